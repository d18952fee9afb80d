"""What a host sees of a house: numbers of each node, and a dashboard that asks for numbers there are."""

from __future__ import annotations

import json
import re
from pathlib import Path

from hhour.server.metrics import Metrics

DASHBOARD = Path(__file__).parents[2] / "docs" / "grafana" / "hhour.json"


def test_the_dashboard_asks_only_for_what_a_node_tells() -> None:
    board = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    told = set(re.findall(r"^# TYPE (\w+) ", Metrics().text(), re.MULTILINE))
    histograms = set(re.findall(r"^# TYPE (\w+) histogram", Metrics().text(), re.MULTILINE))
    told |= {f"{name}_{part}" for name in histograms for part in ("bucket", "sum", "count")}
    asked = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"hhour_\w+", target["expr"])
    }
    assert asked
    assert asked <= told, asked - told
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])


def test_a_node_says_which_it_is_and_how_it_stands() -> None:
    metrics = Metrics()
    metrics.node, metrics.release, metrics.wire_good = "abc", "1.2", False
    assert 'hhour_node_info{node="abc",release="1.2"} 1' in metrics.text()
    assert "hhour_wire_up 0" in metrics.text()
    assert "hhour_store_up 1" in metrics.text()

"""A house under fire: no acknowledged action is lost or doubled, and every node tells the same story."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.nodes.faults import play_under_fire


@pytest.mark.slow
@pytest.mark.skipif(os.environ.get("HHOUR_TEST_REDIS") == "skip", reason="HHOUR_TEST_REDIS=skip")
def test_fourteen_faults_lose_and_double_nothing(tmp_path: Path, postgres: str) -> None:
    told = play_under_fire(tmp_path, postgres, faults=14, nodes=3, games=2, seed=7)
    assert told["failures"] == []
    assert told["wrong"] == []
    assert sum(told["faults"].values()) == 14
    assert len(told["faults"]) == 7
    assert told["acked"] >= 14

"""What the browser is told of the lab: measured difficulty, luck reports, and which options go together."""

from __future__ import annotations

from pathlib import Path

import pytest

from hhour.bots.difficulty import difficulty
from tests.server.served import Person

GOLDEN = Path(__file__).parents[1] / "golden"


def test_every_measured_map_shows_its_figures(ann: Person) -> None:
    boards = {board["id"]: board for board in ann.get("/api/catalogue")["games"][0]["boards"]}
    told = [(slug, one) for slug, board in boards.items() for one in board["measured"]]
    assert len(told) == sum("units=1" in row["setup"].split() and row["bot"] != "seer" for row in difficulty())
    assert {one["bot"] for _, one in told} == {"sergeant", "captain"}
    for _, one in told:
        assert 0 <= one["low"] <= one["win_rate"] <= one["high"] <= 1
    assert {one["level"] for slug, one in told if slug == "n-01"} == {"practice", "basic", "advanced"}


@pytest.mark.parametrize(
    ("name", "measure"),
    [("dday-n-02-units-2-won", "chance"), ("bataille*", "points"), ("express*", "matches")],
)
def test_a_record_gets_its_luck_report(ann: Person, name: str, measure: str) -> None:
    text = sorted(GOLDEN.glob(f"{name}.hh"))[0].read_text(encoding="utf-8")
    told = ann.post("/api/lab/luck", text=text, language="fr")
    assert told["measure"] == measure
    assert told["turns"]
    assert len(told["lines"]) >= 2
    assert not any(line.startswith("luck-") for line in told["lines"] + told["costly"])
    assert sum(one["luck"] for one in told["turns"]) == pytest.approx(told["luck"], abs=1e-4)


def test_what_is_no_record_gets_a_sentence(ann: Person) -> None:
    told = ann.fail("POST", "/api/lab/luck", 422, json={"text": "no record at all"})
    assert told["sentence"]


def test_options_that_cannot_be_added_say_which_rule_forbids_them(ann: Person) -> None:
    told = ann.post("/api/setups", setup="dday n-02 units=1")["refused"]
    by_key = {(one["key"], one["value"]): one for one in told}
    assert by_key["climb-from-below", "on"]["rule"] == "B-OPT-H07"
    assert "assault" in by_key["garrison-ai", "on"]["sentence"].lower()
    assert ("victory-points", "on") not in by_key
    assert all(one["sentence"] and one["rule"] for one in told)
    cliff = ann.post("/api/setups", setup="dday n-07 units=1 opts=assault")["refused"]
    assert not {one["key"] for one in cliff} & {"climb-from-below", "garrison-ai"}

"""The luck report of Express!: dice and decisions add up to what became of each attempt."""

from __future__ import annotations

from pathlib import Path

import pytest

from hhour.express.luck import against_any_axis
from hhour.kernel.table import Table
from hhour.lab.luck import luck
from hhour.lab.luck_words import told
from tests.express.beach import Situation
from tests.rule import rule

GAMES = sorted((Path(__file__).parents[1] / "golden").glob("express-*.hh"))


def record(t: Situation) -> str:
    return str(t.table.record.text(reveal=False))


@rule("P-PROB-01")
@pytest.mark.parametrize(("sector", "expected"), [(1, 0.9624), (2, 0.8816), (4, 0.5448), (6, 0.1069)])
def test_before_any_die_falls_the_chance_is_that_of_the_rulebook(sector: int, expected: float) -> None:
    t = Situation("express utah", sector=sector)
    assert against_any_axis(t.shore) == pytest.approx(expected, abs=6e-5)


def test_luck_and_cost_of_an_attempt_add_up_to_its_end() -> None:
    t = Situation("express utah")
    t.axis("STAR")
    t.roll(1, "TOOL TOOL SOLDIER SOLDIER SKULL SKULL")
    t.dice("TOOL")
    t.answer(1, "reroll r1")
    t.answer(1, "stop")
    assert t.table.outcome == "lost"
    report = luck(record(t))
    (attempt,) = report["turns"]
    assert attempt["luck"] - attempt["cost"] == pytest.approx(0 - 0.9624, abs=6e-5)
    assert attempt["cost"] > 0.5
    assert [one["chosen"] for one in report["costly"]] == ["stop", "reroll r1"]
    assert report["costly"][0]["better"] == "reroll r1 r2 w1 w2 b1 b2"


def test_the_best_re_roll_costs_nothing() -> None:
    t = Situation("express utah")
    t.axis("STAR")
    t.roll(1, "TOOL TOOL SOLDIER SOLDIER SKULL SKULL")
    t.dice("STAR " + " ".join(["TOOL"] * 5))
    t.answer(1, "reroll r1 r2 w1 w2 b1 b2")
    t.answer(1, "stop")
    report = luck(record(t))
    assert report["given_away"] == pytest.approx(0)
    assert report["luck"] == pytest.approx(1 - 0.9624, abs=6e-5)
    assert report["costly"] == []


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_golden_game_has_a_report_for_people(path: Path) -> None:
    report = luck(path.read_text(encoding="utf-8"))
    assert report["outcome"] == path.stem.rpartition("-")[2]
    assert all(turn["cost"] >= -1e-9 for turn in report["turns"])
    lines = told(report).splitlines()
    assert lines[0].endswith(report["outcome"])
    assert len([line for line in lines if line.startswith("    Attempt")]) == len(report["turns"])


def test_a_game_that_has_not_begun_has_an_empty_account() -> None:
    report = luck(Table("express utah", seed="x").record.text(reveal=True))
    assert (report["outcome"], report["turns"], report["luck"]) == ("running", [], 0)

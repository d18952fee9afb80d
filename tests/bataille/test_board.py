"""What the browser's board is told: the Axis dice that are met, the ground in words, and what is at stake."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from hhour.advice.bataille.chances import going_on, match_chance, next_win
from hhour.i18n import LANGUAGES, language
from hhour.pocket.chances import chance
from hhour.telling import tell_board
from tests.bataille.bench import Bench


def board(bench: Bench, advice: str = "full", code: str = "en") -> dict[str, Any]:
    return tell_board(bench.table, language(code), advice)


def attempt(bench: Bench) -> dict[str, Any]:
    seen: Mapping[str, Any] = bench.table.view(1)
    found: dict[str, Any] = seen["attempt"]
    return found


def test_of_equal_axis_dice_only_as_many_are_met_as_the_dice_show() -> None:
    bench = Bench()
    bench.oppose("landing", "STAR STAR", "STAR SKULL SKULL TOOL TOOL SOLDIER")
    assert [die["met"] for die in attempt(bench)["axis"]] == [True, False]


def test_before_the_own_roll_nothing_is_met() -> None:
    bench = Bench()
    bench.oppose("bunker", "STAR TOOL")
    assert bench.question() == "leave-out"
    assert [die["met"] for die in attempt(bench)["axis"]] == [False, False]
    assert board(bench)["stakes"]["match"] == round(chance((0, 1, 0, 0, 0, 1), 5, 2), 4)


def test_before_the_axis_rolls_the_stakes_are_the_next_skirmish_with_and_without_the_kommandant() -> None:
    bench = Bench("bataille players=2 opts=kommandant")
    stakes = board(bench)["stakes"]
    assert stakes["now"] == {"dice": 2, "chance": round(next_win(2), 4), "worth": round(going_on(0, 2), 1)}
    assert stakes["kommandant"]["chance"] == round(next_win(2, True), 4)
    assert "kommandant" not in board(Bench())["stakes"]


def test_with_dice_on_the_table_the_chance_counts_the_rerolls_left() -> None:
    bench = Bench()
    bench.oppose("landing", "STAR COURAGE", "STAR SKULL SKULL TOOL TOOL SOLDIER")
    assert board(bench)["stakes"]["match"] == round(match_chance(bench.fray, 2), 4)
    bench.give(2, "purple-heart")
    bench.stop()
    assert bench.question(2) == "medal"
    assert board(bench)["stakes"]["match"] == 0


def test_a_win_would_let_stopping_be_weighed_against_going_on() -> None:
    bench = Bench()
    bench.oppose("barriers", "STAR TOOL", "STAR TOOL SKULL SKULL TOOL SOLDIER")
    stakes = board(bench)["stakes"]
    assert (stakes["stop"], stakes["next"]["dice"]) == (4, 3)
    assert stakes["better"] == ("on" if going_on(4, 3) > 4 else "stop")
    bench.stop()
    assert bench.question() == "onward"
    assert {key: board(bench)["stakes"][key] for key in ("stop", "next", "better")} == {
        key: stakes[key] for key in ("stop", "next", "better")
    }


@pytest.mark.parametrize(("terrain", "forced"), [("cliffs", "retreat"), ("ordeal", "progress")])
def test_where_the_ground_decides_there_is_nothing_to_weigh(terrain: str, forced: str) -> None:
    bench = Bench()
    bench.oppose(terrain, "STAR TOOL", "STAR TOOL SKULL SKULL TOOL SOLDIER")
    stakes = board(bench)["stakes"]
    assert stakes["forced"] == forced
    assert "better" not in stakes
    assert ("next" in stakes) == (forced == "progress")


def test_the_advice_of_the_table_decides_what_is_told() -> None:
    bench = Bench()
    bench.oppose("landing", "STAR TOOL", "STAR TOOL SKULL SKULL TOOL SOLDIER")
    assert board(bench, "off")["stakes"] == {}
    assert "worth" not in board(bench, "hints")["stakes"]["next"]
    assert "chance" in board(bench, "hints")["stakes"]["next"]
    assert "worth" in board(bench, "full")["stakes"]["next"]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("terrain", ["landing", "barriers", "rally-point", "ordeal", "cliffs"])
def test_the_ground_and_the_phases_are_named_in_every_language(code: str, terrain: str) -> None:
    bench = Bench()
    bench.oppose(terrain, "STAR TOOL")
    told = board(bench, "off", code)
    assert told["terrain"] in told["ground"]
    assert told["ground"] != told["terrain"]
    assert {phase["id"] for phase in told["phases"]} >= {bench.fray.phase()}
    assert not any(phase["name"].startswith("phase-") for phase in told["phases"])

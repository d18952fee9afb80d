"""What the browser's board is told: the sectors in words, what is met, what Specialists could do, the chances."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from hhour.i18n import LANGUAGES, language
from hhour.telling import tell_board
from tests.express.beach import Situation


def board(t: Situation, advice: str = "full", code: str = "en") -> dict[str, Any]:
    return tell_board(t.table, language(code), advice)


def unit(t: Situation, seat: int) -> dict[str, Any]:
    seen: Mapping[str, Any] = t.table.view(1)
    found: dict[str, Any] = seen["units"][seat - 1]
    return found


def test_every_player_sees_which_of_the_wanted_symbols_he_has() -> None:
    t = Situation("express utah players=2", sector=2)
    t.axis("STAR STAR")
    assert [one["met"] for one in unit(t, 1)["against"]] == [False, False]
    t.roll(1, "STAR TOOL TOOL SKULL SKULL COURAGE")
    assert [one["met"] for one in unit(t, 1)["against"]] == [True, False]
    assert [one["met"] for one in unit(t, 2)["against"]] == [False, False]


def test_the_chances_are_those_of_each_player_and_of_all() -> None:
    t = Situation("express utah players=2", sector=2)
    t.axis("STAR STAR")
    t.roll(1, "STAR TOOL TOOL SKULL SKULL COURAGE")
    assert board(t)["chances"] == {}
    t.roll(2, "STAR STAR TOOL SKULL SKULL COURAGE")
    told = board(t)["chances"]
    assert told["each"] == [round(1 - (5 / 6) ** 10, 4), 1.0]
    assert told["all"] == told["each"][0]
    t.answer(1, "stop")
    assert board(t)["chances"]["all"] == 0
    assert board(t, "off")["chances"] == {}


def test_what_a_specialist_could_do_is_told_whatever_the_advice() -> None:
    t = Situation("express utah players=2", sector=2, group="general hero:2")
    t.axis("STAR STAR")
    t.tallies("STAR TOOL TOOL SKULL SKULL COURAGE", "STAR STAR TOOL SKULL SKULL COURAGE")
    told = {one["card"]: one["sentence"] for one in board(t, "off")["help"]}
    assert set(told) == {"express-general", "express-hero"}
    assert "player 1" in told["express-general"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_six_sectors_say_what_they_do_in_every_language(code: str) -> None:
    t = Situation("express omaha players=2 opts=advanced,kommandant")
    told = board(t, "off", code)
    assert len(told["sectors"]) == 6
    assert all(sector["name"] and sector["notes"] for sector in told["sectors"])
    assert {phase["id"] for phase in told["phases"]} >= {t.shore.phase()}
    assert not any(phase["name"].startswith("phase-") for phase in told["phases"])


def test_nothing_is_counted_once_the_invasion_is_over() -> None:
    t = Situation("express utah players=1", sector=2, group="general")
    t.attempt("STAR STAR", "TOOL TOOL SKULL SKULL SOLDIER COURAGE")
    assert t.table.outcome == "lost"
    assert (board(t)["help"], board(t)["chances"]) == ([], {})

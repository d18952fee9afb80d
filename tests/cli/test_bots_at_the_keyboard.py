"""Bots at the table of the terminal: they move by themselves, are kept with the game, and nobody moves for them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hhour.i18n import language
from hhour.kernel.saving import load
from hhour.kernel.table import Table
from hhour.tui.commands import undo
from hhour.tui.loop import Session
from tests.cli.conftest import Hhour, one_sentence
from tests.cli.test_screen import Window

GERMAN = "dday n-18 opts=german"
TWO = "dday n-02 units=2"


def kept(home: Path) -> str:
    return next((home / "games").glob("*.json")).read_text(encoding="utf-8")


def movers(home: Path) -> list[tuple[int, str]]:
    return [(line.seat, line.action.split()[0]) for line in load(kept(home)).record.lines]


@pytest.mark.parametrize("seat", ["2", "german", "German"])
def test_a_bot_that_has_the_german_rolls_by_itself(hhour: Hhour, home: Path, seat: str) -> None:
    answer = hhour("play", GERMAN, "--bot", f"{seat}=recruit", "--seed", "x", typed="start 1\nroll\n")
    assert [mover for mover in movers(home) if mover[1] == "roll"] == [(2, "roll"), (1, "roll")]
    assert "Also waited for" not in answer.out


def test_units_may_be_bots_and_the_german_a_person(hhour: Hhour, home: Path) -> None:
    hhour("play", "dday n-18 units=2 opts=german", "--bot", "1,2=recruit", "--seed", "x", typed="roll\n")
    assert {seat for seat, _ in movers(home)} == {1, 2, 3}


def test_nobody_moves_for_a_bot(hhour: Hhour, home: Path) -> None:
    answer = hhour("play", GERMAN, "--bot", "2=recruit", "--seed", "x", typed="2: roll\n2:\n")
    assert answer.out.count("2 The German is played by a bot.") == 2


def test_bots_stay_when_the_game_is_taken_up_again(hhour: Hhour, home: Path) -> None:
    hhour("play", TWO, "--bot", "2=recruit", "--seed", "x", typed="start 1\n")
    assert json.loads(kept(home))["bots"] == {"2": "recruit"}
    before = len(movers(home))
    hhour("play", "--continue", typed="roll\n")
    assert (2, "roll") in movers(home)
    assert len(movers(home)) > before
    hhour("play", "--continue", "--bot", "1=recruit", typed="2: roll\n")
    assert json.loads(kept(home))["bots"] == {"1": "recruit"}


def test_nobody_takes_back_what_a_bot_did(home: Path) -> None:
    session = Session(Table("dday n-18 units=2", seed="x"), language("en"), Window(80, 24), bots={2: "recruit"})
    session.act(1, "start 1")
    assert session.bot_acted()
    undo(session, "")
    assert movers(home) == [(1, "start"), (2, "start")]
    assert len(session.notes) == 1


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (["--bot", "7=captain"], "'7'"),
        (["--bot", "kaiser"], "'kaiser'"),
        (["--bot", "2=majr"], "majr"),
        (["--bot", "1", "--bot", "2"], "hhour sim"),
        (["--bot"], "--bot"),
    ],
)
def test_a_bot_that_cannot_be_seated_is_refused_in_a_sentence(hhour: Hhour, words: list[str], wrong: str) -> None:
    assert wrong in one_sentence(hhour("play", TWO, *words), 2)

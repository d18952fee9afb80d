"""No bot ever makes a move the rules forbid: ten thousand games over the maps, Units and options of all boxes.

`python tools/legal.py --bots sergeant,captain --games 10000` plays as many with officers, game by game a new setup.
"""

from __future__ import annotations

import random

import pytest

from hhour.bots.recruit import Recruit
from hhour.bots.registry import bot
from hhour.dday.boxes.base.box import STEPS
from tests.bots.games import draw_setup, play

MAPS = ("n-01", "n-02", "n-03", "n-04", "n-05", "n-06", "n-07", "n-08", "deadstick")
SLICES = 10
GAMES = 1000


@pytest.mark.parametrize("number", range(SLICES))
def test_the_recruit_is_legal_in_ten_thousand_games(number: int) -> None:
    rng = random.Random(f"recruit {number}")
    setups = [draw_setup(rng) for _ in range(40)]
    asked: set[str] = set()
    for game in range(GAMES):
        # poor Units die young; every tenth game is rich, so that cards, bunkers and assaults are reached
        _, questions = play(setups[game % len(setups)], Recruit(), f"{number}.{game}", rich=game % 10 == 0)
        asked |= questions
    assert {"lock", "reroll", "declare", "cancel", "muster", "move", "fall"} <= asked


@pytest.mark.parametrize("name", ["sergeant", "captain"])
def test_officers_are_legal_on_every_map(name: str) -> None:
    officer = bot("dday", name)
    for number, board in enumerate(MAPS):
        units = 2 if board == "deadstick" or number % 3 == 1 else 1
        play(f"dday {board} units={units}", officer, f"{name} {number}")


def test_officers_are_legal_with_any_options() -> None:
    rng = random.Random("officers")
    officer = bot("dday", "sergeant")
    asked: set[str] = set()
    for number in range(24):
        _, questions = play(draw_setup(rng), officer, f"options {number}", rich=number % 3 == 0)
        asked |= questions
    assert len(asked) > 25


def test_an_officer_knows_an_answer_to_every_question_of_the_game() -> None:
    from hhour.bots.dday.answers import ANSWERS

    silent = {"roll", "contest", "d6", "first", "enter", "arrive", "book", "marker", "offered", "results-again"}
    assert set(STEPS) - silent <= set(ANSWERS)


def test_a_captain_who_begins_a_swap_makes_it() -> None:
    """Once he began and cancelled a swap with the trading pool for ever, because two measures differed."""
    from hhour.lab.simulate import Run
    from hhour.lab.simulate import play as play_numbered

    assert play_numbered(Run("dday n-06 units=1", ("captain",), "1944").checked(), 10).decisions < 1000

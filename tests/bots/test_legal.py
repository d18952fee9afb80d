"""No bot ever makes a move the rules forbid: ten thousand games over all maps, numbers of Units and options."""

from __future__ import annotations

import random

import pytest

from hhour.bots.recruit import Recruit
from hhour.bots.registry import bot
from hhour.dday.boxes.base.box import STEPS
from hhour.dday.rules.box.shelf import options as all_options
from hhour.kernel.refusal import SetupError
from tests.bots.games import play, rules_of

MAPS = ("n-01", "n-02", "n-03", "n-04", "n-05", "n-06", "n-07", "n-08", "deadstick")
SLICES = 10
GAMES = 1000


def draw_setup(rng: random.Random) -> str:
    """Any map, level, number of Units and combination of options the rules allow."""
    while True:
        board = rng.choice(MAPS)
        words = [f"dday {board} units={rng.choice((1, 1, 2, 3, 4))}"]
        if board == "n-01":
            words.append(f"level={rng.choice(('practice', 'basic', 'advanced'))}")
        chosen = [key for key in all_options() if rng.random() < 0.2]
        if chosen:
            words.append("opts=" + ",".join(f"{key}={rng.choice(all_options()[key].values)}" for key in chosen))
        setup = " ".join(words)
        try:
            rules_of(setup)
        except SetupError:
            continue
        return setup


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

"""What views, boards and results look like is said once, and what is sent looks like that."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from hhour.i18n import language
from hhour.kernel.games import games
from hhour.kernel.table import Table
from hhour.server.app import message_schema
from hhour.telling import tell_board

SETUPS = (
    "dday n-03 units=2 opts=blind-start,fight-back",
    "dday deadstick units=3",
    "bataille players=2",
    "express utah",
)


def shapes(game: str) -> dict[str, Any]:
    """By the end of their names: View, Result, Board."""
    found = games()[game].module("viewed").SHAPES
    return {
        shape.__name__.removeprefix(games()[game].module("viewed").SHAPES[0].__name__[:-4]): shape for shape in found
    }


@pytest.mark.parametrize("setup", SETUPS)
def test_every_view_board_and_result_has_the_shape_the_browser_was_told(setup: str) -> None:
    table = Table(setup, seed="shapes")
    dice = random.Random(setup)
    shape = shapes(table.game.name)
    for _ in range(60):
        for seat, view in table.views([0, *table.seats]).items():
            sent = msgspec.json.decode(msgspec.json.encode(view))
            assert msgspec.convert(sent, shape["View"]) == sent, seat
        board = msgspec.json.decode(msgspec.json.encode(tell_board(table, language("fr"), "full")))
        assert msgspec.convert(board, shape["Board"]) == board
        result = msgspec.json.decode(msgspec.json.encode(table.result()))
        assert msgspec.convert(result, shape["Result"]) == result
        if not table.waiting():
            break
        seat = dice.choice(table.waiting())
        table.apply(seat, dice.choice(table.choices(seat)))


def test_the_shapes_of_every_game_are_in_the_schema() -> None:
    told = message_schema()["$defs"]
    for game in games().values():
        assert {shape.__name__ for shape in game.module("viewed").SHAPES} <= set(told)


def test_a_view_tells_no_choices_a_second_time() -> None:
    for setup in SETUPS:
        view = Table(setup, seed="shapes").view(1)
        assert not {"choices", "question", "question_data"} & set(view)

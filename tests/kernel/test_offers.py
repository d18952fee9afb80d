"""What a game offers is asked of the game: boards, options, boxes, how its seats stand."""

from __future__ import annotations

import pytest

from hhour.express.state import Invasion
from hhour.kernel.game import AnyGame, Game
from hhour.kernel.games import games
from hhour.kernel.refusal import SetupError
from hhour.kernel.setup import Option, Setup
from hhour.kernel.table import Table


@pytest.mark.parametrize("game", games().values(), ids=games().keys())
def test_every_offered_board_can_be_laid_for_the_fewest_and_the_most_it_is_for(game: AnyGame) -> None:
    for board in game.boards():
        assert board.box in game.boxes()
        for seats in (board.least, board.most):
            assert game.setup(Setup(game.name, board.slug, seats)).seats == seats
        with pytest.raises(SetupError):
            game.setup(Setup(game.name, board.slug, board.most + 1))
        for level in board.levels:
            game.setup(Setup(game.name, board.slug, fields={"level": level.slug}))


@pytest.mark.parametrize("game", games().values(), ids=games().keys())
def test_every_offered_option_takes_its_first_value_as_the_default(game: AnyGame) -> None:
    for option in game.options():
        assert option.rule
        if option.values:
            plain = game.setup(Setup(game.name))
            assert game.setup(Setup(game.name, options={option.key: option.values[0]})) == plain


@pytest.mark.parametrize("game", games().values(), ids=games().keys())
def test_a_games_seats_stand_somewhere_from_the_first_turn_on(game: AnyGame) -> None:
    table = Table(game.sample_setups()[0], seed="standings")
    seats = [one.seat for one in game.standings(table.play)]
    assert seats in ([0], list(table.seats))


def test_a_game_that_brings_nothing_offers_nothing() -> None:
    bare: AnyGame = Game()
    assert (bare.options(), bare.boards(), bare.boxes()) == ((), (), ())
    assert bare.module("screen") is None
    assert (bare.rules_version, bare.rank) == (1, 1)


def test_a_group_that_has_won_stands_one_beach_further_than_on_its_way() -> None:
    table = Table("express utah", seed="far")
    state = table.play.state
    assert isinstance(state, Invasion)
    state.sector = 3
    far = table.game.standings(table.play)[0].points
    assert far == 3
    state.beach = 1
    assert table.game.standings(table.play)[0].points == far + 6, "a beach has six sectors"
    state.beach, state.outcome = 0, "won"
    assert table.game.standings(table.play)[0].points == far + 6


def test_an_option_that_never_was_put_right_is_of_no_version() -> None:
    assert Option("tea", "off on", "B-OPT-01").since == {}
    assert Option("tea", "off on", "B-OPT-01", since={"on": 8}).since == {"on": 8}

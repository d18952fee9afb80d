"""Every choice of every game says what its words name, what it costs and whether it can be taken back."""

from __future__ import annotations

import random

import pytest

from hhour.kernel.action import parse_action
from hhour.kernel.choice import GRAVE, ONWARD, QUIET, ROLL, WORD, Choice, Cost, Verb, kinds_of
from hhour.kernel.game import AnyGame
from hhour.kernel.games import games
from hhour.kernel.lanes import Play
from hhour.kernel.table import Table
from tests.rule import rule

SETUPS = [setup for game in games().values() for setup in game.samples]


def every_choice(setup: str, actions: int) -> list[tuple[Table, int, Choice]]:
    """What is offered in the course of a game played at random, each form of a verb once."""
    table = Table(setup, seed="choices")
    dice = random.Random(setup)
    seen: dict[tuple[str, tuple[str, ...]], tuple[Table, int, Choice]] = {}
    for _ in range(actions):
        waiting = table.waiting()
        if not waiting:
            break
        for seat in waiting:
            for choice in table.offered(seat, set()):
                seen.setdefault((choice.action.verb, choice.kinds), (table, seat, choice))
        seat = dice.choice(waiting)
        table.apply(seat, dice.choice(table.choices(seat)))
    return list(seen.values())


@pytest.mark.parametrize("setup", SETUPS)
def test_no_word_of_a_choice_is_left_unnamed(setup: str) -> None:
    for _, _, choice in every_choice(setup, 250):
        assert len(choice.kinds) == len(choice.action.args)
        assert WORD not in choice.kinds, choice


def offered(table: Table, seat: int = 1) -> dict[str, Choice]:
    return {choice.action.text: choice for choice in table.offered(seat)}


def test_the_same_number_is_a_sector_behind_one_verb_and_a_seat_behind_another() -> None:
    game = games()["dday"]
    play = Table("dday n-02 units=2", seed="a").play
    kinds = {text: _kinds(game, play, text) for text in ("advance 2", "trade 2", "set 2", "give soldiers 2")}
    assert kinds == {
        "advance 2": ("sector",),
        "trade 2": ("seat",),
        "set 2": ("number",),
        "give soldiers 2": ("resource", "number"),
    }


def test_a_verb_that_no_list_knows_is_read_from_its_words() -> None:
    game = games()["dday"]
    play = Table("dday n-02 units=2", seed="a").play
    assert _kinds(game, play, "bribe k1 red STAR medic stars 3") == (
        "die",
        "colour",
        "face",
        "card",
        "resource",
        "number",
    )


def test_neither_a_number_nor_a_resource_is_a_card() -> None:
    verb = Verb("hand", "card|resource|number")
    kinds = [kinds_of(verb, (word,), lambda word: None) for word in ("medic", "soldiers", "2")]
    assert kinds == [("card",), ("resource",), ("number",)]


def _kinds(game: AnyGame, play: Play, text: str) -> tuple[str, ...]:
    return game.choice(play, 1, parse_action(text)).kinds


@rule("B-SPEC-03")
def test_a_recruit_costs_his_stars_as_data() -> None:
    table = Table("dday n-02", seed="choices")
    for _ in range(60):
        found = [choice for choice in table.offered(1, set()) if choice.action.verb == "recruit"]
        if found:
            break
        table.apply(1, table.choices(1)[0])
    assert [choice.costs for choice in found] == [(Cost("stars", _printed(table, choice)),) for choice in found]


def _printed(table: Table, choice: Choice) -> int:
    cost: int = table.play.book.cards[choice.action.args[0]].cost
    return cost


def test_dice_are_thrown_for_good_and_what_ends_a_turn_at_a_table_of_one_can_be_a_way_out() -> None:
    table = Table("dday n-02", seed="a")
    assert offered(table)["roll"].manner == ROLL
    assert offered(table)["roll"].final
    table.apply(1, "roll")
    locks = offered(table)
    assert not any(choice.final for choice in locks.values())
    table.apply(1, next(iter(locks)))
    assert offered(table)["stop"].manner == QUIET


def test_giving_up_looks_grave() -> None:
    verbs = games()["express"].rules(games()["express"].setup(Table("express utah").setup)).verbs
    assert verbs["give-up"].manner == GRAVE


def test_a_way_out_with_more_behind_it_is_an_answer_like_any_other() -> None:
    game = games()["dday"]
    play = Table("dday n-02 units=2", seed="a").play
    quiet = next(name for name, verb in play.rules.verbs.items() if verb.manner == QUIET)
    manners = [game.choice(play, 1, parse_action(text)).manner for text in (quiet, f"{quiet} r1")]
    assert manners == [QUIET, ONWARD]

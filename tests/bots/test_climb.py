"""The cliffs of Pointe du Hoc: officers count the SKULLs their cards can bring, and keep those cards for the climb."""

from __future__ import annotations

import pytest

from hhour.bots.dday.cards import lifts
from hhour.bots.protocol import Budget, ask
from hhour.bots.registry import bot
from tests.rule import rule
from tests.table import Situation

OFFICERS = ("sergeant", "captain")
TWO_SKULLS = "SKULL STAR SKULL TOOL STAR SOLDIER"


def decided(name: str, table: Situation) -> str:
    made = ask(bot("dday", name), table.table.game, table.table.play, 1, budget=Budget(nodes=50))
    return made.action.text


def standing(sector: int, *cards: str) -> Situation:
    table = Situation("dday n-07")
    table.unit(1, sector=sector, soldiers=30, courage=8, cards=list(cards))
    table.start_at("ROLL")
    return table


def on_the_cliff(*cards: str) -> Situation:
    return standing(10, *cards)


def played(name: str, table: Situation, most: int = 12) -> list[str]:
    """What the officer does until the dice are booked."""
    done: list[str] = []
    while table.field.phase() in ("ROLL", "UPKEEP") and len(done) < most:
        done.append(decided(name, table))
        table.answer(1, done[-1])
    return done


@rule("B-MAP-N07-C04")
@pytest.mark.parametrize("name", OFFICERS)
def test_two_skulls_and_two_cards_that_bring_one_each_are_a_climb(name: str) -> None:
    table = on_the_cliff("grappling-hook", "rope-ladder")
    table.roll(1, TWO_SKULLS)
    done = played(name, table)
    assert {"use grappling-hook", "use rope-ladder"} <= set(done)
    assert table.events("climbed")


@rule("B-MAP-N07-C04")
@pytest.mark.parametrize("name", OFFICERS)
def test_a_card_that_sets_two_dice_sets_both_for_the_climb(name: str) -> None:
    table = on_the_cliff("army-good-conduct-medal")
    table.roll(1, TWO_SKULLS)
    done = played(name, table)
    assert done[0] == "use army-good-conduct-medal"
    assert all(action.endswith("SKULL") for action in done[1:3])
    assert table.events("climbed")


@pytest.mark.parametrize("name", OFFICERS)
def test_a_hook_is_kept_where_it_does_not_bring_the_unit_up(name: str) -> None:
    table = on_the_cliff("grappling-hook")
    table.roll(1, TWO_SKULLS)
    assert "use grappling-hook" not in played(name, table)
    assert table.events("climb-failed")


@pytest.mark.parametrize("name", OFFICERS)
def test_a_hook_is_kept_for_a_cliff_that_is_still_ahead(name: str) -> None:
    table = standing(7, "grappling-hook")
    table.roll(1, "SKULL SKULL SKULL TOOL STAR SOLDIER")  # one more, and blue, would be Dead Man's Gift
    assert "use grappling-hook" not in played(name, table)


@pytest.mark.parametrize("name", OFFICERS)
def test_no_skull_is_rolled_again_on_a_climb_that_the_cards_can_finish(name: str) -> None:
    table = on_the_cliff("grappling-hook", "rope-ladder", "corporal")
    table.dice("SKULL STAR TOOL TOOL STAR SOLDIER")
    table.answer(1, "roll")
    assert "r1" not in decided(name, table).split()


def test_a_card_for_one_colour_lifts_nobody_whose_dice_of_it_are_skulls_already() -> None:
    table = on_the_cliff("rangefinder")
    table.roll(1, "STAR STAR TOOL TOOL SKULL SKULL")
    assert lifts(table.field, table.get()) == 0
    table = on_the_cliff("rangefinder")
    table.roll(1, "SKULL SKULL TOOL TOOL SKULL STAR")
    assert lifts(table.field, table.get()) == 1

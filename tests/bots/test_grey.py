"""Officers reckon with the grey dice where the table plays them."""

from __future__ import annotations

from typing import cast

import pytest

from hhour.bots.dday.plan import Plan, Traits, mean
from hhour.bots.registry import bot
from hhour.dday.rules.battle.book import Book
from tests.bots.games import play, rules_of


def plan(options: str) -> tuple[Plan, int]:
    """The plan of a Unit on Omaha Beach, and a sector there with one machine gun."""
    book = cast(Book, rules_of(f"dday n-02 units=1{options}")[1])
    nothing = (0,) * len(book.sectors)
    guns = tuple(ground.mgf for ground in book.sectors)
    return Plan(book, book.sectors, guns, nothing, Traits(grey=bool(options))), guns.index(1)


def test_a_grey_die_costs_fewer_soldiers_than_a_plain_one_but_as_many_at_worst() -> None:
    plain, sector = plan("")
    grey, _ = plan(" opts=grey-mgf-dice")
    told, before = grey.losses(sector, 1), plain.losses(sector, 1)
    assert sum(told.values()) == pytest.approx(1)
    assert mean(told) < mean(before)
    assert max(told) == max(before)
    assert min(told) == min(before) - 1


@pytest.mark.parametrize("name", ["sergeant", "captain"])
def test_officers_play_grey_dice_by_the_rules(name: str) -> None:
    for setup in ("dday n-02 units=2 opts=grey-mgf-dice", "dday n-07 units=2 opts=grey-mgf-dice,mgf-roll=per-unit"):
        play(setup, bot("dday", name), "grey", rich=True)

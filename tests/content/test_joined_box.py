"""A box of several modules is one box: lists follow each other, functions of one name are all called."""

from __future__ import annotations

from typing import Any

from hhour.dday.rules.box.box import Box, Needs
from hhour.dday.rules.box.joined import joined
from hhour.kernel.refusal import Refusal
from hhour.kernel.setup import Option

NOBODY: Any = None


def test_lists_of_the_modules_follow_each_other_in_their_order() -> None:
    one = Box("x", "X-1", options=(Option("tide", "off on", "X-1"),), needs=(Needs("ebb", "tide"),), kinds={"a": 1})
    other = Box("x", "X-2", options=(Option("ebb", "off on", "X-2"),), kinds={"b": 2})
    box = joined("x", "X-0", one, other)
    assert (box.slug, box.rule) == ("x", "X-0")
    assert [option.key for option in box.options] == ["tide", "ebb"]
    assert [needs.option for needs in box.needs] == ["ebb"]
    assert box.kinds == {"a": 1, "b": 2}


def test_every_module_fills_the_book_and_shows_its_things() -> None:
    called: list[str] = []
    one = Box("x", "X-1", fill=lambda book: called.append("one"), view=lambda p, seat: {"one": seat})
    other = Box("x", "X-2", fill=lambda book: called.append("other"), view=lambda p, seat: {"other": seat})
    box = joined("x", "X-0", one, other)
    assert box.fill is not None
    assert box.view is not None
    box.fill(NOBODY)
    assert called == ["one", "other"]
    assert box.view(NOBODY, 2) == {"one": 2, "other": 2}


def test_at_a_moment_all_act_and_one_of_them_may_have_dealt_with_it() -> None:
    called: list[str] = []

    def deal(p: Any, unit: Any) -> bool:
        called.append("deals")
        return True

    def look(p: Any, unit: Any) -> bool:
        called.append("looks")
        return False

    box = joined("x", "X-0", Box("x", "X-1", moments={"end": deal}), Box("x", "X-2", moments={"end": look}))
    assert box.moments["end"](NOBODY, NOBODY) is True
    assert called == ["deals", "looks"]


def test_the_first_module_that_forbids_gives_the_reason() -> None:
    def forbid(rule: str) -> Any:
        return lambda p, unit, word: Refusal(rule, "x") if word != "allowed" else None

    box = joined(
        "x", "X-0", Box("x", "X-1", vetoes={"move": forbid("X-1")}), Box("x", "X-2", vetoes={"move": forbid("X-2")})
    )
    refused = box.vetoes["move"](NOBODY, NOBODY, "9")
    assert refused is not None
    assert refused.rule == "X-1"
    assert box.vetoes["move"](NOBODY, NOBODY, "allowed") is None


def test_each_module_changes_the_guns_the_one_before_left() -> None:
    one = Box("x", "X-1", guns=lambda p, sector, left: left + 1)
    other = Box("x", "X-2", guns=lambda p, sector, left: left * 2)
    box = joined("x", "X-0", one, other)
    assert box.guns is not None
    assert box.guns(NOBODY, 3, 1) == 4

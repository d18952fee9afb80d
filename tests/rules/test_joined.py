"""A box of several modules is one box: lists follow each other, functions of one name all act."""

from __future__ import annotations

from typing import Any

from hhour.dday.rules.box.box import Box
from hhour.dday.rules.box.joined import joined
from hhour.kernel.refusal import Refusal
from hhour.kernel.setup import Option

NOBODY: Any = None


def test_lists_and_names_of_all_modules_are_put_together() -> None:
    one = Box("x", "B-SETUP-02", options=(Option("a", "off on", "B-OPT-05"),), kinds={"badge": 2})
    two = Box("x", "B-SETUP-02", options=(Option("b", "off on", "B-OPT-05"),), kinds={"condition": 4})
    box = joined("x", "B-SETUP-02", one, two)
    assert [option.key for option in box.options] == ["a", "b"]
    assert box.kinds == {"badge": 2, "condition": 4}


def test_at_a_moment_every_module_acts_and_one_is_enough_to_deal_with_it() -> None:
    acted: list[str] = []

    def first(p: Any, force: Any) -> bool:
        acted.append("first")
        return True

    def second(p: Any, force: Any) -> bool:
        acted.append("second")
        return False

    box = joined("x", "B-SETUP-02", *(Box("x", "B-SETUP-02", moments={"end": act}) for act in (first, second)))
    assert box.moments["end"](NOBODY, NOBODY)
    assert acted == ["first", "second"]


def test_the_first_module_that_forbids_says_why() -> None:
    no = Refusal("B-MOVE-01", "move-now", {})
    allows = Box("x", "B-SETUP-02", vetoes={"move": lambda p, force, word: None})
    forbids = Box("x", "B-SETUP-02", vetoes={"move": lambda p, force, word: no})
    assert joined("x", "B-SETUP-02", allows, forbids).vetoes["move"](NOBODY, NOBODY, "5") is no


def test_each_module_changes_the_guns_the_one_before_has_left() -> None:
    more = Box("x", "B-SETUP-02", guns=lambda p, sector, left: left + 1)
    twice = Box("x", "B-SETUP-02", guns=lambda p, sector, left: left * 2)
    box = joined("x", "B-SETUP-02", more, twice)
    assert box.guns is not None
    assert box.guns(NOBODY, 3, 1) == 4


def test_a_view_shows_what_every_module_shows() -> None:
    one = Box("x", "B-SETUP-02", view=lambda p, seat: {"deck": 3})
    two = Box("x", "B-SETUP-02", view=lambda p, seat: {"card": "fog"})
    box = joined("x", "B-SETUP-02", one, two)
    assert box.view is not None
    assert box.view(NOBODY, None) == {"deck": 3, "card": "fog"}

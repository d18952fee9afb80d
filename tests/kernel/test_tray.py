"""Trays of dice: what they count as, and the choices over them."""

from __future__ import annotations

from hhour.kernel.dice import ALL_DICE, RWB, RWK, SIX, SLOTS, Tray, mask_of, new_kind, slots_of
from hhour.kernel.faces import BLACK, BLUE, COLOUR_MASK, PINK, RED, SKULL, STAR, WHITE


def test_every_colour_counts_as_itself_but_for_pink_and_the_two_dark_ones() -> None:
    every = range(COLOUR_MASK + 1)
    assert Tray((), RWB).reading == tuple({PINK: RED, BLACK: BLUE}.get(colour, colour) for colour in every)
    assert Tray((), RWK).reading == tuple({PINK: RED, BLUE: BLACK}.get(colour, colour) for colour in every)


def test_a_tray_is_plain_while_all_its_dice_are_ordinary() -> None:
    odd = new_kind("odd", RED, (SKULL, SKULL, SKULL, STAR, STAR, STAR))
    assert [Tray(kinds, RWB).plain for kinds in ((RED, WHITE), (odd,), (odd, WHITE))] == [True, False, False]


def test_every_choice_of_dice_is_offered_once_fewest_first() -> None:
    offered = [action.text for action in SIX.any_subsets("lock", 0b1011)]
    assert offered == ["lock r1", "lock r2", "lock w2", "lock r1 r2", "lock r1 w2", "lock r2 w2", "lock r1 r2 w2"]
    assert [action.text for action in SIX.subsets("lock", 0b1011, 2)] == offered[3:6]
    assert SIX.any_subsets("lock", 0) == []


def test_the_six_dice_of_a_set_are_all_there_are_in_it() -> None:
    assert SIX.names == SLOTS == ("r1", "r2", "w1", "w2", "b1", "b2")
    assert mask_of(SLOTS) == SIX.all == ALL_DICE
    assert slots_of(ALL_DICE) == SLOTS

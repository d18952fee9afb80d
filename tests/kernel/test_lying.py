"""What dice showed at a moment of the story: people name them by that."""

from __future__ import annotations

from hhour.kernel.event import Data, Event
from hhour.kernel.lying import lying, lying_before

Told = tuple[int, int, str, Data]  # turn, seat, kind and data
ROLLED: Data = {"dice": ("r1", "w1"), "faces": ("STAR", "TOOL")}


def story(*told: Told) -> list[Event]:
    """Events one after the other."""
    return [
        Event(seq, turn, "ROLL", kind, seat, data, "B-ROLL-01", "", 0)
        for seq, (turn, seat, kind, data) in enumerate(told, 1)
    ]


def test_dice_lie_as_they_were_rolled_and_are_called_by_their_seat() -> None:
    events = story((1, 1, "rolled", ROLLED), (1, 2, "rolled", {"dice": ("b1",), "faces": ("SKULL",)}))
    assert lying(events, 1) == {"r1": ("red", "STAR"), "w1": ("white", "TOOL"), "2:b1": ("blue", "SKULL")}
    assert lying(events, 2) == {"1:r1": ("red", "STAR"), "1:w1": ("white", "TOOL"), "b1": ("blue", "SKULL")}
    assert lying([], 1) == {}


def test_dice_of_an_earlier_turn_lie_no_more() -> None:
    events = story((1, 1, "rolled", ROLLED), (2, 1, "gained", {"n": 1}))
    assert lying(events, 1) == {}
    assert lying(events, 1, events[0]) == {}  # nothing had been rolled before the roll itself
    fresh = story((1, 1, "gained", {"n": 1}), (2, 1, "rolled", ROLLED))
    assert lying(fresh, 1) == {"r1": ("red", "STAR"), "w1": ("white", "TOOL")}, "the first roll of a turn lies there"


def test_a_die_that_is_set_shows_its_new_face_and_keeps_its_colour() -> None:
    events = story(
        (1, 1, "rolled", ROLLED),
        (1, 1, "coloured", {"die": "r1", "face": "STAR", "colour": "blue"}),
        (1, 1, "set", {"which": "r1", "face": "COURAGE"}),
    )
    assert lying(events, 1) == {"r1": ("blue", "COURAGE"), "w1": ("white", "TOOL")}


def test_two_dice_that_are_swapped_show_each_others_faces() -> None:
    rolls: list[Told] = [(1, 1, "rolled", ROLLED), (1, 2, "rolled", {"dice": ("b1",), "faces": ("SKULL",)})]
    swapped: Told = (1, 1, "swapped", {"die": "r1", "unit": 2, "for": "b1"})
    assert lying(story(*rolls, swapped), 1) == {
        "r1": ("blue", "SKULL"),
        "w1": ("white", "TOOL"),
        "2:b1": ("red", "STAR"),
    }
    unknown: Told = (1, 1, "swapped", {"die": "r1", "unit": 2, "for": "b2"})  # nobody told what it shows
    assert lying(story(*rolls, unknown), 1) == lying(story(*rolls), 1)
    offered: Told = (1, 1, "swapped", {"dice": ("r1", "w1"), "unit": 2, "for": "b1"})
    assert lying(story(*rolls, offered), 1) == lying(story(*rolls), 1)


def test_what_was_blanked_or_swapped_away_is_not_found() -> None:
    for kind in ("blanked", "swapped-pool", "wild-swapped"):
        events = story((1, 1, "rolled", ROLLED), (1, 1, kind, {"die": "r1", "face": "STAR"}))
        assert lying(events, 1) == {"w1": ("white", "TOOL")}, kind


def test_dice_that_are_laid_afresh_are_forgotten_on_both_sides() -> None:
    others = {"dice": ("b1",), "faces": ("SKULL",)}
    rolls: list[Told] = [(1, seat, "rolled", ROLLED if seat == 1 else others) for seat in (1, 2, 3)]
    for kind in ("opposition", "tally-repeated", "exchanged", "handed-over"):
        assert set(lying(story(*rolls, (1, 1, kind, {"unit": 2, "faces": ()})), 1)) == {"3:b1"}, kind
        assert set(lying(story(*rolls, (1, 1, kind, {})), 1)) == {"2:b1", "3:b1"}, kind


def test_an_event_that_names_dice_is_told_with_what_they_showed_before_it() -> None:
    events = story((1, 1, "rolled", ROLLED), (1, 1, "locked", {"dice": ("r1",)}), (1, 1, "gained", {"n": 1}))
    assert lying_before(events, events[0]) == {}  # says itself what they show
    assert lying_before(events, events[1]) == {"r1": ("red", "STAR"), "w1": ("white", "TOOL")}
    assert lying_before(events, events[2]) == {}  # is about no dice


def test_a_die_nobody_has_rolled_has_a_colour_only() -> None:
    others = {"dice": ("b1",), "faces": ("SKULL",)}
    events = story((1, 2, "rolled", others), (1, 1, "locked", {"dice": ("w2", "nobody", "r")}))
    assert lying_before(events, events[1]) == {"w2": ("white", ""), "2:b1": ("blue", "SKULL")}

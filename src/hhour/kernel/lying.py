"""What dice showed at a moment of the story, read from what was told before it.

Events name dice by their places (`r1`); people name them by what they show. A die of the seat is found as `r1`, one of
another seat as `2:w1`; its face is "" while it has not been rolled. Where the story does not say, it is not found.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Final

from hhour.kernel.event import Data, Event
from hhour.kernel.faces import COLOUR_NAMES, LETTERS

Lying = Mapping[str, tuple[str, str]]  # by die: its colour and its face
NOTHING_LIES: Final[Lying] = MappingProxyType({})
_Found = dict[str, tuple[str, str]]

_AFRESH: Final = frozenset(("opposition", "tally-repeated", "exchanged", "handed-over"))  # what lay there is no more
_OTHERWISE: Final = frozenset(
    ("blanked", "swapped-pool", "wild-swapped")
)  # the face told is not what the die shows now
_TOUCHING: Final = _AFRESH | _OTHERWISE | {"swapped"}


def lying_before(events: Sequence[Event], event: Event) -> Lying:
    """The dice as this event found them; only looked for where it names some without saying what they show."""
    if "faces" in event.data or not (slots := _slots(event.data)):
        return NOTHING_LIES
    found = lying(events, event.seat, event)
    if any(":" not in die for die in found):
        return found
    return {slot: (_colour(slot), "") for slot in slots if _colour(slot)} | dict(found)


def lying(events: Sequence[Event], seat: int, end: Event | None = None) -> Lying:
    """All dice of the turn as a seat calls them: now, or before an event."""
    stop = len(events) if end is None else bisect_left(events, end.seq, key=lambda one: one.seq)
    turn = end.turn if end is not None else events[-1].turn if events else 0
    start = stop
    while start and events[start - 1].turn == turn:
        start -= 1
    found: _Found = {}
    for event in events[start:stop]:
        if "faces" in event.data or "face" in event.data or event.kind in _TOUCHING:  # most are not about dice
            _follow(event, found)
    return {die.removeprefix(f"{seat}:"): shown for die, shown in found.items()}


def _follow(event: Event, found: _Found) -> None:
    data, seat = event.data, event.seat
    if event.kind in _AFRESH:
        for die in [die for die in found if die.startswith((f"{seat}:", f"{data.get('unit', seat)}:"))]:
            del found[die]
        return
    slots, faces = _slots(data), data.get("faces", data.get("face"))
    if event.kind == "swapped" and len(slots) == 1:
        mine, theirs = f"{seat}:{slots[0]}", f"{data['unit']}:{data['for']}"
        if mine in found and theirs in found:
            found[mine], found[theirs] = found[theirs], found[mine]
    elif event.kind in _OTHERWISE:
        found.pop(f"{seat}:{slots[0]}", None)
    elif faces is not None:
        for slot, face in zip(slots, (faces,) if isinstance(faces, str) else _texts(faces), strict=False):
            colour = str(data.get("colour", "")) or found.get(f"{seat}:{slot}", (_colour(slot),))[0]
            found[f"{seat}:{slot}"] = (colour, face)


def _slots(data: Data) -> tuple[str, ...]:
    """The dice an event names by their places."""
    die = data.get("die", data.get("which", ""))
    if isinstance(die, str) and _colour(die):
        return (die,)
    return tuple(word for word in _texts(data.get("dice")) if _colour(word))


def _texts(value: object) -> tuple[str, ...]:
    return tuple(str(word) for word in value) if isinstance(value, tuple) else ()


@cache
def _colour(slot: str) -> str:
    """The colour a die has by its place; '' for what is no die's name."""
    letter = slot[:1]
    return COLOUR_NAMES[LETTERS.index(letter)] if letter in LETTERS and slot[1:].isdigit() else ""

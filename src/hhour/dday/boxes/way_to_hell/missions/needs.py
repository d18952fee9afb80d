"""What a Mission requires, as data: written as the catalogue writes it (W-MISS-45)."""

from __future__ import annotations

from typing import Final, NamedTuple

from hhour.kernel.faces import COLOUR_NUMBER, FACE_NUMBER

RESOURCES: Final = {"soldiers": "soldiers", "stars": "stars", "courage": "courage", "ip": "points"}
BUNKER_ADJACENT: Final = "bunker-adjacent"
MGF: Final = "mgf"


class Results(NamedTuple):
    """So many results of a face, of one colour or (-1) of any."""

    face: int
    number: int
    colour: int = -1


class Needs(NamedTuple):
    """All parts of a requirement; every one must be met, and no two share a card, a die or a point (W-MISS-46)."""

    specialists: tuple[tuple[str, ...], ...] = ()  # each: whoever of these
    items: tuple[str, ...] = ()
    sets: tuple[int, ...] = ()  # faces of RWB bonuses
    results: tuple[Results, ...] = ()
    pays: tuple[tuple[str, int], ...] = ()
    place: str = ""


def read_needs(text: str) -> Needs:
    """`S:hero; R:COURAGE; stars 3` as data.

    >>> read_needs("S:hero; R:COURAGE; stars 3").pays
    (('stars', 3),)
    """
    parts = [part.strip() for part in text.split(";")]
    return Needs(
        tuple(tuple(part[2:].split("/")) for part in parts if part.startswith("S:")),
        tuple(part[2:] for part in parts if part.startswith("I:")),
        tuple(FACE_NUMBER[part[2:]] for part in parts if part.startswith("R:")),
        tuple(_results(part[2:]) for part in parts if part.startswith("D:")),
        tuple((RESOURCES[name], int(n)) for name, _, n in (part.partition(" ") for part in parts) if n),
        next((part[2:] for part in parts if part.startswith("P:")), ""),
    )


def _results(text: str) -> Results:
    shown, _, count = text.partition("*")
    colour, _, face = shown.rpartition("-")
    return Results(FACE_NUMBER[face], int(count), COLOUR_NUMBER[colour] if colour else -1)

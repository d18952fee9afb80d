"""Grey dice for machine-gun fire: what each face costs (P-MGF). They lie as numbers 1 to 6, in the order of P-MGF-40.

So whatever sets, raises or reads the number of an MGF die works on them too (P-MGF-36, P-MGF-41, P-MGF-43).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit
from hhour.dday.rules.fight.defence import fire, raised
from hhour.kernel.faces import COURAGE, FACE_NUMBER, FACES, SKULL, SOLDIER, STAR, TOOL, TWO_SOLDIERS

VALUES: Final = (SOLDIER, TWO_SOLDIERS, TOOL, STAR, COURAGE, SKULL)
INSTEAD: Final = 6  # soldiers, for a SKULL and for a resource that is not there

OWN_FIRE: Final = "own-fire"  # effects of this COMBAT: where a Unit's own dice begin, and how many they are
LACKING: Final = "lacking"  # and what the resources it lacked cost it


def number_of(face: int) -> int:
    """The value of a face (P-MGF-40)."""
    return VALUES.index(face) + 1


def number_named(p: Field, word: str) -> int:
    """The number that a word gives an MGF die: a face where the dice are grey (P-MGF-44)."""
    return number_of(FACE_NUMBER[word]) if p.has_grey_guns() else int(word)


def face_name(number: int) -> str:
    """The face of a value, as a word (P-MGF-44)."""
    return FACES[VALUES[number - 1]]


class Losses:
    """What grey dice cost: soldiers, one of each resource named, and soldiers for resources that are not there."""

    __slots__ = ("courage", "instead", "points", "soldiers", "stars")

    def __init__(self, dice: Sequence[int], stars: int, courage: int, points: int) -> None:
        faces = [VALUES[die - 1] for die in dice]
        self.soldiers = faces.count(SOLDIER) + 2 * faces.count(TWO_SOLDIERS) + INSTEAD * faces.count(SKULL)
        self.stars = min(stars, faces.count(STAR))
        self.courage = min(courage, faces.count(COURAGE))
        self.points = min(points, faces.count(TOOL))
        paid = self.stars + self.courage + self.points
        asked = faces.count(STAR) + faces.count(COURAGE) + faces.count(TOOL)
        self.instead = INSTEAD * (asked - paid)


def own_fire(p: Field, unit: Unit) -> tuple[int, ...]:
    """The MGF dice that strike this Unit: those of its sector, by option its own among them (P-MGF-11, P-OPT-16)."""
    dice = fire(p, unit.sector)
    if not p.book.own_mgf:
        return dice
    for kind, seat, start, count in p.battle.effects:
        if kind == OWN_FIRE and seat == unit.seat:
            return dice[start : start + int(count)]
    return ()


def losses(p: Field, unit: Unit) -> Losses:
    """What the dice would cost the Unit with what it has now."""
    dice = [raised(p, die) for die in own_fire(p, unit)]
    return Losses(dice, unit.stars, unit.courage, unit.points)


def soldiers_instead(p: Field, unit: Unit) -> int:
    """Soldiers for resources that were not there; as it stands while resources can still be traded."""
    for kind, seat, number, _ in p.battle.effects:
        if kind == LACKING and seat == unit.seat:
            return number
    return losses(p, unit).instead

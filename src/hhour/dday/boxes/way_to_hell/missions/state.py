"""What the module lays on the table: two decks, what was accomplished, and what is given up in this UPKEEP."""

from __future__ import annotations

from typing import Any, Final, cast

from hhour.dday.boxes.way_to_hell.missions.deck import REQUIREMENTS
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import BoxPart, Force
from hhour.dday.rules.battle.verbs import let_go

NAME: Final = "missions"


class Missions(BoxPart):
    """The decks need no order: cards are drawn at random from what is left.

    `added`: cards that are on offer only for a Mission (W-MISS-10, W-MISS-16). `done`: (seat, Mission) accomplished.
    `declared`: (seat, Mission) that is still to be paid. `saved`: (seat, face, card) of RWB bonuses kept for a Mission.
    `given`: (seat, face) of Dead Man's Gifts given up, whose SKULLs stay active (W-MISS-31).
    """

    def __init__(self) -> None:
        self.deck: tuple[str, ...] = ()
        self.promotions: tuple[str, ...] = ()
        self.added: tuple[str, ...] = ()
        self.done: tuple[tuple[int, str], ...] = ()
        self.declared: tuple[tuple[int, str], ...] = ()
        self.saved: tuple[tuple[int, int, str], ...] = ()
        self.given: tuple[tuple[int, int], ...] = ()

    def copy(self) -> Missions:
        new = Missions()
        new.deck, new.promotions, new.added, new.done = self.deck, self.promotions, self.added, self.done
        new.declared, new.saved, new.given = self.declared, self.saved, self.given
        return new

    def to_json(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in FIELDS}

    def read_json(self, data: dict[str, Any]) -> None:
        for name in FIELDS:
            setattr(self, name, tuple(tuple(one) if isinstance(one, list) else one for one in data[name]))


FIELDS: Final = ("deck", "promotions", "added", "done", "declared", "saved", "given")


def missions(p: Field) -> Missions:
    """The module's things on this table."""
    return cast(Missions, p.battle.parts[NAME])


def open_missions(unit: Force) -> list[str]:
    """The Missions the Unit holds and has not accomplished."""
    return [slug for slug in unit.held if slug in REQUIREMENTS] if unit.held else []


def is_possible(p: Field) -> bool:
    """Option Mission: Possible."""
    return p.book.is_on("mission-possible")


def declared_by(p: Field, unit: Force) -> str:
    """The Mission the Unit has declared and not yet paid, '' if there is none."""
    return next((slug for seat, slug in missions(p).declared if seat == unit.seat), "")


def saved_by(p: Field, unit: Force) -> list[tuple[int, str]]:
    """The RWB bonuses kept for a Mission: face and card."""
    return [(face, slug) for seat, face, slug in missions(p).saved if seat == unit.seat]


def save_bonus(p: Field, unit: Force, face: int, slug: str) -> None:
    """An RWB bonus is kept for the Mission instead of obtained (W-MISS-28)."""
    part = missions(p)
    part.saved = (*part.saved, (unit.seat, face, slug))


def take_saved(p: Field, unit: Force) -> list[tuple[int, str]]:
    """And is no longer."""
    found = saved_by(p, unit)
    part = missions(p)
    part.saved = tuple(one for one in part.saved if one[0] != unit.seat)
    return found


def declare(p: Field, unit: Force, slug: str) -> None:
    """The Mission is declared; it is paid when the resources are booked (W-MISS-23)."""
    part = missions(p)
    part.declared = (*part.declared, (unit.seat, slug))


def give_gift(p: Field, unit: Force, face: int) -> None:
    """A Dead Man's Gift is given up."""
    part = missions(p)
    part.given = (*part.given, (unit.seat, face))


def settle_declared(p: Field, unit: Force) -> None:
    """Nothing is given up any more."""
    part = missions(p)
    part.declared = tuple(one for one in part.declared if one[0] != unit.seat)
    part.given = tuple(one for one in part.given if one[0] != unit.seat)


def note_done(p: Field, unit: Force, slug: str) -> None:
    """The Mission is accomplished and stays so (W-MISS-41)."""
    part = missions(p)
    part.done = (*part.done, (unit.seat, slug))
    let_go(unit, slug)


def note_added(p: Field, slug: str) -> None:
    """A card is on offer for a Mission's sake."""
    part = missions(p)
    part.added = (*part.added, slug)

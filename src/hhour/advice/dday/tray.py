"""What dice bring as they lie, before anything is decided: counted by the rules, for whoever is choosing dice."""

from __future__ import annotations

from collections.abc import Iterable

from hhour.advice.adviser import DiceTally, Missing
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force
from hhour.dday.rules.cards.hooks import RESULT, sources
from hhour.dday.rules.dice.tally import ALL_FACES, active_skulls, by_face, can_straight, claimable, standing
from hhour.dday.rules.dice.worth import yielded
from hhour.kernel.faces import COLOUR_NAMES, COLOURLESS, FACES, TOOL, result


def dice_tally(p: Field, seat: int, slots: Iterable[str]) -> DiceTally:
    """The tally of these dice of a force, with the results that its sector, Specialists and vehicle add.

    Raises ValueError where it has no such dice.
    """
    unit = p.force(seat).copy()
    _leave(unit, slots)
    if _adds_still_to_come(p):
        unit.virtual += tuple(result(face, COLOURLESS) for face in _added(p, unit))
    counts = p.book.counts
    brought = yielded(p, unit)
    return DiceTally(
        soldiers=brought.soldiers,
        stars=brought.stars,
        courage=brought.courage,
        tools=by_face(unit)[TOOL] if counts[TOOL] else 0,
        points=brought.points,
        skulls=active_skulls(p, unit, unit.claimed, unit.straight),
        sets=tuple(FACES[face] for face in claimable(p, unit)),
        near=tuple(_near(p, unit)),
        straight=can_straight(p, unit),
        straight_lacks=_straight_lacks(p, unit),
        third=COLOUR_NAMES[unit.tray.sets[-1]],
    )


def dice_toll(p: Field, seat: int, slots: Iterable[str]) -> DiceTally | None:
    """The same for a force whose dice cost; None where nothing comes of them. Raises ValueError likewise."""
    trial = Field(p.book, p.battle.copy(), p.chance, None)
    unit = trial.force(seat)
    _leave(unit, slots)
    tools = by_face(unit, 0)[TOOL]
    toll = trial.profile(unit).toll(trial, unit)
    if toll is None:
        return None
    lacks = toll.straight
    return DiceTally(
        soldiers=-toll.soldiers,
        stars=toll.stars,
        courage=-toll.courage,
        tools=tools,
        points=-toll.points,
        skulls=0,
        sets=tuple(FACES[face] for face in toll.sets),
        near=tuple(Missing(FACES[face], COLOUR_NAMES[colour]) for face, colour in toll.near),
        straight=lacks == (),
        straight_lacks=FACES[lacks[0]] if lacks is not None and len(lacks) == 1 else "",
        hurts=True,
        crew=toll.crew,
        end=toll.end,
    )


def _leave(unit: Force, slots: Iterable[str]) -> None:
    """Only these dice count; raises ValueError where the force has no such dice."""
    named = tuple(slots)
    counted = unit.tray.mask(named)
    if counted < 0:
        raise ValueError(f"no such dice: {' '.join(named)}")
    unit.removed |= sum(1 << die for die in range(len(unit.faces)) if not counted >> die & 1)


def _adds_still_to_come(p: Field) -> bool:
    """Whether the dice are still being rolled: fixed results join when the window opens (B-TALLY-07)."""
    return p.battle.stage < p.book.window.index(True)


def _added(p: Field, unit: Force) -> list[int]:
    ground = p.ground(unit.sector).bonus if unit.sector >= 0 else ()
    return [*ground, *(part.amount for part in sources(p, RESULT, unit))]


def _near(p: Field, unit: Force) -> list[Missing]:
    """Sets with one colour missing, of the faces that form sets here."""
    results = standing(unit, unit.cancelled)
    found = []
    for face in range(len(FACES)):
        if not p.book.sets[face] or not p.profile(unit).may_claim(p, unit, face):
            continue
        lacks = [colour for colour in unit.tray.sets if results[result(face, colour)] <= unit.claimed[face]]
        if len(lacks) == 1:
            found.append(Missing(FACES[face], COLOUR_NAMES[lacks[0]]))
    return found


def _straight_lacks(p: Field, unit: Force) -> str:
    """The one face that a straight lacks, where a straight is worth something."""
    if not p.profile(unit).straight(p, unit, ALL_FACES):
        return ""
    lacks = [face for face, number in enumerate(by_face(unit)[: len(FACES)]) if not number]
    return FACES[lacks[0]] if len(lacks) == 1 else ""

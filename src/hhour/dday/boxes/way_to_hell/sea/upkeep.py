"""SEA UPKEEP: what the dice cost, RWB penalties, Specialists lost to stars, DEF, and who is lost (W-SEA-30 to -62)."""

from __future__ import annotations

from typing import Final

from hhour.dday.boxes.way_to_hell.sea.disembarking import founder, must_disembark
from hhour.dday.boxes.way_to_hell.sea.state import (
    chart,
    crafts_at,
    crew,
    lose,
    lose_crew,
    put,
    sea,
    seaborne,
    vessel,
    water,
    works,
)
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.marks import advance_marker
from hhour.dday.rules.battle.state import AWARDED, SHIELDED, Force, Unit
from hhour.dday.rules.battle.verbs import COURAGE_DIAL, POINTS, STARS, change, gain, lose_soldiers
from hhour.dday.rules.dice.tally import by_face, item_points, standing
from hhour.dday.rules.turn.pick import Ask, Pick
from hhour.kernel.action import Action
from hhour.kernel.event import Data
from hhour.kernel.faces import COURAGE, FACES, SOLDIER, STAR, TOOL, TWO_SOLDIERS, result
from hhour.kernel.lanes import Frame, Lane, Stage
from hhour.kernel.refusal import Refusal

STARS_PER_MAN: Final = 3  # W-SEA-32
DIRECT_HIT: Final = 8
SHRAPNEL: Final = (4, 5)  # soldiers, item points
OVERBOARD: Final = 6


# what comes before the fire, the last first
COURSE: Final[Lane] = (("sea-stars", 0, 0, ""), ("sea-penalties", 0, 0, ""), ("sea-results", 0, 0, ""))


class SeaUpkeepStage(Stage[Field]):
    """Every seaborne Unit takes what its Final Tally brings; the craft are counted before any is lost (W-SEA-60)."""

    phase = "SEA-UPKEEP"

    def open(self, p: Field) -> None:
        there = seaborne(p)
        if not there:
            return
        sea(p).shell = 0  # the number of the turn is rolled anew (W-SEA-63)
        for unit in there:
            now = vessel(p, unit)
            if now.scattered or now.stalled:  # for one turn (W-SEA-52, W-SEA-53)
                put(p, unit, now._replace(scattered=False, stalled=False))
            # last of all comes the check, for panic too (W-SEA-40)
            p.lay(unit.seat, (("sea-check", 1, 0, ""), ("sea-fire", crafts_at(p, now.place), 0, ""), *COURSE))
            if has_straight(p, unit):
                p.push(unit.seat, "straight-award")


def has_straight(p: Field, unit: Force) -> bool:
    """Six faces, an Award left to take, none got this turn (W-SEA-56, W-SEA-57)."""
    return may_be_awarded(p, unit) and not lacking(unit)


def may_be_awarded(p: Field, unit: Force) -> bool:
    """An Award is left, and none was got this turn (W-SEA-57)."""
    return p.book.has_awards and bool(p.battle.deck) and not unit.flags & AWARDED


def lacking(unit: Force) -> tuple[int, ...]:
    """The faces that a Straight lacks (W-SEA-56), not those that only another box's dice show."""
    return tuple(face for face, number in enumerate(by_face(unit, 0)[: len(FACES)]) if not number)


def sets_of(unit: Force) -> list[int]:
    """The RWB sets of each face: the smallest of the three colours (W-SEA-45)."""
    counts = standing(unit, 0)
    first, *others = unit.tray.sets
    found = [counts[result(face, first)] for face in range(len(PENALTIES))]
    for face, sets in enumerate(found):
        if sets:  # seldom, and then most often a die of another colour does not show it
            found[face] = min(sets, *(counts[result(face, colour)] for colour in others))
    return found


class Results(Ask):
    """Stars are added, soldiers, courage and item points are lost; a wading Unit's marker turns (W-SEA-31 to -44)."""

    rule = "W-SEA-58"

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        unit = p.unit(seat)
        p.pop(seat)
        shown = by_face(unit, 0)
        now = vessel(p, unit)
        gain(p, unit, STARS, shown[STAR], "W-SEA-31")
        fallen = shown[SOLDIER] + 2 * shown[TWO_SOLDIERS]
        if fallen:
            lose_soldiers(p, unit, fallen, "W-SEA-37")
        if not now.panicked:
            lose(p, unit, COURAGE_DIAL, shown[COURAGE], "W-SEA-39")
        if now.aboard:
            lose(p, unit, POINTS, hull_toll(p, unit, shown[TOOL]), "W-SEA-42")
        else:  # it has waded since an earlier turn, and moved when it had to
            advance_marker(p, unit, "W-SEA-107")
        return True


def hull_toll(p: Field, unit: Force, tools: int) -> int:
    """What TOOL results cost the craft, by the base table; the Mechanic leaves one out (W-SEA-42, W-CARD-NAV-06)."""
    if tools and works(p, unit, "naval-poland"):
        tools -= 1
    return item_points(tools)


class Penalties(Ask):
    """Every RWB set is a penalty on top of its results; none can be declined (W-SEA-46, W-SEA-47)."""

    rule = "W-SEA-46"

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        """Once for each set (W-SEA-46); a wading Unit has no craft to be hit (W-SEA-104)."""
        unit = p.unit(seat)
        p.pop(seat)
        for face in striking(p, unit):
            PENALTIES[face](p, unit)
        return True


def striking(p: Field, unit: Force) -> list[int]:
    """The face of every set that is a penalty for this Unit (W-SEA-104)."""
    return [face for face, sets in enumerate(sets_of(unit)) for _ in range(sets) if can_strike(p, unit, face)]


def can_strike(p: Field, unit: Force, face: int) -> bool:
    """Some penalties name the craft (W-SEA-104)."""
    return face not in ON_THE_CRAFT or vessel(p, unit).aboard


def _stray_bullet(p: Field, unit: Unit) -> None:
    p.cause = p.emit("stray-bullet", unit.seat, "W-SEA-48", {})
    p.push(unit.seat, "stray-bullet")


def _direct_hit(p: Field, unit: Unit) -> None:
    p.cause = p.emit("direct-hit", unit.seat, "W-SEA-49", {})
    lose(p, unit, POINTS, DIRECT_HIT, "W-SEA-49")


def _shrapnel(p: Field, unit: Unit) -> None:
    p.cause = p.emit("shrapnel", unit.seat, "W-SEA-50", {})
    lose_soldiers(p, unit, SHRAPNEL[0], "W-SEA-50")
    if vessel(p, unit).aboard:
        lose(p, unit, POINTS, SHRAPNEL[1], "W-SEA-50")


def _man_overboard(p: Field, unit: Unit) -> None:
    p.cause = p.emit("man-overboard", unit.seat, "W-SEA-51", {})
    lose_soldiers(p, unit, OVERBOARD, "W-SEA-51")


def _panic(p: Field, unit: Unit) -> None:
    p.emit("panic", unit.seat, "W-SEA-52", {})
    put(p, unit, vessel(p, unit)._replace(scattered=True))


def _stalled_motor(p: Field, unit: Unit) -> None:
    if works(p, unit, "naval-poland"):
        p.emit("motor-mended", unit.seat, "W-CARD-NAV-06", {}, "naval-poland")
        return
    p.emit("stalled-motor", unit.seat, "W-SEA-53", {})
    put(p, unit, vessel(p, unit)._replace(stalled=True))


# by face; the last column of W-SEA-104: what only a craft can suffer
PENALTIES: Final = (_stray_bullet, _direct_hit, _shrapnel, _man_overboard, _panic, _stalled_motor)
ON_THE_CRAFT: Final = (STAR, COURAGE, TOOL)


class StrayBullet(Pick):
    """Which Passenger is hit; the Naval Specialist cannot be (W-SEA-48)."""

    rule = "W-SEA-48"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return [Action("part", (slug,)) for slug in vessel(p, unit).passengers]

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        return why_no_crew(p, unit, action, self.rule)

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        lose_crew(p, unit, action.args[0], self.rule)


class Stars(Pick):
    """Three stars cost a Specialist, and are gone even where there is none (W-SEA-32 to W-SEA-34)."""

    rule = "W-SEA-32"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return [Action("part", (slug,)) for slug in crew(p, unit)] if unit.stars >= STARS_PER_MAN else []

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        unit = p.unit(seat)
        if unit.stars >= STARS_PER_MAN and not crew(p, unit):
            change(unit, STARS, -STARS_PER_MAN * (unit.stars // STARS_PER_MAN))
            if p.sink is not None:
                p.emit("stars-spent", seat, "W-SEA-34", {"now": unit.stars})
        return super().run(p, seat, frame)

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        return why_no_crew(p, unit, action, "W-SEA-33")

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        change(unit, STARS, -STARS_PER_MAN)
        lose_crew(p, unit, action.args[0], self.rule)
        p.push(unit.seat, "sea-stars")


def why_no_crew(p: Field, unit: Unit, action: Action, rule: str) -> Refusal | None:
    """Why this Specialist cannot be the one who is lost to stars (W-SEA-32, W-SEA-33) or a bullet (W-SEA-48)."""
    if action.verb != "part" or len(action.args) != 1:
        return None
    if action.args[0] in unit.held:
        return Refusal(rule, "naval-not-hit", {"card": action.args[0]})
    return Refusal(rule, "not-aboard", {"word": action.args[0]})


class Fire(Ask):
    """Soldiers lost to the sector's DEF and the craft in it. `a`: how many craft (W-SEA-59)."""

    rule = "W-SEA-59"

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        unit = p.unit(seat)
        p.pop(seat)
        here = water(p, unit)
        loss = fire_toll(p, unit, here.defence, frame[1])
        if p.sink is not None:
            told: Data = {"def": here.defence, "crafts": frame[1], **_at(p, unit)}
            p.cause = p.emit("sea-fire", seat, self.rule, told)
        if loss:
            casualties(p, unit, loss, self.rule)
        return True


def fire_toll(p: Field, unit: Force, defence: int, crafts: int) -> int:
    """DEF plus one for each craft; the gunner holds one of it off (W-SEA-59, W-CARD-NAV-04)."""
    return max(0, defence + crafts - works(p, unit, "naval-france"))


def casualties(p: Field, unit: Unit, number: int, rule: str) -> None:
    """Losses to DEF, SHELLING and MINES, from which a Victoria Cross protects (W-SEA-163)."""
    if unit.flags & SHIELDED:
        if p.sink is not None:
            p.emit("sea-shielded", unit.seat, "W-SEA-163", {"n": number})
        return
    lose_soldiers(p, unit, number, rule)


class Check(Ask):
    """Who is wiped out, whose craft is destroyed, who panics. `a`: panic is looked at too (W-SEA-58, -67, -84)."""

    rule = "W-SEA-58"

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        unit = p.unit(seat)
        p.pop(seat)
        now = vessel(p, unit)
        afraid = frame[1] == 1 and unit.courage <= 0
        end = end_of(p, unit, afraid)
        if not end:
            return True
        if end == WIPED_OUT:
            p.emit(WIPED_OUT, unit.seat, "W-SEA-38", _at(p, unit))
            founder(p, unit)
            return True
        if afraid:
            put(p, unit, now._replace(panicked=True))
        if end == DESTROYED:
            p.cause = p.emit(DESTROYED, unit.seat, "W-SEA-43", _at(p, unit))
        else:
            p.cause = p.emit(PANICS, unit.seat, "W-SEA-40", _at(p, unit))
        must_disembark(p, unit)
        return True


WIPED_OUT: Final = "sea-wiped-out"
DESTROYED: Final = "craft-destroyed"
PANICS: Final = "sea-panic"


def end_of(p: Field, unit: Force, afraid: bool) -> str:
    """What becomes of a Unit with so much left (W-SEA-38, W-SEA-40, W-SEA-43), '' if it goes on."""
    if unit.soldiers <= 0:
        return WIPED_OUT
    if not vessel(p, unit).aboard:
        return ""
    return DESTROYED if unit.points <= 0 else PANICS if afraid else ""


def _at(p: Field, unit: Unit) -> Data:
    return {"sector": chart(p.book).id(vessel(p, unit).place)}


def traded(p: Field, unit: Force) -> bool:
    """Stars received at sea count as stars gained (W-SEA-110)."""
    if p.is_away(unit) and unit.stars >= STARS_PER_MAN:
        p.push(unit.seat, "sea-stars")
    return False


STEPS: dict[str, Ask] = {
    "sea-results": Results(),
    "sea-penalties": Penalties(),
    "stray-bullet": StrayBullet(),
    "sea-stars": Stars(),
    "sea-fire": Fire(),
    "sea-check": Check(),
}

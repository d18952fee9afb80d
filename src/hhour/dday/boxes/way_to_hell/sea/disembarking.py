"""Leaving the craft, by will or by force, and going down with it (W-SEA-90 to W-SEA-98)."""

from __future__ import annotations

from hhour.dday.boxes.way_to_hell.sea.state import chart, put, vessel, water
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.marks import turn_marker
from hhour.dday.rules.battle.state import Unit
from hhour.dday.rules.battle.verbs import POINTS, change, destroy
from hhour.dday.rules.turn.pick import Ask, Pick
from hhour.kernel.action import Action
from hhour.kernel.lanes import Frame
from hhour.kernel.refusal import Refusal


def founder(p: Field, unit: Unit) -> None:
    """A Unit is lost at sea, and with it the game (W-SEA-23)."""
    destroy(p, unit)
    p.emit("lost", 0, "W-SEA-23", {"unit": unit.seat})
    p.over("lost")


def must_disembark(p: Field, unit: Unit) -> None:
    """In deep sea all drown; in the Safe Zone the Unit goes on without its craft (W-SEA-95)."""
    if water(p, unit).safe:
        p.push(unit.seat, "sea-disembark")
        return
    p.emit("drowned", unit.seat, "W-SEA-95", {"sector": chart(p.book).id(vessel(p, unit).place)})
    founder(p, unit)


def ways_out(p: Field, unit: Unit) -> list[Action]:
    """Where the Unit may stand once it has left its craft (W-SEA-90)."""
    sheet = chart(p.book)
    return [Action("disembark", (sheet.id(place),)) for place in sheet.beside(vessel(p, unit).place)]


def why_not_disembark(p: Field, unit: Unit, action: Action) -> Refusal | None:
    """Why the Unit cannot leave its craft there."""
    if action.verb != "disembark" or len(action.args) != 1:
        return None
    now = vessel(p, unit)
    place = chart(p.book).find(action.args[0])
    told: dict[str, int | str] = {"sector": action.args[0]}
    if place < 0:
        return Refusal("W-SEAMAP-02", "sea-no-sector", {"word": action.args[0]})
    if not now.aboard:
        return Refusal("W-SEA-90", "sea-no-craft", {})
    if not water(p, unit).safe:
        return Refusal("W-SEA-91", "sea-deep", {})
    if place not in chart(p.book).beside(now.place):
        return Refusal("W-SEA-90", "sea-not-beside", told)
    return Refusal("W-SEA-93", "sea-panic-first", told) if now.scattered else None


def disembark(p: Field, unit: Unit, word: str) -> None:
    """The Unit stands in the water, one chevron up; the craft and its hull are gone for good (W-SEA-90, W-SEA-96)."""
    now = vessel(p, unit)
    put(p, unit, now._replace(place=chart(p.book).find(word), aboard=False, since=p.battle.turn))
    turn_marker(unit, 1)
    change(unit, POINTS, -unit.points)
    if p.sink is not None:
        p.emit("disembarked", unit.seat, "W-SEA-90", {"sector": word})


class Disembark(Pick):
    """Forced: to which side (W-SEA-90)."""

    rule = "W-SEA-95"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return ways_out(p, unit)

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        return why_not_disembark(p, unit, action)

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        disembark(p, unit, action.args[0])


class Leave(Pick):
    """The end of MINES: a craft that has moved this turn may be left in the Safe Zone (W-SEA-92)."""

    rule = "W-SEA-92"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        now = vessel(p, unit)
        if not now.aboard or not now.moved or not water(p, unit).safe:
            return []
        return [Action("stay"), *ways_out(p, unit)]

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        return why_not_disembark(p, unit, action)

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        if action.verb == "disembark":
            disembark(p, unit, action.args[0])


STEPS: dict[str, Ask] = {"sea-disembark": Disembark(), "sea-leave": Leave()}

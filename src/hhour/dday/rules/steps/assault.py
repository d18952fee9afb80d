"""ASSAULT: whether a Unit in a bunker has taken it (R-ASSAULT). Off unless switched on."""

from __future__ import annotations

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import IN_PLAY, MUST_MOVE, Unit
from hhour.dday.rules.battle.verbs import check_end, destroy, draw_award
from hhour.dday.rules.cards.hooks import strength
from hhour.dday.rules.fight.defence import defence
from hhour.dday.rules.steps.combat import survive_bunker
from hhour.dday.rules.turn.pick import Ask, Pick
from hhour.dday.rules.turn.reasons import why_unit
from hhour.kernel.action import Action
from hhour.kernel.lanes import Frame, Stage
from hhour.kernel.refusal import Refusal


class AssaultStage(Stage[Field]):
    """Every Unit in a bunker compares forces; the players choose the order (R-ASSAULT-01, R-ASSAULT-11)."""

    phase = "ASSAULT"

    def open(self, p: Field) -> None:
        here = stormers(p)
        if here:
            p.push(here[0].seat, "assault-order")


def stormers(p: Field, done: int = 0) -> list[Unit]:
    """Units in a bunker that have not been compared yet."""
    return [unit for unit in p.in_play() if p.here(unit).final and not done >> unit.seat & 1]


class AssaultOrder(Pick):
    """Who assaults next. `a`: who has."""

    rule = "R-ASSAULT-11"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return [Action("assault", (str(other.seat),)) for other in stormers(p, frame[1])]

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "assault" or len(action.args) != 1:
            return None
        missing = why_unit(p, unit, action.args[0], self.rule)
        if missing is not None and missing.key != "unit-own":
            return missing
        other = p.unit(int(action.args[0]))
        if frame[1] >> other.seat & 1:
            return Refusal("R-ASSAULT-11", "assault-done", {"unit": other.seat})
        return Refusal("R-ASSAULT-01", "assault-nowhere", {"unit": other.seat})

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        other = p.unit(int(action.args[0]))
        done = frame[1] | 1 << other.seat
        assault(p, other)
        left = stormers(p, done)
        if left and not p.battle.outcome:
            p.push(left[0].seat, "assault-order", done)
        elif not p.battle.outcome:
            check_end(p)


def assault(p: Field, unit: Unit) -> None:
    """Allied strength against DEF in force and garrison (R-ASSAULT-02 to R-ASSAULT-05)."""
    sector = unit.sector
    name = p.book.sectors[sector].id
    if p.battle.captured >> sector & 1:
        survive_bunker(p, unit)  # R-ASSAULT-10, R-ASSAULT-11
        return
    allied = strength(p, unit)
    german = defence(p, unit) + p.battle.garrison
    if p.sink is not None:
        p.cause = p.emit("assault", unit.seat, "R-ASSAULT-04", {"sector": name, "allied": allied, "german": german})
    if allied > german:
        survive_bunker(p, unit)
        if p.others(unit) and p.battle.deck:
            p.push(unit.seat, "trophy", unit.seat)  # R-ASSAULT-09
        return
    if p.book.repulsed and unit.marker < MUST_MOVE - 1:
        if p.sink is not None:
            p.emit("repulsed", unit.seat, "R-ASSAULT-06", {"sector": name})
        return
    destroy(p, unit)
    if p.sink is not None:
        p.emit("wiped-out", unit.seat, "R-ASSAULT-06", {"sector": name})


class Trophy(Pick):
    """The winner of an assault draws an award for a Unit still in play (R-ASSAULT-09). `a`: the winner."""

    watches = True
    rule = "R-ASSAULT-09"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        others = [other for other in p.battle.units if other.status == IN_PLAY and other.seat != frame[1]]
        return [Action("honour", (str(other.seat),)) for other in others] if p.battle.deck else []

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        return (
            why_unit(p, unit, action.args[0], self.rule) if action.verb == "honour" and len(action.args) == 1 else None
        )

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        draw_award(p, p.unit(int(action.args[0])), "R-ASSAULT-09")


STEPS: dict[str, Ask] = {"assault-order": AssaultOrder(), "trophy": Trophy()}

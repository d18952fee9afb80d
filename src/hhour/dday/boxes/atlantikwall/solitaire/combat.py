"""COMBAT in solitaire: DEF and machine guns strike the German, until the Bunker is stormed (A-SOLO-21 to -27)."""

from __future__ import annotations

from typing import Final

from hhour.dday.boxes.atlantikwall.german import verbs
from hhour.dday.boxes.atlantikwall.german.combat import GUNNER
from hhour.dday.boxes.atlantikwall.german.force import German, german
from hhour.dday.boxes.atlantikwall.german.windows import AFTER_FIRE
from hhour.dday.boxes.atlantikwall.solitaire.marcher import Marcher, marcher
from hhour.dday.boxes.atlantikwall.solitaire.toll import exact
from hhour.dday.boxes.atlantikwall.solitaire.verbs import outlast
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force
from hhour.dday.rules.battle.table import lay_effect, lay_guns
from hhour.dday.rules.battle.verbs import COURAGE_DIAL, POINTS, STARS, pay
from hhour.dday.rules.fight.defence import fire, guns, raised
from hhour.dday.rules.fight.grey import Losses
from hhour.dday.rules.steps.grey import roll_sector
from hhour.dday.rules.turn.pick import Ask, ForcePick
from hhour.dday.rules.turn.reasons import why_lost
from hhour.kernel.action import Action
from hhour.kernel.event import Datum
from hhour.kernel.lanes import Frame, Stage
from hhour.kernel.refusal import Refusal

LACKING: Final = "solo-lacking"  # an effect of this COMBAT: soldiers for resources he lacked (P-MGF-26)


def turned_guns(p: Field, sector: int, left: int) -> int:
    """MGF is turned on him while the Maschinengewehr-Schütze is not in his force (A-SOLO-25, A-SOLO-27)."""
    return 0 if GUNNER in german(p).specialists else left


def faced(p: Field, it: Marcher) -> int:
    """The DEF of its sector: the first value on the first turn there, the second on the second (A-SOLO-23)."""
    values = p.ground(it.sector).defence
    return values[min(it.fought + 1, len(values)) - 1]


def wave(p: Field, it: Marcher) -> int:
    """By option, soldiers more in each COMBAT from the first Advance on (A-SOLO-48)."""
    return int(p.book.setup.options.get("solo-second-wave", "0")) if it.advanced else 0


class TurnedFireStage(Stage[Field]):
    """A die for each MGF symbol of its sector; the Bunker Periscope may still change one (A-SOLO-25, A-SOLO-30)."""

    phase = "COMBAT"

    def open(self, p: Field) -> None:
        sector = marcher(p).sector
        symbols = guns(p, sector)
        if symbols and p.has_grey_guns():
            lay_guns(p, [(sector, *roll_sector(p, sector, symbols))])
        elif symbols:
            dice = p.chance.d6(p.battle.turn, 0, "mgf", sector, symbols)
            lay_guns(p, [(sector, *dice)])
            p.emit("mgf", 0, "A-SOLO-25", {"sector": p.book.place(sector), "dice": tuple(dice)})
        if symbols:
            AFTER_FIRE.open(p, (german(p).seat,))


class DamageStage(Stage[Field]):
    """What the guns take besides soldiers: resources by grey dice, special damage on each 6 (A-SOLO-26)."""

    phase = "COMBAT"

    def open(self, p: Field) -> None:
        sector = marcher(p).sector
        dice = [raised(p, die) for die in fire(p, sector)]
        if not dice:
            return
        he = german(p)
        if p.has_grey_guns():
            lose_resources(p, he, Losses(dice, he.stars, he.courage, he.points), p.book.place(sector))
        struck = dice.count(6)
        special = p.ground(sector).special
        if special == "courage":
            pay(p, he, COURAGE_DIAL, min(struck, he.courage), "A-SOLO-26", p.book.place(sector))
        elif special and struck:
            p.push(he.seat, "struck", struck, text=p.book.place(sector))


def lose_resources(p: Field, he: German, told: Losses, sector: str) -> None:
    """As a Unit loses them to grey dice; what he lacks costs him soldiers (P-MGF-05, P-MGF-26)."""
    pay(p, he, STARS, told.stars, "P-MGF-22", sector)
    pay(p, he, COURAGE_DIAL, told.courage, "P-MGF-23", sector)
    pay(p, he, POINTS, told.points, "P-MGF-24", sector)
    lay_effect(p, LACKING, he.seat, told.soldiers + told.instead, "")


class Struck(ForcePick):
    """`a` Specialists are lost to special damage, of his choice; what he does not have is not lost (A-SOLO-26)."""

    rule = "A-SOLO-26"

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        return [Action("lose", (slug,)) for slug in unit.specialists] if frame[1] else []

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "lose" or len(action.args) != 1:
            return None
        if action.text == "lose soldiers":
            return Refusal(self.rule, "specialist-only", {})
        return why_lost(p, unit, action.args[0], self.rule)

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        verbs.lose(p, german(p), action.args[0], self.rule, "struck")
        if not p.battle.outcome:
            p.push(unit.seat, "struck", frame[1] - 1, text=frame[3])


class TollStage(Stage[Field]):
    """DEF, the second wave and what the guns shot are one loss (A-SOLO-23, A-SOLO-25)."""

    phase = "COMBAT"

    def open(self, p: Field) -> None:
        it, he = marcher(p), german(p)
        loss = faced(p, it)
        if any(kind == "halved" for kind, *_ in p.battle.effects):
            loss = (loss + 1) // 2  # A-CARD-DEC-16: of DEF, not of the rest
        loss += wave(p, it)
        shots = shot_by_guns(p, it)
        place = p.book.place(it.sector)
        told: dict[str, Datum] = {"sector": place, "n": loss + shots, "def": loss, "mgf": shots, "have": he.soldiers}
        p.cause = p.emit("toll", he.seat, "A-SOLO-23", told)
        exact(p, he, loss + shots, "A-SOLO-23", place)


def shot_by_guns(p: Field, it: Marcher) -> int:
    """Soldiers that the MGF dice cost (A-SOLO-25)."""
    if p.has_grey_guns():
        return sum(amount for kind, _, amount, _ in p.battle.effects if kind == LACKING)
    return sum(raised(p, die) for die in fire(p, it.sector))


class SurvivalStage(Stage[Field]):
    """The COMBAT is over: in the final Bunker the German who lives has won (A-SOLO-04, A-SOLO-21, A-SOLO-22)."""

    phase = "COMBAT"

    def open(self, p: Field) -> None:
        it = marcher(p)
        outlast(it)
        if it.ahead or it.fought < int(p.book.setup.options.get("solo-bunker-turns", "1")):
            return
        p.emit("german-holds", german(p).seat, "A-SOLO-21", {"sector": p.book.place(it.sector), "turn": p.battle.turn})
        p.over("lost")


STEPS: dict[str, Ask] = {"struck": Struck()}

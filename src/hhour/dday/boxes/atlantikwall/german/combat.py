"""COMBAT with a German: the required loss, what he pays, the shortfall and what it gives the Units (A-GER-44 ff.)."""

from __future__ import annotations

from typing import Final

from hhour.dday.boxes.atlantikwall.german import verbs
from hhour.dday.boxes.atlantikwall.german.force import german
from hhour.dday.rules.battle.book import Edge, Relief
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force
from hhour.dday.rules.battle.verbs import SOLDIERS, gain
from hhour.dday.rules.cards.hooks import strength_of
from hhour.dday.rules.fight.defence import faced
from hhour.dday.rules.turn.pick import Ask, ForcePick
from hhour.dday.rules.turn.reasons import why_lost
from hhour.kernel.action import Action
from hhour.kernel.lanes import Frame, Stage
from hhour.kernel.refusal import Refusal

PIONIER: Final = "pionier"
GUNNER: Final = "maschinengewehr-schuetze"
HALVED: Final = "eastern-front-medal"
PAY: Final = Action("pay")
SOLDIERS_FALL: Final = Action("lose", ("soldiers",))


# --- landmines and guns -----------------------------------------------------------------------------------------------


def mines(p: Field, edge: Edge, mined: bool) -> bool:
    """Landmines are active while the Pionier is in the force (A-GER-36, A-GER-38)."""
    return mined and PIONIER in german(p).specialists


def guns(p: Field, sector: int, left: int) -> int:
    """MGF fires while the Maschinengewehr-Schütze is in the force (A-GER-37, A-GER-39)."""
    return left if GUNNER in german(p).specialists else 0


def has_guns(p: Field, sector: int) -> bool:
    """Whether MGF symbols or tokens are left in a sector that is no Bunker (A-CARD-AI-03, A-CARD-GI-07)."""
    return sector >= 0 and not p.book.sectors[sector].bunker and p.ground(sector).mgf > p.battle.silenced[sector]


# --- what he pays -----------------------------------------------------------------------------------------------------


def required_loss(p: Field) -> int:
    """The single highest printed DEF that any Unit faces; nothing raises or lowers it (A-GER-45 to -49)."""
    most = 0
    for unit in p.in_play():
        values = p.here(unit).defence
        most = max(most, values[min(unit.marker, len(values)) - 1])
    for force in p.battle.forces if not p.battle.units else ():  # a Unit that nobody plays
        most = max(most, *p.here(force).defence)
    if any(kind == "halved" for kind, *_ in p.battle.effects):
        most = (most + 1) // 2  # A-CARD-DEC-16
    return most


def relief(p: Field) -> int:
    """What the shortfall of this COMBAT takes off every DEF (A-GER-54, A-GER-60)."""
    return german(p).shortfall


RELIEF: Final = Relief(relief, "A-GER-54", "shortfall")


class PaymentStage(Stage[Field]):
    """Steps 1a and 1b: the required loss is known, the German pays (A-GER-44)."""

    phase = "COMBAT"

    def open(self, p: Field) -> None:
        he = german(p)
        verbs.require(he, required_loss(p))
        p.cause = p.emit("required-loss", he.seat, "A-GER-45", {"n": he.required, "have": he.soldiers})
        if he.required:
            p.push(he.seat, "german-pay", he.required)


class Payment(ForcePick):
    """He pays, and may give up Specialists first. `a`: what is required, `b`: what those given up are worth."""

    rule = "A-GER-51"

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        if frame[2] >= frame[1]:
            return [PAY]
        return [PAY, *(Action("forfeit", (slug,)) for slug in unit.specialists)]

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "forfeit" or len(action.args) != 1:
            return None
        return why_lost(p, unit, action.args[0], self.rule) or Refusal(self.rule, "loss-met", {"n": frame[1]})

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        he = german(p)
        if action.verb == "forfeit":
            slug = action.args[0]
            value = strength_of(p, slug)
            verbs.lose(p, he, slug, self.rule)
            p.push(he.seat, "german-pay", frame[1], frame[2] + value)
            return
        owed = max(0, frame[1] - frame[2])
        paid = min(owed, he.soldiers)
        verbs.fall_short(he, owed - paid)
        if paid:
            verbs.fall(p, he, paid, "A-GER-50")
        if he.shortfall:
            p.emit("shortfall", he.seat, "A-GER-52", {"n": he.shortfall})


class Loss(ForcePick):
    """He loses `a` soldiers, or Specialists in their place; what he does not have is not lost (A-GER-31, A-GER-62)."""

    rule = "A-GER-31"

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        return [SOLDIERS_FALL, *(Action("lose", (slug,)) for slug in unit.specialists)]

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        if frame[1] <= 0:
            p.pop(seat)
            return True
        return super().run(p, seat, frame)

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        return why_lost(p, unit, action.args[0], self.rule) if action.verb == "lose" and len(action.args) == 1 else None

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        he = german(p)
        rule = frame[3].split(" ")[1]
        if action.text == SOLDIERS_FALL.text:
            verbs.fall(p, he, frame[1], rule)
            return
        left = frame[1] - strength_of(p, action.args[0])
        verbs.lose(p, he, action.args[0], rule)
        if not p.battle.outcome:
            p.push(he.seat, "german-loss", left, text=frame[3])


class SpecialistLoss(ForcePick):
    """He loses 1 Specialist of his choice (A-CARD-AS-02). Text: what costs him, and its rule."""

    rule = "A-GER-32"
    by_card = True

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        return [Action("lose", (slug,)) for slug in unit.specialists]

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        if action.text == SOLDIERS_FALL.text:
            return Refusal(self.rule, "specialist-only", {})
        return why_lost(p, unit, action.args[0], self.rule) if action.verb == "lose" and len(action.args) == 1 else None

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        verbs.lose(p, german(p), action.args[0], frame[3].split(" ")[1])


class ReliefStage(Stage[Field]):
    """Where the shortfall is more than a Unit's DEF, the Unit gains the difference before it loses (A-GER-57)."""

    phase = "COMBAT"

    def open(self, p: Field) -> None:
        short = german(p).shortfall
        if not short:
            return
        for unit in p.in_play():
            gain(p, unit, SOLDIERS, short - faced(p, unit), "A-GER-57", "")


STEPS: dict[str, Ask] = {"german-pay": Payment(), "german-loss": Loss(), "german-specialist": SpecialistLoss()}

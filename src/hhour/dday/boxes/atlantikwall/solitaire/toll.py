"""What the march costs the German: losses he must pay to the last man, and his defeat (A-SOLO-05, A-SOLO-24)."""

from __future__ import annotations

from hhour.dday.boxes.atlantikwall.german import verbs
from hhour.dday.boxes.atlantikwall.german.combat import SOLDIERS_FALL
from hhour.dday.boxes.atlantikwall.german.force import German, german, is_german
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.marks import note_use
from hhour.dday.rules.battle.state import Force
from hhour.dday.rules.battle.verbs import is_dead, lose_soldiers
from hhour.dday.rules.cards.hooks import strength, strength_of
from hhour.dday.rules.fight.losses import saving
from hhour.dday.rules.turn.pick import Ask, ForcePick
from hhour.dday.rules.turn.reasons import why_lost
from hhour.kernel.action import Action
from hhour.kernel.lanes import Frame
from hhour.kernel.refusal import Refusal


def exact(p: Field, he: German, number: int, rule: str, source: str) -> None:
    """He loses so many men, Specialists where his soldiers do not suffice; the Sanitäter saves first (A-SOLO-30)."""
    for part in saving(p, he, number) if he.soldiers else ():
        note_use(he, f"saves {p.phase()} {part.source}")
        number -= part.amount
        p.emit("saved", he.seat, part.rule, {"n": part.amount}, part.source)
    if number > 0:
        p.push(he.seat, "toll", number, text=f"{source} {rule}")


class Toll(ForcePick):
    """`a` men are still to be lost. Text: what costs them, and its rule."""

    rule = "A-SOLO-24"

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        named = [Action("lose", (slug,)) for slug in unit.specialists]
        if frame[1] >= strength(p, unit):
            return [SOLDIERS_FALL]  # nobody is left, in whatever order they fall
        return [SOLDIERS_FALL, *named] if unit.soldiers else named

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "lose" or len(action.args) != 1:
            return None
        if action.text == SOLDIERS_FALL.text:
            return Refusal(self.rule, "specialist-only", {})
        return why_lost(p, unit, action.args[0], self.rule)

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        he = german(p)
        rule = frame[3].split(" ")[1]
        if frame[1] >= strength(p, he):
            lose_all(p, he, rule)
            return
        if action.text == SOLDIERS_FALL.text:
            left = frame[1] - lose_soldiers(p, he, frame[1], rule)
        else:
            left = frame[1] - strength_of(p, action.args[0])
            verbs.lose(p, he, action.args[0], rule)
        if left > 0 and not p.battle.outcome:
            p.push(he.seat, "toll", left, text=frame[3])


def lose_all(p: Field, he: German, rule: str) -> None:
    """The loss is as large as his force, or larger."""
    if he.soldiers:
        lose_soldiers(p, he, he.soldiers, rule)
    for slug in he.specialists:
        verbs.lose(p, he, slug, rule)
    weakened(p, he)


def weakened(p: Field, force: Force) -> bool:
    """Without soldiers and Specialists he has lost, at any moment (A-SOLO-05)."""
    if is_german(force) and is_dead(p, force) and not p.battle.outcome:
        p.emit("german-overrun", force.seat, "A-SOLO-05", {"turn": p.battle.turn})
        p.over("won")
    return False


STEPS: dict[str, Ask] = {"toll": Toll()}

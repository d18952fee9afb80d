"""The questions of the RWB bonuses (B-RWB-08 to B-RWB-17)."""

from __future__ import annotations

from hhour.dday.rules.battle.book import RULINGS
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.marks import cry, flag, unflag
from hhour.dday.rules.battle.state import BOTH_SIDES, FOUND, Unit
from hhour.dday.rules.battle.verbs import COURAGE_DIAL, POINTS, SOLDIERS, STARS, gain, pay, take_item
from hhour.dday.rules.cards.finding import find_cost, refuse_find
from hhour.dday.rules.cards.hooks import REINFORCEMENTS, folded
from hhour.dday.rules.dice.results import trying
from hhour.dday.rules.dice.rwb import add_beside, can_cry, can_lead, can_refind
from hhour.dday.rules.dice.tally import can_claim, one_more
from hhour.dday.rules.turn.pick import Ask, Pick
from hhour.dday.rules.turn.reasons import why_unit
from hhour.kernel.action import Action
from hhour.kernel.faces import FACE_NUMBER, FACES, SKULL, WHITE, result
from hhour.kernel.lanes import Frame
from hhour.kernel.refusal import Refusal

WHITES = tuple(Action("white", (face,)) for face in FACES)


def another(p: Field, unit: Unit, verb: str) -> list[Action]:
    """One action for each Unit 'another Unit' can mean; the own one if there is no other (B-RWB-18, B-SOLO-03)."""
    others = p.others(unit) or [unit]
    return [Action(verb, (str(other.seat),)) for other in others]


FIRST_SIDE = 1  # the side of an "or" that has been taken
SECOND_SIDE = 2


def ask_other_side(p: Field, unit: Unit, frame: Frame, first: bool) -> None:
    """A card may let a Unit take both sides of a bonus; the question then comes once more (A-CARD-BDG-16)."""
    if not frame[1] and unit.flags & BOTH_SIDES:
        unflag(unit, BOTH_SIDES)
        p.push(unit.seat, frame[0], FIRST_SIDE if first else SECOND_SIDE, 0, frame[3])


class Leadership(Pick):
    """One white result more, or 2 courage for another Unit (B-RWB-08)."""

    rule = "B-RWB-08"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        found: list[Action] = []
        if can_lead(unit) and frame[1] != FIRST_SIDE:
            found = [action for face, action in enumerate(WHITES) if self._holds(p, unit, face)]
        found += another(p, unit, "courage") if frame[1] != SECOND_SIDE else []
        if p.book.leads and not frame[3] and not frame[1]:
            found += [Action(text) for text, ware in p.book.leads.items() if ware.refuse(p, unit) is None]
        return found

    def _holds(self, p: Field, unit: Unit, face: int) -> bool:
        """A white SKULL must not break what is already claimed, unless it completes a Dead Man's Gift (B-RWB-09)."""
        if face != SKULL or not unit.faces:
            return True
        trial = trying(unit, (*unit.virtual, result(SKULL, WHITE)))
        return can_claim(p, trial, unit.claimed, unit.straight) or can_claim(
            p, trial, one_more(unit.claimed, SKULL), unit.straight
        )

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        if action.text in p.book.leads:
            ware = p.book.leads[action.text]
            return ware.refuse(p, unit) or (Refusal(ware.dice_only, "lead-dice-only", {}) if frame[3] else None)
        if action.verb == "courage" and len(action.args) == 1:
            return why_unit(p, unit, action.args[0], self.rule)
        if action not in WHITES:
            return None
        return Refusal("B-RWB-09", "lead-skull", {}) if can_lead(unit) else Refusal("B-RWB-20", "lead-late", {})

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        if action.text in p.book.leads:
            p.book.leads[action.text].do(p, unit)
            return
        if action.verb == "white":
            add_beside(p, unit, FACE_NUMBER[action.args[0]], WHITE, "B-RWB-08", frame[3], RULINGS)
        else:
            gain(p, p.unit(int(action.args[0])), COURAGE_DIAL, 2, "B-RWB-08", frame[3])
        ask_other_side(p, unit, frame, action.verb == "white")  # A-CARD-BDG-16


class Reinforce(Pick):
    """Reinforcements: another Unit gains 4 soldiers too (B-RWB-10)."""

    rule = "B-RWB-10"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return another(p, unit, "reinforce")

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        return (
            why_unit(p, unit, action.args[0], self.rule)
            if action.verb == "reinforce" and len(action.args) == 1
            else None
        )

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        more = folded(p, REINFORCEMENTS, unit, 4)
        gain(p, p.unit(int(action.args[0])), SOLDIERS, more, "B-RWB-10", frame[3])


class BattleCry(Pick):
    """3 soldiers, or a move without requirements and courage (B-RWB-12).

    A box may add a choice in place of both (A-BADGE-02), or give both (A-CARD-BDG-16).
    """

    rule = "B-RWB-12"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        found = [Action("soldiers")] if frame[1] != FIRST_SIDE else []
        if can_cry(p, unit) and frame[1] != SECOND_SIDE:
            found.append(Action("charge"))
        if not frame[1]:
            found += [Action(text) for text, ware in p.book.cries.items() if ware.refuse(p, unit) is None]
        return found

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        if action.text in p.book.cries:
            return p.book.cries[action.text].refuse(p, unit)
        return Refusal("B-RWB-20", "cry-late", {}) if action.text == "charge" else None

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        if action.text in p.book.cries:
            p.book.cries[action.text].do(p, unit)
            return
        if action.verb == "soldiers":
            gain(p, unit, SOLDIERS, 3, "B-RWB-12", frame[3])
        else:
            cry(unit)
            if p.sink is not None:
                p.emit("battle-cry", unit.seat, "B-RWB-15", {}, frame[3])
        ask_other_side(p, unit, frame, action.verb == "soldiers")  # A-CARD-BDG-16


class SpecialFind(Pick):
    """2 stars, or find a used item for its cost (B-RWB-16)."""

    rule = "B-RWB-16"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        if frame[1] == SECOND_SIDE:
            return [Action("stars")]
        found = [Action("pass")] if frame[1] else [Action("stars")]
        if p.book.has_items and can_refind(p, unit):
            found += [
                Action("refind", (slug,))
                for slug in sorted(p.battle.used)
                if refuse_find(p, unit, slug, used=True, again=True) is None
            ]
        return found

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "refind" or len(action.args) != 1:
            return None
        if not can_refind(p, unit):
            return Refusal("B-RWB-17", "find-once", {"card": action.args[0]})
        return refuse_find(p, unit, action.args[0], used=True, again=True)

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        if action.verb == "pass":
            return
        ask_other_side(p, unit, frame, action.verb == "stars")  # A-CARD-BDG-16
        if action.verb == "stars":
            gain(p, unit, STARS, 2, "B-RWB-16", frame[3])
            return
        slug = action.args[0]
        cost = find_cost(p, unit, slug)
        pay(p, unit, POINTS, cost, "B-RWB-16", slug)
        if not p.book.lucky_scavenger:
            flag(unit, FOUND)
        take_item(p, unit, slug, "B-RWB-16", cost)


STEPS: dict[str, Ask] = {
    "leadership": Leadership(),
    "reinforce": Reinforce(),
    "battle-cry": BattleCry(),
    "special-find": SpecialFind(),
}

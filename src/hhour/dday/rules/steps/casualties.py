"""Casualties, in any phase: savings, payment, and which soldiers and Specialists fall (B-COMBAT-03 to B-COMBAT-08)."""

from __future__ import annotations

from typing import Any

from hhour.dday.rules.battle.book import TO_THE_LETTER
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.marks import note_use
from hhour.dday.rules.battle.state import COMBAT_SHIELD, SHIELDED, Unit
from hhour.dday.rules.battle.verbs import (
    COURAGE_DIAL,
    STARS,
    is_dead,
    lose_soldiers,
    lose_specialist,
    pay,
    told,
    wipe_out,
)
from hhour.dday.rules.cards.hooks import PAY_CASUALTIES, SAVES, Part, sources, strength_of, touches
from hhour.dday.rules.fight.losses import is_shielded, outlives, saves_of, saving
from hhour.dday.rules.turn.pick import Ask, Pick
from hhour.dday.rules.turn.reasons import why_lost
from hhour.kernel.action import Action
from hhour.kernel.lanes import Frame
from hhour.kernel.refusal import Refusal

SOLDIERS_FALL = Action("lose", ("soldiers",))


def suffer(
    p: Field,
    unit: Unit,
    number: int,
    rule: str,
    source: str = "",
    parts: list[Part] | None = None,
    at_once: bool = False,
) -> None:
    """The Unit suffers casualties: told with what they are made of, lessened, paid for, assigned.

    B-COMBAT-03, B-COMBAT-05; an award may keep it from all of them, or from those of COMBAT (B-AWARD-C06, B-AWARD-C09).
    `at_once`: nothing else follows from what brought them, so that soldiers nobody can help may fall right now.
    """
    if p.sink is not None:
        p.cause = p.emit("casualties", unit.seat, rule, {"n": number, "parts": told(parts or [])}, source)
    if unit.flags & (SHIELDED | COMBAT_SHIELD) and is_shielded(p, unit):
        if number and p.sink is not None:
            p.emit("shielded", unit.seat, "B-AWARD-12", {"n": number})
    elif number > 0 and at_once and has_soldiers_only(p, unit):
        if number < unit.soldiers:  # what the question `fall` comes to (B-COMBAT-05, B-COMBAT-08)
            lose_soldiers(p, unit, number, rule)
        else:
            everybody_falls(p, unit, rule)
    elif number > 0:
        if touches(p, SAVES, unit):
            number -= saved(p, unit, number)
        if number > 0:
            assign(p, unit, number, rule)


def has_soldiers_only(p: Field, unit: Unit) -> bool:
    """Whether it is certain who falls: no Specialist, nobody who saves or pays, nobody to help."""
    return p.book.unhelped and not (unit.specialists or unit.vehicle or unit.held or p.book.afar[PAY_CASUALTIES])


def assign(p: Field, unit: Unit, number: int, rule: str) -> None:
    """The owner says who falls, after what may be bought off (B-COMBAT-04, B-SPEC-24, W-CARD-HERO-11)."""
    lanes = p.battle.lanes
    if p.sink is None and not lanes[unit.seat]:
        lanes[unit.seat] = (("fall", number, 0, rule),)  # as `push`, without a call
    else:
        p.push(unit.seat, "fall", number, 0, rule)
    if p.book.passives[PAY_CASUALTIES] and (unit.courage or unit.stars):
        payers = sources(p, PAY_CASUALTIES, unit)
        if payers:
            each = payers[0].amount if payers[0].amount > 1 else 0
            p.push(unit.seat, "pay", number, each, f"{payers[0].source} {payers[0].rule}")


def saved(p: Field, unit: Unit, number: int) -> int:
    """What Medic and Ambulance save, each so many in a phase (B-SPEC-C05, B-VEH-C01, W-CARD-HERO-08)."""
    total = 0
    for part in saving(p, unit, number):
        total += part.amount
        for _ in range(part.amount if p.book.version >= TO_THE_LETTER else 1):
            note_use(unit, saves_of(p.phase(), part))
        if p.sink is not None:
            p.emit("saved", unit.seat, part.rule, {"n": part.amount}, part.source)
    return total


class Pay(Pick):
    """Casualties may be bought off with courage and stars. `a`: how many there are; text: who allows it.

    `b`: how many each one buys off, where it is more than one.
    """

    rule = "B-SPEC-24"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        most = _price(frame)
        return [
            Action("pay", (str(courage), str(stars)))
            for courage in range(min(unit.courage, most) + 1)
            for stars in range(min(unit.stars, most - courage) + 1)
        ]

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "pay" or len(action.args) != 2 or not all(word.isdecimal() for word in action.args):
            return None
        courage, stars = int(action.args[0][:9]), int(action.args[1][:9])
        rule = frame[3].split(" ")[1]
        if courage + stars > _price(frame):
            return Refusal(rule, "pay-too-much", {"n": _price(frame)})
        return Refusal(rule, "pay-have", {"courage": unit.courage, "stars": unit.stars})

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        courage, stars = int(action.args[0]), int(action.args[1])
        slug, rule = frame[3].split(" ")
        pay(p, unit, COURAGE_DIAL, courage, rule, slug)
        pay(p, unit, STARS, stars, rule, slug)
        lane = p.battle.lanes[unit.seat]
        under = lane[-1]
        left = under[1] - (courage + stars) * max(1, frame[2])
        p.pop(unit.seat)
        if left > 0:
            p.push(unit.seat, "fall", left, text=under[3])


def _price(frame: Frame) -> int:
    """How many are enough to buy all off (B-SPEC-C04, B-SPEC-24)."""
    each = max(1, frame[2])
    return (frame[1] + each - 1) // each


class Fall(Pick):
    """`a` casualties are still to be assigned, to soldiers or to Specialists as the owner likes (B-COMBAT-04)."""

    rule = "B-COMBAT-04"
    tells = True

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        force: Any = p.battle.forces[seat - 1]
        unit: Unit = force  # as `p.unit`, without a call
        if frame[1] >= unit.soldiers and not outlives(p, unit, frame[1]):  # everybody falls
            p.pop(seat)
            everybody_falls(p, unit, frame[3])
            return True
        if not unit.specialists:
            p.pop(seat)
            self.chosen(p, unit, frame, SOLDIERS_FALL)
            return True
        options = self.options(p, unit, frame)
        if len(options) > 1:
            p.kept = (seat, p.stamp, options, False)  # as `Pick.run`, without a call
            return False
        return Pick.run(self, p, seat, frame)  # by name: `super` makes an object each time

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        found: list[Action] = [SOLDIERS_FALL] if unit.soldiers else []
        for slug in unit.specialists:
            found.append(p.book.cards[slug].to_lose)
        return found

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        return why_lost(p, unit, action.args[0], self.rule) if action.verb == "lose" and len(action.args) == 1 else None

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        name = action.args[0]
        number = frame[1]
        if name == "soldiers":
            number -= lose_soldiers(p, unit, number, frame[3])
        else:
            number -= strength_of(p, name)
            lose_specialist(p, unit, name, frame[3], "fallen")
        if number > 0:
            p.push(unit.seat, "fall", number, 0, frame[3])  # B-COMBAT-05
        elif not unit.soldiers and is_dead(p, unit):
            wipe_out(p, unit, "B-COMBAT-08")


def everybody_falls(p: Field, unit: Unit, rule: str) -> None:
    """The whole strength is lost (B-COMBAT-05)."""
    if unit.soldiers:
        lose_soldiers(p, unit, unit.soldiers, rule)
    for slug in unit.specialists:
        lose_specialist(p, unit, slug, rule, "fallen")
    wipe_out(p, unit, "B-COMBAT-08")


STEPS: dict[str, Ask] = {"pay": Pay(), "fall": Fall()}

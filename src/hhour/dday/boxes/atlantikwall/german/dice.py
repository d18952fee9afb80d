"""Cards of module 1 that touch dice: exchanged, handed over, rolled again (A-GEN-24, A-CARD-GS-06, A-CARD-GI-09)."""

from __future__ import annotations

from itertools import combinations

from hhour.dday.boxes.atlantikwall.german import verbs
from hhour.dday.boxes.atlantikwall.german.effects import Exchange, partners
from hhour.dday.boxes.atlantikwall.german.force import german
from hhour.dday.rules.battle.book import APART
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force, Unit
from hhour.dday.rules.battle.table import set_gun_die
from hhour.dday.rules.battle.verbs import abandon
from hhour.dday.rules.cards.card import Effect
from hhour.dday.rules.cards.effects import no
from hhour.dday.rules.dice.results import exchange_dice, remove_die, results_of
from hhour.dday.rules.dice.rolling import rerollable, roll_dice
from hhour.dday.rules.fight.grey import face_name, number_of
from hhour.dday.rules.steps.cards import is_one
from hhour.dday.rules.steps.dice import ENOUGH
from hhour.dday.rules.steps.trade import refuse_pair
from hhour.dday.rules.turn.pick import Ask, ForcePick
from hhour.dday.rules.turn.reasons import why_die
from hhour.kernel.action import Action
from hhour.kernel.event import Datum
from hhour.kernel.faces import COLOUR_NAMES, FACE_NAMES, SKULL
from hhour.kernel.lanes import Frame
from hhour.kernel.refusal import Refusal


class ExchangeDice(ForcePick):
    """An own die and one of the other side. `a`: how many are left, `b`: with whom, once that is settled."""

    rule = "A-GEN-24"
    by_card = True

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        effect = p.book.cards[frame[3]].use
        assert isinstance(effect, Exchange)
        found = [
            Action("exchange", (unit.tray.names[mine], f"{other.seat}:{other.tray.names[theirs]}"))
            for other in partners(p, unit)
            if frame[2] in (0, other.seat)
            for mine in effect.own(unit)
            for theirs in results_of(other)
            if p.book.version < APART or refuse_pair(p, unit, mine, other, theirs) is None
        ]
        return [*found, ENOUGH] if frame[2] else found

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        return False

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "exchange" or len(action.args) != 2:
            return None
        missing = why_die(unit, action.args[0])
        if missing is not None:
            return missing
        if unit.faces[unit.tray.numbers[action.args[0]]] == SKULL:
            return Refusal(self.asked_by(p, frame), "exchange-skull", {"die": action.args[0]})
        for other in partners(p, unit) if p.book.version >= APART else ():
            seat, _, slot = action.args[1].partition(":")
            if seat == str(other.seat) and slot in other.tray.numbers:
                kept = refuse_pair(p, unit, unit.tray.numbers[action.args[0]], other, other.tray.numbers[slot])
                if kept is not None:
                    return kept
        return Refusal(self.asked_by(p, frame), "exchange-whom", {"die": action.args[1]})

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        if action.verb == "enough":
            return
        seat, slot = action.args[1].split(":")
        other = p.force(int(seat))
        mine, theirs = unit.tray.numbers[action.args[0]], other.tray.numbers[slot]
        given, taken = unit.faces[mine], other.faces[theirs]
        exchange_dice(p, unit, mine, other, theirs)
        told: dict[str, Datum] = {"unit": other.seat, "faces": (FACE_NAMES[given], FACE_NAMES[taken])}
        p.emit("exchanged", unit.seat, p.book.cards[frame[3]].rule, told, frame[3])
        if frame[1] > 1:
            p.push(unit.seat, "exchange-dice", frame[1] - 1, other.seat, frame[3])


class HandOver(Effect):
    """A SKULL die leaves his tally and is an extra die of a Unit's this turn (A-CARD-GS-06)."""

    touches_tally = True

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        return None if _skulls(unit) and _takers(p) else no(p, slug, "card-no-skull")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        p.push(unit.seat, "hand-over", text=slug)


def _skulls(force: Force) -> list[int]:
    return [die for die in results_of(force) if force.faces[die] == SKULL]


def _takers(p: Field) -> list[Unit]:
    """Not the Unit of the turn before, unless it is the only one."""
    turn, seat = german(p).handed
    units = [one for one in p.in_play() if one.faces]
    if len(p.in_play()) == 1 or turn != p.battle.turn - 1:
        return units
    return [one for one in units if one.seat != seat]


class Hand(ForcePick):
    """Which SKULL goes to which Unit."""

    rule = "A-CARD-GS-06"
    by_card = True

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        names = [unit.tray.names[die] for die in _skulls(unit)]
        return [Action("hand", (name, str(other.seat))) for name in names for other in _takers(p)]

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        return False

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "hand" or len(action.args) != 2:
            return None
        return why_die(unit, action.args[0]) or Refusal(self.rule, "hand-not", {"word": action.args[1]})

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        die = unit.tray.numbers[action.args[0]]
        other = p.unit(int(action.args[1]))
        colour = unit.colours[die]
        kind = (unit.kinds or unit.tray.kinds)[die]
        remove_die(unit, die)
        verbs.hand_over_die(p, german(p), other, kind, colour)
        told = COLOUR_NAMES[other.tray.reading[colour]]
        p.emit("handed-over", unit.seat, self.rule, {"unit": other.seat, "colour": told}, frame[3])


class RerollSome(ForcePick):
    """Any number of own unlocked dice, once (A-CARD-DEC-18)."""

    rule = "A-CARD-DEC-18"
    by_card = True

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        return unit.tray.any_subsets("reroll", rerollable(p, unit) & ~unit.removed)

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        """Any number of dice will do, but not none (A-CARD-DEC-18), and no locked one."""
        mask = unit.tray.mask(action.args)
        if action.verb != "reroll" or mask <= 0:
            return None
        return Refusal("B-ROLL-05", "locked", {"dice": " ".join(unit.tray.slots(mask & unit.locked))})

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        roll_dice(p, unit, unit.tray.mask(action.args), p.book.cards[frame[3]].rule)


class Refire(Effect):
    """MGF dice just rolled for one sector are rolled again (A-CARD-GI-09)."""

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        return None if p.battle.mgf else no(p, slug, "card-no-die")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        p.push(unit.seat, "refire", text=slug)


class Tracers(ForcePick):
    """Which of the dice of which sector: `refire 5 1 2`."""

    rule = "A-CARD-GI-09"
    by_card = True

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        return [
            Action("refire", (p.book.sectors[roll[0]].id, *chosen))
            for roll in p.battle.mgf
            for count in range(1, len(roll))
            for chosen in combinations([str(place) for place in range(1, len(roll))], count)
        ]

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        return False

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        sector = p.book.index(action.args[0])
        places = [int(word) for word in action.args[1:]]
        number = p.draw_number(unit)
        if p.has_grey_guns():
            faces = p.chance.faces(p.battle.turn, unit.seat, "tracers", number, len(places))
            fresh = [number_of(face) for face in faces]
        else:
            fresh = p.chance.d6(p.battle.turn, unit.seat, "tracers", number, len(places))
        for place, shown in zip(places, fresh, strict=True):
            set_gun_die(p, sector, place, shown)
        rule = p.book.cards[frame[3]].rule
        if p.has_grey_guns():
            told = tuple(face_name(shown) for shown in fresh)
            p.emit("grey-refired", unit.seat, rule, {"sector": action.args[0], "faces": told}, frame[3])
        else:
            p.emit("refired", unit.seat, rule, {"sector": action.args[0], "dice": tuple(fresh)}, frame[3])


class LoseVehicle(ForcePick):
    """A Goliath destroys one Vehicle in sector `a`: the Allies choose which (A-CARD-GI-06)."""

    rule = "A-CARD-GI-06"
    by_card = True

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        riders = [one for one in p.in_play() if one.sector == frame[1] and one.vehicle]
        return [Action("wreck", (one.vehicle,)) for one in riders]

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        known = is_one(action, "wreck") and action.args[0] in p.book.cards
        return Refusal(self.rule, "vehicle-not-here", {"card": action.args[0]}) if known else None

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        owner = next(one for one in p.in_play() if one.vehicle == action.args[0])
        abandon(p, owner, self.rule)


STEPS: dict[str, Ask] = {
    "exchange-dice": ExchangeDice(),
    "hand-over": Hand(),
    "reroll-some": RerollSome(),
    "refire": Tracers(),
    "lose-vehicle": LoseVehicle(),
}

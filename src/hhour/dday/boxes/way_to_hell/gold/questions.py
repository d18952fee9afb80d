"""The questions of the Gold dice: which dice are rolled, which colour, which die goes for the Wild one."""

from __future__ import annotations

from typing import Final

from hhour.dday.boxes.way_to_hell.gold.dice import (
    GOLD_BIT,
    GOLD_DIE,
    PLACE,
    TOUCH,
    gold_instead,
    is_colourless,
    mode,
    name_colour,
    unnamed,
)
from hhour.dday.boxes.way_to_hell.gold.verbs import take_in
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import REPEATS, Force
from hhour.dday.rules.box.box import FreeVerb
from hhour.dday.rules.cards.free import is_still_rolling
from hhour.dday.rules.cards.hooks import fold
from hhour.dday.rules.dice.results import remove_die, results_of, set_die
from hhour.dday.rules.dice.rolling import lay_dice
from hhour.dday.rules.turn.pick import Ask, ForcePick
from hhour.dday.rules.turn.reasons import why_die
from hhour.kernel.action import Action
from hhour.kernel.dice import SIX, bits
from hhour.kernel.faces import COLOUR_NAMES, COLOUR_NUMBER, FACE_NAMES, GOLD, SKULL
from hhour.kernel.lanes import Frame, Stage
from hhour.kernel.refusal import Refusal

ALL_SIX: Final = Action("six")
PASS: Final = Action("pass")
CALL: Final = "call"


class GoldWay(ForcePick):
    """The six dice, or fewer of them and a Gold one: which stay out (W-GOLD-30, W-CARD-GEN-03)."""

    free = True
    at_dice = True
    rule = "W-GOLD-30"

    def leaves(self, p: Field, unit: Force) -> int:
        """How many dice stay out on the Gold way: two (W-GOLD-30), or one with The General (W-GOLD-37)."""
        return 2 if mode(p.book) == TOUCH and not fold(p, GOLD_DIE, unit) else 1

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        """One die stands for both of its colour: before the roll they are alike."""
        seen: set[tuple[int, ...]] = set()
        found = [ALL_SIX]
        for action in SIX.subsets("leave", SIX.all, self.leaves(p, unit)):
            colours = tuple(SIX.kinds[SIX.numbers[name]] for name in action.args)
            if colours not in seen:
                seen.add(colours)
                found.append(action)
        return found

    def refuse(self, p: Field, seat: int, frame: Frame, action: Action) -> Refusal | None:
        """Either die of a colour may be named, not only the one that is offered."""
        if action.verb != "leave":
            return super().refuse(p, seat, frame, action)
        mask = SIX.mask(action.args)
        if mask < 0:
            return Refusal("B-SETUP-04", "no-such-dice", {"action": action.text})
        leaves = self.leaves(p, p.force(seat))
        if bits(mask) == leaves:
            return None
        rule = "W-GOLD-31" if leaves == 2 else "W-CARD-GEN-03"
        return Refusal(rule, "leave-count", {"n": leaves, "given": bits(mask)})

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        if action.verb != "leave":
            return
        lay_dice(p, unit, gold_instead(SIX.mask(action.args)))
        if p.sink is not None:
            rule = "W-GOLD-30" if mode(p.book) == TOUCH else "W-CARD-GEN-03"
            p.emit("gold-way", unit.seat, rule, {"dice": action.args})


# --- a colour is named ------------------------------------------------------------------------------------------------


def may_call(p: Field, unit: Force) -> list[int]:
    """The Gold dice whose colour may be named now (W-GOLD-12, W-GOLD-21)."""
    lane = p.battle.lanes[unit.seat]
    if lane and lane[-1][0] == "call-colour":
        return [die for die in unnamed(unit) if lane[-1][1] in (0, die + 1)]
    if is_colourless(p) or not p.book.window[p.battle.stage] or is_still_rolling(p, unit):
        return []
    return unnamed(unit)


def call_choices(p: Field, unit: Force) -> list[Action]:
    """`call g1 blue` for every Gold die without a colour, in the window and when it closes (W-GOLD-12)."""
    if GOLD not in unit.colours:
        return []
    return [
        Action(CALL, (unit.tray.names[die], COLOUR_NAMES[colour]))
        for die in may_call(p, unit)
        for colour in unit.tray.sets
    ]


def refuse_call(p: Field, unit: Force, action: Action) -> Refusal | None:
    if len(action.args) != 2 or action.args[1] not in COLOUR_NUMBER:
        return Refusal("W-GOLD-11", "call-what", {"action": action.text})
    name, colour = action.args
    missing = why_die(unit, name)
    if missing is not None:
        return missing
    die = unit.tray.numbers[name]
    if (unit.kinds or unit.tray.kinds)[die] != GOLD and unit.colours[die] != GOLD:
        return Refusal("W-GOLD-11", "call-not-gold", {"die": name})
    if unit.colours[die] != GOLD:
        return Refusal("W-GOLD-12", "call-once", {"die": name, "colour": COLOUR_NAMES[unit.colours[die]]})
    if is_colourless(p):
        return Refusal("W-GOLD-52", "call-never", {"die": name})
    if die not in may_call(p, unit):
        return Refusal("W-GOLD-12", "call-moment", {})
    if COLOUR_NUMBER[colour] not in unit.tray.sets:
        return Refusal("W-GOLD-11", "call-colour", {"colour": colour})
    return None


def call(p: Field, unit: Force, action: Action) -> None:
    name_colour(p, unit, unit.tray.numbers[action.args[0]], COLOUR_NUMBER[action.args[1]])


CALLING: Final = FreeVerb(CALL, call_choices, refuse_call, call)


class CallColour(Ask):
    """A Gold die is named now, at the latest (W-GOLD-12). `a`: the place of this one plus 1, 0 for all of them."""

    free = True
    rule = "W-GOLD-12"

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        if may_call(p, p.force(seat)):
            return False
        p.pop(seat)
        return True

    def refuse(self, p: Field, seat: int, frame: Frame, action: Action) -> Refusal | None:
        return Refusal(self.rule, "call-now", {"action": action.text})


class ColoursStage(Stage[Field]):
    """The window closes: whoever has a Gold die without a colour names it (W-GOLD-12)."""

    phase = "ROLL"

    def open(self, p: Field) -> None:
        for force in p.taking_part():
            if unnamed(force):
                p.push(force.seat, "call-colour")


# --- dice rolled by a card --------------------------------------------------------------------------------------------


class GoldDice(ForcePick):
    """Which Gold dice of a card join the tally (W-CARD-GEN-04, W-CARD-AW-03). `a`: those rolled, `b`: how many."""

    rule = "W-CARD-GEN-04"
    by_card = True

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        return [PASS, *(one for n in range(1, frame[2] + 1) for one in unit.tray.subsets("count", frame[1], n))]

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        mask = unit.tray.mask(action.args) if action.verb == "count" else 0
        if mask <= 0:
            return None
        if mask & ~frame[1]:
            return Refusal(self.asked_by(p, frame), "gold-not-these", {"dice": " ".join(unit.tray.slots(frame[1]))})
        return Refusal(self.asked_by(p, frame), "gold-too-many", {"n": frame[2], "given": bits(mask)})

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        if action.verb == "count":
            take_in(unit, unit.tray.mask(action.args))
            if p.sink is not None:
                p.emit("gold-counted", unit.seat, self.asked_by(p, frame), {"dice": action.args}, frame[3])


# --- the Wild Die -----------------------------------------------------------------------------------------------------


class WildStage(Stage[Field]):
    """The window closes: a die may go for the Wild Die, before SKULLs, sets and Straights (W-GOLD-72, W-GOLD-76)."""

    phase = "ROLL"

    def open(self, p: Field) -> None:
        for force in p.taking_part():
            if force.left_out & GOLD_BIT and not force.flags & REPEATS:
                p.push(force.seat, "wild")


class WildSwap(ForcePick):
    """`wild r1`: the Wild Die takes the place and the colour of a die that shows no SKULL (W-GOLD-72)."""

    rule = "W-GOLD-72"

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        """One die stands for all that show the same in the same colour."""
        seen: set[tuple[int, int]] = set()
        found: list[Action] = []
        for die in results_of(unit):
            shown = (unit.faces[die], unit.colours[die])
            if shown[0] != SKULL and shown not in seen:
                seen.add(shown)
                found.append(Action("wild", (unit.tray.names[die],)))
        return [PASS, *found] if found else []

    def refuse(self, p: Field, seat: int, frame: Frame, action: Action) -> Refusal | None:
        refused = super().refuse(p, seat, frame, action)
        return None if refused is not None and refused.key == "wild-same" else refused

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "wild" or len(action.args) != 1:
            return None
        missing = why_die(unit, action.args[0])
        if missing is not None:
            return missing
        if unit.faces[unit.tray.numbers[action.args[0]]] == SKULL:
            return Refusal("W-GOLD-72", "wild-skull", {"die": action.args[0]})
        return Refusal("W-GOLD-72", "wild-same", {"die": action.args[0]})

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        if action.verb != "wild":
            return
        die = unit.tray.numbers[action.args[0]]
        remove_die(unit, die)
        take_in(unit, GOLD_BIT)
        set_die(unit, PLACE, unit.faces[PLACE], unit.colours[die])
        if p.sink is not None:
            told = {"die": action.args[0], "face": FACE_NAMES[unit.faces[PLACE]]}
            p.emit("wild-swapped", unit.seat, "W-GOLD-72", {**told, "colour": COLOUR_NAMES[unit.colours[die]]})


STEPS: Final[dict[str, Ask]] = {
    "gold-way": GoldWay(),
    "call-colour": CallColour(),
    "gold-dice": GoldDice(),
    "wild": WildSwap(),
}

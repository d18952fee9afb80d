"""What Badges do when they are used, and the questions they ask."""

from __future__ import annotations

from typing import Final

from hhour.dday.boxes.atlantikwall.badges.pile import take_back_badge
from hhour.dday.rules.battle.book import APART
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.marks import flag, note_use, unflag
from hhour.dday.rules.battle.state import AWARDED, BOTH_SIDES, SWAPPED, Force, Unit
from hhour.dday.rules.cards.card import Effect
from hhour.dday.rules.cards.effects import no
from hhour.dday.rules.cards.free import can_be_asked, is_still_rolling
from hhour.dday.rules.dice.results import declare_straight, results_of, set_die
from hhour.dday.rules.dice.rolling import rerollable, roll_dice
from hhour.dday.rules.dice.rwb import grant
from hhour.dday.rules.dice.tally import ALL_FACES, active_skulls, can_claim, claimable, short_set
from hhour.dday.rules.steps.trade import BEYOND, CANCEL, SwapPool, refuse_pair
from hhour.dday.rules.turn.pick import Ask, ForcePick, Pick
from hhour.dday.rules.turn.reasons import why_die, why_unit
from hhour.kernel.action import Action
from hhour.kernel.faces import COLOUR_NAMES, COURAGE, FACES, SKULL, STAR, TOOL
from hhour.kernel.lanes import Frame
from hhour.kernel.refusal import Refusal

QUIET: Final = "marksmanship/used"  # the Badge once it is used: it acts until the end of the turn
AT_RANDOM: Final = "straight at random"
TWO_SIDED: Final = (STAR, COURAGE, TOOL)


def is_declaring(p: Field, force: Force) -> bool:
    """RWBs and straights are still to be claimed (A-BADGE-15)."""
    return any(frame[0] == "declare" for frame in p.battle.lanes[force.seat])


# --- sets of two ----------------------------------------------------------------------------------------------------


def pairs(p: Field, force: Force, face: int) -> list[int]:
    """The colours that can be left out of a set of two of this face (A-BADGE-13), so that other claims still hold."""
    if not p.book.sets[face] or not p.profile(force).may_claim(p, force, face):
        return []  # no more than with three of them (A-BADGE-02)
    found: list[int] = []
    for missing in force.tray.sets:
        trial = force.copy()
        trial.used = (*force.used, short_set(face, missing))
        if can_claim(p, trial, force.claimed, force.straight):
            found.append(missing)
    return found


class ShortSet(Effect):
    """An RWB of this face needs only two results of different colours (A-BADGE-13)."""

    def __init__(self, face: int) -> None:
        self.face = face

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        if not is_declaring(p, unit):
            return no(p, slug, "badge-late")
        return None if pairs(p, unit, self.face) else no(p, slug, "badge-no-pair")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        p.push(unit.seat, "pair", self.face, text=slug)


class PickPair(ForcePick):
    """Which two colours make the set. `a`: the face."""

    rule = "A-BADGE-13"
    by_card = True

    def options(self, p: Field, force: Force, frame: Frame) -> list[Action]:
        return [_colours(force, missing) for missing in pairs(p, force, frame[1])]

    def chosen(self, p: Field, force: Force, frame: Frame, action: Action) -> None:
        missing = next(one for one in force.tray.sets if _colours(force, one).text == action.text)
        note_use(force, short_set(frame[1], missing))
        if p.sink is not None:
            p.cause = p.emit("claimed-two", force.seat, "A-BADGE-13", {"face": FACES[frame[1]]}, frame[3])
        grant(p, force, frame[1], frame[3])


def _colours(force: Force, missing: int) -> Action:
    return Action("pair", tuple(COLOUR_NAMES[colour] for colour in force.tray.sets if colour != missing))


# --- straights, SKULLs, bonuses -------------------------------------------------------------------------------------


def fives(p: Field, force: Force) -> list[int]:
    """Masks of five faces that could be declared as a straight (A-CARD-BDG-12)."""
    if force.straight or force.flags & AWARDED or not p.book.has_awards or not p.battle.deck:
        return []
    masks = [ALL_FACES & ~(1 << out) for out in range(len(FACES))]
    return [mask for mask in masks if can_claim(p, force, force.claimed, mask << 1)]


class FiveFaces(Effect):
    """Five different faces suffice for a Straight; its Award is drawn at random (A-CARD-BDG-12)."""

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        if not is_declaring(p, unit):
            return no(p, slug, "badge-late")
        return None if fives(p, unit) else no(p, slug, "badge-no-five")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        p.push(unit.seat, "five-faces", text=slug)


class PickFive(ForcePick):
    """Which face stays out of the straight."""

    rule = "A-CARD-BDG-12"
    by_card = True

    def options(self, p: Field, force: Force, frame: Frame) -> list[Action]:
        return [Action("without", (_out(mask),)) for mask in fives(p, force)]

    def chosen(self, p: Field, force: Force, frame: Frame, action: Action) -> None:
        mask = next(mask for mask in fives(p, force) if _out(mask) == action.args[0])
        declare_straight(force, mask << 1)
        note_use(force, AT_RANDOM)
        if p.sink is not None:
            p.emit("straight", force.seat, "A-CARD-BDG-12", {}, frame[3])


def _out(mask: int) -> str:
    return next(FACES[face] for face in range(len(FACES)) if not mask >> face & 1)


class QuietSkulls(Effect):
    """Up to 2 own SKULLs cancel nothing this turn (A-CARD-BDG-09)."""

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        if not is_declaring(p, unit):
            return no(p, slug, "badge-late")
        return None if active_skulls(p, unit, unit.claimed, unit.straight) else no(p, slug, "card-no-skull")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        note_use(unit, QUIET)


class BothSides(Effect):
    """Of the next RWB with an "or" the Unit takes both sides (A-CARD-BDG-16)."""

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        if not is_declaring(p, unit):
            return no(p, slug, "badge-late")
        return None if set(claimable(p, unit)) & set(TWO_SIDED) else no(p, slug, "badge-no-or")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        flag(unit, BOTH_SIDES)


# --- dice -----------------------------------------------------------------------------------------------------------


class RerollSome(Effect):
    """Up to so many unlocked dice are rolled once more, together (A-CARD-BDG-10)."""

    touches_tally = True

    def __init__(self, count: int) -> None:
        self.count = count

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        return None if unit.faces and rerollable(p, unit) else no(p, slug, "card-no-die")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        p.push(unit.seat, "reroll-two", self.count, text=slug)


class RerollSomeDice(ForcePick):
    """Which dice; `a`: how many at most."""

    rule = "A-CARD-BDG-10"
    by_card = True

    def options(self, p: Field, force: Force, frame: Frame) -> list[Action]:
        mask = rerollable(p, force)
        counts = range(1, min(frame[1], mask.bit_count()) + 1)
        return [action for count in counts for action in force.tray.subsets("reroll", mask, count)]

    def why_not(self, p: Field, force: Force, frame: Frame, action: Action) -> Refusal | None:
        """Up to two dice, the card says (A-CARD-BDG-10), and which ones the locks say."""
        if action.verb != "reroll" or not action.args:
            return None
        for word in action.args:
            missing = why_die(force, word)
            if missing is not None:
                return missing
        locked = [word for word in action.args if force.locked >> force.tray.numbers[word] & 1]
        return Refusal("B-ROLL-05", "locked", {"dice": " ".join(locked)}) if locked else None

    def chosen(self, p: Field, force: Force, frame: Frame, action: Action) -> None:
        roll_dice(p, force, force.tray.mask(action.args), p.book.cards[frame[3]].rule)


class SkullToTool(Effect):
    """One own SKULL die is turned to TOOL (A-CARD-BDG-11)."""

    touches_tally = True

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        return None if _skulls(unit) else no(p, slug, "card-no-skull")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        p.push(unit.seat, "defuse", text=slug)


def _skulls(force: Force) -> list[int]:
    """The dice that could be turned (A-CARD-BDG-11)."""
    return [die for die in results_of(force) if force.faces[die] == SKULL]


class Defuse(ForcePick):
    """Which SKULL; one die stands for all of its colour."""

    rule = "A-CARD-BDG-11"
    by_card = True

    def options(self, p: Field, force: Force, frame: Frame) -> list[Action]:
        first: dict[int, int] = {}
        for die in _skulls(force):
            first.setdefault(force.colours[die], die)
        return [Action("defuse", (force.tray.names[die],)) for die in first.values()]

    def why_not(self, p: Field, force: Force, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "defuse" or len(action.args) != 1:
            return None
        missing = why_die(force, action.args[0])
        return missing or Refusal(self.rule, "defuse-no-skull", {"die": action.args[0]})

    def chosen(self, p: Field, force: Force, frame: Frame, action: Action) -> None:
        die = force.tray.numbers[action.args[0]]
        set_die(force, die, TOOL, force.colours[die])
        if p.sink is not None:
            data = {"die": action.args[0], "face": FACES[TOOL], "colour": COLOUR_NAMES[force.colours[die]]}
            p.emit("die-set", force.seat, self.rule, data, frame[3])


# --- an exchange of dice beyond the Lieutenant's --------------------------------------------------------------------


def partners(p: Field, force: Force) -> list[Unit]:
    """Units that could agree to an exchange, anywhere on the map (A-CARD-BDG-13)."""
    return [
        other for other in p.others(force) if other.faces and can_be_asked(p, other) and not is_still_rolling(p, other)
    ]


class ExchangeDie(Effect):
    """1 own die for 1 of another Unit that agrees; alone, for one of the trading pool (A-CARD-BDG-13, A-BADGE-17)."""

    touches_tally = True

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        if p.book.solo:
            return None if p.battle.spare_dice else no(p, slug, "card-no-other")
        return None if partners(p, unit) else no(p, slug, "card-no-other")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        if p.book.solo:
            p.push(unit.seat, "signal-pool", text=slug)
        else:
            p.push(unit.seat, "signal", text=slug)


class Signal(Pick):
    """Which die for which of whose: `signal 2 r1 w2`."""

    rule = "A-CARD-BDG-13"
    by_card = True

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return [
            Action("signal", (str(other.seat), unit.tray.names[mine], other.tray.names[theirs]))
            for other in partners(p, unit)
            for mine in results_of(unit)
            for theirs in results_of(other)
            if p.book.version < APART or refuse_pair(p, unit, mine, other, theirs) is None
        ] + [CANCEL]  # meanwhile nobody may be free to answer

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "signal" or len(action.args) != 3:
            return None
        missing = why_unit(p, unit, action.args[0], self.rule)
        missing = missing or why_die(unit, action.args[1]) or why_die(p.unit(int(action.args[0])), action.args[2])
        if missing is not None or p.book.version < APART:
            return missing
        other = p.unit(int(action.args[0]))
        return refuse_pair(p, unit, unit.tray.numbers[action.args[1]], other, other.tray.numbers[action.args[2]])

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        return False  # even with nobody to ask it is the player who takes the Badge back

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        if action.verb == "cancel":
            take_back_badge(p, unit, frame[3])
            return
        seat, mine, theirs = int(action.args[0]), action.args[1], action.args[2]
        p.push(unit.seat, "offered", seat)
        p.push(seat, "swap-take", unit.seat, p.unit(seat).tray.numbers[theirs], f"{mine} {BEYOND}")
        if p.sink is not None:
            p.emit("swap-offered", unit.seat, self.rule, {"unit": seat, "die": mine, "for": theirs}, frame[3])


class SignalPool(SwapPool):
    """Alone: a die of the trading pool, in addition to the Lieutenant's (A-BADGE-17)."""

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        swapped = unit.flags & SWAPPED
        super().chosen(p, unit, frame, action)
        if not swapped:
            unflag(unit, SWAPPED)


STEPS: dict[str, Ask] = {
    "pair": PickPair(),
    "five-faces": PickFive(),
    "reroll-two": RerollSomeDice(),
    "defuse": Defuse(),
    "signal": Signal(),
    "signal-pool": SignalPool(),
}

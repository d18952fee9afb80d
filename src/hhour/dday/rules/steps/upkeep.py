"""UPKEEP: sets and straight, SKULLs, bonuses, resources, sector effects, awards, the marker (B-UPKEEP-01)."""

from __future__ import annotations

from typing import Any

from hhour.dday.rules.battle.book import SAFE_DICE
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.marks import advance_marker, flag, mark, note_unbooked, take_bonuses
from hhour.dday.rules.battle.state import AWARDED, CLIMBED, Force, Unit
from hhour.dday.rules.battle.verbs import SOLDIERS, gain, gain_all, take_award
from hhour.dday.rules.cards.finding import no_award
from hhour.dday.rules.cards.free import held_choices
from hhour.dday.rules.dice.results import cancel_die, claim_set, declare_straight, drop_result, trying
from hhour.dday.rules.dice.rwb import grant
from hhour.dday.rules.dice.tally import (
    active_skulls,
    by_face,
    can_claim,
    can_hold,
    can_straight,
    claimable,
    earned_dice,
    item_points,
    one_more,
    skulls_to_act,
    standing,
    straight_of,
)
from hhour.dday.rules.dice.victims import cancels_of, unlike, victims_apart
from hhour.dday.rules.dice.worth import given
from hhour.dday.rules.map.ground import WATCHES_TALLY
from hhour.dday.rules.map.moving import turns_marker
from hhour.dday.rules.steps.casualties import suffer
from hhour.dday.rules.steps.claims import why_award
from hhour.dday.rules.turn.pick import Ask, ForcePick, Pick
from hhour.dday.rules.turn.reasons import why_die
from hhour.kernel.action import Action, shared
from hhour.kernel.faces import (
    COLOUR_NUMBER,
    FACE_NAMES,
    FACE_NUMBER,
    FACES,
    SKULL,
    STAR,
    TOOL,
    face_of,
    result,
    result_name,
)
from hhour.kernel.lanes import BELOW, Frame, Lane, Stage
from hhour.kernel.refusal import Refusal

DECLARED = Action("declared")
STRAIGHT = Action("straight")
CLAIMS = tuple(Action("claim", (face,)) for face in FACES)


class UpkeepStage(Stage[Field]):
    """Each Unit goes through its UPKEEP on its own lane (B-TURN-05, B-UPKEEP-01).

    Bonuses that a card gave are resolved with the others (B-AWARD-C10).
    """

    phase = "UPKEEP"

    def open(self, p: Field) -> None:
        for force in p.lone or p.taking_part():
            if p.book.unhelped and not force.bonuses:
                go_ahead(p, force)
                continue
            p.lay(force.seat, p.book.profiles[force.name].course)
            for face, source in take_bonuses(force):
                grant(p, force, face, source)


def go_ahead(p: Field, unit: Force) -> None:
    """One Unit alone goes as far as nothing is asked of it: nothing of others can come between its steps."""
    course = (p.book.usual or p.book.profiles[unit.name]).course
    active = -1 if unit.held else skulls_to_act(p, unit)
    if active < 0:
        p.lay(unit.seat, course)
        return
    marker, book, _, _ = course
    lane: Lane = (marker, book, ("cancel", active, 0, "")) if active else (marker,)
    if p.sink is None:
        p.battle.lanes[unit.seat] = lane  # as `lay`, without a call
    else:
        p.lay(unit.seat, lane)
    if not active:
        book_resources(p, unit)


class Declare(Ask):
    """Which RWB sets are claimed, whether a straight is used: the player's choice (B-RWB-04, B-TALLY-25).

    A Badge may be used for one that is not resolved yet (A-BADGE-15).
    """

    free = True
    rule = "B-UPKEEP-02"

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        unit = p.battle.forces[seat - 1]
        found = _claims(p, unit)
        if found or (unit.held and held_choices(p, unit)):
            p.keep(seat, _with_end(p, unit, found))
            return False
        p.pop(seat)
        return True

    def choices(self, p: Field, seat: int, frame: Frame) -> list[Action]:
        unit = p.battle.forces[seat - 1]
        return _with_end(p, unit, _claims(p, unit))

    def refuse(self, p: Field, seat: int, frame: Frame, action: Action) -> Refusal | None:
        unit = p.battle.forces[seat - 1]
        if action.text == "declared":
            if can_claim(p, unit, unit.claimed, unit.straight):
                return None
            return Refusal("B-UPKEEP-02", "claims-broken", {})
        if action.text == "straight":
            return why_no_straight(p, unit)
        if action.verb == "claim" and len(action.args) == 1 and action.args[0] in FACE_NUMBER:
            if FACE_NUMBER[action.args[0]] in claimable(p, unit):
                return None
            return why_no_set(p, unit, FACE_NUMBER[action.args[0]])
        return Refusal("B-UPKEEP-02", "declare-now", {"action": action.text})

    def answer(self, p: Field, seat: int, frame: Frame, action: Action) -> None:
        unit = p.battle.forces[seat - 1]
        if action.verb == "declared":
            p.pop(seat)
        elif action.verb == "straight":
            declare_straight(unit, straight_of(p, unit))
            if p.sink is not None:
                p.emit("straight", seat, "B-TALLY-24", {})
        else:
            face = FACE_NUMBER[action.args[0]]
            claim_set(unit, one_more(unit.claimed, face))
            if p.sink is not None:
                p.cause = p.emit("claimed", seat, "B-RWB-01", {"face": FACES[face]})
            grant(p, unit, face, "")


def _claims(p: Field, unit: Force) -> list[Action]:
    found: list[Action] = []
    for face in claimable(p, unit):
        found.append(CLAIMS[face])
    if can_straight(p, unit):
        found.append(STRAIGHT)
    return found


def _with_end(p: Field, unit: Force, claims: list[Action]) -> list[Action]:
    """And that all is declared, if what was claimed before will hold."""
    return [*claims, DECLARED] if can_claim(p, unit, unit.claimed, unit.straight) else claims


def why_no_set(p: Field, unit: Force, face: int) -> Refusal:
    """Why no further set of this face can be claimed."""
    told: dict[str, int | str] = {"face": FACES[face]}
    forbidden = p.book.profiles[unit.name].why_no_set(p, unit, face)
    if forbidden is not None:
        return forbidden
    if p.book.level is not None and not p.book.sets[face]:
        return Refusal(p.book.level.sets, "set-level", told)
    counts = standing(unit, 0)
    least = min(counts[result(face, colour)] for colour in unit.tray.sets)
    if least == 0:
        return Refusal("B-RWB-01", "no-set", told)
    if least <= unit.claimed[face]:
        return Refusal("B-RWB-03", "set-used", told)
    return Refusal("B-TALLY-18", "set-cancelled", told)


def why_no_straight(p: Field, unit: Force) -> Refusal | None:
    """Why no straight can be declared, or None."""
    if can_straight(p, unit):
        return None
    if unit.straight or unit.flags & AWARDED:
        return Refusal("B-AWARD-04", "award-once", {})
    if not p.book.has_awards or not p.battle.deck:
        return no_award(p)
    seen = {face for face, number in enumerate(by_face(unit, 0)) if number}
    if len(seen) < len(FACES):
        return Refusal("B-TALLY-24", "no-straight", {})
    return Refusal("B-TALLY-25", "straight-used", {})


class Cancel(ForcePick):
    """Every active SKULL cancels a die, as long as there is one that shows another face (B-TALLY-12 to B-TALLY-18).

    What a Mission is paid with is no victim (W-MISS-23). `a`: how many still have to; -1 before they are counted.
    """

    rule = "B-TALLY-12"

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        active = frame[1]
        book = p.book
        mask, apart = victims_apart(unit)
        if unit.used and book.version >= SAFE_DICE:
            mask &= ~earned_dice(unit)  # one of them must not stand for a twin that has earned nothing
            apart = unlike(unit, mask)
        if active <= 0 or not (mask or book.kind_skulls):
            return []
        if active >= mask.bit_count() and not book.kind_skulls:
            return cancels_of(unit.tray, mask)[:1]
        cancels = unit.tray.cancels.get(apart) or cancels_of(unit.tray, apart)
        bound = unit.straight or unit.claimed != book.no_sets or book.short_sets  # nothing claimed: any victim will do
        if not bound and book.plain and not book.kind_skulls:
            return cancels
        found: list[Action] = []
        for cancel in cancels:
            gone = unit.cancelled | 1 << unit.tray.numbers[cancel.args[0]]
            if bound and not can_hold(p, unit, unit.claimed, unit.straight, active - 1, gone):
                continue
            if p.book.plain or p.profile(unit).may_cancel(p, unit, active - 1, gone):
                found.append(cancel)
        if p.book.kind_skulls and mask:
            found.extend(self._virtual(p, unit, active))
        return found

    def refuse(self, p: Field, seat: int, frame: Frame, action: Action) -> Refusal | None:
        """One die stands for all that show the same in the same colour; any of them may be named."""
        unit = p.battle.forces[seat - 1]
        refused = super().refuse(p, seat, frame, action)
        if refused is not None and refused.key == "cancel-bound":
            die = unit.tray.numbers[action.args[0]]
            for option in self.options(p, unit, frame):
                other = unit.tray.numbers.get(option.args[0], die)
                if other != die and (unit.faces[other], unit.colours[other]) == (unit.faces[die], unit.colours[die]):
                    return None
        return refused

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        battle = p.battle
        unit = battle.forces[seat - 1]
        if frame[1] < 0:
            active = active_skulls(p, unit, unit.claimed, unit.straight)
            if active == 0:
                p.pop(seat)
            else:
                p.replace(seat, "cancel", active)
            return True
        options = self.options(p, unit, frame)  # as `Listed.run`, without a call
        if len(options) > 1:
            p.kept = (seat, p.stamp, options, False)
            return False
        battle.lanes[seat] = battle.lanes[seat][BELOW]
        if options:
            self.chosen(p, unit, frame, options[0])
        return True

    def _virtual(self, p: Field, unit: Force, active: int) -> list[Action]:
        """Option B-OPT-H04: a SKULL may cancel a virtual result."""
        found: list[Action] = []
        for shown in sorted(set(unit.virtual)):
            if face_of(shown) == SKULL:
                continue
            at = unit.virtual.index(shown)
            trial = trying(unit, unit.virtual[:at] + unit.virtual[at + 1 :])
            if can_hold(p, trial, unit.claimed, unit.straight, active - 1, unit.cancelled):
                found.append(Action("cancel", tuple(result_name(shown).split(" "))))
        return found

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "cancel":
            return None
        name = action.args[0] if action.args else ""
        if len(action.args) == 2 and name in COLOUR_NUMBER and action.args[1] in FACE_NUMBER:
            rule, key = ("B-OPT-H04", "cancel-no-result") if p.book.kind_skulls else ("B-TALLY-16", "cancel-virtual")
            return Refusal(rule, key, {})
        if len(action.args) != 1:
            return None
        missing = why_die(unit, name)
        if missing is not None:
            return missing
        die = unit.tray.numbers[name]
        if unit.faces[die] == SKULL:
            return Refusal("B-TALLY-13", "cancel-skull", {"die": name})
        if unit.cancelled >> die & 1:
            return Refusal("B-TALLY-17", "cancel-again", {"die": name})
        if earned_dice(unit) >> die & 1:
            return Refusal("B-UPKEEP-13", "cancel-earned", {"die": name})
        holds = can_hold(p, unit, unit.claimed, unit.straight, frame[1] - 1, unit.cancelled | 1 << die)
        kept = p.profile(unit).why_no_victim(p, unit, name) if holds else None
        return kept or Refusal("B-UPKEEP-02", "cancel-bound", {"die": name})

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        name = action.args[0]
        die = unit.tray.numbers.get(name, -1)
        if die >= 0:
            cancel_die(unit, die)
        else:
            drop_result(unit, FACE_NUMBER[action.args[1]], COLOUR_NUMBER[name])  # B-OPT-H04
        if p.sink is not None:
            face = FACE_NAMES[unit.faces[die]] if die >= 0 else action.args[1]
            p.emit("cancelled", unit.seat, "B-TALLY-12", {"which": name, "face": face})
        if frame[1] > 1:
            p.push(unit.seat, "cancel", frame[1] - 1)
        elif p.alone and p.sink is None:
            lanes = p.battle.lanes
            lane = lanes[unit.seat]
            if lane and lane[-1][0] == "book":  # what would be run next is done at once
                lanes[unit.seat] = lane[BELOW]
                book_resources(p, unit)


class BookResources(Ask):
    """What stands in the tally is booked; then the sector's effects and the award of a straight (B-UPKEEP-03)."""

    rule = "B-UPKEEP-03"

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        battle = p.battle
        unit = battle.forces[seat - 1]
        battle.lanes[seat] = battle.lanes[seat][BELOW]  # as `pop`, without a call
        book_resources(p, unit)
        return True


def book_resources(p: Field, unit: Force) -> None:
    """The step itself, which asks nothing (B-UPKEEP-01), and the marker's, if nothing has come between.

    What does not count may be noted (B-MAP-N01-P06), what a box asks for is given up (W-MISS-23).
    """
    book = p.book
    soldiers, stars, courage, points = given(p, unit)
    gain_all(p, unit, soldiers, stars, courage, points)
    if not book.counts[STAR] and isinstance(unit, Unit):
        _note(unit)
    if book.has_cliffs and isinstance(unit, Unit):
        _climb(p, unit)
    if unit.straight:
        book.profiles[unit.name].reward_straight(p, unit)
    if book.brings[unit.sector] & WATCHES_TALLY and isinstance(unit, Unit):
        _look_around(p, unit)
    if not book.plain:
        book.profiles[unit.name].booked(p, unit)
    if book.moments:
        p.happens("booked", unit)
    lanes = p.battle.lanes
    lane = lanes[unit.seat]
    if lane and lane[-1][0] == "marker":
        if p.sink is not None:
            p.recall(unit.seat)
        lanes[unit.seat] = lane[BELOW] if len(lane) > 1 else ()
        marked: Any = unit  # nobody else has a marker
        if turns_marker(p, marked):
            advance_marker(p, marked, "B-UPKEEP-07")


def _note(unit: Unit) -> None:
    """Practice Run: stars and item points count for nothing but are noted (B-MAP-N01-P06)."""
    faces = by_face(unit)
    note_unbooked(unit, faces[STAR] + item_points(faces[TOOL]))


def _climb(p: Field, unit: Unit) -> None:
    """Four SKULLs bring a climbing Unit up the cliff (B-MAP-N07-C04)."""
    ground = p.ground(unit.sector)
    tries = ground.below_cliff if p.book.climb_from_below else ground.climb and not unit.lifetime & CLIMBED
    if tries:
        skulls = by_face(unit, 0)[SKULL]
        if skulls >= 4:
            mark(unit, CLIMBED)
        if p.sink is not None:
            kind = "climbed" if skulls >= 4 else "climb-failed"
            p.emit(kind, unit.seat, "B-MAP-N07-C04", {"n": skulls}, ground.id)


def _look_around(p: Field, unit: Unit) -> None:
    """FOUR_GAIN, FOUR_LOSE and STAR_LOSS look at the tally (B-UPKEEP-05, B-SECTOR-44)."""
    ground = p.ground(unit.sector)
    if (ground.four_gain or ground.four_lose) and max(by_face(unit, 0)) >= 4:
        gain(p, unit, SOLDIERS, ground.four_gain, "B-UPKEEP-05", ground.id)
        if ground.four_lose:
            suffer(p, unit, ground.four_lose, "B-UPKEEP-05", ground.id)
    if ground.star_loss:
        stars = by_face(unit)[STAR] * ground.star_loss
        if stars:
            suffer(p, unit, stars, "B-SECTOR-44", ground.id)


class StraightAward(Pick):
    """The straight gives an award of choice (B-AWARD-01)."""

    rule = "B-AWARD-01"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return [shared("take", slug) for slug in p.battle.deck]

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        return why_award(p, action, self.rule)

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        flag(unit, AWARDED)
        take_award(p, unit, action.args[0], "B-AWARD-01")


class Marker(Ask):
    """The marker is advanced: one, two, three chevrons, must move (B-UPKEEP-07)."""

    rule = "B-UPKEEP-07"

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        p.pop(seat)
        unit = p.unit(seat)
        if turns_marker(p, unit):
            advance_marker(p, unit, "B-UPKEEP-07")
        return True


STEPS: dict[str, Ask] = {
    "declare": Declare(),
    "cancel": Cancel(),
    "book": BookResources(),
    "straight-award": StraightAward(),
    "marker": Marker(),
}

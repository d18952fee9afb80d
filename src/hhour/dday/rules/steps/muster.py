"""MUSTER: recruit, find, buy an award, in any order (B-TURN-06); contested things by strength (B-PRIO-07)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from hhour.dday.rules.battle.book import RULINGS
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.marks import flag
from hhour.dday.rules.battle.state import AWARDED, FOUND, RECRUITED, Force
from hhour.dday.rules.battle.verbs import COURAGE_DIAL, POINTS, STARS, draw_award, join, pay, take_item, take_vehicle
from hhour.dday.rules.cards.finding import (
    AWARD_PRICE,
    affordable,
    find_cost,
    recruit_cost,
    refuse_award,
    refuse_find,
    refuse_recruit,
)
from hhour.dday.rules.cards.free import is_bare, worth_asking
from hhour.dday.rules.cards.hooks import FIND_COST, MANY_FINDS, RECRUIT_COST, fold, strength
from hhour.dday.rules.cards.kinds import VEHICLE
from hhour.dday.rules.map.ground import SUPPLIES
from hhour.dday.rules.steps.move import MOVE
from hhour.dday.rules.turn.pick import Ask, ForcePick
from hhour.kernel.action import Action, shared
from hhour.kernel.lanes import BELOW, Frame, Stage
from hhour.kernel.refusal import Refusal

DONE = Action("done")
BUY = Action("buy", ("award",))


class MusterStage(Stage[Field]):
    """Every Unit may do its business. One alone that has none and can do nothing else is asked where to go at once."""

    phase = "MUSTER"

    def open(self, p: Field) -> bool:
        book = p.book
        for unit in p.lone:
            options = business(p, unit)
            if options:
                lane = (book.usual or book.profiles[unit.name]).business
                if p.sink is None:
                    p.battle.lanes[unit.seat] = lane  # as `lay`, without a call
                else:
                    p.lay(unit.seat, lane)
                p.kept = (unit.seat, p.stamp, [*options, DONE], True)  # as `keep`, without a call
                return True
            if is_bare(p, unit):
                if book.marching >= 0:
                    p.battle.stage = book.marching
                    p.lay(unit.seat, MOVE)
                return False
        for force in p.lone or p.taking_part():
            p.lay(force.seat, book.profiles[force.name].business)
        return False


def _refuse(p: Field, unit: Force, action: Action) -> Refusal | None:
    refuse = refuse_recruit if action.verb == "recruit" else refuse_find
    return refuse(p, unit, action.args[0])


def _unrefused(p: Field, unit: Force, actions: list[Action]) -> list[Action]:
    return [action for action in actions if _refuse(p, unit, action) is None]


def business(p: Field, unit: Force) -> list[Action]:
    """What the Unit can recruit, find and buy: as `refuse_recruit` and `refuse_find` say, but priced once for all."""
    found: list[Action] = []
    book = p.book
    able = unit.specialists or unit.vehicle or unit.held  # else it has no discount (B-ITEM-04, B-SPEC-25)
    if not unit.flags & RECRUITED:  # B-SPEC-02
        afford = unit.stars
        if able or book.outside[RECRUIT_COST]:
            afford = 99 if book.tiers[RECRUIT_COST] else afford - fold(p, RECRUIT_COST, unit)
        if afford >= book.least_recruit:
            known = unit.specialists + unit.fallen  # B-SPEC-06
            found += affordable(p, "recruit", unit.hand + p.battle.pool, afford, known)
    if book.has_items:
        ground = p.ground(unit.sector) if book.brings[unit.sector] & SUPPLIES else None
        # B-ITEM-11, B-ITEM-02
        if (ground is None or not ground.no_find) and (not unit.flags & FOUND or fold(p, MANY_FINDS, unit)):
            afford = unit.points
            if able or book.outside[FIND_COST]:
                afford = 99 if book.tiers[FIND_COST] else afford - fold(p, FIND_COST, unit)
            if afford >= book.least_find:
                found += affordable(p, "find", p.battle.items, afford)
        if ground is not None and ground.vehicle and refuse_find(p, unit, ground.vehicle) is None:
            found.append(shared("find", ground.vehicle))
    if found and (book.vetoes or book.tiers[RECRUIT_COST] or book.tiers[FIND_COST]):
        found = _unrefused(p, unit, found)  # A-MAP-ATT-10
    if unit.courage >= AWARD_PRICE and refuse_award(p, unit) is None:  # B-AWARD-02, B-AWARD-04
        found.append(BUY)
    if book.wares:
        for text, ware in book.wares.items():
            if ware.refuse(p, unit) is None:
                found.append(Action(text))
    return found


class Muster(Ask):
    """`recruit`, `find`, `buy award`, cards and trades; `done` ends it. Somebody with nothing to do is done."""

    free = True
    rule = "B-TURN-06"

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        whose, stamp, _, _ = p.kept
        if stamp == p.stamp and whose == seat:  # it was found out when the stage opened
            return False
        unit = p.battle.forces[seat - 1]
        options = business(p, unit)
        if options or worth_asking(p, unit):
            p.kept = (seat, p.stamp, [*options, DONE], True)  # as `keep`, without a call
            return False
        lanes = p.battle.lanes
        lanes[seat] = lanes[seat][BELOW]  # and as `pop`
        return True

    def choices(self, p: Field, seat: int, frame: Frame) -> list[Action]:
        return [*business(p, p.battle.forces[seat - 1]), DONE]

    def refuse(self, p: Field, seat: int, frame: Frame, action: Action) -> Refusal | None:
        unit = p.battle.forces[seat - 1]
        if action.text == "done":
            return None
        if action.text == "buy award":
            return refuse_award(p, unit)
        if action.text in p.book.wares:
            return p.book.wares[action.text].refuse(p, unit)
        slug = action.args[0] if len(action.args) == 1 else ""
        if action.verb == "recruit":
            return refuse_recruit(p, unit, slug)
        if action.verb == "find":
            return refuse_find(p, unit, slug)
        return Refusal("B-TURN-06", "muster-now", {"action": action.text})

    def answer(self, p: Field, seat: int, frame: Frame, action: Action) -> None:
        unit = p.battle.forces[seat - 1]
        if action.verb == "done":
            battle = p.battle
            lane = battle.lanes[seat]
            if p.lone and p.sink is None and len(lane) == 1 and battle.stage + 1 == p.book.marching:
                battle.stage += 1  # nobody else has business
                battle.lanes[seat] = MOVE
            else:
                battle.lanes[seat] = lane[BELOW]  # as `pop`, without a call
        elif action.text in p.book.wares:
            p.book.wares[action.text].do(p, unit)
        elif action.verb == "buy":
            pay(p, unit, COURAGE_DIAL, AWARD_PRICE, "B-AWARD-02")
            flag(unit, AWARDED)
            draw_award(p, unit, "B-AWARD-02")
        else:
            rivals = [] if p.book.solo else rivals_for(p, unit, action)
            if rivals:
                p.push(seat, "contest", text=action.text)
                for rival in rivals:
                    p.push(rival.seat, "claim", seat, text=action.text)
            else:
                acquire(p, unit, action)


def acquire(p: Field, unit: Force, action: Action) -> None:
    """Pay and take what was chosen."""
    slug = action.args[0]
    if action.verb == "recruit":
        cost = recruit_cost(p, unit, slug)
        pay(p, unit, STARS, cost, "B-SPEC-03", slug)
        flag(unit, RECRUITED)
        join(p, unit, slug, "B-SPEC-03", "recruited", cost)
        return
    if p.book.cards[slug].kind == VEHICLE:
        if p.ground(unit.sector).vehicle_free:
            take_vehicle(p, unit, slug, "B-VEH-02", 0)
            return
        cost = find_cost(p, unit, slug)
        pay(p, unit, POINTS, cost, "B-VEH-01", slug)
        flag(unit, FOUND)
        take_vehicle(p, unit, slug, "B-VEH-01", cost)
        return
    cost = find_cost(p, unit, slug)
    pay(p, unit, POINTS, cost, "B-ITEM-03", slug)
    flag(unit, FOUND)
    take_item(p, unit, slug, "B-ITEM-03", cost)


def rivals_for(p: Field, unit: Force, action: Action) -> list[Force]:
    """Units that may go first: not stronger, still at their MUSTER, and able to take the very same thing now.

    B-PRIO-07; nobody goes for what is in another hand.
    """
    slug = action.args[0]
    if action.verb == "recruit" and slug in unit.hand:
        return []
    own = strength(p, unit)
    found: list[Force] = []
    for other in p.others(unit):
        lane = p.battle.lanes[other.seat]
        if lane and lane[-1][0] == "muster" and strength(p, other) <= own:
            refused = refuse_recruit(p, other, slug) if action.verb == "recruit" else refuse_find(p, other, slug)
            if refused is None:
                found.append(other)
    return found


class Claim(ForcePick):
    """A stronger Unit (`a`) wants what this one could take: go first, or let it have it (B-PRIO-07)."""

    watches = True
    rule = "B-PRIO-07"

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        return [Action("mine"), Action("yours")]

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        if action.verb == "mine":
            wants = 1 << unit.seat
            p.battle.lanes[frame[1]] = tuple(  # an offer of a third Unit may lie on the contest
                ("contest", below[1] | wants, 0, below[3]) if below[0] == "contest" else below
                for below in p.battle.lanes[frame[1]]
            )


class Contest(Ask):
    """Waits for the rivals, then gives the thing to the weakest of those who want it. `a`: mask of seats that do."""

    watches = True
    rule = "B-PRIO-07"

    def asks(self, p: Field, seat: int, frame: Frame) -> bool:
        return False

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        if any(waiting[0] == "claim" and waiting[1] == seat for lane in p.battle.lanes for waiting in lane):
            return False
        p.pop(seat)
        verb, slug = frame[3].split(" ")
        unit = p.battle.forces[seat - 1]
        wanting = [unit] + [other for other in p.battle.forces if frame[1] >> other.seat & 1]
        if p.book.version >= RULINGS:  # meanwhile somebody else may have had it
            wanting = [other for other in wanting if _refuse(p, other, Action(verb, (slug,))) is None]
            if not wanting:
                return True
        winner = weakest(p, wanting)
        if p.sink is not None and len(wanting) > 1:
            p.emit("contested", winner.seat, "B-PRIO-07", {"card": slug, "units": tuple(u.seat for u in wanting)}, slug)
        acquire(p, winner, Action(verb, (slug,)))
        return True


F = TypeVar("F", bound=Force)


def weakest(p: Field, units: Sequence[F]) -> F:
    """Who goes first: the one with least strength; a die decides between equals (B-PRIO-07)."""
    least = min(strength(p, unit) for unit in units)
    equal = sorted((unit for unit in units if strength(p, unit) == least), key=lambda unit: unit.seat)
    while len(equal) > 1:
        rolls = [(p.d6(unit, "tie"), unit) for unit in equal]
        if p.sink is not None:
            for number, unit in rolls:
                p.emit("d6", unit.seat, "B-PRIO-07", {"purpose": "tie", "n": number})
        best = max(number for number, _ in rolls)
        equal = [unit for number, unit in rolls if number == best]
    return equal[0]


STEPS: dict[str, Ask] = {"muster": Muster(), "claim": Claim(), "contest": Contest()}

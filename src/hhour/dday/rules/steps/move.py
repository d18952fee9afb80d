"""MOVE: stay, move, advance, charge or retreat; mines, payment, sacrifice, arrival (B-MOVE-12)."""

from __future__ import annotations

from typing import Any

from hhour.dday.rules.battle.book import RULINGS, Edge
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.marks import end_cry
from hhour.dday.rules.battle.state import (
    IN_PLAY,
    MINES_FOUND,
    MUST_MOVE,
    Unit,
)
from hhour.dday.rules.battle.table import note_arrival
from hhour.dday.rules.battle.trading import can_meet
from hhour.dday.rules.battle.verbs import COURAGE_DIAL, SOLDIERS, abandon, change, gain, is_dead, join, told, wipe_out
from hhour.dday.rules.cards.free import card_choices, worth_asking
from hhour.dday.rules.cards.hooks import (
    ADVANCE_SOLDIERS,
    MINE_DIE,
    MINE_PROOF,
    MOVE_SOLDIERS,
    NO_SACRIFICE,
    Part,
    fold,
    folded,
    sources,
)
from hhour.dday.rules.cards.kinds import UNIQUE
from hhour.dday.rules.cards.sacrifice import push_price
from hhour.dday.rules.dice.d6 import resolves, roll_for
from hhour.dday.rules.map.ground import WELCOMES
from hhour.dday.rules.map.moving import (
    STAY,
    advance_cost,
    charge_cost,
    crosses_mines,
    edge_between,
    edge_to,
    loses_vehicle,
    moves,
    must_move,
    refuse_move,
    refuse_requirements,
    retreats,
    spares_sacrifice,
    why_no_retreat,
    why_no_way,
)
from hhour.dday.rules.map.placing import place_unit, set_out
from hhour.dday.rules.steps.casualties import suffer
from hhour.dday.rules.turn.pick import Ask
from hhour.dday.rules.turn.reasons import no_sector
from hhour.kernel.action import Action
from hhour.kernel.event import Datum
from hhour.kernel.lanes import BELOW, Frame, Lane, Stage
from hhour.kernel.refusal import Refusal

GIVE_UP = Action("give-up")

MOVE: Lane = (("move", 0, 0, ""),)

WALK = 0
CHARGE = 1
RETREAT = 2


class MoveStage(Stage[Field]):
    """Every Unit stays or moves once (B-MOVE-01)."""

    phase = "MOVE"

    def open(self, p: Field) -> None:
        for unit in p.lone or p.units_taking_part():
            p.lay(unit.seat, MOVE)


class Move(Ask):
    """Where to. A Unit that has to move and cannot is wiped out, once nothing can help it any more (B-MOVE-07)."""

    free = True
    rule = "B-MOVE-01"

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        force: Any = p.battle.forces[seat - 1]
        unit: Unit = force  # as `p.unit`, without a call
        forced = unit.marker >= MUST_MOVE or unit.must_leave == 1  # a quick look
        forced = forced and must_move(p, unit)
        options = moves(p, unit)
        alone = forced and len(options) == 1 and p.book.version < RULINGS  # since then the player makes it himself
        if (options and not alone) or worth_asking(p, unit) or (not p.book.solo and others_may_help(p, unit)):
            answers = options or [GIVE_UP] if forced else [*options, STAY]
            p.kept = (seat, p.stamp, answers, True)  # as `keep`, without a call
            return False
        if options:
            self.answer(p, seat, frame, options[0])
        elif forced:
            self.answer(p, seat, frame, GIVE_UP)
        else:
            self.answer(p, seat, frame, STAY)
        return True

    def choices(self, p: Field, seat: int, frame: Frame) -> list[Action]:
        unit = p.unit(seat)
        options = moves(p, unit)
        return options or [GIVE_UP] if must_move(p, unit) else [*options, STAY]

    def refuse(self, p: Field, seat: int, frame: Frame, action: Action) -> Refusal | None:
        unit = p.unit(seat)
        if action.text == "stay":
            return Refusal("B-MOVE-06", "move-must", {}) if must_move(p, unit) else None
        if action.text == "give-up":
            return None if must_move(p, unit) and not moves(p, unit) else Refusal("B-MOVE-07", "move-not-lost", {})
        if action.verb not in ("move", "advance", "charge", "retreat") or len(action.args) != 1:
            return Refusal("B-MOVE-01", "move-now", {"action": action.text})
        target = p.book.index(action.args[0])
        if target < 0:
            return no_sector(p, action.args[0], "B-MOVE-02")
        if action.verb == "retreat":  # B-MOVE-03
            return None if target in retreats(p, unit) else why_no_retreat(p, unit, target)
        edge = edge_to(p, unit, target)
        if edge is None:
            return why_no_way(p, unit, target)
        if action.verb != "charge" and edge.advance != (action.verb == "advance"):
            right = "advance" if edge.advance else "move"
            return Refusal("B-MOVE-02", "move-verb", {"sector": action.args[0], "verb": right})
        return refuse_move(p, unit, edge, action.verb == "charge")

    def answer(self, p: Field, seat: int, frame: Frame, action: Action) -> None:
        battle = p.battle
        force: Any = battle.forces[seat - 1]
        unit: Unit = force  # as `p.unit`, without a call
        lane = battle.lanes[seat]
        battle.lanes[seat] = lane[BELOW] if len(lane) > 1 else ()  # and as `pop`
        if action.verb == "stay":
            if p.sink is not None:
                p.emit("stayed", seat, "B-MOVE-01", {"sector": p.book.place(unit.sector)})
            if p.lone and p.book.claimed >= 0 and not battle.claims:
                battle.stage = p.book.claimed
        elif action.verb == "give-up":
            wipe_out(p, unit, "B-MOVE-07")
        elif action.verb == "retreat":  # B-MAP-N07-C08
            depart(p, unit, Edge(p.book.index(action.args[0]), False, False, False, 0, False), RETREAT)
        else:
            edge = edge_between(p, unit.sector, p.book.named_sectors[action.args[0]])
            assert edge is not None
            depart(p, unit, edge, CHARGE if action.verb == "charge" else WALK)


def others_may_help(p: Field, unit: Unit) -> bool:
    """Whether what another Unit does in this MOVE can open a way (B-MOVE-17); a lost Unit waits for every hand."""
    forced = must_move(p, unit)
    for other in p.battle.units:
        if other is unit or other.status != IN_PLAY:
            continue
        busy = bool(p.battle.lanes[other.seat])
        if forced and (busy or card_choices(p, other)):
            return True
        if busy and (can_meet(p, unit, other) or opens_way(p, unit, other)):
            return True
    return False


def opens_way(p: Field, unit: Unit, other: Unit) -> bool:
    """Whether the other can leave a full sector, cross a barrier first or bring an Ambulance (B-MOVE-17)."""
    spares = other.vehicle in p.book.passives[NO_SACRIFICE]
    for edge in p.book.edges[unit.sector]:
        if not unit.visited >> edge.target & 1:
            ground = p.ground(edge.target)
            if ground.capacity or (edge.barrier and other.sector == unit.sector) or (spares and ground.sacrifice):
                return True
    return False


def depart(p: Field, unit: Unit, edge: Edge, how: int) -> None:
    """Steps 1 to 3: set the courage aside, roll for mines; entering and arriving wait below.

    B-MOVE-08, B-MOVE-11, B-MOVE-12.
    """
    target = edge.target
    parts: list[Part] | None = [] if p.sink is not None else None
    cost = advance_cost(p, unit, edge, parts) if how == WALK else _price(p, unit, edge, how, parts)
    if cost:
        change(unit, COURAGE_DIAL, -cost)  # set aside, out of the Hero's reach (B-MOVE-15)
    set_out(unit)
    if how == CHARGE:  # B-RWB-12, B-RWB-15
        end_cry(unit)
    if p.sink is not None:
        data: dict[str, Datum] = {
            "from": p.book.place(unit.sector),
            "sector": p.book.sectors[target].id,
            "cost": cost,
            "parts": told(parts or []),
        }
        if how == WALK and not edge.advance:
            p.cause = p.emit("moves", unit.seat, "B-MOVE-02", data)
        else:
            p.cause = p.emit(_TOLD[how], unit.seat, _RULES[how], data)
    guides: list[str] = []
    able = unit.specialists or unit.vehicle or unit.held
    if edge.advance and (able or p.book.outside[ADVANCE_SOLDIERS]):  # B-SPEC-C01
        for part in sources(p, ADVANCE_SOLDIERS, unit):
            guides.append(part.source)
    if unit.vehicle and loses_vehicle(p, unit, edge):  # else it moves with its Unit (B-VEH-03)
        abandon(p, unit, "B-VEH-10")
    mined = crosses_mines(p, unit, edge) and not unit.flags & MINES_FOUND and not fold(p, MINE_PROOF, unit)
    if p.book.unhelped and not mined and (how != WALK or not edge.asks or asks_nothing(p, target)):
        arrive(p, unit, target, how, guides)  # nothing and nobody comes between
        return
    p.push(unit.seat, "arrive", target, how, " ".join(guides))
    p.push(unit.seat, "enter", target, how)
    if mined:
        roll_for(p, unit, "mine", 0, "B-MINE-01", p.book.sectors[target].id)


def asks_nothing(p: Field, target: int) -> bool:
    """Whether the sector asks nothing of those who enter (B-SECTOR-06, B-SECTOR-08)."""
    ground = p.ground(target)
    return not (ground.need or ground.sacrifice)


def _price(p: Field, unit: Unit, edge: Edge, how: int, parts: list[Part] | None) -> int:
    """In courage, where it does not walk; a retreat costs nothing (B-MOVE-08, B-MAP-N07-C08)."""
    return charge_cost(p, unit, edge, parts) if how == CHARGE else 0


_TOLD = ("advances", "charges", "retreats")
_RULES = ("B-MOVE-08", "B-RWB-12", "B-MAP-N07-C08")


@resolves("mine", harms=True)
def mine_goes_off(p: Field, unit: Unit, number: int, argument: int) -> None:
    """Casualties as the die says (B-MINE-01); the garrison's tools make mines worse (R-AI-07)."""
    extra = p.battle.german[3] if p.battle.german else 0
    suffer(p, unit, max(0, min(6, folded(p, MINE_DIE, unit, number + extra))), "B-MINE-01")


class Enter(Ask):
    """Steps 4 and 5: the requirements are checked again, sacrifices are made. `a`: the target, `b`: how."""

    rule = "B-MOVE-12"

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        unit = p.unit(seat)
        p.pop(seat)
        if frame[2] != WALK:
            return True
        if refuse_requirements(p, unit, frame[1]) is not None:
            wipe_out(p, unit, "B-MOVE-14")
            return True
        ground = p.ground(frame[1])
        if ground.sacrifice and not spares_sacrifice(p, unit, frame[1]):  # B-VEH-14
            push_price(p, unit, ground.sacrifice, "B-SECTOR-08")
        return True


class Arrive(Ask):
    """Steps 6 and 7: the marker is placed, arrival effects follow (B-MOVE-16, B-SPEC-C08).

    Text: who guided the advance.
    """

    rule = "B-MOVE-16"

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        unit = p.unit(seat)
        p.pop(seat)
        arrive(p, unit, frame[1], frame[2], frame[3].split())
        return True


def arrive(p: Field, unit: Unit, target: int, how: int, guides: list[str]) -> None:
    """What arriving brings, in the order of B-MOVE-16; first-come gifts wait for the end of MOVE (B-MOVE-18)."""
    place_unit(p, unit, target)
    ground = p.ground(target)
    if p.sink is not None:
        p.emit("arrived", unit.seat, "B-MOVE-12", {"sector": ground.id, "marker": unit.marker})
    for slug in guides:  # even if he was sacrificed on the way in (B-SPEC-C01)
        passive = p.book.passives[ADVANCE_SOLDIERS][slug]
        gain(p, unit, SOLDIERS, passive.amount, passive.rule, slug)
    able = unit.specialists or unit.vehicle or unit.held or p.book.outside[MOVE_SOLDIERS]
    if able and how != RETREAT:  # forward and sideways count, not back (B-SPEC-C08)
        for part in sources(p, MOVE_SOLDIERS, unit):
            gain(p, unit, SOLDIERS, part.amount, part.rule, part.source)
    if ground.entry_soldiers > 0:
        gain(p, unit, SOLDIERS, ground.entry_soldiers, "B-SECTOR-32", ground.id)
    note_arrival(p, target, unit.seat)
    if p.book.moments:
        p.happens("arrived", unit)
    if ground.entry_soldiers < 0:
        roll_for(p, unit, "entry", target, "B-SECTOR-32", ground.id)
    else:
        have_arrived(p, unit, target)


def have_arrived(p: Field, unit: Unit, target: int) -> None:
    """JOIN comes after ENTRY_SOLDIERS; then it shows who is left, and what unknown ground is (B-MOVE-16, B-MOVE-21)."""
    ground = p.ground(target) if p.book.brings[target] & WELCOMES else None
    for slug in ground.join if ground is not None else ():
        join_here(p, unit, slug)
    if not unit.soldiers and is_dead(p, unit):  # its last man was sacrificed on the way in, and nobody came
        wipe_out(p, unit, "B-COMBAT-08")
    elif ground is not None and ground.random and not p.battle.rolled[target] and p.book.version >= RULINGS:
        roll_for(p, unit, "random", target, "B-MAP-N06-R01", ground.id)


def join_here(p: Field, unit: Unit, slug: str) -> None:
    """JOIN: the named Specialist comes free, unless he is here, elsewhere or has fallen (B-SECTOR-26, B-SPEC-12)."""
    if slug not in p.book.cards:
        return
    for one in p.battle.units if p.book.cards[slug].kind == UNIQUE else [unit]:
        if p.has_known(one, slug):
            return
    join(p, unit, slug, "B-SECTOR-26")


@resolves("entry")
def soldiers_wait_here(p: Field, unit: Unit, number: int, argument: int) -> None:
    """ENTRY_SOLDIERS(1d6) (B-SECTOR-32)."""
    gain(p, unit, SOLDIERS, number, "B-SECTOR-32", p.book.place(unit.sector))
    have_arrived(p, unit, argument)


STEPS: dict[str, Ask] = {"move": Move(), "enter": Enter(), "arrive": Arrive()}

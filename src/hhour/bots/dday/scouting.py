"""What a bot reads off the table before it thinks: the Unit's traits for a plan, its dice as the odds know them."""

from __future__ import annotations

from itertools import combinations

import numpy as np

from hhour.advice.odds.groups import Faces, Values
from hhour.advice.odds.solver import known_lock, known_roll, patterns
from hhour.advice.odds.tally import Situation
from hhour.bots.dday.plan import CLIMB, Plan, Traits
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import ALLIES, AWARDED, SAFE, WIRE_PROOF, Unit
from hhour.dday.rules.cards.effects import LowerDefence, LowerDefenceByDie, SilenceGuns
from hhour.dday.rules.cards.effects_tally import AddResults
from hhour.dday.rules.cards.hooks import (
    ADVANCE_COST,
    ADVANCE_SOLDIERS,
    BARRIER_PROOF,
    BUNKER_DEFENCE,
    DEFENCE,
    LOCKS,
    MINE_PROOF,
    MOVE_SOLDIERS,
    NO_SACRIFICE,
    QUIET_SKULLS,
    RESULT,
    RWB_COURAGE,
    RWB_SOLDIERS,
    SAVES,
    fold,
    sources,
    strength,
)
from hhour.dday.rules.dice.rolling import lock_count
from hhour.dday.rules.map.ground import Ground
from hhour.kernel.dice import SIX, SLOTS
from hhour.kernel.faces import COLOURLESS, COURAGE, SKULL, colour_of, face_of

MOST_PLANS = 256


class Planner:
    """Plans by what they depend on, kept for the next question."""

    def __init__(self) -> None:
        self._plans: dict[object, Plan] = {}

    def plan(self, p: Field, unit: Unit) -> Plan:
        """The plan of this Unit as things stand."""
        traits = traits_of(p, unit)
        grounds = tuple(p.ground(index) for index in range(len(p.book.sectors)))
        worn = tuple(
            p.battle.worn[ground.index] + p.battle.beside[ground.index] - raised(p, ground.beach) for ground in grounds
        )
        guns = tuple(max(0, ground.mgf - p.battle.silenced[ground.index]) for ground in grounds)
        row = p.here(unit).row if unit.sector >= 0 else 0
        ahead = tuple(_looks(ground) for ground in grounds if ground.random and ground.row >= row)
        key = (str(p.book.setup), p.book.version, ahead, p.is_calm(), worn, guns, traits)
        found = self._plans.get(key)
        if found is None:
            if len(self._plans) >= MOST_PLANS:
                self._plans.pop(next(iter(self._plans)))
            found = Plan(p.book, grounds, guns, worn, traits)
            self._plans[key] = found
        return found


def _looks(ground: Ground) -> tuple[object, ...]:
    """What a random sector turned out to be, as far as a plan can tell."""
    return (
        ground.black,
        ground.no_lock,
        ground.bonus.count(COURAGE),
        ground.combat_loss,
        ground.combat_loss_unless,
        ground.no_battle_cry,
    )


def raised(p: Field, beach: int) -> int:
    """What a scenario adds to the DEF of a map for the time being (B-DEAD-07)."""
    return 1 if beach == p.book.raised_beach and not p.battle.seen >> p.book.raised_until & 1 else 0


def traits_of(p: Field, unit: Unit) -> Traits:
    """What the Unit has that changes the way ahead."""
    joining = {slug for ground in p.book.sectors for slug in ground.join}
    named = joining.union(
        *(ground.need for ground in p.book.sectors), (ground.combat_loss_unless for ground in p.book.sectors)
    )
    hopeful = {slug for slug in (*unit.hand, *p.battle.pool, *joining) if slug not in unit.fallen}
    return Traits(
        specialists=frozenset(unit.specialists) & named,
        hopeful=frozenset(hopeful - set(unit.specialists)) & named,
        staffed=bool(unit.specialists),
        saves=fold(p, SAVES, unit),
        cheaper=-fold(p, ADVANCE_COST, unit),
        mine_proof=fold(p, MINE_PROOF, unit) > 0,
        advance_soldiers=fold(p, ADVANCE_SOLDIERS, unit),
        move_soldiers=fold(p, MOVE_SOLDIERS, unit),
        sharp=fold(p, QUIET_SKULLS, unit) > 0,
        locks=fold(p, LOCKS, unit),
        alone=not p.others(unit),
        wire_proof=unit.vehicle in p.book.passives[BARRIER_PROOF] or bool(unit.flags & WIRE_PROOF),
        spared=unit.vehicle in p.book.passives[NO_SACRIFICE],
        lowers=-fold(p, DEFENCE, unit),
        breaks=-fold(p, BUNKER_DEFENCE, unit) + breakers(p, unit),
        climb=climb_chance(p, unit),
        shunned=shunned(p, unit),
        held=held(p),
        closed=closed(p, unit),
    )


def breakers(p: Field, unit: Unit) -> int:
    """What the Unit's items take off a bunker's losses; they are kept for it."""
    return sum(breaks(p, slug) for slug in unit.items)


def breaks(p: Field, slug: str) -> int:
    """What one item takes off a bunker's losses."""
    use = p.book.cards[slug].use
    if isinstance(use, LowerDefenceByDie):
        return 3
    if isinstance(use, LowerDefence) and use.bunkers:
        return use.amount
    return 3 if isinstance(use, SilenceGuns) and not use.adjacent else 0


def climb_chance(p: Field, unit: Unit) -> float:
    """The chance of four SKULLs a turn, better with the cards that add one."""
    helps = sum(isinstance(p.book.cards[slug].use, AddResults) for slug in unit.items)
    return (CLIMB, 0.52, 0.8)[min(helps, 2)]


def shunned(p: Field, unit: Unit) -> int:
    """Where two bunkers must be taken, the one that is left to the others."""
    bunkers = p.book.bunkers
    if p.book.solo or len(bunkers) < 2 or p.book.passage:
        return 0
    taken = {other.sector for other in p.battle.units if other.status == SAFE}
    if taken:
        return 0 if len(taken) > 1 else sum(1 << sector for sector in taken)
    return sum(1 << sector for place, sector in enumerate(bunkers) if place != unit.seat % len(bunkers))


def held(p: Field) -> int:
    """How many men of another side will be left in the last bunker when its COMBAT is fought."""
    defence = max((p.book.sectors[sector].defence[0] for sector in p.book.bunkers), default=0)
    others = [force for force in p.battle.forces if force.side != ALLIES]
    return sum(max(0, force.soldiers - defence) + strength(p, force) - force.soldiers for force in others)


def closed(p: Field, unit: Unit) -> int:
    """Where there is no way in: sectors of limited CAPACITY that Units nearer to them will fill, and before a sealed
    bunker that bunker (B-DEAD-09). From afar it may be open by the time one comes."""
    others = [] if p.book.solo else p.others(unit)
    found = 0
    if p.book.sealed and not p.battle.captured >> p.book.sealed_until & 1:
        before = sum(1 << edge.target for edge in p.book.edges[unit.sector]) if unit.sector >= 0 else 0
        found = p.book.sealed & before
    for ground in p.book.sectors if others else ():
        if ground.capacity and ground.index != unit.sector:
            mine = _nearness(p, unit, ground)
            found |= (sum(_nearness(p, other, ground) > mine for other in others) >= ground.capacity) << ground.index
    return found


def _nearness(p: Field, unit: Unit, ground: Ground) -> tuple[int, ...]:
    """Who goes first into a narrow sector: who is there, who stands before it and must move, who is further up."""
    here = p.ground(unit.sector)
    if (here.beach, here.row) > (ground.beach, ground.row):
        return (-1,)  # past it
    leads = any(edge.target == ground.index for edge in p.book.edges[unit.sector])
    return (unit.sector == ground.index, leads and here.black, leads, here.row, -unit.seat)


# --- dice -----------------------------------------------------------------------------------------------------------


def colours(unit: Unit) -> list[list[int]]:
    """The dice in use by colour, as slots. One that is still to be given a colour counts as what there is least of; one
    beyond the six that has none is left alone."""
    groups: list[list[int]] = [[], [], []]
    open_dice: list[int] = []
    for die, colour in enumerate(unit.colours):
        if unit.left_out >> die & 1:
            continue
        if colour in unit.tray.sets:
            groups[unit.tray.sets.index(colour)].append(die)
        elif unit.tray.size <= SIX.size:
            open_dice.append(die)
    for die in open_dice:
        min(groups, key=len).append(die)
    return groups


def situation_of(p: Field, unit: Unit) -> Situation:
    """The Unit's dice and what they are worth, as the odds know them; results still to be added are counted in."""
    ground = p.ground(unit.sector)
    red, white, blue = (len(group) for group in colours(unit))
    virtual = [(colour_of(shown), face_of(shown)) for shown in unit.virtual]
    if not virtual:
        virtual = [(COLOURLESS, face) for face in ground.bonus] + [(COLOURLESS, SKULL)] * ground.skull_any
        virtual += [(COLOURLESS, part.amount) for part in sources(p, RESULT, unit)]
    no_sets = [face for face in range(6) if not p.book.sets[face]]
    if ground.no_battle_cry and COURAGE not in no_sets:
        no_sets.append(COURAGE)
    idle = [face for face in range(6) if not p.book.counts[face] and (face != SKULL or not p.book.skulls_bite)]
    return Situation(
        dice=(red, white, blue),
        virtual=tuple(sorted(virtual)),
        skulls_stay=ground.no_skull_reroll,
        sharpshooter=fold(p, QUIET_SKULLS, unit) > 0,
        veteran=fold(p, RWB_SOLDIERS, unit) > 0 or ground.rwb_soldier > 0,
        chaplain=fold(p, RWB_COURAGE, unit) > 0,
        alone=not p.others(unit),
        awards=p.book.has_awards and bool(p.battle.deck) and not unit.flags & AWARDED,
        penalties=ground.penalty,
        idle=tuple(idle),
        no_sets=tuple(no_sets),
        strength=strength(p, unit),
    )


def best_lock(p: Field, unit: Unit, situation: Situation, table: Values) -> tuple[tuple[str, ...], float]:
    """The best dice to lock after the first roll, and what the turn is worth then."""
    groups = colours(unit)
    roll = [tuple(unit.faces[die] for die in group) for group in groups]
    best = -np.inf
    names: tuple[str, ...] = ()
    for options in known_roll(table, situation.hand, roll, patterns(situation.hand, lock_count(p, unit)), 2):
        values = options.lock_values()
        if values.max() > best + 1e-12:
            best = float(values.max())
            at = np.unravel_index(int(values.argmax()), values.shape)
            chosen: list[int] = []
            for group, locked, way in zip(groups, options.pattern, at, strict=True):
                chosen += [group[die] for die in list(combinations(range(len(group)), locked))[int(way)]]
            names = tuple(SLOTS[die] for die in sorted(chosen))
    return names, best


def best_reroll(unit: Unit, situation: Situation, table: Values, rerolls: int) -> tuple[tuple[str, ...], float]:
    """The best dice to roll again (none: stop), and what the turn is worth then."""
    groups = colours(unit)
    free = [[die for die in group if not unit.locked >> die & 1] for group in groups]
    locked = [_faces(unit, [die for die in group if unit.locked >> die & 1]) for group in groups]
    values = known_lock(table, situation.hand, locked, [_faces(unit, rest) for rest in free], rerolls).values
    flat = values.reshape(values.shape[:3])
    near = np.argwhere(flat >= flat.max() - 1e-12)
    kept = max(near, key=lambda at: sum(int(part).bit_count() for part in at))
    again = [
        die for group, part in zip(free, kept, strict=True) for place, die in enumerate(group) if not part >> place & 1
    ]
    return tuple(SLOTS[die] for die in sorted(again)), float(flat.max())


def survival_table(losses: dict[int, float], situation: Situation) -> Values:
    """The chance to survive these losses with what each outcome brings."""
    tallies = situation.tallies()
    men = np.arange(200)
    chances = sum(chance * (men > loss) for loss, chance in losses.items())
    return tallies.best(np.asarray(chances)[np.minimum(situation.strength + tallies.soldiers, 199)])


def survival_chance(unit: Unit, situation: Situation, table: Values, locked: int, rerolls: int) -> float:
    """The value of the table from the dice as they lie, with these locked and best play."""
    groups = colours(unit)
    kept = [_faces(unit, [die for die in group if locked >> die & 1]) for group in groups]
    free = [_faces(unit, [die for die in group if not locked >> die & 1]) for group in groups]
    return float(known_lock(table, situation.hand, kept, free, rerolls).values.max())


def _faces(unit: Unit, dice: list[int]) -> Faces:
    return tuple(unit.faces[die] for die in dice)

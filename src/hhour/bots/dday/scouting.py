"""What a bot reads off the table before it thinks: the Unit's traits for a plan, its dice as the odds know them."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np

from hhour.advice.dday.hand import dice_by_colour, told
from hhour.advice.odds.goals import Worth
from hhour.advice.odds.groups import Faces, Values
from hhour.advice.odds.known import Last, known_lock, known_roll
from hhour.advice.odds.settling import NAMED
from hhour.advice.odds.solver import patterns
from hhour.advice.odds.swap import swapped
from hhour.advice.odds.tally import Situation
from hhour.bots.dday.cards import lifts
from hhour.bots.dday.outlook import Outlook
from hhour.bots.dday.plan import CLIMB, UP, Plan, Rolls, Traits
from hhour.bots.dday.race import Race
from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import ALLIES, AWARDED, CLIMBED, SAFE, WIRE_PROOF, Force, Unit
from hhour.dday.rules.cards.effects import LowerDefence, LowerDefenceByDie, SilenceGuns
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
from hhour.kernel.faces import COLOURLESS, COURAGE, SKULL, STAR, colour_of, face_of

MOST_PLANS = 256
MOST_ROLLS = 8
GROWTH = 13  # men another side gains in a turn, about, with what it snipes at
OVERWHELMING = 25  # the fire on the way, and what the others will gain until then
FAR = 99  # rows
# what a turn's stars and item points bring, in soldiers: so that the plan expects to win as often as Captains do
STARS, ITEMS = 1.8, 1.0
FEW = 2  # Specialists left to recruit
FAR_CLIMB = (0.5, 0.62, 0.8, 0.96)
NEAR_CLIMB = (CLIMB, 0.52, 0.8, 0.96)


class Planner:
    """Plans by what they depend on, kept for the next question."""

    def __init__(self) -> None:
        self._plans: dict[object, Plan] = {}
        self._rolls: dict[object, Rolls] = {}

    def plan(self, p: Field, unit: Unit) -> Plan:
        """The plan of this Unit as things stand."""
        traits = traits_of(p, unit)
        names = names_in(p.book)
        grounds = tuple([p.ground(index) for index in range(len(p.book.sectors))]) if names.varying else p.book.sectors
        worn = tuple([one + other for one, other in zip(p.battle.worn, p.battle.beside, strict=True)])
        if p.book.raised_beach >= 0:
            worn = tuple([less - raised(p, ground.beach) for less, ground in zip(worn, grounds, strict=True)])
        guns = tuple([max(0, one.mgf - less) for one, less in zip(grounds, p.battle.silenced, strict=True)])
        row = p.here(unit).row if unit.sector >= 0 else 0
        ahead = tuple([_looks(ground) for ground in grounds if ground.random and ground.row >= row])
        key = (p.book.written, p.book.version, ahead, p.is_calm(), worn, guns, traits)
        found = self._plans.get(key)
        if found is None:
            if len(self._plans) >= MOST_PLANS:
                self._plans.pop(next(iter(self._plans)))
            found = (Race if traits.growth else Plan)(p.book, grounds, guns, worn, traits)
            found.rolls = self._rolls
            self._plans[key] = found
        return found.against(held(p), paying(p)) if isinstance(found, Race) else found


class Names(NamedTuple):
    """What the maps say for good."""

    varying: bool  # some sector is not always as the map has it
    joining: frozenset[str]  # Specialists met on the way
    named: frozenset[str]  # those that a sector asks for, or for whom it makes a difference
    climbs: bool
    sacrifices: bool
    mines: bool
    wire: bool


@lru_cache(maxsize=64)
def names_in(book: Book) -> Names:
    """What a plan need not look up anew."""
    sectors = [one for ground in book.sectors for one in (ground, *ground.rolled, ground.calm) if one is not None]
    joining = frozenset(slug for ground in book.sectors for slug in ground.join)
    named = joining.union(
        *(ground.need for ground in book.sectors), (ground.combat_loss_unless for ground in book.sectors)
    )
    edges = [edge for edges in book.edges for edge in edges]
    return Names(
        any(ground.varies for ground in book.sectors),
        joining,
        named,
        any(ground.climb or ground.below_cliff for ground in sectors),
        any(ground.sacrifice for ground in sectors),
        any(edge.mine for edge in edges),
        any(edge.barrier for edge in edges),
    )


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
    names = names_in(p.book)
    met = [slug for slug in (*unit.hand, *p.battle.pool, *names.joining) if slug in names.named]
    return Traits(
        specialists=names.named.intersection(unit.specialists),
        hopeful=frozenset([slug for slug in met if slug not in unit.fallen and slug not in unit.specialists]),
        staffed=names.sacrifices and bool(unit.specialists),
        saves=fold(p, SAVES, unit),
        cheaper=-fold(p, ADVANCE_COST, unit),
        mine_proof=names.mines and fold(p, MINE_PROOF, unit) > 0,
        advance_soldiers=fold(p, ADVANCE_SOLDIERS, unit),
        move_soldiers=fold(p, MOVE_SOLDIERS, unit),
        sharp=fold(p, QUIET_SKULLS, unit) > 0,
        locks=fold(p, LOCKS, unit),
        alone=not p.others(unit),
        grey=p.has_grey_guns(),
        wire_proof=names.wire and (unit.vehicle in p.book.passives[BARRIER_PROOF] or bool(unit.flags & WIRE_PROOF)),
        spared=names.sacrifices and unit.vehicle in p.book.passives[NO_SACRIFICE],
        lowers=-fold(p, DEFENCE, unit),
        breaks=-fold(p, BUNKER_DEFENCE, unit) + breakers(p, unit),
        climb=climb_chance(p, unit) if names.climbs else CLIMB,
        **storming(p, unit),
        closed=closed(p, unit),
        income=income(p, unit),
        home=unit.first_map,
    )


def income(p: Field, unit: Unit) -> float:
    """What a turn's stars and item points come to, as long as there is somebody to recruit and something to find."""
    left = sum(slug not in unit.specialists and slug not in unit.fallen for slug in unit.hand + p.battle.pool)
    stars = STARS * min(left, FEW) / FEW if p.book.counts[STAR] else 0.0
    return stars + (ITEMS if p.book.has_items and p.battle.items else 0.0)


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
    """The chance of four SKULLs a turn, better with the cards that add one; from afar there is time to find them."""
    if unit.lifetime & CLIMBED:
        return UP
    near = unit.sector >= 0 and (p.here(unit).climb or p.here(unit).below_cliff)
    if not near and any(ground.climb and unit.visited >> ground.index & 1 for ground in p.book.sectors):
        return CLIMB  # the cliff lies behind it, and no plan asks
    helps = lifts(p, unit)
    return (NEAR_CLIMB if near else FAR_CLIMB)[min(helps, 3)]


def storming(p: Field, unit: Unit) -> dict[str, Any]:
    """Who takes the bunkers, and what holds them: where another side does, the strongest Unit goes and no other."""
    if p.book.plain or all(force.side == ALLIES for force in p.battle.forces):
        return {"shunned": shunned(p, unit)}
    if spearhead(p) is not unit:
        return {"shunned": sum(1 << sector for sector in p.book.bunkers), "follows": True}
    return {"growth": GROWTH, "helpers": len(p.in_play()) - 1}


def spearhead(p: Field) -> Unit:
    """The Unit that will storm the bunker: the strongest."""
    return min(p.in_play(), key=lambda unit: (-strength(p, unit), unit.seat))


def is_overwhelming(p: Field, unit: Unit) -> bool:
    """Whether a Unit is so much stronger than those who hold the bunker that it need wait for nobody."""
    return strength(p, unit) > held(p) + OVERWHELMING


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
    """How many men of another side will hold the last bunker, with those of this turn that it has still to roll for."""
    coming = GROWTH if p.phase() == "ROLL" else 0
    return sum(coming + strength(p, force) for force in p.battle.forces if force.side != ALLIES)


def paying(p: Field) -> int:
    """How many soldiers another side can lose in this turn's COMBAT."""
    coming = GROWTH if p.phase() == "ROLL" else 0
    return sum(coming + force.soldiers for force in p.battle.forces if force.side != ALLIES)


def closed(p: Field, unit: Unit) -> int:
    """Where there is no way in: sectors of limited CAPACITY that Units nearer to them will fill, and a sealed bunker
    (B-DEAD-09), unless somebody is nearer to the one that opens it than the Unit is to it. On the map of the one that
    opens it nobody leaves that to the others: to go over and wait before closed doors is the end."""
    others = [] if p.book.solo else p.others(unit)
    found = 0
    if p.book.sealed and not p.battle.captured >> p.book.sealed_until & 1 and unit.sector >= 0:
        key = p.book.sectors[p.book.sealed_until]
        mine = min(_rows_to(p, unit, ground) for ground in p.book.sectors if p.book.sealed >> ground.index & 1)
        theirs = min((_rows_to(p, other, key) for other in others), default=FAR)
        found = p.book.sealed if theirs >= mine or _rows_to(p, unit, key) < FAR else 0
    for ground in p.book.sectors if others else ():
        if ground.capacity and ground.index != unit.sector:
            near = _nearness(p, unit, ground)
            found |= (sum(_nearness(p, other, ground) > near for other in others) >= ground.capacity) << ground.index
    return found


def _rows_to(p: Field, unit: Unit, ground: Ground) -> int:
    """How many rows a Unit has before it to this sector, if it stands on the same map."""
    here = p.ground(unit.sector)
    return ground.row - here.row if unit.sector >= 0 and here.beach == ground.beach else FAR


def _nearness(p: Field, unit: Unit, ground: Ground) -> tuple[int, ...]:
    """Who goes first into a narrow sector: who is there, who stands before it and must move, who is further up."""
    here = p.ground(unit.sector)
    if (here.beach, here.row) > (ground.beach, ground.row):
        return (-1,)  # past it
    leads = any(edge.target == ground.index for edge in p.book.edges[unit.sector])
    return (unit.sector == ground.index, leads and here.black, leads, here.row, -unit.seat)


# --- dice -----------------------------------------------------------------------------------------------------------


def situation_of(p: Field, unit: Unit) -> Situation:
    """The Unit's dice and what they are worth, as the odds know them; results still to be added are counted in."""
    ground = p.ground(unit.sector)
    groups = dice_by_colour(unit)
    red, white, blue = (len(group) for group in groups[:COLOURLESS])
    dice = told(p, unit)
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
        grey=p.has_grey_guns(),
        awards=p.book.has_awards and bool(p.battle.deck) and not unit.flags & AWARDED,
        penalties=ground.penalty,
        idle=tuple(idle),
        no_sets=tuple(no_sets),
        strength=strength(p, unit),
        gold=dice.get("gold", NAMED) if len(groups) > COLOURLESS else "",
        five=dice.get("five", False),
        wild=dice.get("wild", -1),
    )


def table_of(worth: Worth, situation: Situation) -> Values:
    """What every outcome of the dice is worth, settled best, the Wild Die in or out."""
    tallies = replace(situation, strength=0).tallies()  # whose columns are kept, whatever the strength
    return swapped(tallies.best(worth(tallies)), situation)


def rolls_of(outlook: Outlook, situation: Situation) -> Rolls:
    """What the dice are worth to this Unit: a turn asks three times or more, and most often nothing has changed."""
    kept = outlook.plan.rolls
    key = (situation, *outlook.key())
    found = kept.get(key)
    if found is None:
        if len(kept) >= MOST_ROLLS:
            kept.pop(next(iter(kept)))
        table = table_of(outlook.worth, situation)
        found = kept[key] = Rolls(table, Last(table, situation.hand))
    return found


ALIKE = 9  # in at most eight ways the same faces of the same colours are taken
Rated = tuple[tuple[str, ...], float]  # names of dice, and what the turn is worth if they are taken


def best_lock(p: Field, unit: Force, situation: Situation, table: Values) -> Rated:
    """The best dice to lock after the first roll, and what the turn is worth then."""
    return best_locks(p, unit, situation, table)[0]


def best_locks(p: Field, unit: Force, situation: Situation, table: Values, last: Last | None = None) -> list[Rated]:
    """The best dice to lock after the first roll, and those that would be next; dice that look alike are no others."""
    groups = dice_by_colour(unit)
    roll = [tuple(unit.faces[die] for die in group) for group in groups]
    found: list[Rated] = []
    for options in known_roll(table, situation.hand, roll, patterns(situation.hand, lock_count(p, unit)), 2, last):
        values = options.lock_values()
        for place in np.argsort(-values, axis=None, kind="stable")[:ALIKE]:
            chosen: list[int] = []
            for group, locked, way in zip(
                groups, options.pattern, np.unravel_index(int(place), values.shape), strict=True
            ):
                chosen += [group[die] for die in list(combinations(range(len(group)), locked))[int(way)]]
            names = tuple(unit.tray.names[die] for die in sorted(chosen))
            found.append((names, float(values.flat[place])))
    best = max(value for _, value in found)
    first = next(rated for rated in found if rated[1] >= best - 1e-12)
    shown = _looks_of(unit, first[0])
    rest = sorted((rated for rated in found if _looks_of(unit, rated[0]) != shown), key=lambda rated: -rated[1])
    return [first, *rest[:1]]


def best_reroll(unit: Force, situation: Situation, table: Values, rerolls: int) -> Rated:
    """The best dice to roll again (none: stop), and what the turn is worth then."""
    return best_rerolls(unit, situation, table, rerolls)[0]


def best_rerolls(
    unit: Force, situation: Situation, table: Values, rerolls: int, last: Last | None = None
) -> list[Rated]:
    """The best dice to roll again (none: stop), and those that would be next; dice that look alike are no others."""
    groups = dice_by_colour(unit)
    free = [[die for die in group if not unit.locked >> die & 1] for group in groups]
    locked = [_faces(unit, [die for die in group if unit.locked >> die & 1]) for group in groups]
    values = known_lock(table, situation.hand, locked, [_faces(unit, rest) for rest in free], rerolls, last).values
    flat = values.reshape(values.shape[: len(groups)])
    near = np.argwhere(flat >= flat.max() - 1e-12)
    kept = max(near, key=lambda at: sum(int(part).bit_count() for part in at))
    order = np.argsort(-flat, axis=None)[:ALIKE]
    found: list[Rated] = []
    for at in (int(np.ravel_multi_index(tuple(kept), flat.shape)), *(int(one) for one in order)):
        chosen = np.unravel_index(at, flat.shape)
        again = [
            die
            for group, part in zip(free, chosen, strict=True)
            for place, die in enumerate(group)
            if not int(part) >> place & 1
        ]
        names = tuple(unit.tray.names[die] for die in sorted(again))
        if not found or _looks_of(unit, names) != _looks_of(unit, found[0][0]):
            found.append((names, float(flat.flat[at])))
        if len(found) == 2:
            break
    return found if np.isfinite(found[-1][1]) else found[:1]


def _looks_of(unit: Force, names: tuple[str, ...]) -> list[tuple[int, int]]:
    """What these dice show, in which colours."""
    return sorted((unit.colours[die], unit.faces[die]) for die in (unit.tray.numbers[name] for name in names))


def survival_table(losses: dict[int, float], situation: Situation) -> Values:
    """The chance to survive these losses with what each outcome brings."""
    men = np.arange(200)
    chances = np.asarray(sum(chance * (men > loss) for loss, chance in losses.items()))
    return table_of(lambda tallies: chances[np.minimum(situation.strength + tallies.soldiers, 199)], situation)


def survival_chance(unit: Unit, situation: Situation, table: Values, locked: int, rerolls: int) -> float:
    """The value of the table from the dice as they lie, with these locked and best play."""
    groups = dice_by_colour(unit)
    kept = [_faces(unit, [die for die in group if locked >> die & 1]) for group in groups]
    free = [_faces(unit, [die for die in group if not locked >> die & 1]) for group in groups]
    return float(known_lock(table, situation.hand, kept, free, rerolls).values.max())


def _faces(unit: Force, dice: list[int]) -> Faces:
    return tuple(unit.faces[die] for die in dice)

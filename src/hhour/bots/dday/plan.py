"""The Captain's plan: the chance to win from every sector, worked out backwards from the bunker.

A simplified campaign of one Unit: strength and courage are counted, each later turn is rolled in the best of a few
fixed ways (`gains`), guns and mines fire as they do, stars and items are left to the turn that is being played.
Values are arrays over strength (0 to MOST_STRENGTH) and courage (0 to MOST_COURAGE), at the start of a turn.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import floor
from typing import Any, Final, NamedTuple

import numpy as np

from hhour.advice.odds.groups import Values
from hhour.advice.odds.known import Last
from hhour.bots.dday.gains import Kind, gains
from hhour.dday.rules.battle.book import Book, Edge
from hhour.dday.rules.map.ground import Ground
from hhour.kernel.faces import COURAGE

MOST_STRENGTH: Final = 48
MOST_COURAGE: Final = 13
MUST_MOVE: Final = 4
MISSING_SPECIALIST: Final = 4  # strength it costs, about, to get one who is asked for on the way
NO_WAY: Final = 99  # courage: more than anybody has
CLIMB: Final = 0.21  # chance of four SKULLs with six free dice
UP: Final = 1.0  # and of a Unit that has them behind it

SHAPE: Final = (MOST_STRENGTH + 1, MOST_COURAGE + 1)
Losses = dict[int, float]
# soldiers a grey die costs, about: none for what is paid, 6 for what is lacking, and for a SKULL
GREY: Final = ((0, 2 / 6, 0), (1, 1 / 6, 0), (2, 1 / 6, 0), (6, 1 / 6, 0), (6, 1 / 6, 1))


class Node(NamedTuple):
    """Where the Unit stands and which sectors of this row it has been in (they cannot be entered again)."""

    sector: int
    been: int


class Traits(NamedTuple):
    """What the Unit has that changes the way ahead."""

    specialists: frozenset[str] = frozenset()  # those of its Specialists that some sector names
    hopeful: frozenset[str] = frozenset()  # and those it could still get
    staffed: bool = False  # has anybody to sacrifice
    saves: int = 0
    cheaper: int = 0
    mine_proof: bool = False
    advance_soldiers: int = 0
    move_soldiers: int = 0
    sharp: bool = False
    locks: int = 0  # the General's
    alone: bool = True
    grey: bool = False  # machine guns fire with grey dice
    wire_proof: bool = False
    spared: bool = False  # sacrifices are ignored
    lowers: int = 0  # DEF lower outside bunkers
    breaks: int = 0  # DEF lower in bunkers
    climb: float = CLIMB
    shunned: int = 0  # mask: bunkers another Unit should take
    growth: int = 0  # men another side, which holds the last bunker, gains in a turn (`race`)
    helpers: int = 0  # Units that gather men for this one, which is to storm that bunker
    follows: bool = False  # another Unit is to storm it
    closed: int = 0  # mask: narrow sectors in which there is no room beside the others
    income: float = 0.0  # soldiers' worth that the stars and item points of a turn come to, one with another
    home: int = -1  # the map it started on: who has gone over to another does not come back (B-DEAD-12)


class Rolls(NamedTuple):
    """What every outcome of some dice is worth, and every part of them that can be kept before the last roll."""

    table: Values
    last: Last


class Plan:
    """Values of one Unit's campaign; computed where they are asked for and kept."""

    shape: tuple[int, int] = SHAPE

    def __init__(
        self, book: Book, grounds: tuple[Ground, ...], guns: tuple[int, ...], worn: tuple[int, ...], traits: Traits
    ) -> None:
        self.book = book
        self.grounds = grounds
        self.guns = guns
        self.worn = worn
        self.traits = traits
        self._values: dict[Node, tuple[Values, ...]] = {}
        self._posts: dict[tuple[Node, int, int, bool], tuple[Values, Values]] = {}
        self._courage: dict[Node, int] = {}
        self._losses: dict[tuple[int, int], Losses] = {}
        self._up: Plan | None = None
        self.tables: dict[tuple[Node, int, bool], Values] = {}  # what officers make of it, kept with it
        self.rolls: dict[object, Rolls] = {}  # what the dice of the last rolls are worth, shared by a planner's plans
        self._rows = {row: _mask(g.index for g in grounds if (g.beach, g.row) == row) for row in _rows(grounds)}

    def node(self, sector: int, visited: int) -> Node:
        """The node of a Unit that stands there and has visited these sectors."""
        ground = self.grounds[sector]
        return Node(sector, visited & self._rows[ground.beach, ground.row] | 1 << sector)

    def values(self, node: Node) -> tuple[Values, ...]:
        """By marker 1, 2, 3 (places 0, 1, 2): the chance to win at the start of a turn."""
        known = self._values.get(node)
        if known is None:
            known = self._solve(node)
            self._values[node] = known
        return known

    def _solve(self, node: Node) -> tuple[Values, ...]:
        ground = self.grounds[node.sector]
        if ground.stay_forever:
            return self._wait(node)
        found: list[Values] = [np.zeros(self.shape)] * 3
        for marker in (1,) if ground.black else (3, 2, 1):
            self._values[node] = tuple(found)  # staying looks at the markers above
            found[marker - 1] = self._turn(node, marker + 1)
            self._forget(node)
        return (found[0], found[0], found[0]) if ground.black else tuple(found)

    def _wait(self, node: Node) -> tuple[Values, ...]:
        """Where a Unit may stay for ever its value depends on itself: a few rounds are enough."""
        value = np.zeros(self.shape)
        for _ in range(12):
            self._values[node] = (value, value, value)
            better = self._turn(node, 1)
            self._forget(node)
            if np.abs(better - value).max() < 1e-3:
                break
            value = better
        return value, value, value

    def _forget(self, node: Node) -> None:
        for key in [key for key in self._posts if key[0] == node]:
            del self._posts[key]
        self._values.pop(node, None)

    def _turn(self, node: Node, marker: int) -> Values:
        """The value before the dice of a turn whose UPKEEP leaves the marker at `marker`."""
        ground = self.grounds[node.sector]
        walk, cry = self.posts(node, marker, 0)
        if self.needs_climb(ground):
            stuck = self.posts(node, marker, 0, stuck=True)[0]
            climbing = self.traits.climb * walk + (1 - self.traits.climb) * stuck
            return np.maximum(climbing, self._roll(ground, stuck, stuck))
        return self._roll(ground, walk, cry)

    def is_last(self, sector: int) -> bool:
        """Whether the next sector is a bunker."""
        return any(self.grounds[edge.target].final for edge in self.book.edges[sector])

    def is_trap(self, sector: int) -> bool:
        """Whether the sector must be left at once, and every way on asks for a Specialist the Unit has not."""
        if not self.grounds[sector].black:
            return False
        onward = [self.grounds[edge.target].need for edge in self.book.edges[sector] if edge.advance]
        return all(need and not self.traits.specialists.intersection(need) for need in onward)

    def needs_climb(self, ground: Ground) -> bool:
        return self.traits.climb < UP and (ground.below_cliff if self.book.climb_from_below else ground.climb)

    def up(self) -> Plan:
        """The same for a Unit that has climbed its cliff."""
        if self._up is None:
            self._up = type(self)(self.book, self.grounds, self.guns, self.worn, self.traits._replace(climb=UP))
        return self._up

    def kind(self, ground: Ground) -> Kind:
        """Which dice a Unit in this sector rolls."""
        training = not self.book.skulls_bite
        locks = 0 if ground.no_lock or (ground.climb and self.traits.climb < UP) else self.traits.locks or ground.lock
        return Kind(ground.dice, locks, self.traits.sharp, self.traits.alone, training)

    def _roll(self, ground: Ground, walk: Values, cry: Values) -> Values:
        """Average over the gains of each way of rolling; the best way, state by state."""
        bonus = ground.bonus.count(COURAGE)
        loud = walk if ground.no_battle_cry else np.maximum(cry, gain(walk, 3))
        tables = gains(self.kind(ground))
        modes, _, soldiers, courage = tables.shape
        total = np.zeros((*self.shape, modes))
        rows, columns = np.arange(self.shape[0] + soldiers - 1), np.arange(self.shape[1] + courage - 1)
        for number, value in enumerate((walk, loud)):
            wide = _more_courage(value, bonus).take(rows, axis=0, mode="clip").take(columns, axis=1, mode="clip")
            windows = np.lib.stride_tricks.sliding_window_view(wide, (soldiers, courage))
            # strength by strength: products this small stay in one thread, which is far quicker on a busy machine
            total += windows.reshape(*self.shape, soldiers * courage) @ tables[:, number].reshape(modes, -1).T
        best: Values = total.max(axis=2)
        more = self.income()
        whole = floor(more)
        if more:
            best = (1 - more + whole) * gain(best, whole) + (more - whole) * gain(best, whole + 1)
        best[0] = 0.0
        return best

    def income(self) -> float:
        """What a turn brings besides the soldiers of its dice."""
        return self.traits.income

    # --- after the dice -----------------------------------------------------------------------------------------

    def posts(self, node: Node, marker: int, extra: int, stuck: bool = False) -> tuple[Values, Values]:
        """Values after UPKEEP, without and with a Battle Cry; survivors of COMBAT count as `extra` stronger."""
        key = (node, marker, extra, stuck)
        known = self._posts.get(key)
        if known is None:
            known = self._post(node, marker, extra, stuck)
            self._posts[key] = known
        return known

    def _post(self, node: Node, marker: int, extra: int, stuck: bool) -> tuple[Values, Values]:
        ground = self.grounds[node.sector]
        walk = np.zeros(self.shape)
        if ground.stay_forever or (marker < MUST_MOVE and not ground.black):
            walk = self.stay(node, marker, extra)
        cry = walk
        if not stuck:
            for edge in self.book.edges[node.sector]:
                target = self.target(node, edge)
                if target is not None:
                    walk = np.maximum(walk, self.walk(edge, target, extra))
                    cry = np.maximum(cry, self.charge(edge, target, extra))
        return walk, np.maximum(cry, walk)

    def target(self, node: Node, edge: Edge) -> Node | None:
        """Where an edge leads, or None if it is closed to this Unit."""
        if node.been >> edge.target & 1 or (edge.barrier and not self.traits.wire_proof):
            return None
        if self.traits.closed >> edge.target & 1:
            return None
        here, there = self.grounds[node.sector], self.grounds[edge.target]
        if edge.over and not there.bunker and self.traits.home in (-1, there.beach):
            return None  # never back, and nobody goes over who has not begun
        same_row = (here.beach, here.row) == (there.beach, there.row)
        return Node(edge.target, (node.been if same_row else 0) | 1 << edge.target)

    def stay(self, node: Node, marker: int, extra: int) -> Values:
        return self.fight(node.sector, marker, self.values(node)[min(marker, 3) - 1], extra)

    def grown(self, sector: int, marker: int) -> int:
        """By how many men the other side is stronger after a turn in which the Unit stays here (A-GER-45)."""
        return max(0, self.traits.growth - self.defence(sector, marker))

    def walk(self, edge: Edge, target: Node, extra: int, cost: int | None = None, helper: str = "") -> Values:
        """An ordinary move: courage, mines, requirements; `helper` is a Specialist at hand besides the Unit's own."""
        ground = self.grounds[edge.target]
        if ground.battle_cry_only:
            return np.zeros(self.shape)
        price = self._price(ground, helper)
        if price is None:
            return np.zeros(self.shape)
        if cost is None:
            cost = max(0, edge.cost - self.traits.cheaper) if edge.advance else 0
        return _less_courage(self._arrive(edge, target, extra, price), cost)

    def charge(self, edge: Edge, target: Node, extra: int) -> Values:
        """A Battle Cry move: neither courage nor requirements."""
        return np.zeros(self.shape) if self.grounds[edge.target].climb else self._arrive(edge, target, extra, 0)

    def _price(self, ground: Ground, helper: str) -> int | None:
        """Strength that meeting the requirements costs; None if they cannot be met."""
        price = 0
        have, hope = self.traits.specialists, self.traits.hopeful
        if ground.need and helper not in ground.need and not have.intersection(ground.need):
            if not hope.intersection(ground.need):
                return None
            price += MISSING_SPECIALIST
        if ground.sacrifice and not self.traits.spared:
            price += 1 if self.traits.staffed else MISSING_SPECIALIST - 1
        return price

    def _arrive(self, edge: Edge, target: Node, extra: int, price: int) -> Values:
        ground = self.grounds[edge.target]
        found = self.arrived(target, extra)
        joins = sum(1 for slug in ground.join if slug not in self.traits.specialists)
        gained = joins + self.traits.move_soldiers + (self.traits.advance_soldiers if edge.advance else 0)
        gained += 3 if ground.entry_soldiers < 0 else ground.entry_soldiers
        found = gain(found, gained)
        if price:
            found = lose(found, {price: 1.0})
        if edge.mine and not self.traits.mine_proof:
            found = lose(found, saved(dict.fromkeys(range(1, 7), 1 / 6), self.traits.saves))
        return found

    def arrived(self, target: Node, extra: int) -> Values:
        """The value of standing in a new sector before its COMBAT."""
        return self.fight(target.sector, 1, self.won(target), extra)

    def won(self, target: Node) -> Values:
        """What is reached by surviving the first COMBAT of a sector: victory in a bunker, else its next turn."""
        if not self.grounds[target.sector].final:
            return self.values(target)[0]
        if self.book.solo and len(self.book.bunkers) > 1:  # both must be taken, one after the other
            if self.book.need_bunkers & ~target.been:
                return self.values(target)[0]
        elif self.traits.shunned >> target.sector & 1:
            return np.full(self.shape, 0.5)
        return np.ones(self.shape)

    def fight(self, sector: int, marker: int, later: Values, extra: int) -> Values:
        """COMBAT: who survives goes on to `later`."""
        return lose(gain(later, extra), self.losses(sector, marker))

    def men(self, number: Any) -> Any:
        """Where so many men stand in the tables."""
        return np.clip(number, 0, MOST_STRENGTH)

    def courage_ahead(self, node: Node) -> int:
        """Courage that the cheapest way to a bunker costs."""
        known = self._courage.get(node)
        if known is None:
            known = 0
            if not self.grounds[node.sector].final:
                costs = []
                for edge in self.book.edges[node.sector]:
                    target = self.target(node, edge)
                    if target is not None:
                        cost = max(0, edge.cost - self.traits.cheaper) if edge.advance else 0
                        costs.append(cost + self.courage_ahead(target))
                known = min(costs, default=NO_WAY)
            self._courage[node] = known
        return known

    def losses(self, sector: int, marker: int) -> Losses:
        """How many fall in one COMBAT, as chances."""
        known = self._losses.get((sector, marker))
        if known is None:
            base = self.lowered(sector, marker)
            known = saved({base + loss: chance for loss, chance in self.shots(sector).items()}, self.traits.saves)
            self._losses[sector, marker] = known
        return known

    def defence(self, sector: int, marker: int) -> int:
        values = self.grounds[sector].defence
        return values[min(marker, len(values)) - 1]

    def lowered(self, sector: int, marker: int) -> int:
        """DEF as the Unit and its cards have lowered it."""
        ground, traits = self.grounds[sector], self.traits
        left = self.defence(sector, marker) - self.worn[sector]
        if not ground.def_fixed:
            left -= traits.breaks if ground.bunker else traits.lowers
        return max(0, left)

    def shots(self, sector: int) -> Losses:
        """What machine guns and shells take besides DEF."""
        ground, traits = self.grounds[sector], self.traits
        dice = self.guns[sector] + (1 if _shelled(ground, traits) else 0)
        found = {0: 1.0}
        for die in range(dice):
            worse = 1 if die < self.guns[sector] and ground.special == "specialist" else 0
            grey = die < self.guns[sector] and traits.grey
            found = _add_grey(found, worse) if grey else _add_die(found, worse)
        return found


def mean(losses: Losses) -> float:
    return sum(loss * chance for loss, chance in losses.items())


def _shelled(ground: Ground, traits: Traits) -> bool:
    return ground.combat_loss and ground.combat_loss_unless not in traits.specialists


def saved(found: Losses, saves: int) -> Losses:
    fewer: Losses = {}
    for loss, chance in found.items():
        fewer[max(0, loss - saves)] = fewer.get(max(0, loss - saves), 0.0) + chance
    return fewer


def _add_die(found: Losses, worse: int) -> Losses:
    """One more d6; on a 6 special damage may take one more."""
    more: Losses = {}
    for loss, chance in found.items():
        for die in range(1, 7):
            at = loss + die + (worse if die == 6 else 0)
            more[at] = more.get(at, 0.0) + chance / 6
    return more


def _add_grey(found: Losses, worse: int) -> Losses:
    """One more grey die: half the time the star or item point it asks for is not there; courage always is (P-MGF)."""
    more: Losses = {}
    for loss, chance in found.items():
        for fallen, weight, skull in GREY:
            at = loss + fallen + worse * skull
            more[at] = more.get(at, 0.0) + chance * weight
    return more


def gain(value: Values, number: int) -> Values:
    """The value as seen before `number` join (or leave); nobody joins the dead."""
    if number <= 0:
        return lose(value, {-number: 1.0}) if number else value
    moved = np.concatenate((value[number:], np.repeat(value[-1:], number, axis=0)))
    moved[0] = 0.0
    return moved


def lose(value: Values, losses: Losses) -> Values:
    """The value as seen before casualties; nobody left is nothing won."""
    total = np.zeros(value.shape)
    for number, chance in losses.items():
        if number < len(value):
            total[number + 1 :] += chance * value[1 : len(value) - number]
    # the last row stands for 'that many or more': it must not fall behind what it stands for
    total[-1] = np.maximum(total[-1], total[-2])
    return total


def _more_courage(value: Values, number: int) -> Values:
    if not number:
        return value
    return np.concatenate((value[:, number:], np.repeat(value[:, -1:], number, axis=1)), axis=1)


def _less_courage(value: Values, cost: int) -> Values:
    if not cost:
        return value
    moved = np.zeros(value.shape)
    moved[:, cost:] = value[:, : value.shape[1] - cost]
    return moved


def _rows(grounds: tuple[Ground, ...]) -> set[tuple[int, int]]:
    return {(ground.beach, ground.row) for ground in grounds}


def _mask(places: Iterable[int]) -> int:
    found = 0
    for place in places:
        found |= 1 << place
    return found

"""The Practice Run solved: the exact chance to win from every state, by dynamic programming with exact dice.

Only soldiers and courage count there, so four results of a die are enough: nothing, SOLDIER, TWO_SOLDIERS, COURAGE.
The solver of `hhour.advice.odds` then works on hands of such dice, for many states at once.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from hhour.advice.odds.groups import Group, Values, group
from hhour.advice.odds.solver import best_values, keep_values, plan, roll_chances
from hhour.bots.dday.plan import Node, Plan, Traits, gain
from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.map.ground import Ground

NOTHING, SOLDIER, TWO_SOLDIERS, COURAGE = range(4)
CHANCES: Final = (1 / 2, 1 / 6, 1 / 6, 1 / 6)
DIE: Final[Group] = group(2, False, CHANCES)
HAND: Final = (DIE, DIE, DIE)
START: Final[Values] = roll_chances(HAND)
MOST_STRENGTH: Final = 104  # counting further changes no value by 1e-12
MOST_COURAGE: Final = 13
REROLLS: Final = 2
AT_ONCE: Final = 16  # states solved together: what a processor keeps at hand
# two locks on one colour, or on two; the colours are alike, so the other spreads are the same array turned
SPREADS: Final = (
    ((0, 0, 2), ((0, 1, 2), (0, 2, 1), (2, 1, 0))),
    ((0, 1, 1), ((0, 1, 2), (1, 0, 2), (2, 1, 0))),
)


def _counts() -> tuple[Values, ...]:
    """Soldiers, courage and Battle Cries of every outcome of the six dice; a Battle Cry's soldiers not counted."""
    held = np.array([[faces.count(face) for face in range(4)] for faces in DIE.outcomes])
    size = len(DIE.outcomes)
    shown = [held[:, None, None, face] + held[None, :, None, face] + held[None, None, :, face] for face in range(4)]
    sets = [
        np.minimum(np.minimum(held[:, None, None, face], held[None, :, None, face]), held[None, None, :, face])
        for face in range(4)
    ]
    soldiers = shown[SOLDIER] + 2 * shown[TWO_SOLDIERS] + 8 * sets[SOLDIER] + 6 * sets[TWO_SOLDIERS]
    assert soldiers.shape == (size,) * 3
    return soldiers, shown[COURAGE], sets[COURAGE]


GAINED, BRAVED, CRIES = _counts()


class ExactPlan(Plan):
    """The Captain's plan without its one simplification: every turn is rolled best for the very state."""

    shape = (MOST_STRENGTH + 1, MOST_COURAGE + 1)

    def __init__(self, book: Book) -> None:
        nothing = (0,) * len(book.sectors)
        super().__init__(book, book.sectors, nothing, nothing, Traits())
        self._alike: dict[int, tuple[Values, ...]] = {}
        self._shapes: dict[Node, int] = {}
        self._numbers: dict[object, int] = {}

    def _solve(self, node: Node) -> tuple[Values, ...]:
        """The beach is laid out in mirror images: what looks the same from here on is solved once."""
        shape = self.outline(node)
        known = self._alike.get(shape)
        if known is None:
            known = super()._solve(node)
            self._alike[shape] = known
        return known

    def outline(self, node: Node) -> int:
        """A number for all that the value of a node depends on, whatever the sectors are called."""
        known = self._shapes.get(node)
        if known is None:
            ground = self.grounds[node.sector]
            ways = []
            for edge in self.book.edges[node.sector]:
                target = self.target(node, edge)
                if target is not None:
                    ways.append((edge.advance, edge.cost, self.outline(target)))
            looks = (ground.defence, ground.black, ground.final, tuple(sorted(ways)))
            known = self._numbers.setdefault(looks, len(self._numbers))
            self._shapes[node] = known
        return known

    def _roll(self, ground: Ground, walk: Values, cry: Values) -> Values:
        most = min(MOST_COURAGE, self.courage_left(ground))
        found = np.zeros(self.shape)
        for courage in range(most + 1):
            tables = utility(walk, cry, courage)
            found[:, courage] = np.tensordot(START, solve_many(tables), axes=3)
        found[:, most + 1 :] = found[:, most : most + 1]  # more than all lines cost buys nothing
        found[0] = 0.0
        return found

    def courage_left(self, ground: Ground) -> int:
        """The courage of all lines above the sector's row: more is never spent."""
        costs = {
            self.grounds[edge.target].row: edge.cost
            for edges in self.book.edges
            for edge in edges
            if edge.advance and self.grounds[edge.target].row > ground.row
        }
        return sum(costs.values())


def utility(walk: Values, cry: Values, courage: int) -> Values:
    """What every outcome is worth at every strength with this courage: outcomes x strengths."""
    men = np.arange(len(walk))
    braved = np.minimum(courage + BRAVED, MOST_COURAGE)[..., None]
    quiet = np.minimum(men + (GAINED + 3 * CRIES)[..., None], len(walk) - 1)
    loud = np.minimum(men + (GAINED + 3 * (CRIES - 1))[..., None], len(walk) - 1)
    charged = np.where(CRIES[..., None] > 0, cry[np.maximum(loud, 0), braved], 0.0)
    return np.maximum(walk[quiet, braved], charged)


def solve_many(tables: Values) -> Values:
    """As `odds.solve`, for a stack of utilities along the last axis; they must not tell the colours apart."""
    return np.concatenate(
        [_solve_some(tables[..., start : start + AT_ONCE]) for start in range(0, tables.shape[-1], AT_ONCE)], axis=-1
    )


def _solve_some(tables: Values) -> Values:
    stack = tables.shape[-1]
    last = keep_values(tables, HAND).reshape(-1, stack)
    best = np.full(tables.shape, -np.inf)
    for pattern, turns in SPREADS:
        ways = plan(HAND, pattern)
        values = best_values(last[ways.keeps], ways.free)
        for _ in range(REROLLS - 1):
            values = best_values(keep_values(values, ways.free), ways.free)
        flat = values.reshape(-1, stack)
        found = flat[ways.splits[0]]
        for places in ways.splits[1:]:
            np.maximum(found, flat[places], out=found)
        for axes in turns:
            np.maximum(best, found.transpose(*axes, 3), out=best)
    return best


def after_upkeep(exact: ExactPlan, node: Node, marker: int) -> tuple[Values, Values]:
    """Values once the dice are booked: without and with a Battle Cry move."""
    walk, cry = exact.posts(node, marker, 0)
    return walk, np.maximum(cry, gain(walk, 0))

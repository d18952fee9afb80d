"""General: searches as the Captain does, and has learned how Units fare that begin a turn like this one.

Settled dice are worth what the rest of the turn makes of them: somebody recruited, the best way on, the fire there, and
how those who come through it fare, by his judgement. Where boxes change what is played for he is the Captain.
No file of his is shipped: decision 0030 says why.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, Final, NamedTuple

import numpy as np

from hhour.advice.odds.groups import Values
from hhour.bots.dday.captain import HURRY, POINT, SPECIALIST, STAR, TIE, Captain, Prospects, holdings
from hhour.bots.dday.cards import worth_of
from hhour.bots.dday.judgement import Judgement, Means, marks_of, means_of, moving, still, toll_of, way_on
from hhour.bots.dday.outlook import AWARD, Outlook
from hhour.bots.dday.plan import MOST_COURAGE, MOST_STRENGTH, MUST_MOVE, Node, Plan
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit
from hhour.dday.rules.cards.hooks import strength, strength_of
from hhour.dday.rules.map.moving import advance_cost, edge_to
from hhour.kernel.action import Action

STARS: Final = np.array([0, 1, 2, 4, 7])  # so many of each are judged; what lies between is taken from both sides
POINTS: Final = np.array([0, 4, 16])
LEVELS: Final = [(int(stars), int(points)) for stars in STARS for points in POINTS]
MEN: Final = np.array([*range(11), 12, 14, 16, 19, 23, 28, 34, 40, MOST_STRENGTH])
COURAGE: Final = np.array([*range(7), 8, 10, MOST_COURAGE])
AT_ONCE: Final = 0.5  # of what else a tally brings, in soldiers, so much counts before the fire
MOST_TURNS: Final = 32
SOON: Final = 0.1  # of what a further turn must be worth to a Captain: what turns bring is in what was learned
# men, courage, stars, item points, what else (in quarters), Battle Cry, climbed: packed into one number
SCALE: Final = np.array([1, 1, 1, 1, 4, 1, 1])[:, None]
MOST: Final = np.array([127, 63, 63, 511, 127, 1, 1])[:, None]
PLACES: Final = np.cumprod([1, *(MOST[:-1, 0] + 1)], dtype=np.int64)


def _spread(levels: Any, most: int) -> Values:
    """How much of each of these levels every number up to `most` takes."""
    return np.stack([np.interp(np.arange(most + 1), levels, one) for one in np.eye(len(levels))], axis=-1)


BY_MEN: Final = _spread(MEN, MOST_STRENGTH)
BY_COURAGE: Final = _spread(COURAGE, MOST_COURAGE)


class Helper(NamedTuple):
    """Who could be recruited in this turn; nobody is strong by nothing and costs nothing."""

    slug: str = ""
    strong: int = 0
    cost: int = 0


class Turn(Plan):
    """The rest of one turn with one Specialist more: the ways on as the plan knows them, and behind them what the
    General has learned.

    Its tables have one place more than the plan's, for the stars and item points that are left.
    """

    shape = (MOST_STRENGTH + 1, MOST_COURAGE + 1, len(LEVELS))  # type: ignore[assignment]

    def __init__(self, outlook: Outlook, judgement: Judgement, means: Means, helper: str) -> None:
        plan, p, unit = outlook.plan, outlook.p, outlook.unit
        super().__init__(plan.book, plan.grounds, plan.guns, plan.worn, plan.traits)
        self.plan = plan
        self.here = outlook.node
        self.marker = outlook.marker
        self.judgement = judgement
        self.helper = helper
        self.means = means
        self.kept = holdings(p, unit) - STAR * min(unit.stars, 9) - POINT * min(unit.points, 40)
        if helper:
            self.means = means._replace(specialists=means.specialists + 1, held=(*means.held, helper))
            self.kept += SPECIALIST * worth_of(helper)
        self._after: dict[tuple[bool, bool], Values] = {}

    def values(self, node: Node) -> tuple[Values, ...]:
        """How Units fare that begin their next turn there."""
        known = self._values.get(node)
        if known is None:
            table = self._fares(node, min(self.marker, 3) if node == self.here else 1)
            known = self._values[node] = (table, table, table)
        return known

    def _fares(self, node: Node, marker: int) -> Values:
        stars, points = np.array(LEVELS).T
        table = self.plan.values(node)[marker - 1][:, COURAGE]
        more = self.kept + STAR * np.minimum(stars, 9) + POINT * np.minimum(points, 40)
        low = more.astype(np.intp)
        one, two = (table[np.minimum(MEN[:, None] + low + up, MOST_STRENGTH)] for up in (0, 1))
        chances = (one + (more - low)[:, None] * (two - one)).swapaxes(1, 2)
        way = way_on(self.means, self.plan, node, marker, stars, self.helper)
        men, courage = MEN[:, None, None], COURAGE[None, :, None]
        toll, ahead = toll_of(self.plan, node, marker), self.plan.courage_ahead(node)
        rows = moving(self.means, chances, men, courage, stars, points, toll, ahead, way)
        marks = self.judgement.marked(marks_of(self.means, self.plan, node.sector))
        found = self.judgement.fare(rows, still(self.means, self.plan, node, marker), marks)
        found[0] = 0.0
        whole = BY_MEN @ found.reshape(len(MEN), -1)
        return np.asarray(np.matmul(BY_COURAGE, whole.reshape(-1, len(COURAGE), len(LEVELS))))

    def after(self, stuck: bool, cry: bool) -> Values:
        """What is best: by men, courage and what is left."""
        key = (stuck, cry)
        known = self._after.get(key)
        if known is None:
            known = self._after[key] = self._best(*key)
        return known

    def _best(self, stuck: bool, cry: bool) -> Values:
        ground = self.grounds[self.here.sector]
        found = np.zeros(self.shape)
        if ground.stay_forever or (self.marker < MUST_MOVE and not ground.black):
            found = self.stay(self.here, self.marker, 0)
        for edge in self.book.edges[self.here.sector] if not stuck else ():
            target = self.target(self.here, edge)
            if target is None:
                continue
            need = self.grounds[edge.target].need
            if not need or self.helper in need or self.traits.specialists.intersection(need):
                found = np.maximum(found, self.walk(edge, target, 0, helper=self.helper))
            if cry:
                found = np.maximum(found, self.charge(edge, target, 0))
        return found


class Turns:
    """The rest of a Unit's turn with each Specialist it could recruit, worked out where it is asked for."""

    def __init__(self, outlook: Outlook, judgement: Judgement) -> None:
        self.outlook = outlook
        self.judgement = judgement
        self.means = means_of(outlook.p, outlook.unit)
        offered = self.means.costs.items()
        self.helpers = [Helper(), *(Helper(slug, strength_of(outlook.p, slug), cost) for slug, cost in offered)]
        self._turns: dict[str, Turn] = {}

    def with_helper(self, slug: str) -> Turn:
        found = self._turns.get(slug)
        if found is None:
            found = self._turns[slug] = Turn(self.outlook, self.judgement, self.means, slug)
        return found


class Judged(Prospects):
    """The chance to win of settled dice, as learned."""

    def __init__(self, p: Field, unit: Unit, plan: Plan, turns_of: Callable[[Judged], Turns]) -> None:
        super().__init__(p, unit, plan)
        self._turns_of = turns_of

    @cached_property
    def turns(self) -> Turns:
        return self._turns_of(self)

    def settled(self, n: Any, c: Any, stars: Any, points: Any, awards: Any, more: Any, cry: Any, climbed: Any) -> Any:
        given = np.broadcast_arrays(n, c, stars, points, AWARD * awards + more, cry, climbed)
        rows = np.stack([np.asarray(each, dtype=np.float64).reshape(-1) for each in given])
        if rows.shape[1] == 1:
            return self._best(rows).reshape(given[0].shape)
        packed = np.clip(SCALE * rows, 0, MOST).astype(np.int64)  # of thousands of tallies most are worth the same
        _, firsts, back = np.unique(PLACES @ packed, return_index=True, return_inverse=True)
        return self._best(rows[:, firsts])[back].reshape(given[0].shape)

    def _best(self, rows: Values) -> Values:
        """What is best for each of these tallies."""
        n, c, stars, points, more, cry, climbed = rows
        men = np.round(n + AT_ONCE * more).astype(np.intp)
        courage = np.clip(c, 0, MOST_COURAGE).astype(np.intp)
        held = (climbed == 0) if self.climbing else np.zeros(len(n), dtype=bool)
        best = np.zeros(len(n))
        for stuck, loud in ((False, False), (False, True), (True, False), (True, True)):
            mine = (held == stuck) & ((cry > 0) == loud)
            for helper in self.turns.helpers if mine.any() else ():
                at = np.flatnonzero(mine & (stars >= helper.cost))
                if len(at):
                    table = self.turns.with_helper(helper.slug).after(stuck, loud)
                    found = between(table, men[at] + helper.strong, courage[at], stars[at] - helper.cost, points[at])
                    best[at] = np.maximum(best[at], found)
        best = np.where(n > 0, best, 0.0)
        return np.asarray(best + TIE * (np.minimum(n, 99) + np.minimum(c, 30) + stars + points / 4 + more))


def between(table: Values, men: Any, courage: Any, stars: Any, points: Any) -> Values:
    """What a table holds where the stars and item points that are left lie between its levels."""
    men = np.clip(men, 0, MOST_STRENGTH)
    star, share = _place(STARS, stars)
    point, part = _place(POINTS, points)
    low, high = (
        (1 - part) * table[men, courage, at] + part * table[men, courage, at + 1]
        for at in (star * len(POINTS) + point, (star + 1) * len(POINTS) + point)
    )
    return np.asarray((1 - share) * low + share * high)


def _place(levels: Any, amount: Any) -> tuple[Any, Any]:
    """Between which two levels an amount lies, and how far from the lower one."""
    low = np.clip(np.searchsorted(levels, amount, side="right") - 1, 0, len(levels) - 2)
    return low, np.clip((amount - levels[low]) / (levels[low + 1] - levels[low]), 0.0, 1.0)


class General(Captain):
    """The Captain with a learned judgement of how Units fare."""

    name = "general"

    def __init__(self, judgement: Judgement) -> None:
        super().__init__()
        self.judgement = judgement
        self._turns: dict[object, Turns] = {}

    def outlook(self, p: Field, unit: Unit) -> Outlook:
        plan = self.planner.plan(p, unit)
        if not p.book.plain:
            return Prospects(p, unit, plan)
        return Judged(p, unit, plan, self._turns_of)

    def _turns_of(self, outlook: Judged) -> Turns:
        """The turn of a Unit that stands so and has these cards, kept for the next question."""
        unit = outlook.unit
        place = (outlook.plan, outlook.node, outlook.marker, outlook.climbing)
        held = (unit.specialists, unit.items, unit.awards, unit.vehicle)
        key = (*place, *held, unit.hand, unit.fallen, outlook.p.battle.pool)
        found = self._turns.get(key)
        if found is None:
            if len(self._turns) >= MOST_TURNS:
                self._turns.pop(next(iter(self._turns)))
            found = self._turns[key] = Turns(outlook, self.judgement)
        return found

    def rate_move(self, outlook: Outlook, action: Action) -> float:
        p, unit = outlook.p, outlook.unit
        edge = edge_to(p, unit, p.book.index(action.args[0])) if action.args else None
        if not isinstance(outlook, Judged) or (edge is None and action.verb != "stay"):  # to give up, or a retreat
            return super().rate_move(outlook, action)
        turn = outlook.turns.with_helper("")
        if edge is None:
            table = turn.stay(outlook.node, outlook.marker, 0)
        else:
            node = turn.plan.node(edge.target, unit.visited | 1 << edge.target)
            charge = action.verb == "charge"
            table = turn.charge(edge, node, 0) if charge else turn.walk(edge, node, 0, advance_cost(p, unit, edge))
        men, courage = np.array([strength(p, unit)]), np.array([min(unit.courage, MOST_COURAGE)])
        found = float(between(table, men, courage, np.array([unit.stars]), np.array([unit.points]))[0])
        if edge is None:
            return found - self.hurried(p)
        return found + (HURRY if turn.grounds[edge.target].final else 0.0)

    def chance(self, p: Field, unit: Unit) -> float:
        if not p.book.plain:
            return super().chance(p, unit)
        rows, rest, marks = self.shown(p, unit)
        found = float(self.judgement.fare(rows, rest, self.judgement.marked(marks)))
        return found + TIE * (strength(p, unit) + min(unit.courage, 30) + unit.stars + unit.points / 4)

    def hurried(self, p: Field) -> float:
        return SOON * super().hurried(p) if p.book.plain else super().hurried(p)

    def shown(self, p: Field, unit: Unit) -> tuple[Values, Values, list[str]]:
        """What the judgement is shown of a Unit at the start of a turn."""
        plan = self.planner.plan(p, unit)
        node, marker = plan.node(unit.sector, unit.visited), min(unit.marker, 3)
        means = means_of(p, unit)
        way = way_on(means, plan, node, marker, unit.stars)
        men, chance = strength(p, unit), super().chance(p, unit)
        toll, ahead = toll_of(plan, node, marker), plan.courage_ahead(node)
        rows = moving(means, chance, men, unit.courage, unit.stars, unit.points, toll, ahead, way)
        return rows, still(means, plan, node, marker), marks_of(means, plan, node.sector)

"""Sergeant: sound rules of thumb, with exact dice. He plans his route and looks one turn ahead."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from hhour.advice.odds.groups import Values
from hhour.bots.dday.fire import survival
from hhour.bots.dday.officer import Officer
from hhour.bots.dday.outlook import Outlook
from hhour.bots.dday.plan import Node, Plan, mean
from hhour.bots.protocol import Seat
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit
from hhour.dday.rules.cards.hooks import strength
from hhour.dday.rules.map.moving import edge_to
from hhour.kernel.action import Action

COURAGE_WORTH = 1.6  # soldiers
GAIN = 9.0  # soldiers a turn brings, about
LIFE = 30.0
NO_WAY = 200.0
SURE = 0.97  # so sure of a bunker nobody waits for more men
SETTLED = 60.0
UP = 25.0  # the top of a cliff: three failed climbs are the end


class Route:
    """What the way to a bunker costs from every node, in soldiers: expected losses, courage, requirements."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._known: dict[Node, float] = {}

    def cost(self, node: Node) -> float:
        known = self._known.get(node)
        if known is None:
            known = self._cost(node)
            self._known[node] = known
        return known

    def _cost(self, node: Node) -> float:
        plan = self.plan
        if plan.grounds[node.sector].final and not (plan.book.solo and plan.book.need_bunkers & ~node.been):
            return NO_WAY / 2 if plan.traits.shunned >> node.sector & 1 else 0.0
        best = NO_WAY
        for edge in plan.book.edges[node.sector]:
            target = plan.target(node, edge)
            if target is not None:
                best = min(best, self.step(node, target) + self.cost(target))
        return best

    def step(self, node: Node, target: Node) -> float:
        """One move: the fire there, mines, courage, what the sector asks for, what it and its turns give."""
        plan = self.plan
        edge = next(edge for edge in plan.book.edges[node.sector] if edge.target == target.sector)
        ground = plan.grounds[target.sector]
        total = mean(plan.losses(target.sector, 1))
        if edge.advance:
            total += COURAGE_WORTH * max(0, edge.cost - plan.traits.cheaper)
        if edge.mine and not plan.traits.mine_proof:
            total += 3.5
        if ground.need and not plan.traits.specialists.intersection(ground.need):
            total += 5.0 if plan.traits.hopeful.intersection(ground.need) else NO_WAY
        if ground.sacrifice and not plan.traits.spared:
            total += 2.0 if plan.traits.staffed else 5.0
        if ground.climb:
            total += 6.0
        return total - GAIN - self.rest(target.sector) - len(ground.bonus) - 2 * len(ground.join)

    def rest(self, sector: int) -> float:
        """What further turns there bring, as long as they pay."""
        ground = self.plan.grounds[sector]
        if ground.black or ground.climb or ground.final:
            return 0.0
        return sum(max(0.0, GAIN - mean(self.plan.losses(sector, marker))) for marker in (2, 3))


class Rules(Outlook):
    """Soldiers count for themselves, courage for what it opens, and dying for more than anything."""

    def __init__(self, p: Field, unit: Unit, plan: Plan, route: Route) -> None:
        super().__init__(p, unit, plan)
        self.route = route

    @cached_property
    def next_cost(self) -> int:
        """Courage that the cheapest way on costs."""
        edges = self.p.book.edges[self.unit.sector]
        return min((edge.cost for edge in edges if edge.advance and self.plan.target(self.node, edge)), default=0)

    @cached_property
    def _lives(self) -> Values:
        """The chance to survive this turn's COMBAT with so many men."""
        men = np.arange(300)
        losses = self.plan.losses(*self.battlefield())
        return np.asarray(sum(chance * (men > loss) for loss, chance in losses.items()))

    def score(self, n: Any, c: Any, extra: Any, cry: Any, climbed: Any) -> Any:
        wanted = max(self.courage_ahead, 1)
        courage = COURAGE_WORTH * np.minimum(c, wanted) + 0.3 * np.maximum(c - wanted, 0)
        cried = np.where(cry, COURAGE_WORTH * self.next_cost + 0.5, 0.0)
        stuck = np.logical_and(np.less(c, self.next_cost), np.logical_not(cry)) if self.must_move else False
        lives = self._lives[np.clip(n, 0, 299)]
        up = np.where(climbed, UP, 0.0) if self.climbing else 0.0
        return np.minimum(n, 60) + extra + courage + cried + up + LIFE * lives - np.where(stuck, LIFE, 0.0)

    wiped_out = -4 * LIFE
    cause = LIFE

    def survivors(self, n: Any, c: Any, extra: Any) -> Any:
        """The next COMBAT here counts as well; a bunker that is survived is all there is to do."""
        if self.plan.grounds[self.unit.sector].final:
            return np.asarray(LIFE + 0.0 * n)
        losses = self.plan.losses(self.unit.sector, min(self.unit.marker + 1, 3))
        lives = sum(chance * (n + GAIN / 2 > loss) for loss, chance in losses.items())
        return np.minimum(n, 60) + extra + COURAGE_WORTH * np.minimum(c, self.courage_ahead) + LIFE * lives


class Sergeant(Officer):
    """Sound heuristics, answers in well under 200 ms."""

    name = "sergeant"
    seconds = 0.2
    company = 8.0  # soldiers

    def __init__(self) -> None:
        super().__init__()
        self._routes: dict[int, tuple[Plan, Route]] = {}

    def outlook(self, p: Field, unit: Unit) -> Outlook:
        plan = self.planner.plan(p, unit)
        return Rules(p, unit, plan, self.route(plan))

    def together(self, one: Values, other: Values) -> Values:
        return one + other

    def enough(self, before: float) -> float:
        return before + 3.0

    def route(self, plan: Plan) -> Route:
        known = self._routes.get(id(plan))
        if known is None or known[0] is not plan:
            if len(self._routes) > 256:
                self._routes.clear()
            known = (plan, Route(plan))
            self._routes[id(plan)] = known
        return known[1]

    def rate_start(self, seat: Seat, sector: int) -> float:
        p: Field = seat.play
        plan = self.planner.plan(p, p.unit(seat.seat))
        start = p.book.sectors[sector].start
        held = (
            0.0 if start is None else start.soldiers + start.stars + COURAGE_WORTH * start.courage + start.points * 0.3
        )
        return held - self.route(plan).cost(plan.node(sector, 1 << sector))

    def rate_move(self, outlook: Outlook, action: Action) -> float:
        """Life first; then what the rest of the way costs, and what a further turn here brings."""
        p, unit, plan = outlook.p, outlook.unit, outlook.plan
        route = self.route(plan)
        men = strength(p, unit)
        if action.verb == "give-up":
            return -1000.0
        if action.verb == "stay":
            lives = survival(plan, unit.sector, outlook.marker, men)
            here = GAIN - mean(plan.losses(unit.sector, outlook.marker)) - (6.0 if men > 35 else 0.0)
            if plan.traits.growth:
                here -= plan.grown(unit.sector, outlook.marker)
            return 100 * lives + here - route.cost(outlook.node)
        target = p.book.index(action.args[0])
        edge = edge_to(p, unit, target)
        node = plan.node(target, unit.visited | 1 << target)
        if edge is None:  # a retreat
            return 100 * survival(plan, target, 1, men) - mean(plan.losses(target, 1)) - route.cost(node)
        mines = 3 if edge.mine and not plan.traits.mine_proof else 0
        lives = survival(plan, target, 1, men - mines)
        if plan.grounds[target].final:
            settled = SETTLED if lives >= SURE else 0.0
            return 100 * lives + settled - (NO_WAY if plan.traits.shunned >> target & 1 else 0.0)
        spared = COURAGE_WORTH * edge.cost if action.verb == "charge" else 0.0
        return 100 * lives - route.step(outlook.node, node) - route.cost(node) + spared

"""Captain: looks ahead to the bunker. His plan gives every position its chance to win; his dice are exact for it."""

from __future__ import annotations

from typing import Any

import numpy as np

from hhour.advice.odds.groups import Values
from hhour.bots.dday.officer import Officer
from hhour.bots.dday.outlook import Outlook
from hhour.bots.dday.plan import MOST_COURAGE, MOST_STRENGTH, Plan
from hhour.bots.protocol import Seat
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit
from hhour.dday.rules.cards.hooks import strength
from hhour.dday.rules.map.moving import advance_cost, edge_to
from hhour.kernel.action import Action

MOST_EXTRA = 12
HURRY = 2e-3  # what a further turn must be worth in chance to win: of equal chances the quicker
TIE = 1e-6  # strength beyond what the plan can tell apart still counts for something


class Prospects(Outlook):
    """The chance to win, from the plan."""

    def __init__(self, p: Field, unit: Unit, plan: Plan) -> None:
        super().__init__(p, unit, plan)
        self._free = self._tables(False)
        self._stuck = self._tables(True) if self.climbing else self._free

    def _tables(self, stuck: bool) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
        """Values by Battle Cry, further worth, strength and courage."""
        posts = [self.plan.posts(self.node, self.marker, extra, stuck) for extra in range(MOST_EXTRA + 1)]
        return np.stack([np.stack([walk for walk, _ in posts]), np.stack([cry for _, cry in posts])])

    def score(self, n: Any, c: Any, extra: Any, cry: Any, climbed: Any) -> Any:
        men = np.clip(n, 0, MOST_STRENGTH)
        courage = np.minimum(c, MOST_COURAGE)
        more = np.clip(extra, 0.0, MOST_EXTRA - 1e-9)
        low = np.asarray(more).astype(np.intp)
        share = more - low
        loud = np.asarray(cry).astype(np.intp)
        found = _between(self._free, loud, low, share, men, courage)
        if self.climbing:
            found = np.where(climbed, found, _between(self._stuck, loud, low, share, men, courage))
        return found + TIE * (np.minimum(n, 99) + np.minimum(c, 30) + extra)

    def survivors(self, n: Any, c: Any, extra: Any) -> Any:
        plan, node = self.plan, self.node
        ground = plan.grounds[node.sector]
        later = plan.won(node) if ground.final else plan.values(node)[min(self.unit.marker, 3) - 1]
        men = np.minimum(n + np.minimum(extra, MOST_EXTRA).astype(np.intp), MOST_STRENGTH)
        return np.asarray(later[men, np.minimum(c, MOST_COURAGE)]) + TIE * np.minimum(n, 99)


def _between(tables: Any, loud: Any, low: Any, share: Any, men: Any, courage: Any) -> Any:
    return (1 - share) * tables[loud, low, men, courage] + share * tables[loud, low + 1, men, courage]


class Captain(Officer):
    """Search over the turns to come with exact dice in this one."""

    name = "captain"
    seconds = 2.0
    company = 0.03  # chance to win

    def outlook(self, p: Field, unit: Unit) -> Outlook:
        return Prospects(p, unit, self.planner.plan(p, unit))

    def together(self, one: Values, other: Values) -> Values:
        return one * other

    def enough(self, before: float) -> float:
        return 1.03 * before + 0.003

    def rate_start(self, seat: Seat, sector: int) -> float:
        p: Field = seat.play
        unit = p.unit(seat.seat)
        start = p.book.sectors[sector].start
        if not unit.hand:
            unit.hand = p.book.hands[p.book.sectors[sector].beach]
        plan = self.planner.plan(p, unit)
        value = plan.values(plan.node(sector, 1 << sector))[0]
        if start is None or p.book.blind_start:
            return float(value[4, 0])
        men = start.soldiers + len(getattr(start, "specialists", ())) + start.stars
        return float(value[min(men, MOST_STRENGTH), start.courage])

    def rate_move(self, outlook: Outlook, action: Action) -> float:
        p, unit, plan = outlook.p, outlook.unit, outlook.plan
        men = min(strength(p, unit), MOST_STRENGTH)
        courage = min(unit.courage, MOST_COURAGE)
        extra = float(outlook.extra(unit.stars, unit.points, 0))
        low = min(int(extra), MOST_EXTRA)
        if action.verb == "give-up":
            return -1.0
        if action.verb == "stay":
            return float(plan.stay(outlook.node, outlook.marker, low)[men, courage]) - HURRY
        target = p.book.index(action.args[0])
        edge = edge_to(p, unit, target)
        node = plan.node(target, unit.visited | 1 << target)
        soon = HURRY if plan.grounds[target].final else 0.0
        if edge is None:  # a retreat
            return float(plan.arrived(node, low)[men, courage])
        if action.verb == "charge":
            return soon + float(plan.charge(edge, node, low)[men, courage])
        return soon + float(plan.walk(edge, node, low, advance_cost(p, unit, edge))[men, courage])

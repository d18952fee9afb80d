"""How a bot sees its position: one score over strength, courage, stars, item points and a Battle Cry.

The same score rates a whole table of dice outcomes (as arrays) and a single position, so that dice, bonuses and cards
are decided by one measure.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

import numpy as np

from hhour.advice.odds.groups import Values
from hhour.advice.odds.tally import Tallies
from hhour.bots.dday.cards import lifts, needs_ahead
from hhour.bots.dday.plan import MUST_MOVE, Node, Plan, mean
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import CLIMBED, Unit
from hhour.dday.rules.battle.verbs import POINTS, STARS, resource
from hhour.dday.rules.box.aim import Aim
from hhour.dday.rules.box.shelf import aims_of, reserved, wanted_cards
from hhour.dday.rules.cards.finding import find_cost, recruit_cost, recruits
from hhour.dday.rules.cards.hooks import strength
from hhour.dday.rules.map.moving import marker_in_move, refuse_requirements
from hhour.kernel.action import Action
from hhour.kernel.faces import SKULL

AWARD = 5.0  # soldiers
FOR_LATER = 2.0  # what a star is worth that has to be saved
POINT_FOR_LATER = 0.4  # and an item point
SKULLS_UP = 4  # bring a climbing Unit up the cliff
GIFT = 0.5  # what a soldier given to another Unit counts for


class Outlook:
    """One Unit's prospects in this turn; what few questions need is worked out where it is asked for."""

    def __init__(self, p: Field, unit: Unit, plan: Plan) -> None:
        self.p = p
        self.unit = unit
        self.plan = plan
        self.node: Node = plan.node(unit.sector, unit.visited)
        self.marker = marker_in_move(p, unit)
        ground = plan.grounds[unit.sector]
        self.climbing = plan.needs_climb(ground) and not unit.lifetime & CLIMBED
        self.lifts = lifts(p, unit) if self.climbing else 0

    @cached_property
    def wanted(self) -> set[str]:
        """Cards that a box tells to come by."""
        return wanted_cards(self.p, self.unit)

    @cached_property
    def needed(self) -> set[str]:
        """Specialists without whom there is no way on."""
        return needs_ahead(self.plan, self.node) | self.wanted.intersection(recruits(self.p, self.unit))

    @cached_property
    def aims(self) -> list[Aim]:
        return aims_of(self.p, self.unit)

    @cached_property
    def near_end(self) -> bool:
        """Whether a bunker is next."""
        return any(self.plan.grounds[edge.target].final for edge in self.p.book.edges[self.unit.sector])

    @cached_property
    def cliff_ahead(self) -> bool:
        """Whether there is still a cliff to climb: who has been on one need not climb another."""
        ground = self.plan.grounds[self.unit.sector]
        cliffs = [one.index for one in self.plan.grounds if one.climb and one.beach == ground.beach]
        return self.climbing or (bool(cliffs) and not any(self.unit.visited >> at & 1 for at in cliffs))

    @cached_property
    def saved(self) -> dict[str, int]:
        return reserved(self.p, self.unit)

    # --- to be filled in ----------------------------------------------------------------------------------------

    def score(self, n: Any, c: Any, extra: Any, cry: Any, climbed: Any) -> Any:
        """The score of strength, courage, further worth in soldiers, a Battle Cry and a climb; numbers or arrays."""
        raise NotImplementedError

    wiped_out: float = 0.0  # the score of a Unit that is no more
    cause: float = 0.0  # what it adds to the score when all that a box asks for is done

    def settled(self, n: Any, c: Any, stars: Any, points: Any, awards: Any, more: Any, cry: Any, climbed: Any) -> Any:
        """The score of a settled tally: `awards` come with it, `more` is what else it brings, in soldiers."""
        return self.score(n, c, np.maximum(self.extra(stars, points, awards) + more, 0.0), cry, climbed)

    def survivors(self, n: Any, c: Any, extra: Any) -> Any:
        """The score of a Unit that comes out of this turn's COMBAT with so much."""
        raise NotImplementedError

    def margin(self, soldiers: float) -> float:
        """What so many soldiers more are worth in this score: the price of using a card up."""
        n, c = strength(self.p, self.unit) + 4, self.unit.courage
        more = self.score(n, c, soldiers, False, True) - self.score(n, c, 0.0, False, True)
        return max(float(more), 1e-6)

    # --- where to -----------------------------------------------------------------------------------------------

    @property
    def must_move(self) -> bool:
        ground = self.plan.grounds[self.unit.sector]
        if ground.stay_forever:
            return False
        return self.marker >= MUST_MOVE or self.unit.must_leave == 1

    @property
    def toll_of_staying(self) -> float:
        """What COMBAT here takes on average."""
        return mean(self.plan.losses(self.unit.sector, self.marker))

    @property
    def is_costly_to_stay(self) -> bool:
        return self.toll_of_staying >= 7

    @property
    def is_chance(self) -> bool:
        """Whether the score of one who counts chances is the chance to win: nothing else is played for besides."""
        return not (self.aims or self.plan.traits.follows)

    @property
    def courage_ahead(self) -> int:
        """Courage that the lines still to be crossed cost at least."""
        return self.plan.courage_ahead(self.node)

    def battlefield(self) -> tuple[int, int]:
        """The sector in which this turn's COMBAT will be fought, most likely, and the marker there."""
        if not self.must_move:
            return self.unit.sector, self.marker
        targets = [
            edge.target for edge in self.p.book.edges[self.unit.sector] if self.plan.target(self.node, edge) is not None
        ]
        if not targets:
            return self.unit.sector, self.marker
        return min(targets, key=lambda sector: mean(self.plan.losses(sector, 1))), 1

    def is_ready_for_bunker(self) -> bool:
        """Strong enough for a bunker next door in nine cases of ten."""
        men = strength(self.p, self.unit)
        for edge in self.p.book.edges[self.unit.sector]:
            if self.plan.grounds[edge.target].final:
                losses = self.plan.losses(edge.target, 1)
                if sum(chance for loss, chance in losses.items() if loss < men) >= 0.9:
                    return True
        return False

    def wants_whistle(self, rate: Callable[[Outlook, Action], float]) -> bool:
        """Whether an advance would be made at once if it cost nothing, and cannot be made otherwise."""
        here = rate(self, Action("stay")) if not self.must_move else -1.0
        for edge in self.p.book.edges[self.unit.sector]:
            target = self.plan.grounds[edge.target]
            if not edge.advance or target.battle_cry_only or edge.cost <= self.unit.courage:
                continue
            if self.plan.target(self.node, edge) is None or refuse_requirements(self.p, self.unit, edge.target):
                continue
            if rate(self, Action("charge", (target.id,))) > here:
                return True
        return False

    # --- what else counts ---------------------------------------------------------------------------------------

    @cached_property
    def _stars(self) -> Values:
        total = np.arange(80, dtype=np.float64)
        offers = [slug for slug in self.unit.hand + self.p.battle.pool if slug not in self.unit.specialists]
        if not offers or not (self.p.book.counts[1]):
            return 0.02 * total
        needed = [recruit_cost(self.p, self.unit, slug) for slug in self.needed]
        saved = self.saved.get(STARS, 0)
        if needed:
            first = min(needed)
            later = FOR_LATER if saved else 0.5
            return 5.0 * np.minimum(total / first, 1) + later * np.clip(total - first, 0, 8)
        if saved:  # stars without which the last bunker is the end
            return FOR_LATER * np.minimum(total, saved) + 0.4 * np.clip(total - saved, 0, 8)
        early = 0.35 if self.near_end else 1.0
        return early * (0.95 * np.minimum(total, 4) + 0.4 * np.clip(total - 4, 0, 8))

    @cached_property
    def _points(self) -> Values:
        total = np.arange(400, dtype=np.float64)
        if not self.p.book.has_items:
            return 0.0 * total
        unit = self.unit
        costs = [find_cost(self.p, unit, slug) for slug in self.wanted if slug in self.p.battle.items]
        saved = min((cost for cost in costs if cost > 0), default=self.saved.get(POINTS, 0))
        if saved:
            return POINT_FOR_LATER * np.minimum(total, saved) + 0.12 * np.clip(total - saved, 0, 30)
        return 0.28 * np.minimum(total, 20) + 0.12 * np.clip(total - 20, 0, 30)

    def extra(self, stars: Any, points: Any, awards: Any) -> Any:
        """Stars, item points and awards in soldiers."""
        return self._stars[np.minimum(stars, 79)] + self._points[np.minimum(points, 399)] + AWARD * awards

    # --- the two uses -------------------------------------------------------------------------------------------

    def worth(self, tallies: Tallies) -> Values:
        """The score of every settlement of the dice."""
        unit = self.unit
        given = GIFT * (tallies.given_soldiers + 1.5 * tallies.given_courage)
        stars, points = unit.stars + tallies.stars, unit.points + tallies.points
        n = strength(self.p, unit) + tallies.soldiers
        c = unit.courage + tallies.courage
        ground = self.plan.grounds[unit.sector]
        if ground.star_loss:
            n = np.maximum(n - tallies.results(1), 0)
        climbed = tallies.skulls + self.lifts >= SKULLS_UP if self.climbing else True
        score = self.settled(n, c, stars, points, tallies.straight, given, tallies.moves > 0, climbed)
        score = np.asarray(score, dtype=np.float64)
        for aim in self.aims:
            score = score + self.cause * aim.weight * self._meets(aim, tallies)
        return score

    def key(self) -> tuple[object, ...]:
        """All that `worth` hangs on, so that a table of it can be kept for the next roll of the same dice."""
        unit = self.unit
        held = (strength(self.p, unit), unit.soldiers, unit.courage, unit.stars, unit.points)
        place = (self.plan, self.node, self.marker, self.must_move, self.climbing, self.lifts)
        return (*place, *held, self._stars.tobytes(), self._points.tobytes(), *self.aims)

    def _meets(self, aim: Aim, tallies: Tallies) -> Values:
        """Where the dice bring all that a box asks for."""
        met = np.ones(len(tallies.rows), dtype=bool)
        for face in aim.sets:
            met &= tallies.sets(face) > 0
        for face, number in aim.results:
            met &= (tallies.skulls if face == SKULL else tallies.results(face)) >= number
        for name, amount in aim.pays:
            met &= resource(self.unit, name) + getattr(tallies, name) >= amount
        return np.asarray(met, dtype=np.float64)

    def value(self, p: Field, unit: Unit) -> float:
        """The score of a position after UPKEEP (or of what it would be)."""
        if p.battle.outcome:
            return 2.0 if p.battle.outcome == "won" else -1e6
        others = sum(other.soldiers + other.courage for other in p.others(unit))
        more = GIFT * (others - self._others) + sum(CARD for _ in unit.items) - self._items
        climbed = bool(unit.lifetime & CLIMBED) if self.climbing else True
        men, awards = strength(p, unit), unit.honours - self.unit.honours
        cry = bool(unit.battle_cry)
        return float(self.settled(men, unit.courage, unit.stars, unit.points, awards, more, cry, climbed))

    @property
    def _others(self) -> int:
        return sum(other.soldiers + other.courage for other in self.p.others(self.unit))

    @property
    def _items(self) -> float:
        return CARD * len(self.unit.items)


CARD = 1.0

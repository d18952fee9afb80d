"""The race to thirty points: who is likely to win it, from banks, Medals and whose turn it is.

Two players at a time. Whole turns to come bring what a turn by expected value brings; whoever plays last against a goal
that was reached plays for it alone. With several others the chances against each of them are multiplied.
"""

from __future__ import annotations

from functools import cache, lru_cache

import numpy as np
from numpy.typing import NDArray

from hhour.advice.bataille.chances import RICH, going_on, win_chance
from hhour.bataille.fray import Fray
from hhour.bataille.medals import WORTH
from hhour.bataille.scoring import GOAL
from hhour.bataille.skirmish import FACTORS
from hhour.bataille.state import FEWEST_AXIS, MOST_AXIS
from hhour.pocket.terrain import BUNKER, CLIFFS, ORDEAL, TERRAIN

Chances = NDArray[np.float64]


@cache
def spread(pot: int, axis: int) -> tuple[float, ...]:
    """How likely the rest of a turn ends with so many points when it is played by expected value."""
    ends = [0.0] * (RICH + 1)
    for face in range(len(TERRAIN)):
        won = win_chance(axis, 5 if face == BUNKER else 6) / len(TERRAIN)
        more = min(RICH, pot + axis * FACTORS.get(face, 1))
        following = min(MOST_AXIS, axis + 1)
        ends[0] += 1 / len(TERRAIN) - won
        if face == CLIFFS or more == RICH or (face != ORDEAL and going_on(more, following) <= more):
            ends[more] += won
        else:
            for points, chance in enumerate(spread(more, following)):
                ends[points] += won * chance
    return tuple(ends)


@cache
def reach(need: int, pot: int = 0, axis: int = FEWEST_AXIS) -> float:
    """The best chance to bring so many points home in one turn."""
    if need <= 0:
        return 1.0
    total = 0.0
    for face in range(len(TERRAIN)):
        won = win_chance(axis, 5 if face == BUNKER else 6) / len(TERRAIN)
        more = pot + axis * FACTORS.get(face, 1)
        following = min(MOST_AXIS, axis + 1)
        if face == CLIFFS or (face != ORDEAL and more >= need):
            total += won * (more >= need)
        elif more >= 2 * RICH:  # an ordeal may go on for ever
            total += won * win_chance(MOST_AXIS)
        else:
            total += won * reach(need, more, following)
    return total


def answer(ahead: int) -> float:
    """The chance of the player ahead by so many points when the other has the last turn; a draw counts half."""
    return 1 - (reach(ahead) + reach(ahead + 1)) / 2


@lru_cache(maxsize=256)
def _rounds(lead: int) -> tuple[Chances, Chances]:
    """The chance of the first of two by the banks of both, before a round and between the two turns.

    `lead`: by how many points his Medals are worth more.
    """
    turn = np.array(spread(0, FEWEST_AXIS))
    before = np.zeros((GOAL, GOAL))
    between = np.zeros((GOAL + RICH + 1, GOAL))
    ends = np.array([[_sign(a + lead - b) for b in range(GOAL + RICH + 1)] for a in range(GOAL)])
    for b in range(GOAL - 1, -1, -1):
        for a in range(GOAL, GOAL + RICH + 1):
            between[a, b] = answer(a + lead - b)
        for a in range(GOAL - 1, -1, -1):
            later = np.where(np.arange(b, b + RICH + 1) < GOAL, 0.0, ends[a, b : b + RICH + 1])
            later[1 : GOAL - b] = before[a, b + 1 : GOAL]
            rest = float(turn[1:] @ later[1:])
            gained = float(turn[1:] @ between[a + 1 : a + RICH + 1, b])
            before[a, b] = (turn[0] * rest + gained) / (1 - turn[0] ** 2)
            between[a, b] = turn[0] * before[a, b] + rest
    return before, between


def _sign(ahead: int) -> float:
    return 1.0 if ahead > 0 else 0.5 if not ahead else 0.0


def against(first: int, second: int, lead: int, played: int, last: bool) -> float:
    """The chance of the first of two, when `played` of them have had their turn of this round."""
    if played == 2:
        if last or first >= GOAL or second >= GOAL:
            return _sign(first + lead - second)
        return float(_rounds(lead)[0][first, second])
    if played == 1:
        if last or first >= GOAL:
            return answer(first + lead - second)
        if second >= GOAL:  # cannot be, short of rules that count Medals
            return _sign(first + lead - second)
        return float(_rounds(lead)[1][first, second])
    if last or first >= GOAL or second >= GOAL:
        turn = spread(0, FEWEST_AXIS)
        return sum(chance * answer(first + more + lead - second) for more, chance in enumerate(turn) if chance)
    return float(_rounds(lead)[0][first, second])


class Standing:
    """Banks and Medals as they would be; from them the chance of a seat once the running turn is over."""

    def __init__(self, p: Fray, holders: tuple[int, ...]) -> None:
        contest = p.contest
        self.banks = contest.banks
        self.order = contest.order
        self.turn = contest.place
        self.last = bool(contest.last_round)
        self.medals = [WORTH * holders.count(seat) for seat in range(p.book.seats + 1)]

    def chance(self, seat: int, pot: int) -> float:
        """The chance of a seat to win if the active player brings this pot home."""
        active = self.order[self.turn]
        banks = list(self.banks)
        banks[active - 1] += pot
        if seat not in self.order:  # an extra round of others
            return 0.0
        mine = self.order.index(seat)
        total = 1.0
        for place, other in enumerate(self.order):
            if other != seat:
                one, two = (seat, other) if mine < place else (other, seat)
                played = sum(at <= self.turn for at in (mine, place))
                lead = self.medals[one] - self.medals[two]
                found = against(banks[one - 1], banks[two - 1], lead, played, self.last or max(banks) >= GOAL)
                total *= found if one == seat else 1 - found
        return total

"""Goals as people write them (`rwb`, `soldiers>=5`, `soldiers+2*courage`) and the utility tables they mean.

A goal values settlements, so SKULLs cancel, sets form and options fall in whatever way serves that very goal best.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np

from hhour.odds.groups import Values
from hhour.odds.parse import DiceError, OddsError, parse_face
from hhour.odds.tally import Counts, Situation, Tallies

Worth = Callable[[Tallies], Values]

QUANTITIES: Final[dict[str, Callable[[Tallies], Counts]]] = {
    "soldiers": lambda tallies: tallies.soldiers,
    "stars": lambda tallies: tallies.stars,
    "courage": lambda tallies: tallies.courage,
    "tools": lambda tallies: tallies.tools,
    "points": lambda tallies: tallies.points,
    "skulls": lambda tallies: tallies.skulls,
}
GOALS: Final = (
    "rwb",
    "rwb:FACE",
    "straight",
    *QUANTITIES,
    *(f"{name}>=N" for name in QUANTITIES),
    "survive:N",
    "advance:N",
)


class GoalError(OddsError):
    """A goal that cannot be read."""


@dataclass(frozen=True)
class Term:
    """One goal of a sum: its name, its number or face if it has one, and its weight."""

    name: str
    number: int = 0
    weight: float = 1.0

    @property
    def is_chance(self) -> bool:
        return self.name not in QUANTITIES

    def worth(self, tallies: Tallies) -> Values:
        return np.asarray(_measure(self.name, self.number, tallies), dtype=np.float64)


@dataclass(frozen=True)
class Goal:
    text: str
    terms: tuple[Term, ...]

    @property
    def is_chance(self) -> bool:
        """True when the value is a probability, not an expected amount."""
        return len(self.terms) == 1 and self.terms[0].is_chance and self.terms[0].weight == 1

    def __call__(self, tallies: Tallies) -> Values:
        total = np.zeros(len(tallies.rows))
        for term in self.terms:
            total += term.weight * term.worth(tallies)
        return total


def _measure(name: str, number: int, tallies: Tallies) -> Counts | np.ndarray[tuple[int, ...], np.dtype[np.bool_]]:
    if name in QUANTITIES:
        return QUANTITIES[name](tallies)
    if name.endswith(">="):
        return np.asarray(QUANTITIES[name[:-2]](tallies) >= number)
    match name:
        case "rwb":
            return np.asarray(tallies.all_sets > 0)
        case "rwb:":
            return np.asarray(tallies.sets(number) > 0)
        case "straight":
            return np.asarray(tallies.straight > 0)
        case "survive":
            return np.asarray(tallies.situation.strength + tallies.soldiers > number)
        case _:  # advance: pay the courage, or move by a Battle Cry (B-RWB-12)
            return np.asarray((tallies.courage >= number) | (tallies.moves > 0))


@lru_cache(maxsize=256)
def parse_goal(text: str) -> Goal:
    parts = [part.strip() for part in text.split("+")]
    return Goal(text.strip(), tuple(_parse_term(part, text) for part in parts))


_TERM: Final = re.compile(
    r"(?:(?P<weight>\d+(?:\.\d+)?)\s*\*\s*)?(?P<name>[a-z]+)\s*(?:(?P<sign>>=|:)\s*(?P<value>\w+))?", re.IGNORECASE
)


def _parse_term(part: str, text: str) -> Term:
    match = _TERM.fullmatch(part)
    if match is None:
        raise _unread(text)
    name, sign, value = match["name"].lower(), match["sign"], match["value"]
    weight = float(match["weight"] or 1)
    if sign is None and (name in QUANTITIES or name in ("rwb", "straight")):
        return Term(name, 0, weight)
    if sign == ":" and name == "rwb":
        try:
            return Term("rwb:", parse_face(value), weight)
        except DiceError as error:
            raise GoalError(str(error)) from None
    if value is not None and re.fullmatch(r"[0-9]{1,4}", value):
        if sign == ">=" and name in QUANTITIES:
            return Term(f"{name}>=", int(value), weight)
        if sign == ":" and name in ("survive", "advance"):
            return Term(name, int(value), weight)
    raise _unread(text)


def _unread(text: str) -> GoalError:
    goals = ", ".join(GOALS)
    return GoalError(
        f"The goal {text.strip()!r} cannot be read; goals are {goals}, or a sum of them like soldiers+2*courage."
    )


@lru_cache(maxsize=64)
def utility(goal: Worth, situation: Situation) -> Values:
    """What every final outcome of the situation's dice is worth, settled best for the goal."""
    tallies = situation.tallies()
    table = tallies.best(goal(tallies))
    table.setflags(write=False)
    return table

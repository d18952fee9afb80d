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

from hhour.advice.odds.fire import survival
from hhour.advice.odds.groups import Values
from hhour.advice.odds.parse import DiceError, OddsError, parse_face
from hhour.advice.odds.tally import Counts, Situation, Tallies

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
    "survive:6+2d6",
    "advance:3",
)


BY_SITUATION: Final = ("survive", "advance")


class GoalError(OddsError):
    """A goal that cannot be read."""


@dataclass(frozen=True)
class Term:
    """One goal of a sum: its name, its number or face if it has one, and its weight.

    `survive` and `advance` without a number (-1) go by the situation. MGF dice are `shots`, grey ones if `grey`.
    """

    name: str
    number: int = 0
    weight: float = 1.0
    shots: int = 0
    grey: bool = False

    @property
    def is_chance(self) -> bool:
        return self.name not in QUANTITIES

    def worth(self, tallies: Tallies) -> Values:
        return np.asarray(_measure(self, tallies), dtype=np.float64)


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


def _measure(term: Term, tallies: Tallies) -> Counts | Values | np.ndarray[tuple[int, ...], np.dtype[np.bool_]]:
    name, number = term.name, term.number
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
            around = tallies.situation
            if number < 0:
                return survival(tallies, around.defence, around.guns, around.grey)
            return survival(tallies, number, term.shots, term.grey)
        case _:  # advance: pay the courage, or move by a Battle Cry (B-RWB-12)
            cost = tallies.situation.cost if number < 0 else number
            return np.asarray((tallies.situation.courage + tallies.courage >= cost) | (tallies.moves > 0))


@lru_cache(maxsize=256)
def parse_goal(text: str) -> Goal:
    parts: list[str] = []
    for part in (each.strip() for each in text.split("+")):
        if parts and _SHOTS.fullmatch(part):  # survive:6+2d6 is one goal, not a sum
            parts[-1] += f"+{part}"
        else:
            parts.append(part)
    return Goal(text.strip(), tuple(_parse_term(part, text) for part in parts))


_SHOTS: Final = re.compile(r"([1-6])?(d6|grey)", re.IGNORECASE)
_TERM: Final = re.compile(
    r"(?:(?P<weight>\d+(?:\.\d+)?)\s*\*\s*)?(?P<name>[a-z]+)\s*"
    r"(?:(?P<sign>>=|:)\s*(?P<value>\w+)(?:\+(?P<shots>\w+))?)?",
    re.IGNORECASE,
)


def _parse_term(part: str, text: str) -> Term:
    match = _TERM.fullmatch(part)
    if match is None:
        raise _unread(text)
    name, sign, value = match["name"].lower(), match["sign"], match["value"]
    weight = float(match["weight"] or 1)
    if match["shots"] is not None:
        return _parse_fire(name, value, match["shots"], weight, text)
    if sign is None and name in BY_SITUATION:
        return Term(name, -1, weight)
    if sign is None and (name in QUANTITIES or name in ("rwb", "straight")):
        return Term(name, 0, weight)
    if sign == ":" and name == "rwb":
        try:
            return Term("rwb:", parse_face(value), weight)
        except DiceError as error:
            raise GoalError(error.key, **error.params) from None
    if value is not None and re.fullmatch(r"[0-9]{1,4}", value):
        if sign == ">=" and name in QUANTITIES:
            return Term(f"{name}>=", int(value), weight)
        if sign == ":" and name in BY_SITUATION:
            return Term(name, int(value), weight)
    raise _unread(text)


def _parse_fire(name: str, value: str, shots: str, weight: float, text: str) -> Term:
    """`survive:6+2d6`: a DEF and machine guns."""
    found = _SHOTS.fullmatch(shots)
    if name != "survive" or found is None or not re.fullmatch(r"[0-9]{1,4}", value):
        raise _unread(text)
    return Term(name, int(value), weight, int(found[1] or 1), found[2].lower() == "grey")


def _unread(text: str) -> GoalError:
    return GoalError("odds-no-goal", goal=text.strip(), goals=", ".join(GOALS))


@lru_cache(maxsize=64)
def utility(goal: Worth, situation: Situation) -> Values:
    """What every final outcome of the situation's dice is worth, settled best for the goal.

    Cards that act between the last roll and the tally are left to `hhour.advice.odds.window`.
    """
    tallies = situation.tallies()
    table = tallies.best(goal(tallies))
    table.setflags(write=False)
    return table

"""What a turn is worth before its dice are thrown: exactly, if those who begin the next one fare as a General thinks.

That is what he is taught (`hhour.lab.learning`): no luck lies in it, neither of the dice nor of the turns after them.
Beside each moment of a game stands one like it, in which the Unit is stronger or weaker than it was.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from hhour.advice.odds.solver import roll_chances, solve
from hhour.bots.dday.general import General
from hhour.bots.dday.judgement import Judgement, logit
from hhour.bots.dday.scouting import rolls_of, situation_of
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit
from hhour.dday.rules.cards.hooks import strength
from hhour.dday.rules.dice.rolling import lock_count
from hhour.kernel.chance import SeededChance
from hhour.lab.simulate import rules_of
from hhour.lab.watching import Moment, Outcome

Lesson = tuple[list[float], list[str], float]  # numbers and marks of a Unit, and what its turn is worth
SPREAD: Final = 0.7  # of the logarithm of men
MOST_BEYOND: Final = 0.5  # of the logit
MOST_STARS: Final = 6
MOST_POINTS: Final = 12


def back(setup: str, moments: Sequence[Moment], file: str, seed: str, more: float) -> list[Lesson]:
    """Each of these as it was, and one like it; `file` holds the judgement of the turns after them, `more` is what
    turns come to beyond their dice (`beyond`)."""
    game, rules = rules_of(setup)
    player = General(Judgement.load(Path(file)))
    rng = random.Random(seed)
    found: list[Lesson] = []
    for seat, state in moments:
        for change in (False, True):
            p: Field = game.resume(rules, game.state_from_json(state), SeededChance(seed), None)
            unit = p.unit(seat)
            if change:
                _change(rng, p, unit)
            numbers, rest, marks = player.shown(p, unit)
            told = float(better(worth(player, p, unit), more))
            found.append((np.concatenate((numbers, rest)).tolist(), marks, told))
    return found


def worth(player: General, p: Field, unit: Unit) -> float:
    """What the turn of a Unit is worth that has its dice in hand and has not thrown them yet."""
    situation = situation_of(p, unit)
    first = solve(rolls_of(player.outlook(p, unit), situation).table, situation.hand, lock_count(p, unit))
    return float((first * roll_chances(situation.hand)).sum())


def better(chance: Any, more: float) -> Any:
    """A chance with so much added to its logit."""
    odds = np.exp(logit(chance) + more)
    return odds / (1 + odds)


def beyond(outcomes: Sequence[Outcome]) -> float:
    """What turns come to beyond their dice, in the logit: cards that change them, items found for their points."""
    if not outcomes:
        return 0.0
    settled, after = np.array(outcomes).T
    low, high = 0.0, MOST_BEYOND
    for _ in range(20):
        middle = (low + high) / 2
        low, high = (middle, high) if better(settled, middle).mean() < after.mean() else (low, middle)
    return low


def _change(rng: random.Random, p: Field, unit: Unit) -> None:
    """Another number of men, courage, stars and item points, and where it may stay another marker."""
    others = strength(p, unit) - unit.soldiers
    men = round((unit.soldiers + 1) * np.exp(rng.gauss(0.0, SPREAD))) + rng.randint(-2, 2)
    unit.soldiers = max(men, 0 if others > 0 else 1)
    unit.courage = max(0, unit.courage + rng.randint(-2, 2))
    if rng.random() < 0.5:
        unit.stars = rng.randint(0, MOST_STARS)
        unit.points = rng.randint(0, MOST_POINTS)
    ground = p.here(unit)
    if not ground.black and not ground.stay_forever:
        unit.marker = rng.randint(1, 3)

"""What a General learns by: the turns of watched games, and the network that says best how they will end.

A game is won if all Units live to be safe, so what is fitted is the product of the chances of its Units. And a turn is
not only taught by the end of its game, which a hundred dice lie before, but also by what is thought of the turn after
it: temporal differences, TD(lambda). Some games are kept apart; they say whether what was learned holds elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hhour.advice.odds.groups import Values
from hhour.bots.dday.judgement import COLUMNS, HIDDEN, PLAN, REACH, WAY, Judgement

APART: Final = 5  # of so many games one is kept apart
SWEEPS: Final = 6  # how often turns are taught anew what is thought of the turns after them
ROUNDS: Final = 400  # steps of the fit in each of them
BATCH: Final = 512  # turns a step
RATE: Final = 3e-3  # at the beginning; a tenth of it is left at the end
DECAY: Final = 3e-4
LAMBDA: Final = 0.8  # how much of a turn's lesson is later turns and the end, the rest is the next turn
TEMPERS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)

Places = NDArray[np.intp]


class Lessons(NamedTuple):
    """Turns of games: the first row of each turn, the first turn of each game, and whether that game was won."""

    shown: Values  # one row for each Unit in play
    rows: Places
    games: Places
    won: Values

    @classmethod
    def of_games(cls, games: Sequence[tuple[list[list[list[float]]], bool]]) -> Lessons:
        """From what was watched; a game that ended before its second turn teaches nothing."""
        rows: list[list[float]] = []
        starts: list[int] = []
        firsts: list[int] = []
        kept = [(turns, won) for turns, won in games if turns]
        for turns, _ in kept:
            firsts.append(len(starts))
            for turn in turns:
                starts.append(len(rows))
                rows += turn
        ends = np.array([won for _, won in kept], dtype=np.float64)
        return cls(np.array(rows, dtype=np.float64), np.array(starts, dtype=np.intp), np.array(firsts, np.intp), ends)

    @classmethod
    def together(cls, parts: Sequence[Lessons]) -> Lessons:
        """Those of several generations, one after the other."""
        rows = np.cumsum([0, *(len(part.shown) for part in parts)])
        turns = np.cumsum([0, *(part.turns for part in parts)])
        return cls(
            np.concatenate([part.shown for part in parts]),
            np.concatenate([part.rows + more for part, more in zip(parts, rows, strict=False)]),
            np.concatenate([part.games + more for part, more in zip(parts, turns, strict=False)]),
            np.concatenate([part.won for part in parts]),
        )

    @property
    def turns(self) -> int:
        return len(self.rows)

    @property
    def lengths(self) -> Places:
        """How many turns each game has."""
        return np.diff(np.append(self.games, self.turns))

    @property
    def units(self) -> Places:
        """How many Units each turn has."""
        return np.diff(np.append(self.rows, len(self.shown)))

    def parted(self) -> tuple[Lessons, Lessons]:
        """Games to learn from, and games kept apart; of few games all are both."""
        if len(self.games) < APART:
            return self, self
        apart = np.arange(len(self.games)) % APART == APART - 1
        return self._of(~apart), self._of(apart)

    def _of(self, games: NDArray[np.bool_]) -> Lessons:
        turns = np.repeat(games, self.lengths)
        lengths, units = self.lengths[games], self.units[turns]
        return Lessons(
            self.shown[np.repeat(turns, self.units)],
            np.append(0, np.cumsum(units)[:-1]).astype(np.intp),
            np.append(0, np.cumsum(lengths)[:-1]).astype(np.intp),
            self.won[games],
        )

    def chances(self, judgement: Judgement) -> Values:
        """The chance to win of each turn: all Units together."""
        return np.asarray(np.multiply.reduceat(judgement.chances(self.shown), self.rows))

    def taught(self, chances: Values) -> Values:
        """What each turn is taught: the end of its game, tempered by what is thought of the turns up to it."""
        found = np.empty(self.turns)
        for first, length, won in zip(self.games, self.lengths, self.won, strict=True):
            later = ahead = won
            for turn in range(first + length - 1, first - 1, -1):
                later = (1 - LAMBDA) * ahead + LAMBDA * later
                found[turn] = later
                ahead = chances[turn]
        return found


def loss(judgement: Judgement, lessons: Lessons) -> float:
    """How far the chances told are from how games ended: mean cross entropy."""
    told = np.clip(lessons.chances(judgement), 1e-6, 1 - 1e-6)
    won = np.repeat(lessons.won, lessons.lengths)
    return float(-(won * np.log(told) + (1 - won) * np.log(1 - told)).mean())


def fit(lessons: Lessons, seed: int) -> Judgement:
    """The network that says best how games end, as much of it as holds for the games kept apart."""
    seen, unseen = lessons.parted()
    whole = _fitted(seen, np.random.default_rng(seed))
    tempered = [_tempered(whole, share) for share in TEMPERS]
    return min(tempered, key=lambda judgement: loss(judgement, unseen))


def _tempered(judgement: Judgement, share: float) -> Judgement:
    """So much of what was learned; nothing of it is the plan."""
    parts = judgement.parts
    return Judgement({**parts, "w2": share * parts["w2"], "b2": share * parts["b2"]})


def _fitted(lessons: Lessons, draw: np.random.Generator) -> Judgement:
    """Cross entropy, Adam, a little weight decay."""
    shown, units = lessons.shown, lessons.units
    width = len(COLUMNS)
    mean, spread = shown.mean(axis=0), shown.std(axis=0) + 0.1
    inputs = (shown - mean) / spread
    fixed = {"mean": mean, "spread": spread}
    parts: dict[str, Any] = {
        "w1": draw.normal(0, 1 / np.sqrt(width), (width, HIDDEN)),
        "b1": np.zeros(HIDDEN),
        "w2": np.zeros(HIDDEN),
        "b2": np.zeros(()),
    }
    first = {name: np.zeros_like(part) for name, part in parts.items()}
    second = {name: np.zeros_like(part) for name, part in parts.items()}
    steps = SWEEPS * ROUNDS
    for step in range(1, steps + 1):
        if step % ROUNDS == 1:
            lesson = lessons.taught(lessons.chances(Judgement({**parts, **fixed})))
        picked = draw.integers(0, lessons.turns, BATCH)
        each = units[picked]
        starts = np.append(0, np.cumsum(each)[:-1]).astype(np.intp)
        taken = np.repeat(lessons.rows[picked] - starts, each) + np.arange(each.sum())
        slopes = _slopes(parts, inputs[taken], shown[taken], starts, each, lesson[picked])
        rate = RATE * (1 - 0.9 * step / steps)
        for name, slope in slopes.items():
            total = slope + (DECAY * parts[name] if parts[name].ndim else 0.0)
            first[name] = 0.9 * first[name] + 0.1 * total
            second[name] = 0.999 * second[name] + 0.001 * total**2
            fair = first[name] / (1 - 0.9**step)
            parts[name] = parts[name] - rate * fair / (np.sqrt(second[name] / (1 - 0.999**step)) + 1e-8)
    return Judgement({**parts, **fixed})


def _slopes(
    parts: dict[str, Any], inputs: Values, shown: Values, starts: Places, units: Places, lesson: Values
) -> dict[str, Any]:
    """By what the loss grows with each weight. The chance of a turn is the product of its Units' chances."""
    inner = np.tanh(inputs @ parts["w1"] + parts["b1"])
    change = np.tanh(inner @ parts["w2"] + parts["b2"])
    alone = 1 / (1 + np.exp(-shown[:, PLAN] - REACH * change))
    both = np.multiply.reduceat(shown[:, WAY] * alone, starts)
    share = (1 - alone) / np.repeat(np.maximum(1 - both, 1e-9), units)  # 1 for a Unit that is alone and has a way
    wrong = np.repeat(both - lesson, units) * share * REACH * (1 - change**2) / len(lesson)
    back = np.outer(wrong, parts["w2"]) * (1 - inner**2)
    return {"w1": inputs.T @ back, "b1": back.sum(axis=0), "w2": inner.T @ wrong, "b2": wrong.sum()}

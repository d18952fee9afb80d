"""What a General learns by: Units at the start of a turn, what their turn is exactly worth, and the network that comes
nearest to it. Some are kept apart; they say whether what was learned holds elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hhour.advice.odds.groups import Values
from hhour.bots.dday.judgement import COLUMNS, HIDDEN, PLAN, REACH, WAY, Judgement

APART: Final = 10  # of so many lessons one is kept apart
STEPS: Final = 3000  # of the fit
BATCH: Final = 512  # lessons a step
RATE: Final = 5e-3  # at the beginning; a twentieth of it is left at the end
DECAY: Final = 2e-4
AWAKE: Final = 0.1  # so that nobody in the hidden layer is silent at the beginning


class Lessons(NamedTuple):
    """Units at the start of a turn, a row each: numbers, marks, and what the turn is worth."""

    shown: Values
    marks: NDArray[np.uint8]
    worth: Values

    @classmethod
    def of(cls, lessons: Sequence[Any], names: Sequence[str]) -> Lessons:
        """From what was reckoned (`hhour.lab.backing`)."""
        places = {name: place for place, name in enumerate(names)}
        marks = np.zeros((len(lessons), len(places)), dtype=np.uint8)
        for row, (_, marked, _) in enumerate(lessons):
            marks[row, [places[name] for name in marked if name in places]] = 1
        shown = np.array([numbers for numbers, _, _ in lessons], dtype=np.float64).reshape(-1, len(COLUMNS))
        return cls(shown, marks, np.array([worth for _, _, worth in lessons], dtype=np.float64))

    def parted(self) -> tuple[Lessons, Lessons]:
        """Lessons to learn from, and lessons kept apart; of few all are both."""
        if len(self.worth) < APART:
            return self, self
        apart = np.arange(len(self.worth)) % APART == APART - 1
        return self._of(~apart), self._of(apart)

    def _of(self, rows: NDArray[np.bool_]) -> Lessons:
        return Lessons(self.shown[rows], self.marks[rows], self.worth[rows])

    def chances(self, judgement: Judgement) -> Values:
        return judgement.chances(self.shown, self.marks)


def error(judgement: Judgement, lessons: Lessons) -> float:
    """How far the chances told are from what turns are worth: the root of the mean square."""
    return float(np.sqrt(((lessons.chances(judgement) - lessons.worth) ** 2).mean()))


def fit(lessons: Lessons, names: Sequence[str], seed: int) -> Judgement:
    """The network that comes nearest to what these turns are worth: cross entropy, Adam, a little weight decay."""
    draw = np.random.default_rng(seed)
    shown, width = lessons.shown, len(COLUMNS)
    mean, spread = shown.mean(axis=0), shown.std(axis=0) + 0.1
    inputs = np.concatenate(((shown - mean) / spread, lessons.marks), axis=1)
    parts: dict[str, Any] = {
        "w1": np.concatenate((draw.normal(0, 1 / np.sqrt(width), (width, HIDDEN)), np.zeros((len(names), HIDDEN)))),
        "b1": np.full(HIDDEN, AWAKE),
        "w2": np.zeros(HIDDEN),
        "b2": np.zeros(()),
    }
    first = {name: np.zeros_like(part) for name, part in parts.items()}
    second = {name: np.zeros_like(part) for name, part in parts.items()}
    for step in range(1, STEPS + 1):
        taken = draw.integers(0, len(lessons.worth), BATCH)
        slopes = _slopes(parts, inputs[taken], shown[taken], lessons.worth[taken])
        rate = RATE * (1 - 0.95 * step / STEPS)
        for name, slope in slopes.items():
            total = slope + (DECAY * parts[name] if parts[name].ndim else 0.0)
            first[name] = 0.9 * first[name] + 0.1 * total
            second[name] = 0.999 * second[name] + 0.001 * total**2
            fair = first[name] / (1 - 0.9**step)
            parts[name] = parts[name] - rate * fair / (np.sqrt(second[name] / (1 - 0.999**step)) + 1e-8)
    return Judgement({**parts, "mean": mean, "spread": spread}, names)


def _slopes(parts: dict[str, Any], inputs: Values, shown: Values, worth: Values) -> dict[str, Any]:
    """By what the loss grows with each weight."""
    inner = np.maximum(inputs @ parts["w1"] + parts["b1"], 0.0)
    change = np.tanh(inner @ parts["w2"] + parts["b2"])
    alone = 1 / (1 + np.exp(-shown[:, PLAN] - REACH * change))
    told = shown[:, WAY] * alone
    share = (1 - alone) / np.maximum(1 - told, 1e-9)  # 1 for a Unit that has a way
    wrong = (told - worth) * share * REACH * (1 - change**2) / len(worth)
    back = np.outer(wrong, parts["w2"]) * (inner > 0)
    return {"w1": inputs.T @ back, "b1": back.sum(axis=0), "w2": inner.T @ wrong, "b2": wrong.sum()}

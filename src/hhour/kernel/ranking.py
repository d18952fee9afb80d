"""Answers in the order of what they are worth to somebody, whatever that is counted in."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hhour.kernel.action import Action

Rated = list[tuple[Action, float]]  # the best first


def best_first(rated: Iterable[tuple[Action, float]], tie: float = 0.0) -> Rated:
    """Put in order; of those that are as good as one another (within `tie`) the earliest comes first."""
    found = list(rated)
    best = found[0]
    for each in found[1:]:
        if each[1] > best[1] + tie:
            best = each
    return [best, *sorted((each for each in found if each is not best), key=lambda each: -each[1])]


def ranked(answers: Iterable[Action], worth: Callable[[Action], float]) -> Rated:
    """Every answer with its worth, the best first."""
    return best_first((answer, worth(answer)) for answer in answers)

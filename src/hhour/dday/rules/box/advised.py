"""What a box advises, with the numbers it was found by."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from hhour.kernel.action import Action
from hhour.kernel.ranking import ranked


class Advised(NamedTuple):
    """An answer; all that were weighed with their worth in soldiers, the best first; what else the sentence tells."""

    action: Action
    rated: Sequence[tuple[Action, float]] = ()
    told: Mapping[str, int | float | str] = MappingProxyType({})


def most(choices: Iterable[Action], worth: Callable[[Action], float]) -> Advised:
    """The answer that is worth most."""
    rated = ranked(choices, worth)
    return Advised(rated[0][0], rated)


def least(choices: Iterable[Action], cost: Callable[[Action], float]) -> Advised:
    """The answer that costs least."""
    return most(choices, lambda action: -cost(action))

"""Who thinks for a seat that has no Unit: a module of this folder named after its force (`german.py`) with a MIND.

A force that no module knows is played as the Recruit plays: legally, and without a thought.
"""

from __future__ import annotations

import importlib
from functools import cache
from importlib.util import find_spec
from typing import Protocol

from hhour.bots.protocol import Decision, Seat
from hhour.bots.recruit import Recruit


class Mind(Protocol):
    """Answers every question that is asked of one kind of force, at the level of the officer who asks it."""

    def decide(self, seat: Seat, level: str) -> Decision: ...


class Guess:
    """For forces nobody has thought about."""

    def decide(self, seat: Seat, level: str) -> Decision:
        return Recruit().decide(seat)


@cache
def mind_of(force: str) -> Mind:
    """The mind for the forces of this name."""
    home = f"{__package__}.{force.replace('-', '_')}"
    if find_spec(home) is None:
        return Guess()
    mind: Mind = importlib.import_module(home).MIND
    return mind

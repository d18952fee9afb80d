"""The shape of what leaves the engine. Every game says what its view adds; the browser's types are made from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

View = Mapping[str, object]  # a game's own kind of `CommonView`


class PhaseName(TypedDict):
    """A phase of the turn and what it is called."""

    id: str
    name: str


class CommonView(TypedDict):
    """What every view tells. What the seat is asked and may do is no part of it: that is asked of the table."""

    setup: str
    seat: int
    turn: int
    phase: str
    outcome: str
    waiting: list[int]

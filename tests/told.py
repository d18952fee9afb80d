"""Whose matter an event is: what concerns the whole table is told of no seat, in every situation of a test."""

from __future__ import annotations

from collections.abc import Iterable

from hhour.kernel.event import Event

OF_THE_TABLE = {
    "bataille": frozenset(("began", "extra-round", "start-tied")),
    "dday": frozenset((
        "battle-begins", "began", "condition", "garrison-losses", "garrison-tally", "gun-silenced", "lost", "mgf",
        "shelling", "supplies", "turn", "warning", "weather-lies", "won", "worn",
    )),
    "express": frozenset((
        "arrived", "axis-added", "axis-dropped", "axis-ignored", "axis-rolled", "axis-set", "back-to-supply",
        "beach-begins", "beach-die", "beach-lost", "beach-won", "began", "cleared", "kommandant", "kommandant-next",
        "next-dice", "next-silenced", "no-rally", "replayed", "requirement", "soldier-added",
    )),
}  # fmt: skip


def check_whose(game: str, told: Iterable[Event]) -> None:
    """No seat is named by what concerns them all."""
    named = [(event.kind, event.seat) for event in told if event.seat and event.kind in OF_THE_TABLE[game]]
    assert not named, f"the matter of the whole table, told of a seat: {named}"

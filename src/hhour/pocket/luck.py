"""The account of a luck report, for both games: what dice brought and decisions gave away, turn by turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from hhour.kernel.lying import Lying
from hhour.kernel.record import Line, Record
from hhour.kernel.replaying import Replay

COSTLY: Final = 5  # decisions that are named
NOTHING_LOST: Final = 1e-6


class Account:
    """Luck and cost by turn and seat, in whatever the game measures."""

    def __init__(self) -> None:
        self.turns: dict[tuple[int, int], dict[str, Any]] = {}
        self.costly: list[dict[str, Any]] = []

    def turn(self, turn: int, seat: int) -> dict[str, Any]:
        return self.turns.setdefault((turn, seat), {"turn": turn, "seat": seat, "luck": 0.0, "cost": 0.0})

    def decide(self, line: Line, turn: int, better: str, cost: float, dice: Lying) -> None:
        """A decision that fell short of the best one by `cost`; the dice as they lay."""
        self.turn(turn, line.seat)["cost"] += max(0.0, cost)
        if cost > NOTHING_LOST:
            one = {"number": line.number, "turn": turn, "seat": line.seat, "chosen": line.action}
            self.costly.append({**one, "better": better, "cost": cost, "dice": dict(dice)})

    def fall(self, line: Line, turn: int, luck: float) -> None:
        """Dice that brought so much more or less than was to be expected."""
        self.turn(turn, line.seat)["luck"] += luck

    def report(self, record: Record, outcome: str, measure: str) -> dict[str, Any]:
        """The whole account as data."""
        return {
            "setup": record.setup,
            "outcome": outcome or "running",
            "measure": measure,
            "luck": sum(one["luck"] for one in self.turns.values()),
            "given_away": sum(one["cost"] for one in self.turns.values()),
            "turns": list(self.turns.values()),
            "costly": sorted(self.costly, key=lambda one: -one["cost"])[:COSTLY],
        }


def answers(record: Record) -> Iterator[tuple[Replay, Line]]:
    """A game before each of its answers; `step` carries it out. What was undone is undone."""
    again = Replay(record)
    while (line := again.next) is not None:
        if line.action == "undo":
            again.step()
        else:
            yield again, line

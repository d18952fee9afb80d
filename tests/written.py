"""Dice written beforehand, for tests that say what chance shows next."""

from __future__ import annotations

from hhour.kernel.chance import NeedDice
from hhour.kernel.table import Table

# what is rolled or drawn for all belongs to no seat: a record finds its dice by whose they were
OF_THE_TABLE = ("beach-die", "german", "items", "passenger", "shelling", "supplies", "unique")
OF_EITHER = ("axis", "condition", "mgf")  # rolled for all, or by whoever looks ahead, has the turn or rolls his own

OF_THE_FIRST_TURN = ("condition",)


class WrittenDice:
    """A queue of results; whoever needs dice takes them from its head."""

    def __init__(self, words: str = "") -> None:
        self._queue: list[str] = words.split()
        self.needs: list[tuple[str, int, int]] = []  # for what was drawn, for whom, and which draw of its kind

    def dice(self, words: str) -> None:
        """What chance shows next, in order: faces, numbers for d6, terrain, slugs of drawn cards."""
        self._queue += words.split()

    def _turn(self, purpose: str) -> int:
        """The turn the table is in; while it is laid none, unless all are asked something only in the first."""
        table: Table | None = getattr(self, "table", None)
        return int(purpose in OF_THE_FIRST_TURN) if table is None else table.play.state.turn

    def _next(self, need: NeedDice) -> list[str]:
        if len(self._queue) < need.count:
            raise AssertionError(f"no dice written for {need.purpose} of seat {need.seat}: {need}")
        if need.purpose not in OF_EITHER:
            assert (need.seat == 0) == (need.purpose in OF_THE_TABLE), f"whose dice are these: {need}"
        assert need.turn == self._turn(need.purpose), f"of which turn are these dice: {need.turn}, {need}"
        self.needs.append((need.purpose, need.seat, need.n))
        taken, self._queue = self._queue[: need.count], self._queue[need.count :]
        return taken

"""Dice written beforehand, for tests that say what chance shows next."""

from __future__ import annotations

from hhour.kernel.chance import NeedDice


class WrittenDice:
    """A queue of results; whoever needs dice takes them from its head."""

    def __init__(self, words: str = "") -> None:
        self._queue: list[str] = words.split()
        self.needs: list[tuple[str, int, int]] = []  # for what was drawn, for whom, and which draw of its kind

    def dice(self, words: str) -> None:
        """What chance shows next, in order: faces, numbers for d6, terrain, slugs of drawn cards."""
        self._queue += words.split()

    def _next(self, need: NeedDice) -> list[str]:
        if len(self._queue) < need.count:
            raise AssertionError(f"no dice written for {need.purpose} of seat {need.seat}: {need}")
        self.needs.append((need.purpose, need.seat, need.n))
        taken, self._queue = self._queue[: need.count], self._queue[need.count :]
        return taken

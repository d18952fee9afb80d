"""The three Sea Maps: rows from the lower edge up, each sector as `DEF:shells`, `m` for Mines (W-SEAMAP, W-SEA-05).

Shape, courage and every value but the 4 courage onto the Beach are reconstructed.
"""

from __future__ import annotations

from typing import Final, NamedTuple

ROWS: Final = 5
SAFE_ROW: Final = 3  # it and the row above it are the Safe Zone (W-SEAMAP-05)
LINES: Final = (0, 1, 2, 2, 2)  # courage of an Advance into each row (W-SEAMAP-04)
BEACH_LINE: Final = 4  # and from the top row onto the Beach
PROVENANCE: Final = "reconstructed"
WAYS: Final = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)  # by sum: so many of 36 throws show it (W-SEAMAP-09)


class Water(NamedTuple):
    """One sector of the sea."""

    place: int
    row: int
    column: int
    defence: int
    shells: tuple[int, ...]
    mined: bool
    rule: str

    @property
    def safe(self) -> bool:
        """Whether it lies in the Safe Zone; else it is deep sea (W-SEAMAP-05)."""
        return self.row >= SAFE_ROW

    @property
    def number(self) -> int:
        """Row by row from 1 (W-SEAMAP-02)."""
        return self.place + 1

    @property
    def shelled(self) -> float:
        """The chance that it is shelled in a turn (W-SEAMAP-09)."""
        return sum(WAYS[number] for number in self.shells) / 36


class Chart:
    """A Sea Map: its sectors by index, row 0 at the lower edge, columns from the left."""

    def __init__(self, letter: str, most: int, rule: str, written: str) -> None:
        self.letter = letter
        self.most = most  # for so many players
        self.rule = rule
        self.slug = f"sea-{letter.lower()}"
        rows = [line.split() for line in written.strip().splitlines()]
        self.columns = len(rows[0])
        self.waters = tuple(
            _read(letter, row * self.columns + column, row, column, words)
            for row, line in enumerate(rows)
            for column, words in enumerate(line)
        )
        self._ids = tuple(f"{self.slug}:{water.number}" for water in self.waters)

    def id(self, place: int) -> str:
        """The name of a sector in the text form of actions: `sea-a:5` is A5."""
        return self._ids[place]

    def find(self, word: str) -> int:
        """The sector of this name, -1 if there is none; its number alone will do (`5`, `a5`; W-SEAMAP-02)."""
        board, _, name = word.rpartition(":")
        name = name.removeprefix(self.letter.lower())
        known = board in ("", self.slug) and name.isascii() and name.isdigit() and len(name) < 4
        return int(name) - 1 if known and 0 < int(name) <= len(self.waters) else -1

    def beside(self, place: int) -> list[int]:
        """The lateral neighbours, the left one first (W-SEAMAP-03)."""
        column = place % self.columns
        return [place + step for step in (-1, 1) if 0 <= column + step < self.columns]

    def ahead(self, place: int) -> int:
        """The sector straight ahead in the next row, -1 from the top row."""
        return -1 if self.is_top(place) else place + self.columns

    def is_top(self, place: int) -> bool:
        """Whether the Beach lies ahead of it."""
        return place + self.columns >= len(self.waters)

    def starts(self) -> range:
        """Where a craft may begin: all of row 0 (W-SEAMAP-06)."""
        return range(self.columns)

    def touches(self, place: int, starts: int) -> list[int]:
        """Which of so many start sectors of the Beach lie directly ahead of a top-row sector (W-SEA-05)."""
        wide, column = self.columns, place % self.columns
        if not self.is_top(place):
            return []
        return [j for j in range(starts) if column * starts < (j + 1) * wide and j * wide < (column + 1) * starts]


def _read(letter: str, index: int, row: int, column: int, words: str) -> Water:
    defence, _, shells = words.partition(":")
    numbers = tuple(int(number) for number in shells.rstrip("m").split("/"))
    return Water(index, row, column, int(defence), numbers, shells.endswith("m"), f"W-SEAMAP-{letter}-S{index + 1:02d}")


CHARTS: Final = (
    Chart("A", 2, "W-SEAMAP-11", """
        0:2   0:12   0:3
        1:5   0:9    1:4
        1:6   0:8m   1:10
        1:9   1:7    1:5
        2:4   1:10m  2:3
    """),
    Chart("B", 4, "W-SEAMAP-12", """
        0:3   0:11   0:2     0:12  0:4
        1:11  0:5    0:10    0:9   1:3
        0:10  0:8    0:4m    0:6   0:9
        1:5   1:3    2:2/12  1:7   1:11
        1:9   1:6m   2:4     0:8m  1:10
    """),
    Chart("C", 6, "W-SEAMAP-13", """
        0:4   0:11   0:3     0:2   0:12   0:10   0:3
        1:3   0:9    0:4     0:5   0:11   0:10   1:2/12
        0:10  0:6    0:11m   0:8   0:3m   0:5    0:9
        1:5   1:4    1:2/12  1:7   1:10   1:11   1:4
        1:9   1:8m   2:3     0:6m  2:12   1:7m   1:10
    """),
)  # fmt: skip


def chart_for(players: int) -> Chart:
    """The Sea Map for so many players (W-SEA-04)."""
    return BY_PLAYERS[players]


BY_PLAYERS: Final = {
    players: next(chart for chart in CHARTS if players <= chart.most) for players in range(1, CHARTS[-1].most + 1)
}

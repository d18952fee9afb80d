"""The land of a sheet: its bands of ground, its heights, and everything strewn over them."""

from __future__ import annotations

from random import Random
from typing import Final

from hhour.sheet.ground import GROUNDS, MARKS
from hhour.sheet.lines import Noise, contour, smooth, straight
from hhour.sheet.model import Plan, Point, Shape

STEP: Final = 24.0  # between the points of a border
STREW: Final = 17.0  # the distance at which a mark is thought of
LEVELS: Final = 9
GRID: Final = 100
# What is painted over what; a kind not named here cannot be seen.
ORDER: Final = (
    "water", "shingle", "sand", "dune", "grass", "marsh", "rock", "flood", "field", "contour", "index", "grid", "depth",
    "dot", "pebble", "wave", "ripple", "tuft", "reed", "crag", "tree", "house", "crater", "stake", "barb", "shore",
)  # fmt: skip
WET: Final = ("water", "flood")


class Land:
    """Bands across the way one goes; `before` is the depth of the first, `deep` that of the others."""

    def __init__(self, plan: Plan, rng: Random, width: float, height: float, before: float, deep: float) -> None:
        self._plan = plan
        self._rng = rng
        self._width = width
        self._height = height
        self._before = before
        self._deep = deep
        self._wide = width if plan.lead == "up" else height
        self._far = height if plan.lead == "up" else width
        self._bends = Noise(rng, 130)
        self._hills = Noise(rng, 150)
        self._knolls = Noise(rng, 62)
        self._edges: dict[tuple[int, int], float] = {}

    def _at(self, across: float, along: float) -> Point:
        return (across, self._height - along) if self._plan.lead == "up" else (along, across)

    def _edge(self, row: int, across: float, sway: float = 1.0) -> float:
        """How far along the border before this row lies."""
        return self._before + row * self._deep + sway * 22 * self._bends(across, row * 517.0)

    def border(self, row: int, sway: float = 1.0) -> list[Point]:
        """The border before a row as points from one side to the other."""
        count = int(self._wide // STEP) + 2
        return [self._at(at * STEP, self._edge(row, at * STEP, sway)) for at in range(count)]

    def shapes(self) -> tuple[Shape, ...]:
        """Everything, one shape for each kind, in the order in which it is painted."""
        found: dict[str, list[str]] = {}
        self._bands(found)
        self._heights(found)
        self._strew(found)
        upright = "".join(f"M{x} 0V{self._height:g}" for x in range(GRID, int(self._width), GRID))
        found["grid"] = [upright + "".join(f"M0 {y}H{self._width:g}" for y in range(GRID, int(self._height), GRID))]
        return tuple(Shape(kind, "".join(found[kind])) for kind in ORDER if kind in found)

    def _bands(self, found: dict[str, list[str]]) -> None:
        last = len(self._plan.grounds) - 1
        for row, name in enumerate(self._plan.grounds):
            near = self.border(row - 1) if row else [self._at(0, -9), self._at(self._wide + STEP, -9)]
            far = (
                self.border(row)
                if row < last
                else [self._at(0, self._far + 9), self._at(self._wide + STEP, self._far + 9)]
            )
            found.setdefault(GROUNDS[name].fill, []).append(straight([*near, *reversed(far)], closed=True))
        for row, (one, other) in enumerate(zip(self._plan.grounds, self._plan.grounds[1:], strict=False)):
            if (GROUNDS[one].fill == "water") != (GROUNDS[other].fill == "water"):
                self._shore(found, row, -1 if GROUNDS[one].fill == "water" else 1)

    def _shore(self, found: dict[str, list[str]], row: int, out: int) -> None:
        """The waterline, and lines of equal depth before it."""
        found.setdefault("shore", []).append(smooth(self.border(row)))
        for far in (13, 28, 46):
            count = int(self._wide // STEP) + 2
            line = [self._at(n * STEP, self._edge(row, n * STEP, 1 - far / 90) + out * far) for n in range(count)]
            found.setdefault("depth", []).append(smooth(line))

    def _near(self, row: int, across: float) -> float:
        """The border to the nearest few pixels: what asks for it asks often."""
        key = (row, int(across // 4))
        if key not in self._edges:
            self._edges[key] = self._edge(row, across)
        return self._edges[key]

    def _ground_at(self, x: float, y: float) -> str:
        across, along = (x, self._height - y) if self._plan.lead == "up" else (y, x)
        for row in range(len(self._plan.grounds) - 1):
            if along < self._near(row, across):
                return self._plan.grounds[row]
        return self._plan.grounds[-1]

    def _height_at(self, x: float, y: float) -> float:
        along = (self._height - y if self._plan.lead == "up" else x) / self._far
        ground = GROUNDS[self._ground_at(x, y)]
        if ground.fill in WET:
            return -1.0
        return along * 1.1 + 0.42 * self._hills(x, y) + 0.16 * self._knolls(x, y) + 0.25 * ground.tall * along

    def _heights(self, found: dict[str, list[str]]) -> None:
        for level in range(1, LEVELS):
            lines = contour(self._height_at, level * 0.17, self._width, self._height)
            kind = "index" if level % 4 == 0 else "contour"
            found.setdefault(kind, []).extend(
                smooth(line[::2] if len(line) > 12 else line) for line in lines if len(line) > 5
            )

    def _strew(self, found: dict[str, list[str]]) -> None:
        rng = self._rng
        for down in range(int(self._height // STREW)):
            for right in range(int(self._width // STREW)):
                x = (right + rng.uniform(0.1, 0.9)) * STREW
                y = (down + rng.uniform(0.1, 0.9)) * STREW
                for kind, likely in GROUNDS[self._ground_at(x, y)].marks:
                    if rng.random() < likely:
                        found.setdefault(kind, []).append(MARKS[kind](rng, x, y))
                        break

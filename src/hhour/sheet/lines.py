"""Lines as a hand draws them: smooth paths, gentle noise, contours of a height."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import floor
from random import Random

from hhour.sheet.model import Point

Height = Callable[[float, float], float]


def number(value: float) -> str:
    """A coordinate, as short as it can be written."""
    return f"{round(value, 1):g}"


def move(x: float, y: float) -> str:
    return f"M{number(x)} {number(y)}"


def straight(points: Iterable[Point], closed: bool = False) -> str:
    """A path from point to point."""
    text = "L".join(f"{number(x)} {number(y)}" for x, y in points)
    return f"M{text}{'Z' if closed else ''}"


def smooth(points: Sequence[Point], closed: bool = False) -> str:
    """A path that bends at every point and has no corner: curves between the middles of its sides."""
    if len(points) < 3:
        return straight(points)
    middles = [middle(a, b) for a, b in zip(points, (*points[1:], points[0]), strict=True)]
    if closed:
        start = middles[-1]
        curves = zip(points, middles, strict=True)
        return move(*start) + "".join(_curve(by, to) for by, to in curves) + "Z"
    curves = zip(points[1:-1], (*middles[1:-2], points[-1]), strict=True)
    return move(*points[0]) + "".join(_curve(by, to) for by, to in curves)


def _curve(by: Point, to: Point) -> str:
    return f"Q{number(by[0])} {number(by[1])} {number(to[0])} {number(to[1])}"


def middle(a: Point, b: Point) -> Point:
    return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)


class Noise:
    """Values between -1 and 1 that change slowly over the plane; the same for the same seed."""

    def __init__(self, rng: Random, size: float) -> None:
        self._size = size
        self._values = [rng.uniform(-1, 1) for _ in range(1024)]

    def __call__(self, x: float, y: float) -> float:
        x, y = x / self._size, y / self._size
        left, top = floor(x), floor(y)
        across, down = _ease(x - left), _ease(y - top)
        upper = _mix(self._at(left, top), self._at(left + 1, top), across)
        lower = _mix(self._at(left, top + 1), self._at(left + 1, top + 1), across)
        return _mix(upper, lower, down)

    def _at(self, x: int, y: int) -> float:
        return self._values[(x * 73 + y * 179) % 1024]


def _ease(part: float) -> float:
    return part * part * (3 - 2 * part)


def _mix(a: float, b: float, part: float) -> float:
    return a + (b - a) * part


def contour(height: Height, level: float, width: float, tall: float, step: float = 18) -> list[list[Point]]:
    """The lines along which the ground is as high as `level`, by marching squares."""
    columns, rows = int(width // step) + 1, int(tall // step) + 1
    values = [[height(x * step, y * step) - level for x in range(columns + 1)] for y in range(rows + 1)]
    pieces: list[tuple[Point, Point]] = []
    for y in range(rows):
        for x in range(columns):
            crossed = _crossings(values, x, y, step)
            pieces += zip(crossed[::2], crossed[1::2], strict=False)
    return _join(pieces)


def _crossings(values: list[list[float]], x: int, y: int, step: float) -> list[Point]:
    """Where the line crosses the four sides of a square, in the order of the sides."""
    found: list[Point] = []
    corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
    for (ax, ay), (bx, by) in zip(corners, (*corners[1:], corners[0]), strict=True):
        a, b = values[ay][ax], values[by][bx]
        if (a > 0) != (b > 0):
            part = a / (a - b)
            found.append((round((ax + (bx - ax) * part) * step, 2), round((ay + (by - ay) * part) * step, 2)))
    return found


def _join(pieces: Sequence[tuple[Point, Point]]) -> list[list[Point]]:
    """Pieces with common ends, put together."""
    ends: dict[Point, list[int]] = {}
    for at, piece in enumerate(pieces):
        for point in piece:
            ends.setdefault(point, []).append(at)
    used: set[int] = set()
    lines: list[list[Point]] = []
    for at, (a, b) in enumerate(pieces):
        if at in used:
            continue
        used.add(at)
        line = [a, b]
        for _ in range(2):
            _extend(line, pieces, ends, used)
            line.reverse()
        lines.append(line)
    return lines


def _extend(
    line: list[Point], pieces: Sequence[tuple[Point, Point]], ends: dict[Point, list[int]], used: set[int]
) -> None:
    while True:
        following = next((at for at in ends[line[-1]] if at not in used), None)
        if following is None:
            return
        used.add(following)
        a, b = pieces[following]
        line.append(b if a == line[-1] else a)

"""From a plan to a sheet."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import copysign, cos, hypot, pi, sin
from random import Random
from typing import Final

from hhour.sheet.land import Land
from hhour.sheet.lines import middle, move, number, smooth, straight
from hhour.sheet.model import PhaseLine, Place, Plan, Point, Reference, Road, Sheet, Spot, Track

ACROSS: Final = 192.0  # from the middle of a sector to its neighbour in the row
ALONG: Final = 138.0  # from row to row; between two patches stand counters, mines and prices
LEFT: Final = 62.0  # room for the prices of the lines
RIGHT: Final = 22.0
BROAD: Final = 150.0  # the width of a row that leads to the right
BEFORE: Final = 84.0  # what lies before the first row
BEYOND: Final = 30.0
PATCH: Final = (76.0, 43.0)  # half the width and height of a sector
BUNKER: Final = (82.0, 41.0)
ROUND: Final = 3.0  # 2 is an ellipse, much more a box
CORNERS: Final = 22
JITTER: Final = (5.0, 2.0)  # to the right and down
SAFE_PART: Final = 0.32  # where mines and wire lie on a road: nearer to where one comes from
GRID: Final = 100


class _Paper:
    """The measures of a sheet: how far rows and neighbours are apart, and where a place of a row comes to stand."""

    def __init__(self, plan: Plan) -> None:
        self.up = plan.lead == "up"
        self.most = max(len(row) for row in plan.rows)
        self.left = LEFT if plan.lines else RIGHT
        self.across, self.along = (ACROSS, ALONG) if self.up else (BROAD, ACROSS)
        deep = BEFORE + len(plan.rows) * self.along + BEYOND
        wide = self.left + self.most * self.across + RIGHT
        self.width, self.height = (wide, deep) if self.up else (deep, wide)

    def place(self, row: int, column: float) -> Point:
        across = self.left + column * self.across
        along = BEFORE + (row + 0.5) * self.along
        return (across, self.height - along) if self.up else (along, across)


@cache
def draw_sheet(plan: Plan) -> Sheet:
    """The same plan gives the same sheet, always."""
    rng = Random(plan.slug)
    paper = _Paper(plan)
    spots, rims = _spots(plan, paper, rng)
    land = Land(plan, rng, paper.width, paper.height, BEFORE - 14, paper.along)
    return Sheet(
        slug=plan.slug,
        width=paper.width,
        height=paper.height,
        ground=land.shapes(),
        spots=tuple(spots.values()),
        tracks=tuple(_track(road, spots, rims, rng) for road in plan.roads),
        lines=tuple(_line(plan, row, cost, land) for row, cost in plan.lines),
        grid=_grid(rng, paper.width, paper.height),
    )


def _spots(plan: Plan, paper: _Paper, rng: Random) -> tuple[dict[str, Spot], dict[str, list[Point]]]:
    spots: dict[str, Spot] = {}
    rims: dict[str, list[Point]] = {}
    for at, row in enumerate(plan.rows):
        for column, place in enumerate(row):
            x, y = paper.place(at, (paper.most - len(row)) / 2 + column + 0.5)
            x, y = round(x + rng.uniform(-JITTER[0], JITTER[0]), 1), round(y + rng.uniform(-JITTER[1], JITTER[1]), 1)
            rim = rims[place.id] = _concrete(x, y) if place.bunker else _patch(rng, x, y)
            half = BUNKER if place.bunker else PATCH
            outline = straight(rim, closed=True) if place.bunker else smooth(rim, closed=True)
            spots[place.id] = Spot(place.id, x, y, *half, place.bunker, outline, _cone(place, x, y, plan))
    return spots, rims


def _patch(rng: Random, x: float, y: float) -> list[Point]:
    """An uneven rounded cell, between a smaller one that holds its text and a larger one that touches no other."""
    a, b = rng.uniform(0, 2 * pi), rng.uniform(0, 2 * pi)
    points: list[Point] = []
    for corner in range(CORNERS):
        turn = 2 * pi * corner / CORNERS
        uneven = 1.02 + 0.03 * sin(2 * turn + a) + 0.028 * sin(3 * turn + b)
        across = copysign(abs(cos(turn)) ** (2 / ROUND), cos(turn))
        down = copysign(abs(sin(turn)) ** (2 / ROUND), sin(turn))
        points.append((x + PATCH[0] * uneven * across, y + PATCH[1] * uneven * down))
    return points


def _concrete(x: float, y: float) -> list[Point]:
    """A bunker's plan: the front towards the enemy slanted."""
    rx, ry = BUNKER
    corners = ((-rx + 16, -ry), (rx - 16, -ry), (rx, ry - 24), (rx - 12, ry), (-rx + 12, ry), (-rx, ry - 24))
    return [(x + a, y + b) for a, b in corners]


def _cone(place: Place, x: float, y: float, plan: Plan) -> str:
    if not place.guns:
        return ""
    far = 128 if place.bunker else 108
    ends = [(far * sin(turn), far * cos(turn)) for turn in (-0.62, -0.31, 0, 0.31, 0.62)]
    fan = ends if plan.lead == "up" else [(-b, a) for a, b in ends]
    return smooth([(x + a, y + b) for a, b in fan]) + f"L{number(x)} {number(y)}Z"


def _track(road: Road, spots: dict[str, Spot], rims: dict[str, list[Point]], rng: Random) -> Track:
    a, b = spots[road.start], spots[road.end]
    start = _leave((a.x, a.y), (b.x, b.y), rims[road.start])
    end = _leave((b.x, b.y), (a.x, a.y), rims[road.end])
    length = max(1.0, hypot(end[0] - start[0], end[1] - start[1]))
    bend = rng.uniform(-0.09, 0.09) * length
    half = middle(start, end)
    by = (half[0] - (end[1] - start[1]) / length * bend, half[1] + (end[0] - start[0]) / length * bend)
    path = f"{move(*start)}Q{number(by[0])} {number(by[1])} {number(end[0])} {number(end[1])}"
    centre = _part(start, by, end, 0.5 if road.lateral else SAFE_PART)
    return Track(
        road.start, road.end, road.lateral, road.mine, road.barrier, path, round(centre[0], 1), round(centre[1], 1)
    )


def _part(start: Point, by: Point, end: Point, part: float) -> Point:
    """A point of the curve from `start` to `end`."""
    x, y = (
        (1 - part) ** 2 * a + 2 * part * (1 - part) * b + part**2 * c for a, b, c in zip(start, by, end, strict=True)
    )
    return x, y


def _leave(start: Point, end: Point, rim: Sequence[Point]) -> Point:
    """Where the way from `start` to `end` leaves the outline around `start`."""
    for part in range(4, 100):
        point = (start[0] + (end[0] - start[0]) * part / 100, start[1] + (end[1] - start[1]) * part / 100)
        if not inside(point, rim):
            return point
    return end


def inside(point: Point, rim: Sequence[Point]) -> bool:
    """Whether a point lies within an outline."""
    x, y = point
    within = False
    for (ax, ay), (bx, by) in zip(rim, (*rim[1:], rim[0]), strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            within = not within
    return within


def _line(plan: Plan, row: int, cost: str, land: Land) -> PhaseLine:
    points = land.border(row, 0.35)
    inner = [point for point in points if (point[0] if plan.lead == "up" else point[1]) > LEFT - 8]
    at = points[2]
    x, y = (30.0, at[1]) if plan.lead == "up" else (at[0], 26.0)
    return PhaseLine(row, cost, smooth(inner), round(x, 1), round(y, 1))


def _grid(rng: Random, width: float, height: float) -> tuple[Reference, ...]:
    """References count on from a number of the sheet's own."""
    east, north = rng.randrange(20, 80), rng.randrange(20, 80)
    right = [Reference(str((east + at) % 100), x, 14) for at, x in enumerate(range(GRID, int(width), GRID))]
    up = [Reference(str((north - at) % 100), 5, y - 4) for at, y in enumerate(range(GRID, int(height), GRID))]
    return (*right, *up)

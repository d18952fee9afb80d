"""What goes into a drawing and what comes out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Point = tuple[float, float]


@dataclass(frozen=True)
class Place:
    """Something units stand on: a sector, or a bunker with its concrete."""

    id: str
    bunker: bool = False
    guns: bool = False


@dataclass(frozen=True)
class Road:
    """A way between two places; a lateral one leads both ways."""

    start: str
    end: str
    lateral: bool = False
    mine: bool = False
    barrier: bool = False


@dataclass(frozen=True)
class Plan:
    """A board before it is drawn: its rows from where one comes to where one goes.

    `grounds` has one word more than there are rows: the first lies before the first row, mostly the sea. `lines` are
    the prices written on the line before a row. `lead` is where the rows lead to on the paper.
    """

    slug: str
    rows: tuple[tuple[Place, ...], ...]
    grounds: tuple[str, ...]
    roads: tuple[Road, ...] = ()
    lines: tuple[tuple[int, str], ...] = ()
    lead: Literal["up", "right"] = "up"


@dataclass(frozen=True)
class Shape:
    """All marks of one kind as one SVG path."""

    kind: str
    d: str


@dataclass(frozen=True)
class Spot:
    """A place on the sheet: its middle, half its width and height, and its outline."""

    id: str
    x: float
    y: float
    rx: float
    ry: float
    bunker: bool
    d: str
    cone: str  # its field of fire, '' where no gun stands


@dataclass(frozen=True)
class Track:
    """A road on the sheet: its line between the two outlines, and its middle."""

    start: str
    end: str
    lateral: bool
    mine: bool
    barrier: bool
    d: str
    x: float
    y: float


@dataclass(frozen=True)
class PhaseLine:
    """A line to cross: its path, and where its price stands."""

    row: int
    cost: str
    d: str
    x: float
    y: float


@dataclass(frozen=True)
class Reference:
    """A number of the grid at the edge of the sheet."""

    text: str
    x: float
    y: float


@dataclass(frozen=True)
class Sheet:
    """A drawn board; lengths are pixels at scale 1."""

    slug: str
    width: float
    height: float
    ground: tuple[Shape, ...]
    spots: tuple[Spot, ...]
    tracks: tuple[Track, ...]
    lines: tuple[PhaseLine, ...]
    grid: tuple[Reference, ...]

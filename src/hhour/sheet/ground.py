"""The kinds of ground: how each is filled, and the marks a map-maker strews over it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin
from random import Random
from typing import Final

from hhour.sheet.lines import move, number, straight

Mark = Callable[[Random, float, float], str]


@dataclass(frozen=True)
class Ground:
    """One kind of ground. `marks` are pairs of a kind of mark and how likely it is at a place; `tall` raises it."""

    fill: str
    marks: tuple[tuple[str, float], ...] = ()
    tall: float = 0.0


GROUNDS: Final[dict[str, Ground]] = {
    "sea": Ground("water", (("wave", 0.16),)),
    "shingle": Ground("shingle", (("pebble", 0.55), ("dot", 0.2)), 0.1),
    "sand": Ground("sand", (("dot", 0.75), ("stake", 0.045)), 0.1),
    "dune": Ground("dune", (("ripple", 0.3), ("dot", 0.3), ("tuft", 0.06)), 0.35),
    "bocage": Ground("grass", (("field", 0.085), ("tree", 0.14), ("house", 0.012)), 0.6),
    "marsh": Ground("marsh", (("reed", 0.5),), 0.2),
    "cliff": Ground("rock", (("crag", 0.34),), 0.9),
    "village": Ground("grass", (("house", 0.3), ("tree", 0.1), ("field", 0.02)), 0.5),
    "causeway": Ground("flood", (("wave", 0.12), ("reed", 0.16)), 0.15),
    "battery": Ground("grass", (("crater", 0.09), ("barb", 0.035), ("tree", 0.06)), 0.8),
    "field": Ground("grass", (("field", 0.11), ("tree", 0.06)), 0.5),
    "wood": Ground("grass", (("tree", 0.75),), 0.6),
    "road": Ground("dune", (("dot", 0.2), ("house", 0.05)), 0.4),
}


def _dot(rng: Random, x: float, y: float) -> str:
    return f"{move(x, y)}h.1"


def _pebble(rng: Random, x: float, y: float) -> str:
    return _oval(x, y, rng.uniform(1.6, 3.2), 0.7)


def _oval(x: float, y: float, wide: float, flat: float = 1.0) -> str:
    radii, across = f"{number(wide)} {number(wide * flat)}", number(2 * wide)
    return f"{move(x - wide, y)}a{radii} 0 1 0 {across} 0a{radii} 0 1 0 -{across} 0"


def _wave(rng: Random, x: float, y: float) -> str:
    return f"{move(x - 9, y)}q4.5-4 9 0t9 0"


def _ripple(rng: Random, x: float, y: float) -> str:
    wide = rng.uniform(7, 13)
    return f"{move(x - wide, y)}q{number(wide)} {number(-wide * 0.7)} {number(2 * wide)} 0"


def _tuft(rng: Random, x: float, y: float) -> str:
    return f"{move(x, y)}l-3-6M{number(x)} {number(y)}v-7M{number(x)} {number(y)}l3-6"


def _reed(rng: Random, x: float, y: float) -> str:
    return f"{move(x - 6, y)}h12{move(x - 3, y - 1)}v-4{move(x, y - 1)}v-6{move(x + 3, y - 1)}v-4"


def _tree(rng: Random, x: float, y: float) -> str:
    return _oval(x, y, rng.uniform(2.4, 4.2))


def _crag(rng: Random, x: float, y: float) -> str:
    lean = rng.uniform(-2, 2)
    return "".join(f"{move(x + 4 * at, y)}l{number(lean)} {number(rng.uniform(5, 11))}" for at in range(3))


def _stake(rng: Random, x: float, y: float) -> str:
    return f"{move(x - 4, y - 4)}l8 8m0-8l-8 8m4-10v12"


def _barb(rng: Random, x: float, y: float) -> str:
    return f"{move(x - 10, y)}h20" + "".join(f"{move(x + at, y - 2.5)}l3 5m0-5l-3 5" for at in (-9, -1.5, 6))


def _crater(rng: Random, x: float, y: float) -> str:
    ring = [_around(x, y, rng.uniform(3.5, 5.5), at / 8) for at in range(8)]
    rays = "".join(straight((_around(x, y, 7, turn), _around(x, y, 9.5, turn))) for turn in (0.08, 0.31, 0.56, 0.83))
    return straight(ring, closed=True) + rays


def _around(x: float, y: float, far: float, turn: float) -> tuple[float, float]:
    return x + far * cos(2 * pi * turn), y + far * sin(2 * pi * turn)


def _block(rng: Random, x: float, y: float, wide: float, high: float, lean: float) -> str:
    corners = ((-wide, -high), (wide, -high), (wide, high), (-wide, high))
    turned = [(x + a * cos(lean) - b * sin(lean), y + a * sin(lean) + b * cos(lean)) for a, b in corners]
    return straight(turned, closed=True)


def _house(rng: Random, x: float, y: float) -> str:
    lean = rng.uniform(-0.5, 0.5)
    return _block(rng, x, y, rng.uniform(3, 6), rng.uniform(2.5, 4), lean)


def _field(rng: Random, x: float, y: float) -> str:
    return _block(rng, x, y, rng.uniform(15, 27), rng.uniform(13, 22), rng.uniform(-0.5, 0.5))


MARKS: Final[dict[str, Mark]] = {
    "field": _field,
    "dot": _dot,
    "pebble": _pebble,
    "wave": _wave,
    "ripple": _ripple,
    "tuft": _tuft,
    "reed": _reed,
    "crag": _crag,
    "tree": _tree,
    "house": _house,
    "crater": _crater,
    "stake": _stake,
    "barb": _barb,
}

"""The outlines of a sheet as points: what its paths are written in, and no more of SVG than that."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator

Point = tuple[float, float]
_WORD = re.compile(r"[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)")
_TAKES = {"m": 2, "l": 2, "h": 1, "v": 1, "q": 4, "t": 2, "a": 7, "z": 0}
_STEPS = 6  # straight pieces a curve becomes: it is drawn small


def lines(path: str) -> list[list[Point]]:
    """Each stroke of a path as its points; ValueError for a letter that sheets do not use."""
    found: list[list[Point]] = []
    at: Point = (0.0, 0.0)
    bend: Point = at
    for letter, numbers in _steps(path):
        x, y = at if letter.islower() else (0.0, 0.0)
        kind = letter.lower()
        if kind == "m":
            at = bend = (x + numbers[0], y + numbers[1])
            found.append([at])
            continue
        if not found:
            raise ValueError("a path begins with M")
        if kind == "z":
            at = bend = found[-1][0]
            found[-1].append(at)
            continue
        if kind == "h":
            to = (x + numbers[0], at[1])
        elif kind == "v":
            to = (at[0], y + numbers[0])
        else:
            to = (x + numbers[-2], y + numbers[-1])
        if kind == "a":
            found[-1] += _arch(at, to, numbers[1])
            bend = to
        elif kind in ("q", "t"):
            bend = (x + numbers[0], y + numbers[1]) if kind == "q" else (2 * at[0] - bend[0], 2 * at[1] - bend[1])
            found[-1] += _curve(at, bend, to)
        else:
            found[-1].append(to)
            bend = to
        at = to
    return found


def _steps(path: str) -> Iterator[tuple[str, list[float]]]:
    words = _WORD.findall(path)
    at = 0
    letter = ""
    while at < len(words):
        if words[at].isalpha():
            letter = words[at]
            at += 1
        takes = _TAKES.get(letter.lower(), -1)
        if takes < 0:
            raise ValueError(f"no path goes {letter!r}")
        yield letter, [float(word) for word in words[at : at + takes]]
        at += takes
        if letter in "mM":  # further numbers are lines
            letter = "l" if letter == "m" else "L"


def _curve(start: Point, bend: Point, end: Point) -> list[Point]:
    points = []
    for step in range(1, _STEPS + 1):
        part = step / _STEPS
        rest = 1 - part
        points.append(
            (
                rest * rest * start[0] + 2 * rest * part * bend[0] + part * part * end[0],
                rest * rest * start[1] + 2 * rest * part * bend[1] + part * part * end[1],
            )
        )
    return points


def _arch(start: Point, end: Point, high: float) -> list[Point]:
    """Half an oval: sheets use no other arc."""
    middle, wide = (start[0] + end[0]) / 2, (end[0] - start[0]) / 2
    turns = [math.pi * step / _STEPS for step in range(1, _STEPS + 1)]
    way = 1 if wide > 0 else -1
    return [(middle - wide * math.cos(turn), start[1] + way * high * math.sin(turn)) for turn in turns]

"""The worked examples of docs/rules/pocket.md: their bracketed lines are test data and are read from there."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from hhour.kernel.faces import FACE_NUMBER

TEXT = (Path(__file__).parents[1] / "docs" / "rules" / "pocket.md").read_text(encoding="utf-8")
BULLET = re.compile(r"^- \*\*([A-Z0-9-]+)\*\* (.+)$", re.MULTILINE)
LINE = re.compile(r"\[T: (.+?); REQ: (.+?)(?:; BAN: (\w+))? => match=(\w+) rwb=(\S+) straight=(\w+)\]")
PART = re.compile(r"([RWBV])\(([A-Z_,]*)\)")
COLOURS = {"R": 0, "W": 1, "B": 2}


class Example(NamedTuple):
    """One bracketed line: the dice with their colours, the results without a die, the requirement, what must follow."""

    faces: tuple[int, ...]
    colours: tuple[int, ...]
    virtual: tuple[int, ...]
    required: tuple[int, ...]
    ban: str
    match: bool
    rwb: tuple[int, ...]  # one entry a set, in the order of the faces
    straight: bool


@cache
def examples(rule_id: str) -> tuple[Example, ...]:
    """Every bracketed line of an entry, in its order."""
    text = dict(BULLET.findall(TEXT))[rule_id]
    return tuple(_read(*found) for found in LINE.findall(text))


def _read(dice: str, required: str, ban: str, match: str, rwb: str, straight: str) -> Example:
    shown = [(colour, face) for colour, words in PART.findall(dice) for face in _faces(words)]
    return Example(
        tuple(face for colour, face in shown if colour != "V"),
        tuple(COLOURS[colour] for colour, _ in shown if colour != "V"),
        tuple(face for colour, face in shown if colour == "V"),
        tuple(_faces(required)),
        ban,
        match == "yes",
        tuple(sorted(_faces(rwb))) if rwb != "none" else (),
        straight == "yes",
    )


def _faces(words: str) -> list[int]:
    return [FACE_NUMBER[word.strip()] for word in words.split(",") if word.strip()]

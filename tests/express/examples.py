"""The worked examples of docs/rules/pocket.md: bracketed lines `[T: ...; REQ: ... => ...]` read as they stand."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from hhour.kernel.faces import BLUE, FACES, RED, WHITE

TEXT = (Path(__file__).parents[2] / "docs" / "rules" / "pocket.md").read_text(encoding="utf-8")
LINE = re.compile(r"\[T: ([^;\]]+); REQ: ([A-Z_,]+)(?:; BAN: ([RWB]))? => match=(\w+) rwb=([\w,]+) straight=(\w+)\]")
PART = re.compile(r"([RWBV])\(([A-Z_,]+)\)")
COLOURS = {"R": RED, "W": WHITE, "B": BLUE}


class Example(NamedTuple):
    """One bracketed line: dice as (face, colour), colourless results, what is required and what comes of it."""

    dice: list[tuple[int, int]]
    virtual: list[int]
    requirement: list[int]
    banned: int
    matches: bool
    rwbs: list[int]
    straight: bool


def examples(rule_id: str) -> list[Example]:
    """All bracketed lines of one example."""
    entry = next(line for line in TEXT.splitlines() if line.startswith(f"- **{rule_id}**"))
    return [_read(found) for found in LINE.findall(entry)]


def all_ids() -> set[str]:
    """The ids of all examples that have such lines."""
    return {
        re.match(r"- \*\*([A-Z0-9-]+)\*\*", line)[1]  # type: ignore[index]
        for line in TEXT.splitlines()
        if LINE.search(line) and "-EX-" in line
    }


def _read(found: tuple[str, ...]) -> Example:
    tally, required, banned, match, rwb, straight = found
    dice: list[tuple[int, int]] = []
    virtual: list[int] = []
    for kind, faces in PART.findall(tally):
        numbers = _faces(faces)
        if kind == "V":
            virtual += numbers
        else:
            dice += [(face, COLOURS[kind]) for face in numbers]
    return Example(
        dice,
        virtual,
        _faces(required),
        COLOURS[banned] if banned else -1,
        match == "yes",
        [] if rwb == "none" else _faces(rwb),
        straight == "yes",
    )


def _faces(words: str) -> list[int]:
    return [FACES.index(word) for word in words.split(",")]

"""What the terminal screens of both games share: colours, letters and widths."""

from __future__ import annotations

import unicodedata
from typing import Final

from hhour.i18n import Language

PAINT: Final = {"red": "1;37;41", "white": "1;30;47", "blue": "1;37;44"}
KOMMANDANT: Final = "1;37;40"
GREY: Final = "1;30;100"


def letter(face: str, lang: Language) -> str:
    """The sign of a face."""
    return lang.attr(f"face-{face.lower().replace('_', '-')}", "letter")


def paint(text: str, style: str, colour: bool) -> str:
    """The text in a style, where there are colours."""
    return f"\x1b[{style}m{text}\x1b[0m" if colour and text else text


def columns(text: str) -> int:
    """Chinese characters are two columns wide."""
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text)


def aligned(rows: list[list[str]]) -> list[str]:
    """Rows of cells in columns; the last column takes what it needs."""
    widths = [max(columns(row[place]) for row in rows) for place in range(len(rows[0]) - 1)]
    return [
        "  ".join([*(cell + " " * (size - columns(cell)) for cell, size in zip(row, widths, strict=False)), row[-1]])
        for row in rows
    ]

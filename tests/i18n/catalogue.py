"""What docs/rules/base.md names: the cards, maps, options and sector words that need texts."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

RULES = Path(__file__).parents[2] / "docs" / "rules" / "base.md"
TEXT = RULES.read_text(encoding="utf-8")

CARD = re.compile(r"^\| \*\*B-(?:AWARD|SPEC|ITEM|VEH)-C\d\d\*\* \(`([a-z-]+)`\) (\|.*\|)$", re.MULTILINE)
MAP = re.compile(r"^### N-(\d\d) (.+) \(B-MAP-N\d\d\)$", re.MULTILINE)
OPTION = re.compile(r"^\| `([a-z-]+)` \| ([a-z, -]+) \| [a-z-]+ \| [BR]-", re.MULTILINE)
# an option of the Pocket box that says it is for the base game
ADDED = re.compile(r"^\| `([a-z-]+)` \| ([a-z, -]+) \| [a-z-]+ \| P-[A-Z]+-\d+ \| Base game", re.MULTILINE)
POCKET = (RULES.parent / "pocket.md").read_text(encoding="utf-8")
RANDOM = re.compile(r"^\| \*\*B-MAP-N06-R([ABC])([1-6])\*\* \| [ABC] \| \d \| ([^|]+) \|", re.MULTILINE)
WORD = re.compile(r"^\| ([A-Z_]+\b.*?) \| attributes \| B-SECTOR-\d\d \| base\b", re.MULTILINE)


class Card(NamedTuple):
    slug: str
    names: dict[str, str]
    differs_solo: bool


def cards() -> list[Card]:
    found = []
    for slug, row in CARD.findall(TEXT):
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        names = dict(zip(("en", "fr", "zh"), cells[:3], strict=True))
        found.append(Card(slug, names, differs_solo=cells[7] != "same"))
    return found


def maps() -> dict[str, str]:
    """Key of the text by English name, as printed in the headings."""
    return {f"map-n-{number}": name for number, name in MAP.findall(TEXT)}


def options() -> dict[str, list[str]]:
    """The values of every option key of the base box, those that the Pocket box adds to it included."""
    return {key: values.split(", ") for key, values in (*OPTION.findall(TEXT), *ADDED.findall(POCKET))}


def random_grounds() -> dict[str, str]:
    return {f"random-{table.lower()}{die}": name for table, die, name in RANDOM.findall(TEXT)}


def sector_words() -> list[str]:
    """The attribute words of the base maps, without their brackets: BONUS, NO_LOCK, ..."""
    return [word for row in WORD.findall(TEXT) for word in re.findall(r"[A-Z_]{4,}", row)]

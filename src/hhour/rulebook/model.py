"""What the rulebook is made of: rules, cards, sectors and the tables they stand in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any


def _no_cells() -> Mapping[str, str]:
    return MappingProxyType({})


class RulebookError(Exception):
    """The rulebook is missing or cannot be read; the message is one plain sentence."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered statement: a bullet or a table row of a catalogue."""

    id: str
    kind: str  # rule, example, tip, card, sector, ruling or row
    text: str
    provenance: str  # printed, derived, reconstructed, or the mixed words as written
    source: str  # where it was read, e.g. "S4 Roll"; empty if the mark names no place
    box: str  # the catalogue it stands in, e.g. "base"
    chapter: str  # its "##" heading
    section: str  # its nearest heading, which may be the chapter itself
    # column -> cell, for table rows; a mapping has no hash, the id is enough
    cells: Mapping[str, str] = field(default_factory=_no_cells, hash=False, repr=False)


@dataclass(frozen=True, slots=True)
class Card(Rule):
    """A row of a card table."""

    slug: str = ""
    names: Mapping[str, str] = field(default_factory=_no_cells, hash=False)  # en, fr, zh
    deck: str = ""  # specialist, item, vehicle or award
    type: str = ""
    cost: int | str = ""  # a number of stars or item points, or words
    timing: tuple[str, ...] = ()
    effect: str = ""
    solo: str = ""  # "same" where solo play changes nothing


@dataclass(frozen=True, slots=True)
class Sector(Rule):
    """A row of a map table."""

    map: str = ""  # e.g. "N-01"
    row: int = 0
    sector: str = ""  # a number, or which bunker
    defence: tuple[int, ...] = ()  # DEF in the first, second, third COMBAT
    black: bool = False
    mgf: int = 0
    special_damage: str = ""
    attributes: tuple[str, ...] = ()
    solo_attributes: tuple[str, ...] = ()
    requirement: str = ""
    start: str = ""
    printed_facts: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """A table as it stands, also one whose rows carry no ids (timing words, map words, options)."""

    box: str
    section: str
    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def to_json(rule: Rule) -> dict[str, Any]:
    """The rule as plain data, for programs."""
    data: dict[str, Any] = {
        "id": rule.id,
        "kind": rule.kind,
        "text": rule.text,
        "provenance": rule.provenance,
        "source": rule.source,
        "box": rule.box,
        "chapter": rule.chapter,
        "section": rule.section,
    }
    if isinstance(rule, Card):
        data |= _card_values(rule)
    elif isinstance(rule, Sector):
        data |= _sector_values(rule)
    elif rule.cells:
        data["cells"] = dict(rule.cells)
    return data


def _card_values(card: Card) -> dict[str, Any]:
    return {
        "slug": card.slug,
        "names": dict(card.names),
        "deck": card.deck,
        "type": card.type,
        "cost": card.cost,
        "timing": list(card.timing),
        "effect": card.effect,
        "solo": card.solo,
    }


def _sector_values(sector: Sector) -> dict[str, Any]:
    return {
        "map": sector.map,
        "row": sector.row,
        "sector": sector.sector,
        "def": list(sector.defence),
        "black": sector.black,
        "mgf": sector.mgf,
        "special_damage": sector.special_damage,
        "attributes": list(sector.attributes),
        "solo_attributes": list(sector.solo_attributes),
        "requirement": sector.requirement,
        "start": sector.start,
        "printed_facts": sector.printed_facts,
    }

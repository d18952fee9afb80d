"""A battle map as data, written the way the rulebook's tables write it.

A map file calls `beach(...)` with one `sector(...)` or `bunker(...)` for each line of its table; what comes back has
been checked by `survey.check`, so a map that can be imported can be played. Nothing here knows any map by name.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from hhour.dday.rules.map.terrain import (
    DEF,
    LINE,
    MGF,
    PRINTED,
    RECONSTRUCTED,
    Beach,
    Earlier,
    EdgeSpec,
    Level,
    RandomResult,
    Scenario,
    SectorSpec,
    Start,
    provenance,
)
from hhour.dday.rules.map.words import Attribute, BeachError, add_words, parse_attributes, split_list

__all__ = [
    "Attribute",
    "Beach",
    "BeachError",
    "EdgeSpec",
    "Level",
    "RandomResult",
    "Scenario",
    "SectorSpec",
    "Start",
    "add_words",
    "beach",
    "bunker",
    "level",
    "parse_attributes",
    "provenance",
    "sector",
]


@dataclass(frozen=True)
class _Line:
    """A line of the map table as it was written, before it knows its map."""

    id: str
    row: int
    defence: str
    black: bool
    mgf: int
    special: str
    attributes: str
    requirement: str
    start: str
    printed: str


def sector(
    row: int,
    number: int,
    defence: str,
    *,
    black: bool = False,
    mgf: int = 0,
    sd: str = "",
    attributes: str = "",
    requirement: str = "",
    start: str = "",
    printed: str = "",
) -> _Line:
    """One line of the map table, with the table's own texts."""
    return _Line(str(number), row, defence, black, mgf, sd, attributes, requirement, start, printed)


def bunker(
    row: int, defence: str, id: str = "bunker", *, mgf: int = 0, sd: str = "", attributes: str = "", printed: str = ""
) -> _Line:
    """The line of a bunker; a map with two of them names each."""
    return _Line(id, row, defence, False, mgf, sd, attributes, "", "", printed)


def level(
    slug: str,
    rule: str,
    *,
    regular: str = "",
    unique: str = "",
    special: str = "",
    ignores: str = "",
    faces: str = "",
    alone: bool = False,
    notes: str = "",
    sets: str = "",
    specialists: str = "",
    items: str = "",
    awards: str = "",
) -> Level:
    """A level of a map; all lists are words with spaces between, `notes` are the ends of rule ids.

    `sets` is the end of the id that says which RWB bonuses there are; `specialists`, `items` and `awards` of those
    that leave them out.

    `faces` are those that count (empty: all), `alone` says that a wiped-out Unit does not lose the game for the others.
    """
    return Level(
        slug,
        rule,
        tuple(regular.split()),
        tuple(unique.split()),
        tuple(special.split()),
        tuple(ignores.split()),
        tuple(faces.split()),
        alone,
        tuple(f"{rule}{end}" for end in notes.split()),
        f"{rule}{sets}",
        f"{rule}{specialists}",
        f"{rule}{items}",
        f"{rule}{awards}",
    )


def beach(
    slug: str,
    rule: str,
    sectors: Sequence[_Line],
    *,
    lines: str,
    lateral: str,
    advance: str,
    regular: str,
    unique: str,
    special: str,
    listed: str,
    notes: str = "",
    players: tuple[int, int] = (1, 4),
    random: Mapping[str, Sequence[str]] | None = None,
    levels: Sequence[Level] = (),
    awards: Sequence[tuple[str, str]] = (),
    geometry: str = RECONSTRUCTED,
    listing: str = PRINTED,
    ground: str = "",
    ground_source: str = RECONSTRUCTED,
    earlier: Mapping[int, str] | None = None,
) -> Beach:
    """Build and check a map from the texts of its table; `listed` and `notes` are the ends of rule ids.

    `ground` is what the map is drawn as: one word for what lies before the first row, then one for each row.

    `earlier` has values that were corrected, under the last version of the rules that had them: `sector=DEF`,
    `sector=MGF2`, and courage lines as `lines` has them.
    """
    specs = _place(slug, rule, sectors)
    costs = _lines(slug, lines)
    tables = {
        letter: tuple(_random(slug, rule, letter, number, text) for number, text in enumerate(texts, 1))
        for letter, texts in (random or {}).items()
    }
    return Beach(
        slug=slug,
        rule=rule,
        players=players,
        sectors=specs,
        edges=_edges(slug, lateral, True) + _edges(slug, advance, False),
        lines=costs,
        regular=tuple(regular.split()),
        unique=tuple(unique.split()),
        special=tuple(special.split()),
        placed=tuple((word.args[0], spec.id) for spec in specs for word in spec.attributes if word.word == "FREE_ITEM"),
        vehicles=_vehicles(specs, tables),
        random=tables,
        levels=tuple(levels),
        awards=tuple(awards),
        listed=f"{rule}-{listed}",
        notes=tuple(f"{rule}-{end}" for end in notes.split()),
        geometry=geometry,
        listing=listing,
        ground=tuple(ground.split()),
        ground_source=ground_source,
        earlier=tuple(
            _earlier(slug, specs, costs, last, word) for last, text in (earlier or {}).items() for word in text.split()
        ),
    )


def _earlier(slug: str, specs: Sequence[SectorSpec], costs: Mapping[int | str, int], last: int, word: str) -> Earlier:
    if ":" in word:
        line, cost = next(iter(_lines(slug, word).items()))
        if line not in costs:
            raise BeachError(f"Map {slug}: the earlier courage line '{word}' belongs to no row and no bunker.")
        return Earlier(last, LINE, line, (cost,))
    id, _, value = word.partition("=")
    kind = MGF if value.startswith(MGF) else DEF
    if all(spec.id != id for spec in specs):
        raise BeachError(f"Map {slug}: the earlier {kind} '{word}' belongs to no sector.")
    return Earlier(last, kind, id, _defence(value.removeprefix(MGF)))


def _place(slug: str, rule: str, lines: Sequence[_Line]) -> tuple[SectorSpec, ...]:
    seen: dict[int, int] = {}
    specs: list[SectorSpec] = []
    for line in lines:
        column = seen.get(line.row, 0)
        seen[line.row] = column + 1
        try:
            specs.append(_finish(rule, line, column))
        except BeachError as error:
            raise BeachError(f"Map {slug}, sector {line.id}: {error}.") from None
    return tuple(specs)


def _finish(rule: str, line: _Line, column: int) -> SectorSpec:
    number = int(line.id) if line.id.isdigit() else 0
    attributes, solo = _cell(line.attributes)
    need, sacrifice = _requirement(line.requirement)
    end = f"S{number:02d}" if number else "B" if line.id == "bunker" else line.id
    return SectorSpec(
        id=line.id,
        number=number,
        row=line.row,
        column=column,
        defence=_defence(line.defence),
        black=line.black,
        mgf=line.mgf,
        special=line.special,
        attributes=attributes,
        solo_attributes=solo,
        need=need,
        sacrifice=sacrifice,
        start=_start(line.start),
        bunker=not number,
        printed=line.printed,
        rule=f"{rule}-{end}",
    )


def _cell(text: str) -> tuple[tuple[Attribute, ...], tuple[Attribute, ...]]:
    """Attributes with several Units and in solo play; `; solo: WORD` replaces the word before it."""
    always, _, alone = text.partition("; solo:")
    attributes = parse_attributes(always)
    return attributes, (attributes[:-1] + parse_attributes(alone)) if alone else attributes


def _requirement(text: str) -> tuple[tuple[str, ...], str]:
    need: tuple[str, ...] = ()
    sacrifice = ""
    for part in split_list(text) if text else ():
        match = re.fullmatch(r"(NEED|SACRIFICE)\(([a-z/-]+)\)", part)
        if match is None:
            raise BeachError(f"the requirement '{part}' is not written like NEED(slug) or SACRIFICE(slug)")
        if match[1] == "NEED":
            need = tuple(match[2].split("/"))
        else:
            sacrifice = match[2]
    return need, sacrifice


def _defence(text: str) -> tuple[int, ...]:
    if not re.fullmatch(r"\d+(/\d+)*", text):
        raise BeachError(f"the DEF '{text}' is not written like 4 or 4/5/7")
    return tuple(int(value) for value in text.split("/"))


_RESOURCES: Final = {"soldier": "soldiers", "star": "stars", "courage": "courage", "item point": "points"}


def _start(text: str) -> Start | None:
    if not text:
        return None
    counts: dict[str, int] = {}
    specialist = ""
    for part in split_list(text):
        match = re.fullmatch(r"(\d+) (soldier|star|courage|item point)s?", part)
        if match is not None:
            counts[_RESOURCES[match[2]]] = int(match[1])
        elif re.fullmatch(r"[a-z-]+", part):
            specialist = part
        else:
            raise BeachError(f"the start resource '{part}' is neither a number of something nor a slug")
    return Start(specialist=specialist, **counts)


def _edges(slug: str, text: str, lateral: bool) -> tuple[EdgeSpec, ...]:
    edges = []
    for part in text.split():
        match = re.fullmatch(r"(\w+)-(\w+)([*#]?)", part)
        if match is None:
            raise BeachError(f"Map {slug}: the edge '{part}' is not written like 1-2, 1-2* or 1-2#.")
        edges.append(EdgeSpec(match[1], match[2], lateral, match[3] == "*", match[3] == "#"))
    return tuple(edges)


def _lines(slug: str, text: str) -> dict[int | str, int]:
    costs: dict[int | str, int] = {}
    for part in text.split():
        match = re.fullmatch(r"(\w+):(\d+)", part)
        if match is None:
            raise BeachError(f"Map {slug}: the courage line '{part}' is not written like 1:2 or bunker:4.")
        costs[int(match[1]) if match[1].isdigit() else match[1]] = int(match[2])
    return costs


def _random(slug: str, rule: str, letter: str, number: int, text: str) -> RandomResult:
    try:
        return RandomResult(f"{letter.lower()}{number}", f"{rule}-R{letter}{number}", parse_attributes(text))
    except BeachError as error:
        raise BeachError(f"Map {slug}, random table {letter}, number {number}: {error}.") from None


def _vehicles(specs: Sequence[SectorSpec], tables: Mapping[str, Sequence[RandomResult]]) -> tuple[str, ...]:
    words = [word for spec in specs for word in spec.attributes]
    words += [word for results in tables.values() for result in results for word in result.attributes]
    return tuple(dict.fromkeys(word.args[0] for word in words if word.word == "VEHICLE"))

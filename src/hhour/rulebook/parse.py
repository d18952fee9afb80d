"""Read a catalogue: the bold ids at the heads of bullets and table rows, and what follows them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final

from hhour.rulebook.model import Card, Rule, RulebookError, Sector, Table

ID: Final = r"[A-Z]-[A-Z]+(?:-[A-Z0-9]+)+"
BULLET: Final = re.compile(rf"- \*\*({ID})\*\* (.+)")
HEAD_CELL: Final = re.compile(rf"\*\*({ID})\*\*(?: \(`([a-z0-9-]+)`\))?")
HEADING: Final = re.compile(r"(#{2,3}) (.+)")
RULER: Final = re.compile(r"\|(?:\s*:?-+:?\s*\|)+")
MARK: Final = re.compile(r"_\((?!.*_\()(.*)\)_\.?$")
PLAIN_MARK: Final = re.compile(r"(printed|derived|reconstructed) ((?:S\d|photo)(?:, (?:S\d|photo))*)")
ORIGINS: Final = ("printed", "derived", "reconstructed")
WORD_OF_ORIGIN: Final = re.compile("|".join(ORIGINS))
SOURCE: Final = re.compile(r"\bS\d\b|\bphoto\b")
BETWEEN_WORDS: Final = re.compile(r"[,;]\s*(?![^(]*\))")
DECKS: Final = {
    "SPEC": "specialist",
    "ITEM": "item",
    "VEH": "vehicle",
    "AWARD": "award",
    "MEDAL": "medal",
    "P-SPEC": "express-specialist",  # cards of another game, not more of the same deck
}
EMPTY: Final = "–"


@dataclass
class Catalogue:
    """One file, read."""

    box: str
    rules: list[Rule] = field(default_factory=list)
    tables: list[Table] = field(default_factory=list)
    headings: list[str] = field(default_factory=list)


def parse(text: str, box: str) -> Catalogue:
    """Read the text of a catalogue; a broken table row is refused with its line."""
    return _Reader(box).read(text.splitlines())


class _Reader:
    """Goes through the lines once and remembers the headings and the table it is in."""

    def __init__(self, box: str) -> None:
        self.catalogue = Catalogue(box)
        self.chapter = ""
        self.section = ""
        self.header: tuple[str, ...] = ()
        self.rows: list[tuple[str, ...]] = []
        self.unmarked: list[int] = []  # rows of the last table that wait for a mark below it

    def read(self, lines: Iterable[str]) -> Catalogue:
        for number, line in enumerate(lines, start=1):
            if line.startswith("|"):
                self.table_line(line, number)
            else:
                self.end_table()
                self.prose_line(line)
        self.end_table()
        return self.catalogue

    def prose_line(self, line: str) -> None:
        if heading := HEADING.match(line):
            self.section = heading[2]
            self.catalogue.headings.append(heading[2])
            self.unmarked = []
            if heading[1] == "##":
                self.chapter = heading[2]
        elif bullet := BULLET.match(line):
            self.unmarked = []
            self.add(self.bullet(bullet[1], bullet[2]))
        elif mark := MARK.search(line):
            self.mark_rows(mark[1])

    def bullet(self, rule_id: str, words: str) -> Rule:
        kind = kind_of(rule_id)
        mark = MARK.search(words)
        if mark is None:  # worked examples are computed from the rules, rulings chosen by us
            provenance = "derived" if kind in ("example", "ruling") else ""
            return self.rule(rule_id, kind, words, provenance, "")
        provenance, source = read_mark(mark[1])
        return self.rule(rule_id, kind, words[: mark.start()].rstrip(), provenance, source)

    def rule(self, rule_id: str, kind: str, text: str, provenance: str, source: str) -> Rule:
        box = self.catalogue.box
        return Rule(rule_id, kind, text, provenance, source, box, self.chapter, self.section)

    def table_line(self, line: str, number: int) -> None:
        cells = tuple(cell.strip() for cell in line.strip().strip("|").split("|"))
        if not self.header:
            self.header = cells
            self.unmarked = []
            return
        if RULER.fullmatch(line.strip()):
            return
        if len(cells) != len(self.header):
            place = f"{self.catalogue.box}.md, line {number}"
            raise RulebookError(f"{place}: the row has {len(cells)} cells, its table {len(self.header)}.")
        if head := HEAD_CELL.fullmatch(cells[0]):
            try:
                self.add(self.row(head[1], head[2] or "", cells))
            except (KeyError, ValueError) as error:
                place = f"{self.catalogue.box}.md, line {number}"
                raise RulebookError(f"{place}: {head[1]} cannot be read ({error}).") from error
        self.rows.append(cells)

    def row(self, rule_id: str, slug: str, cells: tuple[str, ...]) -> Rule:
        named = dict(zip(self.header[1:], cells[1:], strict=True))
        rule = self.rule(rule_id, kind_of(rule_id), row_text(named), "", "")
        rule = replace(rule, cells=MappingProxyType(named))
        if rule.kind == "ruling":
            return replace(rule, provenance="derived")
        if self.header[0] == "id (slug)":
            return read_card(rule, slug, self.cost(named))
        if "DEF" in named and "sector" in named:
            return read_sector(rule)
        provenance, source = read_mark(named.get("provenance", ""))
        if not provenance:
            self.unmarked.append(len(self.catalogue.rules))
        return replace(rule, kind="row", provenance=provenance, source=source)

    def cost(self, named: dict[str, str]) -> str:
        """The cost cell; "same" repeats the card above."""
        cost = named.get("cost", "")
        if cost != "same" or not self.catalogue.rules:
            return cost
        above = self.catalogue.rules[-1]
        return str(above.cost) if isinstance(above, Card) else cost

    def mark_rows(self, mark: str) -> None:
        """A mark in the paragraph below a table holds for its rows that bear none."""
        provenance, source = read_mark(mark)
        rules = self.catalogue.rules
        for place in self.unmarked:
            rules[place] = replace(rules[place], provenance=provenance, source=source)
        self.unmarked = []

    def end_table(self) -> None:
        if self.header:
            table = Table(self.catalogue.box, self.section, self.header, tuple(self.rows))
            self.catalogue.tables.append(table)
        self.header = ()
        self.rows = []

    def add(self, rule: Rule) -> None:
        self.catalogue.rules.append(rule)


def kind_of(rule_id: str) -> str:
    for part, kind in (("-EX-", "example"), ("-TIP-", "tip"), ("-AMB-", "ruling"), ("-ICON-", "ruling")):
        if part in rule_id:
            return kind
    return "rule"


def deck_of(rule_id: str) -> str:
    box, topic = rule_id.split("-")[:2]
    return DECKS.get(f"{box}-{topic}") or DECKS.get(topic, topic.lower())


def read_mark(mark: str) -> tuple[str, str]:
    """Split "printed; S4 Roll" into origin and place; a mixed mark stays as it is written."""
    if plain := PLAIN_MARK.fullmatch(mark):
        return plain[1], plain[2]
    parts = [part.strip() for part in mark.split(";")]
    origin = [part for part in parts if WORD_OF_ORIGIN.search(part)]
    places = [part for part in parts if not WORD_OF_ORIGIN.search(part)]
    source = "; ".join(places) or ", ".join(dict.fromkeys(SOURCE.findall(mark)))
    if len(origin) == 1 and parts[0] in ORIGINS:
        return origin[0], source
    return mark, source


def row_text(named: dict[str, str]) -> str:
    return "; ".join(f"{column}: {cell}" for column, cell in named.items() if cell != EMPTY)


def read_card(rule: Rule, slug: str, cost: str) -> Card:
    cells = rule.cells
    written = cells.get("provenance", "")
    plain = PLAIN_MARK.fullmatch(written)  # a longer note speaks of parts, so it stays whole
    english = cells.get("English", cells.get("name", slug))  # a box from elsewhere may be written in one language
    names = {"en": english, "fr": cells.get("Français", english), "zh": cells.get("中文", english)}
    effect = cells.get("effect", "")
    return Card(
        rule.id,
        "card",
        effect or rule.text,
        plain[1] if plain else written,
        plain[2] if plain else ", ".join(dict.fromkeys(SOURCE.findall(written))),
        rule.box,
        rule.chapter,
        rule.section,
        cells,
        slug=slug,
        names=MappingProxyType(names),
        deck=deck_of(rule.id),
        type=cells.get("type", ""),
        cost=int(cost) if cost.isdigit() else cost,
        timing=split_words(cells.get("timing", "")),
        effect=effect,
        solo=cells.get("solo variant", ""),
    )


def read_sector(rule: Rule) -> Sector:
    cells = {column: "" if cell == EMPTY else cell for column, cell in rule.cells.items()}
    attributes, solo = read_attributes(cells["attributes"])
    facts = cells["printed facts"]
    return Sector(
        rule.id,
        "sector",
        rule.text,
        sector_provenance(facts),
        ", ".join(SOURCE.findall(facts)),
        rule.box,
        rule.chapter,
        rule.section,
        rule.cells,
        map=re.sub(r"^N(\d+)$", r"N-\1", rule.id.split("-")[2]),
        row=int(cells["row"]),
        sector=cells["sector"],
        defence=tuple(int(value) for value in cells["DEF"].split("/") if value),
        black=cells["black"] == "yes",
        mgf=int(cells["MGF"] or 0),
        special_damage=cells["sd"],
        attributes=attributes,
        solo_attributes=solo,
        requirement=cells["requirement"],
        start=cells["start"],
        printed_facts=facts,
    )


def sector_provenance(facts: str) -> str:
    """Everything the column names is printed, every other value of the row is ours."""
    if facts.startswith("all"):
        return "printed"
    return f"printed: {facts}; rest reconstructed" if facts else "reconstructed"


def split_words(cell: str) -> tuple[str, ...]:
    return tuple(word for word in BETWEEN_WORDS.split(cell) if word and word != EMPTY)


def read_attributes(cell: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The attributes with several Units and in solo play, where "solo:" replaces the one before."""
    usual: list[str] = []
    solo: list[str] = []
    for word in split_words(cell):
        if word.startswith("solo:"):
            solo[-1:] = [word.removeprefix("solo:").strip()]
        else:
            usual.append(word)
            solo.append(word)
    return tuple(usual), tuple(solo)

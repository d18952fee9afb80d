"""`hhour rules`: the rulebook by id and by word."""

from __future__ import annotations

import re
from typing import Final, NotRequired, TypedDict, cast

from hhour import rulebook
from hhour.dday.draw.wording import wrap
from hhour.i18n import LANGUAGES, Language, language
from hhour.quoting import quoted


def not_found(lang: Language, words: str) -> str:
    """One sentence with the nearest right spelling."""
    near = rulebook.nearest(words, lang.code)
    if near:
        return lang.text("rules-not-found-near", words=words, nearest=", ".join(near))
    return lang.text("rules-not-found", words=words)


def rule_lines(lang: Language, words: str, most: int, width: int, chapters: tuple[str, ...] = ()) -> list[str]:
    """What the rulebook says about an id or about words, as lines; empty if it says nothing.

    Of words, what the `chapters` say (the beginnings of their ids), and only if they say nothing all the others.
    """
    one = rulebook.get(words)
    if one is not None:
        return _whole(lang, one, width)
    everywhere = rulebook.find(words, lang.code)
    found = [rule for rule in everywhere if rule.id.startswith(chapters or "")] or everywhere
    rows = [line for rule in found[:most] for line in _brief(lang, rule, width)]
    if len(found) > most:
        rows.append(lang.text("rules-more", n=len(found) - most))
    return rows


def origin(lang: Language, provenance: str) -> str:
    """Where a value comes from, in words; which part of a mixed mark is which, the English rulebook says."""
    key = f"provenance-{provenance}"
    if lang.has(key):
        return lang.text(key)
    if lang.code == "en" or not provenance:
        return provenance
    said = set(_ORIGINS.findall(provenance))
    return lang.text(f"provenance-{said.pop()}" if len(said) == 1 and "ours" not in said else "provenance-mixed")


# the words of a mark; "ours" is another way to say reconstructed
_ORIGINS: Final = re.compile(r"\b(printed|derived|reconstructed|ours)\b")


class RuleLine(TypedDict):
    """A rule in a list. Cards and sectors have more: every column of their table in the rulebook."""

    id: str
    kind: str
    text: str
    provenance: str
    source: str
    box: str
    chapter: str
    section: str


def rule_line(rule: rulebook.Rule, lang: Language) -> RuleLine:
    """A rule for a list in one language."""
    return cast(RuleLine, rulebook.to_json(quoted(rule, lang)))


class RuleRow(RuleLine):
    """A rule for programs, with all that belongs to it."""

    names: dict[str, str]
    texts: dict[str, str]
    values: dict[str, str]
    cites: list[str]
    related: list[str]
    origin: NotRequired[str]


def rule_data(rule: rulebook.Rule, lang: Language | None = None) -> RuleRow:
    """A rule for programs: id, names, texts, values, provenance, then everything else the rulebook knows.

    `texts` has every language; `text`, the headings and `origin` are in the one asked for.
    """
    data = rulebook.to_json(quoted(rule, lang) if lang is not None else rule)
    head: dict[str, object] = {
        "id": rule.id,
        "names": data.pop("names", {"en": rule.section}),
        "texts": _texts(rule),
        "values": dict(rule.cells),
        "provenance": rule.provenance,
        "cites": rulebook.cites(rule.id),
        "related": rulebook.related(rule.id),
    }
    if lang is not None:
        head["origin"] = origin(lang, rule.provenance)
    return cast(RuleRow, head | {key: value for key, value in data.items() if key not in head})


def _texts(rule: rulebook.Rule) -> dict[str, str]:
    return {code: quoted(rule, language(code)).text for code in LANGUAGES}


def _brief(lang: Language, rule: rulebook.Rule, width: int) -> list[str]:
    mark = "" if rule.provenance == "printed" else f" ({origin(lang, rule.provenance)})"
    head, *rest = wrap(f"{quoted(rule, lang).text}{mark}", width - 18)
    return [f"{rule.id:<16}  {head}", *(" " * 18 + line for line in rest)]


def _whole(lang: Language, rule: rulebook.Rule, width: int) -> list[str]:
    told = quoted(rule, lang)
    where = told.chapter if told.chapter == told.section else f"{told.chapter} / {told.section}"
    rows = [f"{rule.id}  {where}", "", *wrap(told.text, width), ""]
    rows += [f"  {name}: {cell}" for name, cell in rule.cells.items() if cell and not isinstance(rule, rulebook.Card)]
    source = f", {rule.source}" if rule.source else ""
    rows.append(f"{lang.text('rules-provenance')} {origin(lang, rule.provenance)}{source}")
    if related := rulebook.related(rule.id):
        rows += wrap(f"{lang.text('rules-related')} {', '.join(related)}", width)
    return rows


def contents_lines(rules: list[rulebook.Rule]) -> list[str]:
    """The table of contents: chapters, and in each the sections with the ids they hold."""
    sections: dict[tuple[str, str], list[str]] = {}
    for rule in rules:
        sections.setdefault((rule.chapter, rule.section), []).append(rule.id)
    rows: list[str] = []
    chapter = ""
    for (part, section), ids in sections.items():
        if part != chapter:
            rows.append(part)
        chapter = part
        span = ids[0] if len(ids) == 1 else f"{ids[0]} .. {ids[-1]}"
        rows.append(f"  {span:<34}  {section}")
    return rows

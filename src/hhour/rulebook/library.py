"""All catalogues together, indexed by id and slug, in all languages, and the questions one can ask them."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

from hhour.folders import boxes
from hhour.rulebook.model import Card, Rule, RulebookError, Table
from hhour.rulebook.parse import ID, Catalogue, parse

HERE: Final = Path(__file__).resolve()
INSTALLED: Final = HERE.parents[1] / "_rules"
IN_THE_REPO: Final = HERE.parents[3] / "docs" / "rules"

# B-ROLL-03, B-ROLL-02 to B-ROLL-09, B-TALLY-12..18, B-ITEM-C01..C10, R-SCORE-02/03
CITED: Final = re.compile(rf"(?<![A-Z0-9-])({ID})(?:(?:\.\.| to |/)((?:{ID})|[A-Z]*\d+))?")
LAST_NUMBER: Final = re.compile(r"(.*?)(\d+)$")
TOPIC_IN_TITLE: Final = re.compile(r"\([A-Z]-[^)]*\)")
LONE_DIGIT: Final = re.compile(r"(?<!\d)(\d)(?!\d)")
NUMBER: Final = re.compile(r"\d+(?:\.\d+)*")
WRITTEN_IN: Final = "en"


class Library:
    """The rules of all boxes. Made once; reading it changes nothing."""

    def __init__(
        self, catalogues: Iterable[Catalogue], translated: Callable[[str], list[Catalogue]] = lambda _language: []
    ) -> None:
        """`translated` reads the catalogues of a language, when it is first asked for."""
        self.rules: dict[str, Rule] = {}
        self.cards: dict[str, Card] = {}
        self.tables: list[Table] = []
        self._searched: dict[str, list[tuple[Rule, str, str, str]]] = {}
        self._spelled: dict[str, dict[str, str]] = {}
        self._numbered: dict[str, str] = {}
        self._translated = translated
        self._translations: dict[str, Translation] = {}
        for catalogue in catalogues:
            self.tables += catalogue.tables
            self._numbered |= numbers_of(catalogue)
            for rule in catalogue.rules:
                self._add(rule)

    def _add(self, rule: Rule) -> None:
        if rule.id in self.rules:
            first = self.rules[rule.id].box
            raise RulebookError(f"{rule.id} stands twice: in {first}.md and in {rule.box}.md.")
        self.rules[rule.id] = rule
        if isinstance(rule, Card):  # a box may print a base card again; the first one counts
            self.cards.setdefault(rule.slug, rule)

    def told(self, rule: Rule, language: str) -> Rule:
        """The rule with its text and headings in a language; in English where the translation has none."""
        return rule if language == WRITTEN_IN else self.translation(language).of(rule)

    def translation(self, language: str) -> Translation:
        if language not in self._translations:
            self._translations[language] = Translation(self.rules, self._numbered, self._translated(language))
        return self._translations[language]

    def _folded(self, language: str) -> list[tuple[Rule, str, str, str]]:
        """Each rule with its names, its headings and all its words, ready to be searched."""
        if language not in self._searched:
            told = [(rule, self.told(rule, language)) for rule in self.rules.values()]
            self._searched[language] = [
                (rule, names_of(rule), titles_of(words), words_of(words)) for rule, words in told
            ]
        return self._searched[language]

    def _spellings(self, language: str) -> dict[str, str]:
        """What a misspelt word may have meant: folded form -> the right spelling."""
        if language not in self._spelled:
            titles = (word for rule in self.rules.values() for word in self.told(rule, language).section.split())
            words = [word.casefold() for word in titles if len(word) > 3 and word.isalpha()]
            self._spelled[language] = {spell(right): right for right in (*words, *self.cards, *self.rules)}
        return self._spelled[language]

    def find(self, words: str, language: str = WRITTEN_IN) -> list[Rule]:
        wanted = words.split()
        if not wanted:
            return []
        ranked = [(self._rank(entry, wanted), entry[0]) for entry in self._folded(language)]
        found = [(rank, rule) for rank, rule in ranked if rank is not None]
        return [rule for _, rule in sorted(found, key=lambda pair: pair[0])]

    def _rank(self, entry: tuple[Rule, str, str, str], wanted: list[str]) -> int | None:
        """0 the id itself, 1 its beginning or a card's name, 2 a heading, 3 the text."""
        rule, names, titles, text = entry
        if [rule.id] == [word.upper() for word in wanted]:
            return 0
        prefixed = {word for word in wanted if is_id_prefix(word, rule.id)}
        others = [fold(word) for word in wanted if word not in prefixed]
        for rank, place in ((1, names), (2, titles)):
            if all(word in place for word in others):
                return rank
        everything = f"{names} {titles} {text}"
        return 3 if all(word in everything for word in others) else None

    def nearest(self, word: str, language: str = WRITTEN_IN, count: int = 3) -> list[str]:
        spellings = self._spellings(language)
        return [spellings[close] for close in difflib.get_close_matches(spell(word), spellings, n=count, cutoff=0.7)]

    def cites(self, rule: Rule) -> list[str]:
        """The ids that a rule's words name, ranges written out, itself left out."""
        words = " ".join((rule.text, rule.source, rule.provenance, *rule.cells.values()))
        named = (cited for match in CITED.finditer(words) for cited in self._range(*match.groups()))
        return list(dict.fromkeys(cited for cited in named if cited != rule.id))

    def _range(self, first: str, last: str | None) -> list[str]:
        start = LAST_NUMBER.match(first)
        end = LAST_NUMBER.match(last) if last else None
        if start is None or end is None:
            return [first] if first in self.rules else []
        stem, digits = start[1], start[2]
        numbers = range(int(digits), int(end[2]) + 1)
        ids = (f"{stem}{number:0{len(digits)}}" for number in numbers)
        return [rule_id for rule_id in ids if rule_id in self.rules]  # gaps stay free

    def related(self, rule: Rule) -> list[str]:
        rulings = (other for other in self.rules.values() if other.kind == "ruling")
        explaining = [ruling.id for ruling in rulings if rule.id in self.cites(ruling)]
        return list(dict.fromkeys(self.cites(rule) + explaining))


class Translation:
    """The words of one language: texts by id, headings by their English form."""

    def __init__(self, rules: Mapping[str, Rule], numbered: Mapping[str, str], books: list[Catalogue]) -> None:
        """`numbered`: the English headings by book and number, for sections that hold only cards."""
        self.texts: dict[str, str] = {}
        self.headings: dict[str, str] = {}
        for book in books:
            for number, words in numbers_of(book).items():
                self.headings[numbered.get(number, words)] = words
            self._learn(rules, book)

    def _learn(self, rules: Mapping[str, Rule], book: Catalogue) -> None:
        for words in book.rules:
            if words.id not in rules:
                raise RulebookError(f"A translation of {words.box}.md has {words.id}, which the rulebook has not.")
            self.texts[words.id] = words.text
            self.headings[rules[words.id].chapter] = words.chapter
            self.headings[rules[words.id].section] = words.section

    def of(self, rule: Rule) -> Rule:
        return replace(
            rule,
            text=self.texts.get(rule.id, rule.text),
            chapter=self.headings.get(rule.chapter, rule.chapter),
            section=self.headings.get(rule.section, rule.section),
        )


def numbers_of(catalogue: Catalogue) -> dict[str, str]:
    """Its numbered headings: 'base 8.1' -> '8.1 Regular Specialists'."""
    numbers = ((NUMBER.match(heading), heading) for heading in catalogue.headings)
    return {f"{catalogue.box} {number[0]}": heading for number, heading in numbers if number}


def fold(words: str) -> str:
    """Without case, accents and hyphens, so that "ecusson" finds "Écusson"."""
    bare = unicodedata.normalize("NFKD", words)
    letters = "".join(letter for letter in bare if not unicodedata.combining(letter))
    return letters.casefold().replace("-", " ")


def is_id_prefix(word: str, rule_id: str) -> bool:
    return "-" in word and rule_id.startswith(word.upper())


def names_of(rule: Rule) -> str:
    return fold(" ".join((rule.slug, *rule.names.values()))) if isinstance(rule, Card) else ""


def titles_of(rule: Rule) -> str:
    """Its headings without the topics in brackets, which only ids should match."""
    return fold(TOPIC_IN_TITLE.sub("", f"{rule.chapter} {rule.section}"))


def words_of(rule: Rule) -> str:
    return fold(" ".join((rule.id, rule.text, *rule.cells.values())))


def spell(word: str) -> str:
    """Folded, and B-ROLL-3 written like B-ROLL-03."""
    return LONE_DIGIT.sub(r"0\1", fold(word.strip()))


def folder() -> Path:
    """Where the catalogues are: in the installed package, else in the source tree."""
    for place in (INSTALLED, IN_THE_REPO):
        if any(place.glob("*.md")):
            return place
    raise RulebookError(f"The rulebook is missing: no catalogue in {INSTALLED} or {IN_THE_REPO}.")


def read(*places: Path) -> Library:
    """Read every catalogue of the folders, the base game first because the others build on it."""

    def translated(language: str) -> list[Catalogue]:
        return [book for place in places for book in _catalogues(place / language)]

    return Library([book for place in places for book in _catalogues(place)], translated)


def _catalogues(place: Path) -> list[Catalogue]:
    files = [file for file in place.glob("*.md") if file.name != "README.md"]
    files.sort(key=lambda file: (file.stem != "base", file.stem))
    try:
        return [parse(file.read_text(encoding="utf-8"), file.stem) for file in files]
    except (OSError, UnicodeDecodeError) as error:
        raise RulebookError(f"The rulebook in {place} cannot be read: {error}.") from error


@cache
def load() -> Library:
    """The rulebook with the catalogues that lie in the folders of boxes (`<box>/rules/`)."""
    return read(folder(), *(box / "rules" for box in boxes()))

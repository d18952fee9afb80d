"""What was typed in the words of the language but is none of the answers, as the rules know it: `avancer 9`.

So that the rules say why not, in French and Chinese as in English.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from hhour import rulebook
from hhour.i18n import LANGUAGES, Language, language
from hhour.i18n.phrases import Phrases
from hhour.kernel.choice import is_die
from hhour.kernel.faces import COLOURS, FACES
from hhour.kernel.table import Table
from hhour.reference.spelling import fold, label_words, spoken
from hhour.tui.naming import joined, names_of

COUNTED: Final = {"soldiers": "SOLDIER", "stars": "STAR", "courage": "COURAGE", "points": "TOOL"}
BUNKERS: Final = {"place-bunker": "bunker", "place-bunker-west": "bw", "place-bunker-east": "be"}
DIE, FACE, CARD, NUMBER, RESOURCE = "die", "face", "card", "number", "resource"
# what the words behind a verb are called in its sentence
PLACES: Final = {
    DIE: ("dice", "die"),
    FACE: ("face", "bonus", "colour"),
    CARD: ("card", "name"),
    NUMBER: ("sector", "unit", "player", "to", "n"),
    RESOURCE: ("what", "n"),
}


def in_verbs(line: str, table: Table, lang: Language) -> str:
    """The action a line names, whether or not it can be done now; '' if it names none of this game."""
    typed = line.strip()
    for code in (lang.code, *(other for other in LANGUAGES if other != lang.code)):
        names = _names(code, table.game.chapters(table.setup))
        for head, verbs in _verbs(typed, code):
            known = {verb: told for verb, told in verbs.items() if verb in table.rules.verbs}
            args = _arguments(typed[head:], code, names) if known else None
            if args is not None:
                return _action(known, args)
    return ""


def _verbs(typed: str, code: str) -> list[tuple[int, dict[str, str]]]:
    """How long the verb may be that the line begins with, and which verbs of the rules it then stands for."""
    heads = _heads(code)
    word = typed.split()[0] if typed else ""
    if word.isascii() or fold(word).isascii():
        return [(len(word), heads[fold(word)])] if fold(word) in heads else []
    sizes = range(2, len(word) + 1)  # it has no gaps
    return [(size, told) for size in sizes for head, told in heads.items() if head.startswith(word[:size])]


@cache
def _heads(code: str) -> dict[str, dict[str, str]]:
    """What labels begin with, folded: the verbs of the rules, and what stands in their labels."""
    found: dict[str, dict[str, str]] = {}
    for key, entry in language(code).entries.items():
        named = re.fullmatch(r"(?:\w+-)??do-([\w-]+)", key)
        for line in entry.splitlines() if named is not None else ():
            told = line.partition("=")[2].strip()
            words = told.partition("{")[0].split()
            if named is not None and words:
                verbs = found.setdefault(fold(words[0]), {})
                verbs[named[1]] = verbs.get(named[1], "") + told
    return found


@cache
def _names(code: str, chapters: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Everything that can stand behind a verb, by what the language calls it."""
    lang = language(code)
    found = dict(names_of(code))
    found |= {fold(lang.text(f"resource-{word}")): (word,) for word in COUNTED if lang.has(f"resource-{word}")}
    for key, word in BUNKERS.items():
        told = Phrases(lang).place(word) if lang.has(key) else ""
        found |= {fold(name): (word,) for name in (told, getattr(told, "forms", {}).get("bare", "")) if name}
    for card in reversed(rulebook.cards()):
        if card.id.startswith(chapters or "") and lang.has(f"card-{card.slug}"):
            found[fold(card.slug)] = found[" ".join(label_words(lang.text(f"card-{card.slug}")))] = (card.slug,)
    return found


def _arguments(rest: str, code: str, names: dict[str, tuple[str, ...]]) -> list[str] | None:
    """The words behind the verb as the rules know them, small words left out; None if one is unknown."""
    lang = language(code)
    small = spoken(lang) | {word for key in ("place-sector", "the-unit") for word in label_words(lang.text(key, n=0))}
    found = []
    for token in joined(label_words(rest), names):
        bare = re.sub(r"^\D+(?=\d+$)", lambda told: "" if told[0] in small else told[0], token)
        if bare.isdigit() or is_die(bare):  # a number before the face that is written so
            found.append(bare)
        elif token in names:
            found.append(names[token][0])
        elif token not in small:
            return None
    return found


def _action(verbs: dict[str, str], args: list[str]) -> str:
    """Of several verbs the one whose label has a place for what stands behind it, with that."""
    wanted = PLACES[_kind(args[0])] if args else ()
    verb = next((one for one, told in verbs.items() if any(f"${name}" in told for name in wanted)), next(iter(verbs)))
    if args and args[0] in COUNTED and "$bonus" in verbs[verb]:  # `déclarer étoiles` is of faces
        args = [COUNTED[args[0]], *args[1:]]
    return " ".join([verb, *args]) if args or verb != "buy" else "buy award"


def _kind(word: str) -> str:
    if is_die(word):
        return DIE
    if word in FACES or word in COLOURS:
        return FACE
    if word.isdigit() or word in BUNKERS.values():
        return NUMBER
    return RESOURCE if word in COUNTED else CARD

"""Real dice: what a player types for the results of a roll, read generously and never guessed."""

from __future__ import annotations

import re

from hhour.i18n import LANGUAGES, Language, language
from hhour.kernel.chance import NeedDice
from hhour.kernel.faces import FACES
from hhour.kernel.refusal import HHourError
from hhour.reference.spelling import fold


class Unclear(HHourError):
    """What was typed is no result; the message is one plain sentence."""


def read_results(line: str, need: NeedDice, lang: Language) -> list[str]:
    """The record tokens of the results typed; raises Unclear with what is wrong with them."""
    words = [word for word in re.split(r"[\s,;]+", line.strip()) if word]
    if need.kind != "pick" and len(words) == 1 and len(words[0]) == need.count > 1:
        words = list(words[0])  # KS12CT: one letter a die
    if need.kind == "pick":
        return [_option(" ".join(words), need.options, lang)]
    if len(words) != need.count:
        raise Unclear(lang.text("dice-count", wanted=need.count, n=len(words)))
    return [_face(word, lang) if need.kind == "faces" else _number(word, lang) for word in words]


def _face(word: str, lang: Language) -> str:
    """A face by its letter, its name in any language, or a beginning that fits one face only."""
    wanted = _fold(word)
    found: dict[str, None] = {}
    for face in FACES:
        key = f"face-{face.lower().replace('_', '-')}"
        if wanted.upper() == lang.attr(key, "letter"):
            return face
        names = [face, *(name for code in LANGUAGES for name in _called(key, language(code)))]
        if wanted in (_fold(name) for name in names):
            return face
        if any(_fold(name).startswith(wanted) for name in names):
            found[face] = None
    if len(found) == 1:
        return next(iter(found))
    if found:
        raise Unclear(lang.text("dice-several", word=word, faces=", ".join(found)))
    raise Unclear(lang.text("dice-no-face", word=word))


def _called(key: str, lang: Language) -> tuple[str, str]:
    return lang.text(key), lang.attr(key, "short")


def _number(word: str, lang: Language) -> str:
    if word not in ("1", "2", "3", "4", "5", "6"):
        raise Unclear(lang.text("dice-no-number", word=word))
    return word


def _option(word: str, options: tuple[str, ...], lang: Language) -> str:
    """One of the things drawn from: by number in the list, by slug or name, or by a beginning."""
    if word.isascii() and word.isdigit() and word not in options and 0 < int(word[:4]) <= len(options):
        return options[int(word[:4]) - 1]
    wanted = _fold(word)
    begun = []
    for option in options:
        keys = (f"card-{option}", f"terrain-{option}")
        names = [_fold(option), *(_fold(lang.text(key)) for key in keys if lang.has(key))]
        if wanted in names:
            return option
        if wanted and any(name.startswith(wanted) for name in names):
            begun.append(option)
    if len(begun) == 1:
        return begun[0]
    raise Unclear(lang.text("dice-no-option", word=word, options=", ".join(options)))


def _fold(word: str) -> str:
    return re.sub(r"[\s_-]+", "-", fold(word))

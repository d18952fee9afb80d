"""Where a command speaks: results to stdout, talk to stderr, in one language, in colour only where it is welcome."""

from __future__ import annotations

import os
import sys

from hhour.i18n import LANGUAGES, Language, language


class Shell:
    """The language and the two streams of one command."""

    def __init__(self, lang: Language) -> None:
        self.lang = lang

    def say(self, text: str) -> None:
        """A result."""
        print(text)

    def lines(self, rows: list[str]) -> None:
        for row in rows:
            print(row)

    def talk(self, text: str) -> None:
        """A remark about the work, not its result."""
        sys.stdout.flush()
        print(text, file=sys.stderr)

    def data(self, value: object, indent: int | None = 2) -> None:
        """A result for programs."""
        import json

        print(json.dumps(value, ensure_ascii=False, indent=indent))

    def text(self, key: str, /, **params: str | int) -> str:
        return self.lang.text(key, **params)

    @property
    def colour(self) -> bool:
        from hhour.tui.terminal import wants_colour

        return wants_colour(sys.stdout)

    @property
    def width(self) -> int:
        """Columns to write in; a pipe gets a fixed number, so that its text does not depend on the window."""
        import shutil  # this and json cost more than the whole list of commands

        return min(120, shutil.get_terminal_size((100, 30)).columns) if sys.stdout.isatty() else 100


def take_language(words: list[str]) -> tuple[list[str], str | None]:
    """Take `--lang fr` or `--lang=fr` out of the arguments, wherever it stands; the last one counts."""
    rest: list[str] = []
    code: str | None = None
    place = 0
    while place < len(words):
        word = words[place]
        if word == "--":
            return rest + words[place:], code
        if word.startswith("--lang="):
            code = word.removeprefix("--lang=")
        elif word == "--lang" and place + 1 < len(words):
            place += 1
            code = words[place]
        else:
            rest.append(word)
        place += 1
    return rest, code


def choose_language(code: str | None) -> Language:
    """The language asked for, else HHOUR_LANG, else the one of the system if the table speaks it, else English."""
    asked = code if code is not None else os.environ.get("HHOUR_LANG", "")
    if asked or code is not None:
        return language(asked.lower())
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return language(value[:2].lower() if value[:2].lower() in LANGUAGES else "en")
    return language("en")

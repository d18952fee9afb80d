"""The command line in the reader's language: argparse with our own words for everything it says."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import NoReturn

from hhour.i18n import Language
from hhour.troubles import UsageError


class Parser(argparse.ArgumentParser):
    """A parser that raises UsageError with one sentence instead of printing and leaving."""

    lang: Language  # set by `make`; argparse calls the class itself for subcommands

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{self._sentence(message)} {self.lang.text('cli-see-help', command=self.prog)}")

    def _sentence(self, message: str) -> str:
        """Say in our words what argparse says in its own."""
        text = self.lang.text
        if match := re.match(r"unrecognized arguments: (.*)", message):
            return text("cli-unknown-argument", words=match[1])
        if match := re.match(r"the following arguments are required: (.*)", message):
            return text("cli-missing-argument", words=match[1])
        if match := re.match(r"argument (\S+?):? .*invalid choice: '(.*?)' \(choose from (.*)\)", message):
            return self._choice(match[2], re.findall(r"[\w-]+", match[3]))
        if match := re.match(r"argument (\S+?):.*invalid int value: '(.*)'", message):
            return text("cli-not-a-number", option=match[1], value=match[2])
        if match := re.match(r"argument (\S+?): expected .*argument", message):
            return text("cli-needs-value", option=match[1])
        return text("cli-not-understood", message=message)

    def _choice(self, word: str, known: list[str]) -> str:
        close = get_close_matches(word, known, 1)
        if close:
            return self.lang.text("cli-unknown-command-near", word=word, nearest=close[0])
        return self.lang.text("cli-unknown-command", word=word, known=", ".join(known))


class _Formatter(argparse.HelpFormatter):
    lang: Language

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self.lang.text("cli-usage") + " " if prefix is None else prefix)


def make(lang: Language, prog: str, description: str, epilog: str = "") -> Parser:
    """A parser whose every word is in this language."""

    class Formatter(_Formatter):
        pass

    Formatter.lang = lang
    parser = Parser(
        prog=prog,
        description=description,
        epilog=epilog or None,
        add_help=False,
        allow_abbrev=False,
        formatter_class=Formatter,
    )
    parser.lang = lang
    parser._positionals.title = lang.text("cli-arguments")
    parser._optionals.title = lang.text("cli-options")
    parser.add_argument("-h", "--help", action="store_true", help=lang.text("cli-help-help"))
    parser.add_argument("--lang", metavar="en|fr|zh", help=lang.text("cli-help-lang"))
    return parser

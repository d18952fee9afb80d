"""Reads the .ftl files as the parser sees them, so that tests can compare the languages line by line."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hhour.i18n import wordfiles

# The forms of a noun (`hhour.i18n.noun`): each language has those it needs, and they are no texts of their own.
FORMS = ("a", "bare", "feminine", "gender", "of", "of-many", "plural", "the", "to")
_FORM = re.compile(rf"-({'|'.join(FORMS)}|short)$")


class _Parts(Visitor):
    """The variables and the written words of one pattern, and the messages it refers to."""

    def __init__(self) -> None:
        self.chosen_by: set[str] = set()
        self.shown: set[str] = set()
        self.words: list[str] = []
        self.messages: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.chosen_by.add(_FORM.sub("", node.selector.id.name))
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.shown.add(_FORM.sub("", node.id.name))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)


@dataclass(frozen=True)
class Line:
    """One text of one language: the value of a message, or one of its attributes.

    `shown` are the variables that are written out, `variables` those too that choose a form; `card-of` is `card`.
    """

    file: str
    key: str
    attribute: str | None
    variables: frozenset[str]
    shown: frozenset[str]
    words: str

    @property
    def name(self) -> str:
        return self.key if self.attribute is None else f"{self.key}.{self.attribute}"

    @property
    def is_worded(self) -> bool:
        """Whether there is anything to translate: a bare `{ $a } / { $b }` reads the same everywhere."""
        return any(letter.isalpha() for letter in self.words)


def file_names(code: str) -> list[str]:
    """The files of a language, without the language: those of a box stand under the box's folder."""
    return [_name(file, code) for file in wordfiles.files(code)]


def _name(file: Path, code: str) -> str:
    """`cards.ftl` for the shared ones, `dday/boxes/base/cards.ftl` for those of a room."""
    place = file.relative_to(wordfiles.PACKAGE).as_posix()
    return place.replace(f"i18n/{code}/", "")


@cache
def body(code: str, name: str) -> tuple[ast.EntryType, ...]:
    file = next(file for file in wordfiles.files(code) if _name(file, code) == name)
    return tuple(FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body)


def lines(code: str) -> list[Line]:
    """Every text of a language, in the order of its files, repeated ones included."""
    found: list[Line] = []
    for name in file_names(code):
        for entry in body(code, name):
            if not isinstance(entry, ast.Message):
                continue
            if entry.value is not None:
                found.append(_line(code, name, entry.id.name, None, entry.value))
            for attribute in entry.attributes:
                if attribute.id.name not in FORMS:
                    found.append(_line(code, name, entry.id.name, attribute.id.name, attribute.value))
    return found


def comments(code: str) -> dict[str, str]:
    """What stands above a message, for those that bear a comment."""
    return {
        entry.id.name: entry.comment.content
        for name in file_names(code)
        for entry in body(code, name)
        if isinstance(entry, ast.Message) and entry.comment is not None and entry.comment.content
    }


def _line(code: str, file: str, key: str, attribute: str | None, pattern: ast.Pattern) -> Line:
    parts = _Parts()
    parts.visit(pattern)
    for message in parts.messages:  # what it refers to is said with the same variables
        within = _message(code, message)
        parts.shown |= within.shown
        parts.chosen_by |= within.chosen_by
    variables = frozenset(parts.shown | parts.chosen_by)
    return Line(file, key, attribute, variables, frozenset(parts.shown), " ".join(parts.words))


@cache
def _message(code: str, key: str) -> _Parts:
    parts = _Parts()
    for name in file_names(code):
        for entry in body(code, name):
            if isinstance(entry, ast.Message) and entry.id.name == key and entry.value is not None:
                parts.visit(entry.value)
    return parts

"""The words as they lie in the files: found by scanning, cut into entries, and read no further than they are asked for.

Parsing all of a language costs more than all else at start-up, so a file is only cut where an entry begins;
`hhour.i18n` gives an entry to Fluent when its words are wanted. Nothing is kept on disk, so nothing can be stale.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from hhour.folders import foreign

PACKAGE: Final = Path(__file__).parents[1]
NO_WORDS: Final = frozenset(("__pycache__", "static"))

# An entry: a name at the beginning of a line, an equals sign, and all lines up to the next name or comment.
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=[^\n]*\n?(?:(?![#a-zA-Z-])[^\n]*\n?)*", re.MULTILINE)
# An entry without braces and without lines that go on says what it says; to read it needs no grammar.
_PLAIN: Final = re.compile(r"[a-zA-Z][\w-]* *= *([^{}\n]+)\n*(?: +\.[a-zA-Z][\w-]* *= *[^{}\n]+\n*)*")
_PLAIN_ATTRIBUTE: Final = re.compile(r"^ +\.([a-zA-Z][\w-]*) *= *([^\n]+)", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")

Plain = dict[str | None, str]  # the text, under None, and the texts of its attributes


def folders(code: str, package: Path = PACKAGE) -> list[Path]:
    """Every folder `i18n/<code>` of the package, the shared one first, and of the boxes that HHOUR_BOXES names."""
    own = sorted(_below(package, code), key=lambda folder: (folder.parent.parent != package, folder))
    return own + [folder for shelf in foreign() for folder in _below(shelf, code)]


def _below(top: Path, code: str) -> Iterator[Path]:
    for place, inside, _ in os.walk(top):
        inside[:] = sorted(name for name in inside if name not in NO_WORDS)
        if os.path.basename(place) == "i18n" and code in inside:
            yield Path(place, code)


def files(code: str, package: Path = PACKAGE) -> list[Path]:
    """The Fluent files of a language, in the order in which they are read."""
    return [file for folder in folders(code, package) for file in sorted(folder.glob("*.ftl"))]


def entries(text: str) -> dict[str, str]:
    """The source of each message by its id, of each term by its id with its hyphen.

    >>> entries("# cards\\n-unit = unit\\nmedic = Medic\\n    .text = Heals.\\n")
    {'-unit': '-unit = unit\\n', 'medic': 'medic = Medic\\n    .text = Heals.\\n'}
    """
    found: dict[str, str] = {}
    for entry in _ENTRY.finditer(text):
        found.setdefault(entry[1], entry[0])
    return found


def read(code: str, package: Path = PACKAGE) -> dict[str, str]:
    """All entries of a language; of two with the same id the first counts, as in Fluent."""
    found: dict[str, str] = {}
    for file in files(code, package):
        found = entries(file.read_text(encoding="utf-8")) | found
    return found


def plain(source: str) -> Plain | None:
    """The texts of a message that needs no grammar; None where Fluent has to read it.

    >>> plain("medic = Medic\\n    .text = Heals.\\n")
    {None: 'Medic', 'text': 'Heals.'}
    >>> plain("count = { $n } dice\\n")
    """
    whole = _PLAIN.fullmatch(source)
    if whole is None:
        return None
    texts: Plain = {None: whole[1].rstrip(" ")}
    return texts | {name: text.rstrip(" ") for name, text in _PLAIN_ATTRIBUTE.findall(source)}


def wants(entries: Mapping[str, str], key: str, name: str) -> bool:
    """Whether an entry or one it refers to uses the variable, or a form of it.

    >>> wants({"a": "a = { b }", "b": "b = { $card-of }"}, "a", "card"), wants({"a": "a = { $cards }"}, "a", "card")
    (True, False)
    """
    found, waiting = {key}, [key]
    while waiting:
        source = entries.get(waiting.pop(), "")
        if re.search(rf"\${re.escape(name)}(?![a-zA-Z0-9_])", source):
            return True
        further = [other for other in named_in(source) if other not in found]
        found.update(further)
        waiting += further
    return False


def named_in(source: str) -> list[str]:
    """The entries to which one refers, terms with their hyphen: in Fluent a reference stands right after a brace.

    >>> named_in("ask = { $n -> *[other] { card-medic } { -unit(case: 'of') } }")
    ['card-medic', '-unit']
    """
    return list(dict.fromkeys(_REFERENCE.findall(source)))

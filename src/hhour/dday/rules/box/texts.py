"""Whether a box says all it must: its cards, options, questions and maps have words, and so has what its code tells.

Our own boxes are held to this by the tests, in every language, so that no game pays for it. A foreign box is asked when
it is read: English must be whole, and so must every other language it brings at all; the others then speak English.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from hhour.dday.rules.turn.pick import Ask
from hhour.i18n import FALLBACK, LANGUAGES, language

if TYPE_CHECKING:
    from hhour.dday.rules.box.shelf import Shelved

# What a call tells: the place of its key among the arguments, and where the words for it stand.
TELLING: Final = {
    "emit": (0, "event"),
    "Refusal": (1, "refusal"),
    "SetupError": (0, "refusal"),
    "Action": (0, "do"),
}
PLAIN_VALUES: Final = ("on", "off")


class Wanted(NamedTuple):
    """A text that something needs: `what` in a sentence, `word` as its files write it, or the line that says it."""

    what: str
    word: str
    key: str
    attribute: str | None = None
    place: str = ""

    @property
    def name(self) -> str:
        return self.key if self.attribute is None else f"{self.key}.{self.attribute}"


def wanted(shelved: Shelved) -> Iterator[Wanted]:
    """Every text the box needs, but for those of its maps."""
    box = shelved.box
    for slug in shelved.cards:
        for key, attribute in ((f"card-{slug}", None), (f"card-{slug}", "text"), (f"the-{slug}", None)):
            yield Wanted(f"the card '{slug}'", slug, key, attribute)
    for option in box.options:
        yield Wanted(f"the option '{option.key}'", option.key, f"option-{option.key}")
        for attribute in ("text", *(f"value-{value}" for value in option.values if value not in PLAIN_VALUES)):
            yield Wanted(f"the option '{option.key}'", option.key, f"option-{option.key}", attribute)
    for name, step in shelved.steps.items():
        if type(step).choices is not Ask.choices:  # nobody stops at a step that offers nothing
            yield Wanted(f"the question '{name}'", name, f"ask-{name}")
    for phase in box.phases:
        yield Wanted(f"the phase '{phase}'", phase, f"phase-{phase.lower()}")
    for kind in box.kinds:
        yield Wanted(f"the kind of card '{kind}'", kind, f"kind-{kind}")
    for word in box.words:
        name = word.form.partition("(")[0]
        yield Wanted(f"the sector's word {name}", word.form, f"attr-{name.lower().replace('_', '-')}")
    for verb in box.free_verbs:
        yield Wanted(f"the verb '{verb.verb}'", verb.verb, f"do-{verb.verb}")
    for module in shelved.modules:
        yield from _told(Path(str(module.__file__)))


def wanted_by_map(slug: str) -> Iterator[Wanted]:
    """The texts of a map or scenario."""
    for attribute in (None, "history"):
        yield Wanted(f"the map '{slug}'", slug, f"map-{slug}", attribute)


def _told(file: Path) -> Iterator[Wanted]:
    """What the code of a file tells by a word written there."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        at, stem = TELLING.get(called, (0, ""))
        if not stem or len(node.args) <= at:
            continue
        key = node.args[at]
        if isinstance(key, ast.Constant) and isinstance(key.value, str):
            word = key.value.partition(" ")[0]
            yield Wanted(f"'{word}'", word, f"{stem}-{word}", None, f"{file}:{key.lineno}")


def missing(texts: Iterable[Wanted], codes: Iterable[str]) -> Iterator[tuple[Wanted, str]]:
    """The texts that one of the languages lacks, with that language."""
    for text in texts:
        for code in codes:
            if not language(code).has(text.key, text.attribute):
                yield text, code


def spoken(folder: Path) -> tuple[str, ...]:
    """The languages a foreign box has to be whole in: English, and those it brings words of."""
    return tuple(code for code in LANGUAGES if code == FALLBACK or (folder / "i18n" / code).is_dir())

"""Every word the table says, in three languages, keyed by id.

    >>> from hhour.i18n import language
    >>> language("fr").text("card-medic")
    'Toubib'
    >>> language("en").text("count-soldiers", n=1)
    '1 soldier'

The words live in `<code>/*.ftl` (Fluent), one file a topic; `docs/guide/languages.md` says how to add some.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from hhour.i18n import spelling, wordfiles
from hhour.i18n.noun import Noun, spread

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message

LANGUAGES: Final = ("en", "fr", "zh")
FALLBACK: Final = "en"
REMEMBERED: Final = 20_000


class UnknownLanguage(ValueError):
    """Asked for a language that the table does not speak."""

    def __init__(self, code: str) -> None:
        super().__init__(f"There is no language '{code}'; choose en, fr or zh.")
        self.code = code


class Language:
    """One language: looks up a text by its key and fills in the numbers and names.

    `entries` are the sources of its messages and terms. Fluent is imported, and reads an entry, when grammar is needed.
    """

    def __init__(self, code: str, entries: Mapping[str, str]) -> None:
        self.code: Final = code
        self.entries: Final = entries
        self._plain: dict[str, wordfiles.Plain | None] = {}
        self._messages: dict[str, Message] = {}
        self._said: dict[tuple[object, ...], str | None] = {}  # Fluent takes its time, and a table repeats itself
        self._nouns: dict[tuple[object, ...], Noun] = {}
        self._wanted: dict[tuple[object, ...], bool] = {}
        self._spelled: dict[tuple[str, str | None], spelling.Parts | None] = {}
        self._fluent: FluentBundle | None = None

    def text(self, key: str, /, **params: str | int) -> str:
        """The message `key`; English if this language lacks it, the key itself if English does too."""
        return self._say(key, None, params) or key

    def attr(self, key: str, attribute: str, /, **params: str | int) -> str:
        """The attribute of a message (`attr("card-medic", "text")`), with the same ways out as `text`."""
        return self._say(key, attribute, params) or f"{key}.{attribute}"

    def decimal(self, value: float, digits: int = 1, sign: bool = False) -> str:
        """A number to so many places, as the language writes it."""
        told = f"{value:+.{digits}f}" if sign else f"{value:.{digits}f}"
        return told.replace(".", ",") if self.code == "fr" else told

    def noun(self, key: str, /, **params: str | int) -> Noun:
        """The message as a name in a sentence, its attributes being its forms; with the same ways out as `text`."""
        asked = (key, *params.items())
        noun = self._nouns.get(asked)
        if noun is None:
            forms = {form: self.attr(key, form, **params) for form in self._attributes(key)}
            noun = Noun(self.text(key, **params), forms)
            _remember(self._nouns, asked, noun)
        return noun

    def _attributes(self, key: str) -> list[str]:
        if key not in self.entries:
            return language(FALLBACK)._attributes(key) if self.code != FALLBACK else []
        plain = self._plain_texts(key)
        return [name for name in plain if name] if plain is not None else list(self._message(key).attributes)

    def has(self, key: str, attribute: str | None = None) -> bool:
        """Whether this language itself has the message (and the attribute)."""
        if key not in self.entries or key.startswith("-"):
            return False
        if (plain := self._plain_texts(key)) is not None:
            return attribute in plain
        message = self._message(key)
        return message.value is not None if attribute is None else attribute in message.attributes

    def wants(self, key: str, name: str) -> bool:
        """Whether the message, or one that it names, has a place for this: what has none need not be worked out."""
        wanted = self._wanted.get((key, name))
        if wanted is None:
            wanted = wordfiles.wants(self.entries, key, name)
            if not wanted and self.code != FALLBACK:  # whose words stand in where some are missing
                wanted = language(FALLBACK).wants(key, name)
            _remember(self._wanted, (key, name), wanted)
        return wanted

    def format(self, key: str, attribute: str | None, params: Mapping[str, str | int]) -> tuple[str, list[Exception]]:
        """What this language itself says, and what went wrong on the way (a parameter that was not given)."""
        if (plain := self._plain_texts(key)) is not None:
            return plain[attribute], []
        message = self._message(key)
        pattern = message.value if attribute is None else message.attributes[attribute]
        if pattern is None:
            raise KeyError(key)
        given = spread(params)
        if (key, attribute) not in self._spelled:
            self._spelled[key, attribute] = spelling.parts_of(pattern)
        parts = self._spelled[key, attribute]
        if parts is not None and (spelled := spelling.spell(parts, given)) is not None:
            return spelled, []
        said, errors = self._bundle.format_pattern(pattern, given)
        return str(said), errors

    def _say(self, key: str, attribute: str | None, params: Mapping[str, str | int]) -> str | None:
        asked = (key, attribute, *params.items())
        said = self._said.get(asked)
        if said is None:
            said = self._work_out(key, attribute, params)
            _remember(self._said, asked, said)
        return said

    def _work_out(self, key: str, attribute: str | None, params: Mapping[str, str | int]) -> str | None:
        if self.has(key, attribute):
            return self.format(key, attribute, params)[0]
        if self.code != FALLBACK:
            return language(FALLBACK)._say(key, attribute, params)
        return None

    # --- reading --------------------------------------------------------------------------------------------------

    def _plain_texts(self, key: str) -> wordfiles.Plain | None:
        if key not in self._plain:
            self._plain[key] = wordfiles.plain(self.entries[key])
        return self._plain[key]

    @property
    def _bundle(self) -> FluentBundle:
        if self._fluent is None:
            from fluent.runtime import FluentBundle

            # Isolation marks protect mixed writing directions, which none of our languages has; they spoil a terminal.
            self._fluent = FluentBundle([self.code], use_isolating=False)
        return self._fluent

    def _message(self, key: str) -> Message:
        if key not in self._messages:
            self._read(key, set())
            self._messages[key] = self._bundle.get_message(key)
        return self._messages[key]

    def _read(self, name: str, seen: set[str]) -> None:
        """Give an entry to Fluent, and every entry it names."""
        from fluent.runtime import FluentResource

        if name in seen or name not in self.entries:
            return
        seen.add(name)
        self._bundle.add_resource(FluentResource(self.entries[name]))
        for other in wordfiles.named_in(self.entries[name]):
            self._read(other, seen)


def _remember(memory: dict[tuple[object, ...], Any], asked: tuple[object, ...], answer: object) -> None:
    if len(memory) >= REMEMBERED:
        memory.clear()
    memory[asked] = answer


@cache
def calling(code: str, names: tuple[tuple[str, str], ...]) -> Language:
    """The same language where cards bear other names: `(("general", "name-colonel"),)` calls the General so."""
    own = language(code)
    renamed = {}
    for slug, key in names:
        _, _, rest = own.entries[f"card-{slug}"].partition("\n")
        renamed[f"card-{slug}"] = f"card-{slug} = {{ {key} }}\n{rest}"
    return Language(code, {**own.entries, **renamed})


@cache
def language(code: str) -> Language:
    """The language of that code, found in its files the first time it is asked for."""
    if code not in LANGUAGES:
        raise UnknownLanguage(code)
    return Language(code, wordfiles.read(code))

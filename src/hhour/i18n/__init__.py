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
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "fr", "zh")
FALLBACK: Final = "en"
REMEMBERED: Final = 20_000


class UnknownLanguage(ValueError):
    """Asked for a language that the table does not speak."""

    def __init__(self, code: str) -> None:
        super().__init__(f"There is no language '{code}'; choose en, fr or zh.")
        self.code = code


class Language:
    """One language: looks up a text by its key and fills in the numbers and names."""

    def __init__(self, code: str, bundle: FluentBundle) -> None:
        self.code: Final = code
        self._bundle = bundle
        self._said: dict[tuple[object, ...], str | None] = {}  # Fluent takes its time, and a table repeats itself

    def text(self, key: str, /, **params: str | int) -> str:
        """The message `key`; English if this language lacks it, the key itself if English does too."""
        return self._say(key, None, params) or key

    def attr(self, key: str, attribute: str, /, **params: str | int) -> str:
        """The attribute of a message (`attr("card-medic", "text")`), with the same ways out as `text`."""
        return self._say(key, attribute, params) or f"{key}.{attribute}"

    def has(self, key: str, attribute: str | None = None) -> bool:
        """Whether this language itself has the message (and the attribute)."""
        if not self._bundle.has_message(key):
            return False
        message = self._bundle.get_message(key)
        return message.value is not None if attribute is None else attribute in message.attributes

    def format(self, key: str, attribute: str | None, params: Mapping[str, str | int]) -> tuple[str, list[Exception]]:
        """What this language itself says, and what went wrong on the way (a parameter that was not given)."""
        message = self._bundle.get_message(key)
        pattern = message.value if attribute is None else message.attributes[attribute]
        if pattern is None:
            raise KeyError(key)
        said, errors = self._bundle.format_pattern(pattern, dict(params))
        return str(said), errors

    def _say(self, key: str, attribute: str | None, params: Mapping[str, str | int]) -> str | None:
        asked = (key, attribute, *params.items())
        if asked not in self._said:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            self._said[asked] = self._work_out(key, attribute, params)
        return self._said[asked]

    def _work_out(self, key: str, attribute: str | None, params: Mapping[str, str | int]) -> str | None:
        if self.has(key, attribute):
            return self.format(key, attribute, params)[0]
        if self.code != FALLBACK:
            return language(FALLBACK)._say(key, attribute, params)
        return None


@cache
def language(code: str) -> Language:
    """The language of that code, read from its files the first time it is asked for."""
    if code not in LANGUAGES:
        raise UnknownLanguage(code)
    # Isolation marks protect mixed writing directions, which none of our languages has; they spoil a terminal.
    bundle = FluentBundle([code], use_isolating=False)
    folder = files(__package__) / code
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return Language(code, bundle)

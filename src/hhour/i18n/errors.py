"""Errors that are told in the reader's language: they carry the key of one sentence and what it names."""

from __future__ import annotations

from functools import partial
from typing import Any

from hhour.i18n import FALLBACK, Language, language


class TranslatedError(Exception):
    """Something a user can set right. `str()` is the sentence in English."""

    def __init__(self, key: str, **params: str | int) -> None:
        self.key = key
        self.params = params
        super().__init__(self.text(language(FALLBACK)))

    def text(self, lang: Language) -> str:
        """The sentence in a language."""
        return lang.text(self.key, **self.params)

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), self.key, **self.params), ()

"""What goes wrong, as a key and the numbers of its sentence: for a request or message, and for the host's commands."""

from __future__ import annotations

import re

from hhour.i18n import Language, language
from hhour.kernel.refusal import HHourError, Refusal


class Trouble(HHourError):
    """Ends a request or message with one plain sentence; the table goes on for the others.

    `key` belongs to the server's own sentences (`problem-<key>`) unless a refusal of the engine is behind it.
    """

    def __init__(self, status: int, key: str, refusal: Refusal | None = None, **params: int | str) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.params = params
        self.refusal = refusal
        self.because: Refusal | None = None
        self.game = ""  # whose words tell the refusal


def from_engine(error: HHourError, status: int = 422, game: str = "") -> Trouble:
    """The engine's refusal, setup error or record error as trouble, to be told in the words of this game."""
    refusal = getattr(error, "refusal", None)
    if isinstance(refusal, Refusal):
        trouble = Trouble(status, refusal.key, refusal)
        because = getattr(error, "because", None)
        trouble.game = game
        trouble.because = because if isinstance(because, Refusal) else None
        return trouble
    return Trouble(status, "not-possible")


def malformed(complaint: str) -> Trouble:
    """What the decoder complains about; a text that is too long is told how long it may be."""
    limit = re.search(r"`str` of length <= (\d+)", complaint)
    return Trouble(400, "too-long", most=int(limit[1])) if limit else Trouble(400, "malformed")


class HostError(HHourError):
    """Why the server cannot be started or a command of the host be carried out: the sentence is `host-<key>`."""

    def __init__(self, key: str, **params: int | str) -> None:
        self.key = key
        self.params = params
        self.code = 1  # the exit code
        super().__init__(self.told(language("en")))

    def told(self, lang: Language) -> str:
        """The sentence in this language."""
        return lang.text(f"host-{self.key}", **self.params)

"""What a request or message gets instead of what it asked for: a status, a key and the numbers of its sentence."""

from __future__ import annotations

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

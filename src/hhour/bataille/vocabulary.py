"""The verbs of Bataille: what their words name, and which are ways out."""

from __future__ import annotations

from typing import Final

from hhour.kernel.choice import QUIET, ROLL, Verb

_LISTED: Final = (
    Verb("roll", manner=ROLL),
    Verb("reroll", "die*", manner=ROLL),
    Verb("leave", "die*"),
    Verb("set", "die face|die"),
    Verb("strike", "axis-die*"),
    Verb("turn", "terrain"),
    Verb("play", "card"),
    Verb("take", "card"),
    *(Verb(name, manner=QUIET) for name in ("stop", "pass", "enough")),
    *(Verb(name) for name in ("always-pass", "ask-me", "deploy", "progress", "retreat")),
)

VERBS: Final[dict[str, Verb]] = {verb.name: verb for verb in _LISTED}

"""The verbs of D-Day Dice Pocket Express: what their words name, and which are ways out."""

from __future__ import annotations

from typing import Final

from hhour.kernel.choice import GRAVE, QUIET, ROLL, Verb

_LISTED: Final = (
    Verb("roll", manner=ROLL),
    Verb("reroll", "die*", manner=ROLL),
    Verb("leave", "die*"),
    Verb("paint", "die colour"),
    Verb("set", "die face|die colour face"),
    Verb("use", "card|card seat"),
    Verb("rally", "card|card seat"),
    Verb("lose", "card"),
    Verb("hold", "number"),
    Verb("drop", "number"),
    *(Verb(name, manner=QUIET) for name in ("stop", "done", "pass", "keep")),
    *(Verb(name) for name in ("again", "deploy")),
    Verb("give-up", manner=GRAVE),
)

VERBS: Final[dict[str, Verb]] = {verb.name: verb for verb in _LISTED}

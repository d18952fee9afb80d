"""The verbs of D-Day Dice: what their words name, which are ways out, and what they cost. Boxes add their own."""

from __future__ import annotations

from typing import Final

from hhour.dday.rules.turn.prices import award_price, claim_price, find_price, recruit_price, way_price
from hhour.kernel.choice import GRAVE, QUIET, ROLL, Verb

_LISTED: Final = (
    # dice
    Verb("roll", manner=ROLL),
    Verb("reroll", "die*", manner=ROLL),
    Verb("leave", "die*", manner=QUIET),
    Verb("lock", "die*"),
    Verb("remove", "die|colour"),
    Verb("cancel", "die*|colour face", manner=QUIET),
    Verb("set", "die face|gun number|gun face|number"),
    Verb("paint", "die colour"),
    Verb("exchange", "die colour face|die other-die"),
    Verb("add", "colour face"),
    Verb("colour", "colour"),
    Verb("claim", "face"),
    Verb("bonus", "face"),
    Verb("white", "face"),
    Verb("become", "face"),
    # places
    Verb("start", "sector"),
    Verb("advance", "sector", costs=way_price),
    Verb("move", "sector", costs=way_price),
    Verb("charge", "sector", costs=way_price),
    Verb("retreat", "sector"),
    Verb("aim", "sector"),
    # cards
    Verb("recruit", "card", costs=recruit_price),
    Verb("find", "card", costs=find_price),
    Verb("refind", "card", costs=find_price),
    Verb("buy", "card", costs=award_price),
    Verb("mine", costs=claim_price),
    Verb("take", "resource number|card"),
    Verb("return", "card"),
    Verb("sacrifice", "card"),
    Verb("use", "card"),
    # amounts
    Verb("give", "resource number|card"),
    Verb("gain", "resource number|resource|card"),
    Verb("lose", "resource number|resource|card"),
    Verb("pay", "courage stars"),
    # other seats
    *(
        Verb(name, "seat")
        for name in ("courage", "reinforce", "reward", "loss", "assault", "honour", "trade", "copy", "protect", "for",
                     "contact", "change-places")
    ),
    Verb("swap", "pool|seat"),
    # ways out
    *(
        Verb(name, manner=QUIET)
        for name in ("stop", "done", "declared", "pass", "stay", "decline", "withdraw", "enough", "yours", "keep")
    ),
    Verb("give-up", manner=GRAVE),
    Verb("abandon", manner=GRAVE),
    # and those that stand alone
    *(
        Verb(name)
        for name in ("accept", "again", "draw", "fight", "go-on", "join", "offer", "ready", "repeat", "safe",
                     "soldiers", "stars", "straight")
    ),
)  # fmt: skip

VERBS: Final[dict[str, Verb]] = {verb.name: verb for verb in _LISTED}

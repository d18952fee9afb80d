"""One sentence for each event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hhour.dday.rules.battle.state import MUST_MOVE
from hhour.dday.speech.params import named
from hhour.dday.speech.parts import tell_parts
from hhour.i18n import Language
from hhour.i18n.phrases import Params, Phrases
from hhour.kernel.event import Event
from hhour.kernel.lying import NOTHING_LIES, Lying
from hhour.kernel.setup import parse_setup

# The sentence before already says it: a Unit that advances to a sector arrives there unless something is told between.
NOISE: Final[frozenset[str]] = frozenset(("arrived",))
MOST_TOLD: Final = 8192
_TOLD: Final[dict[tuple[object, ...], str]] = {}  # by all that a sentence hangs on: much happens again


def tell_event(event: Event, lang: Language, role: str = "", lying: Lying = NOTHING_LIES) -> str:
    """What happened, in one sentence; '' for the kinds in NOISE. A role may have words of its own.

    `lying`: what the dice it names showed before.
    """
    if event.kind in NOISE:
        return ""
    if lying:
        return _tell(event, lang, role, lying)
    asked = (event.kind, event.seat, event.rule, event.source, tuple(event.data.items()), lang, role)
    told = _TOLD.get(asked)
    if told is None:
        if len(_TOLD) >= MOST_TOLD:
            _TOLD.clear()
        told = _TOLD[asked] = _tell(event, lang, role, lying)
    return told


def _tell(event: Event, lang: Language, role: str, lying: Lying) -> str:
    say = Phrases(lang, lying)
    key = say.own_key("event", role, event.kind)
    params = named(event.data, say, key)
    params["unit"] = event.seat
    params["by"] = _source(event, say)
    more = _MORE.get(event.kind)
    if more is not None:
        params |= more(event, say)
    if role and "face" in event.data:
        params["bonus"] = say.bonus(str(event.data["face"]), role)
    variant = _variant(event, say)
    if not variant and ("card" in event.data or "cards" in event.data):
        variant = "told"  # where others hear less: which card it is
    return say.sentence(key, variant, params)


def _source(event: Event, say: Phrases) -> str:
    if say.is_card(event.source):
        return say.card(event.source)
    return say.place(event.source) if event.source else ""


def _variant(event: Event, say: Phrases) -> str:
    """Which form of the sentence: by what the event is about, else by where it comes from."""
    choose = _VARIANTS.get(event.kind)
    if choose is not None:
        return choose(event)
    if not event.source or event.source == event.data.get("card"):
        return ""
    return "by-card" if say.is_card(event.source) else "by-sector"


def _free(event: Event) -> str:
    return "" if event.data.get("cost") else "free"


def _casualties(event: Event) -> str:
    if not event.data["n"]:
        return "none"
    return "parts" if event.data["parts"] else ""


_WHY_LOST: Final = {"B-MOVE-07": "stuck", "B-MOVE-14": "unable", "R-ASSAULT-06": "repelled"}
_VARIANTS: Final[dict[str, Callable[[Event], str]]] = {
    "advances": _free,
    "casualties": _casualties,
    "d6": lambda event: str(event.data["purpose"]),
    "dealt": lambda event: "" if event.seat else "table",
    "effect": lambda event: str(event.data["what"]),
    "found": _free,
    "grey-mgf": lambda event: "own" if event.seat else "",
    "lost": lambda event: "" if event.data["unit"] else "bunkers",
    "marker": lambda event: "must-move" if event.data["n"] == MUST_MOVE else "",
    "recruited": _free,
    "safe": lambda event: "" if event.data["soldiers"] else "alone",
    "wiped-out": lambda event: _WHY_LOST.get(event.rule, ""),
    "warning": lambda event: str(event.data["what"]),
    "worn": lambda event: "guns" if event.data["guns"] else "",
}


def _began(event: Event, say: Phrases) -> Params:
    setup = parse_setup(str(event.data["setup"]))
    level = setup.fields.get("level", "")
    board = say.text(f"map-{setup.board}")
    return {"map": say.noted(board, [say.text(f"level-{level}")] if level else []), "n": setup.seats}


def _resources(event: Event, say: Phrases) -> Params:
    amounts = {
        name: n for name in ("soldiers", "stars", "courage", "points") if isinstance(n := event.data.get(name), int)
    }
    return {"what": say.listing(say.count(name, n) for name, n in amounts.items() if n)}


def _made_of(event: Event, say: Phrases) -> Params:
    parts = event.data["parts"]
    return {"parts": tell_parts((str(part) for part in parts), say) if isinstance(parts, tuple) else ""}


def _marker(event: Event, say: Phrases) -> Params:
    n = event.data["n"]
    return {"face": say.text("marker-must-move" if n == MUST_MOVE else f"marker-{n}")}


def _swapped(event: Event, say: Phrases) -> Params:
    """The die one gets is the other Unit's."""
    theirs = str(event.data["for"])
    return {"for": say.shown([lies]) if (lies := say.lying.get(f"{event.data['unit']}:{theirs}")) else say.die(theirs)}


def _which(event: Event, say: Phrases) -> Params:
    """A die by what it shows; a result that is no die by its colour and face."""
    which, face = str(event.data["which"]), str(event.data["face"])
    return {"which": say.die(which) if which in say.lying else say.noted(say.die(which), [say.short(face)])}


def _ground(event: Event, say: Phrases) -> Params:
    """The ground is named after the last part of its rule id: B-MAP-N06-RA3 is `random-a3`."""
    return {"ground": say.text(f"random-{event.rule.rpartition('-R')[2].lower()}")}


def _purpose(event: Event, say: Phrases) -> Params:
    return {"purpose": say.text(f"purpose-{event.data['purpose']}"), "before": _int(event, "from")}


def _int(event: Event, key: str) -> int:
    value = event.data.get(key, 0)
    return value if isinstance(value, int) else 0


_MORE: Final[dict[str, Callable[[Event, Phrases], Params]]] = {
    "advances": _made_of,
    "began": _began,
    "blind-start": _resources,
    "cancelled": _which,
    "casualties": _made_of,
    "d6": _purpose,
    "die-changed": _purpose,
    "fight-back": _made_of,
    "marker": _marker,
    "random-sector": _ground,
    "result-removed": _which,
    "start-resources": _resources,
    "swap-offered": _swapped,
    "swapped": _swapped,
}

"""The closed vocabulary of the map tables: which words a sector may carry, and in which forms.

A form is written as the rulebook writes it, `BONUS(face,n)`: the small words are places to fill, everything else
stands for itself. A box adds its own forms with `add_words` before its maps are built.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from hhour.kernel.faces import FACES


class BeachError(ValueError):
    """A map that cannot be played; the message is one plain sentence naming map and sector."""


@dataclass(frozen=True)
class Attribute:
    """One word of a sector with its arguments; `str()` gives back the form of the map table."""

    word: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.word}({','.join(self.args)})" if self.args else self.word


BASE_FORMS: Final = (
    "BONUS(face,n)",
    "PENALTY(face,n)",
    "NO_LOCK",
    "LOCK(n)",
    "DICE(n)",
    "NO_SKULL_REROLL",
    "JOIN(x)",
    "JOIN_FIRST(x)",
    "NO_FIND",
    "FREE_ITEM(x)",
    "VEHICLE(x,pay)",
    "VEHICLE(x,free)",
    "AWARD_FIRST",
    "ENTRY_SOLDIERS(1d6)",
    "FOUR_GAIN(n)",
    "FOUR_LOSE(n)",
    "CAPACITY(n)",
    "STAY_FOREVER",
    "CLIMB",
    "RETREAT(a,b)",
    "DEF_FIXED",
    "GENERAL_CANCELS",
    "BATTLE_CRY_ONLY",
    "RANDOM(t)",
    "COMBAT_LOSS(1d6)",
    "COMBAT_LOSS_UNLESS(x,1d6)",
    "SKULL_ANY(1)",
    "NO_BATTLE_CRY",
    "STAR_LOSS(1)",
    "RWB_SOLDIER(1)",
    "CANT_STAY",
)

SPECIAL_DAMAGE: Final = ("specialist", "courage")

_NUMBER: Final = r"[1-9][0-9]*"
_SLUG: Final = r"[a-z]+(?:-[a-z0-9]+)*"
_PLACES: Final[dict[str, str]] = {
    "face": "|".join(FACES),
    "n": _NUMBER,
    "i": _NUMBER,
    "n/m": f"{_NUMBER}/{_NUMBER}",
    "x": _SLUG,
    "t": "[A-Z]",
    "a": _NUMBER,
    "b": _NUMBER,
}
_SHAPE: Final = re.compile(r"([A-Z][A-Z_]*)(?:\(([^()]*)\))?")

_forms: dict[str, list[tuple[str, ...]]] = {}


def add_words(*forms: str) -> None:
    """Add forms to the vocabulary; a box calls this for the words its own maps bring."""
    for form in forms:
        attribute = _split(form)
        known = _forms.setdefault(attribute.word, [])
        if attribute.args not in known:
            known.append(attribute.args)


def vocabulary() -> tuple[str, ...]:
    """Every form known now, in the spelling of the rulebook's table."""
    return tuple(str(Attribute(word, places)) for word, forms in _forms.items() for places in forms)


def parse_attributes(text: str) -> tuple[Attribute, ...]:
    """Read `BONUS(COURAGE,1), JOIN(scout)`; an empty text or a dash means none."""
    if text.strip() in ("", "–", "-"):
        return ()
    attributes = tuple(_split(part) for part in split_list(text))
    for attribute in attributes:
        _check(attribute)
    return attributes


def split_list(text: str) -> list[str]:
    """Split at the commas that stand outside brackets."""
    return [part.strip() for part in re.split(r",(?![^(]*\))", text)]


def _split(text: str) -> Attribute:
    match = _SHAPE.fullmatch(text.strip())
    if match is None:
        raise BeachError(f"'{text.strip()}' is not written like WORD or WORD(argument)")
    word, inside = match.groups()
    args = tuple(part.strip() for part in inside.split(",")) if inside is not None else ()
    return Attribute(word, args)


def _check(attribute: Attribute) -> None:
    forms = _forms.get(attribute.word)
    if forms is None:
        near = get_close_matches(attribute.word, _forms, cutoff=0.75)
        hint = f" (nearest: {near[0]})" if near else ""
        raise BeachError(f"the word {attribute.word} is not in the map vocabulary{hint}")
    if not any(_fits(attribute.args, places) for places in forms):
        allowed = " or ".join(str(Attribute(attribute.word, places)) for places in forms)
        raise BeachError(f"{attribute} does not have the form {allowed}")


def _fits(args: tuple[str, ...], places: tuple[str, ...]) -> bool:
    if len(args) != len(places):
        return False
    return all(re.fullmatch(_PLACES.get(place, re.escape(place)), arg) for arg, place in zip(args, places, strict=True))


add_words(*BASE_FORMS)

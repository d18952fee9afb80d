"""Dice as they lie on the table: called by what they show."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force
from hhour.i18n.phrases import Phrases
from hhour.kernel.action import Action
from hhour.kernel.dice import Tray
from hhour.kernel.faces import COLOUR_NAMES, FACE_NAMES

Shown = tuple[tuple[str, tuple[str, str]], ...]
HERE: Final = frozenset(("courage", "reinforce", "exchange"))  # verbs that the table adds to, see `told_here`


def shown(force: Force, slot: str, say: Phrases) -> str:
    """'red star'; a die that lies nowhere by its place, 'red 1'."""
    found = lying(force).get(slot)
    return say.shown([found]) if found is not None else say.die(slot)


def lying(force: Force) -> Mapping[str, tuple[str, str]]:
    """Every die of a force, by its place: colour and face."""
    return _looks(force.tray, force.faces, force.colours)


@lru_cache(1024)
def _looks(tray: Tray, faces: tuple[int, ...], colours: tuple[int, ...]) -> Mapping[str, tuple[str, str]]:
    """Colour and face of every die; where the dice are still to be rolled, the colour alone."""
    if not faces:
        return {slot: (COLOUR_NAMES[tray.colours[at]], "") for slot, at in tray.numbers.items()}
    there = {slot: at for slot, at in tray.numbers.items() if at < len(faces)}
    return {slot: _look(colours[at], faces[at]) for slot, at in there.items()}


@cache
def _look(colour: int, face: int) -> tuple[str, str]:
    """One for all dice that look alike: there are few, and what was said about them is kept by them."""
    return COLOUR_NAMES[colour], FACE_NAMES[face]


def shown_by(p: Field, seat: int, action: Action) -> Shown:
    """What the dice of an action show: one's own (`r1`), and those of others (`2:w1`)."""
    own = lying(p.force(seat))
    found: list[tuple[str, tuple[str, str]]] = []
    for word in action.args:
        lies = own.get(word) or (_of_another(p, word) if ":" in word else None)
        if lies is not None:
            found.append((word, lies))
    return tuple(found)


def _of_another(p: Field, word: str) -> tuple[str, str] | None:
    other, _, slot = word.rpartition(":")
    if not (other.isdigit() and 0 < int(other) <= len(p.battle.forces)):
        return None
    return lying(p.force(int(other))).get(slot)


def told_here(p: Field, seat: int, action: Action, say: Phrases) -> str:
    """What the table adds to the words of a choice: what swapped dice show, a gift to oneself, or nothing ('')."""
    if action.verb not in HERE:
        return ""
    lane = p.battle.lanes[seat]
    if action.verb in ("courage", "reinforce") and action.args == (str(seat),):
        return say.sentence(f"do-{action.verb}", "own", {})
    if action.verb == "exchange" and len(action.args) == 2 and lane and lane[-1][0] == "swap-give":
        unit, other = p.force(seat), p.force(lane[-1][1])
        return say.sentence(
            "do-exchange", "", {"die": shown(unit, action.args[0], say), "for": shown(other, action.args[1], say)}
        )
    return ""

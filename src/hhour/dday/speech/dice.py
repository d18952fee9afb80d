"""Dice as they lie on the table: called by what they show."""

from __future__ import annotations

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force
from hhour.i18n.phrases import Phrases
from hhour.kernel.action import Action
from hhour.kernel.faces import COLOUR_NAMES, FACE_NAMES

Shown = tuple[tuple[str, tuple[str, str]], ...]


def shown(force: Force, slot: str, say: Phrases) -> str:
    """'red star'; a die that lies nowhere by its place, 'red 1'."""
    found = _lies(force, slot)
    return say.shown([found]) if found is not None else say.die(slot)


def _lies(force: Force, slot: str) -> tuple[str, str] | None:
    """Colour and face; where the dice are still to be rolled, the colour alone."""
    at = force.tray.numbers.get(slot, -1)
    if at < 0:
        return None
    if not force.faces:
        return COLOUR_NAMES[force.tray.colours[at]], ""
    return (COLOUR_NAMES[force.colours[at]], FACE_NAMES[force.faces[at]]) if at < len(force.faces) else None


def shown_by(p: Field, seat: int, action: Action) -> Shown:
    """What the dice of an action show: one's own (`r1`), and those of others (`2:w1`)."""
    found: list[tuple[str, tuple[str, str]]] = []
    for word in action.args:
        other, _, slot = word.rpartition(":")
        if other and not (other.isdigit() and 0 < int(other) <= len(p.battle.forces)):
            continue
        lies = _lies(p.force(int(other) if other else seat), slot)
        if lies is not None:
            found.append((word, lies))
    return tuple(found)


def told_here(p: Field, seat: int, action: Action, say: Phrases) -> str:
    """What the table adds to the words of a choice: what swapped dice show, a gift to oneself, or nothing ('')."""
    lane = p.battle.lanes[seat]
    if action.verb in ("courage", "reinforce") and action.args == (str(seat),):
        return say.sentence(f"do-{action.verb}", "own", {})
    if action.verb == "exchange" and len(action.args) == 2 and lane and lane[-1][0] == "swap-give":
        unit, other = p.force(seat), p.force(lane[-1][1])
        return say.sentence(
            "do-exchange", "", {"die": shown(unit, action.args[0], say), "for": shown(other, action.args[1], say)}
        )
    return ""

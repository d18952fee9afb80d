"""Dice as they lie: what they show, and their colour where it is no longer that of their place."""

from __future__ import annotations

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force
from hhour.i18n.phrases import Phrases
from hhour.kernel.action import Action
from hhour.kernel.faces import COLOUR_NAMES, FACE_NAMES


def shown(force: Force, slot: str, say: Phrases) -> str:
    """'red 1 (star)'; 'red 1 (blue star)' once it has changed its colour in a swap or by a card."""
    at = force.tray.numbers.get(slot, -1)
    if at < 0 or at >= len(force.faces):
        return say.die(slot)
    face = FACE_NAMES[force.faces[at]]
    if force.colours[at] == force.tray.colours[at]:
        return say.noted(say.die(slot), [say.short(face)])
    return say.noted(say.die(slot), [say.results([f"{COLOUR_NAMES[force.colours[at]]} {face}"])])


def has_changed(force: Force, slot: str) -> bool:
    """Whether a die no longer has the colour of its place."""
    at = force.tray.numbers.get(slot, -1)
    return 0 <= at < len(force.faces) and force.colours[at] != force.tray.colours[at]


def told_here(p: Field, seat: int, action: Action, say: Phrases) -> str:
    """What the table adds to the words of a choice: what swapped dice show, a gift to oneself, or nothing ('')."""
    unit = p.force(seat)
    lane = p.battle.lanes[seat]
    if action.verb in ("courage", "reinforce") and action.args == (str(seat),):
        return say.sentence(f"do-{action.verb}", "own", {})
    if action.verb == "exchange" and len(action.args) == 2 and lane and lane[-1][0] == "swap-give":
        other = p.force(lane[-1][1])
        return say.sentence(
            "do-exchange", "", {"die": shown(unit, action.args[0], say), "for": shown(other, action.args[1], say)}
        )
    if action.verb in ("cancel", "remove") and any(has_changed(unit, slot) for slot in action.args):
        return say.sentence(
            f"do-{action.verb}", "", {"dice": say.listing(shown(unit, slot, say) for slot in action.args)}
        )
    return ""

"""What belongs to another moment of the turn than this one, and the rule that says to which (B-TURN-04 to -08)."""

from __future__ import annotations

from typing import Final

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import AWARDED, Force, Unit
from hhour.dday.rules.cards.finding import why_level
from hhour.dday.rules.cards.free import why_out
from hhour.kernel.action import Action
from hhour.kernel.refusal import Refusal

MOMENTS: Final = {
    "roll": ("ROLL", "B-TURN-04"),
    "lock": ("ROLL", "B-ROLL-04"),
    "reroll": ("ROLL", "B-ROLL-09"),
    "claim": ("UPKEEP", "B-RWB-06"),
    "straight": ("UPKEEP", "B-AWARD-01"),
    "recruit": ("MUSTER", "B-SPEC-01"),
    "find": ("MUSTER", "B-ITEM-01"),
    "buy": ("MUSTER", "B-AWARD-02"),
    "move": ("MOVE", "B-TURN-07"),
    "advance": ("MOVE", "B-TURN-07"),
    "charge": ("MOVE", "B-TURN-07"),
    "retreat": ("MOVE", "B-TURN-07"),
    "stay": ("MOVE", "B-TURN-07"),
}

MUSTER_NOW: Final = ("muster-now", "german-muster-now")
# refusals that say no more than that the question is another one
GENERAL: Final = frozenset(
    [
        "not-offered",
        "waits-for-others",
        "phase-done",
        "roll-first",
        "lock-now",
        "reroll-now",
        "ready-or-card",
        "declare-now",
        *MUSTER_NOW,
        "move-now",
    ]
)


def refuse_idle(p: Field, unit: Force, action: Action) -> Refusal:
    """Why a Unit that is asked nothing now has to wait (B-TURN-03), or what it lacks for MUSTER (B-TURN-06)."""
    gone = why_out(unit)
    if gone is not None:
        return gone
    if p.phase() == "MUSTER":  # it was passed over, and this is why
        name = p.profile(unit).muster
        refused = p.book.steps[name].refuse(p, unit.seat, (name, 0, 0, ""), action)
        if refused is not None and refused.key not in MUSTER_NOW:
            return refused
    return Refusal("B-TURN-03", "phase-done", {"action": action.text})


def sharpen(p: Field, unit: Force, action: Action, refused: Refusal) -> Refusal:
    """The rule that puts the action into another phase, where there is one (B-TURN-06, B-TURN-07)."""
    moments = MOMENTS | p.book.belongs if p.book.belongs else MOMENTS
    if refused.key not in GENERAL or action.verb not in moments:
        return refused
    lacking = why_level(p, action.verb)
    if lacking is not None:
        return lacking
    if action.verb == "buy" and unit.flags & AWARDED and p.phase() != "UPKEEP":
        return Refusal("B-AWARD-04", "award-once", {})
    phase, rule = moments[action.verb]
    if phase == "MOVE" and not isinstance(unit, Unit):  # for him it belongs to no phase
        return Refusal(rule, "nobody-to-move", {"action": action.text})
    if phase == p.phase():
        return refused
    return Refusal(rule, "other-phase", {"action": action.text, "phase": phase})

"""What belongs to another step of a skirmish than this one, who has to wait, and the rule that says so. Pure."""

from __future__ import annotations

from typing import Final

from hhour.bataille.fray import Fray
from hhour.kernel.action import Action
from hhour.kernel.lanes import TABLE
from hhour.kernel.refusal import Refusal

STEPS_OF: Final = {
    "deploy": "OPPOSITION",
    "reroll": "REROLL",
    "stop": "REROLL",
    "play": "MEDALS",
    "pass": "MEDALS",
    "progress": "ONWARD",
    "retreat": "ONWARD",
}
CHOSEN: Final = "P-BAT-71"


def refuse_idle(p: Fray, told: Refusal) -> Refusal:
    """Who is asked nothing waits for the start rolls, for a Medal, or for the player whose turn it is."""
    if not p.contest.active:
        again = p.contest.lanes[TABLE][-1][1] > 1
        return Refusal("P-BAT-06" if again else "P-BAT-05", told.key, told.params)
    return Refusal("P-BAT-42" if p.phase() == "MEDALS" else "P-BAT-02", told.key, told.params)


def sharpen(p: Fray, seat: int, action: Action, refused: Refusal) -> Refusal:
    """The step to which the action belongs, where the refusal says no more than that it is none of the answers."""
    if refused.key != "not-offered" or action.verb not in STEPS_OF:
        return refused
    if action.verb == "deploy" and not p.book.with_kommandant:  # there is no step for it
        return Refusal("P-KOM-01", "no-kommandant")
    if not p.contest.active:
        return refused
    lane = p.contest.lanes[seat]
    if not lane:
        return refused
    if lane[-1][0] == "opposition" and lane[-1][3] and action.text == "retreat":  # the last skirmish led on
        led = lane[-1][3]
        return Refusal(led, "retreat-chosen") if led == CHOSEN else Refusal(led, "retreat-forced")
    step = STEPS_OF[action.verb]
    return refused if step == p.phase() else Refusal("P-BAT-11", "other-step", {"action": action.text, "step": step})

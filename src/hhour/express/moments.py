"""What belongs to another step of an attempt than this one, who has to wait, and the rule that says so. Pure."""

from __future__ import annotations

from typing import Final

from hhour.express.shore import Shore
from hhour.express.steps.specialists import refuse_use
from hhour.kernel.action import Action
from hhour.kernel.refusal import Refusal

STEPS_OF: Final = {
    "reroll": ("REROLL", "P-EXP-40"),
    "stop": ("REROLL", "P-EXP-40"),
    "use": ("SPECIALISTS", "P-SPEC-09"),
    "done": ("SPECIALISTS", "P-EXP-50"),
    "rally": ("RALLY", "P-EXP-60"),
}
OF_THE_LEADER: Final = {"BEACH": "P-EXP-04", "AXIS": "P-EXP-04", "RALLY": "P-EXP-05", "COMPARE": "P-EXP-05"}
# refusals that say no more than that the question is another one
GENERAL: Final = frozenset(
    [
        "not-offered",
        "not-your-question",
        "left-out-count",
        "express-reroll-now",
        "express-roll-first",
        "express-use-now",
    ]
)
# reasons against a Specialist that hold in every step
ALWAYS: Final = frozenset(
    [
        "express-no-such-specialist",
        "express-full-name",
        "express-not-in-group",
        "express-just-rallied",
        "express-no-use",
        "express-acts-alone",
    ]
)


def refuse_idle(p: Shore, told: Refusal) -> Refusal:
    """Who is asked nothing waits for the leader, or for those who do this step before or with him."""
    others = "P-EXP-08" if p.book.one_set else "P-EXP-07"
    return Refusal(OF_THE_LEADER.get(p.phase(), others), told.key, told.params)


def sharpen(p: Shore, seat: int, action: Action, refused: Refusal) -> Refusal:
    """The step to which the action belongs, where the refusal says no more than that it is none of the answers.

    P-EXP-40, P-EXP-50, P-EXP-60.
    """
    if refused.key not in GENERAL or action.verb not in STEPS_OF or _asks_for(p, seat, action.verb):
        return refused
    step, rule = STEPS_OF[action.verb]
    if action.verb == "use" and action.args:
        why = refuse_use(p, seat, action.args[0])
        if why is not None and (step == p.phase() or why.key in ALWAYS):
            return why
    return refused if step == p.phase() else Refusal(rule, "other-step", {"action": action.text, "step": step})


def _asks_for(p: Shore, seat: int, verb: str) -> bool:
    """Whether the question itself knows the verb: then no other step does."""
    lane = p.invasion.lanes[seat]
    return bool(lane) and any(one.verb == verb for one in p.rules.steps[lane[-1][0]].choices(p, seat, lane[-1]))

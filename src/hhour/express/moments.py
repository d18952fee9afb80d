"""What belongs to another step of an attempt than this one, who has to wait, and the rule that says so. Pure."""

from __future__ import annotations

from typing import Final

from hhour.express.cards import SPECIALISTS
from hhour.express.shore import Shore
from hhour.kernel.action import Action
from hhour.kernel.refusal import Refusal

STEPS_OF: Final = {
    "reroll": ("REROLL", "P-EXP-40"),
    "stop": ("REROLL", "P-EXP-40"),
    "use": ("SPECIALISTS", "P-SPEC-09"),
    "done": ("SPECIALISTS", "P-EXP-50"),
    "rally": ("RALLY", "P-EXP-60"),
}
TOGETHER: Final = ("ROLL", "REROLL", "SPECIALISTS", "RALLY")
# refusals that say no more than that the question is another one
GENERAL: Final = frozenset(
    [
        "not-offered",
        "not-your-question",
        "express-leave-count",
        "express-reroll-now",
        "express-roll-first",
        "express-use-now",
    ]
)


def refuse_idle(p: Shore, told: Refusal) -> Refusal:
    """Who is asked nothing waits for the leader, or for those who do this step before or with him."""
    if p.phase() not in TOGETHER:
        return Refusal("P-EXP-04", told.key, told.params)
    return Refusal("P-EXP-08" if p.book.one_set else "P-EXP-07", told.key, told.params)


def sharpen(p: Shore, action: Action, refused: Refusal) -> Refusal:
    """The step to which the action belongs, where the refusal says no more than that it is none of the answers."""
    if refused.key not in GENERAL or action.verb not in STEPS_OF:
        return refused
    slug = action.args[0] if action.args else ""
    if action.verb == "use" and slug in SPECIALISTS:
        if slug not in p.invasion.group:
            return Refusal("P-SPEC-03", "express-not-in-group", {"card": slug})
        if slug in p.invasion.fresh:
            return Refusal("P-SPEC-08", "express-just-rallied", {"card": slug})
    step, rule = STEPS_OF[action.verb]
    return refused if step == p.phase() else Refusal(rule, "other-step", {"action": action.text, "step": step})

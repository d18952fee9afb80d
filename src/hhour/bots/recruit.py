"""Recruit: legal and quick, for every game. He picks at random, but knows when to stop."""

from __future__ import annotations

from hhour.bots.protocol import Decision, Reason, Seat

# what moves a game on, what can go on for ever and is therefore done now and then only, what rarely helps
ENDS = frozenset(("stop", "ready", "declared", "done", "enough", "cancel", "decline", "withdraw", "offer", "pass"))
FREE = frozenset(("use", "trade", "swap", "abandon", "give", "take"))
SELDOM = frozenset(("give-up", "abandon", "stay"))
IDLE = frozenset(("trade", "swap", "decline"))  # what leaves the position as it was


class Recruit:
    """Anything the rules allow, with a liking for going on."""

    name = "recruit"
    seconds = 0.05

    def decide(self, seat: Seat) -> Decision:
        choices = seat.choices()
        if len(choices) == 1:
            return Decision(choices[0], Reason("bot-only-choice"))
        if seat.repeats:
            choices = [action for action in choices if action.verb not in IDLE] or choices
        weights = [_weight(action.verb) for action in choices]
        action = seat.rng.choices(choices, weights)[0]
        return Decision(action, Reason("bot-at-random", {"n": len(choices)}))


def _weight(verb: str) -> float:
    if verb in SELDOM:
        return 0.5
    if verb in ENDS:
        return 4.0
    return 0.15 if verb in FREE else 1.0

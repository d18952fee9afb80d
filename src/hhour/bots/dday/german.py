"""Who thinks for the German: the rules of the automated German, and from the Sergeant on a little more foresight.

Cards that bring soldiers are kept for the moment they count; Specialists and items are bought in the order that decides
games. He looks at nothing but his own cards and what lies open.
"""

from __future__ import annotations

from hhour.bots.protocol import Decision, Reason, Seat
from hhour.bots.recruit import Recruit
from hhour.dday.boxes.atlantikwall.german.automaton import decide


class GermanMind:
    """Answers every question the German is asked."""

    def decide(self, seat: Seat, level: str) -> Decision:
        options = seat.choices()
        if len(options) == 1:
            return Decision(options[0], Reason("bot-only-choice"))
        if level == Recruit.name or not seat.play.state.lanes[seat.seat]:
            return Recruit().decide(seat)
        action = decide(seat.play, seat.seat)
        known = {option.text: option for option in options}
        if action.text not in known:  # whatever else a box may ask
            return Recruit().decide(seat)
        return Decision(known[action.text], _reason(action.verb, action.args, len(options)))


def _reason(verb: str, args: tuple[str, ...], options: int) -> Reason:
    if verb in ("use", "recruit", "find", "take"):
        key = {"use": "bot-use", "take": "bot-takes"}.get(verb, f"bot-{verb}")
        return Reason(key, {"card": args[0]})
    if verb == "claim":
        return Reason("bot-claim", {"face": args[0]})
    if verb == "cancel" and len(args) == 1:
        return Reason("bot-cancel", {"die": args[0]})
    return Reason("bot-done") if verb == "done" else Reason("bot-best-of", {"n": options})


MIND = GermanMind()

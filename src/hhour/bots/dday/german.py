"""Who thinks for the German. He looks at nothing but his own cards and what lies open.

The Sergeant rolls exact dice for what brings most and does everything else as the automated German does. The Captain
also reckons what this beach's guns and mines, this turn's fire and each card of his pool are worth.
"""

from __future__ import annotations

from typing import Final

from hhour.advice.dday.german import next_defence
from hhour.bots.dday import german_worth
from hhour.bots.dday.german_worth import Hand, Stakes
from hhour.bots.dday.scouting import best_lock, best_reroll
from hhour.bots.protocol import Decision, Reason, Seat
from hhour.bots.recruit import Recruit
from hhour.dday.boxes.atlantikwall.german import verbs
from hhour.dday.boxes.atlantikwall.german.automaton import decide
from hhour.dday.boxes.atlantikwall.german.force import German, german
from hhour.dday.rules.battle.field import Field
from hhour.kernel.action import Action
from hhour.kernel.faces import FACE_NUMBER, FACES

CAPTAIN: Final = "captain"
STOP: Final = Action("stop")
AT_DICE: Final = ("lock", "reroll", "adjust", "reroll-one", "reroll-some", "set-face", "skulls-become")
# cards for the dice, and what they must bring to be used: what waiting for a better moment would
KEPT: Final = {"unteroffizier": 0.0, "long-service-medal": 2.0, "infantry-assault-badge": 3.0, "ammunition-crate": 3.0}
WORTH_WAITING: Final = 1.5  # so much better must a dearer Specialist be to be saved for
SHORT: Final = 0.5  # of what each Unit is spared by a soldier he cannot pay


class GermanMind:
    """Answers every question the German is asked."""

    def decide(self, seat: Seat, level: str) -> Decision:
        options = seat.choices()
        if len(options) == 1:
            return Decision(options[0], Reason("bot-only-choice"))
        if level == Recruit.name or not seat.play.state.lanes[seat.seat]:
            return Recruit().decide(seat)
        thought = _thought(seat, level)
        if thought is not None and thought.action in options:
            return thought
        action = decide(seat.play, seat.seat)
        if action not in options:  # whatever else a box may ask
            return Recruit().decide(seat)
        return Decision(action, _reason(action, len(options)))


def stakes(p: Field, he: German, level: str) -> Stakes:
    """What counts now for this officer."""
    units = p.in_play()
    if level != CAPTAIN:
        return Stakes(hurt=float(len(units)))
    wanted = max(
        (german_worth.worth_of(p, slug) / verbs.cost_of_specialist(p, he, slug) for slug in he.hand), default=0
    )
    return Stakes(
        need=next_defence(p),
        short=SHORT * len(units),
        star=min(2.0, wanted),
        hurt=float(len(units)),
        most_stars=5 if he.hand else 0,
    )


def _thought(seat: Seat, level: str) -> Decision | None:
    """What an officer decides by himself; None where he does as the automated German does."""
    p: Field = seat.play
    he = german(p)
    if seat.question == "german-muster":
        return _said(seat, _muster(seat, p, he)) if level == CAPTAIN else None
    if not german_worth.is_plain(he) or seat.question not in AT_DICE:
        return None
    hand = Hand(p, he, stakes(p, he, level))
    if seat.question == "lock":
        names, value = best_lock(p, he, hand.situation, hand.table)
        return Decision(Action("lock", names), _dice_reason("bot-german-lock", names, value - hand.base))
    if seat.question == "reroll":
        left = p.battle.lanes[seat.seat][-1][1]
        names, value = best_reroll(he, hand.situation, hand.table, left)
        key = "bot-german-reroll" if names else "bot-german-stop"
        return Decision(Action("reroll", names) if names else STOP, _dice_reason(key, names, value - hand.base))
    return _said(seat, _adjust(seat, hand)) if level == CAPTAIN else None


def _dice_reason(key: str, names: tuple[str, ...], worth: float) -> Reason:
    return Reason(key, {"n": len(names), "worth": max(0, round(worth))})


def _said(seat: Seat, action: Action | None) -> Decision | None:
    return None if action is None else Decision(action, _reason(action, len(seat.choices())))


def _adjust(seat: Seat, hand: Hand) -> Action | None:
    """The adjustment window: a card for the dice is used where it brings more than it is worth later."""
    he = hand.he
    options = seat.choices()
    if seat.question == "adjust":
        cards = {action.args[0]: action for action in options if action.verb == "use"}
        gains = {slug: _gain(hand, slug) - KEPT[slug] for slug in KEPT if slug in cards}
        best = max(gains, key=lambda slug: gains[slug], default="")
        if best and gains[best] > 0:
            return cards[best]
        usual = decide(seat.play, seat.seat)
        return Action("ready") if usual.verb == "use" and usual.args[0] in KEPT else usual
    if seat.question == "reroll-one":
        rated = [(hand.rolled(he.tray.numbers[one.args[0]]), one) for one in options if len(one.args) == 1]
    elif seat.question == "reroll-some":
        return Action("reroll", best_reroll(he, hand.situation, hand.table, 1)[0])
    elif seat.question == "set-face":
        sets = [one for one in options if one.verb == "set"]
        rated = [(hand.now(), one) for one in options if one.verb == "enough"]
        rated += [(hand.changed((he.tray.numbers[one.args[0]],), FACE_NUMBER[one.args[1]]), one) for one in sets]
    else:
        rated = [(hand.changed(hand.skulls(), FACE_NUMBER[one.args[0]]), one) for one in options]
    return max(rated, key=lambda pair: pair[0])[1]


def _gain(hand: Hand, slug: str) -> float:
    """What a card for the dice brings now."""
    every = range(hand.he.tray.size)
    free = [die for die in every if not hand.he.locked >> die & 1]
    if slug == "unteroffizier":
        then = max((hand.rolled(die) for die in free), default=0.0)
    elif slug == "long-service-medal":
        then = best_reroll(hand.he, hand.situation, hand.table, 1)[1]
    elif slug == "ammunition-crate":
        then = max(hand.changed(hand.skulls(), face) for face in range(len(FACES)))
    else:
        then = max(hand.changed((die,), face) for die in every for face in range(len(FACES)))
    return then - hand.now()


def _muster(seat: Seat, p: Field, he: German) -> Action | None:
    """The Specialist worth most for his stars, unless a better one is a turn away; the same for Items; Decorations."""
    offered = seat.choices()
    cards = next((one for one in offered if one.verb == "use"), None)
    if cards is not None and decide(p, seat.seat).verb == "use":
        return None
    recruits = [one for one in offered if one.verb == "recruit"]
    if recruits:
        best = max(recruits, key=lambda one: german_worth.worth_of(p, one.args[0]))
        waiting = max((german_worth.worth_of(p, slug) for slug in he.hand), default=0.0)
        if waiting < WORTH_WAITING * german_worth.worth_of(p, best.args[0]) or he.stars >= 4:
            return best
    finds = [one for one in offered if one.verb == "find"]
    if finds:
        return max(finds, key=lambda one: german_worth.worth_of(p, one.args[0]))
    return next((one for one in offered if one.verb == "decorate"), None)


def _reason(action: Action, options: int) -> Reason:
    verb, args = action.verb, action.args
    if verb in ("use", "recruit", "find", "take"):
        key = {"use": "bot-use", "take": "bot-takes"}.get(verb, f"bot-{verb}")
        return Reason(key, {"card": args[0]})
    if verb == "claim":
        return Reason("bot-german-claim", {"face": args[0]})
    if verb == "cancel" and len(args) == 1:
        return Reason("bot-cancel")
    return Reason("bot-done") if verb == "done" else Reason("bot-best-of", {"n": options})


MIND = GermanMind()

"""Who thinks for the German. He looks at nothing but his own cards and what lies open.

The Sergeant rolls exact dice for what brings most and does everything else as the automated German does. The Captain
also reckons what this beach's guns and mines, this turn's fire and each card of his pool are worth.
"""

from __future__ import annotations

from typing import Final

from hhour.advice.dday.german import next_defence
from hhour.bots.dday import german_worth
from hhour.bots.dday.german_worth import Hand, Stakes
from hhour.bots.dday.scouting import best_locks, best_reroll, best_rerolls
from hhour.bots.protocol import Decision, Reason, Seat, Told, in_soldiers
from hhour.bots.recruit import Recruit
from hhour.dday.boxes.atlantikwall.german import verbs
from hhour.dday.boxes.atlantikwall.german.automaton import decide
from hhour.dday.boxes.atlantikwall.german.force import German, german
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.verbs import SOLDIERS
from hhour.kernel.action import Action
from hhour.kernel.faces import FACE_NUMBER, FACES
from hhour.kernel.ranking import Rated, best_first, ranked

LOOKS_AHEAD: Final = ("captain", "general")  # who has learned nothing of this seat thinks as the Captain does
STOP: Final = Action("stop")
READY: Final = Action("ready")
# what the automated German does, in words of its own: with the card it names, and without
CARDED: Final = ("use", "recruit", "find", "take", "refind", "kill", "lose")
PLAIN: Final = {
    "cancel": "bot-german-cancel",
    "done": "bot-german-done",
    "ready": "bot-german-ready",
    "straight": "bot-german-straight",
    "target": "bot-german-target",
    "decorate": "bot-german-decorate",
    "black": "bot-german-black",
    "reroll": "bot-german-worst",
    "roll": "bot-german-roll",
    "pass": "bot-german-pass",
    "top": "bot-german-top",
    "exchange": "bot-german-exchange",
    "set": "bot-german-set",
}
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
        return Decision(action, by_rule(seat, action))


def stakes(p: Field, he: German, level: str) -> Stakes:
    """What counts now for this officer."""
    units = p.in_play()
    if level not in LOOKS_AHEAD:
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
        return _muster(seat, p, he) if level in LOOKS_AHEAD else None
    if not german_worth.is_plain(he) or seat.question not in AT_DICE:
        return None
    hand = Hand(p, he, stakes(p, he, level))
    if seat.question == "lock":
        locks = [(Action("lock", names), value) for names, value in best_locks(p, he, hand.situation, hand.table)]
        return _at_dice("bot-german-lock", locks, hand)
    if seat.question == "reroll":
        left = p.battle.lanes[seat.seat][-1][1]
        found = best_rerolls(he, hand.situation, hand.table, left)
        rated = [(Action("reroll", names) if names else STOP, value) for names, value in found]
        return _at_dice(f"bot-german-{rated[0][0].verb}", rated, hand)
    return _adjust(seat, hand) if level in LOOKS_AHEAD else None


def _at_dice(key: str, rated: Rated, hand: Hand) -> Decision:
    """The best of what may be done with dice: what the turn is then worth, and by how much the next is worse."""
    action, value = rated[0]
    told: dict[str, Told] = {"n": len(action.args), "worth": max(0, round(value - hand.base))}
    return Decision(action, Reason(key, told, in_soldiers(rated)))


def _adjust(seat: Seat, hand: Hand) -> Decision | None:
    """The adjustment window: a card for the dice is used where it brings more than it is worth later."""
    he = hand.he
    options = seat.choices()
    if seat.question == "adjust":
        cards = {action.args[0]: action for action in options if action.verb == "use"}
        gains = {slug: _gain(hand, slug) - KEPT[slug] for slug in KEPT if slug in cards}
        best = max(gains, key=lambda slug: gains[slug], default="")
        if best and gains[best] > 0:
            gain = gains[best] + KEPT[best]
            return Decision(cards[best], Reason("bot-german-use-dice", {"card": best, "gain": gain}))
        usual = decide(seat.play, seat.seat)
        if usual.verb == "use" and usual.args[0] in KEPT:
            told: dict[str, Told] = {"card": best, "gain": gains[best] + KEPT[best], "kept": KEPT[best]}
            return Decision(READY, Reason("bot-german-keep", told))
        return Decision(usual, by_rule(seat, usual))
    if seat.question == "reroll-one":
        rated = [(one, hand.rolled(he.tray.numbers[one.args[0]])) for one in options if len(one.args) == 1]
    elif seat.question == "reroll-some":
        found = best_rerolls(he, hand.situation, hand.table, 1)
        return _at_dice("bot-german-reroll", [(Action("reroll", names), value) for names, value in found], hand)
    elif seat.question == "set-face":
        sets = [one for one in options if one.verb == "set"]
        rated = [(one, hand.now()) for one in options if one.verb == "enough"]
        rated += [(one, hand.changed((he.tray.numbers[one.args[0]],), FACE_NUMBER[one.args[1]])) for one in sets]
    else:
        rated = [(one, hand.changed(hand.skulls(), FACE_NUMBER[one.args[0]])) for one in options]
    return _at_dice("bot-german-tally", best_first(rated), hand)


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


def _muster(seat: Seat, p: Field, he: German) -> Decision | None:
    """The Specialist worth most for his stars, unless a better one is a turn away; the same for Items; Decorations."""
    offered = seat.choices()
    cards = next((one for one in offered if one.verb == "use"), None)
    if cards is not None and decide(p, seat.seat).verb == "use":
        return None
    recruits = [one for one in offered if one.verb == "recruit"]
    if recruits:
        best = _dearest(p, recruits)
        waiting = max((german_worth.worth_of(p, slug) for slug in he.hand), default=0.0)
        if waiting < WORTH_WAITING * german_worth.worth_of(p, best.action.args[0]) or he.stars >= 4:
            return best
    finds = [one for one in offered if one.verb == "find"]
    if finds:
        return _dearest(p, finds)
    decorate = next((one for one in offered if one.verb == "decorate"), None)
    return None if decorate is None else Decision(decorate, by_rule(seat, decorate))


def _dearest(p: Field, cards: list[Action]) -> Decision:
    """The card that is worth most to him."""
    rated = ranked(cards, lambda one: german_worth.worth_of(p, one.args[0]))
    action, worth = rated[0]
    told: dict[str, Told] = {"card": action.args[0], "worth": worth}
    return Decision(action, Reason(f"bot-german-{action.verb}-worth", told, in_soldiers(rated)))


def by_rule(seat: Seat, action: Action) -> Reason:
    """Why the automated German does this: for him it is written down, and nothing is weighed (A-OPT-21)."""
    verb, args = action.verb, action.args
    if verb == "strike":
        unit = seat.play.unit(int(args[-1]))
        return Reason("bot-german-strike", {"unit": unit.seat, "n": unit.soldiers})
    if verb == "pay":
        return Reason("bot-german-pay", {"n": seat.play.battle.lanes[seat.seat][-1][1]})
    if verb == "lose" and args == (SOLDIERS,):
        return Reason("bot-german-lose-soldiers")
    if verb in CARDED and args:
        return Reason(f"bot-german-{verb}", {"card": args[0]})
    if verb == "claim":
        return Reason("bot-german-claim", {"face": args[0]})
    return Reason(PLAIN.get(verb, "bot-german-rule"))


MIND = GermanMind()

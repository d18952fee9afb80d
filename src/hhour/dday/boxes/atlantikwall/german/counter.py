"""Countering: a claimed RWB or a played Award waits until the other side has had its say (A-RWB-16, A-CARD-DEC-01).

The one who claims waits on a frame `claimed` or `honoured`; whoever might act against it is asked. The German is asked
whenever he has a Decoration in hand, whichever it is, so that his silence tells nothing.
"""

from __future__ import annotations

from typing import Final

from hhour.dday.boxes.atlantikwall.german import verbs
from hhour.dday.boxes.atlantikwall.german.force import german, is_german
from hhour.dday.boxes.atlantikwall.german.standing import passes
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.marks import forget_use, note_use
from hhour.dday.rules.battle.state import Force
from hhour.dday.rules.battle.verbs import spend_card
from hhour.dday.rules.cards.card import Card, Effect
from hhour.dday.rules.cards.kinds import AWARD
from hhour.dday.rules.dice.results import claim_set
from hhour.dday.rules.dice.tally import short_set, short_sets, standing
from hhour.dday.rules.turn.pick import Ask, ForcePick
from hhour.kernel.action import Action
from hhour.kernel.faces import FACES, result
from hhour.kernel.lanes import Frame
from hhour.kernel.refusal import Refusal

PASS: Final = Action("pass")
BADGE: Final = "badge"  # the kind of card that lets two dice be a set
COUNTERS: Final = ("counter-rwb", "counter-award")


def is_spent(force: Force, face: int) -> bool:
    """What was countered is not claimed again; a second set of the face may be. Whether dice make a set others ask."""
    countered = force.used.count(f"countered {FACES[face]}")
    if not countered:
        return False
    counts = standing(force, 0)
    there = min(counts[result(face, colour)] for colour in force.tray.sets)
    return there <= force.claimed[face] + countered


def is_claim(p: Field, source: str) -> bool:
    """Whether a bonus is claimed with dice, three or by a Badge two; what a card gives is not (A-CARD-DEC-01)."""
    return not source or p.book.cards[source].kind == BADGE


def may_counter(p: Field, force: Force, timing: str) -> list[str]:
    """The cards a force can play against what the other side does at this moment."""
    own = (*force.items, *p.profile(force).hidden_cards(p, force))
    return [slug for slug in own if timing in p.book.cards[slug].timing]


def opponents(p: Field, force: Force, timing: str) -> list[Force]:
    """Who is asked: the German with any hand at all, a Unit with a card that lies open."""
    if is_german(force):
        return [unit for unit in p.in_play() if may_counter(p, unit, timing)]
    he = german(p)
    return [he] if he.decorations else []


def open_counter(p: Field, force: Force, face: int, source: str = "") -> bool:
    """A set is claimed: True if somebody is asked first, and the bonus waits. `source`: the Badge it is claimed by."""
    asked = opponents(p, force, "rwb-claimed")
    if asked:
        p.push(force.seat, "claimed", 0, face, source)
        for other in asked:
            p.push(other.seat, "counter-rwb", force.seat, text=f"rwb-claimed {FACES[face]}")
    return bool(asked)


def is_countering(p: Field, seat: int) -> bool:
    """Whether somebody still thinks about what this seat has done."""
    return any(frame[0] in COUNTERS and frame[1] == seat for lane in p.battle.lanes for frame in lane)


class Honoured(Ask):
    """An Award that was played waits for the German; then it takes effect. Text: the Award."""

    watches = True
    rule = "A-CARD-DEC-02"

    def asks(self, p: Field, seat: int, frame: Frame) -> bool:
        return False

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        if is_countering(p, seat):
            return False
        p.pop(seat)
        contested = p.book.cards[frame[3]].use
        assert isinstance(contested, Contested)
        contested.effect.do(p, p.force(seat), frame[3])
        return True


class Counter(ForcePick):
    """Play a card against what seat `a` has done? Text: the moment and what it is about (A-RWB-16, A-CARD-DEC-02)."""

    rule = "A-GEN-20"

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        """One who can only pass is asked all the same, for his silence must not tell; but not against his order."""
        if passes(p, seat):
            p.pop(seat)
            return True
        return False

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        cards = may_counter(p, unit, frame[3].split(" ")[0])
        return [PASS, *(Action("counter", (slug,)) for slug in cards)]

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        slug = action.args[0] if action.verb == "counter" and len(action.args) == 1 else ""
        card = p.book.cards.get(slug)
        if card is None:
            return None
        if slug not in unit.items and slug not in p.profile(unit).hidden_cards(p, unit):
            return Refusal(card.rule, "not-yours", {"card": slug})
        return Refusal(card.rule, "wrong-moment", {"card": slug, "timing": ", ".join(card.timing)})

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        """What was claimed gives nothing (A-RWB-16, A-CARD-DEC-01), an Award does nothing (A-CARD-DEC-02)."""
        if action.verb != "counter":
            return
        slug = action.args[0]
        rule = p.book.cards[slug].rule
        other = p.force(frame[1])
        moment, what = frame[3].split(" ")
        spend_card(p, unit, slug)
        by_badge = any(one[0] == "claimed" and one[3] for one in p.battle.lanes[other.seat])  # A-BADGE-14
        verbs.ask_no_more(p, other.seat, ("claimed", "honoured"))
        if moment == "rwb-claimed":
            note_use(other, f"countered {what}")
            _unclaim(other, FACES.index(what), by_badge)
            p.emit("countered-rwb", unit.seat, rule, {"card": slug, "face": what, "unit": other.seat}, slug)
        else:
            p.emit("countered-award", unit.seat, rule, {"card": slug, "what": what, "unit": other.seat}, slug)
            verbs.draw_decoration(p, german(p), rule, slug)


def _unclaim(force: Force, face: int, by_badge: bool) -> None:
    """Dice keep their ordinary results: three SKULLs, or the two of a Badge, cancel (A-RWB-16, A-CARD-DEC-01)."""
    if by_badge:
        forget_use(force, next(short_set(*one) for one in reversed(short_sets(force)) if one[0] == face))
    else:
        claim_set(force, (*force.claimed[:face], force.claimed[face] - 1, *force.claimed[face + 1 :]))


class Contested(Effect):
    """An Award in a game with a German: he may stop it before it takes effect (A-CARD-DEC-02)."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect
        self.touches_tally = effect.touches_tally
        self.changes_d6 = effect.changes_d6
        self.changes_only = effect.changes_only

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        return self.effect.refuse(p, unit, slug)

    def do(self, p: Field, unit: Force, slug: str) -> None:
        asked = opponents(p, unit, "award-played")
        if not asked:
            self.effect.do(p, unit, slug)
            return
        p.push(unit.seat, "honoured", text=slug)
        for other in asked:
            p.push(other.seat, "counter-award", unit.seat, text=f"award-played {slug}")


def contested(card: Card) -> Card:
    """The same Award, to be stopped by a German."""
    assert card.kind == AWARD
    assert card.use is not None
    return Card(
        card.slug,
        card.kind,
        card.rule,
        card.cost,
        card.timing,
        card.passives,
        Contested(card.use),
        card.spend,
        card.found,
        card.solo,
        card.provenance,
        card.title,
        card.since,
    )


STEPS: dict[str, Ask] = {"honoured": Honoured(), "counter-rwb": Counter(), "counter-award": Counter()}

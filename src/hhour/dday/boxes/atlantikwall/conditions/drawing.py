"""A card is drawn before every ROLL, and whoever can pay may cancel it before the first die falls (A-COND-02, -11)."""

from __future__ import annotations

from hhour.dday.boxes.atlantikwall.conditions.cards import CANCELS, ITEM, SPECIALIST, WEATHER, Cancel
from hhour.dday.boxes.atlantikwall.conditions.part import Conditions, conditions
from hhour.dday.boxes.atlantikwall.german.force import German
from hhour.dday.boxes.atlantikwall.german.verbs import lose, turn_down
from hhour.dday.rules.battle.book import AS_WRITTEN
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import ALLIES, IN_PLAY, Force, Unit
from hhour.dday.rules.battle.table import announce_turn
from hhour.dday.rules.battle.verbs import is_dead, lose_specialist, spend_card, wipe_out
from hhour.dday.rules.turn.pick import Ask, ForcePick
from hhour.dday.rules.turn.reasons import why_lost
from hhour.kernel.action import Action
from hhour.kernel.lanes import Frame, Stage
from hhour.kernel.refusal import Refusal

LEAVE = Action("pass")


class ConditionStage(Stage[Field]):
    """The top card is revealed and followed; the one before it is over (A-COND-02, A-COND-03)."""

    phase = "ROLL"

    def open(self, p: Field) -> None:
        """One is drawn for all, before ROLL (A-COND-02)."""
        announce_turn(p)
        part = conditions(p)
        assert part is not None
        if part.card:
            part.cancel()
        if not part.deck:
            part.deck.reshuffle()  # A-COND-04; a lying Weather is not part of it
        slug = part.deck.draw(p, 0, "condition")
        rule = p.book.cards[slug].rule
        if p.sink is not None:
            p.cause = p.emit("condition", 0, rule, {"card": slug}, slug)
        if slug in WEATHER and p.book.is_on("persistent-weather"):
            if part.weather:
                part.deck.discard(part.weather)
            part.weather = slug
        else:
            part.card = slug
        part.freed = 0  # who has bought himself off was freed of one card only (A-COND-14)
        if part.weather and part.weather != slug and p.sink is not None:
            p.emit("weather-lies", 0, "A-COND-25", {"card": part.weather}, part.weather)
        if slug in CANCELS:  # whoever is on the map and could pay is asked (A-COND-10, A-COND-11)
            for force in p.battle.forces:
                if force.status == IN_PLAY and means(p, force, CANCELS[slug]):
                    p.push(force.seat, "cancel-condition", text=slug)


def means(p: Field, force: Force, cancel: Cancel) -> list[str]:
    """The cards this force could lose to be rid of it; a card one does not have cannot pay (A-COND-16)."""
    if not (cancel.units if force.side == ALLIES else cancel.german):
        return []
    if cancel.sort == SPECIALIST:
        return list(force.specialists)
    if cancel.sort == ITEM:
        return list(force.items)
    named = [slug for title in cancel.cards for slug in p.holders(force, title)]
    return named + [slug for slug in cancel.cards if slug in force.items]


class CancelCondition(ForcePick):
    """Lose something named on the card and cancel it, for all or for the own force; nobody has to. Text: the card."""

    rule = "A-COND-11"
    by_card = True
    watches = True

    def options(self, p: Field, force: Force, frame: Frame) -> list[Action]:
        part = conditions(p)
        if part is None or part.card != frame[3]:
            return []  # another has paid for all (A-COND-14, A-COND-15)
        return [LEAVE, *(Action("lose", (slug,)) for slug in means(p, force, CANCELS[frame[3]]))]

    def why_not(self, p: Field, force: Force, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "lose" or len(action.args) != 1:
            return None
        owned = (*force.specialists, *force.items)
        return why_lost(p, force, action.args[0], "A-COND-16") if action.args[0] not in owned else None

    def chosen(self, p: Field, force: Force, frame: Frame, action: Action) -> None:
        """Who passes pays nothing: nobody can be forced (A-COND-15)."""
        part = conditions(p)
        if action.verb != "lose" or part is None:
            return
        pay_off(p, force, part, frame[3], action.args[0])


def pay_off(p: Field, force: Force, part: Conditions, card: str, slug: str) -> None:
    """A lost Item counts as used, a lost Specialist is dead (A-COND-12)."""
    rule = p.book.cards[card].rule
    whole = CANCELS[card].whole
    if p.sink is not None:
        kind = "condition-cancelled" if whole else "condition-escaped"
        p.cause = p.emit(kind, force.seat, rule, {"card": slug}, card)
    if isinstance(force, German):
        if slug in force.specialists:
            lose(p, force, slug, "A-COND-12")
        else:
            turn_down(force, slug)
    elif slug in force.specialists:
        lose_specialist(p, force, slug, "A-COND-12", "fallen")
    else:
        spend_card(p, force, slug)
    if whole:
        part.cancel()
    else:
        part.freed |= 1 << force.seat
    if isinstance(force, Unit) and is_dead(p, force) and p.book.version >= AS_WRITTEN:
        wipe_out(p, force, "B-COMBAT-08")  # it was the last one it had


STEPS: dict[str, Ask] = {"cancel-condition": CancelCondition()}

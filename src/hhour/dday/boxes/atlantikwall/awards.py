"""The four Awards of the box. Their names and uses are printed, their effects mostly reconstructed."""

from __future__ import annotations

from hhour.dday.boxes.atlantikwall.conditions.part import conditions
from hhour.dday.boxes.atlantikwall.german.force import German
from hhour.dday.boxes.atlantikwall.german.verbs import discard, suffers
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force
from hhour.dday.rules.battle.verbs import COURAGE_DIAL, SOLDIERS, STARS, gain, pay
from hhour.dday.rules.cards.card import Effect, award
from hhour.dday.rules.cards.effects_tally import SetFaces

NEEDS = "atlantikwall-components"


def germans(p: Field) -> list[German]:
    """Whom the Allies fight, where somebody plays him; not while a Unit is still at sea (A-GEN-16)."""
    return [force for force in p.battle.forces if isinstance(force, German)]


class Grunwald(Effect):
    """Soldiers, and fewer of them where the German loses as many (A-CARD-AWD-02)."""

    touches_tally = True

    def do(self, p: Field, unit: Force, slug: str) -> None:
        rule = p.book.cards[slug].rule
        against = germans(p) if unit.sector >= 0 else []
        gain(p, unit, SOLDIERS, 6 if against else 10, rule, slug)
        for german in against:
            suffers(p, german, 6, rule, slug)


class Resistance(Effect):
    """Courage for every Unit; the German discards a Decoration at random, or loses courage (A-CARD-AWD-03)."""

    touches_tally = True

    def do(self, p: Field, unit: Force, slug: str) -> None:
        rule = p.book.cards[slug].rule
        against = germans(p) if unit.sector >= 0 else []
        for one in p.in_play():
            gain(p, one, COURAGE_DIAL, 2 if against else 3, rule, slug)
        for german in against:
            if german.decorations:
                lost = p.chance.pick(
                    p.battle.turn, german.seat, "discard", p.draw_number(german), german.decorations, True
                )
                discard(p, german, lost)
                p.emit("decoration-lost", german.seat, rule, {"card": lost}, slug)
            else:
                pay(p, german, COURAGE_DIAL, min(3, german.courage), rule, slug)


class ArmyMedal(Effect):
    """All Battle Conditions in force are gone and every Unit gains soldiers; else stars (A-CARD-AWD-04)."""

    touches_tally = True

    def do(self, p: Field, unit: Force, slug: str) -> None:
        rule = p.book.cards[slug].rule
        part = conditions(p)
        if part is None:
            gain(p, unit, STARS, 2, rule, slug)
            return
        for card in (part.card, part.weather):
            if card and p.sink is not None:
                p.emit("condition-lifted", unit.seat, rule, {"card": card}, slug)
        part.clear()
        for one in p.in_play():
            gain(p, one, SOLDIERS, 2, rule, slug)


WORTH = {
    "france-and-germany-star": 8.0,
    "cross-of-grunwald": 10.0,
    "medaille-de-la-resistance": 6.0,
    "army-medal-for-war": 4.0,
}

CARDS = (
    award("france-and-germany-star", "A-CARD-AWD-01", SetFaces(3)),
    award("cross-of-grunwald", "A-CARD-AWD-02", Grunwald()),
    award("medaille-de-la-resistance", "A-CARD-AWD-03", Resistance()),
    award("army-medal-for-war", "A-CARD-AWD-04", ArmyMedal()),
)

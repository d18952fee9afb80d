"""The 21 Decorations, three of them Black (A-CARD-DEC). Effects are reconstructed but for those of the Wound Badges."""

from __future__ import annotations

from hhour.dday.boxes.atlantikwall.german.effects import Ask1, CopyUnit, EveryUnitLoses, Halve, Hold, RerollSome
from hhour.dday.boxes.atlantikwall.german.muster import DECORATION
from hhour.dday.boxes.atlantikwall.german.verbs import PRICE
from hhour.dday.rules.cards.card import DISCARD, Ability, Card, Effect
from hhour.dday.rules.cards.effects import Both, Gain
from hhour.dday.rules.cards.effects_tally import SetFaces
from hhour.dday.rules.cards.hooks import ADVANCE_COST, QUIET_SKULLS

NEEDS = "german"


def _decoration(
    slug: str, number: int, timing: str, use: Effect | None, *passives: Ability, provenance: str = "reconstructed"
) -> Card:
    rule = f"A-CARD-DEC-{number:02}"
    return Card(slug, DECORATION, rule, PRICE, (timing,), passives, use, DISCARD, None, True, provenance)


CARDS = (
    _decoration("flak-badge", 1, "rwb-claimed", None),
    _decoration("german-cross", 2, "award-played", None),
    _decoration("gestapo-disk", 3, "muster", Ask1("arrest")),
    _decoration("rad-badge", 4, "combat-before-mgf", Ask1("labour")),
    _decoration("war-merit-cross", 5, "any", EveryUnitLoses()),
    _decoration("west-wall-medal", 6, "move-start", Hold(units=True), Ability(ADVANCE_COST, 2)),
    _decoration("close-combat-clasp", 7, "window", CopyUnit("copy-unit", touches_tally=True)),
    _decoration("sniper-badge", 8, "any", Ask1("snipe")),
    _decoration("iron-cross-2", 9, "any", Gain("soldiers", 6)),
    _decoration("iron-cross-1", 10, "any", Both(Gain("soldiers", 5), Both(Gain("stars", 1), Gain("courage", 1)))),
    _decoration("knights-cross", 11, "muster", Ask1("honour")),
    _decoration("general-assault-badge", 12, "muster", Ask1("recall")),
    _decoration("infantry-assault-badge", 13, "window", SetFaces(2)),
    _decoration("coastal-artillery-badge", 14, "any", Gain("points", 12)),
    _decoration("driver-badge", 15, "muster", Ask1("fetch")),
    _decoration("eastern-front-medal", 16, "combat-before-mgf", Halve()),
    _decoration("marksman-lanyard", 17, "upkeep", Hold(skulls=True), Ability(QUIET_SKULLS, 99)),
    _decoration("long-service-medal", 18, "window", RerollSome()),
    _decoration("wound-badge-black", 19, "when-found", None),
    _decoration("wound-badge-silver", 20, "when-found", None),
    _decoration("wound-badge-gold", 21, "when-found", None, provenance="printed"),
)

"""The 16 German Items (A-CARD-GI). Names of nine are printed; effects and costs are reconstructed."""

from __future__ import annotations

from hhour.dday.boxes.atlantikwall.german.dice import Refire
from hhour.dday.boxes.atlantikwall.german.effects import Ask1, Exchange, Periscope
from hhour.dday.boxes.atlantikwall.german.muster import ITEM
from hhour.dday.rules.cards.card import Card, Effect, item
from hhour.dday.rules.cards.effects import Gain, ObtainRwb
from hhour.dday.rules.cards.effects_tally import SkullsBecome
from hhour.kernel.faces import COURAGE, STAR, TWO_SOLDIERS

NEEDS = "german"


def _item(slug: str, number: int, cost: int, timing: str, use: Effect | None = None) -> Card:
    return item(slug, ITEM, f"A-CARD-GI-{number:02}", cost, timing, use, provenance="reconstructed")


CARDS = (
    _item("barbed-wire", 1, 12, "window", Exchange(2)),
    _item("booby-traps", 2, 10, "moved"),
    _item("bunker-periscope", 3, 10, "window die-rolled", Periscope()),
    _item("dog", 4, 7, "window", Exchange(1)),
    _item("gas", 5, 15, "turn-start", Ask1("gas")),
    _item("goliath-mine", 6, 12, "combat-before-mgf", Ask1("goliath")),
    _item("mg42", 7, 15, "any-but-combat", Ask1("emplace")),
    _item("molotov-cocktail", 8, 7, "combat-before-mgf assault", Ask1("throw")),
    _item("tracer-bullets", 9, 5, "combat-after-mgf", Refire()),
    _item("ammunition-crate", 10, 12, "window", SkullsBecome(dice_only=True)),
    _item("enigma-machine", 11, 15, "any", Ask1("enigma")),
    _item("field-telephone", 12, 12, "any", Gain("soldiers", 5)),
    _item("flare-pistol", 13, 15, "any", ObtainRwb(TWO_SOLDIERS)),
    _item("officers-cap", 14, 10, "window", ObtainRwb(STAR)),
    _item("pervitin", 15, 7, "any", ObtainRwb(COURAGE)),
    _item("schnapps", 16, 7, "any", Gain("courage", 3)),
)

"""The 16 Badges. The first is printed, the others are reconstructed."""

from __future__ import annotations

from typing import Final

from hhour.dday.boxes.atlantikwall.badges.effects import (
    BothSides,
    ExchangeDie,
    FiveFaces,
    QuietSkulls,
    RerollSome,
    ShortSet,
    SkullToTool,
)
from hhour.dday.rules.cards.card import DISCARD, Card, Effect
from hhour.dday.rules.cards.effects_tally import AddResults, SetColour
from hhour.kernel.faces import COURAGE, SKULL, SOLDIER, STAR, TOOL, TWO_SOLDIERS

NEEDS = "badges"
BADGE: Final = "badge"


def badge(slug: str, number: int, timing: str, use: Effect, provenance: str = "reconstructed") -> Card:
    """A Badge: used like an Item, once (A-BADGE-04)."""
    rule = f"A-CARD-BDG-{number:02d}"
    return Card(slug, BADGE, rule, 0, (timing,), (), use, DISCARD, None, True, provenance)


CARDS = (
    badge("combat-medic", 1, "upkeep", ShortSet(SKULL), "printed"),
    badge("combat-infantryman", 2, "upkeep", ShortSet(SOLDIER)),
    badge("expert-infantryman", 3, "upkeep", ShortSet(TWO_SOLDIERS)),
    badge("officer-candidate", 4, "upkeep", ShortSet(STAR)),
    badge("commando", 5, "upkeep", ShortSet(COURAGE)),
    badge("driver-mechanic", 6, "upkeep", ShortSet(TOOL)),
    badge("parachutist", 7, "window", SetColour(anyone=False)),
    badge("glider", 8, "window", AddResults(TWO_SOLDIERS)),
    badge("marksmanship", 9, "upkeep", QuietSkulls()),
    badge("ranger", 10, "window", RerollSome(2)),
    badge("bomb-disposal", 11, "window", SkullToTool()),
    badge("beach-battalion", 12, "upkeep", FiveFaces()),
    badge("signals", 13, "window", ExchangeDie()),
    badge("observer", 14, "window", AddResults(COURAGE)),
    badge("sapper", 15, "window", AddResults(TOOL, 2)),
    badge("unit-citation", 16, "upkeep", BothSides()),
)

"""The 28 items of the base game: 10 regular ones, 18 special ones."""

from __future__ import annotations

from hhour.dday.rules.battle.state import FLAK, FREE_ADVANCE, MINES_FOUND, WIRE_PROOF
from hhour.dday.rules.cards.card import item
from hhour.dday.rules.cards.effects import (
    DrawAward,
    Gain,
    GainOne,
    LowerDefence,
    LowerDefenceByDie,
    ObtainRwb,
    OpenTrade,
    RecruitFree,
    SetFlag,
    SilenceGuns,
)
from hhour.dday.rules.cards.effects_tally import (
    AddResults,
    AddSkull,
    CopyTally,
    SetAnyDie,
    SetColour,
    SetFaces,
    SkullsBecome,
)
from hhour.dday.rules.cards.kinds import ITEM, SPECIAL
from hhour.kernel.faces import BLUE, COURAGE, STAR, TOOL, TWO_SOLDIERS

CARDS = (
    item("carrier-pigeon", ITEM, "B-ITEM-C01", 3, "any", OpenTrade(), solo=False),
    item("bangalore-torpedo", ITEM, "B-ITEM-C02", 20, "any", LowerDefence(0, bunkers=False)),
    item("binoculars", ITEM, "B-ITEM-C03", 10, "any", SetAnyDie()),
    item("field-radio", ITEM, "B-ITEM-C04", 12, "any", Gain("soldiers", 5)),
    item("flame-thrower", ITEM, "B-ITEM-C05", 20, "combat", LowerDefence(10, sectors=False)),
    item("grenade", ITEM, "B-ITEM-C06", 10, "combat-before-mgf", SilenceGuns()),
    item("shoulder-patch", ITEM, "B-ITEM-C07", 15, "muster", RecruitFree(price=True)),
    item("mine-detector", ITEM, "B-ITEM-C08", 7, "move", SetFlag(MINES_FOUND)),
    item("walkie-talkie", ITEM, "B-ITEM-C09", 5, "when-found", found=Gain("soldiers", 2)),
    item("whistle", ITEM, "B-ITEM-C10", 7, "when-found", found=SetFlag(FREE_ADVANCE)),
    item("ammo-box", SPECIAL, "B-ITEM-C11", 12, "window", SkullsBecome()),
    item("bazooka", SPECIAL, "B-ITEM-C12", 15, "any", LowerDefence(7)),
    item("command-jacket", SPECIAL, "B-ITEM-C13", 10, "any", ObtainRwb(STAR)),
    item("dexedrine", SPECIAL, "B-ITEM-C14", 12, "any", ObtainRwb(COURAGE)),
    item("dispatch-case", SPECIAL, "B-ITEM-C15", 12, "window", CopyTally(), solo=False),
    item("flak-vest", SPECIAL, "B-ITEM-C16", 7, "combat", SetFlag(FLAK)),
    item("gammon-bomb", SPECIAL, "B-ITEM-C17", 7, "any", LowerDefenceByDie()),
    item("grappling-hook", SPECIAL, "B-ITEM-C18", 5, "window", AddSkull()),
    item("lucky-charm", SPECIAL, "B-ITEM-C19", 3, "any", GainOne("stars", "courage")),
    item("medal-case", SPECIAL, "B-ITEM-C20", 15, "any", DrawAward()),
    item("mortar", SPECIAL, "B-ITEM-C21", 7, "combat-before-mgf", SilenceGuns(adjacent=True), solo=False),
    item("pocket-bible", SPECIAL, "B-ITEM-C22", 7, "any", Gain("courage", 3)),
    item("rangefinder", SPECIAL, "B-ITEM-C23", 7, "window", SetFaces(colour=BLUE)),
    item("rope-ladder", SPECIAL, "B-ITEM-C24", 10, "window", AddSkull(everyone=True)),
    item("signalling-lamp", SPECIAL, "B-ITEM-C25", 15, "any", ObtainRwb(TWO_SOLDIERS)),
    item("strategic-map", SPECIAL, "B-ITEM-C26", 7, "window", SetColour(anyone=True)),
    item("toolkit", SPECIAL, "B-ITEM-C27", 7, "window", AddResults(TOOL, 2)),
    item("wirecutters", SPECIAL, "B-ITEM-C28", 10, "move", SetFlag(WIRE_PROOF)),
)

# what each brings to a bot, in soldiers
WORTH = {
    "carrier-pigeon": 0.2, "bangalore-torpedo": 9.0, "binoculars": 3.0, "field-radio": 5.0, "flame-thrower": 9.5,
    "grenade": 3.5, "shoulder-patch": 4.5, "mine-detector": 2.0, "walkie-talkie": 2.0, "whistle": 0.5,
    "ammo-box": 3.5, "bazooka": 7.0, "command-jacket": 2.5, "dexedrine": 5.0, "dispatch-case": 2.0, "flak-vest": 3.5,
    "gammon-bomb": 3.5, "grappling-hook": 0.5, "lucky-charm": 1.3, "medal-case": 5.0, "mortar": 0.2,
    "pocket-bible": 4.5, "rangefinder": 2.0, "rope-ladder": 0.5, "signalling-lamp": 6.0, "strategic-map": 1.5,
    "toolkit": 1.5, "wirecutters": 0.5,
}  # fmt: skip

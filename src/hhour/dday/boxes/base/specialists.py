"""The 24 Specialists of the base game: 13 regular ones in every colour deck, 11 unique ones."""

from __future__ import annotations

from hhour.dday.rules.battle.state import STAYING_ON
from hhour.dday.rules.cards.card import SACRIFICE, Ability, specialist
from hhour.dday.rules.cards.effects import DestroyGuns, StayOn, SwapSectors
from hhour.dday.rules.cards.effects_tally import RerollOne, SetColour
from hhour.dday.rules.cards.hooks import (
    ADVANCE_COST,
    ADVANCE_SOLDIERS,
    BUNKER_DEFENCE,
    CALMS_GROUND,
    DECOY,
    FIND_COST,
    LOCK_SKULL_SOLDIERS,
    LOCKS,
    MINE_PROOF,
    MOVE_SOLDIERS,
    PAY_CASUALTIES,
    QUIET_SKULLS,
    RECRUIT_COST,
    RESULT,
    RWB_COURAGE,
    RWB_SOLDIERS,
    SAVES,
    SECTOR,
    STRENGTH,
    SWAP_DICE,
    TEAM,
    TRADABLE,
)
from hhour.dday.rules.cards.kinds import REGULAR, UNIQUE
from hhour.kernel.faces import TOOL

CARDS = (
    specialist("beachmaster", REGULAR, "B-SPEC-C01", 3, "arrival automatic", Ability(ADVANCE_SOLDIERS, 3)),
    specialist("chaplain", REGULAR, "B-SPEC-C02", 4, "automatic", Ability(RWB_COURAGE, 1)),
    specialist("corporal", REGULAR, "B-SPEC-C03", 2, "window", use=RerollOne()),
    specialist("hero", REGULAR, "B-SPEC-C04", 3, "casualties", Ability(PAY_CASUALTIES)),
    specialist("medic", REGULAR, "B-SPEC-C05", 4, "casualties automatic", Ability(SAVES, 1)),
    specialist("minesweeper", REGULAR, "B-SPEC-C06", 3, "move automatic", Ability(MINE_PROOF)),
    specialist("paratrooper", REGULAR, "B-SPEC-C07", 2, "automatic", Ability(STRENGTH, 5)),
    specialist("pathfinder", REGULAR, "B-SPEC-C08", 3, "arrival automatic", Ability(MOVE_SOLDIERS, 1)),
    specialist("platoon-leader", REGULAR, "B-SPEC-C09", 2, "move automatic", Ability(ADVANCE_COST, -1)),
    specialist("point-man", REGULAR, "B-SPEC-C10", 2, "move", use=StayOn(STAYING_ON), spend=SACRIFICE),
    specialist("scout", REGULAR, "B-SPEC-C11", 2, "window automatic", Ability(RESULT, TOOL)),
    specialist("sharpshooter", REGULAR, "B-SPEC-C12", 2, "upkeep automatic", Ability(QUIET_SKULLS, 1)),
    specialist("veteran", REGULAR, "B-SPEC-C13", 3, "automatic", Ability(RWB_SOLDIERS, 1)),
    specialist("captain", UNIQUE, "B-SPEC-C14", 4, "window", use=SetColour(anyone=False)),
    specialist("combat-photographer", UNIQUE, "B-SPEC-C15", 3, "window-close", spend=SACRIFICE),
    specialist("decoy", UNIQUE, "B-SPEC-C16", 2, "sacrifice", Ability(DECOY)),
    specialist("engineer", UNIQUE, "B-SPEC-C17", 4, "combat automatic", Ability(BUNKER_DEFENCE, -5, SECTOR)),
    specialist(
        "general", UNIQUE, "B-SPEC-C18", 4, "lock automatic", Ability(LOCKS, 1, TEAM), Ability(CALMS_GROUND, 1, TEAM)
    ),
    specialist("grenadier", UNIQUE, "B-SPEC-C19", 3, "combat-before-mgf", use=DestroyGuns(), spend=SACRIFICE),
    specialist("lieutenant", UNIQUE, "B-SPEC-C20", 4, "window", Ability(SWAP_DICE, 1, TEAM)),
    specialist("marksman", UNIQUE, "B-SPEC-C21", 2, "lock automatic", Ability(LOCK_SKULL_SOLDIERS, 3)),
    specialist("messenger", UNIQUE, "B-SPEC-C22", 3, "muster trade", Ability(RECRUIT_COST, -1), Ability(TRADABLE)),
    specialist("quartermaster", UNIQUE, "B-SPEC-C23", 2, "upkeep muster automatic", Ability(FIND_COST, -2, TEAM)),
    specialist("war-correspondent", UNIQUE, "B-SPEC-C24", 3, "move", use=SwapSectors(), spend=SACRIFICE, solo=False),
)

# what each brings to a bot beside his own strength, in soldiers
WORTH = {
    "beachmaster": 5.0, "chaplain": 3.5, "corporal": 3.0, "hero": 3.0, "medic": 5.0, "minesweeper": 2.5,
    "paratrooper": 6.0, "pathfinder": 3.5, "platoon-leader": 4.5, "point-man": 1.5, "scout": 3.0, "sharpshooter": 4.5,
    "veteran": 3.0, "captain": 2.5, "combat-photographer": 2.0, "decoy": 1.5, "engineer": 5.0, "general": 2.0,
    "grenadier": 2.0, "lieutenant": 3.0, "marksman": 2.5, "messenger": 1.5, "quartermaster": 2.5,
    "war-correspondent": 0.2,
}  # fmt: skip

"""The 25 War Heroes: each stands in for the Specialist whose title he bears, for one star more (W-CARD-HERO)."""

from __future__ import annotations

from hhour.dday.boxes.way_to_hell.heroes.effects import (
    ChangePlacesTwice,
    DestroyMore,
    RerollTwo,
    SetTwoColours,
    StayTwice,
)
from hhour.dday.boxes.way_to_hell.heroes.pool import HERO
from hhour.dday.rules.cards.card import BY_ITSELF, ONCE, SACRIFICE, Ability, Card, Effect, specialist
from hhour.dday.rules.cards.effects_tally import RerollOne
from hhour.dday.rules.cards.hooks import (
    ADVANCE_COST,
    ADVANCE_SOLDIERS,
    BUNKER_DEFENCE,
    CALMS_GROUND,
    DECOY,
    FIND_COST,
    LOCK_SKULL_SOLDIERS,
    LOCKS,
    LOSSES,
    MINE_GUIDE,
    MINE_PROOF,
    MORE_SWAPS,
    MOVE_SOLDIERS,
    NO_LOCKS,
    PAY_CASUALTIES,
    QUIET_SKULLS,
    RECRUIT_COST,
    RESULT_ANY,
    RWB_COURAGE,
    RWB_SOLDIERS,
    SAVES,
    SECTOR,
    STRENGTH,
    SWAP_DICE,
    TEAM,
    TRADABLE,
)
from hhour.kernel.faces import TOOL

NEEDS = "heroes"


def hero(
    name: str,
    title: str,
    number: int,
    cost: int,
    timing: str,
    *passives: Ability,
    use: Effect | None = None,
    spend: int = ONCE,
    solo: bool = True,
) -> Card:
    """A War Hero; `cost` in stars, and always a soldier besides (W-HERO-03)."""
    rule = f"W-CARD-HERO-{number:02d}"
    return specialist(
        f"hero-{name}",
        HERO,
        rule,
        cost,
        timing,
        *passives,
        use=use,
        spend=spend,
        solo=solo,
        provenance="reconstructed",
        title=title,
    )


CARDS: tuple[Card, ...] = (
    hero("leo-major", "corporal", 1, 3, "window", use=RerollTwo()),
    hero("bull-allen", "corporal", 2, 3, "window casualties", Ability(LOSSES, -1), use=RerollOne()),
    hero(
        "terence-otway",
        "general",
        3,
        5,
        "lock automatic",
        Ability(LOCKS, 1, TEAM),
        Ability(CALMS_GROUND, 1, TEAM),
        Ability(NO_LOCKS),
    ),
    hero("tommy-prince", "scout", 4, 3, "window automatic", Ability(RESULT_ANY, TOOL)),
    hero("john-frost", "paratrooper", 5, 3, "automatic", Ability(STRENGTH, 9)),
    hero("jack-mcniece", "pathfinder", 6, 4, "arrival automatic", Ability(MOVE_SOLDIERS, 3)),
    hero("ernie-pyle", "war-correspondent", 7, 4, "move", use=ChangePlacesTwice(), spend=BY_ITSELF, solo=False),
    hero("waverly-woodson", "medic", 8, 5, "casualties automatic", Ability(SAVES, 2)),
    hero("francis-sampson", "chaplain", 9, 5, "automatic", Ability(RWB_COURAGE, 1)),
    hero("premindra-bhagat", "minesweeper", 10, 4, "move automatic", Ability(MINE_PROOF), Ability(MINE_GUIDE)),
    hero("stanley-hollis", "hero", 11, 4, "casualties", Ability(PAY_CASUALTIES, 2)),
    hero("theodore-roosevelt-jr", "veteran", 12, 4, "automatic", Ability(RWB_SOLDIERS, 2)),
    hero("colin-maud", "beachmaster", 13, 4, "arrival automatic", Ability(ADVANCE_SOLDIERS, 5)),
    hero("daniel-inouye", "platoon-leader", 14, 3, "move automatic", Ability(ADVANCE_COST, -2)),
    hero("joe-medicine-crow", "point-man", 15, 3, "move", use=StayTwice(), spend=BY_ITSELF),
    hero("harold-marshall", "sharpshooter", 16, 3, "upkeep automatic", Ability(QUIET_SKULLS, 2)),
    hero("philippe-kieffer", "captain", 17, 5, "window", use=SetTwoColours(anyone=False)),
    hero("richard-winters", "lieutenant", 18, 5, "window", Ability(SWAP_DICE, 1, TEAM), Ability(MORE_SWAPS)),
    hero("thomas-durrant", "engineer", 19, 5, "combat automatic", Ability(BUNKER_DEFENCE, -8, SECTOR)),
    hero("clifton-james", "decoy", 20, 3, "sacrifice", Ability(DECOY)),
    hero("lachhiman-gurung", "grenadier", 21, 4, "combat-before-mgf", use=DestroyMore(), spend=SACRIFICE),
    hero("charles-chibitty", "messenger", 22, 4, "muster trade", Ability(RECRUIT_COST, -2), Ability(TRADABLE)),
    hero("charity-adams", "quartermaster", 23, 3, "upkeep muster automatic", Ability(FIND_COST, -4, TEAM)),
    hero("lee-miller", "combat-photographer", 24, 4, "window-close", spend=SACRIFICE),
    hero("lyudmila-pavlichenko", "marksman", 25, 3, "lock automatic", Ability(LOCK_SKULL_SOLDIERS, 5)),
)

# in soldiers; whoever is not here is worth what the ordinary Specialist of his title is
WORTH = {
    "hero-waverly-woodson": 8.0,
    "hero-john-frost": 9.0,
    "hero-colin-maud": 8.0,
    "hero-jack-mcniece": 8.0,
    "hero-theodore-roosevelt-jr": 5.0,
    "hero-daniel-inouye": 6.0,
    "hero-thomas-durrant": 7.0,
    "hero-bull-allen": 5.0,
    "hero-leo-major": 4.0,
}

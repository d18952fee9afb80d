"""The 27 Battle Conditions, 9 of them Weather. What they touch by being there is data; the rest is in `effects`."""

from __future__ import annotations

from typing import Final, NamedTuple

from hhour.dday.rules.cards.card import ONCE, Ability, Card
from hhour.dday.rules.cards.hooks import (
    AT_MOST,
    FIND_COST,
    FRESH_TROOPS,
    GROUND_DEFENCE,
    LOSSES,
    MINED_GROUND,
    MORE_LOCKS,
    MOVE_COST,
    NO_RIDE,
    NO_SAVES,
    NO_SPECIAL_DAMAGE,
    RECRUIT_COST,
    REINFORCEMENTS,
    REPLACE,
    REROLLS,
    RWB_SOLDIERS,
)

NEEDS = "battle-conditions"
CONDITION: Final = "condition"


def condition(slug: str, number: int, timing: str, *passives: Ability, provenance: str = "reconstructed") -> Card:
    """A Battle Condition; it is never used, only in force."""
    words = tuple(timing.split())
    return Card(
        slug, CONDITION, f"A-CARD-CON-{number:02d}", 0, words, passives, None, ONCE, None, True, provenance
    )  # fmt: skip


CARDS = (
    condition("heavy-showers", 1, "move automatic", Ability(MOVE_COST, 1), provenance="printed"),
    condition("morning-fog", 2, "turn automatic", Ability(NO_SPECIAL_DAMAGE)),
    condition(
        "low-clouds",
        3,
        "upkeep automatic",
        Ability(REINFORCEMENTS, 2, tier=REPLACE),
        Ability(FRESH_TROOPS, 4, tier=REPLACE),
    ),
    condition("gale", 4, "turn automatic"),
    condition("clear-skies", 5, "upkeep automatic"),
    condition("deep-mud", 6, "move automatic", Ability(NO_RIDE)),
    condition("spring-tide", 7, "combat automatic", Ability(LOSSES, 2)),
    condition("sun-in-the-eyes", 8, "roll automatic", Ability(REROLLS, 1, tier=AT_MOST)),
    condition("drizzle", 9, "window-close automatic"),
    condition("artillery-barrage", 10, "upkeep combat automatic", Ability(LOSSES, 3), provenance="printed in part"),
    condition("naval-gunfire", 11, "combat-before-mgf combat automatic", Ability(GROUND_DEFENCE, -2)),
    condition("radio-silence", 12, "turn automatic"),
    condition("shell-shock", 13, "upkeep automatic"),
    condition("hidden-snipers", 14, "combat automatic", Ability(LOSSES, 1)),
    condition("supply-drop", 15, "upkeep automatic"),
    condition("supply-shortage", 16, "muster automatic", Ability(FIND_COST, 2)),
    condition("aid-post-overrun", 17, "turn automatic", Ability(NO_SAVES)),
    condition("second-wind", 18, "upkeep automatic", Ability(RWB_SOLDIERS, 1)),
    condition("jammed-guns", 19, "combat automatic"),
    condition("counter-attack", 20, "upkeep combat automatic", Ability(GROUND_DEFENCE, 2)),
    condition("resistance-guides", 21, "muster automatic", Ability(RECRUIT_COST, -1)),
    condition("misfires", 22, "turn automatic"),
    condition("keep-moving", 23, "move-end automatic"),
    condition("field-hospital", 24, "combat-end automatic"),
    condition("exhaustion", 25, "lock automatic", Ability(MORE_LOCKS, 1)),
    condition("unmarked-mines", 26, "move automatic", Ability(MINED_GROUND)),
    condition("looted-stores", 27, "upkeep automatic"),
)

WEATHER: Final = frozenset(card.slug for card in CARDS[:9])

# these hold for the German too (A-COND-06, A-COND-07)
ALL_PLAYERS: Final = frozenset(("sun-in-the-eyes", "supply-shortage", "aid-post-overrun", "second-wind", "exhaustion"))

# no player can use these in a gale (A-CARD-CON-04)
WINDBLOWN: Final = frozenset(("bazooka", "carrier-pigeon", "gammon-bomb", "grenade", "mortar"))

SILENT: Final = frozenset(("morning-fog", "radio-silence"))  # nothing is traded


class Cancel(NamedTuple):
    """What a card is cancelled with: `cards` by name, or ANY of a sort; `whole`: for all, else for who pays."""

    whole: bool
    cards: tuple[str, ...] = ()
    sort: str = ""
    units: bool = True
    german: bool = False


SPECIALIST: Final = "specialist"
ITEM: Final = "item"

CANCELS: Final = {
    "artillery-barrage": Cancel(True, sort=SPECIALIST),
    "radio-silence": Cancel(True, ("field-radio", "walkie-talkie")),
    "hidden-snipers": Cancel(False, ("sharpshooter", "marksman")),
    "jammed-guns": Cancel(True, sort=SPECIALIST, units=False, german=True),
    "misfires": Cancel(False, sort=ITEM),
    "keep-moving": Cancel(False, ("whistle",)),
    "exhaustion": Cancel(False, ("dexedrine", "pervitin"), german=True),
    "unmarked-mines": Cancel(False, ("mine-detector", "bangalore-torpedo")),
}

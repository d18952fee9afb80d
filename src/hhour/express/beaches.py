"""The six beaches as data: the ordeal of the basic game and the six sectors of each advanced card (P-EXP-ORD, P-ADV).

An effect is a code of the closed vocabulary (P-ADV, 8.2) with its numbers; `when` says under which condition it is in
force: `with`/`without` a Specialist on arrival, `present`/`absent` when step 2 begins.
"""

from __future__ import annotations

from typing import Final

from hhour.express.cards import CAPTAIN, ENGINEER, GENERAL, HERO, VETERAN
from hhour.kernel.faces import BLUE, RED, SKULL, SOLDIER, TOOL, TWO_SOLDIERS, WHITE

# by their numbers on the beach die (P-DICE-06)
ORDEAL: Final = 4
BUNKER: Final = 6


class Effect:
    """One effect of a sector and the rule it comes from."""

    __slots__ = ("card", "code", "colour", "face", "n", "rule", "to", "when")

    def __init__(
        self,
        code: str,
        rule: str,
        n: int = 0,
        face: int = -1,
        to: int = -1,
        colour: int = -1,
        card: str = "",
        when: str = "",
    ) -> None:
        self.code = code
        self.rule = rule
        self.n = n
        self.face = face
        self.to = to
        self.colour = colour
        self.card = card
        self.when = when


class Beach:
    """One side of a beach card: its ordeal, and its six sectors as text of the vocabulary and as effects."""

    __slots__ = ("codes", "ordeal", "sectors", "slug")

    def __init__(
        self, slug: str, ordeal: Effect, codes: tuple[str, ...], sectors: tuple[tuple[Effect, ...], ...]
    ) -> None:
        self.slug = slug
        self.ordeal = ordeal
        self.codes = codes
        self.sectors = sectors


UTAH: Final = Beach(
    "utah",
    Effect("NO_RALLY", "P-EXP-ORD-UTAH-01"),
    (
        "AXIS_REROLL",
        "REROLL_BAN(white)",
        "AXIS_NEXT(-1, RWB here)",
        "NO_RALLY",
        "AXIS_DICE_IF(4, General on arrival)",
        "AXIS_IGNORE(TOOL) with Engineer, else REROLL_BAN(TOOL)",
    ),
    (
        (Effect("AXIS_REROLL", "P-ADV-UTAH-01"),),
        (Effect("REROLL_BAN", "P-ADV-UTAH-02", colour=WHITE),),
        (Effect("AXIS_NEXT", "P-ADV-UTAH-03", n=-1),),
        (Effect("NO_RALLY", "P-ADV-UTAH-04"),),
        (Effect("AXIS_DICE", "P-ADV-UTAH-05", n=4, card=GENERAL, when="with"),),
        (
            Effect("AXIS_IGNORE", "P-ADV-UTAH-06", face=TOOL, card=ENGINEER, when="present"),
            Effect("REROLL_BAN", "P-ADV-UTAH-16", face=TOOL, card=ENGINEER, when="absent"),
        ),
    ),
)

GOLD: Final = Beach(
    "gold",
    Effect("NEED_RWB", "P-EXP-ORD-GOLD-01"),
    (
        "MATCH_SWAP(SOLDIER, TWO_SOLDIERS)",
        "AXIS_DICE(3)",
        "NO_USE(next, if any used here)",
        "REROLL_MAX_DICE(3)",
        "AXIS_IGNORE(SKULL) with Hero, else AXIS_ADD(SKULL)",
        "NEED_RWB",
    ),
    (
        (Effect("MATCH_SWAP", "P-ADV-GOLD-01", face=SOLDIER, to=TWO_SOLDIERS),),
        (Effect("AXIS_DICE", "P-ADV-GOLD-02", n=3),),
        (Effect("NO_USE_NEXT", "P-ADV-GOLD-03", when="used"),),
        (Effect("REROLL_MAX_DICE", "P-ADV-GOLD-04", n=3),),
        (
            Effect("AXIS_IGNORE", "P-ADV-GOLD-05", face=SKULL, card=HERO, when="present"),
            Effect("AXIS_ADD", "P-ADV-GOLD-15", face=SKULL, card=HERO, when="absent"),
        ),
        (Effect("NEED_RWB", "P-ADV-GOLD-06"),),
    ),
)

JUNO: Final = Beach(
    "juno",
    Effect("AXIS_NEXT", "P-EXP-ORD-JUNO-01", n=1),
    (
        "AXIS_ADD(SKULL)",
        "REROLL_BAN(blue)",
        "KOMMANDANT(here)",
        "AXIS_DICE(3), REROLL_TIMES(1)",
        "AXIS_DICE_IF(6, no Hero on arrival)",
        "NEED_COUNT(3)",
    ),
    (
        (Effect("AXIS_ADD", "P-ADV-JUNO-01", face=SKULL),),
        (Effect("REROLL_BAN", "P-ADV-JUNO-02", colour=BLUE),),
        (Effect("KOMMANDANT", "P-ADV-JUNO-03"),),
        (Effect("AXIS_DICE", "P-ADV-JUNO-04", n=3), Effect("REROLL_TIMES", "P-ADV-JUNO-14", n=1)),
        (Effect("AXIS_DICE", "P-ADV-JUNO-05", n=6, card=HERO, when="without"),),
        (Effect("NEED_COUNT", "P-ADV-JUNO-06", n=3),),
    ),
)

SWORD: Final = Beach(
    "sword",
    Effect("LOSE_ONE", "P-EXP-ORD-SWORD-01"),
    (
        "REROLL_BAN(red)",
        "ALLIED_FEWER(1)",
        "NO_USE(next, no RWB here)",
        "LOSE_ONE",
        "KOMMANDANT(here, no Captain on arrival)",
        "PAY_FOR(AXIS_DICE(5))",
    ),
    (
        (Effect("REROLL_BAN", "P-ADV-SWORD-01", colour=RED),),
        (Effect("ALLIED_FEWER", "P-ADV-SWORD-02", n=1),),
        (Effect("NO_USE_NEXT", "P-ADV-SWORD-03", when="no-rwb"),),
        (Effect("LOSE_ONE", "P-ADV-SWORD-04"),),
        (Effect("KOMMANDANT", "P-ADV-SWORD-05", card=CAPTAIN, when="without"),),
        (Effect("PAY_FOR", "P-ADV-SWORD-06", n=5),),
    ),
)

OMAHA: Final = Beach(
    "omaha",
    Effect("AXIS_DICE", "P-EXP-ORD-OMAHA-01", n=5),
    (
        "KOMMANDANT(next, no Veteran at the end of step 6)",
        "MATCH_BAN(red)",
        "ALLIED_FEWER(1 per Axis SKULL)",
        "JUMP_UNLESS_RWB",
        "TWICE_UNLESS(General)",
        "AXIS_SET(SOLDIER, all)",
    ),
    (
        (Effect("KOMMANDANT_NEXT", "P-ADV-OMAHA-01", card=VETERAN),),
        (Effect("MATCH_BAN", "P-ADV-OMAHA-02", colour=RED),),
        (Effect("ALLIED_FEWER", "P-ADV-OMAHA-03", face=SKULL),),
        (Effect("JUMP_UNLESS_RWB", "P-ADV-OMAHA-04"),),
        (Effect("TWICE_UNLESS", "P-ADV-OMAHA-05", card=GENERAL, when="without"),),
        (Effect("AXIS_SET", "P-ADV-OMAHA-06", face=SOLDIER),),
    ),
)

HOC: Final = Beach(
    "hoc",
    Effect("REROLL_BAN", "P-EXP-ORD-HOC-01", face=SKULL),
    (
        "REROLL_TIMES(1)",
        "AXIS_ADD(SKULL)",
        "NO_USE(here)",
        "REROLL_BAN(SKULL)",
        "AXIS_SET(SKULL, 4)",
        "KOMMANDANT(here), AXIS_DROP_IF_RWB(1)",
    ),
    (
        (Effect("REROLL_TIMES", "P-ADV-HOC-01", n=1),),
        (Effect("AXIS_ADD", "P-ADV-HOC-02", face=SKULL),),
        (Effect("NO_USE", "P-ADV-HOC-03"),),
        (Effect("REROLL_BAN", "P-ADV-HOC-04", face=SKULL),),
        (Effect("AXIS_SET", "P-ADV-HOC-05", n=4, face=SKULL),),
        (Effect("KOMMANDANT", "P-ADV-HOC-06"), Effect("AXIS_DROP_IF_RWB", "P-ADV-HOC-16")),
    ),
)

# in the order of Operation: Neptune (P-NEP-02)
BEACHES: Final = {beach.slug: beach for beach in (UTAH, GOLD, JUNO, SWORD, OMAHA, HOC)}

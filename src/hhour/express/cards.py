"""The seven Specialists: which symbol calls whom, and how long he serves (P-SPEC-02, P-SPEC-05)."""

from __future__ import annotations

from typing import Final

from hhour.kernel.faces import COURAGE, SKULL, SOLDIER, STAR, TOOL, TWO_SOLDIERS

CAPTAIN: Final = "express-captain"
ENGINEER: Final = "express-engineer"
MEDIC: Final = "express-medic"
CORPORAL: Final = "express-corporal"
VETERAN: Final = "express-veteran"
HERO: Final = "express-hero"
GENERAL: Final = "express-general"

STRAIGHT: Final = 6  # stands behind the six faces wherever a Specialist is looked up by what calls him


class Specialist:
    """One card. `face`: the symbol whose RWB calls him; `sacrificed`: whether using him costs the card."""

    __slots__ = ("face", "group", "rule", "sacrificed", "slug")

    def __init__(self, slug: str, rule: str, face: int, sacrificed: bool = False, group: bool = False) -> None:
        self.slug = slug
        self.rule = rule
        self.face = face
        self.sacrificed = sacrificed
        self.group = group  # the leader decides about him (P-EXP-05)


SPECIALISTS: Final = {
    card.slug: card
    for card in (
        Specialist(CAPTAIN, "P-SPEC-CAP-01", TWO_SOLDIERS),
        Specialist(ENGINEER, "P-SPEC-ENG-01", TOOL),
        Specialist(MEDIC, "P-SPEC-MED-01", SKULL, sacrificed=True, group=True),
        Specialist(CORPORAL, "P-SPEC-COR-01", SOLDIER, group=True),
        Specialist(VETERAN, "P-SPEC-VET-01", STRAIGHT),
        Specialist(HERO, "P-SPEC-HER-01", COURAGE, sacrificed=True, group=True),
        Specialist(GENERAL, "P-SPEC-GEN-01", STAR),
    )
}

# by face, the straight last (P-SPEC-02)
CALLED: Final = (MEDIC, GENERAL, CORPORAL, CAPTAIN, HERO, ENGINEER, VETERAN)

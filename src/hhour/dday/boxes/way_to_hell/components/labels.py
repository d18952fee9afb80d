"""The labels of pool Specialists and the option that limits the Unique ones (W-GEN-31, W-GEN-40)."""

from __future__ import annotations

from typing import Final

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import IN_PLAY, Force
from hhour.kernel.refusal import Refusal

RANKING: Final = frozenset(
    ("captain", "lieutenant", "general", "drill-sergeant", "general-gold", "piat-gunner", "sniper", "soe-agent")
)
UNIQUE: Final = frozenset(
    (
        "combat-photographer",
        "decoy",
        "engineer",
        "grenadier",
        "marksman",
        "messenger",
        "quartermaster",
        "war-correspondent",
    )
)
LIMIT: Final = "unique-limit"


def refuse_second_unique(p: Field, unit: Force, slug: str) -> Refusal | None:
    """With the limit no Unique Specialist is recruited while any Unit has one in play (W-GEN-40)."""
    titles = p.book.titles
    if not p.book.is_on(f"{LIMIT}=one") or titles.get(slug, slug) not in UNIQUE:
        return None
    for other in p.battle.units:
        if other.status == IN_PLAY and any(titles.get(one, one) in UNIQUE for one in other.specialists):
            return Refusal("W-GEN-40", "unique-limit", {"card": slug})
    return None

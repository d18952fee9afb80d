"""The words that the Battle Maps of this box add to the vocabulary (W-MAP-15, W-MAP-20, W-MAP-22, W-MAP-24)."""

from __future__ import annotations

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force
from hhour.dday.rules.battle.verbs import STARS, gain
from hhour.dday.rules.box.box import Word
from hhour.dday.rules.map.ground import Ground
from hhour.kernel.refusal import Refusal


def _entry_stars(ground: Ground, args: tuple[str, ...]) -> None:
    ground.own["entry-stars"] = int(args[0])


def _no_vehicle(ground: Ground, args: tuple[str, ...]) -> None:
    ground.no_vehicle = "W-MAP-20"


def _no_recruit(ground: Ground, args: tuple[str, ...]) -> None:
    ground.own["no-recruit"] = 1


def _gun(ground: Ground, args: tuple[str, ...]) -> None:
    ground.own["gun"] = int(args[0])


WORDS = (
    Word("ENTRY_STARS(n)", _entry_stars),
    Word("NO_VEHICLE", _no_vehicle),
    Word("NO_RECRUIT", _no_recruit),
    Word("GUN(i)", _gun),
)


def gain_entry_stars(p: Field, unit: Force) -> bool:
    """ENTRY_STARS: each Unit that arrives gains stars (W-MAP-15)."""
    ground = p.ground(unit.sector)
    gain(p, unit, STARS, int(ground.own.get("entry-stars", 0)), "W-MAP-15", ground.id)
    return False


def refuse_recruiting(p: Field, unit: Force, slug: str) -> Refusal | None:
    """NO_RECRUIT: nobody is recruited for stars here; who comes without stars still comes (W-MAP-22)."""
    ground = p.ground(unit.sector)
    if "no-recruit" not in ground.own:
        return None
    return Refusal("W-MAP-22", "recruit-not-in-sector", {"card": slug, "sector": ground.id})

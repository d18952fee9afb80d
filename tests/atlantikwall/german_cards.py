"""Where the tests of the German's cards sit."""

from __future__ import annotations

from tests.atlantikwall.german import Fortress

STARS = "STAR STAR STAR STAR STAR STAR"


def tallies(german: str = STARS, setup: str = "dday n-13 units=2 opts=german", cards: tuple[str, ...] = ()) -> Fortress:
    """Everybody has rolled and the adjustment window is open; the German holds these cards."""
    t = Fortress(setup)
    t.german(bare=True, cards=list(cards))
    for unit in t.field.battle.units:
        t.tally(unit.seat, STARS)
    t.german_tally(german)
    t.start_stage("adjust")
    return t

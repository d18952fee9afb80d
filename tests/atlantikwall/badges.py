"""Where the tests of Badges sit."""

from __future__ import annotations

from hhour.dday.boxes.atlantikwall.badges.pile import Badges, badges
from tests.table import Situation

CRY = "COURAGE STAR COURAGE STAR COURAGE TOOL"


PLAIN = "STAR SOLDIER STAR SOLDIER COURAGE TOOL"


def table(units: int = 1, opts: str = "", board: str = "n-01", dice: str = "", version: int | None = None) -> Situation:
    more = f",{opts}" if opts else ""
    return Situation(f"dday {board} units={units} opts=badges{more}", dice, version)


def part_of(t: Situation) -> Badges:
    part = badges(t.field)
    assert part is not None
    return part


def hold(t: Situation, seat: int, *slugs: str) -> None:
    """Put Badges before a Unit, out of the deck."""
    for slug in slugs:
        assert part_of(t).deck.take(slug)
        t.get(seat).held = (*t.get(seat).held, slug)
    t.field.stamp += 1


def upkeep(words: str, *slugs: str, units: int = 1, opts: str = "", version: int | None = None) -> Situation:
    """Unit 1 with these Badges stands at its UPKEEP with this tally; any other Unit has nothing to declare."""
    t = table(units, opts, version=version)
    for seat in range(1, units + 1):
        t.unit(seat, sector=4, soldiers=9)
        t.tally(seat, PLAIN)
    hold(t, 1, *slugs)
    t.tally(1, words)
    t.start_at("UPKEEP")
    return t


def window(words: str, *slugs: str, units: int = 1) -> Situation:
    """Unit 1 with these Badges stands in the window with this roll."""
    t = table(units)
    for seat in range(1, units + 1):
        t.unit(seat, sector=4, soldiers=9)
    hold(t, 1, *slugs)
    for seat in range(1, units + 1):
        t.roll(seat, words if seat == 1 else PLAIN)
    return t


def gained(t: Situation, rule_id: str) -> list[tuple[int, object]]:
    return [(event.seat, event.data["n"]) for event in t.events("gained") if event.rule == rule_id]

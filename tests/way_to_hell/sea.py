"""A table at sea, for the tests of the crossing."""

from __future__ import annotations

from typing import Any

from hhour.dday.boxes.way_to_hell.components.labels import RANKING
from hhour.dday.boxes.way_to_hell.sea.module import OF_ATLANTIKWALL
from hhour.dday.boxes.way_to_hell.sea.state import Vessel, chart, put, vessel
from hhour.dday.rules.battle.state import Unit
from hhour.kernel.table import Table
from tests.table import Situation

SOLO = "dday n-02 opts=sea"
TWO = "dday n-02 units=2 opts=sea"
CALM = "SKULL SKULL SKULL SKULL SOLDIER SOLDIER"  # two soldiers are lost, and there is no set
FAR = "6 5"  # no sector of Sea Map A has the number 11


def passengers_of(setup: str) -> list[str]:
    """The Ranking Specialists of a setup, as they are drawn from the pile."""
    play = Table(setup, seed="passengers").play
    return [slug for slug in play.book.unique if slug in RANKING and slug not in OF_ATLANTIKWALL]


def crossing(setup: str = SOLO, version: int | None = None) -> Situation:
    """All craft lie in row 0, in the order of the seats, Passengers dealt in the order of the pool."""
    t = Situation(setup, " ".join(passengers_of(setup)), version)
    for seat in t.table.seats:
        if t.question(seat) == "sea-start":
            t.answer(seat, t.choices(seat)[0])
    return t


def afloat(t: Situation, place: str, seat: int = 1, **changes: Any) -> Unit:
    """The Unit is in this sea sector (its number), aboard unless told otherwise; resources by name."""
    t.field.stamp += 1
    unit = t.field.unit(seat)
    found = chart(t.field.book).find(place)
    assert found >= 0, place
    resources = {name: changes.pop(name) for name in ("soldiers", "courage", "points", "stars") if name in changes}
    put(t.field, unit, vessel(t.field, unit)._replace(place=found, **changes))
    for name, amount in resources.items():
        setattr(unit, name, amount)
    return unit


def craft(t: Situation, seat: int = 1) -> Vessel:
    return vessel(t.field, t.field.unit(seat))


def at(t: Situation, seat: int = 1) -> str:
    """The number of the sea sector, '' ashore."""
    place = craft(t, seat).place
    return str(place + 1) if place >= 0 else ""


def purse(t: Situation, seat: int = 1) -> str:
    """soldiers/courage/item points/stars, as the catalogue writes them."""
    unit = t.get(seat)
    return f"{unit.soldiers}/{unit.courage}/{unit.points}/{unit.stars}"


def upkeep(t: Situation, tallies: dict[int, str], shelling: str = FAR) -> Situation:
    """SEA UPKEEP begins with these tallies; then the shells fall, and SEA MOVE is asked."""
    for seat in t.table.seats:
        t.tally(seat, tallies.get(seat, CALM))
    t.dice(shelling)
    t.start_at("SEA-UPKEEP")
    return t


def no_naval(t: Situation, seat: int = 1) -> None:
    """The Naval Specialist is gone."""
    t.field.stamp += 1
    t.get(seat).held = ()


def nation(t: Situation, slug: str, seat: int = 1) -> None:
    """Another Naval Specialist is aboard."""
    t.field.stamp += 1
    t.get(seat).held = (slug,)


def sail_turn(t: Situation, words: str = CALM, shelling: str = FAR) -> None:
    """A whole ROLL of every seaborne Unit, kept as it falls, up to SEA MOVE."""
    seats = [seat for seat in t.table.seats if t.question(seat) == "roll"]
    t.dice(" ".join([words] * len(seats) + [shelling]))
    for seat in seats:
        t.answer(seat, "roll")
    for seat in seats:
        t.answer(seat, t.choices(seat)[0])
        t.answer(seat, "stop")


def shown(table: Table[Any], seat: int = 1) -> dict[str, Any]:
    """The sea as the table shows it, {} once it is over."""
    view: Any = table.view(seat)
    found: dict[str, Any] = view["boxes"]["way-to-hell"].get("sea", {})
    return found

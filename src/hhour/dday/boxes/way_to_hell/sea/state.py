"""What lies on the Sea Map: a craft or a wading Unit for every seat, and the shell number of the turn.

Soldiers, courage, stars and the hull (item points) are the Unit's own; aboard and wading it stands in no sector of the
Beach Map and is away from the battle (docs/decisions/0017).
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from hhour.dday.boxes.way_to_hell.sea.charts import BEACH_LINE, LINES, Chart, Water, chart_for
from hhour.dday.boxes.way_to_hell.shaef.nations import NATIONS
from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import IN_PLAY, BoxPart, Force, Unit
from hhour.dday.rules.battle.verbs import change, let_go, resource, without

NAME: Final = "sea"
OPTION: Final = "sea"
CONTINUOUS: Final = "continuous-play"
NAVAL: Final = "naval"


class Vessel(NamedTuple):
    """One Unit's craft, or what is left of it. `place`: on the Sea Map; -1 before the start and once ashore."""

    place: int = -1
    aboard: bool = True
    landed: int = -1  # the start sector of the Beach Map it has reached
    since: int = 0  # the turn in which it disembarked or landed
    panicked: bool = False  # it ignores COURAGE results (W-SEA-41)
    scattered: bool = False  # PANIC: this turn it must move laterally
    stalled: bool = False  # STALLED MOTOR: this turn it does not move
    moved: bool = False  # in this SEA MOVE
    spared: bool = False  # the Mine Lookout has seen the shells come
    passengers: tuple[str, ...] = ()


class Sea(BoxPart):
    """The Sea Map in play."""

    def __init__(self) -> None:
        self.vessels: tuple[Vessel, ...] = ()  # by seat, the first at seat 1
        self.shell = 0  # the number of this turn's shelling, 0 before it
        self.begun = 0  # the first turn of the battle ashore, 0 before it is known
        self.lost: tuple[str, ...] = ()  # Passengers who will not come ashore (W-SEA-35)

    def copy(self) -> Sea:
        new = Sea()
        new.vessels, new.shell, new.begun, new.lost = self.vessels, self.shell, self.begun, self.lost
        return new

    def to_json(self) -> dict[str, object]:
        lost = {"lost": self.lost} if self.lost else {}
        return {"vessels": self.vessels, "shell": self.shell, "begun": self.begun, **lost}

    def read_json(self, data: dict[str, Any]) -> None:
        self.vessels = tuple(Vessel._make((*one[:-1], tuple(one[-1]))) for one in data["vessels"])
        self.shell, self.begun = data["shell"], data["begun"]
        self.lost = tuple(data.get("lost", ()))


def sea(p: Field) -> Sea:
    """The Sea Map of a game that has one."""
    part = p.battle.parts[NAME]
    assert isinstance(part, Sea)
    return part


def is_crossing(p: Field) -> bool:
    """Whether a Unit is still at sea, or waits for others that are."""
    return p.battle.away != 0


def chart(book: Book) -> Chart:
    """The Sea Map of this game."""
    return chart_for(book.setup.seats)


def vessel(p: Field, unit: Force) -> Vessel:
    part = p.battle.parts[NAME]  # not by `sea`: at sea nearly every question asks for the craft
    assert isinstance(part, Sea)
    return part.vessels[unit.seat - 1]


def put(p: Field, unit: Force, new: Vessel) -> None:
    """The Unit's craft is now like this."""
    part = sea(p)
    part.vessels = (*part.vessels[: unit.seat - 1], new, *part.vessels[unit.seat :])


def water(p: Field, unit: Force) -> Water:
    """The sea sector a seaborne Unit is in."""
    return chart(p.book).waters[vessel(p, unit).place]


def is_aboard(p: Field, unit: Force) -> bool:
    if not p.battle.away:
        return False
    craft = vessel(p, unit)
    return craft.place >= 0 and craft.aboard


def is_wading(p: Field, unit: Force) -> bool:
    if not p.battle.away:
        return False
    craft = vessel(p, unit)
    return craft.place >= 0 and not craft.aboard


def seaborne(p: Field) -> list[Unit]:
    """The Units aboard or wading."""
    if not p.battle.away:
        return []
    vessels = sea(p).vessels
    return [unit for unit in p.battle.units if unit.status == IN_PLAY and vessels[unit.seat - 1].place >= 0]


def crafts_at(p: Field, place: int) -> int:
    """The craft in a sea sector; each raises its DEF by 1 (W-SEA-59, W-SEA-61)."""
    return sum(one.place == place and one.aboard for one in sea(p).vessels)


def nation(book: Book, seat: int) -> str:
    """Whose colours the craft flies: as its role says, else by the order of the seats."""
    role = book.roles[seat - 1].name
    return role if role in NATIONS else NATIONS[seat - 1]


def naval_of(unit: Force) -> str:
    """The Unit's Naval Specialist, '' once he is gone."""
    return next((slug for slug in unit.held if slug.startswith("naval-")), "") if unit.held else ""


def works(p: Field, unit: Force, slug: str) -> bool:
    """Whether this Naval Specialist helps the Unit now: his own, aboard (W-SEA-16, W-SEA-98)."""
    return slug in unit.held and vessel(p, unit).aboard


def crew(p: Field, unit: Force) -> tuple[str, ...]:
    """Whom a Unit can lose at sea: its Naval Specialist and its Passengers (W-SEA-33)."""
    naval = naval_of(unit)
    return (*((naval,) if naval else ()), *vessel(p, unit).passengers)


def advance_cost(p: Field, unit: Force) -> int:
    """The courage of the craft's next Advance, onto the Beach from the top row (W-SEA-72, W-SEA-115, W-CARD-NAV-01)."""
    sheet = chart(p.book)
    place = vessel(p, unit).place
    cost = BEACH_LINE if sheet.is_top(place) else LINES[sheet.waters[sheet.ahead(place)].row]
    return max(0, cost - 1) if works(p, unit, "naval-usa") else cost


def landing_places(p: Field, unit: Force) -> list[int]:
    """The start sectors directly ahead, as sectors of the Beach Map; none but from the top row (W-SEA-06)."""
    starts = p.book.starts
    return [starts[j] for j in chart(p.book).touches(vessel(p, unit).place, len(starts))]


def is_lost_at_sea(p: Field, slug: str) -> bool:
    """Whether he was a Passenger who did not come ashore (W-SEA-35)."""
    return NAME in p.battle.parts and slug in sea(p).lost


def lose(p: Field, unit: Unit, name: str, amount: int, rule: str, source: str = "") -> None:
    """Courage or hull is lost, down to 0 (W-SEA-39, W-SEA-43)."""
    gone = min(amount, resource(unit, name))
    if gone <= 0:
        return
    change(unit, name, -gone)
    if p.sink is not None:
        p.emit("sea-toll", unit.seat, rule, {"resource": name, "n": gone, "now": resource(unit, name)}, source)


def lose_crew(p: Field, unit: Unit, slug: str, rule: str) -> None:
    """The Naval Specialist or a Passenger is lost: out of the game (W-SEA-35)."""
    if slug in unit.held:
        let_go(unit, slug)
    else:
        now = vessel(p, unit)
        put(p, unit, now._replace(passengers=without(now.passengers, slug)))
        sea(p).lost += (slug,)
    if p.sink is not None:
        p.emit("crew-lost", unit.seat, rule, {"card": slug}, slug)

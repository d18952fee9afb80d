"""HTTP: the first game. Its dice are chosen, so that every step of the lesson happens; the page says so."""

from __future__ import annotations

from typing import Any

from litestar import post

from hhour.kernel.table import Table
from hhour.server.api_tables import limit_creation
from hhour.server.daily import LESSON
from hhour.server.house import AnyRequest, Guest, house_of
from hhour.server.info import table_info
from hhour.server.seating import Chair
from hhour.server.wire import NewTable, TableInfo

SETUP = "dday n-01 level=practice units=1"
# The first roll holds an RWB of 1 man, courage, and one die worth rolling again: tests/server/test_lesson.py.
SEED = "lesson-3448"


@post("/api/lesson", status_code=201)
async def begin(request: AnyRequest, guest: Guest) -> TableInfo:
    """Sit down at the Practice Run of the lesson; asked again before it is over, it is a new one."""
    house = house_of(request)
    limit_creation(house, guest)
    await house.lobby.check_room(guest.id)
    table = Table(SETUP, seed=SEED)
    wish = NewTable(setup=SETUP)
    seats = [Chair(seat, "person", guest.id, guest.person.name) for seat in table.seats]
    audience = await house.lobby.add(table, wish, seats, guest.id, guest.lang, table.events, origin=LESSON)
    return table_info(audience.live, guest.id)


HANDLERS: list[Any] = [begin]

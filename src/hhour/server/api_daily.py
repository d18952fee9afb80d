"""HTTP: the beach of a day, the one try at it that counts, and how everybody did."""

from __future__ import annotations

import json
from datetime import date, timedelta
from typing import Annotated, Any

from litestar import get, post
from litestar.params import Parameter
from msgspec import Struct, field
from sqlalchemy.exc import IntegrityError

from hhour.kernel.setup import parse_setup
from hhour.kernel.table import Table
from hhour.server import daily
from hhour.server.api_tables import limit_creation
from hhour.server.daily import AGAIN, COUNTS, Day, Try
from hhour.server.house import AnyRequest, Guest, House, house_of
from hhour.server.info import table_info
from hhour.server.seating import Chair
from hhour.server.store import people as kept
from hhour.server.store.writer import Conflict, Row
from hhour.server.wire import NewTable, TableInfo

MOST_LISTED = 50
SHOWN_DAYS = 14
DayParam = Annotated[str, Parameter(max_length=10, required=False, description="YYYY-MM-DD; without it today")]


class DailyResult(Struct, kw_only=True):
    """One line of a day's board."""

    place: int
    name: str
    outcome: str
    turns: int
    soldiers: int
    mine: bool


class Daily(Struct, kw_only=True):
    """A day's beach. `table` is my try, '' before it; `promise` fixes the dice, `seed` is shown when the day is over.

    `beaten`: the share of the others that did worse than I; null while nobody else has finished, or I have not.
    `late`: I played on when the day was over, so my try does not count.
    """

    day: str
    today: bool
    setup: str
    board: str
    units: int
    promise: str
    seed: str
    table: str
    status: str
    finished: int
    beaten: float | None
    results: list[DailyResult]
    late: bool = False
    days: list[str] = field(default_factory=list)


@get("/api/daily")
async def show(request: AnyRequest, guest: Guest, day: DayParam = "") -> Daily:
    """The beach of a day, and its board."""
    house = house_of(request)
    return await _told(house, guest, house.calendar.day(day or daily.today()))


@post("/api/daily/{day:str}", status_code=201)
async def play(request: AnyRequest, guest: Guest, day: str) -> TableInfo:
    """Sit down at a day's beach. The first time today counts; asked again while it runs, it is the same table."""
    house = house_of(request)
    one = house.calendar.day(day)
    mine = await house.store.read(lambda db: kept.daily_try(db, one.day, guest.id))
    counts = one.is_today and mine is None
    if mine is not None and mine["status"] != "ended":
        return table_info((await house.lobby.find(mine["id"])).live, guest.id)
    limit_creation(house, guest)
    await house.lobby.check_room(guest.id)
    table = Table(one.setup, seed=one.seed)
    wish = NewTable(setup=one.setup, advice="off")
    seats = [Chair(seat, "person", guest.id, guest.person.name if seat == 1 else "") for seat in table.seats]
    origin = f"{COUNTS if counts else AGAIN} {one.day}"
    tried = one.day if counts else ""
    try:
        audience = await house.lobby.add(
            table, wish, seats, guest.id, guest.lang, table.events, origin=origin, day=tried
        )
    except (Conflict, IntegrityError):  # two clicks at once, perhaps at two servers
        first = await house.store.read(lambda db: kept.daily_try(db, one.day, guest.id))
        assert first is not None
        audience = await house.lobby.find(first["id"])
    return table_info(audience.live, guest.id)


async def _told(house: House, guest: Guest, one: Day) -> Daily:
    rows = await house.store.read(lambda db: kept.daily_tries(db, one.day))
    mine = next((row for row in rows if row["player"] == guest.id), None)
    timely = [row for row in rows if daily.in_time(one.day, row["last"])]
    tries = sorted((_try(row) for row in timely if row["status"] == "ended"), key=lambda done: done.rank)
    places = {done.player: 1 + sum(other.rank < done.rank for other in tries) for done in tries}
    my = next((done for done in tries if done.player == guest.id), None)
    listed = tries[:MOST_LISTED] + ([my] if my is not None and my not in tries[:MOST_LISTED] else [])
    setup = parse_setup(one.setup)
    first = date.fromisoformat(daily.today())
    return Daily(
        day=one.day,
        today=one.is_today,
        setup=one.setup,
        board=setup.board,
        units=setup.seats,
        promise=one.promise,
        seed="" if one.is_today else one.seed,
        table=mine["id"] if mine else "",
        status=mine["status"] if mine else "",
        finished=len(tries),
        beaten=daily.beaten(tries, my) if my else None,
        results=[
            DailyResult(
                place=places[done.player],
                name=done.name,
                outcome=done.outcome,
                turns=done.turns,
                soldiers=done.soldiers,
                mine=done.player == guest.id,
            )
            for done in listed
        ],
        late=mine is not None and mine not in timely,
        days=[(first - timedelta(days=back)).isoformat() for back in range(SHOWN_DAYS)],
    )


def _try(row: Row) -> Try:
    units = json.loads(row["snapshot"]).get("units", [])
    return Try(row["player"], row["name"], row["outcome"], row["turn"], sum(unit["soldiers"] for unit in units))


HANDLERS: list[Any] = [show, play]

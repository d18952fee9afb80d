"""HTTP: laying, finding and joining tables, and what a host and those who sit there may do."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

from litestar import get, post
from litestar.params import Parameter

from hhour.i18n import language
from hhour.server import crew, seating
from hhour.server.audience import Audience
from hhour.server.catalogue import refused_with
from hhour.server.daily import is_open
from hhour.server.house import AnyRequest, Guest, House, house_of
from hhour.server.identity import new_token
from hhour.server.info import row_info, table_info
from hhour.server.lobby import check_setup
from hhour.server.nodes.said import Changed
from hhour.server.seating import Chair, seat_of_row
from hhour.server.store.writer import now_ms
from hhour.server.table import LiveTable
from hhour.server.trouble import Trouble
from hhour.server.wire import (
    CheckedSetup,
    CheckSetup,
    HandOver,
    Join,
    NewTable,
    Pause,
    SeatChange,
    SetClock,
    Silence,
    TableInfo,
    TableList,
)
from hhour.server.wire_replay import ImportRecord
from hhour.server.workers import while_here

MOST_SILENCED = 200
KeyParam = Annotated[str, Parameter(description="the key of the link", max_length=120, required=False)]


@post("/api/setups", status_code=200)
async def check(guest: Guest, data: CheckSetup) -> CheckedSetup:
    """Is this setup possible? 422 names the rule that forbids it."""
    setup, game, played = check_setup(data.setup)
    lang = language(guest.lang)
    roles = [lang.text(f"role-{name}") if lang.has(f"role-{name}") else "" for name in played]
    return CheckedSetup(setup=setup, game=game, seats=len(played), roles=roles, refused=refused_with(setup, guest.lang))


@post("/api/tables", status_code=201)
async def create(request: AnyRequest, guest: Guest, data: NewTable) -> TableInfo:
    """Lay a table."""
    house = house_of(request)
    limit_creation(house, guest)
    audience = await house.lobby.create(data, guest.id, guest.person.name, guest.lang)
    return table_info(audience.live, guest.id)


@post("/api/records", status_code=201)
async def take_in(request: AnyRequest, guest: Guest, data: ImportRecord) -> TableInfo:
    """Import a .hh file."""
    house = house_of(request)
    limit_creation(house, guest)
    lang = data.language or guest.lang
    taken = house.lobby.take_in(data.text, guest.id, guest.person.name, lang, guest.visitor.address)
    audience = await while_here(request, taken)
    return table_info(audience.live, guest.id)


@get("/api/tables")
async def mine(request: AnyRequest, guest: Guest) -> TableList:
    """My games."""
    found = await house_of(request).store.games_of(guest.id)
    return TableList(tables=[row_info(row, map(seat_of_row, seats), guest.id) for row, seats in found])


@get("/api/tables/watchable")
async def watchable(request: AnyRequest, guest: Guest) -> TableList:
    """Running tables that anyone may watch."""
    found = await house_of(request).store.watchable()
    return TableList(tables=[row_info(row, map(seat_of_row, seats), guest.id) for row, seats in found])


@get("/api/tables/{table_id:str}")
async def show(request: AnyRequest, guest: Guest, table_id: str, key: KeyParam = "") -> TableInfo:
    """One table."""
    audience = await find_for(house_of(request), table_id, guest.id, key)
    return table_info(audience.live, guest.id)


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join(request: AnyRequest, guest: Guest, table_id: str, data: Join) -> TableInfo:
    """Take an open seat by the link's key."""
    house = house_of(request)
    try:
        audience = await house.lobby.find(table_id)
    except Trouble as trouble:  # ids tell nothing here either
        raise (Trouble(403, "wrong-key") if trouble.key == "no-such-table" else trouble) from None
    live = audience.live

    def new_seats() -> list[Chair]:
        name = data.name or guest.person.name
        return seating.joined(live.seats, live.row["key"], guest.id, name, data.key, data.seat)

    await _reseat(audience, new_seats)
    return table_info(live, guest.id)


@post("/api/tables/{table_id:str}/seats/{seat:int}", status_code=200)
async def change_seat(request: AnyRequest, guest: Guest, table_id: str, seat: int, data: SeatChange) -> TableInfo:
    """Leave, give to a bot, take (back) or rename a seat."""
    audience = await find_for(house_of(request), table_id, guest.id)
    live = audience.live

    def new_seats() -> list[Chair]:
        one = _seat(live, seat)
        if data.do == "leave":
            return seating.left(live.seats, one, guest.id)
        if data.do == "rename":
            return seating.renamed(live.seats, one, guest.id, data.name)
        if data.do == "take":
            name = data.name or guest.person.name
            return seating.taken(live.seats, one, guest.id, name, is_member(live, guest.id))
        names = crew.names(live.table.game.name, guest.lang)
        level = data.level or next(iter(names))
        if level not in names:
            raise Trouble(422, "unknown-bot", level=level, known=", ".join(names))
        return seating.given_to_bot(live.seats, one, guest.id, live.row["host"], live.here, level, names[level])

    await _reseat(audience, new_seats)
    return table_info(live, guest.id)


@post("/api/tables/{table_id:str}/seats/{seat:int}/hand-over", status_code=201)
async def hand_over(request: AnyRequest, guest: Guest, table_id: str, seat: int) -> HandOver:
    """A link for one seat."""
    audience = await find_for(house_of(request), table_id, guest.id)
    live = audience.live
    key = new_token()
    await _reseat(audience, lambda: seating.handed_over(live.seats, _seat(live, seat), guest.id, live.row["host"], key))
    return HandOver(seat=seat, key=key)


@post("/api/tables/{table_id:str}/pause", status_code=200)
async def pause(request: AnyRequest, guest: Guest, table_id: str, data: Pause) -> TableInfo:
    """Pause or go on."""
    status = "paused" if data.paused else "playing"
    return await _host_changes(request, guest, table_id, {"status": status})


@post("/api/tables/{table_id:str}/clock", status_code=200)
async def set_clock(request: AnyRequest, guest: Guest, table_id: str, data: SetClock) -> TableInfo:
    """Give decisions a time limit, another one, or none."""
    return await _host_changes(request, guest, table_id, {"clock": data.clock})


@post("/api/tables/{table_id:str}/silence", status_code=200)
async def silence(request: AnyRequest, guest: Guest, table_id: str, data: Silence) -> TableInfo:
    """Let someone say nothing more here, or let them speak again."""
    audience = await find_for(house_of(request), table_id, guest.id)
    others = [name for name in audience.live.row["silenced"].split() if name != data.player][-MOST_SILENCED:]
    return await _host_changes(
        request, guest, table_id, {"silenced": " ".join([*others, data.player] if data.silent else others)}
    )


@post("/api/tables/{table_id:str}/end", status_code=200)
async def end(request: AnyRequest, guest: Guest, table_id: str) -> TableInfo:
    """End the game for good."""
    return await _host_changes(request, guest, table_id, {"status": "ended", "outcome": "stopped"})


@post("/api/tables/{table_id:str}/rematch", status_code=201)
async def rematch(request: AnyRequest, guest: Guest, table_id: str) -> TableInfo:
    """The same people, a new game; asked twice it is the same table."""
    house = house_of(request)
    audience = await find_for(house, table_id, guest.id)
    live = audience.live
    if not is_member(live, guest.id):
        raise Trouble(403, "not-a-member")

    async def work() -> str:
        if not live.is_over:
            raise Trouble(409, "still-running")
        if not live.row["rematch"]:
            new = await _lay_again(house, live, guest)
            live.row.update(rematch=new.live.id, rev=live.row["rev"] + 1)
            live.tell(Changed(live.row["rev"]))
            audience.tell_table()
        return str(live.row["rematch"])

    new = await house.lobby.find(await live.ask(work))
    return table_info(new.live, guest.id)


async def _lay_again(house: House, live: LiveTable, guest: Guest) -> Audience:
    limit_creation(house, guest)
    row = live.row
    wish = NewTable(
        setup=row["setup"],
        language=row["language"],
        advice=row["advice"],
        dice=row["dice"],
        clock=row["clock"],
        watchable=bool(row["watchable"]),
    )
    table = house.lobby.lay(wish)
    seats = [Chair(s.seat, s.kind, s.player, s.name, s.level, s.lender) for s in live.seats]
    return await house.lobby.add(table, wish, seats, row["host"], guest.lang, table.events, after=live.id)


# --- rights ---------------------------------------------------------------------------------------------------------


def is_member(live: LiveTable, player: str) -> bool:
    """Whether someone sits here, sat here or is the host."""
    return live.is_member(player)


async def find_for(house: House, table_id: str, player: str, key: str = "") -> Audience:
    """A table, if this person may see it: a member, a holder of a key, or anyone if it is open to all."""
    # The same for a table that is not there as for one that is not theirs: ids tell nothing.
    nothing = Trouble(404, "wrong-key" if key else "no-such-table")
    try:
        audience = await house.lobby.find(table_id)
    except Trouble as trouble:
        raise (nothing if trouble.key == "no-such-table" else trouble) from None
    live = audience.live
    keys = [live.row["key"], *(seat.key for seat in live.seats)]
    if live.row["watchable"] or (live.is_over and not is_open(live.row)) or is_member(live, player):
        return audience
    if any(seating.same(key, one) for one in keys):
        return audience
    raise nothing


def _seat(live: LiveTable, number: int) -> Chair:
    for seat in live.seats:
        if seat.seat == number:
            return seat
    raise Trouble(404, "no-such-seat", seat=number if 0 <= number < 1000 else 0)


def limit_creation(house: House, guest: Guest) -> None:
    """Nobody lays tables by the hundred."""
    if not house.creations.take(guest.visitor.address):
        raise Trouble(429, "too-fast")


# --- changes --------------------------------------------------------------------------------------------------------


async def _reseat(audience: Audience, new_seats: Callable[[], list[Chair]]) -> None:
    """Change seats in the table's turn: on disk first, then everyone sees it."""
    live = audience.live

    async def work() -> None:
        if live.is_over:
            raise Trouble(409, "ended")
        seats = new_seats()
        if seats == live.seats:
            return
        awaited = live.awaits_people
        await live.change({}, seats)
        if awaited:
            live.watch.restart()
        audience.tell_table()
        live.watch.wake()

    await live.ask(work)


async def _host_changes(request: AnyRequest, guest: Guest, table_id: str, values: dict[str, Any]) -> TableInfo:
    audience = await find_for(house_of(request), table_id, guest.id)
    live = audience.live
    if live.row["host"] != guest.id:
        raise Trouble(403, "host-only")
    await live.ask(_host_work(audience, {**values, "updated": now_ms()}))
    return table_info(live, guest.id)


def _host_work(audience: Audience, values: dict[str, Any]) -> Callable[[], Awaitable[None]]:
    live = audience.live

    async def work() -> None:
        if live.is_over:
            raise Trouble(409, "ended")
        if live.is_gathering and values.get("status") in ("playing", "paused"):
            raise Trouble(409, "gathering")
        await live.change(values)
        live.idle_since = time.monotonic()
        live.watch.restart()
        audience.tell_table()
        live.watch.wake()

    return work


HANDLERS: list[Any] = [
    check,
    create,
    take_in,
    mine,
    watchable,
    show,
    join,
    change_seat,
    hand_over,
    pause,
    set_clock,
    silence,
    end,
    rematch,
]

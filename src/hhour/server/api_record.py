"""HTTP: what I have played, all that is mine as a file, its end, and playing on from a moment of another game."""

from __future__ import annotations

import json
import secrets
from collections import Counter
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

from litestar import Response, delete, get, post
from litestar.response import Stream
from msgspec import Struct
from msgspec.json import encode

from hhour.i18n import language
from hhour.kernel.chance import seed_hash
from hhour.kernel.faces import FACES
from hhour.kernel.record import FORMAT, Imported, Record
from hhour.kernel.refusal import HHourError
from hhour.kernel.setup import parse_setup
from hhour.server import archive
from hhour.server.api_tables import find_for, limit_creation
from hhour.server.daily import is_open
from hhour.server.house import AnyRequest, Guest, House, house_of
from hhour.server.info import table_info
from hhour.server.nodes.said import HOUSE, Renamed
from hhour.server.seating import Chair
from hhour.server.store import people as kept
from hhour.server.store.writer import Row
from hhour.server.trouble import Trouble, from_engine
from hhour.server.wire import NewTable, TableInfo

SKULL = FACES[0]
SLICE = 5
# in the record, or not for reading
HIDDEN = ("moves", "seed", "snapshot", "key", "sources", "start", "opening", "rev", "questions")


class Played(Struct, kw_only=True):
    """How often I played and won a board, at a level."""

    game: str
    board: str
    level: str
    played: int
    won: int


class MedalCount(Struct, kw_only=True):
    """A Medal or award I held at the end of games, and how often."""

    slug: str
    name: str
    count: int


class LuckPoint(Struct, kw_only=True):
    """The dice of one finished game: all I threw, and the SKULLs among them, which nobody wants."""

    table: str
    at: int
    dice: int
    skulls: int


class MyRecord(Struct, kw_only=True):
    """What I have played to the end, the oldest first."""

    games: int
    won: int
    boards: list[Played]
    medals: list[MedalCount]
    luck: list[LuckPoint]
    days: int


class Deleted(Struct, kw_only=True):
    """What is gone: games nobody else sat at, and seats of others' games that are nobody's now."""

    games: int
    seats: int


@get("/api/me/record")
async def my_record(request: AnyRequest, guest: Guest) -> MyRecord:
    """Games, wins by beach and level, medals, luck over time."""
    house = house_of(request)
    rows = await house.store.read(lambda db: kept.finished_of(db, guest.id))
    played: Counter[tuple[str, str, str]] = Counter()
    won: Counter[tuple[str, str, str]] = Counter()
    medals: Counter[str] = Counter()
    luck = []
    for number, row in enumerate(rows):
        if number % SLICE == 0:  # others have their turn between
            await house.budget.turns.take(guest.visitor.address)
        setup = parse_setup(row["setup"])
        where = (row["game"], setup.board, setup.fields.get("level", ""))
        played[where] += 1
        won[where] += not set(row["seats"]).isdisjoint(archive.winning_seats(row))
        medals.update(_medals(row))
        words = [word for text in row["results"] for word in text.split() if word in FACES]
        luck.append(LuckPoint(table=row["id"], at=row["updated"], dice=len(words), skulls=words.count(SKULL)))
    say = language(guest.lang)
    return MyRecord(
        games=len(rows),
        won=won.total(),
        boards=[
            Played(game=game, board=board, level=level, played=count, won=won[game, board, level])
            for (game, board, level), count in sorted(played.items())
        ],
        medals=[
            MedalCount(slug=slug, name=say.text(f"card-{slug}") if say.has(f"card-{slug}") else slug, count=count)
            for slug, count in medals.most_common()
        ],
        luck=luck,
        days=await house.store.read(lambda db: kept.days_of(db, guest.id)),
    )


def _medals(row: Row) -> list[str]:
    """The awards in the hands of my units when the game ended."""
    units = json.loads(row["snapshot"]).get("units", [])
    return [card for unit in units if unit.get("seat") in row["seats"] for card in unit.get("awards", [])]


@get("/api/me/export")
async def export(request: AnyRequest, guest: Guest) -> Stream:
    """Everything the server knows of me, as one JSON file."""
    headers = {"content-disposition": 'attachment; filename="hhour-mine.json"'}
    return Stream(_mine(house_of(request), guest), media_type="application/json", headers=headers)


async def _mine(house: House, guest: Guest) -> AsyncIterator[bytes]:
    """Game by game: they may be many and long, and others have their turn between."""
    told = await house.store.read(lambda db: kept.everything_of(db, guest.id))
    ids = told.pop("games")
    yield encode(told)[:-1] + b',"games":['
    comma = b""
    for game_id in ids:
        game = await house.store.read(partial(kept.game_with, game=game_id, player=guest.id))
        await house.budget.turns.take(guest.visitor.address)
        if game is not None:
            yield comma + encode(_readable(game))
            comma = b","
    yield b"]}"


def _readable(game: Row) -> Row:
    """A game as its player may take it along."""
    record = archive.open_record_of(game, game["moves"])
    over = game["status"] == "ended" and not is_open(game)
    return {**{name: game[name] for name in game if name not in HIDDEN}, "record": record.text(reveal=over)}


@delete("/api/me", status_code=200)
async def forget_me(request: AnyRequest, guest: Guest) -> Response[Deleted]:
    """Delete everything that is mine: games of my own, my name, talk, ways of being told, tries, devices."""
    house = house_of(request)
    alone, shared = await house.store.read(lambda db: kept.games_with(db, guest.id))
    for table_id in [*alone, *shared]:
        await house.lobby.close_table(table_id)
    gone, seats = await house.store.writer.do(lambda db: kept.forget_player(db, guest.id))
    house.people.forget(guest.id)
    house.relay.tell(HOUSE, Renamed(guest.id))
    cookie = "hhour=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"
    return Response(Deleted(games=gone, seats=seats), headers={"set-cookie": cookie})


class PlayOn(Struct, kw_only=True, forbid_unknown_fields=True):
    """From which moment of the game to play on: after action `n`."""

    n: int


@post("/api/tables/{table_id:str}/play-on", status_code=201)
async def play_on(request: AnyRequest, guest: Guest, table_id: str, data: PlayOn) -> TableInfo:
    """A game of my own that goes on from a moment of a finished one, with fresh dice; it says where it comes from."""
    house = house_of(request)
    audience = await find_for(house, table_id, guest.id)
    live = audience.live
    if not live.is_over:
        raise Trouble(409, "still-running")
    if is_open(live.row):
        raise Trouble(409, "day-open")
    if not 0 <= data.n <= live.seq:
        raise Trouble(404, "no-such-moment", last=live.seq)
    limit_creation(house, guest)
    await house.lobby.check_room(guest.id)
    try:
        text = _cut(live.table.record, data.n).text(reveal=True)
        table, opening, moves, _ = await house.workers.do(guest.id, "take_in", text, line=guest.visitor.address)
    except Trouble:
        raise
    except HHourError as error:
        raise from_engine(error, 409) from None
    if table.outcome:
        raise Trouble(409, "nothing-to-play")
    table.record.format = FORMAT
    fresh = secrets.token_hex(16)
    table.draw_from(Imported(seed_hash(fresh), fresh))
    wish = NewTable(setup=str(table.setup), advice=live.row["advice"])
    seats = [
        Chair(seat, "person", guest.id, guest.person.name if seat == table.seats[0] else "") for seat in table.seats
    ]
    origin = f"table {live.id} {data.n}"
    new = await house.lobby.add(table, wish, seats, guest.id, guest.lang, opening, moves, imported=True, origin=origin)
    return table_info(new.live, guest.id)


def _cut(record: Record, n: int) -> Record:
    """The same game up to an action."""
    cut = Record(record.setup, record.rules, record.seed_hash, record.seed)
    cut.format = record.format
    cut.start = list(record.start)
    cut.sources = [source for source in record.sources if source.after < n or n == source.after == 0]
    cut.lines = record.lines[:n]
    return cut


HANDLERS: list[Any] = [my_record, export, forget_me, play_on]

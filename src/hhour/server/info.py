"""A table as one person sees it, from memory or from a row of the store."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from functools import cache, lru_cache

from hhour.advice import adviser_of
from hhour.kernel.games import games
from hhour.kernel.offers import SeatsAre
from hhour.kernel.refusal import HHourError
from hhour.kernel.setup import parse_setup
from hhour.server.seating import Chair
from hhour.server.store.writer import Row
from hhour.server.table import LiveTable
from hhour.server.wire import Offers, SeatInfo, TableInfo


def table_info(live: LiveTable, player: str) -> TableInfo:
    """A table in memory, with who is here."""
    info = row_info(live.row, live.seats, player, live.here)
    info.seq = live.seq
    info.waiting = [] if live.is_over or live.is_gathering else live.table.waiting()
    info.imported_after = live.table.record.imported_after
    info.seed_hash, _ = live.table.record.promise
    added = live.parts.added()
    info.winners = list(live.table.winners.seats)
    for seat in info.seats:
        seat.part = live.parts.state(seat.seat, added)
    sitting = {seat.player for seat in live.seats if seat.kind == "person"}
    info.watchers = len(live.here - sitting)
    return info


def row_info(row: Row, seats: Iterable[Chair], player: str, here: Iterable[str] = ()) -> TableInfo:
    """A table as the store knows it. The link's key is told to members only."""
    present = set(here)
    told = [seat_info(seat, player, present) for seat in seats]
    for seat in told:
        seat.side, seat.role = roles_of(row["setup"], row["rules"]).get(seat.seat, ("", ""))
    member = row["host"] == player or any(seat.mine or seat.can_take_back for seat in told)
    setup = parse_setup(row["setup"])
    return TableInfo(
        id=row["id"],
        game=row["game"],
        board=setup.board,
        setup=row["setup"],
        status=row["status"],
        outcome=row["outcome"],
        seq=row["seq"],
        turn=row["turn"],
        seats=told,
        host=row["host"],
        is_host=row["host"] == player,
        language=row["language"],
        advice=row["advice"],
        dice=row["dice"],
        clock=row["clock"],
        watchable=bool(row["watchable"]),
        rules=row["rules"],
        seed_hash=row["seed_hash"],
        created=_time(row["created"]),
        updated=_time(row["updated"]),
        waiting=[],
        level=setup.fields.get("level", ""),
        seats_are=seats_are(row["game"]),
        offers=offers_of(row["game"]),
        key=row["key"] if member else "",
        rematch=row["rematch"],
        imported=bool(row["imported"]),
        origin=row["origin"],
        silenced=row["silenced"].split() if row["host"] == player else [],
    )


@lru_cache(maxsize=1024)
def roles_of(setup: str, version: int) -> dict[int, tuple[str, str]]:
    """Side and role of each seat of a game; none where its rules are no longer known."""
    try:
        parsed = parse_setup(setup)
        rules = games()[parsed.game].rules_as_of(parsed, version)
    except (HHourError, LookupError):
        return {}
    return {role.seat: (role.side, role.name) for role in rules.roles}


@cache
def seats_are(game: str) -> SeatsAre:
    """What a seat of a game is called."""
    return games()[game].seats_are if game in games() else "player"


@cache
def offers_of(game: str) -> Offers:
    """What a game can be asked at the table, asked of the game and its adviser."""
    if game not in games():
        return Offers()
    found, advises = games()[game], adviser_of(games()[game])
    return Offers(proposals=found.may_propose, tally=advises.counts_dice, goals=list(advises.goals))


def seat_info(seat: Chair, player: str, here: set[str]) -> SeatInfo:
    """A seat as this person sees it; hand-over keys stay secret."""
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,  # type: ignore[arg-type]
        name=seat.name,
        level=seat.level,
        player=seat.player,
        here=bool(seat.player) and seat.player in here,
        mine=seat.kind == "person" and seat.player == player,
        promise=seat.promise,
        can_take_back=seat.kind != "person" and bool(player) and seat.lender == player,
    )


def _time(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")

"""Who sits where and who may change it. Seats are plain data; the table writes them down."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from hhour.server.identity import clean_name
from hhour.server.trouble import Trouble
from hhour.server.wire import NewSeat


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits at one seat of a table. `lender` had it before it was left or given to a bot, and may take it back."""

    seat: int
    kind: str  # person, open, bot
    player: str = ""
    name: str = ""
    level: str = ""
    lender: str = ""
    key: str = ""
    promise: str = ""  # of the part that this seat adds to the dice

    def to_row(self) -> dict[str, Any]:
        """The seat as its row in the store, without the game."""
        return asdict(self)


def seat_of_row(row: dict[str, Any]) -> Chair:
    """A seat as the store keeps it."""
    return Chair(
        row["seat"], row["kind"], row["player"], row["name"], row["level"], row["lender"], row["key"], row["promise"]
    )


def lay_seats(
    wanted: Sequence[NewSeat], seats: Sequence[int], me: str, my_name: str, bot_names: dict[str, str]
) -> list[Chair]:
    """The seats of a new table that somebody plays; those not named are mine (the first) and open (the others)."""
    if len(wanted) > len(seats):
        raise Trouble(422, "too-many-seats", seats=len(seats), wanted=len(wanted))
    plan = [*wanted, *(NewSeat(who="me" if number == 0 else "open") for number in range(len(wanted), len(seats)))]
    laid: list[Chair] = []
    for number, one in zip(seats, plan, strict=True):
        name = clean_name(one.name)
        if one.who == "open":
            laid.append(Chair(number, "open"))
        elif one.who == "bot":
            level = one.level or next(iter(bot_names))
            if level not in bot_names:
                raise Trouble(422, "unknown-bot", level=level[:40], known=", ".join(bot_names))
            laid.append(Chair(number, "bot", name=name or bot_names[level], level=level))
        else:
            laid.append(Chair(number, "person", me, name or (my_name if one.who == "me" else "")))
    return laid


def joined(seats: list[Chair], table_key: str, player: str, name: str, key: str, wanted: int | None) -> list[Chair]:
    """The seats after someone came by a link."""
    shown = clean_name(name)
    for seat in seats:
        if seat.key and same(key, seat.key):
            return put(seats, Chair(seat.seat, "person", player, shown or seat.name))
    if not same(key, table_key):
        raise Trouble(403, "wrong-key")
    if any(seat.player == player for seat in seats) and wanted is None:
        return seats  # asked twice, or a reload of the link: they already sit here
    free = [seat for seat in seats if seat.kind == "open" and wanted in (None, seat.seat)]
    if not free:
        raise Trouble(409, "table-full" if wanted is None else "seat-taken", seat=wanted or 0)
    return put(seats, Chair(free[0].seat, "person", player, shown))


def left(seats: list[Chair], seat: Chair, player: str) -> list[Chair]:
    """A person leaves: the seat is open, and still theirs to take back."""
    if seat.player != player:
        raise Trouble(403, "not-your-seat", seat=seat.seat)
    return put(seats, replace(seat, kind="open", player="", key="", lender=player, promise=""))


def given_to_bot(
    seats: list[Chair], seat: Chair, player: str, host: str, here: set[str], level: str, name: str
) -> list[Chair]:
    """A bot plays on: for oneself, or by the host for an open seat or someone who is away."""
    mine = seat.player == player
    if not mine and player != host:
        raise Trouble(403, "not-your-seat", seat=seat.seat)
    if not mine and seat.kind == "person" and seat.player in here:
        raise Trouble(409, "seat-is-here", seat=seat.seat)
    lender = seat.player or seat.lender
    return put(seats, replace(seat, kind="bot", player="", level=level, name=name, key="", lender=lender, promise=""))


def taken(seats: list[Chair], seat: Chair, player: str, name: str, is_member: bool) -> list[Chair]:
    """Take a seat: one's own back from a bot or the open table, or an open one as a member."""
    if seat.player == player:
        return seats
    if seat.kind == "person":
        raise Trouble(409, "seat-taken", seat=seat.seat)
    if seat.lender != player and not (seat.kind == "open" and is_member):
        raise Trouble(403, "not-your-seat", seat=seat.seat)
    return put(seats, Chair(seat.seat, "person", player, clean_name(name)))


def renamed(seats: list[Chair], seat: Chair, player: str, name: str) -> list[Chair]:
    """One's own seat gets another name."""
    if seat.player != player:
        raise Trouble(403, "not-your-seat", seat=seat.seat)
    return put(seats, replace(seat, name=clean_name(name)))


def handed_over(seats: list[Chair], seat: Chair, player: str, host: str, key: str) -> list[Chair]:
    """A link for this seat alone; its owner may make one, and the host for a seat that nobody has."""
    if seat.player != player and not (player == host and seat.kind != "person"):
        raise Trouble(403, "not-your-seat", seat=seat.seat)
    return put(seats, replace(seat, key=key))


def put(seats: list[Chair], new: Chair) -> list[Chair]:
    """The seats with one of them replaced."""
    return [new if seat.seat == new.seat else seat for seat in seats]


def same(one: str, other: str) -> bool:
    """Whether two secrets are the same, in a time that tells nothing."""
    return bool(other) and hmac.compare_digest(one.encode(), other.encode())

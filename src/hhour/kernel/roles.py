"""Who sits at a table: every lane is a seat, every seat has a role, every role a side."""

from __future__ import annotations

from typing import Final, NamedTuple

ALLIES: Final = "allies"


class Role:
    """What a seat is. `name` is the key of a text ('' where seats have numbers only).

    `played`: somebody sits there and is asked; an automated seat has a lane of its own and is never waited for.
    `secret`: it may know what others do not (a hand, a card it has looked at), so that nothing may show by its silence.
    """

    __slots__ = ("name", "played", "seat", "secret", "side")

    def __init__(
        self, seat: int, side: str = ALLIES, name: str = "", played: bool = True, secret: bool = False
    ) -> None:
        self.seat = seat
        self.side = side
        self.name = name
        self.played = played
        self.secret = secret

    def __repr__(self) -> str:
        return f"<Role {self.seat} {self.side} {self.name}>"


def together(seats: int) -> tuple[Role, ...]:
    """So many seats that win and lose as one side."""
    return tuple(Role(seat) for seat in range(1, seats + 1))


def each_alone(seats: int) -> tuple[Role, ...]:
    """So many seats, each a side of its own."""
    return tuple(Role(seat, f"player-{seat}") for seat in range(1, seats + 1))


class Winners(NamedTuple):
    """Who has won: the sides, and the seats that belong to them. Both empty: nobody (yet)."""

    sides: tuple[str, ...]
    seats: tuple[int, ...]

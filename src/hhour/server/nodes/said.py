"""What the servers of one house tell each other.

Raise `WIRE` when one of these, or what they lead to, changes, and with every new version of the rules: a server of the
release before could not open a game that is begun under them.
"""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Final

import msgspec
from msgspec import Struct, field

from hhour.server.proposals import Proposed

WIRE: Final = 7
HOUSE: Final = "house"  # the topic of all servers; every game has one of its own


def topic_of(game: str) -> str:
    """Where a game is talked about."""
    return f"game:{game}"


def told_key(game: str, player: str) -> str:
    """Under which the house knows that this person has been told about this game."""
    return f"told:{game}:{player}"


Cells = dict[str, str | int]


class Moved(Struct):
    """An action as it was written: its own row, the new values of its game's, and the hash of the game's snapshot."""

    action: Cells
    game: Cells
    snapshot: str


class Changed(Struct, tag="changed", omit_defaults=True):
    """The game, its seats or its status are at this change now; `trace` is the step it was made in.

    Where the change is an action, `move` tells it, and `seal` that a server of this house did.
    """

    rev: int
    trace: str = ""
    move: Moved | None = None
    seal: str = ""


class Spoke(Struct, tag="spoke"):
    """Somebody said something: the number of the line."""

    line: int


class Who(Struct, tag="who"):
    """Another server has opened the game: who is there, and what lies on the table?"""


class Here(Struct, tag="here"):
    """Who has the game open on this server. Forgotten after a while unless it is said again."""

    node: str
    players: list[str]


class Laid(Struct, tag="laid"):
    """Somebody has made a proposal."""

    proposal: Proposed


class Lying(Struct, tag="lying"):
    """What only memory knows: proposals, and for how many seconds each seat has been thinking since action `seq`."""

    seq: int
    proposals: list[Proposed]
    thinking: dict[int, float] = field(default_factory=dict)


class Declined(Struct, tag="declined"):
    """Somebody said no to a proposal, or took it back."""

    seat: int
    proposal: int


class Wanted(Struct, tag="wanted"):
    """The dice are about to be rolled: show what was promised."""

    promises: list[str]


class Shown(Struct, tag="shown"):
    """A seat's part of the dice."""

    seat: int
    part: str


class Closed(Struct, tag="closed"):
    """Let go of the game: its people have changed under it."""


class Ended(Struct, tag="ended"):
    """These sessions are nobody's any more."""

    sessions: list[str]


class Renamed(Struct, tag="renamed"):
    """What is remembered of this person is out of date."""

    player: str


class Spent(Struct, tag="spent"):
    """What was used up here in the last second, by ledger and name, and how many connections addresses have open."""

    node: str
    spent: dict[str, dict[str, float]]
    connections: dict[str, int]


Said = Changed | Spoke | Who | Here | Laid | Lying | Declined | Wanted | Shown | Closed | Ended | Renamed | Spent
_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)


class Sealer:
    """Seals what is believed without being looked up: nobody without the house's secret can say it."""

    def __init__(self, secret: str) -> None:
        self._key: Final = sha256(b"hhour wire " + secret.encode()).digest()

    def seal(self, game: str, said: Changed) -> str:
        """Of this change of this game."""
        return hmac.digest(self._key, _ENCODER.encode((game, said.rev, said.move)), "sha256").hex()

    def holds(self, game: str, said: Changed) -> bool:
        """Whether it was sealed by one of us."""
        return hmac.compare_digest(said.seal.encode(), self.seal(game, said).encode())


def encode(said: Said) -> bytes:
    """As it goes over the wire."""
    return _ENCODER.encode(said)


def decode(message: bytes) -> Said | None:
    """As it was said; None for what a server of another release may say, or a stranger."""
    try:
        return _DECODER.decode(message)
    except msgspec.MsgspecError:
        return None

"""What crosses the network about a game that is looked back on: steps, moments, reports, proofs, files."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from hhour.server.wire import RECORD_LENGTH, Json, Lang, TableInfo, Told


class ReplayStep(Struct, kw_only=True):
    """One action of a game: `sentence` says what the seat did, `events` what came of it."""

    n: int
    seat: int
    action: str
    results: list[str]
    turn: int
    phase: str
    sentence: str
    events: list[Told]
    undone_to: int | None = None


class Replay(Struct, kw_only=True):
    """Steps `first` to `last` of a game that has `seq` of them."""

    table: TableInfo
    seq: int
    first: int
    steps: list[ReplayStep]
    turns: dict[str, int]


class Moment(Struct, kw_only=True):
    """The table as it lay after action `n`."""

    n: int
    seat: int
    view: Json
    board: Json


class ImportRecord(Struct, kw_only=True, forbid_unknown_fields=True):
    """The text of a .hh file."""

    text: Annotated[str, Meta(max_length=RECORD_LENGTH)]
    language: Lang | None = None


class Verification(Struct, kw_only=True):
    """Whether the seed shown at the end is the one promised at the start and explains every die.

    `parts` are those of the seats that are in the dice: each browser looks for its own.
    """

    ok: bool
    sentence: str
    seed_hash: str
    seed: str
    checked: int
    parts: list[str] = field(default_factory=list)


class UnitAt(Struct, kw_only=True):
    """One unit at the end of one turn. `points` are what a Pocket game counts: a bank, or how far the group (0) is.
    `fallen` are the soldiers that fell in the turn, whatever it gained besides."""

    seat: int
    sector: str
    soldiers: int
    stars: int
    courage: int
    points: int
    fallen: int = 0


class TurnPoint(Struct, kw_only=True):
    """All units at the end of a turn, after action `n`."""

    turn: int
    n: int
    units: list[UnitAt]


class Luck(Struct, kw_only=True):
    """How often a face showed and how often it was to be expected. `seat` 0 is everyone."""

    seat: int
    face: str
    shown: int
    expected: float


class Report(Struct, kw_only=True):
    """The end screen's numbers. For Pocket games also its sentences: the result, and what luck and decisions did."""

    result: Json
    turns: list[TurnPoint]
    luck: list[Luck]
    lines: list[str]
    account: list[str]

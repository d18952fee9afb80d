"""The shape of a view and of a board of Express."""

from __future__ import annotations

from typing import Literal, TypedDict

from hhour.kernel.view import CommonView, PhaseName
from hhour.pocket.viewed import Met


class ExpressSector(TypedDict):
    """A sector of the beach and the rules of what it does."""

    number: int
    terrain: str
    rules: list[str]


class ExpressAxisDie(TypedDict):
    """One Axis die."""

    face: str
    kommandant: bool
    ignored: bool


class ExpressSpecialist(TypedDict):
    """A card of the group, who holds it, and for whom it could be used now."""

    card: str
    holder: int
    fresh: bool
    usable_by: list[int]


class ExpressNext(TypedDict):
    """What the next sector will bring."""

    dice: int
    kommandant: int
    silenced: str


class ExpressDie(TypedDict):
    """One die of a player."""

    slot: str
    colour: str
    face: str
    out: bool


class ExpressPlayer(TypedDict):
    """One player: his dice, what they make and what they lack."""

    seat: int
    leader: bool
    dice: list[ExpressDie]
    virtual: list[str]
    rerolls: int
    saved: bool
    used: list[str]
    rwbs: list[str]
    straight: bool
    lacks: list[str]
    matched: bool
    against: list[Met]


class ExpressView(CommonView):
    """The table: the beach, the Axis, the group and its players."""

    game: Literal["express"]
    leader: int
    beach: str
    beaches: list[str]
    conquered: int
    sector: int
    terrain: str
    attempt: int
    retries: int
    sectors: list[ExpressSector]
    axis: list[ExpressAxisDie]
    axis_count: int
    added: list[str]
    requirement: list[str]
    help: list[str]
    specialists: list[ExpressSpecialist]
    called: dict[str, str]
    supply: list[str]
    gone: list[str]
    next: ExpressNext
    units: list[ExpressPlayer]


class ExpressPlayerResult(TypedDict):
    """Whether a player was saved."""

    seat: int
    saved: bool


class ExpressResult(TypedDict):
    """Victory or defeat, and how far it went."""

    outcome: str
    turn: int
    beach: str
    sector: int
    conquered: int
    specialists: list[str]
    units: list[ExpressPlayerResult]


class ExpressSectorText(TypedDict):
    """A sector in words."""

    name: str
    notes: list[str]


class ExpressHelp(TypedDict):
    """What a Specialist could do now."""

    card: str
    sentence: str


class ExpressChances(TypedDict, total=False):
    """The chance of every player to match, and that all do."""

    each: list[float]
    all: float


class ExpressBoard(TypedDict):
    """What the browser's board says beside the view."""

    title: str
    phases: list[PhaseName]
    beaches: list[str]
    sectors: list[ExpressSectorText]
    help: list[ExpressHelp]
    chances: ExpressChances


SHAPES = (ExpressView, ExpressResult, ExpressBoard)

"""The shape of a view and of a board of Bataille!."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from hhour.kernel.view import CommonView, PhaseName
from hhour.pocket.viewed import Met


class BatailleAxisDie(Met):
    """One Axis die."""

    slot: str
    kommandant: bool


class BatailleDie(TypedDict):
    """One die of the active player."""

    slot: str
    colour: str
    face: str
    left_out: bool
    barred: bool


class BatailleAttempt(TypedDict):
    """The running attempt: the Axis, the dice against it, what is missing and what it would pay."""

    terrain: str
    axis: list[BatailleAxisDie]
    dice: list[BatailleDie]
    missing: list[str]
    worth: int
    pot_if_won: int
    wins_anyway: bool
    no_points: bool
    step7: Literal["free", "retreat", "progress"]


class BataillePlayer(TypedDict):
    """One player: what is safe and what he holds."""

    seat: int
    bank: int
    medals: list[str]
    score: int
    turns: int
    place: int
    always_passes: bool


class BatailleView(CommonView):
    """The table: the players, the pot, the Medals and the running attempt."""

    game: Literal["bataille"]
    round: int
    last_round: bool
    extra_round: int
    order: list[int]
    active: int
    pot: int
    skirmish: int
    axis_dice: int
    players: list[BataillePlayer]
    supply: list[str]
    givers: dict[str, str]
    goal: int
    attempt: BatailleAttempt


class BatailleResult(TypedDict):
    """How it stands or ended."""

    outcome: str
    turn: int
    round: int
    players: list[BataillePlayer]


class BatailleAhead(TypedDict):
    """A skirmish that may come: its dice, the chance to win it and, with full advice, what going on is worth."""

    dice: int
    chance: float
    worth: NotRequired[float]


class BatailleStakes(TypedDict, total=False):
    """The chance to match what lies there, and what comes after."""

    match: float
    now: BatailleAhead
    kommandant: BatailleAhead
    next: BatailleAhead
    stop: int
    better: Literal["on", "stop"]
    forced: Literal["retreat", "progress"]


class BatailleBoard(TypedDict):
    """What the browser's board says beside the view."""

    title: str
    phases: list[PhaseName]
    terrain: str
    ground: str
    stakes: BatailleStakes


SHAPES = (BatailleView, BatailleResult, BatailleBoard)

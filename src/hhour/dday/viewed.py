"""The shape of a view of D-Day Dice."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from hhour.kernel.view import CommonView, PhaseName

Status = Literal["in-play", "safe", "out"]


class DieView(TypedDict):
    """One die of a tray."""

    slot: str
    colour: str
    face: str
    locked: bool
    removed: bool
    cancelled: bool
    paint: NotRequired[str]  # what it looks like, where that is not its colour


class ForceView(TypedDict):
    """What every force has: numbers, dice and open cards. `name` tells what it is: a Unit, or one of a box's own."""

    seat: int
    name: str
    side: str
    status: Status
    sector: str
    soldiers: int
    stars: int
    courage: int
    points: int
    strength: int
    dice: list[DieView]
    results: list[str]
    virtual: list[str]
    specialists: list[str]
    fallen: list[str]
    hand: list[str]
    items: list[str]
    awards: list[str]
    held: list[str]
    vehicle: str


class UnitView(ForceView):
    """One Unit."""

    marker: int
    must_move: bool
    battle_cry: bool
    visited: list[str]
    defence: int
    guns: int
    survival: float
    meets: list[int]


# `def` is a word of Python's own
SectorView = TypedDict(
    "SectorView",
    {
        "id": str,
        "map": str,
        "def": list[int],
        "words": list[str],
        "black": bool,
        "worn": int,
        "guns": int,
        "mgf": list[int],
        "mgf_faces": list[str],
        "beside": int,
        "taken": bool,
        "captured": bool,
    },
)


class DDayView(CommonView):
    """The table: every Unit, the forces that are none, every sector, what lies in the middle; `boxes` by name."""

    game: Literal["dday"]
    units: list[UnitView]
    forces: list[ForceView]
    sectors: list[SectorView]
    pool: list[str]
    items: list[str]
    used: list[str]
    deck: int
    awards: list[str]
    garrison: int
    spare_dice: list[str]
    boxes: NotRequired[dict[str, dict[str, Any]]]


class PartOfScore(TypedDict):
    """Points, and the rule that gives them."""

    rule: str
    points: int


class UnitResult(TypedDict):
    """How a Unit came out of the battle."""

    seat: int
    status: Status
    sector: str
    soldiers: int
    stars: int
    courage: int
    points: int
    specialists: list[str]
    items: list[str]
    awards: list[str]
    vehicle: str
    succeeded: bool
    noted: int
    victory_points: NotRequired[int]
    victory_point_parts: NotRequired[list[PartOfScore]]


class DDayResult(TypedDict):
    """How the battle ended, or stands."""

    outcome: str
    turn: int
    units: list[UnitResult]
    team_score: NotRequired[int]


class DDayBoard(TypedDict):
    """What the browser's board says beside the view: `places` by their ids, `seats` that have a name of their own, and
    what boxes call what they show; `called`: the cards that have another name at this table."""

    title: str
    phases: list[PhaseName]
    places: dict[str, str]
    seats: dict[str, str]
    shown: dict[str, str]
    called: dict[str, str]


SHAPES = (DDayView, DDayResult, DDayBoard)

"""The state of a game of Bataille!: banks, Medals, whose turn it is, and the running attempt.

One set of dice lies on the table (P-BAT-02); a restart clears the attempt (P-MEDAL-22).
"""

from __future__ import annotations

from typing import Any, Final

from hhour.bataille.medals import MEDALS
from hhour.kernel.lanes import Frame, Lane, State, asked_flags, restore_asked

GONE: Final = -1  # a Medal that is not in this game
SUPPLY: Final = 0

FREE: Final = 0
RETREAT: Final = 1
PROGRESS: Final = 2

FEWEST_AXIS: Final = 2
MOST_AXIS: Final = 6

BEFORE_OPPOSITION: Final = 0  # the stage before the one in which a skirmish or a new attempt begins
OPPOSITION: Final = 1

FIELDS: Final = (
    "turn", "stage", "outcome", "banks", "holders", "order", "place", "round", "extra", "last_round", "active", "pot",
    "axis_dice", "skirmish", "terrain", "kommandant", "axis", "faces", "in_play", "auto_win", "zero_points",
    "memorial", "step7", "standing", "draws", "starts", "turns", "places", "scores",
)  # fmt: skip


class Contest(State):
    """Everything that lies on the table. `banks`, `starts`, `turns`, `places` and `scores` go by seat."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        nothing = (0,) * seats
        self.banks: tuple[int, ...] = nothing
        self.holders: tuple[int, ...] = (SUPPLY,) * len(MEDALS)  # by Medal: the seat that holds it
        self.order: tuple[int, ...] = ()  # the seats of this round in their order
        self.place: int = 0  # whose turn it is in it
        self.round: int = 0
        self.extra: int = 0  # which extra round among those who are tied
        self.last_round: int = 0
        self.active: int = 0
        self.pot: int = 0
        self.axis_dice: int = FEWEST_AXIS
        self.skirmish: int = 0
        self.terrain: int = 0
        self.kommandant: int = 0  # deployed: the first Axis die is his
        self.axis: tuple[int, ...] = ()
        self.faces: tuple[int, ...] = ()
        self.in_play: int = 0  # mask of the allied dice that take part
        self.auto_win: int = 0
        self.zero_points: int = 0
        self.memorial: int = 0
        self.step7: int = FREE
        self.draws: int = 0
        self.starts: tuple[int, ...] = nothing
        self.turns: tuple[int, ...] = nothing
        self.places: tuple[int, ...] = nothing
        self.scores: tuple[int, ...] = nothing

    def copy(self) -> Contest:
        new = Contest.__new__(Contest)
        new.turn = self.turn
        new.stage = self.stage
        new.outcome = self.outcome
        new.lanes = self.lanes.copy()
        new.asked = self.asked.copy()
        new.banks = self.banks
        new.holders = self.holders
        new.order = self.order
        new.place = self.place
        new.round = self.round
        new.extra = self.extra
        new.last_round = self.last_round
        new.active = self.active
        new.pot = self.pot
        new.axis_dice = self.axis_dice
        new.skirmish = self.skirmish
        new.terrain = self.terrain
        new.kommandant = self.kommandant
        new.axis = self.axis
        new.faces = self.faces
        new.in_play = self.in_play
        new.auto_win = self.auto_win
        new.zero_points = self.zero_points
        new.memorial = self.memorial
        new.step7 = self.step7
        new.standing = self.standing
        new.draws = self.draws
        new.starts = self.starts
        new.turns = self.turns
        new.places = self.places
        new.scores = self.scores
        return new

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {name: getattr(self, name) for name in FIELDS}
        data["lanes"] = self.lanes
        data["asked"] = asked_flags(self)
        return data

    def held(self, seat: int) -> list[int]:
        """The Medals of a seat."""
        return [medal for medal, holder in enumerate(self.holders) if holder == seat]


def contest_from_json(data: dict[str, Any]) -> Contest:
    """The state that `to_json` wrote; unknown fields are ignored, missing ones keep their default."""
    contest = Contest(len(data["banks"]))
    for name in FIELDS:
        if name in data:
            value = data[name]
            setattr(contest, name, tuple(value) if isinstance(value, list) else value)
    contest.lanes = [_lane(lane) for lane in data["lanes"]]
    restore_asked(contest, data["asked"])
    return contest


def _lane(frames: list[Any]) -> Lane:
    lane: list[Frame] = [(name, a, b, text) for name, a, b, text in frames]
    return tuple(lane)


def put(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The tuple with one value changed."""
    return (*values[:place], value, *values[place + 1 :])

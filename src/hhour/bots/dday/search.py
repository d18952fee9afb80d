"""Trying out one's own answers: every line of a chain of questions that needs no dice, by the engine itself."""

from __future__ import annotations

from collections.abc import Callable

from hhour.bots.protocol import Seat
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit
from hhour.kernel.action import Action
from hhour.kernel.lanes import TABLE, Frame, settle
from hhour.kernel.ranking import Rated, best_first

Value = Callable[[Field, Unit], float]

# questions of UPKEEP, and those that cards ask in the adjustment window
UPKEEP = frozenset(
    ("declare", "cancel", "leadership", "reinforce", "battle-cry", "special-find", "straight-award", "gain-one")
)
WINDOW = frozenset(
    ("set-face", "set-any", "set-colour", "skulls-become", "results-for", "choose-result", "choose-rwb", "swap-pool")
) | {"skull-colour", "penalty"}  # the last two are asked by sectors
HOLD: Frame = ("offered", 0, 0, "")  # a frame nobody answers
TIE = 1e-12  # less than this is no difference


def unit_of(seat: Seat, play: Field | None = None) -> Unit:
    """The bot's own Unit."""
    return (seat.play if play is None else play).unit(seat.seat)


class Lines:
    """Looks for the best line through a group of questions of one seat; `value` rates where it ends."""

    def __init__(self, seat: Seat, group: frozenset[str], value: Value, nodes: int = 500) -> None:
        self.seat = seat
        self.group = group
        self.value = value
        self.nodes = nodes
        self._dice = seat.fresh_chance()
        self._known: dict[object, float] = {}

    def rated(self) -> Rated:
        """Every first action with what its line is worth, the best first; free actions are left out."""
        play = held(self.seat, self.seat.play)
        return best_first(((action, self.after(play, action)) for action in self.options(play)), TIE)

    def options(self, play: Field) -> list[Action]:
        """The answers to the seat's question, without what it may do beside it."""
        frame = play.battle.lanes[self.seat.seat][-1]
        return play.rules.steps[frame[0]].choices(play, self.seat.seat, frame)

    def after(self, play: Field, action: Action) -> float:
        """What the best line is worth that begins with this action."""
        trial: Field = self.seat.trial(play, self._dice)
        self.seat.game.act(trial, self.seat.seat, action)
        return self.follow(trial)

    def follow(self, play: Field) -> float:
        """What the best line from here is worth."""
        lane = play.battle.lanes[self.seat.seat]
        unit = unit_of(self.seat, play)
        if play.battle.outcome or not lane or lane[-1][0] not in self.group:
            return self.value(play, unit)
        key = (lane, *(getattr(unit, name) for name in _MATTERS))
        known = self._known.get(key)
        if known is not None:
            return known
        options = self.options(play)
        self.nodes -= len(options)
        if self.nodes < 0 or not self.seat.budget.spend(len(options)):
            options = options[-1:]  # the plainest answer stands last
        worth = max(self.after(play, action) for action in options)
        self._known[key] = worth
        return worth


def suppose_upkeep(seat: Seat, play: Field) -> Field:
    """The table as it would be if the window closed now and UPKEEP began."""
    trial: Field = seat.trial(play)
    battle = trial.battle
    battle.lanes = [()] * len(battle.lanes)
    battle.stage = next(place for place, stage in enumerate(trial.rules.stages) if stage.phase == "UPKEEP")
    trial.rules.stages[battle.stage].open(trial)
    battle.lanes[TABLE] = (HOLD,)
    settle(trial)
    return trial


def held(seat: Seat, play: Field) -> Field:
    """A copy that stops at the end of its stage: the next one must not begin before the position is rated."""
    trial: Field = seat.trial(play)
    trial.battle.lanes[TABLE] = (HOLD, *trial.battle.lanes[TABLE])
    return trial


_MATTERS = (
    "soldiers", "courage", "stars", "points", "battle_cry", "claimed", "straight", "virtual", "cancelled", "removed",
    "faces", "colours", "bonuses", "items", "awards",
)  # fmt: skip

"""A turn as a list of stages; a progress and a Silver Star go back to the opposition (P-BAT-11)."""

from __future__ import annotations

from typing import Any, Final

from hhour.bataille.fray import Book, Fray
from hhour.bataille.scoring import begin_turn, end_turn
from hhour.bataille.skirmish import (
    begin_skirmish,
    final_tally,
    gain_medals,
    is_won,
    lead_on,
    leave_out,
    lose,
    retreat,
    roll_allied,
    verdict,
    win,
)
from hhour.bataille.state import FREE, PROGRESS
from hhour.bataille.steps import STEPS
from hhour.bataille.vocabulary import VERBS
from hhour.kernel.dice import ALL_DICE, SLOTS
from hhour.kernel.lanes import Stage
from hhour.pocket.terrain import BUNKER


class TurnStage(Stage[Fray]):
    phase = "OPPOSITION"

    def open(self, p: Fray) -> None:
        begin_turn(p)
        begin_skirmish(p)


class OppositionStage(Stage[Fray]):
    phase = "OPPOSITION"

    def open(self, p: Fray) -> None:
        p.push(p.contest.active, "opposition")


class RollStage(Stage[Fray]):
    phase = "ROLL"

    def open(self, p: Fray) -> None:
        contest = p.contest
        contest.in_play = ALL_DICE
        if contest.terrain != BUNKER:
            roll_allied(p)
        elif p.book.random_left_out:
            leave_out(p, p.pick("left-out", SLOTS))
        else:
            p.push(contest.active, "leave-out")


class RerollStage(Stage[Fray]):
    phase = "REROLL"

    def open(self, p: Fray) -> None:
        p.push(p.contest.active, "reroll", REROLLS)


class MedalStage(Stage[Fray]):
    phase = "MEDALS"

    def open(self, p: Fray) -> None:
        p.push(p.contest.active, "medal")


class GainStage(Stage[Fray]):
    phase = "GAIN"

    def open(self, p: Fray) -> None:
        final_tally(p)
        if gain_medals(p):
            p.push(p.contest.active, "take-medal")


class CompareStage(Stage[Fray]):
    phase = "COMPARE"

    def open(self, p: Fray) -> None:
        if is_won(p):
            win(p)
        else:
            lose(p)
            p.contest.stage = ONWARD  # there is no step 7 after a lost skirmish (P-BAT-69)


class OnwardStage(Stage[Fray]):
    phase = "ONWARD"

    def open(self, p: Fray) -> None:
        """What must follow a win, or the player's choice (P-BAT-70, P-BAT-73, P-BAT-74)."""
        forced, rule = verdict(p)
        if forced == FREE:
            p.push(p.contest.active, "onward")
        elif forced == PROGRESS:
            lead_on(p, rule)
        else:
            retreat(p, rule)


class EndStage(Stage[Fray]):
    phase = "ONWARD"

    def open(self, p: Fray) -> None:
        end_turn(p)


REROLLS: Final = 2
TURN: Final[tuple[Stage[Fray], ...]] = (
    TurnStage(),
    OppositionStage(),
    RollStage(),
    RerollStage(),
    MedalStage(),
    GainStage(),
    CompareStage(),
    OnwardStage(),
    EndStage(),
)
ONWARD: Final = 7


def lay_stages(book: Book) -> None:
    """File stages and steps with the rules."""
    stages: Any = TURN
    book.take_turns(stages)
    book.take_steps(STEPS)
    book.verbs = VERBS

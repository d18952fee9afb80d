"""Bataille! as numbers: the players, the seat itself first, and the running attempt."""

from __future__ import annotations

from typing import Any, Final

from hhour.bataille.fray import Fray
from hhour.bataille.medals import MEDALS
from hhour.bataille.scoring import score
from hhour.bataille.state import MOST_AXIS
from hhour.env.core.encoder import SYMBOLS, Encoder
from hhour.env.core.index import Words
from hhour.env.core.layout import clipped
from hhour.kernel.lanes import Rules
from hhour.pocket.terrain import TERRAIN

DICE: Final = 6
GOAL: Final = 30
ROUNDS: Final = 12


class BatailleEncoder(Encoder):
    """Everything lies open (P-MEDAL-03)."""

    def __init__(self, rules: Rules, words: Words) -> None:
        super().__init__(rules, words)
        add = self.layout.add
        self.active = add("active player, 0: me", words.seats)
        self.numbers = add("round, extra round, pot, skirmish, Axis dice", 5, ROUNDS)
        self.signs = add("last round, Kommandant, wins anyway, no points, memorial", 5)
        self.step7 = add("retreat, progress", 2)
        self.terrain = add("terrain", len(TERRAIN))
        self.axis = add("Axis dice", MOST_AXIS * SYMBOLS)
        self.faces = add("dice", DICE * SYMBOLS)
        self.in_play = add("dice in play", DICE)
        self.supply = add("Medals in the supply", len(MEDALS))
        self.players = [
            (
                add(f"player {number} after me: bank, score", 2, GOAL),
                add(f"player {number} after me: Medals", len(MEDALS)),
            )
            for number in range(words.seats)
        ]

    def write(self, p: Any, seat: int, waiting: list[int], seen: bytearray) -> None:
        fray: Fray = p
        self.write_question(fray, seat, waiting, seen)
        contest = fray.contest
        seats = self.words.seats
        if contest.active:
            seen[self.active + (contest.active - seat) % seats] = 1
        numbers = (contest.round, contest.extra, contest.pot, contest.skirmish, contest.axis_dice)
        for at, number in enumerate(numbers):
            seen[self.numbers + at] = clipped(number)
        signs = (contest.last_round, contest.kommandant, contest.auto_win, contest.zero_points, contest.memorial)
        for at, sign in enumerate(signs):
            seen[self.signs + at] = 1 if sign else 0
        if contest.step7:
            seen[self.step7 + contest.step7 - 1] = 1
        if contest.axis:
            seen[self.terrain + contest.terrain] = 1
        for at, face in enumerate(contest.axis[:MOST_AXIS]):
            seen[self.axis + at * SYMBOLS + face] = 1
        for at, face in enumerate(contest.faces):
            seen[self.faces + at * SYMBOLS + face] = 1
            if contest.in_play >> at & 1:
                seen[self.in_play + at] = 1
        for medal, holder in enumerate(contest.holders):
            if holder == 0:
                seen[self.supply + medal] = 1
            elif holder > 0:
                seen[self.players[(holder - seat) % seats][1] + medal] = 1
        for number in range(seats):
            other = (seat - 1 + number) % seats + 1
            first = self.players[number][0]
            seen[first] = clipped(contest.banks[other - 1])
            seen[first + 1] = clipped(score(fray, other))

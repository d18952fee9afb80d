"""Who wins a contest: one bot against others of another level, in every seat in turn, on the same dice."""

from __future__ import annotations

import random
from math import comb
from typing import cast

from hhour.bataille.state import Contest
from hhour.bots.protocol import Budget, ask
from hhour.bots.registry import bot
from hhour.kernel.chance import SeededChance
from hhour.lab.simulate import rules_of


def duel(setup: str, one: str, others: str, games: int, seed: str) -> tuple[int, int]:
    """How many games of Bataille! the one bot wins, and how many players there are."""
    game, rules = rules_of(setup)
    seats = len(game.begin(rules, SeededChance(seed), None).state.lanes) - 1
    won = 0
    for number in range(games):
        names = [others] * seats
        names[number % seats] = one
        won += winner(setup, names, f"{seed}/{number // seats}") == number % seats + 1
    return won, seats


def winner(setup: str, names: list[str], seed: str) -> int:
    """The seat that wins the game of this seed."""
    game, rules = rules_of(setup)
    p = game.begin(rules, SeededChance(seed), None)
    rng = random.Random(f"{seed}/bots")
    while not p.state.outcome:
        seat = game.waiting(p)[0]
        player = bot(game.name, names[seat - 1])
        game.act(p, seat, ask(player, game, p, seat, rng, Budget(), explains=False).action)
    return cast(Contest, p.state).places.index(1) + 1


def by_luck(won: int, games: int, seats: int) -> float:
    """How likely a player who is no better than the others wins so many games or more."""
    share = 1 / seats
    return sum(comb(games, n) * share**n * (1 - share) ** (games - n) for n in range(won, games + 1))

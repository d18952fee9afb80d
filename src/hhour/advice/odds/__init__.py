"""Exact odds: what to lock, what to re-roll, and what each choice is worth. Nothing is sampled."""

from hhour.advice.odds.advice import UNROLLED, Advice, Choice, Circumstances, advise, distribution, probability
from hhour.advice.odds.goals import GOALS, QUANTITIES, Goal, GoalError, parse_goal, utility
from hhour.advice.odds.known import known_lock, known_roll
from hhour.advice.odds.parse import DiceError, OddsError, die_names, parse_dice, parse_virtual, write_dice
from hhour.advice.odds.settling import BLOCKS, NAMED
from hhour.advice.odds.solver import best_values, keep_values, roll_chances, solve
from hhour.advice.odds.tally import Situation, Tallies

__all__ = [
    "BLOCKS",
    "GOALS",
    "NAMED",
    "QUANTITIES",
    "UNROLLED",
    "Advice",
    "Choice",
    "Circumstances",
    "DiceError",
    "Goal",
    "GoalError",
    "OddsError",
    "Situation",
    "Tallies",
    "advise",
    "best_values",
    "die_names",
    "distribution",
    "keep_values",
    "known_lock",
    "known_roll",
    "parse_dice",
    "parse_goal",
    "parse_virtual",
    "probability",
    "roll_chances",
    "solve",
    "utility",
    "write_dice",
]

"""Exact odds: what to lock, what to re-roll, and what each choice is worth. Nothing is sampled."""

from hhour.odds.advice import Advice, Choice, advise, distribution, probability
from hhour.odds.command import command
from hhour.odds.goals import GOALS, QUANTITIES, Goal, GoalError, parse_goal, utility
from hhour.odds.parse import DiceError, OddsError, parse_dice, parse_virtual
from hhour.odds.solver import best_values, keep_values, known_lock, known_roll, roll_chances, solve
from hhour.odds.tally import Situation, Tallies

__all__ = [
    "GOALS",
    "QUANTITIES",
    "Advice",
    "Choice",
    "DiceError",
    "Goal",
    "GoalError",
    "OddsError",
    "Situation",
    "Tallies",
    "advise",
    "best_values",
    "command",
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
]

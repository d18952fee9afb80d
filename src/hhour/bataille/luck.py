"""The luck report of Bataille!: what dice brought and decisions gave away, in points of the turn.

Before a roll the turn has an expected value (`hhour.advice.bataille.chances`); what the dice add to it or take from it
is luck. What a decision falls short of the best one is its cost. Medals are not counted on, so playing one shows as
luck.
"""

from __future__ import annotations

from typing import Any

from hhour.advice.bataille.chances import REROLLS, after_win, best_rerolls, going_on, match_chance, reroll_chance
from hhour.bataille.fray import Fray
from hhour.bataille.skirmish import points, requirement
from hhour.bataille.state import MOST_AXIS
from hhour.kernel.action import Action, parse_action
from hhour.kernel.dice import mask_of
from hhour.kernel.event import Event
from hhour.kernel.record import Record
from hhour.kernel.table import Table
from hhour.pocket.chances import chance
from hhour.pocket.luck import NOTHING_LOST, Account, answers
from hhour.pocket.tell import set_lies
from hhour.pocket.terrain import TERRAIN_NUMBER

COUNTED = ("opposition", "leave-out", "reroll", "onward")


def luck(record: Record) -> dict[str, Any]:
    """The account of a record, turn by turn."""
    account = Account()
    outcome = ""
    for again, line in answers(record):
        table = again.table
        p: Fray = table.play
        counted = table.question(line.seat) in COUNTED
        turn = p.contest.turn
        best = value(p) if counted else 0.0
        chosen = chosen_value(p, parse_action(line.action)) if counted else 0.0
        better = best_action(p) if best - chosen > NOTHING_LOST else ""
        dice = set_lies(p.contest.faces)
        told = again.step()
        outcome = table.outcome
        if counted:
            account.decide(line, turn, better, best - chosen, dice)
            account.fall(line, turn, worth_after(table, told) - chosen if line.results else 0.0)
    return account.report(record, outcome, "points")


def value(p: Fray) -> float:
    """What the turn is worth to the active player at this point, played on well from here."""
    contest = p.contest
    lane = contest.lanes[contest.active]
    question, left = (lane[-1][0], lane[-1][1]) if lane else ("", 0)
    if question == "opposition":
        return max(going_on(contest.pot, contest.axis_dice, him) for him in (False, p.book.with_kommandant))
    if question == "onward":
        return max(float(contest.pot), _further(p))
    if question == "leave-out":
        held = contest.axis[0] if contest.kommandant else -1
        return chance(requirement(p), 5, REROLLS, held) * _won(p)
    return match_chance(p, left if question == "reroll" else 0) * _won(p)


def chosen_value(p: Fray, action: Action) -> float:
    """What it is worth after this answer, before any die has fallen."""
    contest = p.contest
    if action.verb in ("roll", "deploy"):
        return going_on(contest.pot, contest.axis_dice, action.verb == "deploy")
    if action.verb == "progress":
        return _further(p)
    if action.verb == "retreat":
        return float(contest.pot)
    if action.verb == "stop":
        return match_chance(p, 0) * _won(p)
    if action.verb == "reroll":
        left = contest.lanes[contest.active][-1][1]
        return reroll_chance(p, mask_of(action.args), left - 1) * _won(p)
    return value(p)


def best_action(p: Fray) -> str:
    """What would have been best, in the words of a record."""
    contest = p.contest
    question = contest.lanes[contest.active][-1][0]
    if question == "opposition":
        alone, with_him = (going_on(contest.pot, contest.axis_dice, him) for him in (False, True))
        return "deploy" if p.book.with_kommandant and with_him > alone else "roll"
    if question == "onward":
        return "progress" if _further(p) > contest.pot else "retreat"
    return best_rerolls(p, contest.lanes[contest.active][-1][1], 1)[0][1]


def worth_after(table: Table, told: list[Event]) -> float:
    """What it is worth once the dice have fallen: a win, a loss, or the next question of the turn."""
    for event in told:
        if event.kind == "lost":
            return 0.0
        if event.kind == "won":
            ground = next(one for one in reversed(table.events) if one.seq < event.seq and one.kind == "opposition")
            axis = ground.data["n"]
            pot = event.data["pot"]
            assert isinstance(axis, int)
            assert isinstance(pot, int)
            return after_win(pot, axis, TERRAIN_NUMBER[str(ground.data["terrain"])])
    return value(table.play)


def _further(p: Fray) -> float:
    return going_on(p.contest.pot, min(MOST_AXIS, p.contest.axis_dice + 1))


def _won(p: Fray) -> float:
    return after_win(p.contest.pot + points(p), p.contest.axis_dice, p.contest.terrain)

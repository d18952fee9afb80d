"""Rounds, the thirty points, final scores, ties and places (P-BAT-80 to P-BAT-97)."""

from __future__ import annotations

from typing import Final

from hhour.bataille.fray import Fray
from hhour.bataille.medals import WORTH
from hhour.bataille.state import FEWEST_AXIS, put

GOAL: Final = 30


def score(p: Fray, seat: int) -> int:
    """Bank and held Medals (P-BAT-86)."""
    contest = p.contest
    return contest.banks[seat - 1] + WORTH * len(contest.held(seat))


def has_reached(p: Fray, seat: int) -> bool:
    """Only banked points count, unless the option counts Medals (P-BAT-80, P-BAT-81, P-OPT-05)."""
    return (score(p, seat) if p.book.medals_trigger else p.contest.banks[seat - 1]) >= GOAL


def begin_turn(p: Fray) -> None:
    """The next player of the round: pot 0 and two Axis dice (P-BAT-12, P-BAT-14, P-BAT-18).

    Turns are counted: all have as many, and one player alone is judged by them (P-BAT-82, P-BAT-97).
    """
    contest = p.contest
    if not contest.order:  # one player alone needs no start roll
        contest.order = (1,)
    if not contest.round:
        contest.round = 1
    contest.active = contest.order[contest.place]
    contest.pot = 0
    contest.axis_dice = FEWEST_AXIS
    contest.skirmish = 0
    contest.turns = put(contest.turns, contest.active - 1, contest.turns[contest.active - 1] + 1)
    data = {"n": contest.turns[contest.active - 1], "round": contest.round, "bank": contest.banks[contest.active - 1]}
    p.emit("turn-begins", contest.active, "P-BAT-90" if contest.extra else "P-BAT-07", data)


def end_turn(p: Fray) -> None:
    """On to the next player; a full round ends the game once somebody has reached the goal.

    P-BAT-09, P-BAT-82.
    """
    contest = p.contest
    if not contest.last_round and has_reached(p, contest.active):  # P-BAT-80
        contest.last_round = 1
        left = len(contest.order) - contest.place - 1
        p.emit("last-round", contest.active, "P-BAT-82" if left else "P-BAT-84", {"n": left})
    contest.place += 1
    if contest.place < len(contest.order):
        return
    contest.place = 0
    if contest.last_round:
        settle_scores(p)
    else:
        contest.round += 1


def settle_scores(p: Fray) -> None:
    """Count; who shares the highest score plays on, the others get their places (P-BAT-90 to P-BAT-96)."""
    contest = p.contest
    group = contest.order
    scores = {seat: score(p, seat) for seat in group}
    for seat in group:
        contest.scores = put(contest.scores, seat - 1, scores[seat])
        higher = sum(other > scores[seat] for other in scores.values())
        contest.places = put(contest.places, seat - 1, higher + 1)
        data = {"n": scores[seat], "bank": contest.banks[seat - 1], "medals": len(contest.held(seat))}
        p.emit("score", seat, "P-BAT-86", data)
    best = tuple(seat for seat in group if scores[seat] == max(scores.values()))
    if len(best) > 1:
        contest.order = best
        contest.extra += 1
        contest.round += 1
        p.emit("extra-round", 0, "P-BAT-95" if contest.extra > 1 else "P-BAT-90", {"units": best})
        return
    winner = best[0]
    if p.book.seats == 1:
        p.emit("finished", winner, "P-BAT-97", {"n": contest.turns[0], "score": scores[winner]})
    else:
        p.emit("winner", winner, "P-BAT-94" if contest.extra else "P-BAT-86", {"n": scores[winner]})
    p.over("decided")

"""What a Medal would do, tried out on copies of the running skirmish."""

from __future__ import annotations

from itertools import product

from hhour.bataille.fray import Fray, axis_slots
from hhour.bataille.medals import (
    CROIX_DE_GUERRE,
    LEGION_OF_MERIT,
    MEDAL_OF_HONOR,
    MEMORIAL_CROSS,
    PURPLE_HEART,
    SILVER_STAR,
    VICTORIA_CROSS,
)
from hhour.bataille.skirmish import requirement, tally
from hhour.bataille.state import PROGRESS, RETREAT, SUPPLY, put
from hhour.bots.bataille.turn import Turn
from hhour.kernel.dice import bits
from hhour.pocket.tally import lacking
from hhour.pocket.terrain import BUNKER, TERRAIN


def rate_medal(p: Fray, seat: int, medal: int) -> float:
    """The seat's chance to win the game if it plays this Medal and uses it as well as possible."""
    trial = copy_of(p)
    contest = trial.contest
    contest.holders = put(contest.holders, medal, SUPPLY)
    turn = Turn(trial, seat)
    if medal == MEMORIAL_CROSS:
        contest.memorial, contest.step7 = 1, PROGRESS
    elif medal == PURPLE_HEART:
        contest.zero_points = 1
    elif medal == CROIX_DE_GUERRE:
        contest.auto_win, contest.step7 = 1, RETREAT
    elif medal == SILVER_STAR:
        return turn.on(contest.pot, contest.axis_dice)[1]
    elif medal == MEDAL_OF_HONOR:
        return max(rate_terrain(trial, turn).values())
    elif medal == VICTORIA_CROSS:
        return max(rate_strikes(trial, turn).values())
    elif medal == LEGION_OF_MERIT and can_fill(p):
        return _filled(trial, turn)
    return turn.after(trial)


def copy_of(p: Fray) -> Fray:
    """The same skirmish, to try things out on."""
    return Fray(p.book, p.contest.copy(), p.chance, None)


def can_fill(p: Fray) -> bool:
    """Whether two dice that are set would match the rest."""
    return sum(lacking(tally(p), requirement(p))) <= 2 and bits(p.contest.in_play) >= len(p.contest.axis)


def _filled(trial: Fray, turn: Turn) -> float:
    """Everything matched: the win as it would be without the Croix de Guerre's retreat."""
    contest = trial.contest
    contest.faces = (*contest.axis, *contest.faces)[:6]
    contest.in_play = (1 << len(contest.axis)) - 1
    return turn.after(trial)


def rate_terrain(p: Fray, turn: Turn) -> dict[str, float]:
    """By face of the battlefield die, what turning it there is worth."""
    rated = {}
    for face, name in enumerate(TERRAIN):
        if face not in (p.contest.terrain, BUNKER):
            trial = copy_of(p)
            trial.contest.terrain = face
            rated[name] = turn.after(trial)
    return rated


def rate_strikes(p: Fray, turn: Turn) -> dict[tuple[str, ...], float]:
    """By Axis dice, what rolling them again is worth, over all they can show."""
    slots = axis_slots(p.contest)
    places = [(one,) for one in range(len(slots))]
    pairs = [(one, other) for one in range(len(slots)) for other in range(one + 1, len(slots))]
    trial = copy_of(p)
    rated = {}
    for chosen in (*places, *pairs):
        total = 0.0
        for fallen in product(range(6), repeat=len(chosen)):
            axis = list(p.contest.axis)
            for place, face in zip(chosen, fallen, strict=True):
                axis[place] = face
            trial.contest.axis = tuple(axis)
            total += turn.after(trial)
        rated[tuple(slots[place] for place in chosen)] = total / 6.0 ** len(chosen)
    return rated

"""What is at stake: the chance to match with the dice in hand, and going on against stopping.

Medals are left out of the count: they are the players' secret plans, not chances.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from hhour.bataille.fray import Fray
from hhour.bataille.scoring import GOAL, score
from hhour.bataille.skirmish import FACTORS, barred, requirement, tally
from hhour.bataille.state import MOST_AXIS
from hhour.kernel.dice import any_subsets, bits, mask_of
from hhour.pocket.chances import chance, hope, rolls
from hhour.pocket.tally import NOTHING, counted, lacking
from hhour.pocket.terrain import BUNKER, CLIFFS, ORDEAL, TERRAIN

REROLLS: Final = 2
RICH: Final = 90  # with such a pot nobody goes on by choice, so there is no need to look further


def match_chance(p: Fray, left: int) -> float:
    """The chance to match when `left` re-rolls are still to come and everything that fits is kept."""
    contest = p.contest
    held = contest.axis[0] if contest.kommandant else -1
    return hope(tally(p), requirement(p), bits(contest.in_play), left, held)


def reroll_chance(p: Fray, mask: int, left: int) -> float:
    """The chance to match if these dice are rolled now, with `left` re-rolls after that."""
    contest = p.contest
    kept = counted(face for die, face in enumerate(contest.faces) if (contest.in_play & ~mask) >> die & 1)
    held = contest.axis[0] if contest.kommandant else -1
    missing = lacking(kept, requirement(p))
    if missing == NOTHING:
        return 1.0
    spare = bits(contest.in_play & ~mask) - (sum(requirement(p)) - sum(missing))
    if spare and left:  # kept without need now, but free to be rolled later
        total = 0.0
        for fallen, weight in rolls(bits(mask)):
            both = tuple(a + b for a, b in zip(kept, fallen, strict=True))
            total += weight * hope(both, requirement(p), bits(contest.in_play), left, held)
        return total
    return chance(missing, bits(mask), left, held)


def best_rerolls(p: Fray, left: int, count: int = 3) -> list[tuple[float, str]]:
    """The re-rolls with the best chance to match, `stop` among them; only dice that may be rolled."""
    free = p.contest.in_play & ~barred(p)
    rated = [(match_chance(p, 0), "stop")]
    rated += [(reroll_chance(p, mask_of(action.args), left - 1), action.text) for action in any_subsets("reroll", free)]
    return sorted(rated, key=lambda pair: (-pair[0], len(pair[1])))[:count]


@cache
def win_chance(axis: int, dice: int = 6, kommandant: bool = False) -> float:
    """The chance to win against so many Axis dice that are still to be rolled."""
    if not kommandant:
        return sum(weight * chance(wanted, dice, REROLLS) for wanted, weight in rolls(axis))
    total = 0.0
    for wanted, weight in rolls(axis - 1):
        total += weight * chance((wanted[0] + 1, *wanted[1:]), dice, REROLLS, 0)
    return total


@cache
def next_win(axis: int, kommandant: bool = False) -> float:
    """The same before the battlefield die is rolled: one face of six leaves five dice only."""
    faces = [win_chance(axis, 5 if face == BUNKER else 6, kommandant) for face in range(len(TERRAIN))]
    return sum(faces) / len(faces)


@cache
def going_on(pot: int, axis: int, kommandant: bool = False) -> float:
    """What a turn is worth, on average, that fights on against so many dice with this pot and then plays on well."""
    total = 0.0
    pays = axis + kommandant
    for face in range(len(TERRAIN)):
        won = pot + pays * FACTORS.get(face, 1)
        total += win_chance(axis, 5 if face == BUNKER else 6, kommandant) * after_win(won, axis, face)
    return total / len(TERRAIN)


def after_win(pot: int, axis: int, face: int) -> float:
    """What a turn is worth with this pot once a skirmish on this ground is won."""
    following = min(MOST_AXIS, axis + 1)
    if face == CLIFFS:
        return float(pot)
    if face == ORDEAL:
        return going_on(pot, following) if pot < RICH else pot * next_win(following)
    return max(float(pot), going_on(pot, following)) if pot < RICH else float(pot)


def verdict(p: Fray) -> str:
    """Whether to go on (`on`) or to `stop`: score and end come before points (P-BAT-82, P-BAT-84, P-BAT-86).

    `wins`: stopping wins the game. `loses`: it would lose it, so going on is all that is left.
    """
    contest = p.contest
    following = min(MOST_AXIS, contest.axis_dice + 1)
    pays = "on" if going_on(contest.pot, following) > contest.pot else "stop"
    rivals = [score(p, seat) for seat in contest.order if seat != contest.active]
    is_last = contest.place == len(contest.order) - 1
    ends = contest.last_round or (is_last and banked(p) >= GOAL)
    if not rivals or not ends:
        return pays
    lead = score(p, contest.active) + contest.pot - max(rivals)
    if lead < 0:
        return "loses"
    if not is_last:  # those who come later may still overtake
        return pays
    if lead > 0:
        return "wins"
    return "on" if next_win(following) > 1 / 2 else "stop"  # an extra round among equals


def banked(p: Fray) -> int:
    """What would count for the end if the pot were banked now (P-BAT-81, P-OPT-05)."""
    contest = p.contest
    bank = contest.banks[contest.active - 1]
    return contest.pot + (score(p, contest.active) if p.book.medals_trigger else bank)

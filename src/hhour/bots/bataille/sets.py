"""Dice that are not needed for the match, rolled for a Medal: whatever they show, nothing is lost."""

from __future__ import annotations

from itertools import product

from hhour.bataille.fray import Fray
from hhour.bataille.skirmish import barred, requirement
from hhour.kernel.dice import bits, slots_of
from hhour.pocket.tally import is_straight, sets


def best_for_sets(p: Fray) -> tuple[float, str]:
    """`stop`, or the re-roll of spare dice that brings the most Medals on average; and how many."""
    contest = p.contest
    spare = spare_dice(p) & ~barred(p)
    best, action = float(_medals(contest.faces, contest.in_play)), "stop"
    tried = {0}
    for face in range(-1, 6):
        kept = sum(1 << die for die in range(6) if contest.faces[die] == face)
        mask = spare & ~kept
        if mask in tried:
            continue
        tried.add(mask)
        value = expected(contest.faces, contest.in_play, mask)
        if value > best + 1e-9:
            best, action = value, "reroll " + " ".join(slots_of(mask))
    return best, action


def spare_dice(p: Fray) -> int:
    """A mask of dice without which everything that is matched stays matched."""
    contest = p.contest
    wanted = list(requirement(p))
    mask = 0
    for die, face in enumerate(contest.faces):
        if not contest.in_play >> die & 1:
            continue
        if wanted[face]:
            wanted[face] -= 1
        else:
            mask |= 1 << die
    return mask


def expected(faces: tuple[int, ...], in_play: int, mask: int) -> float:
    """How many Medals the dice give on average once those of the mask are rolled."""
    dice = [die for die in range(6) if mask >> die & 1]
    total = 0
    shown = list(faces)
    for fallen in product(range(6), repeat=len(dice)):
        for die, face in zip(dice, fallen, strict=True):
            shown[die] = face
        total += _medals(tuple(shown), in_play)
    return total / float(6 ** bits(mask))


def _medals(faces: tuple[int, ...], in_play: int) -> int:
    return sum(1 for number in sets(faces, in_play) if number) + is_straight(faces, in_play)

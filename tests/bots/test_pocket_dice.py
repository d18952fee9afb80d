"""The exact worth of re-rolls in the Pocket games: against counting by hand, and against the chance to match."""

from __future__ import annotations

from itertools import combinations, product

import numpy as np
import pytest

from hhour.bots.pocket.dice import rate_rerolls, rolls_of, worth_of_rolling
from hhour.kernel.dice import ALL_DICE
from hhour.kernel.faces import COURAGE, RED, SKULL, SOLDIER, STAR, TOOL
from hhour.pocket.chances import chance, hope
from hhour.pocket.tally import counted, is_straight, sets

THREE = 0b010101  # r1 w1 b1
FACES = (SKULL, STAR, STAR, SOLDIER, TOOL, COURAGE)


def naive(worth: dict[tuple[int, ...], float], faces: tuple[int, ...], left: int, barred: int) -> float:
    """The best that can be made of three dice, by trying everything."""
    best = worth[faces]
    if not left:
        return best
    free = [die for die in range(3) if faces[die] != barred]
    for count in range(1, len(free) + 1):
        for dice in combinations(free, count):
            total = 0.0
            for fallen in product(range(6), repeat=count):
                after = list(faces)
                for die, face in zip(dice, fallen, strict=True):
                    after[die] = face
                total += naive(worth, tuple(after), left - 1, barred)
            best = max(best, total / 6.0**count)
    return best


@pytest.mark.parametrize("barred", [-1, SKULL, STAR, TOOL])
def test_two_rerolls_of_three_dice_are_worth_what_counting_by_hand_says(barred: int) -> None:
    rng = np.random.default_rng(1944)
    final = rng.random(rolls_of(THREE).shape)
    known = {faces: float(final[faces[0], 0, faces[1], 0, faces[2], 0]) for faces in product(range(6), repeat=3)}
    for faces in ((SKULL, STAR, TOOL), (SKULL, SKULL, SKULL), (COURAGE, TOOL, SOLDIER)):
        place = (faces[0], 0, faces[1], 0, faces[2], 0)
        rated = rate_rerolls(final, place, 2, THREE, barred=barred)
        assert max(rated.values()) == pytest.approx(naive(known, faces, 2, barred))
        assert all(place[die] != barred for mask in rated for die in range(6) if mask >> die & 1)


@pytest.mark.parametrize("wanted", [(STAR,), (SKULL, SKULL), (STAR, TOOL, TOOL, COURAGE), (0, 1, 2, 3, 4, 5)])
def test_for_the_match_alone_they_agree_with_the_chance_to_match(wanted: tuple[int, ...]) -> None:
    requirement = counted(wanted)
    final = (rolls_of().short(requirement) == 0).astype(float)
    assert worth_of_rolling(final, 2) == pytest.approx(chance(requirement, 6, 2))
    assert worth_of_rolling(final, 2, barred=wanted[0]) == pytest.approx(chance(requirement, 6, 2, wanted[0]))
    best = max(rate_rerolls(final, rolls_of().place(FACES), 2, ALL_DICE).values())
    assert best == pytest.approx(hope(counted(FACES), requirement, 6, 2))


def test_another_reroll_never_hurts_and_fewer_dice_never_help() -> None:
    final = np.random.default_rng(6).random(rolls_of().shape)
    rated = [max(rate_rerolls(final, FACES, left, ALL_DICE).values()) for left in (1, 2)]
    few = max(rate_rerolls(final, FACES, 2, ALL_DICE, most=2).values())
    assert final[FACES] <= rated[0] <= rated[1]
    assert few <= rated[1]


def test_the_table_reads_dice_as_the_rules_do() -> None:
    rolls = rolls_of()
    for faces in ((STAR, SKULL, STAR, TOOL, STAR, TOOL), (0, 1, 2, 3, 4, 5), (TOOL,) * 6):
        assert tuple(rolls.counts[(slice(None), *faces)]) == counted(faces)
        assert tuple(rolls.sets[(slice(None), *faces)]) == sets(faces)
        assert bool(rolls.straight[faces]) == is_straight(faces)
        assert tuple(rolls.counts_without(RED)[(slice(None), *faces)]) == counted(faces[2:])

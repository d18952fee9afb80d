"""The tables of P-PROB, reproduced by running every way the dice can fall (`enumerate_chance`)."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest

from hhour.advice.bataille.chances import (
    best_rerolls,
    going_on,
    match_chance,
    next_win,
    reroll_chance,
    verdict,
    win_chance,
)
from hhour.kernel.chance import Chance, enumerate_chance
from hhour.kernel.dice import mask_of
from hhour.kernel.faces import SKULL, SOLDIER, STAR
from hhour.pocket.chances import chance, hope, rolls
from hhour.pocket.tally import Counts, counted
from tests.bataille.bench import Bench
from tests.pocket import TEXT
from tests.rule import rule

# name, allied dice, re-rolls, free changes, whether a SOLDIER is added
COLUMNS = [("six", 6, 2, 0, False), ("five", 5, 2, 0, False), ("once", 6, 1, 0, False)]
COLUMNS += [("general", 6, 2, 1, False), ("corporal", 6, 2, 0, True)]
Symbols = tuple[int, ...]


def printed() -> dict[tuple[int, str], float]:
    """The table below P-PROB-01, by Axis dice and column."""
    below = TEXT[TEXT.index("**P-PROB-01**") :]
    rows = re.findall(r"^\| (\d) \| (.+) \|$", below, re.MULTILINE)[:6]
    assert [number for number, _ in rows] == list("123456")
    return {
        (int(number), column[0]): float(cell)
        for number, cells in rows
        for column, cell in zip(COLUMNS, cells.split(" | "), strict=True)
    }


@cache
def fallen(dice: int) -> dict[Symbols, float]:
    """Every way dice can fall, in whatever order, with its chance: all 6^dice of them are run through."""

    def roll(source: Chance) -> Symbols:
        return tuple(sorted(source.faces(1, 1, "roll", 1, dice)))

    found: Counter[Symbols] = Counter()
    for weight, faces in enumerate_chance(roll):
        found[faces] += weight  # type: ignore[assignment]
    assert sum(found.values()) == pytest.approx(1)
    return dict(found)


@cache
def to_match(wanted: Symbols, dice: int, again: int, changes: int) -> float:
    """Keep what fits, roll the rest again: the chance to have all but `changes` of what is wanted."""
    total = 0.0
    for faces, weight in fallen(dice).items():
        left = list((Counter(wanted) - Counter(faces)).elements())
        free = dice - (len(wanted) - len(left))
        if len(left) <= min(changes, free):
            total += weight
        elif again and free:
            total += weight * to_match(tuple(sorted(left)), free, again - 1, changes)
    return total


def named_alike(wanted: Symbols) -> Symbols:
    """Which symbols they are does not matter, only how often each is wanted."""
    counts = sorted(Counter(wanted).values(), reverse=True)
    return tuple(face for face, number in enumerate(counts) for _ in range(number))


def against(axis: int, dice: int, again: int, changes: int, corporal: bool) -> float:
    total = 0.0
    for faces, weight in fallen(axis).items():
        wanted = list(faces)
        if corporal and SOLDIER in wanted:
            wanted.remove(SOLDIER)
        total += weight * to_match(named_alike(tuple(wanted)), dice, again, changes)
    return total


@rule("P-PROB-01")
@pytest.mark.parametrize("axis", range(1, 7))
@pytest.mark.parametrize(("column", "dice", "again", "changes", "corporal"), COLUMNS)
def test_the_table_of_chances_to_match(
    axis: int, column: str, dice: int, again: int, changes: int, corporal: bool
) -> None:
    assert against(axis, dice, again, changes, corporal) == pytest.approx(printed()[axis, column], abs=6e-5)


@rule("P-PROB-02")
def test_the_chances_with_two_free_changes() -> None:
    text = re.search(r"\*\*P-PROB-02\*\*[^:]*: ([\d., ]+) for 2 to 6", TEXT)
    assert text is not None
    told = [float(number) for number in text[1].split(", ")]
    assert [against(axis, 6, 2, 2, False) for axis in range(2, 7)] == pytest.approx(told, abs=6e-5)


@rule("P-PROB-03")
@pytest.mark.parametrize(
    ("wanted", "told"),
    [((0, 1, 2, 3, 4, 5), 0.1968), ((0,) * 6, 0.0056), ((0,) * 5, 0.0517), ((0,) * 4, 0.2099), ((0,) * 3, 0.4998)],
)
def test_the_chances_of_a_straight_and_of_one_symbol(wanted: Symbols, told: float) -> None:
    assert f"{told:.4f}" in TEXT[TEXT.index("**P-PROB-03**") :]
    assert to_match(wanted, 6, 2, 0) == pytest.approx(told, abs=6e-5)


@rule("P-PROB-04")
@pytest.mark.parametrize(
    ("dice", "changes", "told"),
    [(6, 0, 0.0056), (5, 0, 0.0517), (6, 1, 0.0517), (5, 1, 0.2099)],
    ids=["no cards", "Corporal", "General", "both"],
)
def test_the_chances_in_the_bunker_of_omaha(dice: int, changes: int, told: float) -> None:
    """Six Axis dice set to SOLDIER; the Corporal brings one of them, the General sets one die."""
    assert f"{told:.4f}" in prob_04()
    assert to_match((SOLDIER,) * dice, 6, 2, changes) == pytest.approx(told, abs=6e-5)


@rule("P-PROB-04")
def test_the_chances_on_the_cliffs_of_pointe_du_hoc_and_omaha() -> None:
    assert to_match((SKULL,) * 4 + (STAR,), 6, 2, 0) == pytest.approx(0.1173, abs=6e-5)
    once = against(5, 6, 2, 0, False)
    assert (once, once**2) == pytest.approx((0.3126, 0.0977), abs=6e-5)
    assert all(number in prob_04() for number in ("0.1173", "0.3126", "0.0977"))


def prob_04() -> str:
    below = TEXT[TEXT.index("**P-PROB-04**") :]
    return below[: below.index("\n")]


# What the table shows its players is computed by a quicker way; it must come out the same.


@rule("P-PROB-01")
@pytest.mark.parametrize("number", [1, 2, 6, 7])
def test_the_ways_that_dice_can_fall_have_all_together_the_chance_of_one(number: int) -> None:
    assert sum(weight for _, weight in rolls(number)) == pytest.approx(1)
    assert dict(rolls(number))[counted([STAR] * number)] == pytest.approx(1 / 6**number)


@rule("P-PROB-01")
@pytest.mark.parametrize("axis", range(1, 7))
def test_the_chances_shown_to_players_are_those_of_the_table(axis: int) -> None:
    for column, dice, again, changes, corporal in COLUMNS:
        if not corporal:
            quick = sum(weight * chance(wanted, dice, again, -1, changes) for wanted, weight in rolls(axis))
            assert quick == pytest.approx(printed()[axis, column], abs=6e-5)
    assert win_chance(axis) == pytest.approx(printed()[axis, "six"], abs=6e-5)


def slow(missing: Counts, kept: Counts, free: int, again: int, held: int) -> float:
    """The best chance to match when any dice but those of the held face may be rolled again, tried one by one."""
    wanted = counted(face for face, number in enumerate(missing) for _ in range(number))
    total = 0.0
    for faces, weight in fallen(free).items():
        both = [a + b for a, b in zip(kept, counted(faces), strict=True)]
        if all(has >= number for has, number in zip(both, wanted, strict=True)):
            total += weight
        elif again:
            total += weight * best(missing, tuple(both), again, held)
    return total


@cache
def best(missing: Counts, shown: Counts, again: int, held: int) -> float:
    """The best of all choices of dice to roll again."""
    found = 0.0
    for thrown in throws(shown, held):
        kept = tuple(a - b for a, b in zip(shown, thrown, strict=True))
        found = max(found, slow(missing, kept, sum(thrown), again - 1, held))
    return found


def throws(shown: Counts, held: int) -> list[Counts]:
    ways: list[Counts] = [()]
    for face, number in enumerate(shown):
        most = 0 if face == held else number
        ways = [(*way, count) for way in ways for count in range(most + 1)]
    return [way for way in ways if sum(way)]


@rule("P-KOM-14", "P-PROB-01")
@pytest.mark.parametrize("held", [-1, 0, 1])
@pytest.mark.parametrize("missing", [(1, 0, 0, 0, 0, 0), (1, 1, 0, 0, 0, 0), (0, 2, 1, 0, 0, 0)])
def test_keeping_what_fits_is_best_with_the_kommandant_too(missing: Counts, held: int) -> None:
    dice = 3
    assert chance(missing, dice, 1, held) == pytest.approx(slow(missing, (0,) * 6, dice, 1, held))


def test_the_chance_in_the_middle_of_a_skirmish() -> None:
    bench = Bench()
    bench.oppose("landing", "STAR COURAGE", "STAR SKULL SKULL TOOL TOOL SOLDIER")
    five = 1 - (5 / 6) ** 5
    assert match_chance(bench.fray, 1) == pytest.approx(five)
    assert match_chance(bench.fray, 0) == 0
    assert reroll_chance(bench.fray, mask_of(("r2",)), 0) == pytest.approx(1 / 6)
    value, action = best_rerolls(bench.fray, 1)[0]
    assert (round(value, 9), action) == (round(five, 9), "reroll r2 w1 w2 b1 b2")


def test_going_on_with_a_full_pot_is_worth_less_than_stopping() -> None:
    assert going_on(2, 3) > 2
    assert going_on(40, 6) < 40
    assert next_win(2) > next_win(3) > next_win(6)
    assert next_win(3, kommandant=True) < next_win(3)


def stakes(banks: tuple[int, int], pot: int, axis: int, last: bool = True) -> str:
    at = Bench("bataille players=2", order=(2, 1))
    contest = at.contest
    contest.banks, contest.pot, contest.axis_dice = banks, pot, axis
    contest.place, contest.active, contest.last_round = 1, 1, int(last)
    return verdict(at.fray)


@rule("P-BAT-86", "P-BAT-82")
def test_on_the_last_turn_the_advice_knows_score_and_end() -> None:
    assert stakes((27, 31), 5, 2) == "wins", "32 against 31"
    assert stakes((5, 31), 11, 5) == "loses", "16 against 31: only going on can win"
    assert stakes((26, 31), 5, 6) == "stop", "equal: an extra round is better than one chance in many"


@rule("P-BAT-84")
def test_whoever_reaches_thirty_as_the_last_of_the_round_ends_the_game_by_stopping() -> None:
    assert stakes((27, 12), 5, 2, last=False) == "wins"
    assert stakes((27, 40), 5, 2, last=False) == "loses"
    assert stakes((2, 40), 1, 2, last=False) == "on", "the game goes on: points count"


@rule("P-KOM-14")
def test_a_die_that_shows_the_kommandants_symbol_is_not_rolled_again_for_the_chance_either() -> None:
    star = (0, 1, 0, 0, 0, 0)
    assert chance(star, 1, 1) == pytest.approx(1 / 6 + 5 / 6 * 1 / 6)
    assert chance(star, 1, 1, held=SKULL) == pytest.approx(1 / 6 + 4 / 6 * 1 / 6)


@rule("P-KOM-14")
@pytest.mark.parametrize(
    ("fallen", "missing", "held", "likely"),
    [
        ((0, 1, 0, 0, 0, 0), (1, 0, 0, 0, 0, 0), 0, 1 / 6),  # none of the face lies there: the die may be rolled
        ((2, 0, 0, 0, 0, 0), (1, 1, 0, 0, 0, 0), 0, 0.0),  # one too many, and it has to lie
        ((2, 0, 0, 0, 0, 0), (1, 1, 0, 0, 0, 0), -1, 1 / 6),
        ((1, 1, 0, 0, 0, 0), (1, 0, 1, 0, 0, 0), 0, 1 / 6),  # as many as are needed: the other die may be rolled
    ],
)
def test_a_barred_face_keeps_only_what_is_too_many_from_being_rolled(
    fallen: tuple[int, ...], missing: tuple[int, ...], held: int, likely: float
) -> None:
    assert hope(fallen, missing, sum(fallen), 1, held) == pytest.approx(likely)

"""Dice: fair, repeatable, independent of order, and countable."""

from __future__ import annotations

import contextlib
import gc
import weakref
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hhour.kernel.chance import (
    NeedDice,
    ScriptedChance,
    SeededChance,
    enumerate_chance,
    seed_hash,
)
from hhour.kernel.refusal import RecordError
from tests.rule import rule


def test_the_same_question_gets_the_same_dice_and_another_question_others() -> None:
    one, other = SeededChance("seed"), SeededChance("seed")
    first = one.faces(3, 1, "roll", 1, 6)
    other.faces(9, 2, "roll", 1, 6)  # what others roll in between changes nothing
    assert other.faces(3, 1, "roll", 1, 6) == first
    different = [
        one.faces(4, 1, "roll", 1, 6),
        one.faces(3, 2, "roll", 1, 6),
        one.faces(3, 1, "mine", 1, 6),
        one.faces(3, 1, "roll", 2, 6),
        SeededChance("Seed").faces(3, 1, "roll", 1, 6),
    ]
    assert all(roll != first for roll in different)


@rule("B-SETUP-05", "B-SETUP-06")
def test_every_face_comes_up_about_equally_often_in_every_place() -> None:
    chance = SeededChance("fair")
    rolls = [chance.faces(turn, 1, "roll", 1, 6) for turn in range(6000)]
    for place in range(6):
        counts = Counter(roll[place] for roll in rolls)
        chi2 = sum((counts[face] - 1000) ** 2 / 1000 for face in range(6))
        assert chi2 < 25, (place, counts)  # 5 degrees of freedom: one in ten thousand
    sums = Counter(sum(chance.d6(turn, 0, "mgf", 0, 2)) for turn in range(3600))
    assert 520 < sums[7] < 680


@given(count=st.integers(1, 12), sides=st.integers(2, 20), seed=st.text(max_size=8))
def test_numbers_stay_in_their_range(count: int, sides: int, seed: str) -> None:
    rolled = SeededChance(seed).numbers(1, 1, "x", 0, sides, count)
    assert len(rolled) == count
    assert all(0 <= number < sides for number in rolled)


@pytest.mark.parametrize("number", [255, 256, 257])
def test_long_games_and_many_rolls_have_dice_of_their_own(number: int) -> None:
    """Small numbers are written beforehand; where that ends nothing changes."""
    asked = ((number, 1, 1), (1, number, 1), (1, 1, number), (1, 1, 1))
    rolled = [tuple(SeededChance("seed").faces(turn, seat, "roll", n, 6)) for turn, seat, n in asked]
    assert len(set(rolled)) == len(asked)
    assert all(0 <= face < 6 for faces in rolled for face in faces)


def test_any_number_of_dice_can_be_rolled_at_once() -> None:
    rolled = SeededChance("many").d6(1, 1, "x", 0, 500)
    assert len(rolled) == 500
    assert 300 < sum(number > 2 for number in rolled) < 370


def test_a_draw_is_halved_only_where_one_number_cannot_hold_it() -> None:
    chance = SeededChance("halves")
    halves = [chance.numbers(1, 1, f"x/{half}", 0, 2, count) for half, count in ((1, 48), (2, 49))]
    assert chance.numbers(1, 1, "x", 0, 2, 97) == halves[0] + halves[1]
    assert chance.numbers(1, 1, "x", 0, 2, 96)[:48] != halves[0]


def test_the_published_hash_says_nothing_and_binds() -> None:
    assert seed_hash("a") != seed_hash("b")
    assert "secret" not in seed_hash("secret")
    assert len(seed_hash("x")) == 32


def test_written_results_are_used_in_order_and_then_asked_for() -> None:
    chance = ScriptedChance(["STAR", "SKULL", "4", "medic"])
    assert chance.faces(1, 1, "roll", 1, 2) == (1, 0)
    assert chance.d6(1, 1, "mine", 1, 1) == [4]
    assert chance.pick(1, 1, "award", 1, ("hero", "medic")) == "medic"
    with pytest.raises(NeedDice) as caught:
        chance.d6(1, 2, "mine", 1, 3)
    assert (caught.value.kind, caught.value.seat, caught.value.purpose, caught.value.count) == ("d6", 2, "mine", 3)
    asking = ScriptedChance([], lambda need: ["6"] * need.count)
    assert asking.d6(1, 1, "mine", 1, 2) == [6, 6]


def test_dice_that_are_wanted_keep_nothing_of_what_led_to_them() -> None:
    class Something:
        """Held by whoever rolls."""

    def roll() -> weakref.ref[Something]:
        mine = Something()
        held = weakref.ref(mine)
        with contextlib.suppress(NeedDice):
            ScriptedChance([]).d6(1, 1, "mgf", 0, 1)
        return held

    gc.disable()  # what holds itself would stay until it is looked for
    try:
        assert roll()() is None
    finally:
        gc.enable()


def test_results_that_cannot_be_are_refused() -> None:
    with pytest.raises(RecordError, match="dice-not-a-face"):
        ScriptedChance(["BANANA"]).faces(1, 1, "roll", 1, 1)
    with pytest.raises(RecordError, match="dice-not-a-number"):
        ScriptedChance(["7"]).d6(1, 1, "mine", 1, 1)
    with pytest.raises(RecordError, match="dice-not-an-option"):
        ScriptedChance(["general"]).pick(1, 1, "award", 1, ("hero",))


def test_everything_that_chance_shows_is_logged_as_record_words() -> None:
    chance = SeededChance("log")
    chance.log = []
    chance.faces(1, 1, "roll", 1, 2)
    chance.d6(1, 1, "mine", 1, 1)
    chance.pick(1, 1, "award", 1, ("hero", "medic"))
    again = ScriptedChance(list(chance.log))
    assert again.faces(1, 1, "roll", 1, 2) == SeededChance("log").faces(1, 1, "roll", 1, 2)
    assert again.d6(1, 1, "mine", 1, 1) == SeededChance("log").d6(1, 1, "mine", 1, 1)


def test_enumeration_meets_every_outcome_once_with_its_probability() -> None:
    outcomes = list(enumerate_chance(lambda dice: (dice.d6(1, 1, "a", 0, 1)[0], dice.faces(1, 1, "b", 0, 1)[0])))
    assert len(outcomes) == 36
    assert len({result for _, result in outcomes}) == 36
    assert sum(weight for weight, _ in outcomes) == pytest.approx(1)
    branching = list(enumerate_chance(lambda dice: dice.d6(1, 1, "a", 0, dice.d6(1, 1, "n", 0, 1)[0] // 6 + 1)))
    assert sum(weight for weight, _ in branching) == pytest.approx(1)
    assert len(branching) == 5 * 6 + 36


def test_what_nobody_uses_is_not_counted_and_shows_the_first_there_is() -> None:
    found = list(enumerate_chance(lambda dice: dice.numbers(1, 1, "award", 0, 6, 2), frozenset({"award"})))
    assert found == [(1.0, [0, 0])]

"""The exact dice solver: against enumeration, against the rulebook's numbers, and against its own laws."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hhour.advice.odds import Situation, advise, distribution, parse_dice, parse_goal, probability, solve, utility
from hhour.advice.odds.groups import Values, group, ways
from hhour.advice.odds.known import known_lock, known_roll
from hhour.advice.odds.policy import final_chances
from hhour.advice.odds.solver import Hand, patterns, roll_chances
from tests.lab import naive
from tests.rule import rule

EXAMPLE = "r:SKULL,TOOL w:STAR,TWO_SOLDIERS b:TWO_SOLDIERS,COURAGE"
TWO_EACH: Hand = (group(2), group(2), group(2))
SEVEN: Hand = (*TWO_EACH, group(1))


def chance_table(hand: Hand, seed: int) -> Values:
    """A utility without any pattern, so that nothing can be right by luck."""
    return np.random.default_rng(seed).random(tuple(len(each.outcomes) for each in hand))


def worth_of(hand: Hand, table: Values) -> naive.Utility:
    known: dict[naive.Roll, float] = {}

    def worth(roll: naive.Roll) -> float:
        if roll not in known:
            at = tuple(each.outcome([f for c, f in roll if c == colour]) for colour, each in enumerate(hand))
            known[roll] = float(table[at])
        return known[roll]

    return worth


def roll_of(dice: tuple[tuple[int, ...], ...]) -> naive.Roll:
    return tuple((colour, face) for colour, faces in enumerate(dice) for face in faces)


def test_two_dice_have_21_outcomes_and_28_keep_states_and_one_die_6_and_7() -> None:
    assert (len(group(2).outcomes), len(group(2).keeps)) == (21, 28)
    assert (len(group(1).outcomes), len(group(1).keeps)) == (6, 7)


def test_the_chances_of_every_keep_state_sum_to_one() -> None:
    for dice in range(4):
        assert group(dice).expect.sum(axis=1) == pytest.approx(1, abs=1e-12)
    assert roll_chances(TWO_EACH).sum() == pytest.approx(1, abs=1e-12)


@pytest.mark.parametrize(
    ("dice", "locks", "rerolls"),
    [((1, 1, 0), 0, 2), ((1, 1, 0), 1, 2), ((2, 1, 0), 1, 1), ((2, 1, 0), 2, 2), ((1, 1, 1), 2, 2)],
)
def test_the_value_before_the_first_roll_is_that_of_enumeration(
    dice: tuple[int, int, int], locks: int, rerolls: int
) -> None:
    hand = tuple(group(count) for count in dice)
    table = chance_table(hand, 1)
    colours = [colour for colour, count in enumerate(dice) for _ in range(count)]
    expected = naive.first_roll_value(colours, locks, rerolls, worth_of(hand, table))
    assert (roll_chances(hand) * solve(table, hand, locks, rerolls)).sum() == pytest.approx(expected, abs=1e-9)


@pytest.mark.parametrize("skulls_stay", [False, True])
@pytest.mark.parametrize(
    ("roll", "locks", "rerolls"),
    [
        ("r:SKULL,TOOL w:STAR,TWO_SOLDIERS b:TWO_SOLDIERS,COURAGE", 2, 1),
        ("r:SKULL,SKULL w:STAR,SKULL b:TWO_SOLDIERS,COURAGE", 3, 1),
        ("r:SKULL,TOOL w:STAR,TWO_SOLDIERS b:COURAGE", 2, 1),
        ("r:SKULL,TOOL w:SKULL", 1, 2),
        ("r:SKULL,TOOL w:SKULL b:STAR", 2, 2),
        ("r:SKULL,TOOL b:STAR", 0, 2),
        ("r:SKULL,TOOL w:STAR b:SKULL g:SOLDIER", 3, 2),
        ("r:SKULL,TOOL w:STAR b:SKULL g:SOLDIER", 2, 1),
    ],
)
def test_every_lock_of_a_known_roll_is_worth_what_enumeration_says(
    roll: str, locks: int, rerolls: int, skulls_stay: bool
) -> None:
    dice = parse_dice(roll)
    hand = tuple(group(len(faces), skulls_stay) for faces in dice)
    table = chance_table(hand, 2)
    expected = naive.lock_values(roll_of(dice), locks, rerolls, worth_of(hand, table), skulls_stay)
    found = [
        value
        for options in known_roll(table, hand, dice, patterns(hand, locks), rerolls)
        for value in options.lock_values().reshape(-1)
    ]
    assert sorted(found) == pytest.approx(sorted(expected.values()), abs=1e-9)
    first = solve(table, hand, locks, rerolls)
    at = tuple(each.outcome(faces) for each, faces in zip(hand, dice, strict=True))
    assert first[at] == pytest.approx(max(expected.values()), abs=1e-9)


@pytest.mark.parametrize("rerolls", [1, 2])
def test_every_re_roll_after_a_lock_is_worth_what_enumeration_says(rerolls: int) -> None:
    dice = parse_dice("r:SKULL,TOOL w:STAR,COURAGE b:TWO_SOLDIERS")
    hand = tuple(group(len(faces)) for faces in dice)
    table = chance_table(hand, 3)
    expected = naive.reroll_values(roll_of(dice), frozenset({1, 2}), rerolls, worth_of(hand, table))
    found = known_lock(table, hand, [(5,), (1,), ()], [(0,), (4,), (3,)], rerolls).values
    for red, white, blue in product(range(2), repeat=3):
        again = tuple(die for die, kept in ((0, red), (3, white), (4, blue)) if not kept)
        assert found[red, white, blue, 0, 0, 0] == pytest.approx(expected[again], abs=1e-9)


def test_another_kind_of_dice_is_one_more_axis() -> None:
    """Gold dice will come as a fourth group; a loaded one shows that each group keeps its own chances."""
    hand = (group(1), group(1), group(1), group(1))
    table = chance_table(hand, 4)
    roll = ((0, 3), (1, 0), (2, 5), (3, 2))
    expected = naive.lock_values(roll, 1, 2, worth_of(hand, table))
    found = known_roll(table, hand, [(face,) for _, face in roll], patterns(hand, 1), 2)
    assert sorted(float(each.values.max()) for each in found) == pytest.approx(sorted(expected.values()), abs=1e-9)
    loaded = group(2, chances=(0.5, 0.5, 0, 0, 0, 0))
    assert loaded.chance[loaded.outcome((0, 1))] == pytest.approx(0.5)
    best = solve(np.eye(21)[loaded.outcome((1, 1))], (loaded,), locks=0, rerolls=2)
    assert best[loaded.outcome((0, 0))] == pytest.approx(0.75**2)


def test_advice_names_each_lock_and_re_roll_by_its_dice() -> None:
    """The goal's own utility, die names and enumeration, all the way through the public function."""
    dice = parse_dice("r:SKULL w:STAR,STAR b:SOLDIER")
    table = utility(parse_goal("soldiers+courage"), Situation(dice=(1, 2, 1)))
    worth = worth_of((group(1), group(2), group(1)), table)
    names = ("r1", "w1", "w2", "b1")
    advice = advise(dice, "soldiers+courage", locks=1, rerolls=2)
    expected = naive.lock_values(roll_of(dice), 1, 2, worth)
    assert {choice.lock: choice.value for choice in advice.locks} == pytest.approx(
        {tuple(names[die] for die in lock): value for lock, value in expected.items()}, abs=1e-9
    )
    after = advise(dice, "soldiers+courage", rerolls=1, locked=["b1"])
    again = naive.reroll_values(roll_of(dice), frozenset({3}), 1, worth)
    assert {choice.reroll: choice.value for choice in after.rerolls} == pytest.approx(
        {tuple(names[die] for die in chosen): value for chosen, value in again.items()}, abs=1e-9
    )


def test_advice_lists_every_choice_best_first() -> None:
    advice = advise(EXAMPLE, "rwb")
    assert len(advice.locks) == 15
    assert len({choice.lock for choice in advice.locks}) == 15
    assert len(advice.rerolls) == 15 * 16
    for choices in (advice.locks, advice.rerolls):
        values = [choice.value for choice in choices]
        assert values == sorted(values, key=lambda value: -round(value, 12))
    assert advice.value == pytest.approx(max(choice.value for choice in advice.rerolls), abs=1e-12)
    for lock in advice.locks:
        same = [choice.value for choice in advice.rerolls if choice.lock == lock.lock]
        assert lock.value == pytest.approx(max(same), abs=1e-12)


def test_a_made_lock_is_worth_what_it_was_worth_among_the_locks() -> None:
    for choice in advise(EXAMPLE, "soldiers").locks:
        assert advise(EXAMPLE, "soldiers", locked=choice.lock).value == pytest.approx(choice.value, abs=1e-12)


def test_without_locks_or_re_rolls_there_is_nothing_to_choose() -> None:
    advice = advise(EXAMPLE, "soldiers", rerolls=0)
    assert advice.locks == ()
    assert [(choice.reroll, choice.value) for choice in advice.rerolls] == [((), 4.0)]
    assert advise(EXAMPLE, "soldiers", locks=0).locks == ()


@rule("B-MAP-N07-EX-02")
@pytest.mark.parametrize(
    ("virtual", "needed", "printed"), [("", 4, 0.21), ("SKULL", 3, 0.50), ("SKULL SKULL", 2, 0.80)]
)
def test_climbing_has_the_chances_the_rulebook_gives(virtual: str, needed: int, printed: float) -> None:
    one = 91 / 216
    exact = sum(_choose(6, skulls) * one**skulls * (1 - one) ** (6 - skulls) for skulls in range(needed, 7))
    found = probability("skulls>=4", locks=0, virtual=virtual)
    assert found == pytest.approx(exact, abs=1e-9)
    assert round(found, 2) == printed


def _choose(n: int, k: int) -> int:
    return 1 if k == 0 else _choose(n - 1, k - 1) * n // k


GOALS = ["rwb", "rwb:COURAGE", "straight", "soldiers", "soldiers>=6", "points>=12", "stars+2*courage", "advance:2"]


@pytest.mark.parametrize("goal", GOALS)
def test_more_re_rolls_never_hurt_and_more_locks_never_help(goal: str) -> None:
    table = utility(parse_goal(goal), Situation())
    for locks in range(4):
        fewer = solve(table, TWO_EACH, locks, 0)
        for rerolls in (1, 2, 3):
            more = solve(table, TWO_EACH, locks, rerolls)
            assert (more >= fewer - 1e-12).all()
            fewer = more
    for locks in range(3):
        assert (solve(table, TWO_EACH, locks, 2) >= solve(table, TWO_EACH, locks + 1, 2) - 1e-12).all()


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize("keep", [(), (2, 3), (3,), (1, 4), (5,), (0,), (1, 2, 3, 4, 5), (0, 1, 2, 3, 4, 5)])
@pytest.mark.parametrize("locked", [(0, 0, 0), (1, 1, 0), (0, 1, 1)])
def test_no_simple_policy_beats_the_solver(goal: str, keep: tuple[int, ...], locked: tuple[int, ...]) -> None:
    """Lock the first die of some colours unseen, then keep some faces always: each die then stands alone."""
    blind = np.full(6, 1 / 6)
    out = 1 - len(keep) / 6
    kept = np.array([(1 + out + out * out) / 6 if face in keep else out * out / 6 for face in range(6)])
    chances = np.ones(())
    for locks in locked:
        pair = np.zeros(21)
        for first, second in product(range(6), repeat=2):
            pair[group(2).outcome((first, second))] += (blind if locks else kept)[first] * kept[second]
        chances = np.multiply.outer(chances, pair)
    assert chances.sum() == pytest.approx(1, abs=1e-12)
    policy = float((chances * utility(parse_goal(goal), Situation())).sum())
    assert probability(goal, locks=sum(locked)) >= policy - 1e-12


def test_a_die_left_out_is_worth_the_first_roll_of_five() -> None:
    hand = (group(2), group(1), group(2))
    table = utility(parse_goal("soldiers"), Situation(dice=(2, 1, 2)))
    assert probability("soldiers", leave_out="w") == pytest.approx((roll_chances(hand) * solve(table, hand)).sum())
    assert probability("soldiers", leave_out="w") < probability("soldiers")


def test_skulls_that_stay_are_never_offered_for_a_re_roll() -> None:
    advice = advise("r:SKULL,TOOL w:SKULL,STAR b:2,C", "soldiers", skulls_stay=True)
    assert not [choice for choice in advice.rerolls if {"r1", "w1"} & set(choice.reroll)]
    assert advice.value < advise("r:SKULL,TOOL w:SKULL,STAR b:2,C", "soldiers").value


@pytest.mark.parametrize("goal", ["rwb", "soldiers", "soldiers>=6", "skulls>=4"])
@pytest.mark.parametrize("locks", [0, 1, 2, 3])
@pytest.mark.parametrize("skulls_stay", [False, True])
def test_best_play_ends_where_its_value_says(goal: str, locks: int, skulls_stay: bool) -> None:
    situation = Situation(skulls_stay=skulls_stay)
    table = utility(parse_goal(goal), situation)
    hand = situation.hand
    final = final_chances(table, hand, roll_chances(hand), locks, 2)
    assert final.sum() == pytest.approx(1, abs=1e-9)
    assert (final * table).sum() == pytest.approx((roll_chances(hand) * solve(table, hand, locks, 2)).sum(), abs=1e-9)


def test_a_distribution_sums_to_one_and_has_the_mean_the_solver_found() -> None:
    for dice, locked in ((None, ()), (EXAMPLE, ()), (EXAMPLE, ("w2", "b1"))):
        shares = distribution("soldiers", "soldiers", dice, locked=locked)
        assert sum(shares.values()) == pytest.approx(1, abs=1e-9)
        mean = sum(amount * share for amount, share in shares.items())
        assert mean == pytest.approx(probability("soldiers", dice, locked=locked), abs=1e-9)
    assert distribution("rwb", "stars", EXAMPLE, rerolls=0) == {1: 1.0}


faces = st.integers(0, 5)
pairs = st.tuples(faces, faces)


@settings(max_examples=25, deadline=None)
@given(
    dice=st.tuples(pairs, pairs, pairs, st.tuples(faces)),
    gold=st.booleans(),
    locks=st.integers(0, 3),
    rerolls=st.integers(1, 2),
    seed=st.integers(0, 99),
)
def test_advice_for_one_roll_agrees_with_the_solution_of_all(
    dice: tuple[tuple[int, ...], ...], gold: bool, locks: int, rerolls: int, seed: int
) -> None:
    hand = SEVEN if gold else TWO_EACH
    roll = dice[: len(hand)]
    table = chance_table(hand, seed)
    at = tuple(each.outcome(shown) for each, shown in zip(hand, roll, strict=True))
    options = known_roll(table, hand, roll, patterns(hand, locks), rerolls)
    best = max(float(each.values.max()) for each in options)
    assert solve(table, hand, locks, rerolls)[at] == pytest.approx(best, abs=1e-9)


@settings(max_examples=10, deadline=None)
@given(
    dice=st.tuples(pairs, pairs, pairs, st.tuples(faces)),
    locks=st.integers(0, 3),
    rerolls=st.integers(1, 3),
    skulls_stay=st.booleans(),
)
def test_each_lock_of_seven_dice_is_worth_the_same_beside_all_others_and_alone(
    dice: tuple[tuple[int, ...], ...], locks: int, rerolls: int, skulls_stay: bool
) -> None:
    hand = tuple(group(each.dice, skulls_stay) for each in SEVEN)
    table = chance_table(hand, 7)
    for options in known_roll(table, hand, dice, patterns(hand, locks), rerolls):
        made = [ways(each, locked) for each, locked in zip(dice, options.pattern, strict=True)]
        found = options.values.reshape(*options.values.shape[: len(hand)], -1)
        for number, chosen in enumerate(product(*made)):
            locked, rest = zip(*chosen, strict=True)
            alone = known_lock(table, hand, locked, rest, rerolls).values
            assert found[..., number] == pytest.approx(alone[..., 0, 0, 0, 0], abs=1e-12)


@settings(max_examples=25, deadline=None)
@given(dice=st.tuples(pairs, pairs, pairs), goal=st.sampled_from(GOALS))
def test_the_order_of_the_dice_does_not_matter(dice: tuple[tuple[int, int], ...], goal: str) -> None:
    turned = tuple((second, first) for first, second in dice)
    assert advise(dice, goal).value == pytest.approx(advise(turned, goal).value, abs=1e-12)

"""Cards and sectors that change the odds after the last roll or by the lock: each against plain enumeration."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hhour.advice.odds import OddsError, Situation, advise, distribution, parse_dice, parse_goal, probability, utility
from hhour.kernel.faces import COURAGE, SKULL, SOLDIER, STAR, TOOL, TWO_SOLDIERS
from tests.lab import naive
from tests.lab.slow_tally import Settled, Table, results, settlements
from tests.rule import rule

GOAL = "soldiers+courage"
NAMES = ("r1", "r2", "w1", "w2", "b1", "b2")


def worth_by_hand(roll: naive.Roll, goal: str = GOAL) -> float:
    """The tally of any dice, settled one by one; colours need not be two of each."""
    return max(amount(settled, goal) for settled in settlements(results(list(roll), []), Table()))


def amount(settled: Settled, goal: str) -> float:
    if goal == GOAL:
        return settled.soldiers + settled.courage
    return float(settled.soldiers >= int(goal.partition(">=")[2]))


def roll_of(text: str) -> naive.Roll:
    return tuple((colour, face) for colour, faces in enumerate(parse_dice(text)) for face in faces)


def kept(worth: naive.Utility) -> naive.Utility:
    known: dict[naive.Roll, float] = {}

    def look(roll: naive.Roll) -> float:
        if roll not in known:
            known[roll] = worth(roll)
        return known[roll]

    return look


# Corporal and Jeep


@rule("B-SPEC-C03")
@pytest.mark.parametrize("singles", [1, 2])
@pytest.mark.parametrize("skulls_stay", [False, True])
@pytest.mark.parametrize("text", ["r:SKULL w:STAR b:SOLDIER", "r:SKULL,SKULL w:STAR"])
def test_corporal_and_jeep_are_worth_what_enumeration_says(text: str, singles: int, skulls_stay: bool) -> None:
    expected = naive.lock_values(roll_of(text), 1, 1, kept(worth_by_hand), skulls_stay, singles)
    advice = advise(text, GOAL, locks=1, rerolls=1, corporal=True, jeep=singles == 2, skulls_stay=skulls_stay)
    assert sorted(choice.value for choice in advice.locks) == pytest.approx(sorted(expected.values()), abs=1e-9)


@rule("B-SPEC-C03")
def test_the_corporal_before_the_first_roll_is_worth_what_enumeration_says() -> None:
    expected = naive.first_roll_value([0, 1], 1, 2, kept(worth_by_hand), singles=1)
    assert probability(GOAL, locks=1, leave_out="r w b b", corporal=True) == pytest.approx(expected, abs=1e-9)


@rule("B-ROLL-05")
def test_the_corporal_does_not_touch_locked_dice() -> None:
    """Both dice locked: nothing is left to re-roll. One locked: the other may be, once more."""
    dice = "r:SKULL w:SKULL"
    assert advise(dice, GOAL, rerolls=0, locked=["r1", "w1"], corporal=True).value == 0
    expected = naive.best(roll_of(dice), frozenset({0}), 0, worth_by_hand, singles=1)
    assert advise(dice, GOAL, rerolls=0, locked=["r1"], corporal=True).value == pytest.approx(expected, abs=1e-9)


# Captain


@rule("B-SPEC-C14")
@settings(max_examples=40, deadline=None)
@given(faces=st.tuples(*[st.integers(0, 5)] * 4))
def test_the_captain_is_worth_the_best_change_of_one_colour(faces: tuple[int, ...]) -> None:
    dice = ((faces[0], faces[1]), (faces[2],), (faces[3],))
    roll = tuple(zip((0, 0, 1, 2), faces, strict=True))
    changed = [(*roll[:die], (colour, roll[die][1]), *roll[die + 1 :]) for die, colour in product(range(4), range(3))]
    expected = max(worth_by_hand(each) for each in changed)
    assert advise(dice, GOAL, rerolls=0, captain=True).value == expected


@rule("B-SPEC-C14")
def test_corporal_and_captain_together_are_worth_what_enumeration_says() -> None:
    def worth(roll: naive.Roll) -> float:
        return max(
            worth_by_hand((*roll[:die], (colour, roll[die][1]), *roll[die + 1 :]))
            for die, colour in product(range(len(roll)), range(3))
        )

    dice = "r:SOLDIER,SKULL b:SOLDIER"
    expected = naive.lock_values(roll_of(dice), 1, 1, kept(worth), singles=1)
    advice = advise(dice, GOAL, locks=1, rerolls=1, corporal=True, captain=True)
    assert sorted(choice.value for choice in advice.locks) == pytest.approx(sorted(expected.values()), abs=1e-9)


# Marksman


@rule("B-SPEC-C21")
@pytest.mark.parametrize("goal", [GOAL, "soldiers>=6"])
def test_the_marksman_gains_for_every_skull_that_is_locked(goal: str) -> None:
    text = "r:SKULL,SKULL w:SKULL b:TWO_SOLDIERS"
    roll = roll_of(text)
    expected = {}
    for lock in combinations(range(4), 2):
        more = 3 * sum(roll[die][1] == SKULL for die in lock)

        def worth(final: naive.Roll, more: int = more) -> float:
            tallies = settlements(results(list(final), []), Table())
            gained = [(settled.soldiers + more, settled.courage) for settled in tallies]
            return max(float(s + c) if goal == GOAL else float(s >= 6) for s, c in gained)

        expected[lock] = naive.best(roll, frozenset(lock), 1, kept(worth))
    names = ("r1", "r2", "w1", "b1")
    advice = advise(text, goal, locks=2, rerolls=1, marksman=True)
    assert {choice.lock: choice.value for choice in advice.locks} == pytest.approx(
        {tuple(names[die] for die in lock): value for lock, value in expected.items()}, abs=1e-9
    )


@rule("B-SPEC-17")
def test_without_locks_the_marksman_gives_nothing() -> None:
    assert probability("soldiers", locks=0, marksman=True) == pytest.approx(probability("soldiers", locks=0))
    assert probability("soldiers", marksman=True) > probability("soldiers")
    dice = "r:SKULL,TOOL w:SKULL,2 b:2,C"  # once locked, his soldiers are in the strength already
    after = advise(dice, "soldiers", locked=["r1", "w1"], marksman=True)
    assert after.value == pytest.approx(advise(dice, "soldiers", locked=["r1", "w1"]).value)


# sectors


@rule("B-UPKEEP-05")
@settings(max_examples=60, deadline=None)
@given(faces=st.tuples(*[st.sampled_from((SKULL, SOLDIER, TWO_SOLDIERS, COURAGE))] * 6))
def test_four_of_a_face_gain_or_lose_once_and_before_cancelling(faces: tuple[int, ...]) -> None:
    dice = (faces[:2], faces[2:4], faces[4:])
    # no white result of a Leadership: these dice have no STAR
    four = max(faces.count(face) for face in faces) >= 4
    plain = advise(dice, "soldiers", rerolls=0).value
    assert advise(dice, "soldiers", rerolls=0, four_gain=5).value == plain + 5 * four
    assert advise(dice, "soldiers", rerolls=0, four_lose=3).value == plain - 3 * four
    assert advise(dice, "soldiers", rerolls=0, four_lose=3, saves=1).value == plain - 2 * four


@rule("B-UPKEEP-05")
def test_a_white_result_of_a_leadership_counts_for_the_four() -> None:
    """Three STARs make a Leadership; its white result may be the fourth."""
    dice = "r:STAR,SOLDIER w:STAR,SOLDIER b:STAR,TOOL"
    assert advise(dice, "soldiers", rerolls=0, four_gain=50).value >= 50


@rule("B-SECTOR-44")
def test_every_star_that_stands_costs_a_soldier() -> None:
    dice = "r:STAR,SOLDIER w:STAR,TOOL b:2,TOOL"
    plain = advise(dice, "soldiers", rerolls=0).value
    assert advise(dice, "soldiers", rerolls=0, star_loss=1).value == plain - 2


@rule("B-SECTOR-42")
def test_a_skull_of_any_colour_takes_the_colour_that_serves_best() -> None:
    dice = "r:SKULL w:SKULL"
    assert advise(dice, "rwb:SKULL", rerolls=0, virtual="SKULL").value == 0
    assert advise(dice, "rwb:SKULL", rerolls=0, skulls_any=1).value == 1
    by_colour = [advise("r:2,C w:1,K b:T,K", GOAL, rerolls=0, virtual=f"{c}:SKULL").value for c in "rwb"]
    assert advise("r:2,C w:1,K b:T,K", GOAL, rerolls=0, skulls_any=1).value == max(by_colour)


# COMBAT


@rule("B-COMBAT-02")
@pytest.mark.parametrize("guns", [0, 1, 2])
@pytest.mark.parametrize("saves", [0, 1])
def test_surviving_machine_guns_is_what_enumeration_says(guns: int, saves: int) -> None:
    dice = "r:2,T w:1,T b:C,T"  # three soldiers
    shots = list(product(range(1, 7), repeat=guns))
    expected = sum(max(0, 5 + sum(shot) - saves) < 7 + 3 for shot in shots) / len(shots)
    goal = f"survive:5+{guns}d6" if guns else "survive:5"
    assert advise(dice, goal, rerolls=0, strength=7, saves=saves).value == pytest.approx(expected)
    assert advise(dice, "survive", rerolls=0, strength=7, saves=saves, defence=5, guns=guns).value == pytest.approx(
        expected
    )


def grey_cost(dice: tuple[int, ...], stars: int, courage: int, points: int) -> int:
    """Die by die: what it shows, or six soldiers (P-MGF-20 to P-MGF-26)."""
    fallen = 0
    have = {STAR: stars, COURAGE: courage, TOOL: points}
    for face in dice:
        if have.get(face):
            have[face] -= 1
        else:
            fallen += {SOLDIER: 1, TWO_SOLDIERS: 2}.get(face, 6)
    return fallen


@rule("P-MGF-26")
@pytest.mark.parametrize("guns", [1, 2, 3])
def test_surviving_grey_dice_is_what_enumeration_says(guns: int) -> None:
    dice = "r:2,1 w:1,1 b:C,2"  # seven soldiers and a courage; the Unit has a star, and no item points
    shots = list(product(range(6), repeat=guns))
    expected = sum(4 + grey_cost(shot, 1, 1, 0) < 5 + 7 for shot in shots) / len(shots)
    value = advise(dice, f"survive:4+{guns}grey", rerolls=0, strength=5, stars=1).value
    assert value == pytest.approx(expected)
    assert advise(dice, "survive", rerolls=0, strength=5, stars=1, defence=4, guns=guns, grey=True).value == value


def test_advance_counts_the_courage_the_unit_has() -> None:
    dice = "r:2,1 w:1,1 b:C,2"
    assert advise(dice, "advance:3", rerolls=0).value == 0
    assert advise(dice, "advance:3", rerolls=0, courage=2).value == 1
    assert advise(dice, "advance", rerolls=0, courage=2, cost=4).value == 0


# laws


CIRCUMSTANCES = st.fixed_dictionaries(
    {name: st.booleans() for name in ("corporal", "jeep", "marksman", "sharpshooter", "alone")}
)


@settings(max_examples=15, deadline=None)
@given(around=CIRCUMSTANCES, goal=st.sampled_from(["rwb", "soldiers", "soldiers>=7", "survive:6+2d6"]))
def test_more_re_rolls_and_more_cards_never_hurt(around: dict[str, bool], goal: str) -> None:
    values = [probability(goal, rerolls=rerolls, strength=3, **around) for rerolls in (1, 2, 3)]  # type: ignore[arg-type]
    assert values == sorted(values)
    bare = {name: on for name, on in around.items() if name == "alone"}
    assert values[1] >= probability(goal, strength=3, **bare) - 1e-12  # type: ignore[arg-type]
    if goal != "soldiers":
        assert 0 <= values[0] <= values[2] <= 1 + 1e-12


def test_the_quick_way_and_the_way_that_minds_the_locks_agree() -> None:
    """Marksman with a goal his soldiers do not touch: the slow way must find what the quick one finds."""
    text = "r:SKULL,TOOL w:STAR,TWO_SOLDIERS b:TWO_SOLDIERS,COURAGE"
    slow, quick = advise(text, "rwb", marksman=True), advise(text, "rwb")
    assert {c.lock: c.value for c in slow.locks} == pytest.approx({c.lock: c.value for c in quick.locks}, abs=1e-12)
    assert len(slow.rerolls) == len(quick.rerolls)
    assert probability("courage", marksman=True) == pytest.approx(probability("courage"), abs=1e-12)


def test_what_cannot_be_told_is_refused() -> None:
    for card in ("corporal", "captain", "marksman"):
        with pytest.raises(OddsError, match="cannot be told"):
            distribution("soldiers", "soldiers", **{card: True})  # type: ignore[arg-type]
    shares = distribution("soldiers", "soldiers", "r:S,S w:S,S b:S,S", rerolls=0, star_loss=1)
    assert sum(shares.values()) == pytest.approx(1)
    assert min(shares) < 0


def test_a_utility_leaves_the_window_aside() -> None:
    plain = utility(parse_goal("soldiers"), Situation())
    assert (utility(parse_goal("soldiers"), Situation(rerollers=1, recolours=True)) == plain).all()

"""What final dice are worth: the lab's columns against a slow tally, and against the rulebook's worked examples."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hhour.advice.odds import Situation, advise, parse_dice, parse_goal, parse_virtual, utility
from hhour.advice.odds.tally import Virtual
from hhour.kernel.faces import COURAGE, FACES, SKULL, SOLDIER, STAR, TOOL
from tests.lab.slow_tally import Settled, Table, penalised, results, settlements

Dice = tuple[tuple[int, ...], ...]


def settled_by_the_lab(situation: Situation, dice: Dice) -> set[Settled]:
    tallies = situation.tallies()
    at = tuple(each.outcome(faces) for each, faces in zip(situation.hand, dice, strict=True))
    number = int(np.ravel_multi_index(at, tuple(len(each.outcomes) for each in situation.hand)))
    end = tallies.starts[number + 1] if number + 1 < len(tallies.starts) else len(tallies.rows)
    rows = range(int(tallies.starts[number]), int(end))
    return {
        Settled(
            soldiers=int(tallies.soldiers[row]),
            stars=int(tallies.stars[row]),
            courage=int(tallies.courage[row]),
            tools=int(tallies.tools[row]),
            points=int(tallies.points[row]),
            skulls=int(tallies.skulls[row]),
            sets=tuple(int(tallies.sets(face)[row]) for face in range(6)),
            straight=bool(tallies.straight[row]),
            moves=int(tallies.moves[row]),
        )
        for row in rows
    }


def settled_slowly(dice: Dice, virtual: tuple[Virtual, ...], table: Table) -> set[Settled]:
    listed = [(colour, face) for colour, faces in enumerate(dice) for face in faces]
    return settlements(results(listed, list(virtual)), table)


faces = st.integers(0, 5)
pairs = st.tuples(faces, faces)
few = st.sampled_from([(0, 1, 3), (0, 2), (1, 4, 0), (0, 5, 1), (1, 2)])  # many SKULLs and sets
crowded = few.flatmap(lambda some: st.tuples(*[st.tuples(*[st.sampled_from(some)] * 2)] * 3))
hands = st.one_of(st.tuples(pairs, pairs, pairs), crowded)
virtuals = st.sampled_from(["", "TOOL", "SKULL", "w:SKULL", "r:STAR", "COURAGE", "b:SKULL w:COURAGE", "STAR TOOL"])


@settings(max_examples=150, deadline=None)
@given(hands, virtuals, st.booleans(), st.booleans(), st.booleans())
def test_the_lab_settles_a_roll_in_exactly_the_ways_a_player_may(
    dice: Dice, virtual: str, sharpshooter: bool, alone: bool, awards: bool
) -> None:
    extra = parse_virtual(virtual)
    situation = Situation(virtual=extra, sharpshooter=sharpshooter, alone=alone, awards=awards)
    table = Table(sharpshooter=sharpshooter, alone=alone, awards=awards)
    assert settled_by_the_lab(situation, dice) == settled_slowly(dice, extra, table)


@settings(max_examples=30, deadline=None)
@given(st.tuples(pairs, st.tuples(faces), pairs), st.booleans(), st.booleans())
def test_five_dice_and_the_gifts_of_veteran_and_chaplain_settle_alike(
    dice: Dice, veteran: bool, chaplain: bool
) -> None:
    situation = Situation(dice=(2, 1, 2), veteran=veteran, chaplain=chaplain)
    assert settled_by_the_lab(situation, dice) == settled_slowly(dice, (), Table(veteran=veteran, chaplain=chaplain))


@settings(max_examples=40, deadline=None)
@given(hands, st.sampled_from([(STAR, 1), (STAR, 3), (COURAGE, 1), (SKULL, 1)]), st.sampled_from(["", "STAR w:STAR"]))
def test_a_penalty_takes_results_of_the_players_choice(dice: Dice, penalty: tuple[int, int], virtual: str) -> None:
    extra = parse_virtual(virtual)
    situation = Situation(virtual=extra, penalties=(penalty,))
    tally = results([(colour, face) for colour, faces in enumerate(dice) for face in faces], list(extra))
    slow = {settled for left in penalised(tally, *penalty) for settled in settlements(left, Table())}
    assert settled_by_the_lab(situation, dice) == slow


def worth(dice: str, goal: str, **around: object) -> float:
    return advise(dice, goal, rerolls=0, **around).value  # type: ignore[arg-type]


SCOUT = "r:SKULL,TOOL w:TOOL,SOLDIER b:TOOL,COURAGE"
TWO_SKULLS = "r:SKULL,SOLDIER w:SKULL,SOLDIER b:SOLDIER,STAR"
ONE_OF_EACH = "r:SKULL,TOOL w:STAR,SOLDIER b:2,C"
LEADERSHIP = "r:STAR,COURAGE w:STAR,TOOL b:STAR,COURAGE"
GIFT = "r:SKULL,STAR w:SKULL,SKULL b:SKULL,STAR"


@pytest.mark.parametrize(
    ("dice", "goal", "around", "value"),
    [
        (SCOUT, "rwb:TOOL", {"virtual": "TOOL"}, 1),
        (SCOUT, "points", {"virtual": "TOOL"}, 12),
        (SCOUT, "soldiers+stars+points+courage", {"virtual": "TOOL"}, 12 + 1 + 2),
        (TWO_SKULLS, "soldiers", {}, 2),
        (TWO_SKULLS, "rwb", {}, 0),
        (TWO_SKULLS, "soldiers", {"sharpshooter": True}, 7),
        (TWO_SKULLS, "soldiers", {"sharpshooter": True, "alone": True}, 11),
        (ONE_OF_EACH, "straight", {}, 1),
        (ONE_OF_EACH, "soldiers+stars+courage+points", {}, 1 + 3 + 1 + 1),
        (ONE_OF_EACH, "soldiers+stars+courage+points", {"awards": False}, 3 + 1 + 1),
        (ONE_OF_EACH, "straight", {"virtual": "SKULL"}, 0),
        (ONE_OF_EACH, "straight", {"virtual": "SKULL", "sharpshooter": True}, 1),
        ("r:T,T w:T,T b:T,C", "points", {"virtual": "TOOL TOOL"}, 72),
        (LEADERSHIP, "rwb:COURAGE", {}, 1),
        (LEADERSHIP, "courage", {}, 3),
        (LEADERSHIP, "courage", {"chaplain": True}, 5),
        (LEADERSHIP, "courage", {"alone": True}, 4),
        (LEADERSHIP, "stars+courage+points+soldiers", {}, 3 + 3 + 1 + 3),
        (LEADERSHIP, "stars+courage+points+soldiers", {"veteran": True, "chaplain": True}, 3 + 5 + 1 + 5),
        (LEADERSHIP, "advance:9", {}, 1),
        ("r:1,1 w:1,1 b:1,1", "soldiers", {}, 14),
        (GIFT, "points", {}, 20),
        (GIFT, "points+stars", {}, 21),
        (GIFT, "skulls>=4", {}, 1),
        ("r:C,C w:K,T b:K,1", "courage", {"idle": (SKULL, STAR, TOOL)}, 2),
        ("r:T,2 w:T,1 b:T,K", "rwb", {"no_sets": (SKULL, STAR, TOOL)}, 0),
        ("r:2,2 w:1,1 b:C,T", "survive:10", {"strength": 5}, 1),
        ("r:2,2 w:1,1 b:C,T", "survive:11", {"strength": 5}, 0),
    ],
)
def test_worked_examples_of_the_rulebook_have_their_totals(
    dice: str, goal: str, around: dict[str, object], value: float
) -> None:
    assert worth(dice, goal, **around) == value


def test_a_white_skull_cannot_save_the_leadership_that_brings_it() -> None:
    """Red and blue SKULL would be a Dead Man's Gift with it, but three SKULLs have broken the STARs before."""
    dice = "r:SKULL,STAR w:STAR,TOOL b:SKULL,STAR"
    assert worth(dice, "rwb:STAR") == 0
    assert worth(dice, "rwb:SKULL", virtual="SKULL") == 0
    assert worth(dice, "rwb:SKULL", sharpshooter=True) == 1


def test_every_goal_of_every_outcome_is_a_number_and_chances_lie_between_0_and_1() -> None:
    for goal in ("rwb", "straight", "soldiers>=5", "advance:2", *(f"rwb:{face}" for face in FACES)):
        table = utility(parse_goal(goal), Situation())
        assert table.shape == (21, 21, 21)
        assert set(np.unique(table)) == {0.0, 1.0}
    assert utility(parse_goal("2*soldiers"), Situation()).max() == 48
    assert np.isfinite(utility(parse_goal("points"), Situation(dice=(0, 1, 0)))).all()


def test_a_goal_may_be_any_function_of_the_settlements() -> None:
    situation = Situation()
    table = utility(lambda tallies: tallies.soldiers - 10.0 * tallies.sets(SOLDIER), situation)
    dice = parse_dice("r:1,1 w:1,1 b:1,1")
    at = tuple(each.outcome(faces) for each, faces in zip(situation.hand, dice, strict=True))
    assert table[at] == 6  # the sets are left unclaimed: a player may

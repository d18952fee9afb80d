"""Every bracketed line of the Pocket rulebook, counted by the engine of Express!."""

from __future__ import annotations

import pytest

from hhour.express.cards import CORPORAL
from hhour.kernel.faces import SOLDIER
from tests.express.beach import Situation
from tests.express.examples import Example, all_ids, examples
from tests.rule import rule

IDS = [
    pytest.param("P-DICE-EX-01", marks=rule("P-DICE-EX-01")),
    pytest.param("P-DICE-EX-02", marks=rule("P-DICE-EX-02")),
    pytest.param("P-DICE-EX-03", marks=rule("P-DICE-EX-03")),
    pytest.param("P-DICE-EX-04", marks=rule("P-DICE-EX-04")),
    pytest.param("P-DICE-EX-05", marks=rule("P-DICE-EX-05")),
    pytest.param("P-DICE-EX-06", marks=rule("P-DICE-EX-06")),
    pytest.param("P-DICE-EX-07", marks=rule("P-DICE-EX-07")),
    pytest.param("P-DICE-EX-08", marks=rule("P-DICE-EX-08")),
    pytest.param("P-EXP-EX-01", marks=rule("P-EXP-EX-01")),
    pytest.param("P-EXP-EX-02", marks=rule("P-EXP-EX-02")),
    pytest.param("P-EXP-EX-04", marks=rule("P-EXP-EX-04")),
    pytest.param("P-EXP-EX-05", marks=rule("P-EXP-EX-05")),
    pytest.param("P-EXP-EX-06", marks=rule("P-EXP-EX-06")),
    pytest.param("P-EXP-EX-07", marks=rule("P-EXP-EX-07")),
    pytest.param("P-EXP-EX-08", marks=rule("P-EXP-EX-08")),
    pytest.param("P-EXP-EX-11", marks=rule("P-EXP-EX-11")),
    pytest.param("P-EXP-EX-16", marks=rule("P-EXP-EX-16")),
    pytest.param("P-KOM-EX-03", marks=rule("P-KOM-EX-03")),
    pytest.param("P-KOM-EX-05", marks=rule("P-KOM-EX-05")),
    pytest.param("P-ADV-EX-01", marks=rule("P-ADV-EX-01")),
    pytest.param("P-ADV-EX-03", marks=rule("P-ADV-EX-03")),
    pytest.param("P-ADV-EX-05", marks=rule("P-ADV-EX-05")),
    pytest.param("P-ADV-EX-07", marks=rule("P-ADV-EX-07")),
    pytest.param("P-ADV-EX-08", marks=rule("P-ADV-EX-08")),
    pytest.param("P-ADV-EX-09", marks=rule("P-ADV-EX-09")),
    pytest.param("P-ADV-EX-12", marks=rule("P-ADV-EX-12")),
    pytest.param("P-ADV-EX-15", marks=rule("P-ADV-EX-15")),
    pytest.param("P-ADV-EX-16", marks=rule("P-ADV-EX-16")),
]


@pytest.mark.parametrize("rule_id", IDS)
def test_the_engine_counts_the_example_as_the_rulebook_does(rule_id: str) -> None:
    told = examples(rule_id)
    assert told
    for example in told:
        assert counted(example) == (example.matches, sorted(example.rwbs), example.straight), (rule_id, example)


def counted(example: Example) -> tuple[bool, list[int], bool]:
    """Lay the example on the table: its dice, the Corporal if it has a colourless SOLDIER, its requirement."""
    assert example.virtual in ([], [SOLDIER])
    # where a colour does not count for matching, the sector is the one that says so
    t = (
        Situation("express omaha players=2 opts=advanced", sector=2)
        if example.banned >= 0
        else Situation("express utah")
    )
    soldier = t.get()
    missing = 6 - len(example.dice)
    dice = [*example.dice, *((0, 0) for _ in range(missing))]
    soldier.faces = tuple(face for face, _ in dice)
    soldier.colours = tuple(colour for _, colour in dice)
    soldier.left_out = sum(1 << die for die in range(len(example.dice), 6))
    t.invasion.used = (CORPORAL,) if example.virtual else ()
    t.invasion.axis = tuple(example.requirement)
    shore = t.shore
    return not shore.lacks(soldier), sorted(shore.rwbs(soldier)), shore.has_straight(soldier)


def test_no_example_with_exact_data_is_left_out() -> None:
    ours = {str(param.values[0]) for param in IDS}
    games = {rule_id for rule_id in all_ids() if not rule_id.startswith("P-BAT")}
    assert games - ours == {"P-KOM-EX-02"}, "that one is of Bataille!"

"""A contest before anything has happened: what an old save leaves out is read as this."""

from __future__ import annotations

from hhour.bataille.state import Contest, contest_from_json
from tests.fresh import said
from tests.rule import rule


@rule("P-BAT-02")
def test_a_contest_begins_with_nothing_but_two_axis_dice() -> None:
    assert said(Contest(3).to_json()) == {"stage": -1, "axis_dice": 2}
    assert said(contest_from_json({"banks": [0], "lanes": [[], []], "asked": [0, 0]}).to_json()) == {
        "stage": -1,
        "axis_dice": 2,
    }


@rule("P-BAT-02")
def test_what_is_written_is_read_again() -> None:
    contest = Contest(2)
    contest.banks, contest.pot, contest.order, contest.round = (5, 7), 4, (2, 1), 3
    told = contest_from_json(contest.to_json())
    assert (told.banks, told.pot, told.order, told.round) == ((5, 7), 4, (2, 1), 3)

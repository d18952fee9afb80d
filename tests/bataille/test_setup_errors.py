"""Setups of Bataille! that make no sense, and who has won at the end."""

from __future__ import annotations

import pytest

from hhour.kernel.refusal import SetupError
from hhour.kernel.table import Table
from tests.bataille.bench import Bench
from tests.rule import rule

WRONG = [
    ("bataille omaha", "setup-no-board", {"map": "omaha"}),
    ("bataille boxes=atlantikwall", "setup-unknown-box", {"box": "atlantikwall"}),
    ("bataille opts=komandant", "setup-unknown-option", {"option": "komandant", "nearest": "kommandant"}),
    ("bataille opts=seventh-medl=none", "setup-unknown-option", {"option": "seventh-medl", "nearest": "seventh-medal"}),
    ("bataille opts=zzz", "setup-unknown-option", {"option": "zzz", "nearest": "kommandant"}),
    ("bataille opts=seventh-medal=two", "setup-option-value", {"option": "seventh-medal", "value": "two"}),
    ("bataille opts=medal-map=star=victoria-cross", "setup-medal-missing", {"card": "bataille-silver-star"}),
    ("bataille opts=medal-map=moon=silver-star", "setup-medal-pair", {"pair": "moon=silver-star"}),
    ("bataille opts=medal-map=star=silver", "setup-medal-pair", {"pair": "star=silver"}),
]


@rule("P-BAT-02", "P-OPT-01")
@pytest.mark.parametrize(("setup", "key", "told"), WRONG)
def test_a_setup_that_makes_no_sense_is_refused_by_name(setup: str, key: str, told: dict[str, str]) -> None:
    with pytest.raises(SetupError) as error:
        Table(setup, seed="wrong")
    assert error.value.refusal.key == key
    assert told.items() <= dict(error.value.refusal.params).items()


@rule("P-BAT-02")
def test_its_own_box_may_be_named() -> None:
    assert str(Table("bataille boxes=pocket", seed="own").setup) == str(Table("bataille", seed="own").setup)


@rule("P-BAT-60")
def test_whoever_comes_first_has_won_and_nobody_before_the_end() -> None:
    bench = Bench("bataille players=3")
    contest, game = bench.contest, bench.table.game
    contest.places = (2, 1, 3)
    assert game.winning_sides(bench.fray) == ()
    contest.outcome = "decided"
    assert game.winning_sides(bench.fray) == (bench.fray.book.side(2),)
    contest.places = (1, 3, 1)
    assert game.winning_sides(bench.fray) == (bench.fray.book.side(1), bench.fray.book.side(3))

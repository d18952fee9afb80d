"""Setups of Express! that make no sense."""

from __future__ import annotations

import pytest

from hhour.kernel.refusal import SetupError
from hhour.kernel.table import Table
from tests.rule import rule

WRONG = [
    ("express omaga", "setup-unknown-beach", {"beach": "omaga", "nearest": "omaha"}),
    ("express zzzzzz", "setup-unknown-beach", {"beach": "zzzzzz", "nearest": "utah"}),
    ("express opts=komandant", "setup-unknown-option", {"option": "komandant", "nearest": "kommandant"}),
    ("express opts=zzz", "setup-unknown-option", {"option": "zzz", "nearest": "kommandant"}),
    ("express opts=advanced-beachs", "setup-unknown-option", {"nearest": "advanced-beaches"}),
    ("express players=9", "setup-express-players", {"players": 9}),
    ("express players=2 leader=3", "setup-leader", {"leader": "3", "players": 2}),
    ("express players=2 leader=0", "setup-leader", {"leader": "0"}),
    ("express utah opts=advanced-beaches,gold-landing=star=tool", "setup-gold-landing", {"beach": "utah"}),
    ("express gold opts=gold-landing=moon=tool", "setup-gold-faces", {"value": "moon=tool"}),
    ("express gold opts=gold-landing=star", "setup-gold-faces", {"value": "star"}),
    ("express opts=specialist-map=star=medic", "setup-specialist-twice", {"name": "medic"}),
    ("express opts=specialist-map=moon=medic", "setup-specialist-map", {"pair": "moon=medic"}),
    ("express omaha opts=neptune", "setup-neptune-beach", {"beach": "omaha"}),
    ("express opts=neptune,neptune-retries=100", "setup-retries", {"value": "100", "most": 99}),
    ("express opts=neptune,neptune-retries=-1", "setup-retries", {"value": "-1", "most": 99}),
]


@rule("P-EXP-01", "P-EXP-02", "P-EXP-03", "P-OPT-01", "P-OPT-14", "P-OPT-15", "P-NEP-02")
@pytest.mark.parametrize(("setup", "key", "told"), WRONG)
def test_a_setup_that_makes_no_sense_is_refused_by_name(setup: str, key: str, told: dict[str, object]) -> None:
    with pytest.raises(SetupError) as error:
        Table(setup, seed="wrong")
    assert error.value.refusal.key == key
    assert told.items() <= dict(error.value.refusal.params).items()


@rule("P-OPT-15", "P-NEP-02")
@pytest.mark.parametrize(
    "setup",
    [
        "express gold opts=advanced-beaches,gold-landing=star=tool",
        "express neptune opts=advanced-beaches,gold-landing=star=tool",
    ],
)
def test_the_landing_of_gold_may_be_changed_where_gold_is_played(setup: str) -> None:
    assert "gold-landing=star=tool" in str(Table(setup, seed="right").setup)


@rule("P-EXP-03")
def test_the_last_of_the_players_may_lead_and_the_first_does_unless_another_is_named() -> None:
    assert str(Table("express players=2 leader=2", seed="right").setup) == "express utah leader=2 units=2"
    assert str(Table("express players=2 leader=1", seed="right").setup) == "express utah units=2"


@rule("P-OPT-14")
@pytest.mark.parametrize("retries", [0, 9, 10, 99])
def test_lost_beaches_may_be_begun_again_up_to_ninety_nine_times(retries: int) -> None:
    table = Table(f"express opts=neptune,neptune-retries={retries}", seed="again")
    assert table.view(1)["retries"] == retries

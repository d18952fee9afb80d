"""Before the first turn: players, start rolls, setups that make sense and setups that do not."""

from __future__ import annotations

import pytest

from hhour.bataille.medals import MEDALS
from hhour.kernel.chance import NeedDice, SeededChance
from hhour.kernel.faces import FACES
from hhour.kernel.refusal import SetupError
from hhour.kernel.table import Table
from tests.bataille.bench import Bench
from tests.rule import rule
from tests.told import check_whose


def stars(number: int) -> list[str]:
    return ["STAR"] * number + ["SKULL"] * (6 - number)


class StartRolls:
    """A table at its start rolls, whose dice show as many stars as are written, player by player."""

    def __init__(self, players: int, *rolls: int) -> None:
        self.rolls = list(rolls)
        self.asked: list[tuple[int, int]] = []  # who rolled, and for which time
        self.table = Table(f"bataille players={players}", ask=self.next)

    def next(self, need: NeedDice) -> list[str]:
        assert need.purpose == "start"
        self.asked.append((need.seat, need.n))
        return stars(self.rolls.pop(0))

    def roll(self, *seats: int) -> None:
        for seat in seats:
            check_whose("bataille", self.table.apply(seat, "roll"))

    @property
    def order(self) -> tuple[int, ...]:
        return tuple(self.table.play.contest.order)


@rule("P-BAT-01")
@pytest.mark.parametrize("players", [1, 2, 7, 30])
def test_any_number_can_play(players: int) -> None:
    table = Table(f"bataille players={players}", seed="x")
    assert len(table.seats) == players
    assert [one.seat for one in table.game.standings(table.play)] == list(range(1, players + 1)), "each for himself"
    assert table.record.rules == 1, "by the first version of its rules"
    assert Table("bataille", seed="x").setup.seats == 1, "one is enough"


@rule("P-BAT-02")
def test_only_the_active_player_has_dice_to_roll() -> None:
    bench = Bench("bataille players=3")
    assert bench.table.waiting() == [1]
    bench.oppose("landing", "STAR TOOL")
    assert bench.table.waiting() == [1]
    assert bench.refused(2, "reroll r1").key == "not-your-question"


@rule("P-BAT-03", "P-BAT-04")
def test_at_the_start_all_medals_lie_in_the_supply_and_all_banks_are_empty() -> None:
    bench = Bench("bataille players=3")
    assert bench.table.view(1)["supply"] == list(MEDALS)
    assert bench.contest.banks == (0, 0, 0)
    assert [bench.medals(seat) for seat in (1, 2, 3)] == [[], [], []]


@rule("P-BAT-05")
def test_each_player_rolls_once_and_the_most_stars_start() -> None:
    start = StartRolls(3, 1, 2, 4)
    assert start.table.waiting() == [1, 2, 3]
    start.roll(1, 2)
    assert start.table.choices(3) == ["roll"]
    assert start.table.choices(1) == []
    start.roll(3)
    assert start.order == (3, 1, 2)
    assert start.table.waiting() == [3]


@rule("P-BAT-06", "P-BAT-EX-01")
def test_those_who_share_the_most_stars_roll_again() -> None:
    start = StartRolls(3, 2, 3, 3, 1, 2)
    start.roll(1, 2, 3)
    assert start.table.waiting() == [2, 3]
    start.roll(2, 3)
    assert start.order == (3, 1, 2)
    assert start.asked == [(1, 1), (2, 1), (3, 1), (2, 2), (3, 2)]


@rule("P-BAT-05")
def test_the_start_roll_is_drawn_before_the_first_turn() -> None:
    table = Table("bataille players=2", seed="start")
    table.apply(2, "roll")
    drawn = SeededChance("start").faces(0, 2, "start", 1, 6)
    assert table.record.lines[-1].results == [FACES[face] for face in drawn]


@rule("P-BAT-06")
def test_a_tie_is_rolled_again_as_often_as_needed() -> None:
    start = StartRolls(2, 1, 1, 3, 3, 0, 0, 2, 1)
    for _ in range(4):
        start.roll(1, 2)
    assert start.order == (1, 2)


@rule("P-BAT-07", "P-BAT-09")
def test_turns_pass_clockwise_from_the_start_player_and_make_a_round() -> None:
    bench = Bench("bataille players=3", order=(2, 3, 1))
    seen = []
    for _ in range(6):
        seen.append((bench.contest.round, bench.active))
        bench.lose()
    assert seen == [(1, 2), (1, 3), (1, 1), (2, 2), (2, 3), (2, 1)]


@rule("P-BAT-08")
def test_a_set_in_the_start_roll_gives_nothing() -> None:
    start = StartRolls(2, 6, 0)
    start.roll(1, 2)
    assert start.table.view(1)["supply"] == list(MEDALS)


def sentence(setup: str) -> SetupError:
    with pytest.raises(SetupError) as wrong:
        Table(setup, seed="x")
    return wrong.value


@pytest.mark.parametrize(
    ("setup", "key", "rule_id"),
    [
        ("bataille omaha", "setup-no-board", "P-BAT-02"),
        ("bataille level=practice", "setup-unknown-key", ""),
        ("bataille boxes=base", "setup-unknown-box", ""),
        ("bataille opts=komandant", "setup-unknown-option", ""),
        ("bataille opts=kommandant=maybe", "setup-option-value", "P-KOM-01"),
        ("bataille opts=neptune", "setup-unknown-option", ""),
        ("bataille players=0", "setup-not-a-number", ""),
    ],
)
def test_a_setup_that_makes_no_sense_is_refused(setup: str, key: str, rule_id: str) -> None:
    refusal = sentence(setup).refusal
    assert (refusal.key, refusal.rule) == (key, rule_id)


@rule("P-OPT-01")
@pytest.mark.parametrize(
    ("table", "key"),
    [
        ("star", "setup-medal-pair"),
        ("moon=silver-star", "setup-medal-pair"),
        ("star=moon", "setup-medal-pair"),
        ("skull=silver-star", "setup-medal-missing"),
    ],
)
def test_another_table_of_medals_has_one_for_each_symbol(table: str, key: str) -> None:
    refusal = sentence(f"bataille opts=medal-map={table}").refusal
    assert (refusal.key, refusal.rule) == (key, "P-OPT-01")


@rule("P-OPT-02")
@pytest.mark.parametrize("table", ["straight=silver-star", "star=victoria-cross"])
def test_where_there_are_six_medals_no_table_names_the_straight_or_the_seventh(table: str) -> None:
    refusal = sentence(f"bataille opts=seventh-medal=none,medal-map={table}").refusal
    assert (refusal.key, refusal.rule) == ("setup-options-clash", "P-OPT-02")


def test_a_misspelt_option_is_answered_with_the_nearest_one() -> None:
    assert sentence("bataille opts=komandant").refusal.params["nearest"] == "kommandant"


def test_defaults_are_left_out_of_the_setups_text() -> None:
    told = str(Table("bataille players=2 opts=kommandant=off,croix-points=all,medal-map=star=silver-star").setup)
    assert told == "bataille units=2"

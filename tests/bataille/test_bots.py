"""Bots of Bataille!: legal in every game, with a reason, and the Sergeant plays better than chance."""

from __future__ import annotations

import random

import pytest

from hhour.advice.bataille.chances import going_on
from hhour.bots.bataille.race import against, reach, spread
from hhour.bots.bataille.sets import best_for_sets, expected, spare_dice
from hhour.bots.protocol import ask
from hhour.bots.registry import bot, bot_names
from hhour.i18n import LANGUAGES
from hhour.kernel.dice import ALL_DICE, slots_of
from hhour.kernel.faces import COURAGE, SKULL, SOLDIER, STAR, TOOL
from hhour.kernel.games import games
from hhour.kernel.table import Table
from tests.bataille.bench import Bench

SAMPLES = games()["bataille"].samples


def play(setup: str, seed: str, names: dict[int, str], explain: bool = False) -> Table:
    """A whole game; every answer must be one of those offered."""
    table = Table(setup, seed=seed)
    rng = random.Random(seed)
    for _ in range(20_000):
        if table.outcome:
            return table
        seat = table.waiting()[0]
        decision = ask(bot("bataille", names[seat]), table.game, table.play, seat, rng)
        assert decision.action.text in table.choices(seat)
        if explain:
            for code in LANGUAGES:
                told = decision.reason.text(code)
                assert told
                assert "{" not in told
        table.apply(seat, decision.action)
    raise AssertionError("the game does not end")


def test_there_is_a_random_bot_a_sensible_one_and_one_that_looks_ahead() -> None:
    assert bot_names("bataille")[:3] == ["recruit", "sergeant", "captain"]


@pytest.mark.parametrize("setup", SAMPLES)
@pytest.mark.parametrize("name", ["recruit", "sergeant", "captain"])
def test_a_bot_plays_every_setup_to_its_end(setup: str, name: str) -> None:
    table = play(setup, f"{name}1", dict.fromkeys(range(1, 7), name), explain=True)
    assert table.outcome == "decided"


def test_the_sergeant_beats_the_recruit() -> None:
    won = 0
    for number in range(12):
        names = {1: "sergeant", 2: "recruit"} if number % 2 else {1: "recruit", 2: "sergeant"}
        table = play("bataille players=2", f"match{number}", names)
        winner = next(player["seat"] for player in table.result()["players"] if player["place"] == 1)  # type: ignore[attr-defined]
        won += names[winner] == "sergeant"
    assert won >= 11


def chosen(bench: Bench, seat: int = 1, name: str = "sergeant") -> str:
    return ask(bot("bataille", name), bench.table.game, bench.table.play, seat).action.text


def test_he_goes_on_with_little_and_stops_with_much() -> None:
    bench = Bench()
    bench.win()
    assert chosen(bench) == "progress"
    bench.contest.pot = 30
    assert chosen(bench) == "retreat"


def test_behind_in_the_last_round_he_risks_everything() -> None:
    bench = Bench(order=(2, 1))
    bench.bank(5, 31)
    bench.lose()
    bench.win("rally-point")
    bench.contest.pot = 20
    assert chosen(bench) == "progress"
    bench.contest.pot = 27
    assert chosen(bench) == "retreat"


def test_he_keeps_what_fits_and_rolls_the_rest() -> None:
    bench = Bench()
    bench.oppose("landing", "STAR COURAGE", "STAR SKULL SKULL TOOL TOOL SOLDIER")
    assert chosen(bench) == "reroll r2 w1 w2 b1 b2"


def test_he_saves_a_rich_pot_with_a_medal_and_a_poor_one_not() -> None:
    for pot, action in ((12, "play bataille-legion-of-merit"), (0, "pass")):
        bench = Bench()
        bench.give(1, "legion-of-merit")
        bench.contest.pot = pot
        bench.fight("landing", "STAR TOOL")
        assert chosen(bench) == action


def test_with_legion_of_merit_he_sets_what_is_missing() -> None:
    bench = Bench()
    bench.give(1, "legion-of-merit")
    bench.contest.pot = 12
    bench.fight("landing", "STAR COURAGE")
    bench.answer(1, chosen(bench))
    for _ in range(2):
        bench.answer(1, chosen(bench))
    assert bench.contest.pot == 14


def test_he_spoils_a_rich_skirmish_of_another() -> None:
    bench = Bench()
    bench.give(2, "purple-heart")
    bench.contest.axis_dice = 3
    bench.fight("rally-point", "SKULL SKULL TOOL")
    assert chosen(bench, 2) == "play bataille-purple-heart"
    poor = Bench()
    poor.give(2, "purple-heart")
    poor.fight("landing", "SKULL TOOL")
    assert chosen(poor, 2) == "pass"


def test_dice_that_are_not_needed_are_rolled_for_a_set() -> None:
    bench = Bench()
    bench.oppose("landing", "STAR STAR", "STAR STAR STAR TOOL SKULL SKULL")
    assert slots_of(spare_dice(bench.fray)) == ("w1", "w2", "b1", "b2")
    assert best_for_sets(bench.fray)[1] == "reroll w2 b1 b2"
    faces = (STAR, SKULL, STAR, TOOL, SOLDIER, COURAGE)
    assert expected(faces, ALL_DICE, 1 << 4) == pytest.approx(1 / 6)


# --- the Captain ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("banks", "pot", "sergeant", "captain"),
    [
        ((10, 29), 12, "retreat", "progress"),  # the other is about to win: points alone do not help
        ((28, 0), 5, "progress", "retreat"),  # the goal is reached and the other cannot follow
        ((24, 24), 5, "progress", "progress"),
        ((24, 24), 12, "retreat", "retreat"),
    ],
)
def test_the_captain_goes_on_or_stops_by_the_chance_to_win(
    banks: tuple[int, int], pot: int, sergeant: str, captain: str
) -> None:
    bench = Bench()
    bench.bank(*banks)
    bench.win()
    bench.contest.pot = pot
    assert (chosen(bench), chosen(bench, name="captain")) == (sergeant, captain)


def test_the_captain_keeps_the_match_and_the_beginnings_of_two_medals() -> None:
    """Of three STARs that match two, the second red one is of no use for an RWB; the TOOL may become one."""
    bench = Bench()
    bench.oppose("landing", "STAR STAR", "STAR STAR STAR TOOL SKULL SKULL")
    assert chosen(bench, name="captain") == "reroll r1 b1 b2"


def test_the_captain_spends_medals_where_they_win_more_than_five_points() -> None:
    bench = Bench()
    bench.give(1, "legion-of-merit")
    bench.contest.pot = 12
    bench.fight("landing", "STAR TOOL")
    assert chosen(bench, name="captain") == "play bataille-legion-of-merit"
    bench = Bench()
    bench.give(2, "purple-heart")
    bench.contest.axis_dice = 3
    bench.fight("rally-point", "SKULL SKULL TOOL")
    assert chosen(bench, 2, "captain") == "play bataille-purple-heart"


def test_the_captain_keeps_a_medal_that_wins_nothing_more() -> None:
    """The last turn, and the other is out of reach with the Medal in hand: it is worth more there."""
    bench = Bench(order=(2, 1))
    bench.bank(20, 31)
    bench.lose()
    bench.give(1, "legion-of-merit", "medal-of-honor", "silver-star")
    bench.fight("landing", "STAR TOOL")
    assert chosen(bench, name="captain") == "pass"


def test_a_lead_is_worth_more_the_later_it_is() -> None:
    assert against(10, 5, 0, 2, False) < against(25, 20, 0, 2, False) < against(31, 26, 0, 2, False) == 1.0
    assert against(31, 26, 0, 1, False) == pytest.approx(1 - (reach(5) + reach(6)) / 2)
    assert against(20, 20, 5, 2, False) > against(20, 20, 0, 2, False) > against(20, 20, -5, 2, False)


def test_a_turn_ends_somewhere_and_more_points_are_harder_to_bring_home() -> None:
    assert sum(spread(0, 2)) == pytest.approx(1)
    assert sum(points * chance for points, chance in enumerate(spread(0, 2))) == pytest.approx(going_on(0, 2), abs=0.01)
    chances = [reach(need) for need in range(1, 40)]
    assert chances == sorted(chances, reverse=True)
    assert reach(1) == pytest.approx(max(chances))

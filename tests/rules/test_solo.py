"""B-SOLO: one player, one Unit, and the trading pool."""

from __future__ import annotations

from collections import Counter

import pytest

from hhour import rulebook
from hhour.kernel.faces import colour_of, result_name
from tests.rule import rule
from tests.rules.test_roll import NOTHING, rolling, shown
from tests.rules.test_setup import MAPS, landed
from tests.rules.test_tally import tally, upkeep
from tests.table import Situation

SPARE = "SKULL STAR SKULL TOOL COURAGE SOLDIER"


def pool(t: Situation) -> list[str]:
    return [result_name(die) for die in t.field.battle.spare_dice]


def with_lieutenant(spare: str = SPARE, skulls: str = "stop") -> Situation:
    """A Unit that has just recruited the Lieutenant."""
    t = landed("dday n-02 units=1")
    t.unit(1, soldiers=80, stars=4, cards=["field-radio"])
    t.start_at("MUSTER")
    t.dice(spare)
    t.answer(1, "recruit lieutenant")
    if t.question() == "spare-skulls":
        t.answer(1, skulls)
    return t


def to_window(t: Situation, faces: str = NOTHING) -> None:
    """On to the adjustment window of the next turn."""
    t.pass_until("MOVE")
    t.pass_until("ROLL")
    t.roll(1, faces)


@rule("B-SOLO-01")
@pytest.mark.parametrize("name", MAPS)
def test_one_player_plays_every_map_with_one_unit(name: str) -> None:
    t = landed(f"dday {name} units=1")
    assert len(t.field.battle.units) == 1
    alone, together = t.field.book, landed(f"dday {name} units=2").field.book
    assert [stage.phase for stage in alone.stages] == [stage.phase for stage in together.stages]
    assert len(alone.edges) == len(together.edges)


@rule("B-MOVE-12", "B-SECTOR-08")
def test_a_unit_alone_pays_the_sacrifice_of_the_sector_it_enters() -> None:
    t = Situation("dday n-04 units=1")
    t.unit(1, sector=10, soldiers=30, cards=["medic"])
    t.dice("1")
    t.start_at("MOVE")
    t.answer(1, "move 9")
    assert (t.get().specialists, t.get().fallen) == ((), ("medic",))
    assert t.events("sacrificed")[0].seq < t.events("arrived")[0].seq


@rule("B-SOLO-02")
def test_there_is_no_trading_of_resources() -> None:
    t = rolling()
    assert not any(choice.startswith("trade") for choice in t.choices())
    assert t.refused(1, "trade 1").rule == "B-SOLO-02"


@rule("B-SOLO-03")
def test_both_parts_of_reinforcements_are_his() -> None:
    t = upkeep("SOLDIER STAR SOLDIER STAR SOLDIER COURAGE")
    t.answer(1, "claim SOLDIER")
    given = [event.data["n"] for event in t.events("gained", 1) if event.rule == "B-RWB-10"]
    assert given == [4, 4]


@rule("B-SOLO-03")
def test_an_award_for_another_unit_falls_on_his_own() -> None:
    t = rolling(cards=["medal-of-honor"])
    t.roll(1, NOTHING)
    t.answer(1, "use medal-of-honor", "add red TOOL", "add white TOOL", "add blue TOOL", "declared")
    assert {"red TOOL", "white TOOL", "blue TOOL"} <= set(tally(t))


@rule("B-SOLO-04")
def test_of_two_part_awards_only_the_first_part_is_given() -> None:
    t = rolling(cards=["memorial-cross"])
    t.roll(1, NOTHING)
    t.answer(1, "use memorial-cross")
    assert t.get().points == 20
    t = rolling(cards=["conspicuous-gallantry-medal"])
    t.roll(1, NOTHING)
    t.answer(1, "use conspicuous-gallantry-medal", "add colourless TOOL", "add colourless TOOL")
    assert tally(t).count("colourless TOOL") == 2
    assert len(tally(t)) == 8


@rule("B-SOLO-05", "B-SOLO-06")
@pytest.mark.parametrize("setup", ["dday n-05 units=1", "dday n-02 units=1 opts=bazooka-joe=all"])
def test_five_cards_go_to_the_box_and_eleven_awards_are_left(setup: str) -> None:
    t = landed(setup)
    battle = t.field.battle
    box = {"victoria-cross", "war-correspondent", "carrier-pigeon", "dispatch-case", "mortar"}
    assert not box & set(battle.pool + battle.items + battle.deck)
    assert not box & set(t.field.book.cards)
    assert len(battle.deck) == 11
    together = landed(setup.replace("units=1", "units=2")).field.battle
    assert box & set(together.pool + together.items + together.deck)


@rule("B-SOLO-07")
def test_victory_points_are_recommended_and_may_be_counted_alone() -> None:
    told = rulebook.get("B-SOLO-07")
    assert told is not None
    assert "B-OPT-14" in rulebook.cites("B-SOLO-07")
    t = landed("dday n-02 units=1 opts=victory-points")
    units = t.table.result()["units"]
    assert isinstance(units, list)
    assert units[0]["victory_points"] == 10 + 4


# --- the trading pool ---------------------------------------------------------------------------------------------


@rule("B-SOLO-08")
def test_recruiting_the_lieutenant_rolls_a_second_set_of_six_dice() -> None:
    t = with_lieutenant()
    assert pool(t) == ["red SKULL", "red STAR", "white SKULL", "white TOOL", "blue COURAGE", "blue SOLDIER"]
    assert t.events("spare-dice")[0].rule == "B-SOLO-08"
    assert t.table.view(1)["spare_dice"] == pool(t)


@rule("B-SOLO-08")
def test_the_pool_is_rolled_too_when_the_lieutenant_joins_in_a_sector() -> None:
    t = landed("dday n-06 units=1")
    t.unit(1, sector=2, soldiers=60, courage=2)
    t.start_at("MOVE")
    t.dice("STAR STAR STAR TOOL TOOL TOOL 1")
    t.answer(1, "advance 5")
    assert "lieutenant" in t.get().specialists
    assert Counter(colour_of(die) for die in t.field.battle.spare_dice) == {0: 2, 1: 2, 2: 2}


@rule("B-SOLO-08")
def test_with_more_players_there_is_no_trading_pool() -> None:
    t = landed("dday n-02 units=2")
    t.unit(1, stars=4)
    t.start_at("MUSTER")
    t.answer(1, "recruit lieutenant")
    assert t.field.battle.spare_dice == ()


@rule("B-SOLO-09")
def test_any_skulls_of_the_pool_may_be_rolled_again_once() -> None:
    t = landed("dday n-02 units=1")
    t.unit(1, soldiers=80, stars=4, cards=["field-radio"])
    t.start_at("MUSTER")
    t.dice(SPARE)
    t.answer(1, "recruit lieutenant")
    assert t.choices() == ["stop", "reroll r1", "reroll w1", "reroll r1 w1"]
    t.dice("SKULL")
    t.answer(1, "reroll w1")  # which of them is his choice: the colours differ
    assert pool(t)[:3] == ["red SKULL", "red STAR", "white SKULL"]
    assert t.question() != "spare-skulls"


@rule("B-SOLO-09")
def test_skulls_of_the_pool_need_not_be_rolled_again() -> None:
    assert pool(with_lieutenant(skulls="stop"))[0] == "red SKULL"
    t = landed("dday n-02 units=1")
    t.unit(1, soldiers=80, stars=4, cards=["field-radio"])
    t.start_at("MUSTER")
    t.dice(NOTHING)
    t.answer(1, "recruit lieutenant")
    assert t.question() != "spare-skulls"  # there is none
    t = landed("dday n-02 units=1")
    t.unit(1, soldiers=80, stars=4)
    t.start_at("MUSTER")
    t.dice("SKULL SKULL SKULL SKULL SKULL SKULL")
    t.answer(1, "recruit lieutenant")
    assert t.question() == "spare-skulls"  # there is nothing else


@rule("B-SOLO-10")
def test_once_a_turn_a_die_is_swapped_whatever_its_colour() -> None:
    t = with_lieutenant()
    assert "swap pool" not in t.choices()
    to_window(t)
    assert "swap pool" in t.choices()
    t.answer(1, "swap pool")
    assert "exchange r1 white TOOL" in t.choices()
    t.unit(1, cards=["corporal"])  # keeps the window open
    t.answer(1, "exchange r1 white TOOL")
    assert (shown(t)[0], t.get().colours[0]) == ("TOOL", 1)
    assert t.events("swapped-pool")[0].rule == "B-SOLO-10"
    assert t.refused(1, "swap pool").rule == "B-SOLO-10"


@rule("B-SOLO-10")
def test_there_is_no_swap_before_the_last_roll() -> None:
    t = with_lieutenant()
    t.pass_until("MOVE")
    t.pass_until("ROLL")
    t.dice(NOTHING)
    t.answer(1, "roll", "lock r1 r2")
    assert "swap pool" not in t.choices()
    assert t.refused(1, "swap pool").rule == "B-TRADE-12"


@rule("B-SOLO-11")
def test_each_die_of_the_pool_is_used_once_and_none_enters_it() -> None:
    t = with_lieutenant()
    for left in range(5, -1, -1):
        t.unit(1, sector=1, soldiers=80)
        to_window(t)
        spare = pool(t)
        t.answer(1, "swap pool", f"exchange b1 {spare[0]}")
        assert pool(t) == spare[1:]
        assert len(pool(t)) == left
        t.pass_until("MUSTER")
    t.unit(1, sector=1, soldiers=80)
    t.pass_until("MOVE")
    t.pass_until("ROLL")
    t.roll(1, NOTHING)
    assert t.table.refusal(1, "swap pool") is not None


@rule("B-SOLO-12")
def test_the_own_set_is_whole_again_before_the_next_roll() -> None:
    t = with_lieutenant()
    to_window(t)
    t.answer(1, "swap pool", "exchange r1 white TOOL")
    t.pass_until("MOVE")
    t.pass_until("ROLL")
    assert Counter(t.get().colours) == {0: 2, 1: 2, 2: 2}


@rule("B-SOLO-13")
def test_the_pool_is_gone_when_the_lieutenant_is_lost() -> None:
    t = with_lieutenant()
    t.answer(1, "done")
    t.answer(1, "stay")
    while "lose lieutenant" not in t.choices():
        t.answer(1, "ready")
    t.answer(1, "lose lieutenant")
    assert t.field.battle.spare_dice == ()


@rule("B-SOLO-EX-01")
def test_reinforcements_and_leadership_alone() -> None:
    t = upkeep("SOLDIER STAR SOLDIER STAR SOLDIER COURAGE")
    t.answer(1, "claim SOLDIER")
    assert t.get().soldiers == 10 + 3 + 4 + 4
    t = upkeep("STAR SOLDIER STAR SOLDIER STAR TOOL")
    t.answer(1, "claim STAR")
    assert "courage 1" in t.choices()
    t.answer(1, "courage 1")
    assert t.get().courage == 2

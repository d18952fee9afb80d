"""R-ASSAULT: whether a Unit that survived in a bunker has taken it."""

from __future__ import annotations

import pytest

from hhour.dday.rules.battle.state import OUT, SAFE
from hhour.kernel.refusal import SetupError
from tests.rule import rule
from tests.table import Situation


def stormed(
    *soldiers: int, board: str = "n-02", cards: tuple[str, ...] = (), opts: str = "", mgf: str = "1"
) -> Situation:
    """Units in the bunker with so many soldiers left after COMBAT, in ASSAULT (its first question or its end)."""
    t = Situation(f"dday {board} units={len(soldiers) + 1} opts=assault=on{opts}")
    for seat, number in enumerate(soldiers, 1):
        t.unit(seat, sector="bunker", soldiers=number)
    t.unit(len(soldiers) + 1, sector=1, soldiers=90)
    for card in cards:
        t.give(1, card)
    t.dice(f"{mgf} silver-star")  # the guns, and the award a winner may draw
    t.start_at("COMBAT")
    while t.field.phase() == "COMBAT" and not t.table.outcome:
        seat = t.table.waiting()[0]
        t.answer(seat, next(word for word in ("ready", "lose soldiers") if word in t.choices(seat)))
    return t


@rule("R-ASSAULT-01")
def test_an_assault_follows_the_combat_of_a_unit_that_entered_a_bunker() -> None:
    t = Situation("dday n-02 units=1 opts=assault=on")
    t.unit(1, sector=9, soldiers=90, courage=4)
    t.start_at("MOVE")
    t.dice("2")
    t.answer(1, "advance bunker")
    told = t.events("assault")[0]
    assert (told.phase, told.seq > t.events("fell")[0].seq) == ("ASSAULT", True)
    assert t.table.outcome == "won"

    off = Situation("dday n-02 units=1")
    off.unit(1, sector="bunker", soldiers=90)
    off.dice("1")
    off.start_at("COMBAT")
    assert off.events("assault") == []

    outside = Situation("dday n-02 units=1 opts=assault=on")
    outside.unit(1, sector=1, soldiers=90)
    outside.start_at("COMBAT")
    assert outside.events("assault") == []


@rule("R-ASSAULT-02", "R-ASSAULT-03")
def test_soldiers_and_specialists_stand_against_the_def_in_force_without_guns() -> None:
    t = stormed(40, cards=("scout", "paratrooper"), mgf="6")
    told = t.events("assault")[0].data
    assert told["allied"] == (40 - 19) + 1 + 6
    assert told["german"] == 13


@rule("R-ASSAULT-03")
def test_reductions_of_this_turn_weaken_the_garrison() -> None:
    t = Situation("dday n-02 units=1 opts=assault=on")
    t.unit(1, sector="bunker", soldiers=90, cards=["engineer", "bazooka"])
    t.dice("1")
    t.start_at("COMBAT")
    t.answer(1, "use bazooka")
    t.ready(1)
    t.answer(1, "lose soldiers")
    assert t.events("assault")[0].data["german"] == 13 - 5 - 7


@rule("R-ASSAULT-04", "R-ASSAULT-05")
def test_more_strength_wins_and_equal_or_less_fails() -> None:
    for left, status in ((14, SAFE), (13, OUT), (12, OUT)):
        t = stormed(left + 14)
        assert t.events("assault")[0].data["allied"] == left
        assert t.get(1).status == status
        assert bool(t.field.battle.captured) is (status == SAFE)


@rule("R-ASSAULT-06")
def test_destroyed_means_out_of_the_game() -> None:
    t = stormed(20)
    assert t.get(1).status == OUT
    assert t.events("wiped-out")[0].rule == "R-ASSAULT-06"


@rule("R-ASSAULT-06")
def test_repulsed_means_the_bunkers_combat_again_and_three_turns_in_all() -> None:
    t = Situation("dday n-01 units=1 opts=assault=on")
    t.unit(1, sector="bunker", soldiers=30)
    for attempt in (1, 2, 3):
        t.get(1).soldiers = 20
        t.dice("1")
        t.start_at("COMBAT")
        assert len(t.events("assault")) == attempt
        if attempt < 3:
            assert t.events("repulsed")[-1].rule == "R-ASSAULT-06"
            assert t.field.phase() == "ROLL"
            t.get(1).marker += 1  # as its UPKEEP will
    assert t.get(1).status == OUT
    assert t.table.outcome == "lost"
    assert [event.data["n"] for event in t.events("casualties")] == [13, 13, 13]


@rule("R-ASSAULT-06")
def test_a_repulsed_unit_may_win_later() -> None:
    t = Situation("dday n-01 units=1 opts=assault=on")
    t.unit(1, sector="bunker", soldiers=20)
    t.dice("1")
    t.start_at("COMBAT")
    assert t.events("repulsed")
    t.get(1).soldiers = 90
    t.roll(1, "SKULL SKULL SKULL STAR STAR STAR 1")
    t.pass_until("ASSAULT")
    assert t.table.outcome == "won"


@rule("R-ASSAULT-07")
def test_failure_repulses_on_the_training_map_and_destroys_elsewhere_unless_the_flag_says_otherwise() -> None:
    flags = {}
    for setup in (
        "n-01 units=1 opts=assault=on",
        "n-02 units=1 opts=assault=on",
        "n-08 units=1 opts=assault=on",
        "deadstick units=2 opts=assault=on",
        "n-01 units=1 opts=assault=on,assault-failure=destroyed",
        "n-02 units=1 opts=assault=on,assault-failure=repulsed",
    ):
        flags[setup.replace(" opts=assault=on", "")] = Situation(f"dday {setup}").field.book.repulsed
    assert flags == {
        "n-01 units=1": True,
        "n-02 units=1": False,
        "n-08 units=1": False,
        "deadstick units=2": False,
        "n-01 units=1,assault-failure=destroyed": False,
        "n-02 units=1,assault-failure=repulsed": True,
    }


@rule("R-ASSAULT-08")
def test_a_destroyed_unit_loses_the_game_only_if_nobody_is_left_and_nothing_is_taken() -> None:
    t = stormed(20)
    assert t.get(1).status == OUT
    assert t.table.outcome == ""
    assert t.table.waiting() == [2]

    last = Situation("dday n-02 units=1 opts=assault=on")
    last.unit(1, sector="bunker", soldiers=20)
    last.dice("1")
    last.start_at("COMBAT")
    assert last.table.outcome == "lost"


@rule("R-ASSAULT-09")
def test_the_winner_gives_a_drawn_award_to_a_unit_still_in_play() -> None:
    t = Situation("dday n-02 units=3 opts=assault=on")
    t.unit(1, sector="bunker", soldiers=90)
    t.unit(2, sector=1, soldiers=90)
    t.unit(3, sector=1, soldiers=90)
    t.dice("1")
    t.start_at("COMBAT")
    while t.field.phase() == "COMBAT":
        t.answer(t.table.waiting()[0], "ready")
    assert t.get(1).status == SAFE
    assert t.table.waiting() == [1]
    assert t.choices(1) == ["honour 2", "honour 3"]
    t.dice("silver-star")
    t.answer(1, "honour 3")
    assert t.get(3).awards == ("silver-star",)
    assert t.events("award")[0].rule == "R-ASSAULT-09"


@rule("R-ASSAULT-09")
def test_the_last_winner_draws_nothing() -> None:
    t = Situation("dday n-02 units=1 opts=assault=on")
    t.unit(1, sector="bunker", soldiers=90)
    t.dice("1")
    t.start_at("COMBAT")
    assert t.table.outcome == "won"
    assert t.events("award") == []


@rule("R-ASSAULT-10")
def test_later_units_need_no_assault_but_fight_combat() -> None:
    t = stormed(90)
    t.get(2).awards = ()
    t.unit(2, sector="bunker", soldiers=15)
    t.dice("1")
    t.start_at("COMBAT")
    t.pass_until("ASSAULT")
    assert len(t.events("assault")) == 1
    assert t.events("casualties", 2)[-1].data["n"] == 14
    assert t.table.outcome == "won"


@rule("R-ASSAULT-11")
def test_players_choose_the_order_and_after_a_success_the_rest_are_safe() -> None:
    t = stormed(20, 90)
    asked = t.table.waiting()[0]
    assert t.choices(asked) == ["assault 1", "assault 2"]
    t.answer(asked, "assault 2")
    while t.table.waiting() and t.field.phase() == "ASSAULT":
        seat = t.table.waiting()[0]
        t.answer(seat, t.choices(seat)[-1])
    assert [t.get(seat).status for seat in (1, 2)] == [SAFE, SAFE]
    assert [event.seat for event in t.events("assault")] == [2]


@rule("R-ASSAULT-11")
def test_each_is_compared_with_the_full_german_strength() -> None:
    t = stormed(20, 21)
    t.answer(t.table.waiting()[0], "assault 1")
    assert [event.data["german"] for event in t.events("assault")] == [13, 13]
    assert [t.get(seat).status for seat in (1, 2)] == [OUT, OUT]


@rule("R-ASSAULT-12")
def test_the_game_is_won_when_every_bunker_is_taken_and_everybody_in_play_is_safe() -> None:
    t = Situation("dday n-04 units=3 opts=assault=on")
    t.unit(1, sector="bw", soldiers=90)
    t.unit(2, sector="be", soldiers=90)
    t.unit(3, sector="be", soldiers=20)
    t.dice("1 1 silver-star silver-star")
    t.start_at("COMBAT")
    for _ in range(10):
        if t.table.outcome:
            break
        seat = t.table.waiting()[0]
        options = t.choices(seat)
        order = ("ready", "assault 3", "assault 1", "assault 2")
        t.answer(seat, next((word for word in order if word in options), options[0]))
    assert t.get(3).status == OUT, "destroyed, and yet the battle is won"
    assert t.table.outcome == "won"
    assert t.events("won")[0].rule == "R-ASSAULT-12"


@rule("R-ASSAULT-12")
def test_one_bunker_of_two_is_not_enough() -> None:
    t = Situation("dday n-04 units=2 opts=assault=on")
    t.unit(1, sector="bw", soldiers=90)
    t.unit(2, sector="be", soldiers=15)
    t.dice("1 1")
    t.start_at("COMBAT")
    for _ in range(10):
        if t.table.outcome:
            break
        seat = t.table.waiting()[0]
        options = t.choices(seat)
        t.answer(seat, next((word for word in ("ready", "assault 2", "assault 1") if word in options), options[0]))
    assert t.table.outcome == "lost"


@rule("R-ASSAULT-13", "B-OPT-01")
@pytest.mark.parametrize("option", ["assault", "garrison-ai,assault"])
def test_no_table_mixes_these_assaults_with_those_of_another_box(option: str) -> None:
    with pytest.raises(SetupError) as refused:
        Situation(f"dday n-01 units=2 opts=german,{option}")
    assert refused.value.refusal.key == "setup-options-clash"
    assert refused.value.refusal.rule == "A-ASSAULT-01"


@rule("R-ASSAULT-EX-01")
def test_a_bazooka_decides_the_assault_on_omahas_bunker() -> None:
    for bazooka in (True, False):
        t = Situation("dday n-02 units=1 opts=assault=on,bazooka-joe=items")
        t.unit(1, sector="bunker", soldiers=20, cards=["scout", "corporal", "veteran", *["bazooka"] * bazooka])
        t.dice("4")
        t.start_at("COMBAT")
        if bazooka:
            t.answer(1, "use bazooka")
            t.ready(1)
        t.answer(1, "lose soldiers")
        casualties, told = t.events("casualties")[0].data["n"], t.events("assault")[0].data
        found = (casualties, t.get(1).specialists != (), told["allied"], told["german"], t.table.outcome)
        assert found == ((10, True, 13, 6, "won") if bazooka else (17, True, 6, 13, "lost"))


@rule("R-ASSAULT-09", "B-DEAD-13")
def test_a_winner_who_may_go_on_gives_the_award_to_another_all_the_same() -> None:
    t = Situation("dday deadstick units=2 opts=assault=on")
    t.answer(1, "start n-08:1")
    t.unit(1, sector="n-08:bunker", soldiers=200)
    t.unit(2, sector="n-06:1", soldiers=90)
    t.dice("1 silver-star")
    t.start_at("COMBAT")
    t.pass_until("ASSAULT")
    assert (t.get(1).awards, t.get(2).awards) == ((), ("silver-star",)), "Unit 2 alone can be honoured"
    assert t.choices(1) == ["safe", "go-on"]

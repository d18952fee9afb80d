"""B-END: how a game is won and lost, and what is left of a Unit that is safe."""

from __future__ import annotations

from hhour.dday.rules.battle.state import SAFE
from hhour.dday.rules.fight.defence import defence
from tests.rule import rule
from tests.table import Situation


@rule("B-END-01", "B-END-09")
def test_the_players_win_when_every_unit_has_survived_combat_in_a_bunker() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, sector="bunker", soldiers=20)
    t.unit(2, sector=9, soldiers=60, courage=4)
    t.dice("1 1")
    t.start_at("COMBAT")
    assert t.get(1).status == SAFE
    assert t.table.outcome == ""
    t.dice("2")
    t.start_at("MOVE")
    t.answer(2, "advance bunker")
    assert t.table.outcome == "won"
    won = t.events("won")[0]
    assert (won.phase, won.rule) == ("COMBAT", "B-END-01")
    assert t.table.waiting() == []


@rule("B-END-01")
def test_one_specialist_left_is_enough() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector="bunker", soldiers=13, cards=["scout"])
    t.dice("1")
    t.start_at("COMBAT")
    t.answer(1, "lose soldiers")
    assert t.table.outcome == "won"
    assert t.get(1).specialists == ("scout",)


@rule("B-END-02")
def test_the_game_is_lost_at_once_when_a_unit_is_wiped_out() -> None:
    t = Situation("dday n-01 units=3")
    t.unit(1, sector=2, soldiers=4)
    t.unit(2, sector=3, soldiers=30, cards=["scout"])
    t.start_at("COMBAT")
    assert t.table.outcome == "lost"
    assert (t.events("lost")[0].rule, t.events("lost")[0].seat) == ("B-END-02", 0), "it is lost for all"
    assert t.table.waiting() == []
    assert t.refused(2, "lose soldiers").key == "game-over"


@rule("B-END-02")
def test_a_unit_that_has_to_move_and_cannot_loses_the_game() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=6, soldiers=30, courage=1)  # black shield; 8 costs 2 courage, 5 wants a Corporal
    t.start_at("MOVE")
    assert t.table.outcome == "lost"
    assert t.events("wiped-out")[0].rule == "B-MOVE-07"


@rule("B-END-03")
def test_the_game_is_lost_if_one_falls_while_the_last_other_takes_the_bunker() -> None:
    for safe, dead in ((1, 2), (2, 1)):
        t = Situation("dday n-01 units=2")
        t.unit(safe, sector="bunker", soldiers=30)
        t.unit(dead, sector=2, soldiers=4)
        t.dice("1")
        t.start_at("COMBAT")
        assert t.table.outcome == "lost"
        assert t.events("won") == []


@rule("B-END-04")
def test_a_safe_unit_rolls_no_more_and_nothing_can_happen_to_it() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, sector="bunker", soldiers=30)
    t.unit(2, sector=1, soldiers=30)
    t.dice("1")
    t.start_at("COMBAT")
    assert t.field.phase() == "ROLL"
    assert t.table.waiting() == [2]
    assert t.choices(1) == []
    soldiers = t.get(1).soldiers
    t.roll(2, "SOLDIER SOLDIER STAR SOLDIER SOLDIER SOLDIER")
    t.pass_until("UPKEEP")
    t.answer(2, "claim SOLDIER")  # Reinforcements look for another Unit in play: there is none
    t.pass_until("ROLL")
    assert t.get(1).soldiers == soldiers
    assert [event.seat for event in t.events("casualties")] == [1, 2, 2]


@rule("B-END-05", "B-END-06", "B-END-EX-01")
def test_four_specialists_of_two_survivors_lower_the_bunker_to_eight_for_those_who_come_later() -> None:
    t = Situation("dday n-01 units=3")
    t.unit(1, sector="bunker", soldiers=30, cards=["scout", "corporal", "veteran"])
    t.unit(2, sector="bunker", soldiers=30, cards=["medic", "beachmaster"])
    t.unit(3, sector=9, soldiers=90, courage=4)
    t.dice("1 1")
    t.start_at("COMBAT")
    t.ready(1)
    t.ready(2)
    assert [event.data["n"] for event in t.events("casualties")] == [13, 13, 11]
    t.answer(1, "lose soldiers")
    t.answer(2, "lose beachmaster", "lose soldiers")
    assert [t.get(seat).status for seat in (1, 2)] == [SAFE, SAFE]
    t.dice("1")
    t.start_at("MOVE")
    t.answer(3, "advance bunker")
    last = t.events("casualties", 3)[-1]
    assert last.data["parts"] == ("bunker +12 B-DEF-01", "beside -4 B-END-05", "mgf +1 B-MGF-01")
    assert last.data["n"] == 8 + 1


@rule("B-END-07")
def test_an_engineer_beside_the_bunker_counts_one_and_a_general_there_locks_nothing() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, sector="bunker", soldiers=30, cards=["engineer", "general", "lieutenant"])
    t.unit(2, sector=9, soldiers=90)
    t.dice("1 1")
    t.start_at("COMBAT")
    t.answer(1, "lose soldiers")
    t.dice("STAR STAR STAR STAR STAR STAR")
    t.answer(2, "roll")
    assert "lock r1 r2" in t.choices(2), "the General's one die would hold only while he is in play"
    t.unit(2, sector="bunker")
    assert defence(t.field, t.get(2)) == 12 - 3


@rule("B-END-08")
def test_no_unit_moves_out_of_a_bunker() -> None:
    t = Situation("dday n-04 units=2 opts=assault=on,assault-failure=repulsed")
    t.unit(1, sector="bw", soldiers=20)
    t.unit(2, sector=1, soldiers=20)
    t.dice("1")
    t.start_at("COMBAT")
    assert t.events("repulsed")
    t.get(2).courage = 9  # it has a choice, so the turn waits
    t.start_at("MOVE")
    assert t.get(1).sector == t.field.book.index("bw")
    assert t.events("stayed", 1)
    assert t.field.book.edges[t.get(1).sector] == ()


@rule("B-END-08")
def test_only_solo_on_gold_beach_and_deadstick_lead_out_of_a_bunker() -> None:
    ways = {}
    for setup in (
        "dday n-01 units=1",
        "dday n-04 units=1",
        "dday n-04 units=4",
        "dday n-08 units=2",
        "dday deadstick units=2",
    ):
        book = Situation(setup).field.book
        ways[setup] = {
            book.sectors[bunker].id: [book.sectors[edge.target].id for edge in book.edges[bunker]]
            for bunker in book.bunkers
        }
    assert ways == {
        "dday n-01 units=1": {"bunker": []},
        "dday n-04 units=1": {"bw": ["11"], "be": ["11"]},
        "dday n-04 units=4": {"bw": [], "be": []},
        "dday n-08 units=2": {"bunker": []},
        "dday deadstick units=2": {"n-08:bunker": ["n-06:bunker"], "n-06:bunker": []},
    }


@rule("B-END-10")
def test_what_a_safe_unit_owns_is_out_of_the_game_but_counts_for_its_points() -> None:
    t = Situation("dday n-01 units=2 opts=victory-points=on")
    t.unit(1, sector="bunker", soldiers=30, courage=5, cards=["bazooka", "carrier-pigeon"])
    t.unit(2, sector=1, soldiers=30, cards=["lucky-charm"], points=40)
    t.dice("1")
    t.start_at("COMBAT")
    t.ready(1)
    t.pass_until("ROLL")
    t.start_at("MUSTER")
    assert t.refused(2, "find bazooka").rule == "B-ITEM-03"
    assert t.refused(2, "trade 1").rule == "B-TRADE-10"
    assert t.refused(1, "use bazooka").rule == "B-END-04"
    units = t.table.result()["units"]
    assert isinstance(units, list)
    assert {"rule": "B-OPT-19", "points": 10} in units[0]["victory_point_parts"]

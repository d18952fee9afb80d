"""B-MINE: landmines lie on edges and go off under those who cross."""

from __future__ import annotations

from hhour.dday.rules.battle.state import FREE_ADVANCE
from tests.rule import rule
from tests.table import Situation


def below_mines(units: int = 1, soldiers: int = 20, battle_cry: int = 0) -> Situation:
    """Sector 5 of Exercise Tiger: landmines on both ways up."""
    t = Situation(f"dday n-01 units={units}")
    for seat in range(1, units + 1):
        t.unit(seat, sector=5, soldiers=soldiers, courage=5, battle_cry=battle_cry)
    return t


@rule("B-MINE-01")
def test_crossing_a_mined_edge_costs_what_a_die_says_at_once() -> None:
    t = below_mines()
    t.start_at("MOVE")
    t.dice("4 1")  # the mine, then the guns of sector 8
    t.answer(1, "advance 8")
    first = t.events("casualties")[0]
    assert (first.phase, first.rule, first.data["n"]) == ("MOVE", "B-MINE-01", 4)
    assert [event.data["purpose"] for event in t.events("d6")] == ["mine"]
    assert t.events("arrived")[0].seq > t.events("fell")[0].seq


@rule("B-MINE-01")
def test_a_clear_edge_costs_nothing() -> None:
    t = Situation()
    t.unit(1, sector=6, soldiers=20, courage=5)
    t.dice("1")
    t.start_at("MOVE")
    assert t.choices() == ["advance 8"], "it has to leave, and there is one way"
    t.answer(1, "advance 8")
    assert t.events("arrived")[0].data["sector"] == "8"
    assert t.events("d6") == []


@rule("B-MINE-02", "B-MINE-EX-01")
def test_a_medic_makes_three_of_four_and_nothing_of_one_and_saves_again_in_combat() -> None:
    t = below_mines()
    t.give(1, "medic")
    t.start_at("MOVE")
    t.dice("4 2")
    t.answer(1, "advance 8", "lose soldiers")
    assert t.get(1).soldiers == 17
    t.answer(1, "lose soldiers")
    assert t.get(1).soldiers == 17 - (8 + 2 - 1)
    assert [event.phase for event in t.events("saved")] == ["MOVE", "COMBAT"]

    light = below_mines()
    light.give(1, "medic")
    light.start_at("MOVE")
    light.dice("1 2")
    light.answer(1, "advance 8")
    assert light.get(1).soldiers == 20
    assert light.question(1) == "fall"  # COMBAT has come: nothing fell in MOVE


@rule("B-MINE-03")
def test_a_minesweeper_or_mine_detector_spares_its_own_unit_roll_and_loss() -> None:
    t = below_mines(units=3)
    t.give(1, "minesweeper")
    t.give(2, "mine-detector")
    t.start_at("MOVE")
    t.answer(1, "advance 8")
    t.answer(2, "use mine-detector", "advance 8")
    assert t.events("d6") == []
    t.dice("3 1")
    t.answer(3, "advance 8")
    assert [event.seat for event in t.events("d6")] == [3]


@rule("B-MINE-04")
def test_binoculars_may_change_the_mine() -> None:
    t = below_mines()
    t.give(1, "binoculars")
    t.start_at("MOVE")
    t.dice("6 1")
    t.answer(1, "advance 8", "set 1")
    assert t.events("casualties")[0].data["n"] == 1
    assert t.why(t.events("casualties")[0])[0] == "B-MINE-01"


@rule("B-MINE-05", "B-MINE-06")
def test_every_unit_that_crosses_rolls_for_itself_and_the_mines_stay() -> None:
    t = below_mines(units=2)
    t.start_at("MOVE")
    t.dice("3")
    t.answer(1, "advance 8")
    t.dice("5 1")
    t.answer(2, "advance 8")
    assert [(event.seat, event.data["n"]) for event in t.events("d6")] == [(1, 3), (2, 5)]
    assert [event.data["n"] for event in t.events("casualties")[:2]] == [3, 5]


@rule("B-MINE-07", "R-FAQ-04")
def test_neither_battle_cry_nor_whistle_avoids_landmines() -> None:
    t = below_mines(battle_cry=1)
    t.start_at("MOVE")
    t.dice("2 1")
    t.answer(1, "charge 8")
    assert [event.data["purpose"] for event in t.events("d6")] == ["mine"]

    whistle = below_mines()
    whistle.get(1).courage = 0
    whistle.get(1).points = 7
    whistle.start_at("MUSTER")
    whistle.answer(1, "find whistle")
    assert whistle.get(1).flags & FREE_ADVANCE
    whistle.pass_until("MOVE")
    whistle.dice("2 1")
    whistle.answer(1, "advance 8")
    assert [event.data["purpose"] for event in whistle.events("d6")] == ["mine"]


@rule("B-MINE-08")
def test_a_unit_that_mines_reduce_to_nothing_never_arrives() -> None:
    t = below_mines(soldiers=3)
    t.start_at("MOVE")
    t.dice("3")
    t.answer(1, "advance 8")
    assert t.table.outcome == "lost"
    assert t.events("arrived") == []
    assert t.events("wiped-out")[0].data["sector"] == "5"
    assert t.why(t.events("wiped-out")[0]) == ["B-COMBAT-08", "B-MINE-01", "B-MINE-01", "B-MOVE-08"]


@rule("B-MINE-04")
def test_a_unit_that_waits_for_anothers_binoculars_is_refused_in_a_sentence() -> None:
    t = below_mines(units=2)
    t.give(2, "binoculars")
    t.start_at("MOVE")
    t.dice("4")
    t.answer(1, "advance 8")
    assert t.table.waiting() == [2]
    assert t.refused(1, "stay").rule == "B-ITEM-19"
    t.answer(2, "set 2")
    assert t.events("casualties")[0].data["n"] == 2

"""B-MOVE: where a Unit may go, what it costs, the steps of one move and what arriving brings."""

from __future__ import annotations

import pytest

from hhour.dday.rules.map.atlas import scan
from hhour.dday.rules.map.layout import open_ways
from hhour.dday.rules.map.moving import moves, refuse_move
from tests.rule import rule
from tests.table import Situation

PLAIN = "SOLDIER SOLDIER TOOL TOOL TOOL SOLDIER"  # no set, no SKULL, no star, no courage


def place(t: Situation, seat: int = 1) -> str:
    return t.field.book.sectors[t.get(seat).sector].id


@rule("B-MOVE-01", "B-TURN-07")
def test_a_unit_stays_or_moves_once() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, sector=1, soldiers=9, courage=9)
    t.unit(2, sector=1, soldiers=9, courage=9)
    t.start_at("MOVE")
    assert "stay" in t.choices(1)
    t.answer(1, "advance 3")
    assert t.refused(1, "advance 6").key == "phase-done"
    t.answer(2, "stay")
    t.pass_until("ROLL")
    assert (place(t, 1), place(t, 2)) == ("3", "1")


@rule("B-MOVE-02")
def test_a_move_goes_along_the_edges_of_the_map_and_nowhere_else() -> None:
    t = Situation()
    t.unit(1, sector=2, soldiers=9, courage=9, cards=["corporal"])
    t.start_at("MOVE")
    assert t.choices() == ["move 3", "advance 4", "advance 5", "stay"]
    for target in ("advance 6", "advance 7", "advance bunker"):
        assert t.refused(1, target).rule == "B-MOVE-02"
    assert t.refused(1, "advance 3").rule == "B-MOVE-02", "3 lies beside, not ahead"
    assert t.refused(1, "move 5").rule == "B-MOVE-02"
    assert t.refused(1, "advance nowhere").rule == "B-MOVE-02"


@rule("B-MOVE-03")
def test_a_unit_never_moves_backward() -> None:
    t = Situation()
    t.unit(1, sector=5, soldiers=9, courage=9, cards=["corporal"])
    t.start_at("MOVE")
    for target in ("2", "3"):
        assert t.refused(1, f"move {target}").rule == "B-MOVE-03"
        assert t.refused(1, f"advance {target}").rule == "B-MOVE-03"
        assert t.refused(1, f"retreat {target}").rule == "B-MOVE-03"
    for slug in scan():
        book = Situation(f"dday {slug} units=2").field.book
        for here in book.sectors:
            for way in book.edges[here.index]:
                there = book.sectors[way.target]
                assert there.row > here.row or there.row == here.row, (slug, here.id, there.id)


@rule("B-MOVE-04")
def test_a_unit_never_enters_a_sector_twice() -> None:
    t = Situation()
    t.unit(1, sector=4, soldiers=30, courage=9, cards=["corporal"])
    t.unit(1, sector=5)
    t.start_at("MOVE")
    assert t.refused(1, "move 4").rule == "B-MOVE-04"
    t.get().battle_cry = 1
    assert t.refused(1, "charge 4").rule == "B-MOVE-04"
    assert "move 6" in t.choices()


@rule("B-MOVE-04")
def test_the_start_sector_counts_as_visited() -> None:
    t = Situation("dday n-07 units=1")
    t.answer(1, "start 2")
    assert t.field.book.index("2") in [at for at in range(13) if t.get().visited >> at & 1]


@rule("B-MOVE-05", "B-MOVE-06", "B-UPKEEP-EX-01")
def test_a_unit_stays_three_turns_at_most_and_must_move_in_the_fourth_move() -> None:
    t = Situation()
    t.unit(1, sector=1, soldiers=60, courage=9)
    t.start_at("MOVE")
    t.answer(1, "advance 3")
    t.pass_until("ROLL")
    for _ in range(2):
        t.roll(1, PLAIN)
        t.pass_until("MOVE")
        assert "stay" in t.choices()
        t.answer(1, "stay")
        t.pass_until("ROLL")
    t.roll(1, PLAIN)
    t.pass_until("MOVE")
    assert t.refused(1, "stay").rule == "B-MOVE-06"
    assert "stay" not in t.choices()
    assert len(t.events("casualties")) == 3


@rule("B-MOVE-06", "B-SECTOR-05", "R-FAQ-05")
def test_a_unit_in_a_black_shield_sector_must_leave_in_the_next_move() -> None:
    t = Situation()
    t.unit(1, sector=3, soldiers=60, courage=9, cards=["corporal"])
    t.start_at("MOVE")
    t.answer(1, "advance 6")
    assert t.events("casualties")[-1].data["n"] == 6, "the shield does not change the DEF"
    t.pass_until("ROLL")
    t.roll(1, PLAIN)
    t.pass_until("MOVE")
    assert t.refused(1, "stay").rule == "B-MOVE-06"
    assert t.choices() == ["move 5", "advance 8"]


@rule("B-MOVE-07", "B-MOVE-EX-02", "B-END-02")
def test_a_unit_that_must_move_and_cannot_is_wiped_out() -> None:
    t = Situation()
    t.unit(1, sector=4, soldiers=30, courage=1)
    t.start_at("MOVE")
    assert t.table.outcome == "lost"
    assert [event.rule for event in t.events("wiped-out")] == ["B-MOVE-07"]


@rule("B-MOVE-EX-02")
def test_a_battle_cry_would_have_saved_it() -> None:
    t = Situation()
    t.unit(1, sector=4, soldiers=30, courage=1, battle_cry=1)
    t.start_at("MOVE")
    assert t.choices() == ["charge 5", "charge 7"]


@rule("B-MOVE-07", "B-MOVE-17")
def test_a_lost_unit_waits_as_long_as_another_can_still_help_it() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, sector=4, soldiers=30, courage=1)
    t.unit(2, sector=9, soldiers=30, courage=9, cards=["carrier-pigeon"])
    t.start_at("MOVE")
    assert t.choices(1) == ["give-up"]
    t.answer(2, "use carrier-pigeon", "trade 1", "give courage 1", "offer")
    t.answer(1, "accept")
    assert "advance 7" not in t.choices(1), "it has nobody to sacrifice"
    t.give(1, "scout")
    assert "advance 7" in t.choices(1)
    assert not t.table.outcome


@rule("B-MOVE-07", "B-MOVE-17")
def test_a_lost_unit_is_not_wiped_out_before_the_others_have_moved() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, sector=4, soldiers=30, courage=1)
    t.unit(2, sector=9, soldiers=30, courage=9)  # far away, and without a card
    t.start_at("MOVE")
    assert (t.choices(1), t.question(2)) == (["give-up"], "move")
    assert t.is_in_play(1)


@rule("B-MOVE-07")
def test_giving_up_is_no_choice_while_a_move_is_left() -> None:
    t = Situation()
    t.unit(1, sector=6, soldiers=30, courage=9, cards=["corporal"])
    t.start_at("MOVE")
    assert t.refused(1, "give-up").rule == "B-MOVE-07"


@rule("B-MOVE-08")
def test_an_advance_costs_the_courage_of_the_row_entered_and_a_lateral_move_nothing() -> None:
    costs = {("1", "advance 3"): 1, ("3", "advance 6"): 2, ("6", "advance 8"): 2, ("5", "move 6"): 0}
    for (start, action), cost in costs.items():
        t = Situation()
        t.unit(1, sector=start, soldiers=60, courage=5, cards=["corporal"])
        t.dice("1")
        t.start_at("MOVE")
        t.answer(1, action)
        assert t.get().courage == 5 - cost, action
        told = t.events("advances" if cost else "moves")[-1]
        assert (told.rule, told.data["cost"]) == ("B-MOVE-08" if cost else "B-MOVE-02", cost)


@rule("B-MOVE-09", "B-AMB-15")
def test_entering_a_bunker_is_an_advance_even_from_its_own_row() -> None:
    t = Situation("dday n-04 units=2")
    t.unit(1, sector=11, soldiers=60, courage=5, cards=["beachmaster"])
    t.unit(2, sector=11, soldiers=60, courage=3)
    t.start_at("MOVE")
    assert t.refused(2, "advance be").rule == "B-MOVE-10"
    assert t.refused(1, "move be").rule == "B-MOVE-02"
    t.answer(1, "advance be")
    assert t.get(1).courage == 1
    assert t.get(1).soldiers == 63, "the Beachmaster takes it for an advance"


@rule("B-MOVE-10", "R-FAQ-06")
def test_courage_is_paid_in_full_from_what_is_stored() -> None:
    t = Situation()
    t.unit(1, sector=3, soldiers=60, courage=1)
    t.start_at("MOVE")
    assert t.refused(1, "advance 6").rule == "B-MOVE-10"
    assert t.choices() == ["move 2", "stay"]


@rule("B-MOVE-10")
def test_courage_booked_in_this_turns_upkeep_counts() -> None:
    t = Situation()
    t.unit(1, sector=3, soldiers=60, courage=1)
    t.start_at("ROLL")
    t.roll(1, "COURAGE SOLDIER TOOL TOOL SOLDIER TOOL")
    t.pass_until("MOVE")
    assert "advance 6" in t.choices()


@rule("B-MOVE-11", "B-SPEC-C09")
def test_reductions_never_bring_an_advance_below_nothing() -> None:
    t = Situation()
    t.unit(1, sector=1, soldiers=60, courage=0, cards=["platoon-leader"])
    t.start_at("MOVE")
    t.answer(1, "advance 3")
    told = t.events("advances")[-1].data
    assert (told["cost"], told["parts"]) == (0, ("platoon-leader -1 B-SPEC-C09",))
    t = Situation()
    t.unit(1, sector=1, soldiers=60, courage=0, cards=["platoon-leader", "platoon-leader"])  # if ever two add up
    t.start_at("MOVE")
    t.answer(1, "advance 3")
    assert (t.events("advances")[-1].data["cost"], t.get().courage) == (0, 0)
    t = Situation()
    t.unit(1, sector=3, soldiers=60, courage=0, battle_cry=1)
    t.start_at("MOVE")
    t.answer(1, "charge 6")
    assert t.events("charges")[-1].data["cost"] == 0


@rule("B-MOVE-12", "B-MOVE-EX-01")
def test_the_steps_of_a_move_follow_one_another() -> None:
    t = Situation()
    t.unit(1, sector=5, soldiers=30, courage=1, marker=3, cards=["platoon-leader"])
    t.start_at("MOVE")
    t.dice("4 2")
    t.answer(1, "advance 7")
    t.answer(1, "lose soldiers")
    begun = t.events("advances")[0].seq
    story = [event.kind for event in t.table.events if event.seat == 1 and event.seq >= begun]
    way = ["advances", "d6", "casualties", "fell", "no-choice", "sacrificed", "arrived", "casualties"]
    assert story[: len(way)] == way
    assert t.get().courage == 0
    assert t.events("fell")[0].data["n"] == 4
    assert t.get().fallen == ("platoon-leader",)
    assert t.events("arrived")[-1].data["marker"] == 1
    assert t.events("casualties")[-1].data["n"] == 8 + 2
    assert t.why(t.events("fell")[0])[-1] == "B-MOVE-08"


@rule("B-MOVE-08", "B-MOVE-12", "B-MOVE-19", "B-SECTOR-06", "B-DEAD-09", "B-RWB-14")
@pytest.mark.parametrize("board", ["n-02", "n-03", "n-06", "n-07", "n-08", "deadstick"])
@pytest.mark.parametrize("courage", [0, 1, 2, 9])
def test_every_move_that_nothing_forbids_is_offered_and_no_other(board: str, courage: int) -> None:
    t = Situation(f"dday {board} units=2")
    for ground in t.field.book.sectors:
        unit = t.unit(1, sector=ground.id, courage=courage, battle_cry=courage % 2)
        ways = t.field.book.edges[unit.sector]
        unit.visited = sum(1 << edge.target for edge in ways[:1])
        walks = {edge.walk for edge in ways if refuse_move(t.field, unit, edge, False) is None}
        charges = {edge.charge for edge in ways if refuse_move(t.field, unit, edge, True) is None}
        assert {move for move in moves(t.field, unit) if move.verb != "retreat"} == walks | charges


@rule("B-MOVE-13")
def test_a_move_that_fails_its_check_is_refused_and_another_may_be_chosen() -> None:
    t = Situation()
    t.unit(1, sector=2, soldiers=9, courage=2)
    t.start_at("MOVE")
    before = t.get().courage
    assert t.refused(1, "advance 5").rule == "B-SECTOR-06"
    assert t.get().courage == before
    t.answer(1, "advance 4")
    assert place(t) == "4"


@rule("B-MOVE-14")
def test_mines_that_take_the_specialist_the_target_needs_wipe_the_unit_out() -> None:
    t = Situation("dday n-08 units=1")
    t.unit(1, sector=4, soldiers=5, courage=9, cards=["corporal"])
    t.start_at("MOVE")
    t.dice("1")
    t.answer(1, "advance 7", "lose corporal")
    assert t.table.outcome == "lost"
    assert t.events("wiped-out")[-1].rule == "B-MOVE-14"


@rule("B-MOVE-15")
def test_courage_set_aside_for_the_advance_is_out_of_the_heros_reach() -> None:
    t = Situation()
    t.unit(1, sector=5, soldiers=9, courage=3, cards=["hero"])
    t.start_at("MOVE")
    t.dice("4")
    t.answer(1, "advance 8")
    assert t.choices() == ["pay 0 0", "pay 1 0"]


@rule("B-MOVE-16")
def test_arrival_effects_come_in_their_order() -> None:
    t = Situation("dday n-06 units=1")
    ground = t.field.book.sectors[t.field.book.index("15")]
    ground.sacrifice = ""
    ground.entry_soldiers = -1
    ground.join = ("scout",)
    ground.free_item = "bazooka"
    open_ways(t.field.book)
    t.unit(1, sector=13, soldiers=60, courage=9, cards=["beachmaster", "pathfinder"])
    t.start_at("MOVE")
    t.dice("5 silver-star 1")
    t.answer(1, "advance 15")
    arrived = t.events("arrived")[-1].seq
    story = [
        event.rule for event in t.table.events if event.seq > arrived and event.phase == "MOVE" and event.kind != "d6"
    ]
    assert story == ["B-SPEC-C01", "B-SPEC-C08", "B-SECTOR-32", "B-SECTOR-26", "B-ITEM-12", "B-SECTOR-31"]


@rule("B-MOVE-16")
def test_a_random_sector_is_rolled_after_the_guides_have_brought_their_soldiers() -> None:
    t = Situation("dday n-06 units=1")
    t.unit(1, sector=3, soldiers=60, courage=9, cards=["beachmaster", "pathfinder"])
    t.start_at("MOVE")
    t.dice("4")
    t.answer(1, "advance 6")
    arrived = t.events("arrived")[-1].seq
    story = [event.kind for event in t.table.events if event.seq > arrived and event.phase == "MOVE"]
    assert story == ["gained", "gained", "d6", "random-sector"]


@rule("B-MOVE-17", "B-SECTOR-34")
def test_units_move_in_any_order_and_into_a_sector_another_has_left() -> None:
    t = Situation("dday n-02 units=2")
    t.unit(1, sector=6, soldiers=60, courage=9, cards=["scout"])
    t.unit(2, sector=8, soldiers=60, courage=9, cards=["scout"])
    t.start_at("MOVE")
    assert t.refused(1, "advance 8").rule == "B-SECTOR-34"
    t.dice("1")
    t.answer(2, "advance 9", "lose soldiers")
    t.dice("1 1")
    t.answer(1, "advance 8")
    assert (place(t, 1), place(t, 2)) == ("8", "9")


def _waits(board: str, place: int, other: int, *cards: str) -> bool:
    """Whether a Unit that cannot move yet waits for another, who has these cards; the ways ahead are all it has."""
    t = Situation(f"dday {board} units=2")
    t.unit(1, sector=place, soldiers=30, courage=0)
    ahead = {edge.target for edge in t.field.book.edges[t.get(1).sector] if edge.advance}
    t.get(1).visited = sum(1 << sector for sector in range(len(t.field.book.sectors)) if sector not in ahead)
    t.get(1).must_leave = 0  # nothing forces it
    t.unit(2, sector=other, soldiers=30, courage=9, cards=[*cards])
    t.start_at("MOVE")
    return t.question(1) == "move"


@rule("B-MOVE-17", "B-VEH-C01")
def test_a_unit_waits_for_an_ambulance_only_before_a_sector_that_wants_a_sacrifice() -> None:
    before_sacrifice = (5, 8)
    for place in (1, 2, 3, 5, 7, 8, 9, 10):
        other = 3 if place == 2 else 2
        assert _waits("n-01", place, other, "ambulance") == (place in before_sacrifice), place
        assert not _waits("n-01", place, other), place
        assert not _waits("n-01", place, other, "jeep"), place


@rule("B-MOVE-17", "B-SECTOR-34")
def test_a_unit_waits_for_another_to_leave_a_sector_with_room_for_one() -> None:
    assert not _waits("n-02", 5, 3)
    assert _waits("n-02", 6, 3), "sector 8 has room for one"


@rule("B-MOVE-18", "B-PRIO-07", "B-PRIO-EX-01")
def test_of_two_units_that_enter_in_one_move_the_weaker_is_first() -> None:
    t = Situation("dday n-04 units=2")
    t.unit(1, sector=6, soldiers=12, courage=9)
    t.unit(2, sector=6, soldiers=7, courage=9)
    t.start_at("MOVE")
    t.answer(1, "advance 8")
    t.answer(2, "advance 8")
    assert t.question(2) == "sector-award"
    t.dice("1")
    t.answer(2, "take victoria-cross")
    assert (t.get(1).awards, t.get(2).awards) == ((), ("victoria-cross",))


@rule("B-MOVE-19")
def test_no_move_crosses_a_barrier_not_even_with_a_battle_cry() -> None:
    t = Situation("dday n-06 units=1")
    t.unit(1, sector=3, soldiers=60, courage=9, battle_cry=1)
    t.start_at("MOVE")
    assert t.refused(1, "move 4").rule == "B-MOVE-19"
    assert t.refused(1, "charge 4").rule == "B-MOVE-19"
    assert not [choice for choice in t.choices() if choice.endswith(" 4")]


@rule("B-MOVE-20")
def test_crossing_a_barrier_does_not_remove_it() -> None:
    t = Situation("dday n-06 units=2")
    t.unit(1, sector=3, soldiers=60, courage=9, cards=["wirecutters"])
    t.unit(2, sector=2, soldiers=60, courage=9, cards=["minesweeper"])
    t.start_at("MOVE")
    t.answer(1, "use wirecutters", "move 4")
    t.answer(2, "move 3")
    t.pass_until("ROLL")
    t.start_at("MOVE")
    assert t.refused(2, "move 4").rule == "B-MOVE-19"

"""B-MAP-N02 and B-MAP-N03: the notes on Omaha and Utah Beach."""

from __future__ import annotations

from hhour.dday.rules.fight.defence import defence
from tests.rule import rule
from tests.table import Situation


@rule("B-MAP-N02-01")
def test_omaha_5_removes_a_specialist_first_and_does_not_count_him_among_the_casualties() -> None:
    t = Situation("dday n-02 units=1")
    t.unit(1, sector=5, soldiers=20, cards=["scout"])
    t.dice("6")
    t.start_at("COMBAT")
    struck, told = t.events("struck")[0], t.events("casualties")[0]
    assert struck.seq < told.seq
    assert (struck.rule, told.data["n"]) == ("B-MGF-06", 11)
    assert t.get(1).soldiers == 9

    bare = Situation("dday n-02 units=1")
    bare.unit(1, sector=5, soldiers=20)
    bare.dice("6")
    bare.start_at("COMBAT")
    assert bare.events("struck") == []
    assert bare.get(1).soldiers == 9


@rule("B-MAP-N02-02")
def test_nothing_is_found_in_omaha_7_but_items_are_used() -> None:
    t = Situation("dday n-02 units=1")
    t.unit(1, sector=7, soldiers=20, points=40, cards=["bazooka", "field-radio"])
    t.start_at("MUSTER")
    assert t.refused(1, "find flak-vest").rule == "B-ITEM-11"
    t.answer(1, "use bazooka")
    assert defence(t.field, t.get(1)) == 2


@rule("B-MAP-N02-03")
def test_omaha_8_holds_one_unit_that_must_leave_before_another_enters() -> None:
    t = Situation("dday n-02 units=2")
    t.unit(1, sector=8, soldiers=60, courage=9, cards=["scout", "minesweeper"])
    t.unit(2, sector=6, soldiers=60, courage=9, cards=["scout"])
    t.start_at("MOVE")
    assert t.refused(2, "advance 8").rule == "B-SECTOR-34"
    t.answer(1, "advance 9", "sacrifice scout")
    t.dice("1 1")
    t.answer(2, "advance 8") if t.question(2) == "move" else None
    assert [t.field.book.sectors[t.get(seat).sector].id for seat in (1, 2)] == ["9", "8"]


@rule("B-MAP-N03-01")
def test_a_unit_that_starts_in_utah_2_has_its_corporal_and_no_soldiers() -> None:
    t = Situation("dday n-03 units=1")
    assert t.choices(1) == ["start 1", "start 2", "start 3"]
    t.answer(1, "start 2")
    unit = t.get(1)
    assert (unit.soldiers, unit.stars, unit.courage, unit.points) == (0, 0, 0, 0)
    assert unit.specialists == ("corporal",)
    assert "corporal" not in unit.hand


@rule("B-MAP-N03-02")
def test_each_six_in_utah_6_13_and_14_costs_a_courage_if_there_is_one() -> None:
    for sector in (6, 13, 14):
        t = Situation("dday n-03 units=2")
        t.unit(1, sector=sector, soldiers=60, courage=3, cards=["scout"])
        t.unit(2, sector=sector, soldiers=60)
        t.dice("6")
        t.start_at("COMBAT")
        t.pass_until("ROLL")
        assert (t.get(1).courage, t.get(2).courage) == (2, 0)
        assert t.get(1).specialists == ("scout",)


@rule("B-MAP-N03-03")
def test_skulls_stay_in_utah_6_but_can_be_ignored_or_changed() -> None:
    t = Situation("dday n-03 units=1")
    t.unit(1, sector=6, soldiers=60, cards=["sharpshooter", "ammo-box", "binoculars"])
    t.start_at("ROLL")
    t.dice("SKULL STAR SKULL STAR STAR STAR")
    t.answer(1, "roll", "lock r2 w2")
    assert t.refused(1, "reroll r1").rule == "B-ROLL-17"
    t.answer(1, "stop", "use binoculars", "set r1 TOOL")
    assert t.get(1).faces[0] == 5
    t.ready(1)
    assert t.events("cancelled") == [], "the Sharpshooter ignores the other SKULL"

    box = Situation("dday n-03 units=1")
    box.unit(1, sector=6, soldiers=60, cards=["ammo-box"])
    box.start_at("ROLL")
    box.dice("SKULL STAR SKULL STAR STAR STAR")
    box.answer(1, "roll", "lock r2 w2", "stop", "use ammo-box", "become COURAGE")
    box.ready(1)
    assert box.events("cancelled") == []


@rule("B-MAP-N03-04")
def test_shoulder_patch_and_flame_thrower_wait_in_utah_10_and_12_and_nowhere_else() -> None:
    assert not {"shoulder-patch", "flame-thrower"} & set(Situation("dday n-03 units=1").field.battle.items)
    for start, sector, item, card in ((7, 10, "shoulder-patch", "hero"), (9, 12, "flame-thrower", "scout")):
        t = Situation("dday n-03 units=2")
        t.unit(1, sector=start, soldiers=60, courage=9, cards=[card])
        t.unit(2, sector=1, soldiers=60)
        t.start_at("MOVE")
        if t.question(1) == "move":
            t.answer(1, f"advance {sector}")
        t.pass_until("ROLL")
        assert t.get(1).items == (item,)
        assert t.events("found")[0].data["cost"] == 0
        t.unit(2, sector=start, soldiers=60, courage=9, cards=[card])
        t.start_at("MOVE")
        if t.question(2) == "move":
            t.answer(2, f"advance {sector}")
        t.pass_until("ROLL")
        assert t.get(2).items == (), "only the first Unit takes it"


@rule("B-MAP-N03-05")
def test_four_five_or_six_equal_results_in_utah_11_give_five_soldiers_once() -> None:
    gains = {}
    for tally in (
        "STAR STAR STAR TOOL TOOL TOOL",
        "STAR STAR STAR STAR TOOL TOOL",
        "STAR STAR STAR STAR STAR TOOL",
        "STAR STAR STAR STAR STAR STAR",
    ):
        t = Situation("dday n-03 units=1")
        t.unit(1, sector=11, soldiers=10)
        t.tally(1, tally)
        t.start_at("UPKEEP")
        if "declared" in t.choices(1):
            t.answer(1, "declared")
        gains[tally.count("STAR")] = [event.data["n"] for event in t.events("gained") if event.rule == "B-UPKEEP-05"]
    assert gains == {3: [], 4: [5], 5: [5], 6: [5]}


@rule("B-MAP-N03-05")
def test_the_five_soldiers_come_on_top_of_an_rwb_bonus() -> None:
    t = Situation("dday n-03 units=1")
    t.unit(1, sector=11, soldiers=10)
    t.tally(1, "TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TOOL TWO_SOLDIERS TOOL")
    t.start_at("UPKEEP")
    t.answer(1, "claim TWO_SOLDIERS")
    assert t.get(1).soldiers == 10 + 6 + 8 + 5

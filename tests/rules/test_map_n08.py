"""B-MAP-N08: the notes on Merville Battery."""

from __future__ import annotations

from hhour.dday.rules.dice.rolling import lock_count
from hhour.dday.rules.fight.defence import defence
from tests.rule import rule
from tests.table import Situation


@rule("B-MAP-N08-01")
def test_a_unit_that_starts_in_2_has_one_soldier_and_two_stars() -> None:
    t = Situation("dday n-08 units=1")
    t.answer(1, "start 2")
    assert (t.get(1).soldiers, t.get(1).stars, t.get(1).courage) == (1, 2, 0)


@rule("B-MAP-N08-02")
def test_the_general_cancels_the_attribute_of_4_and_12() -> None:
    for sector in (4, 12):
        t = Situation("dday n-08 units=2 opts=bazooka-joe=all")
        t.unit(1, sector=sector, soldiers=60)
        t.unit(2, sector=1, soldiers=60)
        assert t.field.ground(t.get(1).sector).lock == 3
        assert lock_count(t.field, t.get(1)) == 3
        t.give(2, "general")
        assert t.field.ground(t.get(1).sector).lock == 2
        assert lock_count(t.field, t.get(1)) == 1


@rule("B-MAP-N08-03")
def test_sectors_6_and_9_are_entered_only_through_the_wire() -> None:
    for start, sector, verb in ((3, 6, "advance"), (7, 6, "move"), (6, 9, "advance"), (10, 9, "move")):
        t = Situation("dday n-08 units=1")
        t.unit(1, sector=start, soldiers=60, courage=9, cards=["field-radio", "wirecutters"])
        t.start_at("MOVE")
        assert t.refused(1, f"{verb} {sector}").rule == "B-MOVE-19"
        t.answer(1, "use wirecutters")
        assert t.table.refusal(1, f"{verb} {sector}") is None
        dozer = Situation("dday n-08 units=1")
        dozer.unit(1, sector=start, soldiers=60, courage=9, cards=["field-radio", "bulldozer"])
        dozer.start_at("MOVE")
        assert dozer.table.refusal(1, f"{verb} {sector}") is None
    assert Situation("dday n-08 units=4").field.battle.items.count("wirecutters") == 1


@rule("B-MAP-N08-04")
def test_medal_case_and_dexedrine_wait_in_6_and_9_and_nowhere_else() -> None:
    items = Situation("dday n-08 units=2").field.battle.items
    assert not {"medal-case", "dexedrine"} & set(items)
    for start, sector, item in ((3, 6, "medal-case"), (6, 9, "dexedrine")):
        t = Situation("dday n-08 units=2")
        t.unit(1, sector=start, soldiers=60, courage=9, cards=["wirecutters"])
        t.unit(2, sector=1, soldiers=60)
        t.start_at("MOVE")
        t.answer(1, "use wirecutters", f"advance {sector}")
        t.pass_until("ROLL")
        assert t.get(1).items == (item,)
        t.unit(2, sector=start, courage=9, cards=["bulldozer"])
        t.start_at("MOVE")
        t.answer(2, f"advance {sector}")
        t.pass_until("ROLL")
        assert t.get(2).items == ()


@rule("B-MAP-N08-05")
def test_nothing_lowers_the_def_of_11() -> None:
    for item in ("bangalore-torpedo", "gammon-bomb", "bazooka"):
        t = Situation("dday n-08 units=1")
        t.unit(1, sector=11, soldiers=60, cards=[item, "tank", "field-radio"])
        t.start_at("MUSTER")
        assert t.refused(1, f"use {item}").rule == "B-SECTOR-37"
        assert defence(t.field, t.get(1)) == 11
    t.unit(1, sector=10)
    assert defence(t.field, t.get(1)) == 9 - 2, "the Tank works elsewhere"


@rule("B-MAP-N08-06")
def test_a_unit_may_stay_in_13_as_long_as_it_likes() -> None:
    t = Situation("dday n-08 units=1")
    t.unit(1, sector=13, soldiers=90, cards=["field-radio"])
    for _ in range(5):
        t.start_at("ROLL")
        t.roll(1, "STAR STAR STAR TOOL TOOL TOOL")
        t.pass_until("MOVE")
        assert t.get(1).marker == 1
        t.answer(1, "stay")
        t.pass_until("ROLL")
    assert [event.data["n"] for event in t.events("casualties")] == [9] * 5


@rule("B-MAP-N08-07")
def test_the_bunker_opens_to_a_battle_cry_rolled_or_from_a_card_and_costs_no_courage() -> None:
    t = Situation("dday n-08 units=1")
    t.unit(1, sector=12, soldiers=90, courage=9, cards=["dexedrine", "field-radio"])
    t.start_at("MOVE")
    assert t.refused(1, "advance bunker").rule == "B-SECTOR-39"
    assert t.refused(1, "charge bunker").rule == "B-RWB-12"
    t.answer(1, "use dexedrine", "charge")
    t.dice("1")
    t.answer(1, "charge bunker")
    assert t.get(1).courage == 9
    assert t.events("charges")[0].data["cost"] == 0


@rule("B-MAP-N08-08")
def test_solo_the_signalling_lamp_lies_in_9_instead_of_the_dexedrine() -> None:
    t = Situation("dday n-08 units=1")
    assert not {"signalling-lamp", "dexedrine"} & set(t.field.battle.items)
    t.unit(1, sector=6, soldiers=60, courage=9, cards=["wirecutters"])
    t.start_at("MOVE")
    t.answer(1, "use wirecutters", "advance 9")
    assert t.get(1).items == ("signalling-lamp",)


@rule("B-MAP-N08-EX-01")
def test_a_rolled_battle_cry_opens_the_bunker_with_no_courage_but_three_soldiers_do_not() -> None:
    for choice in ("charge", "soldiers"):
        t = Situation("dday n-08 units=1")
        t.unit(1, sector=13, soldiers=60)
        t.tally(1, "COURAGE SKULL COURAGE SKULL COURAGE SKULL")
        t.start_at("UPKEEP")
        t.dice("4")
        t.answer(1, "claim SKULL", "claim COURAGE", choice)
        t.get(1).courage = 0
        t.pass_until("MOVE" if choice == "charge" else "ROLL")
        if choice == "charge":
            t.answer(1, "charge bunker")
            assert t.events("casualties")[0].data["n"] == 18 + 4
            assert t.table.outcome == "won"
        else:
            assert t.get(1).sector == t.field.book.index("13")
            assert t.get(1).soldiers == 60 + 3 - 9

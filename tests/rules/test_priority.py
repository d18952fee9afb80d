"""B-PRIO: which text wins, and who goes first."""

from __future__ import annotations

import pytest

from hhour.dday.rules.fight.defence import defence
from hhour.kernel.choice import Cost
from hhour.kernel.lanes import settle
from tests.rule import rule
from tests.table import Situation


@rule("B-PRIO-01", "B-PRIO-02")
def test_an_award_outranks_the_sector_that_forbids_finding_and_the_rule_that_asks_for_points() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=9, soldiers=20, cards=["bronze-star"])
    t.start_at("ROLL")
    t.roll(1, "STAR STAR STAR TOOL TOOL STAR")
    t.answer(1, "use bronze-star")
    assert "find bazooka" in t.choices(1)
    t.answer(1, "find bazooka")
    assert t.get(1).items == ("bazooka",)
    assert t.events("found")[0].rule == "B-AWARD-C12"


@rule("B-PRIO-02")
def test_an_award_outranks_the_special_damage_of_a_sector() -> None:
    t = Situation("dday n-02 units=1")
    t.unit(1, sector=5, soldiers=20, cards=["croix-de-guerre", "scout", "medic"])
    t.start_at("ROLL")
    t.roll(1, "SKULL SKULL STAR STAR STAR STAR")
    t.answer(1, "use croix-de-guerre")
    t.dice("6")
    t.pass_until("MOVE")
    t.pass_until("ROLL")
    assert t.get(1).specialists == ("scout", "medic")
    assert t.events("shielded")[0].rule == "B-AWARD-12"


@rule("B-PRIO-01", "B-PRIO-03")
def test_an_item_outranks_sector_and_rule() -> None:
    t = Situation("dday n-02 units=1")
    t.unit(1, sector=5, soldiers=20, cards=["flak-vest", "scout"])
    t.dice("6")
    t.start_at("COMBAT")
    t.answer(1, "use flak-vest")
    t.ready(1)
    t.answer(1, "lose soldiers")
    assert t.get(1).specialists == ("scout",)
    assert t.get(1).soldiers == 15

    whistle = Situation("dday n-01 units=1")
    whistle.unit(1, sector=1, soldiers=20, points=7)
    whistle.start_at("MUSTER")
    whistle.answer(1, "find whistle")
    whistle.pass_until("MOVE")
    assert "advance 2" in whistle.choices(1)


@rule("B-PRIO-03")
def test_a_vehicle_outranks_barriers_and_sacrifices() -> None:
    t = Situation("dday n-08 units=1")
    t.unit(1, sector=3, soldiers=20, courage=9)
    t.start_at("MOVE")
    assert t.refused(1, "advance 6").rule == "B-MOVE-19"
    t.give(1, "bulldozer")
    assert t.table.refusal(1, "advance 6") is None


@rule("B-PRIO-01", "B-PRIO-04")
def test_a_specialist_outranks_the_mines_of_a_sector_and_the_rule_that_makes_units_move() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=5, soldiers=20, courage=3, cards=["minesweeper"])
    t.start_at("MOVE")
    t.dice("1")
    t.answer(1, "advance 8")
    assert t.events("d6") == []

    stays = Situation("dday n-07 units=1")
    stays.unit(1, sector=5, soldiers=30, courage=3, marker=4, cards=["point-man"])
    stays.start_at("MOVE")
    assert stays.refused(1, "stay").rule == "B-MOVE-06"
    stays.answer(1, "use point-man", "stay")
    assert stays.events("stayed")


@rule("B-PRIO-01", "B-PRIO-05")
def test_a_sector_outranks_the_rules() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=7, soldiers=20)
    t.start_at("ROLL")
    t.dice("STAR STAR STAR STAR STAR STAR")
    t.answer(1, "roll")
    assert t.question(1) == "reroll", "nothing is locked in a NO_LOCK sector"


@rule("B-PRIO-05")
def test_a_sector_that_names_cards_stands_against_them() -> None:
    t = Situation("dday n-08 units=1")
    t.unit(1, sector=11, soldiers=20, cards=["bazooka", "tank"])
    t.start_at("MUSTER")
    assert t.refused(1, "use bazooka").rule == "B-SECTOR-37"
    assert defence(t.field, t.get(1)) == 11

    cry = Situation("dday n-08 units=1")
    cry.unit(1, sector=13, soldiers=20, courage=9, cards=["hero"])
    cry.start_at("MOVE")
    assert cry.refused(1, "advance bunker").rule == "B-SECTOR-39"


@rule("B-PRIO-06")
def test_what_does_not_contradict_adds_up() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector="bunker", soldiers=30, cards=["engineer", "bazooka", "medic"])
    t.dice("2")
    t.start_at("COMBAT")
    assert defence(t.field, t.get(1)) == 7
    t.answer(1, "use bazooka")
    t.ready(1)
    t.answer(1, "lose soldiers")
    assert t.events("casualties")[0].data["n"] == 0 + 2
    assert t.get(1).soldiers == 29


@rule("B-PRIO-07")
def test_the_weaker_unit_finds_the_item_both_want() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, sector=1, soldiers=12, points=15)
    t.unit(2, sector=1, soldiers=7, points=15)
    t.start_at("MUSTER")
    t.answer(1, "find bazooka")
    assert t.choices(2) == ["mine", "yours"]
    t.answer(2, "mine")
    assert t.get(2).items == ("bazooka",)
    assert (t.get(1).items, t.get(1).points) == ((), 15)
    assert t.events("contested")[0].rule == "B-PRIO-07"


@rule("B-PRIO-07")
def test_nobody_is_asked_about_a_specialist_in_anothers_hand() -> None:
    t = Situation("dday n-01 units=2")
    for seat in (1, 2):
        t.unit(seat, sector=1, soldiers=13 - seat, stars=4)
    t.start_at("MUSTER")
    t.answer(1, "recruit medic")
    assert t.get(1).specialists == ("medic",)


@rule("B-PRIO-07")
@pytest.mark.parametrize(("other", "waits"), [("claim", True), ("draft", False)])
def test_a_contest_waits_for_those_who_may_want_the_same_and_for_nothing_else(other: str, waits: bool) -> None:
    t = Situation("dday n-01 units=3")
    for seat in (1, 2, 3):
        t.unit(seat, sector=1, soldiers=9 - seat, points=15)
    t.start_at("MUSTER")
    asked = (other, 1, 0, "find bazooka" if waits else "")
    t.field.battle.lanes = [(), (("contest", 0, 0, "find bazooka"),), (asked,), (("claim", 2, 0, "find grenade"),)]
    settle(t.field)
    assert t.get(1).items == (() if waits else ("bazooka",))


@rule("B-PRIO-07")
def test_the_weaker_unit_may_leave_it_to_the_other_and_the_weaker_need_not_ask() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, sector=1, soldiers=12, stars=4)
    t.unit(2, sector=1, soldiers=7, stars=4)
    t.start_at("MUSTER")
    t.answer(1, "recruit captain")
    t.answer(2, "yours")
    assert t.get(1).specialists == ("captain",)

    weak = Situation("dday n-01 units=2")
    weak.unit(1, sector=1, soldiers=12, stars=4)
    weak.unit(2, sector=1, soldiers=7, stars=4)
    weak.start_at("MUSTER")
    weak.answer(2, "recruit captain")
    assert weak.get(2).specialists == ("captain",)


@rule("B-PRIO-07")
def test_between_equals_a_die_decides_and_strength_counts_specialists() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, sector=1, soldiers=9, cards=["scout"], points=15)
    t.unit(2, sector=1, soldiers=10, points=15)
    t.start_at("MUSTER")
    t.answer(1, "find bazooka")
    t.dice("3 3 2 5")
    t.answer(2, "mine")
    assert t.get(2).items == ("bazooka",)
    assert [event.data["n"] for event in t.events("d6")] == [3, 3, 2, 5]


def contested_under_an_offer(partner: int) -> Situation:
    """Unit 1 wants a bazooka that Unit 2 may claim, and an offer that Unit 3 had begun reaches one of the two."""
    t = Situation("dday n-01 units=3")
    t.unit(1, sector=1, soldiers=12, points=15)
    t.unit(2, sector=1, soldiers=7, points=15)
    t.unit(3, sector=1, soldiers=20, courage=3)
    t.start_at("MUSTER")
    t.answer(3, f"trade {partner}", "give courage 1")
    t.answer(1, "find bazooka")
    t.answer(3, "offer")
    return t


@rule("B-PRIO-07", "B-TRADE-07")
def test_an_offer_to_the_unit_that_asked_first_leaves_the_claim_of_the_weaker_alone() -> None:
    t = contested_under_an_offer(partner=1)
    t.answer(2, "mine")
    assert t.choices(1) == ["accept", "decline"]
    t.answer(1, "accept")
    assert (t.get(1).courage, t.get(3).courage) == (1, 2)
    assert (t.get(1).items, t.get(2).items) == ((), ("bazooka",))


@rule("B-PRIO-07", "B-TRADE-07")
def test_an_offer_to_the_weaker_unit_does_not_cost_it_its_claim() -> None:
    t = contested_under_an_offer(partner=2)
    assert t.get(1).items == ()
    t.answer(2, "decline")
    assert t.choices(2) == ["mine", "yours"]
    t.answer(2, "mine")
    assert (t.get(1).items, t.get(2).items) == ((), ("bazooka",))


@rule("B-PRIO-07")
@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_of_two_that_go_first_the_weaker_has_it_whoever_speaks_last(order: tuple[int, int]) -> None:
    t = Situation("dday n-01 units=3")
    for seat, soldiers in ((1, 7), (2, 9), (3, 12)):
        t.unit(seat, sector=1, soldiers=soldiers, stars=4)
    t.start_at("MUSTER")
    t.answer(3, "recruit captain")
    for seat in order:
        t.answer(seat, "mine")
    assert [t.get(seat).specialists for seat in (1, 2, 3)] == [("captain",), (), ()]
    assert t.events("contested")[0].data["units"] == (3, 1, 2)


@rule("B-PRIO-07")
def test_taking_it_first_says_what_it_costs() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, sector=1, soldiers=12, stars=4)
    t.unit(2, sector=1, soldiers=7, stars=4)
    t.start_at("MUSTER")
    t.answer(1, "recruit captain")
    assert {choice.action.text: choice.costs for choice in t.table.offered(2)} == {
        "mine": (Cost("stars", 4),),
        "yours": (),
    }


@rule("B-PRIO-EX-01")
def test_of_strengths_7_and_12_entering_gold_beach_8_together_the_first_draws_the_award() -> None:
    t = Situation("dday n-04 units=2")
    t.unit(1, sector=6, soldiers=11, courage=5, cards=["medic"])
    t.unit(2, sector=5, soldiers=7, courage=5)
    t.start_at("MOVE")
    t.answer(1, "advance 8") if t.question(1) == "move" else None
    t.dice("silver-star")
    t.answer(2, "advance 8")
    assert t.choices(2) == ["draw", "take victoria-cross"]
    t.dice("1")
    t.answer(2, "draw")
    assert t.get(2).awards == ("silver-star",)
    assert t.get(1).awards == ()

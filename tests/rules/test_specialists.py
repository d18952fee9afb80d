"""Recruiting, keeping and losing Specialists (B-SPEC-01 to B-SPEC-15, B-SPEC-25 and the examples)."""

from __future__ import annotations

import pytest

from hhour.dday.rules.battle.state import SAFE
from hhour.dday.rules.cards.finding import recruit_cost
from hhour.dday.rules.cards.hooks import RECRUIT_COST, UNIT, Passive, strength
from hhour.dday.rules.cards.kinds import REGULAR, UNIQUE
from hhour.dday.rules.steps.move import join_here
from tests.rule import rule
from tests.table import Situation

PLAIN = "STAR SOLDIER STAR SOLDIER COURAGE TOOL"


def mustering(setup: str = "dday n-01 units=1", cards: list[str] | None = None, **resources: int) -> Situation:
    t = Situation(setup)
    t.unit(1, cards=cards)
    for name, amount in resources.items():
        setattr(t.get(), name, amount)
    t.start_at("MUSTER")
    return t


@rule("B-SPEC-01")
def test_specialists_are_bought_with_stars_in_muster_for_two_three_or_four() -> None:
    t = mustering(stars=4)
    book = t.field.book
    assert {card.cost for card in book.cards.values() if card.kind in (REGULAR, UNIQUE)} == {2, 3, 4}
    t.answer(1, "recruit medic")
    assert (t.get().specialists, t.get().stars) == (("medic",), 0)
    t = Situation("dday n-01 units=1")
    t.unit(1, stars=4)
    assert t.refused(1, "recruit medic").rule == "B-SPEC-01", "not in ROLL"


@rule("B-SPEC-02", "B-SPEC-EX-02")
def test_a_messenger_makes_the_medic_cost_three_and_a_second_recruit_is_refused() -> None:
    t = mustering(cards=["messenger"], stars=5, courage=6)
    t.answer(1, "recruit medic")
    assert t.get().stars == 2
    assert t.get().specialists == ("messenger", "medic")
    assert t.refused(1, "recruit corporal").rule == "B-SPEC-02"
    assert not [choice for choice in t.choices() if choice.startswith("recruit")]


@rule("B-SPEC-03")
def test_the_card_comes_from_hand_or_pool_and_is_paid_in_full() -> None:
    t = mustering(stars=3, courage=6)
    assert "recruit medic" not in t.choices()
    refusal = t.refused(1, "recruit medic")
    assert (refusal.rule, refusal.params["cost"], refusal.params["have"]) == ("B-SPEC-03", 4, 3)
    t.answer(1, "recruit messenger")
    assert t.get().stars == 0
    assert "messenger" not in t.field.battle.pool
    assert t.table.view()["units"][0]["specialists"] == ["messenger"]  # type: ignore[index]
    t = mustering(stars=2)
    t.answer(1, "recruit scout")
    assert "scout" not in t.get().hand
    assert [event.rule for event in t.events("paid")] == ["B-SPEC-03"]


@rule("B-SPEC-04")
def test_an_ability_works_from_joining_until_he_is_lost() -> None:
    t = mustering(stars=4, soldiers=9, courage=1)
    t.answer(1, "recruit medic")
    t.pass_until("MOVE")
    t.answer(1, "stay", "lose soldiers")
    assert t.get().soldiers == 9 - (2 - 1), "in the very turn he joined"
    t.start_at("COMBAT")
    t.answer(1, "lose medic")
    assert t.get().soldiers == 8, "he took the one casualty that was left himself"
    t.start_at("COMBAT")
    assert t.get().soldiers == 8 - 2, "he helps no more"
    assert len(t.events("saved")) == 2


@rule("B-SPEC-05")
def test_abilities_of_different_specialists_add_up() -> None:
    t = Situation("dday n-01 units=1 opts=bazooka-joe=all")
    t.unit(1, soldiers=30, courage=1, cards=["beachmaster", "pathfinder"])
    t.start_at("MOVE")
    t.answer(1, "advance 2")
    assert t.get().soldiers == 30 + 3 + 1


@rule("B-SPEC-06")
def test_every_unit_has_its_own_regular_copies_but_unique_ones_exist_once() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, stars=9, soldiers=1)
    t.unit(2, stars=9, soldiers=5)
    t.start_at("MUSTER")
    t.answer(1, "recruit corporal")
    t.answer(2, "recruit corporal")
    assert t.get(1).specialists == t.get(2).specialists == ("corporal",)
    t = Situation("dday n-01 units=2")
    t.unit(1, stars=9, soldiers=1)
    t.unit(2, stars=9, soldiers=5)
    t.start_at("MUSTER")
    t.answer(1, "recruit general")
    if t.question(2) == "claim":
        t.answer(2, "yours")
    assert t.refused(2, "recruit general").rule == "B-SPEC-15"


@rule("B-SPEC-06")
def test_no_unit_has_two_specialists_of_one_name() -> None:
    t = mustering(cards=["corporal"], stars=9)
    assert t.refused(1, "recruit corporal").rule == "B-SPEC-06"


@rule("B-SPEC-07")
def test_a_specialist_counts_as_one_soldier_and_may_be_the_casualty() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, soldiers=2, cards=["scout", "corporal"])
    assert strength(t.field, t.get()) == 4
    t.start_at("COMBAT")  # DEF 2
    assert t.choices() == ["lose soldiers", "lose scout", "lose corporal"]
    t.answer(1, "lose scout", "lose corporal")
    assert (t.get().soldiers, t.get().specialists) == (2, ())
    t = Situation("dday n-01 units=1")
    t.unit(1, soldiers=0, cards=["scout", "corporal", "medic"])
    t.start_at("COMBAT")
    t.answer(1, "lose scout")
    assert t.is_in_play(), "Specialists alone survive"


@rule("B-SPEC-08")
@pytest.mark.parametrize("how", ["fallen", "sacrificed", "struck"])
def test_a_lost_specialist_cannot_be_recruited_again(how: str) -> None:
    t = Situation("dday n-02 units=1")
    t.unit(1, sector=5 if how == "struck" else 1, soldiers=30, stars=9, courage=9, cards=["scout"])
    if how == "fallen":
        t.start_at("COMBAT")
        t.answer(1, "lose scout")
    elif how == "struck":
        t.dice("6")
        t.start_at("COMBAT")
    else:
        t.unit(1, sector=7, soldiers=40)
        t.start_at("MOVE")
        t.dice("1 1")
        t.answer(1, "advance 9")
        t.pass_until("ROLL")
    assert t.events(how)[0].data["card"] == "scout"
    assert (t.get().specialists, t.get().fallen) == ((), ("scout",))
    assert t.table.view()["units"][0]["fallen"] == ["scout"], "face down on the table"  # type: ignore[index]
    t.start_at("MUSTER")
    assert t.refused(1, "recruit scout").rule == "B-SPEC-08"


@rule("B-SPEC-09")
def test_a_lost_unique_specialist_is_lost_for_every_unit() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, soldiers=9, cards=["general"])
    t.unit(2, soldiers=30, stars=9)
    t.start_at("COMBAT")
    t.answer(1, "ready")
    t.answer(2, "ready")
    t.answer(1, "lose general")
    t.start_at("MUSTER")
    assert "general" not in t.field.battle.pool
    assert t.refused(2, "recruit general").rule == "B-SPEC-15"


@rule("B-SPEC-10")
def test_only_the_messenger_can_be_traded() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, soldiers=9, cards=["messenger", "scout", "general"])
    t.start_at("MUSTER")
    t.answer(1, "trade 2")
    given = [choice for choice in t.choices() if choice.startswith("give")]
    assert "give messenger" in given
    assert "give scout" not in given
    assert "give general" not in given


@rule("B-SPEC-11", "B-SPEC-12")
def test_a_specialist_of_a_sector_costs_nothing_and_is_no_recruit() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, soldiers=30, courage=1, cards=["grenade"])
    t.start_at("MOVE")
    t.answer(1, "advance 2")
    assert (t.get().specialists, t.get().stars) == (("scout",), 0)
    assert t.events("joined")[0].data["cost"] == 0
    assert not t.get().flags & 1, "the recruit of the turn is still free"
    assert not t.events("recruited")


@rule("B-SPEC-12")
@pytest.mark.parametrize("state", ["present", "fallen"])
def test_who_is_there_already_or_has_fallen_does_not_join(state: str) -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, soldiers=30, courage=1, cards=["scout"] if state == "present" else [])
    if state == "fallen":
        t.get().fallen = ("scout",)
    t.start_at("MOVE")
    t.answer(1, "advance 2")
    assert t.get().specialists == (("scout",) if state == "present" else ())
    assert not t.events("joined")


@rule("B-SPEC-12")
def test_a_unique_specialist_who_is_elsewhere_does_not_join() -> None:
    t = Situation("dday n-01 units=2")
    t.give(2, "captain")
    join_here(t.field, t.get(1), "captain")
    assert t.get(1).specialists == ()
    join_here(t.field, t.get(1), "engineer")
    assert t.get(1).specialists == ("engineer",)


@rule("B-SPEC-13")
def test_abilities_for_all_units_reach_everywhere_while_their_owner_is_in_play() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, soldiers=9, cards=["general", "quartermaster", "lieutenant"])
    t.unit(2, sector=9, soldiers=30, points=10)
    t.dice(PLAIN + " " + PLAIN)
    t.start_at("ROLL")
    t.answer(2, "roll")
    assert t.refused(2, "lock r1 r2").params["n"] == 1
    t.answer(2, "lock r1", "stop")
    t.answer(1, "roll", "lock r1", "stop")
    assert "swap 1" in t.choices(2)
    t.get(1).status = SAFE
    t.field.battle.lanes[1] = ()
    t.dice(PLAIN)
    t.start_at("ROLL")
    t.answer(2, "roll")
    assert t.refused(2, "lock r1").params["n"] == 2
    t.unit(2, sector=1, points=10)
    t.start_at("MUSTER")
    assert t.refused(2, "find bangalore-torpedo").params["cost"] == 20
    t.get(1).status = 0
    assert t.refused(2, "find bangalore-torpedo").params["cost"] == 18


@rule("B-SPEC-14", "B-SPEC-23")
def test_a_sacrifice_is_no_casualty_and_the_medic_does_not_prevent_it() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=4, soldiers=30, courage=9, cards=["medic", "scout"])
    t.dice("1")
    t.start_at("MOVE")
    t.answer(1, "advance 7")
    assert t.choices() == ["sacrifice medic", "sacrifice scout"]
    t.answer(1, "sacrifice scout")
    assert t.get().specialists == ("medic",)
    lost = t.events("sacrificed")[0]
    assert (lost.rule, lost.phase) == ("B-SECTOR-08", "MOVE")
    assert not [event for event in t.events("casualties") if event.phase == "MOVE"]
    assert not [event for event in t.events("saved") if event.phase == "MOVE"]


@rule("B-SPEC-14", "B-SPEC-19", "B-SPEC-C16")
def test_the_decoy_dies_instead_and_the_ambulance_spares_everybody() -> None:
    t = Situation("dday n-01 units=1 opts=bazooka-joe=all")
    t.unit(1, sector=4, soldiers=30, courage=9, cards=["medic", "decoy"])
    t.dice("1")
    t.start_at("MOVE")
    t.answer(1, "advance 7", "sacrifice decoy")
    assert t.get().specialists == ("medic",)
    t = Situation("dday n-01 units=1 opts=bazooka-joe=all")
    t.unit(1, sector=4, soldiers=30, courage=9, cards=["medic", "ambulance"])
    t.dice("1")
    t.start_at("MOVE")
    t.answer(1, "advance 7")
    assert t.field.book.sectors[t.get().sector].id == "7"
    assert not t.events("sacrificed")


@rule("B-SPEC-15")
def test_only_listed_specialists_can_be_recruited_unless_an_option_says_so() -> None:
    t = mustering(stars=9)
    assert t.refused(1, "recruit hero").rule == "B-SPEC-15"
    assert t.refused(1, "recruit marksman").rule == "B-SPEC-15"
    t = mustering("dday n-01 units=1 opts=bazooka-joe=all", stars=9)
    assert {"recruit hero", "recruit marksman"} <= set(t.choices())


@rule("B-SPEC-25")
def test_a_star_discount_never_brings_a_cost_below_nothing() -> None:
    t = mustering(cards=["messenger"], stars=1)
    unit = t.get()
    assert recruit_cost(t.field, unit, "scout") == 1
    table = t.field.book.passives[RECRUIT_COST]
    small = table["messenger"]
    table["messenger"] = Passive(RECRUIT_COST, -9, UNIT, small.tier, small.rank, small.rule, small.slug)
    try:
        assert recruit_cost(t.field, unit, "scout") == 0
        t.answer(1, "recruit scout")
        assert unit.stars == 1
    finally:
        table["messenger"] = small


@rule("B-SPEC-EX-01")
def test_two_bonuses_bring_veteran_and_chaplain_two_soldiers_and_two_courage() -> None:
    t = Situation("dday n-01 units=1 opts=bazooka-joe=all")
    t.unit(1, soldiers=1, cards=["veteran", "chaplain"])
    t.tally(1, "TWO_SOLDIERS STAR TWO_SOLDIERS STAR TWO_SOLDIERS STAR")
    t.start_at("UPKEEP")
    t.declare(1, "claim TWO_SOLDIERS", "claim STAR", "courage 1")
    assert sum(1 for event in t.events("gained") if event.rule == "B-SPEC-C13") == 2
    assert sum(1 for event in t.events("gained") if event.rule == "B-SPEC-C02") == 2
    assert (t.get().courage, t.get().soldiers) == (2 + 2, 1 + 6 + 6 + 2)


@rule("B-SPEC-EX-03", "B-SPEC-C07")
def test_the_paratrooper_absorbs_six_casualties() -> None:
    t = Situation("dday n-01 units=1 opts=bazooka-joe=all")
    t.unit(1, sector=5, soldiers=2, cards=["paratrooper", "scout"])
    assert strength(t.field, t.get()) == 9
    t.dice("4")  # DEF 3 + 4
    t.start_at("COMBAT")
    assert t.events("casualties")[0].data["n"] == 7
    t.answer(1, "lose paratrooper", "lose soldiers")
    assert (t.get().soldiers, t.get().specialists) == (1, ("scout",))


@rule("B-SPEC-EX-04", "B-SPEC-C04", "B-SPEC-24")
def test_the_hero_buys_casualties_off_with_courage_and_stars() -> None:
    t = Situation("dday n-01 units=1 opts=bazooka-joe=all")
    t.unit(1, sector=9, soldiers=20, courage=3, stars=2, cards=["hero", "flak-vest"])
    t.dice("1")
    t.start_at("COMBAT")
    t.answer(1, "use flak-vest")
    told = t.events("casualties")[0]
    assert told.data["n"] == 10
    assert t.question() == "pay", "the number is known, nobody has fallen yet"
    assert "pay 3 2" in t.choices()
    assert "pay 0 0" in t.choices()
    assert t.get().soldiers == 20
    t.answer(1, "pay 2 2", "lose soldiers")
    assert (t.get().soldiers, t.get().courage, t.get().stars) == (20 - 6, 1, 0)
    assert {event.rule for event in t.events("paid")} == {"B-SPEC-C04"}

"""RWB bonuses: what a set is, what each of the six gives, what cards that grant one do (B-RWB)."""

from __future__ import annotations

import pytest

from hhour.dday.rules.battle.state import SAFE
from tests.rule import rule
from tests.table import Situation

SOLDIERS_RWB = "SOLDIER STAR SOLDIER STAR SOLDIER STAR"


def upkeep(words: str, units: int = 2, cards: list[str] | None = None, sector: int | None = None) -> Situation:
    """Unit 1 stands in UPKEEP with these dice (r1 r2 w1 w2 b1 b2) and no resources but one soldier."""
    t = Situation(f"dday n-01 units={units}")
    for seat in range(1, units + 1):
        t.unit(seat, soldiers=1)
        t.tally(seat, "SKULL SKULL SKULL SKULL SKULL SKULL" if seat > 1 else words)
    t.unit(1, cards=cards, sector=sector)
    for seat in range(2, units + 1):  # nothing of theirs is asked
        t.field.unit(seat).removed = 63
    t.start_at("UPKEEP")
    return t


@rule("B-RWB-01")
def test_a_set_is_one_face_in_red_white_and_blue() -> None:
    t = upkeep("STAR STAR STAR TOOL COURAGE TOOL")  # STARs on red and white only
    assert t.question() != "declare"
    t = upkeep("STAR STAR STAR TOOL STAR TOOL")
    assert "claim STAR" in t.choices()
    assert t.refused(1, "claim TOOL").rule == "B-RWB-01"


@rule("B-RWB-02", "B-RWB-11", "B-RWB-06")
def test_fresh_troops_give_six_soldiers_on_top_of_the_dice_and_in_upkeep() -> None:
    t = upkeep("TWO_SOLDIERS STAR TWO_SOLDIERS STAR TWO_SOLDIERS COURAGE")
    assert t.field.phase() == "UPKEEP"
    assert t.get().soldiers == 1, "nothing is collected before it is claimed"
    t.declare(1, "claim TWO_SOLDIERS")
    unit = t.get()
    assert (unit.soldiers, unit.stars, unit.courage) == (1 + 6 + 6, 2, 1)
    bonus = next(event for event in t.events("gained", 1) if event.rule == "B-RWB-11")
    assert bonus.phase == "UPKEEP"
    assert bonus.data["n"] == 6


@rule("B-RWB-03")
def test_a_result_is_in_one_set_only_and_two_sets_need_six_dice() -> None:
    t = upkeep("STAR STAR STAR STAR STAR COURAGE")  # five STARs are one set, not two
    t.answer(1, "claim STAR", "courage 2")
    assert t.question() != "declare" or "claim STAR" not in t.choices()
    t = upkeep("TOOL STAR TOOL STAR TOOL STAR")
    t.answer(1, "claim STAR", "courage 2", "claim TOOL")
    assert t.get().claimed == (0, 1, 0, 0, 0, 1)


@rule("B-RWB-03", "B-RWB-EX-02", "B-RWB-10", "B-RWB-05")
@pytest.mark.parametrize(("first", "second", "shares"), [("2", "2", (9, 1)), ("2", "3", (5, 5))])
def test_six_soldiers_are_two_reinforcements_for_the_same_or_two_others(
    first: str, second: str, shares: tuple[int, int]
) -> None:
    t = upkeep("SOLDIER SOLDIER SOLDIER SOLDIER SOLDIER SOLDIER", units=3)
    t.declare(1, "claim SOLDIER", f"reinforce {first}", "claim SOLDIER", f"reinforce {second}")
    assert t.get(1).soldiers == 1 + 14
    assert (t.get(2).soldiers, t.get(3).soldiers) == shares


@rule("B-RWB-04")
def test_a_possible_set_may_be_left_unused() -> None:
    t = upkeep("TWO_SOLDIERS STAR TWO_SOLDIERS STAR TWO_SOLDIERS COURAGE")
    t.answer(1, "declared")
    assert t.get().soldiers == 1 + 6
    assert not t.events("rwb")


@rule("B-RWB-05")
def test_each_set_offers_its_options_anew() -> None:
    t = upkeep("COURAGE COURAGE COURAGE COURAGE COURAGE COURAGE")
    t.declare(1, "claim COURAGE", "soldiers", "claim COURAGE", "charge")
    unit = t.get()
    assert unit.soldiers == 1 + 3
    assert unit.battle_cry == 1


@rule("B-RWB-07", "B-RWB-EX-03")
def test_dead_mans_gift_gives_20_item_points_and_its_three_skulls_cancel_nothing() -> None:
    t = upkeep("SKULL STAR SKULL SKULL SKULL STAR")
    t.declare(1, "claim SKULL")
    assert t.question() == "cancel"
    assert t.choices() == ["cancel r2", "cancel b2"]
    t.answer(1, "cancel r2")
    unit = t.get()
    assert (unit.points, unit.stars) == (20, 1)


@rule("B-RWB-07")
def test_without_the_claim_the_same_skulls_are_active() -> None:
    t = upkeep("SKULL STAR SKULL SKULL SKULL STAR")
    t.answer(1, "declared")
    unit = t.get()
    assert (unit.points, unit.stars) == (0, 0)


@rule("B-RWB-08", "B-RWB-18")
def test_leadership_adds_a_white_result_or_gives_another_unit_two_courage() -> None:
    t = upkeep("STAR TOOL STAR TOOL STAR SOLDIER")
    t.answer(1, "claim STAR")
    faces = ("SKULL", "STAR", "SOLDIER", "TWO_SOLDIERS", "COURAGE", "TOOL")
    assert t.choices() == [f"white {face}" for face in faces] + ["courage 2"]
    before = t.table.copy()
    t.declare(1, "white TWO_SOLDIERS")
    assert t.get().soldiers == 1 + 1 + 2
    assert t.table.view()["units"][0]["virtual"] == ["white TWO_SOLDIERS"]  # type: ignore[index]
    before.apply(1, "courage 2")
    assert before.play.battle.units[1].courage == 2


@rule("B-RWB-EX-01", "B-RWB-09", "B-RWB-12")
@pytest.mark.parametrize(("cards", "extra"), [([], 0), (["veteran", "chaplain"], 2)])
def test_leadership_completes_a_battle_cry(cards: list[str], extra: int) -> None:
    t = upkeep("STAR COURAGE STAR TOOL STAR COURAGE", cards=cards)
    t.declare(1, "claim STAR", "white COURAGE", "claim COURAGE", "soldiers")
    unit = t.get()
    assert (unit.stars, unit.courage, unit.points, unit.soldiers) == (3, 3 + extra, 1, 1 + 3 + extra)


@rule("B-RWB-09")
def test_leadership_can_complete_another_leadership_and_a_straight() -> None:
    t = upkeep("STAR STAR STAR TOOL STAR STAR")
    t.answer(1, "claim STAR", "white STAR")
    assert "claim STAR" in t.choices()
    t.declare(1, "claim STAR", "courage 2")
    assert t.get().stars == 6
    t = Situation("dday n-01 units=1 opts=bazooka-joe=all")
    t.unit(1, soldiers=1, cards=["command-jacket"])
    t.roll(1, "SKULL STAR SOLDIER TWO_SOLDIERS COURAGE STAR")
    t.answer(1, "use command-jacket", "white TOOL")
    assert t.choices() == ["straight", "declared"]


@rule("B-RWB-09")
def test_a_white_skull_of_leadership_bites_like_any_other() -> None:
    t = upkeep("STAR TOOL STAR TOOL STAR SOLDIER")
    t.declare(1, "claim STAR", "white SKULL")
    assert t.question() == "cancel"
    t.answer(1, "cancel b2")
    unit = t.get()
    assert (unit.stars, unit.points, unit.soldiers) == (3, 3, 1)


@rule("B-RWB-10")
def test_reinforcements_give_four_soldiers_to_the_unit_and_four_to_another() -> None:
    t = upkeep(SOLDIERS_RWB, units=3)
    t.answer(1, "claim SOLDIER")
    assert t.choices() == ["reinforce 2", "reinforce 3"]
    t.declare(1, "reinforce 3")
    assert t.get(3).soldiers == 1 + 4
    assert t.get(2).soldiers == 1
    assert t.get(1).soldiers == 1 + 4 + 3


@rule("B-RWB-18")
def test_without_another_unit_in_play_the_bonus_falls_on_ones_own() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, soldiers=1)
    t.get(2).status = SAFE
    t.tally(1, SOLDIERS_RWB)
    t.start_at("UPKEEP")
    t.declare(1, "claim SOLDIER")
    assert t.get(1).soldiers == 1 + 3 + 4 + 4
    assert t.get(2).soldiers == 4, "what a safe Unit has does not change"


@rule("B-RWB-18")
def test_another_unit_may_stand_anywhere_on_the_map() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, soldiers=1)
    t.unit(2, sector=9, soldiers=1)
    t.tally(1, SOLDIERS_RWB)
    t.start_at("UPKEEP")
    t.answer(1, "claim SOLDIER")
    assert t.get(2).soldiers == 5


def charging(sector: int) -> Situation:
    """Unit 1 in MOVE with a Battle Cry move."""
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=sector, soldiers=9, battle_cry=1)
    t.start_at("MOVE")
    return t


@rule("B-RWB-12")
def test_a_battle_cry_moves_without_requirements_and_courage() -> None:
    t = charging(2)
    assert t.refused(1, "advance 5").rule == "B-MOVE-10"
    assert "charge 5" in t.choices(), "no courage, no Corporal"
    t.dice("1")
    t.answer(1, "charge 5")
    assert t.field.book.sectors[t.get().sector].id == "5"


@rule("B-RWB-13")
def test_a_battle_cry_still_rolls_for_landmines_and_is_followed_by_combat() -> None:
    t = charging(5)
    t.dice("2 1")  # landmine, machine gun in 7
    t.answer(1, "charge 7")
    assert t.events("d6")[0].rule == "B-MINE-01"
    assert t.get().soldiers == 9 - 2 or t.field.battle.outcome == "lost"
    fight = next(event for event in t.events("casualties") if event.rule == "B-COMBAT-02")
    assert fight.data["n"] == 8 + 1


@rule("B-RWB-14")
def test_a_battle_cry_needs_adjacency_and_never_goes_back() -> None:
    t = charging(5)
    t.get().visited |= 1 << t.field.book.index("4")
    assert t.refused(1, "charge 9").rule == "B-MOVE-02"
    assert t.refused(1, "charge 2").rule == "B-MOVE-03"
    assert t.refused(1, "charge 4").rule == "B-MOVE-04"


@rule("B-RWB-14")
def test_a_battle_cry_passes_no_barrier_no_cliff_and_no_full_sector() -> None:
    t = Situation("dday n-06 units=1")
    t.unit(1, sector=3, soldiers=9, battle_cry=1)
    t.start_at("MOVE")
    assert t.refused(1, "charge 4").rule == "B-MOVE-19"
    t = Situation("dday n-07 units=1")
    t.unit(1, sector=7, soldiers=9, battle_cry=1)
    t.start_at("MOVE")
    assert t.refused(1, "charge 9").rule == "B-MAP-N07-C02"
    t = Situation("dday n-02 units=2")
    full = next(ground for ground in t.field.book.sectors if ground.capacity == 1)
    place = next(at for at, edges in enumerate(t.field.book.edges) if any(edge.target == full.index for edge in edges))
    t.unit(1, sector=t.field.book.sectors[place].id, soldiers=9, battle_cry=1)
    t.unit(2, sector=full.id, soldiers=9)
    t.start_at("MOVE")
    assert t.refused(1, f"charge {full.id}").rule == "B-SECTOR-34"


@rule("B-RWB-15")
def test_a_battle_cry_forces_nobody_and_is_lost_if_unused() -> None:
    t = upkeep("COURAGE STAR COURAGE STAR COURAGE TOOL")
    t.answer(1, "claim COURAGE", "charge")
    assert t.table.view()["units"][0]["battle_cry"] is True  # type: ignore[index]
    t.unit(1, soldiers=9)
    t.unit(2, soldiers=9)
    t.pass_until("MOVE")
    t.answer(1, "stay")
    t.pass_until("ROLL")
    assert t.get().battle_cry == 0


@rule("B-RWB-16", "B-RWB-17")
def test_special_find_gives_two_stars_or_a_used_item_for_its_cost() -> None:
    t = upkeep("TOOL TOOL TOOL TOOL TOOL STAR", cards=["grenade"])
    t.get().items = ()
    t.field.battle.used = ("grenade", "bangalore-torpedo", "field-radio")
    t.declare(1, "claim TOOL")
    assert t.get().points == 24, "the item points of this turn are booked first"
    assert t.choices() == ["stars", "refind bangalore-torpedo", "refind field-radio", "refind grenade"]
    t.answer(1, "refind grenade")
    unit = t.get()
    assert (unit.points, unit.items, unit.stars) == (14, ("grenade",), 1)
    assert "grenade" not in t.field.battle.used
    found = t.events("found", 1)[-1]
    assert found.phase == "UPKEEP"
    assert t.question() == "muster"
    assert t.refused(1, "find walkie-talkie").rule == "B-ITEM-02", "it was the find of the turn"


@rule("B-RWB-16")
def test_special_find_stars() -> None:
    t = upkeep("TOOL SOLDIER TOOL SOLDIER TOOL SOLDIER")
    t.field.battle.used = ("walkie-talkie",)
    t.declare(1, "claim TOOL")
    t.answer(1, "stars")
    assert t.get().stars == 2


@rule("B-RWB-17")
def test_special_find_counts_discounts_and_asks_nothing_without_a_payable_used_item() -> None:
    t = upkeep("TOOL SOLDIER TOOL SOLDIER TOOL SOLDIER", cards=["quartermaster"])
    t.field.battle.used = ("mine-detector", "grenade")
    t.declare(1, "claim TOOL")
    assert t.choices() == ["stars", "refind mine-detector"], "6 points: 7 - 2 can be paid, 10 - 2 cannot"
    t.answer(1, "refind mine-detector")
    assert t.get().points == 1
    t = upkeep("TOOL SOLDIER TOOL SOLDIER TOOL SOLDIER")
    t.declare(1, "claim TOOL")
    assert t.get().stars == 2, "no used item: the stars are taken by themselves"


@rule("B-RWB-17")
def test_two_special_finds_find_one_item_unless_a_half_track_is_there() -> None:
    t = upkeep("TOOL TOOL TOOL TOOL TOOL TOOL")
    t.field.battle.used = ("mine-detector", "grenade")
    t.answer(1, "claim TOOL", "claim TOOL", "refind grenade")
    assert t.get().stars == 2, "no find left"
    t = upkeep("TOOL TOOL TOOL TOOL TOOL TOOL", cards=["half-track"])
    t.field.battle.used = ("mine-detector", "grenade")
    t.answer(1, "claim TOOL", "claim TOOL", "refind grenade")
    assert "refind mine-detector" in t.choices()


@rule("B-RWB-17", "B-ITEM-11")
def test_special_find_finds_nothing_in_a_no_find_sector() -> None:
    t = upkeep("TOOL SOLDIER TOOL SOLDIER TOOL SOLDIER", sector=9)
    t.field.battle.used = ("walkie-talkie",)
    t.declare(1, "claim TOOL")
    assert t.get().stars == 2


@rule("B-RWB-19")
@pytest.mark.parametrize(
    ("item", "answer", "soldiers", "courage"),
    [("command-jacket", "courage 2", 1, 1), ("dexedrine", "soldiers", 4, 1), ("signalling-lamp", "", 7, 1)],
)
def test_a_bonus_from_a_card_counts_as_obtained(item: str, answer: str, soldiers: int, courage: int) -> None:
    t = Situation("dday n-01 units=2 opts=bazooka-joe=all")
    t.unit(1, soldiers=1, stars=4, cards=[item, "veteran", "chaplain"])
    t.start_at("MUSTER")
    t.answer(1, f"use {item}")
    if answer:
        t.answer(1, answer)
    assert (t.get().soldiers, t.get().courage) == (soldiers + 1, courage)


@rule("B-RWB-19", "B-SECTOR-45")
def test_a_rallying_point_reacts_to_a_bonus_from_a_card() -> None:
    t = Situation("dday n-06 units=1 opts=bazooka-joe=all")
    t.unit(1, sector=11, soldiers=1, stars=4, cards=["signalling-lamp"])
    place = t.field.book.index("11")
    rolled = t.field.battle.rolled
    t.field.battle.rolled = (*rolled[:place], 6, *rolled[place + 1 :])
    t.start_at("MUSTER")
    t.answer(1, "use signalling-lamp")
    assert t.get().soldiers == 1 + 6 + 1


@rule("B-RWB-20")
def test_leadership_from_a_card_adds_its_result_only_up_to_upkeep() -> None:
    t = upkeep("STAR COURAGE STAR TOOL SOLDIER COURAGE", cards=["command-jacket"])
    t.get().items = ("command-jacket",)
    t.pass_until("MUSTER")
    t.answer(1, "use command-jacket")
    assert t.get(2).courage == 2, "only the courage option is left, so it is taken"
    t = Situation("dday n-01 units=2 opts=bazooka-joe=all")
    t.unit(1, cards=["command-jacket"])
    t.roll(1, "STAR COURAGE STAR TOOL SOLDIER COURAGE")
    t.roll(2, "SKULL SKULL SKULL SKULL SKULL SKULL")
    t.answer(1, "use command-jacket")
    assert "white STAR" in t.choices()


@rule("B-RWB-20")
def test_battle_cry_from_a_card_gives_its_move_only_before_the_unit_moves() -> None:
    t = Situation("dday n-01 units=1 opts=bazooka-joe=all")
    t.unit(1, soldiers=9, cards=["dexedrine"])
    t.start_at("MOVE")
    t.answer(1, "use dexedrine")
    assert t.choices() == ["soldiers", "charge"]
    t.answer(1, "charge")
    assert "charge 2" in t.choices()
    t = Situation("dday n-01 units=1 opts=bazooka-joe=all")
    t.unit(1, soldiers=9, cards=["dexedrine"])
    t.start_at("COMBAT")
    t.answer(1, "use dexedrine")
    assert t.get().soldiers == 9 + 3 - 2, "MOVE is over: only the soldiers are left"


@rule("B-RWB-20")
def test_battle_cry_from_a_card_gives_no_move_to_a_unit_that_has_decided_to_stay() -> None:
    t = Situation("dday n-01 units=2 opts=bazooka-joe=all")
    t.unit(1, soldiers=9, cards=["dexedrine"])
    t.unit(2, soldiers=9, courage=1)
    t.start_at("MOVE")
    t.answer(1, "stay", "use dexedrine")
    assert t.field.phase() == "MOVE"
    assert (t.get().soldiers, t.get().battle_cry) == (12, 0)


@rule("B-RWB-10")
def test_why_a_veteran_gave_a_soldier_leads_back_to_the_claimed_set() -> None:
    t = upkeep(SOLDIERS_RWB, cards=["veteran"])
    t.answer(1, "claim SOLDIER")
    extra = next(event for event in t.events("gained", 1) if event.rule == "B-SPEC-C13")
    assert t.why(extra) == ["B-SPEC-C13", "B-RWB-10", "B-RWB-01"]

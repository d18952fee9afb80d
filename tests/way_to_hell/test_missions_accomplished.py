"""Missions accomplished and failed (W-MISS)."""

from __future__ import annotations

import pytest

from hhour.dday.boxes.way_to_hell.missions.deck import REQUIREMENTS
from hhour.dday.boxes.way_to_hell.missions.fulfil import choices_of, refuse_mission, with_sets
from hhour.dday.boxes.way_to_hell.missions.needs import Results
from hhour.dday.boxes.way_to_hell.missions.state import missions, settle_declared
from hhour.kernel.faces import SKULL, SOLDIER, STAR, TOOL
from hhour.kernel.saving import load
from tests.rule import rule
from tests.way_to_hell.missions import CALM, accomplish, at_upkeep, equipped, give, table


@rule("W-MISS-21", "W-MISS-22")
def test_a_unit_that_has_all_may_keep_it_and_go_on() -> None:
    t = equipped("brotheridge-charge")
    t.answer(1, "pass")
    unit = t.get()
    assert unit.held == ("brotheridge-charge",)
    assert unit.items == ("grenade",)
    again = equipped("brotheridge-charge")
    accomplish(again, "brotheridge-charge")
    assert again.get().held == ("fp-corporal",)


@rule("W-MISS-23")
def test_resources_of_the_same_turn_pay_and_skulls_may_not_take_them_away() -> None:
    t = table()
    give(t, "foote-choice")  # Chaplain and 4 courage
    t.unit(1, cards=["chaplain"], courage=2, soldiers=9)
    at_upkeep(t, "COURAGE SKULL COURAGE SOLDIER TOOL STAR")
    t.dice("bronze-star fp-corporal")
    t.answer(1, "accomplish foote-choice")
    assert t.choices(1) == ["cancel w2", "cancel b1", "cancel b2"], "r1 and w1 show COURAGE"
    t.answer(1, t.choices(1)[0])
    assert t.get().courage == 0
    short = table()
    give(short, "foote-choice")
    short.unit(1, cards=["chaplain"], courage=1, soldiers=9)
    at_upkeep(short, "COURAGE SOLDIER COURAGE SOLDIER TOOL STAR")
    assert short.question(1) != "mission"


@rule("W-MISS-32")
@pytest.mark.parametrize("soldiers", [0, 1])
def test_a_mission_is_accomplished_only_if_somebody_is_left(soldiers: int) -> None:
    t = table()
    give(t, "foote-choice")  # Chaplain and 4 courage
    t.unit(1, cards=["chaplain"], courage=4, soldiers=soldiers)
    at_upkeep(t, "TOOL TOOL STAR STAR TOOL STAR")
    assert (t.question(1) == "mission") == bool(soldiers)


@rule("W-MISS-24", "W-MISS-25")
def test_specialists_are_lost_for_good_and_items_go_without_their_effect() -> None:
    t = equipped("pinder-radio", soldiers=20, courage=2)
    accomplish(t, "pinder-radio")
    assert t.get().soldiers == 20 - 5 + 2  # not the five of the Field Radio
    t = equipped("cota-order")
    accomplish(t, "cota-order")
    t.start_at("MUSTER")
    assert "recruit corporal" not in t.choices(1)
    lacking = equipped("cota-order", without="items")
    assert lacking.question(1) != "mission"


@rule("W-MISS-EX-01", "W-MISS-26")
def test_flemings_special_find_is_given_up_and_its_dice_are_collected() -> None:
    t = table()
    give(t, "fleming-investigation")
    t.unit(1, cards=["combat-photographer", "mine-detector"], soldiers=10, stars=0, courage=0, points=0)
    at_upkeep(t, "TOOL STAR TOOL SOLDIER TOOL COURAGE")
    accomplish(t, "fleming-investigation")
    unit = t.get()
    assert (unit.points, unit.stars, unit.soldiers, unit.courage) == (6, 1, 11, 1)
    assert (unit.specialists, unit.items, len(unit.awards)) == ((), (), 1)


@rule("W-MISS-27")
def test_a_bonus_given_up_is_not_obtained_for_a_veteran() -> None:
    t = equipped("barrett-rescue", soldiers=10)
    t.give(1, "veteran")
    accomplish(t, "barrett-rescue")
    assert t.get().soldiers == 10 + 3
    assert not t.get().obtained


@rule("W-MISS-28")
def test_a_bonus_from_an_item_can_be_kept_for_the_mission() -> None:
    t = table()
    give(t, "topham-crossing")  # Medic and a Battle Cry
    t.unit(1, cards=["medic", "dexedrine"], soldiers=9)
    at_upkeep(t, "SOLDIER SOLDIER TOOL TOOL STAR STAR")
    assert t.question(1) == "mission"
    assert t.refused(1, "accomplish topham-crossing").rule == "W-MISS-26"
    t.answer(1, "use dexedrine", "save")
    accomplish(t, "topham-crossing")
    unit = t.get()
    assert "dexedrine" in t.field.battle.used
    assert (unit.fallen, unit.soldiers) == (("medic",), 11)


@rule("W-MISS-28")
def test_a_bonus_kept_in_vain_is_obtained_after_all() -> None:
    t = table()
    give(t, "topham-crossing")
    t.unit(1, cards=["medic", "dexedrine"], soldiers=9)
    at_upkeep(t, "SOLDIER SOLDIER TOOL TOOL STAR STAR")
    t.answer(1, "use dexedrine", "save", "pass")
    assert t.question(1) == "battle-cry"
    t.answer(1, "soldiers")
    assert t.get().soldiers == 9 + 3 + 2


@rule("W-MISS-28")
def test_a_bonus_of_the_roll_before_counts_too() -> None:
    t = table()
    give(t, "topham-crossing")
    t.unit(1, cards=["medic", "dexedrine"], soldiers=9)
    t.start_at("ROLL")
    t.answer(1, "use dexedrine", "save")
    t.roll(1, "SOLDIER SOLDIER TOOL TOOL STAR STAR")
    assert "accomplish topham-crossing" in t.choices(1)


@rule("W-MISS-29")
def test_results_given_up_give_nothing_and_may_be_colourless() -> None:
    t = table()
    give(t, "foster-bren")  # four TOOLs
    t.unit(1, cards=["scout"], points=0)
    t.field.unit(1).virtual = ()
    t.tally(1, "TOOL SOLDIER TOOL SOLDIER TOOL STAR")
    t.get().virtual = (5 << 4 | 3,)  # the Scout's
    assert choices_of(t.field, t.get(), Results(TOOL, 4)) == ["r1", "w1", "b1", "colourless"]
    assert choices_of(t.field, t.get(), Results(SOLDIER, 1)) == ["r2", "w2"], "the Scout brings no SOLDIER"
    t.start_at("UPKEEP")
    t.declare(1)
    accomplish(t, "foster-bren")
    assert t.get().points == 0


@rule("W-MISS-EX-02", "W-MISS-31", "W-MISS-47")
def test_rudders_skulls_become_active_and_the_sharpshooter_still_ignores_one() -> None:
    for given in ("point-man", "sharpshooter"):
        t = table()
        give(t, "rudder-climb")
        t.unit(1, cards=[given], soldiers=10, stars=0, courage=0, points=0)
        at_upkeep(t, "SKULL SOLDIER SKULL TWO_SOLDIERS SKULL COURAGE")
        t.dice("bronze-star fp-corporal")
        t.answer(1, "accomplish rudder-climb")
        while t.question(1) == "cancel":
            t.answer(1, next(choice for choice in t.choices(1) if choice != "cancel w2"))
        unit = t.get()
        kept = 2 if given == "sharpshooter" else 0
        assert (unit.soldiers, unit.courage, unit.points) == (10 + kept, 0, 0)
        assert unit.fallen == (given,)


@rule("W-MISS-EX-03", "W-MISS-30")
def test_peregorys_skulls_are_removed_before_they_cancel_anything() -> None:
    t = table()
    give(t, "peregory-trench")
    t.unit(1, cards=["grenade"], soldiers=10, stars=0, courage=0, points=0)
    at_upkeep(t, "SKULL SKULL SKULL COURAGE SOLDIER TOOL")
    accomplish(t, "peregory-trench")
    unit = t.get()
    assert (unit.courage, unit.soldiers, unit.points) == (1, 11, 1)
    assert t.events("cancelled") == []


@rule("W-MISS-30", "W-MISS-34")
def test_skulls_given_up_are_not_active_for_anybody() -> None:
    t = table()
    give(t, "peregory-trench")
    t.unit(1, cards=["grenade"], soldiers=10)
    at_upkeep(t, "SKULL SKULL SKULL COURAGE SOLDIER TOOL")
    accomplish(t, "peregory-trench")
    assert [event.rule for event in t.events("result-removed")] == ["W-MISS-30"] * 3
    assert t.events("cancelled") == []


@rule("W-MISS-32")
def test_soldiers_are_paid_with_soldiers_and_somebody_stays() -> None:
    for soldiers, men, can in ((9, [], False), (10, [], False), (10, ["medic"], True), (11, [], True)):
        t = table()
        give(t, "turnbull-roadblock")  # Platoon Leader or Sharpshooter, and 10 soldiers
        t.unit(1, cards=["platoon-leader", *men], soldiers=soldiers)
        at_upkeep(t, "STAR STAR TOOL TOOL COURAGE COURAGE")
        assert (t.question(1) == "mission") is can, (soldiers, men)


@rule("W-MISS-33", "W-MISS-50")
def test_aitkens_attempt_is_declared_beside_a_bunker_only() -> None:
    t = equipped("aitken-attempt")
    assert t.question(1) == "mission"
    t = equipped("aitken-attempt", without="place")
    assert t.question(1) != "mission"
    t = table(board="n-04")
    joined = next(ground for ground in t.field.book.sectors if ground.id == "11")
    assert any(t.field.book.sectors[edge.target].bunker for edge in t.field.book.edges[joined.index])


@rule("W-MISS-51")
def test_ghadges_charge_wants_a_printed_machine_gun_silenced_or_not() -> None:
    t = equipped("ghadge-charge")
    assert t.question(1) == "mission"
    battle = t.field.battle
    battle.silenced = tuple(99 for _ in battle.silenced)
    assert t.table.refusal(1, "accomplish ghadge-charge") is None
    assert "accomplish ghadge-charge" in t.choices(1)
    t = equipped("ghadge-charge", without="place")
    assert t.question(1) != "mission"
    refused = refuse_mission(t.field, t.get(), "ghadge-charge")
    assert refused is not None
    assert (refused.rule, refused.key) == ("W-MISS-51", "mission-mgf")


@rule("W-MISS-35")
def test_nobody_but_the_named_specialist_stands_in_for_him() -> None:
    t = equipped("barrett-rescue", without="specialists")
    t.give(1, "chaplain")
    assert t.question(1) != "mission"


@rule("W-MISS-36")
def test_whoever_bears_the_title_counts_as_the_specialist() -> None:
    t = table()
    give(t, "barrett-rescue")
    t.field.book.titles = {"veteran": "medic"}
    t.unit(1, cards=["veteran"], soldiers=9)
    at_upkeep(t, "SOLDIER STAR SOLDIER TOOL SOLDIER COURAGE")
    accomplish(t, "barrett-rescue")
    assert t.get().fallen == ("veteran",)


@rule("W-MISS-37")
def test_the_decoy_may_be_given_in_place_of_a_specialist_who_is_there() -> None:
    t = equipped("barrett-rescue")
    t.give(1, "decoy")
    t.dice("bronze-star fp-corporal")
    t.answer(1, "accomplish barrett-rescue", "sacrifice decoy")
    assert t.get().specialists == ("medic",)
    alone = equipped("barrett-rescue", without="specialists")
    alone.give(1, "decoy")
    assert alone.question(1) != "mission"


@rule("W-MISS-38", "W-MISS-39")
def test_the_award_of_the_reward_is_beyond_the_one_of_the_turn() -> None:
    t = equipped("foote-choice", courage=12)
    accomplish(t, "foote-choice")
    t.start_at("MUSTER")
    t.dice("purple-heart")
    t.answer(1, "buy award")
    assert t.get().awards == ("bronze-star", "purple-heart")


@rule("W-MISS-40")
def test_of_an_empty_deck_nothing_is_drawn() -> None:
    t = equipped("foote-choice")
    t.field.battle.deck = ()
    missions(t.field).promotions = ()
    t.answer(1, "accomplish foote-choice")
    unit = t.get()
    assert (unit.awards, unit.held) == ((), ())
    assert missions(t.field).done == ((1, "foote-choice"),)


@rule("W-MISS-42")
def test_a_unit_accomplishes_one_mission_a_turn() -> None:
    t = table()
    give(t, "foote-choice", "roberts-tents")
    t.unit(1, cards=["chaplain", "medic"], courage=9, stars=5, soldiers=9)
    at_upkeep(t)
    assert {"accomplish foote-choice", "accomplish roberts-tents"} <= set(t.choices(1))
    accomplish(t, "foote-choice")
    assert t.get().held == ("roberts-tents", "fp-corporal")
    assert t.question(1) != "mission"


@rule("W-MISS-45")
def test_a_requirement_is_read_part_by_part() -> None:
    needs = REQUIREMENTS["ngarimu-ridge"]  # S:point-man/hero; D:red-COURAGE*2
    assert needs.specialists == (("point-man", "hero"),)
    assert [(part.face, part.number, part.colour) for part in needs.results] == [(4, 2, 0)]
    needs = REQUIREMENTS["aitken-attempt"]
    assert (needs.items, needs.place) == (("flame-thrower",), "bunker-adjacent")
    needs = REQUIREMENTS["higgins-boats"]
    assert (needs.sets, needs.pays) == ((5,), (("points", 15),))


@rule("W-MISS-46")
def test_two_parts_share_no_specialist() -> None:
    t = table()
    give(t, "wright-moore-church")  # Medic, and Chaplain or Corporal
    t.field.book.titles = {"medic": "medic"}
    t.unit(1, cards=["medic"], courage=5, soldiers=9)
    at_upkeep(t)
    assert t.question(1) != "mission"


@rule("W-MISS-48")
def test_an_item_that_acts_when_found_may_be_kept_for_the_mission() -> None:
    for answer, soldiers, items in (("keep-item", 9, ("walkie-talkie",)), ("use-item", 11, ())):
        t = table()
        give(t, "khan-silence")  # Walkie-Talkie and 5 stars
        t.unit(1, points=5, soldiers=9, stars=2)
        t.start_at("MUSTER")
        t.answer(1, "find walkie-talkie", answer)
        assert (t.get().soldiers, t.get().items) == (soldiers, items)
    t = table()
    t.unit(1, points=5, soldiers=9, stars=2)
    t.start_at("MUSTER")
    t.answer(1, "find walkie-talkie")
    assert t.get().soldiers == 11


def test_a_game_with_missions_is_saved_and_opened_as_it_stands() -> None:
    t = table()
    give(t, "foote-choice")
    t.unit(1, cards=["chaplain"], courage=4, soldiers=9)
    at_upkeep(t, CALM)
    saved = t.table.save()
    assert load(saved).save() == saved
    assert load(saved).copy().save() == saved


@rule("W-MISS-26", "W-MISS-31")
def test_a_set_that_was_given_up_cannot_be_given_up_again() -> None:
    t = table()
    t.tally(1, "SKULL STAR SKULL STAR SKULL STAR")
    unit, part = t.get(1), missions(t.field)
    assert with_sets(t.field, unit, [SKULL]) is not None
    assert with_sets(t.field, unit, [STAR]) is not None
    assert with_sets(t.field, unit, [STAR, STAR]) is None
    part.given = ((2, SKULL), (1, STAR))
    assert with_sets(t.field, unit, [SKULL]) is not None, "another Unit's, and another face"
    part.given = ((1, SKULL),)
    assert with_sets(t.field, unit, [SKULL]) is None


@rule("W-MISS-03")
def test_everybody_sees_who_has_accomplished_what() -> None:
    t = table()
    missions(t.field).done = ((1, "mason-tanker"), (2, "foster-bren"))
    boxes = t.table.view(None)["boxes"]
    assert isinstance(boxes, dict)
    assert boxes["way-to-hell"]["missions-done"] == {"1": ["mason-tanker"], "2": ["foster-bren"]}


@rule("W-MISS-28")
def test_a_bonus_that_a_mission_could_use_may_be_obtained_all_the_same() -> None:
    t = table()
    give(t, "topham-crossing")
    t.unit(1, cards=["medic", "dexedrine"], soldiers=9)
    at_upkeep(t, "SOLDIER SOLDIER TOOL TOOL STAR STAR")
    t.answer(1, "use dexedrine", "obtain")
    assert t.choices(1) == ["soldiers", "charge"]
    assert [event.source for event in t.events("rwb")] == ["dexedrine"]
    t.answer(1, "soldiers")
    assert t.get().soldiers == 9 + 3 + 2


@rule("W-MISS-46")
@pytest.mark.parametrize(
    ("words", "given", "enough"),
    [
        ("TOOL TOOL TOOL TOOL TOOL TOOL", 0, True),
        ("TOOL TOOL TOOL TOOL TOOL TOOL", 1, True),
        ("TOOL TOOL TOOL TOOL TOOL TOOL", 2, False),
        ("TOOL STAR TOOL STAR TOOL STAR", 0, True),
        ("TOOL STAR TOOL STAR TOOL STAR", 1, False),
    ],
)
def test_a_set_that_was_given_for_one_mission_is_not_there_for_another(words: str, given: int, enough: bool) -> None:
    t = table()
    give(t, "topham-crossing")
    at_upkeep(t, words)
    missions(t.field).given = ((1, TOOL),) * given + ((2, TOOL),)
    assert (with_sets(t.field, t.get(), [TOOL]) is not None) == enough


@rule("W-MISS-23")
def test_when_a_mission_is_settled_what_others_give_up_for_theirs_stays() -> None:
    t = table(units=2, draws="lillyman-lights foster-bren honour-lamp mason-tanker")
    part = missions(t.field)
    part.declared = ((1, "foster-bren"), (2, "honour-lamp"))
    part.given = ((1, 2), (2, 1), (2, 3))
    settle_declared(t.field, t.get(1))
    assert [*part.declared, *part.given] == [(2, "honour-lamp"), (2, 1), (2, 3)]

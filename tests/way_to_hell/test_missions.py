"""W-MISS: Special Missions, from the draw to the last bunker."""

from __future__ import annotations

from typing import Any

import pytest

from hhour.dday.boxes.way_to_hell.missions.deck import REQUIREMENTS
from hhour.dday.boxes.way_to_hell.missions.module import fails_by, is_final
from hhour.dday.boxes.way_to_hell.missions.state import missions
from hhour.dday.game import DDay
from hhour.i18n import language
from hhour.kernel.refusal import SetupError
from hhour.kernel.setup import parse_setup
from hhour.kernel.table import load
from hhour.telling import tell_action
from tests.rule import rule
from tests.table import Situation
from tests.way_to_hell.missions import CALM, DRAWN, accomplish, at_upkeep, equipped, give, place_for, table


def told(t: Situation) -> Any:
    seen: Any = t.table.view(1)
    return seen["boxes"]["way-to-hell"]


# --- the start --------------------------------------------------------------------------------------------------------


@rule("W-MISS-01")
def test_forty_missions_and_twelve_promotions_are_shuffled() -> None:
    t = Situation("dday n-02 opts=missions", DRAWN)
    assert len(missions(t.field).deck) == 40 - 2
    assert len(missions(t.field).promotions) == 12


@rule("W-MISS-02", "W-MISS-03")
def test_each_player_draws_two_missions_and_keeps_one_openly() -> None:
    t = Situation("dday n-02 units=2 opts=missions", f"{DRAWN} lomell-guns foote-choice")
    assert t.choices(1) == ["take mason-tanker", "take foster-bren"]
    assert t.refused(1, "take lomell-guns").rule == "W-MISS-02"
    t.answer(1, "take foster-bren")
    t.answer(2, "take lomell-guns")
    assert told(t)["missions"]["2"] == ["lomell-guns"]
    assert told(t)["missions-need"]["2"] == ["scout", "grenade"]
    assert t.get(1).held == ("foster-bren",)
    assert "mason-tanker" not in missions(t.field).deck


@rule("W-MISS-04", "W-MISS-05")
def test_a_unit_that_enters_the_last_bunker_without_its_mission_loses_for_all() -> None:
    t = table(units=2, draws=f"{DRAWN} lomell-guns foote-choice")
    way = place_for(t, REQUIREMENTS["aitken-attempt"], False)
    t.unit(1, sector=way, courage=20, soldiers=40, cards=["scout", "hero", "medic", "veteran"])
    t.start_at("MOVE")
    bunker = next(choice for choice in t.choices(1) if "bunker" in choice)
    assert fails_by(t.field, t.get(), t.field.book.index("bunker"))
    t.answer(1, bunker)
    assert t.table.outcome == "lost"
    assert t.events("mission-failed")[0].rule == "W-MISS-05"


@rule("W-MISS-05", "W-MISS-41")
def test_a_unit_that_has_accomplished_its_mission_may_enter() -> None:
    t = table()
    way = place_for(t, REQUIREMENTS["aitken-attempt"], False)
    t.unit(1, sector=way, courage=20, soldiers=60, cards=["scout", "hero", "medic", "veteran"])
    give(t)
    t.start_at("MOVE")
    t.dice("1 1 1")
    t.answer(1, next(choice for choice in t.choices(1) if "bunker" in choice))
    assert t.table.outcome != "lost"


@rule("W-MISS-05")
def test_the_table_says_in_time_that_a_mission_is_about_to_be_failed() -> None:
    t = table()
    way = place_for(t, REQUIREMENTS["aitken-attempt"], False)
    t.unit(1, sector=way, courage=20, soldiers=40, cards=["scout", "hero", "medic", "veteran"])
    t.start_at("MOVE")
    assert told(t)["missions-urgent"] == {"1": True}
    labels = [tell_action(t.table, 1, choice, language("en")) for choice in t.choices(1) if "bunker" in choice]
    assert labels
    assert all("the game lost" in label for label in labels)


@rule("W-MISS-25")
def test_the_table_shows_what_a_mission_needs_and_what_cannot_be_had_any_more() -> None:
    t = table()
    give(t, "barrett-rescue")
    assert told(t)["missions-need"] == {"1": ["medic"]}
    assert told(t)["missions-lack"] == {}
    t.get().hand = ()
    assert told(t)["missions-lack"] == {"1": ["medic"]}


@rule("W-MISS-06")
def test_of_two_bunkers_the_last_that_must_be_taken_is_the_final_one() -> None:
    for units, first in ((2, True), (1, False)):
        t = table(units=units, board="n-04", draws=f"{DRAWN} lomell-guns foote-choice")
        one, other = t.field.book.bunkers
        assert is_final(t.field, one) is first
        t.field.battle.captured |= 1 << one
        assert is_final(t.field, other)


@rule("W-MISS-08")
def test_new_orders_are_on_every_map_with_missions_and_only_then() -> None:
    for number in range(1, 9):
        assert "new-orders" in table(board=f"n-0{number}").field.battle.items
    assert "new-orders" not in Situation("dday n-02").field.battle.items


# --- making a Mission possible ----------------------------------------------------------------------------------------


def drawn(first: str, second: str = "foster-bren", board: str = "n-02", more: str = "") -> Situation:
    """One Unit on a map with its own lists keeps the first Mission."""
    t = Situation(f"dday {board} opts=missions{more}", f"{first} {second}")
    if t.question(1) == "start":
        t.answer(1, t.choices(1)[0])
    t.answer(1, f"take {first}")
    return t


@rule("W-MISS-10", "W-MISS-11")
def test_a_special_item_a_mission_needs_is_added_for_another_of_its_price() -> None:
    t = drawn("lillyman-lights")  # a Signalling Lamp (15), which N-02 does not list
    battle = t.field.battle
    assert "signalling-lamp" in battle.items
    assert set(t.choices(1)) == {"take-out bangalore-torpedo", "take-out flame-thrower", "take-out shoulder-patch"}
    assert t.refused(1, "take-out lucky-charm").rule == "W-MISS-12"
    t.answer(1, "take-out shoulder-patch")
    assert "shoulder-patch" not in (*battle.items, *battle.used)


@rule("W-MISS-12")
def test_what_a_kept_mission_requires_or_was_added_is_not_taken_out() -> None:
    t = drawn("bohec-lesson")  # Gammon Bomb (7) and Toolkit (7)
    assert "take-out toolkit" not in t.choices(1)
    t.answer(1, "take-out whistle")
    assert "take-out gammon-bomb" not in t.choices(1)
    t = drawn("brotheridge-charge")
    give(t, "brotheridge-charge", "lillyman-lights")
    t.field.push(0, "mission-supply")
    t.start_at("MUSTER")
    assert "grenade" in t.field.battle.items


@rule("W-MISS-13")
def test_where_nothing_is_as_dear_the_dearest_goes() -> None:
    t = Situation("dday n-02 opts=missions", "lillyman-lights foster-bren")
    t.field.battle.items = ("grenade", "binoculars", "lucky-charm")
    t.answer(1, "take lillyman-lights")
    assert set(t.choices(1)) == {"take-out grenade", "take-out binoculars"}


@rule("W-MISS-14")
def test_an_item_two_missions_need_is_added_once() -> None:
    t = Situation("dday n-02 units=2 opts=missions", "lillyman-lights foster-bren honour-lamp mason-tanker")
    t.answer(1, "take lillyman-lights")
    t.answer(2, "take honour-lamp")
    t.answer(1, "take-out flame-thrower")
    while t.question(2) == "make-room":
        assert t.field.battle.lanes[2][-1][3] != "signalling-lamp"
        t.answer(2, t.choices(2)[0])
    assert t.field.battle.items.count("signalling-lamp") == 1


@rule("W-MISS-15")
def test_an_item_that_lies_in_a_sector_counts_as_offered_and_stays_there() -> None:
    t = Situation("dday n-08 opts=missions", DRAWN)
    placed = next(ground.free_item for ground in t.field.book.sectors if ground.free_item)
    needing = [slug for slug, needs in REQUIREMENTS.items() if placed in needs.items]
    t = drawn(needing[0], board="n-08") if needing else t
    assert placed not in t.field.battle.items


@rule("W-MISS-16", "W-MISS-43")
def test_a_specialist_of_the_own_deck_is_added_for_his_holder_in_exchange() -> None:
    t = Situation("dday n-02 units=2 opts=missions", "millin-march foster-bren mason-tanker khan-silence")
    hand = t.field.book.hands[0]
    assert not {"beachmaster", "chaplain"} & set(hand)
    t.answer(1, "take millin-march")
    t.answer(2, "take mason-tanker")
    costs = t.field.book.costs
    assert "beachmaster" in t.get(1).hand
    assert "beachmaster" not in t.get(2).hand
    out = [choice.split()[1] for choice in t.choices(1)]
    assert all(costs[slug] >= costs["beachmaster"] for slug in out)
    t.answer(1, t.choices(1)[0])
    assert out[0] not in t.get(1).hand
    assert out[0] in t.get(2).hand


@rule("W-MISS-16")
def test_nothing_is_added_where_one_of_two_is_on_offer() -> None:
    t = drawn("szabo-rearguard", board="n-06")  # the Marksman is, the Sharpshooter may be
    assert not [event for event in t.events("made-available") if event.data["card"] in ("sharpshooter", "marksman")]


@rule("W-MISS-44")
def test_a_pool_specialist_is_added_for_all_in_exchange_for_another() -> None:
    t = drawn("capa-frames", board="n-03")  # no Combat Photographer (3) on N-03
    assert "combat-photographer" in t.field.battle.pool
    out = [choice for choice in t.choices(1) if choice.startswith("take-out")]
    while t.question(1) == "make-room" and t.field.battle.lanes[1][-1][3] != "combat-photographer":
        t.answer(1, t.choices(1)[0])
        out = [choice for choice in t.choices(1) if choice.startswith("take-out")]
    assert out
    costs = t.field.book.costs
    assert all(costs[choice.split()[1]] >= costs["combat-photographer"] for choice in out)


@rule("W-MISS-17")
def test_a_specialist_the_map_demands_is_not_taken_out() -> None:
    t = Situation("dday n-02 opts=missions", "millin-march foster-bren")
    wanted = {title for ground in t.field.book.sectors for title in (*ground.need, ground.sacrifice)}
    t.answer(1, "take millin-march")
    assert wanted.isdisjoint(choice.split()[1] for choice in t.choices(1))


@rule("W-MISS-19", "W-GOLD-80")
def test_a_mission_that_names_a_card_out_of_the_game_is_drawn_again() -> None:
    t = Situation("dday n-02 opts=missions,gold=wild", "flavin-forecast foster-bren szabo-rearguard mason-tanker")
    assert t.choices(1) == ["take foster-bren", "take mason-tanker"]
    assert [event.data["card"] for event in t.events("mission-redrawn")] == ["flavin-forecast", "szabo-rearguard"]


@rule("W-MISS-20", "W-CARD-GEN-05")
def test_new_orders_replace_a_mission_and_the_new_one_is_made_possible() -> None:
    t = drawn("mason-tanker", "khan-silence")
    t.unit(1, cards=["new-orders"])
    t.start_at("MUSTER")
    t.dice("lillyman-lights foster-bren")
    t.answer(1, "use new-orders", "take lillyman-lights")
    assert t.question(1) == "make-room"
    t.answer(1, t.choices(1)[0])
    assert t.get().held == ("lillyman-lights",)
    assert "signalling-lamp" in t.field.battle.items
    assert t.field.book.cards["new-orders"].cost == 5


@rule("W-CARD-GEN-05")
def test_new_orders_are_not_used_in_combat_nor_without_a_mission() -> None:
    t = table()
    armed = place_for(t, REQUIREMENTS["ghadge-charge"], False)
    t.unit(1, sector=armed, cards=["new-orders", "grenade"], soldiers=40)
    t.start_at("COMBAT")
    assert "use grenade" in t.choices(1)
    assert t.refused(1, "use new-orders").key == "wrong-moment"
    t = table()
    t.unit(1, cards=["new-orders"])
    give(t)
    t.start_at("MUSTER")
    assert t.refused(1, "use new-orders").rule == "W-CARD-GEN-05"


@rule("W-MISS-EX-04")
def test_two_missing_items_are_added_for_two_others() -> None:
    t = drawn("pujol-deception", board="n-04")  # a Command Jacket (10)
    while t.question(1) == "make-room":
        slug = t.field.battle.lanes[1][-1][3]
        costs = t.field.book.costs
        assert all(costs[choice.split()[1]] >= costs[slug] for choice in t.choices(1))
        t.answer(1, t.choices(1)[0])
    added = missions(t.field).added
    assert len(t.events("taken-out")) == len(added) > 0


# --- accomplishing ----------------------------------------------------------------------------------------------------


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
    assert not [choice for choice in t.choices(1) if choice in ("cancel r1", "cancel w1")]
    t.answer(1, t.choices(1)[0])
    assert t.get().courage == 0
    short = table()
    give(short, "foote-choice")
    short.unit(1, cards=["chaplain"], courage=1, soldiers=9)
    at_upkeep(short, "COURAGE SOLDIER COURAGE SOLDIER TOOL STAR")
    assert short.question(1) != "mission"


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


@rule("W-MISS-34")
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
    t = equipped("ghadge-charge", without="place")
    assert t.question(1) != "mission"


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


# --- Mission: Possible ------------------------------------------------------------------------------------------------


@rule("W-MISS-70", "W-MISS-76")
def test_with_mission_possible_both_missions_are_kept_and_made_possible() -> None:
    t = Situation("dday n-02 opts=missions,mission-possible", "lillyman-lights montlaur-wager")
    while t.question(1) == "make-room":
        t.answer(1, t.choices(1)[0])
    assert t.get().held == ("lillyman-lights", "montlaur-wager")
    assert {"signalling-lamp", "bazooka"} <= set(t.field.battle.items)


@rule("W-MISS-70")
def test_mission_possible_needs_missions() -> None:
    with pytest.raises(SetupError) as refused:
        DDay().setup(parse_setup("dday n-02 opts=mission-possible"))
    assert refused.value.refusal.rule == "W-MISS-70"


@rule("W-MISS-72")
def test_the_reward_is_then_a_promotion_alone() -> None:
    t = table(",mission-possible")
    give(t, "foote-choice")
    t.unit(1, cards=["chaplain"], courage=4, soldiers=9)
    at_upkeep(t)
    accomplish(t, "foote-choice", "fp-major")
    assert (t.get().awards, t.get().held) == ((), ("fp-major",))


@rule("W-MISS-71", "W-MISS-73", "W-MISS-75", "W-MISS-EX-05")
@pytest.mark.parametrize(("stars", "left"), [(9, 1), (8, 0), (7, None)])
def test_a_mission_left_costs_eight_stars_at_the_last_bunker(stars: int, left: int | None) -> None:
    t = table(",mission-possible")
    give(t, "foote-choice")
    way = place_for(t, REQUIREMENTS["aitken-attempt"], False)
    t.unit(1, sector=way, courage=20, soldiers=60, stars=stars, cards=["scout", "hero", "medic", "veteran"])
    t.start_at("MOVE")
    t.dice("1 1 1")
    t.answer(1, next(choice for choice in t.choices(1) if "bunker" in choice))
    if left is None:
        assert t.table.outcome == "lost"
        assert t.events("mission-failed")[0].rule == "W-MISS-73"
    else:
        assert [event.data["n"] for event in t.events("paid") if event.data["resource"] == "stars"] == [8]
        assert t.get().stars == left


@rule("W-MISS-74")
def test_the_stars_are_due_even_for_a_charge() -> None:
    t = table(",mission-possible")
    give(t, "foote-choice")
    way = place_for(t, REQUIREMENTS["aitken-attempt"], False)
    t.unit(1, sector=way, soldiers=60, stars=8, battle_cry=1)
    t.start_at("MOVE")
    t.dice("1 1 1")
    t.answer(1, "charge bunker")
    assert t.get().stars == 0


def test_a_game_with_missions_is_saved_and_opened_as_it_stands() -> None:
    t = table()
    give(t, "foote-choice")
    t.unit(1, cards=["chaplain"], courage=4, soldiers=9)
    at_upkeep(t, CALM)
    saved = t.table.save()
    assert load(saved).save() == saved
    assert load(saved).copy().save() == saved

"""Each question laid before a Unit, and its wrong answers: what is refused has its rule and its reason."""

from __future__ import annotations

import pytest

from hhour.dday.rules.battle.state import AWARDED, FOUND, OUT, SAFE
from hhour.dday.rules.cards.finding import refuse_find
from hhour.dday.rules.cards.free import refuse_card
from hhour.dday.rules.steps.fightback import masks
from hhour.kernel.action import parse_action
from hhour.kernel.faces import SKULL, STAR, result
from hhour.kernel.lanes import Frame
from tests.rule import rule
from tests.table import Situation

ALL = "opts=bazooka-joe=all"
PLAIN = "STAR SOLDIER STAR SOLDIER COURAGE TOOL"
Told = dict[str, tuple[str, str]]


def table(setup: str = f"dday n-01 units=3 {ALL}", sector: str | int = 2, points: int = 0) -> Situation:
    """Units that have rolled and stand in a sector, nobody asked anything."""
    t = Situation(setup)
    for unit in t.field.battle.units:
        t.unit(unit.seat, sector=sector, soldiers=20, points=points)
        t.tally(unit.seat, PLAIN)
    t.field.battle.lanes = [()] * len(t.field.battle.lanes)
    t.field.battle.turn = 1
    return t


def ask(t: Situation, slot: str, frame: Frame, seat: int = 1) -> Situation:
    """The Unit is asked this, at that place of the turn."""
    t.field.battle.stage = t.field.book.slots.index(slot)
    t.field.battle.lanes[seat] = (frame,)
    t.field.stamp += 1
    return t


def told(t: Situation, *actions: str, seat: int = 1) -> Told:
    refused = {action: t.refused(seat, action) for action in actions}
    return {action: (why.rule, why.key) for action, why in refused.items()}


@rule("B-END-04", "B-END-02", "B-AWARD-15")
def test_who_is_safe_lost_or_asks_himself_is_no_other_unit() -> None:
    t = ask(table(f"dday n-01 units=4 {ALL}"), "window", ("results-for", 0, 0, "medal-of-honor 0 1 2"))
    t.get(2).status, t.get(3).status = SAFE, OUT
    assert told(t, "for 1", "for 2", "for 3", "for 9") == {
        "for 1": ("B-AWARD-15", "unit-own"),
        "for 2": ("B-END-04", "unit-safe"),
        "for 3": ("B-END-02", "unit-lost"),
        "for 9": ("B-AWARD-15", "unit-none"),
    }


@rule("B-SPEC-20")
def test_places_are_not_changed_here_nor_with_a_bunker() -> None:
    t = table(f"dday n-01 units=4 {ALL}")
    t.unit(3, sector="bunker")
    t.unit(4, sector=3)
    ask(t, "move", ("swap-sectors", 0, 0, "war-correspondent"))
    assert told(t, "change-places 2", "change-places 3") == {
        "change-places 2": ("B-SPEC-20", "swap-here"),
        "change-places 3": ("B-SPEC-20", "swap-bunker"),
    }


@rule("B-ITEM-C21")
def test_a_mortar_does_not_reach_everywhere() -> None:
    t = ask(table("dday n-01 units=2", sector=9), "before-guns", ("aim", 0, 0, "mortar"))
    assert t.choices() == ["aim 7", "aim 10"]
    assert told(t, "aim 99", "aim bunker", "aim 1") == {
        "aim 99": ("B-ITEM-C21", "move-no-sector"),
        "aim bunker": ("B-ITEM-C21", "card-not-bunker"),
        "aim 1": ("B-ITEM-C21", "aim-far"),
    }


@rule("B-SECTOR-43")
def test_where_no_battle_cry_is_heard_none_is_chosen() -> None:
    t = Situation("dday n-06 units=1")
    t.turn_out(11, 2)
    t.unit(1, sector=11, soldiers=20)
    t.tally(1, PLAIN)
    t.field.battle.turn = 1
    ask(t, "window", ("choose-rwb", 0, 0, "distinguished-service-cross"))
    assert told(t, "bonus COURAGE") == {"bonus COURAGE": ("B-SECTOR-43", "no-battle-cry")}
    assert t.refused(1, "bonus VALOUR").key == "not-offered"


@rule("B-VEH-02", "B-SPEC-08")
def test_only_vehicles_that_stand_there_are_taken_and_only_the_fallen_return() -> None:
    t = table(f"dday n-05 units=2 {ALL}")
    t.give(2, "tank")
    ask(t, "window", ("take-vehicle", 0, 0, "legion-of-merit"))
    rule_id = t.field.book.cards["legion-of-merit"].rule
    assert told(t, "take tank", "take medic") == {
        "take tank": (rule_id, "vehicle-gone"),
        "take medic": (rule_id, "take-no-vehicle"),
    }
    t.get(1).fallen = ("scout", "medic")
    ask(t, "window", ("return-fallen", 0, 0, "purple-heart"))
    rule_id = t.field.book.cards["purple-heart"].rule
    assert told(t, "return veteran", "return nobody") == {
        "return veteran": (rule_id, "not-fallen"),
        "return nobody": ("", "unknown-card"),
    }


@rule("B-OPT-H08", "B-AWARD-03", "B-AWARD-13", "B-AWARD-08", "B-MAP-N04-05")
def test_an_award_of_a_sector_is_one_of_those_that_are_left() -> None:
    t = table("dday n-01 units=1 opts=chosen-honour")
    t.give(1, "silver-star")
    ask(t, "move", ("sector-award", t.get().sector, 0, ""))
    assert told(t, "draw", "take medic", "take silver-star", "dance") == {
        "draw": ("B-OPT-H08", "award-choose"),
        "take medic": ("B-AWARD-13", "take-no-award"),
        "take silver-star": ("B-AWARD-08", "award-gone"),
        "dance": ("B-AWARD-03", "not-offered"),
    }
    t = Situation("dday n-04 units=2")
    place = next(iter(t.field.book.sector_awards))
    named = t.field.book.sector_awards[place]
    ask(t, "claims", ("sector-award", place, 0, ""))
    t.unit(1, sector=t.field.book.sectors[place].id, soldiers=9)
    t.field.battle.lanes[2] = ()
    other = next(slug for slug in t.field.battle.deck if slug != named)
    assert told(t, f"take {other}") == {f"take {other}": ("B-MAP-N04-05", "award-named")}


@rule("B-MAP-N06-R04")
def test_a_vehicle_that_does_not_stand_in_the_sector_is_not_taken() -> None:
    t = Situation("dday n-06 units=1")
    t.turn_out(11, 5)
    t.unit(1, sector=11, soldiers=20)
    t.field.battle.turn = 1
    ask(t, "claims", ("free-vehicle", t.get().sector, 0, ""))
    assert told(t, "take tank", "take", "dance tank") == {
        "take tank": ("B-MAP-N06-R04", "vehicle-not-here"),
        "take": ("B-MAP-N06-R04", "not-offered"),
        "dance tank": ("B-MAP-N06-R04", "not-offered"),
    }


@rule("B-MGF-06", "B-SETUP-12", "B-SPEC-08", "B-COMBAT-04")
def test_who_is_not_there_or_has_fallen_before_cannot_fall() -> None:
    t = table("dday n-02 units=1", sector=5)
    t.unit(1, cards=["medic", "scout"])
    t.get().fallen = ("veteran",)
    special = next(one.id for one in t.field.book.sectors if one.special == "specialist")
    t.unit(1, sector=special)
    ask(t, "special-damage", ("special-damage", 0, 1, ""))
    assert told(t, "lose", "dance hero") == {
        "lose": ("B-MGF-06", "not-offered"),
        "dance hero": ("B-MGF-06", "not-offered"),
    }
    assert told(t, "lose soldiers", "lose veteran", "lose hero") == {
        "lose soldiers": ("B-MGF-06", "specialist-only"),
        "lose veteran": ("B-SPEC-08", "lost-before"),
        "lose hero": ("B-MGF-06", "not-yours"),
    }
    t.get().soldiers = 0
    ask(t, "casualties", ("fall", 1, 0, "B-COMBAT-02"))
    assert told(t, "lose soldiers") == {"lose soldiers": ("B-SETUP-12", "no-soldiers")}


@rule("B-SPEC-14", "B-SECTOR-08", "B-SECTOR-09")
def test_a_sacrifice_is_a_specialist_and_where_one_is_named_that_one() -> None:
    t = table(f"dday n-01 units=1 {ALL}")
    t.unit(1, cards=["medic", "decoy", "scout"])
    ask(t, "move", ("sacrifice", 0, 0, "any B-SECTOR-08"))
    assert told(t, "sacrifice soldiers", "sacrifice hero") == {
        "sacrifice soldiers": ("B-SPEC-14", "specialist-only"),
        "sacrifice hero": ("B-SECTOR-08", "not-yours"),
    }
    ask(t, "move", ("sacrifice", 0, 0, "medic B-SECTOR-09"))
    assert set(t.choices()) == {"sacrifice medic", "sacrifice decoy"}
    assert told(t, "sacrifice scout") == {"sacrifice scout": ("B-SECTOR-09", "sacrifice-named")}


@rule("B-DEAD-03", "B-SETUP-15")
def test_deadsticks_last_unit_starts_on_the_map_that_has_none() -> None:
    t = Situation("dday deadstick units=2")
    assert told(t, "start 99", "start n-08:5") == {
        "start 99": ("B-SETUP-15", "move-no-sector"),
        "start n-08:5": ("B-SETUP-15", "start-no"),
    }
    t.answer(1, "start n-06:1")
    start: Frame = ("start", 0, 0, "")
    refused = t.field.book.steps["start"].refuse(t.field, 2, start, parse_action("start n-06:1"))
    assert refused is not None
    assert (refused.rule, refused.key) == ("B-DEAD-03", "start-other-map")


@rule("B-ITEM-19")
def test_a_number_is_not_changed_to_itself_nor_without_a_card() -> None:
    t = table("dday n-06 units=1", sector=6)
    t.give(1, "binoculars")
    ask(t, "move", ("react", 1, 3, "random"))
    t.field.battle.lanes[1] = (("d6", 3, 6, "random"), ("react", 1, 3, "random"))
    assert told(t, "set 3") == {"set 3": ("B-ITEM-19", "number-same")}
    assert t.refused(1, "set 3").params == {"n": 3}
    t.get().items = ("field-radio",)
    t.field.stamp += 1
    refused = t.field.book.steps["react"].refuse(t.field, 1, ("react", 1, 3, "random"), parse_action("set 4"))
    assert refused is not None
    assert (refused.rule, refused.key) == ("B-ITEM-19", "die-no-changer")


@rule("B-ITEM-C03", "B-ITEM-18", "B-ITEM-C23", "B-ROLL-16", "B-TALLY-09", "B-TALLY-04")
def test_a_die_that_is_left_out_removed_another_units_or_shows_it_already_is_not_changed() -> None:
    t = table()
    ask(t, "window", ("set-any", 0, 0, "binoculars"))
    assert told(t, "set r1 STAR", "set 2:r1 STAR", "set red STAR") == {
        "set r1 STAR": ("B-ITEM-C03", "die-same"),
        "set 2:r1 STAR": ("B-ITEM-C03", "die-same"),
        "set red STAR": ("B-TALLY-04", "die-virtual"),
    }
    assert t.refused(1, "set 2:r1 STAR").params == {"die": "r1"}
    ask(t, "window", ("set-colour", 0, 0, "captain"))
    assert told(t, "paint 2:r1 white", "paint r1 red") == {
        "paint 2:r1 white": ("B-SPEC-C14", "die-own"),
        "paint r1 red": ("B-SPEC-C14", "die-same"),
    }
    t.get().left_out, t.get().removed = 0b1, 0b10
    ask(t, "window", ("set-face", 1, 2, "rangefinder"))
    assert told(t, "set r1 TOOL", "set r2 TOOL", "set w1 TOOL", "set b1 COURAGE") == {
        "set r1 TOOL": ("B-ROLL-16", "die-out"),
        "set r2 TOOL": ("B-TALLY-09", "die-removed"),
        "set w1 TOOL": ("B-ITEM-C23", "die-colour"),
        "set b1 COURAGE": ("B-ITEM-C23", "die-same"),
    }


@rule("R-CRT-03", "R-CRT-06", "R-SCORE-04")
def test_a_fight_needs_fighters_who_are_there_and_strong_enough() -> None:
    t = table("dday n-01 units=3 opts=fight-back", sector=10)
    place = t.get().sector
    name = "fight-back"
    t.unit(3, sector=1)
    t.get(1).soldiers = t.get(2).soldiers = 1
    ask(t, name, ("fight", place, 0, ""))
    assert told(t, "leave", "fight") == {"leave": ("R-CRT-03", "fight-nobody"), "fight": ("R-CRT-06", "fight-weak")}
    assert t.refused(1, "fight").params == {"sector": "10"}
    ask(t, name, ("reward", 8, 0b110, ""))
    assert told(t, "reward 3") == {"reward 3": ("R-SCORE-04", "fight-not-there")}
    ask(t, name, ("split-losses", 2, place * masks(t.field) + 0b110, ""))
    assert told(t, "loss 3") == {"loss 3": ("R-CRT-03", "fight-not-there")}


@rule("R-ASSAULT-01", "R-ASSAULT-11")
def test_who_has_assaulted_or_stands_outside_does_not_assault() -> None:
    t = table("dday n-01 units=4 opts=assault", sector="bunker")
    t.unit(4, sector=5)
    ask(t, "assault", ("assault-order", 0b10, 0, ""))
    assert told(t, "assault 1", "assault 4") == {
        "assault 1": ("R-ASSAULT-11", "assault-done"),
        "assault 4": ("R-ASSAULT-01", "assault-nowhere"),
    }


@rule("B-RWB-20", "B-RWB-17")
def test_bonuses_that_come_too_late_or_twice_say_so() -> None:
    t = table("dday n-01 units=2")
    t.field.battle.used = ("grenade", "bangalore-torpedo")
    t.get().points = 30
    t.get().flags |= FOUND
    ask(t, "upkeep", ("special-find", 0, 0, ""))
    assert told(t, "refind grenade") == {"refind grenade": ("B-RWB-17", "find-once")}
    ask(t, "casualties", ("battle-cry", 0, 0, ""))
    assert told(t, "charge") == {"charge": ("B-RWB-20", "cry-late")}


@rule("B-TALLY-08")
def test_a_penalty_takes_what_it_names_from_those_that_show_it() -> None:
    t = table("dday n-05 units=1")
    ask(t, "window", ("penalty", STAR, 1, "8"))
    assert told(t, "remove red", "remove b2") == {
        "remove red": ("B-TALLY-08", "remove-none"),
        "remove b2": ("B-TALLY-08", "remove-face"),
    }


@rule("B-TALLY-17", "B-RWB-03", "B-TALLY-18", "B-AWARD-04")
def test_sets_and_victims_are_counted_once() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=5, soldiers=9)
    t.tally(1, "STAR SKULL STAR TOOL STAR SKULL")
    t.start_at("UPKEEP")
    t.get().claimed = (0, 1, 0, 0, 0, 0)
    t.field.stamp += 1
    ask(t, "upkeep", ("declare", 0, 0, ""))
    assert told(t, "claim STAR") == {"claim STAR": ("B-RWB-03", "set-used")}
    t.get().claimed = (0,) * 6
    t.tally(1, "STAR SKULL STAR SKULL STAR SKULL")
    t.get().virtual = (result(SKULL, 0),)
    t.field.stamp += 1
    assert told(t, "claim STAR") == {"claim STAR": ("B-TALLY-18", "set-cancelled")}
    t.get().virtual = ()
    t.get().straight = 0
    t.get().flags |= AWARDED
    t.field.stamp += 1
    assert told(t, "straight") == {"straight": ("B-AWARD-04", "award-once")}
    t.tally(1, "SKULL TOOL STAR TOOL TOOL COURAGE")
    t.get().cancelled = 0b1000
    ask(t, "upkeep", ("cancel", 1, 0, ""))
    assert told(t, "cancel w2", "cancel r1") == {
        "cancel w2": ("B-TALLY-17", "cancel-again"),
        "cancel r1": ("B-TALLY-13", "cancel-skull"),
    }


@rule("B-TRADE-14", "B-SOLO-10", "B-SOLO-11", "B-SOLO-09", "B-TRADE-15", "B-TRADE-01")
def test_one_die_for_one_die_and_an_amount_in_figures() -> None:
    t = table()
    ask(t, "window", ("swap-give", 2, 0, ""))
    assert told(t, "exchange r1", "exchange r1 r1 r2", "exchange r1 nothing", "exchange red r1") == {
        "exchange r1": ("B-TRADE-14", "swap-one"),
        "exchange r1 r1 r2": ("B-TRADE-14", "swap-one"),
        "exchange r1 nothing": ("B-SETUP-04", "die-none"),
        "exchange red r1": ("B-TRADE-15", "swap-virtual"),
    }
    t = table(f"dday n-01 units=1 {ALL}")
    t.field.battle.spare_dice = (result(STAR, 0), result(STAR, 0), result(STAR, 1), result(STAR, 1))
    ask(t, "window", ("swap-pool", 0, 0, ""))
    assert told(t, "exchange red red STAR", "exchange r1 red", "exchange r1 blue TOOL") == {
        "exchange red red STAR": ("B-TRADE-15", "swap-virtual"),
        "exchange r1 red": ("B-SOLO-10", "swap-one-spare"),
        "exchange r1 blue TOOL": ("B-SOLO-11", "swap-not-there"),
    }
    t.field.battle.spare_dice = tuple(result(face, colour) for colour in range(3) for face in (SKULL, STAR))
    ask(t, "muster", ("spare-skulls", 0, 0, ""))
    spare = t.field.book.spare.names[1]
    assert told(t, f"reroll {spare}") == {f"reroll {spare}": ("B-SOLO-09", "spare-skulls-only")}
    t = table("dday n-01 units=2")
    ask(t, "muster", ("draft", 2, 0, "|"))
    assert told(t, "give soldiers many", "give soldiers 99") == {
        "give soldiers many": ("B-TRADE-01", "trade-words"),
        "give soldiers 99": ("B-TRADE-01", "trade-too-much"),
    }


@rule("B-AWARD-09", "B-ITEM-03", "B-ITEM-05", "B-ITEM-01")
def test_what_is_not_there_is_not_found_nor_drawn() -> None:
    t = table(f"dday n-01 units=1 {ALL}", points=40)
    t.give(1, "medal-case")
    t.field.battle.deck = ()
    ask(t, "muster", ("muster", 0, 0, ""))
    assert told(t, "use medal-case") == {"use medal-case": ("B-AWARD-09", "award-none")}
    t.field.battle.items = tuple(slug for slug in t.field.battle.items if slug != "grenade")
    t.field.battle.used = ("bazooka",)
    assert told(t, "find grenade") == {"find grenade": ("B-ITEM-03", "find-not-here")}
    ask(t, "muster", ("find-free", 0, 0, "signalling-lamp"))
    t.field.battle.items = tuple(slug for slug in t.field.battle.items if slug != "bazooka")
    wrong = told(t, "find medic", "find bazooka", "find grenade")
    assert list(wrong.values()) == [
        ("B-ITEM-01", "find-not-item"),
        ("B-ITEM-05", "find-used"),
        ("B-ITEM-03", "find-not-here"),
    ]


@rule("B-TRADE-12", "B-TRADE-13", "B-TURN-03")
def test_a_swap_needs_its_moment_and_a_partner_who_has_rolled_and_is_free() -> None:
    t = table(f"dday n-01 units=3 {ALL}")
    t.give(1, "lieutenant")
    ask(t, "muster", ("muster", 0, 0, ""))
    assert told(t, "swap 2") == {"swap 2": ("B-TRADE-12", "swap-moment")}
    ask(t, "window", ("ready", 0, 0, ""))
    t.get(2).faces = ()
    t.field.battle.lanes[3] = (("set-any", 0, 0, "binoculars"),)
    t.field.stamp += 1
    assert told(t, "swap 2", "swap 3") == {
        "swap 2": ("B-TRADE-12", "swap-partner-rolls"),
        "swap 3": ("B-TRADE-12", "trade-busy"),
    }


@rule("B-MAP-N07-C08")
def test_a_failed_climb_falls_back_only_where_the_map_says() -> None:
    t = Situation("dday n-07 units=1")
    cliff = next(one.id for one in t.field.book.sectors if one.climb)
    t.unit(1, sector=cliff, soldiers=30, courage=9)
    t.field.battle.turn = 1
    ask(t, "move", ("move", 0, 0, ""))
    assert told(t, "retreat bunker") == {"retreat bunker": ("B-MAP-N07-C08", "move-no-retreat")}


@rule("B-RWB-16", "B-SPEC-C05")
def test_only_used_items_are_found_again_and_a_card_that_acts_by_itself_is_not_used() -> None:
    t = table()
    unused = refuse_find(t.field, t.get(), "bazooka", used=True, again=True)
    assert unused is not None
    assert (unused.rule, unused.key) == ("B-RWB-16", "find-not-used")
    passive = refuse_card(t.field, t.get(), t.field.book.cards["medic"])
    assert passive is not None
    assert (passive.rule, passive.key) == ("B-SPEC-C05", "card-passive")


@rule("B-END-04", "B-END-02")
def test_a_unit_that_is_safe_or_lost_has_nothing_more_to_do() -> None:
    t = table()
    ask(t, "muster", ("muster", 0, 0, ""))
    t.field.battle.lanes[2] = t.field.battle.lanes[3] = ()
    t.get(2).status, t.get(3).status = SAFE, OUT
    assert told(t, "use medic", seat=2) == {"use medic": ("B-END-04", "unit-safe")}
    assert told(t, "roll", "trade 1", seat=3) == {
        "roll": ("B-END-02", "unit-lost"),
        "trade 1": ("B-END-02", "unit-lost"),
    }


@rule("B-SPEC-C04", "B-SPEC-24")
def test_no_more_is_paid_than_there_are_casualties_nor_than_the_unit_has() -> None:
    t = table()
    t.get().courage, t.get().stars = 3, 3
    ask(t, "casualties", ("pay", 2, 0, "hero B-SPEC-C04"))
    assert told(t, "pay 2 1") == {"pay 2 1": ("B-SPEC-C04", "pay-too-much")}
    t.get().courage = 0
    t.field.stamp += 1
    assert told(t, "pay 1 0") == {"pay 1 0": ("B-SPEC-C04", "pay-have")}


@rule("B-MAP-N01-P04", "B-TALLY-24", "B-TALLY-25")
def test_a_level_may_leave_sets_out_and_a_straight_needs_six_faces_that_are_free() -> None:
    t = Situation("dday n-01 units=1 level=practice")
    t.unit(1, sector=2, soldiers=9)
    t.tally(1, "STAR TOOL STAR TOOL STAR TOOL")
    t.field.battle.turn = 1
    ask(t, "upkeep", ("declare", 0, 0, ""))
    assert told(t, "claim STAR") == {"claim STAR": ("B-MAP-N01-P04", "set-level")}
    t = table("dday n-01 units=1")
    ask(t, "upkeep", ("declare", 0, 0, ""))
    assert told(t, "straight") == {"straight": ("B-TALLY-24", "no-straight")}
    t.tally(1, "STAR TWO_SOLDIERS SKULL SOLDIER COURAGE TOOL")
    t.get().claimed = (0, 1, 0, 0, 0, 0)
    t.field.stamp += 1
    assert told(t, "straight") == {"straight": ("B-TALLY-25", "straight-used")}


@rule("R-CRT-03")
@pytest.mark.parametrize(("setup", "wide"), [("dday n-01 units=4", 64), ("dday n-01 units=6 opts=shaef", 128)])
def test_who_fights_is_packed_as_old_saves_have_it_unless_there_is_a_sixth_seat(setup: str, wide: int) -> None:
    assert masks(Situation(setup).field) == wide

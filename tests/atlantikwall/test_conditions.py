"""A-COND: how Battle Conditions are drawn, followed, cancelled and looked at."""

from __future__ import annotations

import json

import pytest

from hhour.dday.boxes.atlantikwall.conditions import cards
from hhour.dday.boxes.atlantikwall.conditions.effects import active_skulls
from hhour.dday.boxes.atlantikwall.conditions.observation import qualifies
from hhour.dday.boxes.atlantikwall.conditions.part import Conditions
from hhour.dday.rules.fight.defence import defence
from hhour.dday.rules.map.moving import advance_cost, charge_cost, edge_to
from hhour.kernel.refusal import SetupError
from hhour.kernel.table import Table
from tests.atlantikwall.weather import laid, part_of, seen, under
from tests.rule import rule
from tests.table import Situation

PLAIN = "STAR SOLDIER STAR SOLDIER COURAGE TOOL"


def start_turn(t: Situation, card: str) -> None:
    """A new turn begins and this card is drawn."""
    t.dice(card)
    t.field.battle.lanes = [()] * len(t.field.battle.lanes)
    t.field.battle.stage = len(t.field.book.stages) - 2
    t.start_at("ROLL")


@rule("A-COND-01")
def test_27_cards_lie_shuffled_in_one_deck_and_nobody_knows_their_order() -> None:
    t = laid()
    part = part_of(t)
    assert len(cards.CARDS) == 27
    assert len(cards.WEATHER) == 9
    assert len(part.deck) == 26, "one is drawn before the first roll"
    assert not any(part.deck.slots)
    assert Situation("dday n-01").field.battle.parts == {}
    assert "conditions" not in Situation("dday n-01 opts=badges").field.battle.parts


@rule("A-COND-02")
def test_a_card_is_revealed_before_the_first_roll_of_every_turn() -> None:
    t = laid(card="gale")
    kinds = [event.kind for event in t.table.events]
    assert kinds.index("turn") < kinds.index("condition")
    assert t.question(1) == "roll"
    assert part_of(t).card == "gale"
    assert seen(t, None)["condition"] == ["gale"]
    start_turn(t, "drizzle")
    assert part_of(t).card == "drizzle"
    assert t.question(1) == "roll"


@rule("A-COND-03")
def test_a_card_is_over_when_the_next_is_drawn_and_lies_on_the_discard_pile() -> None:
    t = laid(card="gale")
    start_turn(t, "drizzle")
    assert part_of(t).deck.discards == ("gale",)


@rule("A-COND-04")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    t = laid(card="gale")
    part = part_of(t)
    for slug in [card.slug for card in cards.CARDS if card.slug != "gale"]:
        part.deck.take(slug)
        part.deck.discard(slug)
    assert len(part.deck) == 0
    start_turn(t, "gale")
    assert len(part.deck) == 26
    assert part.deck.discards == ()


@rule("A-COND-05", "A-COND-10")
def test_a_card_reaches_every_unit_on_the_map_and_none_that_has_left_it() -> None:
    t = under("supply-drop", units=2)
    t.unit(1, sector=2, soldiers=9)
    t.unit(2, sector=3, soldiers=9)
    t.get(2).status = 1
    t.tally(1, PLAIN)
    t.start_at("UPKEEP")
    t.declare(1)
    gained = [event.seat for event in t.events("gained") if event.source == "supply-drop"]
    assert gained == [1]


@rule("A-COND-06", "A-COND-07", "A-COND-09")
def test_without_a_german_the_parts_that_name_him_are_skipped() -> None:
    t = under("clear-skies")
    t.unit(1, sector=2, soldiers=9, courage=0)
    t.tally(1, "STAR SOLDIER STAR SOLDIER TOOL TOOL")
    t.start_at("UPKEEP")
    t.declare(1)
    assert t.get(1).courage == 1
    assert all(event.seat == 1 for event in t.events("gained"))


@rule("A-COND-08")
def test_a_card_outranks_the_sector_it_contradicts() -> None:
    t = under("exhaustion")
    t.unit(1, sector=7, soldiers=9)  # NO_LOCK
    t.dice("STAR STAR COURAGE COURAGE SKULL TOOL")
    t.answer(1, "roll")
    assert t.question(1) == "lock"
    assert t.refused(1, "lock r1 r2").rule == "A-CARD-CON-25"
    t.answer(1, "lock r1")
    fixed = under("naval-gunfire", board="n-08")
    assert defence(fixed.field, fixed.unit(1, sector=11, soldiers=9)) == 9


@rule("A-COND-11", "A-COND-12", "A-COND-14")
def test_one_unit_may_lose_a_specialist_as_the_barrage_is_drawn_and_cancels_it_for_all() -> None:
    t = laid(units=2)
    t.unit(1, sector=2, soldiers=9, cards=["scout", "medic"])
    t.unit(2, sector=2, soldiers=9)
    start_turn(t, "artillery-barrage")
    assert t.question(1) == "cancel-condition"
    assert t.choices(1) == ["pass", "lose scout", "lose medic"]
    assert t.question(2) == "", "who cannot pay is not asked"
    t.answer(1, "lose scout")
    assert t.get(1).fallen == ("scout",)
    assert (part_of(t).card, part_of(t).freed) == ("", 0)
    assert part_of(t).deck.discards[-1] == "artillery-barrage"
    assert t.events("condition-cancelled", 1)[0].rule == "A-CARD-CON-10"
    assert t.question(1) == "roll"


@rule("A-COND-12", "A-COND-14")
def test_an_item_lost_to_a_card_is_used_and_frees_its_own_unit_alone() -> None:
    t = laid(units=2, opts="bazooka-joe=items")
    t.unit(1, sector=2, soldiers=9, cards=["bazooka", "binoculars"])
    t.unit(2, sector=2, soldiers=9, cards=["gammon-bomb"])
    start_turn(t, "misfires")
    t.answer(1, "lose binoculars")
    t.answer(2, "pass")
    assert "binoculars" in t.field.battle.used
    assert part_of(t).in_force(1) == []
    assert part_of(t).in_force(2) == ["misfires"]
    assert "use bazooka" in t.choices(1)
    assert t.refused(2, "use gammon-bomb").rule == "A-CARD-CON-22"


@rule("A-COND-13")
def test_what_can_be_lost_cannot_be_used_first() -> None:
    t = laid()
    t.unit(1, sector=2, soldiers=9, cards=["field-radio"])
    start_turn(t, "radio-silence")
    assert t.refused(1, "use field-radio").key == "answer-first"
    assert t.choices(1) == ["pass", "lose field-radio"]


@rule("A-COND-15")
def test_any_unit_may_pay_and_none_has_to() -> None:
    t = laid(units=3)
    for seat in (1, 2, 3):
        t.unit(seat, sector=2, soldiers=9, cards=["scout"])
    start_turn(t, "artillery-barrage")
    t.answer(1, "pass")
    t.answer(3, "lose scout")
    assert [t.question(seat) for seat in (1, 2, 3)] == ["roll"] * 3, "nobody is asked once it is paid"
    assert t.get(2).specialists == ("scout",)
    part_of(t).deck.reshuffle()
    start_turn(t, "artillery-barrage")
    for seat in (1, 2):
        t.answer(seat, "pass")
    assert part_of(t).card == "artillery-barrage"


@rule("A-COND-16")
def test_nobody_pays_with_what_he_lacks_nor_twice() -> None:
    t = laid()
    t.unit(1, sector=2, soldiers=9, cards=["mine-detector", "bangalore-torpedo", "grenade"])
    start_turn(t, "unmarked-mines")
    assert t.refused(1, "lose medic").rule == "A-COND-16"
    assert t.refused(1, "lose grenade").key == "not-offered"
    t.answer(1, "lose mine-detector")
    assert t.question(1) == "roll"
    assert "bangalore-torpedo" in t.get(1).items


@rule("A-COND-17")
def test_what_a_unit_does_not_have_it_does_not_lose() -> None:
    t = under("shell-shock")
    t.unit(1, sector=4, soldiers=9, courage=1)
    t.tally(1, "SKULL SKULL STAR STAR TOOL TOOL")
    t.start_at("UPKEEP")
    t.declare(1)
    t.answer(1, "cancel w1", "cancel b1")
    assert t.get(1).courage == 0
    assert [event.data["n"] for event in t.events("paid", 1)] == [1]


@rule("A-COND-19")
def test_no_weather_can_be_cancelled_and_what_is_cancelled_leaves_no_weather() -> None:
    assert not cards.WEATHER & set(cards.CANCELS)
    t = laid(opts="persistent-weather", card="gale")
    part_of(t).clear()
    assert part_of(t).weather == ""
    assert part_of(t).deck.discards == ("gale",)


# --- Active Skulls --------------------------------------------------------------------------------------------------


def skulls_after(t: Situation, *answers: str) -> int:
    t.start_at("UPKEEP")
    t.answer(1, *answers)
    if t.question(1) == "declare":
        t.answer(1, "declared")
    while t.question(1) == "cancel":
        t.answer(1, t.choices(1)[0])
    return active_skulls(t.get(1))


@rule("A-COND-20", "A-COND-21", "A-COND-EX-01")
@pytest.mark.parametrize(("specialists", "active"), [([], 1), (["sharpshooter"], 0)])
def test_only_the_skull_beyond_the_gift_counts_and_not_an_ignored_one(specialists: list[str], active: int) -> None:
    t = under("shell-shock")
    t.unit(1, sector=4, soldiers=9, cards=specialists)
    t.tally(1, "SKULL SKULL SKULL TOOL SKULL STAR")
    assert skulls_after(t, "claim SKULL") == active


@rule("A-COND-20", "A-COND-21", "A-COND-EX-02")
def test_a_skull_that_finds_no_die_does_not_count() -> None:
    t = under("shell-shock")
    t.unit(1, sector=4, soldiers=9, courage=5)
    t.tally(1, "SKULL SKULL SKULL SKULL SOLDIER SOLDIER")
    assert skulls_after(t) == 2
    assert t.get(1).courage == 3


@rule("A-COND-21")
def test_the_skull_of_a_straight_does_not_count() -> None:
    t = under("shell-shock")
    t.unit(1, sector=4, soldiers=9, courage=5)
    t.tally(1, "SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL")
    assert skulls_after(t, "straight") == 0


@rule("A-COND-22")
def test_the_number_counted_in_upkeep_is_used_in_combat() -> None:
    t = under("hidden-snipers")
    t.unit(1, sector=2, soldiers=20)
    t.tally(1, "SKULL SKULL STAR STAR TOOL TOOL")
    assert skulls_after(t) == 2
    t.pass_until("ROLL")
    assert t.events("casualties", 1)[-1].data["n"] == 4 + 2


# --- Weather --------------------------------------------------------------------------------------------------------


@rule("A-COND-23", "A-COND-24")
def test_without_the_option_weather_is_a_card_like_the_others() -> None:
    t = laid(card="gale")
    assert (part_of(t).card, part_of(t).weather) == ("gale", "")
    start_turn(t, "radio-silence")
    assert part_of(t).in_force(1) == ["radio-silence"]


@rule("A-COND-25", "A-COND-26", "A-COND-28", "A-COND-29")
def test_with_the_option_weather_stays_beside_the_others_until_the_next_weather() -> None:
    t = laid(opts="persistent-weather", card="gale")
    assert (part_of(t).card, part_of(t).weather) == ("", "gale")
    start_turn(t, "radio-silence")
    assert part_of(t).in_force(1) == ["radio-silence", "gale"]
    assert [(event.seat, event.data["card"]) for event in t.events("weather-lies")] == [(0, "gale")]
    start_turn(t, "drizzle")
    assert part_of(t).in_force(1) == ["drizzle"], "one card a turn"
    assert part_of(t).deck.discards == ("radio-silence", "gale")
    part_of(t).deck.reshuffle()
    assert "drizzle" not in part_of(t).deck.unplaced


@rule("A-COND-27", "A-COND-30", "A-COND-EX-03")
def test_the_card_acts_before_the_weather_and_the_weather_acts_every_turn() -> None:
    t = under("shell-shock", opts="persistent-weather", weather="clear-skies")
    for gained in (1, 2):
        t.unit(1, sector=4, soldiers=9)
        t.get(1).cancelled = 0
        t.tally(1, "SKULL SOLDIER STAR STAR TOOL TOOL")
        t.get(1).courage = 0
        t.start_at("UPKEEP")
        t.declare(1)
        t.answer(1, "cancel r2")
        assert t.get(1).courage == 1
        assert len([event for event in t.events("gained", 1) if event.source == "clear-skies"]) == gained


# --- Forward Observation --------------------------------------------------------------------------------------------


@rule("A-COND-31", "A-COND-34", "A-COND-35")
def test_an_item_is_lost_for_a_secret_look_at_two_cards_and_their_order() -> None:
    t = laid(units=2, opts="forward-observation")
    t.unit(1, sector=2, soldiers=9, cards=["binoculars"])
    assert "observe binoculars" in t.choices(1)
    t.dice("gale drizzle")
    t.answer(1, "observe binoculars")
    assert t.question(1) == "order-conditions"
    assert "binoculars" in t.field.battle.used
    assert seen(t, 1)["conditions-ahead"] == ["gale", "drizzle"]
    assert seen(t, 2)["conditions-ahead"] == []
    assert "conditions-ahead" not in seen(t, None)
    t.answer(1, "turn-round")
    start_turn(t, "")
    assert part_of(t).card == "drizzle"
    start_turn(t, "")
    assert part_of(t).card == "gale"


@rule("A-COND-32", "A-COND-33")
def test_binoculars_rangefinder_and_every_glass_or_scope_will_do() -> None:
    named = ("binoculars", "rangefinder", "sniper-scope", "bunker-periscope", "artillery-periscope")
    assert all(qualifies(slug) for slug in named)
    assert all(qualifies(slug) for slug in ("tinted-glasses", "spyglass", "pocket-telescope", "rifle-scope"))
    assert not any(qualifies(slug) for slug in ("bazooka", "field-radio", "strategic-map"))
    t = laid(opts="forward-observation")
    t.unit(1, sector=2, soldiers=9, cards=["bazooka"])
    assert t.refused(1, "observe bazooka").rule == "A-COND-32"
    assert t.refused(1, "observe rangefinder").rule == "A-COND-31"
    assert laid().refused(1, "observe binoculars").key != "observe-no-glass", "not without the option"


@rule("A-COND-36")
def test_a_bunker_periscope_serves_whoever_holds_it() -> None:
    assert qualifies("bunker-periscope")


@rule("A-COND-37")
def test_with_one_card_left_that_one_is_seen_and_nothing_is_shuffled_in() -> None:
    t = laid(opts="forward-observation")
    t.unit(1, sector=2, soldiers=9, cards=["binoculars"])
    part = part_of(t)
    for slug in [card.slug for card in cards.CARDS if card.slug not in ("gale", "supply-drop")]:
        part.deck.take(slug)
        part.deck.discard(slug)
    t.dice("gale")
    t.answer(1, "observe binoculars")
    assert t.question(1) == "roll"
    assert seen(t, 1)["conditions-ahead"] == ["gale"]
    assert len(part_of(t).deck) == 1


@rule("A-COND-EX-04")
def test_two_glasses_show_the_same_two_cards_twice() -> None:
    t = laid(opts="forward-observation,bazooka-joe=items")
    t.unit(1, sector=2, soldiers=9, cards=["binoculars", "rangefinder"])
    t.dice("gale drizzle")
    t.answer(1, "observe binoculars", "as-they-lie", "observe rangefinder", "as-they-lie")
    assert seen(t, 1)["conditions-ahead"] == ["gale", "drizzle"]


# --- Heavy Showers --------------------------------------------------------------------------------------------------


@rule("A-COND-18", "A-COND-38", "A-COND-39", "A-COND-EX-05")
def test_heavy_showers_cost_courage_as_the_example_says() -> None:
    t = under("heavy-showers")
    unit = t.unit(1, sector=2, soldiers=9, courage=9)
    line = edge_to(t.field, unit, t.field.book.index("4"))
    side = edge_to(t.field, unit, t.field.book.index("3"))
    assert line is not None
    assert side is not None
    assert line.cost == 2
    assert advance_cost(t.field, unit, line) == 3
    assert charge_cost(t.field, unit, line) == 1
    assert advance_cost(t.field, unit, side) == 1
    t.give(1, "platoon-leader")
    assert advance_cost(t.field, unit, line) == 2
    unit.flags |= 1 << 14  # a Whistle
    assert advance_cost(t.field, unit, line) == 0
    unit.flags = 0
    unit.specialists = ()
    unit.courage = 0
    assert advance_cost(t.field, unit, side) == 1
    unit.marker = 4
    assert advance_cost(t.field, unit, side) == 0, "who must move is spared the extra"
    assert advance_cost(t.field, unit, line) > 0
    unit.courage = 2
    assert advance_cost(t.field, unit, line) == 2
    unit.courage = 0
    unit.specialists = ("platoon-leader",)
    near = edge_to(t.field, t.unit(1, sector=1, marker=4), t.field.book.index("2"))
    assert near is not None
    assert near.cost == 1
    assert advance_cost(t.field, unit, near) == 0
    unit.marker, unit.vehicle = 1, "tractor"
    assert advance_cost(t.field, unit, near) == 0, "1 and 1 more, the leader and the tractor 1 less each"


@rule("A-COND-38")
def test_heavy_showers_are_paid_by_whoever_moves_and_told_with_their_source() -> None:
    t = under("heavy-showers", board="n-18")
    t.unit(1, sector=3, soldiers=20, courage=3)
    t.dice("1")
    t.start_at("MOVE")
    t.answer(1, "move 4")
    assert t.get(1).courage == 2
    assert t.events("moves", 1)[0].data["parts"] == ("heavy-showers +1 A-CARD-CON-01",)


@pytest.mark.parametrize("option", ["persistent-weather", "forward-observation"])
@rule("A-COND-25", "A-COND-31")
def test_the_options_make_no_sense_without_the_module(option: str) -> None:
    with pytest.raises(SetupError) as refused:
        Table(f"dday n-01 opts={option}")
    assert refused.value.refusal.key == "setup-option-needs"


@rule("A-COND-01")
def test_a_game_with_conditions_is_saved_and_copied_with_its_deck() -> None:
    t = laid(card="gale", opts="forward-observation")
    before = part_of(t).to_json()
    copied = t.field.battle.copy()
    part_of(t).clear()
    assert copied.parts["conditions"].to_json() == before
    read = Conditions()
    read.read_json(json.loads(json.dumps(before)))
    assert read.to_json() == before

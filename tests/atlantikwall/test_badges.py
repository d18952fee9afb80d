"""A-BADGE and A-CARD-BDG: how Badges are drawn, kept, traded and used."""

from __future__ import annotations

import pytest

from hhour import rulebook
from hhour.dday.boxes.atlantikwall.badges import cards
from hhour.dday.boxes.atlantikwall.badges.pile import take_back_badge
from hhour.dday.rules.battle.score import victory_points
from hhour.dday.rules.cards.card import Card
from hhour.kernel.refusal import SetupError
from hhour.kernel.table import Table
from tests.atlantikwall.badges import CRY, PLAIN, gained, hold, part_of, table, upkeep, window
from tests.rule import each_marked, rule
from tests.table import Situation


@pytest.mark.parametrize("card", each_marked(cards.CARDS))
def test_a_badge_is_its_row_of_the_rulebook(card: Card) -> None:
    found = rulebook.get(card.rule)
    assert isinstance(found, rulebook.Card)
    assert (found.slug, found.timing) == (card.slug, card.timing)
    assert found.type == "Badge"


# --- drawing --------------------------------------------------------------------------------------------------------


@rule("A-BADGE-01")
def test_16_badges_lie_shuffled_in_a_deck_of_their_own() -> None:
    t = table()
    assert len(cards.CARDS) == 16
    assert len(part_of(t).deck) == 16
    assert not any(part_of(t).deck.slots)
    assert "badges" not in Situation("dday n-01").field.battle.parts


@rule("A-BADGE-02")
def test_a_battle_cry_may_be_taken_as_a_badge_instead() -> None:
    t = upkeep(CRY)
    t.answer(1, "claim COURAGE")
    assert t.choices(1) == ["soldiers", "charge", "badge"]
    t.dice("sapper")
    t.answer(1, "badge")
    assert t.get(1).held == ("sapper",)
    assert t.get(1).battle_cry == 0
    assert gained(t, "B-RWB-12") == []


@rule("A-BADGE-02")
def test_where_there_is_no_battle_cry_there_is_no_badge() -> None:
    t = table(board="n-16")
    t.unit(1, sector=7, soldiers=9)
    t.tally(1, CRY)
    t.start_at("UPKEEP")
    assert not t.events("badge-drawn")
    assert not t.events("rwb")


@rule("A-BADGE-03")
def test_the_cry_of_a_card_gives_the_same_choice() -> None:
    t = table(opts="bazooka-joe=items")
    t.unit(1, sector=4, soldiers=9, cards=["dexedrine"])
    t.start_at("MUSTER")
    t.dice("glider")
    t.answer(1, "use dexedrine")
    assert [choice.costs for choice in t.table.offered(1) if choice.action.text == "badge"] == [()]  # it is not bought
    t.answer(1, "badge")
    assert t.get(1).held == ("glider",)


@rule("A-BADGE-04", "A-BADGE-05")
def test_a_badge_is_kept_until_it_is_used_once_and_then_lies_on_its_pile() -> None:
    t = window(PLAIN, "glider")
    assert "use glider" in t.choices(1)
    t.answer(1, "use glider")
    assert t.get(1).held == ()
    assert part_of(t).deck.discards == ("glider",)
    assert "glider" not in t.field.battle.used


@rule("A-BADGE-06")
def test_an_empty_deck_is_made_of_the_used_badges_and_with_none_left_nothing_is_drawn() -> None:
    t = upkeep(CRY)
    for slug in [card.slug for card in cards.CARDS]:
        part_of(t).deck.take(slug)
    part_of(t).deck.discard("ranger")
    t.answer(1, "claim COURAGE")
    t.dice("ranger")
    t.answer(1, "badge")
    assert t.get(1).held == ("ranger",)
    empty = upkeep(CRY)
    for slug in [card.slug for card in cards.CARDS]:
        part_of(empty).deck.take(slug)
    empty.answer(1, "claim COURAGE")
    assert empty.choices(1) == ["soldiers", "charge"]
    assert empty.refused(1, "badge").rule == "A-BADGE-06"


@rule("A-BADGE-07", "A-BADGE-08")
def test_many_may_be_held_but_one_a_turn_is_drawn() -> None:
    t = upkeep("COURAGE COURAGE COURAGE COURAGE COURAGE COURAGE", "sapper", "ranger", "glider")
    t.answer(1, "claim COURAGE")
    t.dice("signals")
    t.answer(1, "badge", "claim COURAGE")
    assert t.choices(1) == ["soldiers", "charge"]
    assert t.refused(1, "badge").rule == "A-BADGE-08"
    assert len(t.get(1).held) == 4


@rule("A-BADGE-09")
def test_badges_are_traded_like_other_things_and_do_not_count_as_drawn() -> None:
    t = table(2)
    for seat in (1, 2):
        t.unit(seat, sector=4, soldiers=9)
    hold(t, 1, "glider")
    t.start_at("MUSTER")
    t.answer(1, "trade 2")
    t.answer(1, "give glider", "offer")
    t.answer(2, "accept")
    assert (t.get(1).held, t.get(2).held) == ((), ("glider",))
    assert part_of(t).drawn == ()
    assert t.get(2).used == ()


@rule("A-BADGE-10", "A-BADGE-11")
def test_badges_lie_open_before_units() -> None:
    t = table(2)
    hold(t, 1, "glider")
    for seat in (1, 2, None):
        units = t.table.view(seat)["units"]
        assert isinstance(units, list)
        assert units[0]["held"] == ["glider"]


@rule("A-BADGE-12")
def test_a_die_of_a_set_of_two_is_in_no_other_set_and_no_straight() -> None:
    t = upkeep("SOLDIER STAR SOLDIER STAR SOLDIER STAR", "combat-infantryman", "officer-candidate")
    assert {"claim SOLDIER", "claim STAR"} <= set(t.choices(1))
    t.answer(1, "use combat-infantryman", "pair red white")
    assert t.events("claimed-two")[0].data["face"] == "SOLDIER"
    assert "claim SOLDIER" not in t.choices(1)
    t.answer(1, "claim STAR", "courage 1")
    assert "use officer-candidate" not in t.choices(1), "its stars are in the other set"


@rule("A-BADGE-14", "B-UPKEEP-13")
@pytest.mark.parametrize(
    ("version", "pair", "cancels"),
    [
        (6, "red white", ["w1", "b1", "b2"]),
        (7, "red white", ["b1", "b2"]),
        (7, "white blue", ["r1", "b2"]),
        (7, "red blue", ["w1", "b2"]),
    ],
)
def test_the_dice_of_a_set_of_two_are_safe_as_well(version: int, pair: str, cancels: list[str]) -> None:
    t = upkeep("STAR SKULL STAR SKULL STAR TOOL", "officer-candidate", "marksmanship", version=version)
    t.answer(1, "use officer-candidate", f"pair {pair}", "white STAR")
    t.declare(1)
    assert t.choices(1) == [f"cancel {die}" for die in cancels]


@rule("A-BADGE-12")
def test_a_die_of_a_set_of_two_is_in_no_straight() -> None:
    t = upkeep("SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL", "combat-medic")
    assert "straight" in t.choices(1)
    t.get(1).virtual = (2,)  # a blue SKULL makes a pair with the red one
    t.field.stamp += 1
    t.answer(1, "use combat-medic")
    assert "straight" not in t.choices(1)


@rule("A-BADGE-13", "A-BADGE-EX-01", "A-CARD-BDG-01")
def test_the_medics_third_skull_cancels_and_three_without_him_do_not() -> None:
    words = "SKULL STAR SKULL TOOL SKULL TOOL"
    t = upkeep(words, "combat-medic")
    t.answer(1, "use combat-medic", "pair red white")
    assert gained(t, "B-RWB-07") == [(1, 20)]
    t.declare(1)
    assert t.question(1) == "cancel"
    t.answer(1, "cancel r2")
    assert (t.get(1).stars, t.get(1).points) == (0, 23)
    t = upkeep(words, "combat-medic")
    t.answer(1, "claim SKULL")
    t.declare(1)
    assert not t.events("cancelled")
    assert (t.get(1).stars, t.get(1).points) == (1, 23)


@rule("A-BADGE-EX-02", "A-CARD-BDG-01")
def test_the_medic_with_two_skulls_and_four_soldiers() -> None:
    t = upkeep("SKULL SOLDIER SOLDIER SOLDIER SKULL SOLDIER", "combat-medic")
    t.answer(1, "use combat-medic")
    t.declare(1)
    assert t.get(1).points == 20
    assert t.get(1).soldiers == 9 + 4
    assert not t.events("cancelled")


@rule("A-BADGE-14")
def test_a_bonus_of_a_badge_counts_as_obtained() -> None:
    t = upkeep("TWO_SOLDIERS STAR TWO_SOLDIERS STAR TOOL TOOL", "expert-infantryman")
    t.give(1, "veteran")
    t.answer(1, "use expert-infantryman")
    assert gained(t, "B-SPEC-C13") == [(1, 1)]


@rule("A-BADGE-15")
def test_a_badge_drawn_in_upkeep_may_be_used_in_the_same_upkeep() -> None:
    t = upkeep("COURAGE STAR COURAGE TWO_SOLDIERS COURAGE STAR")
    t.answer(1, "claim COURAGE")
    t.dice("officer-candidate")
    t.answer(1, "badge")
    assert t.question(1) == "declare"
    assert "use officer-candidate" in t.choices(1)
    t.answer(1, "use officer-candidate")
    assert t.question(1) == "leadership"
    assert upkeep(PLAIN, "glider").question(1) != "declare", "one of another moment keeps nobody waiting"


@rule("A-BADGE-16")
def test_without_a_german_nobody_takes_heart() -> None:
    t = upkeep(CRY)
    t.answer(1, "claim COURAGE")
    t.dice("sapper")
    t.answer(1, "badge")
    assert gained(t, "A-BADGE-16") == []
    assert part_of(t).drawn == (1,)


@rule("A-BADGE-17", "A-CARD-BDG-13")
def test_alone_signals_exchange_with_the_trading_pool_if_there_is_one() -> None:
    t = window(PLAIN, "signals", "glider")
    assert "use signals" not in t.choices(1)
    t.field.battle.spare_dice = (0,)
    t.field.stamp += 1
    t.answer(1, "use signals")
    choice = t.choices(1)[0]
    assert choice.startswith("exchange r1")
    t.answer(1, choice)
    assert t.get(1).faces[0] == 0
    assert not t.get(1).flags & 1 << 4, "not the swap of the turn"


# --- Badge of Honor, of Courage, of Assistance ----------------------------------------------------------------------


@rule("A-BADGE-20", "A-BADGE-21", "A-BADGE-22", "A-BADGE-23")
def test_with_honor_a_badge_stays_and_works_once_every_turn() -> None:
    t = table(opts="badge-of-honor")
    t.unit(1, sector=4, soldiers=99)
    hold(t, 1, "sapper", "glider")
    t.roll(1, PLAIN)
    t.answer(1, "use sapper")
    assert t.get(1).held == ("sapper", "glider")
    assert t.refused(1, "use sapper").key == "card-once"
    t.answer(1, "ready")
    t.unit(1, sector=4, soldiers=99)
    t.start_at("ROLL")
    t.roll(1, PLAIN)
    assert "use sapper" in t.choices(1)
    assert "ready" in t.choices(1), "nobody has to"


@rule("A-BADGE-24")
@pytest.mark.parametrize(("opts", "points"), [("badge-of-honor", [("A-BADGE-24", -20)]), ("", [])])
def test_badges_cost_victory_points_only_with_honor(opts: str, points: list[tuple[str, int]]) -> None:
    t = table(opts=f"victory-points,{opts}".rstrip(","))
    t.unit(1, sector=4, soldiers=9)
    part_of(t).drawn = (1, 1)
    assert [part for part in victory_points(t.field, t.get(1)) if part[0].startswith("A-")] == points


@rule("A-BADGE-25")
def test_with_honor_the_rule_of_three_is_told_where_a_german_sits() -> None:
    t = upkeep(CRY, opts="badge-of-honor")
    t.answer(1, "claim COURAGE")
    t.dice("sapper")
    t.answer(1, "badge")
    assert gained(t, "A-BADGE-25") == []


@rule("A-BADGE-26")
def test_permanent_badges_are_not_traded() -> None:
    t = table(2, opts="badge-of-honor")
    for seat in (1, 2):
        t.unit(seat, sector=4, soldiers=9)
    hold(t, 1, "glider")
    t.start_at("MUSTER")
    t.answer(1, "trade 2")
    assert "give glider" not in t.choices(1)


@rule("A-BADGE-27", "A-BADGE-28", "A-BADGE-EX-03")
def test_a_badge_is_bought_for_a_courage_and_a_star_once_a_turn() -> None:
    t = table(opts="badge-of-courage")
    t.unit(1, sector=4, soldiers=9, courage=4, stars=2)
    t.start_at("MUSTER")
    t.dice("sapper")
    t.answer(1, "badge")
    assert (t.get(1).courage, t.get(1).stars, t.get(1).held) == (3, 1, ("sapper",))
    again = table(opts="badge-of-courage")
    again.unit(1, sector=4, soldiers=9, courage=9, stars=1)
    again.start_at("MUSTER")
    again.get(1).used = ("badge drawn",)
    again.field.stamp += 1
    assert again.refused(1, "badge").rule == "A-BADGE-08"
    again.get(1).used = ()
    again.get(1).stars = 0
    assert again.refused(1, "badge").rule == "A-BADGE-27"


@rule("A-BADGE-29")
def test_a_bought_badge_is_a_drawn_one() -> None:
    t = table(opts="badge-of-courage")
    t.unit(1, sector=4, soldiers=9, courage=4, stars=2)
    t.start_at("MUSTER")
    t.dice("sapper")
    t.answer(1, "badge")
    assert part_of(t).drawn == (1,)


@rule("A-BADGE-30")
def test_all_options_go_together_and_none_without_the_module() -> None:
    Table("dday n-01 units=2 opts=badges,badge-of-honor,badge-of-courage,badge-of-assistance=all")
    for option in ("badge-of-honor", "badge-of-courage", "badge-of-assistance=chosen"):
        with pytest.raises(SetupError) as refused:
            Table(f"dday n-01 opts={option}")
        assert refused.value.refusal.key == "setup-option-needs"


@rule("A-BADGE-31", "A-BADGE-33")
def test_every_unit_may_start_with_a_badge_that_costs_nothing() -> None:
    t = table(2, opts="badge-of-assistance=all,badge-of-honor,victory-points", dice="glider sapper")
    assert [unit.held for unit in t.field.battle.units] == [("glider",), ("sapper",)]
    assert part_of(t).drawn == ()


@rule("A-BADGE-32", "A-BADGE-33")
def test_or_only_the_units_that_are_named_do() -> None:
    t = table(2, opts="badge-of-assistance=chosen")
    assert [t.question(seat) for seat in (1, 2)] == ["assistance", "assistance"]
    t.answer(1, "pass")
    t.dice("glider")
    t.answer(2, "badge")
    assert [unit.held for unit in t.field.battle.units] == [(), ("glider",)]
    assert t.question(1) == "roll"


@rule("A-BADGE-05")
def test_a_badge_that_was_not_discarded_does_not_come_back() -> None:
    t = table(1)
    slug = part_of(t).deck.unplaced[0]
    assert slug not in part_of(t).deck.discards
    take_back_badge(t.field, t.get(1), slug)
    assert t.get(1).held == ()
    part_of(t).deck.discards = (slug,)
    take_back_badge(t.field, t.get(1), slug)
    assert (t.get(1).held, part_of(t).deck.discards) == ((slug,), ())

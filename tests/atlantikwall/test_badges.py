"""A-BADGE and A-CARD-BDG: how Badges are drawn, kept, traded and used."""

from __future__ import annotations

import pytest

from hhour import rulebook
from hhour.dday.boxes.atlantikwall.badges import cards
from hhour.dday.boxes.atlantikwall.badges.pile import Badges, badges
from hhour.dday.rules.battle.score import victory_points
from hhour.dday.rules.cards.card import Card
from hhour.kernel.refusal import SetupError
from hhour.kernel.table import Table
from tests.rule import rule
from tests.table import Situation

CRY = "COURAGE STAR COURAGE STAR COURAGE TOOL"
PLAIN = "STAR SOLDIER STAR SOLDIER COURAGE TOOL"


def table(units: int = 1, opts: str = "", board: str = "n-01", dice: str = "") -> Situation:
    more = f",{opts}" if opts else ""
    return Situation(f"dday {board} units={units} opts=badges{more}", dice)


def part_of(t: Situation) -> Badges:
    part = badges(t.field)
    assert part is not None
    return part


def hold(t: Situation, seat: int, *slugs: str) -> None:
    """Put Badges before a Unit, out of the deck."""
    for slug in slugs:
        assert part_of(t).deck.take(slug)
        t.get(seat).held = (*t.get(seat).held, slug)
    t.field.stamp += 1


def upkeep(words: str, *slugs: str, units: int = 1, opts: str = "") -> Situation:
    """Unit 1 with these Badges stands at its UPKEEP with this tally; any other Unit has nothing to declare."""
    t = table(units, opts)
    for seat in range(1, units + 1):
        t.unit(seat, sector=4, soldiers=9)
        t.tally(seat, PLAIN)
    hold(t, 1, *slugs)
    t.tally(1, words)
    t.start_at("UPKEEP")
    return t


def window(words: str, *slugs: str, units: int = 1) -> Situation:
    """Unit 1 with these Badges stands in the window with this roll."""
    t = table(units)
    for seat in range(1, units + 1):
        t.unit(seat, sector=4, soldiers=9)
    hold(t, 1, *slugs)
    for seat in range(1, units + 1):
        t.roll(seat, words if seat == 1 else PLAIN)
    return t


def gained(t: Situation, rule_id: str) -> list[tuple[int, object]]:
    return [(event.seat, event.data["n"]) for event in t.events("gained") if event.rule == rule_id]


@pytest.mark.parametrize("card", cards.CARDS, ids=lambda card: card.slug)
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
    t.answer(1, "use dexedrine", "badge")
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
    assert "claim SOLDIER" not in t.choices(1)
    t.answer(1, "claim STAR", "courage 1")
    assert "use officer-candidate" not in t.choices(1), "its stars are in the other set"


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


# --- the cards ------------------------------------------------------------------------------------------------------


@rule("A-CARD-BDG-02", "A-CARD-EX-16")
def test_two_colours_of_soldiers_bring_reinforcements_and_one_colour_does_not() -> None:
    t = upkeep("SOLDIER SOLDIER SOLDIER STAR TOOL TOOL", "combat-infantryman", units=2)
    t.answer(1, "use combat-infantryman")
    t.declare(1)
    assert gained(t, "B-RWB-10") == [(1, 4), (2, 4)]
    assert (1, 3) in gained(t, "B-TALLY-20")
    t = upkeep("SOLDIER SOLDIER STAR STAR TOOL TOOL", "combat-infantryman", "marksmanship")
    assert "use combat-infantryman" not in t.choices(1)


@rule("A-CARD-BDG-03")
def test_two_double_soldiers_are_fresh_troops() -> None:
    t = upkeep("TWO_SOLDIERS STAR STAR STAR TWO_SOLDIERS TOOL", "expert-infantryman")
    t.answer(1, "use expert-infantryman")
    assert gained(t, "B-RWB-11") == [(1, 6)]


@rule("A-CARD-BDG-04")
def test_two_stars_are_leadership() -> None:
    t = upkeep("STAR SOLDIER STAR SOLDIER TOOL TOOL", "officer-candidate")
    t.answer(1, "use officer-candidate", "white TOOL")
    assert t.get(1).virtual


@rule("A-CARD-BDG-05")
def test_two_courages_are_a_battle_cry() -> None:
    t = upkeep("COURAGE SOLDIER STAR SOLDIER COURAGE TOOL", "commando")
    t.answer(1, "use commando", "charge")
    assert t.get(1).battle_cry == 1


@rule("A-CARD-BDG-06")
def test_two_tools_are_a_special_find() -> None:
    t = upkeep("TOOL SOLDIER STAR SOLDIER TOOL COURAGE", "driver-mechanic")
    t.answer(1, "use driver-mechanic")
    t.declare(1)
    assert t.events("rwb", 1)[0].data["face"] == "TOOL"
    assert t.get(1).stars >= 1


@rule("A-CARD-BDG-07")
def test_the_parachutist_paints_a_die() -> None:
    t = window(PLAIN, "parachutist")
    t.answer(1, "use parachutist", "paint r1 blue")
    assert t.get(1).colours[0] == 2


@rule("A-CARD-BDG-08", "A-CARD-BDG-14", "A-CARD-BDG-15", "A-CARD-EX-14")
@pytest.mark.parametrize(
    ("slug", "words", "name", "worth"),
    [
        ("sapper", "TOOL TOOL STAR STAR COURAGE STAR", "points", 12),
        ("glider", "TOOL STAR STAR STAR COURAGE TOOL", "soldiers", 9 + 2),
        ("observer", "TOOL STAR STAR STAR COURAGE TOOL", "courage", 2),
    ],
)
def test_results_are_added_to_the_tally(slug: str, words: str, name: str, worth: int) -> None:
    t = window(words, slug)
    t.answer(1, f"use {slug}")
    if t.question(1) == "declare":
        t.declare(1)
    assert getattr(t.get(1), name) == worth


@rule("A-CARD-BDG-09")
def test_two_skulls_are_quiet_for_a_turn() -> None:
    t = upkeep("SKULL SKULL SKULL STAR TOOL TOOL", "marksmanship")
    t.answer(1, "use marksmanship")
    if t.question(1) == "declare":
        t.answer(1, "declared")
    t.answer(1, "cancel w2")
    assert len(t.events("cancelled", 1)) == 1
    quiet = upkeep(PLAIN, "marksmanship")
    assert quiet.question(1) != "declare", "no skull, nothing to use it for"


@rule("A-CARD-BDG-10")
def test_the_ranger_rolls_two_unlocked_dice_again_and_no_locked_one() -> None:
    t = window(PLAIN, "ranger")
    t.answer(1, "use ranger")
    locked = t.get(1).tray.slots(t.get(1).locked)
    assert t.refused(1, f"reroll {locked[0]}").rule == "B-ROLL-05"
    t.dice("SKULL SKULL")
    t.answer(1, "reroll b1 b2")
    assert t.get(1).faces[4:] == (0, 0)


@rule("A-CARD-BDG-11")
def test_a_skull_is_defused() -> None:
    t = window("SKULL STAR SOLDIER SKULL TOOL TOOL", "bomb-disposal")
    t.answer(1, "use bomb-disposal")
    assert t.refused(1, "defuse r2").rule == "A-CARD-BDG-11"
    t.answer(1, "defuse w2")
    tally = t.events("tally", 1)[-1].data["results"]
    assert isinstance(tally, tuple)
    assert "white TOOL" in tally
    assert "red SKULL" in tally


@rule("A-CARD-BDG-12", "A-CARD-EX-15")
def test_five_faces_are_a_straight_with_an_award_by_chance() -> None:
    t = upkeep("SKULL STAR SOLDIER COURAGE TOOL TOOL", "beach-battalion")
    t.dice("silver-star")
    t.answer(1, "use beach-battalion")
    if t.question(1) == "declare":
        t.answer(1, "declared")
    assert t.get(1).awards == ("silver-star",)
    assert not t.events("cancelled")
    assert t.get(1).points == 3
    t = upkeep("SKULL STAR SOLDIER SOLDIER TOOL TOOL", "beach-battalion", "marksmanship")
    assert "use beach-battalion" not in t.choices(1)


@rule("A-CARD-BDG-13")
def test_signals_exchange_a_die_with_a_unit_that_agrees_beside_the_lieutenants_swap() -> None:
    t = window(PLAIN, "signals", units=2)
    t.unit(2, sector=9)
    t.answer(1, "use signals", "signal 2 r1 b1")
    t.answer(2, "accept")
    assert t.get(1).faces[0] == t.field.book.sets.index(True) + 4
    assert not t.get(1).flags & 1 << 4


@rule("A-CARD-BDG-13")
def test_signals_that_reach_nobody_are_taken_back() -> None:
    t = window(PLAIN, "signals", units=2)
    t.answer(1, "use signals")
    assert t.choices(1)[-1] == "cancel"
    t.answer(1, "cancel")
    assert t.get(1).held == ("signals",)
    assert part_of(t).deck.discards == ()
    assert "use signals" in t.choices(1)


@rule("A-CARD-BDG-16")
@pytest.mark.parametrize(("face", "first"), [("STAR", "white TOOL"), ("COURAGE", "charge")])
def test_a_citation_takes_both_sides_of_a_bonus(face: str, first: str) -> None:
    t = upkeep(f"{face} SOLDIER {face} SOLDIER {face} TOOL", "unit-citation")
    t.answer(1, "use unit-citation", f"claim {face}", first)
    if face == "STAR":
        assert gained(t, "B-RWB-08") == [(1, 2)]
    else:
        assert t.get(1).battle_cry == 1
        assert gained(t, "B-RWB-12") == [(1, 3)]


@rule("A-CARD-BDG-16")
def test_a_citation_does_not_double_the_badge() -> None:
    t = upkeep(CRY, "unit-citation")
    t.answer(1, "use unit-citation", "claim COURAGE")
    t.dice("glider")
    t.answer(1, "badge")
    assert gained(t, "B-RWB-12") == []
    assert t.get(1).battle_cry == 0

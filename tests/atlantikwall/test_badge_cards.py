"""The 16 Badges, one by one (A-CARD-BAD)."""

from __future__ import annotations

import pytest

from hhour.dday.rules.battle.state import SWAPPED
from hhour.kernel.faces import RED, SKULL, result
from tests.atlantikwall.badges import CRY, PLAIN, gained, part_of, upkeep, window
from tests.rule import rule

# --- the cards ------------------------------------------------------------------------------------------------------


@rule("A-BADGE-13", "A-CARD-BDG-02", "A-CARD-EX-16")
def test_two_colours_of_soldiers_bring_reinforcements_and_one_colour_does_not() -> None:
    t = upkeep("SOLDIER SOLDIER SOLDIER STAR TOOL TOOL", "combat-infantryman", units=2)
    t.answer(1, "use combat-infantryman")
    t.declare(1)
    assert [event.data["face"] for event in t.events("claimed-two")] == ["SOLDIER"]
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
    assert {len(choice.split()) for choice in t.choices(1)} == {1 + 1, 1 + 2}, "one die or two"
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


@rule("A-CARD-BDG-16", "B-RWB-08")
@pytest.mark.parametrize("first", ["white TOOL", "courage 2"])
def test_the_question_of_the_other_side_offers_nothing_of_the_first(first: str) -> None:
    t = upkeep("STAR SOLDIER STAR SOLDIER STAR TOOL", "unit-citation", units=3)
    t.answer(1, "use unit-citation", "claim STAR", first)
    verbs = {choice.split()[0] for choice in t.choices(1)}
    assert (t.question(1), verbs) == ("leadership", {"courage" if first == "white TOOL" else "white"})
    t.answer(1, "courage 3" if first == "white TOOL" else "white TOOL")
    assert t.question(1) != "leadership", "each side once"


@rule("A-CARD-BDG-16")
def test_a_citation_does_not_double_the_badge() -> None:
    t = upkeep(CRY, "unit-citation")
    t.answer(1, "use unit-citation", "claim COURAGE")
    t.dice("glider")
    t.answer(1, "badge")
    assert gained(t, "B-RWB-12") == []
    assert t.get(1).battle_cry == 0


@rule("A-CARD-BDG-13", "A-BADGE-17")
@pytest.mark.parametrize("swapped", [0, SWAPPED])
def test_alone_a_die_of_the_pool_comes_beside_the_lieutenants(swapped: int) -> None:
    t = window(PLAIN, "signals", "glider")
    t.field.battle.spare_dice = (result(SKULL, RED),)
    t.get(1).flags |= swapped
    t.field.stamp += 1
    t.answer(1, "use signals")
    t.answer(1, next(word for word in t.choices(1) if word.endswith("red SKULL")))
    assert t.get(1).flags & SWAPPED == swapped


@rule("A-CARD-BDG-09")
def test_without_its_badge_a_skull_cancels_as_ever() -> None:
    t = upkeep("SKULL STAR STAR STAR STAR STAR")
    assert t.question(1) in ("declare", "cancel")
    t.declare(1)
    while t.question(1) == "cancel":
        t.answer(1, t.choices(1)[0])
    assert len(t.events("cancelled", 1)) == 1

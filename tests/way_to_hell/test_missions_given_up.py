"""What a Mission takes from the tally, what it leaves there, and what is told of it (W-MISS-23 to W-MISS-31)."""

from __future__ import annotations

import pytest

from hhour.dday.boxes.way_to_hell.missions.fulfil import refuse_mission
from hhour.dday.boxes.way_to_hell.missions.state import missions, save_bonus, take_saved
from hhour.dday.rules.dice.rwb import add_beside
from hhour.kernel.faces import COURAGE, SKULL, SOLDIER, STAR, TOOL, WHITE
from tests.rule import rule
from tests.way_to_hell.missions import DRAWN, accomplish, at_upkeep, equipped, give, table


@rule("W-MISS-29")
@pytest.mark.parametrize(
    ("slug", "cards", "words", "face", "n"),
    [
        ("foster-bren", [], "TOOL SOLDIER TOOL SOLDIER TOOL STAR", "TOOL", 4),
        ("peregory-trench", ["grenade"], "STAR STAR SKULL SKULL SOLDIER TOOL", "SKULL", 3),
        ("ngarimu-ridge", ["hero"], "COURAGE STAR COURAGE COURAGE COURAGE COURAGE", "COURAGE", 2),  # one of them is red
    ],
)
def test_a_mission_is_refused_with_the_results_it_lacks(
    slug: str, cards: list[str], words: str, face: str, n: int
) -> None:
    t = table()
    give(t, slug)
    t.unit(1, cards=cards, soldiers=9)
    t.tally(1, words)
    refused = refuse_mission(t.field, t.get(), slug)
    assert refused is not None
    assert (refused.rule, refused.key) == ("W-MISS-29", "mission-results")
    assert refused.params == {"face": face, "n": n}


@rule("W-MISS-29", "W-MISS-46")
def test_the_colour_that_a_mission_names_is_the_one_that_is_given_up() -> None:
    t = table()
    give(t, "ngarimu-ridge")  # Point Man or Hero, and two red COURAGE
    t.unit(1, cards=["hero"], soldiers=9, courage=0)
    at_upkeep(t, "COURAGE COURAGE COURAGE STAR SOLDIER TOOL")
    t.dice("bronze-star fp-corporal")
    t.answer(1, "accomplish ngarimu-ridge")
    assert [(one.data["face"], one.data["which"]) for one in t.events("result-removed")] == [
        ("COURAGE", "r1"),
        ("COURAGE", "r2"),
    ]
    assert t.get().courage == 1, "the white one is collected"


@rule("W-MISS-46", "W-MISS-23")
@pytest.mark.parametrize(("words", "claims", "can"), [("TOOL TOOL TOOL TOOL TOOL TOOL", 0, True), ("", 1, False)])
def test_results_of_a_set_that_was_claimed_are_not_given_up(words: str, claims: int, can: bool) -> None:
    t = table()
    give(t, "foster-bren")  # four TOOLs
    t.unit(1, soldiers=9)
    t.tally(1, words or "TOOL TOOL TOOL TOOL TOOL TOOL")
    t.start_at("UPKEEP")
    t.declare(1, *["claim TOOL"] * claims)
    assert (t.question(1) == "mission") is can
    refused = refuse_mission(t.field, t.get(), "foster-bren")
    assert (refused is None) is can
    assert refused is None or (refused.rule, refused.key) == ("W-MISS-23", "mission-cannot-pay")


@rule("W-MISS-46")
def test_whoever_names_no_result_that_is_asked_for_is_told_which_it_is() -> None:
    t = table()
    give(t, "foster-bren")
    t.unit(1, soldiers=9)
    at_upkeep(t, "TOOL TOOL TOOL TOOL TOOL STAR")
    t.answer(1, "accomplish foster-bren")
    for die in ("r1", "w1", "b1"):
        refused = t.refused(1, "forgo b2")
        assert (refused.rule, refused.key) == ("W-MISS-46", "forgo-not")
        assert refused.params == {"face": "TOOL", "word": "b2"}
        t.answer(1, f"forgo {die}")
    assert t.refused(1, "forgo b2").params == {"face": "TOOL", "word": "b2"}, "also for the last one"


@rule("W-MISS-29", "B-UPKEEP-13")
@pytest.mark.parametrize(("version", "given"), [(6, "w1"), (7, "w2")])
def test_a_die_that_has_earned_a_bonus_is_not_given_up_and_its_twin_is(version: int, given: str) -> None:
    t = table(version=version)
    give(t, "foster-bren")  # four TOOLs
    unit = t.unit(1, soldiers=9)
    t.tally(1, "TOOL TOOL TOOL TOOL TOOL TOOL")
    t.start_at("UPKEEP")
    t.answer(1, "claim TOOL")
    add_beside(t.field, unit, TOOL, WHITE, "B-RWB-08", "", 3)  # as Leadership from a card does
    t.field.stamp += 1
    t.declare(1)
    t.answer(1, "accomplish foster-bren")
    assert t.choices(1) == ["forgo r1", f"forgo {given}", "forgo b1", "forgo white"]
    if version == 7:
        refused = t.refused(1, "forgo w1")
        assert (refused.rule, refused.key, refused.params) == ("W-MISS-29", "forgo-earned", {"die": "w1"})
        assert t.refused(1, "forgo STAR").key == "forgo-not"


@rule("W-MISS-26", "W-MISS-31")
@pytest.mark.parametrize(
    ("slug", "face", "named"), [("barrett-rescue", "SOLDIER", "W-MISS-26"), ("rudder-climb", "SKULL", "W-MISS-31")]
)
def test_a_bonus_that_is_given_up_is_told_with_its_rule(slug: str, face: str, named: str) -> None:
    t = equipped(slug)
    accomplish(t, slug)
    assert [(one.rule, one.data) for one in t.events("bonus-given-up")] == [(named, {"face": face})]


@rule("W-MISS-31")
@pytest.mark.parametrize(
    ("slug", "words", "given"),
    [
        ("rudder-climb", "SKULL SOLDIER SKULL TWO_SOLDIERS SKULL COURAGE", ((1, SKULL),)),
        ("barrett-rescue", "SOLDIER SKULL SOLDIER TOOL SOLDIER COURAGE", ()),
    ],
)
def test_only_of_a_dead_mans_gift_the_skulls_stay_active(
    slug: str, words: str, given: tuple[tuple[int, int], ...]
) -> None:
    t = table()
    give(t, slug)
    t.unit(1, cards=["medic", "sharpshooter"] if given else ["medic"], soldiers=10)
    at_upkeep(t, words)
    t.dice("bronze-star fp-corporal")
    t.answer(1, f"accomplish {slug}")
    assert t.question(1) == "cancel"
    assert missions(t.field).given == given
    assert bool(t.get().claimed[SOLDIER]) is not bool(given), "the set of another face is taken"


@rule("W-MISS-23")
def test_a_mission_is_not_declared_where_the_skulls_take_what_pays_for_it() -> None:
    for words, can in (
        ("COURAGE COURAGE SKULL SKULL SKULL TOOL", False),  # they take all three
        ("COURAGE COURAGE SKULL SKULL TOOL TOOL", True),
    ):
        t = table()
        give(t, "foote-choice")  # Chaplain and 4 courage
        t.unit(1, cards=["chaplain"], courage=3, soldiers=9)
        at_upkeep(t, words)
        assert (t.question(1) == "mission") is can


@rule("W-MISS-23", "W-MISS-26")
def test_a_set_is_given_up_beside_one_that_is_claimed_though_no_die_is_left() -> None:
    t = table()
    give(t, "barrett-rescue")  # Medic and Reinforcements
    t.unit(1, cards=["medic"], soldiers=9)
    t.tally(1, "SOLDIER TWO_SOLDIERS SOLDIER TWO_SOLDIERS SOLDIER TWO_SOLDIERS")
    t.start_at("UPKEEP")
    t.declare(1, "claim TWO_SOLDIERS")
    assert "accomplish barrett-rescue" in t.choices(1)


@rule("W-MISS-28")
def test_a_bonus_that_is_kept_is_told_with_its_face_and_card() -> None:
    t = table()
    give(t, "topham-crossing")
    t.unit(1, cards=["medic", "dexedrine"], soldiers=9)
    at_upkeep(t, "SOLDIER SOLDIER TOOL TOOL STAR STAR")
    t.answer(1, "use dexedrine", "save")
    told = [(one.rule, one.data, one.source) for one in t.events("bonus-saved")]
    assert told == [("W-MISS-28", {"face": "COURAGE"}, "dexedrine")]


@rule("W-MISS-28")
def test_only_a_bonus_of_a_card_that_the_mission_asks_for_can_be_kept_and_only_up_to_upkeep() -> None:
    t = table()
    give(t, "topham-crossing")  # Medic and a Battle Cry
    t.unit(1, cards=["medic", "dexedrine", "command-jacket", "signalling-lamp"], soldiers=9)
    t.start_at("ROLL")
    told = t.answer(1, "use signalling-lamp")
    assert [one.source for one in told if one.kind == "rwb"] == ["signalling-lamp"], "no Fresh Troops are asked for"
    t.start_at("MUSTER")
    t.answer(1, "use dexedrine")
    assert t.question(1) == "battle-cry", "too late for this UPKEEP, too early for the next"
    dice = table()
    give(dice, "topham-crossing")
    dice.unit(1, soldiers=9)  # without the Medic the set is claimed for itself
    dice.tally(1, "COURAGE STAR COURAGE STAR COURAGE TOOL")
    dice.start_at("UPKEEP")
    dice.declare(1, "claim COURAGE")
    assert dice.question(1) == "battle-cry"


@rule("W-MISS-28", "W-MISS-42")
def test_after_the_mission_of_the_turn_no_bonus_is_kept_for_another() -> None:
    t = table()
    give(t, "topham-crossing")
    t.unit(1, cards=["medic", "dexedrine"], soldiers=9)
    t.field.stamp += 1
    t.get().used = ("mission",)
    t.tally(1, "SOLDIER SOLDIER TOOL TOOL STAR STAR")
    t.field.battle.stage = t.field.book.slots.index("window")
    t.field.book.profiles["unit"].grant(t.field, t.get(), COURAGE, "dexedrine")
    assert [frame[0] for frame in t.field.battle.lanes[1]] == ["roll", "battle-cry"]


@rule("W-MISS-25", "W-MISS-28")
def test_an_item_that_brings_the_bonus_is_not_waited_for_while_a_specialist_is_lacking() -> None:
    for cards, asked in ((["dexedrine"], False), (["dexedrine", "medic"], True), (["grenade", "medic"], False)):
        t = table()
        give(t, "topham-crossing")
        t.unit(1, cards=cards, soldiers=9)
        at_upkeep(t, "SOLDIER SOLDIER TOOL TOOL STAR STAR")
        assert (t.question(1) == "mission") is asked


@rule("W-MISS-28")
def test_the_bonuses_that_others_keep_stay_with_them() -> None:
    t = table(units=2, draws=f"{DRAWN} lomell-guns foote-choice")
    for seat, face in ((1, COURAGE), (2, STAR), (1, STAR)):
        save_bonus(t.field, t.get(seat), face, "dexedrine")
    assert take_saved(t.field, t.get(1)) == [(COURAGE, "dexedrine"), (STAR, "dexedrine")]
    assert missions(t.field).saved == ((2, STAR, "dexedrine"),)


@rule("W-MISS-38", "W-MISS-65")
def test_the_promotion_that_was_drawn_and_no_other_leaves_its_deck() -> None:
    t = equipped("barrett-rescue")
    before = missions(t.field).promotions
    accomplish(t, "barrett-rescue")
    assert set(before) - set(missions(t.field).promotions) == {"fp-corporal"}
    assert len(missions(t.field).promotions) == 11

"""W-GEN: the box as a whole."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hhour.i18n
from hhour.dday.boxes.way_to_hell.components.labels import RANKING
from hhour.dday.boxes.way_to_hell.inventory import PIECES
from hhour.dday.rules.box.shelf import cards, options
from hhour.dday.rules.map.atlas import scan
from hhour.i18n import LANGUAGES, language
from hhour.kernel.refusal import SetupError
from hhour.kernel.table import Table
from hhour.telling import at_table, tell_action, tell_board
from tests.rule import rule
from tests.table import Situation
from tests.way_to_hell.gold import table as gold_table
from tests.way_to_hell.missions import DRAWN, give


@rule("W-GEN-05")
def test_a_game_with_the_box_but_none_of_its_parts_is_the_base_game() -> None:
    plain = Situation("dday n-05 units=2").field
    boxed = Situation("dday n-05 units=2 boxes=base,way-to-hell").field
    assert [box.slug for box in boxed.book.boxes] == ["base", "way-to-hell"]
    assert boxed.book.slots == plain.book.slots
    for name in ("hands", "unique", "face_up", "awards", "vehicles"):
        assert getattr(boxed.book, name) == getattr(plain.book, name)


@rule("W-GEN-21")
def test_six_units_roll_six_gold_dice_though_the_box_holds_four() -> None:
    assert PIECES["gold-die"] == 4
    assert (PIECES["pink-die"], PIECES["white-die"], PIECES["blue-die"]) == (2, 2, 2)
    assert (PIECES["sea-aid"], PIECES["shaef-marker"]) == (6, 1)
    t = gold_table("rwbg", units=6, options=",shaef", board="n-19")
    t.start_at("ROLL")
    for seat in range(1, 7):
        t.roll(seat, "STAR SOLDIER COURAGE TOOL STAR STAR SOLDIER")
        assert t.get(seat).tray.names[-1] == "g1"
        assert len(t.get(seat).faces) == 7


@rule("W-GEN-30")
def test_the_phases_have_our_names_and_nobody_rallies() -> None:
    phases = [stage.phase for stage in Situation("dday n-19").field.book.stages]
    assert list(dict.fromkeys(phases)) == ["ROLL", "UPKEEP", "MUSTER", "MOVE", "COMBAT"]
    for file in (Path(hhour.i18n.__file__).parent / "en").glob("way-to-hell-*.ftl"):
        assert not re.search(r"\brall(y|ied)\b", file.read_text(encoding="utf-8").lower()), file.name


@rule("W-GEN-33")
def test_beside_the_general_of_this_box_the_other_one_is_called_colonel_and_is_still_the_one_maps_mean() -> None:
    names = {"en": ("General", "Colonel"), "fr": ("Général", "Colonel"), "zh": ("将军", "上校")}
    both, alone = (Table(f"dday n-03 units=1{opts}", seed="names") for opts in (" opts=gold=touch", ""))
    elsewhere = Table("dday n-02 units=1 opts=gold=touch", seed="names")  # a map without him
    for code, (general, colonel) in names.items():
        for table, name in ((both, colonel), (alone, general), (elsewhere, general)):
            lang = at_table(table, language(code))
            assert lang.text("card-general") == name
            assert name in tell_action(table, 1, "recruit general", language(code))
            assert name in lang.text("attr-general-cancels")
            assert lang.attr("card-general", "text") == language(code).attr("card-general", "text")
    assert tell_board(both, language("en"), "all")["called"] == {"general": "Colonel"}
    assert tell_board(alone, language("en"), "all")["called"] == {}


@rule("W-GEN-33")
def test_an_attribute_that_names_the_general_does_not_mean_the_general_of_this_box() -> None:
    for card, calm in (("general", True), ("general-gold", False)):
        t = gold_table("touch", board="n-08")
        t.unit(1, soldiers=9, sector=4, cards=[card])
        assert t.field.is_calm() is calm


@rule("W-GEN-34")
def test_one_unit_may_have_the_general_and_the_colonel() -> None:
    t = gold_table("touch", board="n-02")
    t.unit(1, soldiers=9, stars=20, cards=["general-gold"])
    t.field.battle.pool = (*t.field.battle.pool, "general")
    t.start_at("MUSTER")
    t.answer(1, "recruit general")
    assert t.get().specialists == ("general-gold", "general")
    assert t.field.has_known(t.get(), "general")


@rule("W-GEN-37")
def test_promotions_have_one_name_in_every_language() -> None:
    assert language("en").text("kind-promotion") == "Field Promotion"
    for code in LANGUAGES:
        entries = language(code).entries
        assert not [key for key, entry in entries.items() if "battle promotion" in entry.lower()]


@rule("W-GEN-38")
def test_no_card_of_boxes_that_are_not_ours_is_in_the_data() -> None:
    names = [slug for box in ("base", "atlantikwall", "way-to-hell") for slug in cards(box)] + list(options())
    assert not [name for name in names if any(word in name for word in ("legend", "servicem", "story", "overlord"))]


@rule("W-GEN-39")
def test_badges_and_battle_conditions_go_with_the_modules_of_this_box() -> None:
    setup = "dday n-02 units=2 opts=badges,battle-conditions,missions,heroes,gold=touch"
    assert [box.slug for box in Table(setup, seed="both").play.book.boxes] == ["base", "atlantikwall", "way-to-hell"]


@rule("W-GEN-41")
@pytest.mark.parametrize("board", sorted(scan()))
def test_ranking_specialists_are_there_where_the_map_or_their_switch_puts_them(board: str) -> None:
    def ranking(opts: str) -> set[str]:
        return set(Situation(f"dday {board} units=2{opts}").field.battle.pool) & RANKING

    listed = ranking("")
    assert listed <= set(scan()[board].unique)
    assert ranking(" opts=way-to-hell-components") == listed | {"drill-sergeant"}
    assert ranking(" opts=gold=touch") == listed | {"general-gold"}


@rule("W-GEN-40", "W-MISS-18")
def test_with_the_limit_a_mission_waits_until_no_unique_specialist_is_in_play() -> None:
    t = Situation("dday n-02 units=2 opts=missions,unique-limit=one", f"{DRAWN} lillyman-lights khan-silence")
    for seat in (1, 2):
        t.answer(seat, t.choices(seat)[0])
        while t.question(seat) == "make-room":
            t.answer(seat, t.choices(seat)[0])
    give(t, "pujol-deception")
    for seat in (1, 2):
        t.unit(seat, soldiers=9, stars=20)
    t.field.battle.pool = ("decoy", "messenger")
    t.unit(2, cards=["messenger"])
    t.start_at("MUSTER")
    assert t.refused(1, "recruit decoy").rule == "W-GEN-40"
    t.get(2).specialists, t.get(2).fallen = (), ("messenger",)
    t.field.stamp += 1
    t.answer(1, "recruit decoy")


@rule("W-CARD-GEN-10")
def test_the_items_of_the_box_are_found_one_a_turn_and_used_once() -> None:
    t = Situation("dday n-02 opts=gold=regular,missions", DRAWN)
    t.answer(1, t.choices(1)[0])
    while t.question(1) == "make-room":
        t.answer(1, t.choices(1)[0])
    t.unit(1, soldiers=9, points=40)
    assert {"supply-bag", "new-orders"} <= set(t.field.battle.items)
    t.start_at("MUSTER")
    t.answer(1, "find supply-bag")
    assert t.refused(1, "find new-orders").rule == "B-ITEM-01"
    t.start_at("ROLL")
    t.roll(1, "STAR SOLDIER COURAGE TOOL STAR SOLDIER")
    t.dice("STAR TOOL")
    t.answer(1, "use supply-bag", "pass")
    assert t.get().items == ()
    assert "supply-bag" in t.field.battle.used


@rule("W-CARD-AW-10")
def test_a_gold_die_of_a_card_may_fall_to_a_skull_and_a_medals_tool_may_not() -> None:
    t = gold_table("regular", options=",way-to-hell-components")
    t.unit(1, soldiers=9, cards=["croix-militaire", "war-service-medal"])
    t.start_at("ROLL")
    t.roll(1, "SKULL SOLDIER COURAGE STAR STAR SOLDIER")
    t.dice("TOOL TOOL STAR STAR")
    t.answer(1, "use croix-militaire", "count g1", "call g1 red")
    t.answer(1, "use war-service-medal")
    t.answer(1, "tools 3")
    while t.question(1) not in ("declare", "cancel"):
        t.answer(1, t.choices(1)[0])
    assert len(t.get().virtual) == 3
    if t.question(1) == "declare":
        t.answer(1, "declared")
    victims = {choice.split()[1] for choice in t.choices(1)}
    assert victims == {"r2", "w1", "w2", "b1", "b2", "g1"}, "dice, and none of the medal's results"


def test_modules_go_together_on_any_map() -> None:
    for number, board in enumerate(sorted(scan())):
        mode = ("regular", "touch", "rwbg", "wild")[number % 4]
        units = 1 + number % 6
        setup = f"dday {board} units={units} opts=gold={mode},missions,heroes,shaef,way-to-hell-components"
        table = Table(setup, seed=board)
        assert table.waiting(), setup
    with pytest.raises(SetupError) as refused:
        Table("dday n-02 opts=lead-the-way")
    assert refused.value.refusal.rule == "W-HERO-40"

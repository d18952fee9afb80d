"""A seventh die, gold: RWB & G and Wild Dice (W-GOLD)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import convert

from hhour.advice.dday.door import DDayAdviser
from hhour.dday.boxes.way_to_hell.gold.dice import COLOURLESS
from hhour.dday.rules.map.layout import lay_out
from hhour.dday.rules.steps.upkeep import why_no_set
from hhour.kernel.faces import SKULL
from hhour.kernel.replaying import replay
from hhour.kernel.saving import load
from hhour.kernel.table import Table
from hhour.server.wire_socket import AskTally
from tests.rule import rule
from tests.table import Situation
from tests.way_to_hell.gold import rolling, table

# --- RWB & G ----------------------------------------------------------------------------------------------------------


def seven(words: str, cards: list[str] | None = None, units: int = 1, options: str = "") -> Situation:
    """Seven dice are rolled and kept, the Gold die last."""
    t = rolling("rwbg", units, cards, options)
    t.unit(1, soldiers=10, stars=0, courage=0, points=0)
    t.roll(1, words)
    return t


@rule("W-GOLD-50", "W-GOLD-51")
def test_a_gold_die_is_rolled_with_the_six_locked_and_rolled_again() -> None:
    t = rolling("rwbg")
    assert t.question(1) == "roll"
    t.dice("STAR SOLDIER COURAGE TOOL STAR STAR SKULL")
    t.answer(1, "roll")
    assert "lock r1 g1" in t.choices(1)
    assert t.refused(1, "lock r1").rule == "B-ROLL-03"
    t.answer(1, "lock r1 r2")
    t.dice("TOOL")
    t.answer(1, "reroll g1", "stop")
    t.pass_until("MUSTER")
    assert t.get().points == 3


@rule("W-GOLD-50")
def test_where_fewer_dice_are_rolled_the_gold_die_is_rolled_all_the_same() -> None:
    t = table("rwbg", board="n-01")
    fewer = next(ground for ground in t.field.book.sectors if ground.dice < 6)
    t.unit(1, sector=fewer.id)
    t.start_at("ROLL")
    assert t.refused(1, "leave g1").rule == "B-ROLL-16"
    t.answer(1, "leave r1")
    t.dice("STAR SOLDIER COURAGE TOOL STAR SKULL")
    t.answer(1, "roll")


@rule("W-GOLD-50", "W-GOLD-53")
def test_the_table_counts_seven_dice_as_they_lie() -> None:
    t = rolling("rwbg")
    t.dice("STAR SOLDIER COURAGE TOOL STAR STAR SOLDIER")
    t.answer(1, "roll")
    asked = convert({"type": "tally", "id": "a", "seat": 1, "question_id": 0, "dice": t.get().tray.names}, AskTally)
    counted = DDayAdviser().count_dice(t.table, 1, asked.dice)
    assert counted is not None
    assert (counted.stars, counted.soldiers, counted.courage, counted.tools) == (3, 2, 1, 1)


@rule("W-GOLD-52")
def test_the_gold_die_makes_no_set() -> None:
    t = seven("STAR SOLDIER STAR TOOL COURAGE COURAGE STAR")
    assert t.question(1) != "declare"
    assert t.get().colours[6] == 5


@rule("W-GOLD-53")
def test_a_gold_skull_cancels_another_die() -> None:
    t = seven("STAR SOLDIER STAR TOOL COURAGE COURAGE SKULL")
    assert t.question(1) == "cancel"
    t.answer(1, "cancel r1")
    assert t.get().stars == 1


@rule("W-GOLD-EX-03", "W-GOLD-54", "W-GOLD-53")
def test_a_gold_soldier_stops_the_reinforcements_a_gold_tool_does_not() -> None:
    t = seven("SOLDIER STAR SOLDIER TOOL SOLDIER COURAGE SOLDIER")
    unit = t.get()
    assert t.events("claimed") == []
    assert (unit.soldiers, unit.stars, unit.points, unit.courage) == (14, 1, 1, 1)
    t = seven("SOLDIER STAR SOLDIER TOOL SOLDIER COURAGE TOOL")
    t.answer(1, "claim SOLDIER")
    t.pass_until("MUSTER")
    unit = t.get()
    assert (unit.soldiers, unit.stars, unit.points, unit.courage) == (10 + 3 + 8, 1, 3, 1)


@rule("W-GOLD-54")
def test_a_set_of_the_golden_face_is_refused_by_its_rule() -> None:
    t = seven("SOLDIER STAR SOLDIER STAR SOLDIER STAR SOLDIER")
    assert t.refused(1, "claim SOLDIER").rule == "W-GOLD-54"
    t.answer(1, "claim STAR")


@rule("W-GOLD-EX-04", "W-GOLD-55")
def test_a_gold_die_that_a_skull_cancels_blocks_nothing() -> None:
    t = seven("SOLDIER SKULL SOLDIER TOOL SOLDIER COURAGE SOLDIER")
    t.answer(1, "claim SOLDIER")  # the Gold die is the only victim that keeps the set
    assert [event.data["which"] for event in t.events("cancelled")] == ["g1"]
    assert t.get().soldiers == 10 + 3 + 8


@rule("W-GOLD-55")
def test_a_penalty_that_takes_the_gold_die_out_frees_the_face() -> None:
    t = seven("SOLDIER STAR SOLDIER STAR SOLDIER STAR SOLDIER")
    t.field.stamp += 1  # as whatever changes the table does
    t.get().removed |= 1 << 6
    assert t.refused(1, "claim TOOL").rule == "B-RWB-01"
    t.answer(1, "claim SOLDIER")


@rule("W-GOLD-56")
def test_a_bonus_from_a_card_is_not_blocked() -> None:
    t = rolling("rwbg", options=",bazooka-joe=items")
    t.unit(1, soldiers=10, cards=["signalling-lamp"])
    t.roll(1, "STAR SOLDIER STAR TOOL COURAGE COURAGE TWO_SOLDIERS")
    t.answer(1, "use signalling-lamp")
    assert t.get().soldiers == 10 + 6 + 3


@rule("W-GOLD-56")
def test_the_white_result_of_a_leadership_is_blocked_like_dice() -> None:
    t = seven("STAR TOOL STAR SOLDIER STAR TOOL TOOL")
    t.answer(1, "claim STAR", "white TOOL")
    assert t.refused(1, "claim TOOL").key in ("gold-blocks", "other-phase")
    assert "claim TOOL" not in t.choices(1)


@rule("W-GOLD-57")
def test_with_a_gold_skull_there_is_no_dead_mans_gift() -> None:
    t = seven("SKULL STAR SKULL TOOL SKULL STAR SKULL")
    assert t.events("claimed") == []
    assert t.get().points == 0  # four skulls cancel the three other dice
    t = rolling("rwbg")
    t.dice("SKULL STAR SKULL TOOL SKULL STAR SKULL")
    t.answer(1, "roll")
    assert why_no_set(t.field, t.get(), SKULL).rule == "W-GOLD-57"


@rule("W-GOLD-58")
def test_the_gold_die_may_supply_a_face_of_a_straight() -> None:
    t = seven("STAR STAR SOLDIER TWO_SOLDIERS COURAGE TOOL SKULL")
    assert "straight" in t.choices(1)


@rule("W-GOLD-59")
def test_no_card_gives_the_colourless_die_a_colour() -> None:
    t = seven("STAR TOOL STAR TOOL COURAGE SOLDIER STAR", cards=["captain"])
    t.answer(1, "use captain")
    assert t.refused(1, "paint g1 blue").rule == "W-GOLD-59"
    assert not [choice for choice in t.choices(1) if "g1" in choice]


@rule("W-GOLD-60")
def test_a_gold_die_can_be_set_and_is_swapped_for_gold_only() -> None:
    t = seven("STAR TOOL STAR TOOL COURAGE SOLDIER STAR", cards=["binoculars"])
    t.answer(1, "use binoculars", "set g1 SOLDIER")
    t.pass_until("MUSTER")
    assert t.get().soldiers == 12
    t = rolling("rwbg", 2, ["lieutenant"])
    t.roll(1, "STAR TOOL STAR TOOL COURAGE SOLDIER STAR")
    t.roll(2, "STAR TOOL STAR TOOL COURAGE SOLDIER SKULL")
    t.answer(1, "swap 2")
    assert t.refused(1, "exchange g1 r1").rule == "W-GOLD-60"
    assert t.refused(1, "exchange r1 g1").rule == "W-GOLD-60"
    t.answer(1, "exchange g1 g1")
    t.answer(2, "accept")
    assert (t.get(1).faces[6], t.get(2).faces[6]) == (0, 1)


@rule("W-GOLD-52", "W-GOLD-60")
@pytest.mark.parametrize("version", [COLOURLESS, None])
def test_nobody_names_a_colour_for_the_die_that_has_none(version: int | None) -> None:
    t = rolling("rwbg", 2, ["lieutenant"], version=version)
    t.roll(1, "STAR TOOL STAR TOOL COURAGE SOLDIER STAR")
    t.roll(2, "STAR TOOL STAR TOOL COURAGE SOLDIER SKULL")
    assert t.table.version >= COLOURLESS
    assert "call" not in {choice.split()[0] for choice in t.choices(1)}
    refusal = t.refused(1, "call g1 red")
    assert (refusal.rule, refusal.key) == ("W-GOLD-52", "call-never")
    assert t.refused(1, "call r1 white").key == "call-not-gold"


@rule("W-GOLD-52")
def test_games_begun_before_keep_the_colour_that_was_named() -> None:
    """Until version 6 of the rules the table took it; such records are still replayed."""
    before = Table("dday n-03 opts=gold=rwbg", seed="x", version=COLOURLESS - 1)
    assert before.version < COLOURLESS
    while "call g1 blue" not in before.choices(1):
        before.apply(1, before.choices(1)[0])
    before.apply(1, "call g1 blue")
    again = replay(str(before.record))
    assert (again.version, again.view(1)) == (before.version, before.view(1))


# --- Wild Dice --------------------------------------------------------------------------------------------------------


def wild(words: str, cards: list[str] | None = None, options: str = "") -> Situation:
    """Seven dice are rolled and kept, the Wild Die last; the Unit is at the question of the swap."""
    t = rolling("wild", cards=cards, options=options)
    t.unit(1, soldiers=10, stars=0, courage=0, points=0)
    t.roll(1, words)
    t.ready()
    return t


def aside(t: Situation) -> Any:
    """The Gold dice that are shown beside the tallies."""
    told: Any = t.table.view(1)
    return told["boxes"]["way-to-hell"]["aside"]


@rule("W-GOLD-70", "W-GOLD-71")
def test_the_wild_die_is_rolled_once_and_neither_locked_nor_rolled_again() -> None:
    t = rolling("wild")
    t.dice("STAR SOLDIER COURAGE TOOL STAR STAR SKULL")
    t.answer(1, "roll")
    assert t.refused(1, "lock r1 g1").key == "die-out"
    assert len(t.choices(1)) >= 15
    t.answer(1, "lock r1 r2")
    assert t.refused(1, "reroll g1").key == "die-out"
    t.dice("SOLDIER")
    t.answer(1, "reroll b1", "stop")
    assert aside(t) == {"1": [{"slot": "g1", "colour": "gold", "face": "SKULL"}]}
    assert t.field.profile(t.get()).odds(t.field, t.get())["wild"] == SKULL
    t.get().left_out = 0  # it was swapped in
    assert t.field.profile(t.get()).odds(t.field, t.get())["wild"] == -1


@rule("W-GOLD-71")
def test_no_reroll_of_a_card_touches_the_wild_die() -> None:
    t = rolling("wild", cards=["corporal"])
    t.roll(1, "STAR SOLDIER COURAGE TOOL STAR STAR SKULL")
    t.answer(1, "use corporal")
    assert not [choice for choice in t.choices(1) if "g1" in choice]


@rule("W-GOLD-72", "W-GOLD-EX-05", "W-GOLD-76")
def test_the_wild_die_takes_the_colour_of_the_die_it_is_swapped_for() -> None:
    t = wild("COURAGE SKULL COURAGE SOLDIER TOOL STAR COURAGE")
    assert t.question(1) == "wild"
    t.answer(1, "wild b1", "claim COURAGE", "soldiers")
    assert t.question(1) == "cancel"
    t.answer(1, "cancel b2")
    unit = t.get()
    assert (unit.soldiers, unit.courage, unit.stars, unit.points) == (10 + 3 + 1, 3, 0, 0)


@rule("W-GOLD-72")
def test_a_skull_makes_no_way_for_the_wild_die() -> None:
    t = wild("COURAGE SKULL COURAGE SOLDIER TOOL STAR COURAGE")
    assert t.refused(1, "wild r2").rule == "W-GOLD-72"
    assert t.refused(1, "wild").key == t.refused(1, "dance r2").key == "not-offered"
    assert t.refused(1, "wild g1").key == "die-out"
    assert "wild r2" not in t.choices(1)


@rule("W-GOLD-73")
def test_a_locked_die_may_be_swapped_out() -> None:
    t = wild("COURAGE SKULL COURAGE SOLDIER TOOL STAR COURAGE")
    assert t.get().locked & 1
    t.answer(1, "wild r1")
    assert t.get().removed & 1


@rule("W-GOLD-74")
def test_a_wild_die_that_is_not_swapped_in_counts_for_nothing() -> None:
    t = wild("COURAGE TOOL COURAGE SOLDIER TOOL STAR STAR")
    t.answer(1, "pass")
    t.pass_until("MUSTER")
    assert t.get().stars == 1
    assert aside(t) == {"1": [{"slot": "g1", "colour": "gold", "face": "STAR"}]}


@rule("W-GOLD-72", "W-GOLD-74")
def test_only_the_wild_die_is_shown_beside_the_tally_and_only_until_it_is_swapped_in() -> None:
    t = table("wild", board="n-01")
    fewer = next(ground for ground in t.field.book.sectors if ground.dice < 6)
    t.unit(1, sector=fewer.id)
    t.start_at("ROLL")
    t.answer(1, "leave r1")  # it lies aside as well, and is no Gold die
    t.roll(1, "STAR SOLDIER COURAGE TOOL STAR SKULL")
    assert t.question(1) == "wild"
    assert aside(t) == {"1": [{"slot": "g1", "colour": "gold", "face": "SKULL"}]}
    t.answer(1, "wild w1")
    assert aside(t) == {}


@rule("B-SPEC-18", "W-GOLD-70", "W-GOLD-72")
def test_a_tally_that_is_repeated_brings_its_wild_die_no_second_swap() -> None:
    t = wild("COURAGE TOOL COURAGE SOLDIER TOOL STAR STAR", cards=["combat-photographer"])
    t.answer(1, "pass", "repeat")
    t.pass_until("MOVE")
    t.answer(1, "stay")
    assert len(t.events("tally-repeated")) == 1
    assert t.question(1) == "muster"  # nobody was asked for a swap


@rule("W-GOLD-75")
def test_a_wild_skull_may_be_swapped_in_and_is_a_skull_of_that_colour() -> None:
    t = wild("SKULL STAR SKULL SOLDIER TOOL STAR SKULL")
    t.answer(1, "wild b1", "claim SKULL")
    t.pass_until("MUSTER")
    assert t.get().points == 20


@rule("W-GOLD-76")
def test_a_swapped_die_counts_for_no_straight_and_the_wild_die_does() -> None:
    t = wild("STAR STAR SOLDIER TWO_SOLDIERS COURAGE TOOL SKULL")
    t.answer(1, "wild r2")
    assert "straight" in t.choices(1)
    t = wild("STAR SKULL SOLDIER TWO_SOLDIERS COURAGE TOOL SKULL")
    t.answer(1, "wild r1")
    assert t.question(1) != "declare"


@rule("W-GOLD-72")
def test_of_equal_dice_any_may_be_named() -> None:
    t = wild("STAR STAR SOLDIER TWO_SOLDIERS COURAGE TOOL SKULL")
    assert "wild r2" not in t.choices(1)
    t.answer(1, "wild r2")
    assert t.get().removed == 0b10


@rule("W-GOLD-77", "W-GOLD-78")
def test_no_card_that_changes_a_die_is_in_a_wild_game() -> None:
    barred = {
        *("binoculars", "strategic-map", "rangefinder", "dispatch-case", "ammo-box", "lieutenant", "captain"),
        "fp-captain",
    }
    for number in range(1, 9):
        field = Situation(f"dday n-0{number} units=2 opts=gold=wild,bazooka-joe=all").field
        assert barred.isdisjoint(field.book.cards)
        assert barred.isdisjoint((*field.battle.pool, *field.battle.items))
    assert {"corporal", "toolkit", "sharpshooter"} <= set(field.book.cards)


@rule("W-GOLD-79")
def test_a_sector_hands_out_no_card_that_is_barred_and_asks_for_none() -> None:
    t = table("wild", board="n-06")
    gift = next(ground for ground in t.field.book.sectors if ground.join_first == "lieutenant")
    way = next(
        ground for ground in t.field.book.sectors if gift.index in [e.target for e in t.field.book.edges[ground.index]]
    )
    t.unit(1, sector=way.id, courage=20, soldiers=30, cards=["minesweeper", "scout", "hero", "veteran"])
    t.start_at("MOVE")
    t.dice("1 1 1 1")
    t.answer(1, next(choice for choice in t.choices(1) if choice.endswith(f" {gift.id}")))
    assert "lieutenant" not in t.get().specialists


@rule("W-GOLD-79")
def test_a_requirement_that_names_a_barred_card_is_waived() -> None:
    book = Situation("dday n-03 opts=gold=wild").field.book
    asked = next(ground for ground in book.sectors if ground.need)
    book.barred = frozenset(asked.need)
    lay_out(book, book.beaches, None)
    assert book.sectors[asked.index].need == ()


@pytest.mark.parametrize("mode", ["regular", "touch", "rwbg", "wild"])
def test_a_gold_game_is_saved_and_opened_with_its_dice(mode: str) -> None:
    table = Table(f"dday n-03 units=2 opts=gold={mode}", seed="gold")
    for _ in range(40):
        seat = table.waiting()[0]
        table.apply(seat, table.choices(seat)[-1])
        assert load(table.save()).save() == table.save()

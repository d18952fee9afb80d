"""B-SECTOR-20 to 39: what the words of the map tables do, on the maps that carry it."""

from __future__ import annotations

import pytest

from hhour.dday.rules.map.ground import with_words
from hhour.dday.rules.map.words import Attribute
from tests.rule import rule
from tests.table import Situation

PLAIN = "SOLDIER SOLDIER TOOL TOOL TOOL SOLDIER"  # no set, no SKULL, no star, no courage


def place(t: Situation, seat: int = 1) -> str:
    return t.field.book.sectors[t.get(seat).sector].id


def standing(beach: str, sector: int, turned_out: int = 0, units: int = 1, cards: tuple[str, ...] = ()) -> Situation:
    """Units of forty soldiers in one sector, at the start of ROLL; the first has the cards."""
    t = Situation(f"dday {beach} units={units}")
    if turned_out:
        t.turn_out(sector, turned_out)
    for seat in range(1, units + 1):
        t.unit(seat, sector=sector, soldiers=40)
    for card in cards:
        t.give(1, card)
    t.start_at("ROLL")
    return t


@rule("B-SECTOR-20", "B-TALLY-07")
@pytest.mark.parametrize(
    ("beach", "sector", "face"),
    [("n-01", 2, "COURAGE"), ("n-01", 3, "STAR"), ("n-01", 5, "TOOL"), ("n-06", 4, "SKULL")],
)
def test_bonus_adds_a_colourless_result_each_turn(beach: str, sector: int, face: str) -> None:
    t = standing(beach, sector)
    t.roll(1, PLAIN)
    t.all_ready()
    added = t.events("result-added")
    assert [(e.rule, e.data["face"], e.data["colour"]) for e in added] == [("B-SECTOR-20", face, "colourless")]


@rule("B-SECTOR-21", "B-TALLY-EX-04")
def test_penalty_removes_up_to_so_many_results_and_no_stored_resource() -> None:
    t = standing("n-05", 8)
    t.unit(1, stars=5)
    t.roll(1, "STAR STAR SOLDIER TOOL TOOL SOLDIER")
    t.all_ready()
    assert len(t.events("result-removed")) == 2
    assert t.get().stars == 5


@rule("B-SECTOR-22", "B-ROLL-13")
def test_no_lock_lets_no_die_be_locked() -> None:
    t = standing("n-01", 7)
    t.dice(PLAIN)
    t.answer(1, "roll")
    assert t.question() == "reroll"
    assert t.refused(1, "lock r1 r2").rule.startswith("B-ROLL-")
    assert t.get().locked == 0


@rule("B-SECTOR-23", "B-ROLL-14")
def test_lock_three_asks_for_three_dice() -> None:
    t = standing("n-05", 7)
    t.dice(PLAIN)
    t.answer(1, "roll")
    assert t.refused(1, "lock r1 r2").rule == "B-ROLL-14"
    assert {len(choice.split()) - 1 for choice in t.choices()} == {3}


@rule("B-SECTOR-24", "B-ROLL-16")
def test_dice_five_leaves_one_die_out() -> None:
    t = standing("n-01", 8)
    assert t.choices() == ["leave r1", "leave r2", "leave w1", "leave w2", "leave b1", "leave b2"]
    t.answer(1, "leave w1")
    t.dice("SOLDIER SOLDIER TOOL TOOL TOOL")
    t.answer(1, "roll")
    assert t.refused(1, "lock r1 w1").rule == "B-ROLL-16"
    t.answer(1, "lock r1 r2", "stop")
    assert t.get().points == 6
    assert t.events("rolled")[-1].data["faces"] == ("SOLDIER", "SOLDIER", "TOOL", "TOOL", "TOOL")


@rule("B-SECTOR-25", "B-ROLL-17", "B-ROLL-18")
@pytest.mark.parametrize(("beach", "sector", "turned_out"), [("n-03", 6, 0), ("n-06", 6, 2)])
def test_no_skull_reroll_keeps_every_skull(beach: str, sector: int, turned_out: int) -> None:
    t = standing(beach, sector, turned_out)
    t.dice("STAR STAR SKULL SKULL TOOL TOOL")
    t.answer(1, "roll", "lock r1 r2")
    assert t.refused(1, "reroll w1").rule == "B-ROLL-17"
    t.dice("SKULL TOOL")
    t.answer(1, "reroll b1 b2")
    assert t.choices() == ["stop", "reroll b2"]


@rule("B-SECTOR-26", "B-SPEC-11", "B-SPEC-12")
def test_join_gives_each_unit_its_own_specialist_free() -> None:
    t = Situation("dday n-01 units=2")
    for seat in (1, 2):
        t.unit(seat, sector=1, soldiers=40, courage=1)
    t.start_at("MOVE")
    for seat in (1, 2):
        t.answer(seat, "advance 2")
    assert [(e.seat, e.rule, e.data["cost"]) for e in t.events("joined")] == [
        (1, "B-SECTOR-26", 0),
        (2, "B-SECTOR-26", 0),
    ]
    assert all(t.get(seat).specialists == ("scout",) and "scout" not in t.get(seat).hand for seat in (1, 2))


@rule("B-SECTOR-27")
def test_join_first_gives_the_unique_specialist_to_the_first_unit_only() -> None:
    t = Situation("dday n-06 units=2")
    assert "lieutenant" not in t.field.battle.pool
    for seat in (1, 2):
        t.unit(seat, sector=2, soldiers=40, courage=9)
    t.start_at("MOVE")
    t.answer(1, "advance 5")
    t.dice("1")
    t.answer(2, "stay")
    assert t.get(1).specialists == ("lieutenant",)
    assert t.events("joined")[-1].rule == "B-SECTOR-27"
    t.unit(2, stars=9)
    t.start_at("MUSTER")
    assert t.refused(2, "recruit lieutenant").rule == "B-SPEC-15"
    t.start_at("MOVE")
    t.answer(2, "advance 5")
    assert t.get(2).specialists == ()


@rule("B-SECTOR-28")
def test_no_find_forbids_finding() -> None:
    t = Situation("dday n-07 units=1")
    t.unit(1, sector=4, soldiers=40, points=60, courage=6)
    t.start_at("MUSTER")
    assert t.refused(1, "find grenade").rule == "B-ITEM-11"
    assert not [choice for choice in t.choices() if choice.startswith("find")]


@rule("B-SECTOR-29")
def test_free_item_is_taken_by_the_first_unit() -> None:
    t = Situation("dday n-08 units=1")
    t.unit(1, sector=3, soldiers=40, courage=9, cards=["wirecutters"])
    t.start_at("MOVE")
    t.answer(1, "use wirecutters", "advance 6")
    assert t.get().items == ("medal-case",)
    assert t.events("found")[-1].rule == "B-ITEM-12"


@rule("B-SECTOR-30")
@pytest.mark.parametrize(
    ("beach", "sector", "turned_out", "vehicle", "cost"),
    [
        ("n-05", 5, 0, "tank", 20),
        ("n-06", 6, 5, "half-track", 15),
        ("n-06", 7, 5, "bulldozer", 20),
        ("n-06", 11, 5, "armored-car", 0),
    ],
)
def test_vehicle_offers_it_for_its_cost_or_free(
    beach: str, sector: int, turned_out: int, vehicle: str, cost: int
) -> None:
    t = standing(beach, sector, turned_out)
    t.unit(1, points=20)
    t.start_at("MUSTER")
    t.answer(1, f"find {vehicle}")
    assert (t.get().vehicle, t.get().points) == (vehicle, 20 - cost)


@rule("B-SECTOR-31", "B-AWARD-05")
def test_award_first_gives_one_random_award_once_a_game() -> None:
    t = Situation("dday n-06 units=2")
    t.unit(1, sector=13, soldiers=60, courage=12, cards=["scout"])
    t.unit(2, sector=13, soldiers=60, courage=12, cards=["scout"])
    t.start_at("MOVE")
    t.answer(1, "advance 15")
    t.dice("purple-heart 1 1")
    t.answer(2, "stay")
    assert t.get(1).awards == ("purple-heart",)
    assert t.events("award")[-1].rule == "B-SECTOR-31"
    t.start_at("MOVE")
    t.answer(1, "stay")
    t.dice("1")
    t.answer(2, "advance 15")
    assert t.get(2).awards == ()


@rule("B-SECTOR-32")
def test_entry_soldiers_come_by_a_die_on_arrival_and_only_then() -> None:
    t = Situation()
    t.unit(1, sector=9, soldiers=40, cards=["scout"])
    t.start_at("MOVE")
    t.dice("5 1")
    t.answer(1, "move 10")
    assert [(e.rule, e.data["n"]) for e in t.events("gained")] == [("B-SECTOR-32", 5)]
    assert t.get().soldiers == 40 + 5 - 11
    t.roll(1, PLAIN)
    t.dice("1")
    t.pass_until("ROLL")
    assert len([e for e in t.events("gained") if e.rule == "B-SECTOR-32"]) == 1


@rule("B-SECTOR-32")
@pytest.mark.parametrize("number", [1, 3])
def test_entry_soldiers_of_a_fixed_number_come_without_a_roll(number: int) -> None:
    t = Situation()
    ground = t.field.book.sectors[t.field.book.index("6")]
    with_words(ground, (Attribute("ENTRY_SOLDIERS", (str(number),)),))
    t.unit(1, sector=3, soldiers=40, courage=9)
    t.start_at("MOVE")
    t.answer(1, "advance 6")
    assert t.get().soldiers == 40 + number - 6


@rule("B-SECTOR-33", "B-UPKEEP-05")
@pytest.mark.parametrize(("beach", "change"), [("n-03", 5), ("n-05", -3)])
def test_four_of_a_face_gain_or_lose_soldiers(beach: str, change: int) -> None:
    for faces, expected in (("TOOL TOOL TOOL TOOL STAR STAR", change), ("TOOL TOOL TOOL STAR STAR STAR", 0)):
        t = Situation(f"dday {beach} units=1")
        t.unit(1, sector=11, soldiers=40)
        t.tally(1, faces)
        t.start_at("UPKEEP")
        assert t.get().soldiers == 40 + expected


@rule("B-SECTOR-34")
def test_capacity_keeps_a_further_unit_out_even_with_a_battle_cry() -> None:
    t = Situation("dday n-02 units=2")
    t.unit(1, sector=6, soldiers=40, courage=9, battle_cry=1, cards=["scout"])
    t.unit(2, sector=8, soldiers=40, courage=9, cards=["scout"])
    t.start_at("MOVE")
    assert t.refused(1, "advance 8").rule == "B-SECTOR-34"
    assert t.refused(1, "charge 8").rule == "B-SECTOR-34"
    t.unit(2, sector=5)
    assert "advance 8" in t.choices(1)


@rule("B-SECTOR-35", "B-UPKEEP-10")
def test_stay_forever_never_turns_the_marker() -> None:
    t = Situation("dday n-08 units=1")
    t.unit(1, sector=13, soldiers=90)
    t.start_at("ROLL")
    for _ in range(5):
        t.roll(1, PLAIN)
        t.pass_until("ROLL")
    assert t.get().marker == 1
    assert len(t.events("stayed")) == 5


@rule("B-SECTOR-36", "B-MOVE-03", "B-MAP-N07-C08")
def test_climb_holds_a_unit_on_the_cliff_and_retreat_lets_it_back() -> None:
    t = Situation("dday n-07 units=1")
    t.unit(1, sector=9, soldiers=40, courage=9, cards=["scout"])
    t.start_at("MOVE")
    assert t.refused(1, "advance 11").rule == "B-MAP-N07-C07"
    assert "retreat 7" in t.choices()
    t.answer(1, "retreat 7")
    assert place(t) == "7"


@rule("B-SECTOR-37")
def test_def_fixed_is_lowered_by_nothing() -> None:
    t = Situation("dday n-08 units=1")
    t.unit(1, sector=11, soldiers=40, cards=["bazooka", "bangalore-torpedo", "gammon-bomb", "tank"])
    t.start_at("MOVE")
    for slug in ("bazooka", "bangalore-torpedo", "gammon-bomb"):
        assert t.refused(1, f"use {slug}").rule == "B-SECTOR-37"
    t.start_at("COMBAT")
    t.all_ready()
    assert t.events("casualties")[-1].data["n"] == 11


@rule("B-SECTOR-38", "B-SPEC-C18")
@pytest.mark.parametrize(("in_play", "locks"), [(False, 3), (True, 1)])
def test_general_cancels_the_attributes_before_it_but_no_bonus_def_or_mgf(in_play: bool, locks: int) -> None:
    t = Situation("dday n-08 units=2")
    t.unit(1, sector=4, soldiers=40)
    t.unit(2, sector=5, soldiers=40, cards=["general"] if in_play else [])
    t.start_at("ROLL")
    t.dice(PLAIN)
    t.answer(1, "roll")
    assert {len(choice.split()) - 1 for choice in t.choices(1) if choice.startswith("lock")} == {locks}
    ground = t.field.ground(t.field.book.index("4"))
    assert (ground.lock, ground.bonus, ground.defence, ground.mgf) == (2 if in_play else 3, (1,), (4,), 1)
    t.answer(1, t.choices(1)[0], "stop")
    t.roll(2, PLAIN)
    t.all_ready()
    assert [e.data["face"] for e in t.events("result-added", 1)] == ["STAR"]


@rule("B-SECTOR-39")
def test_battle_cry_only_opens_to_nothing_else() -> None:
    t = Situation("dday n-08 units=1")
    t.unit(1, sector=13, soldiers=60, courage=12, battle_cry=1)
    t.start_at("MOVE")
    refused = t.refused(1, "advance bunker")
    assert (refused.rule, refused.key) == ("B-SECTOR-39", "move-cry-only")
    t.dice("1")
    t.answer(1, "charge bunker")
    assert place(t) == "bunker"

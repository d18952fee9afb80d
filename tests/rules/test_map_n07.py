"""B-MAP-N07: Pointe du Hoc and its cliffs."""

from __future__ import annotations

from math import comb

from hhour.dday.rules.battle.state import CLIMBED
from hhour.dday.rules.dice.rolling import lock_count
from hhour.kernel.faces import FACES
from tests.rule import rule
from tests.table import Situation

FAILS = "STAR STAR STAR TOOL TOOL TOOL"


def climbing(*cards: str, sector: int = 10, marker: int = 1, units: int = 1) -> Situation:
    """A Unit on a cliff, not yet up."""
    t = Situation(f"dday n-07 units={units}")
    t.unit(1, sector=sector, soldiers=90, courage=9, marker=marker, cards=list(cards))
    for seat in range(2, units + 1):
        t.unit(seat, sector=1, soldiers=90)
    return t


def turn(t: Situation, faces: str) -> None:
    """ROLL this and come to MOVE (or beyond, if MOVE needs no answer)."""
    t.roll(1, faces)
    for _ in range(20):
        if t.table.outcome or t.field.phase() in ("MOVE", "COMBAT") or t.question(1) == "roll":
            return
        t.answer(1, next(word for word in ("declared", "done", "ready", *t.choices(1)) if word in t.choices(1)))


@rule("B-MAP-N07-01")
def test_a_unit_that_starts_in_2_has_one_soldier_and_three_courage() -> None:
    t = Situation("dday n-07 units=1")
    t.answer(1, "start 2")
    assert (t.get(1).soldiers, t.get(1).courage, t.get(1).stars) == (1, 3, 0)


@rule("B-MAP-N07-02")
def test_nothing_is_found_in_4_but_items_are_used() -> None:
    t = Situation("dday n-07 units=1")
    t.unit(1, sector=4, soldiers=20, points=40, cards=["field-radio", "lucky-charm"])
    t.start_at("MUSTER")
    assert t.refused(1, "find command-jacket").rule == "B-ITEM-11"
    t.answer(1, "use field-radio")
    assert t.get(1).soldiers == 25


@rule("B-MAP-N07-C01")
def test_stepping_onto_a_cliff_is_a_normal_advance_and_no_vehicle_comes_along() -> None:
    t = Situation("dday n-07 units=1")
    t.unit(1, sector=8, soldiers=90, courage=2, cards=["jeep", "field-radio"])
    t.start_at("MOVE")
    t.answer(1, "advance 10")
    assert (t.get(1).courage, t.get(1).vehicle) == (0, "")
    assert not t.get(1).lifetime & CLIMBED
    assert t.events("abandoned")[0].rule == "B-VEH-10"
    poor = Situation("dday n-07 units=1")
    poor.unit(1, sector=8, soldiers=90, courage=1, cards=["field-radio"])
    poor.start_at("MOVE")
    assert poor.refused(1, "advance 10").rule == "B-MOVE-10"


@rule("B-MAP-N07-C02")
def test_a_battle_cry_helps_neither_onto_a_cliff_nor_up_it() -> None:
    t = Situation("dday n-07 units=1")
    t.unit(1, sector=8, soldiers=90, courage=9, battle_cry=1)
    t.start_at("MOVE")
    assert t.refused(1, "charge 10").rule == "B-MAP-N07-C02"
    assert "charge 10" not in t.choices(1)
    up = climbing("field-radio")
    up.get(1).battle_cry = 1
    up.start_at("MOVE")
    assert up.refused(1, "charge 12").rule == "B-MAP-N07-C07"


@rule("B-MAP-N07-C03")
def test_a_climbing_unit_locks_no_dice() -> None:
    t = climbing()
    t.start_at("ROLL")
    t.dice(FAILS)
    t.answer(1, "roll")
    assert t.question(1) == "reroll"
    assert "reroll r1 r2 w1 w2 b1 b2" in t.choices(1)
    t.get(1).lifetime |= CLIMBED
    assert lock_count(t.field, t.get(1)) == 2


@rule("B-MAP-N07-C04")
def test_four_skulls_bring_a_unit_up_virtual_and_ignored_ones_included() -> None:
    for faces, virtual, cards, up in (
        ("SKULL SKULL SKULL STAR STAR STAR", (), [], False),
        ("SKULL SKULL SKULL SKULL STAR STAR", (), [], True),
        ("SKULL SKULL SKULL STAR STAR STAR", (3,), [], True),
        ("SKULL SKULL SKULL SKULL STAR STAR", (), ["sharpshooter"], True),
    ):
        t = climbing(*cards)
        t.tally(1, faces)
        t.get(1).virtual = virtual
        t.start_at("UPKEEP")
        while t.field.phase() == "UPKEEP":
            t.answer(1, next(word for word in ("declared", *t.choices(1)) if word in t.choices(1)))
        assert bool(t.events("climbed")) is up, faces
        assert bool(t.get(1).lifetime & CLIMBED) is up, faces
        assert bool(t.events("climb-failed")) is not up


@rule("B-MAP-N07-C05")
def test_skulls_of_a_climb_cancel_dice_and_may_be_a_dead_mans_gift() -> None:
    t = climbing()
    t.tally(1, "SKULL SKULL SKULL STAR SKULL STAR")
    t.start_at("UPKEEP")
    t.answer(1, "claim SKULL")
    assert t.get(1).points == 20
    t.pass_until("MUSTER")
    assert len(t.events("cancelled")) == 1, "the fourth SKULL is active"
    assert t.events("climbed")


@rule("B-MAP-N07-C06")
def test_a_unit_has_three_attempts_and_fights_on_the_cliff_each_turn() -> None:
    t = Situation("dday n-07 units=1")
    t.unit(1, sector=8, soldiers=90, courage=2, cards=["field-radio"])
    t.start_at("MOVE")
    t.answer(1, "advance 10")
    t.pass_until("ROLL")
    for attempt in (1, 2, 3):
        assert t.question(1) == "roll"
        turn(t, FAILS)
        assert len(t.events("climb-failed")) == attempt
        if attempt < 3:
            t.answer(1, "stay")
            t.pass_until("ROLL")
    assert t.get(1).marker == 4
    assert [event.data["n"] for event in t.events("casualties")] == [5, 5, 5]
    assert t.refused(1, "stay").rule == "B-MOVE-06"
    assert "retreat 7" in t.choices(1)


@rule("B-MAP-N07-C07")
def test_before_success_there_is_no_way_on_and_after_it_the_cliff_is_a_sector() -> None:
    t = climbing("field-radio", "platoon-leader")
    t.start_at("MOVE")
    assert t.refused(1, "advance 12").rule == "B-MAP-N07-C07"
    t.start_at("ROLL")
    turn(t, "SKULL SKULL SKULL SKULL SKULL SKULL")
    assert {"advance 12", "stay"} <= set(t.choices(1))
    assert "retreat 7" not in t.choices(1)
    t.answer(1, "stay")
    t.pass_until("ROLL")
    t.start_at("MOVE")
    assert "advance 12" in t.choices(1), "up is up, in later turns too"


@rule("B-MAP-N07-C08")
def test_a_retreat_to_7_is_free_no_advance_and_sets_one_chevron() -> None:
    t = climbing("field-radio", "beachmaster", marker=3)
    t.start_at("MOVE")
    t.answer(1, "retreat 7")
    unit = t.get(1)
    assert unit.sector == t.field.book.index("7")
    assert (unit.courage, unit.marker) == (9, 1)
    assert t.events("retreats")[0].rule == "B-MAP-N07-C08"
    assert t.events("gained") == [], "no advance, so nothing for the Beachmaster"
    assert t.events("d6") == []

    been = climbing("field-radio")
    been.unit(1, sector=7)
    been.unit(1, sector=10)
    been.start_at("MOVE")
    assert been.refused(1, "retreat 7").rule == "B-MOVE-04"


@rule("B-MAP-N07-C09")
def test_from_7_the_other_cliff_may_be_climbed() -> None:
    t = climbing("field-radio")
    t.start_at("MOVE")
    t.answer(1, "retreat 7")
    t.pass_until("ROLL")
    t.start_at("MOVE")
    assert "advance 9" in t.choices(1)
    assert t.refused(1, "advance 10").rule == "B-MOVE-04"


@rule("B-MAP-N07-C10")
def test_a_third_failure_with_7_closed_wipes_the_unit_out() -> None:
    t = Situation("dday n-07 units=1")
    t.unit(1, sector=7, soldiers=90)
    t.unit(1, sector=10, marker=3)
    t.start_at("ROLL")
    turn(t, FAILS)
    assert t.table.outcome == "lost"
    assert t.events("wiped-out")[0].rule == "B-MOVE-07"


@rule("B-MAP-N07-C11")
def test_a_climbing_unit_is_in_the_cliffs_sector_for_trade_guns_and_items() -> None:
    t = climbing("bazooka", sector=9, units=3)
    t.unit(2, sector=9)
    t.unit(3, sector=11, cards=["mortar"])
    t.start_at("MUSTER")
    assert "trade 2" in t.choices(1)
    t.answer(1, "use bazooka")
    t.start_at("COMBAT")
    t.dice("4")  # sector 11 alone fires
    t.answer(3, "use mortar")
    if t.question(3) == "aim":
        t.answer(3, "aim 9")
    t.pass_until("ROLL")
    assert [event.data["sector"] for event in t.events("mgf")] == ["11"]
    assert [event.data["n"] for event in t.events("casualties")] == [0, 0, 15]


@rule("B-MAP-N07-C12")
def test_a_point_man_gives_one_more_attempt() -> None:
    t = climbing("point-man", "field-radio", marker=3)
    t.start_at("ROLL")
    turn(t, FAILS)
    assert t.refused(1, "stay").rule == "B-MOVE-06"
    t.answer(1, "use point-man", "stay")
    t.pass_until("ROLL")
    turn(t, "SKULL SKULL SKULL SKULL STAR STAR")
    assert t.events("climbed")


@rule("B-MAP-N07-EX-01")
def test_a_grappling_hook_completes_the_climb_and_a_dead_mans_gift() -> None:
    t = climbing("grappling-hook")
    t.start_at("ROLL")
    t.roll(1, "SKULL SKULL STAR STAR SKULL STAR")
    t.answer(1, "use grappling-hook", "colour white")
    t.ready(1)
    t.answer(1, "claim SKULL")
    assert t.get(1).points == 20
    t.pass_until("MUSTER")
    assert t.events("climbed")[0].data["n"] == 4
    assert len(t.events("cancelled")) == 1


@rule("B-MAP-N07-EX-02")
def test_the_chance_of_a_climb_is_21_50_and_80_percent_with_no_one_and_two_virtual_skulls() -> None:
    t = climbing()
    t.start_at("ROLL")
    t.dice(FAILS)
    t.answer(1, "roll")
    free = {choice for choice in t.choices(1) if choice.startswith("reroll")}
    assert len(free) == 2**6 - 1, "every die may be rolled again, twice"
    skull = 1 - (1 - 1 / len(FACES)) ** 3
    assert abs(skull - 91 / 216) < 1e-12

    def chance(wanted: int) -> float:
        return sum(comb(6, n) * skull**n * (1 - skull) ** (6 - n) for n in range(wanted, 7))

    assert [round(chance(n), 2) for n in (4, 3, 2)] == [0.21, 0.5, 0.8]

"""Lines that no test of a rule ran, and cards that only golden games noticed: each by a test of its own."""

from __future__ import annotations

import pytest

from hhour.kernel.faces import FACE_NUMBER
from tests.rule import rule
from tests.table import Situation

ALL = "opts=bazooka-joe=all"


def together(first: list[str], second: list[str], **resources: int) -> Situation:
    t = Situation(f"dday n-01 units=2 {ALL}")
    t.unit(1, sector=2, soldiers=20, cards=first, **resources)
    t.unit(2, sector=2, soldiers=20, cards=second)
    t.start_at("MUSTER")
    return t


@rule("B-TRADE-01")
def test_a_stale_offer_makes_no_stars_from_nothing() -> None:
    t = together([], [], stars=2)
    t.answer(1, "trade 2", "give stars 2", "offer")
    t.get(1).stars = 1  # spent meanwhile
    t.field.stamp += 1
    assert t.refused(2, "accept").rule == "B-TRADE-01"
    t.answer(2, "decline")
    assert (t.get(1).stars, t.get(2).stars) == (1, 0)


@rule("B-TRADE-02")
def test_a_card_that_was_used_cannot_pay() -> None:
    t = together(["field-radio"], ["pocket-bible"])
    t.answer(1, "trade 2", "give field-radio", "take pocket-bible", "offer")
    unit = t.get(1)
    unit.items = ()
    t.field.battle.used = (*t.field.battle.used, "field-radio")
    t.field.stamp += 1
    assert t.refused(2, "accept").rule == "B-TRADE-02"
    t.answer(2, "decline")
    assert t.get(2).items == ("pocket-bible",)


@rule("B-SPEC-20")
def test_a_war_correspondent_does_not_work_from_a_bunker() -> None:
    t = Situation(f"dday n-01 units=2 {ALL}")
    t.unit(1, sector="bunker", soldiers=50, cards=["war-correspondent"])
    t.unit(2, sector=2, soldiers=50)
    t.start_at("MOVE")
    assert "use war-correspondent" not in t.choices(1)
    assert t.refused(1, "use war-correspondent").rule in ("B-SPEC-20", "B-SPEC-C24")


@rule("B-ITEM-C23")
def test_a_rangefinder_needs_a_blue_die() -> None:
    t = Situation(f"dday n-01 units=1 {ALL}")
    t.unit(1, sector=2, soldiers=20, cards=["rangefinder"])
    t.field.battle.turn, t.field.battle.stage = 1, t.field.book.slots.index("window")
    t.tally(1, "STAR STAR STAR STAR TOOL TOOL")
    t.field.battle.lanes = [(), (("ready", 0, 0, ""),)]
    assert "use rangefinder" in t.choices()
    unit = t.get()
    unit.colours = (*unit.colours[:4], unit.colours[0], unit.colours[0])  # both blue ones were swapped for red
    t.field.stamp += 1
    assert t.refused(1, "use rangefinder").rule == "B-ITEM-C23"


@rule("B-SPEC-C05")
@pytest.mark.parametrize(("cards", "falls"), [(["medic"], 1), ([], 2)])
def test_a_medic_saves_one_and_no_more(cards: list[str], falls: int) -> None:
    t = Situation(f"dday n-01 units=1 {ALL}")
    t.unit(1, sector=1, soldiers=20, marker=1, cards=cards)
    t.start_at("COMBAT")
    while t.question() == "fall":
        t.answer(1, "lose soldiers")
    n = t.events("casualties")[0].data["n"]
    assert [event.data["n"] for event in t.events("saved")] == ([1] if cards else [])
    assert t.events("fell")[0].data["n"] == int(str(n)) - len(cards)
    assert falls in (1, 2)


@rule("B-SPEC-C04")
def test_a_hero_buys_casualties_off_with_courage_and_stars_and_pays_exactly_that() -> None:
    t = Situation(f"dday n-01 units=1 {ALL}")
    t.unit(1, sector=2, soldiers=20, courage=1, stars=1, marker=1, cards=["hero"])
    t.start_at("COMBAT")
    n = int(str(t.events("casualties")[0].data["n"]))
    assert t.question() == "pay"
    assert set(t.choices()) == {f"pay {c} {s}" for c in (0, 1) for s in (0, 1)}
    t.answer(1, "pay 1 1")
    while t.question() == "fall":
        t.answer(1, "lose soldiers")
    unit = t.get()
    assert (unit.courage, unit.stars, unit.soldiers) == (0, 0, 20 - (n - 2))
    assert sorted(event.data["resource"] for event in t.events("paid")) == ["courage", "stars"]


@rule("B-RWB-09")
def test_a_white_skull_that_would_break_a_claim_is_not_offered() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=5, soldiers=9)
    t.tally(1, "STAR STAR STAR STAR STAR STAR")
    t.start_at("UPKEEP")
    t.answer(1, "claim STAR")
    assert "white SKULL" in t.choices(), "three STARs are still to spare"
    t.answer(1, "courage 1", "claim STAR")
    assert "white SKULL" not in t.choices()
    assert t.refused(1, "white SKULL").rule == "B-RWB-09"
    assert FACE_NUMBER["SKULL"] == 0


@rule("B-OPT-H03")
@pytest.mark.parametrize(("own", "other"), [("low", "high"), ("high", "low")])
def test_the_trade_limit_holds_if_only_one_of_the_two_is_in_the_top_rows(own: str, other: str) -> None:
    t = Situation("dday n-01 units=2 opts=trade-limit")
    book = t.field.book
    high = next(ground.id for ground in book.sectors if book.top_rows >> ground.index & 1 and not ground.bunker)
    place = {"low": "1", "high": high}
    t.unit(1, sector=place[own], soldiers=9)
    t.unit(2, sector=place[other], soldiers=9)
    t.field.battle.turn, t.field.battle.stage = 1, book.slots.index("muster")
    t.get(1).pigeon, t.get(2).pigeon = 1 << 2, 1 << 1
    t.field.battle.lanes = [(), (("muster", 0, 0, ""),), (("muster", 0, 0, ""),)]
    assert t.refused(1, "trade 2").rule == "B-OPT-H03"

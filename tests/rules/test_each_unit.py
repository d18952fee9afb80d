"""Several Units at one table: each locks, declares, books, musters and trades with what is its own."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.test_roll import NOTHING, rolling, shown
from tests.table import Situation


@rule("B-ROLL-02", "B-ROLL-03", "B-ROLL-06")
def test_each_unit_locks_its_own_dice_and_rolls_the_others_again() -> None:
    t = rolling("dday n-02 units=2")
    t.unit(2, soldiers=60)
    for seat, faces in ((1, NOTHING), (2, "TOOL TOOL TOOL TOOL STAR STAR")):
        t.dice(faces)
        t.answer(seat, "roll")
    assert (shown(t, 1), shown(t, 2)) == (NOTHING.split(), ["TOOL"] * 4 + ["STAR"] * 2)
    t.answer(1, "lock r1 w1")
    assert t.choices(2)[0] == "lock r1 r2", "what the other has locked is free here"
    t.answer(2, "lock w1 b2")
    for seat, locked, free in ((1, ("r1", "w1"), "b2"), (2, ("w1", "b2"), "r1")):
        offered = {die for choice in t.choices(seat) for die in choice.split()[1:]}
        assert offered.isdisjoint(locked), seat
        assert free in offered
    t.dice("SKULL")
    t.answer(1, "reroll r2")
    assert (shown(t, 1)[1], shown(t, 2)[1]) == ("SKULL", "TOOL")


@rule("B-ROLL-03")
def test_who_locks_too_few_or_does_something_else_is_told_how_many() -> None:
    t = rolling()
    t.dice(NOTHING)
    t.answer(1, "roll")
    refused = [t.refused(1, action) for action in ("lock r1", "lock r1 w1 b1", "stop")]
    assert [(one.key, one.params["n"], one.params.get("given")) for one in refused] == [
        ("lock-count", 2, 1),
        ("lock-count", 2, 3),
        ("lock-now", 2, None),
    ]


@rule("B-ROLL-06", "B-ROLL-08", "B-ROLL-09")
def test_a_die_that_nobody_has_is_not_rolled_again_and_who_stops_has_stopped() -> None:
    t = rolling(cards=["scout"])
    t.dice(NOTHING)
    t.answer(1, "roll", "lock r1 r2")
    assert t.refused(1, "reroll w1 w9").key == "die-none"
    t.dice("TOOL")
    t.answer(1, "reroll w1")
    assert t.question() == "reroll", "twice in all"
    t.answer(1, "stop")
    assert t.question() != "reroll"
    assert [event.data["dice"] for event in t.events("rolled")][1:] == [("w1",)]


@rule("B-UPKEEP-01", "B-UPKEEP-02", "B-UPKEEP-03", "B-RWB-01", "B-TALLY-12")
def test_each_unit_declares_cancels_and_books_its_own_tally() -> None:
    t = Situation("dday n-02 units=2")
    for seat in (1, 2):
        t.unit(seat, sector=1, soldiers=10, stars=1)
    t.tally(1, "TWO_SOLDIERS STAR TWO_SOLDIERS STAR TWO_SOLDIERS TOOL")
    t.tally(2, "STAR STAR COURAGE SKULL COURAGE TOOL")
    t.start_at("UPKEEP")
    t.declare(1, "claim TWO_SOLDIERS")
    assert [(event.seat, event.data["face"]) for event in t.events("claimed")] == [(1, "TWO_SOLDIERS")]
    assert (t.get(1).soldiers, t.get(1).stars) == (10 + 6 + 6, 1 + 2)
    t.declare(2)
    assert t.choices(2) == ["cancel r1", "cancel w1", "cancel b1", "cancel b2"]
    t.answer(2, "cancel r2")  # it shows what r1 shows
    assert (t.get(2).soldiers, t.get(2).stars, t.get(2).courage, t.get(2).points) == (10, 2, 2, 1)


@rule("B-TURN-06")
def test_each_unit_musters_with_its_own_stars() -> None:
    t = Situation("dday n-02 units=2")
    t.unit(1, sector=1, soldiers=9, stars=4)
    t.unit(2, sector=6, soldiers=9)
    t.start_at("MUSTER")
    assert t.table.waiting() == [1], "the other can afford nothing"
    assert t.refused(2, "recruit medic").rule == "B-SPEC-03", "and is told so"
    assert "recruit medic" in t.choices(1)
    t = Situation("dday n-02 units=2")
    t.unit(1, sector=1, soldiers=9, stars=4)
    t.unit(2, sector=6, soldiers=9, points=20)
    t.start_at("MUSTER")
    assert {choice.split()[0] for choice in t.choices(1)} == {"recruit", "done"}
    assert {choice.split()[0] for choice in t.choices(2)} == {"find", "done"}


@rule("B-TRADE-01", "B-TRADE-02", "B-TRADE-07")
def test_a_draft_lists_what_both_have_and_has_not_been_named_and_is_offered_when_something_is() -> None:
    t = Situation("dday n-01 units=3")
    t.unit(1, sector=2, soldiers=9, cards=["bazooka"])
    t.unit(2, sector=2, soldiers=3, stars=2)
    t.unit(3, sector=2, soldiers=9, points=7)
    t.start_at("MUSTER")
    t.answer(1, "trade 2")
    both = ["give soldiers 1", "give soldiers 9", "give bazooka", "take soldiers 1", "take soldiers 3"]
    assert t.choices(1) == [*both, "take stars 1", "take stars 2", "cancel"], "there is nothing to offer yet"
    assert (t.refused(1, "give bazooka 1 2").rule, t.refused(1, "give bazooka 1 2").key) == (
        "B-TRADE-01",
        "trade-words",
    )
    t.answer(1, "give bazooka", "take stars 2")
    assert t.choices(1) == [
        "give soldiers 1",
        "give soldiers 9",
        "take soldiers 1",
        "take soldiers 3",
        "offer",
        "cancel",
    ]
    t.answer(1, "give soldiers 9")
    assert "offer" not in t.choices(1), "nobody gives his last man away"
    t.answer(1, "give soldiers 1", "offer")
    t.answer(2, "accept")
    assert (t.get(1).stars, t.get(2).items, t.get(3).points) == (2, ("bazooka",), 7)


@rule("B-TRADE-07", "B-TRADE-08")
def test_an_offer_that_would_leave_its_maker_without_a_man_is_not_accepted() -> None:
    t = Situation("dday n-01 units=3")
    t.unit(1, sector=2, soldiers=9)
    t.unit(2, sector=2, soldiers=9)
    t.unit(3, sector=2, soldiers=99)
    t.start_at("MUSTER")
    t.answer(1, "trade 2", "give soldiers 8", "offer")
    t.get(1).soldiers = 8
    t.field.stamp += 1
    assert t.refused(2, "accept").rule == "B-TRADE-08"
    assert t.choices(2) == ["decline"]

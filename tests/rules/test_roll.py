"""B-ROLL: three rolls, two locks, and the sectors and cards that change them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from hhour.dday.rules.dice.rolling import rerollable, roll_dice
from hhour.kernel.dice import KINDS, SLOTS, DieKind
from hhour.kernel.faces import FACES, RED, SKULL, STAR
from hhour.kernel.lanes import settle
from tests.rule import rule
from tests.rules.test_setup import landed
from tests.table import Situation

NOTHING = "STAR STAR SOLDIER SOLDIER COURAGE COURAGE"


def rolling(setup: str = "dday n-02 units=1", sector: str | int = 1, cards: list[str] | None = None) -> Situation:
    """A table at the start of ROLL with the first Unit where the test wants it."""
    t = landed(setup)
    t.unit(1, sector=sector, soldiers=60, cards=cards)
    t.start_at("ROLL")
    return t


def shown(t: Situation, seat: int = 1) -> list[str]:
    return [FACES[face] for face in t.get(seat).faces]


def locks(t: Situation, seat: int = 1) -> int:
    """How many dice the Unit is asked to lock after a first roll."""
    t.dice(NOTHING if t.field.ground(t.get(seat).sector).dice == 6 else "STAR STAR SOLDIER SOLDIER COURAGE")
    t.answer(seat, "roll")
    if t.question(seat) != "lock":
        return 0
    return len(t.choices(seat)[0].split()) - 1


@rule("B-ROLL-01", "B-TRADE-16")
def test_every_roll_begins_with_the_full_set() -> None:
    t = rolling("dday n-02 units=2", cards=["lieutenant"])
    t.unit(2, soldiers=60)
    t.roll(1, NOTHING)
    t.roll(2, "TOOL TOOL TOOL TOOL TOOL TOOL")
    t.answer(1, "swap 2", "exchange r1 b2")
    t.answer(2, "accept")
    assert Counter(t.get(1).colours) == {0: 1, 1: 2, 2: 3}
    t.pass_until("MOVE")
    t.pass_until("ROLL")
    for seat in (1, 2):
        assert Counter(t.get(seat).colours) == {0: 2, 1: 2, 2: 2}
        assert t.get(seat).locked == 0


@rule("B-ROLL-02")
def test_the_first_roll_is_of_all_six_dice() -> None:
    t = rolling()
    assert t.question() == "roll"
    assert t.refused(1, "reroll r1").rule == "B-ROLL-02"
    t.dice(NOTHING)
    event = t.answer(1, "roll")[0]
    assert (event.rule, event.data["dice"]) == ("B-ROLL-02", SLOTS)
    assert t.why(event) == ["B-ROLL-02"]


@rule("B-ROLL-03")
def test_exactly_two_dice_are_locked_after_the_first_roll() -> None:
    t = rolling()
    t.dice(NOTHING)
    t.answer(1, "roll")
    assert t.choices() == [f"lock {a} {b}" for a, b in combinations(SLOTS, 2)]
    for wrong in ("lock r1", "lock r1 r2 w1", "lock", "stop", "reroll r1"):
        assert t.refused(1, wrong).rule == "B-ROLL-03"
    assert t.refused(1, "lock r1 r1").rule == "B-SETUP-04"
    t.answer(1, "lock w1 b2")
    assert t.get().locked == 0b100100


@rule("B-ROLL-04")
def test_nothing_is_locked_at_any_other_time() -> None:
    t = rolling()
    assert t.refused(1, "lock r1 r2").rule == "B-ROLL-02"
    t.dice(NOTHING)
    t.answer(1, "roll", "lock r1 r2")
    assert t.refused(1, "lock w1 w2").rule == "B-ROLL-04"
    t.dice("TOOL")
    t.answer(1, "reroll w1")
    assert t.refused(1, "lock w1").rule == "B-ROLL-04"
    assert not any(choice.startswith("lock") for choice in t.choices())


@rule("B-ROLL-05")
def test_a_locked_die_is_not_rolled_again_by_anything() -> None:
    t = rolling(cards=["corporal"])
    t.dice(NOTHING)
    t.answer(1, "roll", "lock r1 r2")
    assert t.refused(1, "reroll r1").rule == "B-ROLL-05"
    assert t.refused(1, "reroll r1 w1").rule == "B-ROLL-05"
    t.answer(1, "stop", "use corporal")
    assert t.choices() == ["reroll w1", "reroll w2", "reroll b1", "reroll b2"]


@rule("B-ROLL-05")
def test_a_locked_die_may_be_changed_by_a_card_that_does_not_roll() -> None:
    t = rolling(cards=["binoculars", "captain"])
    t.dice(NOTHING)
    t.answer(1, "roll", "lock r1 r2", "stop")
    t.answer(1, "use binoculars", "set r1 TOOL", "use captain", "paint r2 blue")
    assert shown(t)[:2] == ["TOOL", "STAR"]
    assert t.get().colours[:2] == (0, 2)
    changed = [event for event in t.events("die-set") if event.source == "binoculars"]
    assert t.why(changed[0]) == ["B-ITEM-C03", "B-ITEM-C03"]  # the die, and the card that was used


@rule("B-ROLL-05", "B-TRADE-14")
def test_a_lock_goes_with_a_die_that_is_swapped() -> None:
    t = rolling("dday n-02 units=2", cards=["lieutenant", "corporal"])
    t.unit(2, soldiers=60, cards=["corporal"])
    for seat in (1, 2):
        t.dice(NOTHING)
        t.answer(seat, "roll", "lock r1 r2", "stop")
    t.answer(1, "swap 2", "exchange r1 b1")
    t.answer(2, "accept")
    t.answer(1, "use corporal")
    assert "reroll r1" in t.choices(1)
    t.answer(2, "use corporal")
    assert "reroll b1" not in t.choices(2)


@rule("B-ROLL-06", "B-ROLL-07")
def test_the_second_and_third_roll_are_of_any_unlocked_dice() -> None:
    t = rolling()
    t.dice(NOTHING)
    t.answer(1, "roll", "lock r1 r2")
    free = ("w1", "w2", "b1", "b2")
    every = [f"reroll {' '.join(dice)}" for count in range(1, 5) for dice in combinations(free, count)]
    assert t.choices() == ["stop", *every]
    t.dice("TOOL TOOL")
    assert t.answer(1, "reroll w1 w2")[0].rule == "B-ROLL-06"
    assert shown(t) == ["STAR", "STAR", "TOOL", "TOOL", "COURAGE", "COURAGE"]
    assert t.choices() == ["stop", *every]  # also those left alone before
    t.dice("SKULL SKULL SKULL SKULL")
    assert t.answer(1, "reroll w1 w2 b1 b2")[0].rule == "B-ROLL-07"
    white_and_blue = ("white SKULL", "white SKULL", "blue SKULL", "blue SKULL")
    assert t.events("tally")[0].data["results"] == (*white_and_blue, "red STAR", "red STAR")


@rule("B-ROLL-08")
def test_a_player_may_stop_after_the_first_or_the_second_roll() -> None:
    t = rolling("dday n-02 units=2")
    t.dice(NOTHING)
    t.answer(1, "roll", "lock r1 r2", "stop")
    assert t.question(1) == ""
    t.dice(NOTHING + " TOOL")
    t.answer(2, "roll", "lock r1 r2", "reroll b2")
    assert t.refused(2, "reroll").rule == "B-ROLL-08"
    t.answer(2, "stop")
    assert t.field.phase() != "ROLL"


@rule("B-ROLL-02")
def test_a_die_of_a_box_with_faces_of_its_own_is_rolled_by_itself() -> None:
    KINDS.append(DieKind("odd", RED, (SKULL, SKULL, SKULL, STAR, STAR, STAR)))
    try:
        t = rolling()
        t.get().kinds = (len(KINDS) - 1, *t.get().tray.kinds[1:])
        t.dice("TOOL TOOL TOOL TOOL TOOL STAR")
        roll_dice(t.field, t.get(), t.get().tray.all, "B-ROLL-02")
    finally:
        KINDS.pop()
    assert shown(t) == ["STAR", "TOOL", "TOOL", "TOOL", "TOOL", "TOOL"]
    assert t.needs == [("roll", 1, 1), ("roll", 1, 1001)]


@rule("B-ROLL-06", "B-ROLL-16")
def test_where_every_die_is_locked_or_left_out_nobody_is_asked_to_roll_again() -> None:
    t = rolling("dday n-02 units=2")
    t.dice(NOTHING)
    t.answer(1, "roll")
    locks_first = t.refused(1, "stop")
    assert (locks_first.key, locks_first.params) == ("lock-now", {"action": "stop", "n": 2})
    t.get(1).left_out = 0b111100  # all but the red dice
    t.answer(1, "lock r1 r2")
    assert (t.question(1), t.choices(1)) == ("", ["trade 2"])


@rule("B-ROLL-09")
def test_there_are_never_more_than_three_rolls() -> None:
    t = rolling()
    t.dice(NOTHING + " TOOL TOOL")
    t.answer(1, "roll", "lock r1 r2", "reroll b2", "reroll b1")
    assert len(t.events("rolled")) == 3
    assert t.question() != "reroll"
    assert t.table.refusal(1, "reroll b1") is not None
    t = rolling()
    t.roll(1, NOTHING)
    t.field.battle.lanes[1] = (("reroll", 0, 0, ""),)  # as where a card leaves no roll but the first
    settle(t.field)
    assert t.question() != "reroll"


@rule("B-ROLL-09")
@pytest.mark.parametrize("card", ["corporal", "jeep"])
def test_a_card_gives_one_more_reroll(card: str) -> None:
    t = rolling(cards=[card])
    t.dice(NOTHING + " TOOL TOOL")
    t.answer(1, "roll", "lock r1 r2", "reroll b2", "reroll b1")
    t.dice("SKULL")
    t.answer(1, f"use {card}", "reroll b1")
    assert len(t.events("rolled")) == 4
    assert t.events("rolled")[-1].rule == ("B-SPEC-C03" if card == "corporal" else "B-VEH-C05")


@rule("B-ROLL-09", "B-ROLL-05")
def test_the_silver_star_starts_a_whole_new_roll() -> None:
    t = rolling(cards=["silver-star", "corporal"])
    t.roll(1, NOTHING)
    t.answer(1, "use silver-star")
    assert t.question() == "roll"
    t.dice("TOOL TOOL TOOL TOOL TOOL TOOL")
    t.answer(1, "roll")
    assert t.question() == "lock"
    assert t.refused(1, "use corporal").key == "wrong-moment"  # he waits for the last roll
    t.dice("SKULL SKULL")
    t.answer(1, "lock w1 w2", "reroll r1", "reroll r2")
    assert shown(t) == ["SKULL", "SKULL", "TOOL", "TOOL", "TOOL", "TOOL"]
    assert "use corporal" in t.choices()


@rule("B-ROLL-10")
def test_another_player_may_look_at_the_choices_he_gives_advice_on() -> None:
    t = rolling("dday n-02 units=2")
    t.dice(NOTHING)
    t.answer(1, "roll")
    assert "use" not in " ".join(t.choices(2))
    units = t.table.view(2)["units"]
    assert isinstance(units, list)
    assert [die["face"] for die in units[0]["dice"]] == NOTHING.split()


@rule("B-ROLL-11")
def test_the_dice_on_the_table_are_the_dice_of_the_final_tally() -> None:
    t = rolling()
    t.dice(NOTHING + " TOOL")
    t.answer(1, "roll", "lock r1 r2", "reroll b1", "stop")
    results = ["red STAR", "red STAR", "white SOLDIER", "white SOLDIER", "blue COURAGE", "blue TOOL"]
    assert sorted(t.events("tally")[0].data["results"]) == sorted(results)  # type: ignore[arg-type]


@rule("B-ROLL-12")
def test_with_the_general_in_play_every_unit_locks_one_die() -> None:
    t = rolling("dday n-02 units=2", cards=["general"])
    assert locks(t, 1) == 1
    assert locks(t, 2) == 1
    assert t.refused(2, "lock r1 r2").rule == "B-ROLL-12"


@rule("B-ROLL-12")
def test_a_general_who_has_fallen_or_left_play_changes_nothing() -> None:
    t = rolling("dday n-02 units=2", cards=["general"])
    t.get(1).status = 1
    assert locks(t, 2) == 2


@rule("B-ROLL-13")
def test_where_there_is_no_lock_all_six_dice_may_be_rolled_three_times() -> None:
    t = rolling("dday n-01 units=1", 7)
    assert locks(t) == 0
    t.dice("SKULL SKULL SKULL SKULL SKULL SKULL")
    t.answer(1, "reroll r1 r2 w1 w2 b1 b2")
    t.dice("TOOL TOOL TOOL TOOL TOOL TOOL")
    t.answer(1, "reroll r1 r2 w1 w2 b1 b2")
    assert shown(t) == ["TOOL"] * 6


@rule("B-ROLL-14")
@pytest.mark.parametrize(("name", "sector"), [("n-05", 7), ("n-08", 4), ("n-08", 12)])
def test_in_a_lock_sector_three_dice_are_locked(name: str, sector: int) -> None:
    t = rolling(f"dday {name} units=1", sector)
    assert locks(t) == 3
    assert t.refused(1, "lock r1 r2").rule == "B-ROLL-14"


@rule("B-ROLL-15", "B-ROLL-EX-02")
@pytest.mark.parametrize(
    ("name", "sector", "cards", "number"),
    [
        ("n-01", 7, ["general"], 0),
        ("n-05", 7, ["general"], 1),
        ("n-05", 7, [], 3),
        ("n-05", 1, ["general"], 1),
        ("n-05", 1, [], 2),
        ("n-07", 9, ["general"], 0),
    ],
)
def test_how_many_dice_are_locked_when_several_effects_apply(
    name: str, sector: int, cards: list[str], number: int
) -> None:
    assert locks(rolling(f"dday {name} units=1", sector, cards)) == number


@rule("B-ROLL-16")
def test_in_a_dice_sector_the_player_chooses_which_die_stays_out() -> None:
    t = rolling("dday n-01 units=1", 8)
    assert t.question() == "leave-out"
    assert t.choices() == [f"leave {slot}" for slot in SLOTS]
    for given, words in enumerate(("leave", "leave r1", "leave r1 w2")):
        if given != 1:
            refused = t.refused(1, words)
            assert (refused.key, refused.params) == ("leave-count", {"n": 1, "given": given})
    t.answer(1, "leave w2")
    assert locks(t) == 2
    assert shown(t)[3] == "SKULL", "it lies there as a die does that was not rolled"
    assert t.refused(1, "lock r1 w2").rule == "B-ROLL-16"
    t.answer(1, "lock r1 r2")
    assert "w2" not in " ".join(t.choices())
    t.answer(1, "stop")
    results = t.events("tally")[0].data["results"]
    assert results == ("red STAR", "red STAR", "white SOLDIER", "blue SOLDIER", "blue COURAGE")
    assert t.get().soldiers == 60 + 2


@rule("B-ROLL-17")
def test_on_slippery_ground_a_skull_stays_where_it_lies() -> None:
    t = rolling("dday n-03 units=1", 6, ["corporal"])
    t.dice("SKULL STAR STAR SKULL TOOL TOOL")
    t.answer(1, "roll", "lock r2 w1")
    refusal = t.refused(1, "reroll r1 b1")
    assert (refusal.rule, refusal.params["dice"]) == ("B-ROLL-17", "r1")
    assert t.choices() == ["stop", "reroll b1", "reroll b2", "reroll b1 b2"]
    t.dice("SKULL")
    t.answer(1, "reroll b1")
    assert t.refused(1, "reroll b1").rule == "B-ROLL-17"  # after any roll
    t.answer(1, "stop")
    t.dice("COURAGE")
    t.answer(1, "use corporal")  # one die is left to him: b2
    assert shown(t) == ["SKULL", "STAR", "STAR", "SKULL", "SKULL", "COURAGE"]


@rule("B-ROLL-17")
def test_unknown_ground_that_is_not_slippery_lets_skulls_be_rolled_again() -> None:
    t = rolling("dday n-06 units=1", 6)
    slippery = [face.no_skull_reroll for face in t.field.here(t.get()).rolled]
    assert sorted(set(slippery)) == [False, True]
    for number, stays in enumerate(slippery, 1):
        t.turn_out(6, number)
        t.tally(1, "SKULL STAR STAR STAR STAR STAR")
        assert rerollable(t.field, t.get()) == (0b111110 if stays else 0b111111)


@rule("B-ROLL-18")
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("ammo-box", ["use ammo-box", "become STAR"]),
        ("binoculars", ["use binoculars", "set b1 STAR"]),
        ("rangefinder", ["use rangefinder", "set b1 STAR", "enough"]),
        ("army-good-conduct-medal", ["use army-good-conduct-medal", "set b1 STAR", "enough"]),
    ],
)
def test_on_slippery_ground_a_skull_may_be_changed(card: str, answers: list[str]) -> None:
    t = rolling("dday n-03 units=1", 6, [card])
    t.roll(1, "STAR STAR TOOL TOOL SKULL TOOL")
    for answer in answers:
        if answer != "enough" or t.question() == "set-face":
            t.answer(1, answer)
    assert shown(t)[4] == "STAR"


@rule("B-ROLL-18")
def test_on_slippery_ground_the_sharpshooter_ignores_a_skull() -> None:
    t = rolling("dday n-03 units=1", 6, ["sharpshooter"])
    t.roll(1, "STAR STAR STAR TOOL SKULL TOOL")
    assert t.events("cancelled") == []
    assert t.get().stars == 3


@rule("B-ROLL-19")
def test_the_sector_in_which_the_unit_stands_at_the_time_of_roll_counts() -> None:
    t = rolling("dday n-01 units=1", 5)
    t.unit(1, courage=2, cards=["corporal"])
    t.roll(1, NOTHING)
    t.pass_until("MOVE")
    t.dice("1 1")
    t.answer(1, "advance 8")
    t.pass_until("ROLL")
    assert t.question() == "leave-out"  # the DICE(5) of sector 8 acts now, the BONUS of sector 5 no more
    t.answer(1, "leave r1")
    t.dice("STAR SOLDIER SOLDIER COURAGE COURAGE")
    t.answer(1, "roll", "lock r2 w1", "stop")
    assert t.get().virtual == ()


@rule("B-ROLL-EX-01")
def test_kept_dice_may_still_be_rolled_at_the_third_roll() -> None:
    t = rolling()
    t.dice("SKULL TOOL STAR TWO_SOLDIERS TWO_SOLDIERS COURAGE")
    t.answer(1, "roll", "lock w2 b1")
    t.dice("STAR SOLDIER")
    t.answer(1, "reroll r1 r2")  # w1 and b2 are kept
    assert shown(t) == ["STAR", "SOLDIER", "STAR", "TWO_SOLDIERS", "TWO_SOLDIERS", "COURAGE"]
    assert "reroll r1 r2 w1 b2" in t.choices()
    t.dice("TOOL TOOL")
    t.answer(1, "reroll w1 b2")
    assert shown(t) == ["STAR", "SOLDIER", "TOOL", "TWO_SOLDIERS", "TWO_SOLDIERS", "TOOL"]

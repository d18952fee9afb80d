"""UPKEEP: the order of its steps, valid declarations, sector effects, the Unit marker (B-UPKEEP)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hhour.dday.rules.battle.state import MUST_MOVE
from hhour.dday.rules.dice.tally import can_claim
from hhour.dday.rules.map.moving import marker_in_move
from hhour.kernel.faces import COLOURLESS, SKULL, TOOL, face_of, result
from tests.rule import rule
from tests.table import Situation

NOTHING = "SKULL SKULL SKULL SKULL STAR STAR"


def upkeep(board: str, sector: int, words: str, cards: list[str] | None = None, **resources: int) -> Situation:
    t = Situation(f"dday {board} units=1")
    t.field.battle.lanes = [()] * 2
    t.unit(1, sector=sector, cards=cards)
    t.get().soldiers = resources.get("soldiers", 9)
    t.get().courage = resources.get("courage", 0)
    t.get().stars = resources.get("stars", 0)
    t.tally(1, words)
    t.start_at("UPKEEP")
    return t


@rule("B-UPKEEP-01")
def test_the_steps_follow_each_other_in_their_order() -> None:
    t = Situation("dday n-03 units=1")
    t.field.battle.lanes = [()] * 2
    t.unit(1, sector=11, soldiers=1)
    t.tally(1, "SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL")
    t.get().virtual = (result(SKULL, COLOURLESS), *(result(TOOL, COLOURLESS) for _ in range(3)))
    t.start_at("UPKEEP")
    t.declare(1, "straight")
    t.answer(1, "take silver-star")
    told = [(event.kind, event.rule) for event in t.table.events if event.phase == "UPKEEP"]
    assert told == [
        ("straight", "B-TALLY-24"),
        ("cancelled", "B-TALLY-12"),  # the TOOL die: a colourless TOOL stands in for it
        ("gained", "B-TALLY-20"),
        ("gained", "B-TALLY-19"),
        ("gained", "B-TALLY-21"),
        ("gained", "B-TALLY-22"),
        ("gained", "B-UPKEEP-05"),
        ("award", "B-AWARD-01"),
        ("marker", "B-UPKEEP-07"),
    ]


@rule("B-UPKEEP-01")
def test_a_leadership_result_reopens_the_declaration() -> None:
    t = upkeep("n-01", 5, "STAR TOOL STAR SOLDIER STAR TOOL")
    assert "claim TOOL" not in t.choices()
    t.answer(1, "claim STAR", "white TOOL")
    assert "claim TOOL" in t.choices()


@rule("B-UPKEEP-02")
def test_a_set_that_no_choice_of_victims_can_save_is_refused() -> None:
    t = upkeep("n-01", 5, "SKULL SOLDIER SKULL SOLDIER SOLDIER STAR")
    assert "claim SOLDIER" not in t.choices()
    t = upkeep("n-01", 5, "SKULL SOLDIER STAR SOLDIER SOLDIER STAR")
    assert t.choices() == ["claim SOLDIER", "declared"]
    t.declare(1, "claim SOLDIER")
    assert t.choices() == ["cancel w1", "cancel b2"], "only the STARs may fall now"


def brute_force(faces: list[int], virtual: list[int], claims: tuple[int, ...], straight: bool) -> bool:
    """Whether some choice of victims leaves every claimed result in place (B-TALLY-12 to B-TALLY-18, B-TALLY-25)."""
    colours = (0, 0, 1, 1, 2, 2)
    skulls = faces.count(SKULL) + sum(face_of(shown) == SKULL for shown in virtual)
    active = skulls - 3 * claims[SKULL] - straight
    prey = [die for die in range(6) if faces[die] != SKULL]
    for victims in combinations(prey, max(0, min(active, len(prey)))):
        left = Counter[int]()
        for die in range(6):
            if die not in victims:
                left[result(faces[die], colours[die])] += 1
        for shown in virtual:
            left[shown] += 1
        for face in range(6):
            for colour in range(3):
                left[result(face, colour)] -= claims[face]
        if min(left.values()) >= 0 and (
            not straight or all(any(left[result(face, colour)] for colour in range(4)) for face in range(6))
        ):
            return True
    return False


@rule("B-UPKEEP-02")
@given(
    st.lists(st.integers(0, 5), min_size=6, max_size=6),
    st.lists(st.integers(0, 23), max_size=5),
    st.lists(st.integers(0, 5), max_size=2),
    st.booleans(),
)
def test_the_engine_accepts_exactly_the_valid_declarations(
    faces: list[int], virtual: list[int], claimed: list[int], straight: bool
) -> None:
    unit = TABLE.get()
    unit.faces = tuple(faces)
    unit.virtual = tuple(virtual)
    unit.removed = unit.left_out = unit.cancelled = 0
    claims = tuple(claimed.count(face) for face in range(6))
    expected = brute_force(faces, virtual, claims, straight)
    assert can_claim(TABLE.field, unit, claims, int(straight)) is expected


TABLE = Situation("dday n-01 units=1")
TABLE.tally(1, NOTHING)


@rule("B-UPKEEP-03")
def test_what_is_not_spent_stays_from_turn_to_turn() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, soldiers=20)
    for turn in (1, 2):
        t.roll(1, "STAR SOLDIER COURAGE TOOL SOLDIER TOOL")
        unit = t.get()
        assert (unit.stars, unit.courage, unit.points) == (turn, turn, 3 * turn)
        t.pass_until("MOVE")
        t.answer(1, "stay")
    assert t.get().soldiers == 20 + 2 * 2 - 2 * 2, "two won and two lost in each turn"


@rule("B-UPKEEP-04")
def test_veteran_and_chaplain_act_on_the_same_bonus() -> None:
    t = upkeep("n-01", 5, "TWO_SOLDIERS TOOL TWO_SOLDIERS TOOL TWO_SOLDIERS STAR", ["veteran", "chaplain"], soldiers=1)
    t.declare(1, "claim TWO_SOLDIERS")
    assert (t.get().soldiers, t.get().courage) == (1 + 6 + 6 + 1, 1)


@rule("B-UPKEEP-05")
@pytest.mark.parametrize(
    ("words", "virtual", "gain"),
    [
        ("STAR STAR STAR STAR COURAGE TOOL", 0, 5),
        ("STAR STAR STAR SOLDIER COURAGE TOOL", 0, 0),
        ("TOOL TOOL TOOL STAR COURAGE COURAGE", 1, 5),  # a virtual one counts
        ("STAR STAR STAR STAR SKULL SKULL", 0, 5),  # before cancelling
        ("STAR STAR STAR STAR STAR STAR", 0, 5),  # once
    ],
)
def test_four_alike_gain_soldiers_once(words: str, virtual: int, gain: int) -> None:
    t = Situation("dday n-03 units=1")
    t.field.battle.lanes = [()] * 2
    t.unit(1, sector=11, soldiers=1)
    t.tally(1, words)
    t.get().virtual = (result(TOOL, COLOURLESS),) * virtual
    t.start_at("UPKEEP")
    t.pass_until("MUSTER")
    assert sum(int(str(event.data["n"])) for event in t.events("gained") if event.rule == "B-UPKEEP-05") == gain


@rule("B-UPKEEP-05")
def test_a_leadership_result_makes_the_fourth_and_the_bonus_stays() -> None:
    t = upkeep("n-03", 11, "STAR COURAGE STAR TOOL STAR COURAGE", soldiers=1)
    t.answer(1, "claim STAR", "white STAR")
    t.pass_until("MUSTER")
    assert t.get().stars == 4
    assert t.get().soldiers == 1 + 5


@rule("B-UPKEEP-05", "B-UPKEEP-06")
@pytest.mark.parametrize(("cards", "lost"), [([], 3), (["medic"], 2)])
def test_four_alike_may_cost_soldiers_and_the_medic_helps(cards: list[str], lost: int) -> None:
    t = upkeep("n-05", 11, "STAR STAR STAR STAR COURAGE TOOL", cards)
    t.pass_until("MUSTER")
    assert t.get().soldiers == 9 - lost
    told = t.events("casualties")[0]
    assert (told.rule, told.phase, told.data["n"]) == ("B-UPKEEP-05", "UPKEEP", 3)


@rule("B-UPKEEP-06")
def test_the_hero_pays_for_casualties_of_upkeep() -> None:
    t = upkeep("n-05", 11, "TOOL TOOL TOOL TOOL COURAGE TOOL", ["hero"], courage=1)
    t.answer(1, "declared")
    assert t.question() == "pay"
    t.answer(1, "pay 2 0")
    t.answer(1, "lose soldiers")
    assert (t.get().soldiers, t.get().courage) == (9 - 1, 0)


@rule("B-UPKEEP-06", "B-SECTOR-44")
def test_an_ambush_costs_a_soldier_for_each_star_less_the_medics() -> None:
    t = Situation("dday n-06 units=1")
    t.field.battle.lanes = [()] * 2
    t.unit(1, sector=11, soldiers=9, cards=["medic", "ambulance"])
    place = t.field.book.index("11")
    rolled = t.field.battle.rolled
    t.field.battle.rolled = (*rolled[:place], 3, *rolled[place + 1 :])
    t.tally(1, "STAR STAR STAR TOOL COURAGE TOOL")
    t.start_at("UPKEEP")
    assert t.question() == "fall"
    t.answer(1, "lose soldiers")
    assert t.get().soldiers == 9 - 3 + 2


@rule("B-UPKEEP-07")
def test_the_marker_turns_from_chevron_to_chevron_to_must_move_and_stays() -> None:
    for before, after in ((1, 2), (2, 3), (3, MUST_MOVE), (MUST_MOVE, MUST_MOVE)):
        t = Situation("dday n-01 units=1")
        t.unit(1, sector=5, soldiers=99, marker=before)
        t.tally(1, NOTHING)
        t.start_at("UPKEEP")
        assert t.get().marker == after


@rule("B-UPKEEP-08")
def test_a_unit_in_its_start_sector_must_move_in_turn_three() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, soldiers=99, courage=9)
    for turn, chevrons in ((1, 2), (2, 3), (3, MUST_MOVE)):
        t.roll(1, NOTHING)
        assert (t.field.battle.turn, t.get().marker) == (turn, chevrons)
        t.pass_until("MOVE")
        if turn < 3:
            t.answer(1, "stay")
            t.pass_until("ROLL")
    assert t.refused(1, "stay").rule == "B-MOVE-06"


@rule("B-UPKEEP-09")
def test_a_unit_on_a_black_shield_counts_one_chevron_and_leaves_in_the_next_move() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=2, soldiers=99, courage=9, marker=3, cards=["corporal"])
    t.start_at("MOVE")
    t.answer(1, "advance 4", "lose soldiers")
    assert (t.get().marker, t.get().must_leave) == (1, 1)
    assert t.get().soldiers == 99 - 6
    t.roll(1, NOTHING)
    t.pass_until("MOVE")
    assert t.choices() == ["move 5", "advance 7"]
    assert t.refused(1, "stay").rule == "B-MOVE-06"
    assert t.table.view(1)["units"][0]["must_move"] is True  # type: ignore[index]


@rule("B-UPKEEP-10")
def test_a_unit_that_may_stay_for_ever_keeps_its_chevron() -> None:
    t = Situation("dday n-08 units=1")
    t.field.battle.lanes = [()] * 2
    t.unit(1, sector=13, soldiers=99)
    t.tally(1, NOTHING)
    t.start_at("UPKEEP")
    assert t.get().marker == 1
    assert not t.events("marker")


@rule("B-UPKEEP-11")
def test_turns_spent_the_duty_to_leave_and_the_battle_cry_are_kept_apart() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=4, soldiers=99, marker=2)
    t.tally(1, "COURAGE TOOL COURAGE TOOL COURAGE STAR")
    t.start_at("UPKEEP")
    t.answer(1, "claim COURAGE", "charge")
    t.pass_until("MOVE")
    unit = t.get()
    assert (unit.marker, unit.must_leave, unit.battle_cry) == (3, 1, 1)
    shown = t.table.view(1)["units"][0]  # type: ignore[index]
    assert (shown["marker"], shown["must_move"], shown["battle_cry"]) == (3, True, True)


@rule("B-UPKEEP-12")
@pytest.mark.parametrize("showing", [2, 3, MUST_MOVE])
def test_arriving_sets_the_marker_to_one_chevron(showing: int) -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=9, soldiers=99, courage=9, marker=showing)
    t.give(1, "medic")
    t.start_at("MOVE")
    t.dice("6 1")
    t.answer(1, "move 10")
    assert t.events("arrived")[0].data["marker"] == 1
    assert t.get().marker == 1


@rule("B-UPKEEP-EX-01")
def test_three_rolls_and_three_combats_in_every_sector() -> None:
    t = Situation("dday n-01 units=1")
    t.field.battle.turn = 5
    t.unit(1, sector=1, soldiers=99, courage=9)
    t.start_at("MOVE")
    t.answer(1, "advance 2", "lose soldiers")
    seen: list[tuple[int, int]] = [(5, 1)]
    assert t.field.battle.turn == 6, "COMBAT 5 was fought on one chevron"
    for _ in range(3):
        t.roll(1, NOTHING)
        seen.append((t.field.battle.turn, t.get().marker))
        t.pass_until("MOVE")
        if t.field.battle.turn < 8:
            t.answer(1, "stay")
            t.pass_until("ROLL")
    assert seen == [(5, 1), (6, 2), (7, 3), (8, MUST_MOVE)]
    assert "stay" not in t.choices()
    assert [event.turn for event in t.events("casualties")] == [5, 6, 7]


@rule("B-UPKEEP-07")
def test_what_the_marker_shows_in_move_is_known_from_the_roll_on() -> None:
    t = Situation("dday n-01 units=1")
    for phase, shown in (("ROLL", 2), ("MUSTER", 1), ("MOVE", 1)):
        t.unit(1, sector=2, soldiers=9)
        t.start_at(phase)
        assert marker_in_move(t.field, t.get()) == shown, phase
    t.unit(1, sector=2, marker=4)
    t.start_at("ROLL")
    assert marker_in_move(t.field, t.get()) == 4, "no further than must-move"

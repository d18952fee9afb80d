"""R-AI: the automated garrison."""

from __future__ import annotations

import pytest

from hhour.dday.rules.fight.defence import defence
from hhour.dday.rules.fight.garrison import german_tally
from hhour.kernel.faces import FACE_NUMBER, FACES
from hhour.kernel.refusal import SetupError
from tests.rule import rule
from tests.table import Situation

OWN = "SKULL SKULL SKULL STAR STAR STAR"


def table(board: str = "n-02", units: int = 1) -> Situation:
    return Situation(f"dday {board} units={units} opts=assault=on,garrison-ai=on")


def rolled(german: str, *, board: str = "n-02", sector: str | int = 1, units: int = 1) -> Situation:
    """Everybody has rolled; the German dice (two red, two white, two black) show this."""
    t = table(board, units)
    for seat in range(1, units + 1):
        t.unit(seat, sector=sector, soldiers=90, cards=["field-radio"])
    t.start_at("ROLL")
    for seat in range(1, units + 1):
        t.roll(seat, OWN if seat < units else f"{OWN} {german}")
    for seat in range(1, units + 1):
        t.ready(seat)
    assert t.events("garrison-tally")
    return t


def tally(words: str) -> tuple[dict[str, int], int]:
    counts, soldiers = german_tally([FACE_NUMBER[word] for word in words.split()])
    return {face: counts[number] for number, face in enumerate(FACES) if counts[number]}, soldiers


@rule("R-AI-01")
def test_the_garrison_needs_the_assault_and_starts_with_four_soldiers() -> None:
    assert table().field.battle.garrison == 4
    assert Situation("dday n-02 units=1 opts=assault=on").field.battle.garrison == 0
    with pytest.raises(SetupError) as refused:
        Situation("dday n-02 units=1 opts=garrison-ai=on")
    assert refused.value.refusal.rule == "R-AI-01"


@rule("R-AI-02")
def test_six_german_dice_are_rolled_once_after_all_tallies_are_fixed() -> None:
    t = rolled("SOLDIER SOLDIER SOLDIER STAR STAR STAR", units=2)
    told = t.events("garrison-tally")
    assert len(told) == 1
    assert told[0].data["faces"] == ("SOLDIER", "SOLDIER", "SOLDIER", "STAR", "STAR", "STAR")
    assert (told[0].phase, told[0].seq > t.events("tally")[-1].seq) == ("ROLL", True)
    assert told[0].seq < t.events("cancelled")[0].seq, "before UPKEEP"
    assert ("german", 0, 0) in t.needs, "nobody's own, and the first of the turn"


@rule("R-AI-03")
@pytest.mark.parametrize(
    ("dice", "left"),
    [
        ("SKULL TWO_SOLDIERS COURAGE STAR SOLDIER TOOL", {"COURAGE": 1, "STAR": 1, "SOLDIER": 1, "TOOL": 1}),
        ("SKULL SKULL COURAGE STAR SOLDIER TOOL", {"SOLDIER": 1, "TOOL": 1}),
        ("SKULL SKULL TOOL TOOL SOLDIER TOOL", {"TOOL": 2}),
        ("SKULL STAR SKULL STAR SKULL COURAGE", {"STAR": 2, "COURAGE": 1}),
    ],
)
def test_each_skull_cancels_the_first_in_order_but_those_of_a_set_cancel_nothing(
    dice: str, left: dict[str, int]
) -> None:
    counts, _ = tally(dice)
    counts.pop("SKULL")
    assert counts == left


@rule("R-AI-03")
def test_within_a_face_red_goes_first() -> None:
    assert tally("SKULL STAR SKULL STAR STAR TOOL")[1] == 0  # the red and the white STAR are gone: no set
    assert tally("TWO_SOLDIERS SKULL TWO_SOLDIERS STAR TWO_SOLDIERS TWO_SOLDIERS")[1] == 6, "without the red one"


@rule("R-AI-04")
def test_soldiers_join_the_garrison() -> None:
    t = rolled("SOLDIER TWO_SOLDIERS SOLDIER STAR TOOL COURAGE")
    assert t.field.battle.garrison == 4 + 1 + 2 + 1


@rule("R-AI-05")
def test_two_stars_make_every_gun_die_worse_up_to_six_and_six_strikes() -> None:
    for die, shots, struck, third in (("2", 3, False, "STAR"), ("5", 6, True, "SOLDIER"), ("6", 6, True, "STAR")):
        t = rolled(f"STAR STAR {third} TOOL COURAGE COURAGE", sector=5)
        t.unit(1, cards=["scout", "medic"])
        t.dice(die)
        t.start_at("COMBAT")
        while not t.events("casualties") and t.question(1) != "roll":
            options = t.choices(1)
            t.answer(1, "ready" if "ready" in options else options[0])
        assert bool(t.events("struck")) is struck
        assert t.events("casualties")[0].data["n"] == 5 + 1 + shots  # COURAGE raises the row by one


@rule("R-AI-06")
@pytest.mark.parametrize(
    ("german", "more"),
    [("COURAGE COURAGE COURAGE COURAGE TOOL STAR", 2), ("COURAGE COURAGE COURAGE TOOL STAR SOLDIER", 1)],
)
def test_two_courage_raise_the_most_advanced_occupied_row(german: str, more: int) -> None:
    t = table(units=3)
    for seat, sector in ((1, 1), (2, 6), (3, 5)):
        t.unit(seat, sector=sector, soldiers=90)
    before = [defence(t.field, t.get(seat)) for seat in (1, 2, 3)]
    t.start_at("ROLL")
    for seat in (1, 2, 3):
        t.roll(seat, OWN if seat < 3 else f"{OWN} {german}")
    assert [defence(t.field, t.get(seat)) for seat in (1, 2, 3)] == [before[0], before[1] + more, before[2] + more]


@rule("R-AI-07")
def test_two_tools_make_landmines_worse_up_to_six() -> None:
    for die, number, third in (("3", 4, "TOOL"), ("3", 4, "SOLDIER"), ("6", 6, "TOOL")):
        t = rolled(f"TOOL TOOL {third} STAR COURAGE SOLDIER", sector=2)
        t.start_at("MOVE")
        t.get(1).items = ()
        t.dice(die)
        t.answer(1, "move 3")
        assert t.events("casualties")[0].data["n"] == number


@rule("R-AI-08")
def test_a_german_set_adds_three_soldiers() -> None:
    assert tally("STAR TOOL STAR COURAGE STAR SKULL")[1] == 3, "the SKULL takes the COURAGE"
    assert tally("SOLDIER TOOL SOLDIER TOOL SOLDIER COURAGE")[1] == 3 + 3
    assert tally("SKULL TOOL SKULL TOOL SKULL COURAGE")[1] == 3
    assert tally("STAR STAR TOOL COURAGE STAR TOOL")[1] == 0, "two red and a black are no set"


@rule("R-AI-09")
def test_combat_costs_the_garrison_the_highest_unmodified_def_and_never_more_than_it_has() -> None:
    for start, left in ((20, 20 - 8), (5, 0)):
        t = table(units=2)
        t.field.battle.garrison = start
        t.unit(1, sector=6, soldiers=90, cards=["bazooka"])  # DEF 8
        t.unit(2, sector=2, soldiers=90)
        t.start_at("COMBAT")
        t.answer(1, "use bazooka")
        t.pass_until("ROLL")
        assert t.field.battle.garrison == left
        assert t.events("garrison-losses")[0].rule == "R-AI-09"


@rule("R-AI-10")
def test_the_garrison_left_helps_the_bunker_and_no_card_touches_german_dice() -> None:
    t = table()
    t.field.battle.garrison = 20
    t.unit(1, sector="bunker", soldiers=90)
    t.dice("1")
    t.start_at("COMBAT")
    assert t.events("assault")[0].data["german"] == 13 + (20 - 13)

    cards = table(units=2)
    for seat in (1, 2):
        cards.unit(seat, sector=1, soldiers=90, cards=["binoculars", "strategic-map"][seat - 1 : seat])
    cards.start_at("ROLL")
    cards.roll(1, OWN)
    cards.roll(2, OWN)
    cards.answer(1, "use binoculars")
    assert {choice.split()[1].split(":")[0] for choice in cards.choices(1)} <= {
        *("r1", "r2", "w1", "w2", "b1", "b2"),
        *("1", "2"),
    }


@rule("R-AI-11")
def test_with_the_garrison_nobody_trades_in_the_top_row() -> None:
    for setup, refused in (("assault=on,garrison-ai=on", "B-OPT-H03"), ("assault=on", None)):
        t = Situation(f"dday n-02 units=2 opts={setup}")
        t.unit(1, sector=9, soldiers=90, cards=["field-radio"])
        t.unit(2, sector=9, soldiers=90, cards=["lucky-charm"])
        t.start_at("MUSTER")
        found = t.table.refusal(1, "trade 2")
        assert (found.rule if found else None) == refused


@rule("R-AI-EX-01")
def test_the_worked_german_turn() -> None:
    t = table("n-01")
    t.unit(1, sector=2, soldiers=90)  # DEF 4
    t.start_at("ROLL")
    t.roll(1, "SKULL SKULL STAR STAR STAR STAR SOLDIER STAR TWO_SOLDIERS COURAGE STAR SKULL")
    t.pass_until("MOVE")
    told = t.events("garrison-tally")[0].data
    assert (told["soldiers"], told["garrison"]) == (1, 5)
    assert t.field.battle.german[0] == 1, "MGF dice count one more"
    t.pass_until("ROLL")
    assert t.field.battle.garrison == 1

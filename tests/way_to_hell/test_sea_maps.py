"""W-SEAMAP: the three Sea Maps, sector by sector, and the way they touch the Beach."""

from __future__ import annotations

from fractions import Fraction

import pytest

from hhour.dday.boxes.way_to_hell.sea.charts import BEACH_LINE, CHARTS, LINES, PROVENANCE, SAFE_ROW, chart_for
from hhour.kernel.table import Table
from tests.rule import rule
from tests.way_to_hell.sea import SOLO, afloat, at, craft, crossing, no_naval, sail_turn, shown, upkeep

BY_LETTER = {chart.letter: chart for chart in CHARTS}

# row, number, DEF, shell numbers, Mines, Safe Zone
SECTORS = [
    pytest.param("A", 0, 1, 0, "2", False, False, marks=rule("W-SEAMAP-A-S01")),
    pytest.param("A", 0, 2, 0, "12", False, False, marks=rule("W-SEAMAP-A-S02")),
    pytest.param("A", 0, 3, 0, "3", False, False, marks=rule("W-SEAMAP-A-S03")),
    pytest.param("A", 1, 4, 1, "5", False, False, marks=rule("W-SEAMAP-A-S04")),
    pytest.param("A", 1, 5, 0, "9", False, False, marks=rule("W-SEAMAP-A-S05")),
    pytest.param("A", 1, 6, 1, "4", False, False, marks=rule("W-SEAMAP-A-S06")),
    pytest.param("A", 2, 7, 1, "6", False, False, marks=rule("W-SEAMAP-A-S07")),
    pytest.param("A", 2, 8, 0, "8", True, False, marks=rule("W-SEAMAP-A-S08")),
    pytest.param("A", 2, 9, 1, "10", False, False, marks=rule("W-SEAMAP-A-S09")),
    pytest.param("A", 3, 10, 1, "9", False, True, marks=rule("W-SEAMAP-A-S10")),
    pytest.param("A", 3, 11, 1, "7", False, True, marks=rule("W-SEAMAP-A-S11")),
    pytest.param("A", 3, 12, 1, "5", False, True, marks=rule("W-SEAMAP-A-S12")),
    pytest.param("A", 4, 13, 2, "4", False, True, marks=rule("W-SEAMAP-A-S13")),
    pytest.param("A", 4, 14, 1, "10", True, True, marks=rule("W-SEAMAP-A-S14")),
    pytest.param("A", 4, 15, 2, "3", False, True, marks=rule("W-SEAMAP-A-S15")),
    pytest.param("B", 0, 1, 0, "3", False, False, marks=rule("W-SEAMAP-B-S01")),
    pytest.param("B", 0, 2, 0, "11", False, False, marks=rule("W-SEAMAP-B-S02")),
    pytest.param("B", 0, 3, 0, "2", False, False, marks=rule("W-SEAMAP-B-S03")),
    pytest.param("B", 0, 4, 0, "12", False, False, marks=rule("W-SEAMAP-B-S04")),
    pytest.param("B", 0, 5, 0, "4", False, False, marks=rule("W-SEAMAP-B-S05")),
    pytest.param("B", 1, 6, 1, "11", False, False, marks=rule("W-SEAMAP-B-S06")),
    pytest.param("B", 1, 7, 0, "5", False, False, marks=rule("W-SEAMAP-B-S07")),
    pytest.param("B", 1, 8, 0, "10", False, False, marks=rule("W-SEAMAP-B-S08")),
    pytest.param("B", 1, 9, 0, "9", False, False, marks=rule("W-SEAMAP-B-S09")),
    pytest.param("B", 1, 10, 1, "3", False, False, marks=rule("W-SEAMAP-B-S10")),
    pytest.param("B", 2, 11, 0, "10", False, False, marks=rule("W-SEAMAP-B-S11")),
    pytest.param("B", 2, 12, 0, "8", False, False, marks=rule("W-SEAMAP-B-S12")),
    pytest.param("B", 2, 13, 0, "4", True, False, marks=rule("W-SEAMAP-B-S13")),
    pytest.param("B", 2, 14, 0, "6", False, False, marks=rule("W-SEAMAP-B-S14")),
    pytest.param("B", 2, 15, 0, "9", False, False, marks=rule("W-SEAMAP-B-S15")),
    pytest.param("B", 3, 16, 1, "5", False, True, marks=rule("W-SEAMAP-B-S16")),
    pytest.param("B", 3, 17, 1, "3", False, True, marks=rule("W-SEAMAP-B-S17")),
    pytest.param("B", 3, 18, 2, "2/12", False, True, marks=rule("W-SEAMAP-B-S18")),
    pytest.param("B", 3, 19, 1, "7", False, True, marks=rule("W-SEAMAP-B-S19")),
    pytest.param("B", 3, 20, 1, "11", False, True, marks=rule("W-SEAMAP-B-S20")),
    pytest.param("B", 4, 21, 1, "9", False, True, marks=rule("W-SEAMAP-B-S21")),
    pytest.param("B", 4, 22, 1, "6", True, True, marks=rule("W-SEAMAP-B-S22")),
    pytest.param("B", 4, 23, 2, "4", False, True, marks=rule("W-SEAMAP-B-S23")),
    pytest.param("B", 4, 24, 0, "8", True, True, marks=rule("W-SEAMAP-B-S24")),
    pytest.param("B", 4, 25, 1, "10", False, True, marks=rule("W-SEAMAP-B-S25")),
    pytest.param("C", 0, 1, 0, "4", False, False, marks=rule("W-SEAMAP-C-S01")),
    pytest.param("C", 0, 2, 0, "11", False, False, marks=rule("W-SEAMAP-C-S02")),
    pytest.param("C", 0, 3, 0, "3", False, False, marks=rule("W-SEAMAP-C-S03")),
    pytest.param("C", 0, 4, 0, "2", False, False, marks=rule("W-SEAMAP-C-S04")),
    pytest.param("C", 0, 5, 0, "12", False, False, marks=rule("W-SEAMAP-C-S05")),
    pytest.param("C", 0, 6, 0, "10", False, False, marks=rule("W-SEAMAP-C-S06")),
    pytest.param("C", 0, 7, 0, "3", False, False, marks=rule("W-SEAMAP-C-S07")),
    pytest.param("C", 1, 8, 1, "3", False, False, marks=rule("W-SEAMAP-C-S08")),
    pytest.param("C", 1, 9, 0, "9", False, False, marks=rule("W-SEAMAP-C-S09")),
    pytest.param("C", 1, 10, 0, "4", False, False, marks=rule("W-SEAMAP-C-S10")),
    pytest.param("C", 1, 11, 0, "5", False, False, marks=rule("W-SEAMAP-C-S11")),
    pytest.param("C", 1, 12, 0, "11", False, False, marks=rule("W-SEAMAP-C-S12")),
    pytest.param("C", 1, 13, 0, "10", False, False, marks=rule("W-SEAMAP-C-S13")),
    pytest.param("C", 1, 14, 1, "2/12", False, False, marks=rule("W-SEAMAP-C-S14")),
    pytest.param("C", 2, 15, 0, "10", False, False, marks=rule("W-SEAMAP-C-S15")),
    pytest.param("C", 2, 16, 0, "6", False, False, marks=rule("W-SEAMAP-C-S16")),
    pytest.param("C", 2, 17, 0, "11", True, False, marks=rule("W-SEAMAP-C-S17")),
    pytest.param("C", 2, 18, 0, "8", False, False, marks=rule("W-SEAMAP-C-S18")),
    pytest.param("C", 2, 19, 0, "3", True, False, marks=rule("W-SEAMAP-C-S19")),
    pytest.param("C", 2, 20, 0, "5", False, False, marks=rule("W-SEAMAP-C-S20")),
    pytest.param("C", 2, 21, 0, "9", False, False, marks=rule("W-SEAMAP-C-S21")),
    pytest.param("C", 3, 22, 1, "5", False, True, marks=rule("W-SEAMAP-C-S22")),
    pytest.param("C", 3, 23, 1, "4", False, True, marks=rule("W-SEAMAP-C-S23")),
    pytest.param("C", 3, 24, 1, "2/12", False, True, marks=rule("W-SEAMAP-C-S24")),
    pytest.param("C", 3, 25, 1, "7", False, True, marks=rule("W-SEAMAP-C-S25")),
    pytest.param("C", 3, 26, 1, "10", False, True, marks=rule("W-SEAMAP-C-S26")),
    pytest.param("C", 3, 27, 1, "11", False, True, marks=rule("W-SEAMAP-C-S27")),
    pytest.param("C", 3, 28, 1, "4", False, True, marks=rule("W-SEAMAP-C-S28")),
    pytest.param("C", 4, 29, 1, "9", False, True, marks=rule("W-SEAMAP-C-S29")),
    pytest.param("C", 4, 30, 1, "8", True, True, marks=rule("W-SEAMAP-C-S30")),
    pytest.param("C", 4, 31, 2, "3", False, True, marks=rule("W-SEAMAP-C-S31")),
    pytest.param("C", 4, 32, 0, "6", True, True, marks=rule("W-SEAMAP-C-S32")),
    pytest.param("C", 4, 33, 2, "12", False, True, marks=rule("W-SEAMAP-C-S33")),
    pytest.param("C", 4, 34, 1, "7", True, True, marks=rule("W-SEAMAP-C-S34")),
    pytest.param("C", 4, 35, 1, "10", False, True, marks=rule("W-SEAMAP-C-S35")),
]


@pytest.mark.parametrize(("letter", "row", "number", "defence", "shells", "mined", "safe"), SECTORS)
def test_every_sea_sector_is_as_the_table_has_it(
    letter: str, row: int, number: int, defence: int, shells: str, mined: bool, safe: bool
) -> None:
    water = BY_LETTER[letter].waters[number - 1]
    numbers = tuple(int(word) for word in shells.split("/"))
    assert (water.row, water.number, water.defence, water.shells) == (row, number, defence, numbers)
    assert (water.mined, water.safe) == (mined, safe)
    assert water.rule == f"W-SEAMAP-{letter}-S{number:02d}"


@rule("W-SEAMAP-01", "W-SEA-04")
def test_the_sea_map_goes_by_the_number_of_players() -> None:
    assert [chart_for(players).letter for players in range(1, 7)] == ["A", "A", "B", "B", "C", "C"]
    tables = [Table(f"dday n-20 units={n} opts=sea,shaef", seed="a") for n in (1, 3, 6)]
    assert [shown(table)["map"] for table in tables] == ["A", "B", "C"]


@rule("W-SEAMAP-02", "W-SEAMAP-11", "W-SEAMAP-12", "W-SEAMAP-13")
def test_five_rows_of_three_five_and_seven_columns_are_numbered_row_by_row() -> None:
    assert [(chart.letter, chart.columns, len(chart.waters)) for chart in CHARTS] == [
        ("A", 3, 15), ("B", 5, 25), ("C", 7, 35),
    ]  # fmt: skip
    assert PROVENANCE == "reconstructed"
    for chart in CHARTS:
        assert all(water.number == water.row * chart.columns + water.column + 1 for water in chart.waters)
        assert [chart.find(chart.id(water.place)) for water in chart.waters] == list(range(len(chart.waters)))
    assert BY_LETTER["A"].find("sea-b:1") == BY_LETTER["A"].find("16") == BY_LETTER["A"].find("x") == -1
    assert (BY_LETTER["A"].find("005"), BY_LETTER["A"].find("0005")) == (4, -1)


@rule(
    "W-SEAMAP-03", "W-SEAMAP-A-E1", "W-SEAMAP-B-E1", "W-SEAMAP-C-E1", "W-SEAMAP-A-E2", "W-SEAMAP-B-E2", "W-SEAMAP-C-E2"
)
def test_ways_lead_to_both_sides_of_a_row_and_straight_ahead() -> None:
    for chart in CHARTS:
        sideways = {(place, other) for place in range(len(chart.waters)) for other in chart.beside(place)}
        wanted = {(a, a + 1) for a in range(len(chart.waters) - 1) if (a + 1) % chart.columns}
        assert sideways == wanted | {(b, a) for a, b in wanted}
        ahead = [chart.ahead(place) for place in range(len(chart.waters))]
        assert ahead == [*range(chart.columns, len(chart.waters)), *([-1] * chart.columns)]


@rule("W-SEAMAP-04", "W-SEAMAP-A-L1", "W-SEAMAP-B-L1", "W-SEAMAP-C-L1")
def test_an_advance_costs_1_2_2_2_and_4_onto_the_beach() -> None:
    assert (*LINES[1:], BEACH_LINE) == (1, 2, 2, 2, 4)
    for setup, place, cost in (("1", "1", 1), ("4", "4", 2), ("7", "7", 2), ("10", "10", 2)):
        t = crossing()
        no_naval(t)
        afloat(t, place, courage=12)
        upkeep(t, {})
        t.answer(1, f"sail sea-a:{int(setup) + 3}")
        assert t.get().courage == 12 - cost


@rule("W-SEAMAP-05")
def test_the_two_upper_rows_are_the_safe_zone() -> None:
    assert SAFE_ROW == 3
    for chart in CHARTS:
        assert [water.safe for water in chart.waters] == [water.row >= 3 for water in chart.waters]


@rule("W-SEAMAP-06", "W-SEAMAP-08", "W-SEAMAP-A-ST", "W-SEAMAP-B-ST", "W-SEAMAP-C-ST")
def test_every_sector_of_row_0_is_a_start_and_none_has_mines() -> None:
    for chart in CHARTS:
        assert [*chart.starts()] == [water.place for water in chart.waters if water.row == 0]
        assert not any(chart.waters[place].mined for place in chart.starts())
    t = Table("dday n-02 units=3 opts=sea", seed="b")
    assert t.choices(1) == [f"embark sea-b:{n}" for n in range(1, 6)]


@rule("W-SEAMAP-07", "W-SEAMAP-09")
def test_every_sector_has_one_or_two_different_shell_numbers_and_their_chance() -> None:
    chances = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
    for chart in CHARTS:
        for water in chart.waters:
            assert 1 <= len(water.shells) == len(set(water.shells)) <= 2
            assert water.shelled == pytest.approx(float(Fraction(sum(chances[n] for n in water.shells), 36)))


@rule("W-SEAMAP-07", "W-SEAMAP-09")
@pytest.mark.parametrize("units", [1, 3, 6])
def test_everybody_sees_the_sea_map_as_the_table_of_the_rulebook_has_it(units: int) -> None:
    told = shown(Table(f"dday n-20 units={units} opts=sea,shaef", seed="a"))
    waters = BY_LETTER[told["map"]].waters
    assert [(sector["row"], sector["column"], sector["def"]) for sector in told["sectors"]] == [
        (water.row, water.column, water.defence) for water in waters
    ]
    assert [
        (tuple(sector["shells"]), sector["mines"], sector["safe"], sector["rule"]) for sector in told["sectors"]
    ] == [(water.shells, water.mined, water.safe, water.rule) for water in waters]
    assert [sector["chance"] for sector in told["sectors"]] == [float(f"{water.shelled:.4f}") for water in waters]


@rule("W-SEAMAP-10")
def test_the_maps_ask_for_eleven_of_the_twelve_courage() -> None:
    assert sum(LINES) + BEACH_LINE == 11
    assert crossing().get().courage == 12


@rule("W-SEAMAP-EX-01")
def test_from_a5_a_craft_goes_aside_for_nothing_or_into_the_mines_of_a8_for_two() -> None:
    t = crossing()
    no_naval(t)
    afloat(t, "5")
    upkeep(t, {})
    assert {"sail sea-a:4", "sail sea-a:6", "sail sea-a:8"} <= set(t.choices())
    costs = {choice.action.text: [(cost.what, cost.n) for cost in choice.costs] for choice in t.table.offered(1)}
    assert costs["sail sea-a:4"] == []
    assert costs["sail sea-a:8"] == [("courage", 2), ("sea-mines", 1)]


@rule("W-SEAMAP-EX-02")
def test_a_craft_that_always_advances_pays_eleven_and_lands_in_turn_five() -> None:
    t = crossing(SOLO)
    no_naval(t)
    for goal in ("sail sea-a:4", "sail sea-a:7", "sail sea-a:10", "sail sea-a:13", "land 1"):
        sail_turn(t)
        t.answer(1, goal)
        if t.question() == "sea-leave":
            t.answer(1, "stay")
    assert t.get().courage == 1
    assert t.events("landed")[0].turn == 5


@rule("W-SEAMAP-EX-03")
def test_on_map_b_twelve_hits_two_sectors_and_seven_one() -> None:
    waters = BY_LETTER["B"].waters
    assert [water.number for water in waters if 12 in water.shells] == [4, 18]
    assert [water.number for water in waters if 7 in water.shells] == [19]


@rule("W-SEAMAP-EX-04")
def test_a_unit_that_disembarks_from_a12_stands_in_a11_and_lands_from_a14_two_turns_later() -> None:
    t = crossing()
    afloat(t, "12")
    upkeep(t, {}, "1 1")
    assert [choice for choice in t.choices() if choice.startswith("disembark")] == ["disembark sea-a:11"]
    t.answer(1, "disembark sea-a:11")
    assert (at(t), craft(t).aboard) == ("11", False)
    assert t.question() == "roll", "it does not move in the turn in which it disembarked"
    sail_turn(t)
    t.answer(1, "wade sea-a:14")
    sail_turn(t)
    assert {"land 1", "land 2"} & set(t.choices())

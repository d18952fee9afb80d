"""Advanced beaches: every sector of every card."""

from __future__ import annotations

import re

import pytest

from hhour.express.beaches import BEACHES
from hhour.pocket.terrain import TERRAIN
from tests.express.beach import NOTHING, Situation
from tests.express.examples import TEXT
from tests.rule import rule

PLAIN = "STAR STAR TOOL TOOL SOLDIER COURAGE"
STARS = "STAR TOOL STAR TOOL STAR SKULL"
ROW = re.compile(r"^\| \*\*(P-ADV-[A-Z]+-S0\d)\*\* \| (\d) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|", re.MULTILINE)
ROWS = {found[0]: found[1:] for found in ROW.findall(TEXT)}


def at(beach: str, sector: int, group: str = "", opts: str = "", players: int = 2) -> Situation:
    return Situation(f"express {beach} players={players} opts=advanced{opts}", sector=sector, group=group)


SECTORS = [
    pytest.param("P-ADV-GOLD-S01", marks=rule("P-ADV-GOLD-S01")),
    pytest.param("P-ADV-GOLD-S02", marks=rule("P-ADV-GOLD-S02")),
    pytest.param("P-ADV-GOLD-S03", marks=rule("P-ADV-GOLD-S03")),
    pytest.param("P-ADV-GOLD-S04", marks=rule("P-ADV-GOLD-S04")),
    pytest.param("P-ADV-GOLD-S05", marks=rule("P-ADV-GOLD-S05")),
    pytest.param("P-ADV-GOLD-S06", marks=rule("P-ADV-GOLD-S06")),
    pytest.param("P-ADV-JUNO-S01", marks=rule("P-ADV-JUNO-S01")),
    pytest.param("P-ADV-JUNO-S02", marks=rule("P-ADV-JUNO-S02")),
    pytest.param("P-ADV-JUNO-S03", marks=rule("P-ADV-JUNO-S03")),
    pytest.param("P-ADV-JUNO-S04", marks=rule("P-ADV-JUNO-S04")),
    pytest.param("P-ADV-JUNO-S05", marks=rule("P-ADV-JUNO-S05")),
    pytest.param("P-ADV-JUNO-S06", marks=rule("P-ADV-JUNO-S06")),
    pytest.param("P-ADV-OMAHA-S01", marks=rule("P-ADV-OMAHA-S01")),
    pytest.param("P-ADV-OMAHA-S02", marks=rule("P-ADV-OMAHA-S02")),
    pytest.param("P-ADV-OMAHA-S03", marks=rule("P-ADV-OMAHA-S03")),
    pytest.param("P-ADV-OMAHA-S04", marks=rule("P-ADV-OMAHA-S04")),
    pytest.param("P-ADV-OMAHA-S05", marks=rule("P-ADV-OMAHA-S05")),
    pytest.param("P-ADV-OMAHA-S06", marks=rule("P-ADV-OMAHA-S06")),
    pytest.param("P-ADV-UTAH-S01", marks=rule("P-ADV-UTAH-S01")),
    pytest.param("P-ADV-UTAH-S02", marks=rule("P-ADV-UTAH-S02")),
    pytest.param("P-ADV-UTAH-S03", marks=rule("P-ADV-UTAH-S03")),
    pytest.param("P-ADV-UTAH-S04", marks=rule("P-ADV-UTAH-S04")),
    pytest.param("P-ADV-UTAH-S05", marks=rule("P-ADV-UTAH-S05")),
    pytest.param("P-ADV-UTAH-S06", marks=rule("P-ADV-UTAH-S06")),
    pytest.param("P-ADV-SWORD-S01", marks=rule("P-ADV-SWORD-S01")),
    pytest.param("P-ADV-SWORD-S02", marks=rule("P-ADV-SWORD-S02")),
    pytest.param("P-ADV-SWORD-S03", marks=rule("P-ADV-SWORD-S03")),
    pytest.param("P-ADV-SWORD-S04", marks=rule("P-ADV-SWORD-S04")),
    pytest.param("P-ADV-SWORD-S05", marks=rule("P-ADV-SWORD-S05")),
    pytest.param("P-ADV-SWORD-S06", marks=rule("P-ADV-SWORD-S06")),
    pytest.param("P-ADV-HOC-S01", marks=rule("P-ADV-HOC-S01")),
    pytest.param("P-ADV-HOC-S02", marks=rule("P-ADV-HOC-S02")),
    pytest.param("P-ADV-HOC-S03", marks=rule("P-ADV-HOC-S03")),
    pytest.param("P-ADV-HOC-S04", marks=rule("P-ADV-HOC-S04")),
    pytest.param("P-ADV-HOC-S05", marks=rule("P-ADV-HOC-S05")),
    pytest.param("P-ADV-HOC-S06", marks=rule("P-ADV-HOC-S06")),
]
ALL = "captain engineer medic corporal veteran hero general"


@rule("P-ADV-01")
@pytest.mark.parametrize("row", SECTORS)
def test_every_sector_is_as_its_row_in_the_rulebook(row: str) -> None:
    number, terrain, dice, code = (cell.strip() for cell in ROWS[row])
    slug = row.split("-")[2].lower()
    assert BEACHES[slug].codes[int(number) - 1] == code
    assert TERRAIN[int(number) - 1] == terrain.lower().replace(" ", "-")
    counts = {int(word) for word in re.findall(r"\d", dice.partition("+")[0])}
    seen = set()
    for group in ("", ALL):
        t = at(slug, int(number), group)
        seen.add(t.shore.axis_count())
        if t.question() == "pay-for":
            t.answer(1, "lose express-medic")
            seen.add(t.shore.axis_count())
        if "+" in dice:
            if t.question() == "keep-away":
                t.answer(1, "deploy")
            t.axis(" ".join(["STAR"] * t.shore.axis_count()))
            assert len(t.invasion.added) == 1
    assert seen == counts


def test_the_rulebook_has_no_other_sector() -> None:
    assert set(ROWS) == {str(param.values[0]) for param in SECTORS}


@rule("P-ADV-02")
def test_the_card_replaces_the_basic_ordeal() -> None:
    t = at("gold", 4)
    t.attempt("STAR STAR TOOL TOOL", PLAIN, PLAIN)
    assert t.sector == 5, "no RWB is needed in the ordeal of the advanced card"


@rule("P-ADV-04", "P-ADV-UTAH-03", "P-ADV-EX-13")
def test_effects_on_the_next_sector_hold_for_the_next_visit_only() -> None:
    t = at("utah", 3)
    t.attempt("STAR STAR STAR", STARS, PLAIN.replace("SOLDIER", "STAR"))
    assert t.sector == 4
    assert t.shore.axis_count() == 3
    t.attempt("STAR STAR TOOL", STARS, STARS)
    assert t.rules("no-rally") == ["P-ADV-UTAH-04"]
    assert t.sector == 5
    assert t.shore.axis_count() == 5


@rule("P-ADV-05", "P-ADV-UTAH-02", "P-ADV-JUNO-02", "P-ADV-SWORD-01")
@pytest.mark.parametrize(
    ("beach", "sector", "colour", "id"),
    [("utah", 2, "w", "P-ADV-UTAH-02"), ("juno", 2, "b", "P-ADV-JUNO-02"), ("sword", 1, "r", "P-ADV-SWORD-01")],
)
def test_dice_of_a_colour_may_not_be_re_rolled_by_anybody(beach: str, sector: int, colour: str, id: str) -> None:
    t = at(beach, sector)
    t.axis(" ".join(["STAR"] * sector))
    if t.question() == "axis-again":
        t.answer(1, "keep")
    t.roll(1, NOTHING)
    t.roll(2, NOTHING)
    for seat in (1, 2):
        assert not any(f"{colour}1" in choice or f"{colour}2" in choice for choice in t.choices(seat))
        assert t.refused(seat, f"reroll {colour}1").rule == id
        assert len(t.choices(seat)) == 16


@rule("P-ADV-06", "P-ADV-07", "P-ADV-GOLD-05")
def test_presence_is_judged_when_step_2_begins_and_is_no_use() -> None:
    t = at("gold", 5, "hero")
    t.axis("SKULL SKULL STAR TOOL TOOL")
    assert t.needed == "STAR TOOL TOOL"
    assert t.invasion.used_here == 0
    without = at("gold", 5)
    without.axis("SKULL SKULL STAR TOOL TOOL")
    assert without.needed.split().count("SKULL") == 3, "he is not here: they stay, and one more comes"


@rule("P-ADV-08", "P-ADV-HOC-03", "P-ORD-04", "P-ORD-05")
def test_where_none_can_be_used_rallying_still_works() -> None:
    t = at("hoc", 3, "general veteran corporal hero medic")
    t.axis("STAR STAR STAR")
    t.tallies(STARS, "SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL")
    t.finish()
    assert t.table.outcome == "lost", "neither General nor Veteran nor Hero can help"
    assert not t.events("die-changed")
    u = at("hoc", 3, "hero")
    u.axis("STAR STAR STAR")
    u.tallies(STARS, STARS)
    u.answer(1, "rally express-general 2")
    assert u.group == ["hero", "general"]


@rule("P-ADV-10")
def test_a_beach_is_a_line_of_six_sectors() -> None:
    for slug in BEACHES:
        t = Situation(f"express {slug} players=4 opts=advanced")
        assert t.sector == 1
        assert len(t.table.view()["sectors"]) == 6  # type: ignore[arg-type]


# --- Gold -------------------------------------------------------------------------------------------------------------


@rule("P-ADV-GOLD-01", "P-ADV-EX-01")
def test_on_golds_landing_a_soldier_is_matched_by_two_soldiers_only() -> None:
    t = at("gold", 1)
    t.axis("SOLDIER")
    assert t.needed == "TWO_SOLDIERS"
    t.tallies("SOLDIER SOLDIER STAR SKULL TOOL COURAGE", "TWO_SOLDIERS STAR STAR SKULL TOOL COURAGE")
    assert [event.seat for event in t.events("fails")] == [1]
    assert [event.seat for event in t.events("holds")] == [2]


@rule("P-ADV-GOLD-02")
def test_golds_barriers_have_three_axis_dice() -> None:
    assert at("gold", 2).shore.axis_count() == 3


@rule("P-ADV-GOLD-03", "P-ADV-GOLD-13", "P-ADV-EX-04")
def test_who_uses_a_specialist_in_golds_rally_point_uses_none_in_the_next_sector() -> None:
    t = at("gold", 3, "general corporal veteran hero medic")
    t.axis("STAR STAR STAR")
    t.tallies(PLAIN, STARS)
    t.answer(1, "use express-general", "set b1 STAR", "done")
    t.done()
    assert t.sector == 4
    t.axis("STAR STAR STAR TOOL")
    t.tallies("SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL", STARS.replace("SKULL", "TOOL"))
    assert t.question(1) != "specialists"
    t.finish()
    assert t.table.outcome == "lost", "the straight does not help either"


@rule("P-ADV-GOLD-03", "P-ADV-GOLD-13", "P-SPEC-23")
@pytest.mark.parametrize("how", ["nothing", "veteran"])
def test_in_golds_rally_point_not_using_keeps_the_next_sector_open(how: str) -> None:
    t = at("gold", 3, "veteran", players=2)
    t.axis("STAR STAR STAR")
    straight = "SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL"
    t.tallies(straight if how == "veteran" else STARS, STARS)
    t.finish()
    assert t.sector == 4
    assert bool(t.shore.no_use()) is (how == "veteran")


@rule("P-ADV-GOLD-04", "P-ADV-EX-02")
def test_in_golds_ordeal_at_most_three_dice_are_re_rolled_at_a_time() -> None:
    t = at("gold", 4)
    t.axis("STAR STAR TOOL TOOL")
    t.roll(1, NOTHING)
    t.roll(2, NOTHING)
    assert t.refused(1, "reroll r1 r2 w1 w2").rule == "P-ADV-GOLD-04"
    t.dice("STAR STAR SKULL")
    t.answer(1, "reroll r1 r2 w1")
    t.dice("TOOL TOOL SKULL")
    t.answer(1, "reroll w1 w2 b1")
    assert t.question(1) == ""


@rule("P-ADV-GOLD-15", "P-ADV-EX-03")
def test_without_the_hero_golds_cliffs_have_one_skull_more() -> None:
    t = at("gold", 5)
    t.axis("SKULL SKULL STAR TOOL TOOL")
    assert t.needed == "SKULL SKULL SKULL STAR TOOL TOOL"
    assert t.rules("axis-added") == ["P-ADV-GOLD-15"]


@rule("P-ADV-GOLD-25")
def test_sacrificing_the_hero_does_not_bring_the_skulls_back() -> None:
    t = at("gold", 5, "hero")
    t.axis("SKULL SKULL STAR TOOL TOOL")
    t.tallies("STAR TOOL TOOL SOLDIER SOLDIER COURAGE", "STAR STAR STAR SOLDIER SOLDIER COURAGE")
    t.answer(1, "use express-hero 2")
    assert t.sector == 6
    assert [event.data["how"] for event in t.events("holds")] == ["matched", "hero"]


@rule("P-ADV-GOLD-06")
def test_golds_bunker_without_an_rwb_is_replayed() -> None:
    t = at("gold", 6)
    t.attempt("STAR STAR TOOL TOOL SOLDIER COURAGE", PLAIN, PLAIN)
    assert t.sector == 6
    assert t.rules("replayed") == ["P-ADV-GOLD-06"]
    t.attempt("STAR STAR STAR TOOL TOOL SKULL", STARS, STARS)
    assert t.table.outcome == "won"


# --- Juno -------------------------------------------------------------------------------------------------------------


@rule("P-ADV-JUNO-01", "P-ADV-EX-05")
def test_junos_landing_adds_a_skull() -> None:
    t = at("juno", 1)
    t.axis("STAR")
    assert t.needed == "SKULL STAR"
    t.tallies("STAR SOLDIER SKULL TOOL TOOL COURAGE", "STAR SOLDIER TOOL TOOL TOOL COURAGE")
    assert [event.seat for event in t.events("fails")] == [2]


@rule("P-ADV-JUNO-04", "P-ADV-JUNO-14")
def test_junos_ordeal_has_three_axis_dice_and_one_re_roll() -> None:
    t = at("juno", 4)
    t.axis("STAR STAR STAR")
    t.roll(1, NOTHING)
    t.roll(2, NOTHING)
    t.dice("STAR")
    t.answer(1, "reroll r1")
    assert t.question(1) == ""


@rule("P-ADV-JUNO-05")
@pytest.mark.parametrize(("group", "count"), [("", 6), ("hero", 5)])
def test_junos_cliffs_have_six_axis_dice_without_the_hero(group: str, count: int) -> None:
    shore = at("juno", 5, group).shore
    assert shore.axis_count() == count
    shore.invasion.shift = -1
    assert shore.axis_count() == count - 1, "one die less than the sector says"

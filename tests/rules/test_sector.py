"""B-SECTOR-01 to 11: sectors, black shields, requirements; and the closed vocabulary of the map tables."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hhour.dday.rules.map.atlas import scan
from hhour.dday.rules.map.beach import beach, bunker, sector
from hhour.dday.rules.map.layout import open_ways
from hhour.dday.rules.map.moving import refuse_move
from hhour.dday.rules.map.words import BASE_FORMS, BeachError, parse_attributes
from tests.rule import rule
from tests.table import Situation

RULEBOOK = Path(__file__).parents[2] / "docs" / "rules" / "base.md"


def place(t: Situation, seat: int = 1) -> str:
    return t.field.book.sectors[t.get(seat).sector].id


@rule("B-SECTOR-01")
def test_a_map_has_numbered_sectors_and_one_or_two_bunkers_that_are_sectors_too() -> None:
    for slug in scan():
        book = Situation(f"dday {slug} units=2").field.book
        numbers = [ground.number for ground in book.sectors if not ground.final]
        assert numbers == list(range(1, len(numbers) + 1)), slug
        assert len(book.bunkers) == (2 if slug == "n-04" else 1), slug
    t = Situation("dday n-01 units=2")
    for seat in (1, 2):
        t.unit(seat, sector="bunker", soldiers=40, cards=["bazooka"] if seat == 1 else [])
    t.dice("2")
    t.start_at("COMBAT")
    t.answer(1, "use bazooka")
    t.pass_until("ROLL")
    assert [event.data["n"] for event in t.events("casualties")] == [12 - 7 + 2] * 2


@rule("B-SECTOR-02", "B-PRIO-05")
def test_a_sectors_instructions_outrank_the_general_rules() -> None:
    t = Situation()
    t.unit(1, sector=7, soldiers=40)  # NO_LOCK against B-ROLL-03
    t.start_at("ROLL")
    t.dice("SKULL SKULL STAR STAR TOOL TOOL")
    t.answer(1, "roll")
    assert t.question() == "reroll"
    t.dice("STAR STAR TOOL TOOL TOOL TOOL")
    t.answer(1, "reroll r1 r2 w1 w2 b1 b2")
    assert t.get().locked == 0


@rule("B-SECTOR-03")
def test_instructions_are_compulsory_for_good_and_ill() -> None:
    t = Situation("dday n-05 units=1")
    t.unit(1, sector=8, soldiers=40, stars=2)  # PENALTY(STAR,3)
    t.start_at("ROLL")
    t.roll(1, "STAR STAR SOLDIER TOOL TOOL SOLDIER")
    t.all_ready()
    assert [event.rule for event in t.events("result-removed")] == ["B-TALLY-08", "B-TALLY-08"]
    t = Situation()
    t.unit(1, sector=2, soldiers=40)  # BONUS(COURAGE,1)
    t.start_at("ROLL")
    t.roll(1, "STAR STAR SOLDIER TOOL TOOL SOLDIER")
    t.all_ready()
    assert t.get().courage == 1


@rule("B-SECTOR-04")
def test_start_sectors_carry_the_start_resources() -> None:
    t = Situation("dday n-07 units=2")
    assert t.choices(1) == ["start 1", "start 2"]
    t.answer(1, "start 1")
    t.answer(2, "start 2")
    assert (t.get(1).soldiers, t.get(1).courage) == (4, 0)
    assert (t.get(2).soldiers, t.get(2).courage) == (1, 3)
    for slug in scan():
        book = Situation(f"dday {slug} units=2").field.book
        assert all(book.sectors[start].row == 0 for start in book.starts)


@rule("B-SECTOR-05", "B-UPKEEP-09")
def test_a_black_shield_leaves_one_turn_only() -> None:
    t = Situation()
    t.unit(1, sector=2, soldiers=40, courage=9)
    t.start_at("MOVE")
    t.answer(1, "advance 4")
    assert (t.get().must_leave, t.get().marker) == (1, 1)
    assert t.events("casualties")[-1].data["parts"] == ("4 +6 B-DEF-01",)
    t.give(1, "corporal")
    t.start_at("MOVE")
    assert t.refused(1, "stay").rule == "B-MOVE-06"


@rule("B-SECTOR-06")
def test_a_needed_specialist_must_be_there_when_the_unit_moves_in() -> None:
    t = Situation()
    t.unit(1, sector=2, soldiers=40, courage=9, stars=9)
    t.start_at("MOVE")
    refused = t.refused(1, "advance 5")
    assert (refused.rule, refused.params["card"]) == ("B-SECTOR-06", "corporal")
    t.start_at("MUSTER")
    t.answer(1, "recruit corporal")
    t.pass_until("MOVE")
    t.dice("1")
    t.answer(1, "advance 5")
    assert place(t) == "5"


@rule("B-MOVE-02")
def test_a_way_marked_as_open_is_refused_to_nobody_who_can_pay_for_it() -> None:
    marked = 0
    for slug in scan():
        t = Situation(f"dday {slug}")
        unit = t.get(1)
        unit.courage = 40
        for start, ways in zip(t.field.book.sectors, t.field.book.edges, strict=False):
            unit.sector, unit.visited = start.index, 1 << start.index
            for edge in ways:
                if edge.open and not edge.asks:
                    assert refuse_move(t.field, unit, edge, False) is None, (slug, start.id, edge.walk)
                    marked += 1
    assert marked > 100, "most ways are"


@rule("B-SECTOR-06")
def test_one_of_several_named_specialists_is_enough() -> None:
    for card, enters in (("corporal", True), ("scout", True), ("medic", False)):
        t = Situation()
        t.field.book.sectors[t.field.book.index("6")].need = ("corporal", "scout")
        open_ways(t.field.book)
        t.unit(1, sector=3, soldiers=40, courage=9, cards=[card])
        t.start_at("MOVE")
        assert ("advance 6" in t.choices()) == enters


@rule("B-SECTOR-07", "B-SECTOR-EX-01")
def test_a_need_is_asked_on_entry_only_and_of_every_unit() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, sector=2, soldiers=40, courage=9, cards=["scout", "corporal"])
    t.unit(2, sector=2, soldiers=40, courage=9, cards=["scout"])
    t.start_at("MOVE")
    t.answer(1, "advance 5")
    assert t.refused(2, "advance 5").rule == "B-SECTOR-06"
    t.dice("1")
    t.answer(2, "stay")
    t.all_ready()
    t.answer(1, "lose corporal", "lose soldiers")
    t.answer(2, "lose soldiers")
    assert t.get(1).fallen == ("corporal",)
    t.start_at("MOVE")
    assert "stay" in t.choices(1)
    assert place(t, 1) == "5"


@rule("B-SECTOR-08")
def test_a_sacrifice_of_any_specialist_is_made_on_arrival() -> None:
    t = Situation()
    t.unit(1, sector=4, soldiers=40, courage=9, cards=["scout", "medic"])
    t.get().must_leave = 0
    t.start_at("MOVE")
    t.answer(1, "advance 7")
    assert t.choices() == ["sacrifice scout", "sacrifice medic"]
    t.dice("1")
    t.answer(1, "sacrifice scout")
    assert (t.get().specialists, t.get().fallen) == (("medic",), ("scout",))
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=4, soldiers=40, courage=9, cards=["field-radio"])
    t.start_at("MOVE")
    assert t.refused(1, "advance 7").rule == "B-SECTOR-08"


@rule("B-SECTOR-08")
def test_a_named_sacrifice_takes_the_named_specialist() -> None:
    t = Situation()
    t.field.book.sectors[t.field.book.index("6")].sacrifice = "medic"
    open_ways(t.field.book)
    t.unit(1, sector=3, soldiers=40, courage=9, cards=["scout"])
    t.start_at("MOVE")
    assert t.refused(1, "advance 6").rule == "B-SECTOR-08"
    t.give(1, "medic")
    t.answer(1, "advance 6")
    assert (t.get().specialists, t.get().fallen) == (("scout",), ("medic",))


@rule("B-SECTOR-09")
def test_a_sacrifice_is_no_casualty_of_combat() -> None:
    t = Situation()
    t.unit(1, sector=4, soldiers=40, courage=9, cards=["scout"])
    t.get().must_leave = 0
    t.start_at("MOVE")
    t.dice("1")
    t.answer(1, "advance 7")
    assert t.events("sacrificed")[-1].phase == "MOVE"
    assert t.get().soldiers == 40 - 9


@rule("B-SECTOR-10", "B-RWB-12")
def test_a_battle_cry_ignores_need_and_sacrifice() -> None:
    for start, target in (("2", "5"), ("4", "7")):
        t = Situation()
        t.unit(1, sector=start, soldiers=40, battle_cry=1)
        t.get().must_leave = 0
        t.start_at("MOVE")
        t.dice("1")
        t.answer(1, f"charge {target}")
        assert place(t) == target
        assert not t.events("sacrificed")


@rule("B-SECTOR-10", "B-SPEC-19")
def test_a_decoy_serves_for_a_sacrifice_but_for_no_need() -> None:
    t = Situation()
    t.unit(1, sector=2, soldiers=40, courage=9, cards=["decoy"])
    t.start_at("MOVE")
    assert t.refused(1, "advance 5").rule == "B-SECTOR-06"
    t.unit(1, sector=4)
    t.get().must_leave = 0
    t.dice("1")
    t.answer(1, "advance 7")
    assert t.get().fallen == ("decoy",)


@rule("B-SECTOR-11")
def test_one_units_sacrifice_does_not_serve_another() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, sector=4, soldiers=40, courage=9, cards=["scout"])
    t.unit(2, sector=4, soldiers=40, courage=9)
    for seat in (1, 2):
        t.get(seat).must_leave = 0
    t.start_at("MOVE")
    t.answer(1, "advance 7")
    assert t.refused(2, "advance 7").rule == "B-SECTOR-08"


@rule("B-SECTOR-47")
def test_drawings_on_the_board_have_no_effect() -> None:
    specs = {spec.id: spec for spec in scan()["n-02"].sectors if "explosion drawing" in spec.printed}
    assert set(specs) == {"3", "7", "9"}
    t = Situation("dday n-02 units=1")
    t.unit(1, sector=3, soldiers=40)
    t.start_at("COMBAT")
    assert t.events("casualties")[-1].data["parts"] == ("3 +5 B-DEF-01",)
    assert [str(word) for word in t.field.book.sectors[t.field.book.index("9")].words] == []


@rule("B-SECTOR-48")
def test_the_vocabulary_is_the_table_of_the_rulebook() -> None:
    table = RULEBOOK.read_text(encoding="utf-8").split("| word | column | defined in | box |")[1].split("###")[0]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines() if line.startswith("| ")
    ]
    forms = {form for row in rows if row[1] == "attributes" and row[3].startswith("base") for form in split(row[0])}
    assert forms - {"ENTRY_SOLDIERS(n)"} == set(BASE_FORMS)


def split(cell: str) -> list[str]:
    return [form.strip() for form in re.split(r",(?![^(]*\))", cell)]


@rule("B-SECTOR-48")
@pytest.mark.parametrize("word", ["QUICKSAND", "BONUS(GOLD,1)", "LOCK", "JOIN()"])
def test_a_map_with_any_other_word_is_refused_when_it_is_loaded(word: str) -> None:
    with pytest.raises(BeachError, match="Map x-99, sector 1: "):
        beach(
            "x-99",
            "B-MAP-N01",
            (sector(0, 1, "2", start="4 soldiers", attributes=word), bunker(1, "3")),
            lines="bunker:1",
            lateral="",
            advance="1-bunker",
            regular="",
            unique="",
            special="",
            listed="01",
        )


@rule("B-SECTOR-48")
def test_several_attributes_are_separated_by_commas_and_solo_replaces_the_one_before() -> None:
    assert [str(word) for word in parse_attributes("BONUS(STAR,1), LOCK(3), GENERAL_CANCELS")] == [
        "BONUS(STAR,1)",
        "LOCK(3)",
        "GENERAL_CANCELS",
    ]
    for units, gift in ((1, "signalling-lamp"), (2, "dexedrine")):
        book = Situation(f"dday n-08 units={units}").field.book
        assert book.sectors[book.index("9")].free_item == gift

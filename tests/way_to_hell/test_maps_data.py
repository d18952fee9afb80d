"""W-MAP: the five maps as data against the rulebook's tables, as tests/content/test_maps.py does for the base maps."""

from __future__ import annotations

import re

from hhour.dday.draw.wording import Wording
from hhour.dday.rules.map.atlas import box_of, scan
from hhour.dday.rules.map.words import vocabulary
from hhour.i18n import LANGUAGES, language
from tests.content.test_maps import (
    beach_of,
    count,
    edge_text,
    names,
    pytest_generate_tests,
    sentence,
    source,
    table_row,
    written,
)
from tests.rule import rule
from tests.table import Situation

__all__ = ["pytest_generate_tests"]

MAPS = [f"n-{number}" for number in range(19, 24)]


def as_table(row: str) -> list[str]:
    """As `written`; the tables of this box put a start Specialist last."""
    cells = written(row)
    specialist, _, rest = cells[-2].partition(", ")
    if specialist.isalpha() and rest:
        cells[-2] = f"{rest}, {specialist}"
    return cells


@rule(
    "W-MAP-N19-S01",
    "W-MAP-N19-S02",
    "W-MAP-N19-S03",
    "W-MAP-N19-S04",
    "W-MAP-N19-S05",
    "W-MAP-N19-S06",
    "W-MAP-N19-S07",
    "W-MAP-N19-S08",
    "W-MAP-N19-S09",
    "W-MAP-N19-S10",
    "W-MAP-N19-S11",
    "W-MAP-N19-S12",
    "W-MAP-N19-S13",
    "W-MAP-N19-S14",
    "W-MAP-N19-B",
)
def test_sector_of_uncle_red_is_its_line_of_the_table(row: str) -> None:
    assert as_table(row) == table_row(row)


@rule(
    "W-MAP-N20-S01",
    "W-MAP-N20-S02",
    "W-MAP-N20-S03",
    "W-MAP-N20-S04",
    "W-MAP-N20-S05",
    "W-MAP-N20-S06",
    "W-MAP-N20-S07",
    "W-MAP-N20-S08",
    "W-MAP-N20-S09",
    "W-MAP-N20-S10",
    "W-MAP-N20-S11",
    "W-MAP-N20-S12",
    "W-MAP-N20-S13",
    "W-MAP-N20-B",
)
def test_sector_of_nan_green_is_its_line_of_the_table(row: str) -> None:
    assert as_table(row) == table_row(row)


@rule(
    "W-MAP-N21-S01",
    "W-MAP-N21-S02",
    "W-MAP-N21-S03",
    "W-MAP-N21-S04",
    "W-MAP-N21-S05",
    "W-MAP-N21-S06",
    "W-MAP-N21-S07",
    "W-MAP-N21-S08",
    "W-MAP-N21-S09",
    "W-MAP-N21-S10",
    "W-MAP-N21-S11",
    "W-MAP-N21-B",
)
def test_sector_of_brecourt_is_its_line_of_the_table(row: str) -> None:
    assert as_table(row) == table_row(row)


@rule(
    "W-MAP-N22-S01",
    "W-MAP-N22-S02",
    "W-MAP-N22-S03",
    "W-MAP-N22-S04",
    "W-MAP-N22-S05",
    "W-MAP-N22-S06",
    "W-MAP-N22-S07",
    "W-MAP-N22-S08",
    "W-MAP-N22-S09",
    "W-MAP-N22-S10",
    "W-MAP-N22-B",
)
def test_sector_of_cosys_bunker_is_its_line_of_the_table(row: str) -> None:
    assert as_table(row) == table_row(row)


@rule(
    "W-MAP-N23-S01",
    "W-MAP-N23-S02",
    "W-MAP-N23-S03",
    "W-MAP-N23-S04",
    "W-MAP-N23-S05",
    "W-MAP-N23-S06",
    "W-MAP-N23-S07",
    "W-MAP-N23-S08",
    "W-MAP-N23-S09",
    "W-MAP-N23-S10",
    "W-MAP-N23-B",
)
def test_sector_of_hillman_is_its_line_of_the_table(row: str) -> None:
    assert as_table(row) == table_row(row)


@rule("W-MAP-N19-L1", "W-MAP-N20-L1", "W-MAP-N21-L1", "W-MAP-N22-L1", "W-MAP-N23-L1")
def test_courage_lines_cost_what_the_rulebook_says(row: str) -> None:
    beach = beach_of(row)
    parts = []
    for number, specs in enumerate(beach.rows()):
        numbers = [spec.id for spec in specs if not spec.bunker]
        if number and numbers:
            word = "sector" if len(numbers) == 1 else "sectors"
            parts.append(f"row {number} ({word} {', '.join(numbers)}): {beach.lines[number]}")
    parts += [f"bunker: {beach.courage(spec)}" for spec in beach.bunkers]
    assert f"Courage lines: {'; '.join(parts)}." == sentence(row)
    assert beach.geometry == source(row)


@rule("W-MAP-N19-E1", "W-MAP-N20-E1", "W-MAP-N21-E1", "W-MAP-N22-E1", "W-MAP-N23-E1")
def test_lateral_edges_are_those_of_the_rulebook(row: str) -> None:
    edges = [edge_text(edge) for edge in beach_of(row).edges if edge.lateral]
    assert f"Lateral edges (both ways): {', '.join(edges)}." == sentence(row)


@rule("W-MAP-N19-E2", "W-MAP-N20-E2", "W-MAP-N21-E2", "W-MAP-N22-E2", "W-MAP-N23-E2")
def test_advance_edges_are_those_of_the_rulebook(row: str) -> None:
    edges = [edge_text(edge) for edge in beach_of(row).edges if not edge.lateral]
    assert f"Advance edges (upward): {', '.join(edges)}." == sentence(row)


@rule("W-MAP-N19-09", "W-MAP-N20-09", "W-MAP-N21-09", "W-MAP-N22-09", "W-MAP-N23-09")
def test_landmines_and_barriers_lie_on_the_edges_the_rulebook_lists(row: str) -> None:
    told = re.fullmatch(r"Landmine edges, complete: (.*)\. Barrier edges, complete: (.*)\.", sentence(row))
    assert told is not None
    edges = beach_of(row).edges
    mines = {f"{edge.a}-{edge.b}" for edge in edges if edge.mine}
    barriers = {f"{edge.a}-{edge.b}" for edge in edges if edge.barrier}
    assert mines == set(told[1].split(", "))
    assert (barriers or {"none"}) == set(told[2].split(", "))


@rule("W-MAP-N19-ST", "W-MAP-N20-ST", "W-MAP-N21-ST", "W-MAP-N22-ST", "W-MAP-N23-ST")
def test_units_start_where_and_with_what_the_rulebook_says(row: str) -> None:
    for spec in beach_of(row).starts:
        start = spec.start
        assert start is not None
        parts = [count(start.soldiers, "soldier")]
        parts += [count(start.stars, "star")] if start.stars else []
        parts += [f"{start.courage} courage"] if start.courage else []
        parts += [start.specialist.capitalize()] if start.specialist else []
        assert f"sector {spec.id}: {', '.join(parts)}" in sentence(row)
    assert sentence(row).count("sector") == len(beach_of(row).starts)


@rule("W-MAP-N19-10", "W-MAP-N20-10", "W-MAP-N21-10", "W-MAP-N22-10", "W-MAP-N23-10")
def test_regular_specialists_are_those_the_rulebook_lists(row: str) -> None:
    assert beach_of(row).regular == names(sentence(row), "Regular")
    assert beach_of(row).listing == source(row)


@rule("W-MAP-N19-11", "W-MAP-N20-11", "W-MAP-N21-11", "W-MAP-N22-11", "W-MAP-N23-11")
def test_unique_specialists_are_those_the_rulebook_lists(row: str) -> None:
    assert beach_of(row).unique == names(sentence(row), "Unique")


@rule("W-MAP-N19-12", "W-MAP-N20-12", "W-MAP-N21-12", "W-MAP-N22-12", "W-MAP-N23-12")
def test_items_and_vehicles_are_those_the_rulebook_lists(row: str) -> None:
    beach, text = beach_of(row), sentence(row)
    assert beach.listed == row
    assert beach.special == names(text, "Special items")
    assert len(beach.special) == 4
    assert beach.vehicles == names(text, "Vehicles")
    for item, sector in beach.placed:
        assert f"only in sector {sector}" in text
        assert item not in Situation(f"dday {beach.slug} units=2").field.book.face_up


@rule("W-MAP-N19-01", "W-MAP-N20-01", "W-MAP-N21-01", "W-MAP-N22-01", "W-MAP-N23-01")
def test_a_map_has_the_names_of_the_rulebook_in_three_languages(row: str) -> None:
    told = re.match(r"N-\d\d, (.*?) \(Français: (.*?); 中文: (.*?)\)\.", sentence(row))
    assert told is not None
    key = f"map-{beach_of(row).slug}"
    assert [language(code).text(key).replace("\u00a0", " ") for code in ("en", "fr", "zh")] == list(told.groups())


@rule("W-MAP-N19-02", "W-MAP-N20-02", "W-MAP-N21-02", "W-MAP-N22-02", "W-MAP-N23-02")
def test_a_map_tells_its_history_in_every_language(row: str) -> None:
    for code in LANGUAGES:
        told = language(code).attr(f"map-{beach_of(row).slug}", "history")
        assert "1944" in told
        assert len(told) > 60


@rule("W-MAP-N19-06", "W-MAP-N20-06", "W-MAP-N21-06", "W-MAP-N22-06", "W-MAP-N23-06")
def test_a_drawing_calls_every_sector_by_its_name(row: str) -> None:
    beach = beach_of(row)
    told = dict(part.split(" ", 1) for part in sentence(row)[len("Names of the sectors: ") : -1].split("; "))
    english = Wording(beach, language("en"))
    assert {spec.id: english.called(spec) for spec in beach.sectors if not spec.bunker} == told
    for code in LANGUAGES:
        words = Wording(beach, language(code))
        for spec in beach.sectors:
            assert spec.bunker or (words.called(spec) and words.called(spec) in words.sentence(spec))


@rule("W-GEN-10", "W-GEN-04")
def test_five_maps_join_the_list_and_need_no_switch() -> None:
    assert [slug for slug in scan() if box_of(slug) == "way-to-hell"] == MAPS
    for slug in MAPS:
        setup = Situation(f"dday {slug} units=2").field.book.setup
        assert setup.options == {}
        assert setup.boxes == ("base", "way-to-hell")


@rule("W-MAP-01", "W-MAP-02")
def test_every_sector_of_the_last_row_leads_into_the_bunker_without_marks() -> None:
    for slug in MAPS:
        beach = scan()[slug]
        last = beach.rows()[-2]
        doors = {edge.a: (edge.mine, edge.barrier) for edge in beach.edges if edge.b == "bunker"}
        assert doors == {spec.id: (False, False) for spec in last}
        assert [spec.id for spec in beach.rows()[-1]] == ["bunker"]


@rule("W-MAP-05")
def test_several_units_may_share_a_start_sector() -> None:
    for slug in MAPS:
        t = Situation(f"dday {slug} units=4")
        for seat in (1, 2, 3, 4):
            if t.question(seat) == "start":
                assert t.choices(seat)[0] == "start 1"
                t.answer(seat, "start 1")
        assert {t.get(seat).sector for seat in (1, 2, 3, 4)} == {0}


@rule("W-MAP-26")
def test_all_ten_regular_items_are_offered_but_for_those_that_lie_in_a_sector() -> None:
    regular = {slug for slug, card in Situation("dday n-01 units=2").field.book.cards.items() if card.kind == "item"}
    for slug in MAPS:
        book = Situation(f"dday {slug} units=2").field.book
        placed = {item for item, _ in scan()[slug].placed}
        assert set(book.face_up) == (regular | set(scan()[slug].special)) - placed
    assert len(regular) == 10


@rule("W-MAP-27")
def test_every_word_of_the_maps_is_named_by_a_rule_of_the_section() -> None:
    used = {word.word for slug in MAPS for spec in scan()[slug].sectors for word in spec.attributes}
    assert used <= {form.partition("(")[0] for form in vocabulary()}
    told = " ".join(sentence(f"W-MAP-{number}") for number in (*range(10, 26), 28))
    for slug in MAPS:
        for spec in scan()[slug].sectors:
            used |= {"NEED"} if spec.need else set()
            used |= {"SACRIFICE"} if spec.sacrifice else set()
    assert {word for word in used if f"`{word}" not in told} == set()
    assert set(re.findall(r"`([A-Z_]+)", told)) == used


@rule("W-MAP-N19-13", "W-MAP-N20-13", "W-MAP-N21-13", "W-MAP-N22-13")
def test_alone_the_lists_are_the_same_but_for_cards_that_solo_play_bars(row: str) -> None:
    slug = beach_of(row).slug
    alone, together = (Situation(f"dday {slug} units={units}").field.book for units in (1, 2))
    assert set(together.face_up) - set(alone.face_up) == {"carrier-pigeon"}
    assert set(alone.face_up) <= set(together.face_up)
    assert [ground.words for ground in alone.sectors] == [ground.words for ground in together.sectors]


@rule("W-MAP-N23-13")
def test_alone_at_hillman_the_gammon_bomb_takes_the_place_of_the_mortar() -> None:
    alone, together = (Situation(f"dday n-23 units={units}").field.book for units in (1, 2))
    assert "mortar" in together.face_up
    assert "gammon-bomb" not in together.face_up
    assert "mortar" not in alone.face_up
    assert "gammon-bomb" in alone.face_up


@rule("W-MAP-N19-20")
def test_the_two_landing_points_of_uncle_red_do_not_touch() -> None:
    beach = scan()["n-19"]
    assert [spec.id for spec in beach.starts] == ["1", "2"]
    assert not [edge for edge in beach.edges if edge.lateral and {edge.a, edge.b} & {"1", "2"}]


@rule("W-MAP-N20-21", "W-MAP-N21-24", "W-MAP-N22-21")
def test_a_sea_wall_a_hedge_and_a_trench_wall_are_barriers(row: str) -> None:
    one, other = re.findall(r"\d+", sentence(row))[:2]
    edge = next(edge for edge in beach_of(row).edges if (edge.a, edge.b) == (one, other))
    assert edge.barrier
    t = Situation(f"dday {beach_of(row).slug} units=1")
    t.unit(
        1, sector=one, soldiers=90, courage=9, cards=["corporal", "bazooka"] if "bazooka" in t.field.book.cards else []
    )
    t.start_at("MOVE")
    verb = "move" if edge.lateral else "advance"
    assert t.refused(1, f"{verb} {other}").rule == "B-MOVE-19"


@rule("W-MAP-N23-21")
def test_all_ways_at_hillman_pass_the_two_gaps() -> None:
    beach = scan()["n-23"]
    for gap, row in (("5", 2), ("8", 4)):
        assert [spec.id for spec in beach.rows()[row]] == [gap]
        assert beach.sector(gap).black
        assert [str(word) for word in beach.sector(gap).attributes] == ["CAPACITY(2)"]

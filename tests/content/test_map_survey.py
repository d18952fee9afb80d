"""A map that could not be played is refused when it is built, in one sentence that names map and sector."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from hhour.dday.rules.map import layout, words
from hhour.dday.rules.map.atlas import scan
from hhour.dday.rules.map.beach import (
    Attribute,
    Beach,
    BeachError,
    add_words,
    beach,
    bunker,
    level,
    parse_attributes,
    sector,
)
from tests.rule import rule

SHORE = (
    sector(0, 1, "3", start="4 soldiers"),
    sector(1, 2, "4/5/7"),
    sector(1, 3, "5", mgf=1, sd="courage"),
    bunker(2, "12"),
)


def shore(**changes: Any) -> Beach:
    """A small sound map, with the changes that are to make it unsound."""
    table: dict[str, Any] = {
        "sectors": SHORE,
        "lines": "1:1 bunker:4",
        "lateral": "2-3",
        "advance": "1-2 1-3 2-bunker 3-bunker",
        "regular": "corporal",
        "unique": "captain",
        "special": "bazooka",
        "listed": "09",
    }
    return beach("n-99", "X-MAP-N99", **table | changes)


def with_sector_2(**cells: Any) -> dict[str, Any]:
    """Sector 2 with other cells than the sound map has."""
    defence = cells.pop("defence", "4")
    return {"sectors": (SHORE[0], sector(1, 2, defence, **cells), *SHORE[2:])}


def test_edges_say_where_mines_and_barriers_lie() -> None:
    map = shore(advance="1-2* 1-3# 2-bunker 3-bunker")
    told = {(edge.a, edge.b): (edge.mine, edge.barrier) for edge in map.edges if not edge.lateral}
    assert told[("1", "2")] == (True, False)
    assert told[("1", "3")] == (False, True)
    assert told[("2", "bunker")] == (False, False)


def test_a_map_knows_the_vehicles_that_stand_on_it() -> None:
    assert shore(**with_sector_2(attributes="VEHICLE(tank,pay)")).vehicles == ("tank",)


def test_a_sound_map_is_built_with_columns_ids_and_rules() -> None:
    map = shore()
    assert [(spec.id, spec.row, spec.column, spec.rule) for spec in map.sectors] == [
        ("1", 0, 0, "X-MAP-N99-S01"),
        ("2", 1, 0, "X-MAP-N99-S02"),
        ("3", 1, 1, "X-MAP-N99-S03"),
        ("bunker", 2, 0, "X-MAP-N99-B"),
    ]
    assert map.courage(map.sector("3")) == 1
    assert map.courage(map.sector("bunker")) == 4


@pytest.mark.parametrize(
    "text", ["BONUS(COURAGE,1)", "NO_LOCK", "RETREAT(9,10)", "COMBAT_LOSS_UNLESS(minesweeper,1d6)"]
)
def test_an_attribute_is_written_back_as_it_was_read(text: str) -> None:
    assert [str(word) for word in parse_attributes(text)] == [text]


def test_a_solo_attribute_replaces_the_one_before_it() -> None:
    spec = shore(**with_sector_2(attributes="NO_LOCK, FREE_ITEM(bazooka); solo: FREE_ITEM(mortar)")).sector("2")
    assert spec.attributes == (Attribute("NO_LOCK"), Attribute("FREE_ITEM", ("bazooka",)))
    assert spec.solo_attributes == (Attribute("NO_LOCK"), Attribute("FREE_ITEM", ("mortar",)))


REFUSALS = {
    "unknown word": (
        with_sector_2(attributes="NO_LOKC"),
        "Map n-99, sector 2: the word NO_LOKC is not in the map vocabulary (nearest: NO_LOCK).",
    ),
    "wrong argument": (
        with_sector_2(attributes="BONUS(HONOUR,1)"),
        "Map n-99, sector 2: BONUS(HONOUR,1) does not have the form BONUS(face,n).",
    ),
    "missing argument": (
        with_sector_2(attributes="LOCK"),
        "Map n-99, sector 2: LOCK does not have the form LOCK(n).",
    ),
    "no word at all": (
        with_sector_2(attributes="be brave"),
        "Map n-99, sector 2: 'be brave' is not written like WORD or WORD(argument).",
    ),
    "malformed requirement": (
        with_sector_2(requirement="WANT(corporal)"),
        "Map n-99, sector 2: the requirement 'WANT(corporal)' is not written like NEED(slug) or SACRIFICE(slug).",
    ),
    "malformed DEF": (
        with_sector_2(defence="strong"),
        "Map n-99, sector 2: the DEF 'strong' is not written like 4 or 4/5/7.",
    ),
    "descending DEF": (with_sector_2(defence="7/5"), "Map n-99, sector 2: its DEF values do not ascend."),
    "malformed start": (
        {"sectors": (sector(0, 1, "3", start="four soldiers"), *SHORE[1:])},
        "Map n-99, sector 1: the start resource 'four soldiers' is neither a number of something nor a slug.",
    ),
    "unknown special damage": (
        with_sector_2(mgf=1, sd="morale"),
        "Map n-99, sector 2: the special damage 'morale' is none of specialist, courage.",
    ),
    "special damage without a gun": (
        with_sector_2(sd="courage"),
        "Map n-99, sector 2: it has special damage but no MGF to inflict it.",
    ),
    "negative guns": (with_sector_2(mgf=-1), "Map n-99, sector 2: its number of MGF symbols is below 0."),
    "start above row 0": (
        with_sector_2(start="4 soldiers"),
        "Map n-99, sector 2: it is a start sector but not in row 0.",
    ),
    "retreat to nowhere": (
        with_sector_2(attributes="RETREAT(3,8)"),
        "Map n-99, sector 2: RETREAT(3,8) names a sector that is not on the map.",
    ),
    "same sector twice": (
        {"sectors": (*SHORE[:2], sector(1, 2, "4"), *SHORE[2:])},
        "Map n-99, sector 2: it is on the map twice.",
    ),
    "gap in the numbers": (
        {"sectors": (*SHORE[:2], sector(1, 4, "4"), SHORE[3])},
        "Map n-99, sector 3: it is missing, numbers run from 1 without gaps.",
    ),
    "no first number": (
        {"sectors": (sector(0, 2, "3", start="4 soldiers"), sector(1, 3, "4"), SHORE[3])},
        "Map n-99, sector 1: it is missing, numbers run from 1 without gaps.",
    ),
    "higher number in a lower row": (
        {"sectors": (SHORE[0], sector(2, 2, "4"), *SHORE[2:])},
        "Map n-99, sector 3: it lies in a lower row than sector 2.",
    ),
    "numbers from right to left": (
        {"sectors": (SHORE[0], SHORE[2], SHORE[1], SHORE[3])},
        "Map n-99, sector 3: it lies to the left of sector 2.",
    ),
    "empty row": ({"sectors": (*SHORE[:3], bunker(3, "12"))}, "Map n-99: row 2 has no sector."),
    "no start": ({"sectors": (sector(0, 1, "3"), *SHORE[1:])}, "Map n-99: no sector is a start sector."),
    "no bunker": ({"sectors": SHORE[:3]}, "Map n-99: it has no bunker."),
    "malformed edge": ({"lateral": "2=3"}, "Map n-99: the edge '2=3' is not written like 1-2, 1-2* or 1-2#."),
    "edge to nowhere": (
        {"lateral": "2-3 3-7"},
        "Map n-99, sector 7: the edge 3-7 leads to it, but it is not on the map.",
    ),
    "lateral edge out of its row": (
        {"lateral": "1-2"},
        "Map n-99, sector 1: the lateral edge 1-2 does not join two sectors of one row.",
    ),
    "advance edge that does not climb": (
        {"lateral": "", "advance": "1-2 2-3 3-bunker"},
        "Map n-99, sector 2: the advance edge 2-3 does not lead to a higher row.",
    ),
    "edge listed twice": ({"lateral": "2-3 3-2*"}, "Map n-99, sector 3: the edge 3-2 is listed twice."),
    "malformed line": (
        {"lines": "1=1"},
        "Map n-99: the courage line '1=1' is not written like 1:2 or bunker:4.",
    ),
    "line of no row": (
        {"lines": "1:1 7:2 bunker:4"},
        "Map n-99: the courage line 7 belongs to no row and no bunker.",
    ),
    "row without line": (
        {"lines": "bunker:4"},
        "Map n-99, sector 2: no courage line says what it costs to enter it.",
    ),
    "sector out of reach": (
        {"lateral": "", "advance": "1-2 2-bunker 3-bunker"},
        "Map n-99, sector 3: no way leads there from a start sector.",
    ),
    "bunker behind wire": (
        {"advance": "1-2 1-3 2-bunker# 3-bunker#"},
        "Map n-99, sector bunker: every way to this bunker crosses a barrier.",
    ),
    "need nobody can meet": (
        with_sector_2(requirement="NEED(medic/scout)"),
        "Map n-99, sector 2: it needs medic/scout, whom the map offers nowhere.",
    ),
    "random sector without table": (
        with_sector_2(attributes="RANDOM(A)"),
        "Map n-99, sector 2: RANDOM(A) names a table the map does not have.",
    ),
    "random table without sector": (
        {"random": {"A": ("NO_LOCK",) * 6}},
        "Map n-99: no sector uses the random table A.",
    ),
    "short random table": (
        with_sector_2(attributes="RANDOM(A)") | {"random": {"A": ("NO_LOCK",) * 5}},
        "Map n-99: the random table A has 5 results, a die has 6 faces.",
    ),
    "unknown word in a random table": (
        with_sector_2(attributes="RANDOM(A)") | {"random": {"A": ("NO_LOCK",) * 5 + ("RAIN",)}},
        "Map n-99, random table A, number 6: the word RAIN is not in the map vocabulary.",
    ),
    "impossible number of players": ({"players": (4, 1)}, "Map n-99: 4 to 1 players is no number of players."),
    "level that ignores the unknown": (
        {"levels": (level("dry", "X-MAP-N99-D", ignores="rain"),)},
        "Map n-99: level dry ignores 'rain', which is none of attributes, requirements, mgf, mines, specialists, "
        "items, vehicles, awards.",
    ),
}


@rule("B-SECTOR-48", "B-MAP-04")
@pytest.mark.parametrize(("changes", "message"), REFUSALS.values(), ids=REFUSALS)
def test_an_unsound_map_is_refused_in_one_sentence(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(BeachError) as refusal:
        shore(**changes)
    assert str(refusal.value) == message


@rule("B-SECTOR-48")
def test_a_box_can_add_its_own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "_forms", {word: list(forms) for word, forms in words._forms.items()})
    with pytest.raises(BeachError):
        parse_attributes("GLIDER(2)")
    add_words("GLIDER(n)")
    assert parse_attributes("GLIDER(2)") == (Attribute("GLIDER", ("2",)),)
    assert "GLIDER(n)" in words.vocabulary()


MAP_FILE = """
from hhour.dday.rules.map.beach import beach, bunker, sector

BEACH = beach(
    "{slug}",
    "X-MAP-N99",
    (sector(0, 1, "3", start="4 soldiers"), bunker(1, "9")),
    lines="bunker:2",
    lateral="",
    advance="1-bunker",
    regular="",
    unique="",
    special="",
    listed="01",
)
"""


def write_box(folder: Path, package: str, **maps: str) -> None:
    place = folder / package / "some_box" / "maps"
    place.mkdir(parents=True)
    for package_folder in (place.parent.parent, place.parent, place):
        (package_folder / "__init__.py").touch()
    (folder / package / "empty_box").mkdir()
    (folder / package / "empty_box" / "__init__.py").touch()
    for file, slug in maps.items():
        (place / f"{file}.py").write_text(MAP_FILE.format(slug=slug), encoding="utf-8")


def test_a_map_is_found_by_lying_in_the_folder_of_its_box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_box(tmp_path, "boxes_one", b="n-98", a="n-99")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert list(scan("boxes_one")) == ["n-98", "n-99"]
    assert "boxes_one.some_box.maps.a" in sys.modules


def test_two_files_with_the_same_map_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_box(tmp_path, "boxes_two", a="n-99", b="n-99")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(BeachError, match=r"^Map n-99: two files claim this name, the second is .*maps\.b\.$"):
        scan("boxes_two")


def test_a_corrected_defence_leaves_its_old_value_to_games_begun_before() -> None:
    map = shore(earlier={1: "2=3", 2: "2=4/5/6 bunker=11"})
    assert map.version == 3
    values = {version: [map.as_of(version).sector(id).defence for id in ("2", "3", "bunker")] for version in (1, 2, 3)}
    assert values == {1: [(3,), (5,), (11,)], 2: [(4, 5, 6), (5,), (11,)], 3: [(4, 5, 7), (5,), (12,)]}
    assert shore().version == 1
    assert shore().as_of(1) == shore()


def test_corrected_guns_and_courage_lines_leave_their_old_values_to_games_begun_before() -> None:
    map = shore(earlier={1: "2=MGF3 1:4", 2: "2=MGF2 bunker:7"})
    first, second, today = (map.as_of(version) for version in (1, 2, 3))
    assert [each.sector("2").mgf for each in (first, second, today)] == [3, 2, shore().sector("2").mgf]
    assert [(each.lines[1], each.lines["bunker"]) for each in (first, second)] == [(4, 7), (shore().lines[1], 7)]
    assert today == map
    assert first.sector("2").defence == shore().sector("2").defence


@pytest.mark.parametrize(
    ("texts", "told"),
    [
        ({1: "8=4"}, "Map n-99: the earlier DEF '8=4' belongs to no sector."),
        ({1: "8=MGF1"}, "Map n-99: the earlier MGF '8=MGF1' belongs to no sector."),
        ({1: "9:2"}, "Map n-99: the earlier courage line '9:2' belongs to no row and no bunker."),
        ({1: "2=x"}, "not written like 4 or"),
    ],
)
def test_an_earlier_value_must_be_one_of_the_map(texts: dict[int, str], told: str) -> None:
    with pytest.raises(BeachError, match=told):
        shore(earlier=texts)


@rule("B-SECTOR-38")
def test_a_general_cancels_what_stands_before_his_word_and_nothing_behind_it() -> None:
    words = parse_attributes("BONUS(STAR,1), LOCK(3), GENERAL_CANCELS, CAPACITY(2)")
    calm = layout._calm(shore().sectors[1], 1, 2, "2", words, ())
    assert calm is not None
    assert [str(word) for word in calm.words] == ["BONUS(STAR,1)", "CAPACITY(2)"]
    assert layout._calm(shore().sectors[1], 1, 2, "2", words[:2], ()) is None

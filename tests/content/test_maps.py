"""The maps as data against the rulebook's tables: every line, every edge, every list.

Each test names the rows it stands for in its `@rule`; `pytest_generate_tests` makes one test of every name.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from hhour.dday.rules.map.atlas import scan
from hhour.dday.rules.map.beach import Beach, EdgeSpec, SectorSpec, Start
from tests.rule import rule

RULEBOOK = Path(__file__).parents[2] / "docs" / "rules"
NOTHING = "–"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "row" in metafunc.fixturenames:
        ids = [id for mark in metafunc.definition.iter_markers("rule") for id in mark.args]
        metafunc.parametrize("row", ids)


@cache
def rulebook() -> str:
    return "\n".join(book.read_text(encoding="utf-8") for book in sorted(RULEBOOK.glob("*.md")))


def beach_of(row: str) -> Beach:
    return scan()[f"n-{row[7:9]}"]


def table_row(row: str) -> list[str]:
    """The cells of a table line of the rulebook, the id left out."""
    line = re.search(rf"^\| \*\*{row}\*\* \|(.*)\|$", rulebook(), re.MULTILINE)
    assert line is not None, f"the rulebook has no table line {row}"
    return [cell.strip() for cell in line[1].split("|")]


def sentence(row: str) -> str:
    """A rule of the rulebook without its id and provenance."""
    line = re.search(rf"^- \*\*{row}\*\* (.*) _\(.*\)_$", rulebook(), re.MULTILINE)
    assert line is not None, f"the rulebook has no rule {row}"
    return line[1]


def source(row: str) -> str:
    line = re.search(rf"^- \*\*{row}\*\* .* _\((\w+).*\)_$", rulebook(), re.MULTILINE)
    assert line is not None
    return line[1]


def written(row: str) -> list[str]:
    """Our sector, written as a line of the rulebook's table."""
    spec = next(spec for spec in beach_of(row).sectors if spec.rule == row)
    return [
        str(spec.row),
        long_name(spec),
        "/".join(map(str, spec.defence)),
        "yes" if spec.black else "no",
        str(spec.mgf),
        spec.special or NOTHING,
        attribute_cell(spec),
        requirement_cell(spec),
        start_cell(spec.start),
        spec.printed or NOTHING,
    ]


def long_name(spec: SectorSpec) -> str:
    return {"BW": "bunker west (BW)", "BE": "bunker east (BE)"}.get(spec.id, spec.id)


def attribute_cell(spec: SectorSpec) -> str:
    cell = ", ".join(map(str, spec.attributes)) or NOTHING
    if spec.solo_attributes != spec.attributes:
        cell += f"; solo: {spec.solo_attributes[-1]}"
    return cell


def requirement_cell(spec: SectorSpec) -> str:
    parts = [f"NEED({'/'.join(spec.need)})"] if spec.need else []
    parts += [f"SACRIFICE({spec.sacrifice})"] if spec.sacrifice else []
    return ", ".join(parts) or NOTHING


def count(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def start_cell(start: Start | None) -> str:
    if start is None:
        return NOTHING
    parts = [start.specialist.capitalize()] if start.specialist else []
    parts += [count(start.soldiers, "soldier")]
    parts += [count(start.stars, "star")] if start.stars else []
    parts += [f"{start.courage} courage"] if start.courage else []
    parts += [count(start.points, "item point")] if start.points else []
    return ", ".join(parts)


def edge_text(edge: EdgeSpec) -> str:
    return f"{edge.a}-{edge.b}{'*' if edge.mine else '#' if edge.barrier else ''}"


@rule(
    "B-MAP-N01-S01",
    "B-MAP-N01-S02",
    "B-MAP-N01-S03",
    "B-MAP-N01-S04",
    "B-MAP-N01-S05",
    "B-MAP-N01-S06",
    "B-MAP-N01-S07",
    "B-MAP-N01-S08",
    "B-MAP-N01-S09",
    "B-MAP-N01-S10",
    "B-MAP-N01-B",
)
def test_sector_of_exercise_tiger_is_its_line_of_the_table(row: str) -> None:
    assert written(row) == table_row(row)


@rule(
    "B-MAP-N02-S01",
    "B-MAP-N02-S02",
    "B-MAP-N02-S03",
    "B-MAP-N02-S04",
    "B-MAP-N02-S05",
    "B-MAP-N02-S06",
    "B-MAP-N02-S07",
    "B-MAP-N02-S08",
    "B-MAP-N02-S09",
    "B-MAP-N02-B",
)
def test_sector_of_omaha_beach_is_its_line_of_the_table(row: str) -> None:
    assert written(row) == table_row(row)


@rule(
    "B-MAP-N03-S01",
    "B-MAP-N03-S02",
    "B-MAP-N03-S03",
    "B-MAP-N03-S04",
    "B-MAP-N03-S05",
    "B-MAP-N03-S06",
    "B-MAP-N03-S07",
    "B-MAP-N03-S08",
    "B-MAP-N03-S09",
    "B-MAP-N03-S10",
    "B-MAP-N03-S11",
    "B-MAP-N03-S12",
    "B-MAP-N03-S13",
    "B-MAP-N03-S14",
    "B-MAP-N03-B",
)
def test_sector_of_utah_beach_is_its_line_of_the_table(row: str) -> None:
    assert written(row) == table_row(row)


@rule(
    "B-MAP-N04-S01",
    "B-MAP-N04-S02",
    "B-MAP-N04-S03",
    "B-MAP-N04-S04",
    "B-MAP-N04-S05",
    "B-MAP-N04-S06",
    "B-MAP-N04-S07",
    "B-MAP-N04-S08",
    "B-MAP-N04-S09",
    "B-MAP-N04-S10",
    "B-MAP-N04-BW",
    "B-MAP-N04-S11",
    "B-MAP-N04-BE",
)
def test_sector_of_gold_beach_is_its_line_of_the_table(row: str) -> None:
    assert written(row) == table_row(row)


@rule(
    "B-MAP-N05-S01",
    "B-MAP-N05-S02",
    "B-MAP-N05-S03",
    "B-MAP-N05-S04",
    "B-MAP-N05-S05",
    "B-MAP-N05-S06",
    "B-MAP-N05-S07",
    "B-MAP-N05-S08",
    "B-MAP-N05-S09",
    "B-MAP-N05-S10",
    "B-MAP-N05-S11",
    "B-MAP-N05-S12",
    "B-MAP-N05-S13",
    "B-MAP-N05-S14",
    "B-MAP-N05-B",
)
def test_sector_of_juno_beach_is_its_line_of_the_table(row: str) -> None:
    assert written(row) == table_row(row)


@rule(
    "B-MAP-N06-S01",
    "B-MAP-N06-S02",
    "B-MAP-N06-S03",
    "B-MAP-N06-S04",
    "B-MAP-N06-S05",
    "B-MAP-N06-S06",
    "B-MAP-N06-S07",
    "B-MAP-N06-S08",
    "B-MAP-N06-S09",
    "B-MAP-N06-S10",
    "B-MAP-N06-S11",
    "B-MAP-N06-S12",
    "B-MAP-N06-S13",
    "B-MAP-N06-S14",
    "B-MAP-N06-S15",
    "B-MAP-N06-B",
)
def test_sector_of_sword_beach_is_its_line_of_the_table(row: str) -> None:
    assert written(row) == table_row(row)


@rule(
    "B-MAP-N07-S01",
    "B-MAP-N07-S02",
    "B-MAP-N07-S03",
    "B-MAP-N07-S04",
    "B-MAP-N07-S05",
    "B-MAP-N07-S06",
    "B-MAP-N07-S07",
    "B-MAP-N07-S08",
    "B-MAP-N07-S09",
    "B-MAP-N07-S10",
    "B-MAP-N07-S11",
    "B-MAP-N07-S12",
    "B-MAP-N07-B",
)
def test_sector_of_pointe_du_hoc_is_its_line_of_the_table(row: str) -> None:
    assert written(row) == table_row(row)


@rule(
    "B-MAP-N08-S01",
    "B-MAP-N08-S02",
    "B-MAP-N08-S03",
    "B-MAP-N08-S04",
    "B-MAP-N08-S05",
    "B-MAP-N08-S06",
    "B-MAP-N08-S07",
    "B-MAP-N08-S08",
    "B-MAP-N08-S09",
    "B-MAP-N08-S10",
    "B-MAP-N08-S11",
    "B-MAP-N08-S12",
    "B-MAP-N08-S13",
    "B-MAP-N08-B",
)
def test_sector_of_merville_battery_is_its_line_of_the_table(row: str) -> None:
    assert written(row) == table_row(row)


@rule(
    "B-MAP-N01-L1",
    "B-MAP-N02-L1",
    "B-MAP-N03-L1",
    "B-MAP-N04-L1",
    "B-MAP-N05-L1",
    "B-MAP-N06-L1",
    "B-MAP-N07-L1",
    "B-MAP-N08-L1",
)
def test_courage_lines_cost_what_the_rulebook_says(row: str) -> None:
    beach = beach_of(row)
    parts = []
    for number, specs in enumerate(beach.rows()):
        numbers = [spec.id for spec in specs if not spec.bunker]
        if number and numbers:
            word = "sector" if len(numbers) == 1 else "sectors"
            parts.append(f"row {number} ({word} {', '.join(numbers)}): {beach.lines[number]}")
    parts += [f"{long_name(spec)}: {beach.courage(spec)}" for spec in beach.bunkers]
    assert f"Courage lines: {'; '.join(parts)}." == sentence(row)
    assert beach.geometry == source(row)


@rule(
    "B-MAP-N01-E1",
    "B-MAP-N02-E1",
    "B-MAP-N03-E1",
    "B-MAP-N04-E1",
    "B-MAP-N05-E1",
    "B-MAP-N06-E1",
    "B-MAP-N07-E1",
    "B-MAP-N08-E1",
)
def test_lateral_edges_are_those_of_the_rulebook(row: str) -> None:
    edges = [edge_text(edge) for edge in beach_of(row).edges if edge.lateral]
    assert f"Lateral edges (both ways): {', '.join(edges)}." == sentence(row)
    assert beach_of(row).geometry == source(row)


@rule(
    "B-MAP-N01-E2",
    "B-MAP-N02-E2",
    "B-MAP-N03-E2",
    "B-MAP-N04-E2",
    "B-MAP-N05-E2",
    "B-MAP-N06-E2",
    "B-MAP-N07-E2",
    "B-MAP-N08-E2",
)
def test_advance_edges_are_those_of_the_rulebook(row: str) -> None:
    edges = [edge_text(edge) for edge in beach_of(row).edges if not edge.lateral]
    assert f"Advance edges (upward): {', '.join(edges)}." == sentence(row)
    assert beach_of(row).geometry == source(row)


@rule(
    "B-MAP-N01-ST",
    "B-MAP-N02-ST",
    "B-MAP-N03-ST",
    "B-MAP-N04-ST",
    "B-MAP-N05-ST",
    "B-MAP-N06-ST",
    "B-MAP-N07-ST",
    "B-MAP-N08-ST",
)
def test_units_start_where_and_with_what_the_rulebook_says(row: str) -> None:
    parts = []
    for spec in beach_of(row).starts:
        text = start_cell(spec.start)
        if spec.start is not None and spec.start.specialist:
            text = f"its own {' and '.join(text.split(', '))}"
        parts.append(f"sector {spec.id}: {text}")
    assert f"Start: {'; '.join(parts)}." == sentence(row)


def names(text: str, label: str) -> tuple[str, ...]:
    """The slugs after a label of an availability rule; a note in brackets after a name is left out."""
    found = re.search(rf"(?:^|\. ){label}: ([^.]*)\.", text)
    if found is None or found[1] == "none":
        return ()
    parts = re.sub(r" by random attribute| \([^)]*\)", "", found[1]).split(", ")
    return tuple(part.lower().replace(" ", "-") for part in parts)


@rule(
    "B-MAP-N01-A02",
    "B-MAP-N02-06",
    "B-MAP-N03-06",
    "B-MAP-N04-10",
    "B-MAP-N05-09",
    "B-MAP-N06-04",
    "B-MAP-N07-03",
    "B-MAP-N08-11",
)
def test_available_cards_are_those_the_rulebook_lists(row: str) -> None:
    beach, text = beach_of(row), sentence(row)
    assert beach.listed == row
    assert beach.listing == source(row)
    assert beach.regular == names(text, "Regular")
    assert beach.unique == names(text, "Unique")
    assert beach.special == names(text, "Special items")
    assert beach.vehicles == names(text, "Vehicles?")
    placed = names(text, "Placed regular items?") + names(text, "Placed special items?")
    assert tuple(item for item, _ in beach.placed) == placed
    assert all(f"({sector}" in text for _, sector in beach.placed)


@rule("B-MAP-N01-T02")
def test_basic_training_has_its_own_specialists() -> None:
    basic = next(level for level in scan()["n-01"].levels if level.slug == "basic")
    text = sentence("B-MAP-N01-T02")
    assert (basic.regular, basic.unique) == (names(text, "Regular"), names(text, "Unique"))


@rule(
    "B-MAP-N06-RA1",
    "B-MAP-N06-RA2",
    "B-MAP-N06-RA3",
    "B-MAP-N06-RA4",
    "B-MAP-N06-RA5",
    "B-MAP-N06-RA6",
    "B-MAP-N06-RB1",
    "B-MAP-N06-RB2",
    "B-MAP-N06-RB3",
    "B-MAP-N06-RB4",
    "B-MAP-N06-RB5",
    "B-MAP-N06-RB6",
    "B-MAP-N06-RC1",
    "B-MAP-N06-RC2",
    "B-MAP-N06-RC3",
    "B-MAP-N06-RC4",
    "B-MAP-N06-RC5",
    "B-MAP-N06-RC6",
)
def test_random_result_is_its_line_of_the_table(row: str) -> None:
    letter, number, _, attribute = table_row(row)
    result = scan()["n-06"].random[letter][int(number) - 1]
    assert result.rule == row
    assert result.name == f"{letter.lower()}{number}"
    assert ", ".join(map(str, result.attributes)) == attribute.split(":")[0]


@rule("B-MAP-N06-R03")
def test_sword_beach_rolls_sector_6_on_table_a_7_on_b_and_11_on_c() -> None:
    sword = scan()["n-06"]
    assert [str(*sword.sector(id).attributes) for id in ("6", "7", "11")] == ["RANDOM(A)", "RANDOM(B)", "RANDOM(C)"]

"""A-MAP: the six maps as data against the rulebook's tables, as tests/content/test_maps.py does for the base maps."""

from __future__ import annotations

import re

from hhour.dday.draw.wording import Wording
from hhour.dday.rules.map.atlas import scan
from hhour.i18n import LANGUAGES, language
from tests.content.test_maps import (
    beach_of,
    edge_text,
    names,
    pytest_generate_tests,
    sentence,
    source,
    start_cell,
    table_row,
    written,
)
from tests.rule import rule

__all__ = ["pytest_generate_tests"]

MAPS = [f"n-{number}" for number in range(13, 19)]


@rule(
    "A-MAP-N13-S01",
    "A-MAP-N13-S02",
    "A-MAP-N13-S03",
    "A-MAP-N13-S04",
    "A-MAP-N13-S05",
    "A-MAP-N13-S06",
    "A-MAP-N13-S07",
    "A-MAP-N13-S08",
    "A-MAP-N13-S09",
    "A-MAP-N13-S10",
    "A-MAP-N13-S11",
    "A-MAP-N13-S12",
    "A-MAP-N13-S13",
    "A-MAP-N13-B",
)
def test_sector_of_saint_aubin_is_its_line_of_the_table(row: str) -> None:
    assert written(row) == table_row(row)


@rule(
    "A-MAP-N14-S01",
    "A-MAP-N14-S02",
    "A-MAP-N14-S03",
    "A-MAP-N14-S04",
    "A-MAP-N14-S05",
    "A-MAP-N14-S06",
    "A-MAP-N14-S07",
    "A-MAP-N14-S08",
    "A-MAP-N14-S09",
    "A-MAP-N14-B",
)
def test_sector_of_pegasus_bridge_is_its_line_of_the_table(row: str) -> None:
    assert written(row) == table_row(row)


@rule(
    "A-MAP-N15-S01",
    "A-MAP-N15-S02",
    "A-MAP-N15-S03",
    "A-MAP-N15-S04",
    "A-MAP-N15-S05",
    "A-MAP-N15-S06",
    "A-MAP-N15-S07",
    "A-MAP-N15-S08",
    "A-MAP-N15-S09",
    "A-MAP-N15-S10",
    "A-MAP-N15-S11",
    "A-MAP-N15-S12",
    "A-MAP-N15-B",
)
def test_sector_of_port_en_bessin_is_its_line_of_the_table(row: str) -> None:
    assert written(row) == table_row(row)


@rule(
    "A-MAP-N16-S01",
    "A-MAP-N16-S02",
    "A-MAP-N16-S03",
    "A-MAP-N16-S04",
    "A-MAP-N16-S05",
    "A-MAP-N16-S06",
    "A-MAP-N16-S07",
    "A-MAP-N16-S08",
    "A-MAP-N16-S09",
    "A-MAP-N16-S10",
    "A-MAP-N16-S11",
    "A-MAP-N16-S12",
    "A-MAP-N16-B",
)
def test_sector_of_la_fiere_is_its_line_of_the_table(row: str) -> None:
    assert written(row) == table_row(row)


@rule(
    "A-MAP-N17-S01",
    "A-MAP-N17-S02",
    "A-MAP-N17-S03",
    "A-MAP-N17-S04",
    "A-MAP-N17-S05",
    "A-MAP-N17-S06",
    "A-MAP-N17-S07",
    "A-MAP-N17-S08",
    "A-MAP-N17-S09",
    "A-MAP-N17-S10",
    "A-MAP-N17-S11",
    "A-MAP-N17-S12",
    "A-MAP-N17-S13",
    "A-MAP-N17-S14",
    "A-MAP-N17-S15",
    "A-MAP-N17-S16",
    "A-MAP-N17-B",
)
def test_sector_of_crisbecq_is_its_line_of_the_table(row: str) -> None:
    assert written(row) == table_row(row)


@rule(
    "A-MAP-N18-S01",
    "A-MAP-N18-S02",
    "A-MAP-N18-S03",
    "A-MAP-N18-S04",
    "A-MAP-N18-S05",
    "A-MAP-N18-S06",
    "A-MAP-N18-S07",
    "A-MAP-N18-S08",
    "A-MAP-N18-S09",
    "A-MAP-N18-S10",
    "A-MAP-N18-B",
)
def test_sector_of_exercise_fabius_is_its_line_of_the_table(row: str) -> None:
    assert written(row) == table_row(row)


@rule(
    "A-MAP-N13-L1",
    "A-MAP-N14-L1",
    "A-MAP-N15-L1",
    "A-MAP-N16-L1",
    "A-MAP-N17-L1",
    "A-MAP-N18-L1",
)
def test_courage_lines_are_those_of_the_rulebook(row: str) -> None:
    beach = beach_of(row)
    parts = []
    for number, specs in enumerate(beach.rows()[1:], 1):
        ids = [spec.id for spec in specs if not spec.bunker]
        if ids:
            word = "sector" if len(ids) == 1 else "sectors"
            parts.append(f"row {number} ({word} {', '.join(ids)}): {beach.lines[number]}")
    parts.append(f"bunker: {beach.lines['bunker']}")
    assert f"Courage lines: {'; '.join(parts)}." == sentence(row)


@rule(
    "A-MAP-N13-E1",
    "A-MAP-N14-E1",
    "A-MAP-N15-E1",
    "A-MAP-N16-E1",
    "A-MAP-N17-E1",
    "A-MAP-N18-E1",
)
def test_lateral_edges_are_those_of_the_rulebook(row: str) -> None:
    edges = [edge_text(edge) for edge in beach_of(row).edges if edge.lateral]
    assert f"Lateral edges (both ways): {', '.join(edges)}." == sentence(row)
    assert beach_of(row).geometry == source(row)


@rule(
    "A-MAP-N13-E2",
    "A-MAP-N14-E2",
    "A-MAP-N15-E2",
    "A-MAP-N16-E2",
    "A-MAP-N17-E2",
    "A-MAP-N18-E2",
)
def test_advance_edges_are_those_of_the_rulebook(row: str) -> None:
    edges = [edge_text(edge) for edge in beach_of(row).edges if not edge.lateral]
    assert f"Advance edges (upward): {', '.join(edges)}." == sentence(row)


@rule(
    "A-MAP-N13-ST",
    "A-MAP-N14-ST",
    "A-MAP-N15-ST",
    "A-MAP-N16-ST",
    "A-MAP-N17-ST",
    "A-MAP-N18-ST",
)
def test_units_start_where_and_with_what_the_rulebook_says(row: str) -> None:
    parts = []
    for spec in beach_of(row).starts:
        text = start_cell(spec.start)
        if spec.start is not None and spec.start.specialist:
            text = f"its own {' and '.join(text.split(', '))}"
        parts.append(f"sector {spec.id}: {text}")
    assert f"Start: {'; '.join(parts)}." == sentence(row)


@rule(
    "A-MAP-N13-09",
    "A-MAP-N14-09",
    "A-MAP-N15-09",
    "A-MAP-N16-09",
    "A-MAP-N17-09",
    "A-MAP-N18-09",
)
def test_available_cards_are_those_the_rulebook_lists(row: str) -> None:
    beach, text = beach_of(row), sentence(row)
    assert (beach.listed, beach.listing) == (row, source(row))
    assert beach.regular == names(text, "Regular")
    assert beach.unique == names(text, "Unique")
    assert beach.special == names(text, "Special items")
    assert beach.vehicles == names(text, "Vehicles")
    assert tuple(item for item, _ in beach.placed) == names(text, "Placed special items")


@rule(
    "A-MAP-N13-01",
    "A-MAP-N14-01",
    "A-MAP-N15-01",
    "A-MAP-N16-01",
    "A-MAP-N17-01",
    "A-MAP-N18-01",
)
def test_the_map_bears_its_name_in_every_language_and_is_for_one_to_four_units(row: str) -> None:
    beach = beach_of(row)
    found = re.fullmatch(r"Battle Map (N-\d\d), (.*) \(Français: (.*); 中文: (.*)\), .*", sentence(row))
    assert found is not None
    assert beach.slug == found[1].lower()
    assert beach.players == (1, 4)
    said = [language(code).text(f"map-{beach.slug}") for code in LANGUAGES]
    assert said == [found[2], found[3].removesuffix(" (pont de Bénouville)"), found[4]]


@rule(
    "A-MAP-N13-02",
    "A-MAP-N14-02",
    "A-MAP-N15-02",
    "A-MAP-N16-02",
    "A-MAP-N17-02",
    "A-MAP-N18-02",
)
def test_the_map_tells_its_history_in_every_language(row: str) -> None:
    told = {language(code).attr(f"map-{beach_of(row).slug}", "history") for code in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    years = re.findall(r"19\d\d", sentence(row))
    assert all(year in text for text in told for year in years) or beach_of(row).slug == "n-17"


@rule(
    "A-MAP-N13-06",
    "A-MAP-N14-06",
    "A-MAP-N15-06",
    "A-MAP-N16-06",
    "A-MAP-N17-06",
    "A-MAP-N18-06",
)
def test_every_sector_has_the_name_of_the_rulebook_and_says_it_when_it_is_described(row: str) -> None:
    beach = beach_of(row)
    listed = sentence(row).removeprefix("Names of the sectors: ").rstrip(".").split("; ")
    said = [f"{spec.id} {language('en').attr(f'map-{beach.slug}', f'sector-{spec.id}')}" for spec in beach.sectors]
    assert [name.replace("final Bunker:", "bunker") for name in listed] == said
    for code in LANGUAGES:
        for spec in beach.sectors:
            name = language(code).attr(f"map-{beach.slug}", f"sector-{spec.id}")
            assert name in Wording(beach, language(code)).sentence(spec)


@rule(
    "A-MAP-N13-EX-02",
    "A-MAP-N14-EX-02",
    "A-MAP-N15-EX-02",
    "A-MAP-N16-EX-02",
    "A-MAP-N17-EX-02",
    "A-MAP-N18-EX-02",
)
def test_the_courage_for_all_advances_adds_up(row: str) -> None:
    beach = beach_of(row)
    costs = [beach.lines[number] for number in range(1, len(beach.rows()) - 1)] + [beach.lines["bunker"]]
    assert sentence(row).endswith(f": {' + '.join(map(str, costs))} = {sum(costs)}.")


@rule("A-GEN-04")
def test_the_box_holds_six_maps_in_three_pairs() -> None:
    maps = [slug for slug, beach in scan().items() if beach.rule.startswith("A-")]
    assert maps == MAPS
    assert len(re.findall(r"N-1\d/N-1\d", sentence("A-GEN-04"))) == 3


@rule("A-GEN-05", "A-MAP-N18-10")
def test_fabius_is_the_rehearsal_and_asks_for_nothing_at_any_door() -> None:
    fabius = scan()["n-18"]
    assert language("en").text("map-n-18") == "Exercise Fabius"
    assert not any(spec.need or spec.sacrifice for spec in fabius.sectors)


@rule("A-MAP-N18-11")
def test_fabius_is_the_easiest_way_of_the_family() -> None:
    def cheapest(slug: str) -> float:
        """Least DEF, average MGF and average landmines from a start into a bunker, one turn in each sector."""
        beach = scan()[slug]
        costs = {spec.id: spec.defence[0] + 3.5 * spec.mgf for spec in beach.sectors}
        best = {spec.id: costs[spec.id] for spec in beach.starts}
        for edge in sorted(
            (e for e in beach.edges if not e.lateral and not e.barrier), key=lambda e: beach.sector(e.a).row
        ):
            if edge.a in best:
                reached = best[edge.a] + costs[edge.b] + (3.5 if edge.mine else 0)
                best[edge.b] = min(best.get(edge.b, reached), reached)
        return min(best[spec.id] for spec in beach.bunkers if spec.id in best)

    ways = {slug: cheapest(slug) for slug in scan() if scan()[slug].rule[0] in "AB"}
    assert min(ways, key=lambda slug: ways[slug]) == "n-18"
    assert {slug: ways[slug] for slug in MAPS} == {
        "n-13": 57,
        "n-14": 56,
        "n-15": 61,
        "n-16": 69.5,
        "n-17": 77.5,
        "n-18": 34,
    }


@rule("A-MAP-N13-10", "A-MAP-N15-13", "A-MAP-N16-12", "A-MAP-N17-13")
def test_only_the_harbour_has_cutters_for_its_barriers() -> None:
    barriers = {slug: [edge_text(edge) for edge in scan()[slug].edges if edge.barrier] for slug in MAPS}
    assert barriers == {
        "n-13": ["4-7#"],
        "n-14": [],
        "n-15": ["5-6#", "9-10#"],
        "n-16": ["9-10#"],
        "n-17": ["13-14#", "7-10#"],
        "n-18": [],
    }
    listed = {slug for slug in MAPS for card in (*scan()[slug].special, *scan()[slug].vehicles) if card in CUTTERS}
    assert listed == {"n-15"}


CUTTERS = ("wirecutters", "bulldozer")

"""What holds for every map as a whole: numbers, ways up the beach, words and cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

from hhour.dday.rules.map.atlas import box_of, nearest, scan, scenarios
from hhour.dday.rules.map.beach import Beach, beach, bunker, provenance, sector
from hhour.dday.rules.map.survey import reach
from hhour.dday.rules.map.words import BASE_FORMS, Attribute
from tests.rule import rule
from tests.table import Situation

RULEBOOK = (Path(__file__).parents[2] / "docs" / "rules" / "base.md").read_text(encoding="utf-8")
CARDS = set(re.findall(r"^\| \*\*B-(?:SPEC|ITEM|VEH|AWARD)-C\d\d\*\* \(`([a-z-]+)`\)", RULEBOOK, re.MULTILINE))

MAPS = [pytest.param(found, id=slug) for slug, found in scan().items()]
BASE_MAPS = [pytest.param(found, id=slug) for slug, found in scan().items() if found.rule.startswith("B-")]
every_map = pytest.mark.parametrize("map", MAPS)
every_base_map = pytest.mark.parametrize("map", BASE_MAPS)


def exits(map: Beach, id: str, mines: bool = True) -> list[str]:
    """Where a Unit in the sector can go without crossing a barrier (nor, if asked, a landmine)."""
    found = []
    for edge in map.edges:
        if edge.barrier or (edge.mine and not mines):
            continue
        if edge.a == id:
            found.append(edge.b)
        elif edge.b == id and edge.lateral:
            found.append(edge.a)
    return found


def routes(map: Beach, *way: str, mines: bool = True) -> Iterator[tuple[str, ...]]:
    """All ways on from the last sector of `way` to a bunker that enter no sector twice."""
    if map.sector(way[-1]).bunker:
        yield way
        return
    for id in exits(map, way[-1], mines):
        if id not in way:
            yield from routes(map, *way, id, mines=mines)


def words(map: Beach) -> list[Attribute]:
    of_sectors = [word for spec in map.sectors for word in (*spec.attributes, *spec.solo_attributes)]
    of_tables = [word for table in map.random.values() for result in table for word in result.attributes]
    return of_sectors + of_tables


@rule("B-MAP-02", "B-MAP-04")
@every_map
def test_sector_numbers_run_from_1_without_gaps_and_never_decrease_from_row_to_row(map: Beach) -> None:
    in_order = [spec.number for row in map.rows() for spec in row if not spec.bunker]
    assert in_order == list(range(1, len(in_order) + 1))


@rule("B-MAP-04")
@every_map
def test_lateral_edges_stay_in_their_row_and_advances_lead_up(map: Beach) -> None:
    for edge in map.edges:
        climbed = map.sector(edge.b).row - map.sector(edge.a).row
        assert climbed == 0 if edge.lateral else climbed > 0, edge


@rule("B-MAP-04")
@every_map
def test_every_sector_can_be_reached_and_every_bunker_without_barriers(map: Beach) -> None:
    starts = [spec.id for spec in map.starts]
    assert reach(map, starts, barriers=True) == {spec.id for spec in map.sectors}
    assert reach(map, starts, barriers=False) >= {spec.id for spec in map.bunkers}


@rule("B-MAP-04")
@every_map
def test_every_need_can_be_met_on_the_map(map: Beach) -> None:
    joining = {word.args[0] for word in words(map) if word.word.startswith("JOIN")}
    given = {spec.start.specialist for spec in map.starts if spec.start}
    for spec in map.sectors:
        assert not spec.need or {*map.regular, *map.unique, *joining, *given} & set(spec.need), spec.id


@rule("B-MAP-04")
@every_base_map
def test_every_slug_on_a_map_is_a_card(map: Beach) -> None:
    named = {*map.regular, *map.unique, *map.special, *map.vehicles}
    named |= {item for item, _ in map.placed} | {award for award, _ in map.awards}
    named |= {slug for level in map.levels for slug in (*level.regular, *level.unique, *level.special)}
    named |= {slug for spec in map.sectors for slug in spec.need}
    named |= {arg for word in words(map) for arg in word.args if arg not in ("pay", "free") and re.match("[a-z]", arg)}
    assert named <= CARDS


@rule("B-MAP-03")
def test_only_sectors_6_and_9_of_merville_lie_behind_barriers_all_round() -> None:
    shut = {}
    for slug, map in scan().items():
        if map.rule.startswith("B-"):
            openly = reach(map, [spec.id for spec in map.starts], barriers=False)
            shut[slug] = {spec.id for spec in map.sectors} - openly
    assert {slug: ids for slug, ids in shut.items() if ids} == {"n-08": {"6", "9"}}


@rule("B-MAP-03")
@every_base_map
def test_every_need_names_a_specialist_of_the_maps_own_list(map: Beach) -> None:
    assert {slug for spec in map.sectors for slug in spec.need} <= {*map.regular, *map.unique}


@rule("B-MAP-03")
@every_base_map
def test_every_sector_has_an_exit_that_is_no_barrier(map: Beach) -> None:
    assert all(exits(map, spec.id) for spec in map.sectors if not spec.bunker)


@rule("B-MAP-03")
@every_base_map
def test_at_least_two_routes_lead_from_every_start_to_a_bunker(map: Beach) -> None:
    for start in map.starts:
        assert len(set(routes(map, start.id))) >= 2


@rule("B-MAP-03")
@every_base_map
def test_two_routes_share_no_sector_except_the_start_and_on_omaha_sector_9(map: Beach) -> None:
    ends = {spec.id for spec in (*map.starts, *map.bunkers)}
    ways = {frozenset(way) - ends for start in map.starts for way in routes(map, start.id)}
    shared = {"9"} if map.slug == "n-02" else set()
    assert any(one & other == shared for one, other in combinations(ways, 2))


@rule("B-MAP-03")
@every_base_map
def test_edges_join_neighbours_and_advances_go_one_row_up_without_crossing(map: Beach) -> None:
    ends = [(edge.lateral, map.sector(edge.a), map.sector(edge.b)) for edge in map.edges]
    for lateral, a, b in ends:
        assert abs(a.column - b.column) == 1 if lateral else b.row == a.row + 1
    advances = [(a, b) for lateral, a, b in ends if not lateral]
    for (a, b), (c, d) in combinations(advances, 2):
        if a.row == c.row:
            assert (a.column - c.column) * (b.column - d.column) >= 0, f"{a.id}-{b.id} crosses {c.id}-{d.id}"


@rule("B-SECTOR-48")
def test_the_vocabulary_is_the_table_of_the_rulebook() -> None:
    lines = re.findall(r"^\| ([A-Z].*?) \| attributes \| B-SECTOR-\d+ \| base", RULEBOOK, re.MULTILINE)
    forms = {form for line in lines for form in re.split(r", (?=[A-Z])", line)}
    added_by_atlantikwall = {"ENTRY_SOLDIERS(n)"}
    assert set(BASE_FORMS) == forms - added_by_atlantikwall


@rule("B-SECTOR-47", "B-MAP-N02-04")
def test_a_drawn_explosion_changes_nothing_in_its_sector() -> None:
    omaha = scan()["n-02"]
    drawn = {spec.id: [str(word) for word in spec.attributes] for spec in omaha.sectors if "explosion" in spec.printed}
    assert drawn == {"3": ["BONUS(COURAGE,1)"], "7": ["NO_FIND"], "9": []}
    plain, exploded = (
        beach(
            "n-99",
            "X-MAP",
            (sector(0, 1, "3", start="4 soldiers", printed=facts), bunker(1, "9")),
            lines="bunker:2",
            lateral="",
            advance="1-bunker",
            regular="",
            unique="",
            special="",
            listed="01",
        ).sector("1")
        for facts in ("", "explosion drawing")
    )
    assert (plain.defence, plain.mgf, plain.special, plain.black, plain.attributes) == (
        exploded.defence,
        exploded.mgf,
        exploded.special,
        exploded.black,
        exploded.attributes,
    )


@rule("B-MAP-N02-05")
def test_omahas_bunker_has_one_door_sector_9() -> None:
    omaha = scan()["n-02"]
    assert [edge.a for edge in omaha.edges if "bunker" in (edge.a, edge.b)] == ["9"]


@rule("B-MAP-N01-05")
def test_landmines_of_exercise_tiger_lie_on_five_edges_and_two_pairs_are_not_adjacent() -> None:
    tiger = scan()["n-01"]
    pairs = {(edge.a, edge.b): edge.mine for edge in tiger.edges}
    assert {pair for pair, mine in pairs.items() if mine} == {
        ("2", "3"),
        ("5", "7"),
        ("5", "8"),
        ("7", "9"),
        ("8", "10"),
    }
    assert not pairs[("4", "7")]
    assert not pairs[("6", "8")]
    assert ("7", "10") not in pairs
    assert ("8", "9") not in pairs


@rule("B-MAP-N05-03")
def test_junos_tank_can_be_brought_up_without_crossing_landmines() -> None:
    juno = scan()["n-05"]
    assert "VEHICLE(tank,pay)" in [str(word) for word in juno.sector("5").attributes]
    ways = {way[:-1] for way in routes(juno, "5", mines=False)}
    assert {("5", "8", "7", "10", "13"), ("5", "4", "7", "10", "13")} <= ways


@rule("B-MAP-N05-08", "B-MAP-N08-10")
@pytest.mark.parametrize("slug", ["n-05", "n-08"])
def test_the_general_matters_on_juno_and_merville_but_is_not_on_their_lists(slug: str) -> None:
    map = scan()[slug]
    assert any(word.word == "GENERAL_CANCELS" for word in words(map))
    assert "general" not in (*map.regular, *map.unique)


@rule("B-MAP-N08-09")
def test_merville_has_no_signalling_lamp_for_two_or_more_players() -> None:
    merville = scan()["n-08"]
    assert "signalling-lamp" not in (*merville.special, *(item for item, _ in merville.placed))
    assert [str(word) for word in merville.sector("9").solo_attributes] == ["FREE_ITEM(signalling-lamp)"]


def test_the_nearest_map_is_found_for_a_misspelt_name() -> None:
    assert nearest("N04") == "n-04"
    assert nearest("deadstik") == "deadstick"
    assert nearest("stalingrad") == ""


@rule("B-SETUP-03")
def test_the_box_holds_eight_maps_printed_in_pairs_on_four_boards() -> None:
    maps = [slug for slug, beach in scan().items() if beach.rule.startswith("B-")]
    assert maps == [f"n-0{number}" for number in range(1, 9)]
    assert len(maps) // 2 == 4


@rule("B-MAP-01")
def test_the_first_map_alone_has_levels_and_they_go_from_practice_to_advanced() -> None:
    with_levels = {slug: [level.slug for level in beach.levels] for slug, beach in scan().items() if beach.levels}
    assert with_levels == {"n-01": ["practice", "basic", "advanced"]}
    assert next(iter(scan())) == "n-01"


@rule("B-DEAD-01", "B-DEAD-10")
def test_deadstick_joins_the_top_rows_of_merville_and_sword_for_two_to_four_players() -> None:
    deadstick = scenarios()["deadstick"]
    assert deadstick.players == (2, 4)
    assert set(deadstick.maps) == {"n-08", "n-06"}
    assert deadstick.joints == ((("n-06", "14"), ("n-08", "13")), (("n-06", "15"), ("n-08", "12")))
    for joint in deadstick.joints:
        for map, id in joint:
            spec = scan()[map].sector(id)
            assert spec.row == scan()[map].bunkers[0].row - 1


def test_provenance_says_printed_only_for_what_the_printed_facts_name() -> None:
    tiger, omaha, utah, juno, sword = (scan()[f"n-0{number}"] for number in (1, 2, 3, 5, 6))
    assert provenance(tiger.sector("5"), "defence") == "printed"
    assert provenance(omaha.sector("5"), "mgf") == "printed"
    assert provenance(omaha.sector("5"), "special") == "printed"
    assert provenance(omaha.sector("5"), "defence") == "reconstructed"
    assert provenance(omaha.sector("7"), "attributes") == "printed"
    assert provenance(omaha.sector("7"), "need") == "reconstructed"
    assert provenance(utah.sector("2"), "start") == "printed"
    assert provenance(utah.sector("1"), "start") == "reconstructed"
    assert provenance(utah.sector("6"), "NO_SKULL_REROLL") == "printed"
    assert provenance(utah.sector("6"), "BONUS(TOOL,1)") == "reconstructed"
    assert provenance(utah.sector("6"), "attributes") == "reconstructed"
    assert provenance(juno.sector("4"), "JOIN(scout)") == "reconstructed"
    assert provenance(sword.sector("4"), "BONUS(SKULL,1)") == "printed"
    assert provenance(sword.sector("6"), "RANDOM(A)") == "printed"
    assert provenance(sword.sector("9"), "attributes") == "reconstructed"


@rule("B-MAP-02")
def test_every_map_lies_in_the_box_whose_rules_it_names() -> None:
    boxes = {"B": "base", "A": "atlantikwall", "W": "way-to-hell"}
    assert {slug: box_of(slug) for slug in scan()} == {slug: boxes[board.rule[0]] for slug, board in scan().items()}


@rule("B-OPT-H03", "A-TRADE-01")
@every_map
def test_the_top_row_is_the_highest_before_the_bunkers_and_what_touches_one(map: Beach) -> None:
    highest = max(spec.row for spec in map.sectors if not spec.bunker)
    bunkers = {spec.id for spec in map.sectors if spec.bunker}
    beside = {end for edge in map.edges for end in (edge.a, edge.b) if bunkers & {edge.a, edge.b}} - bunkers
    book = Situation(f"dday {map.slug} units={map.players[0]}").field.book
    marked = {ground.id for ground in book.sectors if book.top_rows >> ground.index & 1}
    assert marked - bunkers == beside | {spec.id for spec in map.sectors if spec.row == highest and not spec.bunker}

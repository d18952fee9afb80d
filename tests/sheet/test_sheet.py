"""A sheet is drawn from a plan: everything stands where it can be read, and the same plan is always the same paper."""

from __future__ import annotations

import re
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from hhour.reference.sheets import plan_named, plans, sheet
from hhour.sheet import GROUNDS, Place, Plan, Road, draw_sheet
from hhour.sheet.land import ORDER
from hhour.sheet.model import Point, Sheet, Spot
from hhour.sheet.sheet import PATCH, inside

NAMES = sorted(plans())
TEXT = (66.0, 35.0)  # half the width and height of what is written in a sector


def outline(spot: Spot) -> list[Point]:
    """The corners of a drawn outline; a curve bends at them and stays within."""
    numbers = [float(one) for one in re.findall(r"-?\d+(?:\.\d+)?", spot.d)]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def box(spot: Spot) -> tuple[float, float, float, float]:
    xs, ys = zip(*outline(spot), strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def apart(one: Spot, other: Spot) -> bool:
    a, b = box(one), box(other)
    return a[2] < b[0] or b[2] < a[0] or a[3] < b[1] or b[3] < a[1]


def plan_of_name(name: str) -> Plan:
    found = plan_named(name)
    assert found is not None
    return found


def drawn(name: str) -> Sheet:
    found = sheet(name)
    assert found is not None
    return found


def test_a_game_of_earlier_rules_is_drawn_with_the_prices_and_guns_it_was_begun_with() -> None:
    prices = {name: [price for _, price in plan_of_name(name).lines] for name in ("n-16@3", "n-16@4", "n-16")}
    assert prices == {"n-16@3": [*"123235"], "n-16@4": [*"111112"], "n-16": [*"111112"]}
    guns = {name: [place.id for row in plan_of_name(name).rows for place in row if place.guns] for name in prices}
    assert guns == {"n-16@3": ["5", "7", "8", "10", "11", "bunker"], "n-16@4": ["7", "bunker"], "n-16": ["7", "bunker"]}
    assert [spot.x for spot in drawn("n-16@3").spots] == [spot.x for spot in drawn("n-16").spots], "the same ground"


@pytest.mark.parametrize("name", ["n-16@", "n-16@x", "n-16@-1", "n-16@12345", "n-99@3", "express-utah@1"])
def test_a_name_that_is_no_version_of_a_map_has_no_sheet(name: str) -> None:
    assert sheet(name) is None


@pytest.mark.parametrize("name", NAMES)
def test_no_two_places_touch_and_none_leaves_the_paper(name: str) -> None:
    found = drawn(name)
    assert all(apart(one, other) for one, other in combinations(found.spots, 2))
    for spot in found.spots:
        left, top, right, bottom = box(spot)
        assert left > 0
        assert top > 0
        assert right < found.width
        assert bottom < found.height


@pytest.mark.parametrize("name", NAMES)
def test_what_is_written_in_a_sector_stays_within_its_outline(name: str) -> None:
    for spot in drawn(name).spots:
        if not spot.bunker:
            rim = outline(spot)
            corners = [(spot.x + a * TEXT[0] * 0.9, spot.y + b * TEXT[1] * 0.9) for a in (-1, 1) for b in (-1, 1)]
            assert all(inside(corner, rim) for corner in corners), spot.id


@pytest.mark.parametrize("name", NAMES)
def test_a_track_runs_between_two_outlines(name: str) -> None:
    found = drawn(name)
    assert len(found.tracks) == len(plans()[name].roads)
    rims = {spot.id: outline(spot) for spot in found.spots}
    for track in found.tracks:
        assert not any(inside((track.x, track.y), rim) for rim in rims.values()), (track.start, track.end)


def test_every_mark_of_every_ground_is_painted() -> None:
    marks = {mark for ground in GROUNDS.values() for mark, _ in ground.marks} | {g.fill for g in GROUNDS.values()}
    assert marks <= set(ORDER)


def test_a_sheet_is_the_same_whenever_it_is_drawn() -> None:
    plan = plans()["n-02"]
    draw_sheet.cache_clear()
    first = draw_sheet(plan)
    draw_sheet.cache_clear()
    assert draw_sheet(plan) == first


def test_a_line_is_priced_as_the_map_says() -> None:
    assert [(line.row, line.cost) for line in drawn("n-02").lines] == [(1, "1"), (2, "2"), (3, "2"), (4, "3"), (5, "4")]


def test_guns_have_a_field_of_fire_and_others_have_none() -> None:
    cones = {spot.id for spot in drawn("n-02").spots if spot.cone}
    assert cones == {"5", "7", "8", "9", "bunker"}


def test_a_name_nobody_drew_is_no_sheet() -> None:
    assert sheet("n-99") is None


@settings(max_examples=25, deadline=None)
@given(
    widths=some.lists(some.integers(1, 5), min_size=1, max_size=8),
    lead=some.sampled_from(["up", "right"]),
    data=some.data(),
)
def test_whatever_the_rows_nothing_overlaps(widths: list[int], lead: str, data: some.DataObject) -> None:
    rows = tuple(tuple(Place(f"{row}.{n}", guns=n == 0) for n in range(width)) for row, width in enumerate(widths))
    grounds = tuple(data.draw(some.sampled_from(sorted(GROUNDS))) for _ in range(len(rows) + 1))
    roads = tuple(Road(a[0].id, b[-1].id) for a, b in pairwise(rows))
    plan = Plan("any", rows, grounds, roads, lead="up" if lead == "up" else "right")
    found = draw_sheet(plan)
    assert all(apart(one, other) for one, other in combinations(found.spots, 2))
    assert all(abs(spot.rx - PATCH[0]) < 1 for spot in found.spots)

"""Craft that share a sector, the whole of the largest Sea Map, and what dice cost at sea while they are chosen."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from hhour.kernel.table import Table
from tests.rule import rule
from tests.web.browser import DESKTOP, PHONE, TABLET, Person
from tests.web.scenes import bring, lay, record_up_to, sit
from tests.web.test_measures import SMALL

New = Callable[..., Person]
SIX = "dday n-19 units=6 opts=shaef,sea"


def gathered(setup: str, sector: str, verb: str) -> str:
    """The record of a crossing in which all craft have come to one sector of row 0, at a question of this verb."""
    for number in range(60):
        table = Table(setup, seed=f"gathered{number}")
        while not table.outcome:
            view: Any = table.view(1)
            sea, seat = view["boxes"]["way-to-hell"]["sea"], table.waiting()[0]
            choices = table.choices(seat)
            if choices[0].startswith(verb) and all(one["place"] == sector for one in sea["craft"].values()):
                return table.record.text(reveal=True)
            table.apply(seat, towards(sea, seat, sector, choices))
    raise AssertionError(f"They never met in {sector}.")


def towards(sea: dict[str, Any], seat: int, sector: str, choices: list[str]) -> str:
    """The choice that leads nearest to a sector of row 0; of another question, the one that ends it or the first."""
    column = {water["id"]: water["column"] for water in sea["sectors"] if water["row"] == 0}
    leads = {choice: column[place] for choice in choices if (place := choice.split()[-1]) in column}
    if "stay" in choices:
        leads["stay"] = column[sea["craft"][str(seat)]["place"]]
    if leads:
        return min(leads, key=lambda choice: abs(leads[choice] - column[sector]))
    return "stop" if "stop" in choices else choices[0]


TOKENS = """() => [...document.querySelectorAll('[data-craft]')].map((token) => {
    const box = token.querySelector('.hull').getBoundingClientRect() // a line of text reaches beyond its signs
    const numbers = [...token.querySelectorAll('[data-load]')].map((load) => [load.dataset.load, load.textContent])
    return { box: [box.left, box.top, box.right, box.bottom], numbers: Object.fromEntries(numbers) }
})"""
PRINTED = """() => [...document.querySelectorAll('[data-sea] .inside > *, [data-sea] .price')].map((one) => {
    const box = one.getBoundingClientRect()
    return [box.left, box.top, box.right, box.bottom]
})"""
FRAME = (
    "chart => { const { left, top, right, bottom } = chart.getBoundingClientRect(); return [left, top, right, bottom] }"
)
Box = list[float]


def apart(one: Box, other: Box) -> bool:
    """Neither lies on the other; lines may touch."""
    beside = one[2] <= other[0] + 1.5 or other[2] <= one[0] + 1.5
    return beside or one[3] <= other[1] + 1.5 or other[3] <= one[1] + 1.5


def within(one: Box, frame: Box) -> bool:
    return all(one[at] >= frame[at] - 1.5 and one[at + 2] <= frame[at + 2] + 1.5 for at in (0, 1))


@rule("W-SEA-11", "W-SEA-75")
@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE])
def test_six_craft_in_one_sector_all_show_soldiers_courage_and_hull(person: New, size: tuple[int, int]) -> None:
    ann = person(size, touch=size == PHONE)
    bring(ann, gathered(SIX, "sea-c:4", "lock"))
    expect(ann.page.locator("[data-craft]")).to_have_count(6)
    ann.page.wait_for_timeout(500)  # the map eases
    tokens = ann.page.evaluate(TOKENS)
    for token in tokens:
        assert set(token["numbers"]) == {"SOLDIER", "COURAGE", "TOOL"}
        assert all(re.fullmatch(r"\d+", number) for number in token["numbers"].values()), token
    boxes = [token["box"] for token in tokens]
    assert all(apart(one, other) for at, one in enumerate(boxes) for other in boxes[:at])
    assert all(apart(one, printed) for one in boxes for printed in ann.page.evaluate(PRINTED))
    frame = ann.page.locator("[data-sea] .chart").evaluate(FRAME)
    assert all(within(one, frame) for one in boxes), "and nobody has to look for them"
    assert ann.page.evaluate(SMALL) == []


@rule("W-SEA-72", "W-SEA-75")
@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE])
def test_no_price_of_a_way_lies_under_the_craft_that_are_there(person: New, size: tuple[int, int]) -> None:
    ann = person(size)
    bring(ann, gathered("dday n-19 units=4 opts=sea", "sea-b:3", "sail"))
    ann.page.locator("[data-sector].open").last.press("Enter")  # one has left; the others may follow
    expect(ann.page.locator("[data-sea] .price").first).to_be_attached()
    boxes = [token["box"] for token in ann.page.evaluate(TOKENS)]
    assert all(apart(one, printed) for one in boxes for printed in ann.page.evaluate(PRINTED))


@rule("W-SEAMAP-13")
def test_the_whole_of_the_largest_sea_map_is_in_sight(person: New) -> None:
    ann = person(DESKTOP)
    sit(ann, lay(ann, SIX, seats=[{"who": "me"}, *[{"who": "beside"}] * 5]))
    waters = ann.page.locator("[data-sea=C] [data-sector]")
    expect(waters).to_have_count(35 + 2)  # and two start sectors of the beach
    frame = ann.page.locator("[data-sea] .chart").evaluate(FRAME)
    assert [
        water.get_attribute("aria-label") for water in waters.all() if not within(water.evaluate(FRAME), frame)
    ] == []
    assert ann.page.evaluate(SMALL) == []


@rule("W-SEA-31", "W-SEA-37", "W-SEA-45", "W-SEA-50")
@pytest.mark.parametrize(
    ("language", "name", "hull", "penalty"),
    [
        ("en", "What the dice cost", "Hull", "Shrapnel"),
        ("fr", "Ce que coûtent les dés", "Coque", "Éclats"),
        ("zh", "骰子的代价", "船体", "弹片"),
    ],
)
def test_what_the_dice_cost_at_sea_is_counted_while_they_are_chosen(
    person: New, language: str, name: str, hull: str, penalty: str
) -> None:
    ann = person(language=language)
    bring(ann, gathered("dday n-19 opts=sea", "sea-a:1", "lock"))  # SOLDIER STAR, SKULL SOLDIER, SOLDIER SKULL
    tally = ann.page.get_by_role("group", name=name)

    def costs(soldiers: str, stars: int, points: str, *sets: str) -> None:
        expect(tally.locator("[data-tally=soldiers]")).to_contain_text(soldiers)
        expect(tally.locator("[data-tally=stars]")).to_have_count(stars)
        expect(tally.locator("[data-tally=hull]")).to_contain_text(points)
        expect(tally.locator("[data-tally=hull]")).to_have_attribute("title", hull)
        expect(tally.locator(".sets .whole")).to_contain_text(list(sets))

    costs("−7", 1, "−5", penalty)
    ann.page.locator("[data-die=r1]").click()
    costs("−1", 0, "0")
    ann.page.locator("[data-die=w2]").click()
    costs("−2", 0, "0")
    expect(tally.locator(".sets .set")).to_contain_text([penalty])  # one die away


@rule("W-SEA-05", "W-SEA-154")
def test_who_is_at_sea_may_look_at_the_beach_and_who_has_landed_at_the_sea(person: New) -> None:
    ann = person()
    sit(ann, lay(ann, "dday n-19 opts=sea"))
    ann.page.get_by_role("button", name="Look at the beach").click()
    expect(ann.page.locator("[data-sea]")).to_have_count(0)
    expect(ann.page.get_by_role("button", name=re.compile("^Bunker"))).to_be_visible()
    ann.page.get_by_role("button", name="Look at the sea").click()
    expect(ann.page.locator("[data-sea=A] [data-sector].open")).to_have_count(3)
    bring(ann, record_up_to("dday n-19 units=2 opts=sea,continuous-play", "advance"))
    expect(ann.page.locator("[data-sea]")).to_have_count(0)
    ann.page.get_by_role("button", name="Look at the sea").click()
    expect(ann.page.locator("[data-sea=A] [data-craft]")).to_have_count(1)

"""A phone at a table of several: who is at it, what lies on the map, and what is begun in the team."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browser import PHONE, Person
from tests.web.scenes import bring, lay, lay_for_two, record_up_to, sit

New = Callable[..., Person]


def box(one: Locator) -> dict[str, float]:
    found = one.bounding_box()
    assert found is not None
    left, top = found["x"], found["y"]
    return {"left": left, "top": top, "right": left + found["width"], "bottom": top + found["height"]}


def lies_on(one: Locator, other: Locator) -> bool:
    a, b = box(one), box(other)
    return a["left"] < b["right"] and b["left"] < a["right"] and a["top"] < b["bottom"] and b["top"] < a["bottom"]


def test_a_phone_shows_who_is_at_the_table_which_one_i_am_and_who_is_waited_for(person: New) -> None:
    host, guest = person(), person(PHONE, touch=True)
    lay_for_two(host, guest)
    team = guest.page.locator(".bar .squad")
    expect(team.locator("[data-badge]")).to_have_count(2)
    expect(team.locator(".own")).to_have_attribute("data-badge", "2")
    expect(team.locator(".waits")).to_have_count(2)
    expect(team).to_have_accessible_name("Team, Log: Unit 1 to move: You to move")
    team.click()
    expect(guest.page.locator(".team li")).to_have_count(2)


@pytest.mark.parametrize("language", ["en", "fr", "zh"])
@pytest.mark.parametrize("setup", ["dday n-19 units=6 opts=shaef", "dday n-19 units=3 opts=sea"])
def test_phase_and_team_share_the_bar_of_a_phone(person: New, language: str, setup: str) -> None:
    me = person(PHONE, language, touch=True)
    units = int(setup.partition("units=")[2][0])
    sit(me, lay(me, setup, seats=[{"who": "me"}, *[{"who": "beside"}] * (units - 1)]))
    me.page.wait_for_selector("[data-sector]")
    for _ in range(5 * units):
        me.page.wait_for_selector(".next.mine[aria-busy=false]")
        now = me.page.locator(".phases [aria-current]")
        assert box(now)["right"] <= box(me.page.locator(".bar .squad"))["left"], now.inner_text()
        assert now.evaluate("one => one.scrollWidth <= one.clientWidth + 1"), now.inner_text()
        me.answer()


def test_a_trade_begun_in_the_team_is_seen_at_once_on_a_phone(person: New) -> None:
    host, guest = person(PHONE, touch=True), person()
    lay_for_two(host, guest)
    host.page.locator(".bar .squad").click()
    host.page.locator(".team .deal").first.click()
    more = host.page.get_by_role("group", name="You give").get_by_role("button", name="More: Soldiers")
    expect(more).to_be_visible()
    more.click()
    expect(host.page.locator(".sum")).to_have_text("You give: soldiers 1. You get: nothing.")


@pytest.mark.parametrize("setup", ["dday n-02 units=2", "dday n-19 opts=sea"])
def test_on_a_phone_the_zoom_stands_beside_the_map_and_not_on_it(person: New, setup: str) -> None:
    me = person(PHONE, touch=True)
    sit(me, lay(me, setup, seats=[{"who": "me"}, {"who": "beside"}][: 2 if "units=2" in setup else 1]))
    me.page.wait_for_selector("[data-sector]")
    zoom = me.page.locator(".zoom")
    assert not lies_on(zoom, me.page.locator(".chart"))
    assert not lies_on(zoom, me.question)
    scale = "Number(document.querySelector('.camera').dataset.scale)"
    before = me.page.evaluate(scale)
    zoom.get_by_role("button").first.tap()
    assert me.page.evaluate(scale) > before
    expect(me.page.locator("p.about")).not_to_contain_text("keyboard")


def test_prices_at_sea_are_as_narrow_as_their_water(person: New) -> None:
    me = person(PHONE, "fr", touch=True)
    bring(me, record_up_to("dday n-19 opts=sea", "sail"))
    me.page.wait_for_selector(".price", state="attached")
    wide = "all => all.map((one) => one.getBoundingClientRect().width)"
    prices = me.page.locator(".price").evaluate_all(wide)
    waters = me.page.locator("[data-sector].open").evaluate_all(wide)
    assert prices
    assert max(prices) <= min(waters), (prices, waters)


@pytest.mark.parametrize("language", ["en", "fr", "zh"])
def test_a_phone_is_told_of_no_keys(person: New, language: str) -> None:
    me, other = person(PHONE, language, touch=True), person(language=language)
    me.play_now()
    other.play_now()
    key = re.compile(r"\bR\b")
    expect(other.page.locator(".guide")).to_contain_text(key)
    expect(me.page.locator(".guide")).not_to_contain_text(key)

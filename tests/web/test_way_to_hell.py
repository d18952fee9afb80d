"""Way to Hell in a browser: the sea as water, six Units on one screen, dice of gold and pink."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.rule import rule
from tests.web.browser import DESKTOP, PHONE, TABLET, Person


def lay(somebody: Person, setup: str, units: int) -> None:
    """A table at which one person plays every Unit."""
    somebody.open("/")
    made = somebody.page.evaluate(
        """async ([setup, units]) => {
            const seats = [{ who: 'me', name: 'Ann' }]
            for (let at = 1; at < units; at++) seats.push({ who: 'beside', name: `P${at + 1}` })
            const headers = { 'content-type': 'application/json' }
            const told = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify({ setup, seats }) })
            return (await told.json()).id
        }""",
        [setup, units],
    )
    somebody.open(f"/table/{made}")


@rule("W-SEA-08", "W-GEN-22")
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_craft_is_put_on_water_that_can_be_pressed_and_read(
    person: Callable[..., Person], size: tuple[int, int]
) -> None:
    ann = person(size)
    lay(ann, "dday n-19 opts=sea", 1)
    open_water = ann.page.locator("[data-sea=A] [data-sector].open")
    expect(open_water).to_have_count(3)
    expect(open_water.first).to_have_attribute("aria-label", re.compile("^A1, deep sea"))
    open_water.first.press("Enter")
    expect(ann.page.locator("[data-craft='1']")).to_contain_text("30")
    ann.page.locator(".aid summary").click()
    expect(ann.page.locator(".aid tbody tr")).to_have_count(6)
    expect(ann.page.locator(".aid li")).to_have_count(5)
    assert not ann.scrolls_sideways()


@rule("W-SEA-08")
@pytest.mark.parametrize("size", [DESKTOP, TABLET])
def test_the_last_sector_of_the_lowest_row_can_be_pressed_too(
    person: Callable[..., Person], size: tuple[int, int]
) -> None:
    """Once the zoom lay on it."""
    ann = person(size)
    lay(ann, "dday n-19 units=3 opts=sea", 3)
    expect(ann.page.locator("[data-sector].open")).to_have_count(5)
    ann.page.locator("[data-sector].open").last.click()
    expect(ann.page.locator("[data-craft='1']")).to_contain_text("30")


@rule("W-GEN-50", "W-SHAEF-03")
def test_six_units_stand_on_one_screen_at_every_size(person: Callable[..., Person]) -> None:
    ann = person(DESKTOP)
    lay(ann, "dday n-19 units=6 opts=shaef", 6)
    expect(ann.page.locator(".team li")).to_have_count(6)
    for size in (DESKTOP, TABLET):
        ann.page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(ann.page.locator(".team li").last).to_be_in_viewport(ratio=1)
        assert not ann.scrolls_sideways()
    ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert not ann.scrolls_sideways()

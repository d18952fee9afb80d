"""What somebody who saw the table for the first time stumbled over; none of it comes back."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.rule import rule
from tests.web.browser import DESKTOP, PHONE, TABLET, Person
from tests.web.scenes import bring, lay, sit
from tests.web.test_measures import SMALL
from tests.web.test_theatre import watch

New = Callable[..., Person]
GOLDEN = Path(__file__).parents[1] / "golden"
SEA = "dday n-19 opts=sea"


def until(me: Person, sign: str, most: int = 60) -> None:
    """Answer whatever is asked until this is there."""
    for _ in range(most):
        if me.page.locator(sign).count():
            return
        me.answer()
    raise AssertionError(f"{sign} did not come.")


@pytest.mark.parametrize("typed", ["", "hello", "/join/abc", "<script>"])
def test_a_link_that_is_none_is_answered_beside_its_field(person: New, typed: str) -> None:
    me = person(PHONE, touch=True)
    me.open("/")
    me.page.locator("#link").fill(typed)
    me.page.get_by_role("button", name="Join").click()
    answer = me.page.locator("form [role=alert]")
    expect(answer).to_have_text("This is not a link to a table. It looks like /join/…#….")
    expect(answer).to_be_in_viewport()


# Dice


def test_a_die_says_what_it_shows_when_it_lies(person: New) -> None:
    me = person()
    watch(me)
    sit(me, lay(me))
    me.answer()
    appears = "all => all.map((one) => [getComputedStyle(one).animationName, getComputedStyle(one).animationDelay])"
    words = me.page.locator(".tray .place.falls .word").evaluate_all(appears)
    assert len(words) == 6
    assert all("settled" in name and float(delay.rstrip("s")) > 0.5 for name, delay in words)


def test_who_wants_no_scenes_sees_dice_lie_at_once(person: New) -> None:
    me = person()
    watch(me, pace="instant", waits="never")
    sit(me, lay(me))
    me.answer()
    expect(me.page.locator("[data-die]")).to_have_count(6)
    expect(me.page.locator(".tray .cube.tumbles")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_all_choices_are_read_downwards_and_never_sideways(person: New, size: tuple[int, int]) -> None:
    me = person(size)
    sit(me, lay(me))
    me.answer()
    me.page.locator(".foot details summary").click()
    beyond = me.page.locator(".foot details ul").evaluate("list => list.scrollWidth - list.clientWidth")
    assert beyond <= 1


def test_the_number_of_a_unit_does_not_run_into_its_casualties(person: New) -> None:
    """'Unit 1 4 casualties' was read as fourteen."""
    me = person()
    watch(me, pace="instant", waits="always")
    sit(me, lay(me, "dday n-01 level=practice"))
    for _ in range(20):
        me.page.wait_for_selector(".next.mine[aria-busy=false], [data-next-turn]")
        if me.page.locator("[data-next-turn]").count():
            break
        me.answer()
    expect(me.page.locator(".between li").first).to_have_text(re.compile(r"Unit 1 · \d+ casualt"))


@rule("W-GOLD-11")
@pytest.mark.parametrize("size", [DESKTOP, TABLET])
def test_the_colour_of_a_gold_die_is_asked_for_in_one_place(person: New, size: tuple[int, int]) -> None:
    me = person(size)
    sit(me, lay(me, "dday n-02 opts=gold=touch"))
    me.page.locator("[data-die]").nth(0).click()
    me.page.locator("[data-die]").nth(1).click()
    me.page.locator(".next [data-primary]").first.click()
    until(me, ".next h2:has-text('colour')")
    labels = me.page.locator(
        ".table button:visible", has_text=re.compile(r"^Call gold .* (red|white|blue)$")
    ).all_inner_texts()
    assert len(labels) == len(set(labels)) == 3


# At sea


@rule("W-SEA-08")
def test_at_sea_the_adviser_marks_his_water_and_offers_no_odds_he_does_not_have(person: New) -> None:
    me = person()
    sit(me, lay(me, SEA))
    me.page.get_by_role("button", name="Hint").click()
    expect(me.page.locator("[data-sea] .patch.marked")).to_have_count(1)
    until(me, "[data-die]")
    expect(me.page.get_by_role("button", name="Hint")).to_be_visible()
    expect(me.page.get_by_role("button", name="Odds")).to_have_count(0)
    expect(me.page.locator(".advice select")).to_have_count(0)


@rule("W-SEA-08")
def test_at_sea_staying_says_its_chance_and_nothing_lies_on_the_water(person: New) -> None:
    me = person()
    sit(me, lay(me, SEA))
    until(me, ".next [data-verb=stay]")
    expect(me.page.locator(".next [data-verb=stay]")).to_contain_text(re.compile(r"\d+% to survive"))
    water = me.page.locator("[data-sea] .chart").bounding_box()
    zoom = me.page.locator("[data-sea] .zoom").bounding_box()
    assert water is not None
    assert zoom is not None
    assert zoom["y"] >= water["y"] + water["height"]


@rule("W-SEA-08")
def test_on_a_phone_the_load_of_a_craft_can_be_read(person: New) -> None:
    me = person(PHONE, touch=True)
    sit(me, lay(me, SEA))
    me.answer()
    me.page.wait_for_selector("[data-craft]", state="attached")
    assert me.page.evaluate(SMALL) == []


def test_a_crossing_looked_back_on_speaks_of_water_dice_and_units_as_the_table_did(person: New) -> None:
    me = person()
    lost = (GOLDEN / "dday-n-01-units-2-opts-sea-continuous-play-lost.hh").read_text("utf-8")
    table = bring(me, lost, ".end")
    rows = me.page.locator(".end tbody")
    expect(rows.first).to_contain_text("at sea, Sector A6")
    expect(rows.first).not_to_contain_text("on the beach")
    me.open(f"/replay/{table['id']}/35")
    expect(me.page.locator(".note strong")).to_have_text("35 / 71")
    expect(me.page.locator(".desk .note")).to_contain_text("Unit 1: Lock red tool and blue courage")
    expect(me.page.locator(".team .called")).to_have_text(["Unit 1", "Unit 2"])
    expect(me.page.locator(".board dt", has_text="Hull")).to_be_visible()


# Nothing is smaller than 11 pixels


@pytest.mark.parametrize("game", ["bataille", "express"])
@pytest.mark.parametrize("language", ["en", "fr", "zh"])
def test_the_end_of_a_pocket_game_can_be_read_on_a_phone(person: New, game: str, language: str) -> None:
    me = person(PHONE, language, touch=True)
    record = next(iter(sorted(GOLDEN.glob(f"{game}*.hh")))).read_text("utf-8")
    bring(me, record, ".end")
    me.page.wait_for_selector(".end svg[role=img]")
    assert me.page.evaluate(SMALL) == []
    phase = me.page.locator(".phases li[aria-current]")
    button = me.page.locator(".side-button").bounding_box()
    assert button is not None
    if phase.count():
        said = phase.bounding_box()
        assert said is not None
        assert said["x"] + said["width"] <= button["x"], "the phase lies under no button"


def test_the_cards_of_the_german_can_be_read_and_opened(person: New) -> None:
    me = person()
    sit(me, lay(me, "dday n-18 opts=german", seats=[{"who": "me"}, {"who": "bot", "level": "captain"}]))
    until(me, ".boxes summary, [data-shown] summary", 10)
    assert me.page.evaluate(SMALL) == []
    heights = me.page.locator("[data-shown] summary").evaluate_all("all => all.map((one) => one.offsetHeight)")
    assert min(heights) >= 24

"""Way to Hell in a browser: the sea as water, six Units on one screen, dice of gold and pink."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from hhour.kernel.table import Table
from tests.rule import rule
from tests.web.browser import ANSWERS, DESKTOP, PHONE, TABLET, Person
from tests.web.scenes import bring, record_up_to, sit
from tests.web.scenes import lay as lay_table
from tests.web.test_pages import serious
from tests.web.test_theatre import watch


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


WITHIN = """(sector) => {
    const [one, all] = [sector.getBoundingClientRect(), sector.closest('.chart').getBoundingClientRect()]
    return one.left >= all.left - 1 && one.right <= all.right + 1 && one.bottom <= all.bottom + 1
}"""


@rule("W-SEA-08")
@pytest.mark.parametrize("size", [DESKTOP, TABLET])
@pytest.mark.parametrize(("setup", "columns"), [("units=3 opts=sea", 5), ("units=6 opts=shaef,sea", 7)])
def test_every_column_of_the_sea_is_in_sight_when_craft_start(
    person: Callable[..., Person], setup: str, columns: int, size: tuple[int, int]
) -> None:
    ann = person(size)
    lay(ann, f"dday n-19 {setup}", int(setup[6]))
    starts = ann.page.locator("[data-sea] [data-sector].open")
    expect(starts).to_have_count(columns)
    assert [start.evaluate(WITHIN) for start in starts.all()] == [True] * columns


@rule("W-SEA-08")
def test_a_phone_shows_the_craft_what_is_beside_it_and_what_is_ahead(person: Callable[..., Person]) -> None:
    ann = person(PHONE)
    lay(ann, "dday n-19 opts=sea", 1)
    ann.page.locator("[data-sea=A] [data-sector].open").last.press("Enter")
    expect(ann.page.locator("[data-craft='1']")).to_contain_text("30")
    ann.page.wait_for_timeout(500)  # the map eases
    for name in ("A2", "A3", "A5", "A6"):
        assert ann.page.locator(f"[data-sector][aria-label^='{name},']").evaluate(WITHIN), name


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


@rule("W-GEN-50", "W-SHAEF-03")
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("setup", ["dday n-19 units=6 opts=shaef", "dday n-19 units=6 opts=shaef,sea"])
def test_six_units_with_their_dice_and_trades_are_all_in_sight(
    person: Callable[..., Person], setup: str, language: str
) -> None:
    ann = person(DESKTOP, language)
    lay(ann, setup, 6)
    ways = re.compile("You have|Where do you steer|Vous avez|mettez-vous le cap")
    for _ in range(60):
        if ways.search(ann.question.inner_text()):
            break
        ann.page.wait_for_selector(ANSWERS, state="attached")
        ann.answer()
    expect(ann.page.locator(".team .dice")).to_have_count(5)
    for row in ann.page.locator(".team li").all():
        expect(row).to_be_in_viewport(ratio=1)
    room = "list => list.scrollHeight - list.clientHeight"
    assert ann.page.locator(".units").evaluate(room) <= 1, "nobody has to scroll for the sixth"


def test_who_plays_several_units_reads_their_names_and_not_the_same_six_times(person: Callable[..., Person]) -> None:
    ann = person(DESKTOP)
    sit(ann, lay_table(ann, "dday n-19 units=6 opts=shaef", seats=[{"who": "me"}, *[{"who": "beside"}] * 5]))
    names = [name.strip() for name in ann.page.locator(".team .called").all_inner_texts()]
    assert names == ["USA", "United Kingdom", "Canada", "France", "SHAEF", "Poland"]


def test_of_six_units_it_can_be_read_which_will_fall(person: Callable[..., Person]) -> None:
    ann = person(DESKTOP)
    bots = [{"who": "bot", "level": "sergeant"}] * 5
    sit(ann, lay_table(ann, "dday n-19 units=6 opts=shaef", seats=[{"who": "me"}, *bots]))
    in_danger = ann.page.locator(".many .danger")
    while not ann.page.locator("[data-die]").count():
        ann.answer()
    ends = "all => all.map((one) => [one, one.closest('.state')].map((it) => it.getBoundingClientRect().right))"
    for language, said in (("en", "falls this turn"), ("fr", "tombe ce tour"), ("zh", "本回合被歼灭")):
        ann.page.locator(".language select").select_option(language)
        expect(in_danger.filter(has_text=said).first).to_be_visible()
        for size in (DESKTOP, TABLET):
            ann.page.set_viewport_size({"width": size[0], "height": size[1]})
            assert all(end <= room for end, room in in_danger.evaluate_all(ends)), (language, size)


@rule("W-GOLD-70")
def test_the_wild_die_lies_beside_the_dice_it_may_take_the_place_of(person: Callable[..., Person]) -> None:
    ann = person()
    bring(ann, record_up_to("dday n-02 opts=gold=wild", "wild"))
    expect(ann.page.locator(".tray").get_by_role("img", name=re.compile("^Gold, "))).to_be_visible()
    expect(ann.page.locator(".next [data-primary]")).to_have_text("Choose 1 die")


@rule("W-SEA-12")
@pytest.mark.parametrize(
    ("language", "hull", "aboard"), [("en", "Hull", "Aboard:"), ("fr", "Coque", "À bord"), ("zh", "船体", "船上：")]
)
def test_a_unit_at_sea_shows_its_hull_and_who_is_aboard(
    person: Callable[..., Person], language: str, hull: str, aboard: str
) -> None:
    ann = person(PHONE, language)
    lay(ann, "dday n-19 opts=sea", 1)
    expect(ann.page.locator("dt", has_text=hull)).to_be_visible()
    expect(ann.page.locator(".aboard")).to_contain_text(aboard)
    assert serious(ann.page) == [], "and it can be told from what it stands on"


def test_a_long_note_on_a_phone_always_shows_how_it_is_closed(person: Callable[..., Person]) -> None:
    ann = person(PHONE)
    lay(ann, "dday n-19 opts=sea,gold=wild,missions", 1)
    note = ann.page.locator("[data-guide^=option-]")
    expect(note.get_by_role("button").first).to_be_in_viewport(ratio=1)
    assert note.evaluate("note => note.scrollHeight > note.clientHeight"), "and it is longer than its place"


@pytest.mark.parametrize("setup", ["dday n-18 units=1 opts=german,german-solitaire", "dday n-19 opts=sea"])
def test_a_note_on_a_phone_leaves_the_next_step_in_sight(person: Callable[..., Person], setup: str) -> None:
    ann = person(PHONE)
    lay(ann, setup, 1)
    note = ann.page.locator("[data-guide^=option-]")
    expect(note).to_be_visible()
    step = ann.page.locator(".next [data-verb=roll], .next .tip").bounding_box()
    board = ann.page.locator(".board").bounding_box()
    assert step is not None
    assert board is not None
    assert step["y"] + step["height"] <= board["y"] + 1


@pytest.mark.parametrize("language", ["en", "fr", "zh"])
def test_a_claim_on_a_phone_is_in_sight_below_a_banner_and_a_note(person: Callable[..., Person], language: str) -> None:
    ann = person(PHONE, language)
    bring(ann, record_up_to("dday n-18 opts=german", "claim"))
    expect(ann.page.locator(".connection p")).to_be_visible()
    note = ann.page.locator("[data-guide^=option-]")
    expect(note.get_by_role("button")).to_be_in_viewport(ratio=1)
    claim = ann.page.locator(".next .face").first.bounding_box()
    board = ann.page.locator(".board").bounding_box()
    assert claim is not None
    assert board is not None
    assert claim["y"] + claim["height"] <= board["y"]


@pytest.mark.parametrize("language", ["en", "fr", "zh"])
def test_on_a_tablet_nothing_about_missions_is_cut_off(person: Callable[..., Person], language: str) -> None:
    ann = person(TABLET, language)
    ann.open("/")
    ann.page.evaluate("localStorage['hhour-guide'] = 'off'")
    bring(ann, record_up_to("dday n-02 opts=missions", "advance"))
    ann.page.locator("[data-guide^=option-] button").click()
    for part in ("[data-missions]", ".facts [data-shown]"):
        for one in ann.page.locator(part).all():
            expect(one).to_be_in_viewport(ratio=1)
    expect(ann.page.locator(".facts [data-shown]").last).to_be_in_viewport(ratio=1)


@rule("W-SEA-08")
@pytest.mark.parametrize(("language", "water"), [("en", "Sector A"), ("fr", "Secteur A"), ("zh", "海区 A")])
def test_the_end_of_a_crossing_names_water_and_shore(person: Callable[..., Person], language: str, water: str) -> None:
    """A Unit that waits ashore once took the name of its sector, and one at sea was called by its key."""
    ann = person(language=language)
    bring(ann, crossing_lost(), ".end")
    ann.page.wait_for_selector(".end .chart")
    places = ann.page.locator(".end .wide").first.locator("tbody td:last-child").all_inner_texts()
    assert any(water in place for place in places), places
    assert not any("ea a" in place or place.endswith((", 1", ", 2")) for place in places), places
    for label in ann.page.locator(".fell").all_text_contents():
        assert re.fullmatch(r"−\d+ · (A?\d+)", label), label


def crossing_lost() -> str:
    """The record of a crossing lost while one Unit waits ashore."""
    for number in range(400):
        table, rng = Table("dday n-19 units=2 opts=sea", seed=f"wet{number}"), random.Random(number)
        while not table.outcome:
            seat = table.waiting()[0]
            choices = table.choices(seat)
            going = [one for one in choices if one.split()[0] not in ("abandon", "give-up", "trade", "swap", "stay")]
            table.apply(seat, rng.choice(going or choices))
        units: Any = table.result()["units"]
        at = [str(unit["sector"]) for unit in units]
        if sorted(place.startswith("sea-") for place in at) == [False, True]:
            return table.record.text(reveal=True)
    raise AssertionError("No crossing ended so.")


def test_of_six_units_it_can_be_read_whose_move_it_is(person: Callable[..., Person]) -> None:
    ann = person(DESKTOP)
    lay(ann, "dday n-19 units=6 opts=shaef", 6)
    ends = "all => all.map((one) => [one, one.parentElement].map((it) => it.getBoundingClientRect().right))"
    for _ in range(6):
        ann.answer()
    for language in ("en", "fr", "zh"):
        ann.page.locator(".language select").select_option(language)
        for size in (DESKTOP, TABLET):
            ann.page.set_viewport_size({"width": size[0], "height": size[1]})
            waited = ann.page.locator(".many em")
            expect(waited.first).to_be_visible()
            assert all(end <= room for end, room in waited.evaluate_all(ends)), (language, size)


CRAFT = "dday n-19 units=3 opts=sea"  # Sea Map B, whose sectors have all numbers


def test_shells_are_seen_to_fall_and_a_craft_slides_where_it_sails(person: Callable[..., Person]) -> None:
    """Once the sea had no scenes: its time went by and nothing was seen."""
    ann = person()
    watch(ann, waits="never")
    bring(ann, record_up_to(CRAFT, "stop"))
    ann.page.wait_for_selector("[data-craft]", state="attached")
    ann.page.evaluate(
        """() => {
            window.seen = new Set()
            for (const craft of document.querySelectorAll('[data-craft]')) craft.known = true
            new MutationObserver(() => {
                if (document.querySelector('.splash')) seen.add('splash')
                if (document.querySelector('p.telling')?.textContent.includes('Shelling')) seen.add('line')
            }).observe(document.body, { subtree: true, childList: true, attributes: true })
        }"""
    )
    sails = False
    while not sails:
        ann.page.wait_for_selector(".next.mine[aria-busy=false]")
        sails = "steer" in ann.question.inner_text()
        ann.answer()
        ann.page.wait_for_selector(".skip", state="detached")  # who answers would skip the scenes
    assert set(ann.page.evaluate("[...seen]")) == {"splash", "line"}
    assert ann.page.locator("[data-craft]").evaluate_all("all => all.every((craft) => craft.known)")


def test_a_replay_shows_the_crossing_on_the_water(person: Callable[..., Person]) -> None:
    ann = person()
    table = bring(ann, crossing_lost(), ".end")
    ann.open(f"/replay/{table['id']}/8")
    expect(ann.page.locator("[data-sea] [data-craft]").first).to_be_visible()

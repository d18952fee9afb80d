"""What can be measured of the look: no text too small, nothing cut off, nothing that jumps between two questions."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.web.browser import DESKTOP, PHONE, TABLET, Person
from tests.web.scenes import bring, lay, record_up_to, sit

New = Callable[..., Person]
LARGE = (2560, 1440)
LONGEST = "dday n-05 units=2"  # whose names are long in all three languages
LOST = Path(__file__).parents[1] / "golden/dday-n-01-level-practice-units-1-lost.hh"
NAME = "Maximiliane-Wilhelmine von Trips-Ha"  # about as long as a name may be

# The size in which each text is really seen: its own, times the zoom of the page and the scale of the map.
SMALL = """() => {
    const found = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const at = node.parentElement
        if (!node.textContent.trim() || at.closest('.hidden, option, noscript, style, script')) continue
        const box = at.getBoundingClientRect()
        if (!box.width || !box.height || getComputedStyle(at).visibility === 'hidden') continue
        const scale = at instanceof SVGElement ? at.getScreenCTM().a : at.currentCSSZoom ?? 1
        const size = parseFloat(getComputedStyle(at).fontSize) * scale
        if (size > 0 && size < 10.95) found.push([node.textContent.trim().slice(0, 30), size])
    }
    return found
}"""
CUT = """() => {
    const parts = 'main button:not(.spot), .next button:not(.spot), .numbers dd, .tray .word, .team .numbers,'
        + ' .phases .turn, .tally .set, h1:not(.hidden), h2, h3'
    const cut = (one) => one.clientWidth && one.scrollWidth > one.clientWidth + 1 && !one.closest('.hidden')
    return [...document.querySelectorAll(parts)].filter(cut).map((one) => one.textContent.trim())
}"""
# Parts of the table that must not lie on one another.
OVERLAP = """() => {
    const box = (one) => one.getBoundingClientRect()
    const all = (name) => [...document.querySelectorAll(name)].map(box)
    const beside = (a, b) => a.left >= b.right - 1 || b.left >= a.right - 1
    const above = (a, b) => a.top >= b.bottom - 1 || b.top >= a.bottom - 1
    const lie = (some) => some.some((a, at) => some.slice(at + 1).some((b) => !beside(a, b) && !above(a, b)))
    const parts = all('.table > .field, .table > .desk, .table > .bar')
    const groups = { parts, dice: all('.tray .die'), numbers: all('.board .numbers div') }
    return Object.keys(groups).filter((name) => lie(groups[name]))
}"""


SIZES = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP, "large": LARGE}


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("language", ["en", "fr", "zh"])
def test_nothing_is_too_small_cut_off_or_covered(person: New, language: str, dark: bool) -> None:
    """At every size: the first questions of a table with the longest names, and its end."""
    for size in SIZES.values():
        me = person(size=size, language=language, dark=dark)
        table = lay(me, LONGEST, seats=[{"who": "me", "name": NAME}, {"who": "beside", "name": NAME}], advice="full")
        sit(me, table)
        me.page.wait_for_selector("[data-sector]")
        for _ in range(3):
            look_at(me, size)
            me.answer()
        assert me.context.request.post(f"/api/tables/{table['id']}/end").status == 200
        me.page.wait_for_selector(".end")
        look_at(me, size)
        me.context.close()


def look_at(me: Person, size: tuple[int, int]) -> None:
    """Everything that can be measured of what is seen just now."""
    assert me.page.evaluate(SMALL) == [], size
    assert me.page.evaluate(CUT) == [], size
    assert me.page.evaluate(OVERLAP) == [], size
    assert not me.scrolls_sideways(), size


@pytest.mark.parametrize("language", ["en", "fr", "zh"])
def test_the_end_of_a_whole_game_is_no_smaller(person: New, language: str) -> None:
    """With turns to draw, men who fell and medals."""
    me = person(language=language)
    table = me.context.request.post("/api/records", data={"text": LOST.read_text("utf-8")}).json()
    for size in SIZES.values():
        me.page.set_viewport_size({"width": size[0], "height": size[1]})
        me.open(f"/table/{table['id']}")
        me.page.wait_for_selector(".end .fell")
        me.page.wait_for_selector(".turning")
        look_at(me, size)
        wide = me.page.locator(".end").evaluate("it => it.scrollWidth - it.clientWidth")
        assert wide <= 1, (size, wide)


@pytest.mark.parametrize("setup", ["bataille units=3", "express omaha units=3 opts=advanced"])
def test_the_title_of_a_pocket_game_is_read_to_its_end_on_a_phone(person: New, setup: str) -> None:
    for language in ("en", "fr", "zh"):
        me = person(size=PHONE, language=language)
        bots = [{"who": "bot", "level": "sergeant"}] * 2
        me.open(f"/table/{lay(me, setup, seats=[{'who': 'me'}, *bots])['id']}")
        me.page.wait_for_selector(".phases .turn")
        title = me.page.locator(".phases .turn")
        assert title.evaluate("it => it.scrollWidth <= it.clientWidth + 1")
        phases, button = me.page.locator(".phases").bounding_box(), me.page.locator(".side-button").bounding_box()
        assert phases is not None
        assert button is not None
        assert phases["x"] + phases["width"] <= button["x"]


@pytest.mark.parametrize("path", ["/", "/new", "/games", "/daily", "/record", "/learn", "/rules", "/lab"])
def test_no_page_has_text_too_small_or_cut_off_in_any_language(person: New, path: str) -> None:
    for language in ("en", "fr", "zh"):
        me = person(language=language)
        for size in SIZES.values():
            me.page.set_viewport_size({"width": size[0], "height": size[1]})
            me.open(path)
            me.page.wait_for_load_state("networkidle")
            assert me.page.evaluate(SMALL) == [], (language, size)
            assert me.page.evaluate(CUT) == [], (language, size)
            assert not me.scrolls_sideways(), (language, size)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_dice_stay_where_they_are_whatever_is_asked(person: New, size: tuple[int, int]) -> None:
    me = person(size=size)
    sit(me, lay(me, advice="full"))
    me.page.wait_for_selector("[data-sector]")
    places = set()
    for _ in range(8):
        if me.is_over():
            break
        box = me.page.locator(".felt").bounding_box()
        assert box is not None
        places.add(round(box["y"] - (me.page.locator(".next").bounding_box() or box)["y"]))
        me.answer()
    assert len(places) == 1


WATCH = """() => {
    window.shifted = []
    const seen = (list) => { for (const one of list.getEntries()) window.shifted.push(one.value) }
    new PerformanceObserver(seen).observe({ type: 'layout-shift' })
}"""
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 80)))"


def shift_of_answer(me: Person) -> float:
    """Answer, and say by how much the page shifted from the answer to the next question."""
    if not me.page.locator(".next [data-verb=stop]").count():
        for die in me.page.locator("[data-die]").all():
            if me.page.locator(".next [data-primary]").first.is_enabled():
                break
            die.click()
    me.page.wait_for_load_state("networkidle")  # what they bring is counted
    me.page.evaluate(SETTLED)
    me.page.evaluate("() => window.shifted.splice(0)")
    me.answer()
    me.page.evaluate(SETTLED)
    return float(sum(me.page.evaluate("() => window.shifted.splice(0)")))


def without_notes(me: Person) -> Person:
    """The usual guide is off; what a box brings explains itself all the same."""
    me.open("/")
    me.page.evaluate("localStorage['hhour-guide'] = 'off'")
    return me


def watch(me: Person) -> None:
    """From now on every shift is noted."""
    me.page.wait_for_selector("[data-sector]")
    me.page.wait_for_load_state("networkidle")
    me.page.evaluate(WATCH)


def assert_steady(me: Person, most: float) -> int:
    """Play to the end; no answer may shift the page by more than that. How many were given."""
    asked = 0
    while not me.is_over():
        question = me.question.inner_text()
        shifted = shift_of_answer(me)
        if not me.is_over():  # the end is another page
            assert shifted <= most, (question, me.question.inner_text(), shifted)
            asked += 1
    return asked


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE])
def test_the_page_shifts_by_less_than_a_fiftieth_between_two_questions(person: New, size: tuple[int, int]) -> None:
    me = person(size=size)
    me.play_now()  # whose dice are the same for all
    me.page.get_by_role("button", name="I know the rules, hide this").click()
    watch(me)
    assert assert_steady(me, 0.02) > 8


@pytest.mark.parametrize("advice", ["off", "full"])
def test_a_whole_game_on_a_phone_shifts_no_more_whatever_is_advised(person: New, advice: str) -> None:
    me = without_notes(person(size=PHONE))
    sit(me, lay(me, "dday n-02", advice=advice))
    watch(me)
    assert_steady(me, 0.03)  # any dice: what is advised may take a line more


def test_an_award_for_a_straight_pushes_nothing_about_on_a_phone(person: New) -> None:
    me = without_notes(person(size=PHONE))
    bring(me, record_up_to("dday n-02", "take"))
    watch(me)
    assert shift_of_answer(me) <= 0.02


@pytest.mark.parametrize("size", [TABLET, PHONE])
def test_missions_below_the_own_unit_are_not_pushed_about(person: New, size: tuple[int, int]) -> None:
    me = without_notes(person(size=size))
    sit(me, lay(me, "dday n-13 opts=missions", advice="off"))
    me.page.locator("[data-guide] button").first.click()
    watch(me)
    assert_steady(me, 0.05)


def test_on_a_phone_map_dice_and_unit_keep_their_place_and_size(person: New) -> None:
    me = person(size=PHONE)
    me.play_now()
    me.page.get_by_role("button", name="I know the rules, hide this").click()
    places = set()
    for _ in range(9):
        if me.is_over():
            break
        boxes = me.page.evaluate("""() => ['.field', '.felt', '.board .numbers'].map((one) => {
            const { top, height } = document.querySelector(one).getBoundingClientRect()
            return `${one} ${Math.round(top)} ${Math.round(height)}`
        })""")
        places.add(tuple(boxes))
        me.answer()
    assert len(places) == 1, places


# What covers the question or the main button, or lies where they should be; nothing if both can be seen and pressed.
HIDDEN = """() => {
    const covered = (one) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        const points = [0.15, 0.85].map((part) => document.elementFromPoint(left + width / 2, top + height * part))
        return !points.every((found) => found && (one.contains(found) || found.contains(one) && found.closest('.next')))
    }
    const main = document.querySelector('.next [data-primary]') ?? document.querySelector('.next [data-quiet]')
    return [document.querySelector('.next h2'), main].filter((one) => one && covered(one)).map((one) => one.textContent)
}"""


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
@pytest.mark.parametrize("language", ["en", "fr", "zh"])
def test_question_and_main_button_are_in_sight_whatever_note_and_advice_are_open(
    person: New, language: str, size: tuple[int, int]
) -> None:
    """As a newcomer with full advice, who closes no note: on a beach, as the German, with a Mission and golden dice."""
    me = person(size=size, language=language)
    for setup in ("dday n-02", "dday n-02 opts=missions,gold=rwbg"):
        sit(me, lay(me, setup, advice="full"))
        me.page.wait_for_selector("[data-guide]")
        for _ in range(6):
            me.page.wait_for_load_state("networkidle")
            if me.is_over():  # dice may leave no way to go, and no soldier for a second turn
                break
            assert me.page.evaluate(HIDDEN) == [], me.question.inner_text()
            me.answer()
    for setup, verb in (("dday n-18 units=2 opts=german", "decorate"), ("dday n-05 units=2", "recruit")):
        bring(me, record_up_to(setup, verb, (verb,)))
        me.page.wait_for_selector("[data-sector]")
        me.page.wait_for_load_state("networkidle")
        assert me.page.evaluate(HIDDEN) == [], me.question.inner_text()


def test_every_control_of_the_table_is_large_enough(person: New) -> None:
    small = """() => [...document.querySelectorAll('button, a, summary, select, input, [role=button]')].filter(one => {
        const box = one.getBoundingClientRect()
        const inText = one.matches('p a, p .plain, li .plain')
        return box.width && box.height && !inText && (box.width < 23.9 || box.height < 23.9)
    }).map((one) => one.outerHTML.slice(0, 90))"""
    for size in (DESKTOP, TABLET, PHONE):
        me = person(size=size)
        sit(me, lay(me, advice="full"))
        me.page.wait_for_selector("[data-sector]")
        for _ in range(3):
            assert me.page.evaluate(small) == [], size
            me.answer()


def test_a_hint_opens_below_the_dice_and_marks_its_move_on_them(person: New) -> None:
    me = person()
    sit(me, lay(me, advice="hints"))
    me.answer()
    before = me.page.locator(".felt").bounding_box()
    me.page.get_by_role("button", name="Hint").click()
    me.page.wait_for_selector(".advice .hint", timeout=60_000)
    assert me.page.locator(".felt").bounding_box() == before
    assert me.page.locator("[data-die] .best").count() == 2
    me.page.locator(".advice .hint button").click()
    me.page.wait_for_selector(".next [data-verb=stop]")

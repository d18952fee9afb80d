"""What happens is seen to happen: dice, moves, fire, the click between two turns; none of it where nobody wants it."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from hhour.kernel.table import Table
from tests.web.browser import Person
from tests.web.scenes import bring, lay, sit

New = Callable[..., Person]
GOLDEN = Path(__file__).parents[1] / "golden"


@cache
def before_fire(wanted: tuple[str, ...] = ("mgf", "fell", "turn"), setup: str = "dday n-02") -> tuple[str, str]:
    """A game in which one action brings all of this about and will not be the Unit's last, and that action."""
    for number in range(600):
        table, rng = Table(setup, seed=f"fire{number}"), random.Random(number)
        for _ in range(70):
            if table.outcome:
                break
            possible = table.choices(1)
            choices = [one for one in possible if one.split()[0] not in ("give-up", "use", "abandon")] or possible
            view: Any = table.view(1)
            soldiers = view["units"][0]["soldiers"]
            for action in choices if table.question(1) == "move" else ():
                told = table.fork().apply(1, action)
                rolls = len([event for event in told if event.kind in ("d6", "mgf")])
                if set(wanted) <= {event.kind for event in told} and soldiers > 12 + 6 * rolls:
                    return table.record.text(reveal=True), action
            stays = [one for one in choices if one.split()[0] in ("stay", "stop")]
            table.apply(1, rng.choice(stays if stays and soldiers < 20 else choices))
    raise AssertionError(f"No game came to {wanted}.")


def watch(me: Person, pace: str = "normal", waits: str = "hurt") -> None:
    """Somebody who wants to see it, at this pace."""
    me.page.emulate_media(reduced_motion="no-preference")
    me.open("/")
    me.page.evaluate(
        "([pace, waits]) => { localStorage['hhour-pace'] = pace; localStorage['hhour-next-turn'] = waits }",
        [pace, waits],
    )


def do(me: Person, action: str) -> None:
    """Answer by the plain list of all that is possible, sure of it if asked."""
    me.page.locator(".next details summary").click()
    me.page.locator(f".next [data-action='{action}']").click()
    if me.page.locator("[data-sure]").count():
        me.page.locator("[data-sure]").click()


# --- dice -------------------------------------------------------------------------------------------------------------


def test_a_die_is_a_cube_with_six_faces_and_its_key(person: New) -> None:
    me = person()
    me.play_now()
    me.answer()
    die = me.page.locator("[data-die]").first
    expect(die.locator(".side")).to_have_count(6)
    faces = die.locator(".side path").evaluate_all("all => new Set(all.map(path => path.getAttribute('d'))).size")
    assert faces == 6
    assert die.get_attribute("aria-keyshortcuts") == "1"


def test_dice_tumble_settle_one_after_another_and_slide_when_locked(person: New) -> None:
    me = person()
    watch(me)
    sit(me, lay(me))
    me.answer()
    delays = me.page.locator(".tray .cube.tumbles").evaluate_all(
        "all => all.map(one => getComputedStyle(one).animationDelay)"
    )
    assert len(delays) == 6
    assert len(set(delays)) == 6
    me.answer()
    me.page.wait_for_selector(".kept")
    expect(me.page.locator(".kept .die.locked")).to_have_count(2)
    expect(me.page.locator(".kept .cube.tumbles")).to_have_count(0)
    expect(me.page.locator(".tray > .place .die.locked")).to_have_count(0)


FLAT = """() => {
    const get = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
        return kind.includes('webgl') ? null : get.call(this, kind, ...rest)
    }
    const flat = ['transform-style: flat', 'perspective: none', 'backface-visibility: visible']
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`* { ${flat.map((one) => `${one} !important`).join(';')} }`)
    document.adoptedStyleSheets = [sheet]
}"""


def test_a_browser_without_depth_shows_every_die_by_the_face_that_counts(person: New) -> None:
    """No WebGL, no third dimension: all six sides lie in one plane, and the one that was rolled is on top."""
    me = person()
    me.context.add_init_script(f"({FLAT})()")
    watch(me, "normal", "never")
    sit(me, lay(me))
    me.answer()
    expect(me.page.locator("[data-die]")).to_have_count(6)
    me.page.wait_for_function("() => !document.getAnimations().length")
    assert me.page.locator(".cube").first.evaluate("it => getComputedStyle(it).transformStyle") == "flat"
    on_top = """() => [...document.querySelectorAll('[data-die] .die')].map((die) => {
        const { left, top, width, height } = die.getBoundingClientRect()
        const found = document.elementsFromPoint(left + width / 2, top + height / 2)
        return found.find((one) => one.closest('.side'))?.closest('.side').classList.contains('front')
    })"""
    assert me.page.evaluate(on_top) == [True] * 6
    me.answer()  # and the game goes on
    expect(me.page.locator(".kept .die.locked")).to_have_count(2)


def test_seven_dice_of_a_box_fit_the_felt(person: New) -> None:
    me = person(size=(390, 844))
    sit(me, lay(me, "dday n-02 boxes=base,way-to-hell opts=gold=regular"))
    for _ in range(8):
        if me.page.locator(".tray .place").count() >= 6:
            break
        me.answer()
    inside = """() => {
        const felt = document.querySelector('.felt').getBoundingClientRect()
        const boxes = [...document.querySelectorAll('.tray .die')].map(die => die.getBoundingClientRect())
        return boxes.length > 5 && boxes.every(box => box.left >= felt.left && box.right <= felt.right)
    }"""
    assert me.page.evaluate(inside)


# --- fire -------------------------------------------------------------------------------------------------------------


def test_fire_is_seen_and_the_next_turn_waits_for_a_click(person: New) -> None:
    record, action = before_fire()
    me = person()
    watch(me)
    bring(me, record)
    me.page.wait_for_selector("[data-sector]")
    before = me.number("soldiers")
    me.page.evaluate(
        """() => {
            window.seen = new Set(); window.numbers = []
            const look = () => {
                for (const name of ['tracer', 'gun-die', 'helmet'])
                    if (document.querySelector(`.${name}`)) seen.add(name)
                if (document.querySelector('.patch.shaken')) seen.add('shaken')
                if (document.querySelector('.beach.fire')) seen.add('dark')
                const n = document.querySelector('.unit .strength')?.textContent
                if (n && numbers.at(-1) !== n) numbers.push(n)
            }
            const all = { subtree: true, childList: true, attributes: true, characterData: true }
            new MutationObserver(look).observe(document.body, all)
        }"""
    )
    do(me, action)
    gate = me.page.locator("[data-next-turn]")
    expect(gate).to_be_visible()
    assert set(me.page.evaluate("[...seen]")) == {"tracer", "gun-die", "helmet", "shaken", "dark"}
    numbers = [int(n) for n in me.page.evaluate("numbers")]
    fallen = before - numbers[-1]
    assert [n for n in numbers if n < before] == list(range(before - 1, before - fallen - 1, -1)), "one by one"
    expect(me.page.locator(".between li").first).to_contain_text("DEF")
    expect(me.page.locator(".between li").last).to_contain_text("Machine-gun fire")
    me.page.locator(".between").get_by_role("button", name="why?").last.click()
    expect(me.page.locator(".between .because a").first).to_be_visible()
    assert not me.is_asked()
    gate.click()
    expect(me.question).to_have_text("Roll your dice.")


@pytest.mark.parametrize("key", ["Enter", "r", " "])
def test_one_key_skips_and_one_goes_on(person: New, key: str) -> None:
    record, action = before_fire()
    me = person()
    watch(me, "slow")
    bring(me, record)
    do(me, action)
    me.page.wait_for_selector("[data-skip]")
    me.page.keyboard.press("Escape")
    expect(me.page.locator("[data-next-turn]")).to_be_focused()
    me.page.keyboard.press(key)
    expect(me.question).to_have_text("Roll your dice.")


@pytest.mark.parametrize(("waits", "stands"), [("always", True), ("hurt", True), ("never", False)])
def test_who_wants_no_scenes_sees_the_result_at_once(person: New, waits: str, stands: bool) -> None:
    record, action = before_fire()
    me = person()
    watch(me, "normal", waits)
    me.page.emulate_media(reduced_motion="reduce")
    bring(me, record)
    before = me.seq
    do(me, action)
    me.wait_for_change(before)
    expect(me.page.locator("[data-next-turn]")).to_have_count(1 if stands else 0)
    expect(me.page.locator("[data-skip], .scene")).to_have_count(0)


def test_the_settings_of_the_theatre_are_kept(person: New) -> None:
    me = person()
    me.play_now()
    me.page.get_by_role("button", name="Table and seats").click()
    me.page.locator(".pace select").first.select_option("slow")
    me.page.locator(".pace select").last.select_option("always")
    me.page.reload()
    me.page.get_by_role("button", name="Table and seats").click()
    expect(me.page.locator(".pace select").first).to_have_value("slow")
    expect(me.page.locator(".pace select").last).to_have_value("always")


# --- moves ------------------------------------------------------------------------------------------------------------


def test_a_counter_walks_and_mines_flash(person: New) -> None:
    record, action = before_fire(("moves", "d6", "arrived"))
    me = person()
    watch(me, "normal", "never")
    bring(me, record)
    me.page.wait_for_selector("[data-sector]")
    me.page.evaluate(
        """() => {
            window.seen = new Set(); window.ways = []
            const look = () => {
                for (const name of ['blast']) if (document.querySelector(`.${name}`)) seen.add(name)
                const way = document.querySelector('.unit')?.style.transform
                if (way && ways.at(-1) !== way) ways.push(way)
            }
            new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
            look()
        }"""
    )
    do(me, action)
    me.page.wait_for_function("() => seen.has('blast') && ways.length > 1")
    assert me.page.evaluate("ways.length") == 2


def test_the_courage_of_an_advance_leaves_in_hearts(person: New) -> None:
    record, action = before_fire(("advances", "arrived", "turn"))
    me = person()
    watch(me, "slow", "never")
    bring(me, record)
    me.page.wait_for_selector("[data-sector]")
    do(me, action)
    me.page.wait_for_selector(".scene .heart", state="attached")


def before_wire() -> tuple[str, str]:
    """A game whose Wirecutters have just opened a way over a barrier, and that way."""
    for number in range(600):
        table, rng = Table("dday n-08", seed=f"wire{number}"), random.Random(number)
        while not table.outcome:
            choices = table.choices(1)
            if "use wirecutters" in choices:
                armed = table.fork()
                armed.apply(1, "use wirecutters")
                opened = [one for one in armed.choices(1) if one.startswith("advance") and one not in choices]
                if opened:
                    return armed.record.text(reveal=True), opened[0]
            on = [one for one in choices if one.split()[0] not in ("give-up", "use", "abandon", "stay")] or choices
            table.apply(1, "find wirecutters" if "find wirecutters" in choices else rng.choice(on))
    raise AssertionError("No game came to a barrier with Wirecutters.")


def test_wire_on_the_way_is_cut(person: New) -> None:
    record, action = before_wire()
    me = person()
    watch(me, "slow", "never")
    bring(me, record)
    me.page.wait_for_selector("[data-sector]")
    do(me, action)
    me.page.wait_for_selector(".scene .cut", state="attached")


# --- the end ----------------------------------------------------------------------------------------------------------


def over(outcome: str) -> str:
    """The record of a Practice Run that ended so."""
    return (GOLDEN / f"dday-n-01-level-practice-units-1-{outcome}.hh").read_text("utf-8")


@pytest.mark.parametrize("outcome", ["won", "lost"])
def test_the_end_is_a_picture_with_three_actions(person: New, outcome: str) -> None:
    me = person()
    answer = me.context.request.post("/api/records", data={"text": over(outcome)})
    me.open(f"/table/{answer.json()['id']}")
    expect(me.page.locator(f".curtain{'.won' if outcome == 'won' else ':not(.won)'}")).to_be_visible()
    expect(me.page.locator(".turning")).to_contain_text("turn", timeout=60_000)
    size = me.page.locator(".end canvas").evaluate("it => [it.width, it.height]")
    assert size == [1200, 630]
    drawn = "it => new Set(it.getContext('2d').getImageData(600, 0, 600, 630).data).size"
    me.page.wait_for_function(f"() => ({drawn})(document.querySelector('.end canvas')) > 60")
    expect(me.page.locator(".end > .row > *")).to_have_count(3 if outcome == "lost" else 4)
    with me.page.expect_download() as saved:
        me.page.get_by_role("button", name="Share").click()
    assert saved.value.suggested_filename == "h-hour-n-01.png"


def test_a_browser_that_draws_nothing_says_so_once_and_shares_the_link(person: New) -> None:
    me = person()
    me.page.add_init_script("HTMLCanvasElement.prototype.getContext = () => null")
    answer = me.context.request.post("/api/records", data={"text": over("lost")})
    me.open(f"/table/{answer.json()['id']}")
    expect(me.page.locator(".end [role=status]")).to_have_text(
        "This browser cannot make the picture; the link works all the same."
    )


def test_a_picture_that_cannot_be_made_is_said_once_and_the_link_is_there(person: New) -> None:
    me = person()
    me.page.add_init_script("HTMLCanvasElement.prototype.toBlob = (done) => done(null)")
    answer = me.context.request.post("/api/records", data={"text": over("won")})
    me.open(f"/table/{answer.json()['id']}")
    for _ in range(2):
        me.page.get_by_role("button", name="Share").click()
        expect(me.page.get_by_text("This browser cannot make the picture")).to_have_count(1)
    assert me.page.locator(".end .shared input").input_value().endswith(f"/replay/{answer.json()['id']}/0")
    me.page.get_by_role("button", name="On to Basic Training").click()
    me.page.wait_for_selector(".next.mine")


def test_a_game_that_was_never_in_doubt_has_no_turning_point(person: New) -> None:
    me = person()
    for outcome, said in (("won", "It was never in doubt: no turn moved"), ("lost", "The turning point: in turn 21")):
        answer = me.context.request.post("/api/records", data={"text": over(outcome)})
        me.open(f"/table/{answer.json()['id']}")
        expect(me.page.locator(".turning")).to_contain_text(said)

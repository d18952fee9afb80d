"""A real Chromium plays the Pocket games: with bots, by keyboard, in French on a phone, and Medals in others' turns."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import DESKTOP, PHONE, TABLET, Person
from tests.web.test_pages import serious

New = Callable[..., Person]
BOARD = ".bataille, .express"
HURRY = 90.0


def lay(me: Person, setup: str, *seats: dict[str, str], **wish: Any) -> dict[str, Any]:
    """A table laid for the person of this browser, and opened."""
    me.open("/")
    answer = me.page.request.post("/api/tables", data={"setup": setup, "seats": list(seats), **wish})
    assert answer.ok, answer.text()
    table: dict[str, Any] = answer.json()
    me.open(f"/table/{table['id']}")
    me.page.wait_for_selector(BOARD)
    return table


def until(me: Person, done: Callable[[], bool], answer: Callable[[], None] | None = None) -> None:
    """Answer whenever asked, until something is so."""
    end = time.monotonic() + HURRY
    while not done():
        stuck = time.monotonic() > end or (me.is_over() and not done())
        assert not stuck, me.page.locator("body").inner_text()
        if me.is_asked() and not me.is_over():
            (answer or me.answer)()
        else:
            time.sleep(0.02)


def until_rolled(me: Person) -> None:
    """Answer until one's dice lie there; the question about them may be asked before they do."""
    until(me, lambda: me.page.locator("[data-die], .next [data-verb=stop]").count() > 0)
    expect(me.page.locator("[data-die]").first).to_be_visible()


def stop_early(me: Person) -> None:
    """Fight once a turn and keep what is won, so that a game ends."""
    retreat = me.page.locator(".next [data-verb=retreat]")
    if not retreat.count():
        return me.answer()
    before = me.seq
    retreat.click()
    return me.wait_for_change(before)


ME, BOT = {"who": "me"}, {"who": "bot", "level": "sergeant"}


# --- the boards -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE])
@pytest.mark.parametrize(
    "setup", ["bataille units=3 opts=kommandant", "express omaha units=3 opts=advanced,kommandant"]
)
def test_a_board_is_on_one_screen_and_speaks_to_everyone(person: New, setup: str, size: tuple[int, int]) -> None:
    me = person(size)
    lay(me, setup, ME, BOT, BOT, advice="full")
    until_rolled(me)
    assert not me.scrolls_sideways()
    for part in (BOARD, ".next", ".tray", ".players"):
        box = me.page.locator(part).first.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= size[1], part
    assert serious(me.page) == []


def test_a_board_can_be_read_in_the_dark(person: New) -> None:
    me = person(dark=True)
    lay(me, "bataille units=2", ME, BOT, advice="full")
    until(me, lambda: me.page.locator("[data-chance]").count() > 0)
    assert serious(me.page) == []
    lay(me, "express juno units=2", ME, BOT, advice="full")
    until_rolled(me)
    assert serious(me.page) == []


@pytest.mark.parametrize(("advice", "shown"), [("off", 0), ("hints", 1), ("full", 1)])
def test_chances_are_shown_as_far_as_the_table_advises(person: New, advice: str, shown: int) -> None:
    me = person()
    lay(me, "bataille", ME, advice=advice)
    me.answer()
    expect(me.page.locator(".stakes [data-chance]")).to_have_count(shown)
    expect(me.page.locator(".next .advice")).to_have_count(shown)
    assert me.number("pot") == 0


def test_every_sector_of_a_beach_says_what_it_does(person: New) -> None:
    me = person()
    lay(me, "express gold opts=advanced", ME)
    for sector in me.page.locator(".sector").all():
        sector.click()
        expect(me.page.locator(".notes")).not_to_contain_text("Nothing special.")
    me.page.reload()
    expect(me.page.locator(".sector")).to_have_count(6)


# --- whole games ------------------------------------------------------------------------------------------------------


def test_bataille_is_played_to_the_end_against_a_bot_by_keyboard(person: New) -> None:
    me = person()
    table = lay(me, "bataille units=2", ME, BOT, advice="hints")

    def keys() -> None:
        before = me.seq
        if me.page.locator("[data-die]").count():
            for key in "123":
                me.page.keyboard.press(key)
            me.page.keyboard.press("Enter")
        elif me.page.locator(".next [data-verb=progress]").count():
            press(me.page, ".next [data-verb=retreat]")
        elif me.page.locator(".next [data-verb=pass]").count():
            press(me.page, ".next [data-verb=pass]")
        elif me.page.locator(".next [data-verb=roll]").count():
            me.page.keyboard.press("r")
        else:
            press(me.page, ".next .row button:enabled, .next .cards button")
        me.wait_for_change(before)

    until(me, me.is_over, keys)
    expect(me.page.locator(".end .lines >> nth=0")).to_contain_text("points")
    expect(me.page.get_by_role("heading", name="Banks by turn")).to_be_visible()
    expect(me.page.locator(".end .account")).to_contain_text("Decisions:")
    me.page.locator(".more summary").click()
    me.page.get_by_role("button", name="Verify the dice").click()
    expect(me.page.get_by_role("status").filter(has_text="Proven")).to_be_visible()
    assert serious(me.page) == []
    me.page.get_by_role("link", name="Replay").click()
    me.page.wait_for_selector(".bataille")
    expect(me.page.get_by_text(f"0 / {me_last(me)}")).to_be_visible()
    for _ in range(5):
        me.page.keyboard.press("ArrowRight")
    expect(me.page.get_by_text("5 /")).to_be_visible()
    assert table["id"] in me.page.url
    assert serious(me.page) == []


def me_last(me: Person) -> str:
    return str(me.page.get_by_role("slider").get_attribute("max"))


def press(page: Page, what: str) -> None:
    """Reach something with the keyboard alone and press it."""
    page.locator(what).first.focus()
    page.keyboard.press("Enter")


def test_express_is_played_to_the_end_with_bots_in_french_on_a_phone(person: New) -> None:
    me = person(PHONE, "fr")
    lay(me, "express utah units=3 opts=kommandant", ME, BOT, BOT, advice="full")
    until(me, me.is_over)
    assert me.page.locator("html").get_attribute("lang") == "fr"
    expect(me.page.locator(".end .lines >> nth=0")).to_contain_text("Utah")
    expect(me.page.locator(".end .account")).to_contain_text("Dés\u00a0:")
    assert not me.scrolls_sideways()
    me.page.get_by_role("link", name="Revoir").click()
    me.page.wait_for_selector(".express")
    assert not me.scrolls_sideways()
    me.page.set_viewport_size({"width": 1024, "height": 768})
    me.page.get_by_label("Langue").select_option("zh")
    expect(me.page.locator(".express")).to_contain_text("登陆")
    expect(me.page.locator(".express")).not_to_contain_text("Débarquement")


# --- Medals in another player's turn ----------------------------------------------------------------------------------


def roll(me: Person, press_first: str, *dice: str) -> None:
    """Press something that rolls, and type what the own dice show; one set of dice after another."""
    before = me.seq
    me.page.locator(press_first).click()
    for words in dice:
        form = me.page.locator("form.own")
        selects = form.locator("select")
        expect(selects).to_have_count(len(words.split()))
        for at, word in enumerate(words.split()):
            selects.nth(at).select_option(word)
        form.locator("button[type=submit]").click()
    me.wait_for_change(before)


GO = ".next .go"
STOP = ".next [data-verb=stop]"


def two_players_one_with_a_purple_heart(host: Person, guest: Person) -> None:
    """The first player gains the Purple Heart and retreats; the second meets the Axis and stops re-rolling."""
    table = lay(host, "bataille units=2", ME, {"who": "open"}, dice="own", advice="hints")
    guest.open("/")
    joined = guest.page.request.post(f"/api/tables/{table['id']}/join", data={"key": table["key"]})
    assert joined.ok, joined.text()
    guest.open(f"/table/{table['id']}")
    guest.page.wait_for_selector(".next.mine")
    host.page.wait_for_selector(".next.mine")
    roll(host, GO, "STAR STAR STAR SKULL SKULL SKULL")
    roll(guest, GO, "TOOL TOOL TOOL SKULL SKULL SKULL")
    host.page.wait_for_selector(".next.mine")
    roll(host, GO, "landing", "SOLDIER SOLDIER", "SOLDIER TOOL SOLDIER TOOL SOLDIER STAR")
    press_and_wait(host, STOP)
    press_and_wait(host, ".next [data-verb=retreat]")
    fight(guest)


def fight(me: Person) -> None:
    """Meet two STARs with two STARs."""
    me.page.wait_for_selector(".next.mine")
    roll(me, GO, "landing", "STAR STAR", "STAR STAR TOOL TOOL SKULL SKULL")
    press_and_wait(me, STOP)


def press_and_wait(me: Person, what: str) -> None:
    before = me.seq
    me.page.locator(what).click()
    me.wait_for_change(before)


def test_a_medal_is_played_in_another_players_turn(person: New) -> None:
    host, guest = person(), person()
    two_players_one_with_a_purple_heart(host, guest)
    expect(host.question).to_contain_text("Play a Medal on the skirmish of player 2?")
    expect(guest.page.locator(".window")).to_contain_text("may answer this skirmish")
    expect(guest.page.locator(".next.mine")).to_have_count(0)
    press_and_wait(host, ".next .cards button")
    expect(guest.question).to_contain_text("Progress")
    expect(guest.page.locator(".log").first).to_contain_text("Purple Heart")
    assert guest.number("pot") == 0


def test_whoever_always_passes_keeps_nobody_waiting(person: New) -> None:
    host, guest = person(), person()
    two_players_one_with_a_purple_heart(host, guest)
    standing = host.page.get_by_role("button", name="Always pass in other players' turns, unless I say so")
    expect(standing).to_have_attribute("aria-pressed", "false")
    standing.click()  # that passes the window of the moment too
    expect(standing).to_have_attribute("aria-pressed", "true")
    expect(guest.question).to_contain_text("Progress")
    press_and_wait(guest, ".next [data-verb=retreat]")
    assert guest.page.locator("[data-bank='2']").inner_text() == "2"
    host.page.wait_for_selector(".next.mine")
    roll(host, GO, "cliffs", "STAR STAR", "TOOL TOOL SKULL SKULL COURAGE COURAGE")
    press_and_wait(host, STOP)
    fight(guest)
    expect(guest.question).to_contain_text("Progress")  # and nobody was asked in between
    expect(guest.page.locator(".players")).to_contain_text("always passes")
    standing.click()
    expect(standing).to_have_attribute("aria-pressed", "false")
    press_and_wait(guest, ".next [data-verb=progress]")
    roll(guest, GO, "landing", "STAR STAR TOOL", "STAR STAR TOOL TOOL SKULL SKULL")
    press_and_wait(guest, STOP)
    expect(host.question).to_contain_text("Play a Medal")
    press_and_wait(host, ".next [data-verb=pass]")
    expect(guest.question).to_contain_text("Progress")


# --- grey dice in the base game ---------------------------------------------------------------------------------------


def test_grey_dice_are_an_option_of_a_new_table_and_bring_their_own(person: New) -> None:
    me = person()
    me.open("/new")
    me.page.get_by_text("Omaha Beach").click()
    me.page.get_by_text("Optional rules").click()
    grey = me.page.get_by_role("checkbox", name="Grey machine-gun dice")
    each = me.page.get_by_role("checkbox", name="Roll of the grey dice")
    expect(grey).to_be_enabled()
    expect(each).to_have_count(0)  # it comes with the dice it is about
    grey.check()
    expect(each).to_be_enabled()
    each.check()
    me.page.get_by_role("button", name="Lay the table").click()
    me.page.wait_for_url("**/table/*")
    info = me.page.request.get(f"/api/tables/{me.page.url.rsplit('/', 1)[-1]}").json()
    assert "grey-mgf-dice" in info["setup"]
    assert "mgf-roll=per-unit" in info["setup"]


def test_grey_dice_are_drawn_where_they_fell(person: New) -> None:
    me = person()
    me.open("/")
    wish = {"setup": "dday n-02 opts=grey-mgf-dice", "seats": [ME], "dice": "own"}
    table = me.page.request.post("/api/tables", data=wish).json()
    me.open(f"/table/{table['id']}")
    me.page.wait_for_selector("[data-sector]")

    def answer() -> None:
        """Gather soldiers and courage without a set, and go straight to the guns of sector 5."""
        before = me.seq
        for sector in ("5", "3"):
            if me.page.locator(f"[data-sector='{sector}'].open").count():
                me.page.locator(f"[data-sector='{sector}'].open").click()
                me.page.wait_for_timeout(300)
                break
        else:
            pressed = me.page.locator(".next [data-verb=roll], .next [data-verb=done]")
            if not pressed.count():
                return me.answer()
            pressed.first.click()
        while me.seq == before:
            form = me.page.locator("form.own")
            if form.count():
                faces = ["TWO_SOLDIERS"] * 3 + ["COURAGE"] * 3
                selects = form.locator("select").all()
                for select, face in zip(selects, faces if len(selects) == 6 else ["SOLDIER"], strict=True):
                    select.select_option(face)
                form.locator("button[type=submit]").click()
            me.page.wait_for_timeout(50)
        return None

    until(me, lambda: me.page.locator(".fire").count() > 0, answer)
    expect(me.page.locator(".fire")).to_contain_text("Sector 5")
    expect(me.page.get_by_role("img", name="Grey, 1 man")).to_be_visible()
    assert serious(me.page) == []


@pytest.mark.parametrize("size", [DESKTOP, TABLET])
@pytest.mark.parametrize("setup", ["bataille units=2", "express omaha units=2"])
def test_the_name_of_an_axis_die_lies_below_its_sign(person: New, size: tuple[int, int], setup: str) -> None:
    me = person(size)
    lay(me, setup, ME, BOT)
    until(me, lambda: me.is_asked() and me.page.locator(".axis .word").count() > 0)
    gaps = me.page.locator(".axis .die:has(.word)").evaluate_all(
        """all => all.map((die) => {
            const [sign, name] = ['.face svg', '.word'].map((part) => die.querySelector(part).getBoundingClientRect())
            return name.top - sign.bottom
        })"""
    )
    assert min(gaps) >= -3, gaps  # letters begin three pixels below the top of their line


@pytest.mark.parametrize("setup", ["bataille units=2", "express omaha units=2"])
def test_where_no_dice_are_locked_there_is_no_tray_for_them(person: New, setup: str) -> None:
    me = person()
    lay(me, setup, ME, BOT)
    until(me, lambda: me.page.locator(".felt").count() > 0)
    expect(me.page.locator(".felt .kept")).to_be_hidden()

"""A real Chromium plays: alone, together, after a reload, after the server died, by keyboard alone."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.browser import Person, Server
from tests.web.scenes import play_to_the_end

New = Callable[..., Person]


def lay_table_for_two(host: Person) -> None:
    host.open("/new")
    host.page.get_by_role("button", name="More: How many units").click()
    host.page.get_by_role("button", name="Lay the table").click()
    host.page.wait_for_url("**/table/*")


def link_of(host: Person) -> str:
    host.page.get_by_role("button", name="Table and seats").click()
    link = host.page.get_by_label("Link for friends").first.input_value()
    host.page.keyboard.press("Escape")
    return link


def test_one_click_leads_to_the_first_game_with_its_guide(person: New) -> None:
    me = person()
    me.play_now()
    expect(me.page.get_by_role("complementary", name="First game")).to_contain_text("six dice")
    me.page.get_by_role("button", name="I know the rules, hide this").click()
    expect(me.page.get_by_role("complementary", name="First game")).to_have_count(0)


def test_a_practice_run_is_played_to_the_end_by_clicking(person: New) -> None:
    me = person()
    me.play_now()
    play_to_the_end(me)
    expect(me.page.get_by_role("heading", name="Soldiers by turn")).to_be_visible()
    me.page.locator(".more summary").click()
    me.page.get_by_role("button", name="Verify the dice").click()
    expect(me.page.get_by_role("status").filter(has_text="Proven")).to_be_visible()
    me.page.get_by_role("button", name="On to Basic Training").click()
    expect(me.question).to_have_text("Roll your dice.")


def test_two_people_at_two_screens_play_to_the_end(person: New) -> None:
    host, guest = person(), person()
    lay_table_for_two(host)
    guest.open(link_of(host))
    guest.page.get_by_label("My name").fill("Léo <b>Major</b>")
    guest.page.get_by_role("button", name="Sit down").click()
    expect(host.page.locator(".team")).to_contain_text("Léo <b>Major</b>")
    guest.page.get_by_role("button", name="Chat").click()
    guest.page.get_by_role("textbox", name="Chat").fill("Hello there")
    guest.page.get_by_role("button", name="Send").click()
    guest.page.get_by_role("button", name="Log").last.click()
    expect(host.page.get_by_role("button", name="Chat (1)")).to_be_visible()
    play_to_the_end(host, guest)
    assert host.page.locator(".outcome").inner_text() == guest.page.locator(".outcome").inner_text()


def test_a_reload_changes_nothing(person: New) -> None:
    me = person()
    me.play_now()
    me.answer()
    before = me.question.inner_text(), me.page.locator(".tray").inner_text(), me.page.locator(".log").inner_text()
    me.page.reload()
    expect(me.question).to_have_text(before[0])
    assert (
        me.question.inner_text(),
        me.page.locator(".tray").inner_text(),
        me.page.locator(".log").inner_text(),
    ) == before


def test_the_server_may_die_in_the_middle(person: New, own_server: Server) -> None:
    me = person(at=own_server)
    me.play_now()
    me.answer()
    dice = me.page.locator(".tray").inner_text()
    own_server.kill()
    expect(me.page.locator(".connection")).to_contain_text("The connection is lost")
    own_server.start()
    expect(me.page.locator(".connection p")).to_have_count(0)
    assert me.page.locator(".tray").inner_text() == dice
    play_to_the_end(me)


def test_a_second_tab_shows_the_same_table(person: New) -> None:
    me = person()
    table = me.play_now()
    other = me.context.new_page()
    other.goto(f"/table/{table}")
    expect(other.locator(".next h2")).to_have_text("Roll your dice.")
    me.answer()
    expect(other.locator(".next h2")).to_have_text("Lock 2 dice.")


def test_a_game_goes_by_keyboard_alone(person: New) -> None:
    me = person()
    me.open("/")
    me.page.wait_for_selector(".hero .go")
    for _ in range(12):
        me.page.keyboard.press("Tab")
        if me.page.evaluate("document.activeElement.classList.contains('big')"):
            break
    me.page.keyboard.press("Enter")
    me.page.wait_for_url("**/table/*")
    expect(me.question).to_have_text("Roll your dice.")
    limit = time.monotonic() + 120
    while not me.is_over():
        assert time.monotonic() < limit, me.question.inner_text()
        if me.is_asked():
            _answer_by_keys(me)
    expect(me.page.locator(".outcome")).to_be_visible()


def _answer_by_keys(me: Person) -> None:
    keys, before = me.page.keyboard, me.seq
    if me.page.locator("[data-verb=stop]").count():
        _tab_to(me, "[data-verb=stop]")
        keys.press("Enter")
    elif me.page.locator("[data-die]").count():
        me.page.evaluate("document.activeElement.blur()")
        keys.press("1")
        keys.press("2")
        keys.press("Enter")
    elif me.page.locator("[data-sector].open").count():
        _tab_to(me, "[data-sector].open")
        keys.press("Enter")
    else:
        me.page.evaluate("document.activeElement.blur()")
        keys.press("Enter")
    me.confirm(before)


def _tab_to(me: Person, selector: str) -> None:
    for _ in range(400):  # every line of the log has its *why?*
        me.page.keyboard.press("Tab")
        if me.page.evaluate("selector => document.activeElement?.matches(selector)", selector):
            return
    raise AssertionError(f"Tab never reaches {selector}")


def test_a_closed_sector_says_why(person: New) -> None:
    me = person()
    me.play_now()
    limit = time.monotonic() + 60
    while not me.page.locator("[data-sector].open").count():
        assert time.monotonic() < limit
        if me.is_over():
            me.play_now()
        if me.is_asked():
            me.answer()
    me.page.locator("[data-sector=bunker]").click(force=True)
    expect(me.page.locator(".problem")).to_contain_text("B-MOVE")


def test_undo_takes_the_lock_back(person: New) -> None:
    me = person()
    me.play_now()
    me.answer()
    me.answer()
    expect(me.question).to_contain_text("Re-roll")
    me.page.get_by_role("button", name="Undo").click()
    expect(me.question).to_have_text("Lock 2 dice.")


def test_why_tells_the_rule(person: New) -> None:
    me = person()
    me.play_now()
    me.answer()
    me.page.locator(".why").last.click()
    expect(me.page.locator(".because")).to_contain_text("B-ROLL-02")


def test_own_dice_are_typed_in(person: New) -> None:
    me = person()
    me.open("/new")
    me.page.locator("select:has(option[value=own])").select_option("own")
    me.page.get_by_role("button", name="Lay the table").click()
    me.page.get_by_role("button", name="Roll", exact=True).click()
    chosen = me.page.locator(".own select")
    expect(chosen).to_have_count(6)
    for at in range(6):
        chosen.nth(at).select_option("COURAGE")
    me.page.get_by_role("button", name="These dice").click()
    expect(me.question).to_have_text("Lock 2 dice.")
    expect(me.page.locator(".tray")).to_contain_text("Courage")


def test_advice_is_given_to_whoever_asks(person: New) -> None:
    me = person()
    me.play_now()
    me.answer()
    me.page.get_by_role("button", name="Odds").click()
    expect(me.page.locator(".advice ol")).to_contain_text("Lock", timeout=60_000)
    me.page.get_by_role("button", name="Hint").click()
    expect(me.page.locator(".advice .hint")).to_contain_text("Captain", timeout=60_000)
    me.page.locator(".advice .hint button").click()
    expect(me.question).not_to_have_text("Lock 2 dice.")

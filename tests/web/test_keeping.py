"""Nothing is lost: another device, a file, a lost network, a restarted or updated server, a second tab."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.web.browser import Person, Server
from tests.web.scenes import lay, play_to_the_end, sit

New = Callable[..., Person]


def test_a_recovery_link_carries_the_games_to_another_device(person: New) -> None:
    me, other = person(), person()
    me.open("/games")
    me.page.get_by_label("My name").fill("Ada")
    me.page.get_by_role("button", name="Save").click()
    table = lay(me)
    me.page.get_by_role("button", name="Make the link").click()
    link = me.page.get_by_label("Open this on the other device").input_value()
    other.open(link)
    other.page.get_by_role("button", name="Carry on here").click()
    other.page.wait_for_url("**/games")
    expect(other.page.get_by_label("My name")).to_have_value("Ada")
    other.page.locator(f"a.line[href='/table/{table['id']}']").click()
    expect(other.question).to_have_text("Roll your dice.")
    other.answer()
    sit(me, table)
    expect(me.question).to_contain_text("Lock 2 dice")


def test_a_device_is_signed_out_from_another_one(person: New) -> None:
    me, other = person(), person()
    table = lay(me)
    other.open(f"/recover#{me.context.request.post('/api/me/recovery').json()['token']}")
    other.page.get_by_role("button", name="Carry on here").click()
    other.page.wait_for_url("**/games")
    sit(other, table)
    me.open("/games")
    there = me.page.locator("li").filter(has_text="Sign out").filter(has_not_text="this one")
    expect(there).to_have_count(1)
    there.get_by_role("button").click()
    expect(there).to_have_count(0)
    expect(me.page.get_by_text("Only this browser is signed in.")).to_be_visible()
    expect(other.page.get_by_text("This device was signed out").first).to_be_visible()
    other.open("/games")
    expect(other.page.get_by_text("No game is running")).to_be_visible()
    stolen = me.context.cookies()
    with me.page.expect_response("**/end-others*"):
        me.page.get_by_role("button", name="Sign out all others").click()
    other.context.clear_cookies()
    other.context.add_cookies(stolen)  # type: ignore[arg-type]
    other.open("/games")
    expect(other.page.get_by_text("No game is running")).to_be_visible()
    sit(me, table)
    expect(me.question).to_have_text("Roll your dice.")


def test_a_recovery_link_that_was_replaced_gets_a_sentence(person: New) -> None:
    me, other = person(), person()
    old = me.context.request.post("/api/me/recovery").json()["token"]
    me.context.request.post("/api/me/recovery")
    other.open(f"/recover#{old}")
    other.page.get_by_role("button", name="Carry on here").click()
    expect(other.page.get_by_role("alert")).to_contain_text("replaced by a newer one")


def test_a_game_is_saved_as_a_file_and_goes_on_from_it(person: New, tmp_path: Path) -> None:
    me, friend = person(), person()
    table = lay(me)
    sit(me, table)
    me.answer()
    dice = me.page.locator(".tray").inner_text()
    me.page.get_by_role("button", name="Table and seats").click()
    with me.page.expect_download() as download:
        me.page.get_by_role("link", name="Save as .hh").click()
    file = tmp_path / "game.hh"
    download.value.save_as(file)
    assert file.read_text().startswith("hh2 dday n-02")
    friend.open("/games")
    friend.page.locator("input[type=file]").set_input_files(file)
    friend.page.wait_for_url("**/replay/*/0")
    expect(friend.page.locator(".note")).to_contain_text("0 / 1")
    friend.page.get_by_role("link", name="To the table").click()
    expect(friend.question).to_contain_text("Lock 2 dice")
    assert friend.page.locator(".tray").inner_text() == dice


def test_a_finished_game_is_verified_and_read_again_turn_by_turn(person: New) -> None:
    me, friend = person(), person()
    table = lay(me, "dday n-01 level=practice")
    sit(me, table)
    play_to_the_end(me)
    me.page.locator(".more summary").click()
    me.page.get_by_role("button", name="Verify the dice").click()
    expect(me.page.locator(".proof")).to_contain_text("Proven")
    me.page.get_by_role("button", name="Share").click()
    friend.open(me.page.locator(".shared input").input_value())
    expect(friend.page.locator(".note")).to_contain_text("as it was laid")
    me.page.get_by_role("link", name="Replay").click()
    me.page.wait_for_url(f"**/replay/{table['id']}/0")
    me.page.get_by_role("button", name="Step", exact=True).click()
    expect(me.page.locator(".note")).to_contain_text("Roll")
    turns = me.page.get_by_role("combobox", name="Turn")
    last = turns.locator("option").last.inner_text()  # a short game has one turn, a long one twelve
    turns.select_option(label=last)
    expect(me.page.locator(".turn")).to_have_text(f"Turn {last}")
    me.page.get_by_role("button", name="To the end").click()
    expect(me.page.get_by_role("button", name="Step", exact=True)).to_be_disabled()
    me.page.get_by_role("button", name="One step back").click()
    expect(me.page.get_by_role("button", name="Step", exact=True)).to_be_enabled()
    me.page.keyboard.press("ArrowLeft")
    note = me.page.locator(".note").inner_text()
    friend.open(me.page.url)  # whoever has the address of a finished game sees the same moment
    expect(friend.page.locator(".note")).to_have_text(re.compile(re.escape(note).replace(r"\ ", r"\s+")))
    friend.page.get_by_label("Language").select_option("fr")
    expect(friend.page.locator(".note")).not_to_have_text(note)


def test_a_moment_of_a_running_game_is_shared_with_friends_alone(person: New) -> None:
    me, friend, stranger = person(), person(), person()
    me.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = lay(me)
    sit(me, table)
    me.answer()
    me.answer()
    me.open(f"/replay/{table['id']}/1")
    me.page.get_by_role("button", name="Link to this moment").click()
    expect(me.page.get_by_role("status")).to_have_text("Copied.")
    link = me.page.evaluate("navigator.clipboard.readText()")
    friend.open(link)
    expect(friend.page.locator(".note")).to_contain_text("1 / 2")
    friend.page.get_by_role("button", name="Step", exact=True).click()
    expect(friend.page.locator(".note")).to_contain_text("2 / 2")
    stranger.open(link.split("#")[0])
    expect(stranger.page.get_by_role("alert")).to_contain_text("no such table")


def test_the_network_may_go_and_come_back(person: New) -> None:
    me = person()
    table = lay(me)
    sit(me, table)
    me.context.set_offline(True)
    expect(me.page.locator(".connection")).to_contain_text("The connection is lost")
    me.page.keyboard.press("r")  # said into the void
    expect(me.page.locator(".connection")).to_contain_text("Your answer waits")
    expect(me.question).to_have_text("Roll your dice.")
    me.context.set_offline(False)
    expect(me.page.locator(".connection p")).to_have_count(0)
    expect(me.question).to_contain_text("Lock 2 dice")  # done once, now that it was heard
    assert me.seq == 1


def test_two_tabs_may_not_do_the_same_thing_twice(person: New) -> None:
    me = person()
    table = lay(me)
    sit(me, table)
    other = me.context.new_page()
    other.goto(f"/table/{table['id']}")
    expect(other.locator(".next h2")).to_have_text("Roll your dice.")
    # both press at the same moment, before either has heard of the other
    press = "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true }))"
    me.page.evaluate(press)
    other.evaluate(press)
    expect(me.question).to_contain_text("Lock 2 dice")
    expect(other.locator(".next h2")).to_contain_text("Lock 2 dice")
    seen = me.context.request.get(f"/api/tables/{table['id']}").json()
    assert seen["seq"] == 1


def test_a_page_of_an_older_version_says_so_and_goes_on(person: New, own_server: Server) -> None:
    me = person(at=own_server)
    table = lay(me)
    sit(me, table)
    me.answer()
    own_server.stop()
    own_server.start(version="99.0")
    expect(me.page.locator(".connection")).to_contain_text("H-Hour was updated.")
    me.answer()  # nobody has to stop in the middle of a turn
    me.page.get_by_role("button", name="Load the new page").click()
    expect(me.page.locator(".connection p")).to_have_count(0)
    expect(me.question).to_contain_text("Re-roll")


def test_a_page_whose_files_are_gone_loads_the_new_one(person: New) -> None:
    me = person()
    me.open("/")
    me.page.wait_for_selector(".hero")
    gone: list[str] = []

    def lose(route: object) -> None:
        gone.append("once")
        (route.fulfill(status=404) if len(gone) == 1 else route.continue_())  # type: ignore[attr-defined]

    me.page.route(re.compile(r"/assets/NewTable.*\.js"), lose)
    me.page.get_by_role("navigation").get_by_role("link", name="New table").click()
    expect(me.page.get_by_role("button", name="Lay the table")).to_be_visible()
    assert gone
    me.complaints.clear()  # that the file was gone is what was tested

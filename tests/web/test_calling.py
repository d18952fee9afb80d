"""Called back to the table: the tab's title and sign, messages, and what is said where they cannot be had."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.browser import PHONE, Person, Server
from tests.web.scenes import lay, open_menu, sit

New = Callable[..., Person]


def test_the_tab_says_by_title_and_sign_that_it_is_my_turn(person: New) -> None:
    asked, waits = person(), person()
    table = lay(asked, watchable=True)
    sit(asked, table)
    sit(waits, table)
    expect(asked.page).to_have_title("● Your move · Omaha Beach · H-Hour")
    expect(asked.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    expect(waits.page).to_have_title("Omaha Beach · H-Hour")
    expect(waits.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")
    asked.open("/")
    expect(asked.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")


def test_a_browser_that_may_show_no_messages_is_told_so_once_and_the_game_goes_on(person: New) -> None:
    me = person(size=PHONE, worker=True)
    me.page.add_init_script("Notification.requestPermission = async () => 'denied'")
    me.open("/games")
    me.page.get_by_role("button", name="Tell me by this browser").click()
    expect(me.page.locator(".alerts .said")).to_contain_text("was not allowed to show messages")
    me.play_now()


def test_a_browser_without_push_says_so(person: New) -> None:
    me = person()
    me.page.add_init_script("delete window.PushManager")
    me.open("/games")
    me.page.get_by_role("button", name="Tell me by this browser").click()
    expect(me.page.locator(".alerts .said")).to_contain_text("cannot be told anything while the page is closed")


def test_an_address_inside_the_hosts_network_is_refused_in_words(person: New) -> None:
    me = person()
    table = lay(me)
    me.open(f"/table/{table['id']}")
    me.page.wait_for_selector(".next h2")
    open_menu(me)
    me.page.get_by_text("Tell me when it is my turn", exact=True).first.click()
    me.page.locator("#hook").fill("http://127.0.0.1:8080/")
    me.page.get_by_role("button", name="Add").click()
    expect(me.page.locator(".alerts .said")).to_contain_text("inside the host's own network")


# --- an app -----------------------------------------------------------------------------------------------------------


def test_shell_and_rulebook_are_there_without_a_network(person: New, own_server: Server) -> None:
    me = person(at=own_server, worker=True)
    me.open("/rules")
    me.page.wait_for_selector(".chapter")
    me.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    while me.page.evaluate("caches.open('hhour-book').then((book) => book.keys()).then((kept) => kept.length)") < 3:
        me.page.wait_for_timeout(100)
    own_server.stop()
    me.open("/rules")
    me.page.wait_for_selector(".chapter")
    me.page.locator("#search").fill("B-ROLL-03")
    expect(me.page.locator("dl a", has_text="B-ROLL-03").first).to_be_visible()
    own_server.start()


def test_it_can_be_installed(person: New) -> None:
    me = person()
    me.open("/")
    manifest = me.page.request.get(me.page.locator("link[rel=manifest]").get_attribute("href") or "").json()
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
    for icon in manifest["icons"]:
        assert me.page.request.get(icon["src"]).ok


def test_a_new_worker_waits_while_somebody_is_at_a_table(person: New) -> None:
    me = person(worker=True)
    me.play_now()
    me.page.evaluate("navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready)")
    source = me.page.request.get("/worker.js").text()
    assert "skipWaiting" not in source.split("addEventListener('message'")[0]
    assert "take-over" in source

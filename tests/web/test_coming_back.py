"""Reasons to come back: the beach of the day, one's own record, and another way from any moment of a game."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.browser import DESKTOP, PHONE, Person
from tests.web.scenes import lay

New = Callable[..., Person]


def test_the_beach_of_the_day_is_played_once_and_says_how_one_did(person: New) -> None:
    me = person(size=PHONE)
    me.open("/")
    me.page.get_by_role("link", name="Today's beach").click()
    expect(me.page.get_by_role("heading", name="How everybody did")).to_be_visible()
    assert not me.scrolls_sideways()
    me.page.get_by_role("button", name="Take the beach").click()
    me.page.wait_for_url("**/table/*")
    table = me.page.url.rsplit("/", 1)[-1]
    me.open("/daily")
    me.page.get_by_role("button", name="Go on").click()
    me.page.wait_for_url(f"**/table/{table}")
    me.context.request.post(f"/api/tables/{table}/end")
    me.open("/daily")
    expect(me.page.locator("tr.mine")).to_contain_text("The table was ended")
    expect(me.page.get_by_role("button", name="Play it again, for yourself")).to_be_visible()


def test_a_day_that_is_none_says_so(person: New) -> None:
    me = person()
    me.open("/daily/2999-01-01")
    expect(me.page.get_by_role("alert")).to_contain_text("There is no beach for this day")


def test_from_a_moment_of_a_replay_one_plays_on_in_a_game_that_says_where_it_comes_from(person: New) -> None:
    me = person()
    table = lay(me, "dday n-02")
    me.open(f"/table/{table['id']}")
    me.page.wait_for_selector(".next.mine")
    me.page.keyboard.press("r")
    me.wait_for_change(0)
    me.context.request.post(f"/api/tables/{table['id']}/end")
    me.open(f"/replay/{table['id']}/0")
    me.page.get_by_role("button", name="Play on from here").click()
    me.page.wait_for_url("**/table/*")
    expect(me.page.locator(".connection")).to_contain_text("its dice are not proven")
    expect(me.page.locator(f".connection a[href='/replay/{table['id']}/0']")).to_be_visible()


def test_my_record_can_be_saved_and_everything_deleted(person: New) -> None:
    for size in (DESKTOP, PHONE):
        me = person(size=size)
        table = lay(me, "dday n-02")
        me.open("/record")
        expect(me.page.get_by_text("You have not finished a game yet.")).to_be_visible()
        assert me.page.request.get("/api/me/export").json()["games"][0]["id"] == table["id"]
        me.page.get_by_role("button", name="Delete everything").click()
        me.page.get_by_role("button", name="Really delete everything of mine").click()
        expect(me.page.get_by_role("status")).to_contain_text("One game is gone.")
        assert me.page.request.get(f"/api/tables/{table['id']}").status == 404

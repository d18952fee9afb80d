"""A table laid for friends: the invitation is the first thing, and whoever opens it knows what they are asked to."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.browser import PHONE, TABLET, Person
from tests.web.scenes import TWO, lay, sit

New = Callable[..., Person]


def test_the_first_thing_at_a_table_for_friends_is_the_invitation(person: New) -> None:
    host = person()
    table = lay(host, "dday n-02 units=2")
    sit(host, table)
    shown = host.page.locator(".invitation")
    expect(shown.get_by_role("img", name="The link as a code")).to_be_visible()
    link = shown.get_by_label("Link for friends").input_value()
    assert link == f"{host.page.evaluate('location.origin')}/join/{table['id']}#{table['key']}"
    expect(shown.locator("li")).to_have_count(2)
    expect(shown.locator("h3")).to_have_text("One seat is free")


def test_the_seats_of_an_invitation_fill_as_people_come(person: New) -> None:
    host, guest = person(), person(size=PHONE)
    table = lay(host, "dday n-02 units=3")
    sit(host, table)
    expect(host.page.locator(".invitation h3")).to_have_text("2 seats are free")
    guest.open(f"/join/{table['id']}#{table['key']}")
    guest.page.get_by_label("My name").fill("Ben")
    guest.page.get_by_role("button", name="Sit down").click()
    expect(host.page.locator(".invitation li.taken").nth(1)).to_contain_text("Ben, here")
    expect(host.page.locator(".invitation h3")).to_have_text("One seat is free")
    # the last seat goes to a bot, and the invitation has done its work
    host.page.locator(".invitation li", has_text="free seat").get_by_role("button").click()
    expect(host.page.locator(".invitation")).to_have_count(0)
    expect(guest.page.locator(".invitation")).to_have_count(0)


def test_a_game_that_is_dealt_when_everyone_sits_invites_too(person: New) -> None:
    host = person()
    table = lay(host, "bataille units=2")
    host.open(f"/table/{table['id']}")
    expect(host.page.locator(".invitation li")).to_have_count(2)


def test_the_invitation_can_be_put_aside_to_look_at_the_table(person: New) -> None:
    host = person(size=PHONE)
    sit(host, lay(host, "dday n-02 units=2"))
    host.page.get_by_role("button", name="Look at the table").click()
    expect(host.page.locator(".invitation")).to_have_count(0)
    expect(host.page.locator("[data-sector]").first).to_be_visible()


def test_the_phones_own_sharing_is_offered_where_there_is_one(person: New) -> None:
    host = person(size=PHONE)
    host.page.add_init_script("navigator.share = async (what) => { window.shared = what }")
    table = lay(host, "dday n-02 units=2")
    sit(host, table)
    host.page.get_by_role("button", name="Share…").click()
    shared = host.page.evaluate("window.shared")
    assert shared["url"].endswith(f"/join/{table['id']}#{table['key']}")


def test_who_is_invited_reads_by_whom_to_which_game_and_sees_the_beach(person: New) -> None:
    for size, language, said in (
        (TABLET, "en", "Ann invites you"),
        (PHONE, "fr", "Ann vous invite"),
        (PHONE, "zh", "Ann邀请你"),
    ):
        host, guest = person(), person(size=size, language=language)
        host.context.request.patch("/api/me", data={"name": "Ann"})
        table = lay(host, "dday n-02 units=2")
        guest.open(f"/join/{table['id']}#{table['key']}")
        page = guest.page
        expect(page.locator(".invited")).to_contain_text(said)
        expect(page.locator("h1")).to_contain_text("D-Day Dice")
        expect(page.locator(".maps svg path.land").first).to_be_visible()
        assert not guest.scrolls_sideways()


def test_who_invites_without_a_name_is_nobody_in_particular(person: New) -> None:
    host, guest = person(), person()
    table = lay(host, TWO)
    guest.open(f"/join/{table['id']}#{table['key']}")
    expect(guest.page.locator(".invited")).to_contain_text("You are invited to a game")
    expect(guest.page.locator(".free")).to_have_text("One seat is free.")

"""A table with a German in the browser: a board of his own, his open side, talk by sides, the first game offered."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.browser import TABLET, Person
from tests.web.scenes import bring, lay, lay_for_two, open_menu, record_up_to, sit

New = Callable[..., Person]
GERMAN = "dday n-18 units=1 opts=german"
GOLDEN = Path(__file__).parents[1] / "golden"


def test_each_side_talks_to_itself_alone_and_sees_of_the_other_what_lies_open(person: New) -> None:
    ally, german = person(), person()
    lay_for_two(ally, german, GERMAN)
    expect(german.page.locator(".felt .slot.black")).to_have_count(2)
    expect(ally.page.locator(".felt .slot.blue")).to_have_count(2)
    for one in (ally, german):
        one.page.locator(".tabs button").nth(1).click()
    ally.page.locator(".chat .to").select_option(index=1)
    ally.page.locator("#talk").fill("he looks weak")
    ally.page.locator("#talk").press("Enter")
    expect(ally.page.locator(".chat .lines")).to_contain_text("he looks weak")
    ally.page.locator(".chat .to").select_option(index=0)
    ally.page.locator("#talk").fill("good luck")
    ally.page.locator("#talk").press("Enter")
    expect(german.page.locator(".chat .lines")).to_contain_text("good luck")
    expect(german.page.locator(".chat .lines")).not_to_contain_text("he looks weak")
    expect(german.page.locator("[data-shown=atlantikwall-german-pool]")).to_contain_text("13")
    expect(ally.page.locator("[data-force=german]")).to_contain_text("1")
    # nobody proposes moves to the other side
    expect(german.page.locator(".proposals")).to_have_count(0)
    assert ally.complaints + german.complaints == []


def test_what_is_chosen_is_seen_wherever_it_was_chosen_and_laid_from_there(person: New) -> None:
    for language, told in (("en", "The German (Captain)"), ("fr", "L'Allemand (Capitaine)"), ("zh", "德军 (上尉)")):
        me = person(language=language)
        me.open("/new")
        against = me.page.locator("[data-first=against]")
        expect(against).to_have_attribute("aria-pressed", "false")
        against.click()
        expect(against).to_have_attribute("aria-pressed", "true")
        chosen = me.page.locator(".chosen")
        expect(chosen).to_be_in_viewport(ratio=1)
        expect(chosen).to_contain_text(told)
    me.page.locator(".map").first.click()
    expect(chosen).not_to_contain_text(told)
    against.click()
    chosen.get_by_role("button").click()
    me.page.wait_for_url("**/table/*")


def test_the_invitation_names_the_german_seat_and_the_guest_reads_whom_he_plays(person: New) -> None:
    for language, name, told in (
        ("en", "The German", "Your seat: The German. You play against Ann."),
        ("fr", "L'Allemand", "Votre place\u00a0: L'Allemand. Vous jouez contre Ann."),
        ("zh", "德军", "你的座位：德军。 你的对手是Ann。"),
    ):
        host, guest = person(language=language), person(language=language)
        host.context.request.patch("/api/me", data={"name": "Ann"})
        table = lay(host, GERMAN)
        sit(host, table)
        expect(host.page.locator(".invitation li[data-seat='2'] strong")).to_have_text(name)
        guest.open(f"/join/{table['id']}#{table['key']}")
        expect(guest.page.locator(".invited .own")).to_have_text(told)


def test_of_several_free_seats_a_guest_takes_the_one_he_wants(person: New) -> None:
    host, guest = person(), person()
    table = lay(host, "dday n-18 units=2 opts=german")
    sit(host, table)
    guest.open(f"/join/{table['id']}#{table['key']}")
    expect(guest.page.locator(".own")).to_have_text("Your seat: Unit 2.")
    guest.page.get_by_label("Which seat").select_option("The German")
    expect(guest.page.locator(".own")).to_contain_text("You play against")
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.page.locator(".felt .slot.black")).to_have_count(2)
    open_menu(guest)
    expect(guest.page.locator(".menu li strong")).to_have_text(["Unit 1", "Unit 2", "The German"])


def test_before_anybody_has_landed_the_german_sees_where_they_will(person: New) -> None:
    he = person(size=TABLET)
    sit(he, lay(he, GERMAN, seats=[{"who": "open"}, {"who": "me"}]))
    window = he.page.locator(".chart").bounding_box()
    assert window is not None
    for sector in ("1", "2"):
        patch = he.page.locator(f"[data-sector='{sector}']")
        expect(patch).to_be_attached()
        box = patch.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= window["y"] + window["height"]


def test_alone_as_the_german_the_way_of_the_automated_unit_is_drawn(person: New) -> None:
    host = person()
    host.open("/new")
    host.page.locator("[data-first=alone]").click()
    expect(host.page.locator(".seat")).to_have_count(1)
    host.page.locator("button.big").click()
    host.page.wait_for_url("**/table/*")
    host.page.wait_for_selector("[data-sector]")
    expect(host.page.locator("polyline.route")).to_have_count(1)
    expect(host.page.locator("[data-unit='1']")).to_have_count(1)
    expect(host.page.locator("[data-guide^=option-]")).to_contain_text("Solitaire as the German")
    host.page.locator("[data-guide^=option-] button").first.click()
    host.page.reload()
    host.page.wait_for_selector("polyline.route")
    expect(host.page.locator("[data-guide^=option-]")).to_have_count(0)
    assert host.complaints == []


@pytest.mark.parametrize(
    ("language", "landing", "told", "fate"),
    [
        ("en", "won", "The Allies have broken through", "is beaten"),
        ("fr", "lost", "Le débarquement est repoussé", "a gagné"),
        ("zh", "lost", "登陆被击退", "获胜"),
    ],
)
def test_the_german_reads_the_end_from_his_own_side(
    person: New, language: str, landing: str, told: str, fate: str
) -> None:
    he = person(language=language)
    record = (GOLDEN / f"dday-n-18-units-1-opts-german-german-solitaire-{landing}.hh").read_text()
    table = he.context.request.post("/api/records", data={"text": record}).json()
    he.open(f"/table/{table['id']}")
    end = he.page.locator(".end")
    has_won = landing == "lost"  # the landing's end is the other way round for him
    expect(end.locator("h2")).to_have_text(told)
    expect(end.locator("h2.won")).to_have_count(1 if has_won else 0)
    expect(end.locator(".curtain .cloth")).to_have_count(0 if has_won else 1)
    expect(end.locator("[data-force=german]")).to_contain_text(fate)
    he.open("/games")
    expect(he.page.locator(f".line[href='/table/{table['id']}']")).to_contain_text(told)


def test_on_a_tablet_the_log_can_be_read_below_many_rows(person: New) -> None:
    ann = person(TABLET)
    bring(ann, record_up_to("dday n-18 units=3 opts=german", "decorate", ("decorate",)))
    why = ann.page.locator(".side .log button").last
    why.scroll_into_view_if_needed()
    expect(why).to_be_in_viewport(ratio=1)
    log = ann.page.locator(".side .log").bounding_box()
    assert log is not None
    assert log["height"] >= 80

"""The dice are everybody's: each browser adds its part, and sees what was proven and what was not."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from hhour.kernel.table import Table
from tests.web.browser import Person
from tests.web.scenes import bring, join, lay, lay_for_two, sit

New = Callable[..., Person]
DEALT = "dday n-02 units=2 opts=random-specialists"


def end(host: Person, table: str) -> None:
    assert host.context.request.post(f"/api/tables/{table}/end").status == 200


def test_every_browser_adds_its_part_and_finds_it_in_the_proof(person: New) -> None:
    host, guest = person(), person()
    table = lay_for_two(host, guest)
    host.answer()
    host.page.get_by_role("button", name="Table and seats").click()
    expect(host.page.locator(".menu li small")).to_have_text(["added to the dice", "added to the dice"])
    end(host, table["id"])
    for one in (host, guest):
        one.page.locator(".more summary").click()
        one.page.get_by_role("button", name="Verify the dice").click()
        expect(one.page.locator(".proof")).to_contain_text("2 parts")
        expect(one.page.locator(".proof")).to_contain_text("What this browser added is in the dice.")


def test_an_opening_is_shown_when_everyone_sits(person: New) -> None:
    host, guest = person(), person()
    table = lay(host, DEALT)
    host.open(f"/table/{table['id']}")
    expect(host.page.locator(".connection")).to_contain_text("when every seat is taken")
    expect(host.page.locator("[data-sector]")).to_have_count(0)
    expect(host.page.get_by_role("button", name="Copy the link")).to_be_visible()
    join(guest, table, "Ben")
    expect(host.page.locator(".next h2")).to_be_visible()
    host.answer()


def test_who_waits_for_others_is_told_so(person: New) -> None:
    host = person()
    sit(host, lay(host, "dday n-02 units=2"))
    expect(host.page.locator(".connection")).to_contain_text("when every seat is taken")


@pytest.mark.parametrize(
    ("language", "said"), [("en", "not proven"), ("fr", "ne sont pas prouvés"), ("zh", "无法证明")]
)
def test_an_imported_game_says_so_on_the_table_and_at_the_end(person: New, language: str, said: str) -> None:
    me = person(language=language)
    game = Table("dday n-02", seed="known")
    game.apply(1, "roll")
    table = bring(me, str(game.record))
    expect(me.page.locator(".connection")).to_contain_text(said)
    end(me, table["id"])
    expect(me.page.locator(".end .imported")).to_contain_text(said)

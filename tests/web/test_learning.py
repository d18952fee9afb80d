"""Learning by playing: what is new explains itself once, three minutes are enough to begin."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from hhour.kernel.table import Table
from tests.web.browser import DESKTOP, PHONE, Person
from tests.web.scenes import bring, lay, sit
from tests.web.test_theatre import before_fire

New = Callable[..., Person]


def test_an_option_never_played_with_explains_itself_once(person: New) -> None:
    me = person()
    sit(me, lay(me, "dday n-02 opts=badges=on"))
    new = me.page.locator("[data-guide^=option-]")
    expect(new).to_have_count(1)
    new.get_by_role("button", name="Understood").click()
    expect(new).to_have_count(0)
    sit(me, lay(me, "dday n-02 opts=badges=on"))
    expect(me.page.locator(".next.mine")).to_be_visible()
    expect(me.page.locator("[data-guide^=option-]")).to_have_count(0)


def step(me: Person) -> str:
    """Which step of the first game is told just now."""
    told = me.page.locator("[data-guide^=lesson-]")
    return told.get_attribute("data-guide") or "" if told.count() else ""


def test_the_first_game_teaches_seven_steps_each_where_it_applies_and_once(person: New) -> None:
    me = person()
    me.play_now()
    expect(me.page.locator("[data-guide=lesson-1]")).to_contain_text("chosen so that every step happens")
    me.answer()
    expect(me.page.locator("[data-guide=lesson-2]")).to_be_visible()
    marked = me.page.locator("[data-die]:has(.best)")
    expect(marked).to_have_count(2)
    for at in range(2):
        marked.nth(at).click()
    me.page.locator(".next [data-primary]").click()
    expect(me.page.locator("[data-guide=lesson-3]")).to_be_visible()
    met: list[str] = []
    while len(met) < 7 and not me.is_over():
        if me.is_asked():
            if step(me) and step(me) not in met:
                met.append(step(me))
            me.answer()
        if "lesson-7" in met:
            break
    assert met == [f"lesson-{n}" for n in range(3, 8)]
    me.play_now()  # who has learnt all of it is told nothing twice, and plays with dice nobody chose
    expect(me.page.locator(".next.mine")).to_be_visible()
    assert me.context.request.get(f"/api/tables/{me.page.url.rsplit('/', 1)[-1]}").json()["origin"] == ""
    assert step(me) == ""


def test_who_knows_the_rules_is_told_none_of_them_in_any_game(person: New) -> None:
    me = person(size=PHONE)
    me.play_now()
    me.page.get_by_role("button", name="I know the rules, hide this").click()
    expect(me.page.locator(".guide")).to_have_count(0)
    sit(me, lay(me, "bataille"))
    expect(me.page.locator(".next.mine")).to_be_visible()
    expect(me.page.locator(".guide")).to_have_count(0)


@pytest.mark.parametrize(("setup", "new"), [("bataille", "new-bataille"), ("express utah", "new-express")])
def test_a_pocket_game_explains_itself_once(person: New, setup: str, new: str) -> None:
    me = person(size=PHONE)
    sit(me, lay(me, setup))
    guide = me.page.locator(f"[data-guide={new}]")
    guide.get_by_role("button", name="Understood").click()
    expect(guide).to_have_count(0)
    sit(me, lay(me, setup))
    expect(me.page.locator(".next.mine")).to_be_visible()
    expect(guide).to_have_count(0)


def before(kind: str) -> str:
    """A game in which this is just before one for the first time."""
    for number in range(200):
        table, rng = Table("dday n-02", seed=f"new{number}"), random.Random(number)
        for _ in range(60):
            if table.outcome:
                break
            view: Any = table.view(1)
            unit = view["units"][0]
            if unit[kind] and table.waiting():
                return table.record.text(reveal=True)
            choices = [
                one for one in table.choices(1) if one.split()[0] not in ("give-up", "use", "abandon", "advance")
            ]
            table.apply(1, rng.choice(choices or table.choices(1)))
    raise AssertionError(kind)


@pytest.mark.parametrize("kind", ["specialists", "items"])
def test_what_a_beach_brings_explains_itself_where_it_first_appears(person: New, kind: str) -> None:
    me = person()
    me.open("/")
    told_before = [f"new-{one}" for one in ("skulls", "guns", "mines", "black", "specialists", "items") if one != kind]
    me.page.evaluate("known => localStorage['hhour-guides'] = JSON.stringify(known)", told_before)
    bring(me, before(kind))
    told = me.page.locator(f"[data-guide=new-{kind}]")
    expect(told).to_be_visible()
    me.answer()
    expect(told).to_have_count(0)


def test_guns_and_mines_explain_themselves_on_the_way_to_them(person: New) -> None:
    me = person()
    record, _ = before_fire(("moves", "d6", "arrived"))
    bring(me, record)
    expect(me.page.locator("[data-guide^=new-]")).to_be_visible()
    seen = set()
    for _ in range(4):
        told = me.page.locator("[data-guide^=new-]")
        if not told.count():
            break
        seen.add(told.get_attribute("data-guide"))
        told.get_by_role("button", name="Understood").click()
    assert "new-mines" in seen


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Roll six dice"), ("fr", "Lancez six dés"), ("zh", "掷六颗骰子")]
)
def test_three_minutes_teach_the_game_in_three_languages(person: New, language: str, said: str) -> None:
    me = person(size=PHONE if language != "en" else DESKTOP, language=language)
    me.open("/rules")
    me.page.locator("main a[href='/learn']").click()
    expect(me.page.locator("h2", has_text=said)).to_be_visible()
    expect(me.page.locator("ol > li")).to_have_count(7)
    assert not me.scrolls_sideways()

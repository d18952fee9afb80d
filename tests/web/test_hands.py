"""Dice in one's hands: by mouse, by keys and by touch; what was done can be taken back until something new is known."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.browser import PHONE, Person
from tests.web.scenes import lay, play_to_the_end, sit

New = Callable[..., Person]


def faces(person: Person) -> list[str]:
    return [text.strip() for text in person.page.locator(".tray .spot").all_text_contents()]


def begin(person: Person, setup: str = "dday n-02") -> None:
    """At the table, dice rolled, about to lock."""
    sit(person, lay(person, setup))
    expect(person.question).to_have_text("Roll your dice.")
    person.page.keyboard.press("r")
    expect(person.question).to_contain_text("Lock 2 dice")


def test_dice_are_locked_and_rolled_again_by_clicking(person: New) -> None:
    me = person()
    begin(me)
    me.page.locator("[data-die=r1]").click()
    expect(me.page.locator("[data-die=r1]")).to_have_attribute("aria-pressed", "true")
    expect(me.page.locator(".next [data-primary]")).to_be_disabled()
    me.page.locator("[data-die=b2]").click()
    me.page.locator(".next [data-primary]").click()
    expect(me.question).to_contain_text("Re-roll")
    expect(me.page.locator(".tray .locked")).to_have_count(2)
    expect(me.page.locator("[data-die]")).to_have_count(4)
    me.page.locator("[data-die=w1]").click()
    me.page.locator("[data-die=w2]").click()
    me.page.locator(".next [data-primary]").click()
    expect(me.page.locator(".log p").last).to_have_text(re.compile(r"Unit 1 rolls white: [^;]+, [^;]+\."))


def test_dice_are_locked_and_rolled_again_by_keys(person: New) -> None:
    me = person()
    begin(me)
    for key in "16":
        me.page.keyboard.press(key)
    expect(me.page.locator("[data-die=r1]")).to_have_attribute("aria-pressed", "true")
    expect(me.page.locator("[data-die=b2]")).to_have_attribute("aria-pressed", "true")
    me.page.keyboard.press("Enter")
    expect(me.question).to_contain_text("Re-roll")
    me.page.keyboard.press("2")
    me.page.keyboard.press("3")
    me.page.keyboard.press("3")  # thought better of it
    expect(me.page.locator("[aria-pressed=true][data-die]")).to_have_count(1)
    before = me.seq
    me.page.keyboard.press("R")
    me.wait_for_change(before)
    expect(me.page.locator(".log p").last).to_have_text(re.compile(r"Unit 1 rolls red: [^,;]+\."))


def test_a_third_die_pushes_the_first_out(person: New) -> None:
    me = person()
    begin(me)
    for die in ("r1", "w1", "b1"):
        me.page.locator(f"[data-die={die}]").click()
    expect(me.page.locator("[data-die=r1]")).to_have_attribute("aria-pressed", "false")
    expect(me.page.locator(".next [data-primary]")).to_be_enabled()


@pytest.mark.parametrize("how", ["button", "key"])
def test_a_lock_is_taken_back_but_a_roll_is_not(person: New, how: str) -> None:
    me = person()
    begin(me)
    expect(me.page.get_by_role("button", name="Undo")).to_have_count(0)  # dice were rolled: nothing to take back
    rolled = faces(me)
    for key in ("1", "2", "Enter"):
        me.page.keyboard.press(key)
    expect(me.question).to_contain_text("Re-roll")
    if how == "button":
        me.page.get_by_role("button", name="Undo").click()
    else:
        me.page.keyboard.press("u")
    expect(me.question).to_contain_text("Lock 2 dice")
    assert faces(me) == rolled
    expect(me.page.get_by_role("button", name="Undo")).to_have_count(0)


def test_a_whole_game_goes_by_touch_on_a_phone(person: New) -> None:
    me = person(size=PHONE, touch=True)
    me.open("/")
    me.page.locator(".hero .go").tap()
    me.page.wait_for_selector(".next.mine")
    me.page.get_by_role("button", name="I know the rules, hide this").tap()
    locator = type(me.page.locator("body"))
    by_mouse, locator.click = locator.click, locator.tap  # type: ignore[method-assign,assignment]
    try:
        play_to_the_end(me)
    finally:
        locator.click = by_mouse  # type: ignore[method-assign]
    expect(me.page.locator(".outcome")).to_be_visible()
    assert not me.scrolls_sideways()


def test_everything_to_tap_is_large_enough(person: New) -> None:
    me = person(size=PHONE, touch=True)
    begin(me)
    for one in me.page.locator(
        "button:visible, a:visible, select:visible, summary:visible, [role=button]:visible"
    ).all():
        box = one.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 23.5, (one.evaluate("it => it.outerHTML")[:200], box)

"""A whole game by keyboard alone, heard as a screen reader hears them: names and roles of Chromium's own tree."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import CDPSession, expect

from tests.web.browser import Person
from tests.web.scenes import lay, sit

New = Callable[..., Person]
CONTROLS = ("button", "link", "combobox", "spinbutton", "textbox", "slider", "checkbox", "radio", "DisclosureTriangle")
PUZZLE = re.compile(r"^[^\w]*$|undefined|NaN|\[object|^[a-z]+(-[a-z0-9]+)+$")  # nothing, or a key of ours


class Ear:
    """What a screen reader is told of the page."""

    def __init__(self, me: Person) -> None:
        self.me = me
        self.session: CDPSession = me.context.new_cdp_session(me.page)
        self.session.send("Accessibility.enable")

    def tree(self) -> list[dict[str, Any]]:
        nodes: list[dict[str, Any]] = self.session.send("Accessibility.getFullAXTree")["nodes"]
        return [node for node in nodes if not node.get("ignored")]

    def hear(self) -> None:
        """Every control has a name that says something, the question is told when it comes, dice say what they show."""
        nodes = self.tree()
        named = [(role(node), name(node)) for node in nodes]
        assert [one for one in named if one[0] in CONTROLS and PUZZLE.search(one[1])] == []
        asked = self.me.question.inner_text().replace("\n", "")
        spoken = [node for node in nodes if role(node) == "heading" and prop(node, "live") == "polite"]
        assert [name(node).replace(" ", "") for node in spoken] == [asked.replace(" ", "")]
        for die in (node for node in nodes if role(node) == "button" and prop(node, "keyshortcuts").isdigit()):
            assert re.match(r"(Red|White|Blue|Black|Gold|Pink), \w", name(die)), name(die)


def role(node: dict[str, Any]) -> str:
    return str(node.get("role", {}).get("value", ""))


def name(node: dict[str, Any]) -> str:
    return str(node.get("name", {}).get("value", ""))


def prop(node: dict[str, Any], key: str) -> str:
    return next((str(one["value"].get("value", "")) for one in node.get("properties", []) if one["name"] == key), "")


def press(me: Person, selector: str) -> None:
    """Reach it by Tab from where the focus is, and press Enter."""
    for _ in range(500):
        if me.page.evaluate(
            "one => document.activeElement?.matches(one) && !document.activeElement.disabled", selector
        ):
            me.page.keyboard.press("Enter")
            return
        me.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {selector}")


def answer(me: Person) -> None:
    """One answer without a mouse: dice by their keys, the rest by Tab and Enter."""
    keys, before = me.page.keyboard, me.seq
    if me.page.locator(".next [data-verb=stop]").count():
        press(me, ".next [data-verb=stop]")
    elif me.page.locator("[data-die]").count():
        for die in me.page.locator("[data-die]").all():
            if me.page.locator(".next [data-primary]").first.is_enabled():
                break
            keys.press(die.get_attribute("aria-keyshortcuts") or "")
        press(me, ".next [data-primary]")
    elif me.page.locator("[data-sector].open").count():
        press(me, "[data-sector].open")
    elif me.page.locator(".next [data-quiet], .next .go:enabled").count():
        press(me, ".next [data-quiet], .next .go")
    else:
        press(me, ".next .row button, .next .cards button, .next .faces button")
    me.confirm(before)


def test_a_game_is_played_by_keyboard_and_every_word_of_it_is_heard(person: New) -> None:
    me = person()
    sit(me, lay(me, "dday n-02"))
    ear = Ear(me)
    limit = time.monotonic() + 400
    answers = 0
    while not me.is_over():
        assert time.monotonic() < limit, me.question.inner_text()
        if me.is_asked():
            if answers % 5 == 0:
                ear.hear()
            answer(me)
            answers += 1
            focused = "document.activeElement !== document.body && !document.activeElement.disabled"
            me.page.wait_for_function(f"() => ({focused}) || document.querySelector('.end')")
    expect(me.page.locator(".outcome")).to_be_visible()

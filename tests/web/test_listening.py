"""A whole game by keyboard alone, heard as a screen reader hears them: names and roles of Chromium's own tree."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from tests.web.browser import Person
from tests.web.scenes import lay, sit

GERMAN = "dday n-18 units=1 opts=german"
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


# The shorter way round is taken, as somebody does who knows the page: a map stands before its question.
BEFORE = """(one) => {
    const wanted = document.querySelector(one)
    return wanted.compareDocumentPosition(document.activeElement) === Node.DOCUMENT_POSITION_FOLLOWING
}"""

# Of the sectors that can be entered the one nearest to where everybody wants to go.
AHEAD = """() => {
    const all = [...document.querySelectorAll('[data-sector].open')]
    const top = (one) => one.getBoundingClientRect().top
    return all.reduce((best, one) => (top(one) < top(best) ? one : best)).dataset.sector
}"""


def press(me: Person, selector: str) -> None:
    """Reach it by Tab from where the focus is, and press Enter."""
    key = "Shift+Tab" if me.page.evaluate(BEFORE, selector) else "Tab"
    for _ in range(500):
        if me.page.evaluate(
            "one => document.activeElement?.matches(one) && !document.activeElement.disabled", selector
        ):
            me.page.keyboard.press("Enter")
            return
        me.page.keyboard.press(key)
    raise AssertionError(f"Tab never reaches {selector}")


def answer(me: Person) -> None:
    """One answer without a mouse: what explains itself is closed, dice go by their keys, the rest by Tab and Enter."""
    keys, before = me.page.keyboard, me.seq
    if me.page.locator(".next [data-guide]").count():
        press(me, ".next [data-guide] button")
    if me.page.locator(".next [data-verb=stop]").count():
        press(me, ".next [data-verb=stop]")
    elif me.page.locator("[data-die]").count():
        for die in me.page.locator("[data-die]").all():
            if me.page.locator(".next [data-primary]").first.is_enabled():
                break
            keys.press(die.get_attribute("aria-keyshortcuts") or "")
        press(me, ".next [data-primary]")
    elif me.page.locator(".next .tip").count():
        me.page.wait_for_selector("[data-sector].open")
        press(me, f"[data-sector='{me.page.evaluate(AHEAD)}']")
    elif me.page.locator(".next [data-quiet], .next .go:enabled").count():
        press(me, ".next [data-quiet], .next .go:enabled")
    else:
        press(me, ".next .row button, .next .cards button, .next .faces button")
    me.confirm(before)


@pytest.mark.parametrize(
    ("setup", "seats", "asked"),
    [
        pytest.param("dday n-02", ["me"], {"Roll your dice."}, id="a beach"),
        pytest.param(GERMAN, ["me", "bot"], {"Where does your unit land?"}, id="against a German"),
        pytest.param(f"{GERMAN},german-solitaire", ["me"], {"Roll your dice."}, id="as the German"),
        pytest.param(
            "dday n-19 opts=sea", ["me"], {"Where does your craft start?", "Where do you steer?"}, id="at sea"
        ),
    ],
)
def test_a_game_is_played_by_keyboard_and_every_word_of_it_is_heard(
    person: New, setup: str, seats: list[str], asked: set[str]
) -> None:
    me = person()
    sit(me, lay(me, setup, seats=[{"who": who, "level": "recruit" if who == "bot" else ""} for who in seats]))
    ear, heard = Ear(me), set[str]()
    limit = time.monotonic() + 400
    while not me.is_over():
        assert time.monotonic() < limit, me.question.inner_text()
        if me.is_asked():
            question = re.sub(r"\d+", "9", me.question.inner_text())  # of each kind one is listened to
            if question not in heard:
                ear.hear()
            heard.add(question)
            answer(me)
            focused = "document.activeElement !== document.body && !document.activeElement.disabled"
            me.page.wait_for_function(f"() => ({focused}) || document.querySelector('.end')")
    expect(me.page.locator(".outcome")).to_be_visible()
    assert asked <= heard

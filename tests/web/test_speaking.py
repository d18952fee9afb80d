"""Whole games in French and in Chinese: no sentence of the interface is left in English."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from hhour.i18n import language as words_of
from tests.i18n.fluent_files import lines
from tests.web.browser import PHONE, Person
from tests.web.scenes import lay, sit

New = Callable[..., Person]
WEB = Path(__file__).parents[2] / "web/src/words"
NAMES = ("H-Hour", "D-Day Dice")

# Everything a person reads or hears on the page, without what is there for nobody.
READ = """() => {
  const said = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap((one) =>
    ['aria-label', 'title', 'placeholder', 'alt'].map((name) => one.getAttribute(name)).filter(Boolean))
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const shown = (node) => !node.parentElement.closest('script, style, noscript, pre, code')
  while (walk.nextNode()) if (shown(walk.currentNode)) said.push(walk.currentNode.data)
  return [document.title, ...said]
}"""


def pieces(text: str) -> Iterator[str]:
    """The runs of words between numbers and names that are filled in."""
    for line in re.split(r"\{[^{}]*\}|[\n\[\]*]|\d+", text):
        words = re.findall(r"[A-Za-z']+", line)
        if len(words) >= 3:
            yield " ".join(words)


def english_phrases(code: str) -> set[str]:
    """All runs of three English words that the sentences of page and table have and those in `code` have not."""

    def threes(texts: list[str]) -> set[str]:
        found: set[str] = set()
        for text in texts:
            for piece in pieces(text):
                words = piece.lower().split()
                found |= {" ".join(words[at : at + 3]) for at in range(len(words) - 2)}
        return found

    web = {one: (WEB / f"{one}.ftl").read_text("utf-8").split("\n") for one in ("en", code)}
    told = {one: [line.words for line in lines(one)] for one in ("en", code)}
    return threes(web["en"] + told["en"]) - threes(web[code] + told[code])


class Ear:
    """Listens to a page for English."""

    def __init__(self, person: Person, code: str) -> None:
        self.person = person
        self.phrases = english_phrases(code)
        self.heard: dict[str, str] = {}

    def listen(self) -> None:
        for text in self.person.page.evaluate(READ):
            words = re.findall(r"[A-Za-z']+", re.sub("|".join(NAMES), "0", text).lower())
            for at in range(len(words) - 2):
                phrase = " ".join(words[at : at + 3])
                if phrase in self.phrases:
                    self.heard[phrase] = text.strip()


def test_the_ear_hears_english(person: New) -> None:
    me = person()
    ear = Ear(me, "fr")
    me.play_now()
    ear.listen()
    assert any("roll your dice" in phrase for phrase in ear.heard)
    assert len(ear.phrases) > 1000


@pytest.mark.parametrize("code", ["fr", "zh"])
def test_a_whole_game_speaks_one_language(person: New, code: str) -> None:
    me = person(language=code, size=PHONE)
    ear = Ear(me, code)
    for path in ("/", "/new", "/games", "/watch", "/join/0000000000000000#x", "/recover#x", "/lab", "/nowhere"):
        me.open(path)
        me.page.wait_for_load_state("networkidle")
        ear.listen()
    me.page.evaluate("localStorage.removeItem('hhour-guide')")
    table = lay(me, "dday n-02", seats=[{"who": "me"}])
    sit(me, table)
    actions = 0
    while not me.is_over() and actions < 150:
        ear.listen()
        if me.is_asked():
            me.answer()
            actions += 1
    expect(me.page.locator(".outcome")).to_be_visible()
    expect(me.page.locator(".end table").first).to_be_visible()
    ear.listen()
    me.page.locator(".more summary").click()
    me.page.locator(".more button").last.click()  # look at the table
    me.page.locator(".bar button").last.click()
    ear.listen()
    me.open(f"/replay/{table['id']}/3")
    me.page.wait_for_load_state("networkidle")
    ear.listen()
    assert ear.heard == {}
    asked = words_of(code).text("problem-no-such-table")
    me.open("/table/0000000000000000")
    expect(me.page.locator(".connection")).to_contain_text(asked)


@pytest.mark.parametrize("code", ["fr", "zh"])
@pytest.mark.parametrize(
    "setup", ["bataille units=2 opts=kommandant", "express omaha units=2 opts=advanced,kommandant"]
)
def test_a_pocket_game_speaks_one_language(person: New, setup: str, code: str) -> None:
    me = person(language=code)
    ear = Ear(me, code)
    sit(me, lay(me, setup, seats=[{"who": "me"}, {"who": "bot"}], advice="full"))
    actions = 0
    while not me.is_over() and actions < 40:
        ear.listen()
        if me.is_asked():
            me.answer()
            actions += 1
    ear.listen()
    assert ear.heard == {}

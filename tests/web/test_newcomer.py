"""What a newcomer and a designer stumbled over in the boxes; none of it comes back."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.rule import rule
from tests.web.browser import DESKTOP, PHONE, Person
from tests.web.scenes import bring, lay, record_up_to, sit

New = Callable[..., Person]
SEA = "dday n-19 opts=sea"


def option(me: Person) -> Locator:
    """What explains the options of this game."""
    return me.page.locator("[data-guide^=option-]")


def told(me: Person, answers: int) -> str:
    """All that explains itself while so many questions are answered."""
    said = ""
    for _ in range(answers):
        expect(me.page.locator(".next.mine[aria-busy=false]")).to_have_count(1)
        said += " ".join(me.page.locator(".guide").all_inner_texts())
        me.answer()
    return said


# Guides


@rule("W-SEA-30", "W-SEA-37", "W-SEA-39")
def test_at_sea_it_is_told_what_dice_cost_and_nothing_that_is_true_ashore_alone(person: New) -> None:
    me = person()
    sit(me, lay(me, SEA))
    option(me).get_by_role("button", name="Understood").click()
    said = told(me, 9)
    assert "A skull costs nothing" in said
    assert "ringed numbers" in said
    assert not re.search("cancels one|Men bring soldiers|dashed line", said)


@rule("A-GER-11", "A-RWB-01")
def test_the_german_is_told_of_the_dice_he_has(person: New) -> None:
    me = person()
    sit(me, lay(me, "dday n-18 opts=german,german-solitaire"))
    option(me).get_by_role("button", name="Understood").click()
    said = told(me, 5)
    assert "two red, two white, two black" in said
    assert "The same face in red, white and black" in said
    assert "blue" not in said


@rule("W-GOLD-32")
def test_who_locks_one_die_is_told_of_one(person: New) -> None:
    me = person()
    bring(me, record_up_to("dday n-02 opts=gold=touch", "lock", ("leave r1 b1",)))
    option(me).get_by_role("button", name="Understood").click()
    expect(me.page.locator("[data-guide=guide-lock]")).to_contain_text("Now lock one die")


@rule("W-GOLD-30", "W-GOLD-54", "W-GOLD-72")
def test_each_way_of_gold_dice_explains_itself_even_to_who_knows_another(person: New) -> None:
    me = person()
    ways = {
        "touch": "five different results",
        "rwbg": "it blocks the RWB",
        "wild": "shows no skull",
        "regular": "Supply Bag",
    }
    for way, words in ways.items():
        sit(me, lay(me, f"dday n-02 opts=gold={way}"))
        expect(option(me)).to_contain_text(words)
        option(me).get_by_role("button", name="Understood").click()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_what_a_box_brings_makes_room_once_it_was_answered_beside_and_opens_again(
    person: New, size: tuple[int, int]
) -> None:
    me = person(size)
    me.open("/")
    me.page.evaluate("localStorage['hhour-guide'] = 'off'")
    sit(me, lay(me, "dday n-02 opts=missions,heroes"))
    expect(option(me)).to_contain_text("last bunker")
    me.answer()
    expect(option(me)).not_to_contain_text("last bunker")
    line = option(me).get_by_role("button", name="New in this game: War Heroes, Special Missions")
    expect(line).to_have_attribute("aria-expanded", "false")
    line.click()
    expect(option(me)).to_contain_text("last bunker")
    option(me).get_by_role("button", name="Understood").click()
    expect(option(me)).to_have_count(0)


def test_no_title_ends_in_two_signs(person: New) -> None:
    me = person()
    sit(me, lay(me, "bataille"))
    expect(me.page.locator("[data-guide=new-bataille] strong")).to_have_text("Bataille!")

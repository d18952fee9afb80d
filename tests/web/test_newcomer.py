"""What a newcomer and a designer stumbled over in the boxes; none of it comes back."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.rule import rule
from tests.web.browser import DESKTOP, PHONE, TABLET, Person
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


# The sea


@rule("W-SEA-59")
def test_the_def_of_a_unit_at_sea_is_that_of_its_water(person: New) -> None:
    me = person()
    sit(me, lay(me, SEA))
    met = set()
    for _ in range(14):
        me.answer()
        here = me.page.locator(".team .state").inner_text().split()[0]
        water = me.page.locator(f"[data-sector][aria-label^='{here},']")
        if me.is_over() or not water.count():
            break
        shield = re.search(r"DEF (\d+)", water.get_attribute("aria-label") or "")
        assert shield
        expect(me.page.locator(".where dd").first).to_have_text(re.compile(rf"^\s*{shield[1]}\s*$"))
        met.add(shield[1])
    assert met > {"0"}


@pytest.mark.parametrize("language", ["en", "fr", "zh"])
def test_a_price_and_its_signs_stand_beside_each_other(person: New, language: str) -> None:
    me = person(PHONE, language)
    sit(me, lay(me, SEA))
    expect(me.page.locator(".price").first).to_be_visible()
    apart = """all => all.map((price) => {
        const parts = [...price.querySelectorAll(':scope > svg, :scope > text')]
        const boxes = parts.map((one) => one.getBoundingClientRect())
        return boxes.slice(1).every((box, at) => box.left >= boxes[at].right - 1)
    })"""
    assert me.page.locator(".price").evaluate_all(apart) == [True] * 3


def test_on_a_phone_the_water_has_the_room_a_beach_has(person: New) -> None:
    me = person(PHONE)
    sit(me, lay(me, SEA))
    water = me.page.locator(".chart").bounding_box()
    sit(me, lay(me, "dday n-02"))
    beach = me.page.locator(".chart").bounding_box()
    assert water
    assert water == beach


# The table


@rule("A-RWB-01")
def test_a_set_the_german_nearly_has_shows_his_colours(person: New) -> None:
    me = person()
    sit(me, lay(me, "dday n-18 opts=german,german-solitaire"))
    for _ in range(12):
        if me.page.locator(".dots").count():
            break
        me.answer()
    expect(me.page.locator(".dots").first).to_have_text("RWK")


def test_an_offer_begun_before_the_page_was_loaded_is_not_called_nothing(person: New) -> None:
    me = person()
    bring(me, record_up_to("dday n-02 units=2", "offer", ("trade 2", "give soldiers 1")))
    expect(me.question).to_contain_text("1 soldier")
    expect(me.page.locator(".sum")).to_have_text("")


def test_the_other_units_are_in_sight_however_many_cards_one_holds(person: New) -> None:
    me = person()
    bring(me, record_up_to("dday n-19 units=2 opts=missions,mission-possible", "find"))
    expect(me.page.locator(".board .cards > *").nth(2)).to_be_attached()
    expect(me.page.locator(".team li").last).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [TABLET, PHONE])
def test_what_has_the_focus_lies_behind_no_button(person: New, size: tuple[int, int]) -> None:
    me = person(size)
    bring(me, record_up_to("dday n-02 units=2 opts=gold=regular", "advance"))
    button = option(me).get_by_role("button", name="Understood")
    button.focus()
    clear = """button => {
        const box = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))
    }"""
    assert button.evaluate(clear)


def test_on_a_tablet_the_question_stays_above_however_many_cards_one_holds(person: New) -> None:
    me = person(TABLET)
    bring(me, record_up_to("dday n-19 units=2 opts=missions,mission-possible", "find"))
    cards = me.page.locator(".board .cards")
    assert cards.evaluate("cards => cards.scrollHeight > cards.clientHeight"), "more than there is room for"
    board = me.page.locator(".board").bounding_box()
    assert board
    assert board["y"] > TABLET[1] * 0.62


# An update of the server


def test_a_page_that_outlives_two_updates_loads_itself_anew_both_times(person: New) -> None:
    me = person()
    me.open("/")
    me.page.evaluate("sessionStorage['hhour-reloaded'] = Date.now() - 120_000")  # the first one was a while ago
    gone: list[str] = []

    def answer(route: Route) -> None:
        if gone:
            route.continue_()
        else:
            gone.append(route.request.url)
            route.fulfill(status=404)

    me.page.route("**/assets/NewTable-*.js", answer)
    me.page.get_by_role("link", name="New table").first.click()
    expect(me.page.get_by_role("button", name="Lay the table")).to_be_visible()
    assert gone
    me.complaints.clear()


# A new table


def test_a_seat_is_there_as_soon_as_its_unit_is(person: New) -> None:
    me = person()
    me.open("/new")
    expect(me.page.locator(".seat")).to_have_count(1)
    me.page.route("**/api/setups*", lambda route: None)  # the rules take their time
    me.page.locator("fieldset:has(.seat) button").last.click()
    expect(me.page.locator(".seat")).to_have_count(2)
    expect(me.page.locator(".chosen p")).to_contain_text("Unit 2")

"""What the table tells before anything is decided: prices, losses and chances on the map, the tally, the odds."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.browser import DESKTOP, PHONE, TABLET, Person
from tests.web.scenes import lay_for_two

New = Callable[..., Person]


def lay(me: Person, board: str = "Omaha Beach", advice: str = "full") -> None:
    """A table for one on this map."""
    me.open("/new")
    me.page.locator(".map", has_text=board).click()
    me.page.get_by_label("Advice").select_option(advice)
    me.page.locator(".big").click()
    me.page.wait_for_selector(".next.mine")
    me.page.wait_for_selector("[data-sector]")


def until_dice(me: Person) -> None:
    while not me.page.locator("[data-die]").count():
        me.answer()


def until_move(me: Person, again: Callable[[], object]) -> None:
    limit = time.monotonic() + 90
    while not me.page.locator("[data-sector].open").count():
        assert time.monotonic() < limit
        if me.is_over():
            again()
        if me.is_asked():
            me.answer()


def test_glowing_sectors_tell_their_price_and_the_chance_to_survive(person: New) -> None:
    me = person()
    stay = me.page.locator(".next [data-verb=stay]")
    me.play_now()
    until_move(me, me.play_now)
    while not stay.count():  # after three turns in one place there is no staying
        me.play_now()
        until_move(me, me.play_now)
    chip = me.page.locator(".price").first
    expect(chip).to_have_text(re.compile(r"(\d|free) ?[\d.]+%"))
    label = me.page.locator("[data-sector].open").first.get_attribute("aria-label") or ""
    assert re.search(r"DEF \d+.*: [\d.]+% to survive", label), label
    expect(stay).to_contain_text("to survive")


def test_closed_sectors_say_why_on_focus_hover_and_press_and_nothing_is_spent(person: New) -> None:
    me = person()
    me.play_now()
    until_move(me, me.play_now)
    about = me.page.locator(".about")
    before = me.seq
    me.page.locator("[data-sector=bunker]").focus()
    expect(about).to_contain_text("B-MOVE-02")
    me.page.locator("[data-sector='9']").hover(force=True)
    expect(about).to_contain_text("Sector 9 is not adjacent")
    me.page.locator("[data-sector='8']").click(force=True)
    expect(me.page.locator(".problem")).to_contain_text("not adjacent")
    expect(me.page.locator(".problem a")).to_have_text("B-MOVE-02")
    assert me.seq == before


def test_the_tally_builds_while_dice_are_chosen(person: New) -> None:
    me = person()
    lay(me, advice="off")
    until_dice(me)
    tally = me.page.locator(".tally")
    expect(tally).to_contain_text("As they lie")
    me.page.locator("[data-die]").first.click()
    expect(tally).to_contain_text("These dice")
    me.page.locator("[data-die]").first.click()
    expect(tally).to_contain_text("As they lie")
    assert me.page.locator(".chances").count() == 0, "no odds where advice is off"


def test_full_advice_shows_the_chances_of_every_choice_and_marks_the_best(person: New) -> None:
    me = person()
    lay(me)
    until_dice(me)
    chances = me.page.locator(".chances")
    expect(chances).to_contain_text("survive")
    expect(chances).to_contain_text("any RWB")
    expect(me.page.locator("[data-die] .best")).to_have_count(2)
    me.page.locator("[data-die=r1]").click()
    me.page.locator("[data-die=b2]").click()
    expect(chances).to_contain_text(re.compile(r"Lock (red|both red) .* and blue "))
    me.page.get_by_label("Goal").select_option("straight")
    expect(me.page.locator(".advice")).to_contain_text("Best for: a straight")
    me.page.reload()
    me.page.wait_for_selector(".chances")
    assert me.page.get_by_label("Goal").input_value() == "straight", "the goal is remembered"


def test_hints_name_one_best_choice_when_asked(person: New) -> None:
    me = person()
    lay(me, advice="hints")
    until_dice(me)
    assert me.page.locator(".chances").count() == 0
    me.page.get_by_role("button", name="Odds").click()
    expect(me.page.locator("[data-odds]")).to_have_count(1)


def test_sounds_are_on_after_the_first_click_and_the_switch_is_remembered(person: New) -> None:
    me = person()
    made = "window.sounded = 0; const Real = AudioContext; window.AudioContext = class extends Real {"
    me.page.add_init_script(made + " createGain() { window.sounded += 1; return super.createGain() } }")
    me.page.add_init_script(
        "if (!sessionStorage.seen) { localStorage.removeItem('hhour-sound'); sessionStorage.seen = 1 }"
    )
    me.play_now()
    me.answer()
    me.page.wait_for_function("() => sounded > 0")
    switch = me.page.get_by_role("button", name="Sounds")
    expect(switch).to_have_attribute("aria-pressed", "true")
    switch.click()
    me.page.reload()
    expect(switch).to_have_attribute("aria-pressed", "false")
    me.answer()
    assert me.page.evaluate("sounded") == 0


def test_the_team_tells_who_falls_and_who_can_trade(person: New) -> None:
    me = person()
    me.open("/new")
    me.page.locator(".map", has_text="Exercise Tiger").click()
    me.page.get_by_role("button", name="More: How many units").click()
    me.page.locator(".seat select").last.select_option("beside")
    me.page.locator(".big").click()
    me.page.wait_for_selector("[data-sector]")
    row = me.page.locator(".team li").first
    expect(row).to_contain_text("can trade with 2")


def test_a_phone_shows_price_and_chance_large_enough_to_read(person: New) -> None:
    me = person(size=PHONE)
    me.play_now()
    until_move(me, me.play_now)
    chip = me.page.locator(".price text").first
    expect(chip).to_be_visible()
    box = chip.bounding_box()
    assert box is not None
    assert box["height"] >= 11
    assert not me.scrolls_sideways()


def test_steps_without_a_way_back_look_it(person: New) -> None:
    me = person()
    me.play_now()
    roll = me.page.locator(".next [data-verb=roll]")
    expect(roll).to_have_class(re.compile("final"))
    expect(roll).to_have_attribute("title", re.compile("cannot be taken back"))
    me.answer()
    me.page.locator("[data-die]").nth(0).click()
    me.page.locator("[data-die]").nth(1).click()
    expect(me.page.locator(".next [data-primary]")).not_to_have_class(re.compile("final"))


@pytest.mark.parametrize("size", [(1920, 1080), (2560, 1440), DESKTOP, TABLET, PHONE], ids=str)
def test_the_whole_table_with_odds_is_on_one_screen(person: New, size: tuple[int, int]) -> None:
    me = person(size=size)
    lay(me)
    until_dice(me)
    me.page.wait_for_selector(".chances")
    for what in (".beach", ".next h2", ".tray", ".chances", "[data-number=soldiers]", ".phases"):
        box = me.page.locator(what).first.bounding_box()
        assert box is not None, what
        assert min(box["x"], box["y"]) >= 0, (what, box)
        assert box["x"] + box["width"] <= size[0] + 1, (what, box)
        assert box["y"] + box["height"] <= size[1] + 1, (what, box)
    large = me.page.locator("[data-number=soldiers]").bounding_box()
    assert large is not None
    assert large["height"] >= min(size[1] / 45, 40), "numbers grow with the screen"


def test_someone_is_muted_by_one_and_silenced_by_the_host(person: New) -> None:
    host, guest = person(), person()
    lay_for_two(host, guest)
    for one in (host, guest):
        one.page.get_by_role("button", name="Chat").click()
    box = guest.page.get_by_role("textbox", name="Chat")
    box.fill("noise")
    guest.page.get_by_role("button", name="Send").click()
    lines = host.page.locator(".chat .lines")
    expect(lines).to_contain_text("noise")
    lines.get_by_role("button", name="Mute").click()
    expect(lines).not_to_contain_text("noise")
    lines.get_by_role("button", name="One muted line").click()
    lines.get_by_role("button", name="Silence for all").click()
    expect(lines.get_by_role("button", name="Let speak again")).to_be_visible()
    box.fill("more noise")
    guest.page.get_by_role("button", name="Send").click()
    expect(guest.page.get_by_text("The host lets you say nothing")).to_be_visible()
    expect(lines).not_to_contain_text("more noise")

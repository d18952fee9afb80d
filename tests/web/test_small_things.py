"""Small things that spoil a table: each was seen by somebody who played, and none comes back."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from hhour import rulebook
from hhour.advice import adviser_of
from hhour.kernel.table import Table
from tests.web.browser import Person, Server
from tests.web.scenes import bring, lay, record_up_to, sit

New = Callable[..., Person]
PRACTICE = "dday n-01 level=practice"


def chosen_dice(me: Person, *places: int) -> list[str]:
    """Roll, choose dice by their place, and say what a screen reader is told of them."""
    me.answer()
    me.page.wait_for_selector("[data-die]")
    for place in places:
        me.page.locator("[data-die]").nth(place).click()
    return [me.page.locator("[data-die] .hidden").nth(place).inner_text() for place in places]


# The tab


def test_the_tab_says_when_it_is_my_turn(person: New) -> None:
    me = person()
    me.play_now()
    expect(me.page).to_have_title("● Your move · Exercise Tiger · H-Hour")
    me.open("/rules")
    expect(me.page).to_have_title("Rulebook · H-Hour")


# The rulebook


def test_the_rulebook_shows_no_stars_for_stress(person: New) -> None:
    stressed = next(
        rule.id
        for rule in map(rulebook.get, rulebook.ids())
        if rule is not None and re.search(r"\*\w[^*]*\w\*", rule.text)
    )
    me = person()
    me.open(f"/rules/{stressed}")
    article = me.page.locator("article.one")
    expect(article.locator("em").first).to_be_visible()
    assert "*" not in article.inner_text()


def test_notes_on_the_sources_stand_apart_and_a_rule_names_none(person: New) -> None:
    me = person()
    me.open("/rules/B-SPEC-C05")
    article = me.page.locator("article.one")
    expect(article).to_contain_text("printed")
    assert not re.search(r"\bS\d\b", article.inner_text())
    notes = me.page.locator("details.notes")
    expect(notes).to_contain_text("Notes on the sources")
    outside = me.page.locator("details.chapter:not(.notes) dt a").all_inner_texts()
    assert len(outside) > 500
    assert [id for id in outside if "-AMB-" in id or "-ICON-" in id] == []


# Dice


def test_a_choice_of_dice_is_called_by_what_they_show(person: New) -> None:
    me = person()
    me.play_now()
    first, second = chosen_dice(me, 0, 2)
    label = me.page.locator(".next [data-primary]").inner_text().lower()
    for said in (first, second):
        colour, face = said.split(", ")[:2]
        assert colour.lower() in label
        assert face.lower() in label
    assert not re.search(r"(red|white|blue) \d(?! m[ae]n)", label)


def test_only_dice_that_were_rolled_tumble(person: New) -> None:
    me = person()
    me.play_now()
    chosen_dice(me, 0, 1)
    me.page.locator(".next [data-primary]").click()
    me.page.wait_for_selector(".next [data-verb=stop]")
    mark = "document.querySelectorAll('.tray .cube').forEach((cube) => { cube.marked = true })"
    me.page.evaluate(mark)
    rolled = me.page.locator("[data-die]").last.get_attribute("data-die")
    me.page.locator("[data-die]").last.click()
    before = me.seq
    me.page.locator(".next [data-primary]").click()
    me.wait_for_change(before)
    me.page.wait_for_function("() => [...document.querySelectorAll('.tray .cube')].some((cube) => !cube.marked)")
    fresh = "[...document.querySelectorAll('.tray .place')].filter((one) => !one.querySelector('.cube').marked)"
    assert me.page.evaluate(f"{fresh}.map((one) => one.dataset.slot)") == [rolled]


def test_an_accent_on_a_capital_is_not_cut_off(person: New) -> None:
    me = person(language="fr")
    me.play_now()
    me.answer()
    cut = "[...document.querySelectorAll('.tray .word')].filter((word) => word.scrollHeight > word.clientHeight).length"
    assert me.page.evaluate(cut) == 0
    room = "getComputedStyle(document.querySelector('.tray .word'))"
    assert me.page.evaluate(f"parseFloat({room}.lineHeight) / parseFloat({room}.fontSize)") > 1.3


@pytest.mark.parametrize("dark", [False, True])
def test_the_focus_is_seen_on_the_felt_and_never_lost(person: New, dark: bool) -> None:
    me = person(dark=dark)
    me.play_now()
    me.answer()
    me.page.locator("[data-die]").first.focus()
    assert contrast(me.page, ".felt [data-die]", ".felt") > 3
    for key in ("1", "2"):
        me.page.keyboard.press(key)
    me.page.locator(".next [data-primary]").focus()
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector(".next [data-verb=stop]")
    me.page.wait_for_function("() => document.activeElement !== document.body && !document.activeElement.disabled")


def contrast(page: Page, outlined: str, ground: str) -> float:
    """Between the outline of the one and the ground of the other."""
    return float(
        page.evaluate(
            """([outlined, ground]) => {
                const light = (colour) => {
                    const [r, g, b] = colour.match(/[\\d.]+/g).slice(0, 3).map((n) => {
                        const part = n / 255
                        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
                    })
                    return 0.2126 * r + 0.7152 * g + 0.0722 * b
                }
                const focus = getComputedStyle(document.querySelector(outlined)).getPropertyValue('--focus')
                const probe = document.body.appendChild(document.createElement('i'))
                probe.style.color = focus
                const one = light(getComputedStyle(probe).color)
                const two = light(getComputedStyle(document.querySelector(ground)).backgroundColor)
                probe.remove()
                return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05)
            }""",
            [outlined, ground],
        )
    )


# Numbers


def test_every_gain_and_loss_has_a_chip_of_its_own(person: New) -> None:
    me = person()
    me.page.emulate_media(reduced_motion="no-preference")
    me.play_now()
    me.page.evaluate(
        """() => {
            window.chips = []
            new MutationObserver((all) => {
                for (const change of all) for (const node of change.addedNodes)
                    if (node.classList?.contains('change')) {
                        window.chips.push(node.textContent)
                        const above = node.offsetTop + node.offsetHeight <= 1
                        const beside = node.offsetLeft >= node.parentElement.offsetWidth
                        window.covering = window.covering || !(above || beside)
                    }
            }).observe(document.body, { childList: true, subtree: true })
        }"""
    )
    for _ in range(12):
        if me.is_over():
            break
        me.answer()
    me.page.wait_for_function("() => window.chips.length > 3")
    assert {chip[0] for chip in me.page.evaluate("window.chips")} == {"+", "−"}
    assert not me.page.evaluate("window.covering"), "the number itself stays in sight"
    me.page.wait_for_function("() => document.querySelectorAll('.count .change').length === 0")


# Moves


def a_deadly_way() -> tuple[str, str]:
    """The record of a game in which a Unit may go where it will most likely fall, and that sector."""
    for number in range(200):
        table, rng = Table("dday n-02", seed=f"deadly{number}"), random.Random(number)
        for _ in range(60):
            if table.outcome:
                break
            if table.question(1) == "move":
                ways = [way for way in adviser_of(table.game).ways(table, 1) if way.survival < 0.5]
                going = [way.action for way in ways if way.action.split()[0] in ("move", "advance")]
                if going:
                    return table.record.text(reveal=True), going[0].split()[1]
            choices = [choice for choice in table.choices(1) if choice.split()[0] not in ("give-up", "use")]
            table.apply(1, rng.choice(choices))
    raise AssertionError("No game came to a deadly way.")


def test_a_move_that_will_probably_be_the_last_is_asked_about_once(person: New) -> None:
    record, sector = a_deadly_way()
    me = person()
    bring(me, record)
    before = me.seq
    me.page.locator(f"[data-sector='{sector}'].open").click()
    if me.page.get_by_role("group", name="How to go there").count():
        me.page.get_by_role("group", name="How to go there").get_by_role("button").first.click()
    asked = me.page.get_by_role("alertdialog")
    expect(asked).to_contain_text("Chance to survive this turn")
    assert me.seq == before
    asked.get_by_role("button", name="Cancel").click()
    expect(asked).to_have_count(0)
    me.page.locator(f"[data-sector='{sector}'].open").click()
    asked.locator("[data-sure]").click()
    me.wait_for_change(before)


def test_a_move_without_a_price_says_so_in_words(person: New) -> None:
    me = person()
    table = lay(me, "dday n-03")
    sit(me, table)
    me.page.wait_for_selector(".price text")
    assert "free" in me.page.locator(".price").first.text_content().lower()  # type: ignore[union-attr]
    assert me.page.get_by_text("✓").count() == 0


def test_why_not_is_forgotten_with_its_question(person: New) -> None:
    me = person()
    bring(me, record_up_to("dday n-02", "advance"))
    me.page.locator("[data-sector]:not(.open)").last.click(force=True)
    expect(me.page.locator(".next .problem")).to_be_visible()
    before = me.seq
    me.page.locator(".next [data-quiet]").first.click()
    if me.page.locator(".next [data-sure]").count():
        me.page.locator(".next [data-sure]").click()
    me.wait_for_change(before)
    expect(me.page.locator(".next .problem")).to_have_count(0)


# The log


def test_why_of_the_last_line_opens_in_view_and_names_its_rule_once(person: New) -> None:
    me = person()
    me.play_now()
    for _ in range(4):
        me.answer()
    me.page.locator(".log .why").last.click()
    because = me.page.locator(".log .because")
    expect(because.locator("a").first).to_be_visible()
    expect(because.locator("a").first).to_be_in_viewport()
    rule = because.locator("a").first.inner_text()
    assert because.inner_text().count(rule) == 1


# Other pages


def test_a_bot_has_a_level_from_the_start(person: New) -> None:
    me = person()
    me.open("/new")
    me.page.get_by_role("button", name="More: How many units").click()
    me.page.get_by_label("Who plays unit 2").select_option("bot")
    expect(me.page.get_by_label("Level of the bot")).to_have_value("captain")
    me.page.locator(".game", has_text="Bataille!").click()
    assert me.page.get_by_label("Level of the bot").input_value() != ""


def test_the_slider_of_a_shared_replay_stands_at_its_moment(person: New) -> None:
    me = person()
    id = me.play_now()
    for _ in range(4):
        me.answer()
    me.open(f"/replay/{id}/3")
    expect(me.page.locator("input[type=range]")).to_have_value("3")


def test_a_restart_of_the_server_is_forgotten_when_it_is_back(person: New, own_server: Server) -> None:
    me = person(at=own_server)
    me.play_now()
    own_server.stop()
    expect(me.page.locator(".connection")).to_contain_text("connection is lost")
    own_server.start()
    me.page.evaluate("document.querySelector('.connection button')?.click()")  # unless the page was quicker
    expect(me.page.locator(".connection p")).to_have_count(0)
    expect(me.page.locator(".next .problem")).to_have_count(0)


def test_after_a_lost_practice_run_the_main_button_tries_again(person: New) -> None:
    for number in range(100):
        table, rng = Table(PRACTICE, seed=f"lost{number}"), random.Random(number)
        while not table.outcome:
            table.apply(1, rng.choice(table.choices(1)))
        if table.outcome == "lost":
            break
    me = person()
    answer = me.context.request.post("/api/records", data={"text": table.record.text(reveal=True)})
    me.open(f"/table/{answer.json()['id']}")
    expect(me.page.locator(".end .outcome")).to_have_text("The battle is lost")
    expect(me.page.locator(".end .row .go")).to_have_text("Again")
    me.page.locator(".more summary").click()
    expect(me.page.get_by_role("button", name="On to Basic Training")).to_be_visible()

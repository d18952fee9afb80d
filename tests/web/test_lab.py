"""The lab's page, and what New table tells before a table is laid."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from hhour.bots.difficulty import difficulty
from tests.web.browser import DESKTOP, PHONE, TABLET, Person
from tests.web.test_pages import serious

New = Callable[..., Person]
GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_lab_shows_how_hard_maps_are_and_reads_a_record(person: New, size: tuple[int, int]) -> None:
    me = person(size=size)
    me.open("/")
    me.page.locator(".tiles a[href='/lab']").click()
    me.page.wait_for_selector("svg.chart")
    assert me.page.locator("svg.chart rect.bar").count() >= 20
    me.page.get_by_text("The figures as a table").click()
    expect(me.page.locator("table")).to_contain_text("Pointe du Hoc")
    me.page.locator("input[type=file]").set_input_files(GOLDEN / "dday-n-01-units-1-won.hh")
    expect(me.page.locator(".report")).to_contain_text("Decisions")
    assert me.page.locator(".report rect.luck").count() > 0
    assert serious(me.page) == []
    assert not me.scrolls_sideways()


def test_what_is_no_record_gets_a_sentence_in_the_lab(person: New, tmp_path: Path) -> None:
    me = person(language="fr")
    wrong = tmp_path / "wrong.hh"
    wrong.write_text("not a record")
    me.open("/lab")
    me.page.locator("input[type=file]").set_input_files(wrong)
    expect(me.page.get_by_role("alert")).not_to_be_empty()


def test_the_map_picker_shows_what_was_measured_and_says_where_nothing_was(person: New) -> None:
    alone = [(row["setup"].split(), row) for row in difficulty() if "units=1" in row["setup"].split()]
    figures = {(words[1], row["bot"]): row["win_rate"] for words, row in alone if words[1] != "n-01"}  # that has levels
    assert figures, "some were measured"
    me = person()
    me.open("/new")
    me.page.wait_for_selector(".map .difficulty")
    for tile in me.page.locator(".map").all():
        board = tile.locator("input").input_value()
        expect(tile.locator(".history")).not_to_be_empty()
        for bot in ("sergeant", "captain"):
            if (board, bot) in figures:
                shown = tile.locator(".bar", has_text=bot.title()).locator("strong").inner_text()
                assert float(shown.rstrip("%")) / 100 == pytest.approx(figures[board, bot], abs=0.01), board
        if board != "n-01" and not any(one == board for one, _ in figures):
            expect(tile).to_contain_text("Win rates not measured yet.")


def test_nothing_stands_out_of_the_tile_of_a_map(person: New) -> None:
    me = person()
    me.open("/new")
    me.page.wait_for_selector(".map .difficulty")
    for one in me.page.locator(".map").all():
        box, inner = one.bounding_box(), one.locator("strong").first.bounding_box()
        assert box is not None
        assert inner is not None
        assert inner["x"] + inner["width"] <= box["x"] + box["width"], "nothing stands out of its tile"
        for picture in one.locator(".pictures svg").all():
            inner = picture.bounding_box()
            assert inner is not None
            assert inner["x"] + inner["width"] <= box["x"] + box["width"]


def test_a_map_is_chosen_by_its_ground_which_comes_when_it_is_seen(person: New) -> None:
    me = person()
    me.open("/new")
    me.page.wait_for_selector(".map .pictures svg .water")
    last = me.page.locator(".map").last.locator(".pictures svg")
    expect(last).to_have_count(2)  # Operation Deadstick is two maps
    assert last.locator("path").count() == 0, "nobody has looked at it yet"
    me.page.locator(".map").last.scroll_into_view_if_needed()
    for sheet in last.all():
        expect(sheet.locator(".land").first).to_be_attached()
        assert sheet.locator("text").count() == 0, "a number would be too small to read"


def test_options_are_closed_by_the_rules_for_the_very_setup(person: New) -> None:
    me = person()
    me.open("/new")
    me.page.get_by_text("Optional rules").click()
    climb = me.page.locator(".option", has_text="Climb from below")
    expect(climb.locator(".why")).to_contain_text("B-OPT-H07")
    expect(climb.locator("input")).to_be_disabled()
    me.page.locator(".map", has_text="Pointe du Hoc").click()
    expect(climb.locator("input")).to_be_enabled()


def test_options_stand_under_their_box_and_those_of_a_module_come_with_it(person: New) -> None:
    for language, base, module, within in (
        ("en", "The base game", "Gold dice", "Gold solitaire trading"),
        ("fr", "Le jeu de base", "Dés d'or", "Échange d'or en solitaire"),
        ("zh", "基础游戏", "金骰", "金骰单人交换"),
    ):
        me = person(size=TABLET, language=language)
        me.open("/new")
        me.page.locator("details summary").first.click()
        expect(me.page.locator("details h3")).to_have_text([base, "Atlantikwall", "Way to Hell"])
        hell = me.page.locator("[data-box=way-to-hell]")
        gold = hell.locator(".option", has_text=module).first
        expect(gold).to_contain_text(within)  # told before it can be chosen
        expect(hell.locator(".within")).to_have_count(0)
        assert not me.scrolls_sideways()
        gold.locator("select").select_option("regular")
        expect(hell.locator(".within")).to_contain_text(within)
        # what comes with a way that is put off again is put off with it
        hell.locator(".within input").check()
        expect(me.page.locator(".chosen p")).to_contain_text(within)
        gold.locator("select").select_option("wild")
        expect(me.page.locator(".chosen p")).not_to_contain_text(within)
        expect(me.page.locator(".big")).to_be_enabled()


def test_a_written_option_is_typed_and_judged(person: New) -> None:
    me = person()
    me.open("/new")
    me.page.locator(".game", has_text="Bataille!").click()
    me.page.get_by_text("Optional rules").click()
    typed = me.page.locator(".option input:not([type])")
    typed.fill("nonsense")
    expect(me.page.get_by_role("alert")).not_to_be_empty()
    expect(me.page.locator(".big")).to_be_disabled()
    typed.fill("star=memorial-cross+skull=silver-star")
    expect(me.page.locator(".big")).to_be_enabled()

"""The lab's page, and what New table tells before a table is laid."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.browser import DESKTOP, PHONE, Person
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


def test_the_map_picker_shows_measured_difficulty_and_history(person: New) -> None:
    me = person()
    me.open("/new")
    tile = me.page.locator(".map", has_text="Pointe du Hoc")
    expect(tile.locator(".difficulty")).to_contain_text("Sergeant")
    expect(tile.locator(".difficulty")).to_contain_text("%")
    expect(tile.locator(".history")).not_to_be_empty()
    for one in me.page.locator(".map").all():
        box, inner = one.bounding_box(), one.locator("strong").first.bounding_box()
        assert box is not None
        assert inner is not None
        assert inner["x"] + inner["width"] <= box["x"] + box["width"], "nothing stands out of its tile"
        for picture in one.locator("img").all():
            inner = picture.bounding_box()
            assert inner is not None
            assert inner["x"] + inner["width"] <= box["x"] + box["width"]


def test_options_are_closed_by_the_rules_for_the_very_setup(person: New) -> None:
    me = person()
    me.open("/new")
    me.page.get_by_text("Optional rules").click()
    climb = me.page.locator(".option", has_text="Climb from below")
    expect(climb.locator(".why")).to_contain_text("B-OPT-H07")
    expect(climb.locator("input")).to_be_disabled()
    me.page.locator(".map", has_text="Pointe du Hoc").click()
    expect(climb.locator("input")).to_be_enabled()
    garrison = me.page.locator(".option", has=me.page.get_by_label("Garrison", exact=True))
    expect(garrison.locator(".why")).to_contain_text("Assault")
    me.page.get_by_label("Assault", exact=True).check()
    expect(garrison.locator("input")).to_be_enabled()


def test_a_written_option_is_typed_and_judged(person: New) -> None:
    me = person()
    me.open("/new")
    me.page.locator("select:has(option[value=bataille])").select_option("bataille")
    me.page.get_by_text("Optional rules").click()
    typed = me.page.locator(".option input:not([type])")
    typed.fill("nonsense")
    expect(me.page.get_by_role("alert")).not_to_be_empty()
    expect(me.page.locator(".big")).to_be_disabled()
    typed.fill("star=memorial-cross+skull=silver-star")
    expect(me.page.locator(".big")).to_be_enabled()

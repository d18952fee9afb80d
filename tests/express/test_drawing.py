"""The drawings of Express! are well-formed, labelled and show what they are asked to show."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from hhour.express.beaches import BEACHES
from hhour.express.cards import SPECIALISTS
from hhour.express.draw import draw_beach, draw_kommandant, draw_specialist, draw_terrain_die
from hhour.i18n import LANGUAGES, language
from hhour.kernel.faces import FACES
from hhour.pocket.terrain import TERRAIN
from tests.rule import rule

SVG = "{http://www.w3.org/2000/svg}"
every_language = pytest.mark.parametrize("code", LANGUAGES)


def read(drawing: str) -> ElementTree.Element:
    root = ElementTree.fromstring(drawing)
    title = root.find(f"{SVG}title")
    assert title is not None
    assert title.text
    assert root.get("role") == "img"
    return root


def texts(root: ElementTree.Element) -> str:
    return " ".join(text.text or "" for text in root.iter(f"{SVG}text"))


@rule("P-DICE-05")
@every_language
def test_the_six_faces_of_the_beach_die_are_six_pictures(code: str) -> None:
    drawn = {draw_terrain_die(terrain, language(code)) for terrain in TERRAIN}
    assert len(drawn) == 6
    assert all(read(drawing) is not None for drawing in drawn)


@every_language
def test_the_kommandant_shows_his_face(code: str) -> None:
    drawn = {draw_kommandant(face, language(code)) for face in ("", *FACES)}
    assert len(drawn) == 7
    for drawing in drawn:
        read(drawing)


@every_language
@pytest.mark.parametrize("slug", SPECIALISTS)
def test_a_specialist_has_his_name_and_what_he_does(code: str, slug: str) -> None:
    lang = language(code)
    told = texts(read(draw_specialist(slug, lang)))
    assert lang.text(f"card-{slug}") in told
    said = lang.attr(f"card-{slug}", "text")
    assert "".join(said.split()) in "".join(told.split())


@every_language
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("slug", BEACHES)
def test_a_beach_has_its_six_sectors_and_the_lit_one_differs(code: str, advanced: bool, slug: str) -> None:
    lang = language(code)
    root = read(draw_beach(slug, lang, advanced))
    sectors = [group.get("id") for group in root.iter(f"{SVG}g") if group.get("role") == "group"]
    assert sectors == [f"sector-{number}" for number in range(1, 7)]
    assert lang.text(f"map-{slug}") in texts(root)
    assert draw_beach(slug, lang, advanced, sector=3) != draw_beach(slug, lang, advanced)


def test_texts_stay_within_their_card() -> None:
    for slug in SPECIALISTS:
        for code in LANGUAGES:
            for text in read(draw_specialist(slug, language(code))).iter(f"{SVG}text"):
                assert float(text.get("y", "0")) < 178, (slug, code)

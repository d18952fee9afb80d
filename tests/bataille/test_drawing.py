"""The drawings of dice, terrain, Kommandant and Medals: whole, told apart, and named in every language."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from hhour.bataille.draw import draw_medal
from hhour.bataille.medals import MEDALS
from hhour.i18n import LANGUAGES, language
from hhour.kernel.faces import FACES
from hhour.pocket.draw import BODIES, draw_die, draw_kommandant, draw_terrain
from hhour.pocket.terrain import TERRAIN

SVG = "{http://www.w3.org/2000/svg}"
every_language = pytest.mark.parametrize("code", LANGUAGES)


def title(drawing: str) -> str:
    picture = ElementTree.fromstring(drawing)
    assert picture.tag == f"{SVG}svg"
    assert picture.get("role") == "img"
    found = picture.find(f"{SVG}title")
    assert found is not None
    assert picture.get("aria-label") == found.text
    return found.text or ""


@every_language
def test_every_terrain_face_is_drawn_with_its_name(code: str) -> None:
    lang = language(code)
    assert [title(draw_terrain(name, lang)) for name in TERRAIN] == [lang.text(f"terrain-{name}") for name in TERRAIN]


@every_language
def test_every_medal_is_drawn_with_its_name_written_on_it(code: str) -> None:
    lang = language(code)
    for slug in MEDALS:
        drawing = draw_medal(slug, lang)
        name = lang.text(f"card-{slug}")
        assert title(drawing) == name
        texts = [text.text for text in ElementTree.fromstring(drawing).iter(f"{SVG}text")]
        assert texts == [name]


@every_language
def test_the_kommandants_die_is_named_as_his(code: str) -> None:
    lang = language(code)
    for face in FACES:
        told = title(draw_kommandant(face, lang))
        assert told.startswith(lang.text("bataille-kommandant"))
        assert lang.text(f"face-{face.lower().replace('_', '-')}") in told


def test_no_two_pictures_are_alike() -> None:
    drawings = [draw_terrain(name) for name in TERRAIN]
    drawings += [draw_medal(slug) for slug in MEDALS]
    drawings += [draw_die(face, colour) for face in FACES for colour in BODIES]
    drawings += [draw_kommandant(face) for face in FACES]
    bare = [drawing.partition("</title>")[2] for drawing in drawings]
    assert len(set(bare)) == len(drawings)
    for drawing in drawings:
        title(drawing)


def test_a_size_changes_the_size_only() -> None:
    small, large = draw_terrain("ordeal", size=32), draw_terrain("ordeal", size=128)
    assert small.replace('"32"', '"128"') == large.replace('"32"', '"128"')
    assert 'height="168"' in draw_medal(MEDALS[0])

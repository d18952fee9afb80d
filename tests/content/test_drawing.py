"""The drawn map shows every sector, keeps to its width and can be read by eyes, ears and programs."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from hhour.dday.draw import draw_svg, draw_text
from hhour.dday.draw.wording import Wording, columns, wrap
from hhour.dday.rules.map.atlas import scan
from hhour.dday.rules.map.beach import Beach, beach, bunker, sector
from hhour.dday.rules.map.words import BASE_FORMS, parse_attributes
from hhour.i18n import LANGUAGES, language

SVG = "{http://www.w3.org/2000/svg}"
MAPS = [pytest.param(found, id=slug) for slug, found in scan().items()]
every_map = pytest.mark.parametrize("chart", MAPS)
every_language = pytest.mark.parametrize("code", LANGUAGES)


def picture(drawing: str) -> str:
    """A text drawing without its legend."""
    return drawing.partition("~~~")[0]


def boxes(chart: Beach, drawing: str) -> dict[str, str]:
    """What stands in each box, by the id of its sector: boxes are cut out of the drawing by their corners."""
    lines = picture(drawing).splitlines()
    found: dict[str, str] = {}
    for y, line in enumerate(lines):
        for head in re.finditer(r"[┌┏╔][─━═] (?:Bunker ?)?(\w*) ?[─━═]+[┐┓╗]", line):
            inside = []
            for below in lines[y + 1 :]:
                if below[head.start()] in "└┗╚":
                    break
                inside.append(below[head.start() + 1 : head.end() - 1])
            name = head[1] or "bunker"
            assert name not in found, f"sector {name} is drawn twice"
            found[name] = "\n".join(inside)
    return found


@every_map
@pytest.mark.parametrize("width", [80, 100])
def test_the_text_shows_every_sector_and_its_def_once(chart: Beach, width: int) -> None:
    found = boxes(chart, draw_text(chart, width=width))
    assert found.keys() == {spec.id for spec in chart.sectors}
    for spec in chart.sectors:
        assert re.findall(r"DEF ([\d/]+)", found[spec.id]) == ["/".join(map(str, spec.defence))]
        assert ("■" in found[spec.id]) == spec.black
        assert ("MGF" in found[spec.id]) == (spec.mgf > 0)


@every_map
def test_the_text_names_the_ways_up_with_their_mines_and_barriers(chart: Beach) -> None:
    found = boxes(chart, draw_text(chart))
    for spec in chart.sectors:
        ways = [
            f"{'Bunker' if edge.b == 'bunker' else edge.b}{'*' if edge.mine else '#' if edge.barrier else ''}"
            for edge in chart.edges
            if edge.a == spec.id and not edge.lateral
        ]
        shown = re.search(r"▲ (.*)", found[spec.id])
        assert (shown[1].split() if shown else []) == ways


@every_map
def test_the_text_links_neighbours_of_a_row(chart: Beach) -> None:
    drawing = picture(draw_text(chart))
    links = [link[1] for link in re.finditer(r"[│┃║](──[─*#]──)(?=[│┃║])", drawing)]
    lateral = [edge for edge in chart.edges if edge.lateral]
    assert len(links) == len(lateral)
    assert links.count("──*──") == sum(edge.mine for edge in lateral)
    assert links.count("──#──") == sum(edge.barrier for edge in lateral)


@every_map
def test_the_text_puts_the_price_of_each_row_on_its_line_from_the_bunker_down(chart: Beach) -> None:
    lines = re.findall(r"^╌╌ (\d+) courage", draw_text(chart), re.MULTILINE)
    prices = [chart.lines.get(row[0].row, chart.courage(row[0])) for row in chart.rows()[1:]]
    assert lines == [str(price) for price in reversed(prices)]


@every_map
@every_language
@pytest.mark.parametrize("width", [60, 80, 100])
def test_the_text_fits_its_width_in_every_language(chart: Beach, code: str, width: int) -> None:
    for line in draw_text(chart, language(code), width=width).splitlines():
        assert columns(line) <= width, line


@every_map
def test_the_text_has_escape_codes_only_if_colour_is_wanted(chart: Beach) -> None:
    plain = draw_text(chart, colour=False)
    coloured = draw_text(chart, colour=True)
    assert "\x1b" not in plain
    assert "\x1b[" in coloured
    bare = re.sub(r"\x1b\[[\d;]*m", "", coloured)
    assert [line.rstrip() for line in bare.splitlines()] == plain.splitlines()


def test_the_text_shows_units_where_they_stand_and_frames_the_lit_sectors() -> None:
    tiger = scan()["n-01"]
    drawing = draw_text(tiger, units={"5": ["Anna", "Ben"]}, highlight={"7"})
    found = boxes(tiger, drawing)
    assert "@ Anna Ben" in found["5"]
    assert [id for id, inside in found.items() if "@" in inside] == ["5"]
    assert re.findall(r"╔═ (\w+) ═", drawing) == ["7"]


@every_map
@every_language
def test_the_legend_explains_every_kind_of_mark(chart: Beach, code: str) -> None:
    words = Wording(chart, language(code))
    explained = dict(words.legend())
    kinds = {mark.kind for spec in chart.sectors for mark in words.marks(spec) if mark.sentence}
    shown = {mark.kind for spec in chart.sectors for mark in words.marks(spec) if mark.short in explained}
    assert shown == kinds
    assert ("*" in explained) == any(edge.mine for edge in chart.edges)
    assert ("#" in explained) == any(edge.barrier for edge in chart.edges)


@every_language
def test_every_word_of_the_vocabulary_has_a_short_mark(code: str) -> None:
    samples = {"face": "STAR", "n": "2", "x": "scout", "t": "A", "a": "1", "b": "1"}
    for form in BASE_FORMS:
        word, _, places = form.rstrip(")").partition("(")
        args = [samples.get(place, place) for place in places.split(",")] if places else []
        text = f"{word}({','.join(args)})" if args else word
        (attribute,) = parse_attributes(text)
        chart = beach(
            "n-99",
            "X-MAP",
            (sector(0, 1, "3", start="4 soldiers", attributes=text), bunker(1, "9")),
            lines="bunker:2",
            lateral="",
            advance="1-bunker",
            regular="",
            unique="",
            special="",
            listed="01",
            random={"A": ("NO_LOCK",) * 6} if attribute.word == "RANDOM" else None,
        )
        mark = Wording(chart, language(code)).marks(chart.sector("1"))[0]
        assert not mark.short.startswith("mark-"), text
        assert not mark.sentence.startswith("attr-"), text
        assert "{" not in mark.short + mark.sentence, text


def test_lines_break_at_spaces_and_between_wide_characters() -> None:
    assert wrap("joins: Combat Photographer", 12) == ["joins:", "Combat", "Photographer"]
    assert wrap("先到得：中枢神经", 8) == ["先到得：", "中枢神经"]
    assert wrap("Sharpshooter", 5) == ["Sharp", "shoot", "er"]
    assert wrap("", 5) == [""]


@every_map
@every_language
def test_the_svg_is_a_document_with_one_labelled_group_for_each_sector(chart: Beach, code: str) -> None:
    root = ElementTree.fromstring(draw_svg(chart, language(code)))
    assert root.tag == f"{SVG}svg"
    assert root.findtext(f"{SVG}title")
    groups = {group.get("id"): group for group in root.iter(f"{SVG}g") if group.get("id")}
    assert groups.keys() == {f"sector-{spec.id}" for spec in chart.sectors}
    for spec in chart.sectors:
        group = groups[f"sector-{spec.id}"]
        label = group.get("aria-label")
        assert label
        assert group.findtext(f"{SVG}title") == label
        values = "/".join(map(str, spec.defence))
        assert values in label
        assert values in ["".join(text.itertext()) for text in group.iter(f"{SVG}text")]


@every_map
def test_the_svg_draws_every_edge_and_says_what_lies_on_it(chart: Beach) -> None:
    root = ElementTree.fromstring(draw_svg(chart))
    titles = [group.findtext(f"{SVG}title") or "" for group in root.iter(f"{SVG}g") if "edge" in group.get("class", "")]
    assert len(titles) == len(chart.edges)
    assert sum("Landmines" in title for title in titles) == sum(edge.mine for edge in chart.edges)
    assert sum("Barrier" in title for title in titles) == sum(edge.barrier for edge in chart.edges)


@every_map
def test_no_two_cards_of_the_svg_overlap_and_none_leaves_the_picture(chart: Beach) -> None:
    root = ElementTree.fromstring(draw_svg(chart, units={spec.id: ["A", "B", "C", "D"] for spec in chart.sectors}))
    width, height = (float(root.get(side, "")) for side in ("width", "height"))
    frames = []
    for group in root.iter(f"{SVG}g"):
        if group.get("id"):
            rect = group.find(f"{SVG}rect")
            assert rect is not None
            x, y, w, h = (float(rect.get(side, "")) for side in ("x", "y", "width", "height"))
            frames.append((x, y, x + w, y + h))
    for at, (left, top, right, foot) in enumerate(frames):
        assert left > 0
        assert top > 0
        assert right < width
        assert foot < height
        for other in frames[at + 1 :]:
            apart = right < other[0] or other[2] < left or foot < other[1] or other[3] < top
            assert apart


def test_the_svg_shows_units_and_lights_sectors_and_stays_sound_with_odd_names() -> None:
    tiger = scan()["n-01"]
    drawing = draw_svg(tiger, units={"5": ["<Ann & Ben>"]}, highlight={"7", "8"})
    root = ElementTree.fromstring(drawing)
    fifth = next(group for group in root.iter(f"{SVG}g") if group.get("id") == "sector-5")
    assert "<Ann & Ben>" in ["".join(text.itertext()) for text in fifth.iter(f"{SVG}text")]
    assert len([rect for rect in root.iter(f"{SVG}rect") if rect.get("class") == "glow"]) == 2

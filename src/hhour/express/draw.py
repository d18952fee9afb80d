"""Drawings of Express! as SVG: the beach die, the Kommandant, the Specialists and the beaches with their sectors.

Nothing here decides anything. Each sign stands in a square of 16 by 16, as those of the field maps do.
"""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from hhour.express.beaches import BEACHES
from hhour.express.cards import CALLED, SPECIALISTS, STRAIGHT
from hhour.express.shore import Shore
from hhour.express.speech import effect_sentence
from hhour.i18n import Language, language
from hhour.i18n.phrases import Phrases
from hhour.kernel.faces import FACES
from hhour.kernel.table import Table
from hhour.pocket.terrain import TERRAIN

INK: Final = "#2b2618"
PAPER: Final = "#f3ead2"
SAND: Final = "#e6d3a3"
SEA: Final = "#7fa3b5"
RED: Final = "#a3271f"
OLIVE: Final = "#5b6236"
STEEL: Final = "#5d646b"
GOLD: Final = "#c8962b"
BLUE: Final = "#2f5577"
FONTS: Final = "'Segoe UI', 'Noto Sans', 'Noto Sans CJK SC', 'PingFang SC', 'DejaVu Sans', sans-serif"

FACE_SIGNS: Final[dict[str, str]] = {
    "SKULL": f'<path d="M8 1.5c4 0 6 2.6 6 5.5 0 2-1 3.2-2 4v3H4v-3c-1-.8-2-2-2-4 0-2.9 2-5.5 6-5.5z" fill="{INK}"/>'
    f'<circle cx="5.5" cy="7.5" r="1.6" fill="{PAPER}"/><circle cx="10.5" cy="7.5" r="1.6" fill="{PAPER}"/>',
    "STAR": f'<path d="M8 1l2.1 4.7 5 .5-3.8 3.4 1.1 5L8 12l-4.4 2.6 1.1-5L.9 6.2l5-.5z" fill="{BLUE}"/>',
    "SOLDIER": f'<path d="M2 8.5a6 6 0 0 1 12 0h1.3v1.6H.7V8.5z" fill="{OLIVE}"/>'
    f'<path d="M4 10.5c.3 3 2 4.5 4 4.5s3.7-1.5 4-4.5z" fill="#d9b48c" stroke="{INK}" stroke-width=".6"/>',
    "TWO_SOLDIERS": f'<g fill="{OLIVE}"><path d="M.5 7a3.5 3.5 0 0 1 7 0v1h-7zM8.5 9a3.5 3.5 0 0 1 7 0v1h-7z"/></g>'
    f'<g fill="#d9b48c" stroke="{INK}" stroke-width=".5"><path d="M1.5 8.2c.3 3 4.7 3 5 0zM9.5 10.2c.3 3 4.7 3 5 0z"/>'
    "</g>",
    "COURAGE": '<path d="M8 14.5C2 10 .8 6.6 2.4 4.2 4 2 7 2.6 8 5c1-2.4 4-3 5.6-.8C15.2 6.6 14 10 8 14.5z" '
    f'fill="{RED}"/>',
    "TOOL": f'<path d="M3 13.5l6-6" stroke="{STEEL}" stroke-width="3" stroke-linecap="round"/>'
    f'<path d="M14.5 4.5a4 4 0 1 1-3-3l-2 2.3 2.7 2.7z" fill="{STEEL}"/>',
}

TERRAIN_SIGNS: Final[dict[str, str]] = {
    "landing": f'<path d="M1 9h14l-2.5 4h-9z" fill="{STEEL}" stroke="{INK}" stroke-width=".6"/>'
    f'<path d="M4 9V4h5v5" fill="{OLIVE}"/><path d="M0 14.5q2-1.5 4 0t4 0 4 0 4 0" fill="none" stroke="{BLUE}"/>',
    "barriers": f'<path d="M3 3l10 10M13 3L3 13M8 2v12" stroke="{INK}" stroke-width="2" stroke-linecap="round"/>',
    "rally-point": f'<path d="M4 1v14" stroke="{INK}" stroke-width="1.5"/>'
    f'<path d="M4.7 2h9l-3 3.2 3 3.3h-9z" fill="{OLIVE}"/>',
    "ordeal": f'<path d="M8 1l1.5 5L15 4l-3.5 4L15 12l-5.5-2L8 15l-1.5-5L1 12l3.5-4L1 4l5.5 2z" fill="{RED}"/>',
    "cliffs": f'<path d="M1 15l3-9 3 3 3-8 5 14z" fill="#8a7f6b" stroke="{INK}" stroke-width=".8"/>',
    "bunker": f'<path d="M1 14V8q7-7 14 0v6z" fill="{STEEL}" stroke="{INK}"/>'
    f'<path d="M4 9.5h8" stroke="{INK}" stroke-width="2"/>',
}

KOMMANDANT_SIGN: Final = (
    f'<rect x="1" y="1" width="14" height="14" rx="3" fill="{INK}"/>'
    f'<path d="M3.5 7c0-3.5 9-3.5 9 0l1 1H2.5z" fill="{STEEL}"/><path d="M6 5.4h4" stroke="{GOLD}"/>'
    f'<path d="M4.5 8.5c0 5.5 7 5.5 7 0z" fill="#d9b48c"/>'
    f'<circle cx="9.6" cy="10" r="1.2" fill="none" stroke="{GOLD}"/>'
)


def _sign(body: str, x: float, y: float, size: float) -> str:
    return f'<g transform="translate({x:g} {y:g}) scale({size / 16:g})">{body}</g>'


def _picture(width: float, height: float, title: str, code: str, body: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'height="{height:g}" role="img" xml:lang="{code}" font-family="{FONTS}">'
        f"<title>{escape(title)}</title>{body}</svg>\n"
    )


def _text(x: float, y: float, text: str, size: int = 14, weight: int = 400) -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" font-weight="{weight}" fill="{INK}">{escape(text)}</text>'


def draw_terrain_die(terrain: str, lang: Language | None = None) -> str:
    """The beach die with this face up."""
    speaker = lang or language("en")
    body = f'<rect x="2" y="2" width="60" height="60" rx="10" fill="{PAPER}" stroke="{INK}" stroke-width="2"/>'
    return _picture(
        64, 64, speaker.text(f"terrain-{terrain}"), speaker.code, body + _sign(TERRAIN_SIGNS[terrain], 12, 12, 40)
    )


def draw_kommandant(face: str = "", lang: Language | None = None) -> str:
    """The black die, with what it shows if it has been rolled."""
    speaker = lang or language("en")
    told = speaker.text(f"face-{face.lower().replace('_', '-')}") if face else ""
    body = _sign(KOMMANDANT_SIGN, 0, 0, 64)
    if face:
        body += f'<circle cx="50" cy="50" r="13" fill="{PAPER}" stroke="{INK}"/>' + _sign(FACE_SIGNS[face], 41, 41, 18)
    return _picture(64, 64, speaker.text("express-kommandant", face=told).strip(" :\u00a0"), speaker.code, body)


def draw_specialist(slug: str, lang: Language | None = None) -> str:
    """A Specialist's card: name, the symbol that calls him (a straight: all six), what he does."""
    speaker = lang or language("en")
    name = speaker.text(f"card-{slug}")
    called = CALLED.index(slug)
    faces = FACES if called == STRAIGHT else (FACES[called],) * 3
    fills = (RED, PAPER, BLUE) if called != STRAIGHT else (PAPER,) * len(FACES)
    stripe = RED if SPECIALISTS[slug].sacrificed else OLIVE
    parts = [
        f'<rect x="1" y="1" width="238" height="178" rx="10" fill="{PAPER}" stroke="{INK}" stroke-width="2"/>',
        f'<rect x="1" y="34" width="238" height="5" fill="{stripe}"/>',
        _text(14, 25, name, 18, 700),
    ]
    for place, face in enumerate(faces):
        x = 14 + place * 36
        fill = fills[place]
        parts.append(f'<rect x="{x}" y="48" width="30" height="30" rx="6" fill="{fill}" stroke="{INK}"/>')
        parts.append(f'<circle cx="{x + 15}" cy="63" r="12" fill="{PAPER}"/>' + _sign(FACE_SIGNS[face], x + 6, 54, 18))
    parts += [
        _text(14, 98 + 17 * row, line) for row, line in enumerate(_wrap(speaker.attr(f"card-{slug}", "text"), 32))
    ]
    return _picture(240, 160, name, speaker.code, "".join(parts))


def draw_beach(slug: str, lang: Language | None = None, advanced: bool = False, sector: int = 0) -> str:
    """The six sectors of a beach from the sea to the bunker, with what each does; `sector` is lit."""
    speaker = lang or language("en")
    table = Table(f"express {slug} players=2" + (" opts=advanced" if advanced else ""), seed="drawing")
    p: Shore = table.play
    say = Phrases(speaker)
    rows = [
        [
            line
            for effect in p.book.effects(BEACHES[slug], number)
            for line in _wrap(effect_sentence(effect, p, say), 46)
        ]
        for number in range(1, 7)
    ]
    heights = [max(64, 44 + 17 * len(lines)) for lines in rows]
    total = 60 + sum(heights) + 40
    parts = [
        f'<rect width="420" height="{total}" fill="{SAND}"/>',
        f'<path d="M0 {total - 30}q35 -14 70 0t70 0 70 0 70 0 70 0 70 0V{total}H0z" fill="{SEA}"/>',
        _text(20, 36, speaker.text(f"map-{slug}"), 24, 700),
    ]
    y = total - 40.0
    for number, lines in enumerate(rows, 1):
        y -= heights[number - 1]
        parts.append(_sector(number, lines, y, heights[number - 1], number == sector, speaker))
    return _picture(420, total, speaker.text(f"map-{slug}"), speaker.code, "".join(parts))


def _sector(number: int, lines: list[str], y: float, height: float, lit: bool, speaker: Language) -> str:
    terrain = TERRAIN[number - 1]
    name = f"{number}  {speaker.text(f'terrain-{terrain}')}"
    edge = f'stroke="{GOLD}" stroke-width="5"' if lit else f'stroke="{INK}" stroke-width="1.5"'
    body = f'<rect x="16" y="{y + 3:g}" width="388" height="{height - 6:g}" rx="8" fill="{PAPER}" {edge}/>'
    body += _sign(TERRAIN_SIGNS[terrain], 26, y + 12, 36) + _text(74, y + 27, name, 16, 700)
    body += "".join(_text(74, y + 46 + 17 * row, line, 13) for row, line in enumerate(lines))
    return f'<g id="sector-{number}" role="group" aria-label="{escape(name)}">{body}</g>'


def _wrap(text: str, letters: int) -> list[str]:
    """Break a sentence at spaces; Chinese, which has none, at the letter. A Chinese letter is two wide."""
    lines, line, size = [], "", 0
    for word in _words(text):
        width = sum(2 if ord(sign) > 0x2E7F else 1 for sign in word)
        if size + width > letters and line.strip():
            lines.append(line.rstrip())
            line, size = "", 0
            word = word.lstrip()
        line += word
        size += width
    return [*lines, line.rstrip()] if line.strip() else lines


def _words(text: str) -> list[str]:
    found: list[str] = []
    for sign in text:
        if ord(sign) > 0x2E7F or not found or sign == " " or ord(found[-1][-1]) > 0x2E7F:
            found.append(sign)
        else:
            found[-1] += sign
    return found

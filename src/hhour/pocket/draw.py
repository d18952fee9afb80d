"""Drawings both Pocket games use, as SVG: the faces of the dice, the black Kommandant die and the terrain die.

Everything is drawn here, in a square of 64 by 64; a picture carries its name for those who hear it.
"""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape, quoteattr

from hhour.i18n import Language, language

INK: Final = "#2b2618"
PAPER: Final = "#f3ead2"
SAND: Final = "#dcc793"
SEA: Final = "#3f6c7c"
OLIVE: Final = "#5b6236"
STEEL: Final = "#5d646b"
RED: Final = "#a3271f"
BLUE: Final = "#2f5577"
GOLD: Final = "#c8962b"
ROCK: Final = "#8a7f6b"

# body of a die, colour of its symbol
BODIES: Final = {
    "red": (RED, PAPER),
    "white": (PAPER, INK),
    "blue": (BLUE, PAPER),
    "grey": ("#8d9296", INK),
    "black": ("#191813", "#e8d9a8"),
}

_HELMET: Final = "M-13 3a13 13 0 0 1 26 0h3v4h-32v-4z"
SYMBOLS: Final[dict[str, str]] = {
    "SKULL": '<path d="M0 -17c11 0 17 7 17 15 0 6-3 9-6 11v8h-22v-8c-3-2-6-5-6-11 0-8 6-15 17-15z"/>'
    '<g class="hole"><circle cx="-7" cy="-1" r="4.5"/><circle cx="7" cy="-1" r="4.5"/><path d="M0 5l3 6h-6z"/></g>',
    "STAR": '<path d="M0 -19l5.6 12.6 13.7 1.4-10.3 9.1 3 13.5L0 9.6l-12 7 3-13.5-10.3-9.1 13.7-1.4z"/>',
    "SOLDIER": f'<path d="{_HELMET}"/><path d="M-9 9h18c-1 7-4 10-9 10s-8-3-9-10z"/>',
    "TWO_SOLDIERS": f'<g transform="translate(-8 -6) scale(.72)"><path d="{_HELMET}"/>'
    '<path d="M-9 9h18c-1 7-4 10-9 10s-8-3-9-10z"/></g>'
    f'<g transform="translate(9 9) scale(.72)"><path d="{_HELMET}"/>'
    '<path d="M-9 9h18c-1 7-4 10-9 10s-8-3-9-10z"/></g>',
    "COURAGE": '<path d="M-8 -19h16l-5 13h-6z"/><circle cy="6" r="12"/>'
    '<path class="hole" d="M0 -2l2.4 5.4 5.6.6-4.2 3.8 1.2 5.6L0 10.600l-5 2.8 1.2-5.6-4.2-3.8 5.6-.6z"/>',
    "TOOL": '<path d="M-15 12l14-14 5 5-14 14a3.5 3.5 0 0 1-5-5z"/>'
    '<path d="M17 -8a10 10 0 1 1-8-9l-5 6 1.5 6.5 6.5 1.500z"/>',
}

TERRAIN_SIGNS: Final[dict[str, str]] = {
    "landing": f'<path d="M-24 4h40l8-12v18l-6 8h-36z" fill="{STEEL}"/><path d="M16 4l8-12" stroke="{INK}"/>'
    f'<path d="M-30 20q7.5-6 15 0t15 0 15 0 15 0" fill="none" stroke="{SEA}" stroke-width="4"/>',
    "barriers": f'<g stroke="{INK}" stroke-width="6" stroke-linecap="round">'
    '<path d="M-20 18L18 -20M20 18L-18 -20M0 22V-22"/></g>'
    f'<path d="M-26 22H26" stroke="{ROCK}" stroke-width="4"/>',
    "rally-point": f'<path d="M-14 24V-24" stroke="{INK}" stroke-width="5"/>'
    f'<path d="M-11 -23h32l-9 10 9 10h-32z" fill="{OLIVE}"/>'
    f'<path d="M-24 24h20" stroke="{ROCK}" stroke-width="5"/>',
    "ordeal": f'<path d="M0 -26l6 14 14-8-5 14 13 3-12 7 8 13-14-4-4 13-7-12-12 9 2-15-15-1 11-9-11-11 15 1z" '
    f'fill="{GOLD}" stroke="{RED}" stroke-width="3" stroke-linejoin="round"/>',
    "cliffs": f'<path d="M-26 26L-16 -14l8 8 8-20 10 12 14 40z" fill="{ROCK}" stroke="{INK}" stroke-width="2"/>'
    f'<path d="M-2 -22q6 22-2 46" fill="none" stroke="{PAPER}" stroke-width="3"/>',
    "bunker": f'<path d="M-28 20L-20 -12H20L28 20z" fill="{STEEL}" stroke="{INK}" stroke-width="2"/>'
    f'<rect x="-17" y="-5" width="34" height="8" fill="{INK}"/><path d="M-30 22H30" stroke="{ROCK}" stroke-width="5"/>',
}


def draw_die(face: str, colour: str, lang: Language | None = None, size: int = 64) -> str:
    """A die of a colour (red, white, blue, grey, black) that shows a symbol."""
    body, ink = BODIES[colour]
    say = lang or language("en")
    name = say.text(f"face-{face.lower().replace('_', '-')}")
    drawn = f'<g transform="translate(32 32)" fill="{ink}">{_symbol(face, body)}</g>'
    return document(name, _cube(body) + drawn, size)


def draw_kommandant(face: str, lang: Language | None = None, size: int = 64) -> str:
    """The black die, with the collar of an officer in its corners."""
    body, ink = BODIES["black"]
    say = lang or language("en")
    name = f"{say.text('bataille-kommandant')}: {say.text(f'face-{face.lower()}'.replace('_', '-'))}"
    corners = "".join(f'<path d="M-25 -25h11l-11 11z" transform="rotate({turn})"/>' for turn in (0, 90, 180, 270))
    drawn = f'<g transform="translate(32 32)" fill="{ink}">{_symbol(face, body)}<g fill="{RED}">{corners}</g></g>'
    return document(name, _cube(body) + drawn, size)


def draw_terrain(terrain: str, lang: Language | None = None, size: int = 64) -> str:
    """A face of the terrain die."""
    name = (lang or language("en")).text(f"terrain-{terrain}")
    return document(name, f'{_cube(SAND)}<g transform="translate(32 32) scale(.92)">{TERRAIN_SIGNS[terrain]}</g>', size)


def _symbol(face: str, body: str) -> str:
    """The symbol, its holes in the colour of the die."""
    return SYMBOLS[face].replace('class="hole"', f'fill="{body}"')


def _cube(fill: str) -> str:
    return f'<rect x="2" y="2" width="60" height="60" rx="11" fill="{fill}" stroke="{INK}" stroke-width="2.5"/>'


def document(name: str, drawn: str, width: int, box: str = "0 0 64 64", height: int | None = None) -> str:
    """A picture of its own, with its name."""
    tall = width if height is None else height
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{width}" height="{tall}" role="img" '
        f"aria-label={quoteattr(name)}><title>{escape(name)}</title>{drawn}</svg>\n"
    )

"""The signs on the SVG map, all drawn here: each stands in a square of 16 by 16."""

from __future__ import annotations

from typing import Final

INK: Final = "#2b2618"
PAPER: Final = "#f3ead2"
RED: Final = "#a3271f"
OLIVE: Final = "#5b6236"
STEEL: Final = "#5d646b"
GOLD: Final = "#c8962b"
BLUE: Final = "#2f5577"

ICONS: Final[dict[str, str]] = {
    "star": f'<path d="M8 1l2.1 4.7 5 .5-3.8 3.4 1.1 5L8 12l-4.4 2.6 1.1-5L.9 6.2l5-.5z" fill="{BLUE}"/>',
    "courage": '<path d="M8 14.5C2 10 .8 6.6 2.4 4.2 4 2 7 2.6 8 5c1-2.4 4-3 5.6-.8C15.2 6.6 14 10 8 14.5z" '
    f'fill="{RED}"/>',
    "tool": f'<path d="M3 13.5l6-6" stroke="{STEEL}" stroke-width="3" stroke-linecap="round"/>'
    f'<path d="M14.5 4.5a4 4 0 1 1-3-3l-2 2.3 2.7 2.7z" fill="{STEEL}"/>',
    "skull": f'<path d="M8 1.5c4 0 6 2.6 6 5.5 0 2-1 3.2-2 4v3H4v-3c-1-.8-2-2-2-4 0-2.9 2-5.5 6-5.5z" fill="{INK}"/>'
    f'<circle cx="5.5" cy="7.5" r="1.6" fill="{PAPER}"/><circle cx="10.5" cy="7.5" r="1.6" fill="{PAPER}"/>'
    f'<path d="M6.5 12v2M8 12v2M9.5 12v2" stroke="{PAPER}" stroke-width=".8"/>',
    "soldier": f'<path d="M2 8.5a6 6 0 0 1 12 0h1.3v1.6H.7V8.5z" fill="{OLIVE}"/>'
    f'<path d="M4 10.5c.3 3 2 4.5 4 4.5s3.7-1.5 4-4.5z" fill="#d9b48c" stroke="{INK}" stroke-width=".6"/>',
    "tag": f'<rect x="2" y="4" width="12" height="8" rx="4" fill="#c9ccc9" stroke="{INK}"/>'
    f'<circle cx="4.5" cy="8" r="1" fill="{INK}"/><path d="M7 7h5M7 9.5h4" stroke="{INK}" stroke-width=".9"/>',
    "grave": f'<path d="M6.7 4h2.6v3H12v2.3H9.3V15H6.7V9.3H4V7h2.7z" fill="{INK}"/>'
    f'<path d="M4.5 4.5a3.5 3 0 0 1 7 0z" fill="{OLIVE}"/>',
    "crate": f'<path d="M1.5 4h13v10h-13z" fill="#a9824c" stroke="{INK}"/>'
    f'<path d="M1.5 4l13 10M14.5 4l-13 10" stroke="{INK}" stroke-width=".9"/>',
    "vehicle": f'<path d="M1 10.5h14l-1.5 4h-11z" fill="{INK}"/><path d="M3 7h7.5l2 3.5H2z" fill="{OLIVE}"/>'
    f'<path d="M5 4.5h4V7H5zM9 5h6v1H9z" fill="{OLIVE}"/>',
    "medal": f'<path d="M4 1h8l-2.5 6h-3z" fill="{BLUE}"/>'
    f'<circle cx="8" cy="10.5" r="4" fill="{GOLD}" stroke="{INK}"/>',
    "lock": f'<path d="M5 8V5a3 3 0 0 1 6 0v3" fill="none" stroke="{STEEL}" stroke-width="1.8"/>'
    f'<rect x="3" y="7.5" width="10" height="7" rx="1.2" fill="{GOLD}" stroke="{INK}" stroke-width=".8"/>',
    "die": f'<rect x="2" y="2" width="12" height="12" rx="2.5" fill="{PAPER}" stroke="{INK}"/>'
    f'<g fill="{INK}"><circle cx="5" cy="5" r="1.2"/><circle cx="11" cy="5" r="1.2"/><circle cx="8" cy="8" r="1.2"/>'
    '<circle cx="5" cy="11" r="1.2"/><circle cx="11" cy="11" r="1.2"/></g>',
    "cliff": f'<path d="M1 15l3-9 3 3 3-8 5 14z" fill="#8a7f6b" stroke="{INK}" stroke-width=".8"/>',
    "flag": f'<path d="M3 1v14" stroke="{INK}" stroke-width="1.5"/>'
    f'<path d="M3.7 2h10l-3 3.5 3 3.5h-10z" fill="{OLIVE}"/>',
    "gun": f'<path d="M1 6h9v2.5H1zM10 5h5v4h-5zM8 8.5l-3 6M9 8.5l3 6" fill="{STEEL}" stroke="{STEEL}"/>',
    "shield": f'<path d="M2 2h12v6c0 3.5-3 5.5-6 6.5C5 13.5 2 11.5 2 8z" fill="{PAPER}" stroke="{INK}"/>',
    "black": f'<path d="M2 2h12v6c0 3.5-3 5.5-6 6.5C5 13.5 2 11.5 2 8z" fill="{INK}"/>',
    "dot": f'<circle cx="8" cy="8" r="2.5" fill="{INK}"/>',
}


def icon(name: str, x: float, y: float, size: float = 16) -> str:
    """The sign with its upper left corner at (x, y)."""
    return f'<g transform="translate({x:g} {y:g}) scale({size / 16:g})">{ICONS[name]}</g>'


def machine_gun(x: float, y: float) -> str:
    """A machine gun on its tripod, 46 wide and 28 high, firing to the left."""
    return (
        f'<g transform="translate({x:g} {y:g})" stroke="{INK}" stroke-linejoin="round">'
        f'<path d="M6 9L0 6l5 0-4-5 7 5 1-4 1 7z" fill="{GOLD}" stroke="none"/>'
        f'<path d="M9 8h17v4H9z" fill="{STEEL}"/><path d="M24 5h13v9H24z" fill="{STEEL}"/>'
        f'<path d="M37 8h6l3 6h-4l-2-3h-3z" fill="{STEEL}"/><path d="M27 14h6v5h-6z" fill="{OLIVE}"/>'
        '<path d="M29 14l-9 13M31 14v13M33 14l9 13" fill="none" stroke-width="2.2" stroke-linecap="round"/></g>'
    )


def mine(x: float, y: float) -> str:
    """A landmine with its horns, centred."""
    horns = "".join(f'<path d="M0 -8V-13" transform="rotate({turn})"/>' for turn in (-80, -40, 0, 40, 80))
    return (
        f'<g transform="translate({x:g} {y:g})" stroke="{INK}" stroke-width="2.2" stroke-linecap="round">'
        f'{horns}<circle r="9" fill="#3a3527"/><circle cx="-3" cy="-3" r="2.2" fill="#8d8670" stroke="none"/></g>'
    )


def wire(x: float, y: float) -> str:
    """Barbed wire on two posts, centred."""
    coils = "".join(f'<ellipse cx="{turn}" cy="0" rx="6" ry="9"/>' for turn in (-14, -7, 0, 7, 14))
    return (
        f'<g transform="translate({x:g} {y:g})" fill="none" stroke="{INK}" stroke-width="1.6">'
        f'<path d="M-22 -12V13M22 -12V13" stroke="#6b4a2b" stroke-width="4" stroke-linecap="round"/>'
        f'{coils}<path d="M-22 0H22"/></g>'
    )


def shield(right: float, y: float, text: str, black: bool) -> str:
    """The shield with the DEF on it, its right edge at `right`; black if a Unit cannot stay."""
    width = max(38, 11 * len(text) + 14)
    fill, ink = ("#191813", PAPER) if black else (PAPER, INK)
    half = width / 2
    return (
        f'<g transform="translate({right - width:g} {y:g})">'
        f'<path d="M0 0H{width:g}V16C{width:g} 28 {half * 1.5:g} 34 {half:g} 38C{half * 0.5:g} 34 0 28 0 16Z" '
        f'fill="{fill}" stroke="{INK}" stroke-width="2"/>'
        f'<text x="{half:g}" y="22" text-anchor="middle" font-size="18" font-weight="700" fill="{ink}">'
        f"{text}</text></g>"
    )

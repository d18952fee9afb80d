"""The Medals as SVG: a ribbon of its own colours, a cross, star or disc, and the name below."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from hhour.i18n import Language, language
from hhour.pocket.draw import BLUE, GOLD, INK, OLIVE, PAPER, RED, STEEL, document

FONTS: Final = "'Segoe UI', 'Noto Sans', 'Noto Sans CJK SC', 'PingFang SC', 'DejaVu Sans', sans-serif"
PURPLE: Final = "#5a2f6b"
SILVER: Final = "#c4c8cb"
BRONZE: Final = "#9a6b3c"

_CROSS: Final = "M-7 -24h14l-3 17 17-3v20l-17-3 3 17h-14l3-17-17 3v-20l17 3z"
_STAR: Final = "M0 -24l7 16 17 2-13 11 4 17L0 13l-15 9 4-17-13-11 17-2z"
_HEART: Final = "M0 24C-22 8-26-6-19-15-12-22-3-19 0-11 3-19 12-22 19-15 26-6 22 8 0 24z"
_FAN: Final = "M0 -24l5 12 12-5-5 12 12 5-12 5 5 12-12-5-5 12-5-12-12 5 5-12-12-5 12-5-5-12 12 5z"

_DISC: Final = '<circle r="{r}" fill="{fill}" stroke="{line}" stroke-width="2"/>'

# slug: stripes of the ribbon, shape of the Medal, its metal
_LOOKS: Final[dict[str, tuple[tuple[str, ...], str, str]]] = {
    "bataille-memorial-cross": ((PURPLE, PAPER, PURPLE), _CROSS, SILVER),
    "bataille-silver-star": ((RED, PAPER, BLUE, PAPER, RED), _STAR, SILVER),
    "bataille-purple-heart": ((PAPER, PURPLE, PAPER), _HEART, GOLD),
    "bataille-croix-de-guerre": ((RED, OLIVE, RED, OLIVE, RED), _CROSS, BRONZE),
    "bataille-medal-of-honor": ((BLUE, BLUE, BLUE), _STAR, GOLD),
    "bataille-legion-of-merit": ((RED, RED, PAPER, RED, RED), _FAN, PAPER),
    "bataille-victoria-cross": ((RED, RED, RED), _CROSS, STEEL),
}
# what lies on the metal
_DEVICES: Final[dict[str, str]] = {
    "bataille-memorial-cross": _DISC.format(r=7, fill=PURPLE, line=INK),
    "bataille-silver-star": _DISC.format(r=5, fill=GOLD, line=INK),
    "bataille-purple-heart": f'<path d="{_HEART}" fill="{PURPLE}" transform="scale(.74)"/>',
    "bataille-croix-de-guerre": _DISC.format(r=9, fill=GOLD, line=INK),
    "bataille-medal-of-honor": _DISC.format(r=8, fill=OLIVE, line=INK),
    "bataille-legion-of-merit": _DISC.format(r=9, fill=BLUE, line=RED),
    "bataille-victoria-cross": f'<path d="M-9 4h18M-7 -3q7 -7 14 0" fill="none" stroke="{PAPER}" stroke-width="2.5"/>',
}


def draw_medal(slug: str, lang: Language | None = None, width: int = 120) -> str:
    """One Medal with its name, 120 by 168 unless told otherwise."""
    say = lang or language("en")
    name = say.text(f"card-{slug}")
    return document(
        name,
        f'<rect x="2" y="2" width="116" height="164" rx="10" fill="{PAPER}" stroke="{INK}" stroke-width="2.5"/>'
        f"{_medal(slug)}{_name(name)}",
        width,
        "0 0 120 168",
        width * 168 // 120,
    )


def draw_bare_medal(slug: str, lang: Language | None = None) -> str:
    """Ribbon and Medal alone, for places where the name is written beside it."""
    return document((lang or language("en")).text(f"card-{slug}"), _medal(slug), 60, "30 10 60 114", 114)


def _medal(slug: str) -> str:
    stripes, shape, metal = _LOOKS[slug]
    return (
        f'{_ribbon(stripes)}<g transform="translate(60 96)"><path d="{shape}" fill="{metal}" stroke="{INK}" '
        f'stroke-width="2" stroke-linejoin="round"/>{_DEVICES[slug]}</g>'
    )


def _ribbon(stripes: tuple[str, ...]) -> str:
    each = 44 / len(stripes)
    rows = "".join(
        f'<rect x="{38 + place * each:g}" y="14" width="{each:g}" height="52" fill="{fill}"/>'
        for place, fill in enumerate(stripes)
    )
    return f'{rows}<path d="M38 14H82V66H38Z" fill="none" stroke="{INK}" stroke-width="2"/>'


def _name(name: str) -> str:
    size = 13 if len(name) <= 12 else 11 if len(name) <= 15 else 10
    return (
        f'<text x="60" y="152" text-anchor="middle" font-family="{FONTS}" font-size="{size}" font-weight="700" '
        f'fill="{INK}">{escape(name)}</text>'
    )

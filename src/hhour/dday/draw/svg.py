"""The beach as an SVG picture: a field map with the sea at the bottom, a card for each sector, ways between them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from hhour.dday.draw.icons import GOLD, INK, PAPER, icon, machine_gun, mine, shield, wire
from hhour.dday.draw.wording import Mark, Wording, defence, wrap
from hhour.dday.rules.map.beach import Beach, EdgeSpec, SectorSpec
from hhour.i18n import Language

CARD: Final = 224
GAP: Final = 92
MARGIN: Final = 128
HEADER: Final = 84
BETWEEN: Final = 104
SEA: Final = 84
LINE: Final = 21
LETTERS: Final = 25  # columns of text that fit into a card beside an icon

CHALK: Final = "#fbf6e4"
FONTS: Final = "'Segoe UI', 'Noto Sans', 'Noto Sans CJK SC', 'PingFang SC', 'DejaVu Sans', sans-serif"


@dataclass(frozen=True)
class _Card:
    """A sector with its place in the picture."""

    spec: SectorSpec
    x: float
    y: float
    height: float

    @property
    def middle(self) -> float:
        return self.x + CARD / 2

    @property
    def foot(self) -> float:
        return self.y + self.height


def draw_svg(
    beach: Beach,
    lang: Language | None = None,
    units: Mapping[str, Sequence[str]] | None = None,
    highlight: Collection[str] | None = None,
) -> str:
    """The map as an SVG document; every sector is a labelled group `sector-<id>`."""
    wording = Wording(beach, lang)
    present = units or {}
    cards = _lay_out(beach, wording, present)
    most = max(len(row) for row in beach.rows())
    width = 2 * MARGIN + most * CARD + (most - 1) * GAP
    height = max(card.foot for card in cards.values()) + 40 + SEA
    parts = [_ground(width, height), _title(wording)]
    parts += [_line(wording, cards, row, width) for row in range(1, len(beach.rows()))]
    parts += [_glow(cards[id]) for id in sorted(highlight or ()) if id in cards]
    parts += [_edge(wording, cards, edge) for edge in beach.edges]
    parts += [_sector(wording, card, present.get(id, ())) for id, card in cards.items()]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'height="{height:g}" role="img" xml:lang="{wording.code}" font-family="{FONTS}">'
        f"<title>{escape(wording.title())}</title>{''.join(parts)}</svg>\n"
    )


def _lay_out(beach: Beach, wording: Wording, units: Mapping[str, Sequence[str]]) -> dict[str, _Card]:
    most = max(len(row) for row in beach.rows())
    cards: dict[str, _Card] = {}
    y: float = HEADER
    for row in reversed(beach.rows()):
        height = max(_height(wording, spec, units.get(spec.id, ())) for spec in row)
        left = MARGIN + (most - len(row)) * (CARD + GAP) / 2
        for place, spec in enumerate(row):
            cards[spec.id] = _Card(spec, left + place * (CARD + GAP), y, height)
        y += height + BETWEEN
    return cards


def _height(wording: Wording, spec: SectorSpec, units: Sequence[str]) -> float:
    lines = sum(len(wrap(mark.short, LETTERS)) for mark in _marks(wording, spec, units))
    return 64 + LINE * lines + 8


def _marks(wording: Wording, spec: SectorSpec, units: Sequence[str]) -> list[Mark]:
    found = [Mark(wording.lang.text("mark-cant-stay"), "", "black", "black")] if spec.black else []
    found += wording.marks(spec)
    return [*found, Mark(" ".join(units), "", "flag", "units")] if units else found


def _ground(width: float, height: float) -> str:
    shore = height - SEA
    return (
        '<defs><linearGradient id="ground" x1="0" y1="0" x2="0" y2="1">'
        '<stop offset="0" stop-color="#8f9163"/><stop offset=".16" stop-color="#b5a873"/>'
        '<stop offset=".45" stop-color="#dcc793"/><stop offset="1" stop-color="#e6d5a8"/></linearGradient>'
        '<linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7fa3ab"/>'
        '<stop offset="1" stop-color="#3f6c7c"/></linearGradient>'
        '<pattern id="grains" width="46" height="38" patternUnits="userSpaceOnUse"><g fill="#6b5b33" opacity=".28">'
        '<circle cx="6" cy="8" r="1"/><circle cx="25" cy="3" r=".8"/><circle cx="39" cy="19" r="1.1"/>'
        '<circle cx="14" cy="27" r=".9"/><circle cx="31" cy="33" r=".8"/></g></pattern>'
        '<marker id="tip" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto">'
        f'<path d="M0 0L10 5L0 10Z" fill="{INK}"/></marker></defs>'
        f'<rect width="{width:g}" height="{height:g}" fill="url(#ground)"/>'
        f'<rect width="{width:g}" height="{height:g}" fill="url(#grains)"/>'
        f"{_contours(width, shore)}{_grid(width, shore)}{_water(width, shore, height)}"
        f'<rect x="5" y="5" width="{width - 10:g}" height="{height - 10:g}" fill="none" stroke="{INK}"/>'
    )


def _contours(width: float, shore: float) -> str:
    curves = "".join(
        f'<path d="M0 {shore * part:g}q{width / 6:g} -38 {width / 3:g} 0t{width / 3:g} 0t{width / 3:g} 0"/>'
        for part in (0.06, 0.1, 0.17, 0.29, 0.46, 0.68)
    )
    return f'<g fill="none" stroke="#7a6a3c" stroke-width="1.4" opacity=".4">{curves}</g>'


def _grid(width: float, shore: float) -> str:
    upright = "".join(f"M{x} 0V{shore:g}" for x in range(100, int(width), 200))
    level = "".join(f"M0 {y}H{width:g}" for y in range(100, int(shore), 200))
    return f'<path d="{upright}{level}" stroke="#4d4a36" stroke-width=".8" opacity=".22"/>'


def _water(width: float, shore: float, height: float) -> str:
    crests = "q14 -9 28 0t28 0" * int(width / 56 + 1)
    waves = "".join(
        f'<path d="M0 {shore + 22 + 18 * turn:g}{crests}" opacity="{0.75 - 0.2 * turn:g}"/>' for turn in range(3)
    )
    foam = f"M0 {shore + 6:g}" + f"q{width / 8:g} -22 {width / 4:g} 0t{width / 4:g} 0t{width / 4:g} 0t{width / 4:g} 0"
    return (
        f'<path d="{foam}V{height:g}H0Z" fill="url(#water)"/>'
        f'<path d="{foam}" fill="none" stroke="#f4f1e6" stroke-width="5" opacity=".85"/>'
        f'<g fill="none" stroke="#dfeaea" stroke-width="1.8">{waves}</g>'
    )


def _title(wording: Wording) -> str:
    slug, name = wording.title().split("  ", 1)
    return (
        f'<g><rect x="20" y="16" width="370" height="46" rx="4" fill="{PAPER}" stroke="{INK}" stroke-width="2"/>'
        f'<rect x="20" y="16" width="78" height="46" rx="4" fill="{INK}"/>'
        f"{_text(59, 46, slug, 20, bold=True, ink=PAPER, middle=True)}{_text(114, 46, name, 22, bold=True)}</g>"
    )


def _line(wording: Wording, cards: Mapping[str, _Card], row: int, width: float) -> str:
    """The courage line under a row, its price at the left end."""
    card = cards[wording.beach.rows()[row][0].id]
    y = card.foot + BETWEEN / 2
    label = wrap(wording.line(row), 11)
    text = "".join(
        _text(62, y + 5 + LINE * (at - (len(label) - 1) / 2), line, 14, bold=True, middle=True)
        for at, line in enumerate(label)
    )
    half = 15 + LINE * (len(label) - 1) / 2
    return (
        f'<g class="line"><path d="M116 {y:g}H{width - 16:g}" stroke="{CHALK}" stroke-width="3" '
        'stroke-dasharray="14 9"/>'
        f'<rect x="12" y="{y - half:g}" width="102" height="{2 * half:g}" rx="14" fill="{CHALK}" stroke="{INK}"/>'
        f"{text}</g>"
    )


def _edge(wording: Wording, cards: Mapping[str, _Card], edge: EdgeSpec) -> str:
    a, b = cards[edge.a], cards[edge.b]
    path, x, y = _sideways(a, b) if edge.lateral else _upward(a, b)
    tip = "" if edge.lateral else ' marker-end="url(#tip)"'
    sign, danger = "", ""
    if edge.mine:
        sign, danger = mine(x, y), wording.lang.text("edge-mine")
    elif edge.barrier:
        sign, danger = wire(x, y), wording.lang.text("edge-barrier")
    arrow = "↔" if edge.lateral else "→"
    label = f"{wording.short_name(edge.a)} {arrow} {wording.short_name(edge.b)}" + (f": {danger}" if danger else "")
    kind = "lateral" if edge.lateral else "advance"
    return (
        f'<g class="edge {kind}"><title>{escape(label)}</title>'
        f'<path d="{path}" fill="none" stroke="{CHALK}" stroke-width="9" stroke-linecap="round" opacity=".75"/>'
        f'<path d="{path}" fill="none" stroke="{INK}" stroke-width="3.4"{tip}/>{sign}</g>'
    )


def _sideways(a: _Card, b: _Card) -> tuple[str, float, float]:
    left, right = sorted((a, b), key=lambda card: card.x)
    y = left.y + 30
    return f"M{left.x + CARD:g} {y:g}H{right.x:g}", (left.x + CARD + right.x) / 2, y


def _upward(a: _Card, b: _Card) -> tuple[str, float, float]:
    """From the top of the lower card to the foot of the upper one, leaving each on the side of the other."""
    lean = (b.middle > a.middle) - (b.middle < a.middle)
    start, end = a.middle + lean * CARD / 4, b.middle - lean * CARD / 4
    top = b.foot + 5
    half = (a.y - top) / 2
    path = f"M{start:g} {a.y:g}C{start:g} {a.y - half:g} {end:g} {top + half:g} {end:g} {top:g}"
    return path, (start + end) / 2, (a.y + top) / 2


def _sector(wording: Wording, card: _Card, units: Sequence[str]) -> str:
    spec = card.spec
    label = wording.sentence(spec)
    if units:
        label += " · " + wording.lang.text("draw-units", names=", ".join(units))
    kind = "bunker" if spec.bunker else "sector"
    return (
        f'<g id="sector-{spec.id}" class="{kind}" role="img" aria-label={quoteattr(label)}>'
        f"<title>{escape(label)}</title>{_frame(card)}{_head(wording, card)}"
        f"{_lines(card, _marks(wording, spec, units))}</g>"
    )


def _glow(card: _Card) -> str:
    return (
        f'<rect class="glow" x="{card.x - 7:g}" y="{card.y - 7:g}" width="{CARD + 14}" height="{card.height + 14:g}" '
        f'rx="15" fill="{GOLD}" fill-opacity=".55" stroke="{GOLD}" stroke-width="5"/>'
    )


def _frame(card: _Card) -> str:
    x, y, height = card.x, card.y, card.height
    if not card.spec.bunker:
        fill, radius = "#fbf4df", 10
        roof = ""
    else:
        # A concrete roof with the firing slit under it tells a bunker from a sector.
        fill, radius = "#cfccc0", 3
        roof = (
            f'<path d="M{x - 10:g} {y + 2:g}L{x + 16:g} {y - 14:g}H{x + CARD - 16:g}L{x + CARD + 10:g} {y + 2:g}Z" '
            f'fill="#8f8d83" stroke="{INK}" stroke-width="2"/>'
            f'<rect x="{x + 60:g}" y="{y - 9:g}" width="{CARD - 120}" height="6" fill="#191813"/>'
        )
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{CARD}" height="{height:g}" rx="{radius}" fill="{fill}" '
        f'fill-opacity=".96" stroke="{INK}" stroke-width="2.2"/>{roof}'
    )


def _head(wording: Wording, card: _Card) -> str:
    """Name at the left, machine gun beside it, DEF on its shield at the right."""
    spec, x, y = card.spec, card.x, card.y
    guns = machine_gun(x + (112 if _has_long_name(wording, spec) else 58), y + 15) if spec.mgf else ""
    if spec.mgf > 1:
        guns += _text(x + 108, y + 44, f"×{spec.mgf}", 14, bold=True)
    return _name(wording, card) + guns + shield(x + CARD - 12, y + 12, defence(spec), spec.black)


def _has_long_name(wording: Wording, spec: SectorSpec) -> bool:
    """The only bunker is called by its word; several are told apart by their short ids."""
    return spec.bunker and len(wording.beach.bunkers) == 1


def _name(wording: Wording, card: _Card) -> str:
    spec, x, y = card.spec, card.x, card.y
    if _has_long_name(wording, spec):
        return _text(x + 12, y + 36, wording.name(spec), 17, bold=True)
    badge = f'<rect x="{x + 10:g}" y="{y + 12:g}" width="38" height="36" rx="{4 if spec.bunker else 18}" fill="{INK}"/>'
    return badge + _text(x + 29, y + 37, spec.id, 18 if spec.bunker else 20, bold=True, ink=PAPER, middle=True)


def _lines(card: _Card, marks: Sequence[Mark]) -> str:
    out = ""
    y = card.y + 64
    for mark in marks:
        out += icon(mark.icon, card.x + 12, y, 17)
        for line in wrap(mark.short, LETTERS):
            out += _text(card.x + 36, y + 14, line, 14, bold=mark.kind == "units")
            y += LINE
    return out


def _text(x: float, y: float, text: str, size: int, bold: bool = False, ink: str = INK, middle: bool = False) -> str:
    weight = ' font-weight="700"' if bold else ""
    anchor = ' text-anchor="middle"' if middle else ""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}"{weight}{anchor} fill="{ink}">{escape(text)}</text>'

"""The beach as text: the bunker at the top, the sea at the bottom, one box for each sector."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from hhour.dday.draw.canvas import Canvas
from hhour.dday.draw.wording import BLACK, Wording, columns, edge_mark, wrap
from hhour.dday.rules.map.beach import Beach, EdgeSpec, SectorSpec
from hhour.i18n import Language

GAP: Final = 5  # between two boxes, room for a lateral link with its sign
NARROWEST: Final = 14
WIDEST: Final = 30

PLAIN: Final = "┌─┐│└┘"
HEAVY: Final = "┏━┓┃┗┛"
LIT: Final = "╔═╗║╚╝"


@dataclass(frozen=True)
class _Box:
    """A sector with its place on the sheet and the lines written in it, each with its style."""

    spec: SectorSpec
    name: str
    left: int
    width: int
    lines: tuple[tuple[str, str], ...]

    @property
    def middle(self) -> int:
        return self.left + self.width // 2


def draw_text(
    beach: Beach,
    lang: Language | None = None,
    width: int = 100,
    units: Mapping[str, Sequence[str]] | None = None,
    highlight: Collection[str] = (),
    colour: bool = False,
) -> str:
    """Draw the map at most `width` columns wide (three boxes need 52), with the units' labels in their sectors."""
    wording = Wording(beach, lang)
    most = max(len(row) for row in beach.rows())
    box_width = min(WIDEST, max(NARROWEST, (width - GAP * (most - 1)) // most))
    sheet = Canvas(most * box_width + GAP * (most - 1))
    sheet.put(0, 0, wording.title(), "strong")
    top = 1
    for row in reversed(beach.rows()):
        boxes = [_box(wording, spec, row, sheet.width, box_width, (units or {}).get(spec.id, ())) for spec in row]
        if top > 1:
            top = _draw_line(sheet, wording, top, row[0].row + 1)
            _draw_departures(sheet, beach, boxes, top - 1)
        top = _draw_row(sheet, beach, boxes, top, highlight)
        if row[0].row:
            _draw_arrivals(sheet, beach, boxes, top)
            top += 1
    sheet.put(0, top, "~" * sheet.width, "sea")
    return sheet.render(colour) + "\n" + _legend(wording, max(width, sheet.width))


def _box(
    wording: Wording, spec: SectorSpec, row: Sequence[SectorSpec], sheet: int, width: int, units: Sequence[str]
) -> _Box:
    row_width = len(row) * width + GAP * (len(row) - 1)
    left = (sheet - row_width) // 2 + row.index(spec) * (width + GAP)
    inner = width - 4
    head = f"{wording.defence(spec)}{' ' + BLACK if spec.black else ''}"
    lines = [(head, "strong")]
    guns = wording.guns(spec)
    if guns and columns(f"{head}  {guns}") <= inner:
        lines = [(f"{head}  {guns}", "strong")]
    elif guns:
        lines.append((guns, "danger"))
    for mark in wording.marks(spec):
        lines += [(line, "") for line in wrap(mark.short, inner)]
    lines += [(line, "faint") for line in wrap(wording.advances(spec), inner) if line]
    if units:
        lines += [(line, "unit") for line in wrap("@ " + " ".join(units), inner)]
    return _Box(spec, wording.name(spec), left, width, tuple(lines))


def _draw_row(sheet: Canvas, beach: Beach, boxes: Sequence[_Box], top: int, highlight: Collection[str]) -> int:
    height = max(len(box.lines) for box in boxes) + 2
    for box in boxes:
        _draw_box(sheet, box, top, height, box.spec.id in highlight)
    ends = {box.spec.id: box for box in boxes}
    for edge in beach.edges:
        if edge.lateral and edge.a in ends and edge.b in ends:
            left, right = sorted((ends[edge.a], ends[edge.b]), key=lambda box: box.left)
            _draw_link(sheet, left, right, edge, top + 1)
    return top + height


def _draw_box(sheet: Canvas, box: _Box, top: int, height: int, lit: bool) -> None:
    left_top, flat, right_top, side, left_low, right_low = LIT if lit else HEAVY if box.spec.bunker else PLAIN
    style = "lit" if lit else ""
    inner = box.width - 2
    sheet.put(box.left, top, left_top + flat * inner + right_top, style)
    sheet.put(box.left + 2, top, f" {box.name} ", "lit" if lit else "strong")
    for y in range(top + 1, top + height - 1):
        sheet.put(box.left, y, side, style)
        sheet.put(box.left + box.width - 1, y, side, style)
    for y, (line, line_style) in enumerate(box.lines, top + 1):
        sheet.put(box.left + 2, y, line, line_style)
    sheet.put(box.left, top + height - 1, left_low + flat * inner + right_low, style)


def _draw_link(sheet: Canvas, left: _Box, right: _Box, edge: EdgeSpec, y: int) -> None:
    start = left.left + left.width
    length = right.left - start
    sheet.put(start, y, "─" * length, "faint")
    if sign := edge_mark(edge.mine, edge.barrier):
        sheet.put(start + length // 2, y, sign, "danger")


def _draw_line(sheet: Canvas, wording: Wording, top: int, row: int) -> int:
    """The courage line below a row, and an empty line under it for the ways up to start in."""
    label = f" {wording.line(row)} "
    sheet.put(0, top, "╌" * sheet.width, "faint")
    sheet.put(2, top, label, "help")
    sheet.put(0, top + 1, "")
    return top + 2


def _draw_departures(sheet: Canvas, beach: Beach, boxes: Sequence[_Box], y: int) -> None:
    """Above a box: the ways up that begin there, with the sign of what lies on them."""
    for box in boxes:
        for edge in beach.edges:
            if edge.a == box.spec.id and not edge.lateral:
                way, x = _slope(beach, box, edge.b)
                sheet.put(x, y, way, "faint")
                sheet.put(x + 1, y, edge_mark(edge.mine, edge.barrier), "danger")


def _draw_arrivals(sheet: Canvas, beach: Beach, boxes: Sequence[_Box], y: int) -> None:
    """Below a box: the ways up that end there."""
    for box in boxes:
        for edge in beach.edges:
            if edge.b == box.spec.id and not edge.lateral:
                way, x = _slope(beach, box, edge.a)
                sheet.put(x, y, {"/": "\\", "\\": "/"}.get(way, way), "faint")


def _slope(beach: Beach, box: _Box, other: str) -> tuple[str, int]:
    """Which way a line leaves the box towards the other sector, and in which column."""
    side = _place(beach, beach.sector(other)) - _place(beach, box.spec)
    if side == 0:
        return "│", box.middle
    return ("/", box.middle + box.width // 4) if side > 0 else ("\\", box.middle - box.width // 4)


def _place(beach: Beach, spec: SectorSpec) -> float:
    """How far right of the map's middle a sector lies, in boxes; every row is centred."""
    return spec.column - (len(beach.rows()[spec.row]) - 1) / 2


def _legend(wording: Wording, width: int) -> str:
    lines = [wording.lang.text("draw-legend")]
    entries = wording.legend()
    margin = min(28, max(columns(mark) for mark, _ in entries) + 2)
    for mark, sentence in entries:
        head, *rest = wrap(sentence, width - margin - 2)
        gap = margin - columns(mark)
        if gap > 0:
            lines.append(f"  {mark}{' ' * gap}{head}")
        else:  # a mark too long for the margin stands on a line of its own
            lines.append(f"  {mark}")
            rest = [head, *rest]
        lines += [" " * (margin + 2) + line for line in rest]
    return "\n".join(lines)

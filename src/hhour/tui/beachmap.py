"""The beach in a few lines: one line a row of sectors, the bunker on top, small enough to stay on the screen."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from hhour.dday.draw.canvas import Canvas
from hhour.dday.draw.wording import ADVANCE, BLACK, MINE, Wording, columns, defence, edge_mark
from hhour.dday.rules.map.beach import Beach, SectorSpec
from hhour.i18n import Language

MARGIN: Final = 4  # for the price of the line below a row
LINK: Final = 3


def beach_lines(
    beach: Beach,
    lang: Language,
    width: int,
    units: Mapping[str, list[int]],
    sectors: Mapping[str, Mapping[str, Any]],
    lit: Collection[str],
    colour: bool,
    mines: bool = True,
) -> list[str]:
    """The map with units as `@1`; `sectors` are those of the view, by id in small letters; `lit` can be entered now."""
    wording = Wording(beach, lang)
    sheet = Canvas(width)
    for y, row in enumerate(reversed(beach.rows())):
        cells = [_cell(wording, spec, units, sectors, True, mines) for spec in row]
        if _length(cells) > width - MARGIN:
            cells = [_cell(wording, spec, units, sectors, False, mines) for spec in row]
        price = beach.courage(row[-1]) if row[0].row else 0
        sheet.put(0, y, f"{price}C " if price else "", "help")
        x = max(MARGIN, (width - _length(cells)) // 2)
        for spec, cell in zip(row, cells, strict=True):
            is_lit = spec.id.lower() in lit
            style = "lit" if is_lit else "unit" if spec.id.lower() in units else ""
            left, right = ("<", ">") if is_lit else ("[", "]")
            sheet.put(x, y, f"{left}{cell}{right}", style)
            x += columns(cell) + 2
            if spec is not row[-1]:
                sheet.put(x, y, _link(beach, spec, row[row.index(spec) + 1], mines), "danger")
                x += LINK
    return sheet.render(colour).split("\n")


def _length(cells: list[str]) -> int:
    return sum(columns(cell) + 2 for cell in cells) + LINK * (len(cells) - 1)


def _cell(
    wording: Wording,
    spec: SectorSpec,
    units: Mapping[str, list[int]],
    sectors: Mapping[str, Mapping[str, Any]],
    ways: bool,
    mines: bool,
) -> str:
    """`5 3 G ▲7* 8* @1`: number, DEF, machine guns, where an advance leads, who is there."""
    now = sectors.get(spec.id.lower(), {})
    guns = int(now.get("guns", spec.mgf))
    parts = [wording.name(spec), defence(spec) + (BLACK if spec.black else "")]
    parts += ["G" if guns == 1 else f"G{guns}"] if guns else []
    if ways and (targets := wording.advances(spec)):
        parts.append((targets if mines else targets.replace(MINE, "")).replace(f"{ADVANCE} ", ADVANCE))
    parts += [f"@{seat}" for seat in units.get(spec.id.lower(), ())]
    return " ".join(parts)


def _link(beach: Beach, left: SectorSpec, right: SectorSpec, mines: bool) -> str:
    for edge in beach.edges:
        if edge.lateral and {edge.a, edge.b} == {left.id, right.id}:
            return f"─{edge_mark(edge.mine and mines, edge.barrier) or '─'}─"
    return " " * LINK

"""The Sea Map in a terminal: the beach above, one line a row, every sector with DEF, shell numbers, Mines and craft."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hhour.i18n import Language

WIDE: Final = 7  # columns of sectors that need every sign of an 80-column window


def draw_sea(sea: Mapping[str, Any], lang: Language) -> list[str]:
    """`A8 0#8m @1`: A8 has DEF 0, is hit by shells of number 8, has Mines, and unit 1 is there."""
    there: dict[str, list[str]] = {}
    for seat, token in sea["craft"].items():
        there.setdefault(token["place"], []).append(f"{'@' if token['state'] == 'aboard' else '~'}{seat}")
    cells = {(one["row"], one["column"]): _cell(one, there.get(one["id"], [])) for one in sea["sectors"]}
    columns, height = range(sea["columns"]), range(sea["rows"])
    widest = [max(len(cells[row, column]) for row in height) for column in columns]
    gap = "  " if len(columns) < WIDE else " "
    rows = [lang.text("sea-beach", n=sea["lines"][-1])]
    for row in reversed(height):
        line = gap.join(cells[row, column].ljust(widest[column]) for column in columns)
        safe = next(one["safe"] for one in sea["sectors"] if one["row"] == row)
        rows.append(f"{sea['lines'][row] or ' '} {'=' if safe else ' '} {line}".rstrip())
    return [*rows, lang.text("sea-legend")]


def sea_names(view: Mapping[str, Any]) -> dict[str, str]:
    """What the sectors of the Sea Map are called, by their ids; nothing ashore."""
    seas = [box["sea"] for box in view.get("boxes", {}).values() if "sea" in box]
    return {sector["id"]: sector["name"] for sea in seas for sector in sea["sectors"]}


def _cell(sector: Mapping[str, Any], there: list[str]) -> str:
    shells = "/".join(str(number) for number in sector["shells"])
    return " ".join([sector["name"], f"{sector['def']}#{shells}{'m' if sector['mines'] else ''}", *there])

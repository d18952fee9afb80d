"""The Sea Map in a terminal: the beach above, one line a row, every sector with DEF, shell numbers, Mines and craft."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hhour.i18n import Language


def draw_sea(sea: Mapping[str, Any], lang: Language) -> list[str]:
    """`A8 0#8m @1`: A8 has DEF 0, is hit by shells of number 8, has Mines, and unit 1 is there."""
    there: dict[str, list[str]] = {}
    for seat, token in sea["craft"].items():
        there.setdefault(token["place"], []).append(f"{'@' if token['state'] == 'aboard' else '~'}{seat}")
    cells = {(one["row"], one["column"]): _cell(one, there.get(one["id"], [])) for one in sea["sectors"]}
    widest = max(len(cell) for cell in cells.values())
    rows = [lang.text("sea-beach", n=sea["lines"][-1])]
    for row in reversed(range(sea["rows"])):
        line = "  ".join(cells[row, column].ljust(widest) for column in range(sea["columns"]))
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

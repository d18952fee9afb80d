"""The sea as everybody sees it: the Sea Map as it is drawn, and what lies on it (W-SEA-05, W-GEN-22)."""

from __future__ import annotations

from typing import Any

from hhour.dday.boxes.way_to_hell.sea.chances import ways
from hhour.dday.boxes.way_to_hell.sea.charts import BEACH_LINE, LINES, PROVENANCE, ROWS, Chart
from hhour.dday.boxes.way_to_hell.sea.state import (
    NAME,
    advance_cost,
    chart,
    crafts_at,
    is_crossing,
    nation,
    naval_of,
    sea,
    vessel,
    works,
)
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force, Unit


def where(p: Field, force: Force) -> str:
    """A sea sector (`sea-a:5`), or the start sector where a landed Unit waits."""
    if not p.is_away(force):
        return ""
    now = vessel(p, force)
    return chart(p.book).id(now.place) if now.place >= 0 else p.book.place(now.landed)


def view(p: Field, seat: int | None) -> dict[str, Any]:
    """Nothing once all have come to the battle (W-SEA-130)."""
    if NAME not in p.battle.parts or not is_crossing(p):
        return {}
    sheet = chart(p.book)
    starts = [p.book.sectors[start].id for start in p.book.starts]
    told = printed(sheet)
    for place, sector in enumerate(told["sectors"]):
        sector["crafts"] = crafts_at(p, place)
        sector["ahead"] = [starts[j] for j in sheet.touches(place, len(starts))]
    told["shell"] = 0 if p.phase() == "ROLL" else sea(p).shell  # those of the turn before have fallen (W-SEA-63)
    told["craft"] = {str(unit.seat): _craft(p, unit) for unit in p.battle.units if p.is_away(unit)}
    return {"sea": told}


def printed(sheet: Chart) -> dict[str, Any]:
    """A Sea Map as it lies in the box, without a craft (W-SEAMAP-07, W-SEAMAP-09)."""
    return {
        "map": sheet.letter,
        "slug": sheet.slug,
        "rows": ROWS,
        "columns": sheet.columns,
        "lines": [*LINES, BEACH_LINE],
        "provenance": PROVENANCE,
        "sectors": [
            {
                "id": sheet.id(water.place),
                "name": f"{sheet.letter}{water.number}",
                "row": water.row,
                "column": water.column,
                "def": water.defence,
                "shells": list(water.shells),
                "chance": round(water.shelled, 4),
                "mines": water.mined,
                "safe": water.safe,
                "rule": water.rule,
            }
            for water in sheet.waters
        ],
    }


def _craft(p: Field, unit: Unit) -> dict[str, Any]:
    """The token of one Unit: a craft, a wading Unit, or one that waits ashore (W-GEN-22, W-SEA-119)."""
    now = vessel(p, unit)
    state = "ashore" if now.landed >= 0 else "start" if now.place < 0 else "aboard" if now.aboard else "wading"
    return {
        "token": f"craft-{nation(p.book, unit.seat)}",
        "state": state,
        "place": where(p, unit),
        "soldiers": unit.soldiers,
        "courage": unit.courage,
        "hull": unit.points,
        "stars": unit.stars,
        "naval": naval_of(unit),
        "passengers": list(now.passengers),
        "cost": advance_cost(p, unit) if state == "aboard" else 0,
        "spared": int(works(p, unit, "naval-france")),
        "panic": now.scattered,
        "stalled": now.stalled,
        "ways": ways(p, unit),
    }

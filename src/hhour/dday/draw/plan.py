"""A battle map as a plan to draw: rows, roads, ground, prices of its lines."""

from __future__ import annotations

from hhour.dday.rules.map.terrain import Beach, SectorSpec
from hhour.sheet import Place, Plan, Road


def plan_of(beach: Beach) -> Plan:
    """A map that names no ground is sand from the sea on."""
    rows = beach.rows()
    return Plan(
        slug=beach.slug,
        rows=tuple(tuple(Place(spec.id, has_walls(spec), spec.mgf > 0) for spec in row) for row in rows),
        grounds=beach.ground or ("sea", *("sand" for _ in rows)),
        roads=tuple(Road(edge.a, edge.b, edge.lateral, edge.mine, edge.barrier) for edge in beach.edges),
        lines=tuple((row, cost) for row in range(1, len(rows)) if (cost := _price(beach, row))),
    )


def has_walls(spec: SectorSpec) -> bool:
    """A bunker, be it one inside the map."""
    return spec.bunker or any(word.word == "MID_BUNKER" for word in spec.attributes)


def _price(beach: Beach, row: int) -> str:
    """What crossing the line before a row costs; a bunker in it may have a price of its own."""
    costs = [beach.lines.get(spec.id if spec.bunker else row) for spec in beach.rows()[row]]
    return "/".join(str(cost) for cost in dict.fromkeys(costs) if cost is not None)

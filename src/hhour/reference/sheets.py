"""Every sheet that can be drawn, by name."""

from __future__ import annotations

from functools import cache

from hhour.dday.draw.plan import plan_of
from hhour.dday.rules.map.atlas import as_begun, scan
from hhour.express.beaches import BEACHES
from hhour.pocket.plan import battlefield_plan, beach_plan
from hhour.pocket.terrain import TERRAIN
from hhour.sheet import Plan, Sheet, draw_sheet


@cache
def plans() -> dict[str, Plan]:
    """Battle maps by their slug, `express-BEACH` and, for Bataille!, `field-TERRAIN`."""
    found = [plan_of(beach) for beach in scan().values()]
    found += [beach_plan(f"express-{beach}") for beach in BEACHES]
    found += [battlefield_plan(terrain) for terrain in TERRAIN]
    return {plan.slug: plan for plan in found}


def plan_named(name: str) -> Plan | None:
    """The plan of this name; `n-16@3` is the map as games begun in version 3 of the rules have it."""
    begun = as_begun(name) if "@" in name else None
    return plan_of(begun) if begun is not None else plans().get(name)


def sheet(name: str) -> Sheet | None:
    """The sheet of this name, drawn once."""
    plan = plan_named(name)
    return draw_sheet(plan) if plan is not None else None

"""Every sheet that can be drawn, by name."""

from __future__ import annotations

from functools import cache

from hhour.dday.draw.plan import plan_of
from hhour.dday.rules.map.atlas import scan
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


def sheet(name: str) -> Sheet | None:
    """The sheet of this name, drawn once."""
    plan = plans().get(name)
    return draw_sheet(plan) if plan is not None else None

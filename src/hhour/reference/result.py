"""How a game stands or ended, as lines: every unit's resources, and the victory points with their sum."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from hhour.i18n import Language
from hhour.i18n.phrases import Phrases
from hhour.kernel.table import Table


class Drawn(Protocol):
    """What the module `screen` of a game holds that draws itself."""

    def title(self, table: Table, lang: Language) -> str: ...
    def draw(self, table: Table, seat: int, lang: Language, colour: bool) -> str: ...
    def result(self, table: Table, lang: Language) -> list[str]: ...
    def cards(self, table: Table) -> list[str]: ...


def drawn_by(table: Table) -> Drawn | None:
    """The module that draws the table of a game which draws itself; None for Units on a beach."""
    found: Drawn | None = table.game.module("screen")
    return found


def result_lines(table: Table, lang: Language) -> list[str]:
    """The outcome, then a line for each unit, then the points if they are counted."""
    drawn = drawn_by(table)
    if drawn is not None:
        return drawn.result(table, lang)
    result: Mapping[str, Any] = table.result()
    say = Phrases(lang)
    rows = [_outcome(table, result, lang)]
    for unit in result["units"]:
        amounts = _amounts(unit, lang)
        where = sector_name(unit["sector"], lang) if unit["sector"] else "-"
        status = lang.text(f"status-{unit['status']}")
        rows.append(lang.text("result-unit", n=unit["seat"], status=status, where=where, amounts=amounts))
        slugs = [*unit["specialists"], *unit["items"], *unit["awards"], unit["vehicle"]]
        if cards := say.commas([lang.text(f"card-{slug}") for slug in slugs if slug]):
            rows.append(f"    {cards}")
        if "victory_point_parts" in unit:
            rows.append("    " + _points(unit, lang))
    if "team_score" in result:
        rows.append(lang.text("result-team", n=result["team_score"]))
    for force in _across(table):
        who = lang.text(f"role-{force['name']}")
        rows.append(lang.text("result-force", who=who, amounts=_amounts(force, lang)))
        slugs = [*force["specialists"], *force["items"]]
        rows += [f"    {say.commas([lang.text(f'card-{slug}') for slug in slugs])}"] if slugs else []
    return rows


def _outcome(table: Table, result: Mapping[str, Any], lang: Language) -> str:
    """Who won: against somebody across the beach he is named, for whoever plays him reads it too."""
    across = _across(table)
    if not across or result["outcome"] == "running":
        return lang.text(f"result-{result['outcome']}", n=result["turn"])
    who = lang.text(f"role-{across[0]['name']}")
    return lang.text(f"result-{result['outcome']}-across", n=result["turn"], who=who)


def _across(table: Table) -> list[Mapping[str, Any]]:
    """The forces against which the units fight."""
    view: Mapping[str, Any] = table.view(0)
    return [force for force in view["forces"] if force["side"] != UNITS]


def _amounts(force: Mapping[str, Any], lang: Language) -> str:
    return Phrases(lang).commas([lang.text(f"count-{name}", n=force[name]) for name in RESOURCES])


def _points(unit: Mapping[str, Any], lang: Language) -> str:
    """`Victory points 35 = sector 30 + soldiers 3 + courage 2`; what brought nothing is left out."""
    parts = [part for part in unit["victory_point_parts"] if part["points"]] or [{"rule": "", "points": 0}]
    told = [f"{lang.text('points-' + part['rule'].lower()) if part['rule'] else ''} {part['points']}" for part in parts]
    return lang.text("result-points", n=unit["victory_points"], parts=" + ".join(word.strip() for word in told))


RESOURCES = ("soldiers", "stars", "courage", "points")
UNITS = "allies"  # the side of the units


def sector_name(sector: str, lang: Language) -> str:
    """'Sector 5', 'Bunker'; with its map where two are joined; 'Sector A5' at sea."""
    board, colon, number = sector.rpartition(":")
    if lang.has(f"at-{board}"):
        return lang.text(f"at-{board}", n=number)
    if number.isdigit():
        name = lang.text("sector-number", n=int(number))
    else:
        name = lang.text({"bw": "bunker-west", "be": "bunker-east"}.get(number, "bunker"))
    return f"{name} ({lang.text(f'map-{board}')})" if colon else name

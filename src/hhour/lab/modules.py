"""What each module of Way to Hell changes: the same map on the same dice, with it and without it, and the Missions."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from math import sqrt
from pathlib import Path
from shlex import quote
from typing import Any

from hhour.dday.boxes.way_to_hell.missions.deck import REQUIREMENTS
from hhour.dday.rules.box.shelf import BASE, box_of_option
from hhour.dday.rules.map.atlas import box_of, scan
from hhour.i18n import LANGUAGES, Language, language
from hhour.kernel.refusal import SetupError
from hhour.lab.figures import SURE, Z, sign_test, wilson
from hhour.lab.simulate import Result, Run, held, simulate

BOT = "captain"
PLAIN = ""  # the map without any module
MODULES = {  # by the name on the page: what is written in the setup
    "sea": "sea",
    "gold-regular": "gold=regular",
    "gold-touch": "gold=touch",
    "gold-rwbg": "gold=rwbg",
    "gold-wild": "gold=wild",
    "missions": "missions",
    "mission-possible": "missions,mission-possible",
    "heroes": "heroes",
    "lead-the-way": "heroes,lead-the-way",
    "shaef": "shaef",
    "components": "way-to-hell-components",
}
FIGURES = "modules.json"


def beaches() -> list[str]:
    """The maps of the base game and of Way to Hell."""
    return [slug for slug in sorted(scan()) if box_of(slug) in (BASE, box_of_option("sea"))]


def run_of(slug: str, module: str, seed: str) -> Run | None:
    """One cell of the table, on the map's own dice; None where the rules forbid it, as the sea without a waterline."""
    options = f" opts={MODULES[module]}" if module else ""
    try:
        return Run(f"dday {slug} units=1{options}", (BOT,), f"{seed} {slug}").checked()
    except SetupError:
        return None


def measure(
    maps: Sequence[str],
    modules: Sequence[str],
    games: int,
    seed: str,
    executor: Executor,
    kept: Path | None = None,
    tell: Callable[[str, int, int], None] | None = None,
) -> dict[str, Any]:
    """Play every cell; a folder `kept` makes it resumable, and what it holds beyond `games` counts too.

    Returns the cells and what became of the Missions.
    """
    cells: list[dict[str, Any]] = []
    missions: list[Result] = []
    for slug in maps:
        plain: list[Result] = []
        for module in (PLAIN, *modules):
            run = run_of(slug, module, seed)
            if run is None:
                continue
            title = f"{slug.upper()} {module or 'plain'}"
            file = None if kept is None else kept / f"{title.replace(' ', '-')}.jsonl"
            results = simulate(run, max(games, held(file, run)), executor, file, _named(tell, title) if tell else None)
            plain = plain or results
            missions += results if "missions" in MODULES.get(module, "").split(",") else []
            cells.append({"map": slug.upper(), "module": module, "setup": run.setup, **_beside(results, plain)})
    return {"seed": seed, "games": games, "cells": cells, "missions": missions_of(missions)}


def _named(tell: Callable[[str, int, int], None], title: str) -> Callable[[int, int], None]:
    return lambda done, games: tell(title, done, games)


def _beside(results: Sequence[Result], plain: Sequence[Result]) -> dict[str, Any]:
    """Wins, and the games that only the one or only the other of the two tables won; what the other lacks is left."""
    results = results[: len(plain)]
    pairs = Counter((one.won, other.won) for one, other in zip(results, plain, strict=False))
    games, wins = len(results), sum(result.won for result in results)
    return {
        "games": games,
        "wins": wins,
        "interval": wilson(wins, games),
        "only_with": pairs[True, False],
        "only_without": pairs[False, True],
        "mean_turns": sum(result.turns for result in results) / games,
    }


def missions_of(results: Iterable[Result]) -> dict[str, list[int]]:
    """By Mission: how often a Unit had it, and how often it was accomplished."""
    had: Counter[str] = Counter()
    done: Counter[str] = Counter()
    for result in results:
        had.update(result.ordered)
        done.update(result.accomplished)
    return {slug: [had[slug], done[slug]] for slug in REQUIREMENTS} if had else {}


# --- what it comes to -------------------------------------------------------------------------------------------------


def change(cells: Sequence[dict[str, Any]], module: str) -> dict[str, float]:
    """What a module does to the win rate over all maps: mean, interval for 95 %, chance of so uneven a split."""
    ours = [cell for cell in cells if cell["module"] == module]
    games = sum(cell["games"] for cell in ours)
    better = sum(cell["only_with"] for cell in ours)
    worse = sum(cell["only_without"] for cell in ours)
    # Agresti and Min: half a game more on either side, so that no difference in few games is not called certain
    centre = (better - worse) / (games + 2)
    spread = sqrt((better + worse + 1) - (better - worse) * centre) / (games + 2)
    return {
        "mean": (better - worse) / games,
        "low": centre - Z * spread,
        "high": centre + Z * spread,
        "chance": sign_test(better, worse),
    }


def never(cells: Sequence[dict[str, Any]]) -> list[str]:
    """Map and module that the Captain did not win once: nobody can be asked to play that."""
    return [f"{cell['map']} {cell['module']}".strip() for cell in cells if not cell["wins"]]


def undone(missions: dict[str, list[int]]) -> list[str]:
    """Missions that Units had and never accomplished."""
    return [slug for slug, (had, done) in missions.items() if had and not done]


def write(data: dict[str, Any], folder: Path) -> list[Path]:
    """The figures as data, and the page in every language."""
    figures = folder / "difficulty"
    figures.mkdir(parents=True, exist_ok=True)
    (figures / FIGURES).write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    pages = []
    for code in LANGUAGES:
        page = folder / ("modules.md" if code == LANGUAGES[0] else f"modules.{code}.md")
        page.write_text(page_of(data, language(code)), encoding="utf-8")
        pages.append(page)
    return pages


# --- the page ---------------------------------------------------------------------------------------------------------


def page_of(data: dict[str, Any], lang: Language) -> str:
    text, cells = lang.text, data["cells"]
    modules = [name for name in MODULES if any(cell["module"] == name for cell in cells)]
    by_place = {(cell["map"], cell["module"]): cell for cell in cells}
    maps = list(dict.fromkeys(cell["map"] for cell in cells))
    lines = [f"# {text('modules-title')}", "", text("modules-about", games=data["games"], seed=data["seed"]), ""]
    lines += [_sentence(cells, module, lang) for module in modules]
    head = " | ".join((text("modules-map"), text("modules-plain"), *(text(f"module-{name}") for name in modules)))
    lines += ["", f"| {head} |", "|---" * (len(modules) + 2) + "|"]
    for name in maps:
        told = [_cell(by_place.get((name, module)), by_place[name, PLAIN]) for module in (PLAIN, *modules)]
        lines.append(f"| {name} | {' | '.join(told)} |")
    bad = never(cells)
    lines += ["", text("modules-never", places=", ".join(bad)) if bad else text("modules-all-won")]
    if data["missions"]:
        lines += ["", *_missions(data["missions"], lang)]
    again = ", ".join(f"`{command}`" for command in commands(data, maps, modules))
    return "\n".join([*lines, "", text("modules-again", command=again), ""])


def commands(data: dict[str, Any], maps: Sequence[str], modules: Sequence[str]) -> list[str]:
    """What repeats the page: all of it with the fewest games of a cell, then the cells that have more."""
    asked = {(tuple(modules), data["games"]): list(maps)}
    for name in maps:
        more: dict[int, list[str]] = {}
        for cell in data["cells"]:
            if cell["map"] == name and cell["module"] and cell["games"] > data["games"]:
                more.setdefault(cell["games"], []).append(cell["module"])
        for games, found in more.items():
            asked.setdefault((tuple(found), games), []).append(name)
    return [
        f"hhour lab modules --maps {','.join(places).lower()} --modules {','.join(found)} --games {games} "
        f"--seed {quote(data['seed'])}"
        for (found, games), places in asked.items()
    ]


def _sentence(cells: Sequence[dict[str, Any]], module: str, lang: Language) -> str:
    """`The crossing costs 12 points of win rate (8 to 16).`"""
    found = change(cells, module)
    low, high = sorted((abs(found["low"]), abs(found["high"])))
    key = "modules-open" if found["chance"] >= SURE else "modules-costs" if found["mean"] < 0 else "modules-brings"
    if key == "modules-open":
        low, high = found["low"], found["high"]
    sign = "+" if key == "modules-open" else ""
    numbers = {"low": f"{100 * low:{sign}.0f}", "high": f"{100 * high:{sign}.0f}"}
    return "- " + lang.text(
        key, module=lang.text(f"module-{module}"), points=f"{abs(100 * found['mean']):.0f}", **numbers
    )


def _cell(cell: dict[str, Any] | None, plain: dict[str, Any]) -> str:
    if cell is None:
        return "–"
    rate = f"{100 * cell['wins'] / cell['games']:.0f} %"
    if cell is plain:
        low, high = cell["interval"]
        return f"{rate} ({100 * low:.0f}–{100 * high:.0f})"
    return f"{rate} ({100 * (cell['only_with'] - cell['only_without']) / cell['games']:+.0f})"


def _missions(missions: dict[str, list[int]], lang: Language) -> list[str]:
    text = lang.text
    order = sorted(missions, key=lambda slug: (-missions[slug][1] / max(1, missions[slug][0]), slug))
    rows = [f"| {text(f'card-{slug}')} | {missions[slug][0]} | {missions[slug][1]} |" for slug in order]
    never_done = [text(f"card-{slug}") for slug in undone(missions)]
    verdict = text("modules-undone", missions=", ".join(never_done)) if never_done else text("modules-all-done")
    head = f"| {text('modules-mission')} | {text('modules-had')} | {text('modules-done')} |"
    return [f"## {text('modules-missions')}", "", verdict, "", head, "|---|---|---|", *rows]

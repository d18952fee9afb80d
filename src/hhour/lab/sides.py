"""Whether a beach is fair where somebody defends it: the Allies against every German, with one Unit or several."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from pathlib import Path
from shlex import quote
from typing import Any, Final

from hhour.dday.rules.box.shelf import box_of_option
from hhour.dday.rules.map.atlas import box_of, scan
from hhour.lab.figures import report
from hhour.lab.simulate import Run, held, simulate

AUTOMATON = "german-ai"  # the German of the rules, who has no mind of his own
GERMANS = (AUTOMATON, "sergeant", "captain")
UNITS = (1, 2, 4)
ALLIES = "captain"
LOPSIDED = 0.9  # a side that wins more often than this has an unfair beach
FIGURES = "sides.json"


def beaches() -> list[str]:
    """The maps of the box that brings the German."""
    return [slug for slug in sorted(scan()) if box_of(slug) == box_of_option("german")]


def run_of(slug: str, units: int, german: str, seed: str) -> Run:
    """One cell of the table. Every map has dice of its own; the Germans of one map meet the same ones."""
    options = "german,german-ai" if german == AUTOMATON else "german"
    seats = (ALLIES,) * units if german == AUTOMATON else (*(ALLIES,) * units, german)
    return Run(f"dday {slug} units={units} opts={options}", seats, f"{seed} {slug}").checked()


def measure(
    maps: Sequence[str],
    units: Sequence[int],
    games: int,
    seed: str,
    executor: Executor,
    kept: Path | None = None,
    tell: Callable[[str, int, int], None] | None = None,
    germans: Sequence[str] = GERMANS,
) -> list[dict[str, Any]]:
    """Play every cell; a folder `kept` makes it resumable, and what it holds beyond `games` counts too."""
    rows = []
    for slug in maps:
        for number in units:
            for german in germans:
                run = run_of(slug, number, german, seed)
                title = f"{slug.upper()} {number} {german}"
                file = None if kept is None else kept / f"{title.replace(' ', '-')}.jsonl"
                all_games = max(games, held(file, run))
                results = simulate(run, all_games, executor, file, _named(tell, title) if tell else None)
                told = report(run, results)
                rows.append({"map": slug.upper(), "units": number, "german": german, **told})
    return rows


def _named(tell: Callable[[str, int, int], None], title: str) -> Callable[[int, int], None]:
    return lambda done, games: tell(title, done, games)


def verdict(row: dict[str, Any]) -> str:
    """What a cell between two Captains says for certain: fair, allies or german win nearly always; else open."""
    low, high = row["interval"]
    if low > LOPSIDED:
        return "allies"
    if high < 1 - LOPSIDED:
        return "german"
    return "fair" if low >= 1 - LOPSIDED and high <= LOPSIDED else "open"


def verdicts(rows: Sequence[dict[str, Any]], name: str) -> dict[str, list[int]]:
    """The numbers of Units of a map, by what is certain of them."""
    found: dict[str, list[int]] = {}
    for row in rows:
        if row["map"] == name and row["german"] == ALLIES:
            found.setdefault(verdict(row), []).append(row["units"])
    return found


def lopsided(rows: Sequence[dict[str, Any]]) -> list[str]:
    """Maps on which one side certainly wins nearly always between Captains, whatever the number of Units."""
    found = {name: verdicts(rows, name) for name in dict.fromkeys(row["map"] for row in rows)}
    return [name for name, told in found.items() if told and not {"fair", "open"} & told.keys()]


def write(rows: Sequence[dict[str, Any]], folder: Path, seed: str) -> Path:
    """The page and the figures as data."""
    figures = folder / "difficulty"
    figures.mkdir(parents=True, exist_ok=True)
    keys = ("map", "units", "german", "setup", "games", "wins", "win_rate", "interval", "mean_turns", "seed")
    data = [{key: row[key] for key in keys} for row in rows]
    (figures / FIGURES).write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    page = folder / "sides.md"
    page.write_text(_page(rows, seed), encoding="utf-8")
    return page


def _page(rows: Sequence[dict[str, Any]], seed: str) -> str:
    games = min(row["games"] for row in rows)
    unless = " where no other number stands" if any(row["games"] > games for row in rows) else ""
    germans = list(dict.fromkeys(row["german"] for row in rows))
    lines = [
        "# How fair the beaches are where a German defends them",
        "",
        "Written by `hhour lab sides`, not by hand: do not edit.",
        f"Won by the Allies, all of them Captains, of {games} games each{unless}, seed `{seed}`;",
        "in brackets Wilson's interval for 95 %.",
        "`german-ai` is the automated German of the rules.",
        "",
        f"| map | Units | {' | '.join(germans)} |",
        "|---|---|" + "---|" * len(germans),
    ]
    cells = {(row["map"], row["units"], row["german"]): row for row in rows}
    for name, number in dict.fromkeys((row["map"], row["units"]) for row in rows):
        told = " | ".join(_cell(cells[name, number, german], games) for german in germans)
        lines.append(f"| {name} | {number} | {told} |")
    if ALLIES in germans:
        lines += ["", "## Fair?", "", "Between Captains, as far as so many games make certain:", ""]
        lines += [f"- {name}: {_told(verdicts(rows, name))}." for name in dict.fromkeys(row["map"] for row in rows)]
    more: dict[tuple[int, str], list[dict[str, Any]]] = {}
    for row in rows:
        if row["games"] > games:
            more.setdefault((row["games"], row["german"]), []).append(row)
    commands = [_command(rows, games, seed), *(_command(cells, number, seed) for (number, _), cells in more.items())]
    return "\n".join([*lines, "", f"Again: {', '.join(f'`{command}`' for command in commands)}", ""])


def _command(rows: Sequence[dict[str, Any]], games: int, seed: str) -> str:
    maps, units, germans = (
        ",".join(dict.fromkeys(str(row[key]).lower() for row in rows)) for key in ("map", "units", "german")
    )
    return f"hhour lab sides --maps {maps} --units {units} --germans {germans} --games {games} --seed {quote(seed)}"


SAID: Final = {
    "fair": "fair with {units}",
    "allies": "the Allies nearly always win with {units}",
    "german": "the German nearly always wins against {units}",
    "open": "open with {units}",
}


def _told(found: dict[str, list[int]]) -> str:
    """The verdicts of a map in words."""
    return "; ".join(said.format(units=_units(found[key])) for key, said in SAID.items() if key in found)


def _units(numbers: Sequence[int]) -> str:
    return f"{' or '.join(str(number) for number in numbers)} Unit{'' if list(numbers) == [1] else 's'}"


def _cell(row: dict[str, Any], usual: int) -> str:
    low, high = row["interval"]
    games = f" of {row['games']}" if row["games"] != usual else ""
    return f"{100 * row['win_rate']:.0f} %{games} ({100 * low:.0f}–{100 * high:.0f})"

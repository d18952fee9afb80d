"""How hard the beaches are: every map and level played by Sergeant and Captain, written down as a page with plots."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

from hhour.dday.rules.box.shelf import BASE
from hhour.dday.rules.map.atlas import box_of, scan
from hhour.lab.figures import report
from hhour.lab.plots import plot_difficulty, plot_length
from hhour.lab.simulate import Run, simulate

BOTS = ("sergeant", "captain")
FIGURES = "difficulty.json"
TRAINING = "N-01"


def setups(units: Sequence[int] = (1,)) -> list[tuple[str, str]]:
    """(name, setup) of every map and level of the base game; the maps of other boxes wait for bots of their own."""
    found = []
    for slug, beach in sorted(scan().items()):
        if box_of(slug) != BASE:
            continue
        for seats in units:
            mark = "" if seats == 1 else f", {seats} Units"
            if beach.levels:
                for level in beach.levels:
                    found.append(
                        (f"{slug.upper()} {level.slug}{mark}", f"dday {slug} level={level.slug} units={seats}")
                    )
            else:
                found.append((f"{slug.upper()}{mark}", f"dday {slug} units={seats}"))
    return found


def measure(
    games: dict[str, int],
    seed: str,
    executor: Executor,
    units: Sequence[int] = (1,),
    kept: Path | None = None,
    tell: Callable[[str, int, int], None] | None = None,
) -> list[dict[str, Any]]:
    """Play everything; a folder `kept` makes it resumable."""
    rows: list[dict[str, Any]] = []
    for name, setup in setups(units):
        for bot, count in games.items():
            run = Run(setup, (bot,), seed).checked()
            file = None if kept is None else kept / f"{name.replace(' ', '-').replace(',', '')}-{bot}.jsonl"
            title = f"{name} {bot}"
            results = simulate(run, count, executor, file, _named(tell, title) if tell else None)
            rows.append({"name": name, "bot": bot, **report(run, results)})
    return rows


def _named(tell: Callable[[str, int, int], None], title: str) -> Callable[[int, int], None]:
    return lambda done, games: tell(title, done, games)


def out_of_order(rows: Sequence[dict[str, Any]], bot: str) -> list[str]:
    """Pairs of maps, in the rulebook's order, of which the later one is easier by more than noise."""
    ours = [row for row in rows if row["bot"] == bot and "Units" not in row["name"]]
    found = []
    for place, row in enumerate(ours):
        for later in ours[place + 1 :]:
            if later["interval"][0] > row["interval"][1]:
                found.append(
                    f"{later['name']} ({100 * later['win_rate']:.0f} %) is easier than {row['name']} "
                    f"({100 * row['win_rate']:.0f} %) for the {bot.capitalize()}"
                )
    return found


def unfair(rows: Sequence[dict[str, Any]], bot: str) -> list[str]:
    """Maps after the first, which is for training, that a bot won always or never."""
    ours = [row for row in rows if row["bot"] == bot and not row["name"].startswith(TRAINING)]
    return [row["name"] for row in ours if row["wins"] in (0, row["games"])]


def write(rows: Sequence[dict[str, Any]], folder: Path, seed: str) -> Path:
    """The page, its plots and the figures as data."""
    pictures = folder / "difficulty"
    pictures.mkdir(parents=True, exist_ok=True)
    bots = list(dict.fromkeys(row["bot"] for row in rows))
    plot_difficulty(rows, bots, pictures / "win-rates.svg")
    plot_length(rows, bots, pictures / "lengths.svg")
    (pictures / FIGURES).write_text(json.dumps(_figures(rows), indent=1) + "\n", encoding="utf-8")
    page = folder / "difficulty.md"
    page.write_text(_page(rows, bots, seed), encoding="utf-8")
    return page


def _figures(rows: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    keys = ("name", "setup", "bot", "games", "wins", "win_rate", "interval", "mean_turns", "seed")
    return [{key: row[key] for key in keys} for row in rows]


def _page(rows: Sequence[dict[str, Any]], bots: Sequence[str], seed: str) -> str:
    games = {bot: next(row["games"] for row in rows if row["bot"] == bot) for bot in bots}
    told = " and ".join(f"{count} games of the {bot.capitalize()}" for bot, count in games.items())
    flags = " ".join(f"--{bot} {count}" for bot, count in games.items())
    lines = [
        "# How hard the beaches are",
        "",
        "Written by `hhour lab difficulty`, not by hand: do not edit.",
        f"Measured, not computed: {told} on every map and level, seed `{seed}`.",
        "The interval is Wilson's for 95 %. The Practice Run is also solved exactly: `hhour solve`.",
        "",
        "![chance to win](difficulty/win-rates.svg)",
        "",
        "| map | bot | won | 95 % | turns | falls most in | buys most |",
        "|---|---|---|---|---|---|---|",
    ]
    for row in rows:
        low, high = row["interval"]
        fell = ", ".join(list(row["deaths"])[:2]) or "–"
        bought = ", ".join(list(row["bought"])[:3]) or "–"
        lines.append(
            f"| {row['name']} | {row['bot']} | {100 * row['win_rate']:.1f} % | {100 * low:.0f}–{100 * high:.0f} % "
            f"| {row['mean_turns']:.1f} | {fell} | {bought} |"
        )
    lines += ["", "![length](difficulty/lengths.svg)", "", "## In the rulebook's order", ""]
    for bot in bots:
        wrong = out_of_order(rows, bot)
        if wrong:
            lines += [f"- {sentence}, beyond noise." for sentence in wrong]
        else:
            lines.append(f"- For the {bot.capitalize()} no later map is easier than an earlier one beyond noise.")
    for bot in bots:
        always = unfair(rows, bot)
        told = f"was won always or never: {', '.join(always)}" if always else "was neither always won nor always lost"
        lines.append(f"- For the {bot.capitalize()} {'some map' if always else 'every map'} after {TRAINING} {told}.")
    lines += ["", "Again: `hhour lab difficulty " + flags + f" --seed {seed}`", ""]
    return "\n".join(lines)

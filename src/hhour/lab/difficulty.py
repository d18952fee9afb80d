"""How hard the beaches are: every map and level played by Sergeant and Captain, written down as a page with plots."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

from hhour.dday.rules.box.shelf import BASE
from hhour.dday.rules.map.atlas import box_of, scan
from hhour.i18n import language
from hhour.lab.figures import report
from hhour.lab.plots import plot_difficulty, plot_length
from hhour.lab.seer import solved
from hhour.lab.simulate import SEER, Run, simulate
from hhour.lab.states import LabError

BOTS = ("sergeant", "captain")
TUNED = ("1944",)  # seeds by whose dice the maps' values were corrected: they measure nothing any more
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
    """Play everything; a folder `kept` makes it resumable. Every map and level has dice of its own."""
    if seed in TUNED:
        raise LabError("lab-tuned-seed", seed=seed)
    rows: list[dict[str, Any]] = []
    for name, setup in setups(units):
        most = solved(setup)
        for bot, count in games.items():
            run = Run(setup, (bot,), seed_of(seed, name)).checked()
            file = None if kept is None else kept / f"{name.replace(' ', '-').replace(',', '')}-{bot}.jsonl"
            title = f"{name} {bot}"
            results = simulate(run, count, executor, file, _named(tell, title) if tell else None)
            rows.append({"name": name, "bot": bot, "optimum": most, **report(run, results)})
    return rows


def seed_of(seed: str, name: str) -> str:
    """The seed of one map: game i of another map must not roll the same dice."""
    return f"{seed}-{name.replace(',', '').replace(' ', '-')}".lower()


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
    english = language("en")
    plot_difficulty(rows, bots, pictures / "win-rates.svg", english)
    plot_length(rows, bots, pictures / "lengths.svg", english)
    (pictures / FIGURES).write_text(json.dumps(_figures(rows), indent=1) + "\n", encoding="utf-8")
    page = folder / "difficulty.md"
    page.write_text(_page(rows, bots, seed), encoding="utf-8")
    return page


def _figures(rows: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    keys = ("name", "setup", "bot", "games", "wins", "win_rate", "interval", "mean_turns", "seed", "optimum")
    return [{key: row.get(key) for key in keys} for row in rows]


def optima(rows: Sequence[dict[str, Any]]) -> list[str]:
    """What is solved exactly, in a sentence each."""
    known = {row["name"]: row["optimum"] for row in rows if row.get("optimum")}
    return [
        f"{name} is solved: nobody wins more than {100 * best:.4f} % (`hhour solve`)." for name, best in known.items()
    ]


def _page(rows: Sequence[dict[str, Any]], bots: Sequence[str], seed: str) -> str:
    games = {bot: next(row["games"] for row in rows if row["bot"] == bot) for bot in bots}
    told = " and ".join(f"{count} games of the {bot.capitalize()}" for bot, count in games.items())
    flags = " ".join(f"--{bot} {count}" for bot, count in games.items())
    lines = [
        "# How hard the beaches are",
        "",
        "Written by `hhour lab difficulty`, not by hand: do not edit.",
        f"Measured, not computed: {told} on every map and level, seed `{seed}`; no two maps share their dice",
        f"(those of N-02 are of seed `{seed_of(seed, 'N-02')}`, and so on). The values of the maps were tuned on the",
        f"dice of another seed ({', '.join(TUNED)}). The interval is Wilson's for 95 %.",
        "",
        "**What luck leaves.** The Seer is a Captain who knows the dice of the running turn (`hhour.lab.seer`), a mark",
        "nobody is expected to pass: between Captain and Seer lies foresight; what the Seer loses, the dice take.",
        *optima(rows),
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
    judges = [bot for bot in bots if bot != SEER]
    for bot in judges:
        wrong = out_of_order(rows, bot)
        if wrong:
            lines += [f"- {sentence}, beyond noise." for sentence in wrong]
        else:
            lines.append(f"- For the {bot.capitalize()} no later map is easier than an earlier one beyond noise.")
    for bot in judges:
        always = unfair(rows, bot)
        told = f"was won always or never: {', '.join(always)}" if always else "was neither always won nor always lost"
        lines.append(f"- For the {bot.capitalize()} {'some map' if always else 'every map'} after {TRAINING} {told}.")
    lines += ["", "Again: `hhour lab difficulty " + flags + f" --seed {seed}`", ""]
    return "\n".join(lines)

"""How hard the beaches are: every map and level played by Sergeant and Captain, written down as a page with plots.

A map that is not measured this time stays on the page as it was measured before.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from pathlib import Path
from shlex import quote
from typing import Any

from hhour.dday.rules.box.shelf import BASE
from hhour.dday.rules.map.atlas import box_of, scan
from hhour.i18n import language
from hhour.lab.figures import report
from hhour.lab.plots import plot_difficulty, plot_length
from hhour.lab.seer import solved
from hhour.lab.simulate import SEER, Run, held, simulate
from hhour.lab.states import LabError

BOTS = ("sergeant", "captain")
TUNED = ("1944", "tune", "tune2")  # seeds by whose dice the maps' values were corrected: they measure nothing any more
FIGURES = "difficulty.json"
KEPT = (
    "name", "setup", "bot", "games", "wins", "win_rate", "interval", "mean_turns", "seed", "optimum", "fell", "buys",
)  # fmt: skip
TRAINING = "N-01"


def beaches() -> list[str]:
    """Every map of every box, in the order of their numbers."""
    return sorted(scan())


def setups(units: Sequence[int] = (1,), maps: Sequence[str] | None = None) -> list[tuple[str, str]]:
    """(name, setup) of every map and level, without a German and without options; `maps`: of these only."""
    found = []
    for slug, beach in sorted(scan().items()):
        if maps is not None and slug not in maps:
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
    maps: Sequence[str] | None = None,
) -> list[dict[str, Any]]:
    """Play everything; a folder `kept` makes it resumable, and what it holds beyond the asked number counts too.

    Every map and level has dice of its own.
    """
    if seed in TUNED:
        raise LabError("lab-tuned-seed", seed=seed)
    rows: list[dict[str, Any]] = []
    for name, setup in setups(units, maps):
        most = solved(setup)
        for bot, count in games.items():
            run = Run(setup, (bot,), seed_of(seed, name)).checked()
            file = None if kept is None else kept / f"{name.replace(' ', '-').replace(',', '')}-{bot}.jsonl"
            title = f"{name} {bot}"
            results = simulate(run, max(count, held(file, run)), executor, file, _named(tell, title) if tell else None)
            rows.append(row_of(name, bot, most, report(run, results)))
    return rows


def row_of(name: str, bot: str, most: float | None, found: dict[str, Any]) -> dict[str, Any]:
    """What is kept of a map and bot."""
    fell, buys = list(found["deaths"])[:2], list(found["bought"])[:3]
    row = {"name": name, "bot": bot, "optimum": most, "fell": fell, "buys": buys, **found}
    return {key: row[key] for key in KEPT}


def with_those_before(rows: Sequence[dict[str, Any]], folder: Path) -> list[dict[str, Any]]:
    """These rows, and those of other maps that the folder has from an earlier run, in the order of the maps."""
    measured = {row["name"] for row in rows}
    found = [*(row for row in rows_before(folder) if row["name"] not in measured), *rows]
    names = _names()
    return sorted(found, key=lambda row: names.index(row["name"]))


def rows_before(folder: Path) -> list[dict[str, Any]]:
    """What an earlier run measured; raises one sentence if it cannot be read, best asked before hours of games."""
    file = folder / "difficulty" / FIGURES
    if not file.exists():
        return []
    names = _names()
    try:
        rows: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))
        whole = all(set(KEPT) <= set(row) and row["name"] in names for row in rows)
    except (ValueError, TypeError) as error:
        raise LabError("lab-no-figures", file=str(file)) from error
    if not whole:
        raise LabError("lab-no-figures", file=str(file))
    return rows


def _names() -> list[str]:
    return [name for name, _ in setups(range(1, 5))]


def seed_of(seed: str, name: str) -> str:
    """The seed of one map: game i of another map must not roll the same dice."""
    return f"{seed}-{name.replace(',', '').replace(' ', '-')}".lower()


def seed_asked(row: dict[str, Any]) -> str:
    """The seed that was asked for when the row was measured."""
    return str(row["seed"]).removesuffix(seed_of("", row["name"]))


def slug_of(row: dict[str, Any]) -> str:
    return str(row["name"].split()[0].strip(",").lower())


def units_of(row: dict[str, Any]) -> int:
    """How many Units played; one is not named."""
    name = str(row["name"])
    return int(name.split(", ")[1].split()[0]) if ", " in name else 1


def _named(tell: Callable[[str, int, int], None], title: str) -> Callable[[int, int], None]:
    return lambda done, games: tell(title, done, games)


def out_of_order(rows: Sequence[dict[str, Any]], bot: str) -> list[str]:
    """Pairs of maps of the base game, which has an order, of which the later one is easier by more than noise."""
    ours = [row for row in rows if row["bot"] == bot and "Units" not in row["name"] and box_of(slug_of(row)) == BASE]
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


def write(rows: Sequence[dict[str, Any]], folder: Path) -> Path:
    """The page, its plots and the figures as data."""
    pictures = folder / "difficulty"
    pictures.mkdir(parents=True, exist_ok=True)
    bots = list(dict.fromkeys(row["bot"] for row in rows))
    english = language("en")
    plot_difficulty(rows, bots, pictures / "win-rates.svg", english)
    plot_length(rows, bots, pictures / "lengths.svg", english)
    (pictures / FIGURES).write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    page = folder / "difficulty.md"
    page.write_text(_page(rows, bots), encoding="utf-8")
    return page


def optima(rows: Sequence[dict[str, Any]]) -> list[str]:
    """What is solved exactly, in a sentence each."""
    known = {row["name"]: row["optimum"] for row in rows if row.get("optimum")}
    return [
        f"{name} is solved: nobody wins more than {100 * best:.4f} % (`hhour solve`)." for name, best in known.items()
    ]


def commands(rows: Sequence[dict[str, Any]]) -> list[str]:
    """What was asked for: one command for all maps that were measured alike."""
    alike: dict[str, list[str]] = {}
    for slug, units in dict.fromkeys((slug_of(row), units_of(row)) for row in rows):
        ours = {row["bot"]: row for row in rows if (slug_of(row), units_of(row)) == (slug, units)}
        flags = [f"--{bot} {row['games']}" for bot, row in ours.items()] + (["--units", str(units)] * (units > 1))
        seed = seed_asked(next(iter(ours.values())))
        alike.setdefault(" ".join([*flags, "--seed", quote(seed)]), []).append(slug)
    return [f"hhour lab difficulty --maps {','.join(slugs)} {flags}" for flags, slugs in alike.items()]


def _who(rows: Sequence[dict[str, Any]]) -> str:
    return "one Unit" if all(units_of(row) == 1 for row in rows) else "one Unit where no other number stands"


def _page(rows: Sequence[dict[str, Any]], bots: Sequence[str]) -> str:
    first = rows[0]
    lines = [
        "# How hard the beaches are",
        "",
        "Written by `hhour lab difficulty`, not by hand: do not edit.",
        f"Measured, not computed: {_who(rows)}, no German, no options; "
        "how many games stands beside each figure. No two",
        f"maps share their dice: those of {first['name']} are of seed `{first['seed']}`, and so on. The values of the",
        f"maps were tuned on the dice of other seeds ({', '.join(TUNED)}). The interval is Wilson's for 95 %.",
        "",
        "**What luck leaves.** The Seer is a Captain who knows the dice of the running turn (`hhour.lab.seer`), a mark",
        "nobody is expected to pass: between Captain and Seer lies foresight; what the Seer loses, the dice take.",
        *optima(rows),
        "",
        "![chance to win](difficulty/win-rates.svg)",
        "",
        "| map | bot | won | 95 % | games | turns | falls most in | buys most |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for row in rows:
        low, high = row["interval"]
        fell, buys = (", ".join(row[key]) or "–" for key in ("fell", "buys"))
        lines.append(
            f"| {row['name']} | {row['bot']} | {100 * row['win_rate']:.1f} % | {100 * low:.0f}–{100 * high:.0f} % "
            f"| {row['games']} | {row['mean_turns']:.1f} | {fell} | {buys} |"
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
    lines += [
        "",
        "An order is promised for the eight maps of the base game alone (B-MAP-01). N-13 to N-18 are made for a",
    ]
    lines += ["German; with one on them they are measured in [sides.md](sides.md).", "", "Again:", ""]
    return "\n".join([*lines, *(f"- `{command}`" for command in commands(rows)), ""])

"""Pictures of what the lab found. One look for all: quiet axes, one accent, the interval always shown."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hhour.lab.states import LabError

SAND, SEA, FIRE, INK = "#d9cdb4", "#3c6e71", "#c8553d", "#2b2d2f"
COLOURS = (SEA, FIRE, SAND)


def _pyplot() -> Any:
    try:
        import matplotlib as mpl
    except ModuleNotFoundError:
        raise LabError("lab-needs", module="matplotlib", extra="lab") from None
    mpl.use("Agg")
    mpl.rcParams["svg.hashsalt"] = "hhour"  # the same figures give the same file
    from matplotlib import pyplot

    return pyplot


def _quiet(axes: Any, title: str) -> None:
    axes.set_title(title, loc="left", fontsize=11, color=INK)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    axes.tick_params(colors=INK, labelsize=9)


def _save(pyplot: Any, figure: Any, file: Path) -> None:
    try:
        metadata = {"Date": None} if file.suffix == ".svg" else None
        figure.savefig(file, dpi=150, bbox_inches="tight", metadata=metadata)
    except (OSError, ValueError) as error:
        raise LabError("lab-no-plot", file=str(file)) from error
    finally:
        pyplot.close(figure)


def plot_run(data: dict[str, Any], file: Path) -> None:
    """One run: how long games last, where Units fall, what they buy, how often they win."""
    pyplot = _pyplot()
    figure, ((rate, length), (deaths, bought)) = pyplot.subplots(2, 2, figsize=(10, 7))
    low, high = data["interval"]
    rate.barh([0], [data["win_rate"]], color=SEA, height=0.4)
    rate.plot([low, high], [0, 0], color=INK, linewidth=2, marker="|", markersize=14)
    rate.set(xlim=(0, 1), ylim=(-0.6, 0.6), yticks=[])
    rate.text(0.01, 0.35, f"{100 * data['win_rate']:.1f} % of {data['games']} games", color=INK, fontsize=10)
    _quiet(rate, "won, with the 95 % interval")
    turns = sorted((int(turn), count) for turn, count in data["turns"].items())
    length.bar([turn for turn, _ in turns], [count for _, count in turns], color=SAND, edgecolor=INK, linewidth=0.4)
    length.axvline(data["mean_turns"], color=FIRE, linewidth=1.5)
    _quiet(length, f"length in turns, mean {data['mean_turns']:.1f}")
    for axes, key, colour, title in ((deaths, "deaths", FIRE, "wiped out in"), (bought, "bought", SEA, "bought")):
        shown = list(data[key].items())[:12][::-1]
        axes.barh([name for name, _ in shown], [count for _, count in shown], color=colour)
        _quiet(axes, title)
    figure.suptitle(f"{data['setup']} · {'+'.join(data['bots'])} · seed {data['seed']}", color=INK, fontsize=12)
    figure.tight_layout()
    _save(pyplot, figure, file)


def plot_difficulty(rows: Sequence[dict[str, Any]], bots: Sequence[str], file: Path) -> None:
    """All maps side by side: the win rate of each bot with its interval."""
    pyplot = _pyplot()
    names = list(dict.fromkeys(row["name"] for row in rows))
    figure, axes = pyplot.subplots(figsize=(10, 0.55 * len(names) + 1.6))
    for place, bot in enumerate(bots):
        for row in (row for row in rows if row["bot"] == bot):
            at = names.index(row["name"]) + 0.18 * (place - (len(bots) - 1) / 2) * 2
            low, high = row["interval"]
            axes.plot([low, high], [at, at], color=COLOURS[place], linewidth=3, alpha=0.5, solid_capstyle="round")
            axes.plot([row["win_rate"]], [at], "o", color=COLOURS[place], markersize=8)
    for place, bot in enumerate(bots):
        axes.plot([], [], "o", color=COLOURS[place], label=bot)
    axes.set(yticks=range(len(names)), yticklabels=names, xlim=(-0.02, 1.02))
    axes.invert_yaxis()
    axes.grid(axis="x", color=SAND, linewidth=0.6)
    axes.legend(frameon=False, loc="lower left")
    _quiet(axes, "chance to win, with the 95 % interval")
    _save(pyplot, figure, file)


def plot_length(rows: Sequence[dict[str, Any]], bots: Sequence[str], file: Path) -> None:
    """All maps side by side: how many turns a game takes."""
    pyplot = _pyplot()
    names = list(dict.fromkeys(row["name"] for row in rows))
    figure, axes = pyplot.subplots(figsize=(10, 0.45 * len(names) + 1.4))
    height = 0.8 / len(bots)
    for place, bot in enumerate(bots):
        ours = {row["name"]: row["mean_turns"] for row in rows if row["bot"] == bot}
        at = [number + height * (place - (len(bots) - 1) / 2) for number in range(len(names))]
        axes.barh(at, [ours.get(name, 0) for name in names], height=height, color=COLOURS[place], label=bot)
    axes.set(yticks=range(len(names)), yticklabels=names)
    axes.invert_yaxis()
    axes.legend(frameon=False, loc="lower right")
    _quiet(axes, "length in turns")
    _save(pyplot, figure, file)


def plot_luck(turns: Sequence[dict[str, Any]], file: Path) -> None:
    """One game: the luck of each turn and what decisions gave away."""
    pyplot = _pyplot()
    figure, axes = pyplot.subplots(figsize=(10, 4))
    places = list(range(len(turns)))
    axes.bar(places, [100 * turn["luck"] for turn in turns], color=SEA, label="luck of the dice")
    axes.bar(places, [-100 * turn["cost"] for turn in turns], color=FIRE, width=0.4, label="given away")
    axes.axhline(0, color=INK, linewidth=0.8)
    axes.set(xticks=places, xticklabels=[f"{turn['turn']}" for turn in turns], xlabel="turn", ylabel="% to win")
    axes.legend(frameon=False)
    _quiet(axes, "luck and decisions, turn by turn")
    _save(pyplot, figure, file)

"""Pictures of what the lab found. One look for all: quiet axes, one accent, the interval always shown."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from hhour.i18n import Language
from hhour.lab.figures import place_name
from hhour.lab.states import LabError

SAND, SEA, FIRE, INK = "#d9cdb4", "#3c6e71", "#c8553d", "#2b2d2f"
COLOURS = (SEA, FIRE, SAND, INK)
# the first is matplotlib's own; the others write Chinese, whichever the machine has
FONTS = ("DejaVu Sans", "Noto Sans CJK SC", "Noto Serif CJK SC", "WenQuanYi Zen Hei", "PingFang SC", "Microsoft YaHei")


def _pyplot() -> Any:
    try:
        import matplotlib as mpl
    except ModuleNotFoundError:
        raise LabError("lab-needs", module="matplotlib", extra="lab") from None
    mpl.use("Agg")
    mpl.rcParams["svg.hashsalt"] = "hhour"  # the same figures give the same file
    mpl.rcParams["svg.fonttype"] = "none"  # words stay words: small files, and the reader's own fonts
    from matplotlib import font_manager, pyplot

    if len(_fonts(font_manager.fontManager)) < 2:
        _look_again(font_manager)
    mpl.rcParams["font.family"] = _fonts(font_manager.fontManager)

    return pyplot


def _fonts(manager: Any) -> list[str]:
    there = {font.name for font in manager.ttflist}
    return [name for name in FONTS if name in there]


def _look_again(font_manager: Any) -> None:
    """Fonts that came after matplotlib had made its list, which it keeps: perhaps one of them writes Chinese."""
    known = {font.fname for font in font_manager.fontManager.ttflist}
    for file in font_manager.findSystemFonts():
        if file not in known:
            with suppress(Exception):  # a file that is no font, or one of a kind matplotlib cannot read
                font_manager.fontManager.addfont(file)


def _quiet(axes: Any, title: str) -> None:
    axes.set_title(title, loc="left", fontsize=11, color=INK)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    axes.tick_params(colors=INK, labelsize=9)


def _whole(axis: Any) -> None:
    """Ticks at whole numbers only: there is no half turn."""
    from matplotlib.ticker import MaxNLocator

    axis.set_major_locator(MaxNLocator(integer=True))


def card_name(name: str, lang: Language) -> str:
    """A card as the reader calls it; a sector by its own name."""
    return lang.text(f"card-{name}") if lang.has(f"card-{name}") else name


def bot_name(name: str, lang: Language) -> str:
    """A bot as the reader calls it; one of another package by its own name."""
    return lang.text(f"bot-{name}-name") if lang.has(f"bot-{name}-name") else name


def _save(pyplot: Any, figure: Any, file: Path) -> None:
    try:
        metadata = {"Date": None} if file.suffix == ".svg" else None
        figure.savefig(file, dpi=150, bbox_inches="tight", metadata=metadata)
    except (OSError, ValueError) as error:
        raise LabError("lab-no-plot", file=str(file)) from error
    finally:
        pyplot.close(figure)


def plot_run(data: dict[str, Any], file: Path, lang: Language) -> None:
    """One run: how long games last, where Units fall, what they buy, how often they win."""
    pyplot = _pyplot()
    figure, ((rate, length), (deaths, bought)) = pyplot.subplots(2, 2, figsize=(10, 7))
    low, high = data["interval"]
    rate.barh([0], [data["win_rate"]], color=SEA, height=0.4)
    rate.plot([low, high], [0, 0], color=INK, linewidth=2, marker="|", markersize=14)
    rate.set(xlim=(0, 1), ylim=(-0.6, 0.6), yticks=[])
    told = lang.text("lab-plot-rate", percent=lang.decimal(100 * data["win_rate"]), games=data["games"])
    rate.text(0.01, 0.35, told, color=INK, fontsize=10)
    _quiet(rate, lang.text("lab-plot-won"))
    turns = sorted((int(turn), count) for turn, count in data["turns"].items())
    length.bar([turn for turn, _ in turns], [count for _, count in turns], color=SAND, edgecolor=INK, linewidth=0.4)
    length.axvline(data["mean_turns"], color=FIRE, linewidth=1.5)
    _whole(length.xaxis)
    _whole(length.yaxis)
    _quiet(length, lang.text("lab-plot-length-mean", turns=lang.decimal(data["mean_turns"])))
    for axes, key, colour in ((deaths, "deaths", FIRE), (bought, "bought", SEA)):
        shown = list(data[key].items())[:12][::-1]
        called = place_name if key == "deaths" else card_name
        # by place, not by name: two cards may be called alike
        axes.barh(range(len(shown)), [count for _, count in shown], color=colour)
        axes.set_yticks(range(len(shown)), [called(name, lang) for name, _ in shown])
        _whole(axes.xaxis)
        _quiet(axes, lang.text(f"lab-label-{key}"))
    bots = "+".join(bot_name(name, lang) for name in data["bots"])
    figure.suptitle(
        f"{data['setup']} · {bots} · {lang.text('lab-plot-seed', seed=data['seed'])}", color=INK, fontsize=12
    )
    figure.tight_layout()
    _save(pyplot, figure, file)


def plot_difficulty(rows: Sequence[dict[str, Any]], bots: Sequence[str], file: Path, lang: Language) -> None:
    """All maps side by side: the win rate of each bot with its interval, and what nobody can win more than."""
    pyplot = _pyplot()
    names = list(dict.fromkeys(row["name"] for row in rows))
    figure, axes = pyplot.subplots(figsize=(10, 0.55 * len(names) + 1.6))
    for place, bot in enumerate(bots):
        for row in (row for row in rows if row["bot"] == bot):
            at = names.index(row["name"]) + 0.18 * (place - (len(bots) - 1) / 2) * 2
            low, high = row["interval"]
            axes.plot([low, high], [at, at], color=COLOURS[place], linewidth=3, alpha=0.5, solid_capstyle="round")
            axes.plot([row["win_rate"]], [at], "o", color=COLOURS[place], markersize=8)
    for row in (row for row in rows if row["bot"] == bots[0] and row.get("optimum")):
        at = names.index(row["name"])
        axes.plot([row["optimum"]] * 2, [at - 0.32, at + 0.32], color=INK, linewidth=1.5)
    for place, bot in enumerate(bots):
        axes.plot([], [], "o", color=COLOURS[place], label=bot_name(bot, lang))
    axes.plot([], [], color=INK, linewidth=1.5, label=lang.text("lab-plot-at-most"))
    axes.set(yticks=range(len(names)), yticklabels=names, xlim=(-0.02, 1.02))
    axes.invert_yaxis()
    axes.grid(axis="x", color=SAND, linewidth=0.6)
    axes.legend(frameon=False, loc="lower left")
    _quiet(axes, lang.text("lab-plot-chance"))
    _save(pyplot, figure, file)


def plot_length(rows: Sequence[dict[str, Any]], bots: Sequence[str], file: Path, lang: Language) -> None:
    """All maps side by side: how many turns a game takes."""
    pyplot = _pyplot()
    names = list(dict.fromkeys(row["name"] for row in rows))
    figure, axes = pyplot.subplots(figsize=(10, 0.45 * len(names) + 1.4))
    height = 0.8 / len(bots)
    for place, bot in enumerate(bots):
        ours = {row["name"]: row["mean_turns"] for row in rows if row["bot"] == bot}
        at = [number + height * (place - (len(bots) - 1) / 2) for number in range(len(names))]
        axes.barh(
            at, [ours.get(name, 0) for name in names], height=height, color=COLOURS[place], label=bot_name(bot, lang)
        )
    axes.set(yticks=range(len(names)), yticklabels=names)
    axes.invert_yaxis()
    _whole(axes.xaxis)
    axes.legend(frameon=False, loc="lower right")
    _quiet(axes, lang.text("lab-plot-length"))
    _save(pyplot, figure, file)


def plot_luck(turns: Sequence[dict[str, Any]], file: Path, lang: Language) -> None:
    """One game: the luck of each turn and what decisions gave away."""
    pyplot = _pyplot()
    figure, axes = pyplot.subplots(figsize=(10, 4))
    places = list(range(len(turns)))
    axes.bar(places, [100 * turn["luck"] for turn in turns], color=SEA, label=lang.text("lab-plot-luck"))
    axes.bar(places, [-100 * turn["cost"] for turn in turns], color=FIRE, width=0.4, label=lang.text("lab-plot-given"))
    axes.axhline(0, color=INK, linewidth=0.8)
    axes.set(xticks=places, xticklabels=[f"{turn['turn']}" for turn in turns])
    axes.set(xlabel=lang.text("lab-plot-turn"), ylabel=lang.text("lab-plot-percent"))
    axes.legend(frameon=False)
    _quiet(axes, lang.text("lab-plot-by-turn"))
    _save(pyplot, figure, file)


def plot_training(generations: Sequence[dict[str, Any]], file: Path, lang: Language) -> None:
    """What training brought: the win rate of each generation with its interval, setup by setup."""
    pyplot = _pyplot()
    figure, axes = pyplot.subplots(figsize=(10, 4.5))
    setups = list(dict.fromkeys(setup for one in generations for setup in one["setups"]))
    for place, setup in enumerate(setups):
        shown = [(one["generation"], one["setups"][setup]) for one in generations if setup in one["setups"]]
        colour = f"C{place}"
        axes.plot([at for at, _ in shown], [row["win_rate"] for _, row in shown], "o-", color=colour, label=setup)
        for at, row in shown:
            axes.plot([at, at], row["interval"], color=colour, linewidth=2, alpha=0.35)
    axes.set(ylim=(-0.02, 1.02), xlabel=lang.text("lab-plot-generation"))
    _whole(axes.xaxis)
    axes.legend(frameon=False, loc="lower right")
    _quiet(axes, lang.text("lab-plot-chance"))
    _save(pyplot, figure, file)

"""`hhour lab train`: teach a General and say what he learned."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hhour.commands.lab import OK, _at_least_one, _bars, _drawable, _has_place, _print, _read, _workers, _writable
from hhour.commands.usage import make
from hhour.i18n import Language


def teach(args: list[str], lang: Language) -> int:
    """Arguments in, exit code out."""
    from hhour.lab.executors import open_executor
    from hhour.lab.simulate import Run
    from hhour.lab.train import FILE, SETUPS, train

    parser = make(lang, "hhour lab train", lang.text("lab-about-train"))
    parser.add_argument("folder", type=Path, metavar="FOLDER", help=lang.text("lab-help-train-folder"))
    parser.add_argument(
        "--setups", default=";".join(SETUPS), metavar="SETUP[;SETUP]", help=lang.text("lab-help-setups")
    )
    parser.add_argument("--generations", type=int, default=2, metavar="N", help=lang.text("lab-help-generations"))
    parser.add_argument("--games", type=int, default=30, metavar="N", help=lang.text("lab-help-train-games"))
    parser.add_argument("--plot", type=Path, metavar="FILE", help=lang.text("lab-help-plot"))
    _workers(parser)
    given = _read(parser, args)
    _at_least_one(given.games)
    _at_least_one(given.generations, "lab-generations")
    _has_place(given.folder)
    _writable(given.plot)
    _drawable(given.plot)
    setups = [Run(setup.strip(), ("captain",), given.seed).checked().setup for setup in given.setups.split(";")]
    with open_executor(given.workers, given.dask) as executor:
        story = train(given.folder, setups, given.generations, given.games, given.seed, executor, _bars(given.quiet))
    if given.plot:
        from hhour.lab.plots import plot_training

        plot_training(story, given.plot, lang)
    _print({"generations": story}, given.json, lambda found: _learned(found["generations"], lang))
    if not given.json:
        print(lang.text("lab-written", file=str(given.folder / FILE)))
    return OK


def _learned(story: list[dict[str, Any]], lang: Language) -> str:
    """What each generation won, and how much better than the plan it foresaw the end."""
    lines = []
    for one in story:
        rates = ", ".join(f"{setup}: {row['wins']}/{row['games']}" for setup, row in one["setups"].items())
        better = {"loss": lang.decimal(one["loss"], 4), "plan": lang.decimal(one["loss_of_plan"], 4)}
        lines.append("  " + lang.text("lab-trained", n=one["generation"], rates=rates, **better))
    return "\n".join(lines)

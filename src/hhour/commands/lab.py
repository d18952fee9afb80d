"""`hhour sim`, `hhour solve`, `hhour lab ...`: arguments in, exit code out. Results to stdout, progress to stderr."""

from __future__ import annotations

import errno
import json
import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from hhour.commands.progress import Progress
from hhour.commands.usage import Parser, make
from hhour.i18n import Language, language
from hhour.i18n.errors import TranslatedError
from hhour.kernel.refusal import HHourError
from hhour.troubles import sentence

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # small sums: threads would only wait for each other

OK, NO, BAD = 0, 1, 2
SOLVED = "dday n-01 level=practice units=1"  # the one game that is


Work = Callable[[list[str], Language], int]


def sim(args: Sequence[str], lang: Language | None = None) -> int:
    """`hhour sim SETUP --bot captain --games N`."""
    return _run(_sim, args, lang)


def solve(args: Sequence[str], lang: Language | None = None) -> int:
    """`hhour solve SETUP [--state ...]`."""
    return _run(_solve, args, lang)


def lab(args: Sequence[str], lang: Language | None = None) -> int:
    """`hhour lab difficulty | sides | modules | compare | luck | train`."""
    return _run(_lab, args, lang)


def command(args: Sequence[str], lang: Language | None = None) -> int:
    """`sim ...`, `solve ...` or `lab ...`."""
    known = {"sim": sim, "solve": solve, "lab": lab}
    if not args or args[0] not in known:
        return _sorry((lang or language("en")).text("lab-which"))
    return known[args[0]](args[1:], lang)


def _run(work: Work, args: Sequence[str], lang: Language | None) -> int:
    speaker = lang or language("en")
    try:
        return work(list(args), speaker)
    except _Helped:
        return OK
    except TranslatedError as error:
        return _sorry(error.text(speaker))
    except HHourError as error:
        return _sorry(sentence(error, speaker))
    except ModuleNotFoundError as missing:
        return _sorry(speaker.text("lab-needs", module=missing.name or "", extra="lab"))
    except BrokenPipeError:  # the reader has seen enough
        raise
    except OSError as error:
        return _sorry(sentence(error, speaker), NO)
    except KeyboardInterrupt:
        return _sorry(speaker.text("lab-stopped"), NO)


class _Helped(Exception):
    """The help was asked for and given."""


def _read(parser: Parser, args: list[str]) -> Namespace:
    if {"-h", "--help"} & set(args):
        print(parser.format_help().rstrip())
        raise _Helped
    return parser.parse_args(args)


def _sorry(text: str, code: int = BAD) -> int:
    print(text, file=sys.stderr)
    return code


# --- sim ------------------------------------------------------------------------------------------------------------


def _workers(parser: Parser) -> None:
    text = parser.lang.text
    parser.add_argument("--workers", type=int, default=1, metavar="N", help=text("lab-help-workers"))
    parser.add_argument("--dask", default="", metavar="ADDRESS", help=text("lab-help-dask"))
    parser.add_argument("--seed", default="1", help=text("lab-help-seed"))
    parser.add_argument("--json", action="store_true", help=text("cli-help-json"))
    parser.add_argument("--quiet", action="store_true", help=text("lab-help-quiet"))


def _sim(args: list[str], lang: Language) -> int:
    from hhour.lab.executors import open_executor
    from hhour.lab.figures import report, table, told
    from hhour.lab.simulate import Run, Stopped, simulate

    parser = make(lang, "hhour sim", lang.text("cli-about-sim"))
    parser.add_argument("setup", metavar="SETUP", help='"dday n-02 units=1"')
    parser.add_argument("--bot", default="sergeant", metavar="NAME[,NAME]", help=lang.text("lab-help-bot"))
    parser.add_argument("--games", type=int, default=100, metavar="N", help=lang.text("lab-help-games"))
    parser.add_argument("--csv", type=Path, metavar="FILE", help=lang.text("lab-help-csv"))
    parser.add_argument("--plot", type=Path, metavar="FILE", help=lang.text("lab-help-plot"))
    parser.add_argument("--keep", type=Path, metavar="FILE", help=lang.text("lab-help-keep"))
    _workers(parser)
    given = _read(parser, args)
    _at_least_one(given.games)
    _writable(given.csv, given.plot, given.keep)
    _drawable(given.plot)
    bots = filter(None, map(str.strip, given.bot.split(",")))
    run = Run(given.setup, tuple(bots) or ("",), given.seed).checked()
    stopped = False
    with open_executor(given.workers, given.dask) as executor:
        try:
            results = simulate(run, given.games, executor, given.keep, _bar(lang.text("lab-bar"), given.quiet))
        except Stopped as early:  # what there is, is worth something
            results, stopped = early.results, True
    if stopped and not results:
        raise KeyboardInterrupt
    data = report(run, results)
    if given.csv:
        given.csv.write_text(table(results), encoding="utf-8")
    if given.plot:
        from hhour.lab.plots import plot_run

        plot_run(data, given.plot, lang)
    _print(data, given.json, lambda found: told(found, lang))
    if stopped:
        return _sorry(lang.text("lab-stopped-early", done=len(results), games=given.games), NO)
    return OK


def _at_least_one(games: int, otherwise: str = "lab-games") -> None:
    from hhour.lab.states import LabError

    if games < 1:
        raise LabError(otherwise, n=games)


def _writable(*files: Path | None) -> None:
    """Before the games, not after them."""
    for file in files:
        _has_place(file)
        if file is not None and file.is_dir():
            raise IsADirectoryError(errno.EISDIR, "", str(file))


def _has_place(file: Path | None) -> None:
    from hhour.lab.states import LabError

    if file is not None and not file.resolve().parent.is_dir():
        raise LabError("lab-no-folder", folder=str(file.resolve().parent), file=file.name)


def _folders(written: Path, kept: Path | None) -> None:
    """Where pages are written must be no file; where games are kept is made."""
    if written.is_file():
        raise FileExistsError(errno.EEXIST, "", str(written))
    if kept is not None:
        kept.mkdir(parents=True, exist_ok=True)


def _drawable(file: Path | None) -> None:
    """Before the games, not after them."""
    from hhour.lab.states import LabError

    if file is not None and file.suffix.lower() not in (".png", ".svg", ".pdf"):
        raise LabError("lab-no-plot", file=str(file))


def _print(data: dict[str, Any], as_json: bool, told: Callable[[dict[str, Any]], str]) -> None:
    print(json.dumps(data, indent=2) if as_json else told(data))


def _bar(title: str, quiet: bool) -> Callable[[int, int], None] | None:
    return None if quiet else Progress(title)


def _bars(quiet: bool) -> Callable[[str, int, int], None] | None:
    if quiet:
        return None
    bars: dict[str, Callable[[int, int], None] | None] = {}

    def tell(title: str, done: int, games: int) -> None:
        bar = bars.setdefault(title, _bar(title, False))
        assert bar is not None
        bar(done, games)

    return tell


# --- solve ----------------------------------------------------------------------------------------------------------


def _solve(args: list[str], lang: Language) -> int:
    from hhour.lab.solve import solve, told

    parser = make(lang, "hhour solve", lang.text("cli-about-solve"))
    parser.add_argument("setup", nargs="?", default=SOLVED, metavar="SETUP", help=f'"{SOLVED}"')
    parser.add_argument("--state", default="", help='"sector=5 visited=5 marker=1 soldiers=12 courage=3"')
    parser.add_argument("--roll", default="", metavar="DICE", help=lang.text("lab-help-roll"))
    parser.add_argument("--json", action="store_true", help=lang.text("cli-help-json"))
    given = _read(parser, args)
    _print(solve(given.setup, given.state, given.roll), given.json, lambda found: told(found, lang))
    return OK


# --- lab ------------------------------------------------------------------------------------------------------------


def _lab(args: list[str], lang: Language) -> int:
    works = {"difficulty": _difficulty, "sides": _sides, "modules": _modules, "compare": _compare}
    works |= {"luck": _luck, "train": _train}
    if args and args[0] in works:
        return works[args[0]](args[1:], lang)
    if not args or args[0] in ("-h", "--help"):
        rows = [f"{lang.text('cli-usage')} hhour lab {lang.text('cli-command')} ...", ""]
        rows += [f"  {name:<11} {lang.text(f'lab-about-{name}')}" for name in works]
        print("\n".join(rows))
        return OK if args else BAD
    return _sorry(lang.text("lab-no-work", word=args[0], known=", ".join(works)))


def _difficulty(args: list[str], lang: Language) -> int:
    from hhour.lab.difficulty import beaches, measure, rows_before, with_those_before, write
    from hhour.lab.executors import open_executor

    known = beaches()
    parser = make(lang, "hhour lab difficulty", lang.text("lab-about-difficulty"))
    parser.add_argument("--maps", default=",".join(known), metavar="MAP[,MAP]", help=lang.text("lab-help-beaches"))
    parser.add_argument("--sergeant", type=int, default=400, metavar="N", help=lang.text("lab-help-sergeant"))
    parser.add_argument("--captain", type=int, default=200, metavar="N", help=lang.text("lab-help-captain"))
    parser.add_argument("--seer", type=int, default=100, metavar="N", help=lang.text("lab-help-seer"))
    parser.add_argument("--units", default="1", metavar="N[,N]", help=lang.text("lab-help-units"))
    parser.add_argument("--folder", type=Path, default=Path("docs"), help=lang.text("lab-help-folder"))
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help=lang.text("lab-help-keep-folder"))
    _workers(parser)
    given = _read(parser, args)
    _at_least_one(min(given.sergeant, given.captain, given.seer))
    units = _units(given.units)
    maps = _named_among(given.maps, known, "lab-no-beach")
    _folders(given.folder, given.keep)
    rows_before(given.folder)
    games = {"sergeant": given.sergeant, "captain": given.captain, "seer": given.seer}
    with open_executor(given.workers, given.dask) as executor:
        rows = measure(games, given.seed, executor, units, given.keep, _bars(given.quiet), maps)
    page = write(with_those_before(rows, given.folder), given.folder)
    print(json.dumps(rows, indent=2) if given.json else lang.text("lab-written", file=str(page)))
    return OK


def _sides(args: list[str], lang: Language) -> int:
    from hhour.lab.executors import open_executor
    from hhour.lab.sides import GERMANS, UNITS, beaches, measure, write

    known = beaches()
    parser = make(lang, "hhour lab sides", lang.text("lab-about-sides"))
    parser.add_argument("--maps", default=",".join(known), metavar="MAP[,MAP]", help=lang.text("lab-help-maps"))
    parser.add_argument("--units", default=",".join(map(str, UNITS)), metavar="N[,N]", help=lang.text("lab-help-units"))
    parser.add_argument(
        "--germans", default=",".join(GERMANS), metavar="NAME[,NAME]", help=lang.text("lab-help-germans")
    )
    parser.add_argument("--games", type=int, default=40, metavar="N", help=lang.text("lab-help-cell"))
    parser.add_argument("--folder", type=Path, default=Path("docs"), help=lang.text("lab-help-folder"))
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help=lang.text("lab-help-keep-folder"))
    _workers(parser)
    given = _read(parser, args)
    _at_least_one(given.games)
    units = _units(given.units)
    maps = _named_among(given.maps, known, "lab-no-side-map")
    germans = _named_among(given.germans, list(GERMANS), "lab-no-german")
    _folders(given.folder, given.keep)
    with open_executor(given.workers, given.dask) as executor:
        rows = measure(maps, units, given.games, given.seed, executor, given.keep, _bars(given.quiet), germans)
    page = write(rows, given.folder, given.seed)
    print(json.dumps(rows, indent=2) if given.json else lang.text("lab-written", file=str(page)))
    return OK


def _modules(args: list[str], lang: Language) -> int:
    from hhour.lab.executors import open_executor
    from hhour.lab.modules import MODULES, beaches, measure, write

    parser = make(lang, "hhour lab modules", lang.text("lab-about-modules"))
    parser.add_argument(
        "--maps", default=",".join(beaches()), metavar="MAP[,MAP]", help=lang.text("lab-help-module-maps")
    )
    parser.add_argument(
        "--modules", default=",".join(MODULES), metavar="NAME[,NAME]", help=lang.text("lab-help-modules")
    )
    parser.add_argument("--games", type=int, default=40, metavar="N", help=lang.text("lab-help-module-games"))
    parser.add_argument("--folder", type=Path, default=Path("docs"), help=lang.text("lab-help-folder"))
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help=lang.text("lab-help-keep-folder"))
    _workers(parser)
    given = _read(parser, args)
    _at_least_one(given.games)
    maps = _named_among(given.maps, beaches(), "lab-no-module-map")
    modules = _named_among(given.modules, list(MODULES), "lab-no-module")
    _folders(given.folder, given.keep)
    with open_executor(given.workers, given.dask) as executor:
        data = measure(maps, modules, given.games, given.seed, executor, given.keep, _bars(given.quiet))
    pages = write(data, given.folder)
    told = lang.text("lab-written", file=", ".join(map(str, pages)))
    print(json.dumps(data, indent=2) if given.json else told)
    return OK


def _named_among(text: str, known: list[str], key: str) -> list[str]:
    from hhour.lab.states import LabError

    words = list(dict.fromkeys(word.strip() for word in text.lower().split(",")))
    strange = [word for word in words if word not in known]
    if strange:
        raise LabError(key, text=strange[0], known=", ".join(known))
    return words


def _units(text: str) -> list[int]:
    from hhour.lab.states import LabError

    words = list(dict.fromkeys(word.strip() for word in text.split(",")))
    if not all(word.isascii() and word.isdigit() and 1 <= int(word) <= 4 for word in words):
        raise LabError("lab-units", text=text)
    return [int(word) for word in words]


def _compare(args: list[str], lang: Language) -> int:
    from hhour.lab import duel
    from hhour.lab.compare import compare, told
    from hhour.lab.executors import open_executor
    from hhour.lab.simulate import Run
    from hhour.lab.states import LabError

    parser = make(lang, "hhour lab compare", lang.text("lab-about-compare"))
    parser.add_argument("a", metavar="A", help=lang.text("lab-help-a"))
    parser.add_argument("b", metavar="B", help=lang.text("lab-help-b"))
    parser.add_argument("--setup", default="dday n-02 units=1", help=lang.text("lab-help-setup"))
    parser.add_argument("--bot", default="sergeant", help=lang.text("lab-help-player"))
    parser.add_argument("--games", type=int, default=100, metavar="N", help=lang.text("lab-help-each"))
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help=lang.text("lab-help-keep-folder"))
    _workers(parser)
    given = _read(parser, args)
    _at_least_one(given.games)
    one, other = (
        Run(name, (given.bot,), given.seed).checked()
        if " " in name
        else Run(given.setup, (name,), given.seed).checked()
        for name in (given.a, given.b)
    )
    contest = [duel.is_contest(run.setup) for run in (one, other)]
    if any(contest) and (" " in given.a or " " in given.b):
        raise LabError("lab-duel-setups")
    kept: tuple[Path | None, Path | None] = (None, None)
    if given.keep:
        given.keep.mkdir(parents=True, exist_ok=True)
        kept = given.keep / "a.jsonl", given.keep / "b.jsonl"
    with open_executor(given.workers, given.dask) as executor:
        if any(contest):
            names = (one.bots[0], other.bots[0])
            met = duel.duel(one.setup, *names, given.games, given.seed, executor, _bars(given.quiet), kept[0])
            _print(met, given.json, lambda found: duel.told(found, lang))
            return OK
        data = compare(one, other, given.games, executor, _bars(given.quiet), kept)
    _print(data, given.json, lambda found: told(found, (given.a, given.b), lang))
    return OK


def _luck(args: list[str], lang: Language) -> int:
    from hhour.lab.luck import luck
    from hhour.lab.luck_words import told
    from hhour.lab.states import LabError

    parser = make(lang, "hhour lab luck", lang.text("lab-about-luck"))
    parser.add_argument("file", type=Path, metavar="FILE", help=lang.text("lab-help-record"))
    parser.add_argument("--plot", type=Path, metavar="FILE", help=lang.text("lab-help-plot"))
    parser.add_argument("--json", action="store_true", help=lang.text("cli-help-json"))
    given = _read(parser, args)
    _writable(given.plot)
    _drawable(given.plot)
    try:
        text = given.file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise LabError("lab-no-record", file=str(given.file)) from error
    data = luck(text)
    if given.plot:
        from hhour.lab.plots import plot_luck

        plot_luck(data["turns"], given.plot, lang)
    _print(data, given.json, lambda found: told(found, lang))
    return OK


def _train(args: list[str], lang: Language) -> int:
    from hhour.commands.training import teach

    return teach(args, lang)

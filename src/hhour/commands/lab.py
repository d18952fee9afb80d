"""`hhour sim`, `hhour solve`, `hhour lab ...`: arguments in, exit code out. Results to stdout, progress to stderr."""

from __future__ import annotations

import json
import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from hhour.bots.registry import UnknownBot
from hhour.commands.usage import Parser, make
from hhour.i18n import Language, language
from hhour.kernel.refusal import HHourError
from hhour.troubles import sentence

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # small sums: threads would only wait for each other

OK, NO, BAD = 0, 1, 2


Work = Callable[[list[str], Language], int]


def sim(args: Sequence[str], lang: Language | None = None) -> int:
    """`hhour sim SETUP --bot captain --games N`."""
    return _run(_sim, args, lang)


def solve(args: Sequence[str], lang: Language | None = None) -> int:
    """`hhour solve SETUP [--state ...]`."""
    return _run(_solve, args, lang)


def lab(args: Sequence[str], lang: Language | None = None) -> int:
    """`hhour lab difficulty | compare | luck`."""
    return _run(_lab, args, lang)


def command(args: Sequence[str], lang: Language | None = None) -> int:
    """`sim ...`, `solve ...` or `lab ...`."""
    known = {"sim": sim, "solve": solve, "lab": lab}
    if not args or args[0] not in known:
        return _sorry("There are sim, solve and lab.")
    return known[args[0]](args[1:], lang)


def _run(work: Work, args: Sequence[str], lang: Language | None) -> int:
    speaker = lang or language("en")
    try:
        return work(list(args), speaker)
    except _Helped:
        return OK
    except (HHourError, UnknownBot) as error:
        return _sorry(sentence(error, speaker) if isinstance(error, HHourError) else str(error))
    except ModuleNotFoundError as missing:
        return _sorry(f"The lab needs {missing.name}; install hhour[lab].")
    except KeyboardInterrupt:
        return _sorry("Stopped; what was kept in a file can be resumed.", NO)


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
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes (1)")
    parser.add_argument("--dask", default="", metavar="ADDRESS", help="a Dask scheduler instead, tcp://host:8786")
    parser.add_argument("--seed", default="1", help="repeats a run (1)")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.add_argument("--quiet", action="store_true", help="no progress bar")


def _sim(args: list[str], lang: Language) -> int:
    from hhour.lab.executors import open_executor
    from hhour.lab.figures import report, table, told
    from hhour.lab.simulate import Run, simulate

    parser = make(lang, "hhour sim", "Play many games with bots and count.")
    parser.add_argument("setup", help='"dday n-02 units=1"')
    parser.add_argument("--bot", default="sergeant", metavar="NAME[,NAME]", help="one for all seats, or one a seat")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many (100)")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="one line a game")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="a picture (.png, .svg, .pdf)")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="games are kept here; resume with the same file")
    _workers(parser)
    given = _read(parser, args)
    _at_least_one(given.games)
    _writable(given.csv, given.plot, given.keep)
    run = Run(given.setup, tuple(filter(None, given.bot.split(","))) or ("",), given.seed).checked()
    with open_executor(given.workers, given.dask) as executor:
        results = simulate(run, given.games, executor, given.keep, _bar("games", given.quiet))
    data = report(run, results)
    if given.csv:
        given.csv.write_text(table(results), encoding="utf-8")
    if given.plot:
        from hhour.lab.plots import plot_run

        plot_run(data, given.plot)
    _print(data, given.json, told)
    return OK


def _at_least_one(games: int) -> None:
    from hhour.lab.states import LabError

    if games < 1:
        raise LabError(f"At least one game must be played, not {games}.")


def _writable(*files: Path | None) -> None:
    from hhour.lab.states import LabError

    for file in files:
        if file is not None and not file.resolve().parent.is_dir():
            raise LabError(f"There is no folder {file.resolve().parent} to write {file.name} to.")


def _print(data: dict[str, Any], as_json: bool, told: Callable[[dict[str, Any]], str]) -> None:
    print(json.dumps(data, indent=2) if as_json else told(data))


def _bar(title: str, quiet: bool) -> Callable[[int, int], None] | None:
    """A progress bar on stderr; plain lines now and then where there is no screen."""
    if quiet:
        return None
    shown = [-1]

    def tell(done: int, games: int) -> None:
        if sys.stderr.isatty():
            full = 30 * done // games
            end = "\n" if done == games else ""
            print(f"\r{title} [{'#' * full}{'.' * (30 - full)}] {done}/{games}", end=end, file=sys.stderr, flush=True)
        elif 10 * done // games != shown[0]:
            shown[0] = 10 * done // games
            print(f"{title} {done}/{games}", file=sys.stderr, flush=True)

    return tell


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

    parser = make(lang, "hhour solve", "The exact optimal chance to win the Practice Run.")
    parser.add_argument("setup", help='"dday n-01 level=practice units=1"')
    parser.add_argument("--state", default="", help='"sector=5 visited=5 marker=1 soldiers=12 courage=3"')
    parser.add_argument("--json", action="store_true", help="for programs")
    given = _read(parser, args)
    _print(solve(given.setup, given.state), given.json, told)
    return OK


# --- lab ------------------------------------------------------------------------------------------------------------


def _lab(args: list[str], lang: Language) -> int:
    works = {"difficulty": _difficulty, "compare": _compare, "luck": _luck}
    if args and args[0] in works:
        return works[args[0]](args[1:], lang)
    if not args or args[0] in ("-h", "--help"):
        print(f"{lang.text('cli-usage')} hhour lab difficulty | compare A B | luck FILE.hh; each with --help")
        return OK if args else BAD
    return _sorry(f"There is no {args[0]!r} in the lab; there are {', '.join(works)}.")


def _difficulty(args: list[str], lang: Language) -> int:
    from hhour.lab.difficulty import measure, write
    from hhour.lab.executors import open_executor

    parser = make(lang, "hhour lab difficulty", "Measure every map and level and write the page.")
    parser.add_argument("--sergeant", type=int, default=400, metavar="N", help="games of the Sergeant (400)")
    parser.add_argument("--captain", type=int, default=200, metavar="N", help="games of the Captain (200)")
    parser.add_argument("--units", default="1", metavar="N[,N]", help="numbers of Units (1)")
    parser.add_argument("--folder", type=Path, default=Path("docs"), help="where the page goes (docs)")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="games are kept here; resume with the same folder")
    _workers(parser)
    given = _read(parser, args)
    _at_least_one(min(given.sergeant, given.captain))
    units = _units(given.units)
    if given.keep:
        given.keep.mkdir(parents=True, exist_ok=True)
    games = {"sergeant": given.sergeant, "captain": given.captain}
    with open_executor(given.workers, given.dask) as executor:
        rows = measure(games, given.seed, executor, units, given.keep, _bars(given.quiet))
    page = write(rows, given.folder, given.seed)
    print(json.dumps(rows, indent=2) if given.json else f"Written: {page}")
    return OK


def _units(text: str) -> list[int]:
    from hhour.lab.states import LabError

    words = text.split(",")
    if not all(word.isascii() and word.isdigit() and 1 <= int(word) <= 4 for word in words):
        raise LabError(f"The numbers of Units {text!r} cannot be read; write 1 or 1,2.")
    return [int(word) for word in words]


def _compare(args: list[str], lang: Language) -> int:
    from hhour.lab.compare import compare, told
    from hhour.lab.executors import open_executor
    from hhour.lab.simulate import Run

    parser = make(lang, "hhour lab compare", "Which is better? Two bots, or two setups, on the same dice.")
    parser.add_argument("a", help='a bot (captain) or a setup ("dday n-02")')
    parser.add_argument("b", help="the other bot or setup")
    parser.add_argument("--setup", default="dday n-02 units=1", help="what two bots play")
    parser.add_argument("--bot", default="sergeant", help="who plays two setups")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many each (100)")
    _workers(parser)
    given = _read(parser, args)
    _at_least_one(given.games)
    one, other = (
        Run(name, (given.bot,), given.seed).checked()
        if " " in name
        else Run(given.setup, (name,), given.seed).checked()
        for name in (given.a, given.b)
    )
    with open_executor(given.workers, given.dask) as executor:
        data = compare(one, other, given.games, executor, _bars(given.quiet))
    _print(data, given.json, lambda data: told(data, (given.a, given.b)))
    return OK


def _luck(args: list[str], lang: Language) -> int:
    from hhour.lab.luck import luck
    from hhour.lab.luck_words import told
    from hhour.lab.states import LabError

    parser = make(lang, "hhour lab luck", "The luck report of one game.")
    parser.add_argument("file", type=Path, help="a record, FILE.hh")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="a picture")
    parser.add_argument("--json", action="store_true", help="for programs")
    given = _read(parser, args)
    _writable(given.plot)
    try:
        text = given.file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise LabError(f"The record {given.file} cannot be read.") from error
    data = luck(text)
    if given.plot:
        from hhour.lab.plots import plot_luck

        plot_luck(data["turns"], given.plot)
    _print(data, given.json, lambda found: told(found, lang))
    return OK

"""`hhour play` and `hhour version`: thin doors to what lives elsewhere."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from hhour import __version__
from hhour.commands.shell import Shell
from hhour.commands.usage import Parser
from hhour.troubles import OK, UsageError


def play_options(parser: Parser) -> None:
    parser.add_argument("setup", nargs="*", metavar="SETUP", help=parser.lang.text("cli-help-setup"))
    parser.add_argument("--seed", metavar="S", help=parser.lang.text("cli-help-seed"))
    parser.add_argument("--physical", action="store_true", help=parser.lang.text("cli-help-physical"))
    parser.add_argument(
        "--bot", action="append", default=[], metavar="SEAT[=LEVEL]", help=parser.lang.text("cli-help-bot")
    )
    parser.add_argument(
        "--continue", dest="resume", nargs="?", const="", metavar="FILE", help=parser.lang.text("cli-help-continue")
    )


def play(shell: Shell, given: Namespace) -> int:
    """Begin a game in the terminal, or go on with one."""
    from hhour.commands.records import checked_seed  # the rooms of the games open when they are entered
    from hhour.tui import play as game

    seed = checked_seed(shell, given)
    setup = " ".join(given.setup)
    if given.resume is None:
        return game.begin(shell.lang, setup, seed, given.physical, given.bot)
    if setup or seed is not None or given.physical:
        raise UsageError(shell.text("cli-continue-alone"))
    return game.resume(shell.lang, Path(given.resume) if given.resume else None, given.bot)


def version_options(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help=parser.lang.text("cli-help-json"))


def tell_version(shell: Shell, given: Namespace) -> int:
    """The version of the program, of the rules of each game, of the record format."""
    from hhour.kernel.games import games
    from hhour.kernel.record import FORMAT

    rules = {name: game.rules_version for name, game in games().items()}
    if given.json:
        shell.data({"hhour": __version__, "rules": rules, "record": FORMAT, "python": sys.version.split()[0]})
    else:
        told = ", ".join(f"{name} {number}" for name, number in rules.items())
        shell.say(shell.text("version-line", version=__version__, rules=told, format=FORMAT))
    return OK

"""`hhour serve`, `hhour backup`, `hhour restore`: doors to the server, which may not be installed."""

from __future__ import annotations

from argparse import Namespace

from hhour.commands.shell import Shell
from hhour.commands.usage import Parser
from hhour.server import arguments
from hhour.server.trouble import HostError
from hhour.troubles import NO


def serve_options(parser: Parser) -> None:
    arguments.serve_options(parser, parser.lang)


def backup_options(parser: Parser) -> None:
    arguments.backup_options(parser, parser.lang)


def restore_options(parser: Parser) -> None:
    arguments.restore_options(parser, parser.lang)


def serve(shell: Shell, given: Namespace) -> int:
    """Open the table to browsers until it is stopped."""
    return _do("serve", shell, given)


def backup(shell: Shell, given: Namespace) -> int:
    """Write everything the server keeps to one file."""
    return _do("backup", shell, given)


def restore(shell: Shell, given: Namespace) -> int:
    """Fill an empty database from such a file."""
    return _do("restore", shell, given)


def _do(name: str, shell: Shell, given: Namespace) -> int:
    try:
        from hhour.server import commands
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] == "hhour":
            raise
        shell.talk(shell.text("server-needs", module=missing.name or ""))
        return NO
    works = {"serve": commands.serve, "backup": commands.backup, "restore": commands.restore}
    try:
        return works[name](given, shell.lang)
    except HostError as error:
        shell.talk(error.told(shell.lang))
        return error.code

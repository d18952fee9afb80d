"""`hhour`: the command line. Results to stdout, talk to stderr; 0 is yes, 1 no, 2 a question that makes no sense."""

from __future__ import annotations

import contextlib
import io
import os
import sys
import traceback
from argparse import Namespace
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Final

from hhour.commands import hosting, lab, odds, other, records, reference
from hhour.commands.shell import Shell, choose_language, take_language
from hhour.commands.usage import Parser, make
from hhour.i18n import Language, UnknownLanguage, language
from hhour.troubles import NO, OK, UsageError, exit_code, sentence

Command = tuple[Callable[[Parser], None], Callable[[Shell, Namespace], int]]

COMMANDS: Final[dict[str, Command]] = {
    "play": (other.play_options, other.play),
    "new": (records.new_options, records.new),
    "do": (records.do_options, records.do),
    "replay": (records.replay_options, records.tell),
    "verify": (records.verify_options, records.prove),
    "rules": (reference.rules_options, reference.tell_rules),
    "cards": (reference.cards_options, reference.tell_cards),
    "maps": (reference.maps_options, reference.tell_maps),
    "serve": (hosting.serve_options, hosting.serve),
    "backup": (hosting.backup_options, hosting.backup),
    "restore": (hosting.restore_options, hosting.restore),
    "odds": (odds.odds_options, odds.tell_odds),
    "version": (other.version_options, other.tell_version),
}
LAB: Final = ("sim", "solve", "lab")  # read their own arguments
NAMES: Final = (*(name for name in COMMANDS if name != "version"), *LAB, "version")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code. Whatever goes wrong is one sentence."""
    _take_any_letter()
    lang = language("en")
    try:
        words, code = take_language(list(sys.argv[1:] if argv is None else argv))
        lang = choose_language(code)
        result = _run(Shell(lang), words)
        sys.stdout.flush()
        return result
    except BrokenPipeError:  # the reader has seen enough: nothing to tell
        _close_quietly()
        return NO
    except (Exception, KeyboardInterrupt) as error:
        return _tell(error, lang)


def _run(shell: Shell, words: list[str]) -> int:
    if not words or words[0] in ("-h", "--help", "help"):
        shell.say(overview(shell.lang))
        return OK
    name, rest = words[0], words[1:]
    if name in ("-V", "--version"):
        name = "version"
    if name in LAB:
        return lab.command(words, shell.lang)
    if name not in COMMANDS:
        raise UsageError(_unknown(shell, name))
    add_options, run = COMMANDS[name]
    parser = make(shell.lang, f"hhour {name}", shell.text(f"cli-about-{name}"))
    add_options(parser)
    if {"-h", "--help"} & set(rest[: rest.index("--")] if "--" in rest else rest):
        shell.say(parser.format_help().rstrip())
        return OK
    return run(shell, parser.parse_intermixed_args(rest))


def overview(lang: Language) -> str:
    """The list of commands."""
    rows = [lang.text("cli-title"), "", f"{lang.text('cli-usage')} hhour {lang.text('cli-command')} ...", ""]
    rows += [f"  {name:<9} {lang.text(f'cli-about-{name}')}" for name in NAMES]
    return "\n".join([*rows, "", lang.text("cli-overview-end")])


def _unknown(shell: Shell, name: str) -> str:
    close = get_close_matches(name, NAMES, 1)
    if close:
        return shell.text("cli-unknown-command-near", word=name, nearest=close[0])
    return shell.text("cli-unknown-command", word=name, known=", ".join(NAMES))


def _tell(error: BaseException, lang: Language) -> int:
    if isinstance(error, UnknownLanguage):
        lang = language("en")
    if os.environ.get("HHOUR_DEBUG"):
        traceback.print_exception(error)
    with contextlib.suppress(OSError):
        sys.stdout.flush()
    with contextlib.suppress(OSError):
        print(sentence(error, lang), file=sys.stderr)
    if isinstance(error, OSError):
        _close_quietly()
    return exit_code(error)


def _take_any_letter() -> None:
    """A terminal that lacks a letter shows a question mark instead of ending the game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _close_quietly() -> None:
    """Python flushes stdout once more at the end; what a closed pipe or a full disk refused must not be told again."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


if __name__ == "__main__":
    sys.exit(main())

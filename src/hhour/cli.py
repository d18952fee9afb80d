"""`hhour`: the command line. Results to stdout, talk to stderr; 0 is yes, 1 no, 2 a question that makes no sense."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from typing import Final

from hhour.commands.shell import Shell, choose_language, take_language
from hhour.i18n import Language, language
from hhour.troubles import NO, OK, UsageError, exit_code, sentence

# Where a command lives: its module in `hhour.commands` (imported when it is called), its arguments, its work.
COMMANDS: Final[dict[str, tuple[str, str, str]]] = {
    "play": ("other", "play_options", "play"),
    "new": ("records", "new_options", "new"),
    "do": ("records", "do_options", "do"),
    "replay": ("records", "replay_options", "tell"),
    "verify": ("records", "verify_options", "prove"),
    "rules": ("reference", "rules_options", "tell_rules"),
    "cards": ("reference", "cards_options", "tell_cards"),
    "maps": ("reference", "maps_options", "tell_maps"),
    "serve": ("hosting", "serve_options", "serve"),
    "backup": ("hosting", "backup_options", "backup"),
    "restore": ("hosting", "restore_options", "restore"),
    "odds": ("odds", "odds_options", "tell_odds"),
    "version": ("other", "version_options", "tell_version"),
}
LAB: Final = ("sim", "solve", "lab")  # read their own arguments
NAMES: Final = (*(name for name in COMMANDS if name != "version"), *LAB, "version")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code. Whatever goes wrong is one sentence."""
    _open_closed_streams()
    _take_any_letter()
    lang: Language | None = None
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
        return int(import_module("hhour.commands.lab").command(words, shell.lang))
    if name not in COMMANDS:
        raise UsageError(_unknown(shell, name))
    module, add_options, run = COMMANDS[name]
    room = import_module(f"hhour.commands.{module}")
    parser = import_module("hhour.commands.usage").make(shell.lang, f"hhour {name}", shell.text(f"cli-about-{name}"))
    getattr(room, add_options)(parser)
    if {"-h", "--help"} & set(rest[: rest.index("--")] if "--" in rest else rest):
        shell.say(parser.format_help().rstrip())
        return OK
    return int(getattr(room, run)(shell, parser.parse_intermixed_args(rest)))


def overview(lang: Language) -> str:
    """The list of commands."""
    rows = [lang.text("cli-title"), "", f"{lang.text('cli-usage')} hhour {lang.text('cli-command')} ...", ""]
    rows += [f"  {name:<9} {lang.text(f'cli-about-{name}')}" for name in NAMES]
    return "\n".join([*rows, "", lang.text("cli-overview-end")])


def _unknown(shell: Shell, name: str) -> str:
    from difflib import get_close_matches

    close = get_close_matches(name, NAMES, 1)
    if close:
        return shell.text("cli-unknown-command-near", word=name, nearest=close[0])
    return shell.text("cli-unknown-command", word=name, known=", ".join(NAMES))


def _tell(error: BaseException, chosen: Language | None) -> int:
    lang = chosen or language("en")
    if os.environ.get("HHOUR_DEBUG"):
        import_module("traceback").print_exception(error)
    with suppress(OSError):
        sys.stdout.flush()
    with suppress(OSError):
        print(sentence(error, lang), file=sys.stderr)
    if isinstance(error, OSError):
        _close_quietly()
    return exit_code(error)


def _open_closed_streams() -> None:
    """Whoever starts us may have closed them (`>&-`): then nobody reads, and nothing is typed."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))


def _take_any_letter() -> None:
    """A terminal that lacks a letter shows a question mark instead of ending the game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _close_quietly() -> None:
    """Python flushes stdout once more at the end; what a closed pipe or a full disk refused must not be told again."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


if __name__ == "__main__":
    sys.exit(main())

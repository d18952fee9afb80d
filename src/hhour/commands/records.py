"""Records from the command line: `new` begins one, `do` adds an action, `replay` tells it, `verify` proves it."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Final

from hhour.commands.shell import Shell
from hhour.commands.usage import Parser
from hhour.files import read_text, write_whole
from hhour.kernel.event import Event
from hhour.kernel.faces import FACE_NUMBER
from hhour.kernel.record import FORMAT, is_key
from hhour.kernel.refusal import RecordError, SetupError
from hhour.kernel.replaying import replay
from hhour.kernel.table import Table
from hhour.kernel.verify import Verdict, verify
from hhour.reference.result import result_lines
from hhour.reference.spelling import nearest
from hhour.telling import tell_event, tell_question, tell_refusal, tell_why
from hhour.troubles import NO, OK, NotFound, UsageError
from hhour.tui.play import DEFAULT_SETUP

TURN: Final = "turn"  # the event that opens one


def new_options(parser: Parser) -> None:
    parser.add_argument("setup", nargs="*", metavar="SETUP", help=parser.lang.text("cli-help-setup"))
    parser.add_argument("--seed", metavar="S", help=parser.lang.text("cli-help-seed"))
    parser.add_argument("--physical", action="store_true", help=parser.lang.text("cli-help-by-hand"))
    parser.add_argument("--dice", metavar="RESULTS", help=parser.lang.text("cli-help-new-dice"))


def new(shell: Shell, given: Namespace) -> int:
    """Print an empty record."""
    if given.dice is not None and not given.physical:
        raise UsageError(shell.text("cli-dice-need-physical"))
    seed = checked_seed(shell, given)
    setup = " ".join(given.setup) or DEFAULT_SETUP
    results = _as_tokens(given.dice) if given.physical else None
    table = Table(setup, seed=seed, results=results)
    drawn = sum(not is_key(word) for word in table.record.start)
    if surplus := (results or [])[drawn:]:
        raise UsageError(shell.text("refusal-dice-too-many", action="new", surplus=" ".join(surplus)))
    shell.say(table.record.text(reveal=True).rstrip("\n"))
    return OK


def checked_seed(shell: Shell, given: Namespace) -> str | None:
    """The seed asked for; none goes with dice of one's own."""
    if given.seed is not None and given.physical:
        raise UsageError(shell.text("cli-seed-and-physical"))
    return None if given.seed is None else str(given.seed)


def do_options(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help=parser.lang.text("cli-help-record"))
    parser.add_argument("seat", metavar="SEAT", type=int, help=parser.lang.text("cli-help-seat"))
    parser.add_argument("action", metavar="ACTION", nargs="+", help=parser.lang.text("cli-help-action"))
    parser.add_argument("--dice", metavar="RESULTS", help=parser.lang.text("cli-help-dice"))
    parser.add_argument("--json", action="store_true", help=parser.lang.text("cli-help-json"))


def do(shell: Shell, given: Namespace) -> int:
    """Add one action to a record, or refuse it and leave the file as it is."""
    path = Path(given.file)
    text = read_text(path)
    action, results = _action_and_dice(shell, given)
    table = _replay(text)
    if results is not None and table.seed:
        raise UsageError(shell.text("cli-dice-from-seed"))
    events: list[Event] = []
    if near := _slip(table, given.seat, action, shell):
        raise NotFound(shell.text("play-nearest", word=action, nearest=near))
    if action == "undo":
        table.undo(given.seat)
    else:
        events = table.apply(given.seat, action, None if table.seed else results or [])
    line = table.record.lines[-1]
    write_whole(path, _with_line(text, line.text(table.record.is_keyed), table.outcome))
    for event in events:
        if given.json:
            shell.data(event.to_json(), indent=None)
        elif sentence := tell_event(table, event, shell.lang):
            shell.say(f"{event.seq:>6}  {sentence}")
    if not given.json:
        tell_questions(shell, table)
    return OK


def _slip(table: Table, seat: int, action: str, shell: Shell) -> str:
    """How the action is rightly written, if a word of it is none; what is merely forbidden the rules refuse."""
    if action == "undo" or table.outcome or not action.split() or table.refusal(seat, action) is None:
        return ""
    return nearest(action, table, seat, shell.lang, ("undo",))


MOST_ANSWERS: Final = 12


def tell_questions(shell: Shell, table: Table) -> None:
    """Who is asked what now: whoever writes a record line by line has no screen to see it on."""
    for seat in table.waiting():
        choices = table.choices(seat)
        answers = ", ".join(choices[:MOST_ANSWERS]) + (" ..." if len(choices) > MOST_ANSWERS else "")
        question = tell_question(table, seat, shell.lang)
        shell.talk(shell.text("cli-asked", unit=str(seat), question=question, answers=answers))


def _action_and_dice(shell: Shell, given: Namespace) -> tuple[str, list[str] | None]:
    """`reroll r1 > STAR` and `--dice STAR` say the same; both at once say too much."""
    action, arrow, tail = " ".join(given.action).partition(">")
    if arrow and given.dice is not None:
        raise UsageError(shell.text("cli-dice-twice"))
    dice = tail if arrow else given.dice
    return " ".join(action.split()), None if dice is None else _as_tokens(dice)


def _as_tokens(words: str | None) -> list[str]:
    """Results as a record writes them: faces in capitals, all else as it stands."""
    return [word.upper() if word.upper() in FACE_NUMBER else word for word in (words or "").split()]


def _with_line(text: str, line: str, outcome: str) -> str:
    """The text as its author wrote it, with one line more (and the end, if this was it)."""
    whole = text if text.endswith("\n") else text + "\n"
    return f"{whole}{line}\n" + (f"end {outcome}\n" if outcome else "")


def _replay(text: str, to: int | None = None) -> Table:
    """The table of a record; a setup that makes no sense is here the record's fault, not the command's."""
    try:
        return replay(text, to)
    except SetupError as error:
        raise RecordError(error.refusal.key, error.refusal.params) from error


def replay_options(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help=parser.lang.text("cli-help-record"))
    parser.add_argument("--to", metavar="N", type=int, help=parser.lang.text("cli-help-to"))
    parser.add_argument("--why", metavar="N", type=int, help=parser.lang.text("cli-help-why"))
    parser.add_argument("--json", action="store_true", help=parser.lang.text("cli-help-json"))


def tell(shell: Shell, given: Namespace) -> int:
    """Tell a recorded game."""
    if given.to is not None and given.to < 0:
        raise UsageError(shell.text("cli-not-a-number", option="--to", value=str(given.to)))
    table = _replay(read_text(Path(given.file)), given.to)
    if given.why is not None:
        return _why(shell, table, given.why, given.json)
    if given.json:
        for event in table.events:
            shell.data(event.to_json(), indent=None)
        shell.data(table.result(), indent=None)
    else:
        tell_story(shell, table)
    return OK


def _why(shell: Shell, table: Table, number: int, as_json: bool) -> int:
    chain = table.why(number)
    if not chain:
        last = table.events[-1].seq if table.events else 0
        raise NotFound(shell.text("replay-no-event", n=str(number), last=str(last)))
    if as_json:
        for event in chain:
            shell.data(event.to_json(), indent=None)
    else:
        shell.lines(tell_why(table, number, shell.lang))
    return OK


def tell_story(shell: Shell, table: Table) -> None:
    """Every event as a sentence, under the phase it happened in; turns stand apart."""
    phase = ""
    for event in table.events:
        sentence = tell_event(table, event, shell.lang)
        if not sentence:
            continue
        if event.kind == TURN:
            shell.say("")
        elif event.phase != phase and shell.lang.has(f"phase-{event.phase.lower()}"):
            shell.say(f"        {shell.text(f'phase-{event.phase.lower()}')}")
        phase = "" if event.kind == TURN else event.phase
        shell.say(f"{event.seq:>6}  {sentence}")
    shell.say("")
    shell.lines(result_lines(table, shell.lang))
    tell_questions(shell, table)


def verify_options(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help=parser.lang.text("cli-help-record"))
    parser.add_argument("--json", action="store_true", help=parser.lang.text("cli-help-json"))
    parser.add_argument("--keys", action="store_true", help=parser.lang.text("cli-help-keys"))


def prove(shell: Shell, given: Namespace) -> int:
    """Say whether a record is true, or where it is not."""
    text = read_text(Path(given.file))
    try:
        verdict = verify(text)
    except SetupError as error:
        raise RecordError(error.refusal.key, error.refusal.params) from error
    if given.keys and verdict.true:
        record = replay(text).record
        record.format = FORMAT
        shell.say(str(record).rstrip("\n"))
    elif given.json:
        shell.data(verdict.to_json())
    else:
        shell.say(_verdict(shell, verdict))
    return OK if verdict.true else NO


def _verdict(shell: Shell, verdict: Verdict) -> str:
    told = shell.text(
        f"verify-{verdict.key}",
        line=str(verdict.line),
        expected=verdict.expected,
        found=verdict.found,
        actions=verdict.actions,
        dice=verdict.dice,
        events=verdict.events,
        since=verdict.since,
    )
    if verdict.parts:
        told += " " + shell.text("verify-parts", parts=verdict.parts)
    if verdict.because is not None:
        told += " " + tell_refusal(verdict.because, shell.lang)
    return told

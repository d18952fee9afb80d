"""What can be typed beside answers: why, undo, save, help and the reference."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hhour import rulebook
from hhour.i18n import LANGUAGES, Language, UnknownLanguage, language
from hhour.kernel.refusal import HHourError
from hhour.kernel.table import Table
from hhour.reference import cards, rules
from hhour.reference.spelling import fold
from hhour.telling import at_table, tell_action, tell_error, tell_event, tell_why
from hhour.troubles import disk_sentence
from hhour.tui import saves

if TYPE_CHECKING:
    from hhour.tui.loop import Session

RULES_SHOWN: Final = 12
ALL: Final = "--all"


class Leave(Exception):
    """The player goes; the game stays."""


def help_(session: Session, rest: str) -> None:
    """How to answer and what else can be typed, as it is in this game."""
    lang, game = session.lang, session.table.game
    told = []
    for line in HELP:
        forms = [form for form in (game.name, game.seats_are) if lang.has(f"play-help-{line}", form)]
        told.append(lang.attr(f"play-help-{line}", forms[0]) if forms else lang.text(f"play-help-{line}"))
    session.page([*told[:SIGNS], "", *told[SIGNS:]])


def why(session: Session, rest: str) -> None:
    """The last refusal, else the last event, or the event of a number."""
    table, lang = session.table, session.lang
    if not rest and session.refused is not None:
        refused = session.refused
        rule = rulebook.get(refused.rule) if refused.rule else None
        told = [session.refusal_sentence(refused)]
        told += rules.rule_lines(lang, rule.id, 1, session.terminal.width) if rule is not None else []
    elif not rest:
        last = next((event for event in reversed(session.story()) if tell_event(table, event, lang)), None)
        told = tell_why(table, last.seq, lang, session.sight) if last is not None else []
    elif rest.isascii() and rest.isdigit():
        told = tell_why(table, int(rest[:9]), lang, session.sight)
    else:
        told = [lang.text("play-why-number", word=rest)]
    session.note(*(told or [lang.text("play-no-event", word=rest)]))


def undo(session: Session, rest: str) -> None:
    table = session.table
    people = [seat for seat in (session.seat, *table.seats) if seat not in session.bots]
    seat = next((seat for seat in people if table.can_undo(seat)), session.seat)
    taken = _not_taken_back(table)
    try:
        table.undo(seat)
    except HHourError as error:
        session.note(tell_error(error, session.lang, table.game.name))
        return
    session.seat = seat
    session.refused = None
    session.told = min(session.told, table.play.seq)
    session.note(session.lang.text("play-undone", action=tell_action(table, seat, taken, session.lang)))
    session.keep()


def _not_taken_back(table: Table) -> str:
    """The last action of the record that no `undo` has crossed out yet."""
    crossed = 0
    for line in reversed(table.record.lines):
        if line.action == "undo":
            crossed += 1
        elif crossed:
            crossed -= 1
        else:
            return line.action
    return ""


def save(session: Session, rest: str) -> None:
    """Where the game is kept; with a path, a copy there."""
    path = Path(rest).expanduser() if rest else session.place
    try:
        if rest:
            saves.save_as(session.table, path, session.bots)
        else:
            saves.keep(session.table, path, session.bots)
    except OSError as error:
        session.note(session.lang.text("play-not-saved", reason=disk_sentence(error, session.lang)))
        return
    session.note(session.lang.text("play-saved", path=str(path)))


def tell_rules(session: Session, rest: str) -> None:
    """The rules of a word, the first of them; `--all` behind it, as on the command line, all."""
    chapters = session.table.game.chapters(session.table.setup)
    words = rest.removesuffix(ALL).strip()
    most = RULES_SHOWN if words == rest else len(rulebook.ids())
    lines = rules.rule_lines(session.lang, words, most, session.terminal.width, chapters) if words else []
    if lines:
        session.page(lines)
    else:
        session.note(rules.not_found(session.lang, words) if words else session.lang.text("play-rules-what"))


def tell_cards(session: Session, rest: str) -> None:
    """The cards of a word; without one, those of the units on the table."""
    if rest:
        chapters = session.table.game.chapters(session.table.setup)
        lines = cards.card_lines(session.lang, rest, session.terminal.width, chapters)
        if not lines:
            session.note(cards.not_found(session.lang, rest, chapters))
            return
        session.page(lines)
        return
    slugs = session.screen.cards(session.view())
    lines = [line for slug in slugs for line in cards.brief_lines(session.lang, slug, session.terminal.width)]
    if lines:
        session.page(lines)
    else:
        session.note(session.lang.text("play-no-cards"))


def show_map(session: Session, rest: str) -> None:
    """The map and all that boxes show, of which a small window leaves out what finds no room."""
    view, screen = session.view(), session.screen
    session.page([*screen.whole_map(view, session.table.choices(session.seat)), *screen.boxes(view)])


def log(session: Session, rest: str) -> None:
    """The whole story so far."""
    lines = [session.event_line(event) for event in session.story()]
    session.page([line for line in lines if line] or [session.lang.text("play-no-event", word="")])


def hint(session: Session, rest: str) -> None:
    session.note(*session.screen.advise(session.seat))


def lang(session: Session, rest: str) -> None:
    if not rest:
        session.note(session.lang.text("play-lang-which", code=session.lang.code))
        return
    try:
        session.lang = at_table(session.table, language(rest.lower()))
    except UnknownLanguage as error:
        session.note(session.lang.text("trouble-language", code=error.code))


def leave(session: Session, rest: str) -> None:
    raise Leave


COMMANDS: Final[dict[str, Callable[[Session, str], None]]] = {
    "help": help_,
    "why": why,
    "undo": undo,
    "save": save,
    "rules": tell_rules,
    "cards": tell_cards,
    "map": show_map,
    "log": log,
    "hint": hint,
    "lang": lang,
    "quit": leave,
}
OTHER_WORDS: Final = {
    "?": "help",
    "why?": "why",
    "rule": "rules",
    "card": "cards",
    "odds": "hint",
    "exit": "quit",
    "q": "quit",
}
WITH_WORDS: Final = ("why", "save", "rules", "cards", "lang")  # what follows belongs to them

# The lines of the help: how to answer and what the signs mean, then the commands.
SIGNS: Final = 4
HELP: Final = (
    "answers", "dice", "faces", "board",
    "why", "undo", "hint", "map", "log", "rules", "cards", "save", "seat", "lang", "quit",
)  # fmt: skip


def words_of(lang: Language) -> list[str]:
    """What the commands are called in a language."""
    return [word for name in COMMANDS for word in lang.text(f"typed-{name}").split()]


@cache
def _by_word() -> dict[str, str]:
    return {
        fold(word): name
        for code in LANGUAGES
        for name in COMMANDS
        for word in language(code).text(f"typed-{name}").split()
    }


def command_of(text: str) -> str:
    """The command a line gives, in the words of any language; '' if it gives none.

    A word of the language that is also an answer's first (`annuler rouge 1`) is a command only when it stands alone.
    """
    first, _, rest = text.strip().partition(" ")
    name = OTHER_WORDS.get(first.lower(), first.lower())
    if name in COMMANDS:
        return name
    name = _by_word().get(fold(first), "")
    return name if not rest or name in WITH_WORDS else ""

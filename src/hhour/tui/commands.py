"""What can be typed beside answers: why, undo, save, help and the reference."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hhour import rulebook
from hhour.i18n import UnknownLanguage, language
from hhour.kernel.refusal import HHourError
from hhour.reference import cards, rules
from hhour.telling import tell_error, tell_event, tell_why
from hhour.troubles import disk_sentence
from hhour.tui import saves

if TYPE_CHECKING:
    from hhour.tui.loop import Session

RULES_SHOWN: Final = 12


class Leave(Exception):
    """The player goes; the game stays."""


def help_(session: Session, rest: str) -> None:
    session.page(session.lang.text("play-help").split("\n"))


def why(session: Session, rest: str) -> None:
    """The last refusal, else the last event, or the event of a number."""
    table, lang = session.table, session.lang
    if not rest and session.refused is not None:
        refused = session.refused
        rule = rulebook.get(refused.rule) if refused.rule else None
        told = [session.refusal_sentence(refused)]
        told += rules.rule_lines(lang, rule.id, 1, session.terminal.width) if rule is not None else []
    elif not rest:
        last = next((event for event in reversed(table.events) if tell_event(table, event, lang)), None)
        told = tell_why(table, last.seq, lang) if last is not None else []
    elif rest.isascii() and rest.isdigit():
        told = tell_why(table, int(rest[:9]), lang)
    else:
        told = [lang.text("play-why-number", word=rest)]
    session.note(*(told or [lang.text("play-no-event", word=rest)]))


def undo(session: Session, rest: str) -> None:
    table = session.table
    seat = next((seat for seat in (session.seat, *table.seats) if table.can_undo(seat)), session.seat)
    taken = table.record.lines[-1].action if table.record.lines else ""
    try:
        table.undo(seat)
    except HHourError as error:
        session.note(tell_error(error, session.lang, table.game.name))
        return
    session.seat = seat
    session.refused = None
    session.told = min(session.told, len(table.events))
    session.note(session.lang.text("play-undone", action=taken))
    session.keep()


def save(session: Session, rest: str) -> None:
    """Where the game is kept; with a path, a copy there."""
    path = Path(rest).expanduser() if rest else session.place
    try:
        if rest:
            saves.save_as(session.table, path)
        else:
            saves.keep(session.table, path)
    except OSError as error:
        session.note(session.lang.text("play-not-saved", reason=disk_sentence(error, session.lang)))
        return
    session.note(session.lang.text("play-saved", path=str(path)))


def tell_rules(session: Session, rest: str) -> None:
    lines = rules.rule_lines(session.lang, rest, RULES_SHOWN, session.terminal.width) if rest else []
    if lines:
        session.page(lines)
    else:
        session.note(rules.not_found(session.lang, rest) if rest else session.lang.text("play-rules-what"))


def tell_cards(session: Session, rest: str) -> None:
    """The cards of a word; without one, those of the units on the table."""
    if rest:
        lines = cards.card_lines(session.lang, rest, session.terminal.width)
        if not lines:
            session.note(cards.not_found(session.lang, rest))
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
    session.page(session.screen.whole_map(session.view(), session.table.choices(session.seat)))


def log(session: Session, rest: str) -> None:
    """The whole story so far."""
    lines = [session.event_line(event) for event in session.table.events]
    session.page([line for line in lines if line] or [session.lang.text("play-no-event", word="")])


def hint(session: Session, rest: str) -> None:
    session.note(*session.screen.advise(session.seat))


def lang(session: Session, rest: str) -> None:
    try:
        session.lang = language(rest.lower())
    except UnknownLanguage as error:
        session.note(session.lang.text("trouble-language", code=error.code))


def leave(session: Session, rest: str) -> None:
    raise Leave


COMMANDS: Final[dict[str, Callable[[Session, str], None]]] = {
    "help": help_,
    "?": help_,
    "why": why,
    "why?": why,
    "undo": undo,
    "save": save,
    "rules": tell_rules,
    "rule": tell_rules,
    "cards": tell_cards,
    "card": tell_cards,
    "map": show_map,
    "log": log,
    "hint": hint,
    "odds": hint,
    "lang": lang,
    "quit": leave,
    "exit": leave,
    "q": leave,
}


def is_command(text: str) -> bool:
    return text.split()[0].lower() in COMMANDS

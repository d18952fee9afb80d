"""Sentences for all that is shown: the server's own and those of the games, in the language of the one who reads."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from hhour import telling
from hhour.i18n import LANGUAGES, Language, language
from hhour.kernel.action import Action, parse_action
from hhour.kernel.chance import NeedDice
from hhour.kernel.event import Event
from hhour.kernel.lying import NOTHING_LIES, Lying
from hhour.kernel.refusal import Refusal
from hhour.kernel.table import Table
from hhour.server.trouble import Trouble
from hhour.server.wire import Json, Lang, Problem


def choose_language(*wishes: str) -> Lang:
    """The first wish that is a language of the table; `Accept-Language` texts count as several."""
    for wish in wishes:
        for part in wish.split(","):
            code = part.split(";")[0].strip().lower().split("-")[0]
            if code in LANGUAGES:
                return cast(Lang, code)
    return "en"


def problem(trouble: Trouble, lang: Lang) -> Problem:
    """What went wrong as data and as a sentence."""
    refusal = trouble.refusal
    if refusal is None:
        sentence = language(lang).text(f"problem-{trouble.key}", **trouble.params)
        return Problem(key=trouble.key, sentence=sentence, params=dict(trouble.params))
    sentence = tell_refusal(refusal, lang, trouble.game)
    if trouble.because is not None:
        sentence = f"{sentence} {tell_refusal(trouble.because, lang, trouble.game)}"
    return Problem(key=refusal.key, sentence=sentence, rule=refusal.rule, params=dict(refusal.params))


def tell_refusal(refusal: Refusal, lang: Lang, game: str = "") -> str:
    """Why the rules forbid it."""
    return _tell_refusal(refusal.rule, refusal.key, tuple(refusal.params.items()), lang, game)


@lru_cache(4096)
def _tell_refusal(rule: str, key: str, params: tuple[tuple[str, int | str], ...], lang: Lang, game: str) -> str:
    return telling.tell_refusal(Refusal(rule, key, dict(params)), language(lang), game)


def tell_event(table: Table, event: Event, lang: Lang) -> str:
    """One line of the story; '' for what is not worth one."""
    return telling.tell_event(table, event, language(lang))


def tell_question(table: Table, seat: int, lang: Lang) -> str:
    """What a seat is asked."""
    return telling.tell_question(table, seat, language(lang))


@lru_cache(8192)
def parsed(action: str) -> Action:
    """An action of the engine's own listing, read once."""
    return parse_action(action)


def tell_choice(table: Table, seat: int, action: str, lang: Lang) -> str:
    """One thing a seat may do, with its price."""
    return telling.tell_action(table, seat, parsed(action), language(lang))


def tell_done(table: Table, action: str, lang: Lang, lying: Lying = NOTHING_LIES) -> str:
    """What a seat did; dice are called by what they showed, where that is known."""
    spoken = telling.at_table(table, language(lang))
    if lying:
        return telling.teller(table.game.name).tell_action(parsed(action), spoken, lying=lying)
    return _tell_done(table.game.name, action, spoken)


@lru_cache(8192)
def _tell_done(game: str, action: str, lang: Language) -> str:
    return telling.teller(game).tell_action(action, lang)


def tell_board(table: Table, lang: Lang, advice: str) -> Json:
    """What the board of a Pocket game says beside the view."""
    return telling.tell_board(table, language(lang), advice)


def tell_result(table: Table, lang: Lang) -> list[str]:
    """How a Pocket game stands or ended."""
    return telling.tell_result(table, language(lang))


def tell_dice(table: Table, need: NeedDice, lang: Lang) -> str:
    """Which dice a person is to roll."""
    return telling.teller(table.game.name).tell_need(need, language(lang))


def tell_why(table: Table, event: int, lang: Lang, seats: tuple[int, ...] | None) -> list[str]:
    """The event and what led to it, line by line, as these seats may know it."""
    return telling.tell_why(table, event, language(lang), seats)

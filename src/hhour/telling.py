"""Every game in sentences: finds the words of a game by its name.

A game `hhour.<name>` brings a module `tell` with `tell_event`, `tell_refusal`, `tell_question`, `tell_action`,
`tell_why`, `tell_preview`, `tell_need` and `tell_order`; `hhour/dday/tell.py` shows what they promise. Here they are
chosen by the table they are asked about, and errors that belong to no game yet are told too. A game whose board needs
words beside its view brings a module `board` with `board` and `result`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Protocol

from hhour.dday import tell as base
from hhour.i18n import Language, calling
from hhour.i18n.phrases import Phrases
from hhour.kernel.action import Action
from hhour.kernel.chance import NeedDice
from hhour.kernel.choice import Choice, Cost
from hhour.kernel.event import Event
from hhour.kernel.games import games
from hhour.kernel.lying import NOTHING_LIES, Lying, lying_before
from hhour.kernel.refusal import HHourError, RecordError, Refusal, Refused, SetupError
from hhour.kernel.table import Table


class Teller(Protocol):
    """What the module `tell` of a game holds."""

    def tell_event(self, event: Event, lang: Language, role: str = "", lying: Lying = NOTHING_LIES) -> str: ...
    def tell_refusal(self, refusal: Refusal, lang: Language) -> str: ...
    def tell_question(self, table: Table, seat: int, lang: Language) -> str: ...
    def tell_action(
        self,
        action: str | Action,
        lang: Language,
        table: Table | None = None,
        seat: int | None = None,
        costs: tuple[Cost, ...] | None = None,
        lying: Lying = NOTHING_LIES,
    ) -> str: ...
    def tell_why(self, table: Table, seq: int, lang: Language, seats: tuple[int, ...] | None = None) -> list[str]: ...
    def tell_preview(self, table: Table, seat: int, lang: Language) -> list[str]: ...
    def tell_need(self, need: NeedDice, lang: Language) -> str: ...
    def tell_order(self, table: Table, need: NeedDice, action: str, lang: Language) -> str: ...


@cache
def teller(game: str) -> Teller:
    """The words of a game; those of D-Day Dice where no game is known, for setups and records that cannot be read."""
    if game not in games():
        return base
    found: Teller = games()[game].module("tell")
    return found


class Shower(Protocol):
    """What the module `board` of a game holds."""

    def board(self, table: Table, lang: Language, advice: str) -> dict[str, Any]: ...
    def result(self, table: Table, lang: Language) -> list[str]: ...


def at_table(table: Table, lang: Language) -> Language:
    """The language as it is spoken at this table, where some cards may bear other names."""
    names = table.game.called(table.rules)
    return calling(lang.code, names) if names else lang


def tell_board(table: Table, lang: Language, advice: str) -> dict[str, Any]:
    """What the board shows beside the view, chances only as far as the advice goes; empty where the view says all."""
    shower: Shower | None = table.game.module("board")
    return shower.board(table, at_table(table, lang), advice) if shower is not None else {}


def tell_result(table: Table, lang: Language) -> list[str]:
    """How the game stands or ended, for a board that shows no units of its own; else empty."""
    shower: Shower | None = table.game.module("board")
    return shower.result(table, at_table(table, lang)) if shower is not None else []


def tell_event(table: Table, event: Event, lang: Language) -> str:
    """What happened, in one sentence; '' if it is not worth one."""
    role = table.roles[event.seat - 1].name if event.seat else ""
    return teller(table.game.name).tell_event(event, at_table(table, lang), role, lying_before(table.events, event))


def tell_question(table: Table, seat: int, lang: Language) -> str:
    """What the seat is asked, or whom it waits for."""
    return teller(table.game.name).tell_question(table, seat, at_table(table, lang))


def tell_action(table: Table, seat: int, action: str | Action, lang: Language) -> str:
    """A label for a choice of the seat, with its price."""
    return teller(table.game.name).tell_action(action, at_table(table, lang), table, seat)


def tell_choices(table: Table, seat: int, choices: Iterable[Choice], lang: Language) -> list[str]:
    """The same for choices that the table has told everything about."""
    words = teller(table.game.name)
    if words is base:
        return base.tell_choices(table, seat, choices, lang)
    return [words.tell_action(choice.action, lang, table, seat, choice.costs) for choice in choices]


def tell_cost(cost: Cost, lang: Language) -> str:
    """What an action takes: '2 stars', 'landmines'."""
    return base.tell_cost(cost, lang)


def tell_word(kind: str, word: str, lang: Language, lying: Lying = NOTHING_LIES) -> str:
    """A word of an action by what it names: 'red star', 'the Medic', 'sector 5'. `lying`: what the dice show."""
    return str(Phrases(lang, lying).named(kind, word))  # a noun is more than a text


def tell_why(table: Table, seq: int, lang: Language, seats: tuple[int, ...] | None = None) -> list[str]:
    """The event and what led to it, line by line, as these seats may know it (None: all of it)."""
    return teller(table.game.name).tell_why(table, seq, at_table(table, lang), seats)


def tell_preview(table: Table, seat: int, lang: Language) -> list[str]:
    """What is in store for the seat where it stands; empty if nothing is."""
    return teller(table.game.name).tell_preview(table, seat, at_table(table, lang))


def tell_order(table: Table, need: NeedDice, action: str, lang: Language) -> str:
    """Whose die comes first when the results of physical dice are typed, for the action that rolls them; '' for one."""
    return teller(table.game.name).tell_order(table, need, action, lang)


def tell_refusal(refusal: Refusal, lang: Language, game: str = "") -> str:
    """Why not, in one sentence with the rule id."""
    return teller(game).tell_refusal(refusal, lang)


def tell_error(error: HHourError, lang: Language, game: str = "") -> str:
    """Anything a user can set right, in plain words; a record that breaks a rule is told with the rule."""
    if isinstance(error, NeedDice):
        return teller(game).tell_need(error, lang)
    if not isinstance(error, Refused | SetupError | RecordError):
        return str(error)
    told = tell_refusal(error.refusal, lang, game)
    if isinstance(error, RecordError) and error.because is not None:
        return Phrases(lang).text("because", sentence=told, reason=tell_refusal(error.because, lang, game))
    return told

"""The sentences of the game of secrets: its data as it stands, so that whatever is told can be found."""

from __future__ import annotations

from hhour.i18n import Language
from hhour.kernel.action import Action
from hhour.kernel.chance import NeedDice
from hhour.kernel.choice import Cost
from hhour.kernel.event import Event
from hhour.kernel.lying import NOTHING_LIES, Lying
from hhour.kernel.refusal import Refusal
from hhour.kernel.table import Table


def tell_event(event: Event, lang: Language, role: str = "", lying: Lying = NOTHING_LIES) -> str:
    return f"{event.seat} {event.kind} {dict(event.data)}"


def tell_refusal(refusal: Refusal, lang: Language) -> str:
    return repr(refusal)


def tell_question(table: Table, seat: int, lang: Language) -> str:
    return table.question(seat)


def tell_action(
    action: str | Action,
    lang: Language,
    table: Table | None = None,
    seat: int | None = None,
    costs: tuple[Cost, ...] | None = None,
    lying: Lying = NOTHING_LIES,
) -> str:
    return str(action)


def tell_why(table: Table, seq: int, lang: Language, seats: tuple[int, ...] | None = None) -> list[str]:
    return [tell_event(event, lang) for event in table.why(seq, seats)]


def tell_preview(table: Table, seat: int, lang: Language) -> list[str]:
    return []


def tell_need(need: NeedDice, lang: Language) -> str:
    return str(need)

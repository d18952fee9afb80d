"""What both games say alike: why something happened, and a refusal with its rule."""

from __future__ import annotations

from collections.abc import Callable

from hhour.i18n import Language
from hhour.i18n.phrases import Phrases
from hhour.kernel.event import Datum
from hhour.kernel.refusal import Refusal
from hhour.kernel.table import Table
from hhour.quoting import rule_line


def reasons(
    table: Table,
    seq: int,
    lang: Language,
    tell_event: Callable[..., str],
    seats: tuple[int, ...] | None,
) -> list[str]:
    """The event and what led to it, cause after cause: sentence and rule; [] without such an event."""
    say = Phrases(lang)
    told: list[str] = []
    for event in table.why(seq, seats):
        told += [say.text("why-cause")] if told else []
        told += [tell_event(event, lang), rule_line(event.rule, say)]
    return told


def refusal_key(refusal: Refusal) -> str:
    """The sentence of a refusal; who sits at a Pocket game is a player, not a Unit."""
    return "pocket-not-asked" if refusal.key == "not-your-question" else f"refusal-{refusal.key}"


def with_rule(refusal: Refusal, sentence: str, say: Phrases) -> str:
    """The sentence, ending with the rule id in brackets if there is one."""
    return say.text("with-rule", sentence=sentence, rule=refusal.rule) if refusal.rule else sentence


def texts(value: Datum) -> list[str]:
    """A list in the data of an event, as words."""
    return [str(item) for item in value] if isinstance(value, tuple) else []

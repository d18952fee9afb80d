"""What both games say alike: why something happened, and a refusal with its rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hhour.i18n import Language
from hhour.i18n.phrases import Phrases
from hhour.kernel.dice import SET_COLOURS, SLOTS
from hhour.kernel.event import Datum
from hhour.kernel.faces import COLOUR_NAMES, FACE_NAMES
from hhour.kernel.lying import Lying, lying_before
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
        told += [tell_event(event, lang, "", lying_before(table.events, event)), rule_line(event.rule, say)]
    return told


def set_lies(faces: Sequence[int], colours: Sequence[int] = SET_COLOURS) -> Lying:
    """A player's six dice by what they show; by their colours alone before they are rolled."""
    shown = [FACE_NAMES[face] for face in faces] or [""] * len(SLOTS)
    return dict(
        zip(
            SLOTS, ((COLOUR_NAMES[c], face) for c, face in zip(colours or SET_COLOURS, shown, strict=True)), strict=True
        )
    )


def refusal_key(refusal: Refusal) -> str:
    """The sentence of a refusal; who sits at a Pocket game is a player, not a Unit."""
    return "pocket-not-asked" if refusal.key == "not-your-question" else f"refusal-{refusal.key}"


def with_rule(refusal: Refusal, sentence: str, say: Phrases) -> str:
    """The sentence, ending with the rule id in brackets if there is one."""
    return say.text("with-rule", sentence=sentence, rule=refusal.rule) if refusal.rule else sentence


def texts(value: Datum) -> list[str]:
    """A list in the data of an event, as words."""
    return [str(item) for item in value] if isinstance(value, tuple) else []

"""Events, questions and steps as the wire tells them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import msgspec
from msgspec.structs import replace

from hhour.advice import adviser_of
from hhour.i18n import language
from hhour.kernel import choice as kernel
from hhour.kernel.action import Action
from hhour.kernel.choice import DIE, OTHER_DIE
from hhour.kernel.event import Event, event_from_json, eyes
from hhour.kernel.event import told as told_events
from hhour.kernel.faces import COLOUR_NAMES, LETTERS
from hhour.kernel.lying import NOTHING_LIES, lying
from hhour.kernel.table import Table
from hhour.server import sentences
from hhour.server.wire import Choice, Closed, Cost, Lang, Prospect, Question, Told
from hhour.telling import tell_choices, tell_cost, tell_word

MOST_TOLD: Final = 4096
_TOLD: Final[dict[tuple[object, ...], Choice]] = {}  # by all that is told of a choice; only to be read


def told(table: Table, events: Iterable[Event], seats: tuple[int, ...] | None, lang: Lang) -> list[Told]:
    """The events as these seats may know them (None: all of them)."""
    return [tell(table, event, lang) for event in told_events(events, eyes(seats))]


def tell(table: Table, event: Event, lang: Lang) -> Told:
    """One event as data and as a sentence."""
    return Told(
        seq=event.seq,
        turn=event.turn,
        phase=event.phase,
        kind=event.kind,
        seat=event.seat,
        data=event.data,
        rule=event.rule,
        source=event.source,
        cause=event.cause,
        sentence=sentences.tell_event(table, event, lang),
    )


def question(
    table: Table, seat: int, question_id: int, final: set[str], lang: Lang, listed: list[Action] | None = None
) -> Question | None:
    """What a seat may do now, or None if nothing; `final` are the choices that cannot be taken back.

    `listed`: the choices, where they have been asked for before.
    """
    offered = table.offered(seat, final, listed)
    if not offered and not table.can_undo(seat):
        return None
    lane = table.play.state.lanes[seat]
    known = table.known_to(seat)
    return Question(
        id=question_id,
        seat=seat,
        name=table.question(seat),
        data=list(lane[-1][1:]) if lane else [],
        must=seat in table.waiting(),
        sentence=sentences.tell_question(table, seat, lang),
        choices=choices(table, seat, offered, lang),
        can_undo=table.can_undo(seat),
        prospects=_prospects(known, seat),
        closed=_closed(known, seat, lang),
        colours=_colours(offered),
    )


def again(asked: Question, table: Table, seat: int, final: set[str], lang: Lang) -> Question | None:
    """A question that stands, with what somebody else's move may change all the same: what can be taken back, and who
    is waited for."""
    can_undo, must = table.can_undo(seat), seat in table.waiting()
    if not asked.choices and not can_undo:
        return None
    return replace(
        asked,
        must=must,
        sentence=asked.sentence if must and asked.must else sentences.tell_question(table, seat, lang),
        choices=[
            one if one.final == (one.action in final) else replace(one, final=not one.final) for one in asked.choices
        ],
        can_undo=can_undo,
    )


def _colours(choices: Iterable[kernel.Choice]) -> dict[str, str]:
    """What the first letter of a die's name means, of those that are named; before a roll nothing else shows them."""
    letters: set[str] = set()
    for one in choices:
        letters |= _letters(one.kinds, one.action.args)
    return {letter: COLOUR_NAMES[LETTERS.index(letter)] for letter in sorted(letters)}


@lru_cache(4096)
def _letters(kinds: tuple[str, ...], words: tuple[str, ...]) -> frozenset[str]:
    """The first letters of the dice among these words."""
    dice = [word[0] for kind, word in zip(kinds, words, strict=True) if kind == DIE]
    return frozenset(letter for letter in dice if letter in LETTERS)


def _prospects(table: Table, seat: int) -> list[Prospect]:
    """Where the question is where to: what each way leads to."""
    return [
        Prospect(
            action=one.action,
            sector=one.sector,
            courage=one.courage,
            defence=one.defence,
            guns=one.guns,
            fire=round(one.fire, 2),
            way=round(one.toll, 2),
            survival=round(one.survival, 4),
        )
        for one in adviser_of(table.game).ways(table, seat)
    ]


def _closed(table: Table, seat: int, lang: Lang) -> list[Closed]:
    """And why the other sectors are no ways."""
    return [
        Closed(sector=sector, sentence=sentences.tell_refusal(refusal, lang, table.game.name), rule=refusal.rule)
        for sector, refusal in adviser_of(table.game).closed(table, seat)
    ]


def choices(table: Table, seat: int, offered: Iterable[kernel.Choice], lang: Lang) -> list[Choice]:
    """What a seat may do, as data and in words; what was told before is told again."""
    offers = list(offered)
    told: list[Choice] = []
    for one, label in zip(offers, tell_choices(table, seat, offers, language(lang)), strict=True):
        asked = (one.action.text, label, lang, one[1:])
        known = _TOLD.get(asked)
        if known is None:
            known = _choice(table, seat, one, label, lang)
            named = known.names and (DIE in one.kinds or OTHER_DIE in one.kinds)  # by what they show now
            if not named and one.survival < 0:
                if len(_TOLD) >= MOST_TOLD:
                    _TOLD.clear()
                _TOLD[asked] = known
        told.append(known)
    return told


def _choice(table: Table, seat: int, told: kernel.Choice, label: str, lang: Lang) -> Choice:
    action = told.action
    plain = told.kinds.count(DIE) == len(told.kinds)
    return Choice(
        action=action.text,
        verb=action.verb,
        args=action.args,
        label=label,
        kinds=told.kinds,
        names=() if plain else _names(table, seat, told, lang),
        costs=tuple([Cost(what=cost.what, n=cost.n, text=tell_cost(cost, language(lang))) for cost in told.costs]),
        manner=told.manner,
        free=told.free,
        final=told.final,
        survival=None if told.survival < 0 else round(told.survival, 4),
    )


def _names(table: Table, seat: int, told: kernel.Choice, lang: Lang) -> tuple[str, ...]:
    """What each word of a choice names; dice by what they show."""
    words = list(told.action.args)
    lies = NOTHING_LIES
    if DIE in told.kinds:
        lies = lying(table.events, seat)
    if OTHER_DIE in told.kinds:  # of whoever was asked
        asked = table.play.state.lanes[seat][-1][1]
        words = [f"{asked}:{word}" if kind == OTHER_DIE else word for kind, word in zip(told.kinds, words, strict=True)]
    return tuple([tell_word(kind, word, language(lang), lies) for kind, word in zip(told.kinds, words, strict=True)])


def signature(table: Table, seat: int) -> tuple[object, list[Action]]:
    """What must stay the same for a question to keep its id: what is asked, and what may be answered."""
    lane = table.play.state.lanes[seat]
    return (lane[-1] if lane else None, table.listed(seat))


def to_text(events: Iterable[Event]) -> str:
    """Events as the store keeps them."""
    return msgspec.json.encode([event.to_json() for event in events]).decode()


def from_text(text: str) -> list[Event]:
    """Events as they were kept; lists become the tuples they were."""
    return [event_from_json(row) for row in msgspec.json.decode(text or "[]")]

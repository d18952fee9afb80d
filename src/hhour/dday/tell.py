"""D-Day Dice in sentences. Every game has a module like this one; `hhour.telling` finds it by the game's name.

>>> from hhour.i18n import language
>>> from hhour.kernel.table import Table
>>> table = Table("dday n-02", seed="example")
>>> tell_question(table, 1, language("en"))
'Roll your dice.'
>>> tell_action("reroll r1 b2", language("fr"))
'Relancer rouge 1 et bleu 2'
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit
from hhour.dday.speech import actions, dice, events, questions, refusals, why
from hhour.i18n import Language
from hhour.i18n.phrases import Phrases
from hhour.kernel.action import Action, parse_action
from hhour.kernel.chance import NeedDice
from hhour.kernel.choice import Choice, Cost
from hhour.kernel.dice import SLOTS
from hhour.kernel.event import Event
from hhour.kernel.lying import NOTHING_LIES, Lying, lying_before
from hhour.kernel.refusal import Refusal
from hhour.kernel.table import Table
from hhour.quoting import rule_line

NOISE = events.NOISE
SILENT = questions.SILENT
MOST_LABELS: Final = 4096
_LABELS: Final[dict[tuple[object, ...], str]] = {}  # by all that a label hangs on


def tell_event(event: Event, lang: Language, role: str = "", lying: Lying = NOTHING_LIES) -> str:
    """What happened, in one sentence; '' for the kinds in NOISE.

    `role`: what the seat of the event is called; `lying`: what the dice it names showed before.
    """
    return events.tell_event(event, lang, role, lying)


def tell_refusal(refusal: Refusal, lang: Language) -> str:
    """What is wrong and what would be right, ending with the rule id in brackets if there is one."""
    return refusals.tell_refusal(refusal, lang)


def tell_question(table: Table, seat: int, lang: Language) -> str:
    """What the seat is asked now; whom it waits for, or how the battle ended, if it is asked nothing."""
    return questions.question(table.play, seat, Phrases(lang))


def tell_action(
    action: str | Action,
    lang: Language,
    table: Table | None = None,
    seat: int | None = None,
    costs: tuple[Cost, ...] | None = None,
    lying: Lying = NOTHING_LIES,
) -> str:
    """A label for a choice; with table and seat also what it costs, which may have been asked for before.

    Without them dice are called by what they showed then (`lying`), where that is known.
    """
    act = parse_action(action) if isinstance(action, str) else action
    if table is None or seat is None:
        return actions.label(act, (), Phrases(lang), shown=tuple((at, lying[at]) for at in act.args if at in lying))
    if costs is None:
        costs = table.game.choice(table.play, seat, act).costs
    say = Phrases(lang)
    here = dice.told_here(table.play, seat, act, say)
    return actions.label(act, costs, say, table.roles[seat - 1].name, here, dice.shown_by(table.play, seat, act))


def tell_choices(table: Table, seat: int, choices: Iterable[Choice], lang: Language) -> list[str]:
    """The labels of what a seat may do; most were said before, of dice that showed the same."""
    role, look_of = table.roles[seat - 1].name, dice.lying(table.play.force(seat)).get
    told: list[str] = []
    for choice in choices:
        action = choice.action
        if action.verb in dice.HERE or ":" in action.text:  # something else on the table may change it
            told.append(tell_action(action, lang, table, seat, choice.costs))
            continue
        asked = (action.text, choice.costs, lang, role, *map(look_of, action.args))
        label = _LABELS.get(asked)
        if label is None:
            if len(_LABELS) >= MOST_LABELS:
                _LABELS.clear()
            label = _LABELS[asked] = tell_action(action, lang, table, seat, choice.costs)
        told.append(label)
    return told


def tell_cost(cost: Cost, lang: Language) -> str:
    """What an action takes: '2 stars', 'landmines'."""
    return actions.tell_cost(cost, Phrases(lang))


def tell_why(table: Table, seq: int, lang: Language, seats: tuple[int, ...] | None = None) -> list[str]:
    """The event and what led to it, cause after cause: sentence, sum of its parts, rule; [] without such an event."""
    say = Phrases(lang)
    told: list[str] = []
    for event in table.why(seq, seats):
        role = table.roles[event.seat - 1].name if event.seat else ""
        sentence = events.tell_event(event, lang, role, lying_before(table.events, event)) or say.text("why-silent")
        lines = [sentence, why.sum_line(event, say), rule_line(event.rule, say) if event.rule else ""]
        told += [say.text("why-cause")] if told else []
        told += [line for line in lines if line]
    return told


def tell_preview(table: Table, seat: int, lang: Language) -> list[str]:
    """What COMBAT in the present sector would cost the Unit, with its parts; worked out on a copy of the table."""
    field: Field = table.copy(seat).play
    force = field.force(seat)
    return why.preview(field, force, Phrases(lang)) if isinstance(force, Unit) and force.sector >= 0 else []


def tell_need(need: NeedDice, lang: Language) -> str:
    """Which physical dice are wanted next."""
    say = Phrases(lang)
    who = say.unit(need.seat) if need.seat else say.text("need-table")
    purpose = say.text(f"purpose-{need.purpose}")
    return say.text(f"need-{need.kind}", n=need.count, who=who, purpose=purpose, options=", ".join(need.options))


def tell_order(table: Table, need: NeedDice, action: str, lang: Language) -> str:
    """Whose die comes first; for the guns, whose they are."""
    say, p = Phrases(lang), table.play
    if need.purpose == "mgf":
        return say.text("need-guns", sector=say.place(p.book.sectors[need.n].id))
    if need.kind != "faces" or need.purpose not in ("roll", "spare"):
        return ""
    force = p.force(need.seat)
    slots = force.tray.slots(force.tray.all & ~force.left_out) if need.purpose == "roll" else SLOTS
    return say.order(slots, action.split()[1:], need.count) if need.count <= len(slots) else ""

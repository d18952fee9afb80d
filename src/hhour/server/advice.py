"""Advice at the table: exact odds, and what the best bot would do. Both work on a copy of the game, in a thread."""

from __future__ import annotations

from hhour.bots.counting import count
from hhour.bots.protocol import ask
from hhour.bots.registry import bot
from hhour.kernel.table import Table
from hhour.server import crew
from hhour.server.trouble import Trouble
from hhour.server.wire import Advice, Lang
from hhour.server.wire_socket import AskHint, AskOdds, CountedChoice, Hint, Odds
from hhour.server.words import tell_choice

SHOWN: dict[Advice, int] = {"off": 0, "hints": 1, "full": 12}


async def odds(table: Table, said: AskOdds, shown: int, lang: Lang) -> Odds:
    """What the best answers are worth; raises Trouble where nothing can be counted."""
    return await crew.think(lambda: _count(table, said, shown, lang))


def _count(table: Table, said: AskOdds, shown: int, lang: Lang) -> Odds:
    try:
        found = count(table, said.seat, said.goal)
    except ModuleNotFoundError:
        raise Trouble(409, "no-numpy") from None
    if found is None:
        raise Trouble(409, "nothing-to-count")
    possible = set(table.choices(said.seat))
    best = [one for one in found.best if one.action in possible][:shown]
    return Odds(
        id=said.id,
        seat=said.seat,
        question_id=said.question_id,
        goal=found.goal,
        is_chance=found.is_chance,
        choices=[
            CountedChoice(
                action=one.action,
                label=tell_choice(table, said.seat, one.action, lang),
                reroll=list(one.reroll),
                value=round(one.value, 6),
            )
            for one in best
        ],
    )


async def hint(table: Table, said: AskHint, lang: Lang) -> Hint:
    """What the best bot of the game would do, within the time it takes for a move of its own."""
    return await crew.think(lambda: _ask(table, said, lang))


def _ask(table: Table, said: AskHint, lang: Lang) -> Hint:
    level = crew.adviser(table.game.name)
    decision = ask(bot(table.game.name, level), table.game, table.play, said.seat)
    action = decision.action.text
    return Hint(
        id=said.id,
        seat=said.seat,
        question_id=said.question_id,
        bot=level,
        name=crew.bot_name(level, lang),
        action=action,
        label=tell_choice(table, said.seat, action, lang),
        reason=decision.reason.text(lang),
    )

"""Advice at the table: exact odds, what the best bot would do (both on a copy, in a thread), and a count of dice."""

from __future__ import annotations

from typing import cast

from hhour.bots.chances import Aim as Wanted
from hhour.bots.chances import chances
from hhour.bots.counting import GOAL, count
from hhour.bots.protocol import ask
from hhour.bots.registry import bot
from hhour.dday.dicetray import dice_tally
from hhour.dday.rules.battle.field import Field
from hhour.i18n import language
from hhour.kernel.dice import SLOTS
from hhour.kernel.table import Table
from hhour.server import crew
from hhour.server.trouble import Trouble
from hhour.server.wire import Advice, Lang
from hhour.server.wire_socket import (
    Aim,
    AskHint,
    AskOdds,
    AskTally,
    CountedChoice,
    DiceTally,
    Hint,
    Odds,
    RwbSet,
)
from hhour.server.words import tell_choice

SHOWN: dict[Advice, int] = {"off": 0, "hints": 1, "full": 64}  # 64: every re-roll of six dice


async def odds(table: Table, said: AskOdds, shown: int, lang: Lang) -> Odds:
    """What the best answers are worth; raises Trouble where nothing can be counted."""
    return await crew.think(lambda: _count(table, said, shown, lang))


def _count(table: Table, said: AskOdds, shown: int, lang: Lang) -> Odds:
    try:
        goal, is_chance, aims, found = _rated(table, said)
    except ModuleNotFoundError:
        raise Trouble(409, "no-numpy") from None
    possible = set(table.choices(said.seat))
    return Odds(
        id=said.id,
        seat=said.seat,
        question_id=said.question_id,
        goal=goal,
        is_chance=is_chance,
        aims=[Aim(key=aim.key, n=aim.n) for aim in aims],
        choices=[
            CountedChoice(
                action=action,
                label=tell_choice(table, said.seat, action, lang),
                reroll=list(reroll),
                value=round(value, 6),
                chances=[round(chance, 6) for chance in by_aim],
            )
            for action, reroll, value, by_aim in [one for one in found if one[0] in possible][:shown]
        ],
    )


Found = list[tuple[str, tuple[str, ...], float, tuple[float, ...]]]


def _rated(table: Table, said: AskOdds) -> tuple[str, bool, tuple[Wanted, ...], Found]:
    """Every choice best first: in D-Day Dice with the chances of all that matters, else with its own value alone."""
    told = chances(table, said.seat, said.goal)
    if told is not None:
        return (
            told.goal,
            told.is_chance,
            told.aims,
            [(one.action, one.reroll, one.value, one.chances) for one in told.best],
        )
    counted = count(table, said.seat, said.goal or GOAL)
    if counted is None:
        raise Trouble(409, "nothing-to-count")
    return counted.goal, counted.is_chance, (), [(one.action, one.reroll, one.value, ()) for one in counted.best]


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


def tally(table: Table, said: AskTally, lang: Lang) -> DiceTally:
    """What some dice bring as they lie; raises Trouble where they are not dice of the unit."""
    if table.game.name != "dday":
        raise Trouble(409, "nothing-to-count")
    p = cast(Field, table.play)
    if not p.unit(said.seat).faces:
        raise Trouble(409, "nothing-to-count")
    if not set(said.dice) <= set(SLOTS) or len(set(said.dice)) < len(said.dice):
        raise Trouble(400, "no-such-dice")
    told = dice_tally(p, said.seat, said.dice)
    return DiceTally(
        id=said.id,
        seat=said.seat,
        question_id=said.question_id,
        dice=said.dice,
        soldiers=told.soldiers,
        stars=told.stars,
        courage=told.courage,
        tools=told.tools,
        points=told.points,
        skulls=told.skulls,
        sets=[_rwb(face, "", lang) for face in told.sets],
        near=[_rwb(face, lacks, lang) for face, lacks in told.near],
        straight=told.straight,
        straight_lacks=told.straight_lacks,
    )


def _rwb(face: str, lacks: str, lang: Lang) -> RwbSet:
    key = f"rwb-{face.lower().replace('_', '-')}"
    say = language(lang)
    return RwbSet(face=face, name=say.text(key), text=say.attr(key, "text"), lacks=lacks)

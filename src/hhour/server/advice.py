"""Advice at the table: exact odds, what the best bot would do (both worked out elsewhere, on a copy), dice counted."""

from __future__ import annotations

from hhour.advice import adviser_of
from hhour.bots.protocol import ask
from hhour.bots.registry import bot
from hhour.i18n import language
from hhour.kernel.table import Table
from hhour.server import crew
from hhour.server.sentences import tell_choice
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

SHOWN: dict[Advice, int] = {"off": 0, "hints": 1, "full": 64}  # 64: every re-roll of six dice


def count_odds(table: Table, said: AskOdds, shown: int, lang: Lang) -> Odds:
    """What the best answers are worth; raises Trouble where nothing can be counted."""
    try:
        told = adviser_of(table.game).chances(table, said.seat, said.goal)
    except ModuleNotFoundError:
        raise Trouble(409, "no-numpy") from None
    if told is None:
        raise Trouble(409, "nothing-to-count")
    possible = set(table.choices(said.seat))
    return Odds(
        id=said.id,
        seat=said.seat,
        question_id=said.question_id,
        goal=told.goal,
        is_chance=told.is_chance,
        aims=[Aim(key=aim.key, n=aim.n) for aim in told.aims],
        choices=[
            CountedChoice(
                action=one.action,
                label=tell_choice(table, said.seat, one.action, lang),
                reroll=list(one.reroll),
                value=round(one.value, 6),
                chances=[round(chance, 6) for chance in one.chances],
            )
            for one in [one for one in told.best if one.action in possible][:shown]
        ],
    )


def find_hint(table: Table, said: AskHint, lang: Lang) -> Hint:
    """What the best bot of the game would do, within the time it takes for a move of its own."""
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
        reason=decision.reason.text(lang, table, said.seat),
    )


def count_dice(table: Table, said: AskTally, lang: Lang) -> DiceTally:
    """What some dice bring as they lie; raises Trouble where they are not dice of the unit."""
    try:
        told = adviser_of(table.game).count_dice(table, said.seat, said.dice)
    except ValueError:
        raise Trouble(400, "no-such-dice") from None
    if told is None:
        raise Trouble(409, "nothing-to-count")
    kind = "penalty" if told.hurts else "german-rwb" if told.third == "black" else "rwb"
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
        sets=[_rwb(kind, face, "", lang) for face in told.sets],
        near=[_rwb(kind, face, lacks, lang) for face, lacks in told.near],
        straight=told.straight,
        straight_lacks=told.straight_lacks,
        hurts=told.hurts,
        crew=told.crew,
        end=told.end,
        third=told.third,
    )


def _rwb(kind: str, face: str, lacks: str, lang: Lang) -> RwbSet:
    key = f"{kind}-{face.lower().replace('_', '-')}"
    say = language(lang)
    return RwbSet(face=face, name=say.text(key), text=say.attr(key, "text"), lacks=lacks)

"""What boxes tell a bot: how to answer their questions, what to keep, which moves lose the game by themselves."""

from __future__ import annotations

from typing import Final

from hhour.bots.dday.outlook import Outlook
from hhour.bots.protocol import Decision, Reason, Seat, Told, in_soldiers, percent
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit
from hhour.dday.rules.battle.verbs import COURAGE_DIAL, POINTS, STARS
from hhour.dday.rules.box.advised import Advised
from hhour.dday.rules.box.shelf import counsel, hope, reserved, wanted_cards
from hhour.dday.rules.cards.finding import AWARD_PRICE, find_cost, recruit_cost
from hhour.i18n import language
from hhour.kernel.action import Action

FREE: Final = frozenset(("use", "trade", "swap", "abandon"))
PATIENCE: Final = 40  # turns
NAMED: Final = (("sector",), ("card",))  # what an answer may name for its sentence
FAILS: Final = "-fails"  # how the name of a caution ends that speaks of a lost game


def by_counsel(seat: Seat, unit: Unit, choices: list[Action]) -> Decision | None:
    """What the box that asks tells a bot to answer, if it has anything to say."""
    says = counsel().get(seat.question)
    book = seat.play.book
    if says is None or isinstance(says, str) or (book.plain and not book.leads):  # a Leadership may bring a box's cards
        return None
    said = says(seat.play, unit, choices)
    if said is None:
        return None
    advised = said if isinstance(said, Advised) else Advised(said)
    return Decision(advised.action, _why(seat, advised))


def _why(seat: Seat, advised: Advised) -> Reason:
    """In words of the question or of this answer, where there are any; with the chance to come through, if known."""
    action = advised.action
    keys = (f"bot-counsel-{seat.question}-{action.verb}", f"bot-counsel-{seat.question}")
    key = next((key for key in keys if language("en").has(key)), "") if seat.explains else ""
    if not key:
        return Reason("bot-unweighed")
    choice = seat.game.choice(seat.play, seat.seat, action)
    told: dict[str, Told] = dict(advised.told)
    if choice.kinds in NAMED:
        told[choice.kinds[0]] = action.args[0]
    if choice.survival >= 0:
        told["percent"] = percent(choice.survival)
    return Reason(key, told, in_soldiers(advised.rated))


def way_to_answer(question: str) -> str:
    """The officer's own way that the box names for its question."""
    named = counsel().get(question)
    return named if isinstance(named, str) else "first"


def sparing(p: Field, unit: Unit, choices: list[Action]) -> list[Action]:
    """Without using up or losing what is wanted for later, and without a move that loses the game."""
    kept = {f"{verb} {slug}" for slug in wanted_cards(p, unit) for verb in ("use", "lose", "sacrifice")}
    spared = [action for action in choices if action.text not in kept]
    left = [action for action in spared if not is_fatal(p, unit, action)]
    return left if any(action.verb not in FREE for action in left) else spared or choices


def thrifty(p: Field, unit: Unit, choices: list[Action], needed: set[str]) -> list[Action]:
    """Without buying what would leave less than a box tells to save, but for what is needed anyway."""
    saved = reserved(p, unit)
    if not saved:
        return choices
    stars, points, courage = (saved.get(name, 0) for name in (STARS, POINTS, COURAGE_DIAL))

    def leaves_enough(action: Action) -> bool:
        if action.verb == "recruit":
            return action.args[0] in needed or unit.stars - recruit_cost(p, unit, action.args[0]) >= stars
        if action.verb == "find":
            return action.args[0] in needed or unit.points - find_cost(p, unit, action.args[0]) >= points
        return action.verb != "buy" or unit.courage - AWARD_PRICE >= courage

    return [action for action in choices if leaves_enough(action)]


def time_for(outlook: Outlook, action: Action) -> float:
    """What a move leaves of the hope to do what a box asks for before the last bunker."""
    p, unit = outlook.p, outlook.unit
    sector = p.book.index(action.args[0]) if len(action.args) == 1 else unit.sector
    return outlook.cause * hope(p, unit, sector, outlook.marker if sector == unit.sector else 1)


def is_fatal(p: Field, unit: Unit, action: Action) -> bool:
    """Whether a box warns that this move loses the game; nobody waits for ever for a better one."""
    return p.battle.turn <= PATIENCE and any(warns(p, unit, action).endswith(FAILS) for warns in p.book.cautions)

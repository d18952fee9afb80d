"""What a choice brings down on the one who makes it: whom it kills, what it wastes, what it makes impossible.

Told as costs beside the price, so that every front shows them; the chance to outlive COMBAT comes with them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hhour.advice.dday.fought import COMBAT, MOVE, WEIGHED, fought
from hhour.advice.dday.tried import Tried, tried
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import IN_PLAY, Unit
from hhour.dday.rules.cards.effects import LowerDefence, LowerDefenceByDie
from hhour.dday.rules.cards.free import free_choices
from hhour.dday.rules.fight.defence import defence
from hhour.kernel.action import Action
from hhour.kernel.choice import Cost

FATAL: Final = Cost("fatal", 0)
WASTED: Final = Cost("wasted", 0)
CUT_OFF: Final = Cost("cut-off", 0)


class Weight(NamedTuple):
    """What a choice costs beyond its price, and the chance to outlive this turn's COMBAT after it (-1: not asked).

    `end`: of a move, all that came of trying it.
    """

    costs: tuple[Cost, ...] = ()
    survival: float = -1.0
    end: Tried | None = None


def weighed(p: Field, seat: int) -> dict[str, Weight]:
    """The choices of a seat of which there is more to say than their price."""
    unit = p.force(seat)
    if p.battle.outcome or not isinstance(unit, Unit) or unit.status != IN_PLAY or p.rules.has_secrets:
        return {}
    found = {}
    if p.phase() in (MOVE, COMBAT):  # where it counts that DEF is low
        found = {action.text: Weight((WASTED,)) for action in free_choices(p, unit) if _is_wasted(p, unit, action)}
    lane = p.battle.lanes[seat]
    if lane and (lane[-1][0] == "move" or lane[-1][0] in WEIGHED):
        found |= _lives(p, unit, lane[-1][0])
    elif lane and lane[-1][0] in p.book.weighs:  # a box's own question of where to go
        lives = p.book.weighs[lane[-1][0]]
        for action in p.book.steps[lane[-1][0]].choices(p, seat, lane[-1]):
            chance = lives(p, unit, action)
            found[action.text] = Weight((FATAL,) if chance == 0 else (), chance)
    return found


def _lives(p: Field, unit: Unit, asked: str) -> dict[str, Weight]:
    frame = p.battle.lanes[unit.seat][-1]
    options = p.book.steps[frame[0]].choices(p, unit.seat, frame)
    ends = {action.text: _end(p, unit, action) for action in options if action.verb != "give-up"}
    chances = {text: _survival(p, end) for text, end in ends.items()}
    best = max(chances.values(), default=0.0)
    found = {}
    for action in options:
        if action.text in chances:
            costs = [FATAL] if chances[action.text] == 0 and (asked == "move" or best > 0) else []
            if asked == "move" and not _can_end(p, unit, action):
                costs.append(CUT_OFF)
            end = ends[action.text]
            found[action.text] = Weight(tuple(costs), chances[action.text], end if isinstance(end, Tried) else None)
    return found


def _end(p: Field, unit: Unit, action: Action) -> Tried | float:
    """What comes of a move, or the chance to live through an answer in COMBAT."""
    if p.phase() == COMBAT:
        return sum(chance for chance, _, lives in fought(p, unit, action) if lives)
    return tried(p, unit.seat, action)


def _survival(p: Field, end: Tried | float) -> float:
    if not isinstance(end, Tried):
        return end
    return end.survival if p.phase() == MOVE else end.arrived


def _is_wasted(p: Field, unit: Unit, action: Action) -> bool:
    """Whether a card would lower a DEF that cannot fall any more."""
    card = p.book.cards.get(action.args[0]) if action.verb == "use" and action.args else None
    if card is None or not isinstance(card.use, LowerDefence | LowerDefenceByDie):
        return False
    here = [other for other in p.in_play() if other.sector == unit.sector]
    return all(defence(p, other) == 0 for other in here)


# --- the way to the end -----------------------------------------------------------------------------------------------


def _can_end(p: Field, unit: Unit, action: Action) -> bool:
    """Whether a lone Unit that goes there can still come to every bunker it must take (B-MAP-N04-08)."""
    if not p.book.solo or not action.args:
        return True
    target = p.book.index(action.args[0])
    wanted = p.book.need_bunkers & ~p.battle.captured
    return not wanted or _reaches(p, target, unit.visited | 1 << target, wanted)


def _reaches(p: Field, sector: int, visited: int, wanted: int) -> bool:
    wanted &= ~(1 << sector)
    if not wanted:
        return True
    return any(
        _reaches(p, edge.target, visited | 1 << edge.target, wanted)
        for edge in p.book.edges[sector]
        if not visited >> edge.target & 1
    )

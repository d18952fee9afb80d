"""How bots go after a Mission: what they want for it, what they keep, and where they do not go before it is done."""

from __future__ import annotations

from typing import Final

from hhour.dday.boxes.way_to_hell.missions.deck import REQUIREMENTS
from hhour.dday.boxes.way_to_hell.missions.fulfil import could_by_card, is_in_place, refuse_mission, with_sets
from hhour.dday.boxes.way_to_hell.missions.needs import Needs
from hhour.dday.boxes.way_to_hell.missions.state import is_possible, open_missions
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit
from hhour.dday.rules.battle.verbs import resource
from hhour.kernel.action import Action
from hhour.kernel.faces import SKULL

PART: Final = 1.0
HARD: Final = {SKULL: 3.0}  # three SKULLs in three colours come seldom
SET: Final = 1.6
RESULT: Final = 0.7
PLACE: Final = 1.5
ENOUGH: Final = 2  # Specialists, before stars are saved
FORFEIT: Final = 8


def toil(p: Field, unit: Unit, needs: Needs) -> float:
    """How much is still to be done for a Mission, roughly."""
    left = sum(PART for either in needs.specialists if not any(p.holders(unit, title) for title in either))
    left += sum(PART + p.book.costs[item] / 20 for item in needs.items if item not in unit.items)
    left += sum(HARD.get(face, SET) for face in needs.sets)
    left += sum(RESULT * part.number for part in needs.results)
    left += sum(max(0, amount - resource(unit, name)) / 6 for name, amount in needs.pays)
    return left + (PLACE if needs.place else 0)


def keep_easiest(p: Field, unit: Unit, choices: list[Action]) -> Action:
    return min(choices, key=lambda action: toil(p, unit, REQUIREMENTS[action.args[0]]))


def drop_hardest(p: Field, unit: Unit, choices: list[Action]) -> Action:
    return max(choices, key=lambda action: toil(p, unit, REQUIREMENTS[action.args[0]]))


def least_dear(p: Field, unit: Unit, choices: list[Action]) -> Action:
    return min(choices, key=lambda action: p.book.costs.get(action.args[0], 0) if action.args else 99)


def accomplish(p: Field, unit: Unit, choices: list[Action]) -> Action:
    """What can be done is done; an Item that brings the missing bonus is used for it."""
    done = [action for action in choices if action.verb == "accomplish"]
    if done:
        return done[0]
    asked = {face for slug in open_missions(unit) if could_by_card(p, unit, slug) for face in REQUIREMENTS[slug].sets}
    for action in choices:
        use = p.book.cards[action.args[0]].use if action.verb == "use" else None
        if use is not None and getattr(use, "face", None) in asked:
            return action
    return next(action for action in choices if action.verb == "pass")


def declare(p: Field, unit: Unit, choices: list[Action]) -> Action | None:
    """A set the Mission asks for is left alone, if that is all it takes."""
    for slug in open_missions(unit):
        sets = list(REQUIREMENTS[slug].sets)
        if sets and refuse_mission(p, unit, slug) is None and with_sets(p, unit, sets) is not None:
            return next((action for action in choices if action.verb == "declared"), None)
    return None


def save(p: Field, unit: Unit, choices: list[Action]) -> Action:
    """A bonus is kept for a Mission that wants for nothing else."""
    for slug in open_missions(unit):
        needs = REQUIREMENTS[slug]
        has = all(any(p.holders(unit, title) for title in either) for either in needs.specialists)
        has &= set(needs.items) <= set(unit.items) and is_in_place(p, unit, needs)
        if has and all(resource(unit, name) >= amount for name, amount in needs.pays):
            return next(action for action in choices if action.verb == "save")
    return choices[0]


def before_combat(p: Field, unit: Unit, choices: list[Action]) -> Action:
    return next((action for action in choices if action.verb == "use"), choices[0])


COUNSEL = {
    "keep-mission": keep_easiest,
    "make-room": least_dear,
    "serve-mission": keep_easiest,
    "mission": accomplish,
    "declare": declare,
    "save-bonus": save,
    "replace-mission": drop_hardest,
    "recruit-cheap": "best_card",
    "find-cheap": "best_card",
    "turn-die": "change",
    "before-combat": before_combat,
}


def wants(p: Field, unit: Unit) -> set[str]:
    """The cards the Unit's Missions still need: one of each pair, the cheaper one."""
    found: set[str] = set()
    for slug in open_missions(unit) if unit.held else ():
        needs = REQUIREMENTS[slug]
        found |= set(needs.items)
        for either in needs.specialists:
            had = [title for title in either if p.holders(unit, title)]
            open_to = [title for title in either if title in unit.hand or title in p.battle.pool]
            known = had or open_to
            if known:
                found.add(min(known, key=lambda title: p.book.costs.get(title, 9)))
    return found


WANTS = wants


def reserves(p: Field, unit: Unit) -> int:
    """Eight stars for the Missions that will be left over, once there are men enough (W-MISS-73)."""
    return FORFEIT if open_missions(unit) and is_possible(p) and len(unit.specialists) >= ENOUGH else 0


RESERVES = reserves

"""How bots go after a Mission: what they want for it, what they keep, and where they do not go before it is done."""

from __future__ import annotations

from math import prod
from typing import Final

from hhour.dday.boxes.way_to_hell.missions.deck import REQUIREMENTS
from hhour.dday.boxes.way_to_hell.missions.fulfil import could_by_card, is_in_place, refuse_mission, with_sets
from hhour.dday.boxes.way_to_hell.missions.module import is_final
from hhour.dday.boxes.way_to_hell.missions.needs import Needs
from hhour.dday.boxes.way_to_hell.missions.state import is_possible, open_missions
from hhour.dday.boxes.way_to_hell.missions.told import not_offered
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit
from hhour.dday.rules.battle.verbs import SOLDIERS, STARS, resource
from hhour.dday.rules.box.advised import Advised
from hhour.dday.rules.box.aim import Aim
from hhour.dday.rules.cards.effects import ObtainRwb
from hhour.kernel.action import Action
from hhour.kernel.faces import SKULL
from hhour.kernel.ranking import Rated, ranked

PART: Final = 1.0
HARD: Final = {SKULL: 3.0}  # three SKULLs in three colours come seldom
SET: Final = 1.6
RESULT: Final = 0.7
PLACE: Final = 1.5
ENOUGH: Final = 2  # Specialists, before stars are saved
FORFEIT: Final = 8
ORDERS: Final = "new-orders"
TURNS: Final = 3  # in a sector


def toil(p: Field, unit: Unit, needs: Needs) -> float:
    """How much is still to be done for a Mission, roughly."""
    parts = [PART for either in needs.specialists if not any(p.holders(unit, title) for title in either)]
    parts += [PART + p.book.costs[item] / 20 for item in needs.items if item not in unit.items]
    parts += [HARD.get(face, SET) for face in needs.sets]
    parts += [RESULT * part.number for part in needs.results]
    parts += [max(0, amount - resource(unit, name)) / 6 for name, amount in needs.pays]
    return sum(parts, PLACE if needs.place else 0.0)


def keep_easiest(p: Field, unit: Unit, choices: list[Action]) -> Advised:
    return _by_toil(ranked(choices, lambda action: -toil(p, unit, REQUIREMENTS[action.args[0]])))


def drop_hardest(p: Field, unit: Unit, choices: list[Action]) -> Advised:
    return _by_toil(ranked(choices, lambda action: toil(p, unit, REQUIREMENTS[action.args[0]])))


def _by_toil(rated: Rated) -> Advised:
    """With what this Mission still takes, and the next one."""
    (action, work), (other, more) = rated[0], rated[min(1, len(rated) - 1)]
    told: dict[str, float | str] = {"card": action.args[0], "work": abs(work), "next": other.args[0], "more": abs(more)}
    return Advised(action, told=told)


def least_dear(p: Field, unit: Unit, choices: list[Action]) -> Advised:
    action = min(choices, key=lambda action: p.book.costs.get(action.args[0], 0) if action.args else 99)
    return Advised(action, told={"cost": p.book.costs.get(action.args[0], 0) if action.args else 0})


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
        has = has_cards(p, unit, needs) and is_in_place(p, unit, needs)
        if has and all(resource(unit, name) >= amount for name, amount in needs.pays):
            return next(action for action in choices if action.verb == "save")
    return choices[0]


def before_combat(p: Field, unit: Unit, choices: list[Action]) -> Action:
    return next((action for action in choices if action.verb == "use"), choices[0])


def new_orders(p: Field, unit: Unit, choices: list[Action]) -> Action | None:
    """A Mission whose cards cannot be had any more is exchanged for another (W-CARD-GEN-05)."""
    use = Action("use", (ORDERS,))
    return use if use in choices and not_offered(p, unit) else None


COUNSEL = {
    "muster": new_orders,
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


# --- cards, resources, dice and time ----------------------------------------------------------------------------------


def bonus_item(p: Field, unit: Unit, face: int) -> list[str]:
    """The Item that brings this RWB bonus: one the Unit has, else the cheapest on offer (W-MISS-28)."""
    for pile in (unit.items, p.battle.items):
        bringing = [slug for slug in pile if isinstance(use := p.book.cards[slug].use, ObtainRwb) and use.face == face]
        if bringing:
            return [min(bringing, key=lambda slug: p.book.costs.get(slug, 0))]
    return []


def wants(p: Field, unit: Unit) -> set[str]:
    """The cards the Unit's Missions still need: one of each pair, the cheaper one, and an Item for each RWB bonus."""
    found: set[str] = set()
    for slug in open_missions(unit) if unit.held else ():
        needs = REQUIREMENTS[slug]
        found |= {*needs.items, *(item for face in needs.sets for item in bonus_item(p, unit, face))}
        if not_offered(p, unit):
            found.add(ORDERS)
        for either in needs.specialists:
            had = [title for title in either if p.holders(unit, title)]
            open_to = [title for title in either if title in unit.hand or title in p.battle.pool]
            known = had or open_to
            if known:
                found.add(min(known, key=lambda title: p.book.costs.get(title, 9)))
    return found


WANTS = wants


def has_cards(p: Field, unit: Unit, needs: Needs) -> bool:
    """Whether the Unit has every card the Mission requires."""
    held = all(any(p.holders(unit, title) for title in either) for either in needs.specialists)
    return held and set(needs.items) <= set(unit.items)


def reserves(p: Field, unit: Unit) -> dict[str, int]:
    """What a Mission is paid with, once its cards are there; eight stars for those left over (W-MISS-73)."""
    found: dict[str, int] = {}
    for slug in open_missions(unit):
        if has_cards(p, unit, REQUIREMENTS[slug]):
            found |= {name: amount for name, amount in REQUIREMENTS[slug].pays if name != SOLDIERS}
    if open_missions(unit) and is_possible(p) and len(unit.specialists) >= ENOUGH:
        found[STARS] = max(FORFEIT, found.get(STARS, 0))
    return found


RESERVES = reserves


def aims(p: Field, unit: Unit) -> list[Aim]:
    """Missions that lack nothing but dice and resources, the more pressing the fewer turns are left."""
    found = []
    for slug in open_missions(unit):
        needs = REQUIREMENTS[slug]
        if has_cards(p, unit, needs) and is_in_place(p, unit, needs):
            results = tuple((part.face, part.number) for part in needs.results)
            weight = max(1, turns_left(p, unit.sector, unit.marker)) ** -0.5
            found.append(Aim(needs.sets, results, needs.pays, weight))
    return found


AIMS = aims


def turns_left(p: Field, sector: int, marker: int) -> int:
    """UPKEEPs to come before the last bunker must be entered: three a sector on the shortest way."""
    steps = 0
    reached = {sector}
    while reached and not any(is_final(p, place) for place in reached):
        reached = {edge.target for place in reached for edge in p.book.edges[place]}
        steps += 1
        if steps > len(p.book.sectors):
            break
    if not steps:
        return 0
    ground = p.ground(sector)
    here = 1 if ground.black else TURNS if ground.stay_forever else max(0, TURNS + 1 - marker)
    return here + TURNS * (steps - 1)


def hopes(p: Field, unit: Unit, sector: int, marker: int) -> float:
    """Roughly the chance to accomplish the Mission before the last bunker must be entered."""
    if not unit.held or is_possible(p) or sector < 0:
        return 1.0
    left = turns_left(p, sector, marker)
    return prod(1 - (1 - 1 / (1 + toil(p, unit, REQUIREMENTS[slug]))) ** left for slug in open_missions(unit))


HOPES = hopes

"""What a bot is told at sea: come through alive first, then land soon, with men and courage (COUNSEL).

All is counted in soldiers. Questions that are asked ashore too are left to the bot there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hhour.dday.boxes.way_to_hell.sea.charts import LINES, SAFE_ROW
from hhour.dday.boxes.way_to_hell.sea.state import (
    advance_cost,
    chart,
    crafts_at,
    is_aboard,
    vessel,
    water,
    works,
)
from hhour.dday.boxes.way_to_hell.sea.upkeep import hull_toll, sets_of
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force, Unit
from hhour.dday.rules.battle.verbs import POINTS
from hhour.dday.rules.box.advised import Advised, least, most
from hhour.dday.rules.dice.tally import by_face
from hhour.kernel.action import Action
from hhour.kernel.faces import COURAGE, SKULL, SOLDIER, STAR, TOOL, TWO_SOLDIERS

Answer = Callable[[Field, Unit, list[Action]], Action | Advised | None]

BESIDE: Final = frozenset(("use", "trade", "swap", "abandon"))
TURN: Final = 6.0  # what a turn at sea costs by its dice
MEAN_HIT: Final = 7.0  # 2d6
MINE: Final = 3.5
LOST: Final = 60.0  # the game
CREW: Final = 2.5  # a Specialist
DEAR_TALLY: Final = 8.0  # so bad a tally is worth an Award
PENALTY: Final = (CREW, 8.0, 4.0, 6.0, TURN, TURN)  # by face; hull counted as points


def hull_worth(p: Field, unit: Force) -> float:
    """What an item point is worth: much while a destroyed craft drowns all, little in the Safe Zone."""
    if not is_aboard(p, unit):
        return 0.0
    if water(p, unit).safe:
        return 0.15
    return 0.4 if unit.points > 14 else 1.0 if unit.points > 8 else 2.5


def courage_worth(p: Field, unit: Force) -> float:
    """What a point of courage is worth: the way through deep sea hangs on it."""
    now = vessel(p, unit)
    if now.panicked:
        return 0.0
    if not now.aboard or water(p, unit).safe:
        return 1.2
    needed = sum(LINES[water(p, unit).row + 1 : SAFE_ROW + 1])
    return 1.5 if unit.courage > needed + 2 else 4.0


def face_costs(p: Field, unit: Force) -> list[float]:
    """What one more die of each face costs, as the tally stands."""
    costs = [0.0] * 6
    costs[STAR] = CREW / 3
    costs[SOLDIER] = 1.0
    costs[TWO_SOLDIERS] = 2.0
    costs[COURAGE] = courage_worth(p, unit)
    costs[TOOL] = 1.5 * hull_worth(p, unit)
    return costs


def tally_cost(p: Field, unit: Force) -> float:
    """What the whole tally costs, penalties and all."""
    shown = by_face(unit, 0)
    costs = face_costs(p, unit)
    total = sum(shown[face] * costs[face] for face in (STAR, SOLDIER, TWO_SOLDIERS, COURAGE))
    hull = hull_worth(p, unit)
    total += hull_toll(p, unit, shown[TOOL]) * hull
    for face, sets in enumerate(sets_of(unit)):
        total += sets * (PENALTY[face] * hull if face == STAR else PENALTY[face])
    return total


def _die_costs(p: Field, unit: Force) -> list[float]:
    """What each die costs, the second and third TOOL more than the first."""
    costs = face_costs(p, unit)
    tools = unit.faces.count(TOOL)
    if tools:
        costs[TOOL] = hull_toll(p, unit, tools) / tools * hull_worth(p, unit)
    for face, sets in enumerate(sets_of(unit)):
        if sets:
            costs[face] += PENALTY[face] / 3 * (hull_worth(p, unit) if face == STAR else 1)
    return [costs[face] for face in unit.faces]


def _hopes(p: Field, unit: Force) -> list[float]:
    """What a die is expected to cost with so many rolls to come."""
    costs = face_costs(p, unit)
    mean = sum(costs) / len(costs)
    return [LOST, mean, sum(min(cost, mean) for cost in costs) / len(costs)]


def lock(p: Field, unit: Unit, choices: list[Action]) -> Advised | None:
    if not p.is_away(unit):
        return None
    costs = _die_costs(p, unit)
    found = least(choices, lambda action: sum(costs[unit.tray.numbers[name]] for name in action.args))
    return found._replace(told={"toll": -found.rated[0][1]})


def reroll(p: Field, unit: Unit, choices: list[Action]) -> Advised | None:
    if not p.is_away(unit):
        return None
    costs = _die_costs(p, unit)
    hope = _hopes(p, unit)[min(2, p.battle.lanes[unit.seat][-1][1])]
    bad = tuple(
        name
        for name in unit.tray.names
        if not unit.locked >> (die := unit.tray.numbers[name]) & 1 and costs[die] > hope
    )
    if not bad:
        return Advised(Action("stop"), told={"hope": hope})
    cost = sum(costs[unit.tray.numbers[name]] for name in bad)
    return Advised(Action("reroll", bad), told={"n": len(bad), "toll": cost, "hope": hope * len(bad)})


def first_again(p: Field, unit: Unit, choices: list[Action]) -> Action | None:
    """A roll without soldiers is what one hopes for at sea."""
    return Action("keep") if p.is_away(unit) else None


# --- cards ------------------------------------------------------------------------------------------------------------


def ready(p: Field, unit: Unit, choices: list[Action]) -> Advised | None:
    if not p.is_away(unit):
        return None
    usable = {action.args[0]: action for action in choices if action.verb == "use"}
    cost = tally_cost(p, unit)
    deep = is_aboard(p, unit) and not water(p, unit).safe
    for slug, use in usable.items():
        if _is_wanted(slug, cost, deep, unit):
            return Advised(use, told={"toll": cost})
    return Advised(Action("ready"), told={"toll": cost})


def _is_wanted(slug: str, cost: float, deep: bool, unit: Unit) -> bool:
    if slug in ("naval-shaef", "cross-of-grunwald", "medaille-de-la-resistance"):
        return True
    if slug in ("memorial-cross", "war-service-medal"):
        return deep and unit.points <= 10
    if slug == "voluntary-service-medal":
        return deep and (unit.courage <= 3 or unit.points <= 8)
    if slug in ("army-good-conduct-medal", "conspicuous-gallantry-medal", "silver-star"):
        return cost >= DEAR_TALLY or (deep and unit.soldiers <= cost + 4)
    return False


def strike(p: Field, unit: Unit, choices: list[Action]) -> Action | Advised:
    """The die whose going saves most; none if it saves nothing."""

    def saves(action: Action) -> float:
        seat, _, name = action.args[0].rpartition(":")
        whose = p.unit(int(seat)) if seat else unit
        trial = whose.copy()
        trial.removed |= 1 << whose.tray.numbers[name]
        return tally_cost(p, whose) - tally_cost(p, trial)

    dice = [action for action in choices if action.args]
    found = most(dice, saves) if dice else None
    if found is None or found.rated[0][1] <= 0:
        return choices[0]
    return found._replace(told={"saved": found.rated[0][1]})


def to_skull(p: Field, unit: Unit, choices: list[Action]) -> Advised:
    costs = _die_costs(p, unit)
    found = most(choices, lambda action: costs[unit.tray.numbers[action.args[0]]])
    return found._replace(told={"toll": found.rated[0][1]})


def set_face(p: Field, unit: Unit, choices: list[Action]) -> Action | Advised | None:
    """At sea a die is best turned to SKULL."""
    if not p.is_away(unit):
        return None
    costs = _die_costs(p, unit)
    skulls = [action for action in choices if action.args[1:] == ("SKULL",)]
    left = [action for action in skulls if unit.faces[unit.tray.numbers[action.args[0]]] != SKULL]
    if not left:
        return next((action for action in choices if not action.args), choices[0])
    found = most(left, lambda action: costs[unit.tray.numbers[action.args[0]]])
    return found._replace(told={"toll": found.rated[0][1]})


def worst_off(p: Field, unit: Unit, choices: list[Action]) -> Advised:
    """Whose tally costs most."""
    found = most(choices, lambda action: tally_cost(p, p.unit(int(action.args[0]))))
    return found._replace(told={"unit": int(found.action.args[0]), "toll": found.rated[0][1]})


def weakest(p: Field, unit: Unit, choices: list[Action]) -> Advised:
    action = min(choices, key=lambda action: p.unit(int(action.args[0])).soldiers)
    seat = int(action.args[0])
    return Advised(action, told={"unit": seat, "n": p.unit(seat).soldiers})


def courage_or_hull(p: Field, unit: Unit, choices: list[Action]) -> Advised:
    hull = [action for action in choices if action.args[0] == POINTS]
    action = hull[0] if hull and unit.points <= 8 < unit.courage + 8 and not water(p, unit).safe else choices[0]
    return Advised(action, told={"points": unit.points, "courage": unit.courage})


def cheapest(p: Field, unit: Unit, choices: list[Action]) -> Advised:
    """Who is lost: a Passenger before the Naval Specialist, the cheapest first."""
    action = min(choices, key=lambda action: (action.args[0] in unit.held, p.book.costs[action.args[0]]))
    return Advised(action, told={"card": action.args[0], "stars": p.book.costs[action.args[0]]})


def exchange(p: Field, unit: Unit, choices: list[Action]) -> Advised:
    action = choices[1] if unit.courage < 3 and unit.soldiers > 6 else choices[0]
    return Advised(action, told={"courage": unit.courage, "men": unit.soldiers})


def dodge(p: Field, unit: Unit, choices: list[Action]) -> Action | None:
    return choices[0]


# --- ways -------------------------------------------------------------------------------------------------------------


def sector_cost(p: Field, unit: Force, place: int, by_craft: bool) -> float:
    """What a turn in this sea sector is expected to cost, beside the dice."""
    here = chart(p.book).waters[place]
    own = vessel(p, unit)
    others = crafts_at(p, place) - (own.aboard and own.place == place)
    cost = here.defence + others + by_craft + here.shelled * MEAN_HIT
    if by_craft:
        cost += here.shelled * 8 * hull_worth(p, unit)
        if here.mined and place != own.place and not works(p, unit, "naval-canada"):
            cost += MINE * (1 + hull_worth(p, unit))
    return cost


def move(p: Field, unit: Unit, choices: list[Action]) -> Advised:
    return least(choices, lambda action: way_cost(p, unit, action))


def way_cost(p: Field, unit: Unit, action: Action) -> float:
    """What a way costs: the sector, the turns still to come, courage, and the risk of losing all."""
    if action.verb == "land":
        paid = advance_cost(p, unit) if vessel(p, unit).aboard else 0
        return paid * 1.2 + p.book.sectors[p.book.index(action.args[0])].defence[0] / 10
    sheet = chart(p.book)
    now = vessel(p, unit)
    place = sheet.find(action.args[0]) if action.args else now.place
    row = sheet.waters[place].row
    turns = len(LINES) - row + (action.verb == "disembark")
    by_craft = now.aboard and action.verb != "disembark"
    cost = sector_cost(p, unit, place, by_craft) + turns * TURN
    paid = advance_cost(p, unit) if by_craft and place == sheet.ahead(now.place) else 0
    left = unit.courage - paid
    cost += paid * 0.8
    if by_craft and row < SAFE_ROW:
        needed = sum(LINES[row + 1 : SAFE_ROW + 1])
        cost += LOST * (left <= 0) + LOST / 5 * (left == 1) + LOST / 2 * (left < needed)
    elif by_craft and not action.args:
        cost += TURN  # it pays to leave the craft in the Safe Zone: the rest of the way is then free
    return cost


def start(p: Field, unit: Unit, choices: list[Action]) -> Advised:
    """The column that costs least on the way up."""
    sheet = chart(p.book)

    def column(action: Action) -> float:
        first = sheet.find(action.args[0])
        return sum(sector_cost(p, unit, place, True) for place in range(first, len(sheet.waters), sheet.columns))

    found = least(choices, column)
    return found._replace(told={"toll": -found.rated[0][1]})


def _answering(answer: Answer) -> Answer:
    """Cards and trades beside the question are left alone."""
    return lambda p, unit, choices: answer(p, unit, [action for action in choices if action.verb not in BESIDE])


ANSWERS: Final[dict[str, Answer]] = {
    "sea-start": start,
    "lock": lock,
    "reroll": reroll,
    "first-again": first_again,
    "set-face": set_face,
    "annul": strike,
    "annul-whom": worst_off,
    "omit-tools": strike,
    "sea-skull": to_skull,
    "courage-or-hull": courage_or_hull,
    "shield-at-sea": weakest,
    "stray-bullet": cheapest,
    "sea-stars": cheapest,
    "sea-shell": dodge,
    "sea-move": move,
    "sea-leave": move,
    "sea-disembark": move,
    "naval-exchange": exchange,
}

COUNSEL: Final[dict[str, Answer]] = {"ready": ready, **{name: _answering(answer) for name, answer in ANSWERS.items()}}

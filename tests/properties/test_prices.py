"""What a choice says that it costs is what is paid when it is made: in random games of every map, option and box.

A card that two Units want is left to the one who asked. `HHOUR_PRICES=1000 pytest tests/properties/test_prices.py`
plays as many games.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from typing import cast

import pytest

from hhour.dday.boxes.way_to_hell.missions.module import FORFEIT
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.verbs import RESOURCES
from hhour.kernel.action import Action
from hhour.kernel.chance import SeededChance
from hhour.kernel.choice import Cost, Costs
from hhour.kernel.event import Event
from hhour.kernel.game import AnyGame
from tests.bots.games import draw_setup, rules_of

GAMES = int(os.environ.get("HHOUR_PRICES", "60"))
LONGEST = 500  # decisions of one game
ONWARD = ("advance", "charge", "sail", "wade", "land")  # a random player would hardly come anywhere
MODULES = (
    "dday n-01 units=2 opts=sea",
    "dday n-01 units=2 opts=missions,mission-possible",
    "dday n-02 units=2 opts=badges,badge-of-courage,heroes,way-to-hell-components",
    "dday n-18 units=2 opts=german",
)
TALK = ("trade", "swap", "abandon")
WAYS = ("moves", "advances", "charges")  # events that tell the courage set aside
ON_ARRIVAL = ("mission-stars", "mission-fails")
THINGS = (*RESOURCES, "mines", "vehicle", "hero-soldier", "mission-fails")


def named(costs: tuple[Cost, ...], arrived: bool) -> Counter[str]:
    """What the choice says, as what is to be paid; a craft pays for Mines, and a Unit with a man, when it is asked."""
    told: Counter[str] = Counter()
    for cost in costs:
        if cost.what in ON_ARRIVAL and not arrived:
            continue
        if cost.what == "mission-stars":
            told["stars"] += FORFEIT
        elif cost.what in THINGS:
            told[cost.what] += cost.n
    return +told


def paid(p: Field, seat: int, events: list[Event]) -> Counter[str]:
    """What the Unit gave, in the words of prices."""
    given: Counter[str] = Counter()
    for event in events:
        if event.kind == "paid" and event.rule.startswith("W-CARD-HERO"):
            given["hero-soldier"] += 1
        elif event.kind == "paid":
            given[str(event.data["resource"])] += cast(int, event.data["n"])
        elif event.kind in WAYS:
            given["courage"] += cast(int, event.data["cost"])
        elif event.kind == "abandoned":
            given["vehicle"] += 1
        elif event.kind == "d6" and event.data["purpose"] == "mine":
            given["mines"] += 1
        elif event.kind == "mission-failed":
            given["mission-fails"] += 1
    given["hero-soldier"] += sum(frame[0] == "lose-one" for frame in p.battle.lanes[seat])
    return +given


def leave_it_to(game: AnyGame, p: Field, seat: int) -> None:
    """Whoever is asked whether to go first lets this Unit have it (B-PRIO-07)."""
    while rivals := [one for one in game.waiting(p) if p.battle.lanes[one][-1][:2] == ("claim", seat)]:
        game.act(p, rivals[0], Action("yours"))


def check_price(game: AnyGame, p: Field, seat: int, action: Action, price: Costs, told: str) -> None:
    """Make the choice on a copy, and hold its price against what was given in the same phase."""
    costs = price(p, seat, action)
    sink: list[Event] = []
    trial = cast(Field, game.resume(p.rules, p.battle.copy(), SeededChance(told), sink))
    game.act(trial, seat, action)
    leave_it_to(game, trial, seat)
    at = (p.battle.turn, p.phase())
    own = [event for event in sink if event.seat == seat and (event.turn, event.phase) == at]
    arrived = any(event.kind == "arrived" for event in own)
    given = paid(trial, seat, own)
    if action.verb == "mine" and not any(event.kind in ("found", "recruited") for event in own):
        costs = ()  # another claims it too, or has been luckier
    assert named(costs, arrived) == given, f"{told}: {action.text} says {costs}, paid {dict(given)}"


@pytest.mark.parametrize("number", range(GAMES))
def test_what_a_choice_says_it_costs_is_paid(number: int) -> None:
    rng = random.Random(f"prices/{number}")
    setup = rng.choice(MODULES) if number % 4 == 0 else draw_setup(rng)
    game, rules = rules_of(setup)
    p = cast(Field, game.begin(rules, SeededChance(f"prices/{number}"), None))
    for step in range(LONGEST):
        if p.battle.outcome:
            break
        if number % 3 and p.battle.stage == 0:  # plenty of everything in every turn: much more is on offer
            for unit in p.battle.units:
                unit.soldiers, unit.courage, unit.stars, unit.points = 90, 20, 12, 60
            p.stamp += 1
        seat = rng.choice(game.waiting(p))
        choices = game.choices(p, seat)
        quiet = [action for action in choices if action.verb not in TALK] or choices
        priced = [(one, verb.costs) for one in quiet if (verb := rules.verbs.get(one.verb)) and verb.costs]
        for action, price in rng.sample(priced, min(3, len(priced))):
            check_price(game, p, seat, action, price, f"{setup} {number}/{step}")
        onward = [action for action in quiet if action.verb in ONWARD]
        game.act(p, seat, rng.choice(onward or quiet))

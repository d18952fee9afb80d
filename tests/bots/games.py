"""Playing whole games with bots and holding every answer to the rules."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import cast

from hhour.bots.protocol import Bot, Budget, ask
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.box.shelf import options as all_options
from hhour.dday.rules.map.atlas import scan
from hhour.kernel.chance import SeededChance
from hhour.kernel.game import AnyGame
from hhour.kernel.games import game_of
from hhour.kernel.lanes import Rules
from hhour.kernel.refusal import SetupError
from hhour.kernel.setup import parse_setup

MOST = 20_000
OFTEN = 0.15  # how likely an option is on


@lru_cache(maxsize=64)
def rules_of(setup: str) -> tuple[AnyGame, Rules]:
    game = game_of("dday")
    return game, game.rules(game.setup(parse_setup(setup)))


def draw_setup(rng: random.Random) -> str:
    """A map and level of any box, one to six Units, and whatever options of all boxes go together there."""
    board = rng.choice([*sorted(scan()), "deadstick", "n-01 level=practice", "n-01 level=basic"])
    units = rng.choice((1, 1, 2, 2, 3, 4, 5, 6))
    chosen = {key: rng.choice(one.values) for key, one in all_options().items() if rng.random() < OFTEN}
    chosen = {key: value for key, value in chosen.items() if value != all_options()[key].values[0]}
    while True:
        more = {"shaef": "on"} if units > 4 else {}
        words = ",".join(f"{key}={value}" for key, value in (chosen | more).items())
        setup = f"dday {board} units={units}" + (f" opts={words}" if words else "")
        try:
            rules_of(setup)
        except SetupError:
            if chosen:
                del chosen[rng.choice(sorted(chosen))]
            else:
                units = 2
            continue
        return setup


def play(setup: str, bot: Bot, seed: str, rich: bool = False) -> tuple[Field, set[str]]:
    """One game; every answer must be offered and not refused. Returns the end and the questions that were asked.

    `rich` Units start with plenty of everything, so that a Recruit too comes far.
    """
    game, rules = rules_of(setup)
    p = cast(Field, game.begin(rules, SeededChance(seed), None))
    rng = random.Random(seed)
    asked: set[str] = set()
    given = False
    for _ in range(MOST):
        if p.battle.outcome:
            return p, asked
        if rich and not given and p.battle.turn == 1:
            given = True
            for unit in p.battle.units:
                unit.soldiers, unit.courage, unit.stars, unit.points = 90, 20, 12, 60
        seat = game.waiting(p)[0]
        asked.add(p.battle.lanes[seat][-1][0])
        action = ask(bot, game, p, seat, rng, Budget(), explains=False).action
        # a draft lists one and all of each resource and takes any amount between
        listed = action in game.choices(p, seat) or p.battle.lanes[seat][-1][0] == "draft"
        assert listed, f"{setup} {seed}: {action.text} is not offered"
        assert game.refusal(p, seat, action) is None, f"{setup} {seed}: {action.text} is refused"
        game.act(p, seat, action)
    raise AssertionError(f"{setup} with seed {seed} does not end: {p.battle.lanes}")

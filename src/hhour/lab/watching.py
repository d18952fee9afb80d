"""Games for a General to learn by, played through the environment that researchers use (`hhour.env`).

Half of them are led astray once: in one turn somebody moves at random. So he learns how Units fare that stand where he
would not have gone. What is kept of a game are moments at which a Unit has its dice in hand, and whether it was won.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from hhour.bots.dday.general import General
from hhour.bots.dday.judgement import Judgement
from hhour.bots.protocol import Budget, ask
from hhour.dday.rules.battle.field import Field
from hhour.kernel.action import Action
from hhour.lab.simulate import MOST_DECISIONS
from hhour.lab.states import LabError

Moment = tuple[int, dict[str, Any]]  # the seat that locks dice, and the state of the game
Watched = tuple[list[Moment], bool]  # and whether the game was won
LED_ASTRAY: Final = 0.5
KEPT: Final = 8  # moments of a game
OFFER, CANCEL = Action("offer"), Action("cancel")
WAYS: Final = ("stay", "move", "advance", "charge")


def watch(setup: str, seed: str, numbers: Sequence[int], file: str) -> list[Watched]:
    """Play some games and keep of them what is learned from; `file` holds the judgement of the player."""
    try:
        from hhour.env.zoo import TableEnv
    except ModuleNotFoundError as missing:
        raise LabError("lab-needs", module=missing.name or "", extra="rl") from missing
    player = General(Judgement.load(Path(file)))
    table = TableEnv(setup, longest=MOST_DECISIONS)
    return [_watch(table, f"{seed}/{number}", player) for number in numbers]


def _watch(table: Any, seed: str, player: General) -> Watched:
    table.reset(seed=int.from_bytes(blake2b(seed.encode(), digest_size=6).digest(), "big"))
    arena = table.board.arena
    p: Field = arena.play
    rng = random.Random(f"{seed}/bots")
    stray = rng.randint(2, 9) if rng.random() < LED_ASTRAY else 0
    seen: list[Moment] = []
    while not any(table.terminations.values()):
        if any(table.truncations.values()):
            raise LabError("lab-endless", number=seed, setup=str(table.board.table.setup), seed=seed)
        agent = table.agent_selection
        seat = table.seat_of(agent)
        question = p.battle.lanes[seat][-1][0]
        if question == "lock":
            seen.append((seat, p.battle.to_json()))
        action = ask(player, arena.game, p, seat, rng, Budget(), explains=False).action
        choices = arena.game.choices(p, seat)
        if stray and p.battle.turn >= stray and question == "move":
            action, stray = rng.choice([way for way in choices if way.verb in WAYS] or [action]), 0
        action = action if action in choices else _nearest(choices, action)
        table.step(arena.number(seat, action))
    kept = rng.sample(seen, KEPT) if len(seen) > KEPT else seen
    return kept, p.battle.outcome == "won"


def _nearest(choices: list[Action], meant: Action) -> Action:
    """Environments list a gift of one and of all there is: the nearer to the one that was meant, and then the offer."""
    gifts = [action for action in choices if (action.verb, action.args[:1]) == (meant.verb, meant.args[:1])]
    if not gifts:
        return OFFER if OFFER in choices else CANCEL
    return min(gifts, key=lambda action: abs(int(action.args[1]) - int(meant.args[1])))

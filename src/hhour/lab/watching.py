"""Games for a General to learn by, played through the environment that researchers use (`hhour.env`).

Half of them are led astray once: in one turn somebody moves at random. So he learns how Units fare that stand where he
would not have gone. What is kept of a game are moments at which a Unit has its dice in hand, how its turns came out,
and whether it was won.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple

from hhour.advice.odds.groups import Values
from hhour.advice.odds.tally import Situation
from hhour.bots.dday.general import General
from hhour.bots.dday.judgement import Judgement
from hhour.bots.dday.scouting import rolls_of, situation_of, survival_chance
from hhour.bots.protocol import Budget, ask
from hhour.dday.rules.battle.field import Field
from hhour.kernel.action import Action
from hhour.lab.simulate import MOST_DECISIONS
from hhour.lab.states import LabError

Moment = tuple[int, dict[str, Any]]  # the seat that has thrown its first dice, and the state of the game
# what the dice of a turn were worth as they had fallen, and what was thought of the Unit after it
Outcome = tuple[float, float]
LED_ASTRAY: Final = 0.5
KEPT: Final = 8  # moments of a game
DIGITS: Final = 5
THROWN: Final = ("lock", "reroll")  # what is asked of dice in hand; on a cliff nothing is locked
OFFER, CANCEL = Action("offer"), Action("cancel")
WAYS: Final = ("stay", "move", "advance", "charge")


class Watched(NamedTuple):
    """A game, as far as something is learned from it."""

    moments: list[Moment]
    outcomes: list[Outcome]  # of one Unit alone
    won: bool


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
    thrown: set[tuple[int, int]] = set()
    turn = _Turn(player, p)
    outcomes: list[Outcome] = []
    while not any(table.terminations.values()):
        if any(table.truncations.values()):
            raise LabError("lab-endless", number=seed, setup=str(table.board.table.setup), seed=seed)
        agent = table.agent_selection
        seat = table.seat_of(agent)
        question = p.battle.lanes[seat][-1][0]
        if question in THROWN and (seat, p.battle.turn) not in thrown:
            thrown.add((seat, p.battle.turn))
            seen.append((seat, p.battle.copy().to_json()))  # whose lanes nobody writes on
            turn.begins()
        action = ask(player, arena.game, p, seat, rng, Budget(), explains=False).action
        choices = arena.game.choices(p, seat)
        if stray and p.battle.turn >= stray and question == "move":
            action, stray = rng.choice([way for way in choices if way.verb in WAYS] or [action]), 0
            turn.forget()
        action = action if action in choices else _nearest(choices, action)
        table.step(arena.number(seat, action))
        outcomes += turn.answered()
    kept = rng.sample(seen, KEPT) if len(seen) > KEPT else seen
    return Watched(kept, outcomes, p.battle.outcome == "won")


class _Turn:
    """What one Unit alone makes of its turns; of several nothing is noted, whose turns hang on each other."""

    def __init__(self, player: General, p: Field) -> None:
        self.player = player
        self.p = p
        self.number = 0
        self.dice: tuple[Situation, Values] | None = None
        self.settled: float | None = None

    def begins(self) -> None:
        """Its first dice have fallen."""
        if self.p.book.solo:
            unit = self.p.battle.units[0]
            situation = situation_of(self.p, unit)
            self.number = self.p.battle.turn
            self.dice = situation, rolls_of(self.player.outlook(self.p, unit), situation).table
            self.settled = None

    def forget(self) -> None:
        """Somebody moved as he would not: what comes of it says nothing of him."""
        self.dice = self.settled = None

    def answered(self) -> list[Outcome]:
        """After an answer: how the turn came out, if it is over."""
        p = self.p
        over = bool(p.battle.outcome) or p.battle.turn != self.number
        lane = p.battle.lanes[p.battle.units[0].seat]
        if self.dice is not None and not over and (not lane or lane[-1][0] not in THROWN):
            unit, (situation, table) = p.battle.units[0], self.dice
            self.settled = survival_chance(unit, situation, table, (1 << len(unit.faces)) - 1, 1)
            self.dice = None
        if not over or self.settled is None:
            return []
        settled, self.settled = self.settled, None
        return [(round(settled, DIGITS), round(min(self.player.prospects(p), 1.0), DIGITS))]


def _nearest(choices: list[Action], meant: Action) -> Action:
    """Environments list a gift of one and of all there is: the nearer to the one that was meant, and then the offer."""
    gifts = [action for action in choices if (action.verb, action.args[:1]) == (meant.verb, meant.args[:1])]
    if not gifts:
        return OFFER if OFFER in choices else CANCEL
    return min(gifts, key=lambda action: abs(int(action.args[1]) - int(meant.args[1])))

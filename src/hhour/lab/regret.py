"""What a bot gives away in the Practice Run, measured against the optimum decision by decision.

The chance to win under a bot is the optimum less the mean of what its decisions give away. Each such loss is exact,
so a dozen games tell what counted wins would need hundreds of thousands for.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

import numpy as np

from hhour.advice.odds.groups import Faces, Values
from hhour.advice.odds.known import known_lock, known_roll
from hhour.advice.odds.solver import patterns
from hhour.bots.protocol import Bot, Budget, ask
from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit
from hhour.kernel.action import Action
from hhour.kernel.chance import SeededChance
from hhour.kernel.dice import mask_of
from hhour.kernel.faces import COURAGE, SOLDIER, TWO_SOLDIERS
from hhour.kernel.game import AnyGame
from hhour.lab.exact import HAND, MOST_COURAGE, MOST_STRENGTH, ExactPlan, utility
from hhour.lab.states import Start, place

SURE = 3.5  # standard errors: Student's t, one-sided 99.5 %, eight games
MEANS = {SOLDIER: 1, TWO_SOLDIERS: 2, COURAGE: 3}


@dataclass(frozen=True)
class Regret:
    """What a bot gives away from a state: the optimum, the mean loss and its standard error."""

    optimum: float
    loss: float
    error: float
    games: int

    @property
    def share(self) -> float:
        """The loss as a share of the optimal chance to win."""
        return self.loss / self.optimum if self.optimum else 0.0

    @property
    def at_most(self) -> float:
        """The share that is not passed, 99.5 % sure by Student's t for eight games or more."""
        return (self.loss + SURE * self.error) / self.optimum if self.optimum else 0.0


def optimum(exact: ExactPlan, book: Book, start: Start) -> float:
    """The exact chance to win from a state under best play."""
    visited = 0
    for name in (*start.visited, start.sector):
        visited |= 1 << book.index(name)
    value = exact.values(exact.node(book.index(start.sector), visited))[start.marker - 1]
    return float(value[min(start.soldiers, MOST_STRENGTH), min(start.courage, MOST_COURAGE)])


def measure(game: AnyGame, book: Book, exact: ExactPlan, bot: Bot, start: Start, games: int, seed: str) -> Regret:
    """Play from a state and add up what is given away."""
    losses = [_play(game, book, exact, bot, start, f"{seed} {number}") for number in range(games)]
    return _summed(optimum(exact, book, start), losses)


def prove(
    game: AnyGame, book: Book, exact: ExactPlan, bot: Bot, start: Start, share: float, seed: str, least: int, most: int
) -> Regret:
    """Play on until it is proven that no more than `share` of the optimum is given away, or `most` games are played."""
    losses: list[float] = []
    found = Regret(optimum(exact, book, start), 1.0, 0.0, 0)
    while len(losses) < most and (len(losses) < least or found.at_most > share):
        losses.append(_play(game, book, exact, bot, start, f"{seed} {len(losses)}"))
        found = _summed(found.optimum, losses)
    return found


def _summed(best: float, losses: list[float]) -> Regret:
    spread = float(np.std(losses, ddof=1)) / len(losses) ** 0.5 if len(losses) > 1 else 0.0
    return Regret(best, float(np.mean(losses)), spread, len(losses))


def _play(game: AnyGame, book: Book, exact: ExactPlan, bot: Bot, start: Start, seed: str) -> float:
    p = place(game, book, start, SeededChance(seed))
    rng = random.Random(seed)
    judge = Judge(exact)
    given = 0.0
    while not p.battle.outcome:
        decision = ask(bot, game, p, 1, rng, Budget(), explains=False)
        given += judge.gives_away(p, p.unit(1), decision.action)
        game.act(p, 1, decision.action)
    return given


class Judge:
    """Knows what every decision is worth."""

    def __init__(self, exact: ExactPlan) -> None:
        self.exact = exact

    def posts(self, p: Field, unit: Unit) -> tuple[Values, Values]:
        """Values after UPKEEP of the turn being rolled."""
        node = self.exact.node(unit.sector, unit.visited)
        return self.exact.posts(node, min(4, unit.marker + 1), 0)

    def _utility(self, p: Field, unit: Unit) -> Values:
        walk, cry = self.posts(p, unit)
        table = utility(walk, cry, min(unit.courage, MOST_COURAGE))
        return np.ascontiguousarray(table[..., min(unit.soldiers, MOST_STRENGTH)])

    def gives_away(self, p: Field, unit: Unit, action: Action) -> float:
        """What a decision gives away; rolling and the like give away nothing."""
        lane = p.battle.lanes[1]
        name = lane[-1][0]
        if name == "lock":
            return self._lock(p, unit, mask_of(action.args))
        if name == "reroll":
            return self._reroll(p, unit, mask_of(action.args) if action.verb == "reroll" else 0, lane[-1][1])
        if name in ("declare", "battle-cry"):
            return self._upkeep(p, unit, name, action)
        if name == "move":
            return self._move(p, unit, action)
        return 0.0

    def _lock(self, p: Field, unit: Unit, mask: int) -> float:
        table = self._utility(p, unit)
        faces = _faces(unit, 0)
        best = max(float(o.lock_values().max()) for o in known_roll(table, HAND, faces, patterns(HAND, 2), 2))
        chosen = known_lock(table, HAND, _faces(unit, ~mask), _faces(unit, mask), 2).values.max()
        return max(0.0, best - float(chosen))

    def _reroll(self, p: Field, unit: Unit, again: int, left: int) -> float:
        table = self._utility(p, unit)
        free = _faces(unit, unit.locked)
        values = known_lock(table, HAND, _faces(unit, ~unit.locked), free, left).values
        if not again:
            return max(0.0, float(values.max()) - self._worth(table, unit))
        kept = []
        for colour in range(3):
            dice = [die for die in (2 * colour, 2 * colour + 1) if not unit.locked >> die & 1]
            kept.append(sum(1 << place for place, die in enumerate(dice) if not again >> die & 1))
        chosen = float(values[tuple(kept)].max())
        return max(0.0, float(values.max()) - chosen)

    def _upkeep(self, p: Field, unit: Unit, name: str, action: Action) -> float:
        """Claiming is always right here; a Battle Cry is soldiers or a move."""
        shown = _faces(unit, 0)
        braved = sum(faces.count(3) for faces in shown)
        plain = unit.soldiers + sum(faces.count(1) + 2 * faces.count(2) for faces in shown)
        left = [
            min(faces.count(kind) for faces in shown) - unit.claimed[face]
            for face, kind in ((SOLDIER, 1), (TWO_SOLDIERS, 2), (COURAGE, 3))
        ]
        men, courage, cries = plain + 8 * left[0] + 6 * left[1], unit.courage + braved, left[2]
        posts = self.posts(p, unit)
        cried = bool(unit.battle_cry)
        if name == "declare":
            if action.verb != "declared":
                return 0.0
            return _settled(posts, men, courage, cries, cried) - _settled(posts, plain, courage, 0, cried)
        soldiers = _settled(posts, men + 3, courage, cries, cried)
        charge = _settled(posts, men, courage, cries, True)
        return max(soldiers, charge) - (charge if action.verb == "charge" else soldiers)

    def _worth(self, table: Values, unit: Unit) -> float:
        return float(table[tuple(g.outcome(faces) for g, faces in zip(HAND, _faces(unit, 0), strict=True))])

    def _move(self, p: Field, unit: Unit, action: Action) -> float:
        exact = self.exact
        node = exact.node(unit.sector, unit.visited)
        men, courage = min(unit.soldiers, MOST_STRENGTH), min(unit.courage, MOST_COURAGE)
        walk, cry = exact.posts(node, unit.marker, 0)
        best = float((cry if unit.battle_cry else walk)[men, courage])
        if action.verb == "stay":
            chosen = exact.stay(node, unit.marker, 0)
        else:
            target = p.book.index(action.args[0])
            edge = next(edge for edge in p.book.edges[unit.sector] if edge.target == target)
            there = exact.target(node, edge)
            assert there is not None
            chosen = exact.charge(edge, there, 0) if action.verb == "charge" else exact.walk(edge, there, 0)
        return max(0.0, best - float(chosen[men, courage]))


def _settled(posts: tuple[Values, Values], men: int, courage: int, cries: int, cried: bool) -> float:
    """The value once `cries` more Battle Cries are taken best."""
    walk, cry = posts
    brave = min(courage, MOST_COURAGE)
    quiet = float((cry if cried else walk)[min(men + 3 * cries, MOST_STRENGTH), brave])
    if cried or not cries:
        return quiet
    return max(quiet, float(cry[min(men + 3 * (cries - 1), MOST_STRENGTH), brave]))


def _faces(unit: Unit, without: int) -> list[Faces]:
    """The faces by colour of the dice that are not in the mask, as the Practice Run counts them."""
    return [
        tuple(MEANS.get(unit.faces[die], 0) for die in (2 * colour, 2 * colour + 1) if not without >> die & 1)
        for colour in range(3)
    ]

"""What an officer wins in the Practice Run: his own decisions, followed through every roll of the dice, not sampled.

From each state at the start of a turn his table of outcomes is made, `odds.policy` says with what chance his locks
and re-rolls end in each outcome, his rating picks the move, and COMBAT takes whom it takes. States that are reached
with next to no chance are not followed further: they count as lost, so that the answer is never too good.
"""

from __future__ import annotations

import heapq
from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from hhour.advice.odds.groups import Values
from hhour.advice.odds.policy import final_chances
from hhour.advice.odds.solver import roll_chances
from hhour.advice.odds.tally import Tallies
from hhour.bots.dday.officer import Officer
from hhour.bots.dday.outlook import Outlook
from hhour.bots.dday.plan import MUST_MOVE, Node
from hhour.bots.dday.scouting import situation_of
from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.battle.state import Unit
from hhour.dday.rules.cards.hooks import strength
from hhour.kernel.action import Action
from hhour.kernel.chance import SeededChance
from hhour.kernel.game import AnyGame
from hhour.lab.exact import MOST_COURAGE, MOST_STRENGTH, ExactPlan
from hhour.lab.states import Start, place

LOCKS, REROLLS = 2, 2


class Place(NamedTuple):
    """A state at the start of a turn; in this order no state comes after one it can lead to."""

    row: int
    been: int
    marker: int
    node: Node
    men: int
    courage: int


class Worth(NamedTuple):
    """The chance to win from a state: at least `won`, at most `won` and what was not `followed`."""

    won: float
    unfollowed: float


class Follower:
    """Follows an officer from several states at once."""

    def __init__(self, game: AnyGame, book: Book, exact: ExactPlan, officer: Officer, least: float = 1e-6) -> None:
        self.game = game
        self.book = book
        self.exact = exact
        self.officer = officer
        self.least = least
        self.places = 0

    def worth(self, starts: Sequence[Start]) -> list[Worth]:
        """What the officer wins from each of these states."""
        waiting: dict[Place, Values] = defaultdict(lambda: np.zeros(len(starts)))
        for number, start in enumerate(starts):
            visited = 0
            for name in (*start.visited, start.sector):
                visited |= 1 << self.book.index(name)
            node = self.exact.node(self.book.index(start.sector), visited)
            waiting[self.at(node, start.marker, start.soldiers, start.courage)][number] += 1
        won, unfollowed = np.zeros(len(starts)), np.zeros(len(starts))
        order = list(waiting)
        heapq.heapify(order)
        while order:
            here = heapq.heappop(order)
            mass = waiting.pop(here)
            if mass.max() < self.least:
                unfollowed += mass
                continue
            self.places += 1
            for there, chance in self.turn(here).items():
                if there is None:
                    won += chance * mass
                    continue
                if there not in waiting:
                    heapq.heappush(order, there)
                waiting[there] += chance * mass
        return [Worth(float(a), float(b)) for a, b in zip(won, unfollowed, strict=True)]

    def at(self, node: Node, marker: int, men: int, courage: int) -> Place:
        row = self.exact.grounds[node.sector].row
        men, courage = min(men, MOST_STRENGTH), min(courage, MOST_COURAGE)
        return Place(row, node.been.bit_count(), marker, node, men, courage)

    def turn(self, here: Place) -> dict[Place | None, float]:
        """Where a turn of the officer's leads, as chances; None is victory, what is missing is lost."""
        visited = [self.exact.grounds[n].id for n in range(len(self.book.sectors)) if here.node.been >> n & 1]
        name = self.exact.grounds[here.node.sector].id
        start = Start(name, tuple(visited), here.marker, here.men, here.courage)
        p = place(self.game, self.book, start, SeededChance("worth"))
        unit = p.unit(1)
        outlook = self.officer.outlook(p, unit)
        found: dict[Place | None, float] = defaultdict(float)
        for (men, courage, cry), chance in self.tallies(outlook).items():
            unit.soldiers, unit.courage, unit.battle_cry = here.men + men, here.courage + courage, int(cry)
            self.move(here, outlook, unit, chance, found)
        return found

    def tallies(self, outlook: Outlook) -> dict[tuple[int, int, bool], float]:
        """Soldiers and courage gained, with or without a Battle Cry move: the chances under the officer's rolling."""
        situation = situation_of(outlook.p, outlook.unit)
        tallies: Tallies = situation.tallies()
        worth = outlook.worth(tallies)
        table = tallies.best(worth)
        final = final_chances(table, situation.hand, roll_chances(situation.hand), LOCKS, REROLLS).reshape(-1)
        counts = np.diff(tallies.starts, append=len(tallies.rows))
        good = np.flatnonzero(worth >= np.repeat(table.reshape(-1), counts))
        outcome = np.repeat(np.arange(len(counts)), counts)[good]
        rows = good[np.unique(outcome, return_index=True)[1]]  # the first of the best settlements of each outcome
        gained = np.stack([tallies.soldiers[rows], tallies.courage[rows], tallies.moves[rows] > 0])
        kinds, which = np.unique(gained, axis=1, return_inverse=True)
        chances = np.bincount(which.reshape(-1), weights=final, minlength=kinds.shape[1])
        return {
            (int(men), int(brave), bool(cry)): float(c) for (men, brave, cry), c in zip(kinds.T, chances, strict=True)
        }

    def move(self, here: Place, outlook: Outlook, unit: Unit, chance: float, found: dict[Place | None, float]) -> None:
        """The officer's move, and COMBAT where it leads."""
        marker = outlook.marker
        targets: dict[Action, Node] = {}
        if marker < MUST_MOVE and not self.exact.grounds[here.node.sector].black:
            targets[Action("stay")] = here.node
        for edge in self.book.edges[here.node.sector]:
            target = self.exact.target(here.node, edge)
            if target is None:
                continue
            assert not edge.mine, "mines are not laid in the Practice Run"
            sector = (self.exact.grounds[edge.target].id,)
            if not edge.advance or edge.cost <= unit.courage:
                targets[Action("advance" if edge.advance else "move", sector)] = target
            if unit.battle_cry:
                targets[Action("charge", sector)] = target
        if not targets:
            return
        best = max(targets, key=lambda action: (self.officer.rate_move(outlook, action), action.text))
        node = targets[best]
        paid = next((e.cost for e in self.book.edges[here.node.sector] if e.target == node.sector and e.advance), 0)
        courage = unit.courage - (paid if best.verb == "advance" else 0)
        fights = marker if best.verb == "stay" else 1
        for loss, share in self.exact.losses(node.sector, fights).items():
            men = strength(outlook.p, unit) - loss
            if men > 0:
                safe = self.exact.grounds[node.sector].final
                found[None if safe else self.at(node, min(fights, 3), men, courage)] += chance * share

"""A running turn of Bataille! by what counts in the end: the chance to win the game, for whoever looks at it."""

from __future__ import annotations

from typing import Final

from hhour.advice.bataille.chances import RICH, win_chance
from hhour.bataille.fray import Fray
from hhour.bataille.medals import WORTH
from hhour.bataille.skirmish import FACTORS, is_won, points, verdict
from hhour.bataille.state import FREE, MOST_AXIS, RETREAT
from hhour.bots.bataille.race import Standing
from hhour.pocket.terrain import BUNKER, CLIFFS, ORDEAL, TERRAIN

# how often a skirmish brings a Medal, by its Axis dice: measured in games of Captains
MEDALS_OF: Final = (0.0, 0.0, 0.5, 0.35, 0.22, 0.1, 0.05)
Both = tuple[float, float]  # the chance of the active player, by which he decides, and that of the seat that looks on


class Turn:
    """What going on and stopping are worth with these Medals in these hands."""

    def __init__(self, p: Fray, seat: int, holders: tuple[int, ...] | None = None) -> None:
        self.standing = Standing(p, p.contest.holders if holders is None else holders)
        self.active = p.contest.active
        self.seat = seat
        self._gains: dict[int, Both] = {}
        self._home: dict[int, Both] = {}
        self._on: dict[tuple[int, int, bool], Both] = {}

    def bring(self, pot: int) -> Both:
        """The turn ends and this pot is safe."""
        found = self._home.get(pot)
        if found is None:
            his = self.standing.chance(self.active, pot)
            found = (his, his if self.seat == self.active else self.standing.chance(self.seat, pot))
            self._home[pot] = found
        return found

    def on(self, pot: int, axis: int, kommandant: bool = False) -> Both:
        """He fights against so many dice and then plays on as is best for him."""
        key = (pot, axis, kommandant)
        found = self._on.get(key)
        if found is None:
            his = mine = 0.0
            medal = MEDALS_OF[axis]
            for face in range(len(TERRAIN)):
                chance = win_chance(axis, 5 if face == BUNKER else 6, kommandant)
                more = pot + (axis + kommandant) * FACTORS.get(face, 1)
                won, lost = self.won(more, axis, face), self.bring(0)
                gain, comfort = self._medal(more), self._medal(0)
                his += chance * _sure(won[0] + medal * gain[0]) + (1 - chance) * (lost[0] + medal * comfort[0])
                mine += chance * _sure(won[1] + medal * gain[1]) + (1 - chance) * (lost[1] + medal * comfort[1])
            found = (his / len(TERRAIN), mine / len(TERRAIN))
            self._on[key] = found
        return found

    def _medal(self, pot: int) -> Both:
        """What one Medal more in the hand of the active player changes, with this pot brought home."""
        found = self._gains.get(pot)
        if found is None:
            medals, now = self.standing.medals, self.bring(pot)
            medals[self.active] += WORTH
            his = self.standing.chance(self.active, pot)
            mine = his if self.seat == self.active else self.standing.chance(self.seat, pot)
            medals[self.active] -= WORTH
            found = self._gains[pot] = (his - now[0], mine - now[1])
        return found

    def won(self, pot: int, axis: int, face: int) -> Both:
        """A skirmish on this ground is won and this pot lies there."""
        if face == CLIFFS or pot >= RICH:
            return self.bring(pot)
        further = self.on(pot, min(MOST_AXIS, axis + 1))
        return further if face == ORDEAL else max(self.bring(pot), further)

    def after(self, p: Fray) -> float:
        """What the seat can hope for if the dice are compared as they lie now."""
        if not is_won(p):
            return self.bring(0)[1]
        contest = p.contest
        pot = contest.pot + points(p)
        forced, _ = verdict(p)
        if forced == FREE:
            return self.won(pot, contest.axis_dice, contest.terrain)[1]
        if forced == RETREAT:
            return self.bring(pot)[1]
        return self.on(pot, min(MOST_AXIS, contest.axis_dice + 1))[1]


def _sure(chance: float) -> float:
    """Nobody can be more than sure to win."""
    return min(1.0, max(0.0, chance))

"""The plan of a Unit that is to storm a bunker another side holds: not its strength counts but its lead.

DEF costs both sides the same (A-GER-50, A-GER-57), and the bunker falls to numbers (A-ASSAULT-06). So the tables are
for the Unit's men less all of theirs: theirs grow every turn, and what only the Unit loses takes off the lead. Whether
the Unit lives to see it is asked of `losses`, with its real strength.
"""

from __future__ import annotations

from copy import copy
from typing import Any, Final

import numpy as np

from hhour.advice.odds.groups import Values
from hhour.bots.dday.plan import MOST_COURAGE, Losses, Node, Plan, Traits, gain, lose, mean, saved
from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.map.ground import Ground

EVEN: Final = 30  # where the tables have both sides equally strong
MOST_LEAD: Final = 96  # on a long way the last rows alone cost a lead of more than forty
BROUGHT: Final = 7  # men a helper gains in a turn, about
SURPRISES: Final = (-4, 0, 4, 8, 12)  # what those in the bunker may still add when it is stormed


class Race(Plan):
    """Chances to win by lead and courage."""

    shape = (MOST_LEAD + 1, MOST_COURAGE + 1)
    held: int = 0  # men of the other side
    paying: int = 0  # and how many of them are soldiers, who fall for DEF

    def __init__(
        self, book: Book, grounds: tuple[Ground, ...], guns: tuple[int, ...], worn: tuple[int, ...], traits: Traits
    ) -> None:
        super().__init__(book, grounds, guns, worn, traits)
        self.alone_from = _narrows(grounds)

    def against(self, held: int, paying: int) -> Race:
        """The same tables while the other side is so strong."""
        seen = copy(self)
        seen.held = held
        seen.paying = paying
        return seen

    def men(self, number: Any) -> Any:
        return np.clip(number - self.held + EVEN, 0, MOST_LEAD)

    def income(self) -> float:
        return self.traits.income - self.traits.growth

    def won(self, target: Node) -> Values:
        """In the bunker: the chance to outnumber them, whatever they may still play."""
        if not self.grounds[target.sector].final:
            return super().won(target)
        lead = np.arange(self.shape[0]) - EVEN
        chances = np.asarray(sum(1.0 * (lead > more) for more in SURPRISES)) / len(SURPRISES)
        return np.repeat(chances[:, None], self.shape[1], axis=1)

    def fight(self, sector: int, marker: int, later: Values, extra: int) -> Values:
        return lose(gain(later, extra + self.gathered(sector, marker)), self.toll(sector, marker))

    def toll(self, sector: int, marker: int) -> Losses:
        """What a COMBAT takes off the lead: what only the Unit loses."""
        spared = self.defence(sector, marker) - self.lowered(sector, marker) + self.traits.saves
        return saved(self.shots(sector), spared)

    def gathered(self, sector: int, marker: int) -> int:
        """What the helpers have to give after a COMBAT here; nobody trades before the bunker (A-TRADE-02)."""
        if self.grounds[sector].final or self.is_last(sector) or self.grounds[sector].row >= self.alone_from:
            return 0
        fallen = self.defence(sector, marker) + mean(self.shots(sector))
        return self.traits.helpers * max(0, round(BROUGHT - fallen))

    def losses(self, sector: int, marker: int) -> Losses:
        """How many of the Unit's own fall: fewer where the other side cannot pay for DEF (A-GER-54)."""
        defence = self.defence(sector, marker)
        base = max(0, self.lowered(sector, marker) - max(0, defence - self.paying))
        left = self.held - min(defence, self.paying) if self.grounds[sector].final else 0
        lost = saved({base + loss: chance for loss, chance in self.shots(sector).items()}, self.traits.saves)
        return {loss + left: chance for loss, chance in lost.items()}


def _narrows(grounds: tuple[Ground, ...]) -> int:
    """The first row with room for one Unit only: from there on helpers fall behind."""
    rows = {ground.row for ground in grounds}
    narrow = {row for row in rows if all(ground.capacity == 1 for ground in grounds if ground.row == row)}
    return min(narrow, default=max(rows) + 1)

"""What cards do with Gold dice."""

from __future__ import annotations

from hhour.dday.boxes.way_to_hell.gold.verbs import roll_beside
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force
from hhour.dday.rules.cards.card import Effect


class RollGold(Effect):
    """Gold dice are rolled once; up to `most` of them join the tally, each in a colour of choice."""

    touches_tally = True

    def __init__(self, count: int, most: int) -> None:
        self.count = count
        self.most = most

    def do(self, p: Field, unit: Force, slug: str) -> None:
        mask = roll_beside(p, unit, self.count, p.book.cards[slug].rule, slug)
        p.push(unit.seat, "gold-dice", mask, self.most, slug)

"""The cards that roll Gold dice of their own (W-CARD-GEN-04, W-CARD-AW-03)."""

from __future__ import annotations

from hhour.dday.boxes.way_to_hell.gold.effects import RollGold
from hhour.dday.rules.cards.card import award, item
from hhour.dday.rules.cards.kinds import ITEM

NEEDS = "gold=regular"

CARDS = (
    item("supply-bag", ITEM, "W-CARD-GEN-04", 10, "window", RollGold(2, 2), provenance="reconstructed"),
    award("croix-militaire", "W-CARD-AW-03", RollGold(4, 3)),
)

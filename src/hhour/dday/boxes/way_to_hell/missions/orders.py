"""New Orders, the Regular Item of the module (W-CARD-GEN-05)."""

from __future__ import annotations

from hhour.dday.boxes.way_to_hell.missions.questions import NewOrders
from hhour.dday.rules.cards.card import item
from hhour.dday.rules.cards.kinds import ITEM

NEEDS = "missions"

CARDS = (item("new-orders", ITEM, "W-CARD-GEN-05", 5, "any-but-combat", NewOrders(), provenance="reconstructed"),)

"""The loose components: pool Specialists, vehicles and awards that need no module (W-GEN-03, W-GEN-10 to W-GEN-16)."""

from __future__ import annotations

from hhour.dday.boxes.way_to_hell.components.labels import LIMIT, refuse_second_unique
from hhour.dday.boxes.way_to_hell.components.specialists import offer_beside_the_deal, offer_everywhere
from hhour.dday.boxes.way_to_hell.components.vehicles import STAGES, keep_to_their_maps, support
from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.box.box import Box, LevelNeeds
from hhour.kernel.setup import Option


def _fill(book: Book) -> None:
    keep_to_their_maps(book)
    offer_everywhere(book)


MODULE: Box = Box(
    "way-to-hell",
    "W-GEN-03",
    options=(Option("way-to-hell-components", "off on", "W-GEN-03"), Option(LIMIT, "none one", "W-GEN-40")),
    level_needs=(LevelNeeds("way-to-hell-components", "specialists"), LevelNeeds(LIMIT, "specialists")),
    vetoes={"recruit": refuse_second_unique},
    stages=STAGES,
    defences=(support,),
    fill=_fill,
    lay=offer_beside_the_deal,
)

"""The Battle Maps N-19 to N-23: their words and what happens on them (W-MAP)."""

from __future__ import annotations

from hhour.dday.boxes.way_to_hell.beaches.deeds import LONE_ADVANCE, STAGES, guns_in_the_hedges, solo_items
from hhour.dday.boxes.way_to_hell.beaches.words import WORDS, gain_entry_stars, refuse_recruiting
from hhour.dday.rules.box.box import Box

MODULE: Box = Box(
    "way-to-hell",
    "W-GEN-10",
    words=WORDS,
    stages=STAGES,
    moments={"arrived": gain_entry_stars},
    vetoes={"recruit-for-stars": refuse_recruiting},
    defences=(guns_in_the_hedges,),
    free_verbs=(LONE_ADVANCE,),
    fill=solo_items,
)

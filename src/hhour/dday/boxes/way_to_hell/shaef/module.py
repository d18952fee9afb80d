"""Module 5: SHAEF can be chosen, and five or six may play (W-SHAEF)."""

from __future__ import annotations

from hhour.dday.boxes.way_to_hell.shaef.nations import MOST, SHAEF, seat_nations
from hhour.dday.rules.box.box import Box
from hhour.kernel.setup import Option

MODULE: Box = Box(
    "way-to-hell",
    "W-SHAEF-01",
    options=(Option(SHAEF, "off on", "W-SHAEF-01"),),
    most_units={SHAEF: (MOST, "W-GEN-50")},
    fill=seat_nations,
    samples=("dday n-19 units=6 opts=shaef", "dday n-02 units=5 opts=shaef,way-to-hell-components"),
)

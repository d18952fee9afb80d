"""N-19 Utah Beach, Uncle Red: two landing points, swimming tanks, and a causeway for two."""

from __future__ import annotations

from hhour.dday.rules.map.beach import beach, bunker, sector

BEACH = beach(
    "n-19",
    "W-MAP-N19",
    (
        sector(0, 1, "3/5/7", start="3 soldiers, 2 courage"),
        sector(0, 2, "4/6/8", start="6 soldiers"),
        sector(1, 3, "4/8/12", attributes="BONUS(SOLDIER,1)"),
        sector(1, 4, "5/9/13", attributes="VEHICLE(amphibious-tank,pay)"),
        sector(1, 5, "6", black=True, attributes="ENTRY_STARS(2)"),
        sector(2, 6, "6/8/10", mgf=1),
        sector(2, 7, "7/11/15", mgf=1, sd="courage", attributes="JOIN(veteran)"),
        sector(3, 8, "8/12/16", attributes="BONUS(TOOL,1)", requirement="NEED(minesweeper)"),
        sector(3, 9, "9/13/17", mgf=1, attributes="LOCK(1)"),
        sector(3, 10, "9", black=True, attributes="FREE_ITEM(bangalore-torpedo)", requirement="SACRIFICE(any)"),
        sector(4, 11, "11/15/19", attributes="CAPACITY(2), NO_VEHICLE"),
        sector(4, 12, "11", mgf=1, attributes="DICE(5)"),
        sector(5, 13, "14", mgf=1, attributes="BONUS(COURAGE,1)", requirement="SACRIFICE(any)"),
        sector(5, 14, "13", mgf=1, attributes="AWARD_FIRST"),
        bunker(6, "21", mgf=1),
    ),
    lines="1:1 2:1 3:2 4:2 5:3 bunker:4",
    lateral="3-4 4-5 6-7 8-9 9-10 11-12 13-14",
    advance="1-3 1-4 2-4 2-5 3-6 4-6 4-7 5-7 6-8 6-9* 7-9* 7-10* 8-11 9-11* 9-12* 10-12 11-13 12-14 "
    "13-bunker 14-bunker",
    regular="beachmaster corporal medic minesweeper scout sharpshooter veteran",
    unique="captain engineer general lieutenant messenger",
    special="dexedrine lucky-charm pocket-bible rangefinder",
    listing="reconstructed",
    ground="sea sand sand dune dune causeway bocage battery",  # thin dunes, then meadows under water
    listed="12",
    notes="01 02 06 09 10 11 12 13 20 21 22 23",
    earlier={4: "1=3 2=4 3=4 4=5 7=7 8=8 9=9 11=11 13=12 bunker=17"},
)

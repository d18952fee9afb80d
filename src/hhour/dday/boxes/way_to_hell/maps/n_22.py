"""N-22 Cosy's Bunker: open sand under a casemate that the bombardment had not touched."""

from __future__ import annotations

from hhour.dday.rules.map.beach import beach, bunker, sector

BEACH = beach(
    "n-22",
    "W-MAP-N22",
    (
        sector(0, 1, "4/5/6", start="6 soldiers"),
        sector(0, 2, "5/6/7", start="5 soldiers, 3 courage"),
        sector(1, 3, "6/10/14", mgf=1, attributes="BONUS(SOLDIER,1)"),
        sector(1, 4, "7", black=True, mgf=2, sd="courage", attributes="ENTRY_STARS(2)"),
        sector(1, 5, "6/10/14", mgf=1, attributes="JOIN(minesweeper)"),
        sector(2, 6, "8/12/16", mgf=1, attributes="LOCK(1)"),
        sector(2, 7, "9/13/17", attributes="VEHICLE(tank-destroyer,pay)", requirement="NEED(corporal)"),
        sector(3, 8, "13", mgf=1, attributes="BONUS(COURAGE,1)", requirement="NEED(sharpshooter/marksman)"),
        sector(3, 9, "12", black=True, mgf=2, attributes="FREE_ITEM(flame-thrower)"),
        sector(3, 10, "13", mgf=1, attributes="BONUS(SOLDIER,1)", requirement="SACRIFICE(any)"),
        bunker(4, "19", mgf=2, sd="specialist"),
    ),
    lines="1:2 2:2 3:3 bunker:4",
    lateral="1-2 3-4* 4-5 6-7 8-9* 9-10#",
    advance="1-3 1-4 2-4 2-5 3-6* 4-6* 4-7* 5-7 6-8 6-9 7-9 7-10* 8-bunker 9-bunker 10-bunker",
    regular="beachmaster corporal hero medic minesweeper sharpshooter veteran",
    unique="captain engineer grenadier lieutenant marksman",
    special="bazooka flak-vest lucky-charm pocket-bible",
    listing="reconstructed",
    ground="sea sand sand dune battery battery",
    listed="12",
    notes="01 02 06 09 10 11 12 13 20 21 22 23",
    earlier={4: "1=4 2=5 3=6 5=6 6=8 7=9 8=11 10=11"},
)

"""N-18 Exercise Fabius: a rehearsal on an English beach, and the map for a first game against a German."""

from __future__ import annotations

from hhour.dday.rules.map.beach import beach, bunker, sector

BEACH = beach(
    "n-18",
    "A-MAP-N18",
    (
        sector(0, 1, "2", start="5 soldiers"),
        sector(0, 2, "2", start="4 soldiers, 1 courage"),
        sector(1, 3, "3", attributes="BONUS(STAR,1)"),
        sector(1, 4, "4", attributes="JOIN(corporal)"),
        sector(1, 5, "3", attributes="BONUS(COURAGE,1)"),
        sector(2, 6, "5", attributes="BONUS(TOOL,1)"),
        sector(2, 7, "4", mgf=1, attributes="NO_LOCK"),
        sector(2, 8, "6", black=True, attributes="ENTRY_SOLDIERS(4)"),
        sector(3, 9, "7", mgf=1, attributes="BONUS(SOLDIER,1)"),
        sector(3, 10, "6", mgf=1, attributes="PENALTY(TOOL,1)"),
        bunker(4, "10", mgf=1),
    ),
    lines="1:1 2:1 3:2 bunker:3",
    lateral="1-2 3-4 4-5 6-7 7-8 9-10",
    advance="1-3 1-4 2-4 2-5 3-6 4-7* 5-8 6-9 7-9* 7-10* 8-10 9-bunker 10-bunker",
    regular="beachmaster corporal medic minesweeper scout sharpshooter veteran",
    unique="captain engineer general lieutenant messenger",
    special="bazooka flak-vest lucky-charm pocket-bible strategic-map toolkit",
    # a training beach of the south coast with a mock bunker behind the dunes
    ground="sea sand shingle sand dune field",
    listed="09",
    notes="01 02 06 10 11",
    listing="reconstructed",
)

"""N-14 Pegasus Bridge: a canal with one bridge over it, and a Tractor on the near bank."""

from __future__ import annotations

from hhour.dday.rules.map.beach import beach, bunker, sector

BEACH = beach(
    "n-14",
    "A-MAP-N14",
    (
        sector(0, 1, "2", start="3 soldiers, pathfinder"),
        sector(1, 2, "4", attributes="BONUS(STAR,1)"),
        sector(1, 3, "4", attributes="JOIN(sharpshooter)"),
        sector(2, 4, "6", attributes="BONUS(TOOL,1), VEHICLE(tractor,pay)"),
        sector(2, 5, "5", black=True, mgf=1),
        sector(2, 6, "6", attributes="BONUS(COURAGE,1)"),
        sector(3, 7, "8", black=True, mgf=2, attributes="CAPACITY(2)", requirement="NEED(minesweeper/engineer)"),
        sector(4, 8, "7", mgf=1, attributes="ENTRY_SOLDIERS(5)"),
        sector(4, 9, "9", attributes="NO_FIND"),
        bunker(5, "14", mgf=1, sd="specialist"),
    ),
    lines="1:1 2:2 3:3 4:1 bunker:4",
    lateral="2-3 4-5 5-6 8-9*",
    advance="1-2 1-3 2-4* 2-5 3-5 3-6* 5-7 7-8 7-9 8-bunker 9-bunker",
    regular="corporal hero medic minesweeper paratrooper pathfinder sharpshooter",
    unique="captain engineer grenadier lieutenant messenger",
    special="bazooka command-jacket flak-vest gammon-bomb lucky-charm strategic-map",
    # no sea: the landing zone, the trenches, the canal and the village behind it
    ground="field field bocage marsh causeway village battery",
    listed="09",
    notes="01 02 06 10 11 12 13 14",
    listing="reconstructed",
)

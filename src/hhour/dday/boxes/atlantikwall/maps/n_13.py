"""N-13 Saint-Aubin-sur-Mer: a sea wall, the Mine-Clearing Tank in sector 6, mines behind the promenade."""

from __future__ import annotations

from hhour.dday.rules.map.beach import beach, bunker, sector

BEACH = beach(
    "n-13",
    "A-MAP-N13",
    (
        sector(0, 1, "2", start="4 soldiers, 1 star"),
        sector(0, 2, "3", start="5 soldiers"),
        sector(1, 3, "4", attributes="BONUS(COURAGE,1)"),
        sector(1, 4, "5", mgf=1, attributes="BONUS(TOOL,1)"),
        sector(1, 5, "4", attributes="JOIN(scout)"),
        sector(2, 6, "6", attributes="VEHICLE(mine-clearing-tank,pay)"),
        sector(2, 7, "7", black=True, mgf=1),
        sector(2, 8, "6", attributes="NO_RECRUIT, BONUS(SOLDIER,1)"),
        sector(3, 9, "8", mgf=1, requirement="NEED(scout/sharpshooter)"),
        sector(3, 10, "5/8/11"),
        sector(3, 11, "8", mgf=1, attributes="ENTRY_SOLDIERS(1d6)", requirement="SACRIFICE(any)"),
        sector(4, 12, "10", mgf=1, attributes="NO_LOCK"),
        sector(4, 13, "9", mgf=1, sd="courage", attributes="NO_FIND"),
        bunker(5, "13", mgf=1, sd="courage"),
    ),
    lines="1:1 2:2 3:2 4:3 bunker:4",
    lateral="1-2 3-4* 4-5 6-7 7-8 9-10 10-11 12-13",
    advance="1-3 1-4 2-4 2-5 3-6 4-7# 5-8 6-9* 7-10* 8-11* 9-12 10-12 10-13 11-13 12-bunker 13-bunker",
    regular="beachmaster chaplain corporal minesweeper scout sharpshooter veteran",
    unique="captain combat-photographer engineer lieutenant quartermaster",
    special="bazooka dexedrine flak-vest gammon-bomb lucky-charm signalling-lamp",
    # the shingle, the sea wall and its villas, then the strongpoint behind the tram line
    ground="sea sand shingle village village bocage battery",
    listed="09",
    notes="01 02 06 10 11",
    listing="reconstructed",
)

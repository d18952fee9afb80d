"""N-15 Port-en-Bessin: a harbour between two hills, the first of them a Bunker inside the map."""

from __future__ import annotations

from hhour.dday.rules.map.beach import beach, bunker, sector

BEACH = beach(
    "n-15",
    "A-MAP-N15",
    (
        sector(0, 1, "3", start="4 soldiers, 1 courage"),
        sector(1, 2, "4", attributes="BONUS(TOOL,1)"),
        sector(1, 3, "5", attributes="NO_FIND, BONUS(STAR,1)"),
        sector(1, 4, "4", attributes="JOIN(platoon-leader)"),
        sector(2, 5, "7", mgf=1, attributes="FOUR_GAIN(5)"),
        sector(2, 6, "6", black=True),
        sector(2, 7, "8", mgf=1, attributes="FREE_ITEM(bazooka)"),
        sector(3, 8, "10", mgf=1, attributes="MID_BUNKER, AWARD_FIRST"),
        sector(3, 9, "8", black=True, mgf=2),
        sector(3, 10, "9", mgf=1, requirement="SACRIFICE(any)"),
        sector(4, 11, "10", mgf=1, requirement="NEED(platoon-leader/captain)"),
        sector(4, 12, "11", mgf=1, attributes="BONUS(COURAGE,1)"),
        bunker(5, "15", mgf=1, sd="specialist"),
    ),
    lines="1:1 2:2 3:2 4:3 bunker:4",
    lateral="2-3 3-4 5-6# 6-7 8-9 9-10# 11-12",
    advance="1-2 1-3 1-4 2-5* 3-6 4-7* 5-8 6-9 7-10 8-11 9-11 9-12 10-12* 11-bunker 12-bunker",
    regular="beachmaster corporal hero medic minesweeper platoon-leader veteran",
    unique="captain decoy lieutenant marksman quartermaster",
    special="ammo-box gammon-bomb pocket-bible rangefinder wirecutters",
    # inland from the hill behind the town, down to the harbour and up the cliffs
    ground="wood field bocage road village cliff battery",
    listed="09",
    notes="01 02 06 10 11 12 13",
    listing="reconstructed",
)

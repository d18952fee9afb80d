"""N-23 Strongpoint Hillman: two gaps in the wire that all must pass, and one man who may walk ahead."""

from __future__ import annotations

from hhour.dday.rules.map.beach import beach, bunker, sector

BEACH = beach(
    "n-23",
    "W-MAP-N23",
    (
        sector(0, 1, "3/5/7", start="4 soldiers, 1 star"),
        sector(0, 2, "3/5/7", start="5 soldiers, corporal"),
        sector(1, 3, "4/8/12", attributes="BONUS(COURAGE,1)"),
        sector(1, 4, "6/10/14", mgf=1, attributes="VEHICLE(scout-car,pay), BONUS(TOOL,1)"),
        sector(2, 5, "8", black=True, mgf=1, attributes="CAPACITY(2)"),
        sector(3, 6, "9/13/17", mgf=1, attributes="NO_RECRUIT, BONUS(SOLDIER,1)"),
        sector(3, 7, "9/13/17", mgf=1, attributes="JOIN(medic)"),
        sector(4, 8, "11", black=True, mgf=2, attributes="CAPACITY(2)"),
        sector(5, 9, "12", mgf=1, attributes="BONUS(COURAGE,1)", requirement="SACRIFICE(any)"),
        sector(5, 10, "13", mgf=1, sd="courage", attributes="AWARD_FIRST"),
        bunker(6, "17", mgf=1),
    ),
    lines="1:1 2:2 3:2 4:2 5:3 bunker:4",
    lateral="1-2 3-4 6-7* 9-10",
    advance="1-3 2-4 3-5 4-5 5-6 5-7* 6-8 7-8 8-9 8-10* 9-bunker 10-bunker",
    regular="corporal hero medic minesweeper platoon-leader scout veteran",
    unique="captain engineer general grenadier lieutenant",
    special="ammo-box bazooka lucky-charm mortar",
    listing="reconstructed",
    ground="field bocage field field field battery battery battery",  # no sea: the corn ridge above Colleville
    listed="12",
    notes="01 02 06 09 10 11 12 13 20 21 22 23",
    earlier={4: "1=3 2=3 3=4/6/8 4=6 6=9 7=9"},
)

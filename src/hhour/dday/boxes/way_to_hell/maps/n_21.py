"""N-21 Brécourt Manor Assault: three guns in the hedges that make the fourth, the bunker, harder."""

from __future__ import annotations

from hhour.dday.rules.map.beach import beach, bunker, sector

BEACH = beach(
    "n-21",
    "W-MAP-N21",
    (
        sector(0, 1, "3/5/7", start="3 soldiers, 2 stars, 1 courage"),
        sector(1, 2, "6/10/14", attributes="BONUS(TOOL,1)"),
        sector(1, 3, "6/10/14", attributes="JOIN(sharpshooter)"),
        sector(2, 4, "7/11/15", mgf=1, attributes="GUN(1)"),
        sector(2, 5, "9/13/17", attributes="BONUS(STAR,1)"),
        sector(2, 6, "8/12/16", attributes="NO_LOCK"),
        sector(3, 7, "10/14/18", mgf=1, attributes="FREE_ITEM(gammon-bomb)"),
        sector(3, 8, "10/14/18", mgf=1, attributes="GUN(2)", requirement="SACRIFICE(any)"),
        sector(4, 9, "13", mgf=1, attributes="GUN(3), FREE_ITEM(strategic-map)"),
        sector(4, 10, "11", black=True, mgf=2),
        sector(4, 11, "14", attributes="BONUS(COURAGE,1)", requirement="NEED(scout/pathfinder)"),
        bunker(5, "13", mgf=1),
    ),
    lines="1:1 2:2 3:2 4:3 bunker:3",
    lateral="2-3* 4-5 5-6 7-8 9-10 10-11",
    advance="1-2 1-3 2-4 2-5 3-5# 3-6 4-7 5-7* 5-8 6-8* 7-9 7-10 8-10 8-11* 9-bunker 10-bunker 11-bunker",
    regular="corporal medic paratrooper pathfinder scout sharpshooter veteran",
    unique="captain general grenadier lieutenant marksman",
    special="ammo-box bazooka gammon-bomb strategic-map",
    listing="reconstructed",
    ground="bocage bocage bocage wood field field battery",  # no sea: hedges and sunken lanes around the manor
    listed="12",
    notes="01 02 06 09 10 11 12 13 20 21 22 23 24",
    earlier={4: "1=3 2=5 3=5 4=6 5=8 6=7/9/11 7=9 8=9 9=10 11=12"},
)

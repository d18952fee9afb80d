"""N-07 Pointe du Hoc: the cliffs of sectors 9 and 10."""

from __future__ import annotations

from hhour.dday.rules.map.beach import beach, bunker, sector

BEACH = beach(
    "n-07",
    "B-MAP-N07",
    (
        sector(0, 1, "3", start="4 soldiers"),
        sector(0, 2, "2", start="1 soldier, 3 courage", printed="start: 1 soldier, 3 courage"),
        sector(1, 3, "4/8/12", attributes="BONUS(TOOL,1)"),
        sector(1, 4, "4", mgf=1, attributes="NO_FIND, BONUS(STAR,1)", printed="NO_FIND"),
        sector(1, 5, "5/9/13", attributes="BONUS(COURAGE,1)"),
        sector(2, 6, "6", mgf=1, attributes="BONUS(TOOL,1)", requirement="NEED(point-man)"),
        sector(2, 7, "9", attributes="RETREAT(9,10)", printed="RETREAT"),
        sector(2, 8, "7", mgf=1, requirement="NEED(corporal)"),
        sector(3, 9, "2", mgf=1, attributes="CLIMB", printed="CLIMB"),
        sector(3, 10, "5", attributes="CLIMB", printed="CLIMB"),
        sector(4, 11, "11", mgf=1, requirement="SACRIFICE(any)"),
        sector(4, 12, "10", mgf=1, requirement="NEED(platoon-leader)"),
        bunker(5, "16", mgf=1),
    ),
    lines="1:1 2:2 3:2 4:3 bunker:4",
    lateral="3-4* 4-5* 6-7 7-8 11-12*",
    advance="1-3 1-4 2-4 2-5 3-6 4-7 5-8 6-9 7-9 7-10 8-10 9-11 10-12 11-bunker 12-bunker*",
    regular="corporal hero medic platoon-leader point-man sharpshooter veteran",
    unique="captain lieutenant marksman quartermaster war-correspondent",
    special="ammo-box command-jacket dispatch-case grappling-hook rangefinder rope-ladder",
    ground="sea shingle cliff cliff battery battery battery",  # cliffs, above them ground ploughed by bombs
    listed="03",
    notes="01 02 C01 C02 C03 C04 C05 C06 C07 C08 C09 C10 C11 C12",
    earlier={1: "3=4/6/8 5=5/7/9"},
)

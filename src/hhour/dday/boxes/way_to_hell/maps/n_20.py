"""N-20 Juno Beach, Nan Green: a sea wall that is a barrier, and companies that follow the first into the town."""

from __future__ import annotations

from hhour.dday.rules.map.beach import beach, bunker, sector

BEACH = beach(
    "n-20",
    "W-MAP-N20",
    (
        sector(0, 1, "4/6/8", start="5 soldiers"),
        sector(0, 2, "3/5/7", start="3 soldiers, 3 courage"),
        sector(0, 3, "4/6/8", start="4 soldiers, 2 stars"),
        sector(1, 4, "8/12/16", attributes="VEHICLE(amphibious-tank,pay)"),
        sector(1, 5, "8/12/16", mgf=1, attributes="JOIN(beachmaster)"),
        sector(2, 6, "9/13/17", attributes="BONUS(STAR,1)", requirement="NEED(corporal)"),
        sector(2, 7, "8", black=True, mgf=1, attributes="BONUS(COURAGE,1)"),
        sector(2, 8, "10/14/18", attributes="NO_FIND"),
        sector(3, 9, "10/14/18", attributes="PENALTY(STAR,1)"),
        sector(3, 10, "9", mgf=2),
        sector(3, 11, "12/16/20", attributes="FREE_ITEM(flak-vest)", requirement="SACRIFICE(any)"),
        sector(4, 12, "12", mgf=1, sd="specialist", attributes="LOCK(1)"),
        sector(4, 13, "16", mgf=1, attributes="FOUR_LOSE(3)"),
        bunker(5, "24", mgf=2),
    ),
    lines="1:1 2:2 3:3 4:3 bunker:4",
    lateral="1-2 2-3 4-5* 6-7 7-8 9-10* 10-11 12-13",
    advance="1-4 2-4 2-5 3-5 4-6* 4-7 5-7 5-8* 6-9# 7-10 8-11 9-12 10-12* 10-13* 11-13* 12-bunker 13-bunker",
    regular="beachmaster corporal hero medic minesweeper platoon-leader veteran",
    unique="captain combat-photographer engineer lieutenant quartermaster",
    special="flak-vest gammon-bomb signalling-lamp wirecutters",
    listing="reconstructed",
    ground="sea sand sand village village village battery",  # a small port right behind the sea wall
    listed="12",
    notes="01 02 06 09 10 11 12 13 20 21 22 23",
    earlier={4: "1=4 2=3 3=4 4=6 5=6 6=7 8=8 9=8/10/12 11=10 13=13 bunker=18"},
)

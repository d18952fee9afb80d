"""N-08 Merville Battery: wire around sectors 6 and 9, and a bunker that only a Battle Cry opens."""

from __future__ import annotations

from hhour.dday.rules.map.beach import beach, bunker, sector

BEACH = beach(
    "n-08",
    "B-MAP-N08",
    (
        sector(0, 1, "3/5/7", start="4 soldiers"),
        sector(0, 2, "2/4/6", start="1 soldier, 2 stars", printed="start: 1 soldier, 2 stars"),
        sector(1, 3, "5/9/13", attributes="BONUS(TOOL,1)"),
        sector(1, 4, "4", mgf=1, attributes="BONUS(STAR,1), LOCK(3), GENERAL_CANCELS", printed="GENERAL_CANCELS"),
        sector(1, 5, "5/9/13", attributes="BONUS(COURAGE,1)"),
        sector(2, 6, "8", attributes="FREE_ITEM(medal-case)", printed="barriers, FREE_ITEM(medal-case)"),
        sector(2, 7, "7", mgf=1, requirement="NEED(corporal)"),
        sector(2, 8, "7", mgf=1, requirement="NEED(pathfinder)", printed="holds the mortar in Deadstick"),
        sector(
            3,
            9,
            "9",
            attributes="FREE_ITEM(dexedrine); solo: FREE_ITEM(signalling-lamp)",
            printed="barriers, FREE_ITEM(dexedrine)",
        ),
        sector(3, 10, "9", mgf=1, requirement="SACRIFICE(any)"),
        sector(3, 11, "11", attributes="DEF_FIXED", requirement="NEED(sharpshooter)", printed="DEF_FIXED"),
        sector(
            4,
            12,
            "12",
            mgf=1,
            attributes="LOCK(3), GENERAL_CANCELS",
            requirement="NEED(hero)",
            printed="GENERAL_CANCELS",
        ),
        sector(4, 13, "9", attributes="STAY_FOREVER", requirement="SACRIFICE(any)", printed="STAY_FOREVER"),
        bunker(5, "18", mgf=1, attributes="BATTLE_CRY_ONLY", printed="BATTLE_CRY_ONLY"),
    ),
    lines="1:1 2:2 3:2 4:3 bunker:4",
    lateral="3-4* 4-5* 6-7# 7-8 9-10# 10-11 12-13",
    advance="1-3 1-4 2-4 2-5 3-6# 3-7* 4-7* 5-8* 6-9# 6-10 7-10 7-11 8-11 "
    "9-12 10-12* 10-13* 11-13* 12-bunker 13-bunker",
    regular="corporal hero medic minesweeper paratrooper pathfinder sharpshooter",
    unique="captain grenadier lieutenant marksman quartermaster",
    special="flak-vest mortar strategic-map wirecutters",
    ground="field bocage marsh field wood battery battery",  # no sea: fields and orchards around the battery
    listed="11",
    notes="01 02 03 04 05 06 07 08 09 10",
    earlier={1: "1=3 2=2 13=7", 4: "3=5/7/9 5=5/7/9"},
)

"""N-17 Crisbecq Battery: a long way up to guns that call fire down on themselves."""

from __future__ import annotations

from hhour.dday.rules.map.beach import beach, bunker, sector

BEACH = beach(
    "n-17",
    "A-MAP-N17",
    (
        sector(0, 1, "3", start="5 soldiers"),
        sector(0, 2, "4", start="3 soldiers, 2 stars, 1 courage"),
        sector(1, 3, "5", attributes="BONUS(STAR,1)"),
        sector(1, 4, "6", attributes="NO_SKULL_REROLL, BONUS(TOOL,1)"),
        sector(1, 5, "5", attributes="BONUS(COURAGE,1)"),
        sector(2, 6, "8", attributes="PENALTY(STAR,2)"),
        sector(2, 7, "7", black=True, attributes="COMBAT_LOSS(1d6)"),
        sector(2, 8, "8", attributes="ENTRY_SOLDIERS(6), VEHICLE(tank,pay)"),
        sector(3, 9, "9", requirement="NEED(minesweeper)"),
        sector(3, 10, "10", mgf=1, sd="specialist", attributes="FOUR_GAIN(5)"),
        sector(3, 11, "9", requirement="NEED(hero/sharpshooter)"),
        sector(4, 12, "12", black=True, attributes="DEF_FIXED"),
        sector(4, 13, "8/11/14", attributes="NO_TRADE, BONUS(COURAGE,1)"),
        sector(4, 14, "11", mgf=1, requirement="SACRIFICE(any)"),
        sector(5, 15, "12", attributes="TOOL_LOSS(1)"),
        sector(5, 16, "13", mgf=1, attributes="NO_LOCK"),
        bunker(6, "18", mgf=1, sd="specialist"),
    ),
    lines="1:1 2:1 3:1 4:1 5:1 bunker:2",
    lateral="1-2 3-4 4-5 6-7 7-8 9-10* 10-11 12-13 13-14# 15-16",
    advance="1-3 1-4 2-4 2-5 3-6* 4-7* 5-8 6-9 7-10# 8-11 9-12 10-13 11-14 12-15* 13-15* 13-16* 14-16 "
    "15-bunker 16-bunker",
    regular="chaplain corporal hero medic minesweeper sharpshooter veteran",
    unique="captain decoy engineer general grenadier",
    special="ammo-box bazooka dispatch-case flak-vest gammon-bomb strategic-map",
    # from the flooded meadows behind the beach through the hedgerows to the casemates
    ground="marsh causeway bocage bocage field field battery battery",
    listed="09",
    notes="01 02 06 10 11 12 13",
    listing="reconstructed",
    earlier={3: "6=MGF1 8=MGF1 9=MGF1 10=MGF2 11=MGF1 13=MGF1 15=MGF1 bunker=MGF2 2:2 3:3 4:3 5:4 bunker:5"},
)

"""N-05 Juno Beach: a Tank in sector 5, and mine-free ways to bring it up."""

from __future__ import annotations

from hhour.dday.rules.map.beach import beach, bunker, sector

BEACH = beach(
    "n-05",
    "B-MAP-N05",
    (
        sector(0, 1, "4", start="4 soldiers, 1 courage"),
        sector(1, 2, "6/9/12", attributes="BONUS(COURAGE,1)"),
        sector(1, 3, "6/9/12", attributes="BONUS(STAR,1)"),
        sector(2, 4, "7", attributes="JOIN(scout)", printed="a Specialist joins free"),
        sector(2, 5, "5", mgf=1, attributes="VEHICLE(tank,pay), BONUS(TOOL,1)", printed="VEHICLE(tank,pay)"),
        sector(2, 6, "9", black=True),
        sector(3, 7, "10", attributes="LOCK(3), GENERAL_CANCELS", printed="GENERAL_CANCELS"),
        sector(3, 8, "8", mgf=1, attributes="PENALTY(STAR,3)", printed="PENALTY(STAR,3)"),
        sector(3, 9, "9", attributes="JOIN(beachmaster)", requirement="NEED(veteran)", printed="JOIN(beachmaster)"),
        sector(4, 10, "10", mgf=1, requirement="NEED(corporal)"),
        sector(4, 11, "10/12/14", attributes="FOUR_LOSE(3)", printed="FOUR_LOSE(3)"),
        sector(4, 12, "11", black=True, attributes="BONUS(COURAGE,1)"),
        sector(
            5,
            13,
            "14",
            attributes="FREE_ITEM(flame-thrower)",
            requirement="SACRIFICE(any)",
            printed="FREE_ITEM(flame-thrower)",
        ),
        sector(5, 14, "13", mgf=1, requirement="NEED(platoon-leader)"),
        bunker(6, "19", mgf=1),
    ),
    lines="1:1 2:2 3:2 4:2 5:3 bunker:4",
    lateral="2-3* 4-5 5-6 7-8 8-9 10-11 11-12 13-14*",
    advance="1-2 1-3 2-4 2-5 3-5 3-6 4-7 5-8 6-9* 7-10 8-11* 9-12* 10-13 11-13* 11-14* 12-14 13-bunker 14-bunker",
    regular="beachmaster corporal medic minesweeper platoon-leader scout veteran",
    unique="captain combat-photographer lieutenant quartermaster war-correspondent",
    special="lucky-charm dexedrine gammon-bomb rangefinder signalling-lamp toolkit",
    ground="sea sand sand dune village village bocage battery",  # seaside towns right behind the beach
    listed="09",
    notes="01 02 03 04 05 06 07 08",
    earlier={1: "2=5/7/9 3=5/7/9 bunker=16"},
)

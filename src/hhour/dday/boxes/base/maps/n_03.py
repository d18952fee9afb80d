"""N-03 Utah Beach: three ways to start and an item waiting in sectors 10 and 12."""

from __future__ import annotations

from hhour.dday.rules.map.beach import beach, bunker, sector

BEACH = beach(
    "n-03",
    "B-MAP-N03",
    (
        sector(0, 1, "3", start="4 soldiers"),
        sector(0, 2, "2", start="corporal, 0 soldiers", printed="start: Corporal, no soldiers"),
        sector(0, 3, "3", start="3 soldiers, 1 star, 1 courage"),
        sector(1, 4, "4/8/12", attributes="BONUS(COURAGE,1)"),
        sector(1, 5, "5/9/13", attributes="BONUS(STAR,1)"),
        sector(
            1,
            6,
            "4",
            mgf=1,
            sd="courage",
            attributes="NO_SKULL_REROLL, BONUS(TOOL,1)",
            printed="MGF, sd courage, NO_SKULL_REROLL",
        ),
        sector(2, 7, "8", black=True),
        sector(2, 8, "6", mgf=1, attributes="BONUS(TOOL,1)", requirement="NEED(scout)"),
        sector(2, 9, "8", attributes="BONUS(COURAGE,1)"),
        sector(
            3,
            10,
            "10",
            attributes="FREE_ITEM(shoulder-patch)",
            requirement="NEED(hero)",
            printed="FREE_ITEM(shoulder-patch)",
        ),
        sector(3, 11, "8/9/11", mgf=1, attributes="FOUR_GAIN(5)", printed="FOUR_GAIN(5)"),
        sector(
            3,
            12,
            "10",
            attributes="FREE_ITEM(flame-thrower)",
            requirement="SACRIFICE(any)",
            printed="FREE_ITEM(flame-thrower)",
        ),
        sector(4, 13, "11", mgf=1, sd="courage", requirement="NEED(chaplain)", printed="MGF, sd courage"),
        sector(4, 14, "12", mgf=1, sd="courage", requirement="SACRIFICE(any)", printed="MGF, sd courage"),
        bunker(5, "14", mgf=1),
    ),
    lines="1:1 2:2 3:2 4:3 bunker:4",
    lateral="4-5* 5-6* 7-8 8-9 10-11 11-12* 13-14",
    advance="1-4 2-5 3-6 4-7 5-8 6-9 7-10 8-11* 9-12 10-13* 11-13* 11-14* 12-14* 13-bunker 14-bunker",
    regular="beachmaster chaplain corporal hero minesweeper scout sharpshooter",
    unique="captain decoy general lieutenant",
    special="ammo-box dispatch-case lucky-charm pocket-bible rangefinder signalling-lamp",
    ground="sea sand dune causeway marsh bocage battery",  # low dunes, flooded meadows crossed by causeways
    listed="06",
    notes="01 02 03 04 05",
    earlier={1: "4=4/6/8 5=5/6/7"},
)

"""N-02 Omaha Beach: one door only, sector 9, and room for one Unit in sector 8."""

from __future__ import annotations

from hhour.dday.rules.map.beach import beach, bunker, sector

BEACH = beach(
    "n-02",
    "B-MAP-N02",
    (
        sector(0, 1, "3", start="4 soldiers"),
        sector(1, 2, "4/8/12", attributes="BONUS(STAR,1)"),
        sector(1, 3, "5/6/8", attributes="BONUS(COURAGE,1)", printed="explosion drawing"),
        sector(1, 4, "4/8/12", attributes="BONUS(TOOL,1)"),
        sector(2, 5, "5", mgf=1, sd="specialist", printed="MGF, sd specialist"),
        sector(2, 6, "8", black=True, attributes="BONUS(COURAGE,1)"),
        sector(
            3, 7, "9", mgf=1, attributes="NO_FIND", requirement="NEED(corporal)", printed="NO_FIND; explosion drawing"
        ),
        sector(3, 8, "8", mgf=1, attributes="CAPACITY(1)", requirement="NEED(scout)", printed="CAPACITY(1)"),
        sector(
            4, 9, "11", mgf=1, requirement="SACRIFICE(any)", printed="last sector before the bunker; explosion drawing"
        ),
        bunker(5, "13", mgf=1),
    ),
    lines="1:1 2:2 3:2 4:3 bunker:4",
    lateral="2-3* 3-4* 5-6 7-8",
    advance="1-2 1-3 1-4 2-5 3-5 3-6 4-6 5-7 6-8 7-9* 8-9* 9-bunker",
    regular="corporal hero medic minesweeper scout sharpshooter veteran",
    unique="captain combat-photographer decoy lieutenant messenger",
    special="command-jacket dispatch-case flak-vest lucky-charm mortar strategic-map",
    ground="sea sand shingle dune cliff bocage battery",  # sand, the shingle bank, bluffs, hedged fields
    listed="06",
    notes="01 02 03 04 05",
    earlier={1: "2=4/5/7 4=4/5/7"},
)

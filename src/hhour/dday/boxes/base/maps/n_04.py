"""N-04 Gold Beach: two bunkers, both to be taken, with sector 11 between them."""

from __future__ import annotations

from hhour.dday.rules.map.beach import beach, bunker, sector

BEACH = beach(
    "n-04",
    "B-MAP-N04",
    (
        sector(0, 1, "3", start="4 soldiers"),
        sector(1, 2, "5/9/13", attributes="BONUS(TOOL,1)"),
        sector(1, 3, "5/9/13", attributes="BONUS(COURAGE,1)"),
        sector(2, 4, "7", attributes="BONUS(COURAGE,1)", requirement="NEED(platoon-leader)"),
        sector(2, 5, "5", mgf=1, attributes="BONUS(STAR,1)"),
        sector(2, 6, "9", black=True),
        sector(3, 7, "8", mgf=1, requirement="NEED(corporal)"),
        sector(3, 8, "10", mgf=1, attributes="AWARD_FIRST", printed="AWARD_FIRST"),
        sector(4, 9, "13", mgf=1, requirement="SACRIFICE(any)", printed="leads to a bunker"),
        sector(4, 10, "14", mgf=1, requirement="NEED(veteran)", printed="leads to a bunker"),
        bunker(5, "17", "BW", mgf=1, printed="second bunker on the map; exit into the top row"),
        sector(5, 11, "6", attributes="BONUS(COURAGE,1)", printed="top row between the bunkers"),
        bunker(5, "17", "BE", mgf=1, printed="second bunker on the map; exit into the top row"),
    ),
    lines="1:1 2:2 3:2 4:3 5:3 BW:4 BE:4",
    lateral="2-3* 4-5 5-6 7-8 9-10 BW-11 11-BE",
    advance="1-2 1-3 2-4 2-5* 3-5* 3-6 4-7 5-7 5-8 6-8 7-9* 8-10* 9-BW 9-11 10-11 10-BE",
    regular="beachmaster corporal medic minesweeper platoon-leader sharpshooter veteran",
    unique="captain engineer lieutenant quartermaster messenger",
    special="bazooka dexedrine flak-vest gammon-bomb lucky-charm pocket-bible",
    ground="sea sand sand marsh field village battery",  # sand over clay, wet meadows, the villages of the coast road
    listed="10",
    notes="01 02 03 04 05 06 07 08 09",
    awards=(("victoria-cross", "8"),),
    earlier={1: "2=5/6/8 3=5/6/8 9=10 10=11 BW=12 BE=12"},
)

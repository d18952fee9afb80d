"""N-06 Sword Beach: three sectors whose nature a die decides."""

from __future__ import annotations

from hhour.dday.rules.map.beach import beach, bunker, sector

BEACH = beach(
    "n-06",
    "B-MAP-N06",
    (
        sector(0, 1, "3/5/7", start="4 soldiers"),
        sector(1, 2, "5/8/11", attributes="BONUS(TOOL,1)"),
        sector(1, 3, "5/8/11", attributes="BONUS(COURAGE,1)"),
        sector(1, 4, "4/7/10", attributes="BONUS(SKULL,1)", printed="BONUS(SKULL)"),
        sector(2, 5, "5", mgf=1, attributes="JOIN_FIRST(lieutenant)", printed="JOIN_FIRST(lieutenant)"),
        sector(2, 6, "8/12/16", attributes="RANDOM(A)", printed="RANDOM"),
        sector(2, 7, "8/12/16", attributes="RANDOM(B)", printed="RANDOM"),
        sector(3, 8, "9", black=True, attributes="BONUS(COURAGE,1)"),
        sector(3, 9, "7", mgf=1, attributes="BONUS(STAR,1)", requirement="NEED(scout)"),
        sector(3, 10, "9", requirement="NEED(corporal)"),
        sector(4, 11, "10", attributes="RANDOM(C)", printed="RANDOM"),
        sector(4, 12, "8/10/12", mgf=1),
        sector(4, 13, "10", mgf=1, attributes="NO_FIND"),
        sector(5, 14, "12", mgf=1, requirement="NEED(hero)"),
        sector(5, 15, "13", mgf=1, attributes="AWARD_FIRST", requirement="SACRIFICE(any)", printed="AWARD_FIRST"),
        bunker(6, "17", mgf=1),
    ),
    lines="1:1 2:2 3:2 4:2 5:3 bunker:4",
    lateral="2-3* 3-4# 5-6 6-7 8-9 9-10 11-12 12-13 14-15",
    advance="1-2 1-3 1-4 2-5 3-6 4-7 5-8 6-9* 7-10 8-11* 9-12# 10-13* 11-14 12-14* 12-15* 13-15 14-bunker 15-bunker",
    regular="chaplain corporal hero point-man minesweeper scout veteran",
    unique="captain lieutenant marksman messenger quartermaster",
    special="ammo-box dispatch-case lucky-charm pocket-bible rangefinder toolkit",
    ground="sea sand dune village village field field battery",  # villas, then the fields up to the inland strongpoints
    listed="04",
    notes="01 02 03 R01 R02 R03 R04",
    random={
        "A": (
            "COMBAT_LOSS(1d6)",  # Mortar fire
            "NO_SKULL_REROLL",  # Slippery ground
            "PENALTY(STAR,1)",  # Foxholes
            "BONUS(COURAGE,1)",  # Cover
            "VEHICLE(half-track,pay)",  # Half-track
            "AWARD_FIRST",  # Field of honour
        ),
        "B": (
            "CANT_STAY",  # Artillery barrage
            "PENALTY(COURAGE,1)",  # Fallen tank crew
            "SKULL_ANY(1)",  # Snipers
            "BONUS(STAR,1)",  # Trench
            "VEHICLE(bulldozer,pay)",  # Bulldozer
            "NO_LOCK",  # Vantage point
        ),
        "C": (
            "COMBAT_LOSS_UNLESS(minesweeper,1d6)",  # Booby traps
            "NO_BATTLE_CRY",  # Crossfire
            "STAR_LOSS(1)",  # Ambush
            "CANT_STAY",  # Artillery barrage
            "VEHICLE(armored-car,free)",  # Armored car
            "RWB_SOLDIER(1)",  # Rallying point
        ),
    },
    earlier={1: "1=3 2=5/6/8 3=5/6/8 4=4/5/7 6=8 7=8"},
)

"""N-16 La Fière Causeway: everybody must go over one narrow road through the flooded valley."""

from __future__ import annotations

from hhour.dday.rules.map.beach import beach, bunker, sector

BEACH = beach(
    "n-16",
    "A-MAP-N16",
    (
        sector(0, 1, "3", start="4 soldiers, 1 star"),
        sector(0, 2, "3", start="2 soldiers, 3 courage"),
        sector(1, 3, "6", attributes="JOIN(paratrooper)"),
        sector(1, 4, "5", attributes="BONUS(TOOL,1)"),
        sector(2, 5, "7", attributes="DICE(5)"),
        sector(2, 6, "6", attributes="BONUS(STAR,1), NO_TRADE"),
        sector(3, 7, "9", black=True, mgf=1, attributes="NO_BATTLE_CRY, CAPACITY(1)"),
        sector(4, 8, "9", attributes="ENTRY_SOLDIERS(1d6)"),
        sector(4, 9, "10", attributes="STAR_LOSS(1)", requirement="NEED(sharpshooter/hero)"),
        sector(4, 10, "8", black=True),
        sector(5, 11, "11", attributes="BONUS(SOLDIER,1)", requirement="SACRIFICE(any)"),
        sector(5, 12, "12", attributes="NO_LOCK"),
        bunker(6, "16", mgf=1, sd="specialist"),
    ),
    lines="1:1 2:1 3:1 4:1 5:1 bunker:2",
    lateral="1-2 3-4 5-6* 8-9* 9-10# 11-12",
    advance="1-3 2-4 3-5 4-6 5-7* 6-7* 7-8 7-9 7-10 8-11 9-11* 9-12* 10-12 11-bunker 12-bunker",
    regular="corporal hero medic minesweeper paratrooper pathfinder sharpshooter",
    unique="captain decoy general lieutenant war-correspondent",
    special="ammo-box bazooka command-jacket dexedrine flak-vest signalling-lamp",
    # the railway, the manor, the flooded Merderet, then the fields around the chapel
    ground="wood road field field causeway marsh bocage battery",
    listed="09",
    notes="01 02 06 10 11 12",
    listing="reconstructed",
    earlier={3: "5=MGF1 7=MGF2 8=MGF1 10=MGF1 11=MGF1 2:2 3:3 4:2 5:3 bunker:5"},
)

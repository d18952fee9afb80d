"""N-01 Exercise Tiger: the rehearsal, in three levels; the only map whose every value is printed."""

from __future__ import annotations

from hhour.dday.rules.map.beach import beach, bunker, level, sector

PHOTO = "all (photo)"

BEACH = beach(
    "n-01",
    "B-MAP-N01",
    (
        sector(0, 1, "2", start="4 soldiers", printed=PHOTO),
        sector(1, 2, "4", attributes="BONUS(COURAGE,1), JOIN(scout)", printed=PHOTO),
        sector(1, 3, "4", attributes="BONUS(STAR,1), JOIN(sharpshooter)", printed=PHOTO),
        sector(2, 4, "6", black=True, printed=PHOTO),
        sector(2, 5, "3", mgf=1, attributes="BONUS(TOOL,1)", requirement="NEED(corporal)", printed=PHOTO),
        sector(2, 6, "6", black=True, printed=PHOTO),
        sector(3, 7, "8", mgf=1, attributes="NO_LOCK", requirement="SACRIFICE(any)", printed=PHOTO),
        sector(3, 8, "8", mgf=1, attributes="DICE(5)", printed=PHOTO),
        sector(4, 9, "10", mgf=1, attributes="NO_FIND", printed=PHOTO),
        sector(4, 10, "10", mgf=1, attributes="ENTRY_SOLDIERS(1d6)", requirement="SACRIFICE(any)", printed=PHOTO),
        bunker(5, "12", mgf=1, printed=PHOTO),
    ),
    lines="1:1 2:2 3:2 4:3 bunker:4",
    lateral="2-3* 4-5 5-6 7-8 9-10",
    advance="1-2 1-3 2-4 2-5 3-5 3-6 4-7 5-7* 5-8* 6-8 7-9* 8-10* 9-bunker 10-bunker",
    regular="beachmaster corporal medic minesweeper scout sharpshooter veteran",
    unique="captain engineer lieutenant messenger general",
    special="bazooka dispatch-case flak-vest lucky-charm strategic-map toolkit",
    ground="sea shingle shingle causeway marsh bocage bocage",  # Slapton Sands, the Ley behind it, Devon fields
    listed="A02",
    notes="01 02 03 04 05",
    levels=(
        level(
            "practice",
            "B-MAP-N01-P",
            ignores="attributes requirements mgf mines specialists items vehicles awards",
            faces="SOLDIER TWO_SOLDIERS COURAGE",
            alone=True,
            notes="01 02 03 04 05 06 07",
            sets="04",
            specialists="04",
            items="04",
            awards="04",
        ),
        level(
            "basic",
            "B-MAP-N01-T",
            regular="beachmaster corporal medic minesweeper sharpshooter",
            unique="captain lieutenant engineer general",
            ignores="attributes requirements items vehicles awards",
            faces="SKULL STAR SOLDIER TWO_SOLDIERS COURAGE",
            alone=True,
            notes="01 02 03 04 05 06",
            sets="04",
            items="03",
            awards="05",
        ),
        level(
            "advanced",
            "B-MAP-N01-A",
            regular="beachmaster corporal medic minesweeper scout sharpshooter veteran",
            unique="captain engineer lieutenant messenger general",
            special="bazooka dispatch-case flak-vest lucky-charm strategic-map toolkit",
            notes="01 02",
        ),
    ),
    geometry="printed",
)

"""The 40 Special Missions and what each requires (W-CARD-MISS-01 to 40)."""

from __future__ import annotations

from typing import Final

from hhour.dday.boxes.way_to_hell.missions.needs import Needs, read_needs
from hhour.dday.rules.cards.card import DISCARD, Card

MISSION: Final = "mission"
NEEDS = "missions"

# slug, rule, what it requires, where that comes from
_TABLE: Final = (
    ("deglopper-stand", "W-CARD-MISS-01", "S:hero; R:COURAGE; stars 3", "printed"),
    ("aitken-attempt", "W-CARD-MISS-02", "S:sharpshooter/marksman; I:flame-thrower; P:bunker-adjacent", "printed"),
    ("fleming-investigation", "W-CARD-MISS-03", "S:combat-photographer; I:mine-detector; R:TOOL", "printed"),
    ("howard-bridge", "W-CARD-MISS-04", "S:platoon-leader/corporal; R:TWO_SOLDIERS; courage 2", "reconstructed"),
    ("brotheridge-charge", "W-CARD-MISS-05", "S:veteran; I:grenade; courage 3", "reconstructed"),
    ("rudder-climb", "W-CARD-MISS-06", "S:sharpshooter/point-man; R:SKULL", "reconstructed"),
    ("lomell-guns", "W-CARD-MISS-07", "S:scout; I:grenade; stars 2", "reconstructed"),
    ("cota-order", "W-CARD-MISS-08", "S:corporal; I:bangalore-torpedo", "reconstructed"),
    ("millin-march", "W-CARD-MISS-09", "S:beachmaster/chaplain; R:COURAGE", "reconstructed"),
    ("monteith-lead", "W-CARD-MISS-10", "S:minesweeper; R:STAR", "reconstructed"),
    ("pinder-radio", "W-CARD-MISS-11", "I:field-radio; soldiers 5; courage 2", "reconstructed"),
    ("barrett-rescue", "W-CARD-MISS-12", "S:medic; R:SOLDIER", "reconstructed"),
    ("capa-frames", "W-CARD-MISS-13", "S:combat-photographer; I:lucky-charm; courage 3", "reconstructed"),
    ("montlaur-wager", "W-CARD-MISS-14", "S:corporal; I:bazooka", "reconstructed"),
    ("turnbull-roadblock", "W-CARD-MISS-15", "S:platoon-leader/sharpshooter; soldiers 10", "reconstructed"),
    ("steele-steeple", "W-CARD-MISS-16", "S:paratrooper/decoy; I:lucky-charm; stars 3", "reconstructed"),
    ("szabo-rearguard", "W-CARD-MISS-17", "S:sharpshooter/marksman; I:ammo-box; courage 2", "reconstructed"),
    ("hall-transmission", "W-CARD-MISS-18", "S:messenger/scout; I:field-radio; courage 2", "reconstructed"),
    ("wake-ride", "W-CARD-MISS-19", "S:scout/messenger; I:walkie-talkie; courage 4", "reconstructed"),
    ("khan-silence", "W-CARD-MISS-20", "I:walkie-talkie; stars 5", "reconstructed"),
    ("dejongh-line", "W-CARD-MISS-21", "S:pathfinder/scout; I:strategic-map; soldiers 3", "reconstructed"),
    ("bohec-lesson", "W-CARD-MISS-22", "I:gammon-bomb; I:toolkit; stars 2", "reconstructed"),
    ("flavin-forecast", "W-CARD-MISS-23", "I:binoculars; R:STAR", "reconstructed"),
    ("pujol-deception", "W-CARD-MISS-24", "S:decoy; I:command-jacket; courage 2", "reconstructed"),
    ("roberts-tents", "W-CARD-MISS-25", "S:medic; courage 3; stars 2", "reconstructed"),
    ("evershed-return", "W-CARD-MISS-26", "S:medic/chaplain; R:TWO_SOLDIERS", "reconstructed"),
    ("mason-tanker", "W-CARD-MISS-27", "I:toolkit; ip 20", "reconstructed"),
    ("higgins-boats", "W-CARD-MISS-28", "R:TOOL; ip 15", "reconstructed"),
    ("foster-bren", "W-CARD-MISS-29", "D:TOOL*4", "reconstructed"),
    ("topham-crossing", "W-CARD-MISS-30", "S:medic; R:COURAGE", "reconstructed"),
    ("foote-choice", "W-CARD-MISS-31", "S:chaplain; courage 4", "reconstructed"),
    ("lost-battalion", "W-CARD-MISS-32", "S:veteran; R:SOLDIER", "reconstructed"),
    ("ngarimu-ridge", "W-CARD-MISS-33", "S:point-man/hero; D:red-COURAGE*2", "reconstructed"),
    ("ghadge-charge", "W-CARD-MISS-34", "S:grenadier/veteran; I:grenade; P:mgf", "reconstructed"),
    ("skarbek-bargain", "W-CARD-MISS-35", "S:decoy/messenger; ip 20", "reconstructed"),
    ("honour-lamp", "W-CARD-MISS-36", "S:beachmaster; I:signalling-lamp", "reconstructed"),
    ("lillyman-lights", "W-CARD-MISS-37", "I:signalling-lamp; stars 3", "reconstructed"),
    ("peregory-trench", "W-CARD-MISS-38", "I:grenade; D:SKULL*3", "reconstructed"),
    ("cole-bayonets", "W-CARD-MISS-39", "I:whistle; R:COURAGE; soldiers 4", "reconstructed"),
    ("wright-moore-church", "W-CARD-MISS-40", "S:medic; S:chaplain/corporal; courage 2", "reconstructed"),
)

REQUIREMENTS: Final[dict[str, Needs]] = {slug: read_needs(text) for slug, _, text, _ in _TABLE}
WRITTEN: Final[dict[str, str]] = {slug: text for slug, _, text, _ in _TABLE}

CARDS = tuple(
    Card(slug, MISSION, rule, 0, ("upkeep",), (), None, DISCARD, None, True, provenance)
    for slug, rule, _, provenance in _TABLE
)

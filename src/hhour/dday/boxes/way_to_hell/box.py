"""Way to Hell: five modules and loose components, each in a folder of its own; here they are put together."""

from __future__ import annotations

from hhour.dday.boxes.way_to_hell.beaches.module import MODULE as BEACHES
from hhour.dday.boxes.way_to_hell.components.module import MODULE as COMPONENTS
from hhour.dday.boxes.way_to_hell.gold.module import MODULE as GOLD
from hhour.dday.boxes.way_to_hell.heroes.module import MODULE as HEROES
from hhour.dday.boxes.way_to_hell.missions.module import MODULE as MISSIONS
from hhour.dday.boxes.way_to_hell.sea.module import MODULE as SEA
from hhour.dday.boxes.way_to_hell.shaef.module import MODULE as SHAEF
from hhour.dday.rules.box.box import Box
from hhour.dday.rules.box.joined import joined

BOX: Box = joined("way-to-hell", "W-GEN-05", BEACHES, COMPONENTS, GOLD, HEROES, MISSIONS, SHAEF, SEA)

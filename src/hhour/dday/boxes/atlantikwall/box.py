"""Atlantikwall: the modules of the box, put together."""

from __future__ import annotations

from hhour.dday.boxes.atlantikwall import components, supplies, terrain
from hhour.dday.boxes.atlantikwall.badges.module import MODULE as BADGES
from hhour.dday.boxes.atlantikwall.conditions.module import MODULE as CONDITIONS
from hhour.dday.boxes.atlantikwall.german.module import MODULE as GERMAN
from hhour.dday.boxes.atlantikwall.solitaire.module import MODULE as SOLITAIRE
from hhour.dday.rules.box.box import Box
from hhour.dday.rules.box.joined import joined

MODULES = (terrain.MODULE, components.MODULE, supplies.MODULE, CONDITIONS, BADGES, GERMAN, SOLITAIRE)
BOX: Box = joined("atlantikwall", "A-GEN-01", *MODULES)

"""Which Items carry Explosive icons, and how many (A-OPT-06, A-OPT-07); Specialists and Vehicles carry none."""

from __future__ import annotations

from typing import Final

ICONS: Final = {
    "ammo-box": 1,
    "bangalore-torpedo": 1,
    "bazooka": 1,
    "flame-thrower": 1,
    "gammon-bomb": 1,
    "grenade": 1,
    "mortar": 1,
    "thermite-grenade": 1,
    "tnt": 2,
    "booby-traps": 1,
    "goliath-mine": 1,
    "molotov-cocktail": 1,
    "ammunition-crate": 1,
}

"""Operation Deadstick: Merville Battery and Sword Beach at one table, their bunkers back to back."""

from __future__ import annotations

from hhour.dday.rules.map.beach import Scenario

SCENARIO = Scenario(
    slug="deadstick",
    rule="B-DEAD",
    players=(2, 4),
    maps=("n-08", "n-06"),
    joints=(
        (("n-06", "14"), ("n-08", "13")),
        (("n-06", "15"), ("n-08", "12")),
    ),
    bunker_path=(("n-08", "bunker"), ("n-06", "bunker")),
    items=("bazooka", "gammon-bomb"),
    raised_map="n-06",
    raised_by=1,
    raised_until=("n-08", "8"),
    sealed_until=("n-08", "bunker"),
    solo_map="n-08",
    notes=tuple(f"B-DEAD-{number:02d}" for number in range(1, 22)),
)

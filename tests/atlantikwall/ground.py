"""Where the tests of the ground sit."""

from __future__ import annotations

from hhour.dday.rules.map.atlas import scan


def words_of(slug: str, sector: str) -> list[str]:
    return [str(word) for word in scan()[slug].sector(sector).attributes]

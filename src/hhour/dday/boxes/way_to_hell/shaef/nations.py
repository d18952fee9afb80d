"""Who plays: the four nations of the base game, SHAEF and Poland, and what the SHAEF deck is made of (W-SHAEF)."""

from __future__ import annotations

from typing import Final

from hhour.dday.rules.battle.book import Book
from hhour.kernel.faces import COLOUR_NAMES, PINK, RED
from hhour.kernel.roles import Role

SHAEF: Final = "shaef"
NATIONS: Final = ("usa", "uk", "canada", "france", SHAEF, "poland")
MOST: Final = len(NATIONS)
SET_UP_FOR: Final = 4  # five and six are set up as four are (W-GEN-51)

# the labels of the SHAEF deck; the cards are the base game's (W-SHAEF-10 to W-SHAEF-14)
REGULAR: Final = ("corporal", "medic", "minesweeper", "scout", "sharpshooter", "veteran")
RESERVE: Final = ("beachmaster", "chaplain", "hero", "platoon-leader", "point-man")
ADDED: Final = ("paratrooper", "pathfinder")
DECK: Final = REGULAR + RESERVE + ADDED


def nations(seats: int) -> tuple[str, ...]:
    """The nation of each seat: SHAEF has the fifth, or the last where fewer play; Poland the sixth (W-SHAEF-30)."""
    if seats > SET_UP_FOR:
        return NATIONS[:seats]
    return (*NATIONS[: seats - 1], SHAEF)


def seat_nations(book: Book) -> None:
    """Give every seat its nation and its dice (W-SHAEF-01, W-SHAEF-03).

    Five or six are dealt what four would be (W-SHAEF-20 to W-SHAEF-23).
    """
    if not book.is_on(SHAEF):
        return
    book.dealt_for = min(book.seats, SET_UP_FOR)
    if all(not role.name for role in book.roles):
        named = list(zip(book.roles, nations(book.seats), strict=True))
        book.paints = {role.seat: {RED: COLOUR_NAMES[PINK]} for role, nation in named if nation == SHAEF}
        book.roles = tuple(Role(role.seat, role.side, nation, role.played, role.secret) for role, nation in named)

"""Which cards a game puts on the table: the map's lists, changed by level, options and solo play (B-SETUP-19 to 26)."""

from __future__ import annotations

from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.cards.kinds import AWARD, ITEM, REGULAR, SPECIAL, UNIQUE, VEHICLE
from hhour.dday.rules.map.beach import Beach


def make_available(book: Book) -> None:
    """Fill in hands (B-SETUP-20), unique Specialists but those a sector has to give (B-MAP-N06-02), face-up items
    (B-SETUP-21), awards (B-SETUP-25) and vehicles (B-SETUP-26).
    """
    left_out = book.level.ignores if book.level is not None else ()
    everyone = book.setup.options.get("bazooka-joe") == "all"
    book.hands = tuple(_known(book, _regular(book, beach, everyone)) for beach in book.beaches)
    unique = [slug for beach in book.beaches for slug in _unique(book, beach, everyone)]
    reserved = {ground.join_first for ground in book.sectors if ground.join_first}
    book.unique = _known(book, tuple(slug for slug in dict.fromkeys(unique) if slug not in reserved))
    if book.has_items:
        book.face_up = _items(book)
    if book.has_awards:
        book.awards = book.named((AWARD,))
    if "vehicles" not in left_out:
        book.vehicles = book.named((VEHICLE,))
    book.repulsed = _is_repulsed(book)


def _is_repulsed(book: Book) -> bool:
    """Whether a failed assault may be tried again (R-ASSAULT-06): as the option says, or the map (R-ASSAULT-07)."""
    failure = book.setup.options.get("assault-failure", "by-map")
    return failure == "repulsed" or (failure == "by-map" and book.level is not None)


def _regular(book: Book, beach: Beach, everyone: bool) -> tuple[str, ...]:
    """The map's, or the level's (B-MAP-N01-T02), or all of them (B-OPT-04)."""
    if book.level is not None and not everyone:
        return book.level.regular
    return book.named((REGULAR,)) if everyone else beach.regular


def _unique(book: Book, beach: Beach, everyone: bool) -> tuple[str, ...]:
    """The map's, or the level's (B-MAP-N01-T02), or all of them (B-OPT-04)."""
    if book.level is not None and not everyone:
        return book.level.unique
    return book.named((UNIQUE,)) if everyone else beach.unique


def placed_items(book: Book) -> set[str]:
    """Items that lie in a sector and are kept out of the pool (B-SETUP-24)."""
    placed = {ground.free_item for ground in book.sectors if ground.free_item}
    placed |= {ground.lone.free_item for ground in book.sectors if ground.lone is not None}
    for beach in book.beaches:  # also those that solo play replaces: they are not on this table at all (B-MAP-N08-08)
        placed |= {slug for slug, _ in beach.placed}
    return placed


def _items(book: Book) -> tuple[str, ...]:
    """Regular ones (B-SETUP-22), the special ones of the maps (B-SETUP-23) or all of them (B-OPT-02), and
    those of Deadstick unless they are left out (B-DEAD-06).
    """
    placed = placed_items(book)
    special: list[str] = []
    if book.setup.options.get("bazooka-joe") in ("items", "all"):
        special = list(book.named((SPECIAL,)))
    elif not book.quartermasters_whim:  # otherwise they are drawn when the game begins (B-OPT-12)
        for beach in book.beaches:
            special += list(book.level.special if book.level is not None else beach.special)
        if book.scenario is not None and book.setup.options.get("deadstick-items", "on") == "on":
            special += list(book.scenario.items)
    chosen = list(book.named((ITEM,))) + [slug for slug in book.named((SPECIAL,)) if slug in special]
    return tuple(slug for slug in chosen if slug not in placed)


def _known(book: Book, slugs: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(slug for slug in slugs if slug in book.cards)

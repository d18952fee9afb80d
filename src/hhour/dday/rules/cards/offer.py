"""Which cards a game puts on the table: the map's lists, changed by level, options and solo play (B-SETUP-19 to 26)."""

from __future__ import annotations

from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.cards.kinds import AWARD, ITEM, REGULAR, SPECIAL, UNIQUE, VEHICLE
from hhour.dday.rules.map.beach import Beach


def make_available(book: Book) -> None:
    """Fill in hands, unique Specialists, face-up items, awards and vehicles."""
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
    failure = book.setup.options.get("assault-failure", "by-map")
    book.repulsed = failure == "repulsed" or (failure == "by-map" and book.level is not None)


def _regular(book: Book, beach: Beach, everyone: bool) -> tuple[str, ...]:
    if book.level is not None and not everyone:
        return book.level.regular
    return book.named((REGULAR,)) if everyone else beach.regular


def _unique(book: Book, beach: Beach, everyone: bool) -> tuple[str, ...]:
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

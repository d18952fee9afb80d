"""The routes of the automated Unit: as long as can be, along the edges where it may choose (A-SOLO-13 to -20). Pure."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from hhour.dday.rules.battle.book import Book, Edge

Route = tuple[int, ...]

STAY: Final = 2  # turns in a sector (A-SOLO-09)
LEFT: Final = 1
RIGHT: Final = 2


def stay(book: Book, sector: int) -> int:
    """The turns it stays in a sector; only a black shield drives it on (A-SOLO-10, A-SOLO-11)."""
    return 1 if book.sectors[sector].black else STAY


def routes(book: Book, start: int) -> list[Route]:
    """The routes from a start of which one is drawn (A-SOLO-17)."""
    found = _fewest_barriers(_all(book, start))
    found = _most(found, [turns(book, route) for route in found])
    return _most(found, [_edge_advances(book, route) for route in found])


def turns(book: Book, route: Route) -> int:
    """The turns a route takes, the one in the Bunker included (A-SOLO-17)."""
    return sum(stay(book, sector) for sector in route[:-1]) + 1


def way(book: Book, start: int, end: int) -> Edge:
    """The line between two sectors of a route: it may be mined (A-SOLO-28)."""
    return next(edge for edge in book.edges[start] if edge.target == end)


def _all(book: Book, start: int) -> list[tuple[Route, int]]:
    """Every way to a final Bunker that enters no sector twice, and the Barriers it crosses (A-SOLO-14, A-SOLO-20)."""
    found: list[tuple[Route, int]] = []

    def walk(route: Route, barriers: int) -> None:
        if book.sectors[route[-1]].final:
            found.append((route, barriers))
            return
        for edge in book.edges[route[-1]]:
            if edge.target not in route:
                walk((*route, edge.target), barriers + edge.barrier)

    walk((start,), 0)
    return found


def _fewest_barriers(found: list[tuple[Route, int]]) -> list[Route]:
    """None if there is such a way; else it has leave to cross the fewest there can be (A-SOLO-15, A-SOLO-18)."""
    fewest = min(barriers for _, barriers in found)
    return [route for route, barriers in found if barriers == fewest]


def _most(found: list[Route], numbers: list[int]) -> list[Route]:
    return [route for route, number in zip(found, numbers, strict=True) if number == max(numbers)]


def _edge_advances(book: Book, route: Route) -> int:
    """Advances from an edge sector to the edge sector of the next row on the same side (A-SOLO-13)."""
    return sum(bool(_sides(book, a) & _sides(book, b)) for a, b in pairwise(route) if _is_next_row(book, a, b))


def _is_next_row(book: Book, a: int, b: int) -> bool:
    return book.sectors[b].row == book.sectors[a].row + 1


def _sides(book: Book, sector: int) -> int:
    """The edges of its row that a sector lies on; a Bunker lies on none."""
    ground = book.sectors[sector]
    row = [one.column for one in book.sectors if one.beach == ground.beach and one.row == ground.row and not one.final]
    if ground.final:
        return 0
    return LEFT * (ground.column == min(row)) | RIGHT * (ground.column == max(row))

"""The table is laid: decks, draws of the options, and the question where each Unit lands (B-SETUP-13 to B-SETUP-25)."""

from __future__ import annotations

from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Battle, Unit
from hhour.dday.rules.cards.kinds import REGULAR, SPECIAL, UNIQUE
from hhour.dday.rules.cards.offer import placed_items
from hhour.dday.rules.fight.garrison import START
from hhour.kernel.chance import Chance
from hhour.kernel.event import Event

# how many of each price are drawn (B-OPT-08)
DEAL = ((2, 3), (3, 3), (4, 1))


def begin(book: Book, chance: Chance, sink: list[Event] | None) -> Field:
    """A new game with its first questions on the lanes: where each Unit lands (B-SETUP-15)."""
    battle = Battle([make(seat) for seat, make in enumerate(book.seating, 1)], len(book.sectors))
    p = Field(book, battle, chance, sink)
    if sink is not None:
        p.emit("began", 0, "B-SETUP-13", {"setup": str(book.setup)})
    battle.pool = book.unique
    battle.items = book.face_up
    battle.deck = book.awards
    battle.vehicles = book.vehicles
    battle.garrison = START if book.garrison_ai else 0  # R-AI-01
    if book.random_specialists:
        _deal_specialists(p)
    if book.quartermasters_whim:
        _deal_items(p)
    for box in book.boxes:
        if box.lay is not None:
            box.lay(p)
    if not book.prelude:  # else what begins with the battle waits for the landing (W-SEA-131)
        open_battle(p, battle.units)
    for unit in battle.units:
        if not p.happens("start", unit):
            p.push(unit.seat, "start")
    return p


def open_battle(p: Field, units: list[Unit]) -> None:
    """These Units come to the battle: what boxes begin with it begins for them."""
    for box in p.book.boxes:
        if box.opens is not None:
            box.opens(p, units)


def _draw(p: Field, seat: int, purpose: str, pile: list[str], count: int, start: int) -> list[str]:
    """So many cards of a shuffled pile, before turn 1, each a draw of its own (B-OPT-08, B-OPT-10, B-OPT-12)."""
    drawn: list[str] = []
    for n in range(count):
        slug = p.chance.pick(0, seat, purpose, start + n, tuple(pile))
        pile.remove(slug)
        drawn.append(slug)
    return drawn


def _deal_specialists(p: Field) -> None:
    """3, 3 and 1 Specialists of 2, 3 and 4 stars to each hand; as many unique ones as Units (B-OPT-08, B-OPT-10)."""
    book = p.book
    for unit in p.battle.units:
        hand: list[str] = []
        for cost, count in DEAL:
            pile = [slug for slug in book.named((REGULAR,)) if book.cards[slug].cost == cost]
            hand += _draw(p, unit.seat, "hand", pile, count, len(hand))
        unit.hand = tuple(slug for slug in book.named((REGULAR,)) if slug in hand)
        p.emit("dealt", unit.seat, "B-OPT-08", {"cards": unit.hand})
    pile = list(book.named((UNIQUE,)))
    p.battle.pool = tuple(_draw(p, 0, "unique", pile, book.dealt_for, 0))
    p.emit("dealt", 0, "B-OPT-10", {"cards": p.battle.pool})
    p.emit("warning", 0, "B-OPT-11", {"what": "requirements"})


def _deal_items(p: Field) -> None:
    """Two special items per Unit instead of the map's list (B-OPT-12)."""
    book = p.book
    pile = [slug for slug in book.named((SPECIAL,)) if slug not in placed_items(book)]
    drawn = _draw(p, 0, "items", pile, min(len(pile), 2 * book.dealt_for), 0)
    p.battle.items = book.face_up + tuple(drawn)
    p.emit("dealt", 0, "B-OPT-12", {"cards": tuple(drawn)})
    p.emit("warning", 0, "B-OPT-13", {"what": "items"})

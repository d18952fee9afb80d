"""What lies on the table for this module: the deck, the card of the turn, the Weather, and who is free of the card."""

from __future__ import annotations

from typing import Any, Final

from hhour.dday.boxes.atlantikwall.conditions import cards
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import BoxPart
from hhour.kernel.deck import Deck, deck_from_json

NAME: Final = "conditions"


class Conditions(BoxPart):
    """`card`: drawn this turn; `weather`: one that stays; `freed`: mask of the seats that bought themselves off."""

    def __init__(self) -> None:
        self.deck = Deck(tuple(card.slug for card in cards.CARDS))
        self.card = ""
        self.weather = ""
        self.freed = 0

    def copy(self) -> Conditions:
        new = Conditions.__new__(Conditions)
        new.deck = self.deck.copy()
        new.card = self.card
        new.weather = self.weather
        new.freed = self.freed
        return new

    def to_json(self) -> dict[str, object]:
        return {"deck": self.deck.to_json(), "card": self.card, "weather": self.weather, "freed": self.freed}

    def read_json(self, data: dict[str, Any]) -> None:
        self.deck = deck_from_json(data["deck"])
        self.card = data["card"]
        self.weather = data["weather"]
        self.freed = data["freed"]

    def in_force(self, seat: int) -> list[str]:
        """What holds for a seat: the card, if it has not paid (A-COND-14), then the Weather (A-COND-26, A-COND-27)."""
        found = [self.card] if self.card and not self.freed >> seat & 1 else []
        return [*found, self.weather] if self.weather else found

    def cancel(self) -> None:
        """The card of the turn is gone, all its parts (A-COND-14)."""
        self.deck.discard(self.card)
        self.card = ""
        self.freed = 0

    def clear(self) -> None:
        """Nothing is in force any more, not even the Weather (A-CARD-AWD-04)."""
        if self.card:
            self.cancel()
        if self.weather:
            self.deck.discard(self.weather)
            self.weather = ""


def conditions(p: Field) -> Conditions | None:
    """The module's things, where it is played."""
    part = p.battle.parts.get(NAME)
    return part if isinstance(part, Conditions) else None


def holds(p: Field, seat: int, slug: str) -> bool:
    """Whether a Battle Condition is in force for a seat."""
    part = conditions(p)
    return part is not None and slug in part.in_force(seat)

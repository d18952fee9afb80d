"""All cards there are, found by looking into every box: each deck file exports CARDS."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from hhour.dday.rules.cards.card import Card
from hhour.dday.rules.map.atlas import BOXES
from hhour.kernel.refusal import HHourError


@cache
def cards(boxes: tuple[str, ...] = ("base",)) -> dict[str, Card]:
    """The cards of these boxes by slug, in the order of their decks."""
    found: dict[str, Card] = {}
    for box in boxes:
        name = f"{BOXES}.{box.replace('-', '_')}"
        folder = importlib.import_module(name)
        for info in sorted(pkgutil.iter_modules(folder.__path__), key=lambda info: info.name):
            if info.ispkg:
                continue
            for card in getattr(importlib.import_module(f"{name}.{info.name}"), "CARDS", ()):
                if card.slug in found:
                    raise HHourError(f"two cards claim the slug {card.slug}")
                found[card.slug] = card
    return found

"""`@rule("B-ROLL-03")` names the rules a test would catch if they were broken."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from hhour.dday.rules.cards.card import Card


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the rule ids it stands for; tests/test_rule_coverage.py counts them."""
    return pytest.mark.rule(*ids)


def each_marked(cards: Iterable[Card]) -> list[Any]:
    """The cards to parametrize a test with, every one marked with its own rule."""
    return [pytest.param(card, marks=rule(card.rule), id=card.slug) for card in cards]

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


def marked(value: object, rule_id: str, name: str) -> Any:
    """What to parametrize a test with, marked with the rule it stands for."""
    return pytest.param(value, marks=rule(rule_id), id=name)


def each_marked(cards: Iterable[Card]) -> list[Any]:
    """Cards, every one marked with its own rule."""
    return [marked(card, card.rule, card.slug) for card in cards]

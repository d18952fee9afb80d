"""Reasons in words, for both games: the first sentence of the rule behind an event."""

from __future__ import annotations

import re
from typing import Final

from hhour import rulebook
from hhour.i18n.phrases import Phrases

_SENTENCE: Final = re.compile(r".+?\.(?=\s|$)", re.DOTALL)


def rule_line(rule_id: str, say: Phrases) -> str:
    """'[P-BAT-67] A lost skirmish ends the turn at once and the whole pot is lost.'"""
    rule = rulebook.get(rule_id)
    text = " ".join(rule.text.replace("**", "").split()) if rule is not None else ""
    first = _SENTENCE.match(text)
    return say.text("why-rule", rule=rule_id, text=first[0] if first else text).rstrip()

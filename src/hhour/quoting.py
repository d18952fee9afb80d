"""Rules quoted in the reader's language: what every *why?*, the reference and the table's pages say of an id."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from hhour import rulebook
from hhour.i18n import Language
from hhour.i18n.phrases import Phrases

_SENTENCE: Final = re.compile(r".+?(?:\.(?=\s|$)|。)", re.DOTALL)


def quoted(rule: rulebook.Rule, lang: Language) -> rulebook.Rule:
    """The rule in a language. A card says what the card says there; the rulebook translates the rest."""
    told = rulebook.told(rule, lang.code)
    if isinstance(rule, rulebook.Card) and lang.has(f"card-{rule.slug}", "text"):
        return replace(told, text=lang.attr(f"card-{rule.slug}", "text"))
    return told


def rule_line(rule_id: str, say: Phrases) -> str:
    """'[B-MOVE-10] The first sentence of the rule.'; the id alone if the rulebook lacks it."""
    rule = rulebook.get(rule_id)
    text = " ".join(quoted(rule, say.lang).text.replace("**", "").split()) if rule is not None else ""
    first = _SENTENCE.match(text)
    return say.text("why-rule", rule=rule_id, text=first[0] if first else text).rstrip()

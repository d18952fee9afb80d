"""A sentence that only puts words beside words is spelled here; Fluent takes fifty times as long to say the same.

Whatever needs grammar (a choice by number or gender, a term, a number that is written in groups) is left to Fluent.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

Parts = tuple[tuple[bool, str], ...]  # whether it is the name of something given, and that name or the words

UNGROUPED: Final = 1000  # from here on numbers are written as a language writes them
LONGEST: Final = 2500  # of what is given; beyond that Fluent refuses


def parts_of(pattern: Pattern) -> Parts | None:
    """The words and names of a message without grammar; None where Fluent has to say it."""
    from fluent.runtime import resolver

    parts: list[tuple[bool, str]] = []
    for element in getattr(pattern, "elements", [pattern]):  # one alone is not wrapped
        inside = (
            element.expression
            if isinstance(element, resolver.Placeable | resolver.NeverIsolatingPlaceable)
            else element
        )
        if isinstance(inside, resolver.TextElement):
            parts.append((False, inside.value))
        elif isinstance(inside, resolver.VariableReference):
            parts.append((True, inside.id.name))
        else:
            return None
    return tuple(parts)


def spell(parts: Parts, given: Mapping[str, str | int]) -> str | None:
    """The sentence; None if something is given that needs Fluent after all, or is not given."""
    words: list[str] = []
    for is_name, word in parts:
        if not is_name:
            words.append(word)
            continue
        value = given.get(word)
        if isinstance(value, str) and len(value) <= LONGEST:
            words.append(value)
        elif type(value) is int and 0 <= value < UNGROUPED:
            words.append(str(value))
        else:
            return None
    return "".join(words)

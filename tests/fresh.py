"""What a new state says: a field that an old save leaves out keeps the value it begins with."""

from __future__ import annotations

from collections.abc import Mapping


def said(fields: Mapping[str, object]) -> dict[str, object]:
    """The fields that say anything at all: no number but 0, no word, no card, no question."""
    return {name: value for name, value in fields.items() if not _is_nothing(value)}


def _is_nothing(value: object) -> bool:
    if isinstance(value, (tuple, list)):
        return all(_is_nothing(one) for one in value)
    return not value


def slots(thing: object) -> dict[str, object]:
    """The fields of a state that has nothing but slots."""
    names = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    return {name: getattr(thing, name) for name in names if hasattr(thing, name)}

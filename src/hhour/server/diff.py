"""The difference of two views, so that a move sends what changed and not the whole table."""

from __future__ import annotations

from typing import Any

from hhour.server.wire import Json, Patch

Path = list[str | int]


Known = dict[tuple[str, int, int], list[Patch]]


def differences(old: Json, new: Json, known: Known | None = None) -> list[Patch]:
    """Patches that turn `old` into `new`; both have the same keys at the root, as views of one game have.

    Parts that several views share as objects are compared once if `known` is handed from one call to the next, as long
    as these views live.

    >>> [(p.at, p.value) for p in differences({"a": 1, "b": [{"c": 2}]}, {"a": 1, "b": [{"c": 3}]})]
    [(['b', 0, 'c'], 3)]
    """
    if old is new:
        return []
    if old.keys() != new.keys():
        return [Patch(at=[], value=new)]
    found: list[Patch] = []
    for key, value in new.items():
        before = old[key]
        if before is value or before == value:
            continue
        if isinstance(value, list):
            found += _part(key, before, value, {} if known is None else known)
        else:
            _compare(before, value, [key], found)
    return found


def _part(key: str, old: Any, new: Any, known: Known) -> list[Patch]:
    place = (key, id(old), id(new))
    if place not in known:
        known[place] = []
        _compare(old, new, [key], known[place])
    return known[place]


def _compare(old: Any, new: Any, at: Path, found: list[Patch]) -> None:
    """What changed in two things that differ."""
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for key, value in new.items():
            if old[key] != value:
                _compare(old[key], value, [*at, key], found)
    elif _are_tables(old, new):
        for index, value in enumerate(new):
            if old[index] != value:
                _compare(old[index], value, [*at, index], found)
    else:
        found.append(Patch(at=at, value=new))


def _are_tables(old: Any, new: Any) -> bool:
    """Lists of objects of one length are compared row by row; other lists are short and replaced whole."""
    return (
        isinstance(old, list)
        and isinstance(new, list)
        and len(old) == len(new)
        and all(isinstance(row, dict) for row in new)
    )


def patched(view: Json, patches: list[Patch]) -> Json:
    """The view after the patches: what a browser does, for tests and other clients."""
    for patch in patches:
        place: Any = view
        for step in patch.at[:-1]:
            place = place[step]
        if patch.at:
            place[patch.at[-1]] = patch.value
        else:
            view = patch.value
    return view

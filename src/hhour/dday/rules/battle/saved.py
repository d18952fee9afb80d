"""What a save writes in a way of its own, and how it is read back."""

from __future__ import annotations

from typing import Any

from hhour.kernel.faces import read, written

# The dice of a kept Final Tally: faces, colours, (removed, left out), virtual results, kinds.
Kept = tuple[tuple[int, ...], ...]


def written_tally(kept: Kept) -> tuple[object, ...]:
    """A kept tally as saves write it: one row for the six dice of a set, as it was before there were others."""
    faces, colours, gone, virtual, kinds = kept
    results = tuple(written(one) for one in virtual)
    if not kinds:
        return (*faces, *colours, *gone, *results)
    return (faces, colours, gone, results, kinds)


def read_tally(told: tuple[Any, ...]) -> Kept:
    if not told:
        return ()
    if isinstance(told[0], tuple):
        faces, colours, gone, virtual, kinds = told
        return (faces, colours, gone, tuple(read(one) for one in virtual), kinds)
    return (told[0:6], told[6:12], told[12:14], tuple(read(one) for one in told[14:]), ())


def tuples(value: Any) -> Any:
    """A value read from JSON with tuples for its lists, as the state holds them."""
    return tuple(tuples(item) for item in value) if isinstance(value, list | tuple) else value

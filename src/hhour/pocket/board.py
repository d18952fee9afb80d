"""What the browser's boards of both Pocket games share."""

from __future__ import annotations

from collections.abc import Iterable

from hhour.i18n import Language
from hhour.kernel.faces import FACES
from hhour.kernel.view import PhaseName
from hhour.pocket.viewed import Met


def phases(names: Iterable[str], lang: Language) -> list[PhaseName]:
    """The steps of a turn with their names."""
    return [{"id": name, "name": lang.text(f"phase-{name.lower()}")} for name in names]


def against(wanted: Iterable[int], missing: Iterable[int]) -> list[Met]:
    """Each wanted symbol, and whether it is met; of equal ones the last are those that are missing."""
    left = list(missing)
    told: list[Met] = []
    for face in reversed(list(wanted)):
        met = face not in left
        if not met:
            left.remove(face)
        told.append({"face": FACES[face], "met": met})
    return told[::-1]

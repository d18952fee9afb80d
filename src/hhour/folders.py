"""Where boxes lie: the folders of the package and those a designer names in HHOUR_BOXES.

A box is a folder. What it says (`i18n/<language>/*.ftl`) and what it rules (`rules/*.md`) may lie in it, beside its
code; whoever reads words or rules looks here for further folders. HHOUR_BOXES is written like PATH.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

OWN: Final = Path(__file__).resolve().parent / "dday" / "boxes"


def foreign() -> tuple[Path, ...]:
    """The folders that HHOUR_BOXES names; one that is not there is passed over by those who look into it."""
    return tuple(Path(place) for place in os.environ.get("HHOUR_BOXES", "").split(os.pathsep) if place)


def boxes() -> tuple[Path, ...]:
    """Every box's folder: ours, then the foreign ones, each kind in the order of the names."""
    return tuple(
        box
        for shelf in (OWN, *foreign())
        if shelf.is_dir()
        for box in sorted(shelf.iterdir())
        if (box / "__init__.py").is_file()
    )

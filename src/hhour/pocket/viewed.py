"""The shapes that the views and boards of both Pocket games share."""

from __future__ import annotations

from typing import TypedDict


class Met(TypedDict):
    """A result of the Axis, and whether it is met."""

    face: str
    met: bool

"""Drawings of the beach, in text and as SVG. Nothing here decides anything: a drawing only shows what it is given."""

from __future__ import annotations

from hhour.dday.draw.svg import draw_svg
from hhour.dday.draw.text import draw_text

__all__ = ["draw_svg", "draw_text"]

"""What the German's module brings to the box."""

from __future__ import annotations

from hhour.dday.rules.box.box import Box

MODULE = Box("atlantikwall", "A-GEN-01")

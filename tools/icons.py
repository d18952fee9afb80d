#!/usr/bin/env python3
"""Draw the sign of the house, web/public/icon.svg, at the sizes phones ask for, into the same folder.

    python tools/icons.py

Run it when the sign changes; its files are kept, so that nobody needs Pillow to build the page.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image, ImageDraw

PUBLIC = Path(__file__).parents[1] / "web" / "public"
FINE = 4
FELT, HELMET, STAR = "#5b6236", "#e0cd9c", "#2b2618"
POINTS = ((16, 9), (17.4, 12), (20.6, 12.3), (18.2, 14.5), (18.9, 17.7), (16, 16), (13.1, 17.7), (13.8, 14.5),
          (11.4, 12.3), (14.6, 12))  # fmt: skip


def sign(size: int, bleed: bool = False) -> Image.Image:
    """A helmet with a star. `bleed`: to the edges and smaller, for phones that cut their own shape."""
    n = size * FINE
    unit = n / 32
    part = 0.78 if bleed else 1.0

    def at(x: float, y: float) -> tuple[float, float]:
        return (16 + (x - 16) * part) * unit, (16 + (y - 14.5) * part) * unit if bleed else y * unit

    picture = Image.new("RGBA", (n, n), (0, 0, 0, 0))
    brush = ImageDraw.Draw(picture)
    brush.rounded_rectangle([0, 0, n - 1, n - 1], 0 if bleed else 6 * unit, fill=FELT)
    brush.pieslice([*at(6, 8), *at(26, 26)], 180, 360, fill=HELMET)
    brush.rectangle([*at(4, 17), *at(28, 20)], fill=HELMET)
    brush.polygon([at(x, y) for x, y in POINTS], fill=STAR)
    return picture.resize((size, size), Image.Resampling.LANCZOS)


def main() -> None:
    for size in (192, 512):
        sign(size).quantize(32).save(PUBLIC / f"icon-{size}.png", optimize=True)
    sign(512, bleed=True).convert("RGB").quantize(32).save(PUBLIC / "icon-maskable.png", optimize=True)
    sign(180, bleed=True).convert("RGB").quantize(32).save(PUBLIC / "apple-touch-icon.png", optimize=True)


if __name__ == "__main__":
    main()

"""A postcard of a table, 1200 x 630: its beach at the right, its words at the left, a stamp when it is over."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw, ImageFont

from hhour.reference.sheets import sheet
from hhour.server.picture.path import Point, lines
from hhour.sheet import Sheet

WIDTH, HEIGHT = 1200, 630
FINE = 2  # drawn larger, then made smaller: Pillow's own edges are rough
STATIC = Path(__file__).parents[1] / "static"
INK, PAPER, RED, BAR, SOFT = "#2b2618", "#efe6cd", "#a52f28", "#3c4127", "#5c5440"
# as web/src/sheet/Ground.svelte paints them by day: fill, stroke, width
GROUND: dict[str, tuple[str, str, float]] = {
    "water": ("#bcd3da", "", 0),
    "shingle": ("#dccea8", "", 0),
    "sand": ("#e9dab0", "", 0),
    "dune": ("#dccf9f", "", 0),
    "grass": ("#d2d0a4", "", 0),
    "marsh": ("#c9d1b0", "", 0),
    "rock": ("#d3c6a3", "", 0),
    "flood": ("#c4d6d2", "", 0),
    "field": ("", "#98a274", 1.4),
    "contour": ("", "#c2ac7c", 0.9),
    "index": ("", "#b99a66", 1.6),
    "grid": ("", "#a9bfc4", 0.7),
    "depth": ("", "#84adbc", 1),
    "shore": ("", "#55786f", 1.8),
    "wave": ("", "#6f9fb2", 1.1),
    "tree": ("#98a172", "", 0),
    "house": ("#332e20", "", 0),
    "stake": ("", "#5c5644", 1.3),
    "barb": ("", "#ad6167", 1),
    "tuft": ("", "#8a9462", 1.1),
    "crag": ("", "#b08d58", 1.3),
}
# where systems keep a face with Chinese signs
CHINESE = ("NotoSansCJK-Bold.ttc", "NotoSansCJK-Regular.ttc", "wqy-microhei.ttc", "msyh.ttc", "PingFang.ttc")


@dataclass(frozen=True)
class Postcard:
    """What is told about a table. `map` names its sheet; `stamp` is how it ended."""

    title: str
    lines: tuple[str, ...] = ()
    map: str = ""
    stamp: str = ""
    won: bool = False


def needs_chinese(text: str) -> bool:
    return any(ord(char) > 0x2E80 for char in text)


def can_say(text: str) -> bool:
    """Whether this machine has a face for these signs."""
    return not needs_chinese(text) or _chinese() is not None


@lru_cache(32)
def paint(card: Postcard) -> bytes:
    """The postcard as a PNG file."""
    picture = Image.new("RGB", (WIDTH * FINE, HEIGHT * FINE), PAPER)
    brush = ImageDraw.Draw(picture)
    drawn = sheet(card.map) if card.map else None
    left = WIDTH
    if drawn is not None:
        scale = HEIGHT / drawn.height
        left = round(WIDTH - min(drawn.width * scale, WIDTH * 0.45))
        scale = max(scale, (WIDTH - left) / drawn.width)
        ground(brush, drawn, left, scale)
        brush.line([(left * FINE, 0), (left * FINE, HEIGHT * FINE)], fill=INK, width=3 * FINE)
        brush.rectangle([(0, 0), (left * FINE - 2, HEIGHT * FINE)], fill=PAPER)
    _words(brush, card, left)
    if card.stamp:
        _stamp(picture, card, left)
    small = picture.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS).quantize(128)
    file = io.BytesIO()
    small.save(file, "PNG", optimize=True)
    return file.getvalue()


def ground(brush: ImageDraw.ImageDraw, drawn: Sheet, left: float, scale: float) -> None:
    def placed(points: Sequence[Point]) -> list[Point]:
        return [((left + x * scale) * FINE, y * scale * FINE) for x, y in points]

    def draw(path: str, fill: str, stroke: str, width: float) -> None:
        for points in lines(path):
            if fill and len(points) > 2:
                brush.polygon(placed(points), fill=fill)
            if stroke and len(points) > 1:
                brush.line(placed(points), fill=stroke, width=max(1, round(width * scale * FINE)), joint="curve")

    brush.rectangle([(left * FINE, 0), (WIDTH * FINE, HEIGHT * FINE)], fill="#f3ecd8")
    for shape in drawn.ground:
        if shape.kind in GROUND:
            draw(shape.d, *GROUND[shape.kind])
    for spot in drawn.spots:
        if spot.cone:
            draw(spot.cone, "", "#b4666c", 1.1)
    for line in drawn.lines:
        draw(line.d, "", "#2f4f6d", 2)
    for track in drawn.tracks:
        draw(track.d, "", "#332e20", 9)
        draw(track.d, "", "#f1e6c4", 6)
    number = face_of("barlow", 30 * scale)
    for spot in drawn.spots:
        draw(spot.d, "#cfccc0" if spot.bunker else "#fbf4df", "#332e20", 2.6)
        if not spot.bunker:
            brush.text(placed([(spot.x, spot.y)])[0], spot.id, fill=INK, font=number, anchor="mm")


def _words(brush: ImageDraw.ImageDraw, card: Postcard, left: float) -> None:
    brush.rectangle([(0, 0), (left * FINE - 2, 96 * FINE)], fill=BAR)
    brush.text((48 * FINE, 50 * FINE), "H-HOUR", fill="#f5efdc", font=face_of("stardos", 52), anchor="lm")
    width = left - 96
    y = 150.0
    for text, size, colour in [(card.title, 64, INK), *((line, 36, SOFT) for line in card.lines)]:
        face = face_of("stardos" if size > 40 else "barlow", size, needs_chinese(text))
        for row in wrapped(text, face, width * FINE)[:3]:
            brush.text((48 * FINE, y * FINE), row, fill=colour, font=face, anchor="lt")
            y += size * 1.25
        y += 14


def wrapped(text: str, face: Any, width: float) -> list[str]:
    """Lines that fit; where a language writes no spaces any sign may begin one."""
    rows = [""]
    for word in list(text) if needs_chinese(text) else [f"{word} " for word in text.split()]:
        if rows[-1] and face.getlength((rows[-1] + word).rstrip()) > width:
            rows.append("")
        rows[-1] += word
    return [row.rstrip() for row in rows]


def _stamp(picture: Image.Image, card: Postcard, left: float) -> None:
    face = face_of("stardos", 56, needs_chinese(card.stamp))
    text = card.stamp.upper()
    wide = min(face.getlength(text) / FINE + 64, left - 60)
    while face.getlength(text) / FINE + 48 > wide and face.size > 20 * FINE:
        face = face_of("stardos", face.size / FINE - 4, needs_chinese(text))
    layer = Image.new("RGBA", (round(wide * FINE), 112 * FINE), (0, 0, 0, 0))
    brush = ImageDraw.Draw(layer)
    colour = "#3f5a1c" if card.won else RED
    edge = [(6, 6), (layer.width - 6, layer.height - 6)]
    brush.rectangle(edge, outline=colour, width=6 * FINE)
    brush.text((layer.width / 2, layer.height / 2), text, fill=colour, font=face, anchor="mm")
    turned = layer.rotate(5, expand=True, resample=Image.Resampling.BICUBIC)
    picture.paste(turned, (40 * FINE, (HEIGHT - 180) * FINE), turned)


@cache
def _chinese() -> Path | None:
    folders = (
        Path("/usr/share/fonts"),
        Path.home() / ".fonts",
        Path("/System/Library/Fonts"),
        Path("C:/Windows/Fonts"),
    )
    files = {file.name: file for folder in folders if folder.is_dir() for file in folder.rglob("*.tt[cf]")}
    return next((files[name] for name in CHINESE if name in files), None)


def face_of(name: str, size: float, chinese: bool = False) -> Any:
    """The page's own faces; where the page is not built, the one Pillow brings."""
    wanted = {"stardos": "stardos-stencil-latin-700*.woff2", "barlow": "barlow-latin-700*.woff2"}[name]
    file = _chinese() if chinese else next(iter(sorted((STATIC / "assets").glob(wanted))), None)
    if file is None:
        return ImageFont.load_default(size * FINE)
    return ImageFont.truetype(str(file), size * FINE)

"""What `render` shows: the terminal's own screen as text, or the beach with the Units on it as a picture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from hhour.i18n import FALLBACK, language
from hhour.kernel.table import Table
from hhour.reference.result import result_lines
from hhour.reference.sheets import sheet
from hhour.server.picture.postcard import BAR, FINE, HEIGHT, INK, PAPER, WIDTH, face_of, ground, wrapped
from hhour.sheet import Sheet
from hhour.telling import tell_question
from hhour.tui.tabletop import screen_of

COLUMNS = 100
COUNTERS = ("#a52f28", "#2f4f6d", "#3f5a1c", "#8a6d1f", "#5b3a6b", "#33302a")


def written(table: Table, seat: int) -> str:
    """The table in text, without colours."""
    lang = language(FALLBACK)
    screen = screen_of(table, lang, COLUMNS, False)
    view = table.view(seat)
    if table.outcome:
        return "\n".join(result_lines(table, lang))
    choices = table.choices(seat)
    lines = [screen.head(view), *screen.beach(view, seat, choices), *screen.units(view, seat), *screen.boxes(view)]
    lines += screen.hand(view, seat)
    return "\n".join([*lines, tell_question(table, seat, lang)])


def painted(table: Table, seat: int) -> NDArray[np.uint8]:
    """A picture, 1200 x 630: who stands where at the right, how all stand at the left."""
    view: Mapping[str, Any] = table.view(seat)
    picture = Image.new("RGB", (WIDTH * FINE, HEIGHT * FINE), PAPER)
    brush = ImageDraw.Draw(picture)
    drawn = sheet(_sheet_name(view, seat))
    left: float = WIDTH
    if drawn is not None:
        scale = HEIGHT / drawn.height
        left = round(WIDTH - min(drawn.width * scale, WIDTH * 0.5))
        scale = max(scale, (WIDTH - left) / drawn.width)
        ground(brush, drawn, left, scale)
        _counters(brush, drawn, view, left, scale)
        brush.rectangle([(0, 0), (left * FINE - 2, HEIGHT * FINE)], fill=PAPER)
    _tell(brush, table, seat, left)
    return np.asarray(picture.resize((WIDTH, HEIGHT), Image.Resampling.BILINEAR))


def _sheet_name(view: Mapping[str, Any], seat: int) -> str:
    """The map the seat stands on; the field or beach of the Pocket games."""
    where = {sector["id"]: sector["map"] for sector in view.get("sectors", ()) if "map" in sector}
    if where:
        mine = next((unit["sector"] for unit in view["units"] if unit["seat"] == seat), "")
        return str(where.get(mine) or next(iter(where.values())))
    return f"express-{view['beach']}" if "beach" in view else f"field-{view['attempt']['terrain']}"


def _counters(brush: ImageDraw.ImageDraw, drawn: Sheet, view: Mapping[str, Any], left: float, scale: float) -> None:
    spots = {spot.id.lower(): spot for spot in drawn.spots}
    standing: dict[str, int] = {}
    for unit in view.get("units", ()):
        place = str(unit.get("sector", view.get("sector", ""))).rpartition(":")[2].lower()
        spot = spots.get(place)
        if spot is None or unit.get("status", "in-play") == "out":
            continue
        aside = standing[place] = standing.get(place, -1) + 1
        x = (left + (spot.x - 34 + 30 * aside) * scale) * FINE
        y = spot.y * scale * FINE
        wide = 17 * scale * FINE
        colour = COUNTERS[(unit["seat"] - 1) % len(COUNTERS)]
        brush.ellipse([(x - wide, y - wide), (x + wide, y + wide)], fill=colour, outline=PAPER, width=FINE * 2)
        brush.text((x, y), str(unit["seat"]), fill=PAPER, font=face_of("barlow", 22 * scale), anchor="mm")


def _tell(brush: ImageDraw.ImageDraw, table: Table, seat: int, left: float) -> None:
    lang = language(FALLBACK)
    screen = screen_of(table, lang, COLUMNS, False)
    brush.rectangle([(0, 0), (left * FINE - 2, 96 * FINE)], fill=BAR)
    brush.text((48 * FINE, 50 * FINE), "H-HOUR", fill="#f5efdc", font=face_of("stardos", 52), anchor="lm")
    lines = result_lines(table, lang)
    if not table.outcome:
        lines = [*lines, *screen.hand(table.view(seat), seat), tell_question(table, seat, lang)]
    face = face_of("barlow", 24)
    y = 120.0
    for line in lines:
        for row in wrapped(line, face, (left - 96) * FINE):
            brush.text((48 * FINE, y * FINE), row, fill=INK, font=face, anchor="lt")
            y += 32

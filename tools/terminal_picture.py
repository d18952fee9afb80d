"""Draw docs/pictures/terminal.svg: a moment of a real game, as the terminal shows it, colours included.

    .venv/bin/python tools/terminal_picture.py [FILE]

The game is played here from a fixed seed, the screen is what the terminal game writes, and only its colours are turned
into a picture. Run it again when the screen has changed.
"""

from __future__ import annotations

import contextlib
import io
import re
import sys
from html import escape
from pathlib import Path

from hhour.i18n import language
from hhour.kernel.table import Table
from hhour.tui.loop import Session
from hhour.tui.terminal import Terminal

PLACE = Path(__file__).parent.parent / "docs" / "pictures" / "terminal.svg"
SETUP = "dday n-01 units=2"
SEED = "picture-97"
COLUMNS, LINES = 92, 28
NEW_EVENTS = 6  # not shown to the player before
SIZE, WIDE, HIGH, EDGE = 15, 9.03, 20, 18

PAPER, INK = "#14181d", "#d7dce1"
INKS = {
    30: "#5c6670",
    31: "#f07167",
    32: "#8fbf7f",
    33: "#e6c15c",
    34: "#6fa8ff",
    35: "#c792ea",
    36: "#6fc7c7",
    37: "#ffffff",
}
STYLE = re.compile(r"\x1b\[([0-9;]*)m")


class Still(Terminal):
    """A terminal of fixed size that nobody looks at."""

    def __init__(self) -> None:
        self.is_live = True
        self.colour = True

    @property
    def width(self) -> int:
        return COLUMNS

    @property
    def height(self) -> int:
        return LINES

    def clear(self) -> None:
        pass


def play() -> Table:
    """Two Units, some turns in: whoever waits gives the first answer that is not a trade, until a lock is asked for."""
    table = Table(SETUP, seed=SEED)
    while not table.outcome:
        seat = table.waiting()[0]
        if table.play.state.turn == 4 and table.question(seat) == "lock":
            break
        answers = [choice for choice in table.choices(seat) if choice.split()[0] not in ("trade", "swap")]
        wanted = [choice for choice in answers if choice.split()[0] in ("recruit", "advance", "claim", "straight")]
        table.apply(seat, (wanted or answers)[0])
    return table


def capture(table: Table) -> list[str]:
    """The lines of the screen, with their colours as the terminal gets them."""
    session = Session(table, language("en"), Still())
    session.choose_seat()
    session.told = len(table.events) - NEW_EVENTS
    written = io.StringIO()
    with contextlib.redirect_stdout(written):
        session.draw()
    return [*written.getvalue().rstrip("\n").split("\n"), session.prompt()]


def spans(line: str) -> list[tuple[int, str, list[int]]]:
    """Pieces of one style: column, text, the numbers of the style."""
    found: list[tuple[int, str, list[int]]] = []
    column, styles = 0, [0]
    for place, part in enumerate(STYLE.split(line)):
        if place % 2:
            styles = [int(number or 0) for number in part.split(";")]
        elif part:
            found.append((column, part, styles))
            column += len(part)
    return found


def draw_span(row: int, column: int, text: str, styles: list[int]) -> str:
    """One piece as SVG; a background is a rectangle below it."""
    x, y = EDGE + column * WIDE, EDGE + row * HIGH
    ink = next((INKS[number % 10 + 30] for number in styles if number // 10 in (3, 9)), INK)
    back = next((INKS[number % 10 + 30] for number in styles if number // 10 in (4, 10)), "")
    if 7 in styles:
        ink, back = PAPER, ink
    box = f'<rect x="{x:.1f}" y="{y}" width="{len(text) * WIDE:.1f}" height="{HIGH}" fill="{back}"/>' if back else ""
    look = (' font-weight="bold"' if 1 in styles else "") + (' fill-opacity="0.6"' if 2 in styles else "")
    length = f"{len(text) * WIDE:.1f}"
    return (
        f'{box}<text x="{x:.1f}" y="{y + SIZE}" fill="{ink}"{look} textLength="{length}" '
        f'lengthAdjust="spacingAndGlyphs">{escape(text)}</text>'
    )


def svg(lines: list[str]) -> str:
    """The screen as a picture."""
    width = round(2 * EDGE + COLUMNS * WIDE)
    height = 2 * EDGE + len(lines) * HIGH
    rows = [
        draw_span(row, column, text, styles)
        for row, line in enumerate(lines)
        for column, text, styles in spans(line)
        if text.strip() or set(styles) - {0}
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
            f'font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="{SIZE}" xml:space="preserve">',
            "<title>A game of H-Hour in the terminal</title>",
            f'<rect width="{width}" height="{height}" rx="10" fill="{PAPER}"/>',
            *rows,
            "</svg>\n",
        ]
    )


if __name__ == "__main__":
    place = Path(sys.argv[1]) if len(sys.argv) > 1 else PLACE
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(svg(capture(play())), encoding="utf-8")

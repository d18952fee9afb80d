"""A sheet of character cells to draw on, with a style for each cell and room for wide characters."""

from __future__ import annotations

from typing import Final

from hhour.dday.draw.wording import columns

STYLES: Final = {
    "faint": "2",
    "strong": "1",
    "danger": "31",
    "help": "32",
    "lit": "1;33",
    "unit": "1;36",
    "sea": "34",
}


class Canvas:
    """Cells that are put one over the other; a wide character fills two of them."""

    def __init__(self, width: int) -> None:
        self.width = width
        self._rows: list[list[tuple[str, str]]] = []

    @property
    def height(self) -> int:
        return len(self._rows)

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write the text from column x of line y, over what is there; what lies off the sheet is cut."""
        while len(self._rows) <= y:
            self._rows.append([(" ", "")] * self.width)
        for sign in text:
            size = columns(sign)
            if x < 0 or x + size > self.width:
                break
            self._rows[y][x] = (sign, style)
            if size == 2:
                self._rows[y][x + 1] = ("", style)
            x += size

    def render(self, colour: bool) -> str:
        """The sheet as text, with escape codes only if colour is wanted."""
        return "\n".join(self._line(row, colour) for row in self._rows)

    def _line(self, row: list[tuple[str, str]], colour: bool) -> str:
        if not colour:
            return "".join(sign for sign, _ in row).rstrip()
        out, current = "", ""
        for sign, style in row:
            if style != current:
                out += "\x1b[0m" if current else ""
                out += f"\x1b[{STYLES[style]}m" if style else ""
                current = style
            out += sign
        return out.rstrip() + ("\x1b[0m" if current else "")

"""The screen of a game that draws itself.

Such a game has a module `hhour.<game>.screen` with `title(table, lang)`, `draw(table, seat, lang, colour)`,
`result(table, lang)` and `cards(table)`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hhour.dday.draw.wording import columns, wrap
from hhour.i18n import Language
from hhour.i18n.phrases import Phrases
from hhour.kernel.table import Table
from hhour.reference.result import Drawn, drawn_by
from hhour.telling import tell_board, tell_preview
from hhour.tui.screen import Screen


class Tabletop(Screen):
    """Draws whatever the game gives; questions and answers stand as everywhere."""

    def __init__(self, table: Table, lang: Language, width: int, colour: bool, drawn: Drawn) -> None:
        super().__init__(table, lang, width, colour)
        self.drawn = drawn

    def head(self, view: Mapping[str, Any]) -> str:
        title = self.drawn.title(self.table, self.lang)
        phases = list(dict.fromkeys(stage.phase for stage in self.table.rules.stages))
        words = [f"[{self._phase(one)}]" if one == view["phase"] else self._phase(one) for one in phases]
        if columns("  ".join((title, " ".join(words)))) > self.width:
            words = [word for word in words if word.startswith("[")]
        painted = [self.paint(word, "1;33" if word.startswith("[") else "2") for word in words]
        return f"{self.paint(title, '1')}  {' '.join(painted)}".rstrip()

    def beach(self, view: Mapping[str, Any], seat: int, choices: list[str]) -> list[str]:
        return []

    def units(self, view: Mapping[str, Any], seat: int) -> list[str]:
        return []

    def hand(self, view: Mapping[str, Any], seat: int) -> list[str]:
        """The table, and under it what is at stake."""
        lines = self.drawn.draw(self.table, seat, self.lang, self.colour).splitlines()
        return lines + [line for told in tell_preview(self.table, seat, self.lang) for line in wrap(told, self.width)]

    def here(self, view: Mapping[str, Any], seat: int) -> list[str]:
        return []

    def whole_map(self, view: Mapping[str, Any], choices: list[str]) -> list[str]:
        """The table, and under it what each place does that has an effect of its own."""
        told = tell_board(self.table, self.lang, "off").get("sectors", ())
        places = [
            line
            for number, place in enumerate(told, 1)
            for line in wrap(self._place(f"{number} {place['name']}", place["notes"]), self.width)
        ]
        return [*self.hand(view, int(view["seat"])), *([""] if places else []), *places]

    def _place(self, name: str, notes: list[str]) -> str:
        told = Phrases(self.lang).sentences(notes)
        return self.lang.text("sector-told", place=name, parts=told) if notes else name

    def dice_legend(self) -> str:
        return self.letters()

    def asked(self, seat: int, question: str) -> str:
        return self.lang.text("play-player-asked", n=seat, question=question)

    def cards(self, view: Mapping[str, Any]) -> list[str]:
        return self.drawn.cards(self.table)


def screen_of(table: Table, lang: Language, width: int, colour: bool) -> Screen:
    """The screen that fits the game."""
    drawn = drawn_by(table)
    return Screen(table, lang, width, colour) if drawn is None else Tabletop(table, lang, width, colour, drawn)

"""What every game's encoder has: words for the action index, columns for the observation, and how they are filled."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from hhour.env.core.index import Words
from hhour.env.core.layout import Layout, clipped, scatter
from hhour.kernel.dice import SIX, Tray
from hhour.kernel.faces import FACES
from hhour.kernel.lanes import Play, Rules

TOLD: Final = 48  # columns for the words of a question
SYMBOLS: Final = len(FACES)
TURNS: Final = 20  # about as long as a game lasts


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """The question of a seat, to which a game adds its table. One object serves every game of a setup."""

    def __init__(self, rules: Rules, words: Words) -> None:
        self.words = words
        self.layout = Layout()
        self.turn = self.layout.add("turn", 1, TURNS)
        self.stage = self.layout.add("stage", len(rules.stages) + 1)
        self.steps: dict[str, int] = {name: at for at, name in enumerate(sorted(rules.steps))}
        self.question = self.layout.add("question", len(self.steps))
        self.frame = self.layout.add("question numbers", 2, 16)
        self.told = self.layout.add("question words", TOLD, 4)
        self.asked = self.layout.add("seat is asked", words.seats)
        self.seat = self.layout.add("my seat", words.seats)

    def write(self, p: Any, seat: int, waiting: list[int], seen: bytearray) -> None:
        """Fill an observation of zeros with what a seat may see; `waiting` are those who are asked."""
        raise NotImplementedError

    def tray(self, p: Any, seat: int) -> Tray:
        """The dice whose names a seat's actions use."""
        return SIX

    def write_question(self, p: Play, seat: int, waiting: list[int], seen: bytearray) -> None:
        """What the seat is asked, and who else is asked something; of others' questions nothing but that."""
        state = p.state
        seen[self.turn] = clipped(state.turn)
        seen[self.stage + state.stage + 1] = 1
        seen[self.seat + seat - 1] = 1
        for other in waiting:
            seen[self.asked + other - 1] = 1
        lane = state.lanes[seat]
        if lane:
            name, a, b, text = lane[-1]
            seen[self.question + self.steps[name]] = 1
            seen[self.frame] = clipped(a)
            seen[self.frame + 1] = clipped(b)
            if text:
                self.write_words(text, seen)

    def write_words(self, text: str, seen: bytearray) -> None:
        """The words of a question; a number belongs to the word before it, what stands behind `|` to the other side."""
        for side, part in enumerate(text.split("|")):
            before = ""
            for word in part.split():
                if word.isdigit() and before:
                    scatter(seen, self.told, TOLD, f"{side} {before}", int(word) - 1)
                else:
                    scatter(seen, self.told, TOLD, f"{side} {word}", 1)
                    before = word

"""One game after another on one setup, in numbers: what all the environments are made of."""

from __future__ import annotations

from typing import Any, Final

from hhour.env.core.encoder import Encoder
from hhour.env.core.index import WAIT, ActionIndex
from hhour.kernel.action import Action
from hhour.kernel.chance import SeededChance
from hhour.kernel.game import AnyGame
from hhour.kernel.lanes import Play, Rules


class Arena:
    """A game being played by numbers. `waiting` are the seats that are asked; nothing is recorded or told."""

    def __init__(self, game: AnyGame, rules: Rules, index: ActionIndex, encoder: Encoder) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.index: Final = index
        self.encoder: Final = encoder
        self.size: Final = encoder.layout.size
        self.play: Any = None
        self.waiting: list[int] = []
        self.decisions = 0
        seats = len(rules.roles) + 1
        self._choices: list[list[Action]] = [[]] * seats
        self._codes: list[list[int]] = [[]] * seats
        self._stamps: list[int] = [-1] * seats

    def begin(self, seed: str) -> None:
        """Lay the table anew."""
        self.play = self.game.begin(self.rules, SeededChance(seed), None)
        self.decisions = 0
        self._turn_over()

    def resume(self, play: Play, decisions: int = 0) -> None:
        """Go on from a game in motion, after so many decisions."""
        self.play = play
        self.decisions = decisions
        self._turn_over()

    def _turn_over(self) -> None:
        self.waiting = self.game.waiting(self.play)
        for seat in range(len(self._stamps)):
            self._stamps[seat] = -1

    @property
    def outcome(self) -> str:
        """'' while the game runs."""
        play: Play = self.play
        return play.state.outcome

    def legal(self, seat: int) -> list[int]:
        """The numbers of what a seat may do: its choices if it is asked, else to wait or what it may do meanwhile."""
        if self._stamps[seat] == self.decisions:
            return self._codes[seat]
        asked = seat in self.waiting
        choices = self.game.choices(self.play, seat)
        tray = self.encoder.tray(self.play, seat)
        codes = self.index.codes(choices, tray.numbers, tray.names)
        self._stamps[seat] = self.decisions
        self._choices[seat] = choices
        self._codes[seat] = codes if asked else [*codes, WAIT]
        return self._codes[seat]

    def action(self, seat: int, code: int) -> Action | None:
        """The action of a number, None where the seat may not do it now (or only waits)."""
        codes = self.legal(seat)
        choices = self._choices[seat]
        for at in range(len(choices)):
            if codes[at] == code:
                return choices[at]
        return None

    def number(self, seat: int, action: Action) -> int:
        """The number of one of a seat's choices: `action` the other way round."""
        codes = self.legal(seat)
        return codes[self._choices[seat].index(action)]

    def act(self, seat: int, action: Action) -> None:
        """Carry out one of the choices."""
        self.game.act(self.play, seat, action)
        self.waiting = self.game.waiting(self.play)
        self.decisions += 1

    def still(self, seat: int, action: Action) -> bool:
        """Whether the rules let a seat do this after what others did."""
        return self.game.refusal(self.play, seat, action) is None

    def seen(self, seat: int) -> bytearray:
        """The observation of a seat."""
        told = bytearray(self.size)
        self.encoder.write(self.play, seat, self.waiting, told)
        return told

    def rewards(self) -> list[float]:
        """By seat from 1: 1 for those who have won, -1 for the others, 0 while the game runs; the first is nobody's."""
        if not self.outcome:
            return [0.0] * len(self._stamps)
        winners = self.game.winners(self.play).seats
        return [0.0] + [1.0 if role.seat in winners else -1.0 for role in self.rules.roles]

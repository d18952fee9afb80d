"""Where tests of the German's solitaire game sit: `t.stand(7)`, `t.march()`."""

from __future__ import annotations

from hhour.dday.boxes.atlantikwall.solitaire.marcher import Marcher, marcher
from hhour.kernel.chance import NeedDice
from tests.atlantikwall.german import Fortress

SOLITAIRE = "german,german-solitaire"
TIGER = f"dday n-01 opts={SOLITAIRE}"
WEST = "1-2-3-6-5-4-7-8-10-9-bunker"  # of N-01: the first route of A-SOLO-EX-01
STARS = "STAR STAR STAR STAR STAR STAR"
DULL = {"d6": "1", "faces": "COURAGE"}


class Lonely(Fortress):
    """A German alone with the automated Unit, which takes the western route of N-01 where nothing else is said."""

    def __init__(self, setup: str = TIGER, dice: str = WEST, version: int | None = None) -> None:
        super().__init__(setup, dice, version)

    def _next(self, need: NeedDice) -> list[str]:
        """Dice that nobody wrote show what matters least, a card that nobody wrote is the first there is."""
        if not self._queue:
            return [DULL[need.kind]] * need.count if need.kind in DULL else [need.options[0]]
        return super()._next(need)

    @property
    def it(self) -> Marcher:
        return marcher(self.field)

    @property
    def here(self) -> str:
        return self.field.book.place(self.it.sector)

    def stand(self, sector: str | int, fought: int = 0) -> None:
        """The automated Unit has come to this sector of its route, and has gone through so many COMBATs there."""
        it = self.it
        self.field.stamp += 1
        it.sector = self.field.book.index(str(sector))
        it.step = it.route.index(it.sector)
        it.fought = fought
        it.moved = 0
        it.advanced = 1 if it.step else 0

    def combat(self) -> None:
        """COMBAT from its first stage, as far as nothing is asked."""
        self.start_at("COMBAT")

    def move(self) -> None:
        """MOVE alone: what comes after it is not waited for."""
        self.start_at("MOVE")

    def fell(self, rule: str) -> list[int]:
        """How many soldiers fell by a rule, each time."""
        return [int(str(event.data["n"])) for event in self.events("fell") if event.rule == rule]

    def march(self) -> list[str]:
        """Whole turns of a German who is never short, to the end; where the Unit stood in each COMBAT."""
        for _ in range(2000):
            if self.table.outcome:
                return [str(event.data["sector"]) for event in self.events("toll")]
            self.german(soldiers=99)
            self.quiet(self.seat)
        raise AssertionError("it never came to the Bunker")

"""Where tests sit with a German: `t.german(soldiers=4, cards=["pionier"])`, `t.pass_all("MOVE")`."""

from __future__ import annotations

from hhour.dday.boxes.atlantikwall.german.force import DICE, German
from hhour.dday.boxes.atlantikwall.german.muster import DECORATION, ITEM, SPECIALIST
from hhour.kernel.chance import ScriptedChance
from hhour.kernel.faces import FACE_NUMBER
from hhour.kernel.lanes import settle
from tests.table import Situation

QUIET = (
    "roll", "stop", "ready", "declared", "done", "stay", "pass", "pay", "enough", "lose soldiers", "decline", "keep",
)  # fmt: skip
FORTRESS = "dday n-18 units=2 opts=german"


class Fortress(Situation):
    """A table with a German, whose situation can be arranged as a Unit's can."""

    def __init__(self, setup: str = FORTRESS, dice: str = "", version: int | None = None) -> None:
        super().__init__(setup, dice, version)
        for seat in self.table.waiting():
            if self.question(seat) in ("start", "which-guns"):
                self.answer(seat, self.choices(seat)[0])
        for unit in self.field.battle.units:
            unit.soldiers = 30

    @property
    def he(self) -> German:
        force = self.field.battle.forces[-1]
        assert isinstance(force, German)
        return force

    @property
    def seat(self) -> int:
        return self.he.seat

    def german(self, *, cards: list[str] | None = None, bare: bool = False, **resources: int) -> German:
        """Arrange the German; `bare`: without his Unteroffizier."""
        he = self.he
        self.field.stamp += 1
        if bare:
            he.specialists = ()
        for slug in cards or []:
            kind = self.field.book.cards[slug].kind
            if kind == SPECIALIST:
                he.hand = tuple(one for one in he.hand if one != slug)
                he.specialists = (*he.specialists, slug)
            elif kind == ITEM:
                he.offered = tuple(one for one in he.offered if one != slug)
                he.items = (*he.items, slug)
            else:
                assert kind == DECORATION
                assert he.deck.take(slug)
                he.decorations = tuple(sorted((*he.decorations, slug)))
        for name, amount in resources.items():
            assert name in ("soldiers", "stars", "courage", "points"), name
            setattr(he, name, amount)
        return he

    def german_tally(self, words: str) -> None:
        """His dice show this: 'SKULL TOOL ...' for r1 r2 w1 w2 k1 k2."""
        self.he.faces = tuple(FACE_NUMBER[word] for word in words.split())
        self.he.colours = DICE.colours
        assert len(self.he.faces) == DICE.size

    def start_stage(self, name: str) -> None:
        """Open one stage of the turn, with every lane empty."""
        field = self.field
        field.battle.turn = max(1, field.battle.turn)
        field.battle.lanes = [()] * len(field.battle.lanes)
        field.battle.stage = field.book.slots.index(name) - 1
        field.chance = ScriptedChance([], self._next)
        settle(field)

    def quiet(self, seat: int) -> None:
        """The seat answers as passively as it can."""
        options = self.choices(seat)
        self.answer(seat, next((word for word in QUIET if word in options), options[-1]))

    def pass_all(self, *phases: str) -> None:
        """Everybody answers quietly until the game comes to one of these phases, or is over."""
        for _ in range(300):
            if self.table.outcome or self.field.phase() in phases:
                return
            self.quiet(self.table.waiting()[0])
        raise AssertionError(f"never came to {phases}")

    def fight(self) -> None:
        """COMBAT from its first stage to its end."""
        self.start_at("COMBAT")
        self.finish()

    def finish(self) -> None:
        """What is left of COMBAT."""
        self.pass_all("ROLL", "ASSAULT")

    def storm(self) -> None:
        """ASSAULT from its first stage."""
        self.start_at("ASSAULT")

    def count(self, kind: str) -> int:
        return len(self.events(kind))


def two_before_him(version: int | None = None) -> Fortress:
    """Units before DEF 4 and DEF 7 of N-18; the German has 8 soldiers."""
    t = Fortress(version=version)
    t.unit(1, sector=4)
    t.unit(2, sector=9)
    t.german(soldiers=8)
    return t

"""The automated Unit: a force without dice, men or cards, of which only its march is known (A-SOLO-03)."""

from __future__ import annotations

from typing import Any, Final

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.saved import Kept
from hhour.dday.rules.battle.state import ALLIES, Force

NAME: Final = "automated-unit"

# where the Sniper is (`Marcher.sniper`)
TO_COME: Final = 0
HERE: Final = 1
GONE: Final = 2

TOKENS: Final = 4  # uses of the Scharfschütze that are the end of the Sniper (A-SOLO-38)

_OWN: Final = ("route", "step", "fought", "moved", "advanced", "sniper", "tokens", "aside")


class Marcher(Force):
    """`route`: the sectors it will have been in, `step`: which of them it is in. `fought`: COMBATs it has gone through
    there. `moved`: the turn of its last move, `advanced`: of its first Advance (0: not yet). `sniper`: see above;
    `tokens`: how often the Scharfschütze was used on it. `aside`: the Final Tally that the German may go back to.
    Nothing else is tracked (A-SOLO-03).
    """

    __slots__ = _OWN

    name = NAME
    side = ALLIES

    def __init__(self, seat: int = 0) -> None:
        super().__init__(seat)
        self.route: tuple[int, ...] = ()
        self.step = 0
        self.fought = 0
        self.moved = 0
        self.advanced = 0
        self.sniper = TO_COME
        self.tokens = 0
        self.aside: Kept = ()

    def copy(self) -> Marcher:
        new = Marcher.__new__(Marcher)
        self.fill(new)
        for field in _OWN:
            setattr(new, field, getattr(self, field))
        return new

    def to_json(self) -> dict[str, object]:
        return super().to_json() | {field: getattr(self, field) for field in _OWN}

    def read_json(self, data: dict[str, Any]) -> None:
        super().read_json(data)
        for field in _OWN:
            value = data[field]
            setattr(self, field, _tuples(value) if isinstance(value, list) else value)

    @property
    def ahead(self) -> tuple[int, ...]:
        """The sectors it has still to enter, as the route drawn at set-up has them (A-SOLO-17)."""
        return self.route[self.step + 1 :]


def _tuples(value: list[Any]) -> tuple[Any, ...]:
    return tuple(_tuples(one) if isinstance(one, list) else one for one in value)


def marcher(p: Field) -> Marcher:
    """The automated Unit of this table; it has the first seat."""
    force = p.battle.forces[0]
    assert isinstance(force, Marcher)
    return force

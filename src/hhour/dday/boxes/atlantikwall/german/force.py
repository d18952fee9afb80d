"""The German force: a seat without a Unit, with dice, a purse, a pool of its own and a secret hand (A-GER-03)."""

from __future__ import annotations

from typing import Any, Final, cast

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force
from hhour.kernel.deck import Deck, deck_from_json
from hhour.kernel.dice import RWK, tray
from hhour.kernel.event import audience
from hhour.kernel.faces import BLACK, RED, WHITE

SIDE: Final = "german"
SOLITAIRE: Final = "german-solitaire"  # the option: one person as the German against a Unit nobody plays
DICE: Final = tray((RED, RED, WHITE, WHITE, BLACK, BLACK), RWK)  # A-GER-11
GASSED: Final = 5  # dice of a Unit in gas (A-CARD-GI-05)

# once a game (`German.lifetime`)
FIRST_ROLL_AGAIN: Final = 1 << 0
PLAIN_GUNS: Final = 1 << 1  # machine guns fire with d6 though grey dice are there (A-NOTE-14)

_OWN: Final = (
    "decorations",
    "offered",
    "spent",
    "required",
    "shortfall",
    "gassed",
    "emplaced",
    "handed",
    "rested",
    "lifetime",
)


class German(Force):
    """What the German has besides what every force has.

    `hand` are the Specialists of his pool, `offered` its Items, `spent` his used Items. `decorations` is his secret
    hand. `required` and `shortfall` are those of this COMBAT. `emplaced`: sectors an MG42 stands in. `gassed`: the
    sector gassed this turn (-1: none). `handed`: the turn a SKULL was last handed over, and to whom. `rested`: the
    turn in which the Units lock no die.
    """

    __slots__ = ("deck", *_OWN)

    name = SIDE
    side = SIDE
    dice_rule = "A-GER-11"

    def __init__(self, seat: int = 0) -> None:
        super().__init__(seat)
        self.tray = DICE
        self.colours = DICE.colours
        self.deck = Deck()
        self.decorations: tuple[str, ...] = ()
        self.offered: tuple[str, ...] = ()
        self.spent: tuple[str, ...] = ()
        self.required = 0
        self.shortfall = 0
        self.gassed = -1
        self.emplaced: tuple[int, ...] = ()
        self.handed: tuple[int, int] = (0, 0)
        self.rested = 0
        self.lifetime = 0

    def copy(self) -> German:
        new = German.__new__(German)
        self.fill(new)
        new.deck = self.deck.copy()
        new.decorations = self.decorations
        new.offered = self.offered
        new.spent = self.spent
        new.required = self.required
        new.shortfall = self.shortfall
        new.gassed = self.gassed
        new.emplaced = self.emplaced
        new.handed = self.handed
        new.rested = self.rested
        new.lifetime = self.lifetime
        return new

    def to_json(self) -> dict[str, object]:
        told = super().to_json()
        told |= {field: getattr(self, field) for field in _OWN}
        told["deck"] = self.deck.to_json()
        return told

    def read_json(self, data: dict[str, Any]) -> None:
        super().read_json(data)
        for field in _OWN:
            value = data[field]
            setattr(self, field, tuple(value) if isinstance(value, list) else value)
        self.deck = deck_from_json(data["deck"])

    @property
    def eyes(self) -> int:
        """The audience of what only he may know."""
        return audience(self.seat)


def german(p: Field) -> German:
    """The German of this table; he has the last seat."""
    return cast(German, p.battle.forces[-1])


def is_german(force: Force) -> bool:
    """Whether a force is the German, who is no Unit (A-NOTE-01)."""
    return force.name == SIDE

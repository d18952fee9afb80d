"""The umpire: a seat without a Unit, with dice, a secret hand from an ordered deck, and a side that wins alone."""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.profile import Profile
from hhour.dday.rules.battle.state import BoxPart, Force
from hhour.dday.rules.battle.verbs import COURAGE_DIAL, gain
from hhour.dday.rules.dice.tally import by_face
from hhour.kernel.action import Action
from hhour.kernel.deck import Deck, deck_from_json, without
from hhour.kernel.dice import Tray
from hhour.kernel.event import audience
from hhour.kernel.lanes import Lane
from hhour.kernel.roles import Role

from .cards import OMENS
from .dice import BELL, UMPIRES

UMPIRE: Final = "umpire"
TOWER: Final = "tower"
COURSE: Final[Lane] = (("book", 0, 0, ""), ("cancel", -1, 0, ""), ("declare", 0, 0, ""))


class Umpire(Force):
    """Stands in the tower, which is no sector."""

    __slots__ = ("called",)

    name: ClassVar[str] = UMPIRE
    side: ClassVar[str] = UMPIRE

    def __init__(self, seat: int = 0) -> None:
        super().__init__(seat)
        self.called = 0  # how often he has called an omen

    def copy(self) -> Umpire:
        new = Umpire(self.seat)
        self.fill(new)
        new.called = self.called
        return new

    def to_json(self) -> dict[str, object]:
        return {**super().to_json(), "called": self.called}

    def read_json(self, data: dict[str, Any]) -> None:
        super().read_json(data)
        self.called = data["called"]


class Omens(BoxPart):
    """The deck, what the umpire holds, and what lies on the table."""

    def __init__(self) -> None:
        self.deck = Deck(OMENS)
        self.hand: tuple[str, ...] = ()
        self.laid: tuple[str, ...] = ()

    def copy(self) -> Omens:
        new = Omens.__new__(Omens)
        new.deck = self.deck.copy()
        new.hand = self.hand
        new.laid = self.laid
        return new

    def to_json(self) -> dict[str, object]:
        return {"deck": self.deck.to_json(), "hand": self.hand, "laid": self.laid}

    def read_json(self, data: dict[str, Any]) -> None:
        self.deck = deck_from_json(data["deck"])
        self.hand = tuple(data["hand"])
        self.laid = tuple(data["laid"])

    # --- verbs ----------------------------------------------------------------------------------------------------

    def draw(self, p: Field, seat: int) -> None:
        """The umpire takes the top omen into his hand; the others see that he did."""
        card = self.deck.draw(p, seat, "omen", audience(seat))
        if card:
            self.hand = tuple(sorted((*self.hand, card)))
            p.emit("omen-drawn", seat, "Z-ALL-05", {"card": card}, card, audience(seat), {"n": 1})

    def lay(self, p: Field, seat: int, card: str) -> None:
        """An omen comes from the hand to the table and stays there."""
        self.hand = without(self.hand, card)
        self.laid = (*self.laid, card)
        p.reveal()
        p.emit("omen-laid", seat, "Z-ALL-06", {"card": card}, card)

    def hide(self, p: Field, seat: int, card: str) -> None:
        """An omen goes back under the deck, face down."""
        self.hand = without(self.hand, card)
        self.deck.put(card, -1, audience(seat))
        p.emit("omen-hidden", seat, "Z-ALL-06", {"card": card}, card, audience(seat), {"n": 1})


def omens(p: Field) -> Omens:
    return cast(Omens, p.battle.parts["omens"])


class UmpireProfile(Profile):
    """He rolls, tallies and has his own stages; he neither musters nor moves nor fights."""

    def __init__(self) -> None:
        super().__init__(frozenset(("roll", "window", "close", "fix", "upkeep", "bells", "truce")), COURSE)

    def tray(self, p: Field, force: Force) -> Tray:
        return UMPIRES

    def booked(self, p: Field, force: Force) -> None:
        gain(p, force, COURAGE_DIAL, by_face(force)[BELL], "Z-ALL-04")


def seat_umpire(book: Book) -> None:
    """He has the seat after the last Unit's."""
    seat = book.seats + 1
    book.seating.append(Umpire)
    book.roles = (*book.roles, Role(seat, UMPIRE, UMPIRE, secret=True))
    book.profiles[UMPIRE] = UmpireProfile()


def umpire(p: Field) -> Umpire:
    return cast(Umpire, p.battle.forces[-1])


def conceal(p: Field, seat: int) -> None:
    """To everybody else the hand could be any cards of the deck."""
    if seat != umpire(p).seat:
        part = omens(p)
        (part.hand,) = part.deck.redeal(p, seat, [part.hand])


def veil(p: Field, seat: int, action: Action) -> Action | None:
    return Action("hide") if action.verb == "hide" else None


def view(p: Field, seat: int | None) -> dict[str, Any]:
    part = omens(p)
    mine = seat == umpire(p).seat
    return {"hand": list(part.hand) if mine else len(part.hand), "laid": list(part.laid), "deck": len(part.deck)}

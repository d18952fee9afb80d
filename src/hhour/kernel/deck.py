"""An ordered deck whose order is chance's secret: a card gets its place when somebody first looks at it.

What nobody has looked at has no order in the state, so there is nothing to leak and nothing a copy could foresee. Every
look is a draw of `Chance` with a key of its own: the seed proves the order afterwards as it proves dice, and with
physical cards the one who looks says what lies there.
"""

from __future__ import annotations

from typing import Any, Final

from hhour.kernel.event import EVERYONE
from hhour.kernel.lanes import Play

TOP: Final = 0
BOTTOM: Final = -1
UNSEEN: Final = ""


class Deck:
    """A draw pile and its discard pile, as pure data.

    `slots` are the places of the draw pile, top first: a slug where the card is fixed, UNSEEN where it is not. `known`
    are the audiences of the fixed ones. `unplaced` are the cards of the unseen places, sorted. `discards`: last on top.
    """

    __slots__ = ("discards", "draws", "known", "slots", "unplaced")

    def __init__(self, cards: tuple[str, ...] = ()) -> None:
        """A shuffled deck of these cards."""
        self.slots: tuple[str, ...] = (UNSEEN,) * len(cards)
        self.known: tuple[int, ...] = (0,) * len(cards)
        self.unplaced: tuple[str, ...] = tuple(sorted(cards))
        self.discards: tuple[str, ...] = ()
        self.draws: int = 0  # looks so far: part of the key of the next

    def __len__(self) -> int:
        return len(self.slots)

    def copy(self) -> Deck:
        new = Deck.__new__(Deck)
        new.slots = self.slots
        new.known = self.known
        new.unplaced = self.unplaced
        new.discards = self.discards
        new.draws = self.draws
        return new

    # --- looking and taking ---------------------------------------------------------------------------------------

    def draw(self, p: Play, seat: int, purpose: str, audience: int = EVERYONE) -> str:
        """Take the top card; `audience` sees which one it is. '' when the pile is empty."""
        if not self.slots:
            return UNSEEN
        self._look(p, seat, purpose, 0, audience)
        slug = self.slots[0]
        self.slots = self.slots[1:]
        self.known = self.known[1:]
        return slug

    def peek(self, p: Play, seat: int, purpose: str, count: int, audience: int) -> tuple[str, ...]:
        """Show the top cards to an audience; they stay where they are."""
        shown = min(count, len(self.slots))
        for place in range(shown):
            self._look(p, seat, purpose, place, audience)
        return self.slots[:shown]

    def _look(self, p: Play, seat: int, purpose: str, place: int, audience: int) -> None:
        slug = self.slots[place]
        if slug == UNSEEN:
            self.draws += 1
            hidden = audience != EVERYONE or p.rules.has_secrets  # what a card is drawn from tells what others hold
            slug = p.chance.pick(p.state.turn, seat, purpose, self.draws, self.unplaced, hidden)
            self.unplaced = without(self.unplaced, slug)
            self.slots = (*self.slots[:place], slug, *self.slots[place + 1 :])
        if audience & ~self.known[place]:
            p.reveal(audience)
        self.known = (*self.known[:place], self.known[place] | audience, *self.known[place + 1 :])

    def seen_by(self, seat: int) -> tuple[str, ...]:
        """The draw pile as a seat knows it: UNSEEN where it has not looked."""
        bit = 1 << seat
        return tuple(slug if known & bit else UNSEEN for slug, known in zip(self.slots, self.known, strict=True))

    # --- putting back ---------------------------------------------------------------------------------------------

    def put(self, slug: str, place: int = TOP, audience: int = EVERYONE) -> None:
        """Put a card into the draw pile (TOP, BOTTOM, or so many cards below the top); `audience` knows it there."""
        at = len(self.slots) if place == BOTTOM else min(place, len(self.slots))
        self.slots = (*self.slots[:at], slug, *self.slots[at:])
        self.known = (*self.known[:at], audience, *self.known[at:])

    def turn_over(self, count: int) -> None:
        """Put the top cards back in the opposite order; who knew them knows where they lie, nobody else."""
        slots, known = self.slots[:count][::-1], self.known[:count][::-1]
        self.slots = (*slots, *self.slots[count:])
        self.known = (*known, *self.known[count:])

    def lift(self, place: int, to: int) -> None:
        """A card comes to lie higher, those between one lower; who knew them knows where they lie, nobody else."""
        slots, known = list(self.slots), list(self.known)
        slots.insert(to, slots.pop(place))
        known.insert(to, known.pop(place))
        self.slots, self.known = tuple(slots), tuple(known)

    def discard(self, slug: str) -> None:
        """Put a card on the discard pile."""
        self.discards = (*self.discards, slug)

    def shuffle(self) -> None:
        """Nobody knows any longer what lies where."""
        fixed = tuple(slug for slug in self.slots if slug != UNSEEN)
        self.unplaced = tuple(sorted((*self.unplaced, *fixed)))
        self.slots = (UNSEEN,) * len(self.slots)
        self.known = (0,) * len(self.slots)

    def reshuffle(self) -> None:
        """The discard pile joins the draw pile, and all of it is shuffled."""
        self.slots = (*self.slots, *self.discards)
        self.discards = ()
        self.shuffle()

    def take(self, slug: str) -> bool:
        """Take a named card out of the draw pile, wherever it lies; False if it is not in it. Shuffle afterwards."""
        if slug in self.unplaced:
            at = self.slots.index(UNSEEN)
            self.unplaced = without(self.unplaced, slug)
        elif slug in self.slots:
            at = self.slots.index(slug)
        else:
            return False
        self.slots = (*self.slots[:at], *self.slots[at + 1 :])
        self.known = (*self.known[:at], *self.known[at + 1 :])
        return True

    # --- keeping secrets ------------------------------------------------------------------------------------------

    def redeal(self, p: Play, seat: int, hands: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
        """Deal anew, in a copy made for search, what a seat cannot see: these hands of others, and unknown places.

        What comes out depends on what the seat knows and on the dice of the copy, never on what was really there.
        """
        bit = 1 << seat
        pool = [slug for hand in hands for slug in hand]
        pool += self.unplaced
        for place, slug in enumerate(self.slots):
            if slug != UNSEEN and not self.known[place] & bit:
                pool.append(slug)
                self.slots = (*self.slots[:place], UNSEEN, *self.slots[place + 1 :])
                self.known = (*self.known[:place], 0, *self.known[place + 1 :])
        left = tuple(sorted(pool))
        dealt: list[tuple[str, ...]] = []
        number = 0
        for hand in hands:
            new: list[str] = []
            for _ in hand:
                number += 1
                slug = p.chance.pick(p.state.turn, seat, "conceal", number, left)
                new.append(slug)
                left = without(left, slug)
            dealt.append(tuple(sorted(new)))
        self.unplaced = left
        return dealt

    def to_json(self) -> dict[str, object]:
        """Pure data."""
        return {
            "slots": self.slots,
            "known": self.known,
            "unplaced": self.unplaced,
            "discards": self.discards,
            "draws": self.draws,
        }


def deck_from_json(data: dict[str, Any]) -> Deck:
    """The deck that `to_json` wrote."""
    deck = Deck()
    deck.slots = tuple(data["slots"])
    deck.known = tuple(data["known"])
    deck.unplaced = tuple(data["unplaced"])
    deck.discards = tuple(data["discards"])
    deck.draws = data["draws"]
    return deck


def without(cards: tuple[str, ...], slug: str) -> tuple[str, ...]:
    """The cards but for one of these."""
    at = cards.index(slug)
    return cards[:at] + cards[at + 1 :]

"""A battle in motion: the kernel's Play with the rules and the state of this game under their own names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hhour.dday.rules.battle.state import IN_PLAY, Battle, Unit
from hhour.dday.rules.cards.hooks import CALMS_GROUND, fold
from hhour.dday.rules.map.ground import Ground
from hhour.kernel.chance import Chance
from hhour.kernel.event import Event
from hhour.kernel.lanes import Play
from hhour.kernel.refusal import Refusal

if TYPE_CHECKING:
    from hhour.dday.rules.battle.book import Book


class Field(Play):
    """What steps, verbs and effects work on."""

    def __init__(self, book: Book, battle: Battle, chance: Chance, sink: list[Event] | None) -> None:
        super().__init__(book, battle, chance, sink)
        self.book = book
        self.battle = battle

    def unit(self, seat: int) -> Unit:
        return self.battle.units[seat - 1]

    def ground(self, index: int) -> Ground:
        """The sector as it is now: a random one as it turned out, a calmed one without its attributes."""
        ground = self.book.sectors[index]
        if ground.random:
            rolled = self.battle.rolled[index]
            if rolled:
                ground = ground.rolled[rolled - 1]
        if ground.calm is not None and self.is_calm():
            ground = ground.calm
        return ground

    def gift_ground(self, index: int) -> Ground:
        """As `ground`, for what waits there: it may hang on how many Units started on that map (B-DEAD-19)."""
        ground = self.ground(index)
        if ground.lone is not None and sum(unit.first_map == ground.beach for unit in self.battle.units) == 1:
            return ground.lone
        return ground

    def is_calm(self) -> bool:
        """Whether a card that cancels attributes (GENERAL_CANCELS) is in play."""
        return any(unit.status == IN_PLAY and fold(self, CALMS_GROUND, unit) for unit in self.battle.units)

    def holders(self, unit: Unit, title: str) -> list[str]:
        """The Specialists of the Unit that are this one, by their own name or by a title they bear."""
        titles = self.book.titles
        if not titles:
            return [title] if title in unit.specialists else []
        return [slug for slug in unit.specialists if titles.get(slug, slug) == title]

    def happens(self, moment: str, unit: Unit) -> bool:
        """Let the boxes act at a moment of the rules; True if one of them has dealt with the matter."""
        dealt = [happens(self, unit) for happens in self.book.moments.get(moment, ())]
        return any(dealt)

    def veto(self, what: str, unit: Unit, word: str) -> Refusal | None:
        """Why a box forbids something the other rules allow; `word` says which sector, seat or card is meant."""
        for forbids in self.book.vetoes.get(what, ()):
            refusal = forbids(self, unit, word)
            if refusal is not None:
                return refusal
        return None

    def in_play(self) -> list[Unit]:
        return [unit for unit in self.battle.units if unit.status == IN_PLAY]

    def others(self, unit: Unit) -> list[Unit]:
        """The other Units in play, wherever they stand (B-RWB-18)."""
        return [other for other in self.battle.units if other.status == IN_PLAY and other is not unit]

    def d6(self, unit: Unit, purpose: str) -> int:
        """One ordinary die of this Unit."""
        unit.draws += 1
        return self.chance.d6(self.battle.turn, unit.seat, purpose, unit.draws, 1)[0]

    def pick(self, unit: Unit, purpose: str, options: tuple[str, ...]) -> str:
        """One card at random for this Unit."""
        unit.draws += 1
        return self.chance.pick(self.battle.turn, unit.seat, purpose, unit.draws, options)

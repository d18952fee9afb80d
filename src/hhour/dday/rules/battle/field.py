"""A battle in motion: the kernel's Play with the rules and the state of this game under their own names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from hhour.dday.rules.battle.state import IN_PLAY, Battle, Force, Unit
from hhour.dday.rules.cards.hooks import CALMS_GROUND, fold
from hhour.dday.rules.map.ground import Ground
from hhour.kernel.chance import Chance
from hhour.kernel.event import Event
from hhour.kernel.lanes import Play
from hhour.kernel.refusal import Refusal

if TYPE_CHECKING:
    from hhour.dday.rules.battle.book import Book
    from hhour.dday.rules.battle.profile import Profile


class Field(Play):
    """What steps, verbs and effects work on."""

    __slots__ = ("battle", "book", "lone", "weighed", "weighed_at")

    def __init__(self, book: Book, battle: Battle, chance: Chance, sink: list[Event] | None) -> None:
        Play.__init__(self, book, battle, chance, sink)  # by name: `super` makes an object each time
        self.book = book
        self.battle = battle
        self.lone: list[Unit] = battle.units if book.lone else []  # who alone has a part in every stage
        self.weighed: Mapping[str, Any] = {}  # what its choices bring down on a seat, and when that was asked
        self.weighed_at = (0, -1)

    def force(self, seat: int) -> Force:
        """Who has this seat."""
        return self.battle.forces[seat - 1]

    def unit(self, seat: int) -> Unit:
        """The Unit that has this seat; never asked of a seat that has none."""
        force: Any = self.battle.forces[seat - 1]
        unit: Unit = force
        return unit

    def profile(self, force: Force) -> Profile:
        """How this force goes through the steps that all share."""
        return self.book.profiles[force.name]

    def taking_part(self) -> list[Force]:
        """The forces that have a part in the stage that is open: none that is safe (B-TURN-10)."""
        book = self.book
        if book.plain:
            return [force for force in self.battle.forces if force.status == IN_PLAY]
        stage = book.slots[self.battle.stage]
        return [force for force in self.battle.forces if book.profiles[force.name].takes_part(self, force, stage)]

    def units_taking_part(self) -> list[Unit]:
        """The Units among them (B-TURN-10)."""
        book = self.book
        if book.plain:
            return [unit for unit in self.battle.units if unit.status == IN_PLAY]
        return [force for force in self.taking_part() if isinstance(force, Unit)]

    def here(self, force: Force) -> Ground:
        """The sector a force stands in, as the map has it."""
        return self.book.grounds[force.sector]

    def ground(self, index: int) -> Ground:
        """The sector as it is now: a random one as it turned out (B-SECTOR-40), a calmed one without its attributes
        (B-SECTOR-38).

        Where a force stands in no sector (-1) the ground is plain.
        """
        ground = self.book.grounds[index]
        if not ground.varies:
            return ground
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

    def has_grey_guns(self) -> bool:
        """Whether machine guns fire with grey dice: the option is on, and nobody decided against it (P-MGF-04)."""
        refused = self.book.grey_refused
        return self.book.grey_mgf and (refused is None or not refused(self))

    def is_calm(self) -> bool:
        """Whether a card that cancels attributes (GENERAL_CANCELS) is in play (B-SECTOR-38)."""
        return any(unit.status == IN_PLAY and fold(self, CALMS_GROUND, unit) for unit in self.battle.units)

    def holders(self, unit: Force, title: str) -> list[str]:
        """The Specialists of the Unit that are this one, by name (B-SECTOR-06) or by a title (W-HERO-11)."""
        titles = self.book.titles
        if not titles:
            return [title] if title in unit.specialists else []
        return [slug for slug in unit.specialists if titles.get(slug, slug) == title]

    def has_known(self, unit: Force, title: str) -> bool:
        """Whether this Specialist, or one who bears his title, is or was with the Unit (B-SPEC-12, W-HERO-26)."""
        titles = self.book.titles
        if not titles:
            return title in unit.specialists or title in unit.fallen
        return any(titles.get(slug, slug) == title for slug in (*unit.specialists, *unit.fallen))

    def happens(self, moment: str, unit: Force) -> bool:
        """Let the boxes act at a moment of the rules; True if one of them has dealt with the matter."""
        moments = self.book.moments
        if moment not in moments:
            return False
        dealt = [happens(self, unit) for happens in moments[moment]]
        return any(dealt)

    def veto(self, what: str, unit: Force, word: str) -> Refusal | None:
        """Why a box forbids something the other rules allow; `word` says which sector, seat or card is meant."""
        for forbids in self.book.vetoes.get(what, ()):
            refusal = forbids(self, unit, word)
            if refusal is not None:
                return refusal
        return None

    def in_play(self) -> list[Unit]:
        """The Units of the battle, but for those that are safe (B-END-04) or have not come to it yet (W-SEA-01)."""
        away = self.battle.away
        units = self.battle.units
        if len(units) == 1 and not away:
            return units if units[0].status == IN_PLAY else []
        return [unit for unit in units if unit.status == IN_PLAY and not away >> unit.seat & 1]

    def others(self, unit: Force) -> list[Unit]:
        """The other Units in play, wherever they stand (B-RWB-18)."""
        return [other for other in self.in_play() if other is not unit]

    def is_away(self, force: Force) -> bool:
        """Whether the force has not come to the battle yet (W-SEA-01)."""
        return bool(self.battle.away >> force.seat & 1)

    def draw_number(self, force: Force) -> int:
        """The number of the force's next draw in this turn: there may be any number of them (B-SETUP-06)."""
        force.draws += 1
        return force.draws

    def d6(self, force: Force, purpose: str) -> int:
        """One ordinary die of this force (B-SETUP-06)."""
        return self.chance.d6(self.battle.turn, force.seat, purpose, self.draw_number(force), 1)[0]

    def pick(self, force: Force, purpose: str, options: tuple[str, ...]) -> str:
        """One card at random for this force."""
        return self.chance.pick(self.battle.turn, force.seat, purpose, self.draw_number(force), options)

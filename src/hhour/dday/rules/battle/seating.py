"""Who sits at the table of a game, and how each goes through the steps that all share."""

from __future__ import annotations

from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.marks import mark
from hhour.dday.rules.battle.profile import Profile
from hhour.dday.rules.battle.state import AWARDED, CLIMBED, FIRST_ROLL_AGAIN, IN_PLAY, Force, Unit
from hhour.dday.rules.cards.hooks import LOCKS, NO_LOCKS, RESULT, RESULT_ANY, fold, sources
from hhour.dday.rules.dice.results import add_result
from hhour.dday.rules.dice.rolling import must_leave_out
from hhour.dday.rules.dice.rwb import give_bonus
from hhour.dday.rules.dice.tally import ALL_FACES
from hhour.dday.rules.map.ground import ADDS_RESULTS, FEWER_DICE, LOCKS_OTHERWISE, USUAL_LOCKS
from hhour.kernel.dice import SIX
from hhour.kernel.faces import COLOURLESS, COURAGE
from hhour.kernel.lanes import Lane
from hhour.kernel.refusal import Refusal

ROLLING: Lane = (("roll", 0, 0, ""),)
# a Unit's UPKEEP, last step first
COURSE: Lane = (("marker", 0, 0, ""), ("book", 0, 0, ""), ("cancel", -1, 0, ""), ("declare", 0, 0, ""))


def seat_forces(book: Book) -> None:
    """One Unit at every seat, as the base game has it."""
    book.profiles = {Unit.name: UnitProfile()}


def is_plain(book: Book) -> bool:
    """Whether only Units sit at the table, and play as the base game says."""
    return all(make is Unit for make in book.seating) and type(book.profiles[Unit.name]) is UnitProfile


class UnitProfile(Profile):
    """A Unit of the base game: its sector has a say in everything."""

    def __init__(self) -> None:
        super().__init__(frozenset(), COURSE)

    def takes_part(self, p: Field, force: Force, stage: str) -> bool:
        """In every stage while it is in play (B-TURN-10)."""
        return force.status == IN_PLAY

    def dice(self, p: Field, force: Force) -> int:
        """As many as its sector lets it roll (B-ROLL-16); one that takes no die takes none of more than six either."""
        dice = p.ground(force.sector).dice
        return force.tray.size if dice >= SIX.size else min(dice, force.tray.size)

    def start_roll(self, p: Field, force: Force) -> None:
        """Dice that the sector keeps out are chosen before the first roll (B-ROLL-16)."""
        lanes = p.battle.lanes
        if p.sink is None and not lanes[force.seat]:
            lanes[force.seat] = ROLLING  # as `push`, without a call
        else:
            p.push(force.seat, "roll")
        book = p.book
        if (not book.plain or book.brings[force.sector] & FEWER_DICE) and must_leave_out(p, force):
            p.push(force.seat, "leave-out")

    def may_roll_again(self, p: Field, force: Force) -> bool:
        """Once a game and Unit (B-OPT-05, B-OPT-06)."""
        return isinstance(force, Unit) and not force.lifetime & FIRST_ROLL_AGAIN

    def note_roll_again(self, force: Force) -> None:
        assert isinstance(force, Unit)
        mark(force, FIRST_ROLL_AGAIN)

    def locks(self, p: Field, force: Force) -> int:
        """None in NO_LOCK or climbing (B-MAP-N07-C03) or with a card that says so (W-CARD-HERO-03), else as the General
        says, else as the sector does (B-ROLL-15).
        """
        book = p.book
        usual = USUAL_LOCKS
        if book.brings[force.sector] & LOCKS_OTHERWISE:
            ground = p.ground(force.sector)
            usual = 0 if ground.no_lock else ground.lock
        if not usual or (book.has_cliffs and is_climbing(p, force)):
            return 0
        if book.passives[NO_LOCKS] and fold(p, NO_LOCKS, force):
            return 0
        if force.specialists or force.vehicle or force.held or book.outside[LOCKS]:
            limit = fold(p, LOCKS, force)
            if limit:
                return limit
        return usual

    def locks_by(self, p: Field, force: Force) -> str:
        if p.book.passives[LOCKS] and fold(p, LOCKS, force):
            return "B-ROLL-12"
        return "B-ROLL-03" if p.ground(force.sector).lock == 2 else "B-ROLL-14"

    def add_results(self, p: Field, force: Force) -> None:
        """BONUS and SKULL_ANY of the sector, then what Specialists and vehicles add each turn."""
        book = p.book
        if book.brings[force.sector] & ADDS_RESULTS:
            ground = p.ground(force.sector)
            for face in ground.bonus:
                add_result(p, force, face, COLOURLESS, "B-SECTOR-20", ground.id)
            for _ in range(ground.skull_any):
                p.push(force.seat, "skull-colour", text=ground.id)
        if book.passives[RESULT_ANY]:
            for part in sources(p, RESULT_ANY, force):
                p.push(force.seat, "result-colour", part.amount, text=part.source)
        if force.specialists or force.vehicle or force.held or book.outside[RESULT]:
            for part in sources(p, RESULT, force):
                add_result(p, force, part.amount, COLOURLESS, part.rule, part.source)

    def may_claim(self, p: Field, force: Force, face: int) -> bool:
        """No Battle Cry where the sector allows none (B-SECTOR-43)."""
        return not (face == COURAGE and p.ground(force.sector).no_battle_cry)

    def why_no_set(self, p: Field, force: Force, face: int) -> Refusal | None:
        if face == COURAGE and p.ground(force.sector).no_battle_cry:
            return Refusal("B-SECTOR-43", "cry-not-here", {})
        return None

    def grant(self, p: Field, force: Force, face: int, source: str) -> None:
        give_bonus(p, force, face, source)

    def straight(self, p: Field, force: Force, seen: int) -> int:
        """Six faces once each (B-TALLY-24), an award to take (B-AWARD-09), none got this turn (B-AWARD-04)."""
        if seen & ALL_FACES != ALL_FACES or not p.book.has_awards or not p.battle.deck or force.flags & AWARDED:
            return 0
        return 1

    def reward_straight(self, p: Field, force: Force) -> None:
        p.push(force.seat, "straight-award")


def is_climbing(p: Field, force: Force) -> bool:
    """On a cliff and not yet up (B-MAP-N07-C03), or (B-OPT-H07) below one."""
    ground = p.ground(force.sector)
    if p.book.climb_from_below:
        return ground.below_cliff
    return ground.climb and isinstance(force, Unit) and not force.lifetime & CLIMBED

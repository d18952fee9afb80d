"""How the forces of one name go through the steps that all forces share: dice, locks, sets, straights, stages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from hhour.dday.rules.battle.state import IN_PLAY, Force
from hhour.kernel.dice import SIX, Tray
from hhour.kernel.lanes import Lane
from hhour.kernel.refusal import Refusal

# what a Final Tally is made of: tray, faces, colours, removed, left out, virtual results, kinds
Tally = tuple[Tray, tuple[int, ...], tuple[int, ...], int, int, tuple[int, ...], tuple[int, ...]]

if TYPE_CHECKING:
    from hhour.dday.rules.battle.field import Field
    from hhour.dday.rules.dice.worth import Toll


@mypyc_attr(allow_interpreted_subclasses=True)
class Profile:
    """What the shared steps ask about a force. A box brings one for each force of its own, and may put one of its own
    in the place of a Unit's; what it does not change it hands on to the one it replaces.

    `stages`: the names of the stages its forces take part in. `course`: their UPKEEP, last step first, as it lies on
    the lane. `muster`: the question of their MUSTER.
    """

    muster = "muster"

    def __init__(self, stages: frozenset[str], course: Lane) -> None:
        self.stages = stages
        self.course = course
        self.business: Lane = ((self.muster, 0, 0, ""),)  # the lane of MUSTER

    def takes_part(self, p: Field, force: Force, stage: str) -> bool:
        """Whether the force has a part in this stage (A-GER-16)."""
        return force.status == IN_PLAY and stage in self.stages

    def tray(self, p: Field, force: Force) -> Tray:
        """The dice it rolls this turn."""
        return SIX

    def dice(self, p: Field, force: Force) -> int:
        """How many of them it may roll (B-ROLL-16)."""
        return force.tray.size

    def start_roll(self, p: Field, force: Force) -> None:
        """Put the questions of its ROLL on its lane, the last one first."""
        p.push(force.seat, "roll")

    def sparable(self, p: Field, force: Force) -> int:
        """The dice among which a sector that lets it roll fewer finds those that stay out (B-ROLL-16)."""
        return force.tray.all

    def first_roll(self, p: Field, force: Force) -> int:
        """The dice of its first roll."""
        return force.tray.all & ~force.left_out

    def locks(self, p: Field, force: Force) -> int:
        """How many dice it locks after the first roll (B-ROLL-03)."""
        return 2

    def locks_by(self, p: Field, force: Force) -> str:
        """The rule that says so (B-ROLL-15)."""
        return "B-ROLL-03"

    def may_roll_again(self, p: Field, force: Force) -> bool:
        """Whether a first roll without soldiers may still be rolled again in this game (B-OPT-05)."""
        return False

    def note_roll_again(self, force: Force) -> None:
        """It has been rolled again."""

    def receives(self, p: Field, force: Force, die: int) -> None:
        """A die of another force, or of the solo trading pool, now lies in this place; not asked in a plain game."""

    def add_results(self, p: Field, force: Force) -> None:
        """Add to its Final Tally what joins it when the window opens (B-TALLY-07)."""

    def may_claim(self, p: Field, force: Force, face: int) -> bool:
        """Whether a set of this face can be claimed, if the results are there."""
        return True

    def why_no_set(self, p: Field, force: Force, face: int) -> Refusal | None:
        """The rule of its own that forbids a set of this face."""
        return None

    def doomed(self, p: Field, force: Force, claimed: tuple[int, ...]) -> int:
        """The dice that must fall to its SKULLs if these sets are to hold; not asked in a plain game."""
        return 0

    def may_cancel(self, p: Field, force: Force, active: int, cancelled: int) -> bool:
        """Whether these dice may fall to its SKULLs when `active` more are to act; not asked in a plain game."""
        return True

    def why_no_victim(self, p: Field, force: Force, die: str) -> Refusal | None:
        """The rule by which this die, which no claim needs, may not fall to its SKULLs all the same."""
        return None

    def keeps(self, p: Field, force: Force, slug: str) -> bool:
        """Whether it keeps an item that else acts when it is found; not asked in a plain game."""
        return False

    def grant(self, p: Field, force: Force, face: int, source: str) -> None:
        """Give what a set of this face gives, at once or through questions on its lane (B-RWB)."""

    def straight(self, p: Field, force: Force, seen: int) -> int:
        """The straight these faces make (B-TALLY-24), as `Force.straight` holds it; 0: none, or nothing to be had."""
        return 0

    def reward_straight(self, p: Field, force: Force) -> None:
        """Ask what the straight is used for."""

    def odds(self, p: Field, force: Force) -> dict[str, object]:
        """What the exact odds must know of its dice besides what they show, in their own words (`hhour.advice.odds`);
        not asked in a plain game."""
        return {}

    def toll(self, p: Field, force: Force) -> Toll | None:
        """What its dice cost as they lie, None where they bring what the base game says. `p` is a trial: it is played
        on to find out; not asked in a plain game."""
        return None

    def take_copy(self, p: Field, force: Force, tally: Tally) -> None:
        """Its Final Tally becomes the same as this one, where a card says so (B-ITEM-16)."""
        force.tray, force.faces, force.colours, force.removed, force.left_out, force.virtual, force.kinds = tally

    def hidden_cards(self, p: Field, force: Force) -> tuple[str, ...]:
        """The cards it may use that do not lie open before it."""
        return ()

    def spend(self, p: Field, force: Force, slug: str) -> bool:
        """Put a used card where this force's used cards go; False: where a Unit's go."""
        return False

    def booked(self, p: Field, force: Force) -> None:
        """The resources are booked: whatever else looks at the tally does so now (B-UPKEEP-05)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Over(Profile):
    """A profile laid over another: what it does not say itself it leaves to the one below."""

    def __init__(self, below: Profile) -> None:
        super().__init__(below.stages, below.course)
        self.below = below
        self.muster = below.muster
        self.business = below.business

    def takes_part(self, p: Field, force: Force, stage: str) -> bool:
        return self.below.takes_part(p, force, stage)

    def tray(self, p: Field, force: Force) -> Tray:
        return self.below.tray(p, force)

    def dice(self, p: Field, force: Force) -> int:
        return self.below.dice(p, force)

    def start_roll(self, p: Field, force: Force) -> None:
        self.below.start_roll(p, force)

    def sparable(self, p: Field, force: Force) -> int:
        return self.below.sparable(p, force)

    def first_roll(self, p: Field, force: Force) -> int:
        return self.below.first_roll(p, force)

    def locks(self, p: Field, force: Force) -> int:
        return self.below.locks(p, force)

    def locks_by(self, p: Field, force: Force) -> str:
        return self.below.locks_by(p, force)

    def may_roll_again(self, p: Field, force: Force) -> bool:
        return self.below.may_roll_again(p, force)

    def note_roll_again(self, force: Force) -> None:
        self.below.note_roll_again(force)

    def receives(self, p: Field, force: Force, die: int) -> None:
        self.below.receives(p, force, die)

    def add_results(self, p: Field, force: Force) -> None:
        self.below.add_results(p, force)

    def may_claim(self, p: Field, force: Force, face: int) -> bool:
        return self.below.may_claim(p, force, face)

    def why_no_set(self, p: Field, force: Force, face: int) -> Refusal | None:
        return self.below.why_no_set(p, force, face)

    def doomed(self, p: Field, force: Force, claimed: tuple[int, ...]) -> int:
        return self.below.doomed(p, force, claimed)

    def may_cancel(self, p: Field, force: Force, active: int, cancelled: int) -> bool:
        return self.below.may_cancel(p, force, active, cancelled)

    def why_no_victim(self, p: Field, force: Force, die: str) -> Refusal | None:
        return self.below.why_no_victim(p, force, die)

    def keeps(self, p: Field, force: Force, slug: str) -> bool:
        return self.below.keeps(p, force, slug)

    def grant(self, p: Field, force: Force, face: int, source: str) -> None:
        self.below.grant(p, force, face, source)

    def straight(self, p: Field, force: Force, seen: int) -> int:
        return self.below.straight(p, force, seen)

    def reward_straight(self, p: Field, force: Force) -> None:
        self.below.reward_straight(p, force)

    def odds(self, p: Field, force: Force) -> dict[str, object]:
        return self.below.odds(p, force)

    def toll(self, p: Field, force: Force) -> Toll | None:
        return self.below.toll(p, force)

    def take_copy(self, p: Field, force: Force, tally: Tally) -> None:
        self.below.take_copy(p, force, tally)

    def hidden_cards(self, p: Field, force: Force) -> tuple[str, ...]:
        return self.below.hidden_cards(p, force)

    def spend(self, p: Field, force: Force, slug: str) -> bool:
        return self.below.spend(p, force, slug)

    def booked(self, p: Field, force: Force) -> None:
        self.below.booked(p, force)

"""How the forces of one name go through the steps that all forces share: dice, locks, sets, straights, stages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from hhour.dday.rules.battle.state import IN_PLAY, Force
from hhour.kernel.dice import SIX, Tray
from hhour.kernel.lanes import Lane

# what a Final Tally is made of: tray, faces, colours, removed, left out, virtual results, kinds
Tally = tuple[Tray, tuple[int, ...], tuple[int, ...], int, int, tuple[int, ...], tuple[int, ...]]

if TYPE_CHECKING:
    from hhour.dday.rules.battle.field import Field


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

    def takes_part(self, p: Field, force: Force, stage: str) -> bool:
        """Whether the force has a part in this stage."""
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

    def locks(self, p: Field, force: Force) -> int:
        """How many dice it locks after the first roll (B-ROLL-03)."""
        return 2

    def add_results(self, p: Field, force: Force) -> None:
        """Add to its Final Tally what joins it when the window opens (B-TALLY-07)."""

    def may_claim(self, p: Field, force: Force, face: int) -> bool:
        """Whether a set of this face can be claimed, if the results are there."""
        return True

    def grant(self, p: Field, force: Force, face: int, source: str) -> None:
        """Give what a set of this face gives, at once or through questions on its lane (B-RWB)."""

    def straight(self, p: Field, force: Force, seen: int) -> int:
        """The straight that these faces make, as `Force.straight` holds it; 0: none, or nothing to be had for one."""
        return 0

    def reward_straight(self, p: Field, force: Force) -> None:
        """Ask what the straight is used for."""

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

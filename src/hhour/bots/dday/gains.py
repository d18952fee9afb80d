"""What a turn's dice bring under a few fixed ways of rolling, as chances: what the Captain's plan adds up.

The numbers never change (a die is a die), but a table takes a quarter of a second, so they lie beside this file.
`python -m hhour.bots.dday.gains` makes them anew; a test does the same for one of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from hhour.advice.odds.groups import Values
from hhour.advice.odds.policy import final_chances
from hhour.advice.odds.solver import roll_chances
from hhour.advice.odds.tally import Situation
from hhour.kernel.faces import COURAGE, SKULL, STAR, TOOL

MOST_SOLDIERS: Final = 20
MOST_COURAGE: Final = 8
CRY: Final = -1.0
# what a courage counts for beside a soldier, in each way of rolling; CRY goes for a Battle Cry
MODES: Final = (0.0, 0.7, 1.5, 2.5, 5.0, 20.0, CRY)
FILE: Final = Path(__file__).with_name("gains.npz")


class Kind(NamedTuple):
    """What changes the gains: number of dice and locks, a SKULL ignored, no other Unit, SKULLs that do nothing."""

    dice: int = 6
    locks: int = 2
    sharp: bool = False
    alone: bool = True
    training: bool = False

    @property
    def name(self) -> str:
        return f"{self.dice}{self.locks}{self.sharp:d}{self.alone:d}{self.training:d}"


def kinds() -> Iterator[Kind]:
    """Every kind that is kept."""
    for alone in (True, False):
        yield Kind(alone=alone, training=True)
        for sharp in (False, True):
            yield Kind(5, 2, sharp, alone)
            for locks in range(4):
                yield Kind(6, locks, sharp, alone)


def nearest(kind: Kind) -> Kind:
    """The kept kind that stands for this one."""
    if kind.training:
        return Kind(alone=kind.alone, training=True)
    if kind.dice < 6:
        return Kind(5, 2, kind.sharp, kind.alone)
    return kind._replace(locks=min(kind.locks, 3))


def make(kind: Kind) -> Values:
    """Chances by mode, Battle Cry (0, 1), soldiers and courage gained; a Battle Cry's 3 soldiers are not counted."""
    situation = Situation(
        dice=(2, 2, 2 if kind.dice == 6 else 1),
        sharpshooter=kind.sharp,
        alone=kind.alone,
        awards=not kind.training,
        idle=(SKULL, STAR, TOOL) if kind.training else (),
        no_sets=(SKULL, STAR, TOOL) if kind.training else (),
    )
    tallies = situation.tallies()
    cries = np.minimum(tallies.sets(COURAGE), 1)
    soldiers = np.minimum(tallies.soldiers - 3 * cries, MOST_SOLDIERS)
    courage = np.minimum(tallies.courage, MOST_COURAGE)
    start = roll_chances(situation.hand)
    ends = [*tallies.starts[1:], len(tallies.rows)]
    made = np.zeros((len(MODES), 2, MOST_SOLDIERS + 1, MOST_COURAGE + 1))
    for number, weight in enumerate(MODES):
        liked = 30.0 * cries + 1.5 * courage if weight == CRY else 3.0 * cries + weight * courage
        worth = soldiers + liked + 0.02 * tallies.stars + 0.01 * tallies.points - 100.0 * (tallies.moves > 0)
        chances = final_chances(tallies.best(worth), situation.hand, start, kind.locks, 2).reshape(-1)
        rows = [int(first + worth[first:end].argmax()) for first, end in zip(tallies.starts, ends, strict=True)]
        np.add.at(made[number], (cries[rows], soldiers[rows], courage[rows]), chances)
    return made


@cache
def _kept() -> dict[str, Values]:
    with np.load(FILE) as kept:
        return {name: kept[name].astype(np.float64) for name in kept.files}


def gains(kind: Kind) -> Values:
    """The kept table of a kind, modes x Battle Cry x soldiers x courage."""
    return _kept()[nearest(kind).name]


if __name__ == "__main__":
    made: dict[str, Any] = {kind.name: make(kind).astype(np.float32) for kind in kinds()}
    np.savez_compressed(FILE, **made)

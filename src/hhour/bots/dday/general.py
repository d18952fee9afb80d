"""General: searches as the Captain does and judges the end of a turn by what many games have taught.

What he has learned lies in a file that `hhour lab train` writes: a small network over the features below, which
corrects the plan's chance to win. Numpy is all that is needed to ask it. No such file is shipped: see decision 0021.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any, Final

import numpy as np

from hhour.advice.odds.groups import Values
from hhour.bots.dday.captain import Captain
from hhour.bots.dday.cards import lifts, needs_ahead
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import CLIMBED, Unit
from hhour.dday.rules.box.shelf import shelf
from hhour.dday.rules.cards.hooks import strength
from hhour.i18n.errors import TranslatedError
from hhour.kernel.refusal import HHourError

VERSION: Final = 2  # of features and file; a file of another one is refused
LARGEST: Final = 2 << 20  # bytes
HIDDEN: Final = 24
PLAIN: Final = (
    "plan", "strength", "courage", "stars", "points", "marker-2", "marker-3", "rows", "lines", "specialists", "items",
    "awards", "vehicle", "others", "weakest", "needed", "cliff", "lifts", "closed",
)  # fmt: skip
PARTS: Final = ("w1", "b1", "w2", "b2", "mean", "spread")


class GeneralError(TranslatedError, HHourError):
    """A file the General cannot learn from, in one sentence."""


def cards() -> tuple[str, ...]:
    """Every Specialist, item and vehicle of the base box, in the order of the features."""
    return tuple(sorted(shelf()["base"].cards))


def logit(chance: float) -> float:
    kept = min(1 - 1e-4, max(1e-4, chance))
    return float(np.log(kept / (1 - kept)))


def features(captain: Captain, p: Field, unit: Unit) -> Values:
    """What the network is shown of a Unit at the start of a turn; the first is the plan's own chance, as its logit."""
    plan = captain.planner.plan(p, unit)
    ground = p.here(unit)
    last = max(one.row for one in p.book.sectors if one.beach == ground.beach)
    node = plan.node(unit.sector, unit.visited)
    cliffs = [one.index for one in plan.grounds if one.climb and one.beach == ground.beach]
    cliff = bool(cliffs) and not unit.lifetime & CLIMBED and unit.sector <= max(cliffs)
    others = [Captain.chance(captain, p, other) for other in p.others(unit)]
    plain = [
        logit(Captain.chance(captain, p, unit)),
        strength(p, unit) / 20,
        unit.courage / 8,
        unit.stars / 6,
        unit.points / 20,
        unit.marker == 2,
        unit.marker >= 3,
        (last - ground.row) / 6,
        plan.courage_ahead(node) / 10,
        len(unit.specialists) / 6,
        len(unit.items) / 4,
        len(unit.awards) / 2,
        bool(unit.vehicle),
        len(others),
        logit(min(others)) if others else 0.0,
        len(needs_ahead(plan, node)) / 2,
        cliff,
        lifts(p, unit) / 2 if cliff else 0.0,
        bool(plan.traits.closed),
    ]
    held = {*unit.specialists, *unit.items, *unit.awards, unit.vehicle}
    return np.array([*plain, *(slug in held for slug in cards())], dtype=np.float64)


class Judgement:
    """A network of one hidden layer: features in, the chance to win out."""

    def __init__(self, parts: dict[str, Any]) -> None:
        self.parts = {name: np.asarray(parts[name], dtype=np.float64) for name in PARTS}

    def chances(self, shown: Values) -> Values:
        """One chance a row. The plan's logit is passed through, so that an untrained network is the plan."""
        inner = np.tanh((shown - self.parts["mean"]) / self.parts["spread"] @ self.parts["w1"] + self.parts["b1"])
        total = shown[:, 0] + inner @ self.parts["w2"] + self.parts["b2"]
        return np.asarray(1 / (1 + np.exp(-np.clip(total, -30, 30))))

    def save(self, file: Path) -> None:
        kept: dict[str, Any] = {"version": VERSION, "names": np.array([*PLAIN, *cards()]), **self.parts}
        with file.open("wb") as out:
            np.savez_compressed(out, **kept)

    @classmethod
    def load(cls, file: Path) -> Judgement:
        """Read a trained file; raises one sentence if it is none, too large, or of another version."""
        try:
            large = file.stat().st_size > LARGEST
            data = b"" if large else file.read_bytes()
        except FileNotFoundError as error:
            raise GeneralError("general-no-file", file=str(file)) from error
        except OSError as error:
            raise GeneralError("general-broken", file=str(file)) from error
        if large:
            raise GeneralError("general-too-large", file=str(file))
        try:
            with np.load(BytesIO(data), allow_pickle=False) as kept:
                version, names = int(kept["version"]), [str(name) for name in kept["names"]]
                parts = {name: kept[name] for name in PARTS}
        except Exception as error:  # numpy's reader has as many complaints as a file can have faults
            raise GeneralError("general-broken", file=str(file)) from error
        width = len(PLAIN) + len(cards())
        if version != VERSION:
            raise GeneralError("general-version", file=str(file), found=version, known=VERSION)
        if names != [*PLAIN, *cards()]:  # a card has come or gone since
            raise GeneralError("general-other-cards", file=str(file))
        shapes = {
            "w1": (width, HIDDEN),
            "b1": (HIDDEN,),
            "w2": (HIDDEN,),
            "b2": (),
            "mean": (width,),
            "spread": (width,),
        }
        good = all(parts[name].shape == shape and np.isfinite(parts[name]).all() for name, shape in shapes.items())
        if not good:
            raise GeneralError("general-broken", file=str(file))
        return cls(parts)


class General(Captain):
    """The Captain with a learned judgement of how things stand between two turns."""

    name = "general"

    def __init__(self, judgement: Judgement) -> None:
        super().__init__()
        self.judgement = judgement

    def chance(self, p: Field, unit: Unit) -> float:
        return float(self.judgement.chances(features(self, p, unit)[None])[0])

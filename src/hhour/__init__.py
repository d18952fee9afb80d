"""H-Hour: the open table for D-Day Dice, as a library.

>>> import hhour
>>> table = hhour.new("dday n-01 level=practice", seed="example")
>>> table.waiting()
[1]
>>> table.choices(1)
['roll']

`docs/guide/library.md` is the one page to read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hhour.kernel.action import Action
    from hhour.kernel.chance import NeedDice
    from hhour.kernel.event import Event
    from hhour.kernel.refusal import HHourError, RecordError, Refusal, Refused, SetupError
    from hhour.kernel.replaying import replay
    from hhour.kernel.saving import load
    from hhour.kernel.setup import Setup
    from hhour.kernel.table import Table

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Event",
    "HHourError",
    "NeedDice",
    "RecordError",
    "Refusal",
    "Refused",
    "Setup",
    "SetupError",
    "Table",
    "load",
    "new",
    "replay",
]

_WHERE = {
    "Action": "action",
    "Event": "event",
    "HHourError": "refusal",
    "NeedDice": "chance",
    "RecordError": "refusal",
    "Refusal": "refusal",
    "Refused": "refusal",
    "Setup": "setup",
    "SetupError": "refusal",
    "Table": "table",
    "load": "saving",
    "replay": "replaying",
}


def __getattr__(name: str) -> Any:  # lazily, so that rooms below may import `hhour` without a circle
    if name not in _WHERE:
        raise AttributeError(f"module 'hhour' has no attribute {name!r}")
    import importlib

    return getattr(importlib.import_module(f"hhour.kernel.{_WHERE[name]}"), name)


def new(setup: str, seed: str | None = None, **dice: Any) -> Table:
    """A new game of a setup; the same as `Table(setup, seed, ...)`."""
    from hhour.kernel.table import Table

    return Table(setup, seed, **dice)

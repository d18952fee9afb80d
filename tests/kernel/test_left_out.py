"""What is left out says nothing: a field or an argument that nobody gives is 0, -1 for no place, or listed here."""

from __future__ import annotations

import dataclasses
import inspect
import pkgutil
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

import pytest

from hhour.dday.rules.box.shelf import shelf
from hhour.dday.rules.cards.card import ONCE
from tests.compiled import plain_only

ROOMS = ("kernel", "dday.rules", "dday.boxes", "bataille", "express", "pocket")
DRAWN = ("draw", "screen")  # how large something is drawn is no rule
# which numbers, where they are neither 0 nor -1, which is no place, no colour, or everybody
SAID: dict[str, dict[str, object]] = {
    "kernel": {
        "Cost.n": 1,
        "new_kind.faces": (0, 1, 2, 3, 4, 5),
        "play_randomly.limit": 1_000_000,
        "tray.sets": (0, 1, 2),
    },
    "dday.rules": {
        **dict.fromkeys(("Ability.amount", "AddResults.count", "SetFaces.count"), 1),
        **dict.fromkeys(("Card.since", "award.since", "item.since", "specialist.since", "vehicle.since"), 1),
        "beach.players": (1, 4),
        "specialist.spend": ONCE,
    },
    "dday.boxes": {"hero.spend": ONCE},
    "bataille": {},
    "express": {},
    "pocket": {
        **dict.fromkeys(("is_straight.mask", "sets.mask", "taking_part.mask"), 0b111111),
        **dict.fromkeys(("set_lies.colours", "sets.colours"), (0, 0, 1, 1, 2, 2)),
    },
}


def modules(room: str) -> Iterator[ModuleType]:
    house = import_module(f"hhour.{room}")
    yield house
    for found in pkgutil.walk_packages(house.__path__, f"{house.__name__}."):
        if found.name.rpartition(".")[2] not in DRAWN:
            yield import_module(found.name)


def left_out(module: ModuleType) -> Iterator[tuple[str, object]]:
    """Every field and argument of a module's own that has a value of its own."""
    for name, thing in vars(module).items():
        if getattr(thing, "__module__", "") != module.__name__:
            continue
        if inspect.isfunction(thing):
            yield from arguments(name, thing)
        elif inspect.isclass(thing):
            yield from fields(name, thing)


def fields(name: str, kind: type) -> Iterator[tuple[str, object]]:
    for field, value in getattr(kind, "_field_defaults", {}).items():
        yield f"{name}.{field}", value
    for one in dataclasses.fields(kind) if dataclasses.is_dataclass(kind) else ():
        yield f"{name}.{one.name}", one.default
    for method in vars(kind).values():
        if inspect.isfunction(method) and not hasattr(kind, "_field_defaults") and not dataclasses.is_dataclass(kind):
            yield from arguments(name if method.__name__ == "__init__" else f"{name}.{method.__name__}", method)


def arguments(name: str, function: object) -> Iterator[tuple[str, object]]:
    assert callable(function)
    for given, parameter in inspect.signature(function).parameters.items():
        yield f"{name}.{given}", parameter.default


def is_number(value: object) -> bool:
    return type(value) is int or (isinstance(value, tuple) and any(type(one) is int for one in value))


@plain_only
@pytest.mark.parametrize("room", ROOMS)
def test_what_is_left_out_says_nothing_or_what_is_listed_here(room: str) -> None:
    shelf()  # reads every box, and the words of its maps
    numbers = {name: value for module in modules(room) for name, value in left_out(module) if is_number(value)}
    assert {name: value for name, value in numbers.items() if value not in (0, -1)} == SAID[room]

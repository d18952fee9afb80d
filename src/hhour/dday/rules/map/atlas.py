"""All battle maps there are, found by looking into the folder `maps` of every box."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from types import ModuleType

from hhour.dday.rules.box.shelf import BOXES, check_texts, line_of, shelf
from hhour.dday.rules.map.beach import Beach, BeachError, Scenario
from hhour.folders import OWN


@cache
def scan(package: str | ModuleType = BOXES) -> dict[str, Beach]:
    """Every map of every box under the package, by slug, in the order of the slugs."""
    found: dict[str, Beach] = {}
    for module in _map_files(package):
        beach = getattr(module, "BEACH", None)
        if isinstance(beach, Beach):
            if beach.slug in found:
                raise BeachError(f"Map {beach.slug}: two files claim this name, the second is {module.__name__}.")
            found[beach.slug] = beach
    return dict(sorted(found.items()))


@cache
def scenarios(package: str | ModuleType = BOXES) -> dict[str, Scenario]:
    """Every scenario that joins several maps, by slug."""
    found = (getattr(module, "SCENARIO", None) for module in _map_files(package))
    return {scenario.slug: scenario for scenario in found if isinstance(scenario, Scenario)}


def as_begun(name: str) -> Beach | None:
    """A map by its slug, or by `slug@version` as games begun in that version of the rules have it."""
    slug, _, version = name.partition("@")
    beach = scan().get(slug)
    if beach is None or not version:
        return beach if slug == name else None
    return beach.as_of(int(version)) if re.fullmatch(r"\d{1,4}", version) else None


def nearest(slug: str, package: str | ModuleType = BOXES) -> str:
    """The map or scenario whose name is spelled most like this one, or '' if none comes close."""
    known = [*scan(package), *scenarios(package)]
    close = get_close_matches(slug.lower().replace("_", "-"), known)
    return close[0] if close else ""


@cache
def box_of(slug: str) -> str:
    """The box a map or scenario lies in."""
    for module in _map_files(BOXES):
        board = _board(module)
        if board is not None and board.slug == slug:
            return module.__name__.removeprefix(f"{BOXES}.").partition(".")[0].replace("_", "-")
    raise BeachError(f"There is no map {slug}.")


def _map_files(package: str | ModuleType) -> Iterator[ModuleType]:
    shelf()  # a box's words are known before its maps are read
    root = importlib.import_module(package) if isinstance(package, str) else package
    for box in sorted(pkgutil.iter_modules(root.__path__), key=lambda info: info.name):
        if not box.ispkg:
            continue
        path = importlib.import_module(f"{root.__name__}.{box.name}").__path__
        if any(info.name == "maps" and info.ispkg for info in pkgutil.iter_modules(path)):
            yield from _modules(f"{root.__name__}.{box.name}.maps")


def _modules(name: str) -> Iterator[ModuleType]:
    folder = importlib.import_module(name)
    for info in sorted(pkgutil.iter_modules(folder.__path__), key=lambda info: info.name):
        module = importlib.import_module(f"{name}.{info.name}")
        if name.startswith(f"{BOXES}.") and not Path(folder.__path__[0]).resolve().is_relative_to(OWN):
            _check_texts(module)
        yield module


def _check_texts(module: ModuleType) -> None:
    """A foreign map has a name and a history."""
    from hhour.dday.rules.box.texts import wanted_by_map

    board, file = _board(module), Path(str(module.__file__))
    if board is not None:
        check_texts(wanted_by_map(board.slug), file.parents[1], lambda slug: line_of(file, slug) or f"{file}:1")


def _board(module: ModuleType) -> Beach | Scenario | None:
    board = getattr(module, "BEACH", None) or getattr(module, "SCENARIO", None)
    return board if isinstance(board, Beach | Scenario) else None

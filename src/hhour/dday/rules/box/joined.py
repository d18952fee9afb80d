"""A box made of modules: each brings a Box of its own, and what they bring is joined into one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from typing import Any

from hhour.dday.rules.box.box import Box


def joined(slug: str, rule: str, *modules: Box, first_map: str = "") -> Box:
    """One box of several modules, in their order: lists are put together, functions of one name all act."""
    found: dict[str, Any] = {"slug": slug, "rule": rule, "first_map": first_map}
    for place in fields(Box):
        if place.name in found:
            continue
        brought = [value for module in modules if (value := getattr(module, place.name))]
        if brought:
            found[place.name] = _join(place.name, brought)
    return Box(**found)


def _join(name: str, brought: list[Any]) -> Any:
    if len(brought) == 1:
        return brought[0]
    if isinstance(brought[0], tuple):
        return tuple(one for some in brought for one in some)
    if name in _BY_NAME:
        return {key: _BY_NAME[name]([some[key] for some in brought if key in some]) for key in _keys(brought)}
    if isinstance(brought[0], Mapping):
        return {key: value for some in brought for key, value in some.items()}
    return _TOGETHER[name](brought)


def _keys(brought: Iterable[Mapping[str, object]]) -> list[str]:
    return list(dict.fromkeys(key for some in brought for key in some))


def _any_deals(several: list[Callable[..., bool]]) -> Callable[..., bool]:
    """All act; True if one of them has dealt with the matter."""

    def happens(*args: Any) -> bool:
        dealt = [one(*args) for one in several]
        return any(dealt)

    return happens


def _first_answer(several: list[Callable[..., Any]]) -> Callable[..., Any]:
    """What the first one says that says anything."""
    return lambda *args: next((said for one in several if (said := one(*args)) is not None), None)


def _first_name(several: list[Callable[..., str]]) -> Callable[..., str]:
    return lambda *args: next((name for one in several if (name := one(*args))), "")


def _one_after_another(several: list[Callable[..., None]]) -> Callable[..., None]:
    def act(*args: Any) -> None:
        for one in several:
            one(*args)

    return act


def _all_told(several: list[Callable[..., dict[str, Any]]]) -> Callable[..., dict[str, Any]]:
    return lambda *args: {key: value for one in several for key, value in one(*args).items()}


def _changed_in_turn(several: list[Callable[..., int]]) -> Callable[..., int]:
    """Each changes the number the one before has left; it is the last argument."""

    def change(*args: Any) -> int:
        number: int = args[-1]
        for one in several:
            number = one(*args[:-1], number)
        return number

    return change


def _all_named(several: list[Callable[..., tuple[Any, ...]]]) -> Callable[..., tuple[Any, ...]]:
    return lambda *args: tuple(name for one in several for name in one(*args))


_BY_NAME: dict[str, Callable[[list[Any]], Any]] = {"moments": _any_deals, "vetoes": _first_answer}
_TOGETHER: dict[str, Callable[[list[Any]], Any]] = {
    "bars": _all_named,
    "guns": _changed_in_turn,
    "gun_die": _changed_in_turn,
    "fill": _one_after_another,
    "lay": _one_after_another,
    "opens": _one_after_another,
    "view": _all_told,
    "points": _all_named,
    "conceal": _one_after_another,
    "veil": _first_answer,
    "where": _first_name,
    "winners": _first_answer,
}

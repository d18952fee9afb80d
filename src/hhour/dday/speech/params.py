"""The data of events and refusals as words of a sentence, by the names that the engine gives them."""

from __future__ import annotations

from collections.abc import Mapping

from hhour.i18n.phrases import Params, Phrases
from hhour.kernel.event import Datum

_PLACES = ("sector", "from", "here")
_DICE = ("die", "for", "which")


def named(data: Mapping[str, Datum], say: Phrases, message: str) -> Params:
    """Every datum a template can use; cards, places and dice named, numbers left alone.

    `message` is what will be said: lists that it has no place for are not put into words.
    """
    said: Params = {}
    for key, value in data.items():
        if isinstance(value, tuple):
            if say.lang.wants(message, key):
                said[key] = _several(key, value, say)
        elif isinstance(value, int):
            said["other" if key == "unit" else key] = value
        else:
            said |= _one(key, value, say)
    if "resource" in data:
        said["what"] = say.count(str(data["resource"]), _number(data.get("n")))
    if "dice" in data and "faces" in data and say.lang.wants(message, "results"):
        said["results"] = say.rolled(_texts(data["dice"]), _texts(data["faces"]))
    return said


def _one(key: str, value: str, say: Phrases) -> Params:
    if key == "card":
        return {"card": say.the(value), "name": say.card(value)}
    if key in _PLACES:
        return {key: say.place(value)}
    if key in _DICE:
        return {key: say.die(value)}
    if key == "face":
        return {"face": say.face(value), "bonus": say.bonus(value)}
    if key == "colour":
        return {"colour": say.colour(value)}
    if key in ("give", "take"):
        return {key: say.listing(say.goods(value))}
    return {key: value}


def _several(key: str, value: tuple[int, ...] | tuple[str, ...], say: Phrases) -> str:
    texts = _texts(value)
    if key == "cards":
        return say.listing(say.card(slug) for slug in texts)
    if key == "places":  # numbers, and the bunker at their end
        return say.listing(text if text.isdigit() else say.place(text) for text in texts)
    if key == "faces":
        return say.commas([say.short(face) for face in texts])
    if key == "results":
        return say.results(texts)
    if key == "dice" and texts and not texts[0].isdigit():
        return say.dice(texts)
    return say.listing(texts)


def _texts(value: Datum | None) -> list[str]:
    return [str(item) for item in value] if isinstance(value, tuple) else []


def _number(value: Datum | None) -> int:
    return value if isinstance(value, int) else 0

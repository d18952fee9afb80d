"""Words of Express!: what data of events, refusals and questions are called inside a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from hhour.express.beaches import Effect
from hhour.express.shore import Shore
from hhour.i18n.noun import Noun
from hhour.i18n.phrases import Params, Phrases
from hhour.kernel.event import Datum
from hhour.kernel.faces import COLOURS, FACES
from hhour.pocket.tell import texts
from hhour.pocket.terrain import TERRAIN

_FACES: Final = ("faces", "lacks")


def place(sector: int, say: Phrases) -> Noun:
    """'sector 3 (Rally Point)'."""
    return say.lang.noun("express-place", n=sector, terrain=say.text(f"terrain-{TERRAIN[sector - 1]}"))


def beach(slug: str, say: Phrases) -> str:
    return say.text(f"map-{slug}")


def shorts(faces: Iterable[str], say: Phrases) -> str:
    """'star, star, tool'; 'nothing' if there is nothing."""
    told = [say.short(face) for face in faces]
    return say.commas(told) if told else say.text("nothing")


def named(data: Mapping[str, Datum], say: Phrases) -> Params:
    """Every datum a sentence can use: cards, sectors, beaches, dice and faces by their names, numbers as they are."""
    said: Params = {}
    for key, value in data.items():
        if key == "sector" and isinstance(value, int):
            said[key] = place(value, say) if value else ""
        elif isinstance(value, int):
            said[key] = value
        elif isinstance(value, tuple):
            said[key] = _several(key, [str(item) for item in value], say)
        else:
            said |= _one(key, value, say)
    if "dice" in data and "faces" in data:
        said["results"] = say.rolled(texts(data["dice"]), texts(data["faces"]))
    return said


def _one(key: str, value: str, say: Phrases) -> Params:
    if key == "card":
        return {"card": say.the(value), "name": say.card(value)}
    if key == "beach" and say.lang.has(f"map-{value}"):
        return {"beach": beach(value, say)}
    if key == "die":
        return {"die": say.die(value)}
    if key == "face":
        return {"face": say.short(value)}
    if key == "colour":
        return {"colour": say.colour(value)}
    if key == "step":
        return {"step": say.text(f"phase-{value.lower()}")}
    return {key: value}


def _several(key: str, texts: list[str], say: Phrases) -> str:
    if key in _FACES:
        return shorts(texts, say)
    return say.dice(texts) if key == "dice" else say.listing(texts)


def effect_sentence(effect: Effect, p: Shore, say: Phrases) -> str:
    """What an effect of a sector does."""
    face, to = effect.face, effect.to
    if effect.code == "MATCH_SWAP" and p.book.landing is not None:
        face, to = p.book.landing
    params: Params = {"n": effect.n, "card": say.the(effect.card) if effect.card else ""}
    params["face"] = say.short(FACES[face]) if face >= 0 else ""
    params["to"] = say.short(FACES[to]) if to >= 0 else ""
    params["colour"] = say.colour(COLOURS[effect.colour]) if effect.colour >= 0 else ""
    return say.sentence(f"express-effect-{effect.code.lower().replace('_', '-')}", _form(effect), params)


def _form(effect: Effect) -> str:
    """Which form of the sentence fits the effect."""
    if effect.code == "REROLL_BAN" and effect.colour >= 0:
        return "colour"
    if effect.code == "AXIS_NEXT":
        return "fewer" if effect.n < 0 else ""
    if effect.code == "AXIS_SET":
        return "some" if effect.n else ""
    if effect.code == "ALLIED_FEWER":
        return "" if effect.n else "each"
    return effect.when

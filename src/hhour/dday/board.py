"""What the browser's board says beside the view: phases, places, seats and what boxes show, in words."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.battle.field import Field
from hhour.dday.view import phases, place
from hhour.dday.viewed import DDayBoard
from hhour.i18n import Language
from hhour.i18n.phrases import finished
from hhour.kernel.table import Table
from hhour.kernel.view import PhaseName

MOST_BOARDS: Final = 64


def board(table: Table[Field], lang: Language, advice: str) -> DDayBoard:
    """Everything that the view names by a key or an id; the same object while it says the same, only to be read."""
    p = table.play
    known = p.book.boards
    elsewhere = [name for force in p.battle.forces if force.sector < 0 if (name := place(p, force))]
    state = (lang, p.phase(), *(phases(p) if p.book.rests else ()), "", *elsewhere, "", *_shown(p))
    told: DDayBoard | None = known.get(state)
    if told is None:
        if len(known) >= MOST_BOARDS:
            known.clear()
        told = known[state] = _board(p, lang, elsewhere)
    return told


def _board(p: Field, lang: Language, elsewhere: list[str]) -> DDayBoard:
    return {
        "title": "",
        "phases": _phases(p, lang),
        "places": {name: _elsewhere(name, lang) for name in elsewhere} | _places(p.book, lang),
        "seats": {str(role.seat): _text("role", role.name, lang) for role in p.book.roles if role.name},
        "shown": {key: _text("view", key, lang) for key in _shown(p)},
        "called": {slug: lang.text(f"card-{slug}") for slug, _ in p.book.called},
    }


def result(table: Table[Field], lang: Language) -> list[str]:
    """The board itself shows how every Unit stands."""
    return []


def _phases(p: Field, lang: Language) -> list[PhaseName]:
    """The phases of a turn; one that lies outside it (the set-up) while it lasts."""
    turn = dict.fromkeys(phases(p))
    now = p.phase()
    return _named(tuple(turn) if now in turn else (now, *turn), lang)


@lru_cache(256)
def _named(names: tuple[str, ...], lang: Language) -> list[PhaseName]:
    return [{"id": name, "name": _text("phase", name.lower(), lang)} for name in names]


def _places(book: Book, lang: Language) -> dict[str, str]:
    """What the sectors are called."""
    return {ground.id: _sector(ground.id, book.beaches[ground.beach].slug, lang) for ground in book.sectors}


def _shown(p: Field) -> list[str]:
    """`box-key` of all that boxes show; who may see what lies under it is no matter of words."""
    found: dict[str, None] = {}
    for box in p.book.boxes:
        if box.view is not None:
            for seat in (None, *(role.seat for role in p.book.roles)):
                found |= dict.fromkeys(f"{box.slug}-{key}" for key in box.view(p, seat))
    return list(found)


@lru_cache(4096)
def _sector(id: str, slug: str, lang: Language) -> str:
    """What a sector is called: as its map says, by its number, or as the bunker it is."""
    beach, _, name = id.rpartition(":")
    if beach and lang.has(f"at-{beach}"):  # a map with words of its own for its places
        return lang.text(f"at-{beach}", n=name)
    if lang.has(f"map-{slug}", f"sector-{name}"):
        told = lang.attr(f"map-{slug}", f"sector-{name}")
    else:
        told = lang.text(f"at-{name}") if lang.has(f"at-{name}") else lang.text("at-sector", n=name)
    return lang.text("at-on-map", place=told, map=lang.text(f"map-{beach}")) if beach else told


def _elsewhere(name: str, lang: Language) -> str:
    """What a place of a box is called: on a map with words of its own (`sea-b:9`), or by its key."""
    beach, _, number = name.rpartition(":")
    return lang.text(f"at-{beach}", n=number) if beach and lang.has(f"at-{beach}") else _text("place", name, lang)


@lru_cache(4096)
def _text(kind: str, name: str, lang: Language) -> str:
    """The words for a key; a key that nobody has words for stands for itself."""
    key = f"{kind}-{name}"
    return lang.text(key) if lang.has(key) else finished(name.replace("-", " ").replace("_", " "))

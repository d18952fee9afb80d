"""The one plain question a seat has to answer, with the numbers that matter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force, Unit
from hhour.dday.rules.battle.trading import Terms
from hhour.dday.rules.dice.rolling import lock_count, must_leave_out
from hhour.dday.rules.map.moving import moves, must_move
from hhour.dday.speech.dice import shown
from hhour.i18n.phrases import Params, Phrases
from hhour.kernel.faces import COLOUR_NAMES, FACE_NAMES, SKULL, face_of
from hhour.kernel.lanes import Frame

# These frames settle themselves; nobody ever stops at one.
SILENT: Final[frozenset[str]] = frozenset(("enter", "arrive", "first", "book", "marker", "results-again"))


def question(p: Field, seat: int, say: Phrases) -> str:
    """What the seat is asked; whom it waits for if it is not; how the battle ended if it is over."""
    battle = p.battle
    if battle.outcome:
        return say.sentence("ask-over", battle.outcome, {})
    lane = battle.lanes[seat]
    if not lane or not p.book.steps[lane[-1][0]].asks(p, seat, lane[-1]):
        return _wait(p, seat, lane[-1] if lane else None, say)
    frame = lane[-1]
    force = p.force(seat)
    key = say.own_key("ask", p.book.roles[seat - 1].name, frame[0])
    return say.sentence(key, _variant(p, force, frame), _params(p, force, frame, say, key))


def _wait(p: Field, seat: int, frame: Frame | None, say: Phrases) -> str:
    if frame is not None and say.lang.has(f"ask-{frame[0]}"):
        key = f"ask-{frame[0]}"
        return say.sentence(key, "", _params(p, p.force(seat), frame, say, key))
    busy = [other for other in range(1, len(p.battle.lanes)) if other != seat and p.battle.lanes[other]]
    return say.sentence("ask-wait", "", {"units": say.listing(str(other) for other in busy), "n": len(busy)})


def _variant(p: Field, unit: Force, frame: Frame) -> str:
    """Where the same frame asks in other words."""
    name = frame[0]
    if name == "move" and isinstance(unit, Unit) and must_move(p, unit):
        return "must" if moves(p, unit) else "lost"
    if name == "reroll" and lock_count(p, unit) == 0:
        return "no-lock"
    if name == "leadership" and not p.others(unit):
        return "alone"
    if name == "sacrifice":
        return "any" if frame[3].split(" ")[0] == "any" else ""
    if name == "consent":
        return frame[3].split(" ")[1]
    if name == "reward":
        return "award" if frame[3] else ""
    return ""


def _params(p: Field, unit: Force, frame: Frame, say: Phrases, key: str) -> Params:
    said: Params = {"n": frame[1], "unit": frame[1]}
    for name, n in (("stars", unit.stars), ("points", unit.points), ("courage", unit.courage)):
        if say.lang.wants(key, name):
            said[name] = say.count(name, n)
    slug = frame[3].split(" ")[0]
    if slug in p.book.cards:
        said["card"] = say.the(slug)
        said["by"] = say.card(slug)
    elif slug:
        said["by"] = say.place(slug)
    more = _MORE.get(frame[0])
    return said | more(p, unit, frame, say) if more is not None else said


_More = Callable[[Field, Force, Frame, Phrases], Params]


def _sector(index: int, p: Field, say: Phrases) -> Params:
    return {"sector": say.place(p.book.sectors[index].id)}


def _vehicle(p: Field, unit: Force, frame: Frame, say: Phrases) -> Params:
    return {"card": say.the(p.ground(frame[1]).vehicle), **_sector(frame[1], p, say)}


def _terms(p: Field, unit: Force, frame: Frame, say: Phrases) -> Params:
    terms = Terms(frame[3])
    return {
        "give": say.listing(say.goods(terms.side(0))),
        "take": say.listing(say.goods(terms.side(1))),
    }


def _contest(p: Field, unit: Force, frame: Frame, say: Phrases) -> Params:
    return {"card": say.the(frame[3].split(" ")[1])}


def _consent(p: Field, unit: Force, frame: Frame, say: Phrases) -> Params:
    _, what, to = frame[3].split(" ")
    return {
        "die": shown(unit, unit.tray.names[frame[2]], say),
        "to": say.face(to) if what == "face" else say.colour(to),
    }


def _purpose(p: Field, unit: Force, frame: Frame, say: Phrases) -> Params:
    return {"purpose": say.text(f"purpose-{frame[3]}"), "n": frame[2]}


def _spare(p: Field, unit: Force, frame: Frame, say: Phrases) -> Params:
    return {"n": sum(1 for spare in p.battle.spare_dice if face_of(spare) == SKULL)}


_MORE: Final[dict[str, _More]] = {
    "choose-result": lambda p, unit, frame, say: {"colour": say.colour(COLOUR_NAMES[frame[2]])},
    "claim": _contest,
    "consent": _consent,
    "contest": _contest,
    "special-damage": lambda p, unit, frame, say: {"n": frame[2]},
    "draft": _terms,
    "fight": lambda p, unit, frame, say: _sector(frame[1], p, say),
    "free-vehicle": _vehicle,
    "join-fight": lambda p, unit, frame, say: _sector(frame[1], p, say),
    "leave-out": lambda p, unit, frame, say: {"n": must_leave_out(p, unit)},
    "lock": lambda p, unit, frame, say: {"n": lock_count(p, unit)},
    "offer": _terms,
    "penalty": lambda p, unit, frame, say: {"face": say.face(FACE_NAMES[frame[1]]), "n": frame[2]},
    "react": _purpose,
    "sector-award": lambda p, unit, frame, say: _sector(frame[1], p, say),
    "spare-skulls": _spare,
    "swap-take": lambda p, unit, frame, say: {
        "die": shown(unit, unit.tray.names[frame[2]], say),
        "for": shown(p.force(frame[1]), frame[3].split(" ")[0], say),
    },
}

"""A label for each choice, with its price where there is one."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import MINE_PROOF, Force, Unit
from hhour.dday.rules.cards.finding import AWARD_PRICE, find_cost, recruit_cost
from hhour.dday.rules.cards.hooks import MINE_PROOF as MINE_HOOK
from hhour.dday.rules.cards.hooks import fold
from hhour.dday.rules.cards.kinds import VEHICLE
from hhour.dday.rules.map.moving import advance_cost, edge_to, is_mined, spares_sacrifice
from hhour.i18n import Language
from hhour.i18n.phrases import Params, Phrases
from hhour.kernel.action import Action

_DICE_VERBS: Final = frozenset(("leave", "lock", "reroll", "remove", "cancel"))
_PLACE_VERBS: Final = frozenset(("start", "advance", "move", "charge", "retreat", "aim"))
_SEAT_VERBS: Final = frozenset(
    ("courage", "reinforce", "reward", "loss", "assault", "honour", "trade", "swap", "copy", "protect", "for",
     "contact", "change-places")
)  # fmt: skip
_RESOURCES: Final = frozenset(("soldiers", "stars", "courage", "points"))


def label(action: Action, p: Field | None, unit: Force | None, say: Phrases) -> str:
    """What the choice does; what it costs if the table is known."""
    told = _bare(action, say.lang)
    if p is None or unit is None:
        return told
    price = _PRICES.get(action.verb)
    return say.noted(told, price(p, unit, action, say)) if price is not None else told


@lru_cache(8192)
def _bare(action: Action, lang: Language) -> str:
    """What the choice does, whatever the table: a server says it over and over."""
    say = Phrases(lang)
    return say.sentence(f"do-{action.verb}", _variant(action), _params(action, say))


def _variant(action: Action) -> str:
    """Some verbs mean other things with other words behind them."""
    args = action.args
    if not args:
        return "bare"
    if action.verb == "lose" or (action.verb in ("give", "take") and args[0] in _RESOURCES):
        return args[0] if action.verb == "lose" else "amount"
    if action.verb == "set":
        return "gun" if args[0].startswith("mgf:") else "number" if len(args) == 1 else ""
    if action.verb == "pay":
        return {("0", "0"): "nothing"}.get((args[0], args[1]), "") if len(args) == 2 else ""
    if action.verb == "exchange" and len(args) == 3:
        return "pool"
    if args == ("pool",):
        return "pool"
    return "result" if action.verb == "cancel" and len(args) == 2 else ""


def _params(action: Action, say: Phrases) -> Params:
    verb, args = action.verb, action.args
    said: Params = {}
    if not args:
        return said
    first = args[0]
    if verb in _DICE_VERBS:
        said["dice"] = say.results([" ".join(args)]) if _variant(action) == "result" else say.dice(args)
    elif verb in _PLACE_VERBS:
        said["sector"] = say.place(first)
    elif verb in _SEAT_VERBS:
        said["unit"] = int(first) if first.isdigit() else first
    elif verb in ("claim", "bonus"):
        said |= {"face": say.face(first), "bonus": say.bonus(first)}
    elif verb in ("white", "become"):
        said["face"] = say.face(first)
    elif verb == "colour":
        said["colour"] = say.colour(first)
    elif verb in _SPECIAL:
        said |= _SPECIAL[verb](args, say)
    elif first in _RESOURCES:
        amount = int(args[1]) if len(args) > 1 and args[1].isdigit() else 1
        said |= {"what": say.count(first, amount), "resource": say.text(f"resource-{first}")}
    elif first.isdigit():
        said |= {"n": int(first), "unit": int(first), "sector": say.place(first)}
    else:
        said |= {"card": say.the(first), "name": say.card(first)}
    return said


def _set(args: tuple[str, ...], say: Phrases) -> Params:
    if len(args) == 1:
        return {"to": args[0]}
    if args[0].startswith("mgf:"):
        sector, _, place = args[0][4:].rpartition(":")
        to = args[1] if args[1].isdigit() else say.face(args[1])
        return {"die": say.text("gun-die", n=place, sector=say.place(sector)), "to": to}
    return {"die": say.die(args[0]), "to": say.face(args[1])}


def _exchange(args: tuple[str, ...], say: Phrases) -> Params:
    if len(args) == 3:
        return {"die": say.die(args[0]), "for": say.results([f"{args[1]} {args[2]}"])}
    return {"die": say.die(args[0]), "for": say.die(args[-1])}


def _pay(args: tuple[str, ...], say: Phrases) -> Params:
    amounts = zip(("courage", "stars"), args, strict=False)
    return {"what": say.listing(say.count(name, int(n)) for name, n in amounts if n.isdigit() and int(n))}


def _paint(args: tuple[str, ...], say: Phrases) -> Params:
    return {"die": say.die(args[0]), "colour": say.colour(args[-1])}


def _add(args: tuple[str, ...], say: Phrases) -> Params:
    return {"colour": say.colour(args[0]), "face": say.face(args[-1])}


_SPECIAL: Final[dict[str, Callable[[tuple[str, ...], Phrases], Params]]] = {
    "add": _add,
    "exchange": _exchange,
    "paint": _paint,
    "pay": _pay,
    "set": _set,
}


# --- prices -----------------------------------------------------------------------------------------------------------


def _recruit(p: Field, unit: Force, action: Action, say: Phrases) -> list[str]:
    if _asked(p, unit) == "recruit-free":
        return [say.text("price-free")]
    slug = action.args[0] if action.args else ""
    return [say.count("stars", recruit_cost(p, unit, slug))] if slug in p.book.cards else []


def _find(p: Field, unit: Force, action: Action, say: Phrases) -> list[str]:
    slug = action.args[0] if action.args else ""
    if slug not in p.book.cards:
        return []
    free = p.book.cards[slug].kind == VEHICLE and p.ground(unit.sector).vehicle_free
    if free or _asked(p, unit) == "find-free":
        return [say.text("price-free")]
    return [say.count("points", find_cost(p, unit, slug))]


def _buy(p: Field, unit: Force, action: Action, say: Phrases) -> list[str]:
    return [say.count("courage", AWARD_PRICE)]


def _go(p: Field, unit: Force, action: Action, say: Phrases) -> list[str]:
    """Courage, landmines and sacrifices on the way; a charge asks for neither courage nor sacrifice."""
    target = p.book.index(action.args[0]) if action.args else -1
    edge = edge_to(p, unit, target) if target >= 0 and isinstance(unit, Unit) else None
    if edge is None or not isinstance(unit, Unit):
        return []
    walks = action.verb != "charge"
    notes = [say.count("courage", advance_cost(p, unit, edge))] if walks and edge.advance else []
    if is_mined(p, edge) and not unit.flags & MINE_PROOF and not fold(p, MINE_HOOK, unit):
        notes.append(say.text("price-mines"))
    sacrifice = p.ground(target).sacrifice
    if walks and sacrifice and not spares_sacrifice(p, unit, target):
        notes.append(
            say.text("price-sacrifice")
            if sacrifice == "any"
            else say.text("price-sacrifice-of", card=say.the(sacrifice))
        )
    return notes


def _asked(p: Field, unit: Force) -> str:
    lane = p.battle.lanes[unit.seat]
    return lane[-1][0] if lane else ""


_PRICES: Final[dict[str, Callable[[Field, Force, Action, Phrases], list[str]]]] = {
    "advance": _go,
    "buy": _buy,
    "charge": _go,
    "find": _find,
    "move": _go,
    "recruit": _recruit,
    "refind": _find,
}

"""A label for each choice, with its price where there is one."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from hhour.i18n import Language
from hhour.i18n.phrases import Params, Phrases
from hhour.kernel.action import Action
from hhour.kernel.choice import RESOURCES, Cost, is_die
from hhour.kernel.faces import COLOUR_NUMBER, FACE_NUMBER

_DICE_VERBS: Final = frozenset(("leave", "lock", "reroll", "remove", "cancel"))
_PLACE_VERBS: Final = frozenset(("start", "advance", "move", "charge", "retreat", "aim"))
_SEAT_VERBS: Final = frozenset(
    ("courage", "reinforce", "reward", "loss", "assault", "honour", "trade", "swap", "copy", "protect", "for",
     "contact", "change-places")
)  # fmt: skip


Shown = tuple[tuple[str, str], ...]  # dice by what they show: colour and face


def label(
    action: Action, costs: tuple[Cost, ...], say: Phrases, role: str = "", here: str = "", shown: Shown = ()
) -> str:
    """What the choice does, and what it costs. A role may have words of its own.

    `here`: what the table makes of it; `shown`: what its dice show, where they lie there.
    """
    told = here or _bare(action, say.lang, role, shown)
    return say.noted(told, [tell_cost(cost, say) for cost in costs]) if costs else told


@lru_cache(8192)
def _bare(action: Action, lang: Language, role: str, shown: Shown) -> str:
    """What the choice does, whatever the table: a server says it over and over."""
    say = Phrases(lang)
    params = _params(action, say)
    if shown and "dice" in params:
        params["dice"] = say.shown(shown)
    if role and "bonus" in params:
        params["bonus"] = say.bonus(action.args[0], role)
    return say.sentence(say.own_key("do", role, action.verb), _variant(action), params)


def _variant(action: Action) -> str:
    """Some verbs mean other things with other words behind them."""
    args = action.args
    if not args:
        return "bare"
    if action.verb == "lose" or (action.verb in ("give", "take") and args[0] in RESOURCES):
        return args[0] if action.verb == "lose" else "amount"
    if action.verb == "set":
        return "gun" if args[0].startswith("mgf:") else "number" if len(args) == 1 else ""
    if action.verb == "pay":
        return {("0", "0"): "nothing"}.get((args[0], args[1]), "") if len(args) == 2 else ""
    if action.verb == "exchange" and len(args) == 3:
        return "pool"
    if args == ("pool",):
        return "pool"
    return "result" if action.verb == "cancel" and len(args) == 2 else args[0]


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
    elif first in RESOURCES:
        amount = int(args[1]) if len(args) > 1 and args[1].isdigit() else 1
        said |= {"what": say.count(first, amount), "resource": say.text(f"resource-{first}")}
    elif say.is_die(first) and say.is_colour(args[-1]):  # a box's own verb that gives a die a colour, or a face too
        said |= _paint(args, say) | ({"face": say.face(args[1])} if len(args) == 3 else {})
    elif all(say.is_die(word) or say.is_colour(word) for word in args):  # or one on dice and results
        said["dice"] = say.dice(args)
    else:
        for word in reversed(args):  # where two are of a kind, the first is meant
            said |= _word(word, say)
        said["rest"] = say.listing(args[1:])
    said.setdefault("what", _named(args, say))
    return said


def _named(args: tuple[str, ...], say: Phrases) -> str:
    """The dice, faces and colours among the words, each by its name."""
    words = [say.colour(word) if word in COLOUR_NUMBER else _word(word, say) for word in args]
    told = [word if isinstance(word, str) else str(word.get("face") or word.get("die") or "") for word in words]
    return say.listing(word for word in told if word)


def _word(word: str, say: Phrases) -> Params:
    """A word of a verb that no list names, by what it looks like: a die, a face, a number, a place, a card."""
    if word.isdigit():
        return {"n": int(word), "unit": int(word), "sector": say.place(word)}
    if is_die(word):
        return {"die": say.die(word)}
    if word in FACE_NUMBER:
        return {"face": say.face(word)}
    if say.is_card(word):
        return {"card": say.the(word), "name": say.card(word)}
    return {"card": say.the(word), "name": say.card(word), "sector": say.place(word)}


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
    return {"die": say.die(args[0]), **({"colour": say.colour(args[-1])} if say.is_colour(args[-1]) else {})}


def _add(args: tuple[str, ...], say: Phrases) -> Params:
    return {"colour": say.colour(args[0]), "face": say.face(args[-1])}


_SPECIAL: Final[dict[str, Callable[[tuple[str, ...], Phrases], Params]]] = {
    "add": _add,
    "exchange": _exchange,
    "paint": _paint,
    "pay": _pay,
    "set": _set,
}


def tell_cost(cost: Cost, say: Phrases) -> str:
    """'2 stars', 'landmines', 'sacrifices the Medic'."""
    if cost.what in RESOURCES:
        return say.count(cost.what, cost.n)
    if cost.which:
        return say.text(f"price-{cost.what}-of", n=cost.n, card=say.the(cost.which))
    return say.text(f"price-{cost.what}", n=cost.n)

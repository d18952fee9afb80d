"""A label for each choice, with its price where there is one."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from hhour.dday.rules.turn.vocabulary import VERBS
from hhour.dday.speech.dice import Shown
from hhour.i18n import Language
from hhour.i18n.phrases import Params, Phrases
from hhour.kernel.action import Action
from hhour.kernel.choice import CARD, DIE, RESOURCES, Cost, is_die, kinds_of
from hhour.kernel.faces import COLOUR_NUMBER, FACE_NUMBER


def label(
    action: Action, costs: tuple[Cost, ...], say: Phrases, role: str = "", here: str = "", shown: Shown = ()
) -> str:
    """What the choice does, and what it costs. A role may have words of its own.

    `here`: what the table makes of it; `shown`: what its dice show, where they lie there.
    """
    if shown and not here and _takes_dice(action, say.lang, role, len(shown)):
        told = _of_dice(action.verb, say.lang, role, tuple([lies for _, lies in shown]))
    else:
        told = here or _bare(action, say.lang, role, shown)
    return say.noted(told, [tell_cost(cost, say) for cost in costs]) if costs else told


@lru_cache(8192)
def _of_dice(verb: str, lang: Language, role: str, dice: tuple[tuple[str, str], ...]) -> str:
    """What a verb does to dice, called by what they show and nothing else: most choices are of this kind."""
    say = Phrases(lang)
    return say.sentence(say.own_key("do", role, verb), "", {"dice": say.shown(dice)})


@lru_cache(4096)
def _takes_dice(action: Action, lang: Language, role: str, n: int) -> bool:
    """Whether the words of an action, of which `n` show something, are own dice and all that is to be said."""
    say = Phrases(lang)
    if n < len(action.args) or ":" in action.text or say.lang.wants(say.own_key("do", role, action.verb), "what"):
        return False
    return _kinds(action, say) == DIE


@lru_cache(8192)
def _bare(action: Action, lang: Language, role: str, shown: Shown) -> str:
    """What the choice does, whatever the table: a server says it over and over."""
    say = Phrases(lang, dict(shown))
    kinds = _kinds(action, say)
    key = say.own_key("do", role, action.verb)
    params = _params(action, kinds, say)
    if "what" not in params and action.args and say.lang.wants(key, "what"):
        params["what"] = _named(action.args, say)
    if role and "bonus" in params:
        params["bonus"] = say.bonus(action.args[0], role)
    return say.sentence(key, _variant(action, kinds, say, key), params)


def _kinds(action: Action, say: Phrases) -> str:
    """What the words behind a verb of the rules name, as its form is written; '' for a verb that lists none."""
    verb = VERBS.get(action.verb)
    if verb is None or not verb.forms:
        return ""
    kinds = kinds_of(verb, action.args, lambda word: CARD if say.is_card(word) else None)
    return DIE if kinds and all(kind == DIE for kind in kinds) else " ".join(kinds)


def _variant(action: Action, kinds: str, say: Phrases, key: str) -> str:
    """Some verbs mean other things with other words behind them: one such word itself, or what the words name."""
    if not action.args:
        return "bare"
    own = action.args[0]
    if say.lang.has(key, own):
        return own
    return "nothing" if kinds == "courage stars" and set(action.args) == {"0"} else _VARIANTS.get(kinds, "")


_VARIANTS: Final = {
    "resource number": "amount",
    "resource": "amount",
    "gun number": "gun",
    "gun face": "gun",
    "number": "number",
    "die colour face": "pool",
    "pool": "pool",
    "colour face": "result",
}


def _params(action: Action, kinds: str, say: Phrases) -> Params:
    args = action.args
    said: Params = {}
    if not args:
        return said
    first = args[0]
    if kinds in _SAID:
        said |= _SAID[kinds](args, say)
    elif first in RESOURCES:
        said |= _resource(args, say)
    elif say.is_die(first) and say.is_colour(args[-1]):  # a box's own verb that gives a die a colour, or a face too
        said |= _paint(args, say) | ({"face": say.face(args[1])} if len(args) == 3 else {})
    elif all(say.is_die(word) or say.is_colour(word) for word in args):  # or one on dice and results
        said["dice"] = say.dice(args)
    else:
        for word in reversed(args):  # where two are of a kind, the first is meant
            said |= _word(word, say)
        said["rest"] = say.listing(args[1:])
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


def _resource(args: tuple[str, ...], say: Phrases) -> Params:
    amount = int(args[1]) if len(args) > 1 and args[1].isdigit() else 1
    return {"what": say.count(args[0], amount), "resource": say.text(f"resource-{args[0]}")}


def _gun(args: tuple[str, ...], say: Phrases) -> Params:
    sector, _, place = args[0][4:].rpartition(":")
    to = args[1] if args[1].isdigit() else say.face(args[1])
    return {"die": say.text("gun-die", n=place, sector=say.place(sector)), "to": to}


def _pay(args: tuple[str, ...], say: Phrases) -> Params:
    amounts = zip(("courage", "stars"), args, strict=True)
    return {"what": say.listing(say.count(name, int(n)) for name, n in amounts if int(n))}


def _paint(args: tuple[str, ...], say: Phrases) -> Params:
    return {"die": say.die(args[0]), **({"colour": say.colour(args[-1])} if say.is_colour(args[-1]) else {})}


def _result(args: tuple[str, ...], say: Phrases) -> Params:
    return {"colour": say.colour(args[0]), "face": say.face(args[1]), "dice": say.results([" ".join(args)])}


# by what the words name: what a sentence can say of them
_SAID: Final[dict[str, Callable[[tuple[str, ...], Phrases], Params]]] = {
    "die": lambda args, say: {"dice": say.dice(args)},
    "colour": lambda args, say: {"colour": say.colour(args[0]), "dice": say.dice(args)},
    "face": lambda args, say: {"face": say.face(args[0]), "bonus": say.bonus(args[0])},
    "sector": lambda args, say: {"sector": say.place(args[0])},
    "seat": lambda args, say: {"unit": int(args[0])},
    "pool": lambda args, say: {},
    "number": lambda args, say: {"to": args[0]},
    "resource": _resource,
    "resource number": _resource,
    "courage stars": _pay,
    "colour face": _result,
    "die colour": _paint,
    "die face": lambda args, say: {"die": say.die(args[0]), "to": say.face(args[1])},
    "die colour face": lambda args, say: {"die": say.die(args[0]), "for": say.results([" ".join(args[1:])])},
    "die other-die": lambda args, say: {"die": say.die(args[0]), "for": say.die(args[1])},
    "gun number": _gun,
    "gun face": _gun,
}


def tell_cost(cost: Cost, say: Phrases) -> str:
    """'2 stars', 'landmines', 'sacrifices the Medic'."""
    if cost.what in RESOURCES:
        return say.count(cost.what, cost.n) if cost.n else say.text("price-nothing")
    if cost.which:
        return say.text(f"price-{cost.what}-of", n=cost.n, card=say.the(cost.which))
    return say.text(f"price-{cost.what}", n=cost.n)

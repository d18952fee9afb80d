"""What a seat may do, as data: the kinds of its words, what it costs, whether it can be taken back.

The rules list their verbs once (`Rules.verbs`). Tables, screens and bots read choices and keep no lists of verbs; a
verb that is not listed is read from its words.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, Literal, NamedTuple, get_args

from hhour.kernel.action import Action
from hhour.kernel.faces import COLOUR_NUMBER, FACE_NUMBER, LETTERS

# What a word behind a verb names.
DIE: Final = "die"  # a die of one's own tray (`r1`), or of another force that agrees (`2:r1`)
OTHER_DIE: Final = "other-die"  # a die of the one who was asked
SPARE_DIE: Final = "spare-die"  # a die that lies in no tray
AXIS_DIE: Final = "axis-die"  # a die of the enemy (`a1`, `k`), or its number
GUN: Final = "gun"  # a machine-gun die (`mgf:5:1`)
FACE: Final = "face"
COLOUR: Final = "colour"
SECTOR: Final = "sector"
CARD: Final = "card"
SEAT: Final = "seat"
RESOURCE: Final = "resource"
NUMBER: Final = "number"
COURAGE_PAID: Final = "courage"  # so much courage
STARS_PAID: Final = "stars"  # so many stars
POOL: Final = "pool"  # the trading pool
TERRAIN: Final = "terrain"
WORD: Final = "word"  # any other word
WordKind = Literal[
    "die", "other-die", "spare-die", "axis-die", "gun", "face", "colour", "sector", "card", "seat", "resource",
    "number", "courage", "stars", "pool", "terrain", "word",
]  # fmt: skip

KINDS_OF_WORDS: Final[dict[str, WordKind]] = {kind: kind for kind in get_args(WordKind)}

RESOURCES: Final = ("soldiers", "stars", "courage", "points")

# How an action stands among the others: a way on, a throw of dice, a way out, a loss nobody wants by mistake.
Manner = Literal["", "roll", "quiet", "grave"]
ONWARD: Final = ""
ROLL: Final = "roll"
QUIET: Final = "quiet"
GRAVE: Final = "grave"


class Cost(NamedTuple):
    """What an action takes: so much of a resource, or something by name (`mines`, `sacrifice`, `nothing`).

    `which`: the card it is about, if it is about one.
    """

    what: str
    n: int = 1
    which: str = ""


Costs = Callable[[Any, int, Action], tuple[Cost, ...]]


class Form(NamedTuple):
    """The kinds of the words behind a verb; `any_number`: as many of the one kind as one likes."""

    kinds: tuple[WordKind, ...]
    any_number: bool


def _form(written: str) -> Form:
    kinds = tuple(KINDS_OF_WORDS[word.rstrip("*")] for word in written.split())
    return Form(kinds, written.endswith("*"))


class Verb:
    """A verb of the rules. `takes`: the kinds of its words, other forms after `|`, `*` for as many as one likes.

    `costs`: what it takes from a seat at a table.
    """

    __slots__ = ("costs", "forms", "manner", "name")

    def __init__(self, name: str, takes: str = "", manner: Manner = ONWARD, costs: Costs | None = None) -> None:
        self.name = name
        self.forms = tuple(_form(form) for form in takes.split("|")) if takes else ()
        self.manner = manner
        self.costs = costs


class Choice(NamedTuple):
    """One thing a seat may do. `free`: beside its question. `final`: it shows new dice or cards, so no undo.

    `survival`: the chance to live through what it leads to, where that is the question (-1: it is not).
    """

    action: Action
    kinds: tuple[WordKind, ...] = ()
    costs: tuple[Cost, ...] = ()
    manner: Manner = ONWARD
    free: bool = False
    final: bool = False
    survival: float = -1.0


def finally_done(choice: Choice) -> Choice:
    """The same choice, but it cannot be taken back."""
    return Choice(choice.action, choice.kinds, choice.costs, choice.manner, choice.free, True, choice.survival)


def kinds_of(
    verb: Verb | None, words: tuple[str, ...], guess: Callable[[str], WordKind | None]
) -> tuple[WordKind, ...]:
    """What each word is: as the first form of the verb says that fits, else by itself; `guess` knows a game's own.

    >>> kinds_of(Verb("set", "die face|number"), ("r1", "STAR"), lambda word: None)
    ('die', 'face')
    """
    for form in verb.forms if verb is not None else ():
        kinds = form.kinds * len(words) if form.any_number else form.kinds
        if len(kinds) == len(words) and all(_fits(kind, word) for kind, word in zip(kinds, words, strict=True)):
            return kinds
    return tuple(_guess(word) or guess(word) or WORD for word in words)


def is_die(word: str) -> bool:
    """Whether a word can be the name of a die: `r1`, or `2:r1` of another seat."""
    name = word.rpartition(":")[2]
    return name[:1] in LETTERS and name[1:].isdigit() and not word.startswith("mgf:")


@lru_cache(4096)
def names_dice(words: tuple[str, ...]) -> bool:
    """Whether there are words, and all of them can be names of dice."""
    return bool(words) and all(is_die(word) for word in words)


def _fits(kind: WordKind, word: str) -> bool:
    if kind in (NUMBER, SEAT, COURAGE_PAID, STARS_PAID):
        return word.isdigit()
    if kind == CARD:
        return not word.isdigit() and word not in RESOURCES
    check = _CHECKS.get(kind)
    return check is None or check(word)


def _guess(word: str) -> WordKind | None:
    for kind in (DIE, GUN, FACE, COLOUR, RESOURCE, POOL):
        if _CHECKS[kind](word):
            return kind
    return NUMBER if word.isdigit() else None


_CHECKS: Final[dict[WordKind, Callable[[str], bool]]] = {
    DIE: is_die,
    OTHER_DIE: is_die,
    SPARE_DIE: is_die,
    GUN: lambda word: word.startswith("mgf:"),
    FACE: lambda word: word in FACE_NUMBER,
    COLOUR: lambda word: word in COLOUR_NUMBER,
    RESOURCE: lambda word: word in RESOURCES,
    POOL: lambda word: word == "pool",
}

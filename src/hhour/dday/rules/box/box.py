"""A box as data: what its folder brings to the rules. Everything but slug and rule may be left out.

`box.py` of a folder exports one of these as BOX. Decks (`CARDS`), questions of cards (`STEPS`) and maps need no entry
here: they are found by lying in the folder.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from hhour.kernel.choice import Verb
from hhour.kernel.refusal import Refusal
from hhour.kernel.setup import Option, Setup

if TYPE_CHECKING:
    from hhour.dday.rules.battle.book import Book
    from hhour.dday.rules.battle.field import Field
    from hhour.dday.rules.battle.state import BoxPart, Force, Unit
    from hhour.dday.rules.cards.hooks import Part
    from hhour.dday.rules.map.beach import Beach, Scenario
    from hhour.dday.rules.map.ground import Ground
    from hhour.dday.rules.turn.slot import Slot
    from hhour.kernel.action import Action
    from hhour.kernel.lanes import Step


class Needs(NamedTuple):
    """An option that makes sense only with another one (`key`, or `key=value`)."""

    option: str
    needed: str
    rule: str = ""  # the option's own where none is given


class Against(NamedTuple):
    """Two options that cannot both be chosen; `values`: only these of the other one are meant."""

    option: str
    other: str
    values: tuple[str, ...] = ()
    rule: str = ""


class LevelNeeds(NamedTuple):
    """An option that is pointless where a training level leaves a part of the game out."""

    option: str
    part: str


class Word(NamedTuple):
    """A word the box's maps use: its form (`TIDE(n)`) and what it writes into a ground.

    Without `read` it is one more form of a word that is read already.
    """

    form: str
    read: Callable[[Ground, tuple[str, ...]], None] | None = None


class FreeVerb(NamedTuple):
    """Something a Unit may do beside answering its question, with a verb of its own.

    `option`: only with that; `board`: on one map only. `waits`: a question waits for it, as for a card. `quiet`: it is
    no act of the game, so that nobody who has passed in a window may act again.
    """

    verb: str
    choices: Callable[[Field, Force], list[Action]]
    refuse: Callable[[Field, Force, Action], Refusal | None]
    do: Callable[[Field, Force, Action], None]
    option: str = ""
    board: str = ""
    waits: bool = False
    quiet: bool = False


class Ware(NamedTuple):
    """Something more that a question offers: `text` is the whole action, `option` the one it needs ('': none)."""

    text: str
    refuse: Callable[[Field, Force], Refusal | None]
    do: Callable[[Field, Force], None]
    option: str = ""
    dice_only: str = ""  # of a bonus: the rule by which one from a card cannot be taken as this


@dataclass(frozen=True)
class Box:
    """What a box brings. The functions are called in the order of the boxes, the base box first.

    `phases`: names of phases the base game does not have. `kinds`: new kinds of cards with their rank in the order of
    precedence (1 wins over 2). `sources`: cards that touch a Unit's numbers besides its Specialists and its vehicle.
    `moments`: what happens at a moment of the rules, by its name in `MOMENTS`; `vetoes`: why something is not allowed,
    by its name in `VETOES`. `most_units`: how many Units an option lets play, and by which rule. `checks`: setups it
    forbids.
    `bars`: cards that are out of a game, with all who bear their title; a requirement that names one is waived.
    `guns`: how many MGF symbols fire in a sector that would have so many; `gun_die`: what an MGF die counts.
    `cries`, `leads`: what a Battle Cry, or a Leadership of the tally, may be taken as besides; `wares`: what else can
    be bought in MUSTER. `points`: victory points more or fewer, with their rules.
    `verbs`: what the words of its verbs name and what they cost, where it cannot be seen from the words.
    `defences`: what raises or lowers the DEF that a Unit meets, besides cards.

    `forces`: who may sit at the table besides Units; `parts`: what may lie on it besides forces, by name. `fill`: puts
    its cards on offer once the map's are there and seats its forces (`seating`, `roles` and `profiles` of the book).
    `lay`: lays its things on the table when a game begins; `opens`: what begins with the battle itself, for the Units
    that come to it (all of them at once, unless something is played before it). `where`: the name of the place of a
    force that stands in no sector. `winners`: the sides that have won when the game is over, None where the box has no
    say.

    `belongs`: the phase of a verb of its own and the rule that says so, for a refusal at another time.
    `cautions`: what a player should know before a move, named like a cost (`price-<name>` says it); '' for nothing.

    What it keeps secret: `view` tells what a seat (None: a spectator) may see, `conceal` deals anew what a seat cannot
    see, `veil` says how others are told of an action (None: as it is). `samples`: setups that show the box.
    """

    slug: str
    rule: str
    first_map: str = ""
    phases: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()
    needs: tuple[Needs, ...] = ()
    against: tuple[Against, ...] = ()
    level_needs: tuple[LevelNeeds, ...] = ()
    bars: Callable[[Setup], tuple[str, ...]] | None = None
    most_units: Mapping[str, tuple[int, str]] = field(default_factory=dict)
    checks: tuple[Callable[[Setup, Beach | Scenario], None], ...] = ()
    stages: tuple[Slot, ...] = ()
    steps: Mapping[str, Step[Field]] = field(default_factory=dict)
    words: tuple[Word, ...] = ()
    kinds: Mapping[str, int] = field(default_factory=dict)
    sources: tuple[Callable[[Field, Force], tuple[str, ...]], ...] = ()
    moments: Mapping[str, Callable[[Field, Force], bool]] = field(default_factory=dict)
    vetoes: Mapping[str, Callable[[Field, Force, str], Refusal | None]] = field(default_factory=dict)
    guns: Callable[[Field, int, int], int] | None = None
    gun_die: Callable[[Field, int], int] | None = None
    defences: tuple[Callable[[Field, Unit], list[Part]], ...] = ()
    free_verbs: tuple[FreeVerb, ...] = ()
    cries: tuple[Ware, ...] = ()
    leads: tuple[Ware, ...] = ()
    wares: tuple[Ware, ...] = ()
    points: Callable[[Field, Unit], tuple[tuple[str, int], ...]] | None = None
    belongs: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    cautions: tuple[Callable[[Field, Force, Action], str], ...] = ()
    forces: tuple[type[Force], ...] = ()
    parts: Mapping[str, Callable[[], BoxPart]] = field(default_factory=dict)
    verbs: tuple[Verb, ...] = ()
    fill: Callable[[Book], None] | None = None
    lay: Callable[[Field], None] | None = None
    opens: Callable[[Field, list[Unit]], None] | None = None
    where: Callable[[Field, Force], str] | None = None
    winners: Callable[[Field], tuple[str, ...] | None] | None = None
    view: Callable[[Field, int | None], dict[str, Any]] | None = None
    conceal: Callable[[Field, int], None] | None = None
    veil: Callable[[Field, int, Action], Action | None] | None = None
    samples: tuple[str, ...] = ()


# A moment's function returns True if it has dealt with the matter and the rules shall not.
MOMENTS = {
    "start": "a Unit is about to be asked where it lands",
    "wiped-out": "a Unit has lost its last man",
    "end": "the rules look whether the game is over",
    "arrived": "a Unit stands in a sector it has moved into",
    "obtained": "a Unit has obtained an RWB bonus",
    "recruited": "a Unit has recruited the last of its Specialists",
    "kept": "a Unit keeps its Final Tally for the next turn",
    "booked": "a force has booked the resources of its Final Tally",
    "found": "a force has taken an item",
    "weakened": "a force that is no Unit has lost men",
    "traded": "a Unit has given and received what was agreed",
}

# The last argument names what is wanted: a sector, a seat (of `set`: whose die shows another face), a card; a die to be
# painted (`2:r1`), two to change hands, or one to be put into a trading pool.
VETOES = (
    "move", "trade", "hand-over", "swap", "recruit", "recruit-absent", "recruit-for-stars", "find", "use", "award",
    "set", "paint", "exchange", "stand-in",
)  # fmt: skip

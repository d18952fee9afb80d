"""What a battle map is made of, as frozen data: sectors, edges, courage lines and what is available.

Map files write none of this themselves; they use the helpers of `beach`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from hhour.dday.rules.map import survey
from hhour.dday.rules.map.words import Attribute, split_list

PRINTED: Final = "printed"
RECONSTRUCTED: Final = "reconstructed"
DEF: Final = "DEF"
MGF: Final = "MGF"
LINE: Final = "line"


@dataclass(frozen=True)
class Start:
    """What a Unit that starts in the sector receives."""

    soldiers: int = 0
    stars: int = 0
    courage: int = 0
    points: int = 0
    specialist: str = ""


@dataclass(frozen=True)
class SectorSpec:
    """One numbered sector or bunker; `solo_attributes` stand in for `attributes` in solo play."""

    id: str
    number: int
    row: int
    column: int
    defence: tuple[int, ...]
    black: bool = False
    mgf: int = 0
    special: str = ""
    attributes: tuple[Attribute, ...] = ()
    solo_attributes: tuple[Attribute, ...] = ()
    need: tuple[str, ...] = ()
    sacrifice: str = ""
    start: Start | None = None
    bunker: bool = False
    printed: str = ""
    rule: str = ""


@dataclass(frozen=True)
class EdgeSpec:
    """Two adjacent sectors: both ways if lateral, from `a` up to `b` if not."""

    a: str
    b: str
    lateral: bool
    mine: bool = False
    barrier: bool = False


class RandomResult(NamedTuple):
    """What one number of a random sector's table stands for; `name` is the key of its name."""

    name: str
    rule: str
    attributes: tuple[Attribute, ...]


class Earlier(NamedTuple):
    """A value before it was corrected: DEF or MGF of a sector, or what a courage line cost."""

    last: int  # the last version of the rules that had it
    kind: str
    id: int | str  # the sector; of a line its row or its bunker
    value: tuple[int, ...]


@dataclass(frozen=True)
class Level:
    """A simpler way to play the same map: what is left out, and its own lists of cards."""

    slug: str
    rule: str
    regular: tuple[str, ...] = ()
    unique: tuple[str, ...] = ()
    special: tuple[str, ...] = ()
    ignores: tuple[str, ...] = ()
    faces: tuple[str, ...] = ()
    alone: bool = False
    notes: tuple[str, ...] = ()
    sets: str = ""  # the rule that says which RWB bonuses there are
    specialists: str = ""  # the rule that leaves Specialists out
    items: str = ""  # the rule that leaves items and vehicles out
    awards: str = ""  # the rule that leaves awards out


@dataclass(frozen=True)
class Beach:
    """A whole battle map: sectors from the start row upward, edges, courage lines and what is available on it."""

    slug: str
    rule: str
    players: tuple[int, int]
    sectors: tuple[SectorSpec, ...]
    edges: tuple[EdgeSpec, ...]
    lines: Mapping[int | str, int]
    regular: tuple[str, ...]
    unique: tuple[str, ...]
    special: tuple[str, ...]
    placed: tuple[tuple[str, str], ...] = ()
    vehicles: tuple[str, ...] = ()
    random: Mapping[str, tuple[RandomResult, ...]] = field(default_factory=dict)
    levels: tuple[Level, ...] = ()
    awards: tuple[tuple[str, str], ...] = ()
    listed: str = ""
    notes: tuple[str, ...] = ()
    geometry: str = RECONSTRUCTED
    listing: str = PRINTED
    ground: tuple[str, ...] = ()  # before the first row, then row by row; only drawings ask for it
    ground_source: str = RECONSTRUCTED
    earlier: tuple[Earlier, ...] = ()

    def __post_init__(self) -> None:
        survey.check(self)

    def sector(self, id: str) -> SectorSpec:
        """The sector or bunker with this id."""
        for spec in self.sectors:
            if spec.id == id:
                return spec
        raise KeyError(id)

    @property
    def bunkers(self) -> tuple[SectorSpec, ...]:
        return tuple(spec for spec in self.sectors if spec.bunker)

    @property
    def starts(self) -> tuple[SectorSpec, ...]:
        return tuple(spec for spec in self.sectors if spec.start is not None)

    def rows(self) -> tuple[tuple[SectorSpec, ...], ...]:
        """The sectors row by row, the start row first, each row from left to right."""
        top = max(spec.row for spec in self.sectors)
        return tuple(
            tuple(sorted((spec for spec in self.sectors if spec.row == row), key=lambda spec: spec.column))
            for row in range(top + 1)
        )

    @property
    def version(self) -> int:
        """The version of the rules since which the map is as it is."""
        return 1 + max((once.last for once in self.earlier), default=0)

    def as_of(self, version: int) -> Beach:
        """The map as games begun in that version of the rules play it."""
        latest_first = sorted(self.earlier, key=lambda once: -once.last)
        was = {(once.kind, once.id): once.value for once in latest_first if version <= once.last}
        if not was:
            return self
        sectors = [
            replace(s, defence=was.get((DEF, s.id), s.defence), mgf=was.get((MGF, s.id), (s.mgf,))[0])
            for s in self.sectors
        ]
        lines = {line: was.get((LINE, line), (cost,))[0] for line, cost in self.lines.items()}
        return replace(self, sectors=tuple(sectors), lines=lines)

    def courage(self, target: SectorSpec) -> int:
        """What an advance into the sector costs: a bunker has its own price, a sector that of its row."""
        return self.lines[target.id if target.bunker else target.row]


@dataclass(frozen=True)
class Scenario:
    """Two maps played as one. A place is a pair (map, sector)."""

    slug: str
    rule: str
    players: tuple[int, int]
    maps: tuple[str, ...]
    joints: tuple[tuple[tuple[str, str], tuple[str, str]], ...]
    bunker_path: tuple[tuple[str, str], tuple[str, str]]
    items: tuple[str, ...]
    raised_map: str
    raised_by: int
    raised_until: tuple[str, str]
    sealed_until: tuple[str, str]
    solo_map: str
    notes: tuple[str, ...]


_FACTS: Final = {"defence": "DEF", "mgf": "MGF", "special": "sd"}


def provenance(spec: SectorSpec, value: str) -> str:
    """Where a value of the sector comes from: 'printed' if its 'printed facts' name it, else 'reconstructed'.

    `value` is a field of the sector or one of its attributes in table form; 'attributes' asks for all of them together.
    """
    if spec.printed.split(" ")[0] == "all":
        return PRINTED
    facts = [fact for part in spec.printed.split(";") for fact in split_list(part)]
    asked = _asked(spec, value)
    return PRINTED if asked and all(any(_names(fact, text) for fact in facts) for text in asked) else RECONSTRUCTED


def _asked(spec: SectorSpec, value: str) -> list[str]:
    match value:
        case "attributes":
            return [str(word) for word in spec.attributes]
        case "solo_attributes":
            return [str(word) for word in spec.solo_attributes]
        case "need":
            return [f"NEED({'/'.join(spec.need)})"]
        case "sacrifice":
            return [f"SACRIFICE({spec.sacrifice})"]
        case _:
            return [_FACTS.get(value, value)]


def _names(fact: str, text: str) -> bool:
    # A fact may leave out last arguments (RANDOM for RANDOM(A)) or say more than the name (sd courage).
    stem = fact.removesuffix(")")
    return (
        text == fact
        or bool(stem and text.startswith((f"{stem}(", f"{stem},", f"{stem})")))
        or fact.startswith((f"{text} ", f"{text}:"))
    )

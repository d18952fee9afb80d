"""How Units fare, as learned: what a General is shown of a Unit at the start of a turn, and the network that judges it.

The network corrects the plan's chance to win, by no more than `REACH`: what is shut in the plan stays shut. Besides
numbers it is shown marks: the sector, the cards the Unit has. Sectors and cards no game has taught it say nothing. It
lies in a file that `hhour lab train` writes, and asks for nothing but numpy.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from hhour.advice.odds.groups import Values
from hhour.bots.dday.plan import MUST_MOVE, Node, Plan, mean
from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit
from hhour.dday.rules.cards.finding import recruit_cost, recruits
from hhour.i18n.errors import TranslatedError
from hhour.kernel.refusal import HHourError

VERSION: Final = 4  # of what is shown and of the file; a file of another one is refused
LARGEST: Final = 2 << 20  # bytes
HIDDEN: Final = 32
# what a turn's dice and fire change, and what of a place and a Unit they do not
MOVING: Final = ("plan", "strength", "few", "fewer", "spare", "courage", "short", "stars", "points", "awards", "way")
STILL: Final = ("must-move", "marker", "rows", "toll", "toll-ahead", "near-end", "specialists", "items")
COLUMNS: Final = (*MOVING, *STILL)
PLAN: Final = MOVING.index("plan")
WAY: Final = MOVING.index("way")
PARTS: Final = ("w1", "b1", "w2", "b2", "mean", "spread")
REACH: Final = 4.0  # by so much, in its logit, the plan is corrected at most
COMPANY: Final = "company"  # the mark of a Unit that is not alone
STEEP: Final = 4.0  # men: how quickly more of them count for less
STEEPER: Final = 1.5
SPARE: Final = 6.0  # men beyond those who will fall here
FAR: Final = 20  # courage that no way costs, and casualties where there is none
SURE: Final = 1e-4
WITHOUT: Final = (0.01, 0.07, 0.2, 0.4, 0.6, 0.8)  # the chance not to get them in a turn, by the stars that lack


class JudgementError(TranslatedError, HHourError):
    """A file a General cannot judge by, in one sentence."""


class Means(NamedTuple):
    """What a Unit has besides men, courage, stars and item points."""

    specialists: int
    items: int
    awards: int
    costs: dict[str, int]  # stars, of each Specialist it could recruit
    held: tuple[str, ...]  # its cards, and whether it is alone


def means_of(p: Field, unit: Unit) -> Means:
    offered = [slug for slug in recruits(p, unit) if slug not in unit.fallen]
    costs = {slug: recruit_cost(p, unit, slug) for slug in offered}
    held = (*unit.specialists, *unit.items, *unit.awards, *([unit.vehicle] if unit.vehicle else []))
    company = () if p.book.solo else (COMPANY,)
    return Means(len(unit.specialists), len(unit.items), len(unit.awards), costs, (*held, *company))


def marks_of(means: Means, plan: Plan, sector: int) -> list[str]:
    """The marks of a Unit with these means in a sector, by their names."""
    book, ground = plan.book, plan.grounds[sector]
    slug = book.beaches[ground.beach].slug
    return [place_name(slug, ground.id), *([book.scenario.slug] if book.scenario else []), *means.held]


def place_name(beach: str, sector: str) -> str:
    """`n-08:2`, whether the map is played by itself or in a scenario."""
    return f"{beach}:{sector.rpartition(':')[2]}"


def names_of(books: Sequence[Book]) -> list[str]:
    """Every mark there can be where these are played."""
    found = {COMPANY}
    for book in books:
        found.update(place_name(book.beaches[ground.beach].slug, ground.id) for ground in book.sectors)
        found.update(book.cards)
        if book.scenario is not None:
            found.add(book.scenario.slug)
    return sorted(found)


def logit(chance: Any) -> Values:
    kept = np.clip(chance, SURE, 1 - SURE)
    return np.asarray(np.log(kept / (1 - kept)))


def moving(
    means: Means, chance: Any, men: Any, courage: Any, stars: Any, points: Any, toll: float, ahead: int, way: Values
) -> Values:
    """A row for each of these; `chance` is the plan's, `toll` what staying costs, `ahead` the courage that the way to
    the bunker costs, `way` the chance that there is one."""
    found = (
        logit(chance),
        men / 20,
        np.exp(-men / STEEP),
        np.exp(-men / STEEPER),
        np.tanh((men - toll) / SPARE),
        courage / 8,
        np.maximum(min(ahead, FAR) - courage, 0) / 5,
        stars / 4,
        points / 20,
        means.awards / 2,
        way,
    )
    return np.stack(np.broadcast_arrays(*[np.asarray(each, dtype=np.float64) for each in found]), axis=-1)


def toll_of(plan: Plan, node: Node, marker: int) -> float:
    """What staying costs in the turn that begins."""
    return mean(plan.losses(node.sector, marker + 1))


def still(means: Means, plan: Plan, node: Node, marker: int) -> Values:
    """A Unit with these means that begins a turn there."""
    here = plan.grounds[node.sector]
    last = max(one.row for one in plan.grounds if one.beach == here.beach)
    edges = plan.book.edges[node.sector]
    ahead = [mean(plan.losses(edge.target, 1)) for edge in edges if plan.target(node, edge) is not None]
    found = (
        here.black or marker + 1 >= MUST_MOVE,
        marker / 2,
        (last - here.row) / 6,
        toll_of(plan, node, marker) / 10,
        min(ahead, default=float(FAR)) / 10,
        plan.is_last(node.sector),
        means.specialists / 6,
        means.items / 4,
    )
    return np.array(found, dtype=np.float64)


def way_on(means: Means, plan: Plan, node: Node, marker: int, stars: Any, having: str = "") -> Values:
    """The chance to have whom the ways on ask for before the Unit must leave, by the stars it has; `having` is a
    Specialist it has besides."""
    found = np.asarray(stars, dtype=np.float64)
    sure = np.ones(found.shape)
    missing: set[str] = set()
    for edge in plan.book.edges[node.sector]:
        if plan.target(node, edge) is not None:
            need = plan.grounds[edge.target].need
            if not need or having in need or plan.traits.specialists.intersection(need):
                return sure
            missing.update(need)
    here = plan.grounds[node.sector]
    if not missing or here.stay_forever:  # what no stars can open is the plan's to know
        return sure
    costs = [cost for slug, cost in means.costs.items() if slug in missing]
    turns = 1 if here.black else max(1, MUST_MOVE - marker)
    short = np.clip(min(costs, default=FAR) - found, 0, len(WITHOUT) - 1).astype(np.intp)
    return np.asarray(1 - np.array(WITHOUT)[short] ** turns)


class Judgement:
    """A network of one hidden layer: what is shown in, the chance to win out."""

    def __init__(self, parts: dict[str, Any], names: Sequence[str] = ()) -> None:
        """`names`: the marks it knows, in the order of their weights, which lie behind those of `COLUMNS`."""
        self.parts = {name: np.asarray(parts[name], dtype=np.float64) for name in PARTS}
        self.names = tuple(names)
        self._places = {name: place for place, name in enumerate(self.names)}
        w1, spread = self.parts["w1"], self.parts["spread"][:, None]
        self._rows = w1[: len(COLUMNS)] / spread
        self._marks = w1[len(COLUMNS) :]
        self._base = self.parts["b1"] - self.parts["mean"] @ self._rows

    @classmethod
    def untaught(cls, names: Sequence[str] = ()) -> Judgement:
        """The network that says what the plan says."""
        width = len(COLUMNS)
        nothing = {"w1": np.zeros((width + len(names), HIDDEN)), "b1": np.zeros(HIDDEN)}
        nothing |= {"w2": np.zeros(HIDDEN), "b2": np.zeros(()), "mean": np.zeros(width), "spread": np.ones(width)}
        return cls(nothing, names)

    def marked(self, marks: Sequence[str]) -> list[int]:
        """The numbers of those marks that it knows."""
        return sorted({self._places[name] for name in marks if name in self._places})

    def chances(self, shown: Values, marks: Any) -> Values:
        """One chance a row of all columns and all marks (0 or 1)."""
        return self._told(shown, shown @ self._rows + marks @ self._marks + self._base)

    def fare(self, rows: Values, rest: Values, marks: Sequence[int]) -> Values:
        """The same for rows of what moves beside what does not, which is added up only once."""
        beside = rest @ self._rows[len(MOVING) :] + self._marks[list(marks)].sum(axis=0) + self._base
        return self._told(rows, rows @ self._rows[: len(MOVING)] + beside)

    def _told(self, rows: Values, inner: Values) -> Values:
        """The plan's logit is passed through, so that an untrained network is the plan."""
        change = np.tanh(np.maximum(inner, 0.0) @ self.parts["w2"] + self.parts["b2"])
        return np.asarray(rows[..., WAY] / (1 + np.exp(-rows[..., PLAN] - REACH * change)))

    def save(self, file: Path) -> None:
        kept: dict[str, Any] = {"version": VERSION, "columns": np.array(COLUMNS), "names": np.array(self.names, str)}
        kept |= self.parts
        with file.open("wb") as out:
            np.savez_compressed(out, **kept)

    @classmethod
    def load(cls, file: Path) -> Judgement:
        """Read a trained file; raises one sentence if it is none, too large, or of another version."""
        try:
            large = file.stat().st_size > LARGEST
            data = b"" if large else file.read_bytes()
        except FileNotFoundError as error:
            raise JudgementError("general-no-file", file=str(file)) from error
        except OSError as error:
            raise JudgementError("general-broken", file=str(file)) from error
        if large:
            raise JudgementError("general-too-large", file=str(file))
        try:
            with np.load(BytesIO(data), allow_pickle=False) as kept:
                version = int(kept["version"])
                if version == VERSION:
                    columns, names = (tuple(str(name) for name in kept[which]) for which in ("columns", "names"))
                    parts = {name: kept[name] for name in PARTS}
        except Exception as error:  # numpy's reader has as many complaints as a file can have faults
            raise JudgementError("general-broken", file=str(file)) from error
        if version != VERSION:
            raise JudgementError("general-version", file=str(file), found=version, known=VERSION)
        wanted = {name: part.shape for name, part in cls.untaught(names).parts.items()}
        good = all(parts[name].shape == shape and np.isfinite(parts[name]).all() for name, shape in wanted.items())
        if columns != COLUMNS or not good:
            raise JudgementError("general-broken", file=str(file))
        return cls(parts, names)

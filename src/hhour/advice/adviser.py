"""What an adviser can be asked, and the answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hhour.i18n import Language
from hhour.kernel.refusal import Refusal
from hhour.kernel.table import Table


class Counted(NamedTuple):
    """An answer to the question, the re-roll that is best after it (for a lock), and the value of playing so."""

    action: str
    reroll: tuple[str, ...]
    value: float


class Counting(NamedTuple):
    """Answers, the best first. Values are chances if `is_chance`, expected amounts of the goal if not."""

    goal: str
    is_chance: bool
    best: list[Counted]


class Aim(NamedTuple):
    """A goal that matters now: `goal` as the odds read it; `n` is its number of soldiers or courage, if it has one."""

    key: str
    goal: str
    n: int = 0


class Rated(NamedTuple):
    """A lock or re-roll (`stop` for none), the re-roll that follows a lock best, its value, and its chances by aim."""

    action: str
    reroll: tuple[str, ...]
    value: float
    chances: tuple[float, ...]


class Chances(NamedTuple):
    """Everything the tray shows, best first. Values are chances if `is_chance`, expected amounts of the goal if not."""

    goal: str
    is_chance: bool
    aims: tuple[Aim, ...]
    best: list[Rated]


class Missing(NamedTuple):
    """A set that lacks one colour: `face` in `colour` would complete it."""

    face: str
    colour: str


class DiceTally(NamedTuple):
    """Resources before the SKULLs cancel, how many dice they will cancel, sets that can be claimed, and near misses.

    `third` is the colour that sets need beside red and white. Where dice cost (`hurts`), what is lost is below 0, sets
    strike, and `crew` Specialists go with the stars; `end` is what becomes of the Unit then, by the name of the event.
    """

    soldiers: int
    stars: int
    courage: int
    tools: int
    points: int
    skulls: int
    sets: tuple[str, ...]
    near: tuple[Missing, ...]
    straight: bool
    straight_lacks: str
    hurts: bool = False
    crew: int = 0
    end: str = ""
    third: str = "blue"


class Way(NamedTuple):
    """What an answer to `Where to?` leads to; `toll` is what landmines and sacrifices cost on average in soldiers."""

    action: str
    sector: str
    courage: int
    defence: int
    guns: int
    fire: float
    toll: float
    survival: float


class Closed(NamedTuple):
    """A sector that cannot be entered now, and why."""

    sector: str
    refusal: Refusal


class Adviser:
    """One who knows nothing; a game's own knows what there is to know in it."""

    goals: tuple[str, ...] = ()  # what `count` and `chances` can be asked about, beside the one it proposes itself
    counts_dice = False  # whether `tally` has an answer while dice lie there

    def count(self, table: Table, seat: int, goal: str = "") -> Counting | None:
        """The odds of what a seat may do now; None where nothing can be counted.

        Raises ModuleNotFoundError where numpy would be needed and is not there.
        """
        return None

    def chances(self, table: Table, seat: int, goal: str = "") -> Chances | None:
        """The same with the chances of all that matters now ('': for the goal an adviser would set)."""
        told = self.count(table, seat, goal)
        if told is None:
            return None
        best = [Rated(one.action, one.reroll, one.value, ()) for one in told.best]
        return Chances(told.goal, told.is_chance, (), best)

    def count_dice(self, table: Table, seat: int, slots: Sequence[str]) -> DiceTally | None:
        """What these dice of a seat bring as they lie; None where no dice lie or nothing is tallied.

        Raises ValueError where the seat has no such dice, or one is named twice.
        """
        return None

    def ways(self, table: Table, seat: int) -> list[Way]:
        """What each answer to `Where to?` leads to; nothing where that is not asked."""
        return []

    def closed(self, table: Table, seat: int) -> list[Closed]:
        """Why the other sectors are no ways."""
        return []

    def lines(self, table: Table, seat: int, lang: Language) -> list[str]:
        """What the terminal says to `hint`."""
        return [lang.text("hint-not-now")]

"""What to lock and what to re-roll, with the exact value of every choice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import combinations, product
from typing import TypedDict, Unpack

import numpy as np

from hhour.advice.odds.goals import QUANTITIES, Goal, GoalError, Worth, parse_goal, utility
from hhour.advice.odds.groups import Faces, Values
from hhour.advice.odds.known import Options, known_lock
from hhour.advice.odds.parse import (
    DIE_COLOURS,
    MOST_DICE,
    Dice,
    DiceError,
    OddsError,
    die_names,
    parse_dice,
    parse_locked,
    parse_virtual,
)
from hhour.advice.odds.policy import final_chances, final_chances_locked
from hhour.advice.odds.settling import NAMED
from hhour.advice.odds.solver import Hand, patterns, roll_chances
from hhour.advice.odds.tally import Situation
from hhour.advice.odds.window import finish, known_locks, known_rerolls, solve_finish
from hhour.kernel.faces import COLOURLESS, FACES

Names = tuple[str, ...]
MOST_LOCKS = 6
MOST_REROLLS = 6
UNROLLED = len(FACES)  # the face of a Wild Die that has none yet
LEAST = -200  # soldiers: casualties of UPKEEP can outnumber those who join


class Circumstances(TypedDict, total=False):
    """Everything but the dice that changes what they are worth: see Situation."""

    virtual: str | Iterable[str]
    skulls_stay: bool
    sharpshooter: bool
    veteran: bool
    chaplain: bool
    german: bool
    alone: bool
    awards: bool
    penalties: tuple[tuple[int, int], ...]
    idle: Faces
    no_sets: Faces
    four_gain: int
    four_lose: int
    star_loss: int
    saves: int
    strength: int
    courage: int
    stars: int
    points: int
    defence: int
    guns: int
    grey: bool
    cost: int
    skulls_any: int
    corporal: bool
    jeep: bool
    captain: bool
    marksman: bool
    gold: str  # NAMED or BLOCKS, if a Gold die is among the dice
    five: bool
    wild: int


@dataclass(frozen=True)
class Choice:
    """Lock these dice (none when the locks are made), re-roll those, and play best from there."""

    lock: Names
    reroll: Names
    value: float


@dataclass(frozen=True, eq=False)
class Advice:
    """Every choice for a known roll. Values are probabilities if `is_chance`, expected amounts if not."""

    dice: Dice
    goal: str
    is_chance: bool
    locked: Names
    locking: bool
    _table: tuple[tuple[Sequence[Names], Sequence[Sequence[Names]], Values], ...]

    @cached_property
    def locks(self) -> tuple[Choice, ...]:
        """Every lock with the best re-roll after it, best first; empty when no lock is to be made."""
        if not self.locking:
            return ()
        found = []
        for locks, rerolls, values in self._table:
            for number, best in enumerate(_fewest_of_the_best(values, rerolls[0])):
                found.append(Choice(locks[number], rerolls[number][best], float(values[best, number])))
        return _best_first(found)

    @cached_property
    def rerolls(self) -> tuple[Choice, ...]:
        """Every re-roll, after every lock if one is to be made, best first."""
        return _best_first(
            Choice(lock, reroll, float(value))
            for locks, rerolls, values in self._table
            for lock, parts, column in zip(locks, rerolls, values.T, strict=True)
            for reroll, value in zip(parts, column, strict=True)
            if value > -np.inf
        )

    @property
    def best(self) -> Choice:
        return self.locks[0] if self.locking else self.rerolls[0]

    @property
    def value(self) -> float:
        return self.best.value


def _best_first(choices: Iterable[Choice]) -> tuple[Choice, ...]:
    """Equal values: the choice that re-rolls fewer dice first."""
    return tuple(sorted(choices, key=lambda choice: (-round(choice.value, 12), len(choice.reroll))))


def _fewest_of_the_best(values: Values, rerolls: Sequence[Names]) -> list[int]:
    """For each column the best row; of rows that are equal but for rounding, the one that re-rolls fewest dice."""
    fewer = np.array([-len(names) for names in rerolls], dtype=np.float64)
    near = values >= values.max(axis=0) - 1e-12
    return [int(row) for row in np.where(near, fewer[:, None], -np.inf).argmax(axis=0)]


def advise(
    dice: str | Dice,
    goal: str | Worth,
    locks: int = 2,
    rerolls: int = 2,
    locked: Iterable[str] = (),
    **circumstances: Unpack[Circumstances],
) -> Advice:
    """Every lock, or every re-roll once the locks are made, with its exact value.

    The locks are still to be made unless `locked` names dice (r1, w2, ...) or `locks` is 0.
    """
    roll = parse_dice(dice) if isinstance(dice, str) else dice
    made = parse_locked(locked, roll)
    situation = _situation(roll, circumstances)
    _check(locks, rerolls)
    wanted = _goal(goal)
    locking = not made and locks > 0 and rerolls > 0
    ends = finish(wanted, situation, locks if locking else 0)
    rows: list[tuple[Sequence[Names], Sequence[Sequence[Names]], Values]] = []
    if locking:
        for options in known_locks(ends, roll, list(patterns(situation.hand, locks)), rerolls):
            lock_names, reroll_names = _names(tuple(dice.dice for dice in situation.hand), options.pattern)
            rows.append((lock_names, reroll_names, _flat(options)))
    elif rerolls == 0:
        rows.append(([tuple(sorted(made))], [[()]], _flat(known_rerolls(ends, *_split(roll, made), 0))))
    else:
        fixed, rest = _split(roll, made)
        options = (
            known_lock(ends.plain, situation.hand, fixed, rest, rerolls, ends.last)
            if ends.is_plain
            else known_rerolls(ends, fixed, rest, rerolls)
        )
        free = tuple(tuple(name for name in group if name not in made) for group in die_names(roll))
        rows.append(([()], [_reroll_names(free)], _flat(options)))
    text = wanted.text if isinstance(wanted, Goal) else getattr(wanted, "__name__", "custom")
    is_chance = isinstance(wanted, Goal) and wanted.is_chance
    return Advice(roll, text, is_chance, tuple(sorted(made)), locking, tuple(rows))


def probability(
    goal: str | Worth,
    dice: str | Dice | None = None,
    locks: int = 2,
    rerolls: int = 2,
    locked: Iterable[str] = (),
    leave_out: str = "",
    **circumstances: Unpack[Circumstances],
) -> float:
    """The value of the goal under best play: from a known roll, or before the first roll when there is none.

    `leave_out` names the colour of each die that stays out of a first roll (`b` for one blue die, B-ROLL-16). A Gold
    die is rolled too if `gold` says what it does; a Wild Die still to be rolled is the `wild` face UNROLLED.
    """
    if dice is not None:
        return advise(dice, goal, locks, rerolls, locked, **circumstances).value
    situation = _situation(_unrolled(leave_out, "gold" in circumstances), circumstances)
    _check(locks, rerolls)
    unrolled = situation.wild == UNROLLED
    situations = [replace(situation, wild=face) for face in range(UNROLLED)] if unrolled else [situation]
    values = [solve_finish(finish(_goal(goal), each, locks), locks, rerolls) for each in situations]
    return float((roll_chances(situation.hand) * np.mean(values, axis=0)).sum())


def distribution(
    goal: str | Worth,
    of: str,
    dice: str | Dice | None = None,
    locks: int = 2,
    rerolls: int = 2,
    locked: Iterable[str] = (),
    leave_out: str = "",
    **circumstances: Unpack[Circumstances],
) -> dict[int, float]:
    """How likely each amount `of` a quantity is when all is chosen best for the goal.

    Among settlements equally good for the goal the one with the most of the quantity is taken.
    """
    if of not in QUANTITIES:
        raise GoalError("odds-no-quantity", name=of, names=", ".join(QUANTITIES))
    roll = parse_dice(dice) if isinstance(dice, str) else dice
    made = parse_locked(locked, roll or ())
    situation = _situation(roll or _unrolled(leave_out, "gold" in circumstances), circumstances)
    _check(locks, rerolls)
    if situation.rerollers or situation.recolours or situation.marksman or situation.skulls_any or situation.wild >= 0:
        raise OddsError("odds-no-distribution")
    wanted = _goal(goal)
    table = utility(wanted, situation)
    hand = situation.hand
    if roll is not None and made and rerolls > 0:
        chances = final_chances_locked(table, hand, *_split(roll, made), rerolls)
    else:
        start = roll_chances(hand)
        if roll is not None:
            start = np.zeros(table.shape)
            start[_place(hand, roll)] = 1
        chances = final_chances(table, hand, start, locks, rerolls)
    tallies = situation.tallies()
    good = wanted(tallies) >= np.repeat(table.reshape(-1), np.diff([*tallies.starts, len(tallies.rows)])) - 1e-9
    amounts = np.maximum.reduceat(np.where(good, QUANTITIES[of](tallies), LEAST), tallies.starts)
    shares = np.bincount(amounts - LEAST, weights=chances.reshape(-1))
    return {amount + LEAST: float(share) for amount, share in enumerate(shares) if share > 0}


def _goal(goal: str | Worth) -> Worth:
    return parse_goal(goal) if isinstance(goal, str) else goal


def _situation(roll: Dice, circumstances: Circumstances) -> Situation:
    given = dict(circumstances)
    given["rerollers"] = int(circumstances.get("corporal", False)) + int(circumstances.get("jeep", False))
    given["recolours"] = circumstances.get("captain", False)
    for card in ("corporal", "jeep", "captain"):
        given.pop(card, None)
    virtual = given.pop("virtual", ())
    text = virtual if isinstance(virtual, str) else " ".join(virtual)  # type: ignore[arg-type]
    red, white, blue = (len(faces) for faces in roll[:COLOURLESS])
    given["gold"] = (circumstances.get("gold") or NAMED) if len(roll) > COLOURLESS and roll[COLOURLESS] else ""
    return Situation(dice=(red, white, blue), virtual=parse_virtual(text), **given)  # type: ignore[arg-type]


def _check(locks: int, rerolls: int) -> None:
    if not 0 <= locks <= MOST_LOCKS:
        raise OddsError("odds-locks", most=MOST_LOCKS, n=locks)
    if not 0 <= rerolls <= MOST_REROLLS:
        raise OddsError("odds-rerolls", most=MOST_REROLLS, n=rerolls)


def _unrolled(leave_out: str, golden: bool) -> Dice:
    """The shape of a hand before its first roll: the faces stand for nothing yet."""
    left = {name[0]: most for name, most in zip(DIE_COLOURS, MOST_DICE if golden else MOST_DICE[:3], strict=False)}
    for letter in leave_out.replace(",", " ").split():
        if left.get(letter[0].lower(), 0) == 0:
            raise DiceError("odds-leave-out", die=letter)
        left[letter[0].lower()] -= 1
    return tuple((0,) * dice for dice in left.values())


def _place(hand: Hand, roll: Dice) -> tuple[int, ...]:
    return tuple(group.outcome(faces) for group, faces in zip(hand, roll, strict=True))


def _split(roll: Dice, made: Iterable[str]) -> tuple[list[Faces], list[Faces]]:
    """The locked faces and the others of each colour."""
    named = [tuple(zip(names, faces, strict=True)) for names, faces in zip(die_names(roll), roll, strict=True)]
    fixed = [tuple(face for name, face in group if name in made) for group in named]
    return fixed, [tuple(face for name, face in group if name not in made) for group in named]


def _flat(options: Options) -> Values:
    """Parts of the rest x ways to lock."""
    groups = len(options.pattern)
    parts = int(np.prod(options.values.shape[:groups]))
    return options.values.reshape(parts, -1)


@lru_cache(maxsize=256)
def _names(dice: tuple[int, ...], pattern: tuple[int, ...]) -> tuple[tuple[Names, ...], tuple[tuple[Names, ...], ...]]:
    """The lock and the re-rolls each column and row of `_flat` stand for."""
    groups = die_names(tuple((0,) * count for count in dice))
    locks, rerolls = [], []
    for chosen in product(*(combinations(names, count) for names, count in zip(groups, pattern, strict=True))):
        lock = tuple(name for names in chosen for name in names)
        locks.append(lock)
        rerolls.append(_reroll_names(tuple(tuple(name for name in names if name not in lock) for names in groups)))
    return tuple(locks), tuple(rerolls)


def _reroll_names(free: tuple[Names, ...]) -> tuple[Names, ...]:
    parts = [
        [tuple(name for die, name in enumerate(names) if not bits >> die & 1) for bits in range(1 << len(names))]
        for names in free
    ]
    return tuple(tuple(name for names in chosen for name in names) for chosen in product(*parts))

"""Under fire: which cards to use in COMBAT, whom to lose."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from hhour.bots.dday.cards import keeps_guns_down, worth_of
from hhour.bots.dday.plan import Plan
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import FLAK, Unit
from hhour.dday.rules.cards.effects import Gain, LowerDefence, LowerDefenceByDie, SetFlag, SilenceGuns
from hhour.dday.rules.cards.hooks import strength, strength_of
from hhour.dday.rules.fight.defence import defence, guns
from hhour.dday.rules.fight.grey import losses
from hhour.dday.rules.fight.losses import combat_losses, is_shielded, saves_left
from hhour.kernel.action import Action
from hhour.kernel.ranking import Rated, ranked

MOST = 6  # casualties a gun can make
SOLDIER = 0.9  # what a soldier is worth beside a Specialist, who counts 1 and what he can do


def casualties(p: Field, unit: Unit) -> int:
    """How many fall in this COMBAT as the guns lie now."""
    if is_shielded(p, unit):
        return 0
    return max(0, combat_losses(p, unit, None) - sum(part.amount for part in saves_left(p, unit)))


def survival(plan: Plan, sector: int, marker: int, men: int) -> float:
    """The chance to survive one COMBAT in a sector."""
    return sum(chance for loss, chance in plan.losses(sector, marker).items() if loss < men)


class Fire(NamedTuple):
    """What is used under fire, if anything, and what it was weighed by."""

    use: Action | None
    men: int
    falling: int  # the dead: before the guns fire, those of the DEF alone
    guns: int = 0  # symbols still to be rolled
    saved: int = 0  # by the card


def before_guns(p: Field, unit: Unit, uses: list[Action]) -> Fire:
    """Silence the guns if they could be the end, or in the bunker where nothing is left to save for."""
    symbols = guns(p, unit.sector)
    bare = defence(p, unit)
    men = strength(p, unit)
    in_danger = bare < men <= bare + MOST * symbols
    for action in uses if symbols else ():
        use = p.book.cards[action.args[0]].use
        if isinstance(use, SilenceGuns) and not use.adjacent and in_danger:
            return Fire(action, men, bare, symbols)
        if keeps_guns_down(p, action.args[0]) and bare < men <= bare + 4 * symbols:
            return Fire(action, men, bare, symbols)
    return Fire(None, men, bare, symbols)


def after_guns(p: Field, unit: Unit, uses: list[Action]) -> Fire:
    """What saves the Unit; a torpedo also where it saves many."""
    falling = casualties(p, unit)
    men = strength(p, unit)
    action = _saving(p, unit, uses, men, falling)
    saved = _saves(p, unit, action.args[0])[0] if action is not None else 0
    return Fire(action, men, falling, saved=int(saved))


def _saving(p: Field, unit: Unit, uses: list[Action], men: int, falling: int) -> Action | None:
    rated: list[tuple[float, Action]] = []
    for action in uses:
        saved, price = _saves(p, unit, action.args[0])
        if not saved:
            continue
        if men <= falling < men + saved:
            rated.append((100 - price, action))
        elif men > falling and saved >= 9 and not p.here(unit).bunker:
            rated.append((saved, action))
    if rated:
        return max(rated, key=lambda pair: pair[0])[1]
    if men <= falling:  # not one card but perhaps several together
        helpful = [
            (-_saves(p, unit, action.args[0])[1], action) for action in uses if _saves(p, unit, action.args[0])[0]
        ]
        if sum(_saves(p, unit, action.args[0])[0] for _, action in helpful) > falling - men:
            return max(helpful, key=lambda pair: pair[0])[1]
    return None


def _saves(p: Field, unit: Unit, slug: str) -> tuple[float, float]:
    """Casualties a card prevents now, and what it is worth."""
    use = p.book.cards[slug].use
    here = defence(p, unit)
    if isinstance(use, LowerDefenceByDie):
        return min(here, 6), 3.0
    if isinstance(use, LowerDefence):
        return (min(here, use.amount) if use.amount else here), 6.0
    if isinstance(use, SetFlag) and use.flag == FLAK:
        return (0 if unit.flags & FLAK else _shots(p, unit)), 3.0
    if isinstance(use, Gain) and use.resource == "soldiers":
        return use.amount, 0.0
    return 0, 0.0


def _shots(p: Field, unit: Unit) -> int:
    """Casualties of the machine guns as they lie."""
    if p.has_grey_guns():
        told = losses(p, unit)
        return told.soldiers + told.instead
    return sum(sum(roll[1:]) for roll in p.battle.mgf if roll[0] == unit.sector)


class Toll(NamedTuple):
    """Who falls first, what all of it costs in soldiers, and how strong the Unit is then (0: nobody is left)."""

    action: Action
    cost: float = 0.0
    standing: int = 0


def who_falls(p: Field, unit: Unit, left: int, choices: list[Action]) -> Toll:
    """The casualties that leave somebody standing, and of those the ones that cost least.

    A strong Specialist bears several at once; he falls before the soldiers, who would otherwise be gone first.
    """
    names = [action.args[0] for action in choices if action.args[0] != "soldiers"]
    soldiers = unit.soldiers if len(names) < len(choices) else 0
    everybody = strength(p, unit)
    if soldiers > left:  # nobody else has to: only who bears more than he is worth
        names = [name for name in names if SOLDIER * min(strength_of(p, name), left) > worth_of(name) + 1]
    best: tuple[float, tuple[str, ...], int] | None = None
    for number in range(len(names) + 1):
        for fallen in combinations(names, number):
            borne = sum(strength_of(p, name) for name in fallen)
            rest = max(0, left - borne)
            if rest > soldiers or everybody <= borne + rest:
                continue
            cost = SOLDIER * rest + sum(worth_of(name) + 1 for name in fallen)
            if best is None or cost < best[0]:
                best = (cost, fallen, everybody - borne - rest)
    if best is None:
        return Toll(choices[0])
    cost, fallen, standing = best
    first = min(fallen, key=worth_of, default="soldiers")
    return Toll(next(action for action in choices if action.args[0] == first), cost, standing)


def least_specialists(choices: list[Action]) -> Rated:
    """Whom to sacrifice: whoever is worth least, by what the choice costs."""
    return ranked(choices, lambda action: -worth_of(action.args[0]))

"""Under fire: which cards to use in COMBAT, whom to lose."""

from __future__ import annotations

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


def casualties(p: Field, unit: Unit) -> int:
    """How many fall in this COMBAT as the guns lie now."""
    if is_shielded(p, unit):
        return 0
    return max(0, combat_losses(p, unit, None) - sum(part.amount for part in saves_left(p, unit)))


def survival(plan: Plan, sector: int, marker: int, men: int) -> float:
    """The chance to survive one COMBAT in a sector."""
    return sum(chance for loss, chance in plan.losses(sector, marker).items() if loss < men)


def before_guns(p: Field, unit: Unit, uses: list[Action]) -> Action | None:
    """Silence the guns if they could be the end, or in the bunker where nothing is left to save for."""
    symbols = guns(p, unit.sector)
    if not symbols:
        return None
    bare = defence(p, unit)
    men = strength(p, unit)
    in_danger = bare < men <= bare + 6 * symbols
    for action in uses:
        use = p.book.cards[action.args[0]].use
        if isinstance(use, SilenceGuns) and not use.adjacent and in_danger:
            return action
        if keeps_guns_down(p, action.args[0]) and bare < men <= bare + 4 * symbols:
            return action
    return None


def after_guns(p: Field, unit: Unit, uses: list[Action]) -> Action | None:
    """What saves the Unit; a torpedo also where it saves many."""
    falling = casualties(p, unit)
    men = strength(p, unit)
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
    if p.book.grey_mgf:
        told = losses(p, unit)
        return told.soldiers + told.instead
    return sum(sum(roll[1:]) for roll in p.battle.mgf if roll[0] == unit.sector)


def who_falls(p: Field, unit: Unit, left: int, choices: list[Action]) -> Action:
    """Soldiers first; of the Specialists those who do least, without wasting a strong one."""

    def worth(action: Action) -> float:
        name = action.args[0]
        if name == "soldiers":
            return 0.9
        wasted = max(0, strength_of(p, name) - left)
        return worth_of(name) + 1 + wasted - 0.8 * min(left, strength_of(p, name))

    return min(choices, key=worth)


def least_specialist(choices: list[Action]) -> Action:
    """Whom to sacrifice."""
    return min(choices, key=lambda action: worth_of(action.args[0]))

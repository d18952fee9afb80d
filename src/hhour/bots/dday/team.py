"""Units that stand together help one another: what one of them may give the other so that the team is better off.

They win together or not at all, so a gift is right when both together have better prospects after it. How prospects are
measured and put together is each officer's own: the Captain multiplies chances to win, the Sergeant adds up scores.
"""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

import numpy as np

from hhour.advice.odds.groups import Values
from hhour.bots.dday.fire import casualties
from hhour.bots.dday.outlook import Outlook
from hhour.bots.dday.scouting import breaks, is_overwhelming, spearhead
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import CLIMBED, IN_PLAY, Unit
from hhour.dday.rules.battle.trading import GIVE, TAKE, Terms
from hhour.dday.rules.cards.hooks import strength
from hhour.dday.rules.map.moving import must_move
from hhour.kernel.action import Action

RESERVE: Final = 5  # men kept besides those the next fire may cost
WORTH_SENDING: Final = 5
RESOURCES: Final = ("soldiers", "courage", "stars", "points")


class Gift(NamedTuple):
    """So much of a resource, or one item by its slug; nothing if the amount is 0.

    And how the two stand without it and with it: in the officer's measure, with an item the chance that both survive
    their bunkers. Both are 0 where that says nothing.
    """

    name: str = ""
    amount: int = 0
    before: float = 0.0
    after: float = 0.0

    @property
    def text(self) -> str:
        """`soldiers 3`, or the item."""
        return f"{self.name} {self.amount}" if self.name in RESOURCES else self.name

    @property
    def action(self) -> Action:
        """How it is put into an offer."""
        return Action("give", (self.name, str(self.amount)) if self.name in RESOURCES else (self.name,))

    def lies_in(self, terms: Terms) -> bool:
        """Whether an offer holds it already."""
        return self.name in terms.cards[GIVE] or terms.amounts[GIVE].get(self.name, 0) == self.amount


NOTHING: Final = Gift()


class Planning(Protocol):
    """An officer as far as the team is concerned."""

    def outlook(self, p: Field, unit: Unit) -> Outlook: ...

    def together(self, one: Values, other: Values) -> Values:
        """The prospects of two Units as one number."""
        ...

    def enough(self, before: float) -> float:
        """How good the prospects must be at least for a gift to be worth the words."""
        ...


def hand_over(giver: Unit, taker: Unit, gift: Gift) -> None:
    """What a gift of a resource does to the two, on a table to try things out on."""
    setattr(giver, gift.name, getattr(giver, gift.name) - gift.amount)
    setattr(taker, gift.name, getattr(taker, gift.name) + gift.amount)


def best_gift(officer: Planning, p: Field, unit: Unit, other: Unit, mine: Standing | None = None) -> Gift:
    """What the Unit should give a neighbour now, if anything; `mine`: how it stands, if that is known already."""
    if other.status != IN_PLAY or p.book.solo:
        return NOTHING
    mine, theirs = mine or Standing(officer, p, unit), Standing(officer, p, other)
    if mine.outlook.plan.traits.follows:
        men = _men_for_the_storm(p, mine.outlook, unit, other)
        if men.amount:
            return men
    gifts: list[tuple[str, int]] = []  # how much there is to give of each
    for resource in RESOURCES[1:] if mine.outlook.plan.traits.follows else RESOURCES:
        most = getattr(unit, resource)
        if resource == "soldiers":
            most = min(most, strength(p, unit) - 1)  # nobody is left without strength (B-TRADE-08)
            if theirs.outlook.plan.traits.follows:
                most = min(most, _kept_by_a_follower(p, theirs.outlook, unit, other))
        if most > 0:
            gifts.append((resource, most))
    found = _together(officer, mine, theirs, gifts)
    best, needed, first = NOTHING, officer.enough(float(found[0])), 1
    for resource, most in gifts:
        at = int(found[first : first + most].argmax())
        if found[first + at] > needed:
            needed = float(found[first + at])
            told = (float(found[0]), needed) if mine.outlook.is_chance else (0.0, 0.0)
            best = Gift(resource, at + 1, *told)
        first += most
    return best if best.amount else _item_for_the_bunker(p, mine.outlook, theirs.outlook)


def _men_for_the_storm(p: Field, outlook: Outlook, unit: Unit, other: Unit) -> Gift:
    """A bunker that is held falls to numbers: all that a Unit can spare go to the one that will storm it."""
    if spearhead(p) is not other or p.phase() == "COMBAT" or is_overwhelming(p, other):
        return NOTHING
    spare = _spare(p, outlook, unit)
    return Gift("soldiers", spare) if spare >= WORTH_SENDING else NOTHING


def _kept_by_a_follower(p: Field, outlook: Outlook, unit: Unit, other: Unit) -> int:
    """So many men that it neither sends them back nor becomes the one that storms: else they go to and fro for ever."""
    lead = strength(p, unit) - strength(p, other)
    return min(WORTH_SENDING - 1 - _spare(p, outlook, other), (lead - 1) // 2)


def _spare(p: Field, outlook: Outlook, unit: Unit) -> int:
    """The men a Unit can do without in whatever it may meet next."""
    plan = outlook.plan
    places = [(unit.sector, min(outlook.marker + 1, 3)), *((edge.target, 1) for edge in p.book.edges[unit.sector])]
    worst = max(max(plan.losses(sector, marker)) for sector, marker in places if not plan.grounds[sector].final)
    return min(unit.soldiers, strength(p, unit) - worst - RESERVE)


def _item_for_the_bunker(p: Field, mine: Outlook, theirs: Outlook) -> Gift:
    """An item against bunkers goes to the Unit before a bunker that is likelier to fall there."""
    if p.phase() == "COMBAT" or not (mine.near_end and theirs.near_end):
        return NOTHING
    for slug in mine.unit.items:
        helps = breaks(p, slug)
        if helps:
            now = _survives(mine, 0) * _survives(theirs, 0)
            then = _survives(mine, helps) * _survives(theirs, -helps)
            if then > 1.1 * now + 0.01:
                return Gift(slug, 1, now, then)
    return NOTHING


def _survives(outlook: Outlook, more: int) -> float:
    """The chance to survive the next bunker if so many more fall there."""
    plan, men = outlook.plan, strength(outlook.p, outlook.unit)
    bunkers = [edge.target for edge in plan.book.edges[outlook.unit.sector] if plan.grounds[edge.target].final]
    return max(
        sum(chance for loss, chance in plan.losses(bunker, 1).items() if max(0, loss + more) < men)
        for bunker in bunkers
    )


def _together(officer: Planning, mine: Standing, theirs: Standing, gifts: list[tuple[str, int]]) -> Values:
    """Prospects of the two without a gift, then with each amount of each of these."""
    change: dict[str, Values] = {}
    first, size = 1, 1 + sum(most for _, most in gifts)
    for resource, most in gifts:
        change[resource] = np.zeros(size, dtype=int)
        change[resource][first : first + most] = np.arange(1, most + 1)
        first += most
    return officer.together(mine.worth({name: -each for name, each in change.items()}), theirs.worth(change))


def with_offer(officer: Planning, p: Field, unit: Unit, other: Unit, terms: Terms) -> tuple[float, float]:
    """How the two stand without and with an offer of resources, seen from the Unit it is put to."""
    mine, theirs = Standing(officer, p, unit), Standing(officer, p, other)
    change = {name: terms.amounts[TAKE].get(name, 0) - terms.amounts[GIVE].get(name, 0) for name in RESOURCES}
    before = officer.together(mine.after({}), theirs.after({}))
    after = officer.together(mine.after(change), theirs.after({name: -n for name, n in change.items()}))
    return float(before[0]), float(after[0])


def is_leaving(p: Field, unit: Unit) -> bool:
    """Whether a Unit has still to move on in this turn."""
    return unit.departed < 0 and must_move(p, unit)


class Standing:
    """One Unit's prospects as they are, and as they would be with more or less of something."""

    def __init__(self, officer: Planning, p: Field, unit: Unit) -> None:
        self.p = p
        self.unit = unit
        self.outlook = officer.outlook(p, unit)
        self.fallen = casualties(p, unit) if p.phase() == "COMBAT" else 0

    def after(self, change: dict[str, int]) -> Values:
        """Prospects after one change of several."""
        return self.worth({name: np.array([amount]) for name, amount in change.items()})

    def worth(self, change: dict[str, Values]) -> Values:
        """Prospects for each of these changes."""
        unit, outlook = self.unit, self.outlook
        zero = np.zeros(max((len(each) for each in change.values()), default=1), dtype=int)
        men = strength(self.p, unit) + change.get("soldiers", zero) - self.fallen + zero
        courage = np.maximum(unit.courage + change.get("courage", zero), 0)
        stars = np.maximum(unit.stars + change.get("stars", zero), 0)
        points = np.maximum(unit.points + change.get("points", zero), 0)
        if self.p.phase() == "COMBAT":
            extra = outlook.extra(stars, points, 0)
            return np.asarray(
                np.where(men > 0, outlook.survivors(np.maximum(men, 0), courage, extra), outlook.wiped_out)
            )
        climbed = bool(unit.lifetime & CLIMBED) if outlook.climbing else True
        cry = bool(unit.battle_cry)
        return np.asarray(outlook.settled(men, courage, stars, points, 0, 0.0, cry, climbed), dtype=np.float64)

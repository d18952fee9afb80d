"""A card as data: slug, kind, cost, when it acts, what it does by being there and what it does when used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hhour.dday.rules.cards.hooks import ADD, UNIT
from hhour.dday.rules.cards.kinds import AWARD, VEHICLE
from hhour.kernel.action import Action
from hhour.kernel.refusal import Refusal

if TYPE_CHECKING:
    from hhour.dday.rules.battle.field import Field
    from hhour.dday.rules.battle.state import Force

DISCARD: Final = 0  # an item turns face down, an award leaves the game
SACRIFICE: Final = 1  # the Specialist is turned face down as the price
ONCE: Final = 2  # once a turn and Unit
BY_ITSELF: Final = 3  # the effect sees to its price


class Effect:
    """What using a card does. `refuse` says why it cannot be used now; `do` may push questions of its own.

    `touches_tally`: worth waiting for in the adjustment window. `changes_d6`: may answer a d6 that was just rolled, one
    rolled for these purposes only if `changes_only` names any.
    """

    touches_tally = False
    changes_d6 = False
    changes_only: tuple[str, ...] = ()

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        return None

    def do(self, p: Field, unit: Force, slug: str) -> None:
        raise NotImplementedError


class Ability:
    """Something a card does by being there: hook, amount, reach, and how it joins the other parts of the number."""

    def __init__(self, hook: int, amount: int = 1, scope: int = UNIT, tier: int = ADD) -> None:
        self.hook = hook
        self.amount = amount
        self.scope = scope
        self.tier = tier


class Card:
    """One card of any deck. `provenance` tells which values are printed and which are ours."""

    def __init__(
        self,
        slug: str,
        kind: str,
        rule: str,
        cost: int,
        timing: tuple[str, ...],
        passives: tuple[Ability, ...],
        use: Effect | None,
        spend: int,
        found: Effect | None,
        solo: bool,
        provenance: str,
        title: str = "",
        since: int = 1,
    ) -> None:
        self.slug = slug
        self.title = title or slug  # whom the card is where a rule asks for a Specialist by name
        self.kind = kind
        self.rule = rule
        self.cost = cost
        self.timing = timing
        self.passives = passives
        self.use = use
        self.spend = spend
        self.found = found
        self.solo = solo
        self.provenance = provenance
        self.to_use = Action("use", (slug,))
        self.to_lose = Action("lose", (slug,))
        self.since = since  # the version of the rules it came with: games begun before go on without it


def specialist(
    slug: str,
    kind: str,
    rule: str,
    cost: int,
    timing: str,
    *passives: Ability,
    use: Effect | None = None,
    spend: int = ONCE,
    solo: bool = True,
    provenance: str = "printed",
    title: str = "",
    since: int = 1,
) -> Card:
    """A regular or unique Specialist; `cost` in stars, `title` if he stands in for another one."""
    return Card(slug, kind, rule, cost, _words(timing), passives, use, spend, None, solo, provenance, title, since)


def item(
    slug: str,
    kind: str,
    rule: str,
    cost: int,
    timing: str,
    use: Effect | None = None,
    found: Effect | None = None,
    solo: bool = True,
    provenance: str = "printed",
    since: int = 1,
) -> Card:
    """A regular or special item; `cost` in item points."""
    return Card(slug, kind, rule, cost, _words(timing), (), use, DISCARD, found, solo, provenance, since=since)


def vehicle(
    slug: str,
    rule: str,
    cost: int,
    timing: str,
    *passives: Ability,
    use: Effect | None = None,
    provenance: str = "printed",
    since: int = 1,
) -> Card:
    """A vehicle; `cost` in item points."""
    return Card(slug, VEHICLE, rule, cost, _words(timing), passives, use, ONCE, None, True, provenance, since=since)


def award(
    slug: str,
    rule: str,
    use: Effect,
    solo: bool = True,
    provenance: str = "reconstructed",
    since: int = 1,
) -> Card:
    """An award: played in the adjustment window, then gone."""
    return Card(slug, AWARD, rule, 6, ("window",), (), use, DISCARD, None, solo, provenance, since=since)


def _words(timing: str) -> tuple[str, ...]:
    return tuple(timing.replace(",", " ").split())

"""Where cards touch the rules: hooks and scopes, and the pure fold over all that touches one number.

A hook is a number or a moment of the rules; a box adds its own with `new_hook`. A card's passive ability names the
hook, how much it adds and how far it reaches. Previews and resolutions both ask `fold`, so they cannot disagree.
Where a card replaces a number or caps it instead of adding, whoever asks gives the number to `folded`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hhour.dday.rules.battle.state import IN_PLAY, Force, Unit

if TYPE_CHECKING:
    from hhour.dday.rules.battle.field import Field

UNIT: Final = 0  # the owner alone
SECTOR: Final = 1  # every Unit in the owner's sector
TEAM: Final = 2  # every Unit in play

LOCKS: Final = 0  # dice locked after the first roll, as an upper limit
ADVANCE_COST: Final = 1
RECRUIT_COST: Final = 2
FIND_COST: Final = 3
SAVES: Final = 4  # casualties prevented in each phase
DEFENCE: Final = 5  # DEF of the owner's sector
BUNKER_DEFENCE: Final = 6  # the same, in a bunker only
MINE_PROOF: Final = 7
BARRIER_PROOF: Final = 8  # also for Units moving together with the owner
RESULT: Final = 9  # adds a colourless result to the Final Tally; amount is the face
QUIET_SKULLS: Final = 10  # SKULLs that are not active
RWB_SOLDIERS: Final = 11
RWB_COURAGE: Final = 12
ADVANCE_SOLDIERS: Final = 13
MOVE_SOLDIERS: Final = 14
LOCK_SKULL_SOLDIERS: Final = 15
STRENGTH: Final = 16  # what a Specialist counts for beyond one soldier
PAY_CASUALTIES: Final = 17  # courage and stars buy casualties off
DECOY: Final = 18  # may be sacrificed in place of another
NO_SACRIFICE: Final = 19  # SACRIFICE requirements are ignored
MANY_FINDS: Final = 20
NO_SPECIAL_DAMAGE: Final = 21
SWAP_DICE: Final = 22
CALMS_GROUND: Final = 23  # cancels the attributes before GENERAL_CANCELS
TRADABLE: Final = 24
LOSSES: Final = 25  # what COMBAT costs in all (B-COMBAT-02)
MINE_DIE: Final = 26  # the die of a landmine, within 0 to 6
REROLLS: Final = 27  # rolls after the first
GROUND_DEFENCE: Final = 28  # DEF as the battle makes it, even where it is fixed
MOVE_COST: Final = 29  # courage for any move, beside what an advance costs
MORE_LOCKS: Final = 30  # dice locked beyond what is usual, even where none is
NO_SAVES: Final = 31  # nobody is saved
REINFORCEMENTS: Final = 32  # soldiers for each of the two Units
FRESH_TROOPS: Final = 33
NO_RIDE: Final = 34  # a Unit that moves leaves its vehicle behind
MINED_GROUND: Final = 35  # every advance crosses mines; vehicles are not stopped by them
MINE_CROSSING: Final = 36  # the vehicle crosses mines, and nobody with it is harmed by them
NO_NEED: Final = 37  # NEED requirements are ignored
NO_LOCKS: Final = 38  # no die is locked, as in a sector that says so
RESULT_ANY: Final = 39  # adds a result in a colour of choice; amount is the face
MINE_GUIDE: Final = 40  # who crosses the same mines after the owner is not harmed
MORE_SWAPS: Final = 41  # dice swapped beyond the one of the turn
HOOKS: Final = 42  # those the shared rules ask for; a box's own follow

# how an ability joins the others: first one replaces the number, then all are added, then limits hold
ADD: Final = 0
REPLACE: Final = 1  # the number is this much, whatever it was; of several the one of the highest precedence
AT_MOST: Final = 2
AT_LEAST: Final = 3

_hooks: list[str] = []


def new_hook(name: str) -> int:
    """A number or moment that a box's own rules ask for; the same name gives the same hook."""
    if name not in _hooks:
        _hooks.append(name)
    return HOOKS + _hooks.index(name)


def hook_count() -> int:
    """How many hooks there are now, the boxes' among them."""
    return HOOKS + len(_hooks)


class Passive:
    """What a card does by being there."""

    __slots__ = ("amount", "hook", "rank", "rule", "scope", "slug", "tier")

    def __init__(self, hook: int, amount: int, scope: int, tier: int, rank: int, rule: str, slug: str) -> None:
        self.hook = hook
        self.amount = amount
        self.scope = scope
        self.tier = tier
        self.rank = rank
        self.rule = rule
        self.slug = slug


class Part:
    """One contribution to a folded number: 'Tank -2 (B-VEH-C06)'."""

    __slots__ = ("amount", "rule", "source")

    def __init__(self, amount: int, rule: str, source: str) -> None:
        self.amount = amount
        self.rule = rule
        self.source = source

    def __repr__(self) -> str:
        return f"{self.source} {self.amount:+d} ({self.rule})"


def fold(p: Field, hook: int, unit: Force, parts: list[Part] | None = None) -> int:
    """The sum of all passive abilities that touch this number of this Unit; with a list, also what it is made of."""
    book = p.book
    total = 0
    if not (unit.vehicle or unit.held or book.outside[hook]):  # none but its own Specialists
        if unit.specialists:
            table = book.passives[hook]
            for slug in unit.specialists:
                if slug in table:
                    total += _add(table[slug], parts)
        return total
    table = book.passives[hook]
    if not table:
        return 0
    if book.tiers[hook]:
        return folded(p, hook, unit, 0, parts)
    for slug in unit.specialists:
        if slug in table:
            total += _add(table[slug], parts)
    if unit.vehicle and unit.vehicle in table:
        total += _add(table[unit.vehicle], parts)
    if book.afar[hook] or unit.held:
        for passive in _from_elsewhere(p, hook, unit):
            total += _add(passive, parts)
    return total


def touches(p: Field, hook: int, unit: Force) -> bool:
    """Whether any ability may touch this number of the Unit: a quick look, before it is asked how."""
    book = p.book
    if unit.vehicle or unit.held or book.outside[hook]:
        return True
    table = book.passives[hook]
    touched = False
    for slug in unit.specialists:  # they are so few that this is over before a set of keys is made
        touched = touched or slug in table
    return touched


def folded(p: Field, hook: int, unit: Force, base: int, parts: list[Part] | None = None) -> int:
    """A number with everything that touches it: one card may replace it, all others add to it, limits hold last."""
    book = p.book
    if not book.passives[hook]:
        return base
    if not book.tiers[hook]:
        return base + fold(p, hook, unit, parts)
    reach = reaching(p, hook, unit)
    value = base
    instead = [passive for passive in reach if passive.tier == REPLACE]
    if instead:
        best = min(instead, key=lambda passive: passive.rank)
        value = _told(best, value, best.amount, parts)
    for passive in reach:
        if passive.tier == ADD:
            value = _told(passive, value, value + passive.amount, parts)
    for passive in reach:
        if passive.tier == AT_MOST:
            value = _told(passive, value, min(value, passive.amount), parts)
        elif passive.tier == AT_LEAST:
            value = _told(passive, value, max(value, passive.amount), parts)
    return value


def _told(passive: Passive, was: int, value: int, parts: list[Part] | None) -> int:
    if parts is not None and value != was:
        parts.append(Part(value - was, passive.rule, passive.slug))
    return value


def reaching(p: Field, hook: int, unit: Force) -> list[Passive]:
    """The abilities of one hook that reach the Unit: its own, then those of others and of the table."""
    table = p.book.passives[hook]
    own = [table[slug] for slug in (*unit.specialists, unit.vehicle) if slug in table]
    return own + _from_elsewhere(p, hook, unit)


def _from_elsewhere(p: Field, hook: int, unit: Force) -> list[Passive]:
    """What other Units have for all (B-SPEC-13) or for their sector (B-VEH-04), a command post (B-OPT-H06), and what
    boxes lay before the Unit (A-BADGE-21) or on the table (A-COND-02).
    """
    book = p.book
    if p.battle.away >> unit.seat & 1:  # what is in the battle does nothing for who is not (W-SEA-156)
        return []
    table = book.passives[hook]
    found = [table[slug] for slug in unit.held if slug in table] if unit.held else []
    if book.shared[hook] and isinstance(unit, Unit):  # Units reach each other, and nobody else (A-GER-22)
        for other in p.battle.units:
            if other is not unit and other.status == IN_PLAY:
                for slug in other.specialists:
                    if slug in table and _reaches(table[slug], other, unit):
                        found.append(table[slug])
                if other.vehicle in table and _reaches(table[other.vehicle], other, unit):
                    found.append(table[other.vehicle])
        if book.command_post:
            found += [table[slug] for slug in p.battle.retired if slug in table and table[slug].scope == TEAM]
    for source in book.sources:
        found += [table[slug] for slug in source(p, unit) if slug in table]
    return found


def _reaches(passive: Passive, owner: Unit, unit: Unit) -> bool:
    """Whether it works for all Units (B-SPEC-13), or for those in its owner's sector (B-VEH-04)."""
    return passive.scope == TEAM or (passive.scope == SECTOR and owner.sector == unit.sector)


def _add(passive: Passive, parts: list[Part] | None) -> int:
    if parts is not None:
        parts.append(Part(passive.amount, passive.rule, passive.slug))
    return passive.amount


def sources(p: Field, hook: int, unit: Force) -> list[Part]:
    """The abilities of one hook that reach the Unit, in the order they are told."""
    parts: list[Part] = []
    book = p.book
    if unit.vehicle or unit.held or book.outside[hook]:
        fold(p, hook, unit, parts)
    elif unit.specialists:  # none but these
        table = book.passives[hook]
        for slug in unit.specialists:
            if slug in table:
                _add(table[slug], parts)
    return parts


def strength_of(p: Field, slug: str) -> int:
    """What a Specialist counts for: 1 (B-SPEC-07), or more if his card says so (B-SPEC-C07)."""
    passive = p.book.passives[STRENGTH].get(slug)
    return 1 if passive is None else 1 + passive.amount


def strength(p: Field, unit: Force) -> int:
    """Soldiers plus Specialists (B-SPEC-07)."""
    total = unit.soldiers + len(unit.specialists)
    table = p.book.passives[STRENGTH]
    if table:
        for slug in unit.specialists:
            if slug in table:
                total += table[slug].amount
    return total

"""What cards do when they are used, as data: about thirty effects a deck file puts together.

An effect that needs an answer pushes a question; the questions are in steps/cards.py.
"""

from __future__ import annotations

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.marks import flag
from hhour.dday.rules.battle.state import AWARDED, RECRUITED, Force, Unit
from hhour.dday.rules.battle.table import fill_effect, lay_effect, silence
from hhour.dday.rules.battle.verbs import draw_award, gain
from hhour.dday.rules.cards.card import Effect
from hhour.dday.rules.cards.finding import recruits, refuse_recruit
from hhour.dday.rules.cards.free import can_be_asked
from hhour.dday.rules.dice.d6 import resolves, roll_for
from hhour.dday.rules.dice.rwb import grant
from hhour.dday.rules.map.moving import must_move
from hhour.kernel.event import Datum
from hhour.kernel.faces import COURAGE
from hhour.kernel.refusal import Refusal


def no(p: Field, slug: str, key: str) -> Refusal:
    """A card that cannot act now, by its own rule."""
    return Refusal(p.book.cards[slug].rule, key, {"card": slug})


class Gain(Effect):
    """The Unit gains resources; every other one may gain some too (`others`)."""

    def __init__(self, resource: str, amount: int, others: int = 0) -> None:
        self.resource = resource
        self.amount = amount
        self.others = others

    def do(self, p: Field, unit: Force, slug: str) -> None:
        rule = p.book.cards[slug].rule
        gain(p, unit, self.resource, self.amount, rule, slug)
        for other in p.others(unit):
            gain(p, other, self.resource, self.others, rule, slug)


class GainOne(Effect):
    """The Unit gains one of several resources, its choice: one of it, or as many as the word says (`courage=4`)."""

    def __init__(self, *resources: str) -> None:
        self.resources = resources

    def do(self, p: Field, unit: Force, slug: str) -> None:
        p.push(unit.seat, "gain-one", text=f"{slug} {' '.join(self.resources)}")


class SetFlag(Effect):
    """Something holds for the Unit until the end of the turn (bits of `Unit.flags`)."""

    def __init__(self, flag: int) -> None:
        self.flag = flag

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        return no(p, slug, "card-in-force") if unit.flags & self.flag else None

    def do(self, p: Field, unit: Force, slug: str) -> None:
        flag(unit, self.flag)


class LowerDefence(Effect):
    """DEF of the Unit's sector is lower until the end of the turn; `amount` 0: it is 0 (B-DEF-08)."""

    def __init__(self, amount: int, sectors: bool = True, bunkers: bool = True) -> None:
        self.amount = amount
        self.sectors = sectors
        self.bunkers = bunkers

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        """Some cards are not for bunkers (B-ITEM-C02), some for nothing else (B-ITEM-C05)."""
        ground = p.ground(unit.sector)
        if ground.def_fixed:
            return Refusal("B-SECTOR-37", "def-fixed", {"card": slug, "sector": ground.id})
        if ground.bunker and not self.bunkers:
            return no(p, slug, "card-not-bunker")
        if not ground.bunker and not self.sectors:
            return no(p, slug, "card-bunker-only")
        return None

    def do(self, p: Field, unit: Force, slug: str) -> None:
        add_effect(p, "def" if self.amount else "def0", unit.sector, self.amount, slug)


class LowerDefenceByDie(LowerDefence):
    """DEF is lower by what a die says (B-ITEM-C17)."""

    def __init__(self) -> None:
        super().__init__(1)

    def do(self, p: Field, unit: Force, slug: str) -> None:
        add_effect(p, "def", unit.sector, 0, slug)
        roll_for(p, unit, "lower-def", unit.sector, p.book.cards[slug].rule, slug)


@resolves("lower-def")
def bomb_goes_off(p: Field, unit: Force, number: int, sector: int) -> None:
    """The die that was waited for fills in the effect (B-ITEM-C17)."""
    card = fill_effect(p, "def", sector, number)
    if p.sink is not None:
        p.emit(
            "effect",
            unit.seat,
            p.book.cards[card].rule,
            {"what": "def", "sector": p.book.sectors[sector].id, "n": number},
            card,
        )


def add_effect(p: Field, kind: str, sector: int, amount: int, slug: str) -> None:
    """Something holds in a sector until the end of the turn (B-ITEM-10), told once a die is known (B-ITEM-C17)."""
    lay_effect(p, kind, sector, amount, slug)
    if p.sink is not None and (amount or kind != "def"):
        data: dict[str, Datum] = {"what": kind, "sector": p.book.sectors[sector].id, "n": amount}
        p.emit("effect", 0, p.book.cards[slug].rule, data, slug)


class SilenceGuns(Effect):
    """No MGF in the Unit's sector this turn (B-ITEM-C06); `adjacent`: in a neighbouring one, no bunker (B-ITEM-C21)."""

    def __init__(self, adjacent: bool = False) -> None:
        self.adjacent = adjacent

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        if self.adjacent:
            return None if guns_around(p, unit) else no(p, slug, "card-no-guns")
        return None if p.ground(unit.sector).mgf > p.battle.silenced[unit.sector] else no(p, slug, "card-no-guns")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        if self.adjacent:
            p.push(unit.seat, "aim", text=slug)
        else:
            add_effect(p, "no-mgf", unit.sector, 0, slug)


def neighbours(p: Field, sector: int) -> set[int]:
    """The sectors an edge leads to or from."""
    near = {edge.target for edge in p.book.edges[sector]}
    return near | {place for place, edges in enumerate(p.book.edges) for edge in edges if edge.target == sector}


def guns_around(p: Field, unit: Force) -> list[int]:
    """Adjacent sectors with machine guns, no bunkers; adjacency works both ways here (B-ITEM-C21)."""
    return [
        place
        for place in sorted(neighbours(p, unit.sector))
        if not p.book.sectors[place].bunker and p.ground(place).mgf > p.battle.silenced[place]
    ]


class DestroyGuns(Effect):
    """All MGF symbols of the Unit's sector are gone for good; not in a bunker (B-SPEC-C19)."""

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        if p.here(unit).bunker:
            return no(p, slug, "card-not-bunker")
        return None if p.ground(unit.sector).mgf > p.battle.silenced[unit.sector] else no(p, slug, "card-no-guns")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        sector = unit.sector
        silence(p, sector, p.ground(sector).mgf - p.battle.silenced[sector])
        add_effect(p, "guns-gone", sector, 0, slug)


class ObtainRwb(Effect):
    """The Unit obtains an RWB bonus at once (B-RWB-19)."""

    def __init__(self, face: int) -> None:
        self.face = face
        self.touches_tally = True

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        if self.face == COURAGE and p.ground(unit.sector).no_battle_cry:
            return Refusal("B-SECTOR-43", "no-battle-cry", {"card": slug})
        return None

    def do(self, p: Field, unit: Force, slug: str) -> None:
        grant(p, unit, self.face, slug)


class ShieldAnother(Effect):
    """Another Unit suffers no casualties and no special damage for the rest of the turn (B-AWARD-15)."""

    touches_tally = True

    def do(self, p: Field, unit: Force, slug: str) -> None:
        p.push(unit.seat, "shield-whom", text=slug)


class TakeVehicle(Effect):
    """Any vehicle not found in this game joins the Unit, free; it must have none."""

    touches_tally = True

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        """Not where vehicles cannot be, by a rule of the map's own if it has one (W-MAP-20)."""
        if unit.vehicle:
            return Refusal("B-VEH-08", "vehicle-one", {"card": unit.vehicle})
        ground = p.ground(unit.sector)
        if ground.bunker or ground.climb or ground.no_vehicle:
            rule = ground.no_vehicle or ("B-VEH-07" if ground.climb else "B-VEH-06")
            return Refusal(rule, "vehicle-not-there", {"sector": ground.id})
        return None if p.battle.vehicles else no(p, slug, "card-nothing-left")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        p.push(unit.seat, "take-vehicle", text=slug)


class ReturnFallen(Effect):
    """A Specialist the Unit lost comes back."""

    touches_tally = True

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        return None if unit.fallen else no(p, slug, "card-nothing-left")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        p.push(unit.seat, "return-fallen", text=slug)


class RecruitFree(Effect):
    """A Specialist from hand or pool, free; `price`: for one soldier, as the recruit of the turn (B-ITEM-17)."""

    touches_tally = True

    def __init__(self, price: bool = False) -> None:
        self.price = price

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        """Only what is the recruit of the turn (B-ITEM-C07) waits for the next one."""
        if self.price and unit.flags & RECRUITED:
            return Refusal("B-SPEC-02", "recruit-once", {"card": slug})
        if any(refuse_recruit(p, unit, who, free=True) is None for who in recruits(p, unit)):
            return None
        return no(p, slug, "card-nothing-left")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        p.push(unit.seat, "recruit-free", text=slug)
        if self.price:
            flag(unit, RECRUITED)
            p.push(unit.seat, "lose-one", text=slug)


class FindFree(Effect):
    """A face-up item of the pool, free, wherever the Unit stands (B-AWARD-C12)."""

    touches_tally = True

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        return None if p.battle.items else no(p, slug, "card-nothing-left")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        p.push(unit.seat, "find-free", text=slug)


class DrawAward(Effect):
    """An award at random, as the one of the turn (B-AWARD-04)."""

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        if unit.flags & AWARDED or unit.straight:  # a straight declared has its award to come
            return Refusal("B-AWARD-04", "award-once", {})
        return None if p.battle.deck else Refusal("B-AWARD-09", "award-none", {})

    def do(self, p: Field, unit: Force, slug: str) -> None:
        flag(unit, AWARDED)
        draw_award(p, unit, p.book.cards[slug].rule, slug)


class OpenTrade(Effect):
    """For the rest of the turn the Unit may trade with one other anywhere."""

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        return None if p.others(unit) else no(p, slug, "card-no-other")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        p.push(unit.seat, "trade-with", text=slug)


class StayOn(Effect):
    """A Unit that must move may stay one turn more (B-SPEC-C10)."""

    def __init__(self, flag: int) -> None:
        self.flag = flag

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        return None if must_move(p, unit) else no(p, slug, "card-need-not")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        flag(unit, self.flag)


class SwapSectors(Effect):
    """The Unit and another exchange sectors; neither may be in a bunker (B-SPEC-20)."""

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        return None if swap_partners(p, unit) else no(p, slug, "card-no-other")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        p.push(unit.seat, "swap-sectors", text=slug)


def swap_partners(p: Field, unit: Force) -> list[Unit]:
    """Units in play in another sector, outside bunkers and not on their way (B-SPEC-20)."""
    if p.here(unit).bunker:
        return []
    return [
        other
        for other in p.others(unit)
        if other.sector != unit.sector and not p.here(other).bunker and can_be_asked(p, other)
    ]


class Both(Effect):
    """Two effects of one card."""

    def __init__(self, first: Effect, second: Effect) -> None:
        self.first = first
        self.second = second
        self.touches_tally = first.touches_tally or second.touches_tally

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        return self.first.refuse(p, unit, slug) or self.second.refuse(p, unit, slug)

    def do(self, p: Field, unit: Force, slug: str) -> None:
        self.first.do(p, unit, slug)
        self.second.do(p, unit, slug)

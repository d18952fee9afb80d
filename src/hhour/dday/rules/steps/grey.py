"""Grey dice in COMBAT: rolling them, and the resources they cost (P-MGF-10, P-MGF-28)."""

from __future__ import annotations

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import FLAK, IN_PLAY, Unit
from hhour.dday.rules.battle.table import lay_effect
from hhour.dday.rules.battle.verbs import COURAGE_DIAL, POINTS, STARS, pay
from hhour.dday.rules.fight.grey import LACKING, OWN_FIRE, face_name, losses, number_of
from hhour.dday.rules.fight.losses import is_shielded
from hhour.kernel.lanes import Stage


def roll_grey(p: Field, sector: int, symbols: int) -> tuple[int, ...]:
    """One grey die for each symbol, for the sector or for each Unit in it (P-MGF-10, P-MGF-11, P-OPT-16)."""
    if not p.book.own_mgf:
        return roll_sector(p, sector, symbols)
    dice: tuple[int, ...] = ()
    for unit in p.battle.units:
        if unit.status == IN_PLAY and unit.sector == sector:
            lay_effect(p, OWN_FIRE, unit.seat, len(dice), str(symbols))
            dice += _roll(p, sector, unit.seat, sector, symbols)
    return dice


def roll_sector(p: Field, sector: int, symbols: int) -> tuple[int, ...]:
    """One roll that counts for all in the sector."""
    return _roll(p, sector, 0, sector, symbols)


def _roll(p: Field, sector: int, seat: int, n: int, count: int) -> tuple[int, ...]:
    dice = tuple(number_of(face) for face in p.chance.faces(p.battle.turn, seat, "mgf", n, count))
    if p.sink is not None:
        faces = tuple(face_name(die) for die in dice)
        rule = "P-OPT-16" if seat else "P-MGF-10"
        p.emit("grey-mgf", seat, rule, {"sector": p.book.sectors[sector].id, "faces": faces})
    return dice


class GreyLossStage(Stage[Field]):
    """Step 4: resources are lost, but not in a Flak Vest (P-MGF-38).

    They go before special damage, which is what every Unit would choose (P-MGF-28).
    """

    phase = "COMBAT"

    def open(self, p: Field) -> None:
        for unit in p.units_taking_part():
            if not unit.flags & FLAK and not is_shielded(p, unit):
                lose_resources(p, unit)


def lose_resources(p: Field, unit: Unit) -> None:
    """What the Unit has it must lose; what it lacks costs soldiers in step 5 (P-MGF-26, P-MGF-27)."""
    told = losses(p, unit)
    sector = p.book.place(unit.sector)
    lay_effect(p, LACKING, unit.seat, told.instead, "")
    pay(p, unit, STARS, told.stars, "P-MGF-22", sector)
    pay(p, unit, COURAGE_DIAL, told.courage, "P-MGF-23", sector)
    pay(p, unit, POINTS, told.points, "P-MGF-24", sector)

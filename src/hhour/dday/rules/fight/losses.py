"""What a COMBAT costs and what keeps a Unit from it; previews and COMBAT itself ask here (B-COMBAT-02). Pure."""

from __future__ import annotations

from hhour.dday.rules.battle.book import TO_THE_LETTER
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import COMBAT_SHIELD, FLAK, SHIELDED, Force, Unit
from hhour.dday.rules.cards.hooks import (
    LOSSES,
    NO_SAVES,
    NO_SPECIAL_DAMAGE,
    SAVES,
    Part,
    fold,
    folded,
    sources,
    strength,
    strength_of,
)
from hhour.dday.rules.fight.defence import defence, faced, raised
from hhour.dday.rules.fight.grey import losses, own_fire, soldiers_instead


def combat_losses(p: Field, unit: Unit, parts: list[Part] | None) -> int:
    """Step 5: DEF in force + MGF + sector losses (B-COMBAT-02)."""
    book = p.book
    battle = p.battle
    total = defence(p, unit, parts) if book.relief else faced(p, unit, parts)
    shots = _shots(p, unit, parts) if battle.mgf or book.grey_mgf else 0
    if shots:
        total += shots
        if unit.flags & FLAK:
            total -= shots
            if parts is not None:
                parts.append(Part(-shots, "B-COMBAT-03", "flak"))
    for kind, seat, amount, _ in battle.effects:
        if kind == "loss" and seat == unit.seat:
            total += amount
            if parts is not None:
                parts.append(Part(amount, "B-SECTOR-41", p.ground(unit.sector).id))
    if book.passives[LOSSES]:
        total = folded(p, LOSSES, unit, total, parts)
    return total if total > 0 else 0


def _shots(p: Field, unit: Unit, parts: list[Part] | None) -> int:
    """What machine-gun fire costs in soldiers: the numbers of the dice, or what grey dice show."""
    if not p.book.grey_mgf or not p.has_grey_guns():
        shots = 0
        if p.battle.mgf:
            for die in own_fire(p, unit):
                shots += raised(p, die)
        if shots and parts is not None:
            parts.append(Part(shots, "B-MGF-01", "mgf"))
        return shots
    shots, instead = losses(p, unit).soldiers, soldiers_instead(p, unit)
    if parts is not None:
        parts += [Part(shots, "P-MGF-20", "mgf")] if shots else []
        parts += [Part(instead, "P-MGF-26", "lacking")] if instead else []
    return shots + instead


def expected_special(p: Field, unit: Unit) -> int:
    """How often special damage strikes this Unit: once for each MGF die that shows 6 (B-MGF-04).

    A Flak Vest keeps it away, and so does an award (B-ITEM-C16, B-AWARD-C09).
    """
    ground = p.ground(unit.sector)
    if not ground.special or unit.flags & FLAK or is_shielded(p, unit) or fold(p, NO_SPECIAL_DAMAGE, unit):
        return 0
    return sum(1 for die in own_fire(p, unit) if raised(p, die) == 6)


def is_shielded(p: Field, unit: Force) -> bool:
    """An award keeps the Unit from all casualties, or from those of COMBAT (B-AWARD-C06, B-AWARD-C09)."""
    if unit.flags & SHIELDED:
        return True
    return bool(unit.flags & COMBAT_SHIELD) and p.phase() == "COMBAT"


def saves_left(p: Field, unit: Force, phase: str = "") -> list[Part]:
    """The savings that have not been used in this phase, or in the one that is named (B-COMBAT-03, A-CARD-CON-17)."""
    parts = sources(p, SAVES, unit)
    if not parts or (p.book.passives[NO_SAVES] and fold(p, NO_SAVES, unit)):
        return []
    phase = phase or p.phase()
    if p.book.version < TO_THE_LETTER:
        return [part for part in parts if saves_of(phase, part) not in unit.used]
    left = [Part(part.amount - unit.used.count(saves_of(phase, part)), part.rule, part.source) for part in parts]
    return [part for part in left if part.amount > 0]


def saves_of(phase: str, part: Part) -> str:
    """A casualty saved in this phase, as it is noted among what the force has done this turn (B-SPEC-C05)."""
    return f"saves {phase} {part.source}"


def saving(p: Field, unit: Force, number: int, phase: str = "") -> list[Part]:
    """Who saves how many of so many casualties (B-SPEC-C05, B-VEH-C01); who could save more saves those there are
    (W-CARD-HERO-08).
    """
    found: list[Part] = []
    if not p.book.passives[SAVES]:
        return found
    for part in saves_left(p, unit, phase):
        if number and part.amount > number and p.book.version >= TO_THE_LETTER:
            part = Part(number, part.rule, part.source)
        if part.amount > number:
            break
        number -= part.amount
        found.append(part)
    return found


def outlives(p: Field, unit: Force, number: int) -> bool:
    """Whether somebody is left of the Unit if its owner assigns so many casualties as well as can be (B-COMBAT-04).

    Soldiers fall one by one, a Specialist falls whole, however much of his strength the casualties left over.
    """
    if unit.soldiers or not unit.specialists:
        return number < strength(p, unit)
    return number <= strength(p, unit) - min(strength_of(p, slug) for slug in unit.specialists)

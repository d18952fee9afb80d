"""DEF in force, machine guns and what a COMBAT would cost; used by the preview and by COMBAT itself. Pure."""

from __future__ import annotations

from hhour.dday.rules.battle.book import AS_WRITTEN
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit
from hhour.dday.rules.cards.hooks import BUNKER_DEFENCE, DEFENCE, GROUND_DEFENCE, Part, fold, folded
from hhour.dday.rules.map.ground import DEFENDS_OTHERWISE


def defence(p: Field, unit: Unit, parts: list[Part] | None = None) -> int:
    """The DEF that counts for this Unit in its sector now (B-DEF)."""
    value = faced(p, unit, parts)
    for lowered in p.book.relief:
        value = _add(value, -lowered.by(p), lowered.rule, lowered.source, parts)
    return value if value > 0 else 0


def faced(p: Field, unit: Unit, parts: list[Part] | None = None) -> int:
    """The same before what lowers DEF for everybody (A-GER-56)."""
    book = p.book
    battle = p.battle
    sector = unit.sector
    if sector < 0:
        return 0
    otherwise = book.brings[sector] & DEFENDS_OTHERWISE
    ground = p.ground(sector) if otherwise else book.grounds[sector]
    values = ground.defence
    value = values[unit.marker - 1] if unit.marker < len(values) else values[-1]
    if parts is not None:
        parts.append(Part(value, "B-DEF-01", ground.id))
    if not (otherwise or battle.effects or battle.german or battle.worn[sector] or battle.beside[sector]):
        if unit.specialists or unit.vehicle or unit.held or book.outside[DEFENCE]:
            value = _with_cards(p, unit, value, parts)  # nothing else changes what is printed
        return value if value > 0 else 0
    if ground.beach == book.raised_beach and not battle.seen >> book.raised_until & 1:
        value = _add(value, book.raised_by, "B-DEAD-07", book.setup.board, parts)
    if battle.german and battle.german[1] == ground.row:
        value = _add(value, battle.german[2], "R-AI-06", "garrison", parts)
    if battle.worn[sector]:
        value = _add(value, -battle.worn[sector], "R-CRT-10", "fight-back", parts)
    if battle.beside[sector]:
        value = _add(value, -battle.beside[sector], "B-END-05", "beside", parts)
    if book.passives[GROUND_DEFENCE]:
        value = folded(p, GROUND_DEFENCE, unit, value, parts)
    if otherwise and ground.def_fixed:  # nothing lowers it; what raises it does (A-CARD-DEC-04)
        raising = battle.effects if book.version >= AS_WRITTEN else ()
        for kind, place, amount, card in raising:
            if place == sector and kind == "def" and amount < 0:
                value = _add(value, -amount, book.cards[card].rule, card, parts)
        return max(value, 0)
    if unit.specialists or unit.vehicle or unit.held or book.outside[DEFENCE]:
        value = _with_cards(p, unit, value, parts)
    for changed in book.defences:
        for part in changed(p, unit):
            value = _add(value, part.amount, part.rule, part.source, parts)
    if otherwise and ground.bunker:
        value = folded(p, BUNKER_DEFENCE, unit, value, parts)
    zero = False
    for kind, place, amount, card in battle.effects:
        if place == sector:
            if kind == "def":
                value = _add(value, -amount, book.cards[card].rule, card, parts)
            elif kind == "def0":
                zero = True
                if parts is not None:
                    parts.append(Part(-max(value, 0), book.cards[card].rule, card))
    return 0 if zero or value < 0 else value


def _with_cards(p: Field, unit: Unit, value: int, parts: list[Part] | None) -> int:
    """What Specialists and vehicles make of it (B-DEF)."""
    if p.book.tiers[DEFENCE]:
        return folded(p, DEFENCE, unit, value, parts)
    return value + fold(p, DEFENCE, unit, parts)


def _add(value: int, amount: int, rule: str, source: str, parts: list[Part] | None) -> int:
    if parts is not None and amount:
        parts.append(Part(amount, rule, source))
    return value + amount


def guns(p: Field, sector: int) -> int:
    """MGF symbols that fire in this COMBAT: none if they are prevented, fewer if some are gone (B-MGF-01, B-MGF-10)."""
    if sector < 0:
        return 0
    ground = p.ground(sector)
    left = ground.mgf - p.battle.silenced[sector]
    for changed in p.book.guns:
        left = changed(p, sector, left)
    if left <= 0:
        return 0
    for kind, place, _, _ in p.battle.effects:
        if kind == "no-mgf" and place == sector:
            return 0
    return left


def fire(p: Field, sector: int) -> tuple[int, ...]:
    """The MGF dice rolled in a sector this COMBAT, as they lie."""
    for roll in p.battle.mgf:
        if roll[0] == sector:
            return roll[1:]
    return ()


def raised(p: Field, die: int) -> int:
    """An MGF die as it counts: German STARs make it worse; never below 1 or above 6 (R-AI-05, P-MGF-41).

    A card may make an ordinary die count less than 1.
    """
    if not p.book.gun_die and not p.battle.german:
        return die
    least = 1 if p.has_grey_guns() else 0
    for changed in p.book.gun_die:
        die = min(6, max(least, changed(p, die)))
    return min(6, max(1, die + p.battle.german[0])) if p.battle.german else die

"""The only functions that change what units own: gain, pay, recruit, find, draw, lose, fall, leave.

Each says what happened, names its rule and fires what hangs on it, once.
"""

from __future__ import annotations

from typing import Final

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.marks import flag
from hhour.dday.rules.battle.state import BOOKED, MESSAGED, OUT, SAFE, Force, Unit
from hhour.dday.rules.battle.table import lay_effect
from hhour.dday.rules.cards.hooks import RWB_COURAGE, RWB_SOLDIERS, SWAP_DICE, TRADABLE, Part, sources, strength
from hhour.dday.rules.cards.kinds import AWARD
from hhour.kernel.faces import FACES, colour_of, face_of, result

SOLDIERS: Final = "soldiers"
STARS: Final = "stars"
COURAGE_DIAL: Final = "courage"
POINTS: Final = "points"
FELL: Final = "fell"  # effect of the turn: how many soldiers of a seat fell, by phase
RESOURCES: Final = (SOLDIERS, STARS, COURAGE_DIAL, POINTS)


def without(cards: tuple[str, ...], slug: str) -> tuple[str, ...]:
    """The cards but for one."""
    left = list(cards)
    left.remove(slug)
    return tuple(left)


def resource(unit: Force, name: str) -> int:
    """How much of a resource the Unit has."""
    if name == SOLDIERS:
        return unit.soldiers
    if name == STARS:
        return unit.stars
    if name == COURAGE_DIAL:
        return unit.courage
    return unit.points


def change(unit: Force, name: str, amount: int) -> None:
    """Turn a dial; nothing falls below 0 (B-SETUP-12)."""
    if name == SOLDIERS:
        now = unit.soldiers + amount
        unit.soldiers = now if now > 0 else 0  # `max` takes longer than all the rest
    elif name == STARS:
        now = unit.stars + amount
        unit.stars = now if now > 0 else 0
    elif name == COURAGE_DIAL:
        now = unit.courage + amount
        unit.courage = now if now > 0 else 0
    else:
        now = unit.points + amount
        unit.points = now if now > 0 else 0


def gain(p: Field, unit: Force, name: str, amount: int, rule: str, source: str = "") -> None:
    """The Unit gets resources."""
    if amount <= 0:
        return
    change(unit, name, amount)
    if p.sink is not None:
        p.emit("gained", unit.seat, rule, {"resource": name, "n": amount, "now": resource(unit, name)}, source)


def gain_all(p: Field, unit: Force, soldiers: int, stars: int, courage: int, points: int) -> None:
    """The Unit gets what its tally is worth (B-TALLY-19 to B-TALLY-22), and has got it for this turn."""
    unit.flags |= BOOKED
    if p.sink is None:
        unit.soldiers += soldiers
        unit.stars += stars
        unit.courage += courage
        unit.points += points
        return
    gain(p, unit, SOLDIERS, soldiers, "B-TALLY-20")
    gain(p, unit, STARS, stars, "B-TALLY-19")
    gain(p, unit, COURAGE_DIAL, courage, "B-TALLY-21")
    gain(p, unit, POINTS, points, "B-TALLY-22")


def pay(p: Field, unit: Force, name: str, amount: int, rule: str, source: str = "") -> None:
    """The Unit spends resources."""
    if amount <= 0:
        return
    change(unit, name, -amount)
    if p.sink is not None:
        p.emit("paid", unit.seat, rule, {"resource": name, "n": amount, "now": resource(unit, name)}, source)


def join(p: Field, unit: Force, slug: str, rule: str, kind: str = "joined", cost: int = 0) -> None:
    """A Specialist comes to the Unit, from its hand or from the pool."""
    if slug in unit.hand:
        unit.hand = without(unit.hand, slug)
    elif slug in p.battle.pool:
        p.battle.pool = without(p.battle.pool, slug)
    unit.specialists = (*unit.specialists, slug)
    if p.sink is not None:
        p.emit(kind, unit.seat, rule, {"card": slug, "cost": cost}, slug)
    if p.book.solo and slug in p.book.passives[SWAP_DICE]:
        roll_spare_dice(p, unit, slug)
    if p.book.moments and kind == "recruited":
        p.happens("recruited", unit)


def come_back(p: Field, force: Force, slug: str, rule: str) -> None:
    """A Specialist who had fallen returns."""
    force.fallen = without(force.fallen, slug)
    join(p, force, slug, rule, "returned")


def deal(force: Force, cards: tuple[str, ...]) -> None:
    """These Specialists are the force's own to recruit."""
    force.hand = cards


def widen_pool(p: Field, slugs: tuple[str, ...]) -> None:
    """These Specialists are there for all to recruit, each once."""
    p.battle.pool += tuple(slug for slug in slugs if slug not in p.battle.pool)


def narrow_pool(p: Field, slug: str) -> None:
    """The Specialist is no longer there to be recruited."""
    p.battle.pool = tuple(card for card in p.battle.pool if card != slug)


def hold(force: Force, slug: str) -> None:
    """A card of a box's own kind comes to lie before the force."""
    force.held = (*force.held, slug)


def let_go(force: Force, slug: str) -> None:
    """And lies there no longer."""
    force.held = tuple(card for card in force.held if card != slug)


def strip(p: Field, force: Force) -> None:
    """The force has nothing left: its items are used, its Specialists fallen, its other cards gone."""
    p.battle.used = (*p.battle.used, *force.items)
    force.items = ()
    force.awards = ()
    force.held = ()
    force.fallen = (*force.fallen, *force.specialists)
    force.specialists = ()


def set_purse(force: Force, soldiers: int, stars: int, courage: int, points: int) -> None:
    """What a force begins with."""
    force.soldiers = soldiers
    force.stars = stars
    force.courage = courage
    force.points = points


def lose_soldiers(p: Field, force: Force, number: int, rule: str) -> int:
    """Soldiers fall, as many as there are; returns how many did."""
    fall = number if number < force.soldiers else force.soldiers
    force.soldiers -= fall
    if p.book.keeps_fallen:
        lay_effect(p, FELL, force.seat, fall, p.phase())
    if p.sink is not None:
        p.emit("fell", force.seat, rule, {"n": fall, "now": force.soldiers})
    return fall


def destroy(p: Field, force: Force) -> None:
    """The force is out of the game with all it had in the field."""
    force.status = OUT
    force.soldiers = 0
    clear_lane(p, force)


def roll_spare_dice(p: Field, unit: Force, slug: str) -> None:
    """Solo: the trading pool of six dice; its SKULLs may be re-rolled once (B-SOLO-08, B-SOLO-09)."""
    unit.draws += 1
    colours = p.book.spare.colours
    faces = p.chance.faces(p.battle.turn, unit.seat, "spare", unit.draws, len(colours))
    p.battle.spare_dice = tuple(result(face, colour) for face, colour in zip(faces, colours, strict=True))
    if p.sink is not None:
        p.emit("spare-dice", unit.seat, "B-SOLO-08", {"faces": tuple(FACES[face] for face in faces)}, slug)
    if any(face == 0 for face in faces):
        p.push(unit.seat, "spare-skulls", text=slug)


def reroll_spare_dice(p: Field, force: Force, mask: int, slug: str) -> None:
    """Solo: SKULLs of the new trading pool are rolled again (B-SOLO-09)."""
    places = [die for die in range(len(p.battle.spare_dice)) if mask >> die & 1]
    force.draws += 1
    fresh = p.chance.faces(p.battle.turn, force.seat, "spare", force.draws, len(places))
    dice = list(p.battle.spare_dice)
    for die, face in zip(places, fresh, strict=True):
        dice[die] = result(face, colour_of(dice[die]))
    p.battle.spare_dice = tuple(dice)
    if p.sink is not None:
        faces = tuple(FACES[face_of(spare)] for spare in dice)
        p.emit("spare-dice", force.seat, "B-SOLO-09", {"faces": faces}, slug)


def hand_over(p: Field, giver: Unit, taker: Unit, slug: str, vehicle: str) -> None:
    """A card changes hands in a trade; `vehicle` is the one the giver had before it (B-TRADE-11).

    Of the Specialists only one who changes Units, and he once a turn (B-TRADE-09).
    """
    if slug in giver.items:
        giver.items = without(giver.items, slug)
        taker.items = (*taker.items, slug)
    elif slug in giver.held:
        giver.held = without(giver.held, slug)
        taker.held = (*taker.held, slug)
    elif slug == vehicle:
        if giver.vehicle == slug:
            giver.vehicle = ""
        taker.vehicle = slug
    elif slug in p.book.passives[TRADABLE]:
        giver.specialists = without(giver.specialists, slug)
        taker.specialists = (*taker.specialists, slug)
        flag(giver, MESSAGED)
        flag(taker, MESSAGED)


def take_item(p: Field, unit: Force, slug: str, rule: str, cost: int) -> None:
    """An item comes to the Unit, face up or, where it was used before, face down from the pool (B-ITEM-03, B-RWB-16).

    Some act at that moment and are used up (B-ITEM-08), unless they are kept for what asks for them (W-MISS-48).
    """
    battle = p.battle
    if slug in battle.items:
        battle.items = without(battle.items, slug)
    elif slug in battle.used:
        battle.used = without(battle.used, slug)
    card = p.book.cards[slug]
    if p.sink is not None:
        p.emit("found", unit.seat, rule, {"card": slug, "cost": cost}, slug)
    if card.found is not None and (p.book.plain or not p.profile(unit).keeps(p, unit, slug)):
        battle.used = (*battle.used, slug)
        card.found.do(p, unit, slug)
    else:
        unit.items = (*unit.items, slug)
    if p.book.moments:
        p.happens("found", unit)


def take_back(p: Field, force: Force, slug: str) -> None:
    """An item that was used in vain comes back to its owner."""
    p.battle.used = tuple(card for card in p.battle.used if card != slug)
    force.items = (*force.items, slug)


def take_vehicle(p: Field, unit: Force, slug: str, rule: str, cost: int) -> None:
    """A vehicle joins the Unit."""
    p.battle.vehicles = without(p.battle.vehicles, slug)
    unit.vehicle = slug
    if p.sink is not None:
        p.emit("found", unit.seat, rule, {"card": slug, "cost": cost}, slug)


def abandon(p: Field, unit: Force, rule: str) -> None:
    """The Unit's vehicle leaves the game (B-VEH-09)."""
    if unit.vehicle:
        if p.sink is not None:
            p.emit("abandoned", unit.seat, rule, {"card": unit.vehicle}, unit.vehicle)
        unit.vehicle = ""


def draw_award(p: Field, unit: Force, rule: str, source: str = "") -> None:
    """An award at random from those left."""
    slug = p.pick(unit, "award", p.battle.deck)
    take_award(p, unit, slug, rule, source)


def take_award(p: Field, unit: Force, slug: str, rule: str, source: str = "") -> None:
    """An award comes to the Unit."""
    p.battle.deck = without(p.battle.deck, slug)
    unit.awards = (*unit.awards, slug)
    if isinstance(unit, Unit):
        unit.honours += 1
    if p.sink is not None:
        p.emit("award", unit.seat, rule, {"card": slug}, source or slug)


def spend_card(p: Field, unit: Force, slug: str) -> None:
    """A used item turns face down in the pool (B-ITEM-05); a used award is gone (B-AWARD-08).

    Where the cards of other forces and kinds go is theirs to say (A-DECO-07, A-GER-27).
    """
    if not p.book.plain and p.profile(unit).spend(p, unit, slug):
        return
    if p.book.cards[slug].kind == AWARD:
        unit.awards = without(unit.awards, slug)
    elif slug in unit.held:
        unit.held = without(unit.held, slug)
    else:
        unit.items = without(unit.items, slug)
        p.battle.used = (*p.battle.used, slug)


def lose_specialist(p: Field, unit: Force, slug: str, rule: str, kind: str) -> None:
    """A Specialist is turned face down and cannot be recruited again (B-SPEC-08)."""
    unit.specialists = without(unit.specialists, slug)
    unit.fallen = (*unit.fallen, slug)
    if p.book.solo and slug in p.book.passives[SWAP_DICE]:
        p.battle.spare_dice = ()  # B-SOLO-13
    if p.sink is not None:
        p.emit(kind, unit.seat, rule, {"card": slug}, slug)


def obtain(p: Field, unit: Force, face: int, source: str = "") -> None:
    """An RWB bonus is obtained: the cards and sectors that react to it act (B-UPKEEP-04, B-RWB-19)."""
    unit.obtained |= 1 << face
    if p.sink is not None:
        cause = p.cause
        p.cause = p.emit("rwb", unit.seat, RWB_RULES[face], {"face": FACES[face]}, source)
        _react_to_rwb(p, unit)
        p.cause = cause
    else:
        _react_to_rwb(p, unit)


def _react_to_rwb(p: Field, unit: Force) -> None:
    if p.book.passives[RWB_SOLDIERS]:
        for part in sources(p, RWB_SOLDIERS, unit):
            gain(p, unit, SOLDIERS, part.amount, part.rule, part.source)
    if p.book.passives[RWB_COURAGE]:
        for part in sources(p, RWB_COURAGE, unit):
            gain(p, unit, COURAGE_DIAL, part.amount, part.rule, part.source)
    ground = p.ground(unit.sector)
    if ground.rwb_soldier:
        gain(p, unit, SOLDIERS, ground.rwb_soldier, "B-SECTOR-45", ground.id)
    if p.book.moments:
        p.happens("obtained", unit)


RWB_RULES: Final = ("B-RWB-07", "B-RWB-08", "B-RWB-10", "B-RWB-11", "B-RWB-12", "B-RWB-16")


def wipe_out(p: Field, unit: Unit, rule: str) -> None:
    """The Unit is lost, and with it the game unless the level plays on (B-END-02, B-MAP-N01-P05).

    Where it stood is its last sector (B-OPT-17).
    """
    destroy(p, unit)
    unit.last_sector = p.here(unit).number or unit.last_sector
    if p.sink is not None:
        p.emit("wiped-out", unit.seat, rule, {"sector": p.book.place(unit.sector)})
    if p.happens("wiped-out", unit):
        return
    if not p.book.alone:
        if p.sink is not None:
            p.emit("lost", 0, "B-END-02", {"unit": unit.seat})
        p.over("lost")
    else:
        check_end(p)


def clear_lane(p: Field, unit: Force) -> None:
    """Nothing is asked of this Unit any more, and nobody waits for its answer to an offer."""
    lanes = p.battle.lanes
    lanes[unit.seat] = ()
    for seat in range(1, len(lanes)):
        if lanes[seat]:
            lanes[seat] = tuple(frame for frame in lanes[seat] if not (frame[0] in OFFERS and frame[1] == unit.seat))


OFFERS: Final = ("offer", "offered", "swap-take", "react")


def leave_safe(p: Field, unit: Unit) -> None:
    """The Unit has taken its bunker (B-END-01) and leaves play; its Specialists stay beside it (B-END-04, B-END-05)."""
    battle = p.battle
    sector = unit.sector
    unit.status = SAFE
    unit.entered = unit.entered or battle.turn
    clear_lane(p, unit)
    battle.captured |= 1 << sector
    if not p.book.solo:
        beside = list(battle.beside)
        beside[sector] += len(unit.specialists)
        battle.beside = tuple(beside)
        battle.retired = battle.retired + unit.specialists
    if p.sink is not None:
        p.emit("safe", unit.seat, "B-END-04", {"sector": p.book.sectors[sector].id, "soldiers": unit.soldiers})


def check_end(p: Field) -> None:
    """Won when nobody is in play and every bunker that must be taken is (B-END-01, B-MAP-N04-03, B-DEAD-20)."""
    battle = p.battle
    if battle.outcome or p.happens("end", battle.units[0]) or p.in_play():
        return
    book = p.book
    safe = any(unit.status == SAFE for unit in battle.units)
    if safe and battle.captured & book.need_bunkers == book.need_bunkers:
        p.emit("won", 0, "R-ASSAULT-12" if book.assault else "B-END-01", {"turn": battle.turn})
        p.over("won")
    else:
        p.emit("lost", 0, "B-MAP-N04-03" if safe else "B-END-02", {"unit": 0})
        p.over("lost")


def is_dead(p: Field, unit: Force) -> bool:
    """No soldiers and no Specialists left (B-COMBAT-08)."""
    return not unit.soldiers and strength(p, unit) == 0


def told(parts: list[Part]) -> tuple[str, ...]:
    """The parts of a folded number as data of an event: 'tank -2 B-VEH-C06'."""
    return tuple(f"{part.source} {part.amount:+d} {part.rule}" for part in parts)

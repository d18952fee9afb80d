"""Verbs for what lies on the table between the forces: effects in force, guns, what sectors have become."""

from __future__ import annotations

from hhour.dday.rules.battle.book import AS_WRITTEN
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.marks import begin_turn
from hhour.dday.rules.battle.state import IN_PLAY, Battle, Force


def put(row: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The row with another value in one place."""
    return (*row[:place], value, *row[place + 1 :])


def announce_turn(p: Field) -> None:
    """A turn begins; whatever stage is its first says so, and what held for one turn is over (B-TURN-02, B-TURN-12)."""
    if p.book.version >= AS_WRITTEN:  # before anything is used: what is used now holds in this turn
        battle = p.battle
        clear_turn(battle)
        for force in battle.forces:
            if force.status == IN_PLAY:
                begin_turn(p, force)
    if p.sink is not None:
        p.cause = 0
        p.emit("turn", 0, "B-TURN-02", {"turn": p.battle.turn})


def send_away(p: Field, force: Force) -> None:
    """The force has not come to the battle yet: nothing of it reaches it."""
    p.battle.away |= 1 << force.seat


def call_in(p: Field, force: Force) -> None:
    """It has."""
    p.battle.away &= ~(1 << force.seat)


def begin_after(p: Field, turns: int) -> None:
    """So many turns came before the first one of the battle."""
    p.battle.before = turns


def clear_turn(battle: Battle) -> None:
    """What holds for one turn is over."""
    battle.effects = ()
    battle.mgf = ()
    battle.claims = ()
    battle.german = ()


def lay_effect(p: Field, kind: str, place: int, amount: int, text: str) -> None:
    """Something holds until the end of the turn, in a sector or for a seat."""
    p.battle.effects = (*p.battle.effects, (kind, place, amount, text))


def fill_effect(p: Field, kind: str, place: int, amount: int) -> str:
    """The last effect of its kind there that has no amount yet gets one; returns the card it comes from."""
    effects = p.battle.effects
    at = max(i for i, one in enumerate(effects) if one[:3] == (kind, place, 0))
    card = effects[at][3]
    p.battle.effects = (*effects[:at], (kind, place, amount, card), *effects[at + 1 :])
    return card


def exchange_effects(p: Field, effects: tuple[tuple[str, int, int, str], ...]) -> tuple[tuple[str, int, int, str], ...]:
    """Other effects hold, to see what would be if they did; returns those that held."""
    before = p.battle.effects
    p.battle.effects = effects
    return before


def lay_guns(p: Field, rolls: list[tuple[int, ...]]) -> None:
    """The MGF dice of this COMBAT: (sector, die, die...)."""
    p.battle.mgf = tuple(rolls)


def set_gun_die(p: Field, sector: int, place: int, number: int) -> int:
    """An MGF die shows another number; returns what it showed."""
    before = 0
    rolls: list[tuple[int, ...]] = []
    for roll in p.battle.mgf:
        if roll[0] == sector:
            before = roll[place]
            roll = put(roll, place, number)
        rolls.append(roll)
    p.battle.mgf = tuple(rolls)
    return before


def silence(p: Field, sector: int, symbols: int) -> None:
    """MGF symbols of a sector are gone for good."""
    p.battle.silenced = put(p.battle.silenced, sector, p.battle.silenced[sector] + symbols)


def wear_down(p: Field, sector: int, worn: int) -> None:
    """DEF of a sector is gone for good."""
    p.battle.worn = put(p.battle.worn, sector, p.battle.worn[sector] + worn)


def turn_out(p: Field, sector: int, number: int) -> None:
    """A random sector is what the die says, for the rest of the game."""
    p.battle.rolled = put(p.battle.rolled, sector, number)


def empty(p: Field, sector: int) -> None:
    """What waited for the first Unit is taken."""
    p.battle.taken |= 1 << sector


def note_arrival(p: Field, sector: int, seat: int) -> None:
    """Somebody entered the sector in this MOVE."""
    p.battle.claims = (*p.battle.claims, (sector, seat))


def capture(p: Field, sector: int) -> None:
    """The bunker is taken."""
    p.battle.captured |= 1 << sector


def offer_items(p: Field, slugs: tuple[str, ...]) -> None:
    """These items lie face up in the pool."""
    p.battle.items = slugs


def change_garrison(p: Field, amount: int) -> None:
    """The automated garrison grows or shrinks (R-AI)."""
    p.battle.garrison += amount


def set_german(p: Field, german: tuple[int, ...]) -> None:
    """What this turn's German tally changes (R-AI-05 to R-AI-07)."""
    p.battle.german = german

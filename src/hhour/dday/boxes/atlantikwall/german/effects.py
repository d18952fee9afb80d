"""What the cards of module 1 do when they are used; the questions they ask are in targets.py."""

from __future__ import annotations

from typing import Final

from hhour.dday.boxes.atlantikwall.german import verbs
from hhour.dday.boxes.atlantikwall.german.combat import has_guns
from hhour.dday.boxes.atlantikwall.german.force import german, is_german
from hhour.dday.boxes.atlantikwall.german.targets import can_ask
from hhour.dday.rules.battle.book import AS_WRITTEN
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.marks import flag, note_use
from hhour.dday.rules.battle.state import STAYING_ON, Force, Unit
from hhour.dday.rules.battle.table import exchange_effects, lay_effect
from hhour.dday.rules.battle.verbs import COURAGE_DIAL, STARS, pay
from hhour.dday.rules.cards.card import Effect
from hhour.dday.rules.cards.effects import no
from hhour.dday.rules.cards.sacrifice import push_price
from hhour.dday.rules.dice.d6 import resolves, roll_for
from hhour.dday.rules.dice.results import results_of
from hhour.dday.rules.dice.rolling import rerollable
from hhour.dday.rules.dice.tally import active_skulls
from hhour.dday.rules.map.moving import moves, must_move
from hhour.dday.rules.steps.casualties import suffer
from hhour.kernel.faces import SKULL
from hhour.kernel.refusal import Refusal

IN_FORCE: Final = "in-force"  # effects of this turn: a card whose passive abilities hold, for a seat or (0) for all
WINDOW: Final = "window"  # among what he has used this turn: there the window opened
WALL: Final = "west-wall-medal"
PLENTY: Final = 99  # courage that pays for every way
BEFORE_DICE: Final = frozenset(("turn-start",))  # cards of these moments are used before the window opens
MARKSMEN: Final = ("sniper", "sharpshooter", "marksman")


def in_force(p: Field, force: Force) -> tuple[str, ...]:
    """The Decorations played this turn that touch a force's numbers."""
    return tuple(
        card
        for kind, seat, _, card in p.battle.effects
        if kind == IN_FORCE and (seat == force.seat or (not seat and not is_german(force)))
    )


class Ask1(Effect):
    """The card asks its owner one question, named here; it can be used if there is an answer to it."""

    def __init__(self, question: str, touches_tally: bool = False) -> None:
        self.question = question
        self.touches_tally = touches_tally

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        return None if can_ask(p, unit, self.question, slug) else no(p, slug, "card-nothing-left")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        p.push(unit.seat, self.question, text=slug)


class Hold(Effect):
    """The card's own passive abilities hold this turn: for its owner, or with `units` for every Unit.

    `skulls`: it does something only where SKULLs would cancel (A-CARD-T-02).
    """

    def __init__(self, units: bool = False, skulls: bool = False) -> None:
        self.units = units
        self.skulls = skulls

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        if any(kind == IN_FORCE and card == slug for kind, _, _, card in p.battle.effects):
            return no(p, slug, "card-in-force")
        vain = self.skulls and p.book.version >= AS_WRITTEN and not active_skulls(p, unit, unit.claimed, unit.straight)
        return no(p, slug, "card-no-skull") if vain else None

    def do(self, p: Field, unit: Force, slug: str) -> None:
        lay_effect(p, IN_FORCE, 0 if self.units else unit.seat, 0, slug)
        p.emit("card-holds", unit.seat, p.book.cards[slug].rule, {"card": slug}, slug)
        if self.units:
            spare_the_stranded(p)


def is_spared(p: Field, unit: Unit) -> bool:
    """Whether it may stay where it is though it must move, for it cannot pay (A-CARD-DEC-06)."""
    if p.book.version < AS_WRITTEN or WALL not in in_force(p, unit) or moves(p, unit):
        return False
    rich = unit.copy()
    rich.courage = PLENTY
    return bool(moves(p, rich))


def spare_the_stranded(p: Field) -> None:
    """Until rules version 8 it was settled as the card was played who may stay."""
    for unit in p.in_play() if p.book.version < AS_WRITTEN else ():
        if must_move(p, unit) and not moves(p, unit):
            held = exchange_effects(p, tuple(one for one in p.battle.effects if one[0] != IN_FORCE))
            could = bool(moves(p, unit))
            exchange_effects(p, held)
            if could:
                flag(unit, STAYING_ON)


class EveryUnitLoses(Effect):
    """Every Unit loses 1 star and 1 courage, as far as it has them (A-CARD-DEC-05)."""

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        return None if any(one.stars or one.courage for one in p.in_play()) else no(p, slug, "card-nothing-left")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        rule = p.book.cards[slug].rule
        for other in p.in_play():
            pay(p, other, STARS, min(1, other.stars), rule, slug)
            pay(p, other, COURAGE_DIAL, min(1, other.courage), rule, slug)


class Halve(Effect):
    """His required loss this turn is halved, rounded up (A-CARD-DEC-16)."""

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        return no(p, slug, "card-in-force") if any(one[0] == "halved" for one in p.battle.effects) else None

    def do(self, p: Field, unit: Force, slug: str) -> None:
        lay_effect(p, "halved", 0, 0, slug)
        p.emit("card-holds", unit.seat, p.book.cards[slug].rule, {"card": slug}, slug)


class Periscope(Effect):
    """One own die in the window, or an MGF or landmine die right after it was rolled (A-CARD-GI-03)."""

    touches_tally = True
    changes_d6 = True
    changes_only: tuple[str, ...] = ("mine", "solo-mine")

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        there = p.battle.mgf if p.phase() == "COMBAT" else unit.faces and p.phase() == "ROLL"
        return None if there else no(p, slug, "card-no-die")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        if p.phase() == "COMBAT":
            p.push(unit.seat, "set-any", text=slug)
        else:
            p.push(unit.seat, "set-face", 1, -1, slug)


class RerollSome(Effect):
    """Any number of own unlocked dice once (A-CARD-DEC-18)."""

    touches_tally = True

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        return None if unit.faces and rerollable(p, unit) else no(p, slug, "card-no-die")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        p.push(unit.seat, "reroll-some", text=slug)


class CopyUnit(Ask1):
    """His dice count as a copy of a Unit's; only before any other effect of his in this window (A-CARD-DEC-07)."""

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        since = unit.used.index(WINDOW) if WINDOW in unit.used else 0
        cards = [p.book.cards[used] for used in unit.used[since:] if used in p.book.cards]
        before = any(not BEFORE_DICE.issuperset(card.timing) for card in cards)  # gas was used before the dice fell
        return no(p, slug, "card-not-first") if before else super().refuse(p, unit, slug)


class Exchange(Effect):
    """Own dice change owners with dice of the other side, up to `count` with one of them (A-GEN-24)."""

    touches_tally = True

    def __init__(self, count: int, skulls: bool = True) -> None:
        self.count = count
        self.skulls = skulls

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        return None if partners(p, unit) and self.own(unit) else no(p, slug, "card-no-die")

    def own(self, unit: Force) -> list[int]:
        """The dice it may give."""
        return [die for die in results_of(unit) if self.skulls or unit.faces[die] != SKULL]

    def do(self, p: Field, unit: Force, slug: str) -> None:
        p.push(unit.seat, "exchange-dice", self.count, text=slug)


def partners(p: Field, force: Force) -> list[Force]:
    """The forces of the other side that have dice on the table."""
    others: list[Force] = [*p.in_play()] if is_german(force) else [german(p)]
    return [other for other in others if results_of(other)]


# --- against the German -----------------------------------------------------------------------------------------------


class GermanLoses(Effect):
    """The German loses soldiers, at most what he has (A-CARD-AI-04)."""

    def __init__(self, soldiers: int) -> None:
        self.soldiers = soldiers

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        return None if german(p).soldiers else no(p, slug, "card-nothing-left")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        verbs.suffers(p, german(p), self.soldiers, p.book.cards[slug].rule, slug)


class PiatGunner(Effect):
    """1 soldier each turn; sacrificed before his own Unit's comparison, 4 (A-CARD-AS-01)."""

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        if p.phase() == "ASSAULT":
            lane = p.battle.lanes[german(p).seat]
            storming = any(one[0] == "storm" and one[1] == unit.seat for one in lane)
            if not storming:
                return no(p, slug, "card-not-storming")
            vain = not german(p).soldiers and p.book.version >= AS_WRITTEN  # A-CARD-T-02
            return no(p, slug, "card-nothing-left") if vain else None
        if slug in unit.used:
            return Refusal(p.book.cards[slug].rule, "card-once", {"card": slug})
        return None if german(p).soldiers else no(p, slug, "card-nothing-left")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        rule = p.book.cards[slug].rule
        if p.phase() == "ASSAULT":
            verbs.suffers(p, german(p), 4, rule, slug)
            push_price(p, unit, slug, rule)
        else:
            note_use(unit, slug)
            verbs.suffers(p, german(p), 1, rule, slug)


class SniperShot(Effect):
    """In a turn in which his Unit did not move: the German may lose a Specialist, or 2 soldiers (A-CARD-AS-02)."""

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        moved = isinstance(unit, Unit) and unit.departed >= 0
        if moved:
            return no(p, slug, "card-moved")
        he = german(p)
        return None if he.specialists or he.soldiers else no(p, slug, "card-nothing-left")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        roll_for(p, unit, "sniper", 0, p.book.cards[slug].rule, slug)


@resolves("sniper")
def shot_falls(p: Field, unit: Unit, number: int, argument: int) -> None:
    """4 or more is a hit."""
    if number >= 4:
        verbs.loses_one(p, german(p), 2, "A-CARD-AS-02", "sniper")


class SniperScope(Effect):
    """A Specialist of the German's choice, of the Unit's if it has a marksman; else 3 soldiers (A-CARD-AI-02)."""

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        he = german(p)
        return None if he.specialists or he.soldiers else no(p, slug, "card-nothing-left")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        he = german(p)
        rule = p.book.cards[slug].rule
        if he.specialists and any(p.holders(unit, title) for title in MARKSMEN):
            p.push(unit.seat, "pick-german", text=slug)
        else:
            verbs.loses_one(p, he, 3, rule, slug)


class Thermite(Effect):
    """An unused German Item, or all machine guns of the own sector for good (A-CARD-AI-03)."""

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        if p.battle.mgf and p.phase() == "COMBAT":
            return no(p, slug, "card-guns-rolled")
        return None if german(p).items or has_guns(p, unit.sector) else no(p, slug, "card-nothing-left")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        p.push(unit.seat, "thermite", text=slug)


# --- dice that hurt ---------------------------------------------------------------------------------------------------


@resolves("goliath", harms=True)
def goliath_goes_off(p: Field, unit: Unit, number: int, sector: int) -> None:
    """Every Unit in the sector loses so many; a 6 destroys a Vehicle too (A-CARD-GI-06)."""
    there = [one for one in p.in_play() if one.sector == sector]
    riders = [one for one in there if one.vehicle]
    for one in there:
        suffer(p, one, number, "A-CARD-GI-06", "goliath-mine")
    if number == 6 and riders:
        p.push(riders[0].seat, "lose-vehicle", sector, text="goliath-mine")


@resolves("booby-trap", harms=True)
def trap_goes_off(p: Field, unit: Unit, number: int, argument: int) -> None:
    """The Unit loses so many soldiers (A-CARD-GI-02)."""
    suffer(p, unit, number, "A-CARD-GI-02", "booby-traps")

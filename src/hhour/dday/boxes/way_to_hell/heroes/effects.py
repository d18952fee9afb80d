"""What War Heroes do beyond the numbers of their cards, and the questions they ask (W-CARD-HERO)."""

from __future__ import annotations

from hhour.dday.boxes.way_to_hell.heroes.pool import (
    HERO,
    LEAD,
    TWICE,
    count_use,
    heroes_of,
    refuse_title,
    refuse_worn_out,
)
from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import REPEATS, STAYING_ON, Force, Unit
from hhour.dday.rules.battle.table import silence
from hhour.dday.rules.battle.verbs import COURAGE_DIAL, STARS, gain, join, pay, without
from hhour.dday.rules.cards.effects import DestroyGuns, StayOn, SwapSectors, add_effect, guns_around
from hhour.dday.rules.cards.effects_tally import RerollOne, SetColour
from hhour.dday.rules.cards.sacrifice import push_price
from hhour.dday.rules.steps.cards import Aim
from hhour.dday.rules.steps.dice import RerollOneDie, SetColourOf
from hhour.dday.rules.turn.pick import Ask, Pick
from hhour.dday.rules.turn.reasons import why_unit
from hhour.kernel.action import Action
from hhour.kernel.lanes import Frame, Stage
from hhour.kernel.refusal import Refusal

MILLER = "hero-lee-miller"
SAMPSON = "hero-francis-sampson"
JAMES = "hero-clifton-james"
PASS = Action("pass")
TAKE_HERO = "take-hero"


class RerollTwo(RerollOne):
    """Up to two unlocked dice of the tally, each once (Léo Major)."""

    def do(self, p: Field, unit: Force, slug: str) -> None:
        p.push(unit.seat, "hero-reroll", text=slug)


class RerollTwoDice(RerollOneDie):
    """`b`: the dice that were rolled again; after the first one the Unit may stop."""

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        found = super().options(p, unit, frame)
        fresh = [action for action in found if not frame[2] >> unit.tray.numbers[action.args[0]] & 1]
        return [*fresh, PASS] if frame[2] or frame[1] else fresh

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        if action.verb == "pass":
            return
        super().chosen(p, unit, frame, action)
        rolled = frame[2] | 1 << unit.tray.numbers[action.args[0]]
        if rolled.bit_count() < TWICE:
            p.push(unit.seat, frame[0], frame[1], rolled, frame[3])


class SetTwoColours(SetColour):
    """Up to two dice change colour (Philippe Kieffer)."""

    def do(self, p: Field, unit: Force, slug: str) -> None:
        p.push(unit.seat, "hero-paint", text=slug)


class PaintTwo(SetColourOf):
    """`b`: the dice that have changed; after the first one the Unit may stop."""

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        found = super().options(p, unit, frame)
        fresh = [action for action in found if not frame[2] >> unit.tray.numbers[action.args[0]] & 1]
        return [*fresh, PASS] if frame[2] else fresh

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        if action.verb == "pass":
            return
        super().chosen(p, unit, frame, action)
        if not frame[2]:
            p.push(unit.seat, "hero-paint", 0, 1 << unit.tray.numbers[action.args[0]], frame[3])


class ChangePlacesTwice(SwapSectors):
    """The first time he stays, the second time he is sacrificed (Ernie Pyle)."""

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        return refuse_worn_out(p, unit, slug) or super().refuse(p, unit, slug)

    def do(self, p: Field, unit: Force, slug: str) -> None:
        super().do(p, unit, slug)
        if count_use(p, slug) >= TWICE:
            push_price(p, unit, slug, p.book.cards[slug].rule)


class StayTwice(StayOn):
    """The same for one more turn in the sector (Joe Medicine Crow)."""

    def __init__(self) -> None:
        super().__init__(STAYING_ON)

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        return refuse_worn_out(p, unit, slug) or super().refuse(p, unit, slug)

    def do(self, p: Field, unit: Force, slug: str) -> None:
        super().do(p, unit, slug)
        if count_use(p, slug) >= TWICE:
            push_price(p, unit, slug, p.book.cards[slug].rule)


def stays_once(p: Field, unit: Force) -> bool:
    """Clifton James takes another's place: the first time he stays (W-CARD-HERO-20)."""
    if count_use(p, JAMES) >= TWICE:
        return False
    if p.sink is not None:
        p.emit("stood-in", unit.seat, "W-CARD-HERO-20", {"card": JAMES}, JAMES)
    return True


class DestroyMore(DestroyGuns):
    """The guns of the own sector and of one next to it are gone for good (Lachhiman Gurung)."""

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        if p.here(unit).bunker or not guns_around(p, unit):
            return super().refuse(p, unit, slug)
        return None

    def do(self, p: Field, unit: Force, slug: str) -> None:
        if super().refuse(p, unit, slug) is None:
            super().do(p, unit, slug)
        p.push(unit.seat, "destroy-near", text=slug)


class DestroyNear(Aim):
    """Which sector next to the Unit's loses its guns too."""

    rule = "W-CARD-HERO-21"

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        place = p.book.index(action.args[0])
        silence(p, place, p.ground(place).mgf - p.battle.silenced[place])
        add_effect(p, "guns-gone", place, 0, frame[3])


def bless(p: Field, unit: Force) -> bool:
    """Francis Sampson: another Unit gains courage for the bonus too, the own where there is no other (W-HERO-51)."""
    if SAMPSON in unit.specialists:
        if p.others(unit):
            p.push(unit.seat, "bless", text=SAMPSON)
        else:
            gain(p, unit, COURAGE_DIAL, 1, "W-CARD-HERO-09", SAMPSON)
    return False


class Bless(Pick):
    """Which other Unit gains 1 courage."""

    rule = "W-CARD-HERO-09"
    by_card = True

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return [Action("bless", (str(other.seat),)) for other in p.others(unit)]

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        one = action.verb == "bless" and len(action.args) == 1
        return why_unit(p, unit, action.args[0], self.rule) if one else None

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        gain(p, p.unit(int(action.args[0])), COURAGE_DIAL, 1, self.rule, frame[3])


def note_kept(p: Field, unit: Force) -> bool:
    """Lee Miller keeps the tally: next turn up to two of its dice may be rolled again."""
    if MILLER in unit.specialists:
        part = heroes_of(p)
        part.kept = (*part.kept, unit.seat)
    return False


class KeptStage(Stage[Field]):
    """The tally that Lee Miller kept is on the table: up to two dice may be rolled again before it counts."""

    phase = "ROLL"

    def open(self, p: Field) -> None:
        part = heroes_of(p)
        for unit in p.units_taking_part():
            if unit.seat in part.kept and unit.flags & REPEATS:
                part.kept = tuple(seat for seat in part.kept if seat != unit.seat)
                p.push(unit.seat, "hero-reroll", 1, text=MILLER)


def has_miller(book: Book) -> bool:
    return MILLER in book.cards


def takeable(p: Field, unit: Force) -> list[str]:
    """The War Heroes a Leadership may bring: titles count, the map's list does not (W-HERO-45)."""
    return [slug for slug in heroes_of(p).waiting if refuse_title(p, unit, slug) is None]


def refuse_leading(p: Field, unit: Force) -> Refusal | None:
    """Why no War Hero comes by Leadership: nobody is left whose title is open."""
    return None if takeable(p, unit) else Refusal("W-HERO-41", "hero-none-left", {})


def lead(p: Field, unit: Force) -> None:
    """Lead the Way: three STARs are given up, and a War Hero comes free (W-HERO-41, W-HERO-42)."""
    p.push(unit.seat, TAKE_HERO)


class TakeHero(Pick):
    """Which War Hero comes."""

    rule = "W-HERO-41"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return [Action("take", (slug,)) for slug in takeable(p, unit)]

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        """Any hero of the pool could have been named (W-HERO-41); why not this one."""
        slug = action.args[0] if action.verb == "take" and len(action.args) == 1 else ""
        card = p.book.cards.get(slug)
        if card is None or card.kind != HERO:
            return None
        return refuse_title(p, unit, slug) or Refusal("W-HERO-31", "hero-taken", {"card": slug})

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        part = heroes_of(p)
        part.waiting = without(part.waiting, action.args[0])
        part.uses[f"led {unit.seat}"] = part.uses.get(f"led {unit.seat}", 0) + 1
        join(p, unit, action.args[0], "W-HERO-41")


def give_up_stars(p: Field, unit: Force) -> bool:
    """The STARs of the sets that brought heroes are not collected; those beyond are (W-HERO-41, W-HERO-44)."""
    if p.book.is_on(LEAD):
        led = heroes_of(p).uses.pop(f"led {unit.seat}", 0)
        pay(p, unit, STARS, 3 * led, "W-HERO-41")
    return False


def settle_spares(book: Book) -> None:
    """Clifton James may stay though he was given up."""
    if JAMES in book.cards:
        book.spares[JAMES] = stays_once


STEPS: dict[str, Ask] = {
    "hero-reroll": RerollTwoDice(),
    "hero-paint": PaintTwo(),
    "destroy-near": DestroyNear(),
    "bless": Bless(),
    TAKE_HERO: TakeHero(),
}

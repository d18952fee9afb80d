"""The 12 Field Promotions (W-CARD-FP-01 to 12): kept until played, used once, never in COMBAT (W-MISS-60)."""

from __future__ import annotations

from typing import Final

from hhour.dday.boxes.way_to_hell.gold.dice import is_colourless
from hhour.dday.rules.battle.book import APART
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.marks import turn_marker
from hhour.dday.rules.battle.state import FREE_ADVANCE, FREE_ENTRY, STAYING_ON, Force, Unit
from hhour.dday.rules.battle.verbs import COURAGE_DIAL, POINTS, SOLDIERS, STARS, join, take_item
from hhour.dday.rules.cards.card import DISCARD, Card, Effect
from hhour.dday.rules.cards.effects import Gain, LowerDefence, SetFlag, StayOn, no
from hhour.dday.rules.cards.finding import recruits, refuse_recruit
from hhour.dday.rules.cards.kinds import ITEM, SPECIAL
from hhour.dday.rules.dice.results import faces_of_die, results_of, set_die
from hhour.dday.rules.dice.rolling import rerollable, roll_dice
from hhour.dday.rules.steps.dice import told_change
from hhour.dday.rules.turn.pick import Ask, ForcePick, Pick
from hhour.dday.rules.turn.reasons import why_die
from hhour.kernel.action import Action
from hhour.kernel.dice import bits
from hhour.kernel.faces import COLOUR_NAMES, COLOUR_NUMBER, FACE_NAMES, FACE_NUMBER, GOLD
from hhour.kernel.lanes import Frame, Stage
from hhour.kernel.refusal import Refusal

PROMOTION: Final = "promotion"
NEEDS = "missions"
THREE_CHEVRONS: Final = 3
MOST_DICE: Final = 3  # of Promoted: Lance Corporal
MOST_STARS: Final = 3  # of Promoted: Sergeant Major
MOST_POINTS: Final = 12  # of Promoted: Warrant Officer
PASS: Final = Action("pass")


class RerollSome(Effect):
    """Up to three unlocked dice are rolled again, once and together."""

    touches_tally = True

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        return None if unit.faces and rerollable(p, unit) else no(p, slug, "card-no-die")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        p.push(unit.seat, "reroll-three", text=slug)


class RerollSomeDice(ForcePick):
    """Which dice, up to three of the unlocked ones (W-CARD-FP-01)."""

    rule = "B-ROLL-09"
    by_card = True

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        mask = rerollable(p, unit)
        most = min(MOST_DICE, bits(mask))
        return [one for count in range(1, most + 1) for one in unit.tray.subsets("reroll", mask, count)]

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        """A locked die, or more than three (W-CARD-FP-01)."""
        mask = unit.tray.mask(action.args) if action.verb == "reroll" else 0
        if mask <= 0:
            return None
        if mask & unit.locked:
            return Refusal("B-ROLL-05", "locked", {"dice": " ".join(unit.tray.slots(mask & unit.locked))})
        return Refusal(self.asked_by(p, frame), "reroll-most", {"n": MOST_DICE, "given": bits(mask)})

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        roll_dice(p, unit, unit.tray.mask(action.args), p.book.cards[frame[3]].rule)


class RecruitCheap(Effect):
    """A Specialist of up to three stars comes for none, beyond the recruit of the turn."""

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        return None if cheap_recruits(p, unit) else no(p, slug, "card-nothing-left")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        p.push(unit.seat, "recruit-cheap", text=slug)


def cheap_recruits(p: Field, unit: Force) -> list[str]:
    """The Specialists the Unit could take so, of three stars at most (W-CARD-FP-06, W-CARD-FP-20)."""
    return [
        who
        for who in recruits(p, unit)
        if p.book.costs[who] <= MOST_STARS and refuse_recruit(p, unit, who, free=True) is None
    ]


class CheapRecruit(Pick):
    """Which Specialist."""

    rule = "W-CARD-FP-06"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return [Action("recruit", (slug,)) for slug in cheap_recruits(p, unit)]

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "recruit" or len(action.args) != 1:
            return None
        refused = refuse_recruit(p, unit, action.args[0], free=True)
        return refused or Refusal(self.rule, "recruit-dear", {"card": action.args[0], "n": MOST_STARS})

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        join(p, unit, action.args[0], self.rule, "recruited")


class FindCheap(Effect):
    """An Item of up to 12 item points comes for none, beyond the find of the turn."""

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        if p.ground(unit.sector).no_find:
            return Refusal("B-ITEM-11", "find-no-find", {"sector": p.book.place(unit.sector)})
        return None if cheap_items(p) else no(p, slug, "card-nothing-left")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        p.push(unit.seat, "find-cheap", text=slug)


def cheap_items(p: Field) -> list[str]:
    """The Items that can be had so, of 12 item points at most (W-CARD-FP-07)."""
    return [slug for slug in p.battle.items if p.book.costs[slug] <= MOST_POINTS]


class CheapFind(Pick):
    """Which Item."""

    rule = "W-CARD-FP-07"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return [Action("find", (slug,)) for slug in cheap_items(p)]

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        """No Item, a dear one (W-CARD-FP-07), or one that does not lie in the pool."""
        if action.verb != "find" or len(action.args) != 1:
            return None
        card = p.book.cards.get(action.args[0])
        if card is None or card.kind not in (ITEM, SPECIAL):
            return Refusal(self.rule, "find-not-item", {"card": action.args[0]})
        if card.cost > MOST_POINTS:
            return Refusal(self.rule, "find-dear", {"card": card.slug, "n": MOST_POINTS})
        return Refusal("B-ITEM-03", "find-not-here", {"card": card.slug})

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        take_item(p, unit, action.args[0], self.rule, 0)


class TurnDie(Effect):
    """One die of the tally, even a locked one, shows any face in any colour."""

    touches_tally = True

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        return None if unit.faces else no(p, slug, "card-no-die")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        p.push(unit.seat, "turn-die", text=slug)


class TurnedDie(ForcePick):
    """`turn r1 STAR blue`."""

    rule = "W-CARD-FP-10"

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        return [
            Action("turn", (unit.tray.names[die], FACE_NAMES[face], COLOUR_NAMES[colour]))
            for die in results_of(unit)
            for face in sorted(set(faces_of_die(unit, die)))
            for colour in _colours(p, unit, die)
            if (face, colour) != (unit.faces[die], unit.colours[die])
        ]

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "turn" or len(action.args) != 3:
            return None
        if action.args[1] not in FACE_NUMBER or action.args[2] not in COLOUR_NUMBER:
            return None
        missing = why_die(unit, action.args[0])
        if missing is not None:
            return missing
        die, face, colour = unit.tray.numbers[action.args[0]], FACE_NUMBER[action.args[1]], action.args[2]
        if COLOUR_NUMBER[colour] not in _colours(p, unit, die):
            return p.veto("paint", unit, f"{unit.seat}:{action.args[0]}")
        if face not in faces_of_die(unit, die):
            return None
        return Refusal(self.rule, "die-same", {"die": action.args[0]})

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        die = unit.tray.numbers[action.args[0]]
        set_die(unit, die, FACE_NUMBER[action.args[1]], COLOUR_NUMBER[action.args[2]])
        told_change(p, unit, die, frame[3])


def _colours(p: Field, unit: Force, die: int) -> tuple[int, ...]:
    """The colours it may have: a die that has none for good stays without one (W-GOLD-59)."""
    stays = unit.colours[die] == GOLD and is_colourless(p) and p.book.version >= APART
    return (GOLD,) if stays else unit.tray.sets


class StayLonger(StayOn):
    """A Unit that must move may stay; its marker shows three chevrons again."""

    def do(self, p: Field, unit: Force, slug: str) -> None:
        super().do(p, unit, slug)
        if isinstance(unit, Unit):
            turn_marker(unit, THREE_CHEVRONS)


class MovedStage(Stage[Field]):
    """All have moved: who holds a card for this moment may play it before COMBAT (W-CARD-FP-21)."""

    phase = "MOVE"

    def open(self, p: Field) -> None:
        usable = p.book.usable[p.battle.stage]
        for force in p.taking_part():
            if any(slug in usable for slug in force.held):
                p.push(force.seat, "before-combat")


class BeforeCombat(Ask):
    """Cards are played, or not."""

    free = True
    rule = "W-CARD-FP-21"

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        usable = p.book.usable[p.battle.stage]
        unit = p.force(seat)
        if any(slug in usable and _plays(p, unit, usable[slug]) for slug in unit.held):
            return False
        p.pop(seat)
        return True

    def choices(self, p: Field, seat: int, frame: Frame) -> list[Action]:
        return [PASS]

    def refuse(self, p: Field, seat: int, frame: Frame, action: Action) -> Refusal | None:
        return None if action.text == "pass" else Refusal(self.rule, "before-combat", {"action": action.text})

    def answer(self, p: Field, seat: int, frame: Frame, action: Action) -> None:
        p.pop(seat)


def _plays(p: Field, unit: Force, card: Card) -> bool:
    """Whether it would do something here, so that it is waited for (W-CARD-FP-21)."""
    return card.use is not None and card.use.refuse(p, unit, card.slug) is None


def promotion(slug: str, rule: str, timing: str, use: Effect) -> Card:
    """A Field Promotion: reconstructed, as all of them are."""
    return Card(slug, PROMOTION, rule, 0, tuple(timing.split()), (), use, DISCARD, None, True, "reconstructed")


CARDS = (
    promotion("fp-lance-corporal", "W-CARD-FP-01", "window", RerollSome()),
    promotion("fp-corporal", "W-CARD-FP-02", "any-but-combat", Gain(STARS, 3)),
    promotion("fp-lance-sergeant", "W-CARD-FP-03", "any-but-combat", Gain(SOLDIERS, 5)),
    promotion("fp-sergeant", "W-CARD-FP-04", "any-but-combat", Gain(COURAGE_DIAL, 3)),
    promotion("fp-staff-sergeant", "W-CARD-FP-05", "any-but-combat", Gain(POINTS, 12)),
    promotion("fp-sergeant-major", "W-CARD-FP-06", "muster", RecruitCheap()),
    promotion("fp-warrant-officer", "W-CARD-FP-07", "muster", FindCheap()),
    promotion("fp-second-lieutenant", "W-CARD-FP-08", "move", SetFlag(FREE_ADVANCE)),
    promotion("fp-first-lieutenant", "W-CARD-FP-09", "move", SetFlag(FREE_ENTRY)),
    promotion("fp-captain", "W-CARD-FP-10", "window", TurnDie()),
    promotion("fp-major", "W-CARD-FP-11", "upkeep move", StayLonger(STAYING_ON)),
    promotion("fp-lieutenant-colonel", "W-CARD-FP-12", "moved", LowerDefence(6)),
)

STEPS: Final[dict[str, Ask]] = {
    "reroll-three": RerollSomeDice(),
    "recruit-cheap": CheapRecruit(),
    "find-cheap": CheapFind(),
    "turn-die": TurnedDie(),
    "before-combat": BeforeCombat(),
}

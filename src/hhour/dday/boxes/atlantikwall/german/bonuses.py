"""German RWB bonuses, and the free Decoration of a Straight (A-RWB, A-DECO-04)."""

from __future__ import annotations

from typing import Final

from hhour.dday.boxes.atlantikwall.german import verbs
from hhour.dday.boxes.atlantikwall.german.force import German, german
from hhour.dday.rules.battle.book import SAFE_DICE
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import BOOKED, FOUND, Force
from hhour.dday.rules.battle.verbs import COURAGE_DIAL, POINTS, SOLDIERS, STARS, gain
from hhour.dday.rules.cards.hooks import RWB_COURAGE, RWB_SOLDIERS, sources
from hhour.dday.rules.dice.results import trying
from hhour.dday.rules.dice.rwb import add_beside
from hhour.dday.rules.dice.tally import can_claim, one_more
from hhour.dday.rules.steps.casualties import suffer
from hhour.dday.rules.turn.pick import Ask, ForcePick
from hhour.kernel.action import Action
from hhour.kernel.faces import BLACK, COURAGE, FACE_NUMBER, FACES, SKULL, SOLDIER, STAR, TOOL, TWO_SOLDIERS, result
from hhour.kernel.lanes import Frame
from hhour.kernel.refusal import Refusal

RULES: Final = ("A-RWB-02", "A-RWB-03", "A-RWB-05", "A-RWB-06", "A-RWB-07", "A-RWB-08")
LOOK: Final = 3  # cards Ingenuity shows
BLACKS: Final = tuple(Action("black", (face,)) for face in FACES)
DECORATION: Final = Action("choose", ("decoration",))
POINTS_15: Final = Action("choose", ("points",))
COURAGE_2: Final = Action("choose", ("courage",))
STARS_2: Final = Action("choose", ("stars",))
CASUALTIES: Final = Action("choose", ("casualties",))
LOOK_AT_TOP: Final = Action("choose", ("look",))
PASS: Final = Action("pass")


def give_bonus(p: Field, he: German, face: int, source: str) -> None:
    """He obtains a bonus, by dice or by a card (A-RWB-14); what must be chosen is asked on his lane."""
    rule = RULES[face]
    verbs.obtain(p, he, face, rule, source)
    for part in sources(p, RWB_SOLDIERS, he):
        gain(p, he, SOLDIERS, part.amount, part.rule, part.source)
    for part in sources(p, RWB_COURAGE, he):
        gain(p, he, COURAGE_DIAL, part.amount, part.rule, part.source)
    p.happens("obtained", he)
    if face == SKULL:
        p.push(he.seat, "dispatch", text=source)
    elif face == STAR:
        p.push(he.seat, "discipline", text=source)
    elif face == SOLDIER:
        gain(p, he, SOLDIERS, 6, rule, source)  # and 1 courage (A-RWB-05)
        gain(p, he, COURAGE_DIAL, 1, rule, source)
    elif face == TWO_SOLDIERS:
        gain(p, he, SOLDIERS, 6, rule, source)
    elif face == COURAGE:
        p.push(he.seat, "fanaticism", text=source)
    elif face == TOOL:
        verbs.ask_after_booking(p, he, ("ingenuity", 0, 0, source))  # this turn's item points count (A-RWB-09)


class Dispatch(ForcePick):
    """15 item points, or a Decoration drawn at random (A-RWB-02)."""

    rule = "A-RWB-02"

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        return [POINTS_15, DECORATION] if verbs.can_draw(german(p)) else [POINTS_15]

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        return Refusal("A-DECO-09", "decoration-none", {}) if action.text == DECORATION.text else None

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        if action.text == DECORATION.text:
            verbs.draw_decoration(p, german(p), self.rule, frame[3])
        else:
            gain(p, unit, POINTS, 15, self.rule, frame[3])


class Discipline(ForcePick):
    """A black result of his choice, or 2 courage (A-RWB-03)."""

    rule = "A-RWB-03"

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        if unit.flags & BOOKED:
            return [COURAGE_2]
        return [*(action for face, action in enumerate(BLACKS) if _holds(p, unit, face)), COURAGE_2]

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        if action not in BLACKS:
            return None
        return Refusal("B-RWB-20", "lead-late", {}) if unit.flags & BOOKED else Refusal("A-RWB-04", "lead-skull", {})

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        if action.verb == "black":
            add_beside(p, unit, FACE_NUMBER[action.args[0]], BLACK, self.rule, frame[3], SAFE_DICE)
        else:
            gain(p, unit, COURAGE_DIAL, 2, self.rule, frame[3])


def _holds(p: Field, unit: Force, face: int) -> bool:
    """A black SKULL must not break what is already claimed, unless it completes a Dispatch (A-RWB-04)."""
    if face != SKULL:
        return True
    trial = trying(unit, (*unit.virtual, result(SKULL, BLACK)))
    more = one_more(unit.claimed, SKULL)
    return can_claim(p, trial, unit.claimed, unit.straight) or can_claim(p, trial, more, unit.straight)


class Fanaticism(ForcePick):
    """2 stars, or every Unit loses 1 soldier at once (A-RWB-07)."""

    rule = "A-RWB-07"

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        return [STARS_2, CASUALTIES]

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        if action.text == STARS_2.text:
            gain(p, unit, STARS, 2, self.rule, frame[3])
            return
        for other in p.in_play():
            if not p.battle.outcome:
                suffer(p, other, 1, self.rule, frame[3])


class Ingenuity(ForcePick):
    """A used Item for its cost, or a look at the top of the deck (A-RWB-08)."""

    rule = "A-RWB-08"

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        he = german(p)
        found = [Action("refind", (slug,)) for slug in sorted(he.spent) if self.refuse_item(p, he, slug) is None]
        look = [LOOK_AT_TOP] if len(he.deck) else []
        return [*found, *look, PASS]

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        if self.options(p, p.force(seat), frame) == [PASS]:
            p.pop(seat)
            return True
        return super().run(p, seat, frame)

    def refuse_item(self, p: Field, he: German, slug: str) -> Refusal | None:
        """Why a used Item cannot be had back (A-RWB-09)."""
        if slug not in he.spent:
            return Refusal(self.rule, "find-not-used", {"card": slug})
        if he.flags & FOUND and not (p.book.lucky_scavenger or p.book.is_on("german-limits=unlimited")):
            return Refusal("A-RWB-09", "find-once", {"card": slug})
        cost = verbs.cost_of_item(p, he, slug)
        if cost > he.points:
            return Refusal("A-RWB-09", "find-cost", {"card": slug, "cost": cost, "have": he.points})
        return None

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        """Of the two things it offers (A-RWB-08): an Item he cannot have or pay (A-RWB-09), a deck without a top."""
        if action.verb == "refind" and len(action.args) == 1:
            return self.refuse_item(p, german(p), action.args[0])
        return Refusal("A-DECO-09", "decoration-none", {}) if action.text == LOOK_AT_TOP.text else None

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        he = german(p)
        if action.verb == "refind":
            slug = action.args[0]
            verbs.find(p, he, slug, self.rule, verbs.cost_of_item(p, he, slug), not p.book.lucky_scavenger)
        elif action.text == LOOK_AT_TOP.text:
            look_at_top(p, he, LOOK, self.rule)


def look_at_top(p: Field, he: German, count: int, rule: str) -> None:
    """The top cards are shown to him alone, to be put back in any order (A-RWB-08, A-RWB-10)."""
    p.push(he.seat, "put-back", len(show_top(p, he, count, rule)))


def show_top(p: Field, he: German, count: int, rule: str) -> tuple[str, ...]:
    """He alone looks at the top cards, as many as there are."""
    shown = he.deck.peek(p, he.seat, "decoration", count, he.eyes)
    p.emit("looked", he.seat, rule, {"cards": shown, "n": len(shown)}, "", he.eyes, {"n": len(shown)}, rule)
    return shown


class PutBack(ForcePick):
    """Which of the `a` cards shown comes to lie on top of those still in hand; the last one follows by itself."""

    rule = "A-RWB-08"

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        return [Action("top", (slug,)) for slug in german(p).deck.slots[frame[2] : frame[1]]]

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        if frame[1] - frame[2] > 1:
            return False
        p.pop(seat)
        return True

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        deck = german(p).deck
        at = deck.slots.index(action.args[0], frame[2])
        deck.lift(at, frame[2])
        p.push(unit.seat, "put-back", frame[1], frame[2] + 1)


class StraightDecoration(ForcePick):
    """He looks through the deck and takes one, or leaves it; then it is shuffled (A-DECO-04, A-DECO-05)."""

    rule = "A-DECO-04"

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        deck = german(p).deck
        there = sorted({*deck.unplaced, *(slug for slug in deck.slots if slug)})
        return [*(Action("take", (slug,)) for slug in there), PASS]

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "take" or len(action.args) != 1 or action.args[0] not in p.book.cards:
            return None
        return Refusal("A-DECO-17", "decoration-not-there", {"card": action.args[0]})

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        he = german(p)
        p.reveal(he.eyes)
        if action.verb == "take":
            he.deck.take(action.args[0])
            he.deck.shuffle()
            verbs.take_decoration(p, he, action.args[0], self.rule)
        else:
            he.deck.shuffle()


STEPS: dict[str, Ask] = {
    "dispatch": Dispatch(),
    "discipline": Discipline(),
    "fanaticism": Fanaticism(),
    "ingenuity": Ingenuity(),
    "put-back": PutBack(),
    "straight-decoration": StraightDecoration(),
}

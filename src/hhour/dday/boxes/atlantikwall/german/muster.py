"""The German's set-up and MUSTER: recruit, find, draw Decorations (A-GER-04 to -08, A-GER-23 to -26, A-DECO-02)."""

from __future__ import annotations

from typing import Final

from hhour.dday.boxes.atlantikwall.german import verbs
from hhour.dday.boxes.atlantikwall.german.force import PLAIN_GUNS, German, german
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import FOUND, RECRUITED, Force
from hhour.dday.rules.battle.verbs import COURAGE_DIAL, join, pay, set_purse, widen_pool
from hhour.dday.rules.cards.finding import unknown_card
from hhour.dday.rules.cards.free import worth_asking
from hhour.dday.rules.steps.muster import DONE
from hhour.dday.rules.turn.pick import Ask, ForcePick
from hhour.kernel.action import Action, shared
from hhour.kernel.lanes import Frame
from hhour.kernel.refusal import Refusal

SPECIALIST: Final = "german-specialist"
ITEM: Final = "german-item"
DECORATION: Final = "decoration"
DECORATE: Final = Action("decorate")
SOLDIERS: Final = 4  # A-GER-06
COURAGE_PER_UNIT: Final = 3  # A-GER-08
GREY: Final = Action("choose", ("grey-dice",))
PLAIN: Final = Action("choose", ("plain-dice",))
SERGEANT: Final = "unteroffizier"


def lay(p: Field) -> None:
    """The German takes his seat: his pool, his deck, his first men (A-GER-04 to A-GER-08)."""
    he = german(p)
    verbs.lay_out(p, he, *(p.book.named((kind,)) for kind in (SPECIALIST, ITEM, DECORATION)))
    # A-GEN-13: on every map, whatever its list or the options deal
    own = [slug for slug in p.book.named(("unique",)) if p.book.cards[slug].rule.startswith("A-CARD-AS")]
    widen_pool(p, tuple(own))
    join(p, he, SERGEANT, "A-GER-07")
    if p.book.grey_mgf:
        p.push(he.seat, "which-guns")
    if p.book.is_on("blind-start-german"):
        blind_start(p, he)
    else:
        begin_with(p, he, SOLDIERS, COURAGE_PER_UNIT * (p.book.seats - 1), "A-GER-06")


def begin_with(p: Field, he: German, soldiers: int, courage: int, rule: str) -> None:
    """What he has at the start: neither stars nor item points (A-GER-08)."""
    set_purse(he, soldiers, 0, courage, 0)
    p.emit("start-resources", he.seat, rule, {"soldiers": soldiers, "courage": courage})


def blind_start(p: Field, he: German) -> None:
    """A die for every Unit: he chooses which are his soldiers, the others are courage (A-BLIND-02 to A-BLIND-04)."""
    dice = p.chance.d6(0, he.seat, "blind", p.draw_number(he), p.book.seats)
    p.emit("german-blind", he.seat, "A-BLIND-02", {"dice": tuple(dice)})
    p.push(he.seat, "blind-start", text=" ".join(str(die) for die in sorted(dice)))


class BlindStart(ForcePick):
    """Which die is his soldiers. Text: the dice."""

    rule = "A-BLIND-03"

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        return [Action("muster", (die,)) for die in dict.fromkeys(frame[3].split(" "))]

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        dice = [int(die) for die in frame[3].split(" ")]
        soldiers = int(action.args[0])
        begin_with(p, german(p), soldiers, sum(dice) - soldiers, self.rule)


class WhichGuns(ForcePick):
    """Grey dice are there: he alone decides whether machine guns fire with them, for all players (A-NOTE-14)."""

    rule = "A-NOTE-14"

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        return [GREY, PLAIN]

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        if action.text == PLAIN.text:
            verbs.note_for_good(german(p), PLAIN_GUNS)
        p.emit("guns-chosen", unit.seat, self.rule, {"what": action.args[0]})


def fires_plain(p: Field) -> bool:
    """Whether he has decided against the grey dice."""
    return bool(german(p).lifetime & PLAIN_GUNS)


def is_unlimited(p: Field) -> bool:
    """Whether he may recruit and find more than one card a turn (A-GER-25)."""
    return p.book.is_on("german-limits=unlimited")


def refuse_return(he: German, slug: str) -> Refusal | None:
    """Who came back to the pool a moment ago waits for the next MUSTER, whatever would bring him (A-GER-34)."""
    return Refusal("A-GER-34", "recruit-back", {"card": slug}) if f"{verbs.BACK} {slug}" in he.used else None


def refuse_recruit(p: Field, he: German, slug: str) -> Refusal | None:
    """Why he cannot recruit this Specialist now."""
    card = p.book.cards.get(slug)
    if card is None:
        return unknown_card(p, slug)
    if slug in he.specialists:
        return Refusal("A-GER-28", "recruit-have", {"card": slug})
    if slug in he.fallen:
        return Refusal("A-GER-32", "recruit-fallen", {"card": slug})
    if slug not in he.hand:
        return Refusal("A-GER-04", "recruit-not-here", {"card": slug})
    forbidden = refuse_return(he, slug) or p.veto("recruit", he, slug)
    if forbidden is not None:
        return forbidden
    if he.flags & RECRUITED and not is_unlimited(p):
        return Refusal("A-GER-24", "recruit-once", {"card": slug})
    cost = verbs.cost_of_specialist(p, he, slug)
    return (
        None
        if cost <= he.stars
        else Refusal("A-GER-23", "recruit-cost", {"card": slug, "cost": cost, "have": he.stars})
    )


def refuse_find(p: Field, he: German, slug: str) -> Refusal | None:
    """Why he cannot find this Item now."""
    card = p.book.cards.get(slug)
    if card is None:
        return unknown_card(p, slug)
    if slug in he.spent:
        return Refusal("A-GER-27", "find-used", {"card": slug})
    if slug not in he.offered:
        return Refusal("A-GER-04", "find-not-here", {"card": slug})
    forbidden = p.veto("find", he, slug)
    if forbidden is not None:
        return forbidden
    if he.flags & FOUND and not is_unlimited(p):
        return Refusal("A-GER-24", "find-once", {"card": slug})
    cost = verbs.cost_of_item(p, he, slug)
    return (
        None if cost <= he.points else Refusal("A-GER-23", "find-cost", {"card": slug, "cost": cost, "have": he.points})
    )


def refuse_decoration(he: German) -> Refusal | None:
    """Why he cannot draw a Decoration for courage (A-DECO-02, A-DECO-09)."""
    if not verbs.can_draw(he):
        return Refusal("A-DECO-09", "decoration-none", {})
    if he.courage < verbs.PRICE:
        return Refusal("A-DECO-02", "decoration-cost", {"cost": verbs.PRICE, "have": he.courage})
    return None


def business(p: Field, he: German) -> list[Action]:
    """All he can recruit, find and draw."""
    found: list[Action] = []
    unlimited = is_unlimited(p)
    if unlimited or not he.flags & RECRUITED:
        found += [shared("recruit", slug) for slug in he.hand if refuse_recruit(p, he, slug) is None]
    if unlimited or not he.flags & FOUND:
        found += [shared("find", slug) for slug in he.offered if refuse_find(p, he, slug) is None]
    if refuse_decoration(he) is None:
        found.append(DECORATE)
    return found


class GermanMuster(Ask):
    """`recruit`, `find`, `decorate` and cards; `done` ends it. With nothing to do and no card in hand he is done."""

    free = True
    rule = "A-GER-23"

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        he = german(p)
        if he.decorations or business(p, he) or worth_asking(p, he):
            return False
        p.pop(seat)
        return True

    def choices(self, p: Field, seat: int, frame: Frame) -> list[Action]:
        return [*business(p, german(p)), DONE]

    def refuse(self, p: Field, seat: int, frame: Frame, action: Action) -> Refusal | None:
        he = german(p)
        slug = action.args[0] if len(action.args) == 1 else ""
        if action.text == DONE.text:
            return None
        if action.text == DECORATE.text:
            return refuse_decoration(he)
        if action.verb == "recruit":
            return refuse_recruit(p, he, slug)
        if action.verb == "find":
            return refuse_find(p, he, slug)
        return Refusal(self.rule, "german-muster-now", {"action": action.text})

    def answer(self, p: Field, seat: int, frame: Frame, action: Action) -> None:
        he = german(p)
        if action.verb == "done":
            p.pop(seat)
        elif action.verb == "decorate":
            pay(p, he, COURAGE_DIAL, verbs.PRICE, "A-DECO-02")
            verbs.draw_decoration(p, he, "A-DECO-02")
        elif action.verb == "recruit":
            verbs.recruit(p, he, action.args[0], "A-GER-23", verbs.cost_of_specialist(p, he, action.args[0]))
        else:
            verbs.find(p, he, action.args[0], "A-GER-23", verbs.cost_of_item(p, he, action.args[0]))


STEPS: dict[str, Ask] = {"german-muster": GermanMuster(), "blind-start": BlindStart(), "which-guns": WhichGuns()}

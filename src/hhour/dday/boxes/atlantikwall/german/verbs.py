"""The only functions that change what the German owns: his Decorations, his pool, his men (A-DECO, A-GER-30 to -34)."""

from __future__ import annotations

from typing import Final

from hhour.dday.boxes.atlantikwall.german.force import German
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.marks import flag, note_use
from hhour.dday.rules.battle.state import FOUND, RECRUITED
from hhour.dday.rules.battle.verbs import POINTS, SOLDIERS, STARS, change, join, lose_soldiers, pay, without
from hhour.dday.rules.cards.hooks import FIND_COST, RECRUIT_COST, folded
from hhour.dday.rules.fight.losses import saves_left
from hhour.kernel.event import EVERYONE

PRICE: Final = 5  # courage for a Decoration (A-DECO-02)
RETURNING: Final = ("zwangsrekrut", "pionier", "maschinengewehr-schuetze")  # A-GER-32
BLACK: Final = ("wound-badge-black", "wound-badge-silver", "wound-badge-gold")  # A-DECO-11

# --- Decorations ------------------------------------------------------------------------------------------------------


def can_draw(german: German) -> bool:
    """Whether a Decoration is left to be drawn (A-DECO-09)."""
    return len(german.deck) > 0


def draw_decoration(p: Field, german: German, rule: str, source: str = "") -> None:
    """The top Decoration: into his hand, or carried out at once if it is a Black one (A-DECO-06, A-DECO-12)."""
    if not can_draw(german):
        return
    slug = german.deck.draw(p, german.seat, "decoration", german.eyes)
    take_decoration(p, german, slug, rule, source)


def take_decoration(p: Field, german: German, slug: str, rule: str, source: str = "") -> None:
    """A Decoration that has left the deck comes to him; the others learn no more than that (A-DECO-10)."""
    if slug in BLACK:
        p.reveal(EVERYONE)
        p.emit("wounded", german.seat, "A-DECO-12", {"card": slug}, source or slug)
        p.push(german.seat, "wound", 0, 0, slug)
        return
    german.decorations = tuple(sorted((*german.decorations, slug)))
    told = len(german.decorations)
    p.emit("decorated", german.seat, rule, {"card": slug, "n": told}, source, german.eyes, {"n": told}, rule)
    refill(german)


def discard(p: Field, german: German, slug: str) -> None:
    """A Decoration goes face up to the discard pile (A-DECO-07)."""
    if slug in german.decorations:
        german.decorations = without(german.decorations, slug)
    german.deck.discard(slug)
    refill(german)


def refill(german: German) -> None:
    """When the deck has no card left the discard pile becomes the deck (A-DECO-08)."""
    if not len(german.deck) and german.deck.discards:
        german.deck.reshuffle()


# --- his pool ---------------------------------------------------------------------------------------------------------


def cost_of_specialist(p: Field, german: German, slug: str) -> int:
    """Stars a German Specialist costs."""
    return max(0, folded(p, RECRUIT_COST, german, p.book.cards[slug].cost))


def cost_of_item(p: Field, german: German, slug: str) -> int:
    """Item points a German Item costs; what the Zahlmeister saves stops at 1, other reductions at 0 (A-AMB-44)."""
    cost = p.book.cards[slug].cost
    if "zahlmeister" in german.specialists:
        cost = max(min(cost, 1), cost - 2)
    return max(0, folded(p, FIND_COST, german, cost))


def recruit(p: Field, german: German, slug: str, rule: str, cost: int, limited: bool = True) -> None:
    """A Specialist of the German pool joins his force."""
    pay(p, german, STARS, cost, rule, slug)
    if limited:
        flag(german, RECRUITED)
    join(p, german, slug, rule, "recruited", cost)


def find(p: Field, german: German, slug: str, rule: str, cost: int, limited: bool = True) -> None:
    """An Item of the German pool, or a used one, comes to him."""
    pay(p, german, POINTS, cost, rule, slug)
    if limited:
        flag(german, FOUND)
    if slug in german.offered:
        german.offered = without(german.offered, slug)
    else:
        german.spent = without(german.spent, slug)
    german.items = (*german.items, slug)
    p.emit("found", german.seat, rule, {"card": slug, "cost": cost}, slug)


def turn_down(german: German, slug: str) -> None:
    """An Item lies face down: used, or lost (A-GER-27)."""
    german.items = without(german.items, slug)
    german.spent = (*german.spent, slug)


# --- his men ----------------------------------------------------------------------------------------------------------


def fall(p: Field, german: German, number: int, rule: str) -> int:
    """Soldiers fall, as many as there are (A-GER-62); a Sanitäter keeps one of them in each phase (A-CARD-GS-08)."""
    fallen = lose_soldiers(p, german, number, rule)
    if fallen:
        for part in saves_left(p, german):
            note_use(german, f"saves {p.phase()} {part.source}")
            change(german, SOLDIERS, part.amount)
            p.emit("saved", german.seat, part.rule, {"n": part.amount}, part.source)
    return fallen


def lose(p: Field, german: German, slug: str, rule: str, kind: str = "fallen") -> None:
    """A Specialist is lost: for good, or back to the pool if he is one of those who return (A-GER-32, A-GER-33)."""
    german.specialists = without(german.specialists, slug)
    returns = slug in RETURNING and (slug == "zwangsrekrut" or not p.book.is_on("strict-german-losses"))
    if returns:
        german.hand = (*german.hand, slug)
    else:
        german.fallen = (*german.fallen, slug)
    p.emit(kind, german.seat, rule, {"card": slug}, slug)
    if returns:
        p.emit("back-in-pool", german.seat, "A-GER-32", {"card": slug}, slug)


def suffers(p: Field, german: German, number: int, rule: str, source: str) -> None:
    """He must lose soldiers; Specialists may be given up in their place (A-GER-31)."""
    p.push(german.seat, "german-loss", number, 0, f"{source} {rule}")


def loses_one(p: Field, german: German, instead: int, rule: str, source: str) -> None:
    """He loses 1 Specialist of his choice, or so many soldiers if he has none."""
    if german.specialists:
        p.push(german.seat, "german-specialist", 0, 0, f"{source} {rule}")
    elif instead:
        fall(p, german, instead, rule)

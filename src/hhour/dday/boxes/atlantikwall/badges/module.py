"""Module 3, Badges: one more thing a Battle Cry may be taken as, used like an Item (A-BADGE)."""

from __future__ import annotations

from typing import Any, Final

from hhour.dday.boxes.atlantikwall.badges import cards, effects
from hhour.dday.boxes.atlantikwall.badges.part import HONOR, draw_badge, refuse_draw
from hhour.dday.boxes.atlantikwall.badges.pile import NAME, Badges, badges, discard_used
from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.marks import flag
from hhour.dday.rules.battle.profile import Over
from hhour.dday.rules.battle.state import AWARDED, Force, Unit
from hhour.dday.rules.battle.verbs import COURAGE_DIAL, STARS, draw_award, pay
from hhour.dday.rules.box.box import Box, Needs, Ware
from hhour.dday.rules.cards.card import ONCE, Card
from hhour.dday.rules.cards.hooks import ADD, QUIET_SKULLS, UNIT, Passive
from hhour.dday.rules.cards.kinds import RANKS
from hhour.dday.rules.turn.pick import Ask, Pick
from hhour.dday.rules.turn.prices import is_bought
from hhour.kernel.action import Action
from hhour.kernel.choice import Cost, Verb
from hhour.kernel.lanes import Frame
from hhour.kernel.refusal import Refusal
from hhour.kernel.setup import Option

OPTION: Final = "badges"
BADGE: Final = "badge"


class BadgeProfile(Over):
    """A Unit whose used Badges go to their own pile, and whose five-faced straight is rewarded by chance."""

    def spend(self, p: Field, force: Force, slug: str) -> bool:
        """A used Badge goes to the Badges' own pile (A-BADGE-05)."""
        if p.book.cards[slug].kind == cards.BADGE:
            discard_used(p, slug)
        return self.below.spend(p, force, slug)

    def reward_straight(self, p: Field, force: Force) -> None:
        if effects.AT_RANDOM in force.used:
            flag(force, AWARDED)
            draw_award(p, force, "A-CARD-BDG-12", "beach-battalion")
        else:
            self.below.reward_straight(p, force)


def _fill(book: Book) -> None:
    if not book.is_on(OPTION):
        return
    book.sources = (*book.sources, _sources)
    own = [card.slug for card in cards.CARDS]
    book.plain = False  # a used Badge goes to a pile of its own
    book.profiles[Unit.name] = BadgeProfile(book.profiles[Unit.name])
    book.short_sets = True
    if book.is_on(HONOR):
        for slug in own:
            book.cards[slug] = _lasting(book.cards[slug])
    else:
        book.tradable = book.tradable | frozenset(own)
    used = book.cards["marksmanship"]  # it acts once it is used (A-CARD-BDG-09)
    book.passives[QUIET_SKULLS][effects.QUIET] = Passive(
        QUIET_SKULLS, 2, UNIT, ADD, RANKS[cards.BADGE], used.rule, used.slug
    )


def _lasting(card: Card) -> Card:
    """The same Badge, kept and usable once a turn (A-BADGE-20, A-BADGE-23)."""
    return Card(
        card.slug, card.kind, card.rule, card.cost, card.timing, card.passives, card.use, ONCE, None, True,
        card.provenance,
    )  # fmt: skip


def _sources(p: Field, force: Force) -> tuple[str, ...]:
    return (effects.QUIET,) if effects.QUIET in force.used else ()


def _opens(p: Field, units: list[Unit]) -> None:
    if not p.book.is_on(OPTION):
        return
    if NAME not in p.battle.parts:
        p.battle.parts[NAME] = Badges(tuple(card.slug for card in cards.CARDS))
    for unit in units:
        if p.book.is_on("badge-of-assistance=all"):
            draw_badge(p, unit, "A-BADGE-31", gift=True)
        elif p.book.is_on("badge-of-assistance=chosen"):
            p.push(unit.seat, "assistance")


class Assistance(Pick):
    """Which Units get help is settled at the table before the game (A-BADGE-32)."""

    rule = "A-BADGE-32"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return [Action(BADGE), Action("pass")]

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        if action.verb == BADGE:
            draw_badge(p, unit, "A-BADGE-32", gift=True)


def _cry(p: Field, force: Force) -> None:
    draw_badge(p, force, "A-BADGE-02")


def _refuse_buy(p: Field, force: Force) -> Refusal | None:
    refused = refuse_draw(p, force)
    if refused is not None:
        return refused
    if force.courage and force.stars:
        return None
    return Refusal("A-BADGE-27", "badge-cost", {"courage": force.courage, "stars": force.stars})


def _buy(p: Field, force: Force) -> None:
    pay(p, force, COURAGE_DIAL, 1, "A-BADGE-27")
    pay(p, force, STARS, 1, "A-BADGE-27")
    draw_badge(p, force, "A-BADGE-27")


def _price(p: Field, seat: int, action: Action) -> tuple[Cost, ...]:
    return (Cost("courage", 1), Cost("stars", 1)) if is_bought(p, seat) else ()


def _points(p: Field, unit: Unit) -> tuple[tuple[str, int], ...]:
    part = badges(p)
    if part is None or not p.book.is_on(HONOR):
        return ()
    return (("A-BADGE-24", -10 * part.drawn.count(unit.seat)),)


def _view(p: Field, seat: int | None) -> dict[str, Any]:
    part = badges(p)
    if part is None:
        return {}
    return {"badges-left": len(part.deck), "badges-used": len(part.deck.discards)}


STEPS: dict[str, Ask] = {"assistance": Assistance()}

MODULE: Box = Box(
    "atlantikwall",
    "A-BADGE-01",
    options=(
        Option(OPTION, "off on", "A-BADGE-01"),
        Option(HONOR, "off on", "A-BADGE-20"),
        Option("badge-of-courage", "off on", "A-BADGE-27"),
        Option("badge-of-assistance", "off all chosen", "A-BADGE-31"),
    ),
    needs=(
        Needs(HONOR, OPTION),
        Needs("badge-of-courage", OPTION),
        Needs("badge-of-assistance", OPTION),
    ),
    kinds={cards.BADGE: 2},
    parts={NAME: Badges},
    cries=(Ware(BADGE, refuse_draw, _cry, option=OPTION),),
    wares=(Ware(BADGE, _refuse_buy, _buy, option="badge-of-courage"),),
    verbs=(Verb(BADGE, costs=_price), Verb("pair", "colour colour"), Verb("without", "face"), Verb("defuse", "die")),
    points=_points,
    fill=_fill,
    opens=_opens,
    view=_view,
    samples=(
        "dday n-01 units=2 opts=badges",
        "dday n-14 opts=badges,badge-of-honor,badge-of-courage,badge-of-assistance=all,victory-points",
    ),
)

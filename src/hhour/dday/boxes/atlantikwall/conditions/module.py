"""Module 2, Battle Conditions: a card before every ROLL, and what it does until the next (A-COND)."""

from __future__ import annotations

from typing import Any

from hhour.dday.boxes.atlantikwall.conditions import drawing, effects, observation
from hhour.dday.boxes.atlantikwall.conditions.cards import CONDITION
from hhour.dday.boxes.atlantikwall.conditions.part import NAME, Conditions, conditions
from hhour.dday.rules.battle.book import AS_WRITTEN, Book
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit
from hhour.dday.rules.box.box import Box, FreeVerb, Needs
from hhour.dday.rules.cards.hooks import ADD, RECRUIT_COST, UNIT, Passive
from hhour.dday.rules.cards.kinds import RANKS
from hhour.dday.rules.turn.slot import Slot
from hhour.kernel.setup import Option

OPTION = "battle-conditions"


def _fill(book: Book) -> None:
    """Let its cards touch numbers, mark the highest rows, file what a card does the other way round for a German.

    Rows matter to the Counter-Attack (A-CARD-CON-20); Guides cost him a star more (A-CARD-CON-21).
    """
    if not book.is_on(OPTION):
        return
    book.keeps_fallen = True
    book.sources = (*book.sources, effects.sources)
    for number in range(len(book.beaches)):
        own = [ground for ground in book.sectors if ground.beach == number]
        top = max(ground.row for ground in own if not ground.final)
        for ground in own:
            ground.own[effects.BELOW_TOP] = top - ground.row
    guides = book.cards["resistance-guides"]
    book.passives[RECRUIT_COST][effects.FOR_GERMANS] = Passive(
        RECRUIT_COST, 1, UNIT, ADD, RANKS[CONDITION], guides.rule, guides.slug
    )


def _opens(p: Field, units: list[Unit]) -> None:
    if p.book.is_on(OPTION) and NAME not in p.battle.parts:
        p.battle.parts[NAME] = Conditions()


def _view(p: Field, seat: int | None) -> dict[str, Any]:
    """The card and the Weather lie open, and how many are to come; who has looked ahead sees what he saw."""
    part = conditions(p)
    if part is None:
        return {}
    told: dict[str, Any] = {
        "condition": [part.card] if part.card else [],
        "weather": [part.weather] if part.weather else [],
        "conditions-left": len(part.deck),
        "conditions-over": len(part.deck.discards),
    }
    if part.freed:
        told["conditions-freed"] = [force.seat for force in p.battle.forces if part.freed >> force.seat & 1]
    if seat is not None and p.book.is_on("forward-observation"):
        told["conditions-ahead"] = [slug for slug in part.deck.seen_by(seat) if slug]
    return told


MODULE: Box = Box(
    "atlantikwall",
    "A-COND-01",
    options=(
        Option(OPTION, "off on", "A-COND-01", since={"on": AS_WRITTEN}),
        Option("persistent-weather", "off on", "A-COND-25"),
        Option("forward-observation", "off on", "A-COND-31"),
    ),
    needs=(Needs("persistent-weather", OPTION), Needs("forward-observation", OPTION)),
    kinds={CONDITION: 4},
    parts={NAME: Conditions},
    stages=(
        Slot("condition", drawing.ConditionStage(), trading=False, option=OPTION, before="roll"),
        Slot("drizzle", effects.DrizzleStage(), trading=False, option=OPTION, before="fix"),
        Slot("move-end", effects.MoveEndStage(), trading=False, option=OPTION, before="before-guns"),
        Slot("naval-gunfire", effects.GunfireStage(), trading=False, option=OPTION, before="before-guns"),
        Slot("field-hospital", effects.HospitalStage(), trading=False, option=OPTION, before="aftermath"),
    ),
    moments={"booked": effects.booked},
    vetoes={"trade": effects.no_trade, "swap": effects.no_trade, "use": effects.no_use},
    guns=effects.guns,
    gun_die=effects.gun_die,
    free_verbs=(
        FreeVerb("observe", observation.choices, observation.refuse, observation.observe, option="forward-observation"),
    ),
    fill=_fill,
    opens=_opens,
    view=_view,
    conceal=observation.conceal,
    samples=(
        "dday n-02 units=2 opts=battle-conditions",
        "dday n-13 units=3 opts=battle-conditions,persistent-weather,forward-observation",
    ),
)

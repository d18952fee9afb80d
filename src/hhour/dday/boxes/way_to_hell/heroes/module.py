"""Module 4: War Heroes in place of Specialists, and Lead the Way (W-HERO)."""

from __future__ import annotations

from hhour.dday.boxes.way_to_hell.heroes import deck
from hhour.dday.boxes.way_to_hell.heroes.effects import (
    TAKE_HERO,
    KeptStage,
    bless,
    give_up_stars,
    has_miller,
    lead,
    note_kept,
    refuse_leading,
    settle_spares,
)
from hhour.dday.boxes.way_to_hell.heroes.pool import (
    HERO,
    LEAD,
    OPTION,
    PART,
    SELECTION,
    Heroes,
    lay_heroes,
    pay_soldier,
    refuse_absent,
    refuse_hero,
    refuse_worn_out,
    soldier_due,
)
from hhour.dday.rules.battle.book import TO_THE_LETTER
from hhour.dday.rules.box.box import Box, LevelNeeds, Needs, Ware
from hhour.dday.rules.turn.slot import Slot
from hhour.kernel.setup import Option, Setup


def left_at_home(setup: Setup) -> tuple[str, ...]:
    """The War Heroes the players did not select (W-HERO-01)."""
    chosen = setup.options.get(SELECTION, "")
    return tuple(card.slug for card in deck.CARDS if card.slug not in chosen.split("+")) if chosen else ()


MODULE = Box(
    "way-to-hell",
    "W-HERO-01",
    options=(
        Option(OPTION, "off on", "W-HERO-01", since={"on": TO_THE_LETTER}),
        Option(SELECTION, "all", "W-HERO-01", tuple(card.slug for card in deck.CARDS)),
        Option(LEAD, "off on", "W-HERO-40"),
    ),
    needs=(Needs(LEAD, OPTION), Needs(SELECTION, OPTION)),
    bars=left_at_home,
    level_needs=(LevelNeeds(OPTION, "specialists"),),
    kinds={HERO: 3},
    parts={PART: Heroes},
    stages=(Slot("kept-tally", KeptStage(), trading=False, wanted=has_miller, before="window"),),
    moments={"recruited": pay_soldier, "obtained": bless, "kept": note_kept, "booked": give_up_stars},
    vetoes={"recruit": refuse_hero, "recruit-absent": refuse_absent, "stand-in": refuse_worn_out},
    leads=(Ware(TAKE_HERO, refuse_leading, lead, LEAD, "W-HERO-43"),),
    cautions=(soldier_due,),
    fill=settle_spares,
    lay=lay_heroes,
    samples=(
        "dday n-05 units=2 opts=heroes",
        "dday n-23 opts=heroes,lead-the-way",
        "dday n-04 units=2 opts=heroes,war-heroes=hero-waverly-woodson+hero-daniel-inouye",
    ),
)

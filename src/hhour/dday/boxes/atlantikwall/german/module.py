"""What the German's module brings to the box."""

from __future__ import annotations

from typing import Final

from hhour.dday.boxes.atlantikwall.german import (
    assault,
    automaton,
    combat,
    counter,
    moments,
    muster,
    prices,
    profile,
    standing,
    view,
    windows,
)
from hhour.dday.boxes.atlantikwall.german.effects import in_force, is_spared
from hhour.dday.boxes.atlantikwall.german.force import SIDE, SOLITAIRE, German
from hhour.dday.boxes.atlantikwall.german.trade import refuse_trade
from hhour.dday.rules.battle.book import AS_WRITTEN, Book
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit
from hhour.dday.rules.box.box import Against, Box, LevelNeeds, Needs
from hhour.dday.rules.cards.kinds import AWARD
from hhour.dday.rules.turn.slot import Slot
from hhour.kernel.roles import Role
from hhour.kernel.setup import Option

OPTION: Final = "german"
RANKING: Final = ("piat-gunner", "sniper", "soe-agent")


def fill(book: Book) -> None:
    """Seat the German after the Units, and let him touch the rules only where he plays."""
    if not book.is_on(OPTION):
        return
    seat = len(book.seating) + 1
    book.seating = [*book.seating, German]
    automated = book.is_on("german-ai")
    book.roles = (*book.roles, Role(seat, SIDE, SIDE, played=not automated, secret=True))
    if automated:
        book.automata[seat] = automaton.decide
    book.profiles[SIDE] = profile.GermanProfile(profile.STAGES, profile.COURSE)
    book.profiles[Unit.name] = profile.AlliedProfile(book.profiles[Unit.name])
    book.unique = (*book.unique, *(slug for slug in RANKING if slug not in book.unique))
    book.sources = (*book.sources, in_force)
    book.guns = (*book.guns, combat.guns)
    book.mines = (*book.mines, combat.mines)
    book.grey_refused = muster.fires_plain
    book.relief = (*book.relief, combat.RELIEF)
    book.spared = (*book.spared, is_spared)
    for verb in (windows.FIRST_WORD, standing.STANDING):
        book.free_verbs[verb.verb] = verb
    book.vetoes["use"] = (*book.vetoes.get("use", ()), windows.out_of_turn)
    book.vetoes["trade"] = (*book.vetoes.get("trade", ()), refuse_trade)
    for moment, happens in (
        ("wiped-out", assault.wiped_out),
        ("arrived", moments.arrived),
        ("obtained", moments.obtained),
    ):
        book.moments[moment] = (*book.moments.get(moment, ()), happens)
    for slug in book.named((AWARD,)):
        book.cards[slug] = counter.contested(book.cards[slug])


def opens(p: Field, units: list[Unit]) -> None:
    """He sets up when the battle begins, where he plays (A-GEN-15)."""
    if p.book.is_on(OPTION):
        muster.lay(p)


def _against_units(book: Book) -> bool:
    """What is there only where Units are played: nothing of it in solitaire (A-SOLO-06)."""
    return not book.is_on(SOLITAIRE)


STAGES: Final = (
    Slot(
        "turn-start",
        moments.TurnStartStage(),
        "any turn-start",
        "any turn-start",
        option=OPTION,
        wanted=_against_units,
        before="roll",
    ),
    Slot("adjust", windows.AdjustStage(), "any window", "any window", window=True, option=OPTION, instead="window"),
    Slot(
        "move-start",
        moments.MoveStartStage(),
        "any move-start",
        "any",
        option=OPTION,
        wanted=_against_units,
        before="move",
    ),
    Slot(
        "before-fire",
        windows.BeforeFireStage(),
        "any combat combat-before-mgf",
        "any combat combat-before-mgf",
        trading=False,
        option=OPTION,
        instead="before-guns",
    ),
    Slot("payment", combat.PaymentStage(), trading=False, option=OPTION, wanted=_against_units, before="guns"),
    Slot(
        "fire",
        windows.FireStage(),
        "any combat combat-after-mgf die-rolled",
        "any combat combat-after-mgf",
        option=OPTION,
        wanted=_against_units,
        instead="guns",
    ),
    Slot("relief", combat.ReliefStage(), trading=False, option=OPTION, wanted=_against_units, before="casualties"),
    Slot(
        "storm",
        assault.StormStage(),
        "any assault",
        "any",
        trading=False,
        option=OPTION,
        wanted=_against_units,
        instead="aftermath",
    ),
)

MODULE: Box = Box(
    "atlantikwall",
    "A-GEN-01",
    options=(
        Option(OPTION, "off on", "A-GER-01", since={"on": AS_WRITTEN}),
        Option("german-limits", "normal unlimited", "A-GER-24"),
        Option("strict-german-losses", "off on", "A-GER-33"),
        Option("blind-start-german", "off on", "A-BLIND-01"),
        Option("german-ai", "off on", "A-OPT-21"),
    ),
    needs=tuple(
        Needs(option, OPTION) for option in ("german-limits", "strict-german-losses", "blind-start-german", "german-ai")
    ),
    against=(Against("assault", OPTION, rule="A-ASSAULT-01"), Against("garrison-ai", OPTION, rule="A-ASSAULT-01")),
    level_needs=(
        LevelNeeds(OPTION, "specialists"),
        LevelNeeds(OPTION, "items"),
        LevelNeeds(OPTION, "mgf"),
    ),
    stages=STAGES,
    verbs=prices.VERBS,
    kinds={muster.SPECIALIST: 3, muster.ITEM: 2, muster.DECORATION: 1},
    forces=(German,),
    fill=fill,
    opens=opens,
    winners=view.winners,
    view=view.view,
    conceal=view.conceal,
    veil=view.veil,
    samples=(
        "dday n-01 units=2 opts=german",
        "dday n-03 opts=german,blind-start-german",
        "dday n-18 units=2 opts=german,german-ai",
    ),
)

"""What solitaire as the German brings to the box: one seat that nobody plays, and its march (A-SOLO)."""

from __future__ import annotations

from typing import Any, Final

from hhour.dday.boxes.atlantikwall.german.combat import guns as active_guns
from hhour.dday.boxes.atlantikwall.german.force import DICE, SOLITAIRE
from hhour.dday.boxes.atlantikwall.german.module import OPTION as GERMAN
from hhour.dday.boxes.atlantikwall.solitaire import cards, combat, march, pool, sniper, toll, verbs
from hhour.dday.boxes.atlantikwall.solitaire.marcher import HERE, NAME, Marcher
from hhour.dday.boxes.atlantikwall.solitaire.routes import stay
from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.profile import Profile
from hhour.dday.rules.battle.state import ALLIES, Unit
from hhour.dday.rules.box.box import Against, Box, Needs
from hhour.dday.rules.map.beach import Beach, Scenario
from hhour.dday.rules.turn.slot import Slot
from hhour.kernel.refusal import SetupError
from hhour.kernel.roles import Role
from hhour.kernel.setup import Option, Setup

ROUTE: Final = "route"  # of a view: the sectors it has still to enter, drawn on the map


def fill(book: Book) -> None:
    """The Unit's seat is nobody's; MGF is turned on the German, and some of his cards change."""
    if not book.is_on(SOLITAIRE):
        return
    book.seating = [Marcher, *book.seating[1:]]
    book.roles = (Role(1, ALLIES, NAME, played=False), *book.roles[1:])
    book.profiles[NAME] = Profile(frozenset(), ())
    book.guns = tuple(combat.turned_guns if one is active_guns else one for one in book.guns)
    book.spare = DICE
    cards.change_cards(book)
    for moment, happens in (
        ("found", pool.found),
        ("obtained", cards.obtained),
        ("recruited", sniper.recruited),
        ("weakened", toll.weakened),
    ):
        book.moments[moment] = (*book.moments.get(moment, ()), happens)


def opens(p: Field, units: list[Unit]) -> None:
    """The automated Unit gets its start and its route; what Units could take lies in the box (A-SOLO-03)."""
    if p.book.is_on(SOLITAIRE):
        verbs.clear_offers(p)
        march.draw_route(p)


def bars(setup: Setup) -> tuple[str, ...]:
    """The cards that are taken out before the start (A-SOLO-07)."""
    return cards.OUT if setup.options.get(SOLITAIRE) == "on" else ()


def _one_unit(setup: Setup, board: Beach | Scenario) -> None:
    if setup.options.get(SOLITAIRE) == "on" and setup.seats > 1:
        raise SetupError("setup-solitaire-units", {"units": setup.seats}, "A-SOLO-01")


def view(p: Field, seat: int | None) -> dict[str, Any]:
    """Its way is known from the start (A-SOLO-17), and so is all else there is to know of it (A-SOLO-03)."""
    it = p.battle.forces[0]
    if not isinstance(it, Marcher):
        return {}
    ahead = it.ahead
    left = stay(p.book, it.sector) - it.fought
    told: dict[str, Any] = {ROUTE: [p.book.place(sector) for sector in ahead]}
    if ahead:
        told["march-turns"] = left + sum(stay(p.book, sector) for sector in ahead[:-1])
    if it.sniper == HERE:  # A-SOLO-31
        told["march-sniper"] = [sniper.SNIPER]
    if it.tokens:
        told["march-tokens"] = it.tokens
    return told


STAGES: Final = (
    Slot("march", march.MarchStage(), "any move", "any", trading=False, option=SOLITAIRE, instead="move"),
    Slot("sniper-shot", sniper.ShotStage(), "any", "any", trading=False, option=SOLITAIRE, before="guns"),
    Slot(
        "turned-fire",
        combat.TurnedFireStage(),
        "any combat combat-after-mgf die-rolled",
        "any combat combat-after-mgf",
        trading=False,
        option=SOLITAIRE,
        instead="guns",
    ),
    Slot("solo-damage", combat.DamageStage(), trading=False, option=SOLITAIRE, before="casualties"),
    Slot("toll", combat.TollStage(), "any", trading=False, option=SOLITAIRE, instead="casualties"),
    Slot("survival", combat.SurvivalStage(), trading=False, option=SOLITAIRE, instead="aftermath"),
)

MODULE: Box = Box(
    "atlantikwall",
    "A-SOLO-01",
    options=(
        Option(SOLITAIRE, "off on", "A-SOLO-01"),
        Option("solo-sniper-rolls", "off on", "A-SOLO-36"),
        Option("solo-bunker-turns", "1 2", "A-SOLO-22"),
        Option("solo-second-wave", "0 1 2", "A-SOLO-48"),
    ),
    needs=(
        Needs(SOLITAIRE, GERMAN),
        *(Needs(option, SOLITAIRE) for option in ("solo-sniper-rolls", "solo-bunker-turns", "solo-second-wave")),
    ),
    against=(Against("german-ai", SOLITAIRE, rule="A-SOLO-01"), Against("badges", SOLITAIRE, rule="A-SOLO-50")),
    bars=bars,
    checks=(_one_unit,),
    stages=STAGES,
    forces=(Marcher,),
    fill=fill,
    opens=opens,
    view=view,
    samples=(
        "dday n-18 opts=german,german-solitaire",
        "dday n-01 opts=german,german-solitaire,solo-sniper-rolls,solo-bunker-turns=2,solo-second-wave=1",
        "dday n-15 opts=german,german-solitaire,battle-conditions,grey-mgf-dice",
    ),
)

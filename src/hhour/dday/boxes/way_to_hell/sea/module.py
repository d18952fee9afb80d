"""What the crossing brings to the box (W-SEA, W-SEAMAP)."""

from __future__ import annotations

from typing import Final

from hhour.dday.boxes.way_to_hell.components.labels import RANKING
from hhour.dday.boxes.way_to_hell.components.vehicles import WATERLINE
from hhour.dday.boxes.way_to_hell.sea import ashore, awards, cards, disembarking, sailing, upkeep
from hhour.dday.boxes.way_to_hell.sea.chances import survival
from hhour.dday.boxes.way_to_hell.sea.profile import AtSea, Waiting
from hhour.dday.boxes.way_to_hell.sea.state import (
    CONTINUOUS,
    NAME,
    NAVAL,
    OPTION,
    Sea,
    Vessel,
    chart,
    is_lost_at_sea,
    nation,
    sea,
    vessel,
)
from hhour.dday.boxes.way_to_hell.sea.view import view, where
from hhour.dday.rules.battle.book import APART, Book
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force, Unit
from hhour.dday.rules.battle.table import send_away
from hhour.dday.rules.battle.verbs import hold, narrow_pool, set_purse
from hhour.dday.rules.box.box import Against, Box, Needs
from hhour.dday.rules.map.beach import Beach, Scenario
from hhour.dday.rules.turn.pick import Ask
from hhour.dday.rules.turn.slot import Slot
from hhour.kernel.choice import QUIET, Verb
from hhour.kernel.event import Data
from hhour.kernel.refusal import Refusal, SetupError
from hhour.kernel.setup import Option, Setup

START_SOLDIERS: Final = 30  # W-SEA-11
START_COURAGE: Final = 12
HULL: Final = 20
STRONG_HULL: Final = 24  # with the Ship's Mechanic (W-CARD-NAV-06)
OF_ATLANTIKWALL: Final = frozenset(("piat-gunner", "sniper", "soe-agent"))  # they are no Passengers (W-SEA-12)


def check_beach(setup: Setup, board: Beach | Scenario) -> None:
    """The Beach Map must have a waterline, and there is one of it (W-SEA-02, W-SEA-03)."""
    if setup.options.get(OPTION) != "on":
        return
    if isinstance(board, Scenario):
        raise SetupError("setup-sea-scenario", {"map": setup.board}, "W-SEA-03")
    if setup.board not in WATERLINE:
        raise SetupError("setup-sea-map", {"map": setup.board}, "W-SEA-02")


def fill(book: Book) -> None:
    """The battle waits; everybody goes through the sea's own turn first (W-SEA-01, W-SEA-152)."""
    if not book.is_on(OPTION) or Unit not in book.seating:  # a Unit that nobody plays has no soldiers to bring over
        return
    book.prelude = True
    book.passes = (*book.passes, ashore.passes)
    book.rests = (*book.rests, ashore.rests)
    for name, profile in book.profiles.items():
        book.profiles[name] = AtSea(profile) if name == Unit.name else Waiting(profile)
    awards.float_awards(book)
    book.weighs |= dict.fromkeys(("sea-move", "sea-leave", "sea-disembark"), survival)
    for moment, happens in (("start", embark), ("end", ashore.not_over), ("traded", upkeep.traded)):
        book.moments[moment] = (*book.moments.get(moment, ()), happens)
    for what, forbids in (("trade", refuse_trade), ("trading", refuse_trade), ("swap", refuse_swap), *BEYOND):
        book.vetoes[what] = (*book.vetoes.get(what, ()), forbids)


def lay(p: Field) -> None:
    """A craft with its Naval Specialist for every Unit, Passengers as evenly as may be (W-SEA-01, W-SEA-07 to -14)."""
    if not p.book.is_on(OPTION) or not p.battle.units:
        return
    part = Sea()
    part.vessels = tuple(Vessel(passengers=carried) for carried in _deal_passengers(p))
    p.battle.parts[NAME] = part
    for unit in p.battle.units:
        send_away(p, unit)
        naval = f"naval-{nation(p.book, unit.seat)}"
        hold(unit, naval)
        set_purse(unit, START_SOLDIERS, 0, START_COURAGE, STRONG_HULL if naval == "naval-poland" else HULL)
        told: Data = {"card": naval, "cards": vessel(p, unit).passengers, "map": chart(p.book).letter}
        p.emit("crew", unit.seat, "W-SEA-07", told)


def _deal_passengers(p: Field) -> list[tuple[str, ...]]:
    """The Ranking Specialists of the pool, shuffled and dealt in the order of the seats (W-SEA-12, W-SEA-13)."""
    pile = [slug for slug in p.battle.pool if slug in RANKING and slug not in OF_ATLANTIKWALL]
    for slug in pile:
        narrow_pool(p, slug)
    carried: list[tuple[str, ...]] = [()] * len(p.battle.units)
    for number in range(len(pile)):
        slug = p.chance.pick(0, 0, "passenger", number, tuple(pile))
        pile.remove(slug)
        at = number % len(carried)
        carried[at] = (*carried[at], slug)
    return carried


def embark(p: Field, unit: Force) -> bool:
    """No start sector ashore: the craft is put on the Sea Map (W-SEA-08)."""
    p.push(unit.seat, "sea-start")
    return True


def refuse_trade(p: Field, unit: Force, seat: str) -> Refusal | None:
    """At sea only wading Units in one sector trade (W-SEA-17, W-SEA-109, W-SEA-155). No seat: with anybody at all."""
    away = p.battle.away
    at_sea = away >> unit.seat & 1
    if not seat:  # asked at every free moment, so it is to be quick
        if not at_sea:
            return None
        craft = vessel(p, unit)
        return Refusal("W-SEA-17", "trade-aboard", {}) if craft.aboard or craft.place < 0 else None
    other = int(seat)
    if at_sea != away >> other & 1:
        return Refusal("W-SEA-155", "trade-sea-land", {"unit": other})
    if not at_sea:
        return None
    vessels = sea(p).vessels
    ours, theirs = vessels[unit.seat - 1], vessels[other - 1]
    if ours.aboard or theirs.aboard or ours.place < 0 or theirs.place < 0:
        return Refusal("W-SEA-17", "trade-aboard", {"unit": other})
    return Refusal("W-SEA-109", "trade-apart", {"unit": other}) if ours.place != theirs.place else None


def refuse_swap(p: Field, unit: Force, seat: str) -> Refusal | None:
    """No dice change hands at sea (W-SEA-18, W-SEA-155)."""
    if p.is_away(unit):
        return Refusal("W-SEA-18", "swap-at-sea", {})
    if seat and p.is_away(p.force(int(seat))):
        return Refusal("W-SEA-155", "trade-sea-land", {"unit": int(seat)})
    return None


def refuse_die(p: Field, unit: Force, die: str) -> Refusal | None:
    """What is used ashore does nothing to a die at sea (W-SEA-156). `die`: whose it is, and which (`2:r1`)."""
    other = p.force(int(die.partition(":")[0]))
    if other is unit or not p.is_away(other) or p.book.version < APART:
        return None
    return Refusal("W-SEA-156", "die-at-sea", {"unit": other.seat})


def refuse_lost(p: Field, unit: Force, slug: str) -> Refusal | None:
    """Why a Passenger is not there to be recruited (W-SEA-35)."""
    return Refusal("W-SEA-35", "passenger-lost", {"card": slug}) if is_lost_at_sea(p, slug) else None


BEYOND: Final = (("set", refuse_die), ("paint", refuse_die), ("recruit-absent", refuse_lost))

STEPS: dict[str, Ask] = {}
for _module in (awards.STEPS, ashore.STEPS, cards.STEPS, disembarking.STEPS, sailing.STEPS, upkeep.STEPS):
    STEPS.update(_module)

MODULE: Box = Box(
    "way-to-hell",
    "W-SEA-01",
    phases=("SEA-UPKEEP", "SHELLING", "SEA-MOVE", "MINES"),
    options=(
        Option(OPTION, "off on", "W-SEA-01"),
        Option(CONTINUOUS, "off on", "W-SEA-150", since={"on": APART}),
        Option("strict-courage", "off on", "W-SEA-79"),
        Option("shelling-spares-waders", "off on", "W-SEA-66"),
    ),
    needs=tuple(Needs(option, OPTION) for option in (CONTINUOUS, "strict-courage", "shelling-spares-waders")),
    against=(Against(CONTINUOUS, "german", rule="W-SEA-157"),),
    checks=(check_beach,),
    kinds={NAVAL: 3},
    parts={NAME: Sea},
    stages=(
        Slot("sea-window", awards.SeaWindowStage(), "window", trading=False, window=True, option=OPTION, after="roll"),
        Slot("sea-upkeep", upkeep.SeaUpkeepStage(), trading=False, option=OPTION, after="upkeep"),
        Slot("shelling", sailing.ShellingStage(), trading=False, option=OPTION, after="muster"),
        Slot("sea-move", sailing.SeaMoveStage(), option=OPTION, after="move"),
        Slot("mines", sailing.MinesStage(), trading=False, option=OPTION, after="sea-move"),
        Slot("sea-end", ashore.SeaEndStage(), trading=False, option=OPTION, after="aftermath"),
    ),
    steps=STEPS,
    verbs=(
        Verb("embark", "sector"),
        Verb("sail", "sector", costs=sailing.sail_price),
        Verb("wade", "sector", costs=sailing.sail_price),
        Verb("land", "sector", costs=sailing.sail_price),
        Verb("disembark", "sector"),
        Verb("annul", "die"),
        Verb("blank", "die"),
        Verb("part", "card"),
        Verb("endure", manner=QUIET),
    ),
    belongs={
        "sail": ("SEA-MOVE", "W-SEA-20"),
        "wade": ("SEA-MOVE", "W-SEA-20"),
        "land": ("SEA-MOVE", "W-SEA-20"),
        "disembark": ("SEA-MOVE", "W-SEA-92"),
    },
    fill=fill,
    lay=lay,
    where=where,
    view=view,
    samples=(
        "dday n-02 opts=sea",
        "dday n-19 units=4 opts=sea",
        "dday n-20 units=6 opts=sea,shaef",
        "dday n-01 units=3 opts=sea,continuous-play,way-to-hell-components",
        "dday n-05 units=2 opts=sea,strict-courage,shelling-spares-waders",
        "dday n-03 units=2 opts=sea,german",
    ),
)

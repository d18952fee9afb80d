"""From sea to land: what is kept, what is given up, and when the battle begins (W-SEA-115 to W-SEA-131, -150)."""

from __future__ import annotations

from typing import Final

from hhour.dday.boxes.way_to_hell.sea.state import CONTINUOUS, is_crossing, naval_of, put, sea, vessel
from hhour.dday.rules.battle.begin import open_battle
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.marks import turn_marker
from hhour.dday.rules.battle.state import IN_PLAY, Force, Unit
from hhour.dday.rules.battle.table import begin_after, call_in
from hhour.dday.rules.battle.verbs import COURAGE_DIAL, POINTS, SOLDIERS, STARS, change, deal, gain, let_go, widen_pool
from hhour.dday.rules.map.placing import land
from hhour.dday.rules.turn.pick import Ask, Pick
from hhour.kernel.action import Action
from hhour.kernel.lanes import Frame, Stage
from hhour.kernel.refusal import Refusal

# what a Naval Specialist is exchanged for (W-SEA-123)
EXCHANGE: Final = {"soldiers": 3, "courage": 2}
WELL_EQUIPPED: Final = 10  # B-OPT-07

# the stages of a turn while nobody fights ashore
BOTH: Final = frozenset(("roll", "fix"))  # at sea as ashore
AT_SEA: Final = BOTH | frozenset(("sea-window", "sea-upkeep", "shelling", "sea-move", "mines", "sea-end"))


def passes(p: Field, stage: str) -> bool:
    """Whether a stage of the battle is passed over: it has not begun yet (W-SEA-20, W-SEA-152)."""
    if stage in AT_SEA:
        return False
    begun = sea(p).begun
    return begun == 0 or p.battle.turn < begun


def rests(p: Field, stage: str) -> bool:
    """Whether nobody does anything in a stage: ashore in those of the sea, at sea in those of the battle (W-SEA-20)."""
    return passes(p, stage) or (stage in AT_SEA and stage not in BOTH and not is_crossing(p))


def is_full(p: Field, sector: int) -> bool:
    """Whether a start sector that limits Units has no room left (W-SEA-117, B-SECTOR-34)."""
    capacity = p.book.sectors[sector].capacity
    there = sum(one.landed == sector for one in sea(p).vessels if one.landed >= 0)
    there += sum(unit.status == IN_PLAY and unit.sector == sector and not p.is_away(unit) for unit in p.battle.units)
    return 0 < capacity <= there


def come_ashore(p: Field, unit: Unit, sector: int, rule: str) -> None:
    """The Unit has landed: stars and hull are gone, Passengers go their own way (W-SEA-118 to W-SEA-125)."""
    now = vessel(p, unit)
    put(p, unit, now._replace(place=-1, aboard=False, landed=sector, since=p.battle.turn, passengers=()))
    turn_marker(unit, 1)
    if p.sink is not None:
        p.cause = p.emit("landed", unit.seat, rule, {"sector": p.book.place(sector)})
    change(unit, STARS, -unit.stars)
    change(unit, POINTS, -unit.points)
    if now.passengers:
        widen_pool(p, now.passengers)
        if p.sink is not None:
            p.emit("passengers-ashore", unit.seat, "W-SEA-125", {"cards": now.passengers})
    if naval_of(unit):
        p.push(unit.seat, "naval-exchange", text=naval_of(unit))


class Exchange(Pick):
    """The Naval Specialist goes back to his ship: for soldiers or for courage (W-SEA-123)."""

    rule = "W-SEA-123"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return [Action("gain", (name, str(number))) for name, number in EXCHANGE.items()]

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        return Refusal(self.rule, "naval-for-what", {}) if action.verb == "gain" else None

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        slug = naval_of(unit)
        let_go(unit, slug)
        name = SOLDIERS if action.args[0] == "soldiers" else COURAGE_DIAL
        gain(p, unit, name, EXCHANGE[name], self.rule, slug)


class SeaEndStage(Stage[Field]):
    """The turn is over: the battle begins when all have landed, or Unit by Unit (W-SEA-130, W-SEA-150)."""

    phase = "MINES"

    def open(self, p: Field) -> None:
        if not is_crossing(p):
            return
        waiting = [unit for unit in p.battle.units if p.is_away(unit) and vessel(p, unit).landed >= 0]
        if waiting and (p.book.is_on(CONTINUOUS) or len(waiting) == len(p.battle.units)):
            begin_battle(p, waiting)


def begin_battle(p: Field, units: list[Unit]) -> None:
    """These Units are in the battle from the next turn on; what waits for it is set up (W-SEA-131, W-SEA-158)."""
    part = sea(p)
    if part.begun == 0:
        part.begun = p.battle.turn + 1
        begin_after(p, p.battle.turn)
        if p.sink is not None:
            p.emit("battle-begins", 0, "W-SEA-150" if p.book.is_on(CONTINUOUS) else "W-SEA-130", {})
    for unit in units:
        ground = p.book.sectors[vessel(p, unit).landed]
        call_in(p, unit)
        put(p, unit, vessel(p, unit)._replace(landed=-1))
        land(p, unit, ground.index)
        if not p.book.random_specialists:
            deal(unit, p.book.hands[ground.beach])
        if p.book.well_equipped:
            gain(p, unit, POINTS, WELL_EQUIPPED, "B-OPT-07")
    open_battle(p, units)


def not_over(p: Field, unit: Force) -> bool:
    """While a Unit is at sea, nobody has won yet (W-SEA-159)."""
    return is_crossing(p)


STEPS: dict[str, Ask] = {"naval-exchange": Exchange()}

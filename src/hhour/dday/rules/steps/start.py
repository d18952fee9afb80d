"""Where a Unit starts and with what (B-SETUP-15 to B-SETUP-18, B-OPT-25, B-DEAD-03)."""

from __future__ import annotations

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit
from hhour.dday.rules.battle.verbs import POINTS, SOLDIERS, STARS, change, deal, join, set_purse
from hhour.dday.rules.map.placing import land as place_at_start
from hhour.dday.rules.turn.pick import Ask, Pick
from hhour.dday.rules.turn.reasons import no_sector
from hhour.kernel.action import Action
from hhour.kernel.event import Datum
from hhour.kernel.lanes import Frame
from hhour.kernel.refusal import Refusal

MARKER_ROLLS = 4


class StartSector(Pick):
    """Which start sector; in Operation Deadstick each map must get at least one Unit (B-DEAD-03)."""

    rule = "B-SETUP-16"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        book = p.book
        open_starts = book.starts
        if len(book.beaches) > 1:
            taken = {book.sectors[one.sector].beach for one in p.battle.units if one.sector >= 0}
            waiting = sum(1 for one in p.battle.units if one.sector < 0)
            missing = [n for n in range(len(book.beaches)) if n not in taken]
            if waiting <= len(missing):
                open_starts = tuple(start for start in book.starts if book.sectors[start].beach in missing)
        return [Action("start", (book.sectors[start].id,)) for start in open_starts]

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "start" or len(action.args) != 1:
            return None
        told: dict[str, int | str] = {"sector": action.args[0]}
        place = p.book.index(action.args[0])
        if place < 0:
            return no_sector(p, action.args[0], "B-SETUP-15")
        return (
            Refusal("B-DEAD-03", "start-other-map", told)
            if place in p.book.starts
            else Refusal("B-SETUP-15", "start-no", told)
        )

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        land(p, unit, p.book.index(action.args[0]))


def land(p: Field, unit: Unit, sector: int) -> None:
    """Put the Unit on its start sector, one chevron, with the start resources printed there."""
    book = p.book
    ground = book.sectors[sector]
    place_at_start(p, unit, sector)
    if not book.random_specialists:
        deal(unit, book.hands[ground.beach])
    start = ground.start
    assert start is not None
    if p.sink is not None:
        p.emit("landed", unit.seat, "B-SETUP-15", {"sector": ground.id})
    if book.blind_start:
        blind_start(p, unit)
    else:
        set_purse(unit, start.soldiers, start.stars, start.courage, start.points)
        if p.sink is not None:
            data: dict[str, Datum] = {
                "soldiers": start.soldiers,
                "stars": start.stars,
                "courage": start.courage,
                "points": start.points,
            }
            p.emit("start-resources", unit.seat, "B-SETUP-17", data)
        if start.specialist in book.cards:
            join(p, unit, start.specialist, "B-SETUP-18")
    if book.well_equipped:
        change(unit, POINTS, 10)
        if p.sink is not None:
            p.emit("gained", unit.seat, "B-OPT-07", {"resource": POINTS, "n": 10, "now": unit.points})


def blind_start(p: Field, unit: Unit) -> None:
    """1 soldier, and the Unit marker is rolled four times (B-OPT-25, B-OPT-26)."""
    set_purse(unit, 1, 0, 0, 0)
    rolls = p.chance.d6(0, unit.seat, "blind", p.draw_number(unit), MARKER_ROLLS)
    for roll in rolls:  # one, two, three chevrons, must-move, battle-cry, shield
        if roll <= 3:
            change(unit, SOLDIERS, roll)
        elif roll <= 5:
            change(unit, STARS, roll - 3)
    if p.sink is not None:
        data: dict[str, Datum] = {"rolls": tuple(rolls), "soldiers": unit.soldiers, "stars": unit.stars}
        p.emit("blind-start", unit.seat, "B-OPT-25", data)


STEPS: dict[str, Ask] = {"start": StartSector()}

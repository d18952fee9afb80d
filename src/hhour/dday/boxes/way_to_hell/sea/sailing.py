"""SHELLING, SEA MOVE and MINES, and where a craft begins (W-SEA-08, W-SEA-63 to W-SEA-84)."""

from __future__ import annotations

from typing import Final

from hhour.dday.boxes.way_to_hell.sea.ashore import come_ashore, is_full
from hhour.dday.boxes.way_to_hell.sea.disembarking import disembark, must_disembark, ways_out, why_not_disembark
from hhour.dday.boxes.way_to_hell.sea.state import (
    advance_cost,
    chart,
    is_wading,
    landing_places,
    lose,
    put,
    sea,
    seaborne,
    vessel,
    water,
    works,
)
from hhour.dday.boxes.way_to_hell.sea.upkeep import casualties
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.marks import turn_marker
from hhour.dday.rules.battle.state import MUST_MOVE, Unit
from hhour.dday.rules.battle.verbs import COURAGE_DIAL, POINTS, pay
from hhour.dday.rules.turn.pick import Ask, Pick
from hhour.kernel.action import Action, shared
from hhour.kernel.choice import Cost
from hhour.kernel.event import Data
from hhour.kernel.lanes import Frame, Stage
from hhour.kernel.refusal import Refusal

STAY: Final = Action("stay")
DODGE: Final = Action("dodge")
ENDURE: Final = Action("endure")
SAILS: Final = ("embark", "sail", "wade")  # verbs that name a sector of the sea
HIT: Final = 8  # item points of a craft that is shelled (W-SEA-65)
STEERED: Final = 4  # with a Navigator aboard (W-CARD-NAV-02)


def _spelt_out(p: Field, action: Action) -> Action:
    """The same with the sea sector by its full name, as choices have it: its number alone will do."""
    if len(action.args) != 1 or action.verb not in SAILS:
        return action
    place = chart(p.book).find(action.args[0])
    return action if place < 0 else Action(action.verb, (chart(p.book).id(place),))


# --- the start --------------------------------------------------------------------------------------------------------


class SeaStart(Pick):
    """A sector of row 0 for every craft, in the order of the seats (W-SEA-08, W-SEA-09)."""

    watches = True
    rule = "W-SEA-08"

    def asks(self, p: Field, seat: int, frame: Frame) -> bool:
        return not any(one[0] == "sea-start" for lane in p.battle.lanes[1:seat] for one in lane)

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        return self.asks(p, seat, frame) and super().run(p, seat, frame)

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        taken = [one.place for one in sea(p).vessels]
        sheet = chart(p.book)
        return [Action("embark", (sheet.id(place),)) for place in sheet.starts() if place not in taken]

    def refuse(self, p: Field, seat: int, frame: Frame, action: Action) -> Refusal | None:
        return super().refuse(p, seat, frame, _spelt_out(p, action))

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "embark" or len(action.args) != 1:
            return None
        place = chart(p.book).find(action.args[0])
        if place < 0:
            return Refusal("W-SEAMAP-02", "sea-no-sector", {"word": action.args[0]})
        told: dict[str, int | str] = {"sector": action.args[0]}
        if place in chart(p.book).starts():
            return Refusal("W-SEA-09", "sea-start-taken", told)
        return Refusal("W-SEA-08", "sea-start-row", told)

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        place = chart(p.book).find(action.args[0])
        put(p, unit, vessel(p, unit)._replace(place=place))
        if p.sink is not None:
            p.emit("embarked", unit.seat, "W-SEA-08", {"sector": chart(p.book).id(place)})


# --- SHELLING ---------------------------------------------------------------------------------------------------------


class ShellingStage(Stage[Field]):
    """One throw of two dice for the whole Sea Map; whoever is in a sector of that number is hit (W-SEA-63, -64)."""

    phase = "SHELLING"

    def open(self, p: Field) -> None:
        there = seaborne(p)
        if not there:
            return
        dice = p.chance.d6(p.battle.turn, 0, "shelling", 1, 2)
        shell = sum(dice)
        sea(p).shell = shell
        if p.sink is not None:
            p.cause = p.emit("shelling", 0, "W-SEA-63", {"dice": tuple(dice), "n": shell})
        for unit in there:
            if shell not in water(p, unit).shells:
                continue
            if is_wading(p, unit) and p.book.is_on("shelling-spares-waders"):
                if p.sink is not None:
                    p.emit("shells-miss", unit.seat, "W-SEA-66", {})
                continue
            p.push(unit.seat, "sea-check")
            p.push(unit.seat, "sea-shell")


class Shell(Pick):
    """A Unit is hit; once a crossing the Mine Lookout sees it coming (W-SEA-65, W-SEA-66, W-CARD-NAV-03)."""

    rule = "W-CARD-NAV-03"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return [DODGE, ENDURE] if works(p, unit, "naval-canada") and not vessel(p, unit).spared else []

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        unit = p.unit(seat)
        if self.options(p, unit, frame):
            return False
        p.pop(seat)
        hit(p, unit)
        return True

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        if action.verb == "endure":
            hit(p, unit)
            return
        put(p, unit, vessel(p, unit)._replace(spared=True))
        if p.sink is not None:
            p.emit("dodged", unit.seat, self.rule, {}, "naval-canada")


def hit(p: Field, unit: Unit) -> None:
    """Hull is lost, and 2d6 soldiers; with a Navigator half the hull and the lower of two throws (W-CARD-NAV-02)."""
    steered = works(p, unit, "naval-uk")
    source = "naval-uk" if steered else ""
    if vessel(p, unit).aboard:
        lose(p, unit, POINTS, STEERED if steered else HIT, "W-SEA-65", source)
    throws = [_throw(p, unit, 2) for _ in range(2 if steered else 1)]
    if p.sink is not None:
        told = tuple(die for throw in throws for die in throw)
        p.cause = p.emit("shelled", unit.seat, "W-SEA-66", {"dice": told, "n": min(map(sum, throws))}, source)
    casualties(p, unit, min(sum(throw) for throw in throws), "W-SEA-66")


def _throw(p: Field, unit: Unit, dice: int) -> list[int]:
    return list(p.chance.d6(p.battle.turn, unit.seat, "shell", p.draw_number(unit), dice))


# --- SEA MOVE ---------------------------------------------------------------------------------------------------------


class SeaMoveStage(Stage[Field]):
    """Every Unit that has not disembarked this turn may move; the faint-hearted may have to leave (W-SEA-79, -94)."""

    phase = "SEA-MOVE"

    def open(self, p: Field) -> None:
        for unit in seaborne(p):
            now = vessel(p, unit)
            if now.moved:
                put(p, unit, now._replace(moved=False))
            if not now.aboard and now.since == p.battle.turn:
                continue  # W-SEA-94; in later turns it wades (W-SEA-100)
            p.push(unit.seat, "sea-move")
            if lacks_heart(p, unit):
                p.pop(unit.seat)
                p.cause = p.emit("sea-faint", unit.seat, "W-SEA-79", {"n": advance_cost(p, unit)})
                must_disembark(p, unit)


def lacks_heart(p: Field, unit: Unit) -> bool:
    """Option strict-courage: a craft that cannot pay its next Advance is given up (W-SEA-79)."""
    return p.book.is_on("strict-courage") and vessel(p, unit).aboard and unit.courage < advance_cost(p, unit)


class SeaMove(Pick):
    """Stay, go to a side, Advance, land, or leave the craft (W-SEA-70, W-SEA-106)."""

    free = True
    rule = "W-SEA-70"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return _by_craft(p, unit) if vessel(p, unit).aboard else _on_foot(p, unit)

    def refuse(self, p: Field, seat: int, frame: Frame, action: Action) -> Refusal | None:
        return super().refuse(p, seat, frame, _spelt_out(p, action))

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        if action.verb == "disembark":
            return why_not_disembark(p, unit, action)
        if action.verb == "stay":
            scattered = vessel(p, unit).scattered
            return Refusal("W-SEA-76", "sea-panic-stay", {}) if scattered else Refusal("W-SEA-107", "sea-must-move", {})
        if action.verb == "land":
            return _why_not_land(p, unit, action)
        return _why_not_sail(p, unit, action) if action.verb in ("sail", "wade") else None

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        """Disembarking takes the place of a move (W-SEA-92, W-SEA-93)."""
        if action.verb == "stay":
            if p.sink is not None:
                p.emit("stayed", unit.seat, "W-SEA-74", {"sector": chart(p.book).id(vessel(p, unit).place)})
        elif action.verb == "disembark":
            disembark(p, unit, action.args[0])
        elif action.verb == "land":
            _land(p, unit, action)
        else:
            _go(p, unit, chart(p.book).find(action.args[0]))


def _on_foot(p: Field, unit: Unit) -> list[Action]:
    """Wading costs nothing; with the must-move face the Unit must (W-SEA-106, W-SEA-107)."""
    place = vessel(p, unit).place
    sheet = chart(p.book)
    goals = [*([] if sheet.is_top(place) else [sheet.ahead(place)]), *sheet.beside(place)]
    found = [] if unit.marker >= MUST_MOVE else [STAY]
    return found + _landings(p, unit) + [Action("wade", (sheet.id(goal),)) for goal in goals]


def _by_craft(p: Field, unit: Unit) -> list[Action]:
    now = vessel(p, unit)
    sheet = chart(p.book)
    beside = [shared("sail", sheet.id(goal)) for goal in sheet.beside(now.place)]
    out = ways_out(p, unit) if sheet.waters[now.place].safe else []
    if now.stalled:
        return [STAY, *out]  # W-SEA-53, W-SEA-54, W-SEA-93
    if now.scattered:
        return beside
    found = [STAY]
    if unit.courage >= advance_cost(p, unit):  # W-SEA-72
        top = sheet.is_top(now.place)
        found += _landings(p, unit) if top else [shared("sail", sheet.id(sheet.ahead(now.place)))]
    return found + beside + out


def _landings(p: Field, unit: Unit) -> list[Action]:
    """The start sectors directly ahead that have room (W-SEA-06, W-SEA-117)."""
    sectors = [p.book.sectors[start] for start in landing_places(p, unit)]
    return [Action("land", (ground.id,)) for ground in sectors if not is_full(p, ground.index)]


def _why_not_land(p: Field, unit: Unit, action: Action) -> Refusal | None:
    if len(action.args) != 1:
        return None
    told: dict[str, int | str] = {"sector": action.args[0]}
    place = p.book.index(action.args[0])
    if place not in p.book.starts:
        return Refusal("W-SEA-115", "sea-no-start", {"word": action.args[0]})
    if not landing_places(p, unit):
        return Refusal("W-SEA-115", "sea-not-top", told)
    if place not in landing_places(p, unit):
        return Refusal("W-SEA-117", "sea-not-ahead", told)
    if is_full(p, place):
        return Refusal("B-SECTOR-34", "move-full", {"sector": action.args[0], "n": p.book.sectors[place].capacity})
    return _why_kept(p, unit)


def _why_not_sail(p: Field, unit: Unit, action: Action) -> Refusal | None:
    if len(action.args) != 1:
        return None
    sheet = chart(p.book)
    now = vessel(p, unit)
    place = sheet.find(action.args[0])
    told: dict[str, int | str] = {"sector": action.args[0]}
    if place < 0:
        return Refusal("W-SEAMAP-02", "sea-no-sector", {"word": action.args[0]})
    if (action.verb == "sail") != now.aboard:
        return Refusal("W-SEA-70", "sea-aboard", {}) if now.aboard else Refusal("W-SEA-106", "sea-on-foot", {})
    if sheet.waters[place].row < sheet.waters[now.place].row:
        return Refusal("W-SEA-70", "sea-not-back", told)
    if place != sheet.ahead(now.place) and place not in sheet.beside(now.place):
        return Refusal("W-SEA-70", "sea-too-far", told)
    return _why_kept(p, unit)


def _why_kept(p: Field, unit: Unit) -> Refusal:
    """What keeps a craft from a way that is there: its motor, panic, courage."""
    now = vessel(p, unit)
    if now.stalled:
        return Refusal("W-SEA-53", "sea-stalled", {})
    if now.scattered:
        return Refusal("W-SEA-76", "sea-panic-aside", {})
    cost = advance_cost(p, unit)
    return Refusal("W-SEA-72", "sea-courage", {"n": cost, "courage": unit.courage})


def _go(p: Field, unit: Unit, place: int) -> None:
    """One sector, straight ahead for courage or to a side for none (W-SEA-71, W-SEA-72)."""
    now = vessel(p, unit)
    advances = place == chart(p.book).ahead(now.place)
    if p.sink is not None:
        told: Data = {"from": chart(p.book).id(now.place), "sector": chart(p.book).id(place)}
        if now.aboard:
            p.cause = p.emit("sailed", unit.seat, "W-SEA-70", told)
        else:
            p.cause = p.emit("waded", unit.seat, "W-SEA-106", told)
    if advances and now.aboard:
        pay(p, unit, COURAGE_DIAL, advance_cost(p, unit), "W-SEA-72")
    if not now.aboard:
        turn_marker(unit, 1)  # W-SEA-107
    put(p, unit, now._replace(place=place, moved=True))


def _land(p: Field, unit: Unit, action: Action) -> None:
    """Onto the Beach: 4 courage from a craft, none on foot (W-SEA-115, W-SEA-116)."""
    rule = "W-SEA-115" if vessel(p, unit).aboard else "W-SEA-116"
    if vessel(p, unit).aboard:
        pay(p, unit, COURAGE_DIAL, advance_cost(p, unit), rule)
    come_ashore(p, unit, p.book.index(action.args[0]), rule)


def sail_price(p: Field, seat: int, action: Action) -> tuple[Cost, ...]:
    """The courage of an Advance (W-SEA-72), and the Mines ahead (W-SEA-80)."""
    unit = p.force(seat)
    if not p.is_away(unit) or not isinstance(unit, Unit) or len(action.args) != 1:
        return ()
    now = vessel(p, unit)
    if action.verb == "land":
        return (Cost("courage", advance_cost(p, unit)),) if now.aboard else ()
    place = chart(p.book).find(action.args[0])
    if place < 0 or not now.aboard:
        return ()
    costs = [Cost("courage", advance_cost(p, unit))] if place == chart(p.book).ahead(now.place) else []
    if chart(p.book).waters[place].mined and action.verb == "sail" and not works(p, unit, "naval-canada"):
        costs.append(Cost("sea-mines"))
    return tuple(costs)


# --- MINES ------------------------------------------------------------------------------------------------------------


class MinesStage(Stage[Field]):
    """Craft that have moved into Mines pay for it; then all are looked at, and may be left (W-SEA-80 to W-SEA-84)."""

    phase = "MINES"

    def open(self, p: Field) -> None:
        for unit in seaborne(p):
            now = vessel(p, unit)
            if not now.aboard:
                continue
            p.push(unit.seat, "sea-leave")
            p.push(unit.seat, "sea-check", 1)  # panic too (W-SEA-78)
            if now.moved and water(p, unit).mined:
                p.push(unit.seat, "sea-mines")


class Mines(Ask):
    """Two dice one after the other: soldiers, then item points (W-SEA-80)."""

    rule = "W-SEA-80"

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        unit = p.unit(seat)
        p.pop(seat)
        if works(p, unit, "naval-canada"):
            if p.sink is not None:
                p.emit("mines-seen", seat, "W-CARD-NAV-03", {}, "naval-canada")
            return True
        men, hull = p.d6(unit, "sea-mines"), p.d6(unit, "sea-mines")
        if p.sink is not None:
            p.cause = p.emit("struck-mine", seat, self.rule, {"dice": (men, hull)})
        casualties(p, unit, men, self.rule)
        lose(p, unit, POINTS, hull, self.rule)
        return True


STEPS: dict[str, Ask] = {
    "sea-start": SeaStart(),
    "sea-shell": Shell(),
    "sea-move": SeaMove(),
    "sea-mines": Mines(),
}

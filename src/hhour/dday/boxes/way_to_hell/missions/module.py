"""What the Special Missions bring to the box."""

from __future__ import annotations

from typing import Any, Final

from hhour.dday.boxes.way_to_hell.missions.deck import MISSION
from hhour.dday.boxes.way_to_hell.missions.profile import OnMission
from hhour.dday.boxes.way_to_hell.missions.promotions import PROMOTION, MovedStage
from hhour.dday.boxes.way_to_hell.missions.questions import STEPS, SUPPLY, deal
from hhour.dday.boxes.way_to_hell.missions.state import NAME, Missions, is_possible, missions, open_missions
from hhour.dday.boxes.way_to_hell.missions.told import not_offered, still_needed
from hhour.dday.rules.battle.book import TO_THE_LETTER, Book
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force, Unit
from hhour.dday.rules.battle.verbs import STARS, pay
from hhour.dday.rules.box.box import Box, LevelNeeds, Needs
from hhour.dday.rules.map.moving import edge_to
from hhour.dday.rules.turn.slot import Slot
from hhour.kernel.action import Action
from hhour.kernel.refusal import Refusal
from hhour.kernel.setup import Option

FORFEIT: Final = 8  # stars for Missions that were not accomplished (W-MISS-73)
MOVES: Final = ("advance", "charge")


def fill(book: Book) -> None:
    if book.is_on("missions"):
        book.profiles[Unit.name] = OnMission(book.profiles[Unit.name])


def lay(p: Field) -> None:
    """Both decks (W-MISS-01)."""
    if not p.book.is_on("missions"):
        return
    part = Missions()
    part.deck = p.book.named((MISSION,))
    part.promotions = p.book.named((PROMOTION,))
    p.battle.parts[NAME] = part


def opens(p: Field, units: list[Unit]) -> None:
    """Every Unit draws its Missions when the battle begins for it (W-MISS-02, W-SEA-158)."""
    if p.book.is_on("missions"):
        p.push(0, SUPPLY)
        for unit in units:
            deal(p, unit)


# --- the final Bunker -------------------------------------------------------------------------------------------------


def is_final(p: Field, sector: int) -> bool:
    """Whether the Bunker is the one that ends the game for the Unit that enters it (W-MISS-05, W-MISS-06)."""
    need = p.book.need_bunkers
    if not need >> sector & 1:  # of two a Unit may be safe in either, though one must be taken (B-DEAD-20)
        return p.book.sectors[sector].final and p.book.version >= TO_THE_LETTER
    return not p.book.solo or (p.battle.captured | 1 << sector) & need == need


def fails_by(p: Field, unit: Force, sector: int) -> bool:
    """Whether entering this sector now would lose the game for a Mission's sake (W-MISS-05, W-MISS-73)."""
    if not open_missions(unit) or not is_final(p, sector):
        return False
    return not is_possible(p) or unit.stars < FORFEIT


def arrived(p: Field, unit: Force) -> bool:
    """In the final Bunker without having accomplished the Mission (W-MISS-05, W-MISS-73)."""
    if not p.book.is_on("missions") or not open_missions(unit) or not is_final(p, unit.sector):
        return False
    if is_possible(p) and unit.stars >= FORFEIT:
        pay(p, unit, STARS, FORFEIT, "W-MISS-73")
        return False
    rule = "W-MISS-73" if is_possible(p) else "W-MISS-05"
    p.emit("mission-failed", unit.seat, rule, {"card": open_missions(unit)[0]})
    p.over("lost")
    return True


def caution(p: Field, unit: Force, action: Action) -> str:
    """What a player should know before moving into the final Bunker (W-MISS-05, W-MISS-73)."""
    if action.verb not in MOVES or len(action.args) != 1 or not open_missions(unit):
        return ""
    place = p.book.index(action.args[0])
    if not isinstance(unit, Unit) or edge_to(p, unit, place) is None or not is_final(p, place):
        return ""
    return "mission-fails" if fails_by(p, unit, place) else "mission-stars"


def refuse_handing_over(p: Field, unit: Force, slug: str) -> Refusal | None:
    """Field Promotions are not traded (W-MISS-63)."""
    held = slug in unit.held and p.book.cards[slug].kind == PROMOTION
    return Refusal("W-MISS-63", "trade-promotion", {"card": slug}) if held else None


# --- what everybody sees ----------------------------------------------------------------------------------------------


def view(p: Field, seat: int | None) -> dict[str, Any]:
    """Missions lie open (W-MISS-03): what each needs, what cannot be had any more, who may fail next (W-MISS-05)."""
    if not p.book.is_on("missions"):
        return {}
    part = missions(p)
    units = p.in_play()
    near = [unit for unit in units if unit.sector >= 0 and _may_fail(p, unit)]
    return {
        "missions": {str(unit.seat): open_missions(unit) for unit in units if open_missions(unit)},
        "missions-need": {str(unit.seat): needed for unit in units if (needed := still_needed(p, unit))},
        "missions-lack": {str(unit.seat): gone for unit in units if (gone := not_offered(p, unit))},
        "missions-urgent": {str(unit.seat): True for unit in near},
        "missions-done": {
            str(owner): [slug for one, slug in part.done if one == owner] for owner in sorted({o for o, _ in part.done})
        },
        "missions-left": len(part.deck),
        "promotions-left": len(part.promotions),
    }


def _may_fail(p: Field, unit: Force) -> bool:
    """Whether its next step may lose the game for a Mission's sake (W-MISS-05, W-MISS-73)."""
    return any(fails_by(p, unit, edge.target) for edge in p.book.edges[unit.sector])


MODULE: Final = Box(
    "way-to-hell",
    "W-MISS-01",
    options=(
        Option("missions", "off on", "W-MISS-01", since={"on": TO_THE_LETTER}),
        Option("mission-possible", "off on", "W-MISS-70"),
    ),
    needs=(Needs("mission-possible", "missions"),),
    level_needs=(LevelNeeds("missions", "items"), LevelNeeds("missions", "specialists")),
    kinds={MISSION: 5, PROMOTION: 2},
    parts={NAME: Missions},
    stages=(Slot("moved", MovedStage(), "moved", trading=False, option="missions", after="move"),),
    steps=STEPS,
    moments={"arrived": arrived},
    vetoes={"hand-over": refuse_handing_over},
    belongs={"accomplish": ("UPKEEP", "W-MISS-21")},
    cautions=(caution,),
    fill=fill,
    lay=lay,
    opens=opens,
    view=view,
    samples=(
        "dday n-02 units=2 opts=missions",
        "dday n-04 opts=missions,bazooka-joe=all",
        "dday n-05 units=3 opts=missions,mission-possible",
        "dday n-03 units=2 opts=gold=wild,missions",
    ),
)

"""What happens on the maps of this box beyond the words of their sectors: companies that follow, guns, a lone advance.

All of it is decided when everybody has moved. What nobody had reached before is noted when MOVE begins, so that Units
that arrive together are all the first (W-MAP-N20-22, W-MAP-N21-22).
"""

from __future__ import annotations

from typing import Final

from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.marks import flag
from hhour.dday.rules.battle.state import FLAK, Force, Unit
from hhour.dday.rules.battle.table import empty, lay_effect
from hhour.dday.rules.battle.verbs import SOLDIERS, STARS, draw_award, gain
from hhour.dday.rules.box.box import FreeVerb
from hhour.dday.rules.cards.hooks import Part
from hhour.dday.rules.cards.sacrifice import push_price
from hhour.dday.rules.map.gifts import arrivals
from hhour.dday.rules.map.ground import Ground
from hhour.dday.rules.steps.muster import weakest
from hhour.dday.rules.turn.slot import Slot
from hhour.kernel.action import Action
from hhour.kernel.lanes import Stage
from hhour.kernel.refusal import Refusal

NAN_GREEN: Final = "n-20"
BRECOURT: Final = "n-21"
COSY: Final = "n-22"
HILLMAN: Final = "n-23"
DEEDS: Final = (NAN_GREEN, BRECOURT, COSY, HILLMAN)

TOWN_ROW: Final = 4  # of Nan Green: the first company there is followed by others
FOLLOWERS: Final = 2
CASEMATE_ROW: Final = 3  # of Cosy's Bunker: an award for the first
GUN_DEFENCE: Final = 2
GAPS: Final = (5, 8)  # of Hillman: where a man may walk ahead

# effects of the turn
UNREACHED: Final = "unreached"  # a sector nobody has moved into
LONE: Final = "lone-advance"  # the gap a man walked out of

ALONE: Final = Action("lone-advance")


def has_deeds(book: Book) -> bool:
    return book.setup.board in DEEDS


class SetOutStage(Stage[Field]):
    """MOVE begins: note which sectors nobody has reached."""

    phase = "MOVE"

    def open(self, p: Field) -> None:
        for ground in p.book.sectors:
            if not p.battle.seen >> ground.index & 1:
                lay_effect(p, UNREACHED, ground.index, 0, "")


class DeedsStage(Stage[Field]):
    """Everybody has moved, and what waits in the sectors is given out."""

    phase = "MOVE"

    def open(self, p: Field) -> None:
        board = p.book.setup.board
        if board == NAN_GREEN:
            follow_up(p)  # W-MAP-N20-22
        elif board == BRECOURT:
            silence_guns(p)  # W-MAP-N21-22
        elif board == COSY:
            honour_first(p)  # W-MAP-N22-20
        else:
            cover_advance(p)  # W-MAP-N23-22


def _reached_first(p: Field) -> list[int]:
    """The sectors nobody had moved into before this MOVE."""
    return [place for kind, place, _, _ in p.battle.effects if kind == UNREACHED]


def _row_for_the_first_time(p: Field, row: int) -> list[Unit]:
    """The Units that came into a row in this MOVE, if nobody was there before."""
    sectors = [ground.index for ground in p.book.sectors if ground.row == row]
    fresh = _reached_first(p)
    if any(sector not in fresh for sector in sectors):
        return []
    return [unit for sector in sectors for unit in arrivals(p, sector)]


def follow_up(p: Field) -> None:
    """Nan Green: companies follow the first Unit into the town, to all others (W-MAP-N20-22)."""
    first = _row_for_the_first_time(p, TOWN_ROW)
    if first:
        rest = [unit for unit in p.in_play() if unit not in first]
        for unit in rest or first:
            gain(p, unit, SOLDIERS, FOLLOWERS, "W-MAP-N20-22")


def silence_guns(p: Field) -> None:
    """Brécourt: a gun whose sector is moved into is silenced; each Unit that came gains a star (W-MAP-N21-22)."""
    for sector in _reached_first(p):
        ground = p.book.sectors[sector]
        there = arrivals(p, sector)
        if "gun" in ground.own and there:
            if p.sink is not None:
                p.emit("gun-silenced", 0, "W-MAP-N21-20", {"sector": ground.id, "n": ground.own["gun"]})
            for unit in there:
                gain(p, unit, STARS, 1, "W-MAP-N21-22", ground.id)


def honour_first(p: Field) -> None:
    """Cosy's Bunker: the first Unit before the casemate draws an award, on the terms of AWARD_FIRST (W-MAP-N22-20)."""
    first = _row_for_the_first_time(p, CASEMATE_ROW)
    if first and p.book.has_awards and p.battle.deck:
        unit = weakest(p, first)
        if p.book.chosen_honour:
            p.push(unit.seat, "sector-award", unit.sector)
        else:
            draw_award(p, unit, "W-MAP-N22-20", p.book.place(unit.sector))


def guns_in_the_hedges(p: Field, unit: Unit) -> list[Part]:
    """Brécourt: every gun nobody has silenced makes the bunker harder (W-MAP-N21-21)."""
    if p.book.setup.board != BRECOURT or not p.here(unit).bunker:
        return []
    return [Part(GUN_DEFENCE, "W-MAP-N21-21", ground.id) for ground in p.book.sectors if _fires(p, ground)]


def _fires(p: Field, ground: Ground) -> bool:
    """No Unit has moved into its sector yet (W-MAP-N21-20)."""
    return "gun" in ground.own and not p.battle.seen >> ground.index & 1


def cover_advance(p: Field) -> None:
    """Hillman: who advanced out of the gap a man walked ahead of meets no machine guns this turn (W-MAP-N23-22)."""
    for kind, gap, _, _ in p.battle.effects:
        if kind == LONE:
            for unit in p.in_play():
                if unit.departed == gap and p.here(unit).row > p.book.sectors[gap].row:
                    flag(unit, FLAK)


def _lone_choices(p: Field, force: Force) -> list[Action]:
    return [ALONE] if _refuse_lone(p, force, ALONE) is None else []


def _refuse_lone(p: Field, force: Force, action: Action) -> Refusal | None:
    """Why no man can walk ahead now: another moment or place, nobody to go, or somebody has (W-MAP-N23-22)."""
    lane = p.battle.lanes[force.seat]
    if not lane or lane[-1][0] != "move":
        return Refusal("W-MAP-N23-22", "lone-moment", {})
    if p.here(force).number not in GAPS:
        return Refusal("W-MAP-N23-22", "lone-place", {})
    if p.battle.taken >> p.book.bunkers[0] & 1:
        return Refusal("W-MAP-N23-22", "lone-once", {})
    return None if force.specialists else Refusal("W-MAP-N23-22", "lone-nobody", {})


def _do_lone(p: Field, force: Force, action: Action) -> None:
    empty(p, p.book.bunkers[0])  # nothing else waits there: this is what can be done once a game
    lay_effect(p, LONE, force.sector, 0, "")
    if p.sink is not None:
        p.cause = p.emit("lone-advance", force.seat, "W-MAP-N23-22", {"sector": p.book.place(force.sector)})
    push_price(p, force, "any", "W-MAP-N23-22")


LONE_ADVANCE = FreeVerb("lone-advance", _lone_choices, _refuse_lone, _do_lone, board=HILLMAN, waits=True)

STAGES = (
    Slot("set-out", SetOutStage(), trading=False, wanted=has_deeds, before="move"),
    Slot("deeds", DeedsStage(), trading=False, wanted=has_deeds, after="claims"),
)


def solo_items(book: Book) -> None:
    """Hillman alone: the Gammon Bomb takes the place of the Mortar (W-MAP-N23-13)."""
    if book.solo and book.setup.board == HILLMAN and book.has_items and "gammon-bomb" not in book.face_up:
        book.face_up = (*book.face_up, "gammon-bomb")

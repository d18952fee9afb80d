"""The end of MOVE: what the first Unit to enter a sector gets; the weaker goes first (B-MOVE-18, B-PRIO-07)."""

from __future__ import annotations

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import IN_PLAY, Unit
from hhour.dday.rules.battle.table import empty, turn_out
from hhour.dday.rules.battle.verbs import draw_award, join, take_award, take_item, take_vehicle
from hhour.dday.rules.cards.finding import unknown_card
from hhour.dday.rules.cards.kinds import AWARD
from hhour.dday.rules.dice.d6 import resolves, roll_for
from hhour.dday.rules.map.gifts import arrivals, has_gift
from hhour.dday.rules.map.ground import GIVES
from hhour.dday.rules.map.placing import must_leave
from hhour.dday.rules.steps.muster import weakest
from hhour.dday.rules.turn.pick import Ask, Pick
from hhour.kernel.action import Action
from hhour.kernel.lanes import Frame, Stage
from hhour.kernel.refusal import Refusal


class ClaimsStage(Stage[Field]):
    """Each sector entered in this MOVE whose gift is still there gives it to one of those who entered.

    B-MOVE-18, B-PRIO-07; later ones get nothing (B-ITEM-12).
    """

    phase = "MOVE"

    def open(self, p: Field) -> None:
        battle = p.battle
        if not battle.claims:
            return
        entered = [battle.claims[0][0]] if len(battle.claims) == 1 else sorted({sector for sector, _ in battle.claims})
        for sector in entered:
            if not p.book.brings[sector] & GIVES:
                continue
            offer_vehicle(p, sector, 0)
            if not battle.taken >> sector & 1 and has_gift(p.ground(sector), battle.rolled[sector]):
                there = arrivals(p, sector)
                if there:
                    p.push(weakest(p, there).seat, "first", sector)


def offer_vehicle(p: Field, sector: int, asked: int) -> None:
    """A free vehicle can be taken on arrival by the first Unit that wants it, the weakest first (B-MAP-N06-R04)."""
    ground = p.ground(sector)
    if ground.vehicle_free and ground.vehicle in p.battle.vehicles:
        there = [unit for unit in arrivals(p, sector) if not unit.vehicle and not asked >> unit.seat & 1]
        if there:
            p.push(weakest(p, there).seat, "free-vehicle", sector, asked)


class FreeVehicle(Pick):
    """Take the vehicle that stands in sector `a`, or leave it to the next; `b`: who was asked before."""

    rule = "B-MAP-N06-R04"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return [Action("take", (p.ground(frame[1]).vehicle,)), Action("pass")]

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "take" or len(action.args) != 1:
            return None
        known = action.args[0] in p.book.cards
        return (
            Refusal(self.rule, "vehicle-not-here", {"card": action.args[0]})
            if known
            else unknown_card(p, action.args[0])
        )

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        if action.verb == "take":
            take_vehicle(p, unit, action.args[0], "B-VEH-02", 0)
        else:
            offer_vehicle(p, frame[1], frame[2] | 1 << unit.seat)  # B-MAP-N06-R04


def why_award(p: Field, action: Action, rule: str) -> Refusal | None:
    """Why this is no award that can be taken from the deck (B-AWARD-01, B-SECTOR-31)."""
    if action.verb != "take" or len(action.args) != 1:
        return Refusal(rule, "not-offered", {"action": action.text})
    card = p.book.cards.get(action.args[0])
    if card is None:
        return unknown_card(p, action.args[0])
    if card.kind != AWARD:
        return Refusal("B-AWARD-13", "take-no-award", {"card": card.slug})
    return None if card.slug in p.battle.deck else Refusal("B-AWARD-08", "award-gone", {"card": card.slug})


class First(Ask):
    """The first Unit takes the gift of sector `a`: JOIN_FIRST, RANDOM, FREE_ITEM, AWARD_FIRST (B-MOVE-16)."""

    rule = "B-MOVE-18"

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        p.pop(seat)
        take_gifts(p, p.unit(seat), frame[1])
        return True


def take_gifts(p: Field, unit: Unit, sector: int) -> None:
    """Give the Unit what waits in the sector, once a game."""
    ground = p.gift_ground(sector)
    battle = p.battle
    if ground.random and not battle.rolled[sector]:
        roll_for(p, unit, "random", sector, "B-MAP-N06-R01", ground.id)
        return
    empty(p, sector)
    slug = ground.join_first
    if slug and slug in p.book.cards and not any(p.has_known(one, slug) for one in battle.units):
        join(p, unit, slug, "B-SECTOR-27")
    if ground.free_item in p.book.cards:
        take_item(p, unit, ground.free_item, "B-ITEM-12", 0)
    if ground.award_first and battle.deck:  # B-SECTOR-31
        give_sector_award(p, unit, sector)


def give_sector_award(p: Field, unit: Unit, sector: int) -> None:
    """AWARD_FIRST: drawn at random, or chosen where the map or option B-OPT-H08 says so (B-SECTOR-31)."""
    instead = p.book.sector_awards.get(sector, "")
    if p.book.chosen_honour or instead in p.battle.deck:
        p.push(unit.seat, "sector-award", sector)
    else:
        draw_award(p, unit, "B-SECTOR-31", p.book.sectors[sector].id)


class SectorAward(Pick):
    """Draw, or take the award the map names (B-MAP-N04-05); with B-OPT-H08 any award may be taken."""

    rule = "B-SECTOR-31"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        if p.book.chosen_honour:
            return [Action("take", (slug,)) for slug in p.battle.deck]
        return [Action("draw"), Action("take", (p.book.sector_awards[frame[1]],))]

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        if action.text == "draw":
            return Refusal("B-OPT-H08", "award-choose", {})
        wrong = why_award(p, action, "B-AWARD-03")
        return wrong or Refusal("B-MAP-N04-05", "award-named", {"card": p.book.sector_awards[frame[1]]})

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        source = p.book.sectors[frame[1]].id
        if action.verb == "draw":
            draw_award(p, unit, "B-SECTOR-31", source)
        else:
            take_award(p, unit, action.args[0], "B-OPT-H08" if p.book.chosen_honour else "B-MAP-N04-05", source)


@resolves("random")
def sector_turns_out(p: Field, unit: Unit, number: int, sector: int) -> None:
    """The number is the sector's attribute for the rest of the game (B-MAP-N06-R01)."""
    battle = p.battle
    turn_out(p, sector, number)
    ground = p.ground(sector)
    if p.sink is not None:
        words = tuple(str(word) for word in ground.words)
        p.cause = p.emit("random-sector", unit.seat, ground.rule, {"sector": ground.id, "n": number, "words": words})
    if ground.black:  # CANT_STAY holds from the moment it is known (B-SECTOR-46)
        for other in battle.units:
            if other.status == IN_PLAY and other.sector == sector:
                must_leave(other)
    if p.book.slots[p.battle.stage] == "move":
        return  # what waits there is given at the end of MOVE (B-MOVE-18)
    if has_gift(ground, number):
        take_gifts(p, unit, sector)
    offer_vehicle(p, sector, 0)


STEPS: dict[str, Ask] = {"first": First(), "free-vehicle": FreeVehicle(), "sector-award": SectorAward()}

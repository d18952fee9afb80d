"""The questions cards ask when they are used: which Unit, which card, which sector."""

from __future__ import annotations

from functools import cache

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.marks import await_bonus, copy_whom, flag, link
from hhour.dday.rules.battle.state import SHIELDED, Unit
from hhour.dday.rules.battle.verbs import (
    SOLDIERS,
    abandon,
    come_back,
    gain,
    join,
    lose_specialist,
    pay,
    take_item,
    take_vehicle,
)
from hhour.dday.rules.cards.effects import add_effect, guns_around, neighbours, swap_partners
from hhour.dday.rules.cards.finding import recruits, refuse_recruit, unknown_card
from hhour.dday.rules.cards.kinds import VEHICLE
from hhour.dday.rules.map.placing import change_places
from hhour.dday.rules.turn.pick import Ask, Pick
from hhour.dday.rules.turn.reasons import no_sector, why_item, why_lost, why_unit
from hhour.kernel.action import Action
from hhour.kernel.faces import FACE_NUMBER, FACES
from hhour.kernel.lanes import Frame
from hhour.kernel.refusal import Refusal


def units(others: list[Unit], verb: str) -> list[Action]:
    return [Action(verb, (str(other.seat),)) for other in others]


def is_one(action: Action, verb: str) -> bool:
    """Whether the action is this verb with one word after it."""
    return action.verb == verb and len(action.args) == 1


class GainOneOf(Pick):
    """One of several resources (Lucky Charm, B-ITEM-C19).

    Text: the card and the resources, `courage=4` where it is more than one of it.
    """

    rule = "B-ITEM-07"
    by_card = True

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return _gains(frame[3])

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        slug = frame[3].split(" ")[0]
        gain(p, unit, action.args[0], int((*action.args, "1")[1]), p.book.cards[slug].rule, slug)


@cache
def _gains(text: str) -> list[Action]:
    """Worked out once for every such card; shared: read it, never change it."""
    return [Action("gain", tuple(name.split("="))) for name in text.split(" ")[1:]]


class Aim(Pick):
    """Which adjacent sector is kept from firing (Mortar, B-ITEM-C21)."""

    rule = "B-MGF-09"
    by_card = True

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return [Action("aim", (p.book.sectors[place].id,)) for place in guns_around(p, unit)]

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "aim" or len(action.args) != 1:
            return None
        rule = self.asked_by(p, frame)
        place = p.book.index(action.args[0])
        if place < 0:
            return no_sector(p, action.args[0], rule)
        if p.book.sectors[place].bunker:
            return Refusal(rule, "card-not-bunker", {"card": frame[3]})
        near = place in neighbours(p, unit.sector)
        return Refusal(rule, "aim-no-guns" if near else "aim-far", {"card": frame[3], "sector": action.args[0]})

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        add_effect(p, "no-mgf", p.book.index(action.args[0]), 0, frame[3])


class ChooseRwbFace(Pick):
    """Which RWB bonus is obtained in UPKEEP (Distinguished Service Cross)."""

    rule = "B-RWB-19"
    by_card = True

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return [
            Action("bonus", (face,))
            for number, face in enumerate(FACES)
            if not (face == "COURAGE" and p.ground(unit.sector).no_battle_cry) and p.book.sets[number]
        ]

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        if action.text == "bonus COURAGE" and p.ground(unit.sector).no_battle_cry:
            return Refusal("B-SECTOR-43", "no-battle-cry", {"card": frame[3]})
        return None

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        await_bonus(unit, FACE_NUMBER[action.args[0]], frame[3])


class CopyWhom(Pick):
    """Whose Final Tally is copied (Dispatch Case)."""

    rule = "B-ITEM-16"
    by_card = True

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return units(p.others(unit), "copy")

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        return why_unit(p, unit, action.args[0], self.asked_by(p, frame)) if is_one(action, "copy") else None

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        copy_whom(unit, int(action.args[0]))


class ShieldWhom(Pick):
    """Who suffers nothing this turn (Victoria Cross, B-AWARD-C06)."""

    rule = "B-AWARD-15"
    by_card = True

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return units(p.others(unit) or [unit], "protect")

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        return why_unit(p, unit, action.args[0], self.asked_by(p, frame)) if is_one(action, "protect") else None

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        other = p.unit(int(action.args[0]))
        flag(other, SHIELDED)
        if p.sink is not None:
            p.emit("protected", other.seat, p.book.cards[frame[3]].rule, {"unit": unit.seat}, frame[3])


class VehicleChoice(Pick):
    """Which vehicle (Legion of Merit)."""

    rule = "B-VEH-02"
    by_card = True

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return [Action("take", (slug,)) for slug in p.battle.vehicles]

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        if not is_one(action, "take"):
            return None
        card = p.book.cards.get(action.args[0])
        if card is None:
            return unknown_card(p, action.args[0])
        key = "vehicle-gone" if card.kind == VEHICLE else "take-no-vehicle"
        return Refusal(self.asked_by(p, frame), key, {"card": action.args[0]})

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        take_vehicle(p, unit, action.args[0], p.book.cards[frame[3]].rule, 0)


class FallenChoice(Pick):
    """Which fallen Specialist returns (Purple Heart)."""

    rule = "B-SPEC-08"
    by_card = True

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return [Action("return", (slug,)) for slug in unit.fallen]

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        if not is_one(action, "return"):
            return None
        if action.args[0] not in p.book.cards:
            return unknown_card(p, action.args[0])
        return Refusal(self.asked_by(p, frame), "not-fallen", {"card": action.args[0]})

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        come_back(p, unit, action.args[0], p.book.cards[frame[3]].rule)


class FreeRecruit(Pick):
    """Which Specialist is recruited free."""

    rule = "B-AWARD-10"
    by_card = True

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return [
            Action("recruit", (slug,)) for slug in recruits(p, unit) if refuse_recruit(p, unit, slug, free=True) is None
        ]

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        return refuse_recruit(p, unit, action.args[0], free=True) if is_one(action, "recruit") else None

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        join(p, unit, action.args[0], p.book.cards[frame[3]].rule, "recruited")


class LoseOne(Pick):
    """The price of the Shoulder Patch: a soldier, or a Specialist (B-ITEM-17)."""

    rule = "B-ITEM-17"
    by_card = True

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        found = [Action("lose", (slug,)) for slug in unit.specialists if slug != frame[3]]  # not whom it is paid for
        if unit.soldiers:
            found.insert(0, Action("lose", (SOLDIERS,)))
        return found

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        return why_lost(p, unit, action.args[0], self.asked_by(p, frame)) if is_one(action, "lose") else None

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        rule = p.book.cards[frame[3]].rule
        if action.args[0] == SOLDIERS:
            pay(p, unit, SOLDIERS, 1, rule, frame[3])
        else:
            lose_specialist(p, unit, action.args[0], rule, "sacrificed")


class FreeFind(Pick):
    """Which item is found free (Bronze Star)."""

    rule = "B-AWARD-10"
    by_card = True

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return [Action("find", (slug,)) for slug in p.battle.items]

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        return why_item(p, action.args[0]) if is_one(action, "find") else None

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        take_item(p, unit, action.args[0], p.book.cards[frame[3]].rule, 0)


class TradeWith(Pick):
    """With whom trading is open anywhere this turn (Carrier Pigeon)."""

    rule = "B-TRADE-03"
    by_card = True

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return units(p.others(unit), "contact")

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        return why_unit(p, unit, action.args[0], self.asked_by(p, frame)) if is_one(action, "contact") else None

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        other = p.unit(int(action.args[0]))
        link(unit, other)


class SwapSectorsWith(Pick):
    """With whom sectors are exchanged; it is no move (B-SPEC-20, B-SPEC-21)."""

    rule = "B-SPEC-20"
    by_card = True

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return units(swap_partners(p, unit), "change-places")

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        if not is_one(action, "change-places"):
            return None
        missing = why_unit(p, unit, action.args[0], self.asked_by(p, frame))
        if missing is not None:
            return missing
        other = p.unit(int(action.args[0]))
        if other.sector == unit.sector:
            return Refusal("B-SPEC-20", "swap-here", {"unit": other.seat})
        key = "swap-bunker" if p.here(other).bunker else "trade-busy"
        return Refusal("B-SPEC-20", key, {"unit": other.seat})

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        """Nothing but the sectors is exchanged (B-SPEC-20); a vehicle may have to stay behind (B-SPEC-21)."""
        other = p.unit(int(action.args[0]))
        change_places(p, unit, other)
        if p.sink is not None:
            p.emit("changed-places", unit.seat, p.book.cards[frame[3]].rule, {"unit": other.seat}, frame[3])
        for one in (unit, other):
            ground = p.ground(one.sector)
            if one.vehicle and (ground.climb or ground.bunker or ground.no_vehicle):
                abandon(p, one, "B-SPEC-21")


STEPS: dict[str, Ask] = {
    "gain-one": GainOneOf(),
    "aim": Aim(),
    "choose-rwb": ChooseRwbFace(),
    "copy-whom": CopyWhom(),
    "shield-whom": ShieldWhom(),
    "take-vehicle": VehicleChoice(),
    "return-fallen": FallenChoice(),
    "recruit-free": FreeRecruit(),
    "lose-one": LoseOne(),
    "find-free": FreeFind(),
    "trade-with": TradeWith(),
    "swap-sectors": SwapSectorsWith(),
}

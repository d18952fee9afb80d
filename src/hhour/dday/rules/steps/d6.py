"""A d6 that was just rolled: cards may change it before its effect is carried out (B-ITEM-19)."""

from __future__ import annotations

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force
from hhour.dday.rules.battle.verbs import spend_card
from hhour.dday.rules.cards.free import card_choices
from hhour.dday.rules.dice.d6 import RESOLVERS, changers
from hhour.dday.rules.turn.pick import Ask, ForcePick
from hhour.kernel.action import Action
from hhour.kernel.event import Datum
from hhour.kernel.lanes import Frame
from hhour.kernel.refusal import Refusal


class D6(Ask):
    """The die lies there. `a`: its number, `b`: the argument of its purpose, text: the purpose."""

    watches = True
    rule = "B-ITEM-19"

    def asks(self, p: Field, seat: int, frame: Frame) -> bool:
        return False

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        for lane in p.battle.lanes:
            for other in lane:
                if other[0] == "react" and other[1] == seat and other[3] == frame[3]:
                    return False
        p.pop(seat)
        RESOLVERS[frame[3]](p, p.force(seat), frame[1], frame[2])
        return True


class React(ForcePick):
    """Somebody holds a card that can change the die or may be used at any time (B-TURN-15).

    `a`: whose die, `b`: its number, text: the purpose.
    """

    free = True
    watches = True
    rule = "B-ITEM-19"

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        unit = p.force(seat)
        if len(self.options(p, unit, frame)) > 1 or (frame[1] == seat and card_choices(p, unit)):
            return False
        p.pop(seat)
        return True

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        lane = p.battle.lanes[frame[1]]
        standing = [f for f in lane if f[0] == "d6" and f[3] == frame[3]]
        if not standing or not changers(p, unit, frame[3]):
            return [Action("pass")]
        return [Action("pass")] + [Action("set", (str(n),)) for n in range(1, 7) if n != standing[-1][1]]

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "set" or len(action.args) != 1:
            return None
        if not changers(p, unit, frame[3]):
            return Refusal(self.rule, "die-no-changer", {})
        return Refusal(self.rule, "number-same", {"n": frame[2]}) if action.args[0] == str(frame[2]) else None

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        if action.verb != "set":
            return
        slug = changers(p, unit, frame[3])[0]
        number = int(action.args[0])
        lane = p.battle.lanes[frame[1]]
        at = max(place for place, other in enumerate(lane) if other[0] == "d6" and other[3] == frame[3])
        die = lane[at]
        p.battle.lanes[frame[1]] = (*lane[:at], ("d6", number, die[2], die[3]), *lane[at + 1 :])
        spend_card(p, unit, slug)
        if p.sink is not None:
            data: dict[str, Datum] = {"card": slug, "purpose": frame[3], "from": die[1], "n": number}
            p.emit("die-changed", unit.seat, p.book.cards[slug].rule, data, slug)


STEPS: dict[str, Ask] = {"d6": D6(), "react": React()}

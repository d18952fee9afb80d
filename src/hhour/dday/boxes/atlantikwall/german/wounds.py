"""Black Decorations: shown and carried out at once; he chooses a loss he can bear in full (A-DECO-11 to -13)."""

from __future__ import annotations

from typing import Final

from hhour.dday.boxes.atlantikwall.german import verbs
from hhour.dday.boxes.atlantikwall.german.force import German, german
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force
from hhour.dday.rules.battle.verbs import COURAGE_DIAL, STARS, gain
from hhour.dday.rules.turn.pick import Ask, ForcePick
from hhour.kernel.action import Action
from hhour.kernel.lanes import Frame
from hhour.kernel.refusal import Refusal

SOLDIERS: Final = 4
NOBODY_RESTS: Final = 3  # soldiers, of a German without Specialists in solitaire
FOUR: Final = Action("choose", ("soldiers",))
REST: Final = Action("choose", ("rest",))


def losses(p: Field, he: German, slug: str) -> list[Action]:
    """What he can choose between; nothing where he can bear none (A-CARD-DEC-19, A-CARD-DEC-20, A-CARD-DEC-21)."""
    if slug == "wound-badge-black":
        cards: tuple[str, ...] = he.items
        more = [FOUR] if he.soldiers >= SOLDIERS else []
    elif slug == "wound-badge-silver":
        cards, more = he.specialists, [REST] if p.battle.units else []
    else:
        cards, more = (*he.decorations, *he.specialists), []
    return [*more, *(Action("lose", (card,)) for card in cards)]


class Wound(ForcePick):
    """Which loss. Text: the Wound Badge, which is discarded once it has had its effect."""

    rule = "A-DECO-13"
    by_card = True

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        return losses(p, german(p), frame[3])

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        he = german(p)
        if losses(p, he, frame[3]):
            return super().run(p, seat, frame)
        p.pop(seat)
        if frame[3] == "wound-badge-black" and he.soldiers:
            verbs.suffers_at_most(p, he, he.soldiers, "A-CARD-DEC-19", frame[3])
        elif frame[3] == "wound-badge-silver":  # only where there are no Units to rest
            verbs.fall(p, he, NOBODY_RESTS, "A-CARD-DEC-20")
        verbs.discard(p, he, frame[3])
        return True

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        if action.verb not in ("lose", "choose"):
            return None
        return Refusal("A-NOTE-02", "wound-not-had", {"card": frame[3]})

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        he = german(p)
        rule = p.book.cards[frame[3]].rule
        if action.text == FOUR.text:
            verbs.suffers_at_most(p, he, SOLDIERS, rule, frame[3])
        elif action.text == REST.text:
            verbs.rest(p, he)
            for other in p.in_play():
                gain(p, other, STARS, 1, rule, frame[3])
                gain(p, other, COURAGE_DIAL, 2, rule, frame[3])
        elif action.args[0] in he.items:
            verbs.turn_down(he, action.args[0])
            p.emit("item-destroyed", he.seat, rule, {"card": action.args[0]}, frame[3])
        elif action.args[0] in he.specialists:
            verbs.lose(p, he, action.args[0], rule)
        else:
            verbs.discard(p, he, action.args[0])
            p.emit("decoration-lost", he.seat, rule, {"card": action.args[0]}, frame[3])
        verbs.discard(p, he, frame[3])


STEPS: dict[str, Ask] = {"wound": Wound()}

"""Three of the four awards of this box; the Croix Militaire rolls Gold dice and lies with them (W-CARD-AW)."""

from __future__ import annotations

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force, Unit
from hhour.dday.rules.cards.card import Effect, award
from hhour.dday.rules.cards.effects import Gain, GainOne
from hhour.dday.rules.dice.results import add_result
from hhour.dday.rules.turn.pick import Ask, Pick
from hhour.kernel.action import Action
from hhour.kernel.faces import COLOURLESS, TOOL
from hhour.kernel.lanes import Frame
from hhour.kernel.refusal import Refusal

NEEDS = "way-to-hell-components"

MOST_TOOLS = 3


class OfferTools(Effect):
    """Every Unit may add up to three colourless TOOL results to its Final Tally (W-CARD-AW-02)."""

    touches_tally = True

    def do(self, p: Field, unit: Force, slug: str) -> None:
        for other in p.in_play():
            p.push(other.seat, "add-tools", text=slug)


class AddTools(Pick):
    """How many TOOL results join the tally; none may be better where four equal results cost soldiers."""

    rule = "W-CARD-AW-02"
    by_card = True

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return [Action("tools", (str(number),)) for number in range(MOST_TOOLS, -1, -1)]

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        return Refusal(self.rule, "tools-most", {"n": MOST_TOOLS}) if action.verb == "tools" else None

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        for _ in range(int(action.args[0])):
            add_result(p, unit, TOOL, COLOURLESS, self.rule, frame[3])


CARDS = (
    award("war-campaign-star", "W-CARD-AW-01", Gain("stars", 4, others=2)),
    award("war-service-medal", "W-CARD-AW-02", OfferTools()),
    award("voluntary-service-medal", "W-CARD-AW-04", GainOne("courage=4", "points=15")),
)

STEPS: dict[str, Ask] = {"add-tools": AddTools()}

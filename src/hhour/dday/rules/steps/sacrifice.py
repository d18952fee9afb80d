"""Sacrifices: a Specialist turned face down as a price; the Decoy may go in his place (B-SPEC-14, B-SPEC-19)."""

from __future__ import annotations

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit
from hhour.dday.rules.battle.verbs import is_dead, lose_specialist, wipe_out
from hhour.dday.rules.cards.sacrifice import candidates
from hhour.dday.rules.turn.pick import Ask, Pick
from hhour.kernel.action import Action
from hhour.kernel.lanes import Frame


class Sacrifice(Pick):
    """Which Specialist is sacrificed. The text holds whom the price names and the rule that asks for it."""

    rule = "B-SPEC-14"

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return [Action("sacrifice", (slug,)) for slug in candidates(p, unit, frame[3].split(" ")[0])]

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        lose_specialist(p, unit, action.args[0], frame[3].split(" ")[1], "sacrificed")
        if is_dead(p, unit):
            wipe_out(p, unit, "B-COMBAT-08")


STEPS: dict[str, Ask] = {"sacrifice": Sacrifice()}

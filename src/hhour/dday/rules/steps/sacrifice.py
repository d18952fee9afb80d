"""Sacrifices: a Specialist turned face down as a price; the Decoy may go in his place (B-SPEC-14, B-SPEC-19)."""

from __future__ import annotations

from hhour.dday.rules.battle.book import RULINGS
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit
from hhour.dday.rules.battle.verbs import is_dead, lose_specialist, wipe_out
from hhour.dday.rules.cards.hooks import DECOY
from hhour.dday.rules.cards.sacrifice import candidates, stays, why_no_stand_in
from hhour.dday.rules.turn.pick import Ask, Pick
from hhour.dday.rules.turn.reasons import why_lost
from hhour.kernel.action import Action
from hhour.kernel.lanes import Frame
from hhour.kernel.refusal import Refusal


class Sacrifice(Pick):
    """Which Specialist is sacrificed. The text holds whom the price names and the rule that asks for it."""

    rule = "B-SPEC-14"
    tells = True

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        return [Action("sacrifice", (slug,)) for slug in candidates(p, unit, frame[3].split(" ")[0])]

    def why_not(self, p: Field, unit: Unit, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "sacrifice" or len(action.args) != 1:
            return None
        who, rule = frame[3].split(" ")
        if action.text == "sacrifice soldiers":
            return Refusal("B-SPEC-14", "specialist-only", {})
        missing = why_lost(p, unit, action.args[0], rule)
        if missing is None and action.args[0] in p.book.passives[DECOY]:
            missing = why_no_stand_in(p, unit, action.args[0])
        return missing or Refusal(rule, "sacrifice-named", {"card": who})

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        who, rule = frame[3].split(" ")
        slug = action.args[0]
        if slug != who and stays(p, unit, slug, who != "any" or len(unit.specialists) > 1):
            return
        lose_specialist(p, unit, slug, rule, "sacrificed")
        arrives = p.book.version >= RULINGS and any(frame[0] == "arrive" for frame in p.battle.lanes[unit.seat])
        if is_dead(p, unit) and not arrives:  # on the way in, what arriving brings comes first (B-MOVE-21)
            wipe_out(p, unit, "B-COMBAT-08")


STEPS: dict[str, Ask] = {"sacrifice": Sacrifice()}

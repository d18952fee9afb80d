"""The automated garrison: a German Final Tally, and the soldiers it gathers (R-AI). Off unless switched on."""

from __future__ import annotations

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.table import change_garrison, set_german
from hhour.dday.rules.fight.garrison import german_tally
from hhour.kernel.event import Datum
from hhour.kernel.faces import COURAGE, FACES, STAR, TOOL
from hhour.kernel.lanes import Stage


class GarrisonRollStage(Stage[Field]):
    """After all tallies are fixed six German dice are rolled once (R-AI-02)."""

    phase = "ROLL"

    def open(self, p: Field) -> None:
        battle = p.battle
        faces = p.chance.faces(battle.turn, 0, "german", 0, 6)
        counts, soldiers = german_tally(faces)
        change_garrison(p, soldiers)
        row = max(p.here(unit).row for unit in p.in_play())
        # R-AI-05, R-AI-06, R-AI-07
        set_german(p, (counts[STAR] // 2, row, counts[COURAGE] // 2, counts[TOOL] // 2))
        if p.sink is not None:
            data: dict[str, Datum] = {
                "faces": tuple(FACES[face] for face in faces),
                "soldiers": soldiers,
                "garrison": battle.garrison,
            }
            p.emit("garrison-tally", 0, "R-AI-02", data)


class GarrisonLossStage(Stage[Field]):
    """In COMBAT the garrison loses the highest unmodified DEF among the occupied sectors (R-AI-09)."""

    phase = "COMBAT"

    def open(self, p: Field) -> None:
        battle = p.battle
        losses = 0
        for unit in p.in_play():
            values = p.here(unit).defence
            losses = max(losses, values[min(unit.marker, len(values)) - 1])
        losses = min(losses, battle.garrison)
        change_garrison(p, -losses)
        if p.sink is not None:
            p.emit("garrison-losses", 0, "R-AI-09", {"n": losses, "now": battle.garrison})

"""The automated garrison: a German Final Tally, and the soldiers it gathers (R-AI). Off unless switched on."""

from __future__ import annotations

from typing import Final

from hhour.dday.rules.battle.field import Field
from hhour.kernel.event import Datum
from hhour.kernel.faces import COURAGE, FACES, SKULL, SOLDIER, STAR, TOOL, TWO_SOLDIERS
from hhour.kernel.lanes import Stage

START: Final = 4
# which German die a SKULL cancels first (R-AI-03)
VICTIMS: Final = (TWO_SOLDIERS, COURAGE, STAR, SOLDIER, TOOL)


class GarrisonRollStage(Stage[Field]):
    """After all tallies are fixed six German dice are rolled once (R-AI-02)."""

    phase = "ROLL"

    def open(self, p: Field) -> None:
        battle = p.battle
        faces = p.chance.faces(battle.turn, 0, "german", 0, 6)
        counts, soldiers = german_tally(faces)
        battle.garrison += soldiers
        row = max(p.book.sectors[unit.sector].row for unit in p.in_play())
        battle.german = (counts[STAR] // 2, row, counts[COURAGE] // 2, counts[TOOL] // 2)
        if p.sink is not None:
            data: dict[str, Datum] = {
                "faces": tuple(FACES[face] for face in faces),
                "soldiers": soldiers,
                "garrison": battle.garrison,
            }
            p.emit("german-tally", 0, "R-AI-02", data)


def german_tally(faces: list[int]) -> tuple[list[int], int]:
    """Standing results by face and soldiers gained; two dice are red, two white, two black (R-AI-03 to R-AI-08)."""
    counts = [0] * 6
    colours = [[0] * 3 for _ in range(6)]
    for die, face in enumerate(faces):
        counts[face] += 1
        colours[face][die // 2] += 1
    skulls = counts[SKULL] - 3 * min(colours[SKULL])
    for face in VICTIMS:
        while skulls > 0 and counts[face] > 0:
            counts[face] -= 1
            skulls -= 1
            first = next(colour for colour in range(3) if colours[face][colour])
            colours[face][first] -= 1
    sets = sum(min(colours[face]) for face in range(6))
    soldiers = counts[SOLDIER] + 2 * counts[TWO_SOLDIERS] + 3 * sets
    return counts, soldiers


class GarrisonLossStage(Stage[Field]):
    """In COMBAT the garrison loses the highest unmodified DEF among the occupied sectors (R-AI-09)."""

    phase = "COMBAT"

    def open(self, p: Field) -> None:
        battle = p.battle
        losses = 0
        for unit in p.in_play():
            values = p.book.sectors[unit.sector].defence
            losses = max(losses, values[min(unit.marker, len(values)) - 1])
        losses = min(losses, battle.garrison)
        battle.garrison -= losses
        if p.sink is not None:
            p.emit("garrison-losses", 0, "R-AI-09", {"n": losses, "now": battle.garrison})

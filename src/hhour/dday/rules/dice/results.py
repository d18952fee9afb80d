"""Results of the Final Tally: told in words, added, and the dice that show them changed (B-TALLY-01 to B-TALLY-11)."""

from __future__ import annotations

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit
from hhour.dday.rules.cards.hooks import RESULT, sources
from hhour.dday.rules.dice.tally import standing
from hhour.kernel.faces import COLOURLESS, COLOURS, FACES


def told_results(unit: Unit) -> tuple[str, ...]:
    """The Final Tally as words: 'red STAR', 'colourless TOOL'."""
    words: list[str] = []
    for result, number in enumerate(standing(unit, 0)):
        if number:
            words += [_RESULTS[result]] * number
    return tuple(words)


_RESULTS = tuple(f"{COLOURS[result & 3]} {FACES[result >> 2]}" for result in range(24))


def add_own_results(p: Field, unit: Unit) -> None:
    """BONUS and SKULL_ANY of the sector, then what Specialists and vehicles add each turn."""
    ground = p.ground(unit.sector)
    for face in ground.bonus:
        add_result(p, unit, face, COLOURLESS, "B-SECTOR-20", ground.id)
    for _ in range(ground.skull_any):
        p.push(unit.seat, "skull-colour", 0, 0, ground.id)
    if p.book.passives[RESULT]:
        for part in sources(p, RESULT, unit):
            add_result(p, unit, part.amount, COLOURLESS, part.rule, part.source)


def add_result(p: Field, unit: Unit, face: int, colour: int, rule: str, source: str) -> None:
    """A virtual result joins the Final Tally (B-TALLY-01)."""
    unit.virtual = (*unit.virtual, face * 4 + colour)
    if p.sink is not None:
        p.emit("result-added", unit.seat, rule, {"face": FACES[face], "colour": COLOURS[colour]}, source)


def results_of(unit: Unit) -> list[int]:
    """The dice that count, by slot."""
    gone = unit.left_out | unit.removed
    return [die for die in range(len(unit.faces)) if not gone >> die & 1]


def set_die(unit: Unit, die: int, face: int, colour: int) -> None:
    """A die of the tally shows another face or colour."""
    unit.faces = (*unit.faces[:die], face, *unit.faces[die + 1 :])
    unit.colours = (*unit.colours[:die], colour, *unit.colours[die + 1 :])


def set_lock(unit: Unit, die: int, locked: int) -> None:
    """A lock goes with its die: whoever holds it, it is not rolled again this turn (B-ROLL-05)."""
    unit.locked = unit.locked & ~(1 << die) | locked << die

"""The luck report of one game: dice against expectation, and the decisions that cost most.

Both are measured on the Captain's chance to win. Before a roll the turn has an expected value; what the dice add to it
or take from it is luck, what a lock or a re-roll falls short of the best one is the decision's cost. Exact within each
turn.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, cast

import numpy as np

from hhour.advice.dday.hand import dice_by_colour
from hhour.advice.odds import UNROLLED
from hhour.advice.odds.groups import Values
from hhour.advice.odds.known import known_lock
from hhour.advice.odds.solver import roll_chances, solve
from hhour.advice.odds.tally import Situation
from hhour.bots.dday.captain import Captain
from hhour.bots.dday.scouting import best_lock, best_reroll, situation_of, survival_chance, table_of
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit
from hhour.dday.rules.dice.rolling import lock_count
from hhour.dday.speech.dice import lying
from hhour.kernel.action import Action, parse_action
from hhour.kernel.games import game_of
from hhour.kernel.record import Record, parse_record
from hhour.kernel.replaying import Replay
from hhour.kernel.setup import parse_setup
from hhour.kernel.table import Table
from hhour.lab.states import LabError

DRAWS = 40  # other dice tried for each roll
SUMS = 2000
DECIDED: Final = {"lock": ("lock",), "reroll": ("reroll", "stop")}  # by question: a trade on the way is none about dice


@dataclass
class Turn:
    """One Unit's ROLL: what the dice brought and what was given away, in chances to win."""

    turn: int
    seat: int
    luck: float = 0.0
    cost: float = 0.0
    others: list[list[float]] = field(default_factory=list)  # the luck that other dice would have been


@dataclass(frozen=True)
class Mistake:
    """A decision that was not the best."""

    number: int
    turn: int
    seat: int
    chosen: str
    better: str
    cost: float
    dice: Mapping[str, tuple[str, str]]  # as they lay, by place: colour and face


class Reader:
    """Follows a record and keeps the account."""

    def __init__(self, seed: int = 1) -> None:
        self.captain = Captain()
        self.turns: dict[tuple[int, int], Turn] = {}
        self.mistakes: list[Mistake] = []
        self.guns: list[int] = []
        self.mines: list[int] = []
        self.grey: list[str] = []
        self.apart = 0  # rolls of those who have no Unit on a Battle Map: its hopes are not theirs
        self.rng = random.Random(seed)
        self._hoped: dict[int, tuple[float, Values, Situation]] = {}

    def before(self, p: Field, number: int, seat: int, text: str) -> None:
        """Look at an action before it is carried out."""
        lane = p.battle.lanes[seat]
        name = lane[-1][0] if lane else ""
        unit = p.force(seat)
        if not isinstance(unit, Unit) or unit.sector < 0:
            self.apart += text == name == "roll"
            self._hoped.pop(seat, None)
            return
        action = parse_action(text)
        if name == "roll":
            situation = situation_of(p, unit)
            hand = situation.hand
            wild = range(UNROLLED) if situation.wild == UNROLLED else (situation.wild,)  # it may show anything yet
            tables = [self._table(p, unit, replace(situation, wild=face)) for face in wild]
            values = np.stack([solve(table, hand, lock_count(p, unit), 2) for table in tables])
            chances = np.broadcast_to(roll_chances(hand) / len(tables), values.shape)
            expected = float((values * chances).sum())
            self._hoped[seat] = (expected, tables[0], situation)
            drawn = self._draw(values.reshape(-1), chances.reshape(-1), DRAWS)
            self.turn(p, seat).others.append([value - expected for value in drawn])
        elif seat in self._hoped and action.verb in DECIDED.get(name, ()) and _has_own_dice(unit):
            self._decide(p, unit, number, name, action, lane[-1][1])

    def after(self, p: Field, seat: int, text: str) -> None:
        """Look at the dice an action showed."""
        unit = p.force(seat)
        verb = text.split()[0]
        if not isinstance(unit, Unit) or seat not in self._hoped or not unit.faces or verb not in ("roll", "reroll"):
            return
        expected, table, situation = self._hoped[seat]
        if situation.wild == UNROLLED:  # now it shows a face
            situation = situation_of(p, unit)
            table = self._table(p, unit, situation)
        lane = p.battle.lanes[seat]
        name = lane[-1][0] if lane else ""
        if name == "lock":
            value = best_lock(p, unit, situation, table)[1]
        elif name == "reroll":
            value = best_reroll(unit, situation, table, lane[-1][1])[1]
        else:
            value = _shown(table, situation, unit)
        self.turn(p, seat).luck += value - expected
        self._hoped[seat] = (value, table, situation)

    def _decide(self, p: Field, unit: Unit, number: int, name: str, action: Action, left: int) -> None:
        seat = unit.seat
        _, table, situation = self._hoped[seat]
        if name == "lock":
            names, best = best_lock(p, unit, situation, table)
            chosen = survival_chance(unit, situation, table, unit.tray.mask(action.args), 2)
            better = "lock " + " ".join(names)
        else:
            names, best = best_reroll(unit, situation, table, left)
            better = ("reroll " + " ".join(names)) if names else "stop"
            again = unit.tray.mask(action.args) if action.verb == "reroll" else 0
            chosen = _rerolled(unit, situation, table, again, left)
            if again:
                self._try_others(p, unit, situation, table, again, left, chosen)
        cost = max(0.0, best - chosen)
        self.turn(p, seat).cost += cost
        if cost > 1e-6:
            self.mistakes.append(Mistake(number, p.battle.turn, seat, action.text, better, cost, lying(unit)))
        self._hoped[seat] = (chosen, table, situation)

    def _try_others(
        self, p: Field, unit: Unit, situation: Situation, table: Values, again: int, left: int, expected: float
    ) -> None:
        """What other dice would have shown in this re-roll."""
        kept = unit.faces
        tried = []
        for _ in range(DRAWS):
            unit.faces = tuple(self.rng.randrange(6) if again >> die & 1 else face for die, face in enumerate(kept))
            if left > 1:
                tried.append(best_reroll(unit, situation, table, left - 1)[1] - expected)
            else:
                tried.append(_shown(table, situation, unit) - expected)
        unit.faces = kept
        self.turn(p, unit.seat).others.append(tried)

    def turn(self, p: Field, seat: int) -> Turn:
        return self.turns.setdefault((p.battle.turn, seat), Turn(p.battle.turn, seat))

    def _table(self, p: Field, unit: Unit, situation: Situation) -> Values:
        return table_of(self.captain.outlook(p, unit).worth, situation)

    def _draw(self, values: Values, chances: Values, count: int) -> list[float]:
        return [float(value) for value in self.rng.choices(list(values), list(chances), k=count)]

    def percentile(self) -> float:
        """Share of games with the same decisions whose dice would have been worse, in percent."""
        pools = [pool for turn in self.turns.values() for pool in turn.others]
        if not pools:
            return 50.0
        total = sum(turn.luck for turn in self.turns.values())
        sums = np.zeros(SUMS)
        for pool in pools:
            sums += np.array(self.rng.choices(pool, k=SUMS))
        return 100 * float(((sums < total).sum() + 0.5 * (sums == total).sum()) / SUMS)


def _has_own_dice(unit: Unit) -> bool:
    return unit.tray.plain and unit.colours == unit.tray.colours


def _shown(table: Values, situation: Situation, unit: Unit) -> float:
    places = zip(situation.hand, dice_by_colour(unit), strict=True)
    return float(table[tuple(group.outcome([unit.faces[die] for die in dice]) for group, dice in places)])


def _rerolled(unit: Unit, situation: Situation, table: Values, again: int, left: int) -> float:
    """What rolling exactly these dice again is worth."""
    if not again:
        return _shown(table, situation, unit)
    groups = dice_by_colour(unit)
    free = [[die for die in group if not unit.locked >> die & 1] for group in groups]
    locked = [tuple(unit.faces[die] for die in group if unit.locked >> die & 1) for group in groups]
    rest = [tuple(unit.faces[die] for die in group) for group in free]
    values = known_lock(table, situation.hand, locked, rest, left).values
    kept = tuple(sum(1 << place for place, die in enumerate(group) if not again >> die & 1) for group in free)
    return float(values[kept].max())


def luck(text: str) -> dict[str, Any]:
    """The luck report of a record."""
    record = parse_record(text)
    told = game_of(parse_setup(record.setup).game).module("luck")
    if told is not None:
        report: dict[str, Any] = told.luck(record)
        return report
    reader = Reader()
    table = _follow(record, reader)
    for event in table.events:
        if event.kind == "mgf":
            reader.guns += [int(die) for die in cast(tuple[int, ...], event.data["dice"])]
        elif event.kind == "grey-mgf":
            reader.grey += [str(face) for face in cast(tuple[str, ...], event.data["faces"])]
        elif event.kind == "d6" and event.data.get("purpose") == "mine":
            reader.mines.append(int(cast(int, event.data["n"])))
    costly = sorted(reader.mistakes, key=lambda mistake: -mistake.cost)
    return {
        "setup": record.setup,
        "outcome": table.outcome or "running",
        "measure": "chance",
        "luck": sum(turn.luck for turn in reader.turns.values()),
        "percentile": reader.percentile(),
        "given_away": sum(turn.cost for turn in reader.turns.values()),
        "guns": {"dice": len(reader.guns), "sum": sum(reader.guns), "expected": 3.5 * len(reader.guns)},
        "mines": {"dice": len(reader.mines), "sum": sum(reader.mines), "expected": 3.5 * len(reader.mines)},
        "grey": {"dice": len(reader.grey), "sum": reader.grey.count("SKULL"), "expected": len(reader.grey) / 6},
        "apart": reader.apart,
        "turns": [
            {"turn": turn.turn, "seat": turn.seat, "luck": turn.luck, "cost": turn.cost}
            for turn in reader.turns.values()
        ],
        "costly": [vars(mistake) for mistake in costly[:5]],
    }


def _follow(record: Record, reader: Reader) -> Table:
    """Replay the record with the reader looking on."""
    again = Replay(record)
    table = again.table
    if not isinstance(table.play, Field):
        raise LabError("lab-no-luck")
    while (line := again.next) is not None:
        if line.action == "undo":
            again.step()
            continue
        reader.before(table.play, line.number, line.seat, line.action)
        again.step()
        reader.after(table.play, line.seat, line.action)
    return table

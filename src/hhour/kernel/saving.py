"""Tables as text and back: what `Table.save` has written is read here, and what a record says is laid."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from hhour.kernel.chance import NeedDice, ScriptedChance
from hhour.kernel.event import event_from_json
from hhour.kernel.faces import FACES
from hhour.kernel.games import game_of
from hhour.kernel.record import LAYING, Record, parse_record
from hhour.kernel.refusal import RecordError
from hhour.kernel.table import SAVE_FORMAT, Kept, Table


def load(text: str, ask: Callable[[NeedDice], list[str]] | None = None) -> Table:
    """The table a save was made of. The snapshot is what play goes on from; the record only proves it."""
    try:
        data = json.loads(text)
        record = parse_record(data["record"])
        state = data["state"]
        veiled = data.get("told")
        told = None if veiled is None else {int(number): str(veiled[number]) for number in veiled}
        version = int(data["save"])
        seq = int(data["seq"])
    except (ValueError, KeyError, TypeError) as error:
        raise RecordError("save-broken") from error
    if version > SAVE_FORMAT or int(data.get("rules", 1)) > game_of(str(data.get("game"))).rules_version:
        raise RecordError("save-newer")
    table = laid(record, ask)
    try:
        restored = table.game.state_from_json(state)
        table.play = table.game.resume(table.rules, restored, table._chance, table.events)
        table.game.waiting(table.play)
    except (ValueError, KeyError, TypeError, IndexError, AttributeError) as error:
        raise RecordError("save-broken") from error
    table.play.seq = seq
    for source in record.sources:
        if source.after != LAYING:
            table._turn_to(source)
    table.record = record
    if table.rules.has_secrets:
        for line in record.lines:  # where it was not kept how others were told, they are told the verb
            line.told = line.bare if told is None else told.get(line.number, line.action)
    return table


def laid(record: Record, ask: Callable[[NeedDice], list[str]] | None) -> Table:
    """A table of the record's setup, laid but not played, by the rules the record was begun with."""
    before = [source for source in record.sources if source.after == LAYING]
    if record.seed:
        table = Table(record.setup, seed=record.seed, version=record.rules, sources=before)
    else:
        table = Table(record.setup, ask=ask, results=list(record.start), version=record.rules)
        for source in before:
            table.draw_from(source, LAYING)
    table.record.format = record.format
    if record.rules > table.game.rules_version:
        raise RecordError("record-newer-rules", {"found": record.rules, "known": table.game.rules_version})
    return table


def revive(packed: dict[str, Any]) -> Table[Any]:
    """The table that was packed; nobody is asked for its dice."""
    table = load(packed["save"], _whatever)
    table._ask = None
    if isinstance(table._chance, ScriptedChance):
        table._chance = table.play.chance = ScriptedChance([])
    table.play.because = dict(packed["because"])
    table.events[:] = [event_from_json(row) for row in packed["events"]]
    for state, *rest in packed["kept"]:
        table._kept.append(Kept(table.game.state_from_json(json.loads(state)), *rest))
    return table


def _whatever(need: NeedDice) -> list[str]:
    """Results to lay a table with that does not tell its own: a copy for one seat, whose state comes from elsewhere."""
    blank = "1" if need.kind == "d6" else FACES[0]
    return list(need.options[: need.count]) or [blank] * need.count

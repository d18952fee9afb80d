"""Games between memory and store: from rows to a table that can be played on, and back."""

from __future__ import annotations

import json

import msgspec

from hhour.kernel.chance import NeedDice, SeededChance
from hhour.kernel.event import Event
from hhour.kernel.games import game_of
from hhour.kernel.record import Line, Record, Source, parse_source
from hhour.kernel.refusal import HHourError
from hhour.kernel.replaying import Replay, replay
from hhour.kernel.saving import load
from hhour.kernel.setup import parse_setup
from hhour.kernel.table import SAVE_FORMAT, Table
from hhour.server import crew, story
from hhour.server.store.writer import Row

MOST_LINES = 5000  # several times the longest game


def lay(setup: str, own_dice: bool) -> Table:
    """A new game. With own dice the table itself draws what is drawn while it is laid."""
    if not own_dice:
        return Table(setup)
    drawn: list[str] = []
    while True:
        try:
            return Table(setup, results=list(drawn))
        except NeedDice as need:
            drawn += crew.roll_for(need)


def lay_with(game: Row, sources: list[Source]) -> Table:
    """A stored game that nobody has seen, laid with everything its dice come from."""
    return Table(game["setup"], seed=game["seed"], version=game["rules"], sources=sources)


def laid_values(table: Table) -> Row:
    """What the row of a game says about the table as it was laid."""
    return {
        "sources": sources_text(table.record),
        "start": " ".join(table.record.start),
        "opening": story.to_text(table.events),
        "snapshot": snapshot(table),
        "events_seq": table.play.seq,
        "turn": table.play.state.turn,
    }


def snapshot(table: Table) -> str:
    """The state play goes on from, as text."""
    return msgspec.json.encode(table.play.state.to_json()).decode()


def record_of(game: Row, moves: list[Row]) -> Record:
    """The record of a stored game."""
    record = Record(game["setup"], game["rules"], game["seed_hash"], game["seed"])
    record.start = game["start"].split()
    record.sources = sources_from(game["sources"])
    record.lines = [Line(row["n"], row["seat"], row["action"], row["results"].split()) for row in moves]
    if game["outcome"] and game["outcome"] != "stopped":
        record.ended = game["outcome"]
    return record


def open_record_of(game: Row, moves: list[Row]) -> Record:
    """The same for those who may not know all: the store keeps no veils, so where there are secrets verbs must do."""
    record = record_of(game, moves)
    if _has_secrets(record):
        for line in record.lines:
            line.told = line.bare
    return record


def _has_secrets(record: Record) -> bool:
    try:
        setup = parse_setup(record.setup)
        return bool(game_of(setup.game).rules_as_of(setup, record.rules).has_secrets)
    except HHourError:  # rules that are no longer known might have had some
        return True


def sources_text(record: Record) -> str:
    """What the dice come from beside the seed, as the store keeps it: from which action on, and the record's line."""
    return "\n".join(f"{source.after} {source.text(reveal=True)}" for source in record.sources)


def sources_from(text: str) -> list[Source]:
    """The same, read again."""
    rows = [row.partition(" ") for row in text.splitlines()]
    return [parse_source(row, int(after)) for after, _, row in rows]


def restore(game: Row, moves: list[Row]) -> Table:
    """The table of a stored game, exactly as it was.

    Replaying brings back story and undo. Where its rules are no longer known, or anything differs, the snapshot is what
    counts: an update may end the proof of a game, never the game.
    """
    record = record_of(game, moves)
    if game["snapshot_rules"] == game["rules"]:
        try:
            table = replay(record)
            if table.version == game["rules"] and snapshot(table) == game["snapshot"]:
                return table
        except HHourError:
            pass
    return _from_snapshot(game, moves, record)


def _from_snapshot(game: Row, moves: list[Row], record: Record) -> Table:
    save = {
        "save": SAVE_FORMAT,
        "game": game["game"],
        "rules": game["snapshot_rules"],
        "record": record.text(reveal=True),
        "seq": game["events_seq"],
        "state": json.loads(game["snapshot"]),
    }
    table = load(json.dumps(save))
    table.events[:] = kept_events(game, moves)
    return table


def winning_seats(game: Row) -> tuple[int, ...]:
    """The seats that won a stored game, read from where it ended; none where its rules are no longer known."""
    setup = parse_setup(game["setup"])
    rules = game_of(setup.game)
    try:
        state = rules.state_from_json(json.loads(game["snapshot"]))
        ended = rules.resume(rules.rules_as_of(setup, game["snapshot_rules"]), state, SeededChance(""), None)
        return rules.winners(ended).seats
    except (HHourError, LookupError, TypeError, ValueError):
        return ()


def kept_events(game: Row, moves: list[Row]) -> list[Event]:
    """The story as it was told, undone parts left out."""
    events = story.from_text(game["opening"])
    for row in moves:
        if row["action"] == "undo":
            events = [event for event in events if event.seq <= row["after"]]
        events += story.from_text(row["events"])
    return events


def steps(record: Record) -> tuple[Table, list[Event], list[Row]]:
    """Play a record again: the table it leads to, how it was laid, and its actions with the story each told."""
    again = Replay(record)
    table = again.table
    opening = list(table.events)
    rows: list[Row] = []
    while (line := again.next) is not None:
        before = table.play.seq
        told = again.step()
        if line.action == "undo":
            before = table.play.seq
        rows.append(
            {
                "n": line.number,
                "seat": line.seat,
                "action": line.action,
                "results": " ".join(table.record.lines[-1].draws),
                "key": "",
                "events": story.to_text(told),
                "after": before,
            }
        )
    again.finish()  # what the dice come from after the last action, too
    table.record.seed_hash = record.seed_hash
    return table, opening, rows

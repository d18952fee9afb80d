"""Where games are kept: one file a game, written anew after every action, so that nothing is lost whatever happens."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from hhour.files import read_text, state_home, write_whole
from hhour.kernel.chance import NeedDice
from hhour.kernel.refusal import HHourError
from hhour.kernel.replaying import replay
from hhour.kernel.saving import load
from hhour.kernel.table import Table

Ask = Callable[[NeedDice], list[str]]

SAVE = ".json"
RECORD = ".hh"


def home() -> Path:
    """The folder of the games: HHOUR_HOME if it is set, else where the system keeps such things."""
    return state_home() / "games"


def new_place(table: Table) -> Path:
    """A file name of its own for a game that begins now; names sort by time."""
    return (
        home() / f"{time.strftime('%Y%m%d-%H%M%S')}-{table.setup.board or table.game.name}-{secrets.token_hex(2)}{SAVE}"
    )


def keep(table: Table, place: Path, bots: Mapping[int, str] | None = None) -> None:
    """Write the game as it stands, and where bots sit."""
    place.parent.mkdir(parents=True, exist_ok=True)
    write_whole(place, with_bots(table.save(), bots))


def with_bots(save: str, bots: Mapping[int, str] | None) -> str:
    """A save that also says which seats bots have."""
    return json.dumps({**json.loads(save), "bots": bots}, ensure_ascii=False) if bots else save


def bots_of(text: str) -> dict[int, str]:
    """The bots of a save; a record has none."""
    kept = json.loads(text).get("bots") or {} if text.lstrip().startswith("{") else {}
    return {int(seat): str(kept[seat]) for seat in kept}


def keep_record(table: Table, place: Path) -> Path:
    """Write the record of a finished game, then drop its save: a game that is over is not gone on with."""
    path = place.with_suffix(RECORD)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, table.record.text(reveal=True))
    place.unlink(missing_ok=True)
    return path


def save_as(table: Table, path: Path, bots: Mapping[int, str] | None = None) -> None:
    """A copy elsewhere: the record for a name in .hh, the whole save for any other."""
    write_whole(path, table.record.text(reveal=True) if path.suffix == RECORD else with_bots(table.save(), bots))


def kept_games() -> list[Path]:
    """The games that can be gone on with, the latest first."""
    try:
        found = [(path.stat().st_mtime_ns, path.name, path) for path in home().glob(f"*{SAVE}")]
    except OSError:
        return []
    return [path for _, _, path in sorted(found, reverse=True)]


def reopen(text: str, ask: Ask) -> Table:
    """The table of a save or of a record. Play goes on from the snapshot; if the record leads to the very same
    state, its replay is taken instead, because it remembers the story and what can be undone."""
    if not text.lstrip().startswith("{"):
        return replay(text, ask=ask)
    table = load(text, ask)
    try:
        told = replay(str(json.loads(text)["record"]), ask=ask)
    except HHourError:
        return table
    return told if told.play.state.to_json() == table.play.state.to_json() else table


def open_file(path: Path, ask: Ask) -> tuple[Table, dict[int, str]]:
    """A kept game and where bots sit in it."""
    text = read_text(path)
    return reopen(text, ask), bots_of(text)

"""Golden games: a won and a lost game for every map and level replay to the same end, state and story alike.

A test that fails here after a change of the rules says: old games would end differently. If that is meant, raise the
version of the rules (a map's `earlier`, the game's `rules_version`), move the games to `rules-N/`, where those of
earlier versions are kept and replayed too, and record new ones with tools/make_golden.py.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from hhour.dday.rules.map import atlas
from hhour.kernel.record import parse_record
from hhour.kernel.replaying import replay
from hhour.kernel.table import Table
from hhour.kernel.verify import verify

HERE = Path(__file__).parent
GAMES = sorted(HERE.rglob("*.hh"))


def digest(table: Table) -> str:
    told = [table.play.state.to_json(), [event.to_json() for event in table.events]]
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:32]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: str(path.relative_to(HERE)))
def test_a_golden_game_ends_as_it_did(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    table = replay(text)
    assert table.outcome == path.stem.rpartition("-")[2]
    assert text.splitlines()[0] == f"# ends as {digest(table)}"


@pytest.mark.parametrize("path", GAMES, ids=lambda path: str(path.relative_to(HERE)))
def test_every_die_of_a_golden_game_can_be_proven(path: Path) -> None:
    assert verify(path.read_text(encoding="utf-8")).true


def test_every_map_and_level_has_a_won_and_a_lost_game() -> None:
    seen = {path.stem for path in GAMES if path.parent == HERE}
    for outcome in ("won", "lost"):
        for slug, beach in atlas.scan().items():
            for level in beach.levels or (None,):
                name = f"dday-{slug}" + (
                    f"-level-{level.slug}" if level is not None and level.slug != "advanced" else ""
                )
                assert any(game.startswith(f"{name}-units") and game.endswith(f"-{outcome}") for game in seen), (
                    f"{name}: no {outcome} game"
                )
        assert any(game.startswith("dday-deadstick") and game.endswith(outcome) for game in seen)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: str(path.relative_to(HERE)))
def test_a_golden_game_was_played_by_the_rules_it_is_kept_under(path: Path) -> None:
    record = parse_record(path.read_text(encoding="utf-8"))
    today = Table(record.setup, seed="any").version
    if path.parent == HERE:
        assert record.rules == today
    else:
        assert path.parent.name == f"rules-{record.rules}"
        assert record.rules < today

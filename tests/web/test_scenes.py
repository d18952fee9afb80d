"""Scenes are data: whatever the engine tells has one, or is named as silent."""

from __future__ import annotations

import re
from pathlib import Path

from hhour.kernel.replaying import replay

ROOT = Path(__file__).parents[2]
GOLDEN = sorted((ROOT / "tests/golden").glob("*.hh"))


def script() -> tuple[set[str], set[str]]:
    """The kinds that have a scene, and those that are silent."""
    text = (ROOT / "web/src/scenes/script.ts").read_text("utf-8")
    played, silent = text.split("export const SILENT")
    played = re.sub(r"//.*|\{ act[^}]*\}", "", played.split("export const SCENES")[-1].split("\n}\n")[0])
    kinds = set(re.findall(r"([a-z0-9-]+)'?: ?(?=[a-z,\s])", played))
    return kinds, set(re.findall(r"'([a-z0-9-]+)'", silent.split("])")[0]))


def told() -> set[str]:
    """Every kind the source emits by name, and every kind of the golden games."""
    source = "\n".join(file.read_text("utf-8") for file in (ROOT / "src/hhour").rglob("*.py"))
    named = set(re.findall(r"""\bemit\(\s*"([a-z0-9-]+)\"""", source))
    return named | {event.kind for file in GOLDEN[::4] for event in replay(file.read_text("utf-8")).events}


def test_every_kind_of_event_has_a_scene_or_is_named_as_silent() -> None:
    played, silent = script()
    assert told() - played - silent == set()
    assert played & silent == set()


def test_no_scene_waits_for_an_event_nobody_tells() -> None:
    played, silent = script()
    source = "\n".join(file.read_text("utf-8") for file in (ROOT / "src/hhour").rglob("*.py"))
    assert {kind for kind in played | silent if f'"{kind}"' not in source} == set()


def test_every_scene_is_played_by_somebody() -> None:
    text = (ROOT / "web/src/scenes/script.ts").read_text("utf-8")
    acts = set(re.findall(r"'([a-z-]+)'", text.split("export type Act =")[1].split("export interface")[0]))
    assert set(re.findall(r"act: '([a-z-]+)'", text)) == acts

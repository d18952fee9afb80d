"""`hhour lab train`: the General's judgement, learned from games against the beach.

A generation plays, notes what every Unit looks like at the start of each turn and how the game ended, and the network
is fitted anew to all games so far; the next generation searches with it. The first believes the plan. Everything
is a function of the seed, and games are kept as they end, so that a run that was broken off goes on where it stopped.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import numpy as np

from hhour.bots.dday.judgement import COLUMNS, Judgement
from hhour.dday.rules.battle.book import Book
from hhour.files import write_whole
from hhour.lab.executors import in_order
from hhour.lab.figures import wilson
from hhour.lab.learning import Lessons, fit, loss
from hhour.lab.simulate import rules_of
from hhour.lab.states import LabError
from hhour.lab.watching import Watched, watch

SETUPS: Final = tuple(f"dday {board} units=1" for board in ("n-06", "n-07", "n-08"))  # how one Unit fares, several do
FILE: Final = "general.npz"
STORY: Final = "training.json"
AT_ONCE: Final = 4  # games a worker takes at a time


def train(
    folder: Path,
    setups: Sequence[str],
    generations: int,
    games: int,
    seed: str,
    executor: Executor,
    tell: Callable[[str, int, int], None] | None = None,
) -> list[dict[str, Any]]:
    """Play and learn; what lies in the folder already is not played again. Returns what each generation won."""
    for setup in setups:
        if not isinstance(rules_of(setup)[1], Book):
            raise LabError("lab-train-game", setup=setup)
    folder.mkdir(parents=True, exist_ok=True)
    head = {"setups": list(setups), "games": games, "seed": seed, "features": [*COLUMNS]}
    story = _story(folder, head)
    file = ""
    for number in range(generations):
        kept = folder / f"generation-{number}.npz"
        if number >= len(story) or not kept.is_file():
            story = [*story[:number], _generation(number, kept, head, file, executor, tell)]
        lessons = _lessons(folder, number + 1)
        judgement = fit(lessons, number)
        own = folder / f"general-{number}.npz"
        judgement.save(own)
        judgement.save(folder / FILE)
        file = str(own)
        unseen = lessons.parted()[1]
        told = {"positions": lessons.turns, "loss": loss(judgement, unseen)}
        story[number] |= told | {"loss_of_plan": loss(Judgement.untaught(), unseen)}
        write_whole(folder / STORY, json.dumps({"head": head, "generations": story}, indent=1))
        _notes(kept).unlink(missing_ok=True)
    return story


def _generation(
    number: int,
    kept: Path,
    head: dict[str, Any],
    file: str,
    executor: Executor,
    tell: Callable[[str, int, int], None] | None,
) -> dict[str, Any]:
    notes = Notes(_notes(kept), head)
    games: list[Watched] = []
    rates: dict[str, dict[str, Any]] = {}
    for setup in head["setups"]:
        ours = [one for watched in notes.taken[setup] for one in watched]
        if tell is not None:
            tell(f"{number} {setup}", len(ours), head["games"])
        for watched in _played(setup, f"{head['seed']}/{number}/{setup}", head["games"], file, executor, notes):
            ours += watched
            if tell is not None:
                tell(f"{number} {setup}", len(ours), head["games"])
        wins, done = sum(won for _, won in ours), len(ours)
        rates[setup] = {"wins": wins, "games": done, "win_rate": wins / done, "interval": list(wilson(wins, done))}
        games += ours
    with kept.open("wb") as out:
        np.savez_compressed(out, **Lessons.of_games(games)._asdict())
    return {"generation": number, "setups": rates}


def _notes(kept: Path) -> Path:
    """Where the games of a generation are noted until all that was learned from them is written down."""
    return kept.with_suffix(".part")


def _played(
    setup: str, seed: str, games: int, file: str, executor: Executor, notes: Notes
) -> Iterator[Sequence[Watched]]:
    """The games of one setup that are not noted yet, some at a time and in order."""
    parts = [range(start, min(start + AT_ONCE, games)) for start in range(0, games, AT_ONCE)]
    known = len(notes.taken[setup])
    for watched in in_order(executor, watch, [(setup, seed, tuple(part), file) for part in parts[known:]]):
        notes.add(setup, watched)
        yield watched


class Notes:
    """The games of a generation that is under way, a line for some: whoever breaks it off loses no more than those."""

    def __init__(self, file: Path, head: dict[str, Any]) -> None:
        self.file = file
        self.taken: dict[str, list[list[Watched]]] = {setup: [] for setup in head["setups"]}
        lines = file.read_bytes().splitlines(keepends=True) if file.is_file() else []
        whole = [line for line in lines if line.endswith(b"\n")]
        if whole:
            self._take(whole, head)
        file.write_bytes(b"".join(whole) or json.dumps(head).encode() + b"\n")

    def _take(self, lines: list[bytes], head: dict[str, Any]) -> None:
        try:
            before, *rows = map(json.loads, lines)
            for setup, watched in rows if before == head else ():
                self.taken[setup].append([(turns, bool(won)) for turns, won in watched])
        except (ValueError, KeyError, TypeError) as error:
            raise LabError("lab-train-broken", file=str(self.file)) from error
        if before != head:
            raise LabError("lab-other-run", file=str(self.file))

    def add(self, setup: str, watched: list[Watched]) -> None:
        """Some more games, in the order they are played."""
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps([setup, watched]) + "\n")


def _lessons(folder: Path, generations: int) -> Lessons:
    found = []
    for number in range(generations):
        file = folder / f"generation-{number}.npz"
        try:
            with np.load(BytesIO(file.read_bytes()), allow_pickle=False) as kept:
                lessons = Lessons(*(kept[name] for name in Lessons._fields))
            if lessons.shown.shape != (len(lessons.shown), len(COLUMNS)):
                raise ValueError(f"shown is {lessons.shown.shape}")
            found.append(lessons)
        except Exception as error:  # numpy's reader has as many complaints as a file can have faults
            raise LabError("lab-train-broken", file=str(file)) from error
    return Lessons.together(found)


def _story(folder: Path, head: dict[str, Any]) -> list[dict[str, Any]]:
    """What was trained in this folder before; raises one sentence if it was something else."""
    file = folder / STORY
    if not file.is_file():
        return []
    try:
        told = json.loads(file.read_text(encoding="utf-8"))
        generations: list[dict[str, Any]] = told["generations"]
        same = told["head"] == head and all("setups" in one for one in generations)
    except (ValueError, KeyError, TypeError) as error:
        raise LabError("lab-train-broken", file=str(file)) from error
    if not same:
        raise LabError("lab-other-school", file=str(folder))
    return generations

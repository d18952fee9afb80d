"""`hhour lab train`: the General's judgement, learned from games against the beach.

A generation plays, and keeps moments of its games. Then what turns are worth is reckoned from them, again and again:
how those fare who begin the next turn is at first what the last generation thought, then what was learned from that,
so that each time one turn more is foreseen. The next generation plays with it; the first believes the plan. Everything
is a function of the seed, and games are kept as they end, so that a run that was broken off goes on where it stopped.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from pathlib import Path
from typing import Any, Final

from hhour.bots.dday.judgement import COLUMNS, Judgement, names_of
from hhour.dday.rules.battle.book import Book
from hhour.files import write_whole
from hhour.lab.backing import Lesson, back, beyond
from hhour.lab.executors import in_order
from hhour.lab.figures import wilson
from hhour.lab.learning import Lessons, error, fit
from hhour.lab.simulate import rules_of
from hhour.lab.states import LabError
from hhour.lab.watching import Moment, Watched, watch

MAPS: Final = ("n-06", "n-07", "n-08")
SETUPS: Final = (
    *(f"dday {board} units={units}" for units in (1, 2) for board in MAPS),
    "dday deadstick units=2",
)
FILE: Final = "general.npz"
UNTAUGHT: Final = "untaught.npz"  # the player of the first generation
STORY: Final = "training.json"
AT_ONCE: Final = 4  # games a worker takes at a time
TOGETHER: Final = 24  # and moments
SWEEPS: Final = 6  # how often a generation reckons what turns are worth
MOMENTS: Final = 1600  # it does so for
REMEMBERED: Final = 3  # of the last sweeps it learns

Tell = Callable[[str, int, int], None]


def train(
    folder: Path,
    setups: Sequence[str],
    generations: int,
    games: int,
    seed: str,
    executor: Executor,
    tell: Tell | None = None,
) -> list[dict[str, Any]]:
    """Play and learn; what lies in the folder already is not done again. Returns what each generation won."""
    books = []
    for setup in setups:
        book = rules_of(setup)[1]
        if not isinstance(book, Book):
            raise LabError("lab-train-game", setup=setup)
        books.append(book)
    folder.mkdir(parents=True, exist_ok=True)
    head = {"setups": list(setups), "games": games, "seed": seed, "features": [*COLUMNS]}
    school = School(folder, head, names_of(books), executor, tell)
    for number in range(generations):
        school.generation(number)
    return school.story


class School:
    """One training in its folder: games, what was reckoned from them, what was learned, and the story of it."""

    def __init__(
        self, folder: Path, head: dict[str, Any], names: list[str], executor: Executor, tell: Tell | None
    ) -> None:
        self.folder = folder
        self.head = head
        self.names = names
        self.executor = executor
        self.tell = tell or (lambda title, done, total: None)
        self.story = _story(folder, head)
        self.file = folder / UNTAUGHT  # of who has learned most so far
        self.moments: list[tuple[str, Moment]] = []
        if not self.file.is_file():
            Judgement.untaught(names).save(self.file)

    def generation(self, number: int) -> None:
        """Play and learn from it, unless that lies there already."""
        known = number < len(self.story)
        own = self.folder / f"general-{number}.npz"
        games = self._games(number)
        self.moments += [(setup, moment) for setup, ours in games.items() for game in ours for moment in game.moments]
        if not known or not own.is_file():
            outcomes = [outcome for ours in games.values() for game in ours for outcome in game.outcomes]
            judgement, told = self._learn(number, beyond(outcomes))
            judgement.save(own)
            self.story = [*self.story[:number], {"generation": number, "setups": _rates(games), **told}]
        self.file = own
        Judgement.load(own).save(self.folder / FILE)
        write_whole(self.folder / STORY, json.dumps({"head": self.head, "generations": self.story}, indent=1))

    def _games(self, number: int) -> dict[str, list[Watched]]:
        """The games of a generation, those that are noted and those that are still to be played."""
        notes = Notes(self.folder / f"generation-{number}.jsonl", self.head)
        for setup in self.head["setups"]:
            title, most = f"{number} {setup}", self.head["games"]
            parts = [range(start, min(start + AT_ONCE, most)) for start in range(0, most, AT_ONCE)]
            known = len(notes.taken[setup])
            if known == len(parts):
                continue
            seed = f"{self.head['seed']}/{number}/{setup}"
            self.tell(title, len(notes.games(setup)), most)
            tasks = [(setup, seed, tuple(part), str(self.file)) for part in parts[known:]]
            for watched in in_order(self.executor, watch, tasks):
                notes.add(setup, watched)
                self.tell(title, len(notes.games(setup)), most)
        return {setup: notes.games(setup) for setup in self.head["setups"]}

    def _learn(self, number: int, more: float) -> tuple[Judgement, dict[str, Any]]:
        """What turns are worth, reckoned several times, each time with what was learned from the last."""
        remembered: list[list[Lesson]] = []
        file = self.file
        for sweep in range(SWEEPS):
            remembered = [*remembered[1 - REMEMBERED :], self._sweep(number, sweep, file, more)]
            lessons = Lessons.of([lesson for lessons in remembered for lesson in lessons], self.names)
            seen, unseen = lessons.parted()
            judgement = fit(seen, self.names, sweep)
            file = self.folder / f"general-{number}-{sweep}.npz"
            judgement.save(file)
        plain = error(Judgement.untaught(self.names), unseen)
        told = {
            "positions": len(lessons.worth),
            "loss": error(judgement, unseen),
            "loss_of_plan": plain,
            "beyond": more,
        }
        for sweep in range(SWEEPS):
            (self.folder / f"general-{number}-{sweep}.npz").unlink(missing_ok=True)
        return judgement, told

    def _sweep(self, number: int, sweep: int, file: Path, more: float) -> list[Lesson]:
        """Some of all moments so far, and what turns are worth there."""
        seed = f"{self.head['seed']}/{number}/{sweep}"
        drawn = random.Random(seed).sample(self.moments, min(MOMENTS, len(self.moments)))
        tasks = []
        for setup in self.head["setups"]:
            ours = [moment for of, moment in drawn if of == setup]
            starts = range(0, len(ours), TOGETHER)
            tasks += [(setup, ours[at : at + TOGETHER], str(file), f"{seed}/{setup}/{at}", more) for at in starts]
        found: list[Lesson] = []
        title = f"{number} {sweep + 1}/{SWEEPS}"
        self.tell(title, 0, 2 * len(drawn))
        for lessons in in_order(self.executor, back, tasks):
            found += lessons
            self.tell(title, len(found), 2 * len(drawn))
        return found


def _rates(games: dict[str, list[Watched]]) -> dict[str, dict[str, Any]]:
    rates = {}
    for setup, ours in games.items():
        wins, done = sum(game.won for game in ours), len(ours)
        rates[setup] = {"wins": wins, "games": done, "win_rate": wins / done, "interval": list(wilson(wins, done))}
    return rates


class Notes:
    """The games of a generation, a line for some: whoever breaks it off loses no more than those under way."""

    def __init__(self, file: Path, head: dict[str, Any]) -> None:
        self.file = file
        self.taken: dict[str, list[list[Watched]]] = {setup: [] for setup in head["setups"]}
        lines = file.read_bytes().splitlines(keepends=True) if file.is_file() else []
        whole = [line for line in lines if line.endswith(b"\n")]
        if whole:
            self._take(whole, head)
        if whole != lines or not whole:
            write_whole(file, (b"".join(whole) or json.dumps(head).encode() + b"\n").decode())

    def _take(self, lines: list[bytes], head: dict[str, Any]) -> None:
        try:
            before, *rows = map(json.loads, lines)
            for setup, watched in rows if before == head else ():
                self.taken[setup].append([_watched(*game) for game in watched])
        except (ValueError, KeyError, TypeError) as error:
            raise LabError("lab-train-broken", file=str(self.file)) from error
        if before != head:
            raise LabError("lab-other-run", file=str(self.file))

    def games(self, setup: str) -> list[Watched]:
        return [one for watched in self.taken[setup] for one in watched]

    def add(self, setup: str, watched: list[Watched]) -> None:
        """Some more games, in the order they are played."""
        self.taken[setup].append(watched)
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps([setup, watched]) + "\n")


def _watched(moments: Any, outcomes: Any, won: Any) -> Watched:
    """A game as it was noted."""
    kept = [(int(seat), dict(state)) for seat, state in moments]
    return Watched(kept, [(float(settled), float(after)) for settled, after in outcomes], bool(won))


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

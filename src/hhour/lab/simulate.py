"""Many games: played by bots, on any executor, to the same result whatever the number of workers.

Game i of a run is played with the seed `SEED/i`, and bots think by counting positions, not by the clock. So a game is a
function of setup, bots, seed and i, and it does not matter who plays it, when, or how often.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, as_completed
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from hhour.bots.protocol import Bot, Budget, ask
from hhour.bots.registry import bot
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.score import victory_points
from hhour.kernel.chance import Chance, SeededChance
from hhour.kernel.event import Event
from hhour.kernel.game import AnyGame
from hhour.kernel.games import game_of
from hhour.kernel.lanes import Rules
from hhour.kernel.setup import parse_setup
from hhour.lab.executors import Here
from hhour.lab.states import LabError

AT_ONCE = 8  # games a worker takes at a time
MOST_DECISIONS = 20_000
FORMAT = 1
SEER = "seer"  # see `hhour.lab.seer`: no player, a mark to measure players by
TRAINED = "general:"
DDAY = "dday"
FELL = ("wiped-out", "sea-wiped-out", "drowned")  # the last with the craft they were in
BOUGHT = ("recruited", "found", "award")


@dataclass(frozen=True)
class Run:
    """What is played: one bot for every seat, or one name for all of them."""

    setup: str
    bots: tuple[str, ...]
    seed: str

    def checked(self) -> Run:
        """The same with the setup written out; raises one sentence if setup or bots are not there."""
        game, rules = rules_of(self.setup)
        for name in self.bots:
            player(game.name, name, SeededChance(""))
        setup = game.setup(parse_setup(self.setup))
        played = sum(role.played for role in rules.roles)
        if len(self.bots) not in (1, played):
            raise LabError("lab-bots", bots=len(self.bots), seats=played)
        bots = tuple(name if name.startswith(TRAINED) else name.lower() for name in self.bots)
        return Run(str(setup), bots, self.seed)


@dataclass(frozen=True)
class Result:
    """One game, as it is kept."""

    number: int
    outcome: str
    turns: int
    decisions: int
    fell: tuple[str, ...] = ()  # sectors in which Units were wiped out
    bought: tuple[str, ...] = ()  # cards recruited, found and awarded, in order
    points: tuple[int, ...] = ()  # victory points, seat by seat (B-OPT-14)
    soldiers: tuple[int, ...] = ()  # soldiers left, seat by seat
    ordered: tuple[str, ...] = ()  # Special Missions kept, in order
    accomplished: tuple[str, ...] = ()  # and those accomplished

    @property
    def won(self) -> bool:
        return self.outcome == "won"


@lru_cache(maxsize=16)
def rules_of(setup: str) -> tuple[AnyGame, Rules]:
    """The game and the rules of a setup, built once a process."""
    asked = parse_setup(setup)
    game = game_of(asked.game)
    return game, game.rules(game.setup(asked))


def play(run: Run, number: int) -> Result:
    """Play game `number` of a run."""
    game, rules = rules_of(run.setup)
    seed = f"{run.seed}/{number}"
    events: list[Event] = []
    p = game.begin(rules, SeededChance(seed), events)
    rng = random.Random(f"{seed}/bots")
    names = [run.bots[seat % len(run.bots)] for seat in range(len(p.state.lanes) - 1)]
    players = [player(game.name, name, p.chance) for name in names]
    decisions = 0
    while not p.state.outcome:
        seat = game.waiting(p)[0]
        action = ask(players[seat - 1], game, p, seat, rng, Budget(), explains=False).action
        game.act(p, seat, action)
        decisions += 1
        if decisions > MOST_DECISIONS:
            raise LabError("lab-endless", number=str(number), setup=run.setup, seed=run.seed)
    field = p if isinstance(p, Field) else None
    return _result(field, p.state.outcome, p.state.turn, number, decisions, events)


def player(game: str, name: str, dice: Chance) -> Bot:
    """A bot by its name, the Seer of these dice, or a General by the file he was trained into (`general:FILE`)."""
    if game != DDAY:  # both are Captains of D-Day Dice
        return bot(game, name)
    if name.lower() == SEER:
        from hhour.lab.seer import Seer

        return Seer(dice)
    return trained(name.removeprefix(TRAINED)) if name.startswith(TRAINED) else bot(game, name)


@lru_cache(maxsize=4)
def trained(file: str) -> Bot:
    """The General of a trained file; raises one sentence if it is none."""
    from hhour.bots.dday.general import General
    from hhour.bots.dday.judgement import Judgement

    return General(Judgement.load(Path(file)))


def _result(p: Field | None, outcome: str, turns: int, number: int, decisions: int, events: list[Event]) -> Result:
    fell = tuple(str(event.data["sector"]) for event in events if event.kind in FELL)
    bought = _cards(events, *BOUGHT)
    if p is None:
        return Result(number, outcome, turns, decisions, fell, bought)
    points = tuple(sum(n for _, n in victory_points(p, unit)) for unit in p.battle.units if unit.sector >= 0)
    soldiers = tuple(unit.soldiers for unit in p.battle.units)
    missions = _cards(events, "mission-kept"), _cards(events, "mission-accomplished")
    return Result(number, outcome, turns, decisions, fell, bought, points, soldiers, *missions)


def _cards(events: list[Event], *kinds: str) -> tuple[str, ...]:
    return tuple(str(event.data["card"]) for event in events if event.kind in kinds)


def play_some(run: Run, numbers: tuple[int, ...]) -> list[Result]:
    """What a worker does."""
    return [play(run, number) for number in numbers]


class Stopped(KeyboardInterrupt):
    """Somebody ended a run early; `results` is what there was by then."""

    def __init__(self, results: list[Result]) -> None:
        super().__init__()
        self.results = results


def simulate(
    run: Run,
    games: int,
    executor: Executor,
    kept: Path | None = None,
    tell: Callable[[int, int], None] | None = None,
) -> list[Result]:
    """Play games 0 to `games` - 1; those in the file `kept` are not played again, new ones are added to it."""
    if games < 1:
        raise LabError("lab-games", n=games)
    done = {result.number: result for result in read_kept(kept, run) if result.number < games}
    if tell is not None:
        tell(len(done), games)
    try:
        for results in _finished(run, [number for number in range(games) if number not in done], executor):
            fresh = [result for result in results if result.number not in done]
            done.update((result.number, result) for result in fresh)
            if kept is not None:
                add_rows(kept, _head(run), [asdict(result) for result in fresh])
            if tell is not None:
                tell(len(done), games)
    except KeyboardInterrupt:
        raise Stopped([done[number] for number in sorted(done)]) from None
    return [done[number] for number in range(games)]


def _finished(run: Run, numbers: list[int], executor: Executor) -> Iterator[list[Result]]:
    parts = [tuple(numbers[start : start + AT_ONCE]) for start in range(0, len(numbers), AT_ONCE)]
    if isinstance(executor, Here):
        for part in parts:  # so that progress is told and kept in between
            yield executor.submit(play_some, run, part).result()
        return
    futures = [executor.submit(play_some, run, part) for part in parts]
    try:
        for future in as_completed(futures):
            yield future.result()
    finally:
        for future in futures:
            future.cancel()


# --- the file of a run ----------------------------------------------------------------------------------------------


def _head(run: Run) -> dict[str, Any]:
    return {"lab": FORMAT, "setup": run.setup, "bots": list(run.bots), "seed": run.seed}


def read_kept(kept: Path | None, run: Run) -> Iterable[Result]:
    """The results of an earlier run."""
    found = []
    for row in read_rows(kept, _head(run)):
        try:
            found.append(result_from(row))
        except (TypeError, AttributeError):
            continue
    return found


def read_rows(kept: Path | None, head: dict[str, Any]) -> list[Any]:
    """What a file with this first line holds; a last line that was cut off is left out."""
    if kept is None or not kept.exists():
        return []
    try:
        lines = kept.read_text(encoding="utf-8").splitlines()
        first = json.loads(lines[0]) if lines else head
    except ValueError:  # neither letters nor ours
        lines, first = [], None
    if first != head:
        raise LabError("lab-other-run", file=str(kept))
    found = []
    for line in lines[1:]:
        try:
            found.append(json.loads(line))
        except ValueError:
            continue
    return found


def held(file: Path | None, run: Run) -> int:
    """How many games, from the first on, were played in an earlier run."""
    numbers = {result.number for result in read_kept(file, run)}
    return next(number for number in range(len(numbers) + 1) if number not in numbers)


def result_from(data: dict[str, Any]) -> Result:
    told: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in data.items()}
    return Result(**told)


def add_rows(kept: Path, head: dict[str, Any], rows: list[dict[str, Any]]) -> None:
    """Write these rows after those that are there; a new file begins with its head."""
    new = not kept.exists() or kept.stat().st_size == 0
    with kept.open("a", encoding="utf-8") as file:
        if new:
            file.write(json.dumps(head) + "\n")
        elif not _ends_whole(kept):
            file.write("\n")
        file.writelines(json.dumps(row) + "\n" for row in rows)


def _ends_whole(kept: Path) -> bool:
    with kept.open("rb") as file:
        file.seek(-1, 2)
        return file.read(1) == b"\n"

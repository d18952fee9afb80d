"""`hhour lab train`: the General's judgement, learned from games against the beach.

A generation plays, notes what every Unit looks like at the start of each turn and how the game ended, and the network
is fitted anew to all games so far; the next generation searches with it. The first is the Captain himself. Everything
is a function of the seed, and every generation is kept, so that a run that was broken off goes on where it stopped.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from pathlib import Path
from typing import Any, Final, cast

import numpy as np

from hhour.bots.dday.captain import Captain
from hhour.bots.dday.general import PLAIN, General, Judgement, cards, features
from hhour.bots.protocol import Budget, ask
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import IN_PLAY
from hhour.kernel.chance import SeededChance
from hhour.lab.figures import wilson
from hhour.lab.learning import Lessons, fit, loss, untaught
from hhour.lab.simulate import MOST_DECISIONS, rules_of
from hhour.lab.states import LabError

SETUPS: Final = (
    *(f"dday {board} units={units}" for board in ("n-06", "n-07", "n-08") for units in (1, 2)),
    "dday deadstick units=2",
)
FILE: Final = "general.npz"
STORY: Final = "training.json"
AT_ONCE: Final = 4  # games a worker takes at a time

Turn = list[list[float]]  # what the Units in play looked like at its start
Watched = tuple[list[Turn], bool]  # the turns of a game, and whether it was won


def watch(setup: str, seed: str, numbers: Sequence[int], file: str) -> list[Watched]:
    """Play some games and note them; `file` holds the judgement of the player, '' for the Captain's."""
    player = General(Judgement.load(Path(file))) if file else Captain()
    return [_watch(setup, f"{seed}/{number}", player) for number in numbers]


def _watch(setup: str, seed: str, player: Captain) -> Watched:
    game, rules = rules_of(setup)
    p = cast(Field, game.begin(rules, SeededChance(seed), None))
    rng = random.Random(f"{seed}/bots")
    seen: list[Turn] = []
    turn = 0
    for _ in range(MOST_DECISIONS):
        if p.battle.outcome:
            return seen, p.battle.outcome == "won"
        if p.battle.turn > max(turn, 1):  # the first turn is the same every time
            turn = p.battle.turn
            seen.append([features(player, p, unit).tolist() for unit in p.battle.units if unit.status == IN_PLAY])
        seat = game.waiting(p)[0]
        game.act(p, seat, ask(player, game, p, seat, rng, Budget(), explains=False).action)
    raise LabError("lab-endless", number=seed, setup=setup, seed=seed)


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
    folder.mkdir(parents=True, exist_ok=True)
    head = {"setups": list(setups), "games": games, "seed": seed, "features": [*PLAIN, *cards()]}
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
        story[number] |= told | {"loss_of_plan": loss(untaught(lessons.shown.shape[1]), unseen)}
        (folder / STORY).write_text(json.dumps({"head": head, "generations": story}, indent=1), encoding="utf-8")
    return story


def _generation(
    number: int,
    kept: Path,
    head: dict[str, Any],
    file: str,
    executor: Executor,
    tell: Callable[[str, int, int], None] | None,
) -> dict[str, Any]:
    games: list[Watched] = []
    rates: dict[str, dict[str, Any]] = {}
    for setup in head["setups"]:
        parts = [range(start, min(start + AT_ONCE, head["games"])) for start in range(0, head["games"], AT_ONCE)]
        own = f"{head['seed']}/{number}/{setup}"
        wins = done = 0
        for future in [executor.submit(watch, setup, own, tuple(part), file) for part in parts]:
            watched = future.result()
            games += watched
            wins, done = wins + sum(won for _, won in watched), done + len(watched)
            if tell is not None:
                tell(f"{number} {setup}", done, head["games"])
        rates[setup] = {"wins": wins, "games": done, "win_rate": wins / done, "interval": list(wilson(wins, done))}
    with kept.open("wb") as out:
        np.savez_compressed(out, **Lessons.of_games(games)._asdict())
    return {"generation": number, "setups": rates}


def _lessons(folder: Path, generations: int) -> Lessons:
    found = []
    for number in range(generations):
        with np.load(folder / f"generation-{number}.npz", allow_pickle=False) as kept:
            found.append(Lessons(*(kept[name] for name in Lessons._fields)))
    return Lessons.together(found)


def _story(folder: Path, head: dict[str, Any]) -> list[dict[str, Any]]:
    """What was trained in this folder before; raises one sentence if it was something else."""
    file = folder / STORY
    if not file.is_file():
        return []
    try:
        told = json.loads(file.read_text(encoding="utf-8"))
        generations: list[dict[str, Any]] = told["generations"]
        same = told["head"] == head
    except (ValueError, KeyError, TypeError) as error:
        raise LabError("lab-train-broken", file=str(file)) from error
    if not same:
        raise LabError("lab-other-run", file=str(folder))
    return generations

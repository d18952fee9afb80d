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

from hhour.advice.odds.groups import Values
from hhour.bots.dday.captain import Captain
from hhour.bots.dday.general import HIDDEN, PLAIN, General, Judgement, cards, features
from hhour.bots.protocol import Budget, ask
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import IN_PLAY
from hhour.kernel.chance import SeededChance
from hhour.lab.figures import wilson
from hhour.lab.simulate import MOST_DECISIONS, rules_of
from hhour.lab.states import LabError

SETUPS: Final = ("dday n-06 units=1", "dday n-07 units=1", "dday n-08 units=1", "dday deadstick units=2")
FILE: Final = "general.npz"
STORY: Final = "training.json"
AT_ONCE: Final = 4  # games a worker takes at a time
ROUNDS: Final = 400
BATCH: Final = 256
RATE: Final = 3e-3
DECAY: Final = 1e-3

Watched = tuple[list[list[float]], bool]  # what Units looked like at the start of each turn, and whether it was won


def watch(setup: str, seed: str, numbers: Sequence[int], file: str) -> list[Watched]:
    """Play some games and note them; `file` holds the judgement of the player, '' for the Captain's."""
    player = General(Judgement.load(Path(file))) if file else Captain()
    return [_watch(setup, f"{seed}/{number}", player) for number in numbers]


def _watch(setup: str, seed: str, player: Captain) -> Watched:
    game, rules = rules_of(setup)
    p = cast(Field, game.begin(rules, SeededChance(seed), None))
    rng = random.Random(f"{seed}/bots")
    seen: list[list[float]] = []
    turn = 0
    for _ in range(MOST_DECISIONS):
        if p.battle.outcome:
            return seen, p.battle.outcome == "won"
        if p.battle.turn > max(turn, 1):  # the first turn is the same every time
            turn = p.battle.turn
            seen += [features(player, p, unit).tolist() for unit in p.battle.units if unit.status == IN_PLAY]
        seat = game.waiting(p)[0]
        game.act(p, seat, ask(player, game, p, seat, rng, Budget(), explains=False).action)
    raise LabError("lab-endless", number=seed, setup=setup, seed=seed)


def fit(shown: Values, won: Values, seed: int) -> Judgement:
    """The network that says best how games ended: cross entropy, Adam, a little weight decay."""
    draw = np.random.default_rng(seed)
    width = shown.shape[1]
    mean, spread = shown.mean(axis=0), shown.std(axis=0) + 0.1
    inputs = (shown - mean) / spread
    parts: dict[str, Any] = {
        "w1": draw.normal(0, 1 / np.sqrt(width), (width, HIDDEN)),
        "b1": np.zeros(HIDDEN),
        "w2": np.zeros(HIDDEN),
        "b2": np.zeros(()),
    }
    first = {name: np.zeros_like(part) for name, part in parts.items()}
    second = {name: np.zeros_like(part) for name, part in parts.items()}
    for step in range(1, ROUNDS + 1):
        picked = draw.integers(0, len(inputs), min(BATCH, len(inputs)))
        rows, plan, ends = inputs[picked], shown[picked, 0], won[picked]
        inner = np.tanh(rows @ parts["w1"] + parts["b1"])
        total = np.clip(plan + inner @ parts["w2"] + parts["b2"], -30, 30)
        wrong = (1 / (1 + np.exp(-total)) - ends) / len(picked)
        back = np.outer(wrong, parts["w2"]) * (1 - inner**2)
        slopes = {"w1": rows.T @ back, "b1": back.sum(axis=0), "w2": inner.T @ wrong, "b2": wrong.sum()}
        for name, slope in slopes.items():
            whole = slope + DECAY * parts[name]
            first[name] = 0.9 * first[name] + 0.1 * whole
            second[name] = 0.999 * second[name] + 0.001 * whole**2
            fair = first[name] / (1 - 0.9**step)
            parts[name] = parts[name] - RATE * fair / (np.sqrt(second[name] / (1 - 0.999**step)) + 1e-8)
    return Judgement({**parts, "mean": mean, "spread": spread})


def loss(judgement: Judgement, shown: Values, won: Values) -> float:
    """How far the chances told are from how games ended: mean cross entropy."""
    told = np.clip(judgement.chances(shown), 1e-6, 1 - 1e-6)
    return float(-(won * np.log(told) + (1 - won) * np.log(1 - told)).mean())


def untaught(width: int) -> Judgement:
    """The network that says what the plan says."""
    nothing = {"w1": np.zeros((width, HIDDEN)), "b1": np.zeros(HIDDEN), "w2": np.zeros(HIDDEN), "b2": np.zeros(())}
    return Judgement({**nothing, "mean": np.zeros(width), "spread": np.ones(width)})


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
        shown, won = _lessons(folder, number + 1)
        judgement = fit(shown, won, number)
        own = folder / f"general-{number}.npz"
        judgement.save(own)
        judgement.save(folder / FILE)
        file = str(own)
        told = {"positions": len(shown), "loss": loss(judgement, shown, won)}
        story[number] |= told | {"loss_of_plan": loss(untaught(shown.shape[1]), shown, won)}
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
    shown: list[list[float]] = []
    ends: list[float] = []
    rates: dict[str, dict[str, Any]] = {}
    for setup in head["setups"]:
        parts = [range(start, min(start + AT_ONCE, head["games"])) for start in range(0, head["games"], AT_ONCE)]
        own = f"{head['seed']}/{number}/{setup}"
        wins = done = 0
        for future in [executor.submit(watch, setup, own, tuple(part), file) for part in parts]:
            for rows, won in future.result():
                shown += rows
                ends += [float(won)] * len(rows)
                wins, done = wins + won, done + 1
            if tell is not None:
                tell(f"{number} {setup}", done, head["games"])
        rates[setup] = {"wins": wins, "games": done, "win_rate": wins / done, "interval": list(wilson(wins, done))}
    with kept.open("wb") as out:
        np.savez_compressed(out, shown=np.array(shown, dtype=np.float32), won=np.array(ends, dtype=np.float32))
    return {"generation": number, "setups": rates}


def _lessons(folder: Path, generations: int) -> tuple[Values, Values]:
    shown, won = [], []
    for number in range(generations):
        with np.load(folder / f"generation-{number}.npz", allow_pickle=False) as kept:
            shown.append(kept["shown"].astype(np.float64))
            won.append(kept["won"].astype(np.float64))
    return np.concatenate(shown), np.concatenate(won)


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

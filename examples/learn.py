"""Learn to play alone from nothing, in five minutes on two cores: policy gradient with a linear policy, in numpy.

    pip install 'hhour[rl]'
    python examples/learn.py [--setup "dday n-01 level=practice"] [--minutes 5] [--seed 1] [--workers 2]

Every worker plays games and improves its own copy; after each round the copies are averaged. A policy is one row of
weights for every action number; the mask picks the rows that compete. The game itself rewards only its end, so the
learner adds what it hopes for: a little for every turn survived and every sector seen, read from named columns.
At the end policy and Recruit play the same fresh seeds.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import random
import time
from typing import Any

import numpy as np

from hhour.bots.protocol import Budget, ask
from hhour.bots.registry import bot
from hhour.env import EnvError, SoloEnv

RATE = 0.02  # how far one game moves the weights
DECAY = 0.98  # what a reward is worth a decision earlier
HOPE_TURN, HOPE_SECTOR = 0.02, 0.2


class Policy:
    """Weights for actions and for the worth of a position, over the columns and a constant."""

    def __init__(self, env: SoloEnv) -> None:
        columns = env.board.arena.size + 1
        self.acts = np.zeros((env.board.arena.index.size, columns), np.float32)
        self.worth = np.zeros(columns, np.float32)
        self.scale = np.append(env.board.scale, 1).astype(np.float32)
        places = {column.name: column for column in env.board.arena.encoder.layout.columns}
        self.turn = places["turn"].first
        self.visited = slice(
            places["mine: visited"].first, places["mine: visited"].first + places["mine: visited"].count
        )

    def features(self, seen: Any) -> tuple[Any, Any]:
        """The columns that say something, and what they say; most are 0."""
        whole = np.append(seen, 1)
        said = np.flatnonzero(whole)
        return said, np.minimum(whole[said] / self.scale[said], 2).astype(np.float32)

    def odds(self, said: Any, numbers: Any, legal: Any) -> Any:
        """How likely each of the allowed actions is chosen."""
        wishes = self.acts[legal[:, None], said] @ numbers
        chances = np.exp(wishes - wishes.max())
        return chances / chances.sum()

    def hopes(self, seen: Any) -> float:
        """What the learner takes for progress."""
        return HOPE_TURN * float(seen[self.turn]) + HOPE_SECTOR * float(seen[self.visited].sum())


def play(env: SoloEnv, policy: Policy, rng: np.random.Generator, seed: int, learn: bool) -> bool:
    """One game; True if it was won. When learning the weights move at its end."""
    seen, info = env.reset(seed=seed)
    path: list[tuple[Any, Any, Any, Any, int, float]] = []
    hope = policy.hopes(seen)
    over = cut_off = False
    reward = 0.0
    while not (over or cut_off):
        said, numbers = policy.features(seen)
        legal = np.flatnonzero(info["action_mask"])
        chances = policy.odds(said, numbers, legal)
        chosen = int(rng.choice(len(legal), p=chances)) if learn else int(chances.argmax())
        seen, reward, over, cut_off, info = env.step(np.int64(legal[chosen]))
        before, hope = hope, policy.hopes(seen)
        path.append((said, numbers, legal, chances, chosen, reward + hope - before))
    if learn:
        gained = 0.0
        for said, numbers, legal, chances, chosen, got in reversed(path):
            gained = got + DECAY * gained
            surprise = gained - float(policy.worth[said] @ numbers)
            policy.worth[said] += RATE * surprise * numbers / len(said)
            if len(legal) > 1:
                push = -chances
                push[chosen] += 1
                policy.acts[legal[:, None], said] += RATE * surprise * push[:, None].astype(np.float32) * numbers
    return reward > 0


def work(setup: str, seconds: float, seed: int, pipe: Any) -> None:
    """A worker: takes weights, plays for some seconds of its core's time, gives weights back, until told to stop."""
    env = SoloEnv(setup)
    policy = Policy(env)
    rng = np.random.default_rng(seed)
    while (given := pipe.recv()) is not None:
        policy.acts, policy.worth = given
        games = won = 0
        until = time.process_time() + seconds
        while time.process_time() < until:
            won += play(env, policy, rng, int(rng.integers(1 << 40)), learn=True)
            games += 1
        pipe.send((policy.acts, policy.worth, games, won))


def learned(setup: str, minutes: float, seed: int, workers: int) -> Policy:
    """Rounds of playing and averaging until the time is up."""
    policy = Policy(SoloEnv(setup))
    seconds = min(10.0, minutes * 6)
    pipes = []
    for number in range(workers):
        here, there = multiprocessing.Pipe()
        multiprocessing.Process(target=work, args=(setup, seconds, seed * 1000 + number, there), daemon=True).start()
        pipes.append(here)
    played = 0
    for _ in range(round(minutes * 60 / seconds)):
        for pipe in pipes:
            pipe.send((policy.acts, policy.worth))
        told = [pipe.recv() for pipe in pipes]
        policy.acts = sum(acts for acts, *_ in told) / workers
        policy.worth = sum(worth for _, worth, *_ in told) / workers
        games, won = sum(row[2] for row in told), sum(row[3] for row in told)
        played += games
        print(f"{played:8} games, {won / games:6.1%} of the last {games} won while exploring", flush=True)
    for pipe in pipes:
        pipe.send(None)
    return policy


def recruit_wins(env: SoloEnv, seed: int) -> bool:
    """Whether the Recruit wins the game of this seed."""
    env.reset(seed=seed)
    arena, recruit, rng = env.board.arena, bot(env.board.table.game.name, "recruit"), random.Random(seed)
    while not arena.outcome:
        arena.act(env.seat, ask(recruit, arena.game, arena.play, env.seat, rng, Budget(), explains=False).action)
    return arena.rewards()[env.seat] > 0


def interval(won: int, games: int) -> str:
    """A share with its 95 % interval (Wilson)."""
    share, z = won / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    wide = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return f"{won} of {games} ({middle - wide:.1%} to {middle + wide:.1%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--setup", default="dday n-01 level=practice")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--games", type=int, default=500, help="fresh games to measure with")
    args = parser.parse_args()
    if args.workers < 1 or args.games < 1 or not args.minutes > 0:
        parser.error("--workers, --games and --minutes must be more than nothing")
    if not args.setup.startswith("dday"):
        parser.error("what is hoped for is read from columns of D-Day Dice: name a setup of it")
    try:
        SoloEnv(args.setup)
    except EnvError as wrong:
        parser.error(str(wrong))
    policy = learned(args.setup, args.minutes, args.seed, args.workers)
    env, rng = SoloEnv(args.setup), np.random.default_rng(0)
    fresh = range(1 << 50, (1 << 50) + args.games)  # no seed that anybody learned from
    print("learned:", interval(sum(play(env, policy, rng, seed, learn=False) for seed in fresh), args.games))
    print("Recruit:", interval(sum(recruit_wins(env, seed) for seed in fresh), args.games))


if __name__ == "__main__":
    main()

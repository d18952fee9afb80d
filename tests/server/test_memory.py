"""What a game has used is given back when it is over and nobody looks at it."""

from __future__ import annotations

import asyncio
import gc
import random
import tracemalloc
from pathlib import Path

import pytest

from hhour.server.app import open_house
from hhour.server.house import House
from hhour.server.lobby import OVER_SECONDS
from hhour.server.settings import Settings
from hhour.server.wire import NewTable
from tests.server.served import pick

ROUNDS = 5
GAMES = 6
PRACTICE = NewTable(setup="dday n-01 level=practice")


async def play(house: House, rng: random.Random) -> int:
    """A whole game; how many moves it took."""
    live = (await house.lobby.create(PRACTICE, "ann", "Ann", "en")).live
    while live.table.waiting():
        await live.act(1, pick(rng, live.table.choices(1)), f"ann:{rng.random()}", None)
    assert live.is_over
    return live.seq


async def forget(house: House) -> None:
    for audience in house.lobby._open.values():
        audience.live.idle_since -= OVER_SECONDS + 1
    await house.lobby.tidy()
    gc.collect()


@pytest.mark.slow
def test_game_after_game_needs_no_more_memory(tmp_path: Path) -> None:
    async def soak() -> list[int]:
        house = open_house(Settings(data_dir=str(tmp_path), max_tables_per_person=1000, part_seconds=0))
        rng = random.Random(1)
        sizes: list[int] = []
        for _ in range(ROUNDS):
            moves = sum([await play(house, rng) for _ in range(GAMES)])
            assert moves >= GAMES * 5
            await forget(house)
            assert house.metrics.tables == 0
            sizes.append(tracemalloc.get_traced_memory()[0])
        await house.lobby.stop()
        house.store.close()
        return sizes

    tracemalloc.start()
    try:
        sizes = asyncio.run(soak())
    finally:
        tracemalloc.stop()
    kept = (sizes[-1] - sizes[1]) / (ROUNDS - 2) / GAMES  # the first rounds fill what is remembered for all games
    assert kept < 15_000, sizes

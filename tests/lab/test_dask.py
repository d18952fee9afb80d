"""More than one machine: a real Dask scheduler with two workers, one of which dies in mid-run."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from hhour.lab.executors import Here, open_executor
from hhour.lab.simulate import Run, simulate

pytest.importorskip("distributed")

GAMES = 240


def started(words: list[str]) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    return subprocess.Popen(
        [sys.executable, "-m", *words], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    import json

    file = tmp_path / "scheduler.json"
    words = ["--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", str(file)]
    scheduler = started(["distributed.cli.dask_scheduler", *words])
    processes = [scheduler]
    try:
        address = ""
        for _ in range(600):
            try:
                address = json.loads(file.read_text())["address"]
                break
            except (OSError, ValueError):
                time.sleep(0.1)
        assert address
        for number in range(2):
            options = [
                "--no-nanny",
                "--nthreads",
                "1",
                "--no-dashboard",
                "--local-directory",
                str(tmp_path / str(number)),
            ]
            processes.append(started(["distributed.cli.dask_worker", address, *options]))
        yield address, processes[1:]
    finally:
        for process in processes:
            process.kill()
            process.wait()


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_worker_that_is_killed_loses_no_game_and_doubles_none(
    cluster: tuple[str, list[subprocess.Popen[bytes]]], tmp_path: Path
) -> None:
    address, workers = cluster
    run = Run("dday n-02 units=2", ("recruit",), "dask").checked()
    kept = tmp_path / "run.jsonl"
    killed: list[int] = []

    def tell(done: int, games: int) -> None:
        if done >= 24 and not killed:
            workers[0].send_signal(signal.SIGKILL)
            killed.append(done)

    with open_executor(dask=address) as executor:
        results = simulate(run, GAMES, executor, kept, tell)
    assert killed
    assert killed[0] < GAMES
    assert workers[0].wait(120) == -signal.SIGKILL
    assert [result.number for result in results] == list(range(GAMES))
    assert len(kept.read_text().splitlines()) == GAMES + 1
    assert results == simulate(run, GAMES, Here())

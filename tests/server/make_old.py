"""Makes a sample for `old/`: a backup by another checkout, with a running and a finished game, a name and some talk.

    git archive COMMIT | tar -x -C /tmp/then && python -m tests.server.make_old /tmp/then tests/server/old/0003.gz

The server is that checkout's own program, so that the sample is what it really wrote.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.server.served import Person, environment
from tests.server.test_play import play_on


def main(checkout: Path, file: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        env = {**environment(Path(folder)), "PYTHONPATH": str(checkout / "src"), "HHOUR_SECRET": "old"}
        words = [sys.executable, "-m", "hhour.server.commands"]
        with subprocess.Popen([*words, "serve", "--port", "0"], env=env, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                play(server.stdout.readline().split("open at ")[1].split()[0].rstrip("/"))
            finally:
                server.terminate()
        subprocess.run([*words, "backup", os.fspath(file.absolute())], env=env, check=True)


def play(url: str) -> None:
    with Person(url, "Ann") as ann:
        with ann.sit(ann.lay("dday n-02")["id"]) as chair:
            play_on({1: chair}, random.Random(9), 3)
            chair.send(type="say", id="c", text="see you")
            chair.read("ack")
        with ann.sit(ann.lay("dday n-01 level=practice")["id"]) as chair:
            play_on({1: chair}, random.Random(9), 1000)
            assert not chair.questions


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))

"""Engine and server can be compiled with mypyc, and then play every game, and tell it, as the plain ones do.

It is compiled without optimising here, which is the cheapest way to the end; `make fast` compiles it in earnest.
"""

from __future__ import annotations

import base64
import csv
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
COMPILER = (sysconfig.get_config_var("CC") or "cc").split()[0]

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which(COMPILER) is None, reason=f"no C compiler here ({COMPILER}): nothing is compiled"),
]

# which engine it is, then seeded games of every sample setup to their end, in whatever folder comes first: looked at
# from every seat on the way, tried with what is refused, saved and opened again
PLAYED = """
import pickle
from random import Random
from hhour.dday.boxes.atlantikwall.german import windows
from hhour.kernel import lanes
from hhour.kernel.games import games
from hhour.kernel.playout import drawn
from hhour.kernel.saving import load
from hhour.kernel.table import Table
from tests.golden.test_golden import digest

print([module.__file__.endswith(".py") for module in (lanes, windows)])

def looked(table):
    seat = table.waiting()[0]
    refusal = pickle.loads(pickle.dumps(table.refusal(seat, "nonsense")))  # as a worker tells it to the server
    views = table.views(list(table.seats))
    return [len(table.offered(seat)), refusal.rule, len(str(views))]

for setup in [setup for game in games().values() for setup in game.sample_setups()]:
    for seed in ("one", "two", "three"):
        table = Table(setup, seed=seed)
        rng = Random(seed)
        told = []
        for decision in range(1, 2000):
            if table.outcome:
                break
            if decision % 16 == 0:
                told += looked(table)
                table = load(table.save())
            seat = rng.choice(table.waiting())
            table.apply(seat, drawn(table.game.choices(table.play, seat), rng.random))
        print(setup, seed, decision, table.outcome, told, digest(table))
"""
GOLDEN = """
from tests.golden.test_golden import GAMES, digest
from hhour.kernel.replaying import replay
for path in GAMES:
    text = path.read_text(encoding="utf-8")
    print(path.name, text.splitlines()[0] == f"# ends as {digest(replay(text))}")
"""


def run(folder: Path, script: str) -> list[str]:
    """What a script says with the engine of a folder."""
    return called(folder, "-c", script)


def called(folder: Path, *words: str) -> list[str]:
    """What Python says to these words with the `hhour` of a folder."""
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    told = subprocess.run(
        [sys.executable, *words], capture_output=True, text=True, check=False, env=environment, cwd=ROOT
    )
    assert told.returncode == 0, told.stderr[-3000:]
    return told.stdout.splitlines()


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the engine compiled."""
    folder = tmp_path_factory.mktemp("compiled")
    build = [sys.executable, str(ROOT / "tools" / "build_fast.py"), "--quick", str(folder)]
    made = subprocess.run(build, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr[-2000:]
    return folder


def test_a_compiled_engine_plays_the_same_games_with_every_box(compiled: Path) -> None:
    which, *told = run(ROOT / "src", PLAYED)
    which_compiled, *same = run(compiled, PLAYED)
    assert (which, which_compiled) == ("[True, True]", "[False, False]")
    assert same == told


def test_a_compiled_engine_ends_golden_games_as_they_did(compiled: Path) -> None:
    told = run(compiled, GOLDEN)
    assert told
    assert [line for line in told if not line.endswith(" True")] == []


def test_a_compiled_server_tells_the_same_bytes(compiled: Path, tmp_path: Path) -> None:
    which, *told = called(ROOT / "src", "-m", "tests.served_games", str(tmp_path / "plain"))
    which_compiled, *same = called(compiled, "-m", "tests.served_games", str(tmp_path / "compiled"))
    assert (Path(which).suffix, Path(which_compiled).suffix) == (".py", ".so")
    heard, the_same = ([line for line in lines if line.startswith("told ")] for lines in (told, same))
    assert len(heard) > 1000
    assert the_same == heard


def test_a_compiled_wheel_is_the_plain_one_with_the_engine_in_it(compiled: Path, tmp_path: Path) -> None:
    plain = tmp_path / "hhour-0.1.0-py3-none-any.whl"
    about = "hhour-0.1.0.dist-info"
    with zipfile.ZipFile(plain, "w") as wheel:
        for file in (ROOT / "src" / "hhour").rglob("*.py"):
            wheel.write(file, file.relative_to(ROOT / "src"))
        wheel.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr(f"{about}/RECORD", "")
    folders = [str(plain), str(compiled), str(tmp_path)]
    pack = f"import build_wheel, pathlib; print(build_wheel.with_engine(*map(pathlib.Path, {folders})))"
    packed = Path(run(ROOT / "tools", pack)[0])
    with zipfile.ZipFile(packed) as wheel:
        assert f"Tag: {packed.stem.removeprefix('hhour-0.1.0-')}" in wheel.read(f"{about}/WHEEL").decode()
        for path, digest, size in csv.reader(wheel.read(f"{about}/RECORD").decode().splitlines()):
            content = wheel.read(path)
            if size:
                right = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
                assert (digest, int(size)) == (f"sha256={right}", len(content))
        wheel.extractall(tmp_path / "site")
    where = "import hhour.kernel.lanes; print(hhour.kernel.lanes.__file__)"
    assert run(tmp_path / "site", where)[0].startswith(str(tmp_path / "site"))
    assert run(tmp_path / "site", where)[0].endswith(".so")

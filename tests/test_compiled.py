"""The engine stays one that mypyc can compile: `make fast` takes long, these look at what it would stumble over."""

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

# a seeded game to its end, in the kernel of whatever folder comes first
GAME = """
from random import Random
import hhour.kernel.lanes as lanes
from hhour.kernel.table import Table
from hhour.kernel.playout import play_randomly
table = Table("dday n-01 units=2", seed="compiled")
decisions = play_randomly(table.game, table.play, Random(7))
print(lanes.__file__.endswith(".py"), decisions, table.outcome, len(table.events))
"""


def built(*options: str) -> None:
    made = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "build_fast.py"), *options], capture_output=True, text=True, check=False
    )
    assert made.returncode == 0, made.stderr[-2000:]


def played(folder: Path) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    told = subprocess.run(
        [sys.executable, "-c", GAME], capture_output=True, text=True, check=True, env=environment, cwd=folder
    )
    return told.stdout.split()


def test_the_whole_engine_with_every_box_can_be_translated(tmp_path: Path) -> None:
    built("--translate", str(tmp_path))
    assert list(tmp_path.glob("build/**/*.c"))


@pytest.fixture(scope="module")
def kernel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the kernel compiled, without optimising."""
    folder = tmp_path_factory.mktemp("kernel")
    built("--quick", "kernel", str(folder))
    return folder


def test_a_compiled_kernel_plays_the_same_game(kernel: Path) -> None:
    plain, *told = played(ROOT / "src")
    compiled, *same = played(kernel)
    assert (plain, compiled) == ("True", "False")
    assert same == told


def test_a_compiled_wheel_is_the_plain_one_with_the_engine_in_it(kernel: Path, tmp_path: Path) -> None:
    plain = tmp_path / "hhour-0.1.0-py3-none-any.whl"
    about = "hhour-0.1.0.dist-info"
    with zipfile.ZipFile(plain, "w") as wheel:
        for file in (ROOT / "src" / "hhour").rglob("*.py"):
            wheel.write(file, file.relative_to(ROOT / "src"))
        wheel.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr(f"{about}/RECORD", "")
    folders = [str(plain), str(kernel), str(tmp_path)]
    pack = f"import build_wheel, pathlib; print(build_wheel.with_engine(*map(pathlib.Path, {folders})))"
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "tools")}
    told = subprocess.run([sys.executable, "-c", pack], capture_output=True, text=True, check=True, env=environment)
    packed = Path(told.stdout.strip())
    with zipfile.ZipFile(packed) as wheel:
        assert f"Tag: {packed.stem.removeprefix('hhour-0.1.0-')}" in wheel.read(f"{about}/WHEEL").decode()
        for path, digest, size in csv.reader(wheel.read(f"{about}/RECORD").decode().splitlines()):
            content = wheel.read(path)
            if size:
                right = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
                assert (digest, int(size)) == (f"sha256={right}", len(content))
        wheel.extractall(tmp_path / "site")
    assert played(tmp_path / "site") == played(kernel)

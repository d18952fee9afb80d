"""The share of a core that the bench of several servers holds each of them to."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "bench"
_spec = importlib.util.spec_from_file_location("share", BENCH / "share.py")
assert _spec is not None
assert _spec.loader is not None
share = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(share)


@pytest.mark.parametrize("controllers", [None, "memory"])
def test_where_no_share_can_be_held_it_says_why(tmp_path: Path, controllers: str | None) -> None:
    if controllers is None:
        (tmp_path / "cpu").mkdir()
    else:
        (tmp_path / "cgroup.controllers").write_text(controllers, encoding="ascii")
    with pytest.raises(share.NoShare, match="no processor controller"):
        share.Share("one", tmp_path)
    with pytest.raises(share.NoShare, match="No such file"):
        share.Share("one", tmp_path / "nothing")
    assert not list(tmp_path.rglob("hhour-bench*"))


@pytest.mark.parametrize("two", [False, True])
def test_a_share_is_written_in_the_words_of_either_version(tmp_path: Path, two: bool) -> None:
    home = tmp_path / "home"
    home.mkdir()
    one = share.Share.__new__(share.Share)
    one.two, one.home = two, home
    one.add(77)
    one.hold(0.25)
    written = {file.name: file.read_text(encoding="ascii") for file in home.iterdir()}
    quota = {"cpu.max": "5000 20000"} if two else {"cpu.cfs_quota_us": "5000", "cpu.cfs_period_us": "20000"}
    assert quota.items() <= written.items()
    assert written["cgroup.procs"] == "77"


def test_a_share_is_held() -> None:
    """A process that could use a whole core for its second gets a tenth of that."""
    try:
        held = share.Share("test")
    except share.NoShare as error:
        pytest.skip(str(error))
    busy = (
        "import time, sys; sys.stdin.read(1); end = time.monotonic() + 1\n"
        "while time.monotonic() < end: pass\n"
        "print(time.process_time())"
    )
    with subprocess.Popen([sys.executable, "-c", busy], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        held.add(process.pid)
        held.hold(0.1)
        told, _ = process.communicate(b"x")
    held.close()
    assert float(told) < 0.5

"""The same fixed share of a core for each process under test, so that one machine can stand for several."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

PERIOD = 20_000  # microseconds; the usual 100,000 would let a process stand still for longer than a move may take
ROOT = Path("/sys/fs/cgroup")


class NoShare(Exception):
    """This machine does not let us hold a process to a share of a core."""


class Share:
    """A control group (version 1 or 2) of its own for a process and all it starts."""

    def __init__(self, name: str, root: Path = ROOT) -> None:
        self.two = (root / "cgroup.controllers").is_file()
        self.home = (root if self.two else root / "cpu") / f"hhour-bench-{os.getpid()}-{name}"
        try:
            if self.two:
                with suppress(OSError):  # it may be given on already
                    (root / "cgroup.subtree_control").write_text("+cpu", encoding="ascii")
            self.home.mkdir()
            if not (self.home / self._limit).is_file():
                self.home.rmdir()
                raise NoShare(f"no processor controller in {self.home.parent}")
        except OSError as error:
            raise NoShare(f"{self.home}: {error.strerror}") from error

    @property
    def _limit(self) -> str:
        return "cpu.max" if self.two else "cpu.cfs_quota_us"

    def add(self, pid: int) -> None:
        (self.home / "cgroup.procs").write_text(str(pid), encoding="ascii")

    def hold(self, part: float) -> None:
        """From now on: at most this part of a core."""
        quota = int(PERIOD * part)
        weight = ("cpu.weight", "10000") if self.two else ("cpu.shares", "262144")  # and nobody else has it
        (self.home / weight[0]).write_text(weight[1], encoding="ascii")
        if self.two:
            (self.home / "cpu.max").write_text(f"{quota} {PERIOD}", encoding="ascii")
        else:
            (self.home / "cpu.cfs_period_us").write_text(str(PERIOD), encoding="ascii")
            (self.home / "cpu.cfs_quota_us").write_text(str(quota), encoding="ascii")

    def free(self) -> None:
        (self.home / self._limit).write_text("max" if self.two else "-1", encoding="ascii")

    def close(self) -> None:
        """When its processes have ended."""
        with suppress(OSError):
            self.home.rmdir()

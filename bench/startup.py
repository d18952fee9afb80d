"""What it costs to start: the CPU of `hhour` beside that of a bare interpreter that imports argparse.

    python bench/startup.py        thirty starts of each, taken in turns (half a minute)
    python bench/startup.py 100

CPU seconds of the child process, the least and the median; the machine is shared, so read the ratio.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from statistics import median

SOURCE = Path(__file__).resolve().parents[1] / "src"
BARE = "import argparse"
STARTS = {
    "hhour --help": ("--help",),
    "hhour --lang fr --help": ("--lang", "fr", "--help"),
    "hhour --lang zh --help": ("--lang", "zh", "--help"),
    "hhour version": ("version",),
    "hhour rules B-ROLL-03": ("rules", "B-ROLL-03"),
    "hhour --lang fr cards toubib": ("--lang", "fr", "cards", "toubib"),
    "hhour play --help": ("play", "--help"),
}


def cpu(code: str) -> float:
    """The CPU seconds that one interpreter uses for a line of Python; never mind how long it had to wait for them."""
    environment = os.environ | {"PYTHONPATH": str(SOURCE)}
    child = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.DEVNULL, env=environment)
    _, status, used = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode:
        raise SystemExit(f"'{code}' ended with {child.returncode}.")
    return used.ru_utime + used.ru_stime


def main() -> None:
    repeats = int(sys.argv[1]) if len(sys.argv) > 1 else 30
    codes = {"bare, import argparse": BARE}
    codes |= {name: f"from hhour.cli import main; main({words!r})" for name, words in STARTS.items()}
    times: dict[str, list[float]] = {name: [] for name in codes}
    for _ in range(repeats + 1):
        for name, code in codes.items():
            times[name].append(cpu(code))
    bare = [1000 * one for one in times["bare, import argparse"][1:]]  # the first start writes the bytecode
    for name, taken in times.items():
        all_ms = [1000 * one for one in taken[1:]]
        least, middle = min(all_ms), median(all_ms)
        print(
            f"{name:<32} {least:7.1f} ms  median {middle:7.1f} ms   "
            f"{least / min(bare):5.2f} and {middle / median(bare):5.2f} times the bare one"
        )


if __name__ == "__main__":
    main()

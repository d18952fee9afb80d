"""Compile engine and server with mypyc: the same source, the engine three and more times as fast.

    python tools/build_fast.py [FOLDER]              (make fast)
    python tools/build_fast.py --quick [FOLDER]      (without optimising: in a third of the time, for the tests)

A copy of src/hhour is laid in FOLDER (default build/fast) and two libraries are compiled there: the engine, and what
a move passes through in the server, with the words it is told in. Put that folder first on PYTHONPATH to use it. The
checkout itself stays pure Python.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENGINE = (
    "kernel",
    "dday/rules",
    "dday/boxes",
    "dday/game.py",
    "dday/view.py",
    "env/core",
    "advice/dday",
    "i18n/__init__.py",
    "i18n/phrases.py",
    "i18n/spelling.py",
)
# It knows the engine, which knows nothing of it. What a framework looks into stays as it is: handlers, messages, rows.
SERVER = (
    "telling.py",
    "dday/tell.py",
    "dday/board.py",
    "dday/speech",
    "server/archive.py",
    "server/audience.py",
    "server/connection.py",
    "server/diff.py",
    "server/following.py",
    "server/frames.py",
    "server/hearing.py",
    "server/inbox.py",
    "server/info.py",
    "server/limits.py",
    "server/line.py",
    "server/looking.py",
    "server/metrics.py",
    "server/move.py",
    "server/parts.py",
    "server/sentences.py",
    "server/story.py",
    "server/table.py",
    "server/talk.py",
    "server/trace.py",
    "server/turns.py",
    "server/watch.py",
)
# these scan packages by name, are the base of classes that are not compiled, or are seldom passed through
LEFT_OUT = ("games.py", "played.py", "replaying.py", "verify.py", "atlas.py", "library.py", "door.py")

SETUP = """
from setuptools import setup
from mypyc.build import mypycify
groups = {groups!r}
files = [file for group, _ in groups for file in group]
made = mypycify(files, opt_level={opt!r}, debug_level="0", separate=groups)
setup(name="hhour-fast", packages=[], ext_modules=made)
"""


def files_of(package: Path, rooms: tuple[str, ...]) -> list[str]:
    """The modules to compile, relative to the folder that holds the package."""
    found: list[Path] = []
    for room in rooms:
        place = package / room
        inside = [path for path in place.rglob("*.py") if path.name not in ("__init__.py", *LEFT_OUT)]
        found += sorted(inside) if place.is_dir() else [place]
    return [str(path.relative_to(package.parent)) for path in found]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "fast")
    parser.add_argument("--quick", action="store_true", help="compile without optimising")
    args = parser.parse_args()
    target = args.folder.resolve()
    package = target / "hhour"
    if package.exists():
        shutil.rmtree(package)
    shutil.copytree(ROOT / "src" / "hhour", package, ignore=shutil.ignore_patterns("__pycache__", "*.so", "static"))
    rules = ROOT / "docs" / "rules"
    shutil.copytree(rules, package / "_rules", dirs_exist_ok=True)
    groups = [(files_of(package, ENGINE), "hhour_engine"), (files_of(package, SERVER), "hhour_server")]
    script = SETUP.format(groups=groups, opt="0" if args.quick else "3")
    (target / "setup_fast.py").write_text(script, encoding="utf-8")
    # what learners use has no types; nothing of it is compiled
    (target / "mypy.ini").write_text("[mypy]\n[mypy-pettingzoo.*]\nignore_missing_imports = True\n", encoding="utf-8")
    options = ["-q", "build_ext", "--inplace", "--parallel", "2"]
    # to look at how each line is indented takes gcc most of the time with a file of a million lines
    environment = {**os.environ, "MYPYPATH": str(target), "CFLAGS": "-Wno-misleading-indentation"}
    built = subprocess.run([sys.executable, "setup_fast.py", *options], cwd=target, env=environment, check=False)
    if built.returncode:
        print("It could not be compiled; the lines above say why.", file=sys.stderr)
        return 1
    print(
        f"{sum(len(files) for files, _ in groups)} modules compiled; use them with PYTHONPATH={target}", file=sys.stderr
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())

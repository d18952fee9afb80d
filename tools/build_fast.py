"""Compile the engine with mypyc: the same source, three and more times as fast.

    python tools/build_fast.py [FOLDER]              (make fast)
    python tools/build_fast.py --quick ROOM [FOLDER] (one room, without optimising: in a minute)
    python tools/build_fast.py --translate [FOLDER]  (all of it into C and no further: mypyc says what it cannot read)

A copy of src/hhour is laid in FOLDER (default build/fast) and the engine's rooms are compiled there; put that folder
first on PYTHONPATH to use it. The checkout itself stays pure Python.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ROOMS = ("kernel", "dday/rules", "dday/boxes", "env/core")
# these scan packages by name or keep the books of a table; nothing in them is played through often
LEFT_OUT = ("__init__.py", "games.py", "table.py", "replaying.py", "record.py", "verify.py", "atlas.py", "library.py")

SETUP = """
from setuptools import setup
from mypyc.build import mypycify
setup(name="hhour-fast", packages=[], ext_modules=mypycify({files!r}, opt_level={opt!r}))
"""
TRANSLATE = """
from mypyc.build import mypycify
mypycify({files!r})
"""


def engine_files(package: Path, rooms: tuple[str, ...] = ROOMS) -> list[str]:
    """The modules to compile, relative to the folder that holds the package."""
    found = [package / "dday" / "game.py", package / "dday" / "view.py"] if rooms == ROOMS else []
    for room in rooms:
        found += sorted(path for path in (package / room).rglob("*.py") if path.name not in LEFT_OUT)
    return [str(path.relative_to(package.parent)) for path in found]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "fast")
    parser.add_argument("--quick", metavar="ROOM", choices=ROOMS, help="compile one room, without optimising")
    parser.add_argument("--translate", action="store_true", help="make C of all rooms and compile nothing")
    args = parser.parse_args()
    target = args.folder.resolve()
    package = target / "hhour"
    if package.exists():
        shutil.rmtree(package)
    shutil.copytree(ROOT / "src" / "hhour", package, ignore=shutil.ignore_patterns("__pycache__", "*.so", "static"))
    rules = ROOT / "docs" / "rules"
    shutil.copytree(rules, package / "_rules", dirs_exist_ok=True)
    files = engine_files(package, (args.quick,) if args.quick else ROOMS)
    script = TRANSLATE if args.translate else SETUP
    (target / "setup_fast.py").write_text(script.format(files=files, opt="0" if args.quick else "3"), encoding="utf-8")
    # what learners use has no types; nothing of it is compiled
    (target / "mypy.ini").write_text("[mypy]\n[mypy-pettingzoo.*]\nignore_missing_imports = True\n", encoding="utf-8")
    options = [] if args.translate else ["-q", "build_ext", "--inplace"]
    flags = {"CFLAGS": "-g0"} if args.quick else {}
    environment = {**os.environ, "MYPYPATH": str(target), **flags}
    built = subprocess.run([sys.executable, "setup_fast.py", *options], cwd=target, env=environment, check=False)
    if built.returncode:
        print("The engine could not be compiled; the lines above say why.", file=sys.stderr)
        return 1
    done = "translated into C" if args.translate else f"compiled; use them with PYTHONPATH={target}"
    print(f"{len(files)} modules {done}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())

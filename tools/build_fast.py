"""Compile the engine with mypyc: the same source, three and more times as fast.

    python tools/build_fast.py [FOLDER]              (make fast)
    python tools/build_fast.py --quick [FOLDER]      (without optimising: in a third of the time, for the tests)

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
setup(name="hhour-fast", packages=[], ext_modules=mypycify({files!r}, opt_level={opt!r}, debug_level="0"))
"""


def engine_files(package: Path) -> list[str]:
    """The modules to compile, relative to the folder that holds the package."""
    found = [package / "dday" / "game.py", package / "dday" / "view.py"]
    for room in ROOMS:
        found += sorted(path for path in (package / room).rglob("*.py") if path.name not in LEFT_OUT)
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
    files = engine_files(package)
    script = SETUP.format(files=files, opt="0" if args.quick else "3")
    (target / "setup_fast.py").write_text(script, encoding="utf-8")
    # what learners use has no types; nothing of it is compiled
    (target / "mypy.ini").write_text("[mypy]\n[mypy-pettingzoo.*]\nignore_missing_imports = True\n", encoding="utf-8")
    options = ["-q", "build_ext", "--inplace"]
    # to look at how each line is indented takes gcc most of the time with a file of a million lines
    environment = {**os.environ, "MYPYPATH": str(target), "CFLAGS": "-Wno-misleading-indentation"}
    built = subprocess.run([sys.executable, "setup_fast.py", *options], cwd=target, env=environment, check=False)
    if built.returncode:
        print("The engine could not be compiled; the lines above say why.", file=sys.stderr)
        return 1
    print(f"{len(files)} modules compiled; use them with PYTHONPATH={target}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())

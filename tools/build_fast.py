"""Compile the engine with mypyc: the same source, three and more times as fast.

    python tools/build_fast.py [FOLDER]              (make fast)
    python tools/build_fast.py --quick [FOLDER]      (make compiled: compiled in a fraction of the time, half as fast)

A copy of src/hhour is laid in FOLDER (default build/fast) and the engine's rooms are compiled there; put that folder
first on PYTHONPATH to use it. The checkout itself stays pure Python.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ROOMS = ("kernel", "dday/rules", "dday/boxes")
# these scan packages by name or keep the books of a table; nothing in them is played through often
LEFT_OUT = ("__init__.py", "games.py", "table.py", "replaying.py", "record.py", "verify.py", "atlas.py", "library.py")

SETUP = """
from setuptools import setup
from mypyc.build import mypycify
setup(name="hhour-fast", packages=[], ext_modules=mypycify({files!r}, opt_level={opt!r}, multi_file={multi!r}))
"""


def engine_files(package: Path) -> list[str]:
    """The modules to compile, relative to the folder that holds the package."""
    found = [package / "dday" / "game.py", package / "dday" / "view.py"]
    for room in ROOMS:
        found += sorted(path for path in (package / room).rglob("*.py") if path.name not in LEFT_OUT)
    return [str(path.relative_to(package.parent)) for path in found]


def main() -> int:
    given = sys.argv[1:]
    quick = "--quick" in given
    folders = [word for word in given if not word.startswith("-")]
    target = Path(folders[0] if folders else ROOT / "build" / "fast").resolve()
    package = target / "hhour"
    if package.exists():
        shutil.rmtree(package)
    shutil.copytree(ROOT / "src" / "hhour", package, ignore=shutil.ignore_patterns("__pycache__", "*.so", "static"))
    rules = ROOT / "docs" / "rules"
    shutil.copytree(rules, package / "_rules", dirs_exist_ok=True)
    files = engine_files(package)
    script = SETUP.format(files=files, multi=False, opt="0" if quick else "3")
    (target / "setup_fast.py").write_text(script, encoding="utf-8")
    command = [sys.executable, "setup_fast.py", "-q", "build_ext", "--inplace"]
    built = subprocess.run(command, cwd=target, env={**os.environ, "MYPYPATH": str(target)}, check=False)
    if built.returncode:
        print("The engine could not be compiled; the lines above say why.", file=sys.stderr)
        return 1
    print(f"{len(files)} modules compiled; use them with PYTHONPATH={target}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())

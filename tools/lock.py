#!/usr/bin/env python3
"""Write `requirements.lock`: what everything the project can use was last tested with, by exact version.

    python tools/lock.py          from what is installed in this environment

`pip install -c requirements.lock .[server]` installs these versions, `tools/sbom.py` lists them. Packages that are not
installed here (of the extra `bench`, of another system) stay as they were.
"""

from __future__ import annotations

import re
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
LOCK = ROOT / "requirements.lock"
HEAD = "# Written by tools/lock.py; the versions everything was last tested with.\n"


def declared() -> list[Requirement]:
    """What pyproject.toml asks for, with every extra."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = [text for texts in project["optional-dependencies"].values() for text in texts]
    return [Requirement(text) for text in [*project["dependencies"], *extras]]


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def installed() -> dict[str, str]:
    """Everything those need, and what these need: name -> version."""
    found: dict[str, str] = {}
    todo = declared()
    seen: set[str] = set()
    while todo:
        wanted = todo.pop()
        if str(wanted) in seen:
            continue
        seen.add(str(wanted))
        try:
            one = distribution(wanted.name)
        except PackageNotFoundError:
            continue
        found[canonical(wanted.name)] = one.version
        for text in one.requires or []:
            needed = Requirement(text)
            extras = [*wanted.extras, ""]
            if needed.marker is None or any(needed.marker.evaluate({"extra": extra}) for extra in extras):
                todo.append(needed)
    return found


def locked() -> dict[str, str]:
    """What the file says: name -> version."""
    rows = LOCK.read_text(encoding="utf-8").splitlines() if LOCK.exists() else []
    return dict(row.split("==") for row in rows if "==" in row)


def main() -> int:
    versions = locked() | installed()
    LOCK.write_text(HEAD + "".join(f"{name}=={versions[name]}\n" for name in sorted(versions)), encoding="utf-8")
    print(f"{LOCK.name}: {len(versions)} packages")
    return 0


if __name__ == "__main__":
    sys.exit(main())

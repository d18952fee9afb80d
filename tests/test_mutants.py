"""What `make mutants` does not count is still there, and has a reason."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

TOOLS = Path(__file__).parents[1] / "tools"
LISTED = """
import mutants
found = {mutant.change for room in mutants.ROOMS for mutant in mutants.mutants_in(room)}
for one in sorted(mutants.equal() - found):
    print(*one, sep=": ")
"""


def test_every_change_that_nobody_could_see_is_one_that_could_be_made() -> None:
    words = [sys.executable, "-c", LISTED]
    done = subprocess.run(words, cwd=TOOLS, capture_output=True, text=True, check=True)
    assert done.stdout == "", "no longer in the source: strike it from tools/equal_mutants.toml"


def test_every_change_that_nobody_could_see_has_its_reason() -> None:
    listed = tomllib.loads((TOOLS / "equal_mutants.toml").read_text(encoding="utf-8")).get("equal", [])
    assert all(len(one["why"]) > 20 for one in listed)
    places = [(one["file"], one["line"], one["becomes"]) for one in listed]
    assert len(set(places)) == len(places)

"""Every defect that people found at the first table, and the browser test that holds it off."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
DESIGN = HERE.parents[1] / "docs/design.md"


def listed() -> list[tuple[str, list[str]]]:
    """The table of docs/design.md: each defect, and the tests that would fail if it came back."""
    section = DESIGN.read_text("utf-8").partition("\n## Defects\n")[2].partition("\n## ")[0]
    rows = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("| ")]
    return [(row[0].strip(), re.findall(r"`(test_\w+::test_\w+)`", row[1])) for row in rows[1:]]


def written() -> set[str]:
    """Every browser test, as `file::test`."""
    return {
        f"{file.stem}::{name}"
        for file in HERE.glob("test_*.py")
        for name in re.findall(r"^def (test_\w+)\(", file.read_text("utf-8"), re.MULTILINE)
    }


def test_every_defect_is_held_off_by_a_test_that_exists() -> None:
    rows = listed()
    assert len(rows) == 40
    assert [defect for defect, tests in rows if not tests] == []
    assert {test for _, tests in rows for test in tests} - written() == set()


def test_no_defect_is_listed_twice() -> None:
    defects = [defect for defect, _ in listed()]
    assert len(defects) == len(set(defects))

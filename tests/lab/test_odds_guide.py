"""The guide's examples are run, so that it cannot promise what is not so."""

from __future__ import annotations

import doctest
from pathlib import Path

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "odds.md"


def test_the_examples_of_the_guide_give_what_it_says() -> None:
    outcome = doctest.testfile(str(GUIDE), module_relative=False)
    assert outcome.attempted > 5
    assert outcome.failed == 0

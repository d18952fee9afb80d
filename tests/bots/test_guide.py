"""The bot of the guide is a real one: it is read from the page, plays, and stays legal."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Any

from tests.bots.games import play

PAGE = Path(__file__).parent.parent.parent / "docs" / "guide" / "bots.md"


def test_the_examples_of_the_guide_are_true() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried > 4
    assert failed == 0


def test_the_bot_of_the_guide_has_thirty_lines_and_plays_by_the_rules() -> None:
    blocks = re.findall(r"```python\n(from .*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    (source,) = blocks
    assert len([line for line in source.splitlines() if line.strip()]) <= 30
    space: dict[str, Any] = {}
    exec(compile(source, str(PAGE), "exec"), space)
    hothead = space["Hothead"]()
    for number, setup in enumerate(("dday n-01 level=practice", "dday n-02 units=2", "dday n-05")):
        end, asked = play(setup, hothead, str(number))
        assert end.battle.outcome in ("won", "lost")
        assert "lock" in asked

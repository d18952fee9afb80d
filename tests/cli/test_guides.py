"""What the guides show is what the program does."""

from __future__ import annotations

import re
from pathlib import Path

from hhour.cli import NAMES
from hhour.kernel.replaying import replay
from hhour.tui.commands import COMMANDS
from tests.cli.conftest import Hhour

GUIDE = Path(__file__).parents[2] / "docs" / "guide"
BLOCK = re.compile(r"```text\n(.*?)```", re.DOTALL)


def test_the_record_of_the_guide_replays_and_goes_on(hhour: Hhour, tmp_path: Path) -> None:
    text = next(block for block in BLOCK.findall((GUIDE / "records.md").read_text()) if block.startswith("hh2"))
    path = tmp_path / "guide.hh"
    path.write_text(text)
    assert "obtains Fresh Troops" in hhour("replay", str(path)).out
    assert hhour("verify", str(path)).code == 0
    table = replay(text)
    assert hhour("do", str(path), "1", table.choices(1)[0]).code == 0
    assert path.read_text().startswith(text)


def test_the_screen_of_the_guide_is_a_real_one(hhour: Hhour) -> None:
    shown = BLOCK.findall((GUIDE / "terminal.md").read_text())[0].splitlines()
    drawn = hhour("play", "dday n-01 units=2", "--seed", "guide", typed="").out.splitlines()
    assert [line.split() for line in shown[:10]] == [line.split() for line in drawn[drawn.index(shown[0]) :][:10]]


def test_every_command_is_in_the_guide() -> None:
    text = (GUIDE / "terminal.md").read_text()
    assert [name for name in NAMES if f"hhour {name}" not in text and name != "version"] == []
    shortcuts = {"?", "why?", "rule", "card", "odds", "exit", "q"}
    assert [name for name in COMMANDS if f"`{name}" not in text and name not in shortcuts] == []

"""The bot of the guide is a real one: it is read from the page, plays, and stays legal."""

from __future__ import annotations

import doctest
import json
import os
import re
import subprocess
import sys
import tomllib
import zipfile
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


def build_wheel(folder: Path, source: str, entry: str) -> Path:
    """The package of the guide as a wheel: what a build tool would make of its file and its entry point."""
    ((group, points),) = tomllib.loads(entry)["project"]["entry-points"].items()
    info = "my_package-1.0.dist-info"
    files = {
        "my_package/__init__.py": "",
        "my_package/hothead.py": source,
        f"{info}/METADATA": "Metadata-Version: 2.1\nName: my-package\nVersion: 1.0\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{info}/entry_points.txt": f"[{group}]\n" + "".join(f"{name} = {what}\n" for name, what in points.items()),
    }
    files[f"{info}/RECORD"] = "".join(f"{name},,\n" for name in (*files, f"{info}/RECORD"))
    wheel = folder / "my_package-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as packed:
        for name, text in files.items():
            packed.writestr(name, text)
    return wheel


def test_the_bot_of_the_guide_plays_once_its_package_is_installed(tmp_path: Path) -> None:
    """Installed by pip, found by its entry point, played by the lab in another process."""
    page = PAGE.read_text(encoding="utf-8")
    (source,) = re.findall(r"```python\n(from .*?)```", page, re.DOTALL)
    (entry,) = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    wheel, there = build_wheel(tmp_path, source, entry), tmp_path / "site"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--target", str(there)]
    subprocess.run([*pip, str(wheel)], check=True, capture_output=True)
    played = subprocess.run(
        [sys.executable, "-m", "hhour", "sim", "dday n-01", "--bot", "hothead", "--games", "2", "--json", "--quiet"],
        env={**os.environ, "PYTHONPATH": str(there)},
        check=True,
        capture_output=True,
        text=True,
    )
    assert json.loads(played.stdout)["bots"] == ["hothead"]

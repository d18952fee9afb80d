"""The guides to boxes, cards and maps are done word by word: their files are written, their commands run."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GUIDES = ROOT / "docs" / "guide"
PIECE = re.compile(r"^`(?P<file>[\w./-]+)`\n\n```\w+\n(?P<body>.*?)^```|^```text\n(?P<shown>\$.*?)^```", re.M | re.S)


def run(command: str, folder: Path) -> str:
    """What a shell prints, errors too, in a folder where `hhour` and `python` are ours."""
    bin_folder = folder / "bin"
    bin_folder.mkdir(exist_ok=True)
    for name, words in (("python", ""), ("hhour", "-m hhour.cli")):
        (bin_folder / name).write_text(f'#!/bin/sh\nexec {sys.executable} {words} "$@"\n')
        (bin_folder / name).chmod(0o755)
    env = {name: value for name, value in os.environ.items() if not name.startswith("HHOUR_")}
    env |= {"PATH": f"{bin_folder}:{env['PATH']}", "HHOUR_HOME": str(folder / "home"), "HHOUR_LANG": "en"}
    env["PYTHONPATH"] = f"{ROOT / 'src'}:{ROOT}"
    told = subprocess.run(command, shell=True, cwd=folder, env=env, capture_output=True, text=True, check=False)
    return told.stdout + told.stderr


@pytest.mark.parametrize("guide", ["boxes.md", "cards.md", "maps.md"])
def test_what_the_guide_shows_is_what_happens(guide: str, tmp_path: Path) -> None:
    pieces = list(PIECE.finditer((GUIDES / guide).read_text(encoding="utf-8")))
    assert pieces
    for piece in pieces:
        if piece["file"]:
            place = tmp_path / piece["file"]
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(piece["body"], encoding="utf-8")
            continue
        for step in re.split(r"^\$ ", piece["shown"], flags=re.M)[1:]:
            command, _, expected = step.partition("\n")
            assert run(command, tmp_path).replace(f"{tmp_path}/", "").strip() == expected.strip(), command

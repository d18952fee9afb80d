"""Every test of the command line has a home of its own and speaks English unless it says otherwise."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from hhour.cli import main


class Answer(NamedTuple):
    code: int
    out: str
    err: str


Hhour = Callable[..., Answer]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    place = tmp_path / "home"
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "HHOUR_LANG", "HHOUR_DEBUG", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HHOUR_HOME", str(place))
    return place


@pytest.fixture
def hhour(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Hhour:
    """`hhour("rules", "lock")` runs the command in this process; `typed` is what comes through the pipe."""

    def run(*words: str, typed: str = "") -> Answer:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main(words)
        said = capsys.readouterr()
        assert "Traceback" not in said.out + said.err
        return Answer(code, said.out, said.err)

    return run


def one_sentence(answer: Answer, code: int) -> str:
    """The sentence a refusal is told in: on stderr, one line, nothing on stdout."""
    assert answer.code == code, answer
    assert answer.out == ""
    lines = answer.err.strip().split("\n")
    assert len(lines) == 1, answer.err
    assert lines[0].rstrip("]").rstrip()[-1:] in ".?)0123456789。", lines[0]
    return lines[0]

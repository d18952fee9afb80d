"""A file is the old one or the new one, and a disk that refuses is told."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path
from typing import Any, NoReturn

import pytest

from hhour.files import write_whole
from hhour.kernel.saving import load
from tests.cli.conftest import Hhour, one_sentence

FAILURES = {"full": (errno.ENOSPC, "disk is full"), "read-only": (errno.EROFS, "can only be read")}


def fail(number: int) -> Any:
    def refuse(*_: object, **__: object) -> NoReturn:
        raise OSError(number, os.strerror(number))

    return refuse


@pytest.mark.parametrize("step", ["mkstemp", "fsync", "replace"])
def test_a_write_that_fails_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    path = tmp_path / "game.hh"
    write_whole(path, "old")
    monkeypatch.setattr(tempfile if step == "mkstemp" else os, step, fail(errno.ENOSPC))
    with pytest.raises(OSError, match="No space") as refused:
        write_whole(path, "new")
    assert refused.value.filename == str(path)
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_new_file_is_as_readable_as_any_other(tmp_path: Path) -> None:
    plain = tmp_path / "plain"
    plain.write_text("")
    write_whole(tmp_path / "game.hh", "text")
    assert (tmp_path / "game.hh").stat().st_mode == plain.stat().st_mode


@pytest.mark.parametrize(("number", "words"), FAILURES.values(), ids=FAILURES.keys())
def test_a_disk_that_refuses_an_action_is_told_and_the_record_stays(
    hhour: Hhour, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, words: str
) -> None:
    path = tmp_path / "game.hh"
    path.write_text(hhour("new", "--seed", "x").out)
    before = path.read_bytes()
    monkeypatch.setattr(tempfile, "mkstemp", fail(number))
    told = one_sentence(hhour("do", str(path), "1", "roll"), 1)
    assert words in told
    assert str(path) in told
    assert path.read_bytes() == before


@pytest.mark.parametrize(("number", "words"), FAILURES.values(), ids=FAILURES.keys())
def test_a_game_on_a_disk_that_refuses_goes_on_and_tells_it_once(
    hhour: Hhour, home: Path, monkeypatch: pytest.MonkeyPatch, number: int, words: str
) -> None:
    monkeypatch.setattr(tempfile, "mkstemp", fail(number))
    answer = hhour("play", "--seed", "x", typed="roll\nr1 r2\nsave\nquit\n")
    assert answer.code == 0
    assert answer.out.count("goes on in memory") == 1
    assert answer.out.count(words) == 2  # once by itself, once for the `save` that was asked for
    assert "Re-roll any unlocked dice" in answer.out


def test_a_disk_that_works_again_is_used_again(
    hhour: Hhour, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, calls = tempfile.mkstemp, 0

    def sometimes(*words: Any, **more: Any) -> Any:
        nonlocal calls
        calls += 1
        return fail(errno.ENOSPC)() if calls <= 2 else real(*words, **more)

    monkeypatch.setattr(tempfile, "mkstemp", sometimes)
    answer = hhour("play", "--seed", "x", typed="roll\nr1 r2\n")
    assert answer.out.count("goes on in memory") == 1
    save = next((home / "games").glob("*.json"))
    assert len(load(save.read_text()).record.lines) == 2

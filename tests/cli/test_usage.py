"""The command line itself: help, languages, and questions that make no sense."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from hhour.cli import NAMES
from tests.cli.conftest import Hhour, one_sentence


def test_hhour_alone_lists_the_commands(hhour: Hhour) -> None:
    for words in ((), ("--help",), ("help",)):
        answer = hhour(*words)
        assert answer.code == 0
        assert all(f"\n  {name} " in answer.out for name in NAMES)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("code", ["en", "fr", "zh"])
def test_every_command_has_help(hhour: Hhour, name: str, code: str) -> None:
    answer = hhour(name, "--help", "--lang", code)
    assert answer.code == 0
    assert f"hhour {name}" in answer.out
    if name != "odds":
        assert {"en": "Usage:", "fr": "Emploi", "zh": "用法"}[code] in answer.out


SENSELESS = {
    "an unknown command": (("plya",), "play"),
    "an unknown command far from any": (("xyzzy",), "there are play"),
    "an unknown option": (("rules", "--fast"), "--fast"),
    "a missing file": (("replay",), "FILE"),
    "a missing action": (("do", "f.hh", "1"), "ACTION"),
    "a number that is none": (("replay", "f.hh", "--to", "x"), "'x'"),
    "a missing value": (("play", "--seed"), "--seed"),
    "a missing language": (("play", "--lang"), "--lang"),
    "an unknown language": (("maps", "--lang", "de"), "'de'"),
    "an unknown game": (("new", "chess"), "dday"),
    "an unknown map": (("new", "dday n-44"), "n-14"),
    "five units": (("play", "dday n-04 units=5"), "shaef"),
    "no units": (("play", "dday n-04 units=0"), "units"),
    "options that contradict": (("new", "dday n-02 opts=random-specialists,bazooka-joe=all"), "contradict"),
    "an option that needs another": (("new", "dday n-02 opts=garrison-ai"), "assault"),
    "an unknown option of the game": (("new", "dday n-02 opts=victory-pints"), "victory-points"),
    "a level on the wrong map": (("play", "dday n-02 level=practice"), "levels"),
    "an unknown level": (("play", "dday n-01 level=hard"), "practice"),
    "an unknown box": (("play", "dday n-01 boxes=moon"), "base"),
    "a seed with spaces": (("play", "--seed", "a b"), "without spaces"),
    "an empty seed": (("new", "--seed", ""), "without spaces"),
    "a seed for real dice": (("play", "--seed", "a", "--physical"), "either"),
    "a setup with --continue": (("play", "dday n-01", "--continue"), "--continue"),
    "a seed with --continue": (("play", "--seed", "a", "--continue"), "--continue"),
}


@pytest.mark.parametrize(("words", "hint"), SENSELESS.values(), ids=SENSELESS.keys())
def test_a_question_that_makes_no_sense_is_told_in_one_sentence(
    hhour: Hhour, words: tuple[str, ...], hint: str
) -> None:
    assert hint in one_sentence(hhour(*words), 2)


@pytest.mark.parametrize("code", ["fr", "zh"])
@pytest.mark.parametrize("words", [words for words, _ in SENSELESS.values() if "--lang" not in words])
def test_refusals_speak_the_language(hhour: Hhour, code: str, words: tuple[str, ...]) -> None:
    english, other = hhour(*words), hhour(*words, f"--lang={code}")
    assert (other.code, len(other.err.splitlines())) == (2, 1)
    assert other.err != english.err


def test_the_language_comes_from_the_environment(hhour: Hhour, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "règles" in hhour("version").out
    monkeypatch.setenv("LC_ALL", "zh_CN.UTF-8")
    assert "规则" in hhour("version").out
    monkeypatch.setenv("HHOUR_LANG", "en")
    assert "rules" in hhour("version").out
    assert "规则" in hhour("--lang", "zh", "version").out
    monkeypatch.setenv("HHOUR_LANG", "tlh")
    assert "'tlh'" in one_sentence(hhour("version"), 2)


def test_a_language_of_the_system_that_nobody_here_speaks_means_english(
    hhour: Hhour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "rules" in hhour("version").out


def test_a_fault_of_ours_is_one_sentence_too(hhour: Hhour, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> int:
        raise RuntimeError("two\nlines")

    monkeypatch.setattr("hhour.commands.reference.tell_maps", broken)
    assert "RuntimeError: two lines" in hhour("maps").err


def test_an_interrupted_command_says_so(hhour: Hhour, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("hhour.commands.reference.tell_maps", interrupted)
    answer = hhour("maps")
    assert (answer.code, answer.err) == (130, "Interrupted.\n")


def test_a_lab_that_cannot_keep_or_write_says_so_before_it_plays(hhour: Hhour, tmp_path: Path) -> None:
    """One sentence and no game: neither a folder for a file, nor a file for a folder, nor a file of something else."""
    odd = tmp_path / "odd.jsonl"
    odd.write_bytes(b"\x92\xff\x00 no letters")
    game = ("sim", "dday n-01 level=practice", "--bot", "recruit", "--games", "2")
    told = {
        "csv": hhour(*game, "--csv", str(tmp_path)),
        "keep": hhour(*game, "--keep", str(odd)),
        "page": hhour("lab", "difficulty", "--folder", str(odd)),
        "school": hhour("lab", "train", str(odd)),
    }
    assert {name: answer.err for name, answer in told.items()} == {
        "csv": f"{tmp_path} is a folder, not a file.\n",
        "keep": f"The file {odd} belongs to another run; name a new file or delete it.\n",
        "page": f"{odd} is a file, not a folder.\n",
        "school": f"{odd} is a file, not a folder.\n",
    }
    assert {name: answer.code for name, answer in told.items()} == {"csv": 1, "keep": 2, "page": 1, "school": 1}


def test_a_line_of_kept_games_that_is_none_is_played_again(hhour: Hhour, tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    game = ("sim", "dday n-01 level=practice", "--bot", "recruit", "--games", "2", "--keep", str(file), "--quiet")
    first = hhour(*game)
    head, *games = file.read_text(encoding="utf-8").splitlines()
    file.write_text(
        "\n".join([head, '["no game"]', '{"number": 1, "colour": "red"}', *games[:1], ""]), encoding="utf-8"
    )
    assert hhour(*game) == first


def test_results_that_laying_the_table_does_not_need_are_refused(hhour: Hhour) -> None:
    answer = hhour("new", "--physical", "--dice", "STAR nonsense", "dday n-02")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err == "'new' does not need so many results; left over: STAR nonsense.\n"


def test_closed_streams_are_no_fault(home: Path) -> None:
    """What a shell closes with `<&-`, `>&-` and `2>&-` is nobody listening, not a traceback."""
    hhour = f"{sys.executable} -m hhour"
    for line, code in ((f"{hhour} version >&-", 0), (f"{hhour} plya 2>&-", 2), (f"{hhour} play <&- >/dev/null", 0)):
        done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=False)
        assert "Traceback" not in done.stderr
        assert "inside H-Hour" not in done.stderr
        assert done.returncode == code, done.stderr

"""The real program in a process of its own, with a fresh home, a real terminal, a full disk and a sudden death."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from hhour.kernel.saving import load

HHOUR = [sys.executable, "-m", "hhour"]
FULL = Path("/dev/full")
PATIENCE = 120.0  # nothing takes that long: it is for machines that do much else


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    """A new user: an empty home, nothing set."""
    return {"HOME": str(tmp_path / "new"), "PATH": os.environ["PATH"], "PYTHONUTF8": "1", "TERM": "xterm"}


def run(env: dict[str, str], *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([*HHOUR, *words], input=typed, env=env, text=True, capture_output=True, timeout=PATIENCE)


def test_a_new_user_plays_leaves_and_goes_on(env: dict[str, str], tmp_path: Path) -> None:
    first = run(env, "play", "--seed", "x", typed="roll\nquit\n")
    assert (first.returncode, first.stderr) == (0, "")
    kept = list((tmp_path / "new").rglob("*.json"))
    assert [path.parent.name for path in kept] == ["games"]
    assert "Lock 2 dice." in run(env, "play", "--continue").stdout


def test_a_game_killed_at_any_moment_goes_on(env: dict[str, str], tmp_path: Path) -> None:
    env["HHOUR_HOME"] = str(tmp_path)
    child = subprocess.Popen([*HHOUR, "play", "--seed", "x"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env)
    assert child.stdin is not None
    assert child.stdout is not None
    child.stdin.write(b"roll\nr1 r2\n")
    child.stdin.flush()
    seen = b""
    while b"to roll again" not in seen:
        seen += os.read(child.stdout.fileno(), 65536)
    child.send_signal(signal.SIGKILL)
    child.communicate()
    save = next((tmp_path / "games").glob("*.json"))
    assert [line.action for line in load(save.read_text()).record.lines] == ["roll", "lock r1 r2"]
    assert "Re-roll any unlocked dice" in run(env, "play", "--continue").stdout


@pytest.mark.skipif(not FULL.exists(), reason="no /dev/full here")
@pytest.mark.parametrize("words", [("maps",), ("new",), ("rules", "lock"), ("play",)])
def test_a_full_disk_behind_stdout_is_one_sentence(env: dict[str, str], words: tuple[str, ...]) -> None:
    with FULL.open("w") as full:
        done = subprocess.run([*HHOUR, *words], stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE, env=env)
    told = done.stderr.decode().strip().splitlines()
    assert done.returncode == 1
    assert len(told) == 1
    assert "disk is full" in told[0]


@pytest.mark.skipif(not FULL.exists(), reason="no /dev/full here")
def test_saving_onto_a_full_disk_is_told_and_the_game_goes_on(env: dict[str, str]) -> None:
    done = run(env, "play", "--seed", "x", typed="save /dev/full\nroll\nquit\n")
    assert "Not saved. The disk is full" in done.stdout
    assert "Lock 2 dice." in done.stdout


def test_a_reader_that_has_seen_enough_is_no_error(env: dict[str, str]) -> None:
    child = subprocess.Popen([*HHOUR, "rules", "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env)
    assert child.stdout is not None
    assert child.stderr is not None
    child.stdout.read(10)
    child.stdout.close()
    assert child.stderr.read() == b""
    child.stderr.close()
    assert child.wait() == 1


def test_a_terminal_that_lacks_letters_shows_question_marks(env: dict[str, str]) -> None:
    env |= {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = run(env, "cards", "medic", "--lang", "zh")
    assert (done.returncode, done.stderr) == (0, "")
    assert "medic" in done.stdout


def _hear_interrupts() -> None:
    """Whoever runs the tests in the background has Ctrl-C ignored, and a child would inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A real pseudo-terminal with the program in it."""

    def __init__(self, env: dict[str, str], *words: str) -> None:
        self.main, side = pty.openpty()
        size = {"LINES": "24", "COLUMNS": "80"}
        self.child = subprocess.Popen(
            [*HHOUR, *words], stdin=side, stdout=side, stderr=side, env=env | size, preexec_fn=_hear_interrupts
        )
        os.close(side)

    def until(self, words: str) -> str:
        seen = b""
        end = time.monotonic() + PATIENCE
        while words.encode() not in seen:
            assert time.monotonic() < end, seen.decode(errors="replace")
            if select.select([self.main], [], [], 1)[0]:
                seen += os.read(self.main, 65536)
        return seen.decode(errors="replace")

    def until_it_waits(self) -> None:
        """For a key: a signal between the prompt and the wait for it is heard with the next key only (readline)."""
        state = Path(f"/proc/{self.child.pid}/stat")
        while state.read_text().rpartition(")")[2].split()[0] != "S":
            time.sleep(0.01)

    def type(self, line: str) -> None:
        os.write(self.main, line.encode())

    def close(self) -> None:
        self.child.kill()
        self.child.wait()
        os.close(self.main)


@pytest.fixture
def terminal(env: dict[str, str]) -> Iterator[Terminal]:
    opened = Terminal(env, "play", "--seed", "x")
    yield opened
    opened.close()


def test_in_a_terminal_the_screen_is_drawn_in_colour(terminal: Terminal) -> None:
    terminal.until("> ")
    terminal.type("roll\n")
    screen = terminal.until("out of: ")
    assert "\x1b[2J" in screen
    assert re.search(r"\x1b\[1;37;41m\[r1 [KS12CT]\]", screen)
    assert "[Roll]" in screen
    last = screen.rpartition("\x1b[2J")[2]
    assert last.count("\n") < 24
    terminal.type("help\n")
    assert "Enter: go on" in terminal.until("go on")
    terminal.type("\nquit\n")
    terminal.until("--continue")
    assert terminal.child.wait(PATIENCE) == 0


def test_ctrl_c_leaves_with_one_sentence(terminal: Terminal) -> None:
    terminal.until("> ")
    terminal.until_it_waits()
    terminal.child.send_signal(signal.SIGINT)
    assert "Traceback" not in terminal.until("--continue")
    assert terminal.child.wait(PATIENCE) == 130


def test_no_color_is_honoured(env: dict[str, str]) -> None:
    terminal = Terminal(env | {"NO_COLOR": "1"}, "play", "--seed", "x")
    try:
        terminal.until("> ")
        terminal.type("roll\n")
        assert "\x1b[1;37;41m" not in terminal.until("out of: ")
    finally:
        terminal.close()

"""A stranger's check: the page on the dice and one plain file prove every golden game and find every lie."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from hhour.kernel.chance import promise_of, seed_hash
from hhour.kernel.record import FORMAT, Imported, Parts, is_key
from hhour.kernel.replaying import replay
from hhour.kernel.table import Table

ROOT = Path(__file__).parents[2]
TOOL = ROOT / "tools" / "verify_standalone.py"
PAGE = ROOT / "docs" / "guide" / "dice.md"
HERE = Path(__file__).parent
GAMES = sorted(HERE.rglob("*.hh"))


def with_keys(path: Path) -> str:
    """A golden game as `hhour verify --keys` writes it."""
    record = replay(path.read_text(encoding="utf-8")).record
    record.format = FORMAT
    return str(record)


def judge(folder: Path, *texts: str) -> tuple[int, list[str]]:
    """Exit code and lines of the tool, run as a stranger would: without this package on its path."""
    files = []
    for n, text in enumerate(texts):
        files.append(folder / f"{n}.hh")
        files[-1].write_text(text, encoding="utf-8")
    words = [sys.executable, "-I", str(TOOL), *map(str, files)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return done.returncode, [line.partition(".hh: ")[2] for line in done.stdout.splitlines()]


def test_every_die_of_every_golden_game_is_proven(tmp_path: Path) -> None:
    texts = [with_keys(path) for path in GAMES]
    code, lines = judge(tmp_path, *texts)
    records = [replay(text).record for text in texts]
    counts = [
        sum(not is_key(word) for word in record.start) + sum(len(line.results) for line in record.lines)
        for record in records
    ]
    assert lines == [f"proven: {count} results follow from the seed" for count in counts]
    assert code == 0


SEATLESS = {
    "condition": "dday-n-02-units-2-opts-battle-conditions-persistent-weather-forward-observation-won",
    "passenger": "dday-n-02-units-1-opts-sea-won",
    "axis": "express-gold-units-2-won",
}


@pytest.mark.parametrize("purpose", SEATLESS)
def test_what_the_table_draws_is_drawn_by_no_seat(purpose: str, tmp_path: Path) -> None:
    """Else whoever runs it could take the seat whose result pleases."""
    text = with_keys(HERE / f"{SEATLESS[purpose]}.hh")
    code, (line,) = judge(tmp_path, re.sub(rf"\b(\d+)\.0(\.{purpose}\.)", r"\1.1\2", text, count=1))
    assert (code, "by the table" in line) == (1, True)


@pytest.mark.parametrize("game", ["bataille-units-1-decided", "dday-n-08-units-2-won", "express-gold-units-2-won"])
def test_any_changed_die_seed_or_key_is_found(game: str, tmp_path: Path) -> None:
    text = with_keys(HERE / f"{game}.hh")
    rows = text.splitlines()
    rolled = [n for n, row in enumerate(rows) if re.search(r"\.roll\.\d+: ", row)]
    lies = []
    for n in rolled[:: max(1, len(rolled) // 12)]:
        head, _, last = rows[n].rpartition(" ")
        lies.append([*rows[:n], f"{head} {'STAR' if last != 'STAR' else 'TOOL'}", *rows[n + 1 :]])
        key = re.search(r"(\S+\.roll\.)(\d+):", rows[n])
        assert key is not None
        lies.append([*rows[:n], rows[n].replace(key[0], f"{key[1]}{int(key[2]) + 7}:"), *rows[n + 1 :]])
    lies.append([row.replace("seed=golden", "seed=Golden") for row in rows])
    code, lines = judge(tmp_path, *("\n".join(lie) for lie in lies))
    assert code == 1
    assert all(line.startswith("not proven: ") for line in lines)
    assert len(lines) == len(lies) > 20


def test_parts_and_imports_are_followed(tmp_path: Path) -> None:
    part, other = "a" * 32, "b" * 32
    table = Table(
        "dday n-01 units=2", seed="s", sources=[Parts([(1, promise_of(part), part), (2, promise_of(other), "")])]
    )
    for _ in range(30):
        seat = table.waiting()[0]
        table.apply(seat, table.choices(seat)[0])
    table.draw_from(Parts([(2, promise_of(other), other)]))
    while not table.outcome:
        seat = table.waiting()[0]
        table.apply(seat, table.choices(seat)[0])
    mixed = str(table.record)
    lie = mixed.replace(f"/{part}", f"/{'c' * 32}")
    left_out = mixed.replace(f"/{other}", "/-")
    taken = replay(mixed)
    taken.draw_from(Imported())
    code, lines = judge(tmp_path, mixed, lie, left_out, str(taken.record))
    assert code == 1
    assert lines[0].startswith("proven: ")
    assert "is not the one it promised" in lines[1]
    assert "not proven: line" in lines[2]
    assert lines[3].startswith("not proven: the game was imported")


def test_an_import_is_one_however_its_line_is_written(tmp_path: Path) -> None:
    taken = Table("dday n-01 level=practice", seed="known")
    taken.draw_from(Imported(seed_hash("fresh"), "fresh"))
    while not taken.outcome:
        seat = taken.waiting()[0]
        taken.apply(seat, taken.choices(seat)[0])
    record = str(taken.record)
    assert "dice import " in record
    spaced = record.replace("dice import", "dice   import")
    other = record.replace("dice import", "dice present")
    code, lines = judge(tmp_path, record, spaced, other)
    assert code == 1
    assert all(line.startswith("not proven: the game was imported") for line in lines[:2])
    assert lines[2] == "not proven: line 2: nobody knows dice of 'present'"


def test_no_roll_may_be_counted_as_one_of_the_laying_of_the_table(tmp_path: Path) -> None:
    """Two keys for one roll would be two rolls to choose from."""
    rows = with_keys(HERE / "dday-n-08-units-2-won.hh").splitlines()
    n = next(n for n, row in enumerate(rows) if " 3.1.roll.1: " in row)
    draw = tool().Draw("0.1.roll.1:")
    draw.results = ["STAR"] * 6
    head, _, _ = rows[n].partition(" > ")
    rows[n] = f"{head} > 0.1.roll.1: {' '.join(draw.expected('golden'))}"
    code, lines = judge(tmp_path, "\n".join(rows))
    assert (code, lines) == (1, [f"not proven: line {n + 1}: 0.1.roll.1: jumps from turn 2 to 0"])


@pytest.mark.parametrize("board", ["n-02", "n-05", "n-13", "n-14"])
def test_the_way_of_a_marching_unit_is_proven(board: str, tmp_path: Path) -> None:
    table = Table(f"dday {board} opts=german,german-solitaire", seed="s")
    assert any("route.2." in word or "march-start.1." in word for word in table.record.start)
    code, lines = judge(tmp_path, str(table.record))
    assert (code, lines[0].partition(":")[0]) == (0, "proven")


def test_numbers_without_end_are_no_keys(tmp_path: Path) -> None:
    rows = with_keys(HERE / "dday-n-08-units-2-won.hh").replace("1.1.roll.1:", f"1.1.roll.{'9' * 5000}:", 1)
    code, lines = judge(tmp_path, rows)
    assert code == 1
    assert lines[0].endswith("is not a key")


def test_the_tool_says_what_it_cannot_check(tmp_path: Path) -> None:
    running = Table("dday n-02 opts=random-specialists", seed="s").record.text(reveal=False)
    by_hand = "hh2 dday n-01 seed#=-\n1 1 roll > STAR\n"
    code, lines = judge(tmp_path, GAMES[0].read_text(encoding="utf-8"), running, by_hand, "Dear diary")
    assert code == 1
    assert ["hhour verify --keys" in lines[0], "not revealed" in lines[1], "by hand" in lines[2]] == [True] * 3
    assert lines[3] == "not proven: this is not an hh2 record"


def tool() -> Any:
    """The tool, to be asked for single dice."""
    sys.path.insert(0, str(TOOL.parent))
    try:
        return import_module("verify_standalone")
    finally:
        sys.path.pop(0)


def test_the_vectors_of_the_page_are_what_the_tool_and_the_engine_compute() -> None:
    checked_by = tool()
    rows = dict(re.findall(r"^\| (.+?) \| `([^`]+)` \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
    one, two = "00112233445566778899aabbccddeeff", "ffeeddccbbaa99887766554433221100"
    both = checked_by.mixed("example", {1: one, 2: two})
    assert rows["seed#"] == checked_by.seed_hash("example")
    assert rows["promise of seat 1"] == checked_by.promise_of(one) == promise_of(one)
    assert rows["promise of seat 2"] == checked_by.promise_of(two)
    assert rows["mixed seed, both parts"] == both
    assert rows["mixed seed, seat 2 alone"] == checked_by.mixed("example", {2: two})
    checked = 0
    for name, value in rows.items():
        key = re.match(r"`([^`]+:)`", name)
        if key is not None:
            draw = checked_by.Draw(key[1])
            draw.results = value.split()
            assert draw.expected("example") == draw.results
            checked += 1
    draw = checked_by.Draw("1.1.roll.1:")
    draw.results = rows["the same with the mixed seed"].split()
    assert draw.expected(both) == draw.results
    assert checked == 5

"""Break the rules on purpose, one place at a time, and see whether the tests notice.

    python tools/mutants.py [-n 150] [--seed 1] [--rooms kernel pocket=6 ...] [--tests kernel rules ...] [--jobs 1]
                            [--own] [--seconds 60] [--kept FILE]

A mutant is one place changed: a comparison turned, a number one too high, `and` for `or`, a `not` left out. As many
are taken from each room. First come the tests marked with the rules that the broken function or class names (the
kernel's own tests for the kernel): they should notice. If they do not, all others that come to the place are run, those
of any rule first (`room`), then those of none (`other`): drawings, bots, boxes that are refused. With `--own` they are
not, and what the rule's own tests miss is listed. Survivors are lines that could be wrong without anybody noticing.
Golden games are left out, so that every rule is held by a test of its own.
Changes that nobody could see are named with a reason in `tools/equal_mutants.toml`: they are drawn, but not counted.

`tools/trials.py` breaks a function in a process where the tests are already collected; which tests come to which place
is looked at once, and kept in a file for the next sample if one is named. What it cannot break there, tables that are
made on import, is tried in a copy of `src`. A place whose tests take longer than its seconds is left `open`.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import NamedTuple

from trials import ELSEWHERE, OPEN, OTHER, OWN, ROOM, SURVIVES, How, Place, Spot, try_places

ROOT = Path(__file__).resolve().parent.parent
EQUAL = ROOT / "tools" / "equal_mutants.toml"
BOXES = ("dday/boxes/base", "dday/boxes/atlantikwall", "dday/boxes/way_to_hell")
ROOMS = ("kernel", "dday/rules", *BOXES, "bataille", "express", "pocket")
# not rules: how a game is drawn and told, what bots and players are advised, how a random player draws
NO_RULES = (
    "board.py",
    "counsel.py",
    "draw.py",
    "luck.py",
    "plan.py",
    "playout.py",
    "screen.py",
    "speech.py",
    "tell.py",
)
TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
SECONDS = 1800
ID = re.compile(r"\b[A-Z]-[A-Z]+(?:-[A-Z0-9]+)*\b")  # of a rule, or of all that begin so
TESTS = ("kernel", "boxes", "content", "rules", "atlantikwall", "way_to_hell", "bataille", "express")
# not of a rule's own: they play whole games for minutes
LONG = ("test_conformance.py", "test_secrecy.py")
CARD_ROWS = "tests/content/test_card_rows.py"  # reads the rows of every box
LEFT_OUT = "tests/kernel/test_left_out.py"  # looks at every room
# code that reads boxes and enforces no rule: these tests lay it broken boxes
FOREIGN = ["tests/i18n/test_foreign_box.py"]
READERS = {"dday/rules/box/": FOREIGN, "dday/rules/map/atlas.py": FOREIGN}


class Mutant(NamedTuple):
    """One change: the file, the place, what was and what is there now, and the whole file so changed."""

    file: Path
    line: int
    columns: tuple[int, int]
    before: str
    after: str
    source: str

    @property
    def told(self) -> str:
        return f"{self.file.relative_to(ROOT)}:{self.line}:{self.columns[0]}: {self.before} -> {self.after}"

    @property
    def change(self) -> tuple[str, str, str]:
        """What it is known by when lines have moved: the file, its line with the place marked, what it becomes."""
        row = self.file.read_text(encoding="utf-8").splitlines()[self.line - 1].encode()
        first, last = self.columns
        marked = f"{row[:first].decode()}«{self.before}»{row[last:].decode()}".strip()
        return str(self.file.relative_to(ROOT / "src" / "hhour")), marked, self.after

    @property
    def room(self) -> str:
        within = str(self.file.relative_to(ROOT / "src" / "hhour"))
        return next((room for room in ROOMS if within.startswith(f"{room}/")), within)


def changed(node: ast.AST) -> str:
    """What the node is turned into, as source; '' for those that are left alone."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in TURNED:
        turned = ast.Compare(node.left, [TURNED[type(node.ops[0])]()], node.comparators)
        return ast.unparse(turned)
    if isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        return f"({ast.unparse(ast.BoolOp(other, node.values))})"
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return f"bool({ast.unparse(node.operand)})"
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return str(node.value + 1)
    return ""


def mutants_of(file: Path) -> Iterator[Mutant]:
    """Every mutant of a file whose place is on one line and that is still Python: inside an f-string it may not be."""
    text = file.read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    tree = ast.parse(text)
    in_strings = {
        id(node) for string in ast.walk(tree) if isinstance(string, ast.JoinedStr) for node in ast.walk(string)
    }
    for node in ast.walk(tree):
        after = changed(node)
        if not after or not isinstance(node, ast.expr) or node.lineno != node.end_lineno:
            continue
        row = lines[node.lineno - 1].encode()  # columns count bytes
        first, last = node.col_offset, node.end_col_offset or 0
        new = row[:first].decode() + after + row[last:].decode()
        source = "".join((*lines[: node.lineno - 1], new, *lines[node.lineno :]))
        if id(node) not in in_strings or can_be_read(source):
            yield Mutant(file, node.lineno, (first, last), row[first:last].decode(), after, source)


def can_be_read(source: str) -> bool:
    try:
        ast.parse(source)
    except SyntaxError:
        return False
    return True


@cache
def holders(file: Path) -> list[tuple[int, int]]:
    """The first and last lines of its functions and classes, and of its tables, the innermost first."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    found: list[ast.stmt] = [node for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.ClassDef))]
    found += [node for node in tree.body if isinstance(node, (ast.Assign, ast.AnnAssign))]
    return sorted(((node.lineno, node.end_lineno or node.lineno) for node in found), reverse=True)


def rules_near(mutant: Mutant) -> tuple[str, ...]:
    """The ids that the place's function, class or table names, or the lines around it, or what the file says it is."""
    text = mutant.file.read_text(encoding="utf-8")
    lines = text.splitlines()
    spans = [(first - 1, last) for first, last in holders(mutant.file) if first <= mutant.line <= last]
    named = ["\n".join(lines[first:last]) for first, last in (*spans, (max(0, mutant.line - 4), mutant.line + 3))]
    for passage in (*named, ast.get_docstring(ast.parse(text)) or ""):
        found = sorted(set(ID.findall(passage)))
        if found:
            return tuple(found)
    return ()


def of_kernel() -> list[str]:
    """The kernel's own tests, which play no games for minutes: it knows no rules they could be marked with."""
    files = sorted((ROOT / "tests" / "kernel").glob("test_*.py"))
    return [str(file.relative_to(ROOT)) for file in files if file.name not in LONG]


def own_tests(mutant: Mutant) -> list[str]:
    """The test files that name one of the rules near the place, and the one that knows every card by its rule."""
    if mutant.room == "kernel":
        return of_kernel()
    rules = rules_near(mutant)
    files = sorted(file for room in TESTS for file in (ROOT / "tests" / room).rglob("test_*.py"))
    named = [file for file in files if any(f'"{one}' in file.read_text(encoding="utf-8") for one in rules)]
    return [*(str(file.relative_to(ROOT)) for file in named), *([CARD_ROWS] if mutant.room in BOXES else [])]


def tests_of_room(mutant: Mutant) -> list[str]:
    """All the tests of the room that the place stands in."""
    if mutant.room == "kernel":
        return ["tests/kernel", "tests/boxes", "tests/bataille"]
    if mutant.room == "pocket":
        return ["tests/bataille", "tests/express"]
    own = ROOT / "tests" / mutant.room.removeprefix("dday/boxes/")
    if mutant.room == "dday/rules" or not own.is_dir():
        return ["tests/content", "tests/rules"]
    return [str(own.relative_to(ROOT)), CARD_ROWS]


def of_no_rule(mutant: Mutant) -> list[str]:
    """The tests of arguments left out, of code that reads boxes, and of what only a box of a test brings."""
    within = str(mutant.file.relative_to(ROOT / "src" / "hhour"))
    boxes = ["tests/boxes"] if mutant.room == "dday/rules" else []
    return [LEFT_OUT, *next((tests for begun, tests in READERS.items() if within.startswith(begun)), []), *boxes]


def fails(mutant: Mutant, tests: list[str], rules: tuple[str, ...] = (), marked: bool = True) -> bool:
    """Whether the tests fail on a copy with the mutant; `rules`: only those marked with one of them, or with any."""
    with tempfile.TemporaryDirectory() as folder:
        src = Path(folder) / "src"
        shutil.copytree(ROOT / "src", src, ignore=shutil.ignore_patterns("*.so", "static"))
        (src.parent / "docs").symlink_to(ROOT / "docs")  # the rulebook is looked for beside the source
        (src / mutant.file.relative_to(ROOT / "src")).write_text(mutant.source, encoding="utf-8")
        words = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
        words += ["-m", "rule"] if marked and mutant.room != "kernel" else []
        path = os.pathsep.join((str(src), str(ROOT)))
        env = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", "HHOUR_RULES": " ".join(rules)}
        try:
            done = subprocess.run(words, cwd=ROOT, env=env, capture_output=True, check=False, timeout=SECONDS)
        except subprocess.TimeoutExpired:
            return True  # it never ends, and that is noticed
        return done.returncode not in (0, 5)  # 5: there was no such test


def noticed_in_copy(mutant: Mutant, only_own: bool) -> str:
    own = own_tests(mutant)
    rules = () if mutant.room == "kernel" else rules_near(mutant)
    if own and fails(mutant, own, rules):
        return OWN
    if only_own:
        return SURVIVES
    if fails(mutant, tests_of_room(mutant)):
        return ROOM
    return OTHER if fails(mutant, of_no_rule(mutant), marked=False) else SURVIVES


def mutants_in(room: str) -> list[Mutant]:
    files = sorted((ROOT / "src" / "hhour" / room).rglob("*.py"))
    return [mutant for file in files if file.name not in NO_RULES for mutant in mutants_of(file)]


@cache
def equal() -> frozenset[tuple[str, str, str]]:
    """The changes that nobody could see, as `Mutant.change` names them."""
    found = tomllib.loads(EQUAL.read_text(encoding="utf-8"))
    return frozenset((one["file"], one["line"], one["becomes"]) for one in found.get("equal", ()))


def sample(room: str, wanted: int, seed: int) -> list[Mutant]:
    """So many of a room, the same whichever other rooms are asked for."""
    every = mutants_in(room)
    return random.Random(f"{seed} {room}").sample(every, min(len(every), wanted))


def place_of(mutant: Mutant) -> Place:
    rules = () if mutant.room == "kernel" else rules_near(mutant)
    own = of_kernel() if mutant.room == "kernel" else []
    return Place(spot_of(mutant), mutant.source, rules, tuple(own))


def spot_of(mutant: Mutant) -> Spot:
    return Spot(str(mutant.file), mutant.line, mutant.columns)


def main() -> int:
    parser = argparse.ArgumentParser(description="break the rules on purpose and see whether the tests notice")
    parser.add_argument("-n", type=int, default=150, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--jobs", type=int, default=1, help="how many at a time")
    parser.add_argument("--rooms", nargs="+", default=ROOMS, help="where, and =how many there if not as many in each")
    parser.add_argument("--tests", nargs="+", default=TESTS, help="which folders of tests")
    parser.add_argument("--seconds", type=float, default=60, help="how long the tests of a place may take")
    parser.add_argument("--kept", type=Path, help="where to keep which tests come to which place")
    parser.add_argument("--own", action="store_true", help="only the tests of the rules that stand at the place")
    asked = parser.parse_args()
    wanted = {
        room: int(number or asked.n // len(asked.rooms))
        for room, _, number in (one.partition("=") for one in asked.rooms)
    }
    drawn = [mutant for room, number in wanted.items() for mutant in sample(room, number, asked.seed)]
    chosen = [mutant for mutant in drawn if mutant.change not in equal()]
    found: Counter[tuple[str, str]] = Counter()

    def say(mutant: Mutant, verdict: str, by: str = "") -> None:
        found[mutant.room, verdict] += 1
        which = f"  [{' '.join(rules_near(mutant))}] by {by}" if by and verdict != OWN else ""
        print(f"{found.total():>4} {verdict:<8} {mutant.told}{which}", flush=True)

    tests = [str(ROOT / "tests" / room) for room in asked.tests]
    every = [mutant for room in ROOMS for mutant in mutants_in(room)] if asked.kept else chosen
    how = How(asked.jobs, asked.seconds, asked.own, asked.kept)
    rest = []

    def tried(number: int, verdict: str, by: str) -> None:
        if verdict == ELSEWHERE:
            rest.append(chosen[number])
        else:
            say(chosen[number], verdict, by)

    places = [place_of(mutant) for mutant in chosen]
    try_places(places, [spot_of(mutant) for mutant in every], tests, how, tried)
    with ThreadPoolExecutor(asked.jobs) as pool:
        for mutant, verdict in zip(rest, pool.map(lambda one: noticed_in_copy(one, asked.own), rest), strict=True):
            say(mutant, verdict)
    for room in sorted({mutant.room for mutant in chosen}):
        counts = {verdict: found[room, verdict] for verdict in (OWN, ROOM, OTHER, OPEN, SURVIVES)}
        print(f"{room}: {sum(counts.values())} mutants;", ", ".join(f"{one} {n}" for one, n in counts.items()))
    counts = Counter(verdict for _, verdict in found.elements())
    noticed = found.total() - counts[OPEN] - counts[SURVIVES]
    print(f"{noticed} of {found.total()} noticed; {len(drawn) - len(chosen)} more change nothing")
    return 1 if counts[SURVIVES] else 0


if __name__ == "__main__":
    sys.exit(main())

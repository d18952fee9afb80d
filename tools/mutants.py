"""Break the rules on purpose, one place at a time, and see whether the tests notice.

    python tools/mutants.py [-n 150] [--seed 1] [--rooms kernel ...] [--tests kernel rules ...] [--jobs 1] [--own]

A mutant is one place changed: a comparison turned, a number one too high, `and` for `or`, a `not` left out. As many
are taken from each room. First come the tests marked with the rules that the broken function or class names (the
kernel's own tests for the kernel): they should notice. If they do not, all others that come to the place are run, those
of any rule first (`room`), then those of none (`other`): drawings, bots, boxes that are refused. With `--own` they are
not, and what the rule's own tests miss is listed. Survivors are lines that could be wrong without anybody noticing.
Golden games are left out, so that every rule is held by a test of its own.

`tools/trials.py` breaks a function in a process where the tests are already collected. What it cannot break there,
tables that are made on import, and what seems to survive there, is tried again in a copy of `src`.
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
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from trials import OTHER, OWN, ROOM, SURVIVES, Place, try_places

ROOT = Path(__file__).resolve().parent.parent
BOXES = ("dday/boxes/base", "dday/boxes/atlantikwall", "dday/boxes/way_to_hell")
ROOMS = ("kernel", "dday/rules", *BOXES, "bataille", "express", "pocket")
# not rules: how a game is drawn and told, what bots and players are advised
NO_RULES = ("board.py", "counsel.py", "draw.py", "luck.py", "plan.py", "screen.py", "speech.py", "tell.py")
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
ID = re.compile(r"\b[A-Z]-[A-Z]+(?:-[A-Z0-9]+)+\b")
TESTS = ("kernel", "boxes", "content", "rules", "atlantikwall", "way_to_hell", "bataille", "express")
# not of a rule's own: they play whole games for minutes
LONG = ("test_conformance.py", "test_secrecy.py")
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
        return f"{self.file.relative_to(ROOT)}:{self.line}: {self.before} -> {self.after}"

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
    for node in ast.walk(ast.parse(text)):
        after = changed(node)
        if not after or not isinstance(node, ast.expr) or node.lineno != node.end_lineno:
            continue
        row = lines[node.lineno - 1].encode()  # columns count bytes
        first, last = node.col_offset, node.end_col_offset or 0
        new = row[:first].decode() + after + row[last:].decode()
        source = "".join((*lines[: node.lineno - 1], new, *lines[node.lineno :]))
        if can_be_read(source):
            yield Mutant(file, node.lineno, (first, last), row[first:last].decode(), after, source)


def can_be_read(source: str) -> bool:
    try:
        ast.parse(source)
    except SyntaxError:
        return False
    return True


def rules_near(mutant: Mutant) -> tuple[str, ...]:
    """The ids that the function or class of the place names, or the lines around it."""
    text = mutant.file.read_text(encoding="utf-8")
    lines = text.splitlines()
    holders = (ast.FunctionDef, ast.ClassDef)
    around = [
        node
        for node in ast.walk(ast.parse(text))
        if isinstance(node, holders) and node.lineno <= mutant.line <= (node.end_lineno or node.lineno)
    ]
    spans = [(node.lineno - 1, node.end_lineno or node.lineno) for node in sorted(around, key=lambda n: -n.lineno)]
    for first, last in (*spans, (max(0, mutant.line - 4), mutant.line + 3)):
        found = sorted(set(ID.findall("\n".join(lines[first:last]))))
        if found:
            return tuple(found)
    return ()


def of_kernel() -> list[str]:
    """The kernel's own tests, which play no games for minutes: it knows no rules they could be marked with."""
    files = sorted((ROOT / "tests" / "kernel").glob("test_*.py"))
    return [str(file.relative_to(ROOT)) for file in files if file.name not in LONG]


def own_tests(mutant: Mutant) -> list[str]:
    """The test files that name one of the rules near the place."""
    if mutant.room == "kernel":
        return of_kernel()
    rules = rules_near(mutant)
    files = sorted(file for room in TESTS for file in (ROOT / "tests" / room).rglob("test_*.py"))
    return [
        str(file.relative_to(ROOT))
        for file in files
        if any(f'"{one}' in file.read_text(encoding="utf-8") for one in rules)
    ]


def tests_of_room(mutant: Mutant) -> list[str]:
    """All the tests of the room that the place stands in."""
    if mutant.room == "kernel":
        return ["tests/kernel", "tests/boxes", "tests/bataille"]
    if mutant.room == "pocket":
        return ["tests/bataille", "tests/express"]
    own = ROOT / "tests" / mutant.room.removeprefix("dday/boxes/")
    return (
        [str(own.relative_to(ROOT))]
        if mutant.room != "dday/rules" and own.is_dir()
        else ["tests/content", "tests/rules"]
    )


def of_reader(mutant: Mutant) -> list[str]:
    """The tests of code that reads boxes."""
    within = str(mutant.file.relative_to(ROOT / "src" / "hhour"))
    return next((tests for begun, tests in READERS.items() if within.startswith(begun)), [])


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
    return OTHER if of_reader(mutant) and fails(mutant, of_reader(mutant), marked=False) else SURVIVES


def sample(room: str, wanted: int, seed: int) -> list[Mutant]:
    """So many of a room, the same whichever other rooms are asked for."""
    files = sorted((ROOT / "src" / "hhour" / room).rglob("*.py"))
    every = [mutant for file in files if file.name not in NO_RULES for mutant in mutants_of(file)]
    return random.Random(f"{seed} {room}").sample(every, min(len(every), wanted))


def place_of(mutant: Mutant) -> Place:
    rules = () if mutant.room == "kernel" else rules_near(mutant)
    own = of_kernel() if mutant.room == "kernel" else []
    return Place(str(mutant.file), mutant.line, mutant.columns, mutant.source, rules, tuple(own))


def main() -> int:
    parser = argparse.ArgumentParser(description="break the rules on purpose and see whether the tests notice")
    parser.add_argument("-n", type=int, default=150, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--jobs", type=int, default=1, help="how many at a time")
    parser.add_argument("--rooms", nargs="+", default=ROOMS, help="where")
    parser.add_argument("--tests", nargs="+", default=TESTS, help="which folders of tests")
    parser.add_argument("--own", action="store_true", help="only the tests of the rules that stand at the place")
    asked = parser.parse_args()
    chosen = [mutant for room in asked.rooms for mutant in sample(room, asked.n // len(asked.rooms), asked.seed)]
    found: Counter[tuple[str, str]] = Counter()

    def say(mutant: Mutant, verdict: str) -> None:
        found[mutant.room, verdict] += 1
        print(f"{found.total():>4} {verdict:<8} {mutant.told}", flush=True)

    tests = [str(ROOT / "tests" / room) for room in asked.tests]
    verdicts = try_places([place_of(mutant) for mutant in chosen], tests, asked.jobs, asked.own)
    for mutant, verdict in zip(chosen, verdicts, strict=True):
        if verdict != SURVIVES:
            say(mutant, verdict)
    rest = [mutant for mutant, verdict in zip(chosen, verdicts, strict=True) if verdict == SURVIVES]
    with ThreadPoolExecutor(asked.jobs) as pool:
        for mutant, verdict in zip(rest, pool.map(lambda one: noticed_in_copy(one, asked.own), rest), strict=True):
            say(mutant, verdict)
    for room in sorted({mutant.room for mutant in chosen}):
        counts = {verdict: found[room, verdict] for verdict in (OWN, ROOM, OTHER, SURVIVES)}
        print(f"{room}: {sum(counts.values())} mutants;", ", ".join(f"{one} {n}" for one, n in counts.items()))
    survivors = sum(n for (_, verdict), n in found.items() if verdict == SURVIVES)
    print(f"{found.total() - survivors} of {found.total()} noticed")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())

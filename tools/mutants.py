"""Break the rules on purpose, one place at a time, and see whether the tests notice.

    python tools/mutants.py [-n 150] [--seed 1] [--tests tests/rules tests/kernel tests/content] [--jobs 1]

Each mutant is made in a copy of `src` (a comparison turned, a number one too high, `and` for `or`, a `not` left out),
tested with `pytest -x` and thrown away. Survivors are listed: each is a line that could be wrong without anybody
noticing. Golden games are left out, so that every rule is held by a test of its own. Not in CI: it takes hours.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
ROOMS = ("dday/rules", "dday/boxes", "kernel")
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


class Mutant(NamedTuple):
    """One change: the file, the line, what was and what is there now, and the whole file so changed."""

    file: Path
    line: int
    before: str
    after: str
    source: str


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


def mutants_of(file: Path) -> list[Mutant]:
    """Every mutant of a file whose place is on one line."""
    text = file.read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    found = []
    for node in ast.walk(ast.parse(text)):
        after = changed(node)
        if not after or not isinstance(node, ast.expr) or node.lineno != node.end_lineno:
            continue
        row = lines[node.lineno - 1].encode()  # columns count bytes
        before = row[node.col_offset : node.end_col_offset].decode()
        new = row[: node.col_offset].decode() + after + row[node.end_col_offset :].decode()
        source = "".join((*lines[: node.lineno - 1], new, *lines[node.lineno :]))
        found.append(Mutant(file, node.lineno, before, after, source))
    return found


def can_be_read(source: str) -> bool:
    """Whether it is still Python: a change inside an f-string may not be."""
    try:
        ast.parse(source)
    except SyntaxError:
        return False
    return True


def is_noticed(mutant: Mutant, tests: list[str], jobs: int) -> bool:
    """Whether the tests fail on the mutant."""
    with tempfile.TemporaryDirectory() as folder:
        src = Path(folder) / "src"
        shutil.copytree(ROOT / "src", src, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        (src / mutant.file.relative_to(ROOT / "src")).write_text(mutant.source, encoding="utf-8")
        words = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
        words += ["-n", str(jobs)] if jobs > 1 else []
        path = os.pathsep.join((str(src), str(ROOT)))
        env = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            done = subprocess.run(words, cwd=ROOT, env=env, capture_output=True, check=False, timeout=SECONDS)
        except subprocess.TimeoutExpired:
            return True  # it never ends, and that is noticed
        return done.returncode != 0


def main() -> int:
    parser = argparse.ArgumentParser(description="break the rules on purpose and see whether the tests notice")
    parser.add_argument("-n", type=int, default=150, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--jobs", type=int, default=1, help="pytest workers")
    parser.add_argument("--tests", nargs="+", default=["tests/rules", "tests/kernel", "tests/content"])
    asked = parser.parse_args()
    files = [file for room in ROOMS for file in sorted((ROOT / "src" / "hhour" / room).rglob("*.py"))]
    every = [mutant for file in files for mutant in mutants_of(file)]
    chosen = random.Random(asked.seed).sample(every, min(asked.n, len(every)))
    survivors = []
    for number, mutant in enumerate((one for one in chosen if can_be_read(one.source)), 1):
        noticed = is_noticed(mutant, asked.tests, asked.jobs)
        place = f"{mutant.file.relative_to(ROOT)}:{mutant.line}"
        print(
            f"{number:>4} {'noticed ' if noticed else 'SURVIVES'} {place}: {mutant.before} -> {mutant.after}",
            flush=True,
        )
        if not noticed:
            survivors.append(place)
    print(f"{len(chosen) - len(survivors)} of {len(chosen)} noticed ({len(every)} mutants in all)")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())

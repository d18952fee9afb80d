"""Break the rules on purpose, one place at a time, and see whether the tests notice.

    python tools/mutants.py [-n 150] [--seed 1] [--rooms kernel dday/rules dday/boxes] [--tests ...] [--jobs 1] [--own]

Each mutant is made in a copy of `src` (a comparison turned, a number one too high, `and` for `or`, a `not` left out),
tested with `pytest -x` and thrown away. First come the tests marked with the rules that the broken function or class
names (the kernel's own tests for the kernel): they should notice. If they do not, all the tests of its room are run,
or those that `--tests` names; with `--own` they are not, and what the rule's own tests miss is listed. Survivors are
lines that could be wrong without anybody noticing. Golden games are left out, so that every rule is held by a test of
its own. Not in CI: it takes hours.
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
ID = re.compile(r"\b[A-Z]-[A-Z]+(?:-[A-Z0-9]+)+\b")
# not of a rule's own: they play whole games, or hold the books together
KERNEL = sorted((ROOT / "tests" / "kernel").glob("test_*.py"))
LONG = ("test_conformance.py", "test_secrecy.py")
WHOLE = ("tests/golden", "tests/server", "tests/cli", "tests/web", "tests/test_rule_coverage.py")


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


def is_of_kernel(mutant: Mutant) -> bool:
    """Whether the place stands in the kernel, which knows no rules."""
    return mutant.file.is_relative_to(ROOT / "src" / "hhour" / "kernel")


def own_tests(mutant: Mutant, rules: tuple[str, ...]) -> list[str]:
    """The test files that name one of these rules; of the kernel, those of its room that play no games for minutes."""
    if is_of_kernel(mutant):
        return [str(file.relative_to(ROOT)) for file in KERNEL if file.name not in LONG]
    found = []
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        name = str(file.relative_to(ROOT))
        text = file.read_text(encoding="utf-8")
        if not name.startswith(WHOLE) and any(f'"{one}' in text for one in rules):
            found.append(name)
    return found


def tests_of_room(mutant: Mutant) -> list[str]:
    """All the tests of the room that the place stands in."""
    room = mutant.file.relative_to(ROOT / "src" / "hhour").parts
    if room[0] == "kernel":
        return ["tests/kernel", "tests/boxes", "tests/bataille"]
    box = ROOT / "tests" / (room[2] if room[1] == "boxes" else "")
    return [str(box.relative_to(ROOT))] if room[1] == "boxes" and box.is_dir() else ["tests/rules", "tests/content"]


def is_noticed(mutant: Mutant, tests: list[str], jobs: int, rules: tuple[str, ...] = ()) -> bool:
    """Whether the tests fail on the mutant; `rules`: only those marked with one of them."""
    with tempfile.TemporaryDirectory() as folder:
        src = Path(folder) / "src"
        shutil.copytree(ROOT / "src", src, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        (src / mutant.file.relative_to(ROOT / "src")).write_text(mutant.source, encoding="utf-8")
        words = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
        words += ["-n", str(jobs)] if jobs > 1 else []
        path = os.pathsep.join((str(src), str(ROOT)))
        env = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", "HHOUR_RULES": " ".join(rules)}
        try:
            done = subprocess.run(words, cwd=ROOT, env=env, capture_output=True, check=False, timeout=SECONDS)
        except subprocess.TimeoutExpired:
            return True  # it never ends, and that is noticed
        return done.returncode not in (0, 5)  # 5: there was no such test


def main() -> int:
    parser = argparse.ArgumentParser(description="break the rules on purpose and see whether the tests notice")
    parser.add_argument("-n", type=int, default=150, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--jobs", type=int, default=1, help="pytest workers")
    parser.add_argument("--rooms", nargs="+", default=ROOMS, help="where")
    parser.add_argument("--tests", nargs="+", default=[], help="what to try if a rule's own tests do not notice")
    parser.add_argument("--own", action="store_true", help="only the tests of the rules that stand at the place")
    asked = parser.parse_args()
    files = [file for room in asked.rooms for file in sorted((ROOT / "src" / "hhour" / room).rglob("*.py"))]
    every = [mutant for file in files for mutant in mutants_of(file)]
    chosen = random.Random(asked.seed).sample(every, min(asked.n, len(every)))
    chosen = [mutant for mutant in chosen if can_be_read(mutant.source)]
    tried = len(chosen)
    survivors = []
    for number, mutant in enumerate(chosen, 1):
        rules = () if is_of_kernel(mutant) else rules_near(mutant)
        own = own_tests(mutant, rules)
        noticed = bool(own) and is_noticed(mutant, own, asked.jobs, rules)
        if not noticed and not asked.own:
            noticed = is_noticed(mutant, asked.tests or tests_of_room(mutant), asked.jobs)
        place = f"{mutant.file.relative_to(ROOT)}:{mutant.line}"
        print(
            f"{number:>4} {'noticed ' if noticed else 'SURVIVES'} {place}: {mutant.before} -> {mutant.after}",
            flush=True,
        )
        if not noticed:
            survivors.append(place)
    print(f"{tried - len(survivors)} of {tried} noticed ({len(every)} mutants in all)")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())

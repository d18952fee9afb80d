"""Rule coverage, both ways: every id named by code or tests exists in docs/rules/, every id there is named by a test.

Ids are read from the source of the tests, not from a run, so a test that was not selected counts all the same.
For that, `rule("B-ROLL-03")` takes literal strings only and stands where pytest reads a mark: above a test or a class
of tests, in `marks=`, or in `pytestmark`.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
ID = r"[A-Z]-[A-Z]+(?:-[A-Z0-9]+)+"
# An id stands in bold at the head of a bullet or of a table row, or bare in the first cell of a row.
HEAD = re.compile(rf"^(?:- |\| ?)\*\*({ID})\*\*|^\| ?({ID}) (?:\(|\|)")
# Sections that only explain need no test of their own.
EXPLAINS = re.compile(r"-(AMB|ICON|PROB|COV|RULING)-")


@cache
def catalogue() -> Counter[str]:
    """How often each id heads an entry of the rulebook."""
    books = [book for book in sorted((ROOT / "docs" / "rules").glob("*.md")) if book.name != "README.md"]
    lines = [line for book in books for line in book.read_text(encoding="utf-8").splitlines()]
    heads = [head for head in map(HEAD.match, lines) if head]
    return Counter(head.group(1) or head.group(2) for head in heads)


def rule_calls(tree: ast.Module) -> list[ast.Call]:
    names = names_of_rule(tree)
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [call for call in calls if isinstance(call.func, ast.Name) and call.func.id in names]


def families() -> set[str]:
    """What code may name besides whole ids: the section of a map (B-MAP-N01) or of a level (B-MAP-N01-P)."""
    sections = {rule_id.rsplit("-", 1)[0] for rule_id in catalogue()}
    return sections | {rule_id.rstrip("0123456789") for rule_id in catalogue()}


def names_of_rule(tree: ast.Module) -> set[str]:
    """What a test file calls tests.rule.rule (Hypothesis has a `rule` of its own)."""
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module == "tests.rule"]
    return {alias.asname or alias.name for node in imports for alias in node.names if alias.name == "rule"}


def is_test(node: ast.AST) -> bool:
    if isinstance(node, ast.ClassDef):
        return node.name.startswith("Test")
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test")


def marks(node: ast.AST) -> list[ast.expr]:
    """The expressions that pytest reads as marks at this node."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return node.decorator_list if is_test(node) else []
    if isinstance(node, ast.keyword) and node.arg == "marks":
        return elements(node.value)
    if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets):
        return elements(node.value)
    return []


def elements(value: ast.expr) -> list[ast.expr]:
    return value.elts if isinstance(value, ast.List | ast.Tuple) else [value]


def literal(argument: ast.expr) -> str | None:
    return argument.value if isinstance(argument, ast.Constant) and isinstance(argument.value, str) else None


def named_in(source: str, file: str) -> tuple[dict[str, str], list[str]]:
    """The ids a test file names, each with a place, and what is wrong with the way it names them."""
    tree = ast.parse(source, file)
    good = {mark for node in ast.walk(tree) for mark in marks(node)}
    ids: dict[str, str] = {}
    wrong: list[str] = []
    for call in rule_calls(tree):
        place = f"{file}:{call.lineno}"
        found = [literal(argument) for argument in call.args]
        if call not in good:
            wrong.append(f"{place}: this rule() marks no test")
        elif not found or None in found or call.keywords:
            wrong.append(f"{place}: rule() takes one or more ids written out as strings")
        else:
            ids.update((rule_id, place) for rule_id in found if rule_id)
    return ids, wrong


@cache
def named_by_tests() -> tuple[dict[str, str], list[str]]:
    ids: dict[str, str] = {}
    wrong: list[str] = []
    for file in sorted((ROOT / "tests").rglob("*.py")):
        more, complaints = named_in(file.read_text(encoding="utf-8"), str(file.relative_to(ROOT)))
        ids.update(more)
        wrong.extend(complaints)
    return ids, wrong


def ids_in_code() -> Iterator[tuple[str, str]]:
    for file in sorted((ROOT / "src" / "hhour").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            text = literal(node) if isinstance(node, ast.expr) else None
            if text and re.fullmatch(ID, text):
                yield text, f"{file.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"


def test_the_rulebook_gives_each_id_once() -> None:
    assert catalogue(), "docs/rules/ holds no rule"
    twice = [rule_id for rule_id, heads in catalogue().items() if heads > 1]
    assert not twice


def test_rule_marks_are_written_so_that_they_count() -> None:
    _, wrong = named_by_tests()
    assert not wrong, "\n".join(wrong)


def test_every_id_named_by_a_test_exists() -> None:
    ids, _ = named_by_tests()
    unknown = [f"{place}: {rule_id}" for rule_id, place in ids.items() if rule_id not in catalogue()]
    assert not unknown, "not in docs/rules/:\n" + "\n".join(unknown)


def test_every_id_named_by_the_code_exists() -> None:
    known = set(catalogue()) | families()
    unknown = [f"{place}: {rule_id}" for rule_id, place in ids_in_code() if rule_id not in known]
    assert not unknown, "not in docs/rules/:\n" + "\n".join(unknown)


def test_every_rule_is_named_by_a_test() -> None:
    assert catalogue(), "docs/rules/ holds no rule"
    ids, _ = named_by_tests()
    wanted = [rule_id for rule_id in catalogue() if not EXPLAINS.search(rule_id)]
    missing = [rule_id for rule_id in wanted if rule_id not in ids]
    assert not missing, f"{len(missing)} of {len(wanted)} rules have no test: {' '.join(missing)}"


def test_a_mark_that_would_not_count_is_found_out() -> None:
    source = (
        "from tests.rule import rule\n"
        "IDS = ['B-ROLL-01']\n"
        "@rule('B-ROLL-02', 'B-ROLL-03')\n"
        "def test_counts(): ...\n"
        "@rule(*IDS)\n"
        "def test_hides_its_ids(): ...\n"
        "@rule('B-ROLL-04')\n"
        "def helper(): ...\n"
    )
    ids, wrong = named_in(source, "sample.py")
    assert set(ids) == {"B-ROLL-02", "B-ROLL-03"}
    assert [complaint.split(":")[1] for complaint in wrong] == ["5", "7"]

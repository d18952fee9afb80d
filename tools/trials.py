"""Many mutants in one pytest: the tests are collected once, and every mutant is tried in a fork of that process.

First all tests run once, with a mark at every place that will be broken: that tells which tests come there. Then each
mutant's function is put in place of the whole one, and only those tests run, the rule's own first, until one fails.
"""

from __future__ import annotations

import ast
import builtins
import gc
import json
import os
import resource
import signal
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple

import pytest

SRC = Path(__file__).resolve().parent.parent / "src"
OWN, ROOM, OTHER, SURVIVES = "own", "room", "other", "SURVIVES"
VERDICTS = {0: SURVIVES, 3: OWN, 4: ROOM, 5: OTHER}  # by the code a fork ends with
MEMORY = 6 << 30
UNNAMED = ("<listcomp>", "<dictcomp>", "<setcomp>", "<genexpr>")
LONGEST = 4.0  # seconds of a test that is run for every place it comes to


class Place(NamedTuple):
    """One place, its file with the place broken, and its own tests: those of these rules, or of these files."""

    file: str
    line: int
    columns: tuple[int, int]
    source: str
    rules: tuple[str, ...]
    files: tuple[str, ...]

    def owns(self, item: pytest.Item) -> bool:
        marked = [one for mark in item.iter_markers("rule") for one in mark.args]
        named = any(one == rule or one.startswith(f"{rule}-") for one in marked for rule in self.rules)
        return named or item.location[0] in self.files


class Marker(ast.NodeTransformer):
    """Puts a call before every place, which tells that somebody came there."""

    def __init__(self, places: dict[tuple[int, int, int], int]) -> None:
        self.places = places

    def visit(self, node: ast.AST) -> Any:
        if isinstance(node, ast.pattern):
            return node  # nothing can be called in a `case`
        self.generic_visit(node)
        if not isinstance(node, (ast.Compare, ast.BoolOp, ast.UnaryOp, ast.Constant)):
            return node
        number = self.places.get((node.lineno, node.col_offset, node.end_col_offset or 0))
        if number is None:
            return node
        call = ast.Call(ast.Name("__came__", ast.Load()), [ast.Constant(number)], [])
        return ast.BoolOp(ast.Or(), [call, node])


def marked(file: str, places: dict[tuple[int, int, int], int]) -> CodeType:
    tree = Marker(places).visit(ast.parse(Path(file).read_text(encoding="utf-8")))
    return compile(ast.fix_missing_locations(tree), file, "exec", dont_inherit=True)


def pairs(old: CodeType, new: CodeType, called: bool = False) -> Iterator[tuple[CodeType, CodeType]]:
    """The functions that differ, with what they become; nothing of what only runs on import."""
    called = called or (bool(old.co_flags & 1) and old.co_name not in UNNAMED)  # 1: it has fast locals, as functions do
    if called and old != new:
        yield old, new
    inner = [[one for one in code.co_consts if isinstance(one, CodeType)] for code in (old, new)]
    for one, other in zip(*inner, strict=True):
        yield from pairs(one, other, called)


def put(file: str, new: CodeType) -> bool:
    """The file's functions as they are in the new code; whether there was one to change."""
    old = compile(Path(file).read_text(encoding="utf-8"), file, "exec", dont_inherit=True)
    become = dict(pairs(old, new))
    changed = False
    for one in gc.get_objects():
        if type(one) is FunctionType and one.__code__.co_filename == file and one.__code__ in become:
            one.__code__ = become[one.__code__]
            changed = True
    return changed


def forked(tasks: Iterable[tuple[Any, Callable[[], int]]], jobs: int) -> Iterator[tuple[Any, int]]:
    """Each task in a process of its own, so many at a time, with how it ended: what it returned, or minus a signal."""
    running: dict[int, Any] = {}

    def ended() -> tuple[Any, int]:
        pid, status = os.wait()
        return running.pop(pid), os.waitstatus_to_exitcode(status)

    for key, task in tasks:
        if len(running) >= jobs:
            yield ended()
        sys.stdout.flush()
        pid = os.fork()
        if not pid:
            _alone(task)
        running[pid] = key
    while running:
        yield ended()


def _alone(task: Callable[[], int]) -> None:
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    code = 1
    try:
        code = task()
    finally:
        os._exit(code)


def in_order(items: list[pytest.Item]) -> Iterator[tuple[pytest.Item, pytest.Item | None]]:
    """Each with the one after it, as pytest wants to know them."""
    return zip(items, (*items[1:], None), strict=False)  # there may be none


def too_long(*_: object) -> None:
    raise TimeoutError


class Trials:
    """The pytest plugin: instead of running the tests once it tries every place with those that come there."""

    def __init__(self, places: list[Place], jobs: int, only_own: bool) -> None:
        self.places = places
        self.jobs = jobs
        self.only_own = only_own
        self.ending = 0  # with which code a fork ends as soon as a test fails
        self.failed: list[str] = []
        self.cost: dict[str, float] = {}
        self.coming: dict[int, set[str]] = defaultdict(set)
        self.verdicts: list[str] = [SURVIVES] * len(places)

    @pytest.hookimpl(trylast=True)
    def pytest_configure(self) -> None:
        from hypothesis import Phase, settings  # pytest wants to be the first to import it

        house = settings.get_profile("house")
        settings.register_profile("trials", house, phases=(Phase.explicit, Phase.generate))  # no need to shrink
        settings.load_profile("trials")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and self.ending:
            os._exit(self.ending)
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = list(session.items)
        for file in {place.file for place in self.places}:
            import_module(".".join(Path(file).relative_to(SRC).with_suffix("").parts).removesuffix(".__init__"))
        self.look(items)
        items = sorted((item for item in items if item.nodeid in self.cost), key=lambda item: self.cost[item.nodeid])
        tasks = ((number, partial(self.attempt, number, items)) for number in range(len(self.places)))
        for number, code in forked(tasks, self.jobs):
            self.verdicts[number] = VERDICTS[code] if code >= 0 else ROOM  # killed: it never ended
        return True

    def look(self, items: list[pytest.Item]) -> None:
        """Which tests come to which places, and what each costs; a test that fails by itself is left out."""
        with tempfile.TemporaryDirectory() as folder:
            files = [Path(folder) / str(job) for job in range(self.jobs)]
            tasks = [(job, partial(self.walk, items[job :: self.jobs], files[job])) for job in range(self.jobs)]
            assert not any(code for _, code in forked(tasks, self.jobs)), "the tests do not run"
            seen = [json.loads(line) for file in files for line in file.read_text(encoding="utf-8").splitlines()]
        for test, cost, numbers, failed in seen:
            if failed:
                print(f"fails or takes too long without any mutant: {test}")
                continue
            self.cost[test] = cost
            for number in numbers:
                self.coming[number].add(test)

    def walk(self, items: list[pytest.Item], file: Path) -> int:
        came: set[int] = set()
        builtins.__came__ = came.add  # type: ignore[attr-defined]
        by_file: dict[str, dict[tuple[int, int, int], int]] = defaultdict(dict)
        for number, place in enumerate(self.places):
            by_file[place.file][place.line, *place.columns] = number
        for name, places in by_file.items():
            put(name, marked(name, places))
        signal.signal(signal.SIGPROF, too_long)
        with file.open("w", encoding="utf-8") as out:
            for item, following in in_order(items):
                came.clear()
                signal.setitimer(signal.ITIMER_PROF, LONGEST)
                before = time.process_time()
                item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
                line = (item.nodeid, time.process_time() - before, sorted(came), item.nodeid in self.failed)
                print(json.dumps(line), file=out)
        signal.setitimer(signal.ITIMER_PROF, 0)
        return 0

    def attempt(self, number: int, items: list[pytest.Item]) -> int:
        place = self.places[number]
        coming = [item for item in items if item.nodeid in self.coming[number]]
        own = [item for item in coming if place.owns(item)]
        rest = [] if self.only_own else [item for item in coming if not place.owns(item)]
        marked_ones = [item for item in rest if item.get_closest_marker("rule")]
        others = [item for item in rest if not item.get_closest_marker("rule")]
        if not put(place.file, compile(place.source, place.file, "exec", dont_inherit=True)):
            return 0
        limit = int(20 + 3 * sum(self.cost[item.nodeid] for item in own + rest))
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 10))
        signal.signal(signal.SIGXCPU, lambda *_: os._exit(self.ending))  # it never ends, and that is noticed
        for verdict, tests in ((OWN, own), (ROOM, marked_ones), (OTHER, others)):
            self.ending = next(code for code, word in VERDICTS.items() if word == verdict)
            for item, following in in_order(tests):
                item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
        return 0


def try_places(places: list[Place], tests: list[str], jobs: int, only_own: bool) -> list[str]:
    """What becomes of each place when it is broken; SURVIVES may only mean that it cannot be broken here."""
    trials = Trials(places, jobs, only_own)
    code = pytest.main(["-q", "-s", "-p", "no:cacheprovider", *tests], plugins=[trials])
    assert code in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED), code
    return trials.verdicts

"""Many mutants in one pytest: the tests are collected once, and every mutant is tried in a fork of that process.

First all tests run once, with a mark at every place that could be broken: that tells which tests come there, and can
be kept in a file for the next sample of the same source. Then each mutant's function is put in place of the whole one,
and only those tests run, the rule's own first, until one fails.
"""

from __future__ import annotations

import ast
import builtins
import gc
import hashlib
import json
import os
import resource
import signal
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple

import pytest

SRC = Path(__file__).resolve().parent.parent / "src"
OWN, ROOM, OTHER, SURVIVES = "own", "room", "other", "SURVIVES"
OPEN, ELSEWHERE = "open", "elsewhere"  # its time was over before its tests were; it cannot be broken in this process
VERDICTS = {0: SURVIVES, 3: OWN, 4: ROOM, 5: OTHER, 6: OPEN, 7: ELSEWHERE}  # by the code a fork ends with
MEMORY = 6 << 30
UNNAMED = ("<listcomp>", "<dictcomp>", "<setcomp>", "<genexpr>")
# they run Python anew for every setup, where nothing is broken
ELSEWHERE_RUN = ("tests/kernel/test_conformance.py::test_the_table_is_the_same_whatever_pythons_hash_seed",)
LONGEST = 4.0  # seconds of a test that is run for every place it comes to


Tried = Callable[[int, str, str], None]  # which place, the verdict, the test that noticed


class Spot(NamedTuple):
    """Where something can be broken."""

    file: str
    line: int
    columns: tuple[int, int]


class Place(NamedTuple):
    """One place, its file with the place broken, and its own tests: those of these rules, or of these files."""

    spot: Spot
    source: str
    rules: tuple[str, ...]
    files: tuple[str, ...]

    def owns(self, item: pytest.Item) -> bool:
        marked = [one for mark in item.iter_markers("rule") for one in mark.args]
        if any(one == rule or one.startswith(f"{rule}-") for one in marked for rule in self.rules):
            return True
        return bool(self.files) and item.location[0] in self.files


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


@cache
def whole(file: str) -> CodeType:
    return compile(Path(file).read_text(encoding="utf-8"), file, "exec", dont_inherit=True)


@cache
def functions() -> dict[str, list[FunctionType]]:
    """All there are, by file: looked for once, before the forks."""
    found = defaultdict(list)
    for one in gc.get_objects():
        if type(one) is FunctionType:
            found[one.__code__.co_filename].append(one)
    return found


def put(new_codes: dict[str, CodeType]) -> bool:
    """The functions of these files as they are in the new code; whether there was one to change."""
    become: dict[CodeType, CodeType] = {}
    for file, new in new_codes.items():
        become |= pairs(whole(file), new)
    changed = False
    for one in (one for file in new_codes for one in functions()[file]):
        if one.__code__ in become:
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


def digest(files: Iterable[Path]) -> str:
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]


class How(NamedTuple):
    """So many at a time, so many seconds of tests a place, only the rule's own tests, and where the look is kept."""

    jobs: int
    seconds: float
    only_own: bool
    kept: Path | None


class Trials:
    """The pytest plugin: instead of running the tests once it tries every place with those that come there."""

    def __init__(self, places: list[Place], every: list[Spot], how: How, tried: Tried) -> None:
        self.places = places
        self.every = every
        self.how = how
        self.tried = tried
        self.ending = 0  # with which code a fork ends as soon as a test fails
        self.running = ""  # which test that is
        self.noticed = Path()  # where a fork says so
        self.failed: list[str] = []
        self.cost: dict[str, float] = {}
        self.coming: dict[Spot, set[str]] = {place.spot: set() for place in places}

    @pytest.hookimpl(trylast=True)
    def pytest_configure(self) -> None:
        from hypothesis import Phase, settings  # pytest wants to be the first to import it

        house = settings.get_profile("house")
        settings.register_profile("trials", house, phases=(Phase.explicit, Phase.generate))  # no need to shrink
        settings.load_profile("trials")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, call: pytest.CallInfo[None]) -> None:
        """A fork ends as soon as a test fails, before anybody writes down how."""
        if self.ending and call.excinfo is not None and not call.excinfo.errisinstance(pytest.skip.Exception):
            self.notice()

    def notice(self) -> None:
        self.noticed.write_text(self.running, encoding="utf-8")
        os._exit(self.ending)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = list(session.items)
        for file in {spot.file for spot in self.every}:
            import_module(".".join(Path(file).relative_to(SRC).with_suffix("").parts).removesuffix(".__init__"))
        functions()
        gc.freeze()  # nobody looks through what the forks have in common
        self.look(items)
        items = sorted((item for item in items if item.nodeid in self.cost), key=lambda item: self.cost[item.nodeid])
        with tempfile.TemporaryDirectory() as folder:
            files = [Path(folder) / str(number) for number in range(len(self.places))]
            tasks = ((number, partial(self.attempt, number, items, file)) for number, file in enumerate(files))
            for number, code in forked(tasks, self.how.jobs):
                by = files[number].read_text(encoding="utf-8") if files[number].exists() else ""
                self.tried(number, VERDICTS[code] if code >= 0 else ROOM, by)  # killed: it never ended
        return True

    def look(self, items: list[pytest.Item]) -> None:
        """Which tests come to which places, and what each costs; a test that fails by itself is left out."""
        source = digest(sorted(SRC.rglob("*.py")))
        tests = {item.path: digest([item.path]) for item in items}
        before = self.remembered(source)
        new = [item for item in items if (item.nodeid, tests[item.path]) not in before]
        jobs = self.how.jobs
        with tempfile.TemporaryDirectory() as folder:
            files = [Path(folder) / str(job) for job in range(jobs)]
            tasks = [(job, partial(self.walk, new[job::jobs], files[job])) for job in range(jobs)]
            assert not any(code for _, code in forked(tasks, jobs)), "the tests do not run"
            seen = [json.loads(line) for file in files for line in file.read_text(encoding="utf-8").splitlines()]
        paths = {item.nodeid: item.path for item in items}
        before |= {(line[0], tests[paths[line[0]]]): line for line in seen}
        if self.how.kept is not None:
            self.how.kept.write_text(json.dumps([source, [[key[1], line] for key, line in before.items()]]))
        for item in items:
            test, cost, numbers, failed = before[item.nodeid, tests[item.path]]
            if failed:
                print(f"fails or takes too long without any mutant: {test}")
                continue
            self.cost[test] = cost
            for spot in self.coming.keys() & {self.every[number] for number in numbers}:
                self.coming[spot].add(test)

    def remembered(self, source: str) -> dict[tuple[str, str], Any]:
        """What an earlier look at the same source saw: by test, and by what stood in its file."""
        if self.how.kept is None or not self.how.kept.exists():
            return {}
        of_source, lines = json.loads(self.how.kept.read_text())
        return {(line[0], of_file): line for of_file, line in lines} if of_source == source else {}

    def walk(self, items: list[pytest.Item], file: Path) -> int:
        came: set[int] = set()
        builtins.__came__ = came.add  # type: ignore[attr-defined]
        by_file: dict[str, dict[tuple[int, int, int], int]] = defaultdict(dict)
        for number, spot in enumerate(self.every):
            by_file[spot.file][spot.line, *spot.columns] = number
        put({name: marked(name, places) for name, places in by_file.items()})
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

    def attempt(self, number: int, items: list[pytest.Item], noticed: Path) -> int:
        place, self.noticed = self.places[number], noticed
        if not put({place.spot.file: compile(place.source, place.spot.file, "exec", dont_inherit=True)}):
            return code_of(ELSEWHERE)
        coming = [item for item in items if item.nodeid in self.coming[place.spot]]
        if not coming:
            return code_of(ELSEWHERE)  # perhaps somebody comes there while the tests are collected
        own = [item for item in coming if place.owns(item)]
        rest = [] if self.how.only_own else [item for item in coming if not place.owns(item)]
        rest.sort(key=lambda item: item.get_closest_marker("rule") is None)
        chosen, spent = [], 0.0
        for item in (*own, *rest):
            spent += self.cost[item.nodeid]
            if spent > self.how.seconds:
                break
            chosen.append(item)
        limit = int(6 + 3 * spent)
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 10))
        signal.signal(signal.SIGXCPU, lambda *_: self.notice())  # it never ends, and that is noticed
        for item, following in in_order(chosen):
            others = ROOM if item.get_closest_marker("rule") else OTHER
            self.ending, self.running = code_of(OWN if place.owns(item) else others), item.nodeid
            item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
        return code_of(SURVIVES if len(chosen) == len(own) + len(rest) else OPEN)


def code_of(verdict: str) -> int:
    return next(code for code, word in VERDICTS.items() if word == verdict)


def try_places(places: list[Place], every: list[Spot], tests: list[str], how: How, tried: Tried) -> None:
    """Tells of each place what becomes of it when it is broken, by which test; ELSEWHERE: it cannot be broken here."""
    trials = Trials(places, every, how, tried)
    without = [f"--deselect={test}" for test in ELSEWHERE_RUN]
    code = pytest.main(["-q", "-s", "-p", "no:cacheprovider", "-p", "no:faker", *without, *tests], plugins=[trials])
    assert code in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED), code

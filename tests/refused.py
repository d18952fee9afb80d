"""Which refusals the marked tests run: places in the rules that say no, noted when a test with a rule gets there.

`HHOUR_REFUSALS=1 pytest tests` fails while there is one that no test gets to (`make test` says so): a refusal without a
test of its own may name the wrong rule, or never be given. The kernel knows no rules; there any test counts.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

import pytest

from hhour.kernel.refusal import Refusal

SOURCE = Path(__file__).parent.parent / "src" / "hhour"
ROOMS = ("dday", "bataille", "express", "pocket", "kernel")
OWN = "kernel/refusal.py"  # what a refusal is, and the errors that carry one
KERNEL = str(SOURCE / "kernel")
KEY = "refusals"


def places() -> dict[tuple[str, int], tuple[str, int, int]]:
    """Every line of the rules on which a refusal is made, with the file and the first and last line of its making."""
    found: dict[tuple[str, int], tuple[str, int, int]] = {}
    for room in ROOMS:
        for file in sorted((SOURCE / room).rglob("*.py")):
            if file == SOURCE / OWN:
                continue
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                    place = (str(file.relative_to(SOURCE)), node.lineno, node.end_lineno or node.lineno)
                    found |= {(place[0], line): place for line in range(place[1], place[2] + 1)}
    return found


class Refused:
    """Notes the places while a marked test runs, on every worker, and counts at the end."""

    listens: ClassVar[bool] = True

    def __init__(self) -> None:
        self.seen: set[tuple[str, int]] = set()
        self.marked = False
        plain = Refusal.__init__

        def noted(refusal: Refusal, *args: Any, **named: Any) -> None:
            plain(refusal, *args, **named)
            caller = sys._getframe(1)
            if self.listens and (self.marked or caller.f_code.co_filename.startswith(KERNEL)):
                self.seen.add((caller.f_code.co_filename, caller.f_lineno))

        type.__setattr__(Refusal, "__init__", noted)

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        self.marked = item.get_closest_marker("rule") is not None
        yield
        self.marked = False

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        output = getattr(session.config, "workeroutput", None)
        if output is not None:
            output[KEY] = sorted(self.seen)
        elif session.exitstatus == pytest.ExitCode.OK and self.unreached():  # all workers have handed in theirs
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        self.seen |= {(file, line) for file, line in getattr(node, "workeroutput", {}).get(KEY, ())}

    def unreached(self) -> list[str]:
        """The places nobody came to."""
        known = places()
        lines = {
            (str(Path(file).relative_to(SOURCE)), line) for file, line in self.seen if file.startswith(str(SOURCE))
        }
        reached = {known[line] for line in lines if line in known}
        return sorted(f"{file}:{first}" for file, first, _ in set(known.values()) - reached)


@contextmanager
def unlisted() -> Iterator[None]:
    """What is refused meanwhile counts for no place: every refusal is to have a test of its own."""
    Refused.listens = False
    try:
        yield
    finally:
        Refused.listens = True

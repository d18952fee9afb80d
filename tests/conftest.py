"""One Hypothesis profile for everybody; `--hypothesis-profile=search` looks further, with fresh examples each time."""

from __future__ import annotations

import os
from typing import Any

import pytest
from hypothesis import settings

from hhour.kernel.games import RULES
from tests.refused import Refused

# No deadline: a busy machine is no bug. Derandomized: the same tree always gets the same verdict.
settings.register_profile("house", deadline=None, derandomize=True)
settings.register_profile("search", deadline=None, max_examples=1000, print_blob=True)
settings.load_profile("house")


@pytest.fixture(autouse=True)
def rules_of_its_own() -> None:
    """A test may change the rules of its table; the next one reads them anew."""
    RULES.clear()


def pytest_configure(config: pytest.Config) -> None:
    if os.environ.get("HHOUR_REFUSALS"):  # the compiled engine cannot be listened to
        config.pluginmanager.register(Refused(), "refused")


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """`HHOUR_REFUSALS=1` lists the refusals of the rules that no marked test of this run came to, and fails if any."""
    refused = config.pluginmanager.get_plugin("refused")
    if isinstance(refused, Refused):
        missing = refused.unreached()
        terminalreporter.write_line(f"refusals no marked test came to: {len(missing)}")
        for place in missing:
            terminalreporter.write_line(f"  {place}")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """`HHOUR_RULES="B-MOVE-02 B-MOVE-03"` runs only the tests marked with one of these rules, or of their section."""
    wanted = os.environ.get("HHOUR_RULES", "").split()
    if wanted:
        items[:] = [item for item in items if any(_names(mark.args, wanted) for mark in item.iter_markers("rule"))]


def _names(marked: tuple[str, ...], wanted: list[str]) -> bool:
    return any(one == rule or one.startswith(f"{rule}-") for one in marked for rule in wanted)

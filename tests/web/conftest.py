"""One browser for all tests, one server for all that do not kill it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import DESKTOP, PATIENCE, Person, Server, chromium

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("own"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Somebody new; at the end no page may have complained about anything."""
    people: list[Person] = []

    def new(
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        at: Server = server,
        dark: bool = False,
        touch: bool = False,
        worker: bool = False,
    ) -> Person:
        people.append(Person(browser, at.address, size, language, dark, touch, worker))
        return people[-1]

    yield new
    complaints = [complaint for one in people for complaint in one.complaints]
    for one in people:
        one.context.close()
    assert complaints == []

"""One server for all tests that only use it; those that kill or change one start their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.served import Person, Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def ann(server: Server) -> Iterator[Person]:
    with Person(server.url, "Ann") as person:
        yield person


@pytest.fixture
def ben(server: Server) -> Iterator[Person]:
    with Person(server.url, "Ben") as person:
        yield person

"""One server for all tests that only use it; those that kill or change one start their own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import cluster, new_database
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


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    if os.environ.get("HHOUR_TEST_POSTGRES") == "skip":
        pytest.skip("HHOUR_TEST_POSTGRES=skip")
    with cluster() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, str]:
    """Settings of an empty database, of both kinds."""
    if request.param == "sqlite":
        return {"HHOUR_DATABASE_URL": f"sqlite:///{tmp_path / 'tables.db'}"}
    return {"HHOUR_DATABASE_URL": new_database(request.getfixturevalue("postgres"))}

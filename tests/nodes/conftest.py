"""A PostgreSQL and a Redis for the tests of several servers."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.nodes.redis_server import RedisServer
from tests.server.postgres import cluster, new_database


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    if os.environ.get("HHOUR_TEST_POSTGRES") == "skip":
        pytest.skip("HHOUR_TEST_POSTGRES=skip")
    with cluster() as address:
        yield address


@pytest.fixture
def redis_server() -> Iterator[RedisServer]:
    if os.environ.get("HHOUR_TEST_REDIS") == "skip":
        pytest.skip("HHOUR_TEST_REDIS=skip")
    server = RedisServer()
    yield server
    server.close()


@pytest.fixture
def house(postgres: str, redis_server: RedisServer) -> dict[str, str]:
    """The settings that several servers share."""
    database = new_database(postgres)
    return {"HHOUR_DATABASE_URL": database, "HHOUR_REDIS_URL": redis_server.url, "HHOUR_SECRET": "one house"}

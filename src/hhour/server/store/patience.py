"""A PostgreSQL connection that does not wait for ever: a server that is frozen says nothing, not even goodbye."""

from __future__ import annotations

import time
from collections.abc import Generator
from typing import Any

import psycopg
from psycopg.errors import OperationalError


class NoAnswer(OperationalError):
    """It was waited for as long as may be."""


class ImpatientConnection(psycopg.Connection[Any]):
    """Whatever is asked is answered within `seconds`, or the connection is closed and the question fails."""

    seconds: float = 10.0

    def wait(self, gen: Any, *args: Any, **kwargs: Any) -> Any:
        return super().wait(self._within(gen, time.monotonic() + self.seconds), *args, **kwargs)

    def _within(self, gen: Generator[Any, Any, Any], until: float) -> Generator[Any, Any, Any]:
        """The same steps; psycopg resumes them now and then even when nothing has come."""
        try:
            wanted = next(gen)
            while True:
                ready = yield wanted
                if not ready and time.monotonic() > until:
                    self.pgconn.finish()
                    raise NoAnswer("the database does not answer")
                wanted = gen.send(ready)
        except StopIteration as end:
            return end.value


def impatient(seconds: float) -> Any:
    """The listener that makes an engine's connections impatient."""

    def connect(_dialect: Any, _record: Any, args: Any, params: Any) -> ImpatientConnection:
        connection = ImpatientConnection.connect(*args, **params)
        connection.seconds = seconds
        return connection

    return connect

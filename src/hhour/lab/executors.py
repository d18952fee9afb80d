"""Where games are played: here, in several processes, or on a Dask cluster. All are `concurrent.futures.Executor`s."""

from __future__ import annotations

import multiprocessing
import os
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any, ParamSpec, TypeVar
from urllib.parse import urlsplit

from hhour.lab.states import LabError

P = ParamSpec("P")
T = TypeVar("T")
PATIENCE = "5s"


class Here(Executor):
    """Plays in this process, one after the other."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


def in_order(executor: Executor, work: Callable[..., T], calls: Sequence[tuple[Any, ...]]) -> Iterator[T]:
    """What these calls give, one after the other; what nobody waits for any more is not begun."""
    if isinstance(executor, Here):
        for call in calls:
            yield executor.submit(work, *call).result()
        return
    futures = [executor.submit(work, *call) for call in calls]
    try:
        for future in futures:
            yield future.result()
    finally:
        for future in futures:
            future.cancel()


@contextmanager
def open_executor(workers: int = 1, dask: str = "") -> Iterator[Executor]:
    """The executor for `--workers N` or `--dask ADDRESS`; raises one sentence if it cannot be had."""
    if dask:
        with _dask(dask) as executor:
            yield executor
        return
    if workers < 1:
        raise LabError("lab-workers", n=workers)
    if workers == 1:
        yield Here()
        return
    # every worker does small sums: threads of its own would only get in the way of the others
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as executor:
        yield executor


def _knock(address: str) -> None:
    """Whether anybody is there at all: a client that never met its scheduler takes leave of it with a traceback."""
    place = urlsplit(address if "://" in address else f"tcp://{address}")
    try:
        if not place.hostname or not place.port:
            raise ValueError(address)
        socket.create_connection((place.hostname, place.port), timeout=5).close()
    except (OSError, ValueError) as error:
        raise LabError("lab-no-dask", address=address) from error


@contextmanager
def _dask(address: str) -> Iterator[Executor]:
    try:
        from distributed import Client
    except ModuleNotFoundError:
        raise LabError("lab-needs", module="dask", extra="dask") from None
    _knock(address)
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, TimeoutError, ValueError) as error:
        raise LabError("lab-no-dask", address=address) from error
    with client:
        # not pure: the same call may be made twice; retries: a worker may die
        yield client.get_executor(pure=False, retries=5)  # type: ignore[no-untyped-call]

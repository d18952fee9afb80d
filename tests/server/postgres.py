"""A throwaway PostgreSQL: a cluster of its own in a temporary folder, on a free port, gone when the tests are."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from uuid import uuid4

import psycopg

MISSING = (
    "PostgreSQL's server programs are not installed; tools/ci_services.sh installs them "
    "(HHOUR_TEST_POSTGRES=skip does without)."
)


def programs() -> Path:
    """Where initdb and pg_ctl are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    named = shutil.which("initdb")
    if not found and named is None:
        raise FileNotFoundError(MISSING)
    return found[-1].parent if found else Path(str(named)).parent


@contextmanager
def cluster(place: str = "/tmp") -> Iterator[str]:
    """The address of a running server, without a database's name."""
    bin_dir = programs()
    folder = Path(tempfile.mkdtemp(prefix="hhour-pg-", dir=place))
    user = "postgres" if os.geteuid() == 0 else None  # PostgreSQL refuses to run as root
    if user is not None:
        shutil.chown(folder, user)
    data = folder / "data"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]

    def run(*words: str) -> None:
        subprocess.run(words, cwd=folder, user=user, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT)

    run(str(bin_dir / "initdb"), "-D", str(data), "-U", "hhour", "-A", "trust", "-E", "UTF8", "--no-sync")
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
    run(str(bin_dir / "pg_ctl"), "-D", str(data), "-w", "-l", str(folder / "log"), "-o", options, "start")
    try:
        yield f"postgresql://hhour@127.0.0.1:{port}"
    finally:
        run(str(bin_dir / "pg_ctl"), "-D", str(data), "-m", "immediate", "-w", "stop")
        shutil.rmtree(folder, ignore_errors=True)


def new_database(address: str) -> str:
    """The address of an empty database of its own."""
    name = f"h{uuid4().hex}"
    with psycopg.connect(f"{address}/postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return f"{address}/{name}"


def end_connections(address: str) -> None:
    """Close everyone's connections to a database, as a restart would."""
    with psycopg.connect(address.rsplit("/", 1)[0] + "/postgres", autocommit=True) as connection:
        name = address.rsplit("/", 1)[1]
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,))


@contextmanager
def frozen(address: str) -> Iterator[None]:
    """A server that holds its connections and says nothing."""
    with psycopg.connect(f"{address}/postgres", autocommit=True) as connection:
        folder = connection.execute("SHOW data_directory").fetchone()
    assert folder is not None
    main = int(Path(folder[0], "postmaster.pid").read_text(encoding="ascii").split()[0])
    stopped = [main, *(int(pid) for pid in Path(f"/proc/{main}/task/{main}/children").read_text().split())]
    for pid in stopped:
        with suppress(ProcessLookupError):  # a connection that has ended meanwhile
            os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in stopped:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)

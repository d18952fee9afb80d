"""`hhour serve`, `hhour backup` and `hhour restore`: each takes its arguments and returns the exit code.

What goes wrong is raised as a `HostError`; the arguments themselves are in `arguments.py`.
"""

from __future__ import annotations

import errno
import gc
import json
import signal
import socket
import sys
import webbrowser
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import uvicorn
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from hhour.i18n import Language, language
from hhour.server import logs
from hhour.server.app import make_app, message_schema, open_house, openapi_schema
from hhour.server.arguments import backup_options, restore_options, serve_options
from hhour.server.door import HEAD_BYTES, enough_files, guarded
from hhour.server.frames import Frames
from hhour.server.house import House
from hhour.server.settings import Settings, SettingsError, read_settings
from hhour.server.store.backup import back_up, bring_back
from hhour.server.store.engine import closed, open_engine
from hhour.server.trouble import HostError

SPARE_FILES = 200  # the database, pages, requests that are no sockets


class TableServer(uvicorn.Server):
    """Uvicorn, but tables are told before connections are closed."""

    def __init__(self, config: uvicorn.Config, house: House, greeting: str, open_at: str) -> None:
        super().__init__(config)
        self.house = house
        self.greeting = greeting
        self.open_at = open_at

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(self.greeting, flush=True)
            if self.open_at:
                webbrowser.open(self.open_at)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; at a second Ctrl+C at once. Being asked to stop is no failure, so the exit code is 0."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:  # a proxy sends whoever comes now to another node
            server.close()
        await self.house.lobby.stop()
        await super().shutdown(sockets)


def serve(given: Namespace, lang: Language) -> int:
    """Run the table until it is stopped."""
    if given.schema:
        return write_schemas(Path(given.schema))
    settings = read_settings(host=given.host, port=given.port)
    listening = listen(settings, given.or_any)
    logs.set_up(settings.log_level)
    try:
        run(settings, listening, lang, given.open_page)
    except HostError as error:
        error.code = 2 if settings.redis_url else error.code  # one that cannot join the others is not started again
        raise
    return 0


def run(settings: Settings, listening: socket.socket, lang: Language, open_page: bool = False) -> None:
    """Serve on a socket that is bound already."""
    host, port = listening.getsockname()[:2]
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    address = settings.public_url or f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
    house = open_house(settings, address)
    config = uvicorn.Config(
        make_app(house),
        http=guarded(settings.head_seconds),
        ws=Frames,
        ws_max_size=settings.max_frame_bytes,
        ws_per_message_deflate=False,
        loop="auto",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        timeout_graceful_shutdown=settings.drain_seconds,
        timeout_keep_alive=30,
        h11_max_incomplete_event_size=HEAD_BYTES,
    )
    _spare_the_collector()
    wanted = settings.max_connections + SPARE_FILES
    files = enough_files(wanted)
    if 0 <= files < wanted:
        print(HostError("few-files", files=files, wanted=wanted).told(lang), file=sys.stderr, flush=True)
    greeting = lang.text("host-open-at", address=address)
    TableServer(config, house, greeting, address if open_page else "").run(sockets=[listening])


def _spare_the_collector() -> None:
    """Rules, words and modules stay for ever; looking through them for garbage again and again costs."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def listen(settings: Settings, or_any: bool = False) -> socket.socket:
    """The port of the settings; `or_any` takes a free one where that is in use."""
    if not 0 <= settings.port <= 65535:
        raise SettingsError("no-port", port=settings.port)
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=1024)
    except OSError as error:
        address = f"{settings.host}:{settings.port}"
        if error.errno == errno.EADDRINUSE and or_any:
            return socket.create_server((settings.host, 0), family=family, backlog=1024)
        if error.errno == errno.EADDRINUSE:
            raise HostError("port-taken", address=address) from error
        raise HostError("cannot-listen", address=address, reason=error.strerror or str(error)) from error


def write_schemas(folder: Path) -> int:
    """`openapi.json` and `messages.json`, from which the browser's types are made."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, schema in (("openapi.json", openapi_schema()), ("messages.json", message_schema())):
        (folder / name).write_text(json.dumps(schema, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    return 0


def backup(given: Namespace, lang: Language) -> int:
    """Write all tables, people and talk to one file; the server may run meanwhile."""
    return _with_store(lambda engine: back_up(engine, Path(given.file)), lang)


def restore(given: Namespace, lang: Language) -> int:
    """Fill an empty database from a backup."""
    return _with_store(lambda engine: bring_back(engine, Path(given.file)), lang)


def _with_store(work: Callable[[Engine], dict[str, int]], lang: Language) -> int:
    """Do it with the database of the settings, and tell how many rows of each kind went through."""
    settings = read_settings()
    engine = open_engine(settings.database, settings.sqlite_synchronous)
    try:
        counts = work(engine)
    except SQLAlchemyError as error:
        raise closed(error) from error
    finally:
        engine.dispose()
    print(lang.text("host-rows", **counts))
    return 0


def main(argv: list[str] | None = None) -> int:
    """`python -m hhour.server.commands serve|backup|restore`, for where `hhour` itself is not on the path."""
    parser = ArgumentParser(prog="hhour")
    commands = parser.add_subparsers(required=True)
    for name, options, work in (
        ("serve", serve_options, serve),
        ("backup", backup_options, backup),
        ("restore", restore_options, restore),
    ):
        one = commands.add_parser(name)
        options(one, language("en"))
        one.set_defaults(work=work)
    given = parser.parse_args(argv)
    try:
        code: int = given.work(given, language("en"))
    except (HostError, OSError) as error:
        print(error, file=sys.stderr)
        return error.code if isinstance(error, HostError) else 1
    return code


if __name__ == "__main__":
    sys.exit(main())

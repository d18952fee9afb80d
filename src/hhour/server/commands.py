"""`hhour serve`, `hhour backup` and `hhour restore`: each takes its arguments and returns the exit code.

What goes wrong is raised as `ServeError` with one plain sentence. The arguments themselves are in `arguments.py`.
"""

from __future__ import annotations

import gc
import json
import signal
import socket
import sys
import webbrowser
from argparse import ArgumentParser, Namespace
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn

from hhour.i18n import language
from hhour.kernel.refusal import HHourError
from hhour.server import logs
from hhour.server.app import make_app, message_schema, open_house, openapi_schema
from hhour.server.arguments import backup_options, restore_options, serve_options
from hhour.server.house import House
from hhour.server.settings import Settings, SettingsError, read_settings
from hhour.server.store.backup import back_up, bring_back
from hhour.server.store.engine import StoreError, open_engine


class ServeError(HHourError):
    """Why the server cannot do it; the message is one plain sentence."""


class TableServer(uvicorn.Server):
    """Uvicorn, but tables are told before connections are closed."""

    def __init__(self, config: uvicorn.Config, house: House, address: str, open_page: bool) -> None:
        super().__init__(config)
        self.house = house
        self.address = address
        self.open_page = open_page

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"H-Hour is open at {self.address} (stop it with Ctrl+C)", flush=True)
            if self.open_page:
                webbrowser.open(self.address)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; at a second Ctrl+C at once. Being asked to stop is no failure, so the exit code is 0."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.house.lobby.stop()
        await super().shutdown(sockets)


def serve(given: Namespace) -> int:
    """Run the table until it is stopped."""
    if given.schema:
        return write_schemas(Path(given.schema))
    settings = _settings(host=given.host, port=given.port)
    listening = _listen(settings)
    logs.set_up(settings.log_level)
    run(settings, listening, given.open_page)
    return 0


def run(settings: Settings, listening: socket.socket, open_page: bool = False) -> None:
    """Serve on a socket that is bound already."""
    try:
        house = open_house(settings)
    except (StoreError, OSError) as error:
        raise ServeError(str(error)) from error
    host, port = listening.getsockname()[:2]
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    address = settings.public_url or f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
    config = uvicorn.Config(
        make_app(house),
        ws="websockets-sansio",
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
        h11_max_incomplete_event_size=32_768,
    )
    _spare_the_collector()
    TableServer(config, house, address, open_page).run(sockets=[listening])


def _spare_the_collector() -> None:
    """Rules, words and modules stay for ever; looking through them for garbage again and again costs."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=1024)
    except OverflowError as error:
        raise ServeError(f"{settings.port} is not a port; use 0 to 65535.") from error
    except OSError as error:
        reason = error.strerror or "it is not there"
        raise ServeError(f"Cannot listen on {settings.host}:{settings.port}: {reason}.") from error


def write_schemas(folder: Path) -> int:
    """`openapi.json` and `messages.json`, from which the browser's types are made."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, schema in (("openapi.json", openapi_schema()), ("messages.json", message_schema())):
        (folder / name).write_text(json.dumps(schema, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    return 0


def backup(given: Namespace) -> int:
    """Write all tables, people and talk to one file; the server may run meanwhile."""
    settings = _settings()
    return _tell(_guarded(lambda engine: back_up(engine, Path(given.file)), settings))


def restore(given: Namespace) -> int:
    """Fill an empty database from a backup."""
    settings = _settings()
    if not Path(given.file).is_file():
        raise ServeError(f"There is no file {given.file}.")
    return _tell(_guarded(lambda engine: bring_back(engine, Path(given.file)), settings))


def _settings(**given: Any) -> Settings:
    try:
        return read_settings(**given)
    except SettingsError as error:
        raise ServeError(str(error)) from error


def _guarded(work: Any, settings: Settings) -> dict[str, int]:
    try:
        engine = open_engine(settings.database, settings.sqlite_synchronous)
        try:
            counts: dict[str, int] = work(engine)
            return counts
        finally:
            engine.dispose()
    except (StoreError, OSError) as error:
        raise ServeError(str(error)) from error


def _tell(counts: dict[str, int]) -> int:
    print(", ".join(f"{count} {name}" for name, count in counts.items()))
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
        code: int = given.work(given)
    except ServeError as error:
        print(error, file=sys.stderr)
        return 1
    return code


if __name__ == "__main__":
    sys.exit(main())

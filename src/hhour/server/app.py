"""The application: all handlers, behind the gate, over one store."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
from collections.abc import AsyncIterator
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from types import ModuleType
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ASGIApp
from sqlalchemy import Engine

from hhour.kernel.games import games
from hhour.server import (
    api_alerts,
    api_book,
    api_daily,
    api_lab,
    api_lesson,
    api_people,
    api_record,
    api_replay,
    api_tables,
    pages,
    preview,
    trace,
)
from hhour.server.alerts import Alerts
from hhour.server.daily import Calendar
from hhour.server.gate import Gate
from hhour.server.health import Health as Readiness
from hhour.server.house import AnyRequest, House, guest, house_of, visitor_of
from hhour.server.identity import Signer, load_secret
from hhour.server.limits import Buckets, Budget, Counts
from hhour.server.lobby import Lobby
from hhour.server.logs import fault, tell
from hhour.server.looking import Looking
from hhour.server.metrics import Metrics
from hhour.server.nodes.relay import Relay
from hhour.server.nodes.said import WIRE
from hhour.server.nodes.wire import LocalWire, Wire
from hhour.server.people import People
from hhour.server.sentences import choose_language, problem
from hhour.server.sessions import Sessions
from hhour.server.settings import Settings
from hhour.server.socket import table_socket
from hhour.server.store.engine import is_gone, open_engine
from hhour.server.store.keeper import Keeper
from hhour.server.store.node import Node
from hhour.server.store.store import open_store
from hhour.server.trouble import HostError, Trouble, malformed
from hhour.server.wire import Failure
from hhour.server.wire_book import Health
from hhour.server.wire_socket import FromBrowser, ToBrowser
from hhour.server.workers import Workers

log = logging.getLogger("hhour.server")
_KEYS = {
    400: "malformed",
    401: "not-your-seat",
    404: "no-such-page",
    405: "no-such-method",
    413: "too-large",
    415: "not-json",
}


def program_version() -> str:
    """Which H-Hour this is."""
    try:
        return version("hhour")
    except PackageNotFoundError:  # run from the sources without being installed
        return "0"


def open_house(settings: Settings, address: str = "") -> House:
    """Open the store, bring it up to date and put the parts together; `address` is where browsers find it."""
    engine = open_engine(settings.database, settings.sqlite_synchronous, settings.database_seconds)
    metrics = Metrics()
    known = program_version()
    secret = load_secret(settings.secret, settings.folder)
    node = new_node(settings, engine, address, known, secret)
    wire = new_wire(settings, node)
    trace.set_up(settings.trace, known, wire.node)
    store = open_store(engine, metrics, Keeper(engine, address, node), settings.database_seconds)
    people, sessions = People(store), Sessions(store.sessions)
    connections = Counts(settings.max_connections_per_address, settings.max_connections)
    relay = Relay(wire, store, sessions, people, connections, secret)
    workers = Workers(settings.workers, settings.work_seconds)
    alerts = Alerts(store, settings, secret)
    thinkers = Workers(settings.thinkers, settings.think_seconds, finishes=True)
    lobby = Lobby(store, settings, metrics, workers, thinkers, relay, f"{known}+{pages.build()}")
    lobby.alert = alerts.look
    creations = Buckets(settings.tables_per_minute / 60, settings.tables_per_minute)
    budget = Budget(settings.cpu_percent_per_person, settings.cpu_percent_per_address)
    metrics.node, metrics.release = wire.node, known
    relay.ledgers = {"tables": creations, "persons": budget.persons, "addresses": budget.addresses}
    return House(
        settings=settings,
        version=known,
        metrics=metrics,
        signer=Signer(secret),
        engine=engine,
        store=store,
        health=Readiness(store),
        people=people,
        sessions=sessions,
        workers=workers,
        lobby=lobby,
        alerts=alerts,
        thinkers=thinkers,
        calendar=Calendar(secret),
        creations=creations,
        budget=budget,
        looking=Looking(budget),
        connections=connections,
        relay=relay,
    )


def new_node(settings: Settings, engine: Engine, address: str, release: str, secret: str) -> Node | None:
    """What this server is among several; None where it is the only one."""
    if not settings.redis_url:
        return None
    if engine.dialect.name != "postgresql":
        raise HostError("redis-needs-postgresql")
    if not _is_redis(settings.redis_url):
        raise HostError("no-redis-address")
    if reason := _redis().answers(settings.redis_url):
        raise HostError("redis-closed", reason=reason)
    name = " ".join(filter(None, (f"{os.getpid()}@{socket.gethostname()}", address)))
    return Node(name, release, WIRE, secret)


def _is_redis(url: str) -> bool:
    try:
        parts = urlsplit(url)
    except ValueError:
        return False
    # the client takes a database that is no number for the first one
    return parts.scheme == "unix" or (parts.scheme in ("redis", "rediss") and not parts.path.strip("/0123456789"))


def new_wire(settings: Settings, node: Node | None) -> Wire:
    """The wire to the other servers; where there are none it is within this process."""
    if node is None:
        return LocalWire()
    wire: Wire = _redis().RedisWire(settings.redis_url, f"hhour:{node.secret[:12]}:")
    return wire


def _redis() -> ModuleType:
    """Read only where several servers are wanted."""
    try:
        return import_module("hhour.server.nodes.redis_wire")
    except ModuleNotFoundError as missing:
        raise HostError("redis-missing") from missing


def make_app(house: House) -> ASGIApp:
    """The ASGI application of a house."""
    app = make_litestar(house)
    gate = Gate(app, house.settings, house.signer, house.sessions, house.metrics, house.budget)
    house.relay.ledgers["requests"] = gate.requests
    return gate


def make_litestar(house: House | None) -> Litestar:
    """Handlers and their OpenAPI document; without a house it only describes itself."""

    @contextlib.asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        assert house is not None
        await house.relay.open(house.lobby)
        sweeper = asyncio.create_task(house.lobby.sweep())
        house.ready = True
        tell(log, logging.INFO, "ready", version=house.version)
        try:
            yield
        finally:
            house.ready = False
            sweeper.cancel()
            await house.lobby.stop()
            await house.relay.close()
            await house.alerts.close()
            await house.workers.close()
            await house.thinkers.close()
            house.store.close()
            await asyncio.to_thread(trace.close)
            tell(log, logging.INFO, "stopped")

    failures = {status: ResponseSpec(Failure, description=text, generate_examples=False) for status, text in _FAILURES}
    handlers = [
        *api_people.HANDLERS,
        *api_alerts.HANDLERS,
        *api_daily.HANDLERS,
        *api_lesson.HANDLERS,
        *api_record.HANDLERS,
        *api_tables.HANDLERS,
        *api_replay.HANDLERS,
        *api_book.HANDLERS,
        *api_lab.HANDLERS,
    ]
    for handler in handlers:
        handler.responses = failures
    return Litestar(
        route_handlers=[
            *handlers,
            *preview.HANDLERS,
            *pages.HANDLERS,
            table_socket,
            messages,
            openapi,
            healthz,
            readyz,
            metrics_page,
        ],
        dependencies={"guest": Provide(guest)},
        exception_handlers={Trouble: on_trouble, HTTPException: on_http, Exception: on_mistake},
        lifespan=[lifespan] if house is not None else [],
        openapi_config=OpenAPIConfig(
            title="H-Hour",
            version=program_version(),
            description="The table over HTTP; docs/guide/api.md explains it. WebSocket messages: /api/messages.json.",
            render_plugins=[],
            path="/api/openapi",
        ),
        request_max_body_size=house.settings.max_body_bytes if house else None,
        state=State({"house": house}),
        logging_config=None,
    )


_FAILURES = (
    (400, "malformed"),
    (403, "not yours to do"),
    (404, "not there, or not for you"),
    (409, "not possible now"),
    (413, "too large"),
    (415, "not JSON"),
    (422, "the rules forbid it"),
    (429, "too many requests"),
    (503, "the server stops"),
)

LEFT = "client disconnected prematurely"  # what Litestar says, with a 500, of a body that was broken off

# --- what goes wrong ------------------------------------------------------------------------------------------------


def on_trouble(request: Request[Any, Any, Any], error: Trouble) -> Response[Failure]:
    """A sentence in the language of whoever asked."""
    house, visitor = house_of(request), visitor_of(request)
    lang = choose_language(visitor.asks, house.people.remembered_language(visitor.player), visitor.accepts)
    house.metrics.refuse(error.key)
    headers = {"retry-after": "2"} if error.status in (429, 503) else {}
    body = Failure(error=problem(error, lang))
    return Response(body, status_code=error.status, media_type=MediaType.JSON, headers=headers)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Failure]:
    """What the framework refuses: an unknown address, a body that is not what was asked for."""
    status = error.status_code
    if error.detail == LEFT:  # nobody's mistake, and nobody is there to be told
        return on_trouble(request, Trouble(400, "malformed"))
    if status >= 500:
        return on_mistake(request, error)
    if isinstance(error, ValidationException):
        trouble = malformed(str(error.extra))
    else:
        trouble = Trouble(status, _KEYS.get(status, "malformed"))
    response = on_trouble(request, trouble)
    for name, value in (error.headers or {}).items():
        response.headers.setdefault(name.lower(), value)
    return response


def on_mistake(request: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    """Our own mistake: told in the log, with a plain sentence for the other side."""
    if isinstance(error, RecursionError | UnicodeError):  # a body of ten thousand brackets, or of no letters
        return on_trouble(request, Trouble(400, "malformed"))
    reference = fault(log, "mistake", error, path=request.url.path)
    if is_gone(error):
        return on_trouble(request, Trouble(503, "store-gone"))
    return on_trouble(request, Trouble(500, "inside", reference=reference))


# --- for programs and hosts -----------------------------------------------------------------------------------------


@get("/api/messages.json", include_in_schema=False)
async def messages() -> dict[str, Any]:
    """The JSON schema of the WebSocket's messages."""
    return message_schema()


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: AnyRequest) -> dict[str, Any]:
    """The OpenAPI document."""
    return request.app.openapi_schema.to_schema()


def message_schema() -> dict[str, Any]:
    """`FromBrowser` and `ToBrowser` with everything they are made of, and what views and boards look like."""
    shapes = [shape for game in games().values() for shape in game.module("viewed").SHAPES]
    (from_browser, to_browser, *_), parts = msgspec.json.schema_components(
        [FromBrowser, ToBrowser, *shapes], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": {**parts, "FromBrowser": from_browser, "ToBrowser": to_browser},
    }


def openapi_schema() -> dict[str, Any]:
    """The OpenAPI document, without a running server."""
    return make_litestar(None).openapi_schema.to_schema()


@get("/healthz", include_in_schema=False)
async def healthz(request: AnyRequest) -> Health:
    """The process lives."""
    return Health(ok=True, version=house_of(request).version)


@get("/readyz", include_in_schema=False)
async def readyz(request: AnyRequest) -> Response[Health]:
    """The store has the right form, takes a write and reads it back."""
    house = house_of(request)
    good = house.ready and not house.lobby.stopping and await house.health.good()
    return Response(Health(ok=good, version=house.version), status_code=200 if good else 503)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics_page(request: AnyRequest) -> str:
    """Prometheus' text."""
    house = house_of(request)
    if not house.settings.metrics:
        raise Trouble(404, "no-such-page")
    house.metrics.wire_good, house.metrics.store_good = house.relay.wire.is_good, house.relay.store_good
    return house.metrics.text()

"""Everything one server is made of, and who is asking it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, cast

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.params import Parameter
from sqlalchemy import Engine

from hhour.server.alerts import Alerts
from hhour.server.connection import Cable
from hhour.server.daily import Calendar
from hhour.server.gate import CABLE, SAFE, VISITOR
from hhour.server.health import Health
from hhour.server.identity import Signer
from hhour.server.limits import Buckets, Budget, Counts
from hhour.server.lobby import Lobby
from hhour.server.looking import Looking
from hhour.server.metrics import Metrics
from hhour.server.nodes.relay import Relay
from hhour.server.people import People, Person, Visitor
from hhour.server.sentences import choose_language
from hhour.server.sessions import Sessions
from hhour.server.settings import Settings
from hhour.server.store.store import Store
from hhour.server.wire import Lang
from hhour.server.workers import Workers

AnyRequest = Request[Any, Any, Any]


@dataclass
class House:
    """The parts of a running server."""

    settings: Settings
    version: str
    metrics: Metrics
    signer: Signer
    engine: Engine
    store: Store
    health: Health
    people: People
    sessions: Sessions
    workers: Workers  # for what may take a minute
    thinkers: Workers  # for what takes a second or two and is waited for: bots, hints, odds, long games that wake
    lobby: Lobby
    creations: Buckets
    connections: Counts
    budget: Budget
    looking: Looking
    alerts: Alerts
    calendar: Calendar
    relay: Relay
    ready: bool = False


@dataclass(frozen=True)
class Guest:
    """Who asks, and in which language they are answered."""

    visitor: Visitor
    person: Person
    lang: Lang

    @property
    def id(self) -> str:
        return self.person.id


def house_of(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    """The server a request has come to."""
    house: House = connection.app.state.house
    return house


def visitor_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
    """What the gate has found out."""
    visitor: Visitor = cast(dict[str, Any], connection.scope)[VISITOR]
    return visitor


def cable_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Cable:
    """The WebSocket as the web server gave it to the gate."""
    return Cable(*cast(dict[str, Any], connection.scope)[CABLE])


LanguageParam = Annotated[str | None, Parameter(description="en, fr or zh", max_length=16, required=False)]


async def guest(request: AnyRequest, language: LanguageParam = None) -> Guest:
    """Who asks; a wrong language is no reason to fail, it is answered in the next best."""
    visitor = visitor_of(request)
    house = house_of(request)
    if request.method not in SAFE and not visitor.is_new:
        house.sessions.note(visitor.player, visitor.session, visitor.agent)
    person = await house.people.get(visitor.player)
    return Guest(visitor, person, choose_language(language or "", person.language, visitor.accepts))

"""WebSocket: one connection of one browser to one table, from the handshake to the goodbye."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import WebSocket, websocket

from hhour.server.api_tables import find_for
from hhour.server.connection import Connection
from hhour.server.hearing import Session, part
from hhour.server.house import cable_of, house_of, visitor_of
from hhour.server.sentences import choose_language
from hhour.server.trouble import Trouble


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    """Play or watch a table."""
    house = house_of(socket)
    visitor = visitor_of(socket)
    await socket.accept()
    query = socket.query_params
    lang = choose_language(str(query.get("language", "")), visitor.accepts)
    connection = Connection(cable_of(socket), visitor.player, visitor.address, "", lang, visitor.session)
    sender = asyncio.create_task(connection.run_sender())
    if not house.connections.enter(visitor.address):
        connection.goodbye(1013, Trouble(429, "too-many-connections"), again=False)
        await connection.finish()
        sender.cancel()
        return
    house.metrics.connections += 1
    try:
        await house.budget.turns.take(visitor.address)
        person = await house.people.get(visitor.player)
        connection.name = person.name
        connection.lang = choose_language(str(query.get("language", "")), person.language, visitor.accepts)
        audience = await find_for(house, table_id, visitor.player, str(query.get("key", "")))
        if house.sessions.is_ended(visitor.session):  # while we were looking for the table
            raise Trouble(403, "session-ended")
        if audience.live.seats_of(visitor.player) and not visitor.is_new:
            house.sessions.note(visitor.player, visitor.session, visitor.agent)
        session = Session(house, audience, connection)
        await session.run(_number(query.get("last")))
    except Trouble as trouble:
        connection.goodbye(1008, trouble, again=trouble.status in (429, 503))
    except asyncio.CancelledError:
        if connection.closing is None:
            raise  # not our own sender, who gave up on a silent browser
    except Exception as error:
        part(connection, error, table_id)
    finally:
        house.connections.leave(visitor.address)
        house.metrics.connections -= 1
        await connection.finish()
        sender.cancel()


def _number(text: object) -> int | None:
    return int(text) if isinstance(text, str) and text.isascii() and text.isdigit() and len(text) < 9 else None

"""HTTP: who am I."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, patch, post

from hhour.server.house import AnyRequest, Guest, house_of
from hhour.server.people import me_of
from hhour.server.wire import ChangeMe, Me, Recover, Recovery
from hhour.server.words import choose_language


@get("/api/me")
async def who_am_i(guest: Guest) -> Me:
    """Who this browser is."""
    return me_of(guest.person, guest.lang)


@patch("/api/me")
async def change_me(request: AnyRequest, guest: Guest, data: ChangeMe) -> Me:
    """Another name or language."""
    person = await house_of(request).people.change(guest.id, data.name, data.language)
    return me_of(person, choose_language(person.language, guest.lang))


@post("/api/me/recovery", status_code=201)
async def make_recovery(request: AnyRequest, guest: Guest) -> Recovery:
    """A link that carries my games to another device; the one before ends."""
    return Recovery(token=await house_of(request).people.new_recovery(guest.id))


@post("/api/recover", status_code=200)
async def recover(request: AnyRequest, guest: Guest, data: Recover) -> Response[Me]:
    """Become the person of a recovery link."""
    house = house_of(request)
    person = await house.people.recover(data.token)
    cookie = house.signer.header(person.id, guest.visitor.secure)
    return Response(me_of(person, choose_language(person.language, guest.lang)), headers={"set-cookie": cookie})


HANDLERS: list[Any] = [who_am_i, change_me, make_recovery, recover]

"""HTTP: who am I."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, patch, post

from hhour.server.audience import moment
from hhour.server.house import AnyRequest, Guest, House, house_of
from hhour.server.identity import new_session
from hhour.server.nodes.said import HOUSE, Ended, Renamed
from hhour.server.people import me_of
from hhour.server.sentences import choose_language
from hhour.server.trouble import Trouble
from hhour.server.wire import ChangeMe, Device, Devices, Me, Recover, Recovery


@get("/api/me")
async def who_am_i(guest: Guest) -> Me:
    """Who this browser is."""
    return me_of(guest.person, guest.lang)


@patch("/api/me")
async def change_me(request: AnyRequest, guest: Guest, data: ChangeMe) -> Me:
    """Another name or language."""
    house = house_of(request)
    person = await house.people.change(guest.id, data.name, data.language)
    house.relay.tell(HOUSE, Renamed(guest.id))
    return me_of(person, choose_language(person.language, guest.lang))


@post("/api/me/recovery", status_code=201)
async def make_recovery(request: AnyRequest, guest: Guest) -> Recovery:
    """A link that carries my games to another device; the one before ends."""
    return Recovery(token=await house_of(request).people.new_recovery(guest.id))


@post("/api/recover", status_code=200)
async def recover(request: AnyRequest, guest: Guest, data: Recover) -> Response[Me]:
    """Become the person of a recovery link."""
    house = house_of(request)
    _limit(house, guest)
    person = await house.people.recover(data.token)
    session = new_session()
    await house.sessions.begin(person.id, session, guest.visitor.agent)
    cookie = house.signer.header(person.id, session, guest.visitor.secure)
    return Response(me_of(person, choose_language(person.language, guest.lang)), headers={"set-cookie": cookie})


@get("/api/me/devices")
async def devices(request: AnyRequest, guest: Guest) -> Devices:
    """Where my games are at home."""
    house = house_of(request)
    if not guest.visitor.is_new:
        await house.sessions.begin(guest.id, guest.visitor.session, guest.visitor.agent)
    return await _devices(house, guest.id, guest.visitor.session)


@post("/api/me/devices/{device:str}/end", status_code=200)
async def end_device(request: AnyRequest, guest: Guest, device: str) -> Devices:
    """Whoever comes from there is a stranger from now on."""
    house = house_of(request)
    if not device.isprintable() or not await house.sessions.end(guest.id, device):
        raise Trouble(404, "no-such-device")
    _part_with(house, {device})
    return await _devices(house, guest.id, guest.visitor.session)


@post("/api/me/devices", status_code=201)
async def renew(request: AnyRequest, guest: Guest) -> Response[Devices]:
    """A new cookie for this browser; the one before goes on until it is ended: an answer may get lost."""
    house = house_of(request)
    _limit(house, guest)
    session = new_session()
    await house.sessions.begin(guest.id, session, guest.visitor.agent)
    told = await _devices(house, guest.id, session)
    cookie = house.signer.header(guest.id, session, guest.visitor.secure)
    return Response(told, status_code=201, headers={"set-cookie": cookie})


@post("/api/me/devices/end-others", status_code=200)
async def end_others(request: AnyRequest, guest: Guest) -> Devices:
    """Only the cookie this is asked with goes on."""
    house = house_of(request)
    here = guest.visitor.session
    _part_with(house, await house.sessions.end_all(guest.id, here))
    return await _devices(house, guest.id, here)


def _part_with(house: House, sessions: set[str]) -> None:
    house.lobby.part_with(sessions)
    house.relay.tell(HOUSE, Ended(sorted(sessions)))


async def _devices(house: House, player: str, here: str) -> Devices:
    rows = await house.sessions.of(player)
    return Devices(
        devices=[
            Device(id=row["id"], name=row["device"], seen=moment(row["seen"]), here=row["id"] == here) for row in rows
        ]
    )


def _limit(house: House, guest: Guest) -> None:
    """Sessions that were ended are remembered for good, so that they are not made by the million."""
    if not house.creations.take(guest.visitor.address):
        raise Trouble(429, "too-fast")


HANDLERS: list[Any] = [who_am_i, change_me, make_recovery, recover, devices, renew, end_device, end_others]

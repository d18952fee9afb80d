"""HTTP: how I want to hear that a table waits for me."""

from __future__ import annotations

import secrets
from typing import Annotated, Any
from urllib.parse import urlsplit

from litestar import delete, get, post
from msgspec import Meta, Struct

from hhour.server import outside
from hhour.server.alerts import trial
from hhour.server.house import AnyRequest, Guest, House, house_of
from hhour.server.push import sealed
from hhour.server.store import people as kept
from hhour.server.store.writer import Row, now_ms
from hhour.server.trouble import Trouble
from hhour.server.wire import END

MOST = 10
Url = Annotated[str, Meta(min_length=1, max_length=outside.MOST_LENGTH)]
Base64 = Annotated[str, Meta(min_length=1, max_length=120, pattern=f"^[A-Za-z0-9_=-]+{END}")]


class AlertInfo(Struct, kw_only=True):
    """One way to reach me. `place` is its host; `dropped`: it did not answer and is gone, which is said this once."""

    id: str
    kind: str
    place: str
    dropped: bool = False


class AlertList(Struct, kw_only=True):
    """My ways, and the key with which a browser subscribes to this server (`applicationServerKey`)."""

    vapid: str
    alerts: list[AlertInfo]


class NewHook(Struct, kw_only=True, forbid_unknown_fields=True):
    """An address that is sent a JSON message when a table waits for me and I am away."""

    address: Url


class NewPush(Struct, kw_only=True, forbid_unknown_fields=True):
    """A browser's subscription to Web Push, as `PushSubscription.toJSON()` has it."""

    endpoint: Url
    p256dh: Base64
    auth: Base64


class Tried(Struct, kw_only=True):
    """How many of my ways took a message just now."""

    reached: int
    failed: int


@get("/api/me/alerts")
async def show(request: AnyRequest, guest: Guest) -> AlertList:
    """How I am told; what was dropped is told once."""
    house = house_of(request)
    found = await house.store.read(lambda db: kept.alerts_of(db, guest.id))
    gone = [row["id"] for row in found if row["dropped"]]
    if gone:
        await house.store.writer.do(lambda db: kept.forget_alerts(db, guest.id, gone))
    return AlertList(vapid=house.alerts.vapid.public, alerts=[_info(row) for row in found])


@post("/api/me/alerts/hook", status_code=201)
async def add_hook(request: AnyRequest, guest: Guest, data: NewHook) -> AlertInfo:
    """Be told by a webhook. Addresses inside the host's own network are refused."""
    house = house_of(request)
    await outside.look_up(data.address, house.settings)
    return await _add(house, guest, "hook", data.address, "", "")


@post("/api/me/alerts/push", status_code=201)
async def add_push(request: AnyRequest, guest: Guest, data: NewPush) -> AlertInfo:
    """Be told by this browser."""
    house = house_of(request)
    await outside.look_up(data.endpoint, house.settings)
    try:
        sealed(b"", data.p256dh, data.auth)
    except ValueError:
        raise Trouble(422, "push-keys") from None
    return await _add(house, guest, "push", data.endpoint, data.p256dh, data.auth)


@post("/api/me/alerts/try", status_code=200)
async def try_out(request: AnyRequest, guest: Guest) -> Tried:
    """Send a message on all my ways now."""
    house = house_of(request)
    if not house.creations.take(guest.visitor.address):
        raise Trouble(429, "too-fast")
    found = await house.store.read(lambda db: kept.alerts_of(db, guest.id))
    message = trial(guest.lang, house.settings.public_url.rstrip("/"))
    told = [await house.alerts.send(row, message) for row in found if not row["dropped"]]
    return Tried(reached=sum(told), failed=len(told) - sum(told))


@delete("/api/me/alerts/{alert_id:str}", status_code=200)
async def remove(request: AnyRequest, guest: Guest, alert_id: str) -> AlertList:
    """Not this way any more."""
    house = house_of(request)
    if alert_id.isprintable():
        await house.store.writer.do(lambda db: kept.forget_alerts(db, guest.id, [alert_id]))
    found = await house.store.read(lambda db: kept.alerts_of(db, guest.id))
    return AlertList(vapid=house.alerts.vapid.public, alerts=[_info(row) for row in found])


async def _add(house: House, guest: Guest, kind: str, address: str, key: str, auth: str) -> AlertInfo:
    row: Row = {"id": secrets.token_hex(8), "player": guest.id, "kind": kind, "address": address}
    row |= {"key": key, "auth": auth, "dropped": False, "created": now_ms()}
    if not await house.store.writer.do(lambda db: kept.add_alert(db, row, MOST)):
        raise Trouble(409, "too-many-alerts", most=MOST)
    house.alerts.named(guest.id)
    return _info(row)


def _info(row: Row) -> AlertInfo:
    place = urlsplit(row["address"]).hostname or ""
    return AlertInfo(id=row["id"], kind=row["kind"], place=place, dropped=bool(row["dropped"]))


HANDLERS: list[Any] = [show, add_hook, add_push, try_out, remove]

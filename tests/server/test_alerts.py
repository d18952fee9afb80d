"""Whoever is away hears that the table waits: by their browser or a webhook, never inside the host's network."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from sqlalchemy import Connection

from hhour.server.app import open_house
from hhour.server.outside import is_outside
from hhour.server.push import CURVE, Vapid, _derived, from_text, raw, sealed, to_text
from hhour.server.settings import Settings, SettingsError, read_settings
from hhour.server.store.writer import Row
from hhour.server.wire import NewTable
from tests.server.receiver import Receiver, receiving
from tests.server.served import Person, Server, serving

OPENED = {"HHOUR_ALERT_NETWORKS": "127.0.0.0/8"}


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose host has opened the machine's own network, so that a test can listen there."""
    with serving(tmp_path_factory.mktemp("opened"), **OPENED) as running:
        yield running


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as one:
        yield one


# --- webhooks ---------------------------------------------------------------------------------------------------------


def test_a_webhook_is_told_once_that_the_table_waits(opened: Server, receiver: Receiver) -> None:
    with Person(opened.url, "Ann") as ann, Person(opened.url, "Ben") as ben:
        ben.post("/api/me/alerts/hook", address=receiver.url)
        table = ann.lay("dday n-02 units=2")
        ben.post(f"/api/tables/{table['id']}/join", key=table["key"])
        path, headers, body = receiver.wait(1)[0]
        told = json.loads(body)
        assert (path, headers["content-type"]) == ("/told", "application/json")
        assert told["event"] == "your-move"
        assert told["body"] == "Omaha Beach, turn 1: the table waits for you."
        assert told["url"].endswith(f"/table/{table['id']}")
        assert told["text"] == told["content"]
        with ann.sit(table["id"]) as chair:  # whatever Ann does meanwhile, one word is enough
            for _ in range(3):
                chair.act(1, chair.actions(1)[0])
        assert len(receiver.came) == 1


def test_who_names_a_way_later_hears_of_the_next_table(opened: Server, receiver: Receiver) -> None:
    with Person(opened.url, "Ann") as ann, Person(opened.url, "Ben") as ben:
        for named in (False, True):
            if named:
                ben.post("/api/me/alerts/hook", address=receiver.url)
            table = ann.lay("dday n-02 units=2")
            ben.post(f"/api/tables/{table['id']}/join", key=table["key"])
        assert json.loads(receiver.wait(1)[0][2])["url"].endswith(f"/table/{table['id']}")


def test_who_was_told_is_remembered_until_the_game_has_ended(tmp_path: Path) -> None:
    async def lay() -> tuple[int, int]:
        house = open_house(Settings(data_dir=str(tmp_path)))
        await house.lobby.create(NewTable(setup="dday n-02"), "ann", "Ann", "en")
        live = house.lobby.all_open()[0].live
        house.alerts.look(live)
        waited = len(house.alerts._told)
        live.row["status"] = "ended"
        house.alerts.look(live)
        await house.lobby.stop()
        house.store.close()
        return waited, len(house.alerts._told)

    assert asyncio.run(lay()) == (1, 0)


def test_who_has_named_no_way_is_looked_up_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked_up: list[str] = []

    def alerts_of(_db: Connection, player: str) -> list[Row]:
        looked_up.append(player)
        return []

    async def lay() -> None:
        house = open_house(Settings(data_dir=str(tmp_path)))
        for seq in range(4):
            await house.lobby.create(NewTable(setup="dday n-02"), "ann", "Ann", "en")
            for audience in house.lobby.all_open():
                house.alerts.look(audience.live)
            while house.alerts._tasks:
                await asyncio.sleep(0)
            if seq == 1:
                house.alerts.named("ann")
        await house.lobby.stop()
        house.store.close()

    monkeypatch.setattr("hhour.server.store.people.alerts_of", alerts_of)
    asyncio.run(lay())
    assert looked_up == ["ann", "ann"]


def test_whoever_is_at_the_table_is_not_told(opened: Server, receiver: Receiver) -> None:
    with Person(opened.url, "Ann") as ann:
        ann.post("/api/me/alerts/hook", address=receiver.url)
        with ann.sit(ann.lay("dday n-02")["id"]) as chair:
            chair.act(1, "roll")
        assert ann.post("/api/me/alerts/try") == {"reached": 1, "failed": 0}
        assert [json.loads(body)["event"] for _, _, body in receiver.came][-1] == "trial"


def test_a_webhook_that_does_not_answer_is_dropped_and_said_once(opened: Server, receiver: Receiver) -> None:
    receiver.status = 500
    with Person(opened.url, "Ann") as ann:
        ann.post("/api/me/alerts/hook", address=receiver.url)
        assert ann.post("/api/me/alerts/try") == {"reached": 0, "failed": 1}
        assert [one["dropped"] for one in ann.get("/api/me/alerts")["alerts"]] == [True]
        assert ann.get("/api/me/alerts")["alerts"] == []
        assert ann.post("/api/me/alerts/try") == {"reached": 0, "failed": 0}


def test_a_webhook_nobody_listens_to_is_dropped_and_the_game_goes_on(opened: Server) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with Person(opened.url, "Ann") as ann:
        ann.post("/api/me/alerts/hook", address=f"http://127.0.0.1:{port}/")
        table = ann.lay("dday n-02")
        assert ann.post("/api/me/alerts/try")["failed"] == 1
        with ann.sit(table["id"]) as chair:
            assert chair.act(1, "roll")["type"] == "ack"


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1:8044/",
        "http://localhost/",
        "http://10.0.0.1/",
        "http://192.168.1.1/",
        "http://169.254.169.254/latest/meta-data/",
        "http://[::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://[64:ff9b::7f00:1]/",
        "http://[fec0::1]/",
        "http://0.0.0.0/",
        "http://2130706433/",
        "http://0x7f.1/",
    ],
)
def test_no_request_goes_into_the_hosts_own_network(ann: Person, address: str) -> None:
    assert ann.fail("POST", "/api/me/alerts/hook", 422, json={"address": address})["key"] == "address-private"


@pytest.mark.parametrize(
    "address", ["ftp://1.1.1.1/", "https://", "x", "http://1.1.1.1:22/", "http://a@1.1.1.1/", "http://1.1.1.1:x/"]
)
def test_what_is_no_address_is_refused(ann: Person, address: str) -> None:
    assert ann.fail("POST", "/api/me/alerts/hook", 422, json={"address": address})["key"] == "address-wrong"


def test_public_addresses_are_outside_and_roads_inwards_are_not() -> None:
    assert is_outside(ipaddress.ip_address("1.1.1.1"))
    assert is_outside(ipaddress.ip_address("2606:4700::1111"))
    for inside in (
        "100.64.0.1",
        "224.0.0.1",
        "fc00::1",
        "fe80::1",
        "2002:7f00:1::",
        "192.0.2.1",
        "240.0.0.1",
        "192.88.99.1",
        "3fff::1",
    ):
        assert not is_outside(ipaddress.ip_address(inside)), inside
    assert is_outside(ipaddress.ip_address("192.168.0.9"), (ipaddress.ip_network("192.168.0.0/24"),))


def test_a_network_that_is_none_keeps_the_server_from_starting(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="HHOUR_ALERT_NETWORKS"):
        read_settings({"HHOUR_ALERT_NETWORKS": "my house"})


def test_ways_can_be_taken_away_and_are_ten_at_most(opened: Server, receiver: Receiver) -> None:
    with Person(opened.url, "Ann") as ann, Person(opened.url, "Ben") as ben:
        made = [ann.post("/api/me/alerts/hook", address=f"{receiver.url}/{n}") for n in range(10)]
        assert ann.fail("POST", "/api/me/alerts/hook", 409, json={"address": receiver.url})["key"] == "too-many-alerts"
        ben.http.delete(f"/api/me/alerts/{made[0]['id']}")  # somebody else's stays
        assert len(ann.get("/api/me/alerts")["alerts"]) == 10
        left = ann.http.delete(f"/api/me/alerts/{made[0]['id']}").json()["alerts"]
        assert len(left) == 9


# --- push -------------------------------------------------------------------------------------------------------------


def opened_message(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a browser does with a message."""
    salt, theirs, text = body[:16], body[21 : 21 + body[20]], body[21 + body[20] :]
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
    shared = _derived(auth, key.exchange(ec.ECDH(), public), b"WebPush: info\0" + raw(key.public_key()) + theirs, 32)
    nonce = _derived(salt, shared, b"Content-Encoding: nonce\0", 12)
    return (
        AESGCM(_derived(salt, shared, b"Content-Encoding: aes128gcm\0", 16)).decrypt(nonce, text, None).rstrip(b"\x02")
    )


def test_a_message_is_sealed_as_the_standards_own_example() -> None:
    number = int.from_bytes(from_text("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    body = sealed(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        ec.derive_private_key(number, CURVE),
        from_text("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert to_text(body).endswith("_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN")


def test_a_browser_reads_what_it_is_pushed_and_knows_who_sent_it(opened: Server, receiver: Receiver) -> None:
    key, auth = ec.generate_private_key(CURVE), b"0123456789abcdef"
    with Person(opened.url, "Ann") as ann:
        keys = {"p256dh": to_text(raw(key.public_key())), "auth": to_text(auth)}
        ann.post("/api/me/alerts/push", endpoint=receiver.url, **keys)
        assert ann.post("/api/me/alerts/try")["reached"] == 1
        _, headers, body = receiver.wait(1)[0]
        assert json.loads(opened_message(body, key, auth))["event"] == "trial"
        assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
        signed, public = headers["authorization"].removeprefix("vapid t=").split(", k=")
        assert public == ann.get("/api/me/alerts")["vapid"]
        text, _, signature = signed.rpartition(".")
        r, s = (int.from_bytes(from_text(signature)[at : at + 32], "big") for at in (0, 32))
        known = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(public))
        known.verify(encode_dss_signature(r, s), text.encode(), ec.ECDSA(SHA256()))
        claims = json.loads(from_text(text.split(".")[1]))
        assert claims["aud"] == receiver.url.removesuffix("/told")


def test_a_subscription_that_has_ended_is_forgotten(opened: Server, receiver: Receiver) -> None:
    receiver.status = 410
    key = to_text(raw(ec.generate_private_key(CURVE).public_key()))
    with Person(opened.url, "Ann") as ann:
        ann.post("/api/me/alerts/push", endpoint=receiver.url, p256dh=key, auth=to_text(b"0" * 16))
        assert ann.post("/api/me/alerts/try") == {"reached": 0, "failed": 1}
        assert len(receiver.came) == 1


def test_keys_that_are_none_and_private_endpoints_are_refused(opened: Server, ann: Person) -> None:
    wish = {"endpoint": "http://127.0.0.1:9999/", "p256dh": "AAAA", "auth": to_text(b"0" * 16)}
    with Person(opened.url, "Ann") as other:
        assert other.fail("POST", "/api/me/alerts/push", 422, json=wish)["key"] == "push-keys"
    assert ann.fail("POST", "/api/me/alerts/push", 422, json=wish)["key"] == "address-private"


def test_the_servers_keys_outlive_a_restart() -> None:
    assert Vapid("secret", "mailto:a@b.invalid").public == Vapid("secret", "").public != Vapid("other", "").public

"""On which devices one is at home: listed, and sent away one by one or all at once."""

from __future__ import annotations

import hmac
from hashlib import sha256
from pathlib import Path

import pytest

from hhour.server.identity import Signer, old_session
from hhour.server.sessions import device
from tests.server.served import Person, Server, fetch, serving
from tests.server.test_store import again

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1"


def another_device(of: Person, url: str) -> Person:
    """A second browser of the same person."""
    other = Person(url)
    other.http.headers["user-agent"] = PHONE
    other.post("/api/recover", token=of.post("/api/me/recovery")["token"])
    assert other.get("/api/me")["id"] == of.id
    return other


def test_a_recovery_link_works_once(ann: Person, server: Server) -> None:
    token = ann.post("/api/me/recovery")["token"]
    with Person(server.url) as phone, Person(server.url) as thief:
        assert phone.post("/api/recover", token=token)["id"] == ann.id
        assert thief.fail("POST", "/api/recover", 404, json={"token": token})["key"] == "wrong-recovery"
        assert thief.get("/api/me")["id"] == thief.id


def test_my_devices_are_listed_with_what_they_are(ann: Person, server: Server) -> None:
    ann.http.headers["user-agent"] = FIREFOX
    with another_device(ann, server.url) as phone:
        listed = {one["name"]: one["here"] for one in ann.get("/api/me/devices")["devices"]}
        assert listed == {"Firefox, Linux": True, "Safari, iPhone": False}
        assert {one["name"] for one in phone.get("/api/me/devices")["devices"] if one["here"]} == {"Safari, iPhone"}


def test_a_device_that_was_ended_is_a_stranger_at_once_and_its_tables_close(ann: Person, server: Server) -> None:
    table = ann.lay()
    with another_device(ann, server.url) as phone, phone.sit(table["id"]) as chair, ann.sit(table["id"]) as mine:
        (ended,) = [one["id"] for one in phone.get("/api/me/devices")["devices"] if one["here"]]
        left = ann.post(f"/api/me/devices/{ended}/end")["devices"]
        assert [one["here"] for one in left] == [True]
        assert chair.read("goodbye")["error"]["key"] == "session-ended"
        assert chair.closed() == 1008
        stolen = phone.cookie
        assert fetch(f"{server.url}/api/me", headers={"Cookie": stolen}).json()["id"] != ann.id
        assert phone.get("/api/me")["id"] != ann.id  # and has a new cookie now
        phone.http.cookies.clear()
        phone.http.cookies.set("hhour", stolen.partition("=")[2])
        phone.fail("GET", f"/api/tables/{table['id']}", 404)
        assert mine.act(1, "roll")["type"] == "ack"  # nobody else notices


def test_a_name_that_no_database_takes_is_nobodys(tmp_path: Path, database: dict[str, str]) -> None:
    """PostgreSQL fails on a null character, which is not its fault."""
    with serving(tmp_path, **database) as server, Person(server.url, "Ann") as ann:
        assert ann.fail("POST", "/api/me/devices/%00/end", 404)["key"] == "no-such-device"
        assert ann.http.delete("/api/me/alerts/%00").json()["alerts"] == []
        with ann.sit(ann.lay()["id"]) as chair:
            chair.send(type="say", id="a\0", text="hello")
            assert chair.read("refused")["error"]["key"] == "malformed"
            assert chair.act(1, "roll")["type"] == "ack"


def test_nobody_ends_the_devices_of_others(ann: Person, ben: Person) -> None:
    (mine,) = ann.get("/api/me/devices")["devices"]
    assert ben.fail("POST", f"/api/me/devices/{mine['id']}/end", 404)["key"] == "no-such-device"
    for nonsense in ("x", "%00", "..%2fend-others", "é" * 50, "'; --", "9" * 4000):
        assert ben.fail("POST", f"/api/me/devices/{nonsense}/end", 404)["sentence"]
    assert ann.get("/api/me/devices")["devices"][0]["id"] == mine["id"]


def test_ending_all_others_makes_a_copy_of_ones_own_cookie_worthless(ann: Person, server: Server) -> None:
    """Who has stolen a cookie sits at the same device as far as the server knows: that one ends, too."""
    ann.lay()
    stolen = {"Cookie": ann.cookie}
    with another_device(ann, server.url) as phone:
        assert fetch(f"{server.url}/api/me", headers=stolen).json()["id"] == ann.id
        assert len(ann.post("/api/me/devices")["devices"]) == 3
        assert fetch(f"{server.url}/api/me", headers=stolen).json()["id"] == ann.id  # had the answer been lost
        left = ann.post("/api/me/devices/end-others")["devices"]
        assert [one["here"] for one in left] == [True]
        assert ann.get("/api/me")["id"] == ann.id
        assert phone.get("/api/me")["id"] != ann.id
        assert fetch(f"{server.url}/api/me", headers=stolen).json()["id"] != ann.id


@pytest.mark.parametrize("ending", ["stop", "kill"])
def test_what_was_ended_stays_so_after_a_restart(tmp_path: Path, database: dict[str, str], ending: str) -> None:
    with serving(tmp_path, **database) as server:
        ann = Person(server.url, "Ann")
        phone = another_device(ann, server.url)
        stolen = phone.cookie
        (ended,) = [one["id"] for one in phone.get("/api/me/devices")["devices"] if one["here"]]
        ann.post(f"/api/me/devices/{ended}/end")
        getattr(server, ending)()
    with serving(tmp_path, **database) as server:
        assert fetch(f"{server.url}/api/me", headers={"Cookie": stolen}).json()["id"] != ann.id
        assert again(ann, server).get("/api/me")["id"] == ann.id
    ann.http.close()
    phone.http.close()


def test_a_cookie_from_before_there_were_sessions_works_until_it_is_ended(tmp_path: Path) -> None:
    key = sha256(b"hhour cookie s").digest()
    old = f"1.{'a' * 16}.{hmac.new(key, b'a' * 16, sha256).hexdigest()[:40]}"
    assert Signer("s").read(old) == ("a" * 16, old_session("a" * 16))
    with serving(tmp_path, HHOUR_SECRET="s") as server, Person(server.url) as ann:
        ann.http.cookies.clear()
        ann.http.cookies.set("hhour", old)
        assert ann.get("/api/me")["id"] == "a" * 16
        ann.post("/api/me/devices/end-others")
        assert ann.get("/api/me")["id"] == "a" * 16  # nobody sends themselves away like this
        ann.post("/api/me/devices")
        ann.post("/api/me/devices/end-others")
        assert ann.get("/api/me")["id"] == "a" * 16
        assert fetch(f"{server.url}/api/me", headers={"Cookie": f"hhour={old}"}).json()["id"] != "a" * 16


def test_who_only_looks_around_leaves_nothing_in_the_store(server: Server) -> None:
    assert fetch(f"{server.url}/api/me/devices").json() == {"devices": []}


def test_sessions_are_not_made_by_the_million(tmp_path: Path) -> None:
    with serving(tmp_path, HHOUR_TABLES_PER_MINUTE="3") as server, Person(server.url) as ann:
        told = [ann.http.post("/api/me/devices").status_code for _ in range(4)]
        assert told == [201, 201, 201, 429]


@pytest.mark.parametrize(
    ("agent", "told"),
    [
        (FIREFOX, "Firefox, Linux"),
        (PHONE, "Safari, iPhone"),
        ("Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("", ""),
        ("<script>\x00", ""),
    ],
)
def test_a_device_is_called_what_a_person_knows_it_by(agent: str, told: str) -> None:
    assert device(agent) == told

"""Identity without accounts, and what a browser of another site cannot do."""

from __future__ import annotations

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from hhour.server.identity import Signer, clean_name, clean_text
from tests.server.served import Person, Server, fetch


def test_a_person_is_a_signed_cookie_that_scripts_cannot_read(server: Server) -> None:
    answer = fetch(f"{server.url}/api/me")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    again = fetch(f"{server.url}/api/me", headers={"Cookie": cookie.split(";")[0]})
    assert again.json() == answer.json()
    assert "set-cookie" not in again.headers


def test_the_page_itself_says_who_one_is_and_is_kept_nowhere(server: Server) -> None:
    """What a page asks for at once, in parallel, must not make several people of one."""
    page = fetch(server.url, headers={"Accept": "text/html"})
    cookie = page.headers["set-cookie"].split(";")[0]
    assert page.headers["cache-control"] == "no-store"
    asked = [fetch(f"{server.url}/api/me", headers={"Cookie": cookie}) for _ in range(2)]
    assert len({answer.json()["id"] for answer in asked}) == 1
    assert all("set-cookie" not in answer.headers for answer in asked)
    again = fetch(server.url, headers={"Cookie": cookie, "Accept": "text/html"})
    assert "set-cookie" not in again.headers


def test_a_forged_cookie_is_nobody(server: Server, ann: Person) -> None:
    mac = ann.cookie.rpartition(".")[2]
    for forged in (
        f"1.{ann.id}.{'0' * 40}",
        f"1.{ann.id}.{mac}",
        f"2.{ann.id}.other.{mac}",
        f"2.{ann.id}.",
        ann.id,
        "1..",
        "2...",
        "é",
        "x" * 9000,
    ):
        header = [(b"Cookie", f"hhour={forged}".encode())]
        answer = fetch(f"{server.url}/api/me", headers=header)
        assert answer.status_code == 200
        assert answer.json()["id"] != ann.id


def test_only_the_servers_own_secret_signs() -> None:
    assert Signer("one").read(Signer("one").sign("abc", "s")) == ("abc", "s")
    assert Signer("one").read(Signer("two").sign("abc", "s")) == ("", "")


def test_a_recovery_link_carries_my_games_to_another_device(ann: Person, server: Server) -> None:
    table = ann.lay()
    old = ann.post("/api/me/recovery")["token"]
    token = ann.post("/api/me/recovery")["token"]
    with Person(server.url) as phone:
        assert phone.fail("POST", "/api/recover", 404, json={"token": old})["key"] == "wrong-recovery"
        assert phone.fail("POST", "/api/recover", 404, json={"token": ""})["key"] == "wrong-recovery"
        phone.post("/api/recover", token=token)
        assert phone.get("/api/me")["name"] == "Ann"
        with phone.sit(table["id"]) as chair:
            assert chair.act(1, "roll")["type"] == "ack"


def test_a_name_is_cleaned_and_a_very_long_one_refused(ann: Person) -> None:
    answer = ann.http.patch("/api/me", json={"name": "  Zoé\x00\u202e\n<script>  "})
    assert answer.json()["name"] == "Zoé <script>"
    assert ann.fail("PATCH", "/api/me", 400, json={"name": "x" * 10_000})["key"] == "too-long"
    assert ann.get("/api/me")["name"] == "Zoé <script>"


@pytest.mark.parametrize(
    ("given", "kept"),
    [("a\tb\r\nc", "a b c"), ("\u200bx\u2066", "x"), ("\ud800", ""), ("李雷", "李雷"), ("y" * 99, "y" * 40)],
)
def test_names_keep_what_can_be_seen(given: str, kept: str) -> None:
    assert clean_name(given) == kept
    assert clean_text(given)[:40] == kept


def test_another_site_can_change_nothing(ann: Person, server: Server) -> None:
    for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
        answer = ann.http.post("/api/tables", json={"setup": "dday n-01"}, headers=headers)
        assert answer.status_code == 403
        assert answer.json()["error"]["key"] == "foreign-origin"
    assert ann.http.post("/api/tables", json={"setup": "dday n-01"}, headers={"Origin": server.url}).status_code == 201


def test_another_site_cannot_open_a_socket(ann: Person, server: Server) -> None:
    table = ann.lay()
    address = server.url.replace("http", "ws") + f"/api/tables/{table['id']}/socket"
    headers = {"Cookie": ann.cookie, "Origin": "https://evil.example"}
    with pytest.raises(InvalidStatus), connect(address, additional_headers=headers, proxy=None):
        pass
    with connect(address, additional_headers={"Cookie": ann.cookie}, origin=Origin(server.url), proxy=None) as socket:
        assert '"hello"' in str(socket.recv(20))[:40]


def test_a_form_post_is_not_a_request(ann: Person) -> None:
    answer = ann.http.post("/api/tables", data={"setup": "dday n-01"})
    assert answer.status_code in (400, 415)
    assert answer.json()["error"]["sentence"]


def test_every_answer_has_the_security_headers(ann: Person) -> None:
    for path in ("/", "/api/me", "/api/tables/none", "/nowhere.js", "/healthz", "/api/maps/n-01.svg"):
        headers = ann.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy or "default-src 'none'" in policy
        assert "'unsafe-inline'" not in policy.split("style-src")[0]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_errors_are_told_in_the_language_of_the_request(ann: Person) -> None:
    told = {
        code: ann.http.get("/api/tables/none", headers={"Accept-Language": code}).json()["error"]["sentence"]
        for code in ("en-GB,en;q=0.9", "fr-CA", "zh-CN")
    }
    assert len(set(told.values())) == 3
    assert "error" in ann.http.get("/api/tables/none", params={"language": "klingon"}).json()

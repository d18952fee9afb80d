"""Talk: whom the host silences, and what is said at a private table stays there."""

from __future__ import annotations

from tests.server.served import Chair, Message, Person


def say(chair: Chair, text: str) -> Message:
    chair.send(type="say", id=text, text=text)
    return chair.read("ack", "refused")


def test_the_host_can_silence_someone_and_let_them_speak_again(ann: Person, ben: Person) -> None:
    table = ann.lay(watchable=True)["id"]
    with ann.sit(table) as host, ben.sit(table) as guest:
        assert say(guest, "one")["type"] == "ack"
        assert host.read("said")["line"]["player"] == ben.id
        assert ben.fail("POST", f"/api/tables/{table}/silence", 403, json={"player": ann.id, "silent": True})
        assert ann.post(f"/api/tables/{table}/silence", player=ben.id, silent=True)["silenced"] == [ben.id]
        assert ben.get(f"/api/tables/{table}")["silenced"] == []
        assert say(guest, "two")["error"]["key"] == "silenced"
        ann.post(f"/api/tables/{table}/silence", player=ben.id, silent=False)
        assert say(guest, "three")["type"] == "ack"


def test_the_talk_of_a_private_game_that_is_over_is_for_those_who_sat_there(ann: Person, ben: Person) -> None:
    table = ann.lay()["id"]
    with ann.sit(table) as host:
        say(host, "between us")
        ann.post(f"/api/tables/{table}/end")
        assert say(host, "late")["error"]["key"] == "ended"
    with ben.sit(table) as stranger:
        assert stranger.hello["chat"] == []
        assert say(stranger, "hello")["error"]["key"] == "ended"
    with ann.sit(table) as host:
        assert [line["text"] for line in host.hello["chat"]] == ["between us"]


def test_a_recovery_link_works_once(ann: Person, ben: Person) -> None:
    token = ann.post("/api/me/recovery")["token"]
    ben.post("/api/recover", token=token)
    assert ben.fail("POST", "/api/recover", 404, json={"token": token})["key"] == "wrong-recovery"


def test_a_body_that_is_not_json_is_415_and_one_of_no_letters_400(ann: Person) -> None:
    body = b'{"setup": "dday n-01"}'
    for kind in ("text/plain", "application/x-www-form-urlencoded", "application/msgpack", ""):
        told = ann.fail("POST", "/api/setups", 415, content=body, headers={"content-type": kind})
        assert told["key"] == "not-json"
    json = {"content-type": "application/json"}
    assert ann.fail("POST", "/api/setups", 400, content=b'{"setup": "\xff\xfe"}', headers=json)
    assert ann.http.post("/api/setups", content=body, headers=json).status_code == 200


def test_no_page_of_the_schema_names_another_host(ann: Person) -> None:
    for path in ("/schema", "/schema/swagger", "/schema/redoc", "/api/openapi", "/api/openapi/swagger"):
        answer = ann.http.get(path)
        assert "cdn" not in answer.text
        assert "jsdelivr" not in answer.text

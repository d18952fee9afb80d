"""Who may do what: late, repeated and foreign actions change nothing, seats change hands only by right."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.server.served import Person, Server, pick

TWO = "dday n-01 level=practice units=2"


def test_the_same_message_sent_twice_is_done_once(ann: Person) -> None:
    table = ann.lay()
    with ann.sit(table["id"]) as chair:
        first = chair.act(1, "roll", id="once")
        dice = chair.views["1"]["units"][0]["dice"]
        again = chair.act(1, "roll", id="once", question_id=0)
        assert first == again
        assert chair.seq == 1
        assert chair.views["1"]["units"][0]["dice"] == dice


def test_a_repeat_is_known_by_another_connection_too(ann: Person) -> None:
    table = ann.lay()
    with ann.sit(table["id"]) as chair:
        first = chair.act(1, "roll", id="once")
    with ann.sit(table["id"]) as later:
        assert later.act(1, "roll", id="once", question_id=0) == first


def test_an_answer_to_an_older_question_changes_nothing(ann: Person) -> None:
    table = ann.lay("dday n-02")
    with ann.sit(table["id"]) as chair:
        chair.act(1, "roll")
        view = chair.views["1"]
        answer = chair.act(1, chair.actions(1)[0], question_id=0)
        assert answer["type"] == "refused"
        assert answer["error"]["key"] == "late"
        assert chair.act(1, chair.actions(1)[0], question_id=999)["error"]["key"] == "late"
        assert (chair.seq, chair.views["1"]) == (1, view)


def test_another_seats_move_that_leaves_my_question_alone_keeps_its_id(ann: Person, ben: Person) -> None:
    table = ann.lay(TWO)
    ben.post(f"/api/tables/{table['id']}/join", key=table["key"])
    with ann.sit(table["id"]) as first, ben.sit(table["id"]) as second:
        mine = second.questions["2"]["id"]
        first.act(1, "roll")
        second.read("events")
        assert second.questions["2"]["id"] == mine
        assert second.act(2, "roll", question_id=mine)["type"] == "ack"


def test_a_second_tab_that_lags_behind_is_told_so(ann: Person) -> None:
    table = ann.lay("dday n-02")
    with ann.sit(table["id"]) as one, ann.sit(table["id"]) as other:
        stale = other.questions["1"]["id"]
        one.act(1, "roll")
        assert other.act(1, "roll", question_id=stale)["error"]["key"] == "late"
        assert other.seq == 1


def test_nobody_acts_for_another_seat(ann: Person, ben: Person) -> None:
    table = ann.lay(TWO)
    ben.post(f"/api/tables/{table['id']}/join", key=table["key"])
    with ben.sit(table["id"]) as chair:
        for seat in (1, 3, 99):
            assert chair.act(seat, "roll", question_id=0)["error"]["key"] == "not-your-seat"
        assert chair.seq == 0


def test_what_the_rules_forbid_is_refused_with_a_sentence_and_changes_nothing(ann: Person) -> None:
    table = ann.lay("dday n-02")
    with ann.sit(table["id"]) as chair:
        for action in ("advance 5", "reroll r1", "dance", "use medic", "undo", "roll > STAR", "é" * 50):
            answer = chair.act(1, action)
            assert answer["type"] == "refused", action
            assert answer["error"]["sentence"]
        assert chair.seq == 0


def test_a_full_table_says_so(ann: Person, ben: Person, server: Server) -> None:
    table = ann.lay(TWO)
    path = f"/api/tables/{table['id']}/join"
    ben.post(path, key=table["key"], name="Ben")
    ben.post(path, key=table["key"], name="Ben")  # the link opened again
    with Person(server.url) as third:
        assert third.fail("POST", path, 409, json={"key": table["key"]})["key"] == "table-full"
        assert third.fail("POST", path, 403, json={"key": "guess"})["key"] == "wrong-key"
        assert third.fail("POST", "/api/tables/nowhere/join", 403, json={"key": "x"})["key"] == "wrong-key"


def test_a_private_table_is_not_there_for_strangers(ann: Person, ben: Person) -> None:
    table = ann.lay()
    for path in ("", "/record", "/replay", "/replay/0", "/report", "/verify"):
        assert ben.fail("GET", f"/api/tables/{table['id']}{path}", 404)["key"] == "no-such-table"
    seen = ben.get(f"/api/tables/{table['id']}", key=table["key"])
    assert seen["key"] == ""
    for place in (table["id"], "nowhere"):
        assert ben.fail("GET", f"/api/tables/{place}?key=guess", 404)["key"] == "wrong-key"


def test_a_seat_is_handed_over_by_a_link_of_its_own(ann: Person, ben: Person) -> None:
    table = ann.lay()
    path = f"/api/tables/{table['id']}"
    link = ann.post(f"{path}/seats/1/hand-over")
    with ann.sit(table["id"]) as chair:
        taken = ben.post(f"{path}/join", key=link["key"], name="Ben")
        assert taken["seats"][0]["mine"]
        chair.read("hello")
        assert chair.hello["seats"] == []
        assert chair.act(1, "roll")["error"]["key"] == "not-your-seat"
    assert ann.fail("POST", f"{path}/join", 403, json={"key": link["key"]})["key"] == "wrong-key"


def test_a_seat_left_or_lent_to_a_bot_can_be_taken_back(ann: Person, ben: Person) -> None:
    table = ann.lay(TWO)
    path = f"/api/tables/{table['id']}"
    ben.post(f"{path}/join", key=table["key"], name="Ben")
    ben.post(f"{path}/seats/2", do="bot", level="recruit")
    back = ben.get(path)
    assert (back["seats"][1]["kind"], back["seats"][1]["can_take_back"]) == ("bot", True)
    assert ben.post(f"{path}/seats/2", do="take", name="Ben")["seats"][1]["mine"]
    left = ben.post(f"{path}/seats/2", do="leave")
    assert left["seats"][1]["kind"] == "open"
    assert ben.post(f"{path}/seats/2", do="take")["seats"][1]["mine"]
    assert ann.fail("POST", f"{path}/seats/2", 403, json={"do": "leave"})["key"] == "not-your-seat"
    assert ann.fail("POST", f"{path}/seats/2", 409, json={"do": "take"})["key"] == "seat-taken"
    assert ann.fail("POST", f"{path}/seats/9", 404, json={"do": "take"})["key"] == "no-such-seat"


def test_a_host_gives_only_absent_peoples_seats_to_a_bot(ann: Person, ben: Person) -> None:
    table = ann.lay(TWO)
    path = f"/api/tables/{table['id']}"
    ben.post(f"{path}/join", key=table["key"])
    with ben.sit(table["id"]):
        assert ann.fail("POST", f"{path}/seats/2", 409, json={"do": "bot"})["key"] == "seat-is-here"
    answer: Any = None
    for _ in range(50):  # the server notices within a moment that Ben's tab is closed
        answer = ann.http.post(f"{path}/seats/2", json={"do": "bot"})
        if answer.status_code == 200:
            break
    assert answer.json()["seats"][1]["kind"] == "bot"


def test_only_the_host_pauses_and_ends(ann: Person, ben: Person) -> None:
    table = ann.lay(TWO)
    path = f"/api/tables/{table['id']}"
    ben.post(f"{path}/join", key=table["key"])
    assert ben.fail("POST", f"{path}/pause", 403, json={"paused": True})["key"] == "host-only"
    assert ben.fail("POST", f"{path}/end", 403)["key"] == "host-only"
    with ben.sit(table["id"]) as chair:
        assert ann.post(f"{path}/pause", paused=True)["status"] == "paused"
        assert chair.read("table")["table"]["status"] == "paused"
        assert chair.act(2, "roll")["error"]["key"] == "paused"
        ann.post(f"{path}/pause", paused=False)
        assert chair.act(2, "roll")["type"] == "ack"
        ann.post(f"{path}/end")
        assert chair.act(2, "roll")["error"]["key"] == "ended"
    assert "seed=" in ann.http.get(f"{path}/record").text


def test_a_rematch_seats_the_same_people_once(ann: Person, ben: Person) -> None:
    table = ann.lay(TWO)
    path = f"/api/tables/{table['id']}"
    ben.post(f"{path}/join", key=table["key"], name="Ben")
    assert ann.fail("POST", f"{path}/rematch", 409)["key"] == "still-running"
    ann.post(f"{path}/end")
    new = ben.post(f"{path}/rematch")
    assert ann.post(f"{path}/rematch")["id"] == new["id"] != table["id"]
    assert [seat["name"] for seat in new["seats"]] == ["Ann", "Ben"]
    assert new["host"] == ann.id


def test_my_games_are_the_tables_i_sit_at(ann: Person, ben: Person) -> None:
    table = ann.lay(TWO)
    assert table["id"] in {one["id"] for one in ann.get("/api/tables")["tables"]}
    assert ben.get("/api/tables")["tables"] == []
    ben.post(f"/api/tables/{table['id']}/join", key=table["key"])
    assert [one["id"] for one in ben.get("/api/tables")["tables"]] == [table["id"]]


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"setup": "dday n-99"}, "setup-unknown-map"),
        ({"setup": "dday n-01 units=9"}, "setup-units"),
        ({"setup": "chess"}, "setup-unknown-game"),
        ({"setup": " "}, "setup-empty"),
        ({"setup": "dday n-01", "seats": [{"who": "me"}, {"who": "me"}]}, "too-many-seats"),
        ({"setup": "dday n-01", "seats": [{"who": "bot", "level": "napoleon"}]}, "unknown-bot"),
    ],
)
def test_a_table_that_cannot_be_laid_says_why(ann: Person, wish: dict[str, Any], key: str) -> None:
    assert ann.fail("POST", "/api/tables", 422, json=wish)["key"] == key


def test_chat_reaches_everyone_cleaned_and_once(ann: Person, ben: Person) -> None:
    table = ann.lay(watchable=True)
    with ann.sit(table["id"]) as one, ben.sit(table["id"]) as other:
        one.send(type="say", id="c1", text="  hi\x00 <b>there</b>\n\u202enow ")
        assert one.read("ack")["id"] == "c1"
        line = other.read("said")["line"]
        assert (line["text"], line["name"], line["seat"]) == ("hi <b>there</b> now", "Ann", 1)
        one.send(type="say", id="c1", text="again")
        one.read("ack")
    with ann.sit(table["id"]) as later:
        assert [said["text"] for said in later.hello["chat"]] == ["hi <b>there</b> now"]


def test_someone_who_lost_the_connection_gets_the_gap(ann: Person, ben: Person) -> None:
    table = ann.lay("dday n-01 units=2 level=practice")
    ben.post(f"/api/tables/{table['id']}/join", key=table["key"])
    rng = random.Random(11)
    with ann.sit(table["id"]) as one:
        with ben.sit(table["id"]) as other:
            seen, log = other.seq, other.log
        for _ in range(12):
            if one.questions.get("1", {}).get("must"):
                one.act(1, pick(rng, one.actions(1)))
        with ben.sit(table["id"], last=seen) as back:
            assert back.seq == one.seq > seen
            assert back.hello["log_after"] == len(log)
            assert log + back.log == one.log
        with ben.sit(table["id"]) as back:
            back.send(type="resync", last=back.seq)
            back.read("hello")
            assert back.hello["log"] == []
            assert back.log == one.log


def test_a_host_sets_the_clock_in_the_middle_and_takes_it_away(ann: Person, ben: Person) -> None:
    table = ann.lay(TWO)
    path = f"/api/tables/{table['id']}"
    ben.post(f"{path}/join", key=table["key"])
    assert ben.fail("POST", f"{path}/clock", 403, json={"clock": 5})["key"] == "host-only"
    assert ann.fail("POST", f"{path}/clock", 400, json={"clock": -1})["key"] == "malformed"
    with ann.sit(table["id"]) as chair:
        assert chair.hello["deadline"] == ""
        assert ann.post(f"{path}/clock", clock=600)["clock"] == 600
        assert chair.read("table")["deadline"]
        with ben.sit(table["id"]) as late:
            assert late.hello["deadline"]
        ann.post(f"{path}/clock", clock=1)
        assert chair.read("events")["seat"] in (1, 2)  # nobody moved: the clock did
        ann.post(f"{path}/clock", clock=0)
    assert ann.get(path)["clock"] == 0


def test_a_proposal_is_seen_by_all_and_accepted_by_doing_it(ann: Person, ben: Person) -> None:
    table = ann.lay(TWO, watchable=True)
    ben.post(f"/api/tables/{table['id']}/join", key=table["key"])
    with ann.sit(table["id"]) as first, ben.sit(table["id"]) as second, Person(ann.url) as cat:
        first.send(type="choices", id="c", seat=1, to=2)
        told = first.read("choices")
        assert (told["to"], [choice["action"] for choice in told["choices"]]) == (2, ["roll", "trade 1"])
        first.send(type="propose", id="p", seat=1, to=2, action="roll")
        assert first.read("ack")["id"] == "p"
        seen = second.read("proposals")["proposals"]
        assert [(one["seat"], one["to"], one["action"], one["declined"]) for one in seen] == [(1, 2, "roll", False)]
        with cat.sit(table["id"]) as watcher:
            assert watcher.read("proposals")["proposals"] == seen
        assert second.act(2, seen[0]["action"], question_id=seen[0]["question_id"])["type"] == "ack"
        heard = [message for message in map(json.loads, second.received) if message["type"] == "proposals"]
        assert heard[-1]["proposals"] == []


def test_a_proposal_can_be_declined_and_taken_back(ann: Person, ben: Person) -> None:
    table = ann.lay(TWO)
    ben.post(f"/api/tables/{table['id']}/join", key=table["key"])
    with ann.sit(table["id"]) as first, ben.sit(table["id"]) as second:
        first.send(type="propose", id="p", seat=1, to=2, action="roll")
        number = second.read("proposals")["proposals"][0]["id"]
        second.send(type="decline", id="d", seat=2, proposal=number)
        assert second.read("proposals")["proposals"][0]["declined"]
        first.send(type="decline", id="b", seat=1, proposal=number)
        second.read("ack")
        assert second.read("proposals")["proposals"] == []
        assert second.views["2"]["units"][1]["dice"] == []


def test_what_cannot_be_proposed_is_refused(ann: Person, ben: Person) -> None:
    table = ann.lay(TWO)
    ben.post(f"/api/tables/{table['id']}/join", key=table["key"])
    pocket = ann.lay("bataille units=2", seats=[{"who": "me"}, {"who": "beside"}])
    with ben.sit(table["id"]) as chair, ann.sit(pocket["id"]) as other:
        for message, key in (
            ({"type": "propose", "seat": 1, "to": 2, "action": "roll"}, "not-your-seat"),
            ({"type": "propose", "seat": 2, "to": 1, "action": "advance 5"}, "not-to-propose"),
            ({"type": "propose", "seat": 2, "to": 9, "action": "roll"}, "no-such-seat"),
            ({"type": "decline", "seat": 2, "proposal": 7}, "no-such-proposal"),
        ):
            chair.send(id=key, **message)
            assert chair.read("refused")["error"]["key"] == key
        other.send(type="choices", id="c", seat=1, to=2)
        assert other.read("refused")["error"]["key"] == "no-proposals"

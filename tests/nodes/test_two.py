"""Players of one table on different servers notice nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.nodes.redis_server import RedisServer
from tests.server.postgres import frozen
from tests.server.served import Chair, Message, Person, Server, pick, serving

House = dict[str, str]
MOVES = 8  # no game ends sooner


@pytest.fixture
def two(tmp_path: Path, house: House) -> Iterator[list[Server]]:
    with ExitStack() as stack:
        yield [stack.enter_context(serving(tmp_path / name, **house)) for name in ("a", "b")]


def elsewhere(person: Person, server: Server) -> Person:
    """The same person, sent to another server by the proxy."""
    person.http.base_url = server.url
    person.url = server.url
    return person


def heard(chair: Chair, kind: str) -> Message:
    """The next message of this kind; others are taken in."""
    return chair.read(kind)


def catch_up(chair: Chair, seq: int) -> None:
    while chair.seq < seq:
        chair.receive()


def test_two_people_on_two_servers_play_one_game(two: list[Server]) -> None:
    here, there = two
    rng = random.Random(3)
    with Person(here.url, "Ann") as ann, Person(there.url, "Ben") as ben:
        table = ann.lay("dday n-02 units=2")
        ben.post(f"/api/tables/{table['id']}/join", key=table["key"])
        with ann.sit(table["id"]) as first, ben.sit(table["id"]) as second:
            chairs = {1: first, 2: second}
            for _ in range(MOVES):
                seat = next(seat for seat in chairs if chairs[seat].actions(seat))
                chair, other = chairs[seat], chairs[3 - seat]
                answer = chair.act(seat, pick(rng, chair.actions(seat)))
                assert answer["type"] == "ack", answer
                catch_up(chair, answer["seq"])
                catch_up(other, answer["seq"])
                assert (chair.seq, chair.log) == (other.seq, other.log)
            assert first.board == second.board
        records = [elsewhere(ann, server).http.get(f"/api/tables/{table['id']}/record").text for server in two]
        assert records[0] == records[1]


def test_talk_presence_and_seats_are_the_same_on_both(two: list[Server]) -> None:
    here, there = two
    with Person(here.url, "Ann") as ann, Person(there.url, "Ben") as ben:
        table = ann.lay("dday n-02 units=2")
        with ann.sit(table["id"]) as first:
            ben.post(f"/api/tables/{table['id']}/join", key=table["key"])
            while first.table["seats"][1]["name"] != "Ben":
                heard(first, "table")
            with ben.sit(table["id"]) as second:
                while not first.table["seats"][1]["here"]:
                    heard(first, "table")
                while not second.table["seats"][0]["here"]:
                    heard(second, "table")
                second.send(type="say", id="c", text="hello from there")
                assert heard(first, "said")["line"]["text"] == "hello from there"
                taken = elsewhere(ann, there).fail(
                    "POST", f"/api/tables/{table['id']}/seats/2", 409, json={"do": "bot"}
                )
                assert taken["key"] == "seat-is-here"
            while first.table["seats"][1]["here"]:
                heard(first, "table")


def test_the_last_seat_is_given_once(two: list[Server]) -> None:
    """The race that two processes on one database lost before there was a house."""
    here, there = two
    with Person(here.url, "Ann") as ann, ExitStack() as stack:
        table = ann.lay("dday n-02 units=2")
        people = [stack.enter_context(Person(two[number % 2].url, f"P{number}")) for number in range(6)]
        body = {"key": table["key"]}
        answers = [person.http.post(f"/api/tables/{table['id']}/join", json=body).status_code for person in people]
        assert sorted(answers) == [200, 409, 409, 409, 409, 409]
        assert elsewhere(ann, there).get(f"/api/tables/{table['id']}")["seats"][1]["kind"] == "person"


def test_a_game_that_was_ended_is_ended_everywhere(two: list[Server]) -> None:
    here, there = two
    with Person(here.url, "Ann") as ann:
        table = ann.lay("dday n-02")
        with ann.sit(table["id"]) as first, elsewhere(ann, there).sit(table["id"]) as second:
            ann.post(f"/api/tables/{table['id']}/end")
            answer = first.act(1, "roll", question_id=first.seq)
            assert answer["error"]["key"] == "ended", answer
            while second.table["status"] != "ended":
                second.read("table")


def test_a_session_that_was_ended_is_ended_everywhere(two: list[Server]) -> None:
    here, there = two
    with Person(here.url, "Ann") as ann:
        table = ann.lay("dday n-02")
        me, [device] = ann.get("/api/me")["id"], ann.get("/api/me/devices")["devices"]
        cookies = dict(ann.http.cookies)
        with elsewhere(ann, there).sit(table["id"]) as chair:
            elsewhere(ann, here).post(f"/api/me/devices/{device['id']}/end")
            assert chair.closed() == 1008
        assert httpx.get(f"{there.url}/api/me", cookies=cookies).json()["id"] != me  # a copy of the cookie is nobody's


def test_an_answer_sent_again_to_another_server_counts_once(two: list[Server]) -> None:
    here, there = two
    with Person(here.url, "Ann") as ann:
        table = ann.lay("dday n-02")
        with ann.sit(table["id"]) as first:
            question = first.questions["1"]["id"]
            done = first.act(1, "roll", id="same", question_id=question)
            here.kill()
        with elsewhere(ann, there).sit(table["id"]) as second:
            again = second.act(1, "roll", id="same", question_id=question)
            assert (again["type"], again["seq"]) == ("ack", done["seq"])
            assert second.seq == done["seq"]


def test_without_redis_moves_are_made_and_the_others_see_them_late(
    two: list[Server], redis_server: RedisServer
) -> None:
    here, there = two
    with Person(here.url, "Ann") as ann, Person(there.url, "Ben") as ben:
        table = ann.lay("dday n-02 units=2")
        ben.post(f"/api/tables/{table['id']}/join", key=table["key"])
        with ann.sit(table["id"]) as first, ben.sit(table["id"]) as second:
            redis_server.stop()
            assert first.read("house")["late"]
            assert second.read("house")["late"]
            done = first.act(1, first.actions(1)[0])
            assert done["type"] == "ack"
            catch_up(second, done["seq"])
            redis_server.start()
            assert not first.read("house")["late"]
            assert not second.read("house")["late"]
            done = second.act(2, second.actions(2)[0])
            catch_up(first, done["seq"])


def test_without_postgresql_nothing_is_acknowledged_and_all_is_well_when_it_is_back(
    tmp_path: Path, house: House, postgres: str
) -> None:
    with serving(tmp_path, **house, HHOUR_DATABASE_SECONDS="2") as server, Person(server.url, "Ann") as ann:
        table = ann.lay("dday n-02")
        with ann.sit(table["id"]) as chair:
            with frozen(postgres):
                assert chair.act(1, "roll", id="once")["error"]["key"] == "store-gone"
                assert chair.read("goodbye")["error"]["key"] == "store-gone"
            question = chair.questions["1"]["id"]
        with ann.sit(table["id"]) as chair:
            assert chair.act(1, "roll", id="once", question_id=question)["type"] == "ack"
            assert chair.seq == 1

"""What a table is besides its moves, shared by two servers: dice, proposals, bots, the clock, what follows a game."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from copy import deepcopy
from datetime import datetime
from types import SimpleNamespace
from typing import Any

import pytest

from hhour.kernel.chance import promise_of
from hhour.kernel.record import parse_record
from hhour.kernel.verify import verify
from hhour.server import seating
from hhour.server.parts import Gathering
from hhour.server.proposals import Proposals, Proposed
from hhour.server.store.writer import Conflict
from tests.nodes.redis_server import RedisServer
from tests.nodes.test_two import catch_up, elsewhere
from tests.server.postgres import new_database
from tests.server.served import PATIENCE, Chair, Message, Person, Server, pick, serving
from tests.server.test_dice import ended, parts_of

TWO = "dday n-02 units=2"
DEALT = "dday n-02 units=2 opts=random-specialists"


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory, postgres: str) -> Iterator[list[Server]]:
    wire = RedisServer()
    house = {
        "HHOUR_DATABASE_URL": new_database(postgres),
        "HHOUR_REDIS_URL": wire.url,
        "HHOUR_SECRET": "one house",
        "HHOUR_PART_SECONDS": "30",  # whoever is here is waited for, however busy the machine is
    }
    with ExitStack() as stack:
        stack.callback(wire.close)
        folder = tmp_path_factory.mktemp("shared")
        yield [stack.enter_context(serving(folder / name, **house)) for name in ("a", "b")]


@pytest.fixture
def people(two: list[Server]) -> Iterator[tuple[Person, Person]]:
    """Ann here and Ben there."""
    with Person(two[0].url, "Ann") as ann, Person(two[1].url, "Ben") as ben:
        yield ann, ben


@contextmanager
def playing(people: tuple[Person, Person], setup: str = TWO) -> Iterator[tuple[str, Chair, Chair]]:
    """A table at which each of them sees that the other is there."""
    ann, ben = people
    table = ann.lay(setup)
    ben.post(f"/api/tables/{table['id']}/join", key=table["key"])
    with ann.sit(table["id"]) as first, ben.sit(table["id"]) as second:
        for chair in (first, second):
            while not all(seat["here"] for seat in chair.table["seats"]):
                chair.receive()
        yield table["id"], first, second


def act(chair: Chair, seat: int, action: str) -> None:
    """Send it without waiting for the answer."""
    asked = chair.questions[str(seat)]["id"]
    chair.send(type="act", id=secrets.token_hex(4), seat=seat, question_id=asked, action=action)


def promise(chair: Chair, seat: int) -> str:
    """As a page does when it sits down; the part that was promised."""
    part = secrets.token_hex(16)
    chair.send(type="promise", id=f"p{seat}", seat=seat, promise=promise_of(part))
    assert chair.read("ack", "refused")["type"] == "ack"
    return part


def show_until(pages: dict[Chair, tuple[int, str]], done: Callable[[Chair], bool]) -> None:
    """Every page shows its part whenever it is wanted, until all are where they should be.

    They are listened to in turns: whoever hears nothing may be waiting for what another page has not read yet.
    """
    deadline = time.monotonic() + PATIENCE
    while not all(done(chair) for chair in pages):
        assert time.monotonic() < deadline, "nothing was heard any more"
        for chair, (seat, part) in pages.items():
            try:
                message = chair.receive(0.05)
            except TimeoutError:
                continue
            if message["type"] == "parts-wanted":
                chair.send(type="part", seat=seat, part=part)


def heard(chair: Chair, done: Callable[[list[Message]], bool]) -> list[Message]:
    """The proposals as they lie, as soon as they are as they should be."""
    while True:
        lying: list[Message] = chair.read("proposals")["proposals"]
        if done(lying):
            return lying


def records(people: tuple[Person, Person], table: str) -> list[str]:
    return [person.http.get(f"/api/tables/{table}/record").text for person in people]


def test_the_dice_are_made_of_parts_that_were_shown_on_both_servers(people: tuple[Person, Person]) -> None:
    with playing(people) as (table, first, second):
        pages = {first: (1, promise(first, 1)), second: (2, promise(second, 2))}
        act(second, 2, "roll")
        show_until(pages, lambda chair: chair.seq == 1 and parts_of(chair) == ["in", "in"])
        assert first.act(1, "roll")["type"] == "ack"  # nobody is asked twice
        catch_up(second, 2)
        assert first.log == second.log
    text = ended(people[0], table)
    assert verify(text).parts == 2
    assert records(people, table) == [text, text]


def test_what_is_dealt_lies_on_both_servers_when_all_have_shown_their_parts(people: tuple[Person, Person]) -> None:
    with playing(people, DEALT) as (table, first, second):
        assert first.views == second.views == {}
        pages = {first: (1, promise(first, 1)), second: (2, promise(second, 2))}
        show_until(pages, lambda chair: bool(chair.views) and parts_of(chair) == ["in", "in"])
        assert first.board == second.board
        assert first.log == second.log
    assert verify(ended(people[0], table)).parts == 2


def test_nobody_waits_for_parts_once_another_server_has_rolled() -> None:
    async def roll() -> None:
        seats = [seating.Chair(1, "person", "ann", promise=promise_of("a" * 32))]
        table = SimpleNamespace(record=SimpleNamespace(sources=[]))
        live: Any = SimpleNamespace(seats=seats, table=table, row={"rev": 4}, here=["ann"], connections=[])
        live.seats_of, live.settings = lambda _: [1], SimpleNamespace(part_seconds=600)
        parts = Gathering(live)
        live.tell = lambda _: parts.outrun(5)  # the answer to being asked for the part
        with pytest.raises(Conflict):
            await parts.gather()
        with pytest.raises(Conflict):  # nor is anybody asked before it is looked at
            await parts.gather()
        live.row["rev"] = 5
        live.settings.part_seconds = 0
        live.tell = lambda _: None
        assert await parts.gather() is not None

    asyncio.run(asyncio.wait_for(roll(), PATIENCE))


def test_a_proposal_is_made_here_and_declined_accepted_and_greeted_with_there(
    two: list[Server], people: tuple[Person, Person]
) -> None:
    with playing(people) as (table, first, second):
        first.send(type="propose", id="p", seat=1, to=2, action="roll")
        [seen] = heard(second, bool)
        assert (seen["seat"], seen["to"], seen["action"], seen["declined"]) == (1, 2, "roll", False)
        second.send(type="decline", id="d", seat=2, proposal=seen["id"])
        assert heard(first, lambda lying: lying[0]["declined"])[0]["id"] == seen["id"]
        with elsewhere(people[0], two[1]).sit(table) as tab:
            assert heard(tab, bool)[0]["declined"]
        first.send(type="propose", id="q", seat=1, to=2, action="roll")
        [again] = heard(second, lambda lying: bool(lying) and not lying[0]["declined"])
        assert second.act(2, again["action"], question_id=again["question_id"])["type"] == "ack"
        assert heard(first, lambda lying: not lying) == []


def test_a_late_answer_does_not_bring_back_what_was_proposed_before() -> None:
    """Whoever opens a game asks what lies there; one who has not yet heard the newest may be the first to answer."""
    table: Any = SimpleNamespace(question_ids={2: 5, 3: 4}, is_over=False)
    old, new, other = Proposed(1, 1, 2, 5, "roll"), Proposed(2, 1, 2, 5, "trade 1"), Proposed(3, 1, 3, 4, "roll")
    proposals = Proposals(table)
    proposals.hear(old)
    proposals.hear(new)
    assert not proposals.learn([old])
    assert proposals.learn([old, other, Proposed(4, 2, 3, 3, "roll")])  # the last is to a question that is gone
    assert proposals.lying == [new, other]


def test_what_a_bot_does_is_seen_once_on_both_servers(two: list[Server], people: tuple[Person, Person]) -> None:
    here, there = two
    ann, _ = people
    rng = random.Random(5)
    table = ann.lay(TWO, seats=[{"who": "me"}, {"who": "bot", "level": "recruit"}])["id"]
    with ann.sit(table) as first, elsewhere(ann, there).sit(table) as second:
        chairs = [first, second]
        moved = 0
        while first.seq < 8 or not moved:  # the bot may be the quicker one all the time
            chair = chairs[first.seq % 2]
            catch_up(chair, first.seq)
            while not (question := chair.questions.get("1")) or not question["must"]:
                chair.receive()
            answer = chair.act(1, pick(rng, chair.actions(1)))
            assert answer["type"] == "ack" or answer["error"]["key"] == "late"  # the bot may have moved meanwhile
            moved += answer["type"] == "ack"
            catch_up(first, chair.seq)
        catch_up(second, first.seq)
        catch_up(first, second.seq)
        assert first.log[: len(second.log)] == second.log
    text = ended(elsewhere(ann, here), table)
    assert verify(text).true
    assert {line.seat for line in parse_record(text).lines} == {1, 2}


def test_what_was_done_here_is_taken_back_there(two: list[Server], people: tuple[Person, Person]) -> None:
    ann, _ = people
    rng = random.Random(1)
    table = ann.lay("dday n-02")["id"]
    with ann.sit(table) as first, elsewhere(ann, two[1]).sit(table) as second:
        first.act(1, "roll")
        catch_up(second, 1)
        while not first.questions["1"]["can_undo"]:
            before, log = deepcopy(second.views["1"]), list(second.log)
            catch_up(first, first.act(1, pick(rng, first.actions(1)))["seq"])
            catch_up(second, first.seq)
        assert second.log != log
        assert second.questions["1"]["can_undo"]
        second.send(type="undo", id="u", seat=1, question_id=second.questions["1"]["id"])
        assert second.read("ack", "refused")["type"] == "ack"
        catch_up(first, second.seq)
        for chair in (first, second):
            assert (chair.views["1"], chair.log) == (before, log)


def test_a_rematch_asked_for_on_both_servers_at_once_is_one(people: tuple[Person, Person]) -> None:
    with playing(people) as (table, first, second), ThreadPoolExecutor(2) as pool:
        people[0].post(f"/api/tables/{table}/end")
        new = {told["id"] for told in pool.map(lambda one: one.post(f"/api/tables/{table}/rematch"), people)}
        assert len(new) == 1
        for chair in (first, second):
            while chair.table["rematch"] not in new:
                chair.read("table")
        [rematch] = new
        assert [seat["name"] for seat in people[1].get(f"/api/tables/{rematch}")["seats"]] == ["Ann", "Ben"]


def test_a_game_brought_to_one_server_goes_on_on_the_other(two: list[Server], people: tuple[Person, Person]) -> None:
    ann, ben = people
    with playing(people) as (table, first, second):
        assert first.act(1, "roll")["type"] == "ack"
        catch_up(second, 1)
    brought = ben.post("/api/records", text=ann.http.get(f"/api/tables/{table}/record").text)
    assert brought["imported"]
    with ben.sit(brought["id"]) as there, elsewhere(ben, two[0]).sit(brought["id"]) as here:
        assert here.act(2, "roll")["type"] == "ack"
        catch_up(there, 2)
        assert there.log == here.log
        assert there.views == here.views


def test_the_clock_is_one_on_both_servers_and_moves_once(two: list[Server], people: tuple[Person, Person]) -> None:
    ann, _ = people
    table = ann.lay("dday n-02", clock=600)["id"]
    with ann.sit(table) as first:
        time.sleep(2)  # in which one thinks
        with elsewhere(ann, two[1]).sit(table) as second:
            due = datetime.fromisoformat(first.hello["deadline"])
            told = second.hello["deadline"]
            while (datetime.fromisoformat(told) - due).total_seconds() > 1.5:  # who comes elsewhere gains no time
                told = second.read("table")["deadline"]
            ann.post(f"/api/tables/{table}/clock", clock=1)
            for chair in (first, second):
                assert chair.read("events")["seat"] == 1  # nobody moved: the clock did
            ann.post(f"/api/tables/{table}/clock", clock=0)
            for chair in (first, second):
                while chair.table["clock"]:
                    chair.receive()
            catch_up(first, second.seq)
            catch_up(second, first.seq)
            assert first.log == second.log

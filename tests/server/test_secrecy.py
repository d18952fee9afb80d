"""No byte sent to a seat depends on what it may not see. In all three games everything lies open but one thing: the
seed, and with it every die to come; a game of the tests has hidden hands. People have secrets too: the keys of links,
and who they are elsewhere."""

from __future__ import annotations

import json
import random
from pathlib import Path

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import select, update

from hhour.server.store.engine import open_engine
from hhour.server.store.schema import actions, games
from tests.kernel.smuggle.game import CARDS
from tests.server.served import Chair, Person, Server, pick, serving

GAMES = ("dday n-02 units=2", "bataille units=2", "express utah units=2")
PATHS = ("", "/record", "/replay", "/report", "/replay/0", "/replay/3?seat=1")


def everything_told(server_url: str, person: Person, table_id: str) -> list[str]:
    """Every byte a seat can get about a table: its socket, with all it can ask there, and all requests."""
    person.url = server_url
    person.http.base_url = server_url
    with person.sit(table_id) as chair:
        for seat, question in sorted(chair.questions.items()):
            asked = {"seat": int(seat), "question_id": question["id"]}
            chair.send(type="odds", id="o", **asked)
            chair.read("odds", "refused")
            chair.send(type="choices", id="c", seat=int(seat), to=3 - int(seat))
            chair.read("choices", "refused")
        told = list(chair.received)
    return told + [person.http.get(f"/api/tables/{table_id}{path}").text for path in PATHS]


def play_some(person: Person, table_id: str, number: int) -> None:
    rng = random.Random(number)
    with person.sit(table_id) as chair:
        for _ in range(4 + 3 * number):
            waiting = [seat for seat in (1, 2) if chair.questions.get(str(seat), {}).get("must")]
            if not waiting:
                break
            chair.act(waiting[0], pick(rng, chair.actions(waiting[0])))


def test_another_seed_behind_the_same_dice_changes_no_byte(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        person = Person(server.url, "Ann")
        tables = []
        for number, setup in enumerate([setup for setup in GAMES for _ in range(3)]):
            tables.append(person.lay(setup, seats=[{"who": "me"}, {"who": "beside"}], advice="full"))
            play_some(person, tables[-1]["id"], number % 3)
        tables = [table for table in tables if person.get(f"/api/tables/{table['id']}")["status"] == "playing"]
        assert {table["game"] for table in tables} == {"dday", "bataille", "express"}
    with serving(tmp_path) as server:
        before = [everything_told(server.url, person, table["id"]) for table in tables]
    engine = open_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    with engine.begin() as connection:
        assert connection.execute(update(games).values(seed="0123456789abcdef" * 2)).rowcount >= len(tables)
    engine.dispose()
    with serving(tmp_path) as server:
        after = [everything_told(server.url, person, table["id"]) for table in tables]
    assert before == after
    person.http.close()


@settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(
    choices=st.lists(st.integers(0, 1000), min_size=5, max_size=40),
    setup=st.sampled_from(["dday n-01", "dday n-04", "dday n-06", "bataille units=2", "express utah units=1"]),
)
def test_the_seed_is_in_no_byte_before_the_end(server: Server, choices: list[int], setup: str) -> None:
    engine = open_engine(f"sqlite:///{server.log.parent / 'tables.db'}")
    with Person(server.url) as person:
        table = person.lay(setup, watchable=True, seats=[{"who": "me"}] * (2 if "units=2" in setup else 1))
        with engine.connect() as connection:
            seed = connection.execute(select(games.c.seed).where(games.c.id == table["id"])).scalar_one()
        assert len(seed) == 32
        with person.sit(table["id"]) as chair:
            for choice in choices:
                seat = next((seat for seat in (1, 2) if chair.actions(seat)), 0)
                if not seat:
                    break
                actions = chair.actions(seat)
                chair.act(seat, actions[choice % len(actions)])
            running = not chair.views["1"]["outcome"]
            told = [*chair.received, *(person.http.get(f"/api/tables/{table['id']}{path}").text for path in PATHS)]
            if running:
                assert not any(seed in text for text in told)
            person.http.post(f"/api/tables/{table['id']}/end")
        assert seed in person.http.get(f"/api/tables/{table['id']}/record").text
    engine.dispose()


def test_no_stranger_hears_a_key(ann: Person, ben: Person, server: Server) -> None:
    table = ann.lay("dday n-02 units=2", watchable=True)
    path = f"/api/tables/{table['id']}"
    handed = ann.post(f"{path}/seats/1/hand-over")["key"]
    ben.post(f"{path}/join", key=table["key"], name="Ben")
    recovery = ben.post("/api/me/recovery")["token"]
    with Person(server.url) as watcher, ann.sit(table["id"]) as first, ben.sit(table["id"]) as second:
        with watcher.sit(table["id"]) as third:
            first.act(1, "roll")
            second.act(2, "roll")
            for chair in (first, second, third):
                chair.send(type="ping")
                chair.read("pong")
            asked = [watcher.http.get(f"{path}{one}").text for one in (*PATHS, "/why/1")]
            asked.append(watcher.http.get("/api/tables/watchable").text)
            for secret in (table["key"], handed, recovery):
                assert not any(secret in text for text in [*third.received, *asked])
        for secret in (handed, recovery):
            assert not any(secret in text for text in [*first.received, *second.received])


SECRETS = {"TESTED_SECRETS": "1"}  # the server knows the game of secrets of tests/kernel, too


def do(chair: Chair, seat: int, action: str) -> None:
    """An action, once all that happened before has arrived."""
    chair.send(type="ping")
    chair.read("pong")
    assert chair.act(seat, action)["type"] == "ack"


def swapped(text: str, one: str, other: str) -> str:
    return text.replace(one, "\0").replace(other, one).replace("\0", other)


def with_another_card(folder: Path, table_id: str, one: str, other: str) -> None:
    """The same game in the store, but that two cards have changed places wherever they lie."""
    engine = open_engine(f"sqlite:///{folder / 'tables.db'}")
    with engine.begin() as connection:
        row = connection.execute(select(games.c.snapshot).where(games.c.id == table_id)).scalar_one()
        state = json.loads(swapped(row, one, other))
        state["deck"]["unplaced"].sort()
        snapshot = msgspec.json.encode(state).decode()
        connection.execute(update(games).where(games.c.id == table_id).values(snapshot=snapshot))
        for move in connection.execute(select(actions).where(actions.c.game == table_id)).mappings().all():
            new = {name: swapped(move[name], one, other) for name in ("action", "results", "events")}
            connection.execute(
                update(actions).where(actions.c.game == table_id, actions.c.n == move["n"]).values(**new)
            )
    engine.dispose()


def all_of(person: Person, table_id: str, seats: list[int]) -> list[str]:
    """Every byte somebody with these seats can get: socket, advice, choices of others, and all requests."""
    with person.sit(table_id) as chair:
        for seat in [seat for seat in seats if str(seat) in chair.questions]:
            asked = {"seat": seat, "question_id": chair.questions[str(seat)]["id"]}
            for kind, answer in (("odds", "odds"), ("hint", "hint")):
                chair.send(type=kind, id=kind, **asked)
                chair.read(answer, "refused")
            chair.send(type="choices", id="c", seat=seat, to=4 - seat)
            chair.read("choices", "refused")
        told = list(chair.received)
    why = [f"/why/{event}" for event in range(1, 12)]
    return told + [person.http.get(f"/api/tables/{table_id}{path}").text for path in (*PATHS, *why)]


def test_another_card_in_a_hidden_hand_changes_no_byte_of_anybody_else(tmp_path: Path) -> None:
    with serving(tmp_path, **SECRETS) as server:
        ann, ben, watcher = Person(server.url, "Ann"), Person(server.url, "Ben"), Person(server.url, "Wat")
        table = ann.lay("smuggle", seats=[{"who": "me"}, {"who": "open"}], watchable=True, advice="full")
        path = f"/api/tables/{table['id']}"
        assert [(seat["seat"], seat["side"]) for seat in table["seats"]] == [(1, "runner-1"), (3, "runner-3")]
        ben.post(f"{path}/join", key=table["key"], name="Ben")
        with ann.sit(table["id"]) as first, ben.sit(table["id"]) as second, watcher.sit(table["id"]) as third:
            do(first, 1, "draw")
            do(second, 3, "draw")
            do(first, 1, "pass")
            held = second.views["3"]["hand"][0]
            do(second, 3, f"stash {held}")
            do(second, 3, "pass")
            do(first, 1, "pass")
            do(second, 3, "draw")
            drawn = second.views["3"]["hand"][0]
            assert drawn != held
            for chair in (first, third):
                chair.send(type="ping")
                chair.read("pong")
                assert not any(card in text for card in (held, drawn) for text in chair.received)
            for person in (ann, ben, watcher):  # what the server knows of somebody tells nothing of somebody else
                export = person.http.get("/api/me/export").text
                assert not any(card in export for card in (held, drawn))
            mine = first.views["1"]["hand"]
    people = {"ann": (ann, [1]), "ben": (ben, [3]), "watcher": (watcher, [])}
    worlds = []
    unseen = [card for card in CARDS if card not in (held, drawn, *mine)]
    for card, other in (("", ""), (held, unseen[0]), (drawn, unseen[-1])):
        if card:
            with_another_card(tmp_path, table["id"], card, other)
        with serving(tmp_path, **SECRETS) as server:
            told = {}
            for name, (person, seats) in people.items():
                person.url = server.url
                person.http.base_url = server.url
                told[name] = all_of(person, table["id"], seats)
            worlds.append(told)
    for world in worlds[1:]:
        assert world["ann"] == worlds[0]["ann"]
        assert world["watcher"] == worlds[0]["watcher"]
        assert world["ben"] != worlds[0]["ben"]
    for person, _ in people.values():
        person.http.close()

"""Whole games over the wire, as two browsers play them."""

from __future__ import annotations

import random
from copy import deepcopy

from tests.server.served import Chair, Person, Server, fetch, pick


def play_on(chairs: dict[int, Chair], rng: random.Random, moves: int = 5000) -> int:
    """Let seats answer at random until the game ends or so many moves are made."""
    made = 0
    while made < moves:
        newest = max(chairs.values(), key=lambda chair: chair.seq)
        for chair in chairs.values():
            while chair.seq < newest.seq:
                chair.receive()
        waiting = [seat for seat, chair in chairs.items() if chair.questions.get(str(seat), {}).get("must")]
        if not waiting:
            return made
        seat = rng.choice(waiting)
        answer = chairs[seat].act(seat, pick(rng, chairs[seat].actions(seat)))
        assert answer["type"] == "ack", answer
        made += 1
    return made


def test_two_people_play_a_whole_game(ann: Person, ben: Person) -> None:
    table = ann.lay("dday n-01 level=practice units=2", seats=[{"who": "me"}, {"who": "open"}])
    ben.post(f"/api/tables/{table['id']}/join", key=table["key"], name="Ben")
    with ann.sit(table["id"]) as first, ben.sit(table["id"]) as second:
        play_on({1: first, 2: second}, random.Random(7))
        assert first.views["1"]["outcome"] in ("won", "lost")
        assert first.log == second.log
        first.send(type="ping")
        first.read("pong")
        assert first.table["status"] == "ended"
    replay = ann.get(f"/api/tables/{table['id']}/replay")
    assert replay["seq"] == first.seq
    last = ann.get(f"/api/tables/{table['id']}/replay/{first.seq}", seat=1)
    assert last["view"] == first.views["1"]
    proof = ann.get(f"/api/tables/{table['id']}/verify")
    assert proof["ok"], proof["sentence"]
    report = ann.get(f"/api/tables/{table['id']}/report")
    assert report["result"]["outcome"] == first.views["1"]["outcome"]
    assert report["turns"][-1]["n"] == first.seq


def test_patched_views_are_what_a_fresh_page_is_shown(ann: Person) -> None:
    table = ann.lay("dday n-02 units=2", seats=[{"who": "me"}, {"who": "beside", "name": "Bea"}])
    with ann.sit(table["id"]) as chair:
        assert chair.hello["seats"] == [1, 2]
        play_on({1: chair, 2: chair}, random.Random(3), 60)
        with ann.sit(table["id"]) as fresh:
            assert fresh.views == chair.views
            assert fresh.questions == chair.questions
            assert fresh.log == chair.log[-len(fresh.log) :]


def test_every_event_and_choice_comes_as_data_and_as_a_sentence(server: Server) -> None:
    told: dict[str, list[str]] = {}
    for code in ("en", "fr", "zh"):
        with Person(server.url) as person:
            table = person.lay()
            with person.sit(table["id"], language=code) as chair:
                chair.act(1, "roll")
                question = chair.questions["1"]
                assert all(choice["label"] and choice["action"] for choice in question["choices"])
                told[code] = [question["sentence"]]
                assert chair.hello["language"] == code
    assert len({tuple(lines) for lines in told.values()}) == 3


def test_the_language_can_be_changed_at_the_table(ann: Person) -> None:
    table = ann.lay()
    with ann.sit(table["id"], language="en") as chair:
        chair.act(1, "roll")
        english = chair.questions["1"]["sentence"]
        chair.send(type="language", language="fr")
        chair.read("hello")
        assert chair.questions["1"]["sentence"] != english
        assert chair.hello["language"] == "fr"


def test_a_spectator_sees_the_table_and_has_no_question(ann: Person, ben: Person) -> None:
    table = ann.lay(watchable=True)
    with ann.sit(table["id"]) as player, ben.sit(table["id"]) as watcher:
        assert watcher.hello["seats"] == []
        assert watcher.questions == {}
        player.act(1, "roll")
        watcher.read("events")
        assert watcher.views["0"]["units"] == player.views["1"]["units"]
        answer = watcher.act(1, player.actions(1)[0])
        assert answer["error"]["key"] == "not-your-seat"
        assert table["id"] in {one["id"] for one in ben.get("/api/tables/watchable")["tables"]}


def test_an_undo_takes_the_last_action_back_for_everyone(ann: Person, ben: Person) -> None:
    table = ann.lay("dday n-02", watchable=True)
    with ann.sit(table["id"]) as player, ben.sit(table["id"]) as watcher:
        player.act(1, "roll")
        rng = random.Random(1)
        while not player.questions["1"]["can_undo"]:
            before, log = deepcopy(player.views["1"]), list(player.log)
            player.act(1, pick(rng, player.actions(1)))
        question = player.questions["1"]
        player.send(type="undo", id="undo-1", seat=1, question_id=question["id"])
        assert player.read("ack", "refused")["type"] == "ack"
        assert player.views["1"] == before
        assert player.log == log
        while watcher.seq < player.seq:
            watcher.receive()
        assert watcher.log == log


def test_a_game_against_a_bot_goes_on_by_itself(ann: Person) -> None:
    table = ann.lay("dday n-01 level=practice units=2", seats=[{"who": "me"}, {"who": "bot", "level": "recruit"}])
    with ann.sit(table["id"]) as chair:
        rng = random.Random(5)
        while not chair.views["1"]["outcome"]:
            question = chair.questions.get("1")
            if question and question["must"]:
                chair.act(1, pick(rng, chair.actions(1)))
            else:
                chair.receive()
        assert {event["seat"] for event in chair.log} >= {1, 2}


def test_own_dice_are_asked_for_and_kept(ann: Person) -> None:
    table = ann.lay("dday n-02", dice="own")
    with ann.sit(table["id"]) as chair:
        need = chair.act(1, "roll")
        assert need["type"] == "dice-needed"
        assert (need["kind"], need["count"], need["have"]) == ("faces", 6, [])
        rolled = ["STAR", "SKULL", "STAR", "TOOL", "COURAGE", "SOLDIER"]
        answer = chair.act(1, "roll", dice=rolled)
        assert answer["type"] == "ack"
        assert [die["face"] for die in chair.views["1"]["units"][0]["dice"]] == rolled
        assert chair.act(1, "roll", dice=["MOON"] * 6)["type"] == "refused"
    assert "> STAR SKULL STAR" in ann.http.get(f"/api/tables/{table['id']}/record").text


def test_dice_cannot_be_written_where_the_table_rolls(ann: Person) -> None:
    table = ann.lay()
    with ann.sit(table["id"]) as chair:
        answer = chair.act(1, "roll", dice=["STAR"] * 6)
        assert answer["error"]["key"] == "dice-not-own"
        assert chair.seq == 0


def test_a_record_goes_out_and_comes_back(ann: Person, ben: Person) -> None:
    table = ann.lay("dday n-02")
    with ann.sit(table["id"]) as chair:
        play_on({1: chair}, random.Random(2), 3)
        text = ann.http.get(f"/api/tables/{table['id']}/record").text
        assert "seed=" not in text
        view = chair.views["1"]
    taken = ben.post("/api/records", text=text)
    assert taken["imported"]
    moment = ben.get(f"/api/tables/{taken['id']}/replay/{taken['seq']}", seat=1)
    for name in ("units", "sectors", "waiting"):
        assert moment["view"][name] == view[name]


def test_why_names_the_rule(ann: Person) -> None:
    table = ann.lay("dday n-02")
    with ann.sit(table["id"]) as chair:
        chair.act(1, "roll")
        event = chair.log[-1]
    answer = ann.get(f"/api/tables/{table['id']}/why/{event['seq']}")
    assert answer["chain"][0]["seq"] == event["seq"]
    assert answer["rules"][0]["id"] == event["rule"]


def test_the_clock_lets_a_bot_answer(ann: Person) -> None:
    table = ann.lay(clock=1)
    with ann.sit(table["id"]) as chair:
        message = chair.read("events")
        assert message["seat"] == 1
        assert message["deadline"]


def test_a_page_is_told_the_versions_schema(server: Server) -> None:
    schema = fetch(f"{server.url}/api/messages.json").json()
    assert {"FromBrowser", "ToBrowser", "Hello", "Act"} <= set(schema["$defs"])
    paths = fetch(f"{server.url}/api/openapi.json").json()["paths"]
    assert "/api/tables/{table_id}/join" in paths

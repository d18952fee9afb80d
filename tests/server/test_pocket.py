"""The two Pocket games at the same table: offered from their data, and played to the end over the wire."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.served import Person
from tests.server.test_play import play_on


def offer(person: Person, game: str, language: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = next(
        one for one in person.get("/api/catalogue", language=language)["games"] if one["id"] == game
    )
    return found


@pytest.mark.parametrize("setup", ["bataille units=2 opts=kommandant", "express utah units=2"])
def test_two_people_play_a_whole_game_of_the_pocket_box(ann: Person, ben: Person, setup: str) -> None:
    table = ann.lay(setup, seats=[{"who": "me"}, {"who": "open"}], watchable=True)
    ben.post(f"/api/tables/{table['id']}/join", key=table["key"])
    with ann.sit(table["id"]) as first, ben.sit(table["id"], language="fr") as second:
        made = play_on({1: first, 2: second}, random.Random(4))
        assert made == first.seq > 0
        outcome = first.views["1"]["outcome"]
        assert outcome
        assert [event["seq"] for event in first.log] == [event["seq"] for event in second.log]
        assert all(event["sentence"] for event in first.log)
        assert [event["sentence"] for event in first.log] != [event["sentence"] for event in second.log]
        assert first.board["phases"][1]["name"] != second.board["phases"][1]["name"]
    assert ann.get(f"/api/tables/{table['id']}/verify")["ok"]
    report = ann.get(f"/api/tables/{table['id']}/report")
    assert report["result"]["outcome"] == outcome
    assert report["lines"] != ben.get(f"/api/tables/{table['id']}/report", language="fr")["lines"]
    assert report["account"][0].startswith("Dice: ")
    assert any(unit["points"] > 0 for turn in report["turns"] for unit in turn["units"])  # one may never score
    last = ann.get(f"/api/tables/{table['id']}/replay/{first.seq}", seat=1)
    assert last["view"] == first.views["1"]
    assert last["board"] == first.board


@pytest.mark.parametrize("advice", ["off", "hints", "full"])
def test_the_board_tells_chances_only_as_far_as_the_table_advises(ann: Person, advice: str) -> None:
    table = ann.lay("bataille", advice=advice)
    with ann.sit(table["id"]) as chair:
        assert chair.act(1, "roll")["type"] == "ack"
        stakes = chair.board["stakes"]
        assert ("match" in stakes, "worth" in stakes.get("next", {})) in {
            "off": [(False, False)],
            "hints": [(True, False)],
            "full": [(True, True), (True, False)],  # under the cliffs there is nothing after this skirmish
        }[advice]
        with ann.sit(table["id"]) as other:
            assert other.board == chair.board


@pytest.mark.parametrize("name", ["bataille-silver-star", "cliffs"])
def test_drawings_of_the_pocket_games_are_served(ann: Person, name: str) -> None:
    answer = ann.http.get(f"/api/pictures/{name}.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "<svg" in answer.text
    assert ann.fail("GET", "/api/pictures/no.svg", 404)["key"] == "no-such-picture"


@pytest.mark.parametrize("game", ["bataille", "express"])
def test_a_pocket_game_goes_on_by_itself_where_bots_sit(ann: Person, game: str) -> None:
    level = offer(ann, game)["bots"][-1]["level"]
    seats = [{"who": "me"}, {"who": "bot", "level": level}]
    table = ann.lay(f"{game} units=2", seats=seats)
    with ann.sit(table["id"]) as chair:
        rng = random.Random(2)
        while not chair.views["1"]["outcome"]:
            if chair.questions.get("1", {}).get("must"):
                assert chair.act(1, rng.choice(chair.actions(1)))["type"] == "ack"
            else:
                chair.receive()


@pytest.mark.parametrize("game", ["bataille", "express"])
@pytest.mark.parametrize("language", ["en", "fr", "zh"])
def test_every_offered_option_is_named_and_taken(ann: Person, game: str, language: str) -> None:
    told = offer(ann, game, language)
    assert told["name"] != game
    assert told["sentence"]
    assert (told["least"], told["most"] >= 4) == (1, True)
    assert {one["key"] for one in told["written"]} >= {"bataille": {"medal-map"}, "express": {"gold-landing"}}[game]
    for board in told["boards"]:
        assert board["name"] != f"map-{board['id']}"
        assert ann.post("/api/setups", setup=f"{game} {board['id']}")["game"] == game
    for option in told["options"]:
        assert option["name"] != f"option-{game}-{option['key']}"
        assert option["sentence"]
        for value in option["values"]:
            assert value["name"] not in ("", f"option-value-{value['value']}")
            chosen = [f"{option['key']}={value['value']}", *option["needs"]]
            assert ann.post("/api/setups", setup=f"{game} opts={','.join(chosen)}")["game"] == game


def test_a_refusal_is_told_in_the_words_of_the_game(ann: Person) -> None:
    with ann.sit(ann.lay("bataille")["id"]) as chair:
        error = chair.act(1, "play silver-star")["error"]
        assert error["rule"].startswith("P-")
        assert "{" not in error["sentence"]
        assert "refusal-" not in error["sentence"]
    error = ann.fail("POST", "/api/setups", 422, json={"setup": "express utha"})
    assert "utah" in error["sentence"]


def test_a_table_has_no_room_for_hundreds(ann: Person) -> None:
    error = ann.fail("POST", "/api/tables", 422, json={"setup": "bataille units=400"})
    assert error["key"] == "too-many-people"

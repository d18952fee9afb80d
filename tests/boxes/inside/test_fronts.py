"""The box of everything through every front of the house: bots, lab, terminal, server."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from hhour.bots.protocol import Budget, ask
from hhour.bots.registry import bot, bot_names
from hhour.kernel.table import Table
from hhour.lab.executors import Here
from hhour.lab.simulate import Run, simulate
from tests.cli.conftest import Hhour, hhour, home
from tests.server.served import Person, pick, serving

__all__ = ["hhour", "home"]

SETUP = "dday n-01 units=2 opts=everything"
PATHS = ("", "/record", "/replay", "/report", "/replay/0", "/replay/3", *(f"/why/{event}" for event in range(1, 60)))


@pytest.mark.parametrize("name", bot_names("dday"))
def test_every_bot_plays_every_seat_to_the_end(name: str) -> None:
    table = Table(SETUP, seed=name)
    mind = bot("dday", name)
    while not table.outcome:
        seat = table.waiting()[0]
        said = ask(mind, table.game, table.play, seat, budget=Budget(nodes=50))
        assert said.reason.text("en")
        table.apply(seat, said.action)


def test_the_lab_counts_its_games() -> None:
    results = simulate(Run(SETUP, ("recruit",), "lab").checked(), 3, Here())
    assert len(results) == 3


def test_the_terminal_plays_it(hhour: Hhour, home: Path) -> None:
    typed = "row\nrow\nroll\nroll\nroll\nhelp\nlog\nmap\nquit\n"
    answer = hhour("play", SETUP, "--seed", "x", typed=typed)
    assert answer.code == 0, answer.err
    assert "Row ashore" in answer.out
    assert "umpire" in answer.out.lower()


def test_no_way_out_of_the_server_tells_the_umpires_hand(tmp_path: Path) -> None:
    rng = random.Random(4)
    with serving(tmp_path) as server, Person(server.url, "Ann") as ann, Person(server.url, "Ump") as ump:
        table = ann.lay(SETUP, seats=[{"who": "me"}, {"who": "beside"}, {"who": "open"}], watchable=True, advice="full")
        path = f"/api/tables/{table['id']}"
        assert [seat["side"] for seat in table["seats"]] == ["allies", "allies", "umpire"]
        ump.post(f"{path}/join", key=table["key"], name="Ump")
        held: set[str] = set()
        shown: set[str] = set()
        with Person(server.url, "Wat") as watcher:
            with ann.sit(table["id"]) as first, ump.sit(table["id"]) as tower, watcher.sit(table["id"]) as third:
                for _ in range(60):
                    chairs = {1: first, 2: first, 3: tower}
                    asked = [seat for seat, chair in chairs.items() if chair.questions.get(str(seat), {}).get("must")]
                    if not asked or first.views["1"]["outcome"]:
                        break
                    seat = asked[0]
                    offered = [one for one in chairs[seat].actions(seat) if not one.startswith(("trade", "lay"))]
                    safe = next((one for one in ("drift", "draw", "pass") if one in offered), "")  # nobody falls at sea
                    done = chairs[seat].act(seat, safe or pick(rng, offered))
                    for chair in (first, tower, third):
                        chair.follow(done["seq"])
                    held |= set(tower.views["3"]["boxes"]["everything"]["hand"])
                    shown |= set(first.views["1"]["boxes"]["everything"]["laid"])
                running = not first.views["1"]["outcome"]
                for chair, seats in ((first, (1, 2)), (third, ())):
                    for seat in [one for one in seats if str(one) in chair.questions]:
                        for kind in ("odds", "hint"):
                            chair.send(type=kind, id=kind, seat=seat, question_id=chair.questions[str(seat)]["id"])
                            chair.read(kind, "refused")
                told = [*first.received, *third.received] if running else []
                for person in (ann, watcher):
                    told += [person.http.get(f"{path}{one}").text for one in PATHS] if running else []
                    told.append(person.http.get("/api/me/export").text)
            assert running, "the game was over too soon to prove anything"
            assert held
            secret = held - shown
            assert not [text[:300] for text in told if any(json.dumps(card) in text or card in text for card in secret)]

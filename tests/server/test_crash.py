"""SIGKILL at random moments under play, two hundred times: no acknowledged action is lost and no game is broken."""

from __future__ import annotations

import random
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hhour.kernel.replaying import replay
from tests.server.served import PATIENCE, Chair, Person, Server, pick

KILLS = 200
PLAYERS = 3


@dataclass
class Game:
    """What one player was promised."""

    id: str
    acked: dict[int, str] = field(default_factory=dict)
    pending: tuple[str, int, str] | None = None  # message id, question, action: sent, and not answered yet
    resent: int = 0


class Player(threading.Thread):
    """Plays game after game. Whenever the line breaks, they come back and send again what was not answered."""

    def __init__(self, url: str, number: int, stop: threading.Event) -> None:
        super().__init__(name=f"player {number}", daemon=True)
        self.rng = random.Random(number)
        self.stop = stop
        self.person = Person(url)
        self.games: list[Game] = []
        self.acks = 0
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.stop.is_set():
                try:
                    self._play()
                except (OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError, httpx.TransportError):
                    time.sleep(0.01)  # the server was killed
        except BaseException as failure:
            self.failure = failure
        finally:
            self.person.http.close()

    def _play(self) -> None:
        if not self.games or self.games[-1].id == "":
            self.games.append(Game(self.person.lay("dday n-02")["id"]))
        game = self.games[-1]
        with self.person.sit(game.id) as chair:
            assert chair.seq >= max(game.acked, default=0), "an acknowledged action is gone"
            if game.pending is not None:
                self._send(chair, game, *game.pending)
                game.resent += 1
            while not self.stop.is_set() and chair.questions:
                question = chair.questions["1"]
                self._send(chair, game, f"{self.rng.getrandbits(60)}", question["id"], pick(self.rng, chair.actions(1)))
            if not chair.questions:
                self.games.append(Game(""))

    def _send(self, chair: Chair, game: Game, message_id: str, question: int, action: str) -> None:
        game.pending = (message_id, question, action)
        answer = chair.act(1, action, id=message_id, question_id=question)
        game.pending = None
        if answer["type"] == "ack":
            assert game.acked.setdefault(answer["seq"], action) == action, "one number was given to two actions"
            self.acks += 1
        else:
            assert answer["error"]["key"] in ("late", "ended"), answer


@pytest.mark.slow
def test_two_hundred_sigkills_lose_no_acknowledged_action(tmp_path: Path) -> None:
    rng = random.Random(2)
    stop = threading.Event()
    server = Server(tmp_path)
    players = [Player(server.url, number, stop) for number in range(PLAYERS)]
    for player in players:
        player.start()
    for _ in range(KILLS):
        _let_them_play(players, rng.randint(1, 12))
        time.sleep(rng.random() * 0.004)  # anywhere between a message's arrival and its answer
        server.kill()
        server = Server(tmp_path, port=server.port)
    stop.set()
    for player in players:
        player.join(60)
    assert [player.failure for player in players] == [None] * PLAYERS
    checked = sum(_check(server, player, game) for player in players for game in player.games if game.id)
    assert checked >= KILLS  # there was play between the kills
    assert server.stop() == 0


def _let_them_play(players: list[Player], acks: int) -> None:
    goal = sum(player.acks for player in players) + acks
    deadline = time.monotonic() + PATIENCE
    while sum(player.acks for player in players) < goal:
        assert all(player.failure is None for player in players), [player.failure for player in players]
        assert time.monotonic() < deadline, "nobody gets an answer any more"
        time.sleep(0.001)


def _check(server: Server, player: Player, game: Game) -> int:
    """Everything promised is in the game, and the game is whole: its record leads to its view."""
    with httpx.Client(base_url=server.url, cookies=dict(player.person.http.cookies), timeout=PATIENCE) as http:
        steps: list[dict[str, Any]] = []
        while True:
            part = http.get(f"/api/tables/{game.id}/replay", params={"first": len(steps) + 1}).json()
            steps += part["steps"]
            if len(steps) == part["seq"]:
                break
        assert [step["n"] for step in steps] == list(range(1, len(steps) + 1))
        for n, action in game.acked.items():
            assert steps[n - 1]["action"] == action
        table = replay(http.get(f"/api/tables/{game.id}/record").text)
        view = http.get(f"/api/tables/{game.id}/replay/{len(steps)}", params={"seat": 1}).json()["view"]
    assert {name: view[name] for name in ("units", "turn", "outcome")} == {
        name: table.view(1)[name] for name in ("units", "turn", "outcome")
    }
    return len(game.acked)

"""Games over real sockets that are the same whenever they are played: every message, told line by line.

    PYTHONPATH=FOLDER python -m tests.served_games DATA

The server runs in this process, whichever `hhour` comes first on the path, and keeps its data in a fresh folder DATA.
Nothing is drawn by lot in it; times of day and the version of its pages are left out.
"""

from __future__ import annotations

import itertools
import os
import random
import re
import secrets
import sys
import threading
from importlib.util import find_spec
from pathlib import Path

from tests.server.served import Chair, Person, environment, pick

GAMES = (
    ("dday n-02 units=2", "en"),
    ("dday n-06 units=2 opts=random-specialists,quartermasters-whim", "fr"),
    ("dday n-18 units=2", "zh"),
    ("express gold players=2", "fr"),
    ("bataille players=2", "zh"),
)
MOVES = 60
SERVER = re.compile(r'"server":"[^"]*"')  # says which pages belong to it, and not every checkout has them
TIMES = re.compile(r"\d{4}-\d\d-\d\dT[0-9:.]+Z")


def without_lots() -> None:
    """What is drawn for keys, names and seeds is counted instead."""
    numbers = itertools.count(1)
    secrets.token_hex = lambda nbytes=None: f"{next(numbers):0{2 * (nbytes or 32)}x}"
    secrets.token_urlsafe = lambda nbytes=None: f"{next(numbers):0{nbytes or 32}}"


def serve(data: Path) -> str:
    """A server of this process; where it is."""
    os.environ.update(environment(data))
    from hhour.i18n import language
    from hhour.server import commands, logs
    from hhour.server.settings import read_settings

    settings = read_settings()
    logs.set_up(settings.log_level)
    listening = commands.listen(settings)
    threading.Thread(target=commands.run, args=(settings, listening, language("en")), daemon=True).start()
    return f"http://127.0.0.1:{listening.getsockname()[1]}"


def play(ann: Person, ben: Person, setup: str, lang: str) -> list[str]:
    """A game of two who take turns as they are asked, with a move taken back now and then; what each was told."""
    table = ann.lay(setup, seats=[{"who": "me"}, {"who": "open"}])
    ben.post(f"/api/tables/{table['id']}/join", key=table["key"])
    rng = random.Random(setup)
    with ann.sit(table["id"], language=lang) as first, ben.sit(table["id"], language="en") as second:
        for chair in (first, second):
            begin(chair)
        for _ in range(MOVES):
            asked = [(seat, chair) for seat, chair in ((1, first), (2, second)) if chair.actions(seat)]
            if not asked:
                break
            seat, chair = asked[0]
            move(chair, seat, pick(rng, chair.actions(seat)), rng)
            seq = chair.seq
            first.follow(seq)
            second.follow(seq)
        return [*first.received, *second.received]


def begin(chair: Chair) -> None:
    """Wait for the game to begin, and hear all of it again: who heard what before is a matter of moments."""
    while not chair.views:
        chair.receive()
    chair.send(type="ping")
    chair.read("pong")
    chair.received.clear()
    chair.send(type="resync", last=0)
    chair.read("hello")


def move(chair: Chair, seat: int, action: str, rng: random.Random) -> None:
    """Do it; where it can be taken back, sometimes take it back. One refusal on the way."""
    chair.act(seat, "nonsense", id=f"no-{chair.seq}")
    chair.act(seat, action, id=f"act-{chair.seq}")
    question = chair.questions.get(str(seat))
    if question and question["can_undo"] and rng.random() < 0.2:
        chair.send(type="undo", id=f"undo-{chair.seq}", seat=seat, question_id=question["id"])
        chair.read("ack")


def main() -> None:
    without_lots()
    spec = find_spec("hhour.server.table")
    print(spec and spec.origin)
    url = serve(Path(sys.argv[1]))
    with Person(url, "Ann") as ann, Person(url, "Ben") as ben:
        for setup, lang in GAMES:
            for text in play(ann, ben, setup, lang):
                print("told", SERVER.sub("", TIMES.sub("", text)))
    sys.stdout.flush()
    os._exit(0)  # the server is still at it


if __name__ == "__main__":
    main()

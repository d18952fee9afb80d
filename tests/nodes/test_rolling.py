"""A rolling update: games begun on servers of the release before go on on those of this one, one server at a time.

HHOUR_TEST_OLDER names the `src` of an earlier checkout to begin on; without it the same program says it is older.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from hhour.kernel.verify import verify
from tests.server.served import Chair, Message, Person, environment, pick

House = dict[str, str]
BEFORE = "0.0.9"
AS = "import sys; from hhour.server import app, commands; {}; sys.exit(commands.main(['serve']))"
OLDER = f"app.program_version = lambda: {BEFORE!r}"
ANOTHER_LANGUAGE = "app.WIRE += 1; app.program_version = lambda: '99.0'"


def begin(folder: Path, house: House, change: str = "0", source: str = "") -> subprocess.Popen[str]:
    env = environment(folder, **house)
    if source:
        env["PYTHONPATH"] = source
    words = [sys.executable, "-c", AS.format(change)]
    return subprocess.Popen(words, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@contextmanager
def running(folder: Path, house: House, change: str = "0", source: str = "") -> Iterator[str]:
    """A server for the length of a block, and where it is open."""
    with begin(folder, house, change, source) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split("open at ")[1].split()[0].rstrip("/")
        finally:
            process.terminate()
            process.communicate()


def refused(folder: Path, house: House, change: str) -> str:
    """What a server says that does not start."""
    with begin(folder, house, change) as process:
        _, said = process.communicate()
    assert process.returncode == 2
    assert len(said.splitlines()) == 1, said
    return said


def play(chairs: dict[int, Chair], rng: random.Random, moves: int) -> None:
    for _ in range(moves):
        seat = next(seat for seat in chairs if chairs[seat].actions(seat))
        answer = chairs[seat].act(seat, pick(rng, chairs[seat].actions(seat)))
        assert answer["type"] == "ack", answer
        for chair in chairs.values():
            chair.follow(answer["seq"])
    assert happened(chairs[1]) == happened(chairs[2])


def happened(chair: Chair) -> list[Message]:
    """The story without its words, which may be put better in the next release."""
    return [{key: told for key, told in event.items() if key != "sentence"} for event in chair.log]


def at(person: Person, url: str) -> Person:
    """The same person, sent to another server by the proxy."""
    person.http.base_url = person.url = url
    return person


def test_a_game_goes_on_while_one_release_takes_the_place_of_another(tmp_path: Path, house: House) -> None:
    rng = random.Random(5)
    with ExitStack() as stack:
        before = stack.enter_context(ExitStack())
        source = os.environ.get("HHOUR_TEST_OLDER", "")
        old = before.enter_context(running(tmp_path / "old", house, OLDER, source))
        ann, ben = (stack.enter_context(Person(old, name)) for name in ("Ann", "Ben"))
        table = ann.lay("dday n-02 units=2")
        ben.post(f"/api/tables/{table['id']}/join", key=table["key"])
        with ann.sit(table["id"]) as first, ben.sit(table["id"]) as second:
            play({1: first, 2: second}, rng, 3)
        new = stack.enter_context(running(tmp_path / "new", house))
        first = stack.enter_context(at(ann, new).sit(table["id"]))
        with ben.sit(table["id"]) as second:
            play({1: first, 2: second}, rng, 3)
            before.close()
            assert second.closed() == 1001
            seen = (second.seq, happened(second))
        with at(ben, new).sit(table["id"]) as second:
            assert (second.seq, happened(second)) == seen
            play({1: first, 2: second}, rng, 2)
        ann.post(f"/api/tables/{table['id']}/end")
        verdict = verify(ann.http.get(f"/api/tables/{table['id']}/record").text)
        assert verdict.true, verdict


@pytest.mark.parametrize(("change", "why"), [(OLDER, BEFORE), (ANOTHER_LANGUAGE, "Stop all nodes first")])
def test_a_step_that_cannot_be_rolled_is_refused_in_one_sentence(
    tmp_path: Path, house: House, change: str, why: str
) -> None:
    with running(tmp_path / "new", house) as new, Person(new) as ann:
        assert why in refused(tmp_path / "other", house, change)
        assert ann.lay()["id"]  # and nobody who plays notices

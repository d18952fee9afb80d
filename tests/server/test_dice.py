"""Dice nobody chooses alone: parts of every seat, an opening nobody sees early, imported games that prove nothing."""

from __future__ import annotations

import random
import re
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hhour.kernel.chance import mixed_seed, promise_of, seed_hash
from hhour.kernel.record import Imported, parse_record
from hhour.kernel.table import Table
from hhour.kernel.verify import verify
from tests.golden.test_standalone import judge
from tests.server.served import Chair, Message, Person, Server, serving
from tests.server.test_play import play_on
from tests.server.test_store import again

TWO = "dday n-01 level=practice units=2"
DEALT = "dday n-02 units=2 opts=random-specialists"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("dice"), HHOUR_PART_SECONDS="1") as running:
        yield running


class Page:
    """A chair whose page adds its own part: promises when it sits down, shows it when it is wanted."""

    def __init__(self, chair: Chair, seat: int) -> None:
        self.chair = chair
        self.seat = seat
        self.part = secrets.token_hex(16)
        chair.send(type="promise", id=f"p{seat}", seat=seat, promise=promise_of(self.part))
        assert chair.read("ack", "refused")["type"] == "ack"

    def show(self) -> None:
        assert self.chair.read("parts-wanted")["seats"] == [self.seat]
        self.chair.send(type="part", seat=self.seat, part=self.part)


def act(chair: Chair, seat: int, action: str) -> None:
    """Send it without waiting: somebody must show a part first."""
    asked = chair.questions[str(seat)]["id"]
    chair.send(type="act", id=secrets.token_hex(4), seat=seat, question_id=asked, action=action)


def sources(person: Person, table: str) -> list[str]:
    return [row for row in person.http.get(f"/api/tables/{table}/record").text.splitlines() if row.startswith("dice ")]


def ended(person: Person, table: str) -> str:
    person.post(f"/api/tables/{table}/end")
    return str(person.http.get(f"/api/tables/{table}/record").text)


def parts_of(chair: Chair) -> list[str]:
    return [seat["part"] for seat in chair.table["seats"]]


def settled(chair: Chair) -> list[str]:
    """How it stands with the parts when nobody is waited for any more."""
    while "promised" in parts_of(chair) or chair.seq == 0:
        chair.receive()
    return parts_of(chair)


def test_no_die_is_rolled_before_every_seat_is_taken(ann: Person, ben: Person) -> None:
    table = ann.lay(TWO)
    with ann.sit(table["id"]) as chair:
        assert chair.act(1, "roll")["error"]["key"] == "gathering"
        ben.post(f"/api/tables/{table['id']}/join", key=table["key"])
        assert chair.act(1, "roll")["type"] == "ack"


def test_the_dice_come_from_the_server_and_every_seat(ann: Person, ben: Person) -> None:
    table = ann.lay(TWO)
    ben.post(f"/api/tables/{table['id']}/join", key=table["key"])
    with ann.sit(table["id"]) as first, ben.sit(table["id"]) as second:
        one, two = Page(first, 1), Page(second, 2)
        assert sources(ann, table["id"]) == []
        act(first, 1, "roll")
        one.show()
        two.show()
        assert settled(first) == ["in", "in"]
        assert second.act(2, "roll")["type"] == "ack"  # nobody is asked twice
        rolled = [event["data"]["faces"] for event in second.log if event["kind"] == "rolled"]
    text = ended(ann, table["id"])
    record = parse_record(text)
    assert sources(ann, table["id"]) == [
        f"dice parts 1={promise_of(one.part)}/{one.part} 2={promise_of(two.part)}/{two.part}"
    ]
    seed = re.search(r"seed=(\S+)", text)
    assert seed is not None
    alone = Table(TWO, seed=mixed_seed(seed[1], {1: one.part, 2: two.part}))
    for seat in (1, 2):
        alone.apply(seat, "roll")
    assert [line.results for line in record.lines] == [line.results for line in alone.record.lines]
    assert len(rolled) == 2
    assert verify(text).parts == 2


def test_who_does_not_show_a_part_is_left_out_and_everyone_sees_it(ann: Person, ben: Person) -> None:
    table = ann.lay(TWO)
    ben.post(f"/api/tables/{table['id']}/join", key=table["key"])
    with ann.sit(table["id"]) as first, ben.sit(table["id"]) as second:
        one, _ = Page(first, 1), Page(second, 2)
        act(first, 1, "roll")
        one.show()
        second.read("parts-wanted")
        second.send(type="part", seat=2, part=secrets.token_hex(16))  # not what was promised
        assert settled(first) == settled(second) == ["in", "left-out"]
    assert sources(ann, table["id"])[0].endswith("/-")


def test_a_part_is_not_taken_before_it_is_wanted(ann: Person) -> None:
    with ann.sit(ann.lay()["id"]) as chair:
        page = Page(chair, 1)
        chair.send(type="part", seat=1, part=page.part)
        act(chair, 1, "roll")
        page.show()
        assert settled(chair) == ["in"]


def test_a_late_joiners_part_enters_with_the_next_roll(ann: Person, ben: Person) -> None:
    table = ann.lay("dday n-02 units=2", seats=[{"who": "me"}, {"who": "beside"}])
    with ann.sit(table["id"]) as chair:
        page = Page(chair, 1)
        act(chair, 1, "roll")
        page.show()
        chair.read("ack")
        key = ann.post(f"/api/tables/{table['id']}/seats/2/hand-over")["key"]
        ben.post(f"/api/tables/{table['id']}/join", key=key)
        with ben.sit(table["id"]) as late:
            second = Page(late, 2)
            act(late, 2, "roll")
            second.show()
            late.read("ack")
    record = parse_record(ended(ann, table["id"]))
    assert [max(0, source.after) for source in record.sources] == [0, 1]
    assert verify(record.text(reveal=True)).parts == 2


def test_promises_and_parts_outlive_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = Person(server.url)
        table = ann.lay("dday n-02")["id"]
        with ann.sit(table) as chair:
            page = Page(chair, 1)
        server.kill()
    with serving(tmp_path, HHOUR_PART_SECONDS="5") as server, again(ann, server).sit(table) as chair:
        assert parts_of(chair) == ["promised"]
        page.chair = chair
        act(chair, 1, "roll")
        page.show()
        chair.read("ack")
        server.kill()
    with serving(tmp_path) as server, again(ann, server).sit(table) as chair:
        assert parts_of(chair) == ["in"]
        play_on({1: chair}, random.Random(1), 4)
        assert verify(ended(ann, table)).parts == 1
    ann.http.close()


def test_an_opening_is_seen_by_nobody_before_everyone_sits(ann: Person, ben: Person) -> None:
    table = ann.lay(DEALT)
    assert table["status"] == "gathering"
    with ann.sit(table["id"]) as chair:
        assert (chair.views, chair.questions, chair.log, chair.board) == ({}, {}, [], {})
        for path in ("record", "replay/0", "report", "why/1"):
            assert ann.fail("GET", f"/api/tables/{table['id']}/{path}", 409)["key"] == "gathering"
        one = Page(chair, 1)
        ben.post(f"/api/tables/{table['id']}/join", key=table["key"])
        with ben.sit(table["id"]) as second:
            two = Page(second, 2)
            one.show()
            two.show()
            second.read("hello")
            chair.read("hello")
            assert chair.views["1"]["units"][0]["hand"]
            assert parts_of(chair) == ["in", "in"]
            play_on({1: chair, 2: second}, random.Random(2), 6)
    text = ended(ann, table["id"])
    assert text.splitlines()[1].startswith("dice parts 1=")
    assert text.splitlines()[2].startswith("0 0 start > ")
    assert verify(text).parts == 2


def test_an_opening_does_not_wait_for_pages_that_add_nothing(ann: Person) -> None:
    table = ann.lay(DEALT, seats=[{"who": "me"}, {"who": "bot", "level": "recruit"}])
    with ann.sit(table["id"]) as chair:
        chair.read("hello")
        assert chair.table["status"] == "playing"


# --- imported games ---------------------------------------------------------------------------------------------------


def brought(person: Person, text: str) -> Message:
    told: Message = person.post("/api/records", text=text)
    return told


def known_game(seed: str = "i-know-this-seed") -> Table[Any]:
    game = Table("dday n-02 units=2", seed=seed)
    for seat in (1, 2):
        game.apply(seat, "roll")
    return game


def test_whoever_imports_a_game_cannot_foretell_its_dice(ann: Person, ben: Person) -> None:
    game = known_game()
    table = brought(ann, str(game.record))
    assert (table["imported"], table["imported_after"]) == (True, 2)
    ann.post(f"/api/tables/{table['id']}/seats/2", do="leave")
    ben.post(f"/api/tables/{table['id']}/join", key=table["key"])
    with ann.sit(table["id"]) as first, ben.sit(table["id"]) as second:
        for seat, chair in ((1, first), (2, second)):
            for action in ("lock r1 r2", "reroll w1 w2 b1 b2"):
                chair.follow(first.seq)
                game.apply(seat, action)
                assert chair.act(seat, action)["type"] == "ack"
    text = ended(ann, table["id"])
    fell, foretold = ([line.results for line in lines[2:]] for lines in (parse_record(text).lines, game.record.lines))
    assert [len(results) for results in fell] == [len(results) for results in foretold] == [0, 4, 0, 4]
    assert fell != foretold
    assert "\ndice import seed#=" in text


@pytest.mark.parametrize("language", ["en", "fr", "zh"])
def test_an_imported_game_is_never_called_proven(ann: Person, tmp_path: Path, language: str) -> None:
    table = brought(ann, str(known_game().record))["id"]
    with ann.sit(table) as chair:
        play_on({1: chair, 2: chair}, random.Random(3), 5)
    text = ended(ann, table)
    proof = ann.get(f"/api/tables/{table}/verify", language=language)
    assert not proof["ok"]
    assert "2" in proof["sentence"]
    assert verify(text).key == "imported"
    assert parse_record(text).imported_after == 2
    code, [line] = judge(tmp_path, text)
    assert (code, "import" in line) == (1, True)
    once_more = brought(ann, text)  # nor when it is taken home and brought back
    assert once_more["imported_after"] == 7


def test_an_imported_game_promises_the_seed_its_dice_come_from(ann: Person) -> None:
    game = known_game()
    table = brought(ann, str(game.record))
    with ann.sit(table["id"]) as chair:
        shown = chair.table["seed_hash"]
        play_on({1: chair, 2: chair}, random.Random(3), 5)
    text = ended(ann, table["id"])
    proof = ann.get(f"/api/tables/{table['id']}/verify")
    assert table["seed_hash"] == shown == proof["seed_hash"] == seed_hash(proof["seed"])
    assert f"dice import seed#={shown} seed={proof['seed']}" in text
    assert shown != game.record.seed_hash


def test_a_finished_game_that_is_brought_back_is_not_proven_either(ann: Person) -> None:
    golden = Path("tests/golden/dday-n-01-units-1-won.hh").read_text(encoding="utf-8")
    assert verify(golden).true
    table = brought(ann, golden)
    assert table["imported"]
    assert not ann.get(f"/api/tables/{table['id']}/verify")["ok"]


def test_a_running_game_goes_on_elsewhere_with_a_seed_of_its_own(ann: Person) -> None:
    text = known_game().record.text(reveal=False)
    assert "seed=" not in text
    table = brought(ann, text)
    assert table["dice"] == "table"
    with ann.sit(table["id"]) as chair:
        play_on({1: chair, 2: chair}, random.Random(3), 4)
    [taken] = [one for one in parse_record(ended(ann, table["id"])).sources if isinstance(one, Imported)]
    assert taken.seed

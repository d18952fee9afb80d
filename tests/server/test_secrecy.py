"""No byte sent to a seat depends on what it may not see. In the base game all lies open but one thing: the seed."""

from __future__ import annotations

import random
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import select, update

from hhour.server.store.engine import open_engine
from hhour.server.store.schema import games
from tests.server.served import Person, Server, pick, serving

PATHS = ("", "/record", "/replay", "/report", "/replay/0", "/replay/3?seat=1")


def everything_told(server_url: str, person: Person, table_id: str) -> list[str]:
    """Every byte a seat can get about a table: its socket, and all it can ask for."""
    person.url = server_url
    person.http.base_url = server_url
    with person.sit(table_id) as chair:
        told = list(chair.received)
    return told + [person.http.get(f"/api/tables/{table_id}{path}").text for path in PATHS]


def test_another_seed_behind_the_same_dice_changes_no_byte(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        person = Person(server.url, "Ann")
        tables = [person.lay("dday n-02 units=2", seats=[{"who": "me"}, {"who": "beside"}]) for _ in range(3)]
        for number, table in enumerate(tables):
            rng = random.Random(number)
            with person.sit(table["id"]) as chair:
                for _ in range(4 + 3 * number):
                    seat = next(seat for seat in (1, 2) if chair.questions.get(str(seat), {}).get("must"))
                    chair.act(seat, pick(rng, chair.actions(seat)))
    with serving(tmp_path) as server:
        before = [everything_told(server.url, person, table["id"]) for table in tables]
    engine = open_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    with engine.begin() as connection:
        assert connection.execute(update(games).values(seed="0123456789abcdef" * 2)).rowcount == 3
    engine.dispose()
    with serving(tmp_path) as server:
        after = [everything_told(server.url, person, table["id"]) for table in tables]
    assert before == after
    person.http.close()


@settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(choices=st.lists(st.integers(0, 1000), min_size=5, max_size=40), board=st.sampled_from(["n-01", "n-04", "n-06"]))
def test_the_seed_is_in_no_byte_before_the_end(server: Server, choices: list[int], board: str) -> None:
    engine = open_engine(f"sqlite:///{server.log.parent / 'tables.db'}")
    with Person(server.url) as person:
        table = person.lay(f"dday {board}", watchable=True)
        with engine.connect() as connection:
            seed = connection.execute(select(games.c.seed).where(games.c.id == table["id"])).scalar_one()
        assert len(seed) == 32
        with person.sit(table["id"]) as chair:
            for choice in choices:
                actions = chair.actions(1)
                if not actions:
                    break
                chair.act(1, actions[choice % len(actions)])
            running = not chair.views["1"]["outcome"]
            told = [*chair.received, *(person.http.get(f"/api/tables/{table['id']}{path}").text for path in PATHS)]
            if running:
                assert not any(seed in text for text in told)
            person.http.post(f"/api/tables/{table['id']}/end")
        assert seed in person.http.get(f"/api/tables/{table['id']}/record").text
    engine.dispose()

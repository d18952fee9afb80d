"""A mistake of ours is told with a number, and the log says under that number where it happened."""

from __future__ import annotations

import json
import logging
import re
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from hhour.dday.game import DDay
from hhour.server import advice, api_tables
from hhour.server.app import make_app, open_house
from hhour.server.logs import JsonLines
from hhour.server.settings import Settings
from hhour.server.workers import Workers
from tests.server.served import Person

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of Litestar, which elsewhere runs apart
REFERENCE = re.compile(r"F-[2-9A-HJ-NP-Z]{6}")


@pytest.fixture
def here(tmp_path: Path) -> Iterator[str]:
    """A server in this process, so that it can be made to fail."""
    house = open_house(Settings(data_dir=str(tmp_path), port=0))
    server = uvicorn.Server(uvicorn.Config(make_app(house), port=0, log_config=None, lifespan="on"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join()


def lines(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    """What the server would have written, errors only."""
    return [json.loads(JsonLines().format(one)) for one in caplog.records if one.levelno >= logging.ERROR]


def broken(*_args: object, **_words: object) -> None:
    raise ZeroDivisionError("the rules are wrong")


def test_a_mistake_in_the_rules_is_refused_with_its_number_and_the_game_goes_on(
    here: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Person(here, "Ann") as ann, ann.sit(ann.lay()["id"]) as chair:
        with monkeypatch.context() as patch:
            patch.setattr(DDay, "act", broken)
            error = chair.act(1, "roll")["error"]
        [line] = lines(caplog)
        assert error["key"] == "inside"
        assert line["reference"] == error["params"]["reference"]
        assert line["reference"] in error["sentence"]
        assert REFERENCE.fullmatch(line["reference"])
        assert (line["message"], line["action"]) == ("engine failed", "roll")
        assert line["error"]["kind"] == "ZeroDivisionError"
        assert line["error"]["places"][-1]["in"] == "broken"
        assert chair.act(1, "roll")["type"] == "ack"


def test_the_number_is_told_in_three_languages(here: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told = set()
    with Person(here, "Ann") as ann:
        table = ann.lay()["id"]
        monkeypatch.setattr(api_tables, "table_info", broken)
        for language in ("en", "fr", "zh"):
            error = ann.fail("GET", f"/api/tables/{table}", 500, params={"language": language})
            assert REFERENCE.search(error["sentence"])
            told.add(REFERENCE.sub("", error["sentence"]))
    assert len(told) == 3


def test_a_bot_that_fails_harms_only_whoever_asked_it(
    here: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Person(here, "Ann") as ann, ann.sit(ann.lay()["id"]) as chair:
        with monkeypatch.context() as patch:
            patch.setattr(Workers, "do", broken)
            chair.send(type="hint", id="h", seat=1, question_id=chair.questions["1"]["id"])
            error = chair.read("refused")["error"]
        assert error["params"]["reference"] == lines(caplog)[0]["reference"]
        assert lines(caplog)[0]["message"] == "no advice"
        assert chair.act(1, "roll")["type"] == "ack"


def test_a_table_that_cannot_be_trusted_is_read_again_and_the_fault_logged_once(
    here: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Person(here, "Ann") as ann:
        table = ann.lay()["id"]
        with ann.sit(table) as chair, monkeypatch.context() as patch:
            patch.setattr(advice, "count_dice", broken)
            chair.send(type="tally", id="t", seat=1, question_id=chair.questions["1"]["id"], dice=[])
            error = chair.read("refused")["error"]
            assert chair.read("goodbye")["again"]
        assert [line["reference"] for line in lines(caplog)] == [error["params"]["reference"]]
        with ann.sit(table) as again:
            assert again.act(1, "roll")["type"] == "ack"

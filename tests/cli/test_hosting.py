"""`hhour serve`, `hhour backup` and `hhour restore` as typed; the server itself is tested in tests/server."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from sqlalchemy import insert

from hhour.server.settings import read_settings
from hhour.server.store.engine import migrate, open_engine
from hhour.server.store.schema import players
from tests.cli.conftest import Hhour, one_sentence


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    place = tmp_path / "data"
    monkeypatch.setenv("HHOUR_DATA_DIR", str(place))
    monkeypatch.delenv("HHOUR_DATABASE", raising=False)
    return place


def test_serve_writes_the_schemas_of_the_api(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "hhour", "serve", "--schema", str(tmp_path)], check=True)
    assert json.loads((tmp_path / "openapi.json").read_text())["openapi"].startswith("3.1")
    assert json.loads((tmp_path / "messages.json").read_text())


def test_serve_answers_until_it_is_stopped(data: Path) -> None:
    words = [sys.executable, "-m", "hhour", "serve", "--port", "0"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        url = server.stdout.readline().split("open at ")[1].split()[0]
        with urllib.request.urlopen(f"{url}healthz") as answer:
            assert json.load(answer)["ok"] is True
        server.send_signal(signal.SIGTERM)
        assert server.wait(120) == 0


def test_a_backup_can_be_restored_into_an_empty_database(
    hhour: Hhour, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = open_engine(read_settings().database)
    migrate(engine)
    with engine.begin() as db:
        db.execute(insert(players).values(id="ann", name="Ann", language="fr", recovery="", created=1))
    engine.dispose()
    file = tmp_path / "all.backup"
    told = hhour("backup", str(file))
    assert told.code == 0
    assert "1 player," in told.out
    monkeypatch.setenv("HHOUR_DATA_DIR", str(tmp_path / "other"))
    assert hhour("restore", str(file)).out == told.out


def test_a_backup_of_nothing_is_told_in_one_sentence(hhour: Hhour, data: Path, tmp_path: Path) -> None:
    assert "nothing to back up" in one_sentence(hhour("backup", str(tmp_path / "all.backup")), 1)
    assert not (tmp_path / "all.backup").exists()


def test_a_backup_that_is_not_there_is_told_in_one_sentence(hhour: Hhour, data: Path) -> None:
    assert "nowhere.backup" in one_sentence(hhour("restore", "nowhere.backup"), 1)


def test_a_port_in_use_is_told_in_one_sentence(hhour: Hhour, data: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert str(port) in one_sentence(hhour("serve", "--host", "127.0.0.1", "--port", str(port)), 1)


def test_a_port_that_is_no_number_is_told_in_one_sentence(hhour: Hhour, data: Path) -> None:
    assert "'http'" in one_sentence(hhour("serve", "--port", "http"), 2)


@pytest.mark.parametrize("name", ["serve", "backup x", "restore x"])
@pytest.mark.parametrize(("code", "said"), [("en", "needs"), ("fr", "besoin"), ("zh", "需要")])
def test_without_the_servers_packages_one_sentence_says_what_to_install(
    hhour: Hhour, monkeypatch: pytest.MonkeyPatch, name: str, code: str, said: str
) -> None:
    monkeypatch.setitem(sys.modules, "uvicorn", None)  # as if it were not installed
    monkeypatch.delitem(sys.modules, "hhour.server.commands", raising=False)
    monkeypatch.delattr("hhour.server.commands", raising=False)
    told = one_sentence(hhour(*name.split(), "--lang", code), 1)
    assert said in told
    assert "hhour[server]" in told

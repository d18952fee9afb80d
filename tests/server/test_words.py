"""Everything the server can complain about is a sentence in every language, told in the language of whoever asks."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import hhour.server
from hhour.cli import main
from hhour.i18n import LANGUAGES, language
from tests.i18n.fluent_files import lines
from tests.server.served import Person

SERVER = Path(hhour.server.__file__).parent
ERRORS = {
    "Trouble": ("problem-", 1),
    "HostError": ("host-", 0),
    "StoreError": ("host-", 0),
    "SettingsError": ("host-", 0),
}


def complaints() -> Iterator[tuple[str, set[str]]]:
    """The key of every sentence that the code can ask for, with the names it fills in."""
    for file in sorted(SERVER.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ERRORS:
                prefix, place = ERRORS[node.func.id]
                if isinstance(node.args[0], ast.Starred):  # what a worker raised is raised again
                    continue
                keys = [one.value for one in ast.walk(node.args[place]) if isinstance(one, ast.Constant)]
                for key in keys:
                    if isinstance(key, str) and re.fullmatch(r"[a-z]+(-[a-z]+)*", key):
                        yield prefix + key, {word.arg for word in node.keywords if word.arg}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_complaint_has_its_sentence(code: str) -> None:
    known = {line.name: line.variables for line in lines(code)}
    asked = list(complaints())
    assert len(asked) > 60
    assert [key for key, _ in asked if key not in known] == []
    assert [key for key, given in asked if not set(known[key]) <= given] == []


def test_no_sentence_of_the_server_is_left_over() -> None:
    asked = {key for key, _ in complaints()} | {"host-open-at", "host-rows"}
    asked |= {f"problem-{key}" for key in ("no-such-page", "no-such-method", "too-large", "not-json", "inside")}
    told = {line.name for line in lines("en") if line.name.startswith(("problem-", "host-"))}
    assert sorted(told - asked) == []


def test_a_complaint_speaks_the_language_that_was_asked_for(ann: Person) -> None:
    for code in LANGUAGES:
        sentence = language(code).text("problem-no-such-table")
        assert ann.fail("GET", f"/api/tables/nowhere?language={code}", 404)["sentence"] == sentence
        accepts = {"Accept-Language": f"de, {code};q=0.8"}
        assert ann.fail("GET", "/api/tables/nowhere", 404, headers=accepts)["sentence"] == sentence


def test_a_complaint_speaks_the_language_a_person_has_chosen(ann: Person) -> None:
    ann.http.patch("/api/me", json={"language": "fr"}).raise_for_status()
    told = ann.fail("GET", "/api/tables/nowhere", 404, headers={"Accept-Language": "zh"})
    assert told["sentence"] == language("fr").text("problem-no-such-table")


def test_what_the_gate_refuses_is_told_in_the_right_language_too(ann: Person) -> None:
    foreign = {"Origin": "https://elsewhere.example"}
    told = ann.fail("POST", "/api/tables?language=zh", 403, json={"setup": "dday n-01"}, headers=foreign)
    assert told["sentence"] == language("zh").text("problem-foreign-origin")


def test_a_name_of_ten_thousand_letters_is_told_how_long_it_may_be(ann: Person) -> None:
    table = ann.lay("dday n-01 units=2")
    name = "N" * 10_000
    for method, path, body in (
        ("PATCH", "/api/me", {"name": name}),
        ("POST", "/api/tables", {"setup": "dday n-01", "seats": [{"who": "me", "name": name}]}),
        ("POST", f"/api/tables/{table['id']}/join", {"key": table["key"], "name": name}),
        ("POST", f"/api/tables/{table['id']}/seats/1", {"do": "rename", "name": name}),
    ):
        error = ann.fail(method, path, 400, json=body)
        assert (error["key"], error["params"]) == ("too-long", {"most": 40})
        assert "40" in error["sentence"]


def test_a_socket_complains_in_its_own_language(ann: Person) -> None:
    table = ann.lay()
    with ann.sit(table["id"], language="fr") as chair:
        chair.socket.send("[" * 5000)
        assert chair.read("refused")["error"]["sentence"] == language("fr").text("problem-malformed")
        chair.send(type="say", id="long", text="x" * 600)
        assert chair.read("refused")["error"]["sentence"] == language("fr").text("problem-too-long", most=500)
        chair.send(type="language", language="zh")
        chair.read("hello")
        chair.socket.send(b"\x00\x01")
        assert chair.read("refused")["error"]["sentence"] == language("zh").text("problem-binary-frame")
        assert chair.act(1, "roll", question_id=99)["error"]["sentence"] == language("zh").text("problem-late")


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_host_is_told_in_their_language(
    tmp_path: Path, code: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = language(code)
    monkeypatch.setenv("HHOUR_DATA_DIR", str(tmp_path))

    def run(*words: str) -> tuple[int, str]:
        done = main(["--lang", code, *words])
        return done, capsys.readouterr().err.strip()

    wrong = tmp_path / "wrong.gz"
    wrong.write_text("no backup")
    assert run("serve", "--port", "70000") == (2, told.text("host-no-port", port=70000))
    assert run("restore", str(wrong)) == (1, told.text("host-damaged-backup"))
    monkeypatch.setenv("HHOUR_DATABASE_URL", "mysql://h/d")
    assert run("backup", "b.gz") == (1, told.text("host-other-database"))
    monkeypatch.setenv("HHOUR_PORT", "x")
    assert run("serve") == (2, told.text("host-setting-number", name="HHOUR_PORT", given="x"))

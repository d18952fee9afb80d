"""The API against its own OpenAPI document: schemathesis asks what it allows and what it does not; there is no 500."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from hhour import rulebook
from tests.server.served import Person, Server, fetch

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


@pytest.mark.slow
def test_no_request_the_schema_allows_or_forbids_breaks_the_server(server: Server, ann: Person, tmp_path: Path) -> None:
    table = ann.lay("dday n-01 level=practice units=2", watchable=True)
    config = tmp_path / "schemathesis.toml"
    config.write_text(
        "[generation]\nmax-examples = 15\ndeterministic = true\n"
        f'[headers]\nCookie = "{ann.cookie}"\n'
        # some requests should meet a real table
        f'[parameters]\n"path.table_id" = "{table["id"]}"\n',
        encoding="utf-8",
    )
    words = ["--config-file", str(config), "run", f"{server.url}/api/openapi.json", "--checks", CHECKS]
    tool = str(Path(sys.executable).with_name("schemathesis"))
    words += ["--phases", "fuzzing,coverage", "--no-color", "--request-timeout", "60"]  # a busy machine is no error
    done = subprocess.run([tool, *words], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    tested = re.search(r"Tested: +(\d+)", done.stdout)
    assert tested is not None, done.stdout[-2000:]
    assert int(tested[1]) >= 25
    assert ann.get("/readyz")["ok"]
    assert '"level": "error"' not in server.log.read_text(encoding="utf-8")


def test_every_error_has_the_form_of_the_schema(ann: Person) -> None:
    wrong = [
        ("GET", "/api/nothing", 404),
        ("DELETE", "/api/rules", 405),
        ("GET", "/api/tables/x/replay?first=no", 400),
        ("GET", "/api/tables/x/replay/-1", 404),
        ("POST", "/api/tables", 400),
        ("GET", "/api/rules/B-NOPE-01", 404),
        ("GET", "/api/maps/n-99.svg", 404),
        ("GET", "/api/maps/n-16@x/sectors", 404),
        ("GET", "/api/sheets/n-16@x", 404),
    ]
    for method, path, status in wrong:
        error = ann.fail(method, path, status)
        assert set(error) == {"key", "sentence", "rule", "params"}


def test_the_schemas_are_written_without_a_server(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "hhour.server.commands", "serve", "--schema", str(tmp_path)]
    subprocess.run(words, check=True)
    document = json.loads((tmp_path / "openapi.json").read_text())
    assert document["openapi"].startswith("3.1")
    assert "ToBrowser" in json.loads((tmp_path / "messages.json").read_text())["$defs"]


def test_the_book_is_told_in_every_language(server: Server) -> None:
    names = set()
    for code in ("en", "fr", "zh"):
        cards = fetch(f"{server.url}/api/cards", params={"language": code}).json()["cards"]
        names.add(next(card["name"] for card in cards if card["slug"] == "medic"))
        offers = fetch(f"{server.url}/api/catalogue", params={"language": code}).json()["games"][0]
        assert len(offers["boards"]) == 20
        assert all(option["sentence"] for option in offers["options"])
        assert fetch(f"{server.url}/api/maps/n-02.svg", params={"language": code}).text.startswith("<svg")
    assert len(names) == 3
    found = fetch(f"{server.url}/api/rules", params={"q": "B-ROLL-03"}).json()["rules"]
    assert [rule["id"] for rule in found] == ["B-ROLL-03"]
    one = fetch(f"{server.url}/api/rules/b-roll-03").json()
    assert one["related"] or one["cites"] is not None
    assert len(fetch(f"{server.url}/api/maps").json()["maps"]) == 20


def test_the_page_can_ask_for_the_map_of_an_old_game(server: Server) -> None:
    told = {}
    for name in ("n-16@3", "n-16@4", "n-16"):
        sectors = fetch(f"{server.url}/api/maps/{name}/sectors").json()["sectors"]
        lines = fetch(f"{server.url}/api/sheets/{name}").json()["lines"]
        told[name] = (next(one["sentence"] for one in sectors if one["sector"] == "8"), lines)
    assert told["n-16@4"] == told["n-16"]
    assert "machine-gun" in told["n-16@3"][0].lower()
    assert "machine-gun" not in told["n-16"][0].lower()
    assert told["n-16@3"][1] != told["n-16"][1]


def test_the_book_is_told_whole(ann: Person) -> None:
    told = ann.get("/api/rules")["rules"]
    assert [rule["id"] for rule in told] == rulebook.ids()
    assert {rule["box"] for rule in told} == {"base", "atlantikwall", "pocket", "way-to-hell"}


def test_options_are_told_with_the_box_they_come_from_and_seats_with_their_names(ann: Person) -> None:
    offered = ann.get("/api/catalogue")
    boxes = {option["key"]: option["box"] for option in offered["games"][0]["options"]}
    assert (boxes["fight-back"], boxes["german"], boxes["sea"]) == ("base", "atlantikwall", "way-to-hell")
    assert offered["roles"]["german"] == "The German"


def test_what_an_option_needs_is_named_as_the_page_names_it(ann: Person) -> None:
    refused = ann.post("/api/setups", setup="dday n-02 opts=gold=wild")["refused"]
    told = next(one["sentence"] for one in refused if one["key"] == "gold-solitaire")
    assert "Gold dice (" in told
    assert "gold=" not in told


def test_options_that_exclude_each_other_say_so(ann: Person) -> None:
    options = {option["key"]: option for option in ann.get("/api/catalogue")["games"][0]["options"]}
    assert "bazooka-joe" in options["random-specialists"]["forbidden_with"]
    assert options["garrison-ai"]["needs"] == ["assault"]
    assert options["victory-points"]["needs"] == []
    assert options["german-solitaire"]["needs"] == ["german"], "though two units cannot play it"
    assert options["gold-solitaire"]["needs"] == ["gold=regular"]
    good = ann.post("/api/setups", setup="dday n-02 units=3")
    assert (good["game"], good["seats"]) == ("dday", 3)
    error = ann.fail("POST", "/api/setups", 422, json={"setup": "dday n-02 opts=random-specialists,bazooka-joe=all"})
    assert error["rule"]

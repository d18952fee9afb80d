"""What a messenger shows of a link: words and a picture of the table, and of a private one no names."""

from __future__ import annotations

import asyncio
import io
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image

from hhour.server import pages
from hhour.server.picture.path import lines
from hhour.server.picture.postcard import Postcard, paint
from hhour.server.trouble import Trouble
from tests.server.served import Person, serving

PAGE = pages.STATIC / "index.html"


def tags(person: Person, path: str) -> dict[str, str]:
    answer = person.http.get(path)
    assert answer.status_code == 200
    return dict(re.findall(r'<meta property="(og:[\w:]+)" content="([^"]*)"', answer.text))


@pytest.mark.skipif(not PAGE.exists(), reason="the page is not built")
def test_an_invitation_is_shown_with_its_game_and_beach_but_without_names(ann: Person, ben: Person) -> None:
    table = ann.lay("dday n-02 units=3", seats=[{"who": "me", "name": "Ann Secret"}])
    shown = tags(ben, f"/join/{table['id']}")
    assert shown["og:title"] == "D-Day Dice · Omaha Beach"
    assert shown["og:description"] == "You are invited: 2 seats are free."
    assert shown["og:image"].endswith(f"/api/tables/{table['id']}/picture.png")
    assert shown["og:image"].startswith("http")
    assert "Secret" not in "".join(shown.values())


@pytest.mark.skipif(not PAGE.exists(), reason="the page is not built")
def test_the_words_are_in_the_language_of_the_table(ann: Person) -> None:
    french = ann.lay("dday n-02", language="fr")
    assert "tour 1" in tags(ann, f"/table/{french['id']}")["og:description"]


@pytest.mark.skipif(not PAGE.exists(), reason="the page is not built")
def test_an_address_that_names_no_table_is_the_plain_page(ann: Person) -> None:
    assert tags(ann, "/join/0000000000000000") == {}
    assert tags(ann, "/join/..%2F..%2Fsecret") == {}
    assert tags(ann, "/rules") == {}


@pytest.mark.skipif(not PAGE.exists(), reason="the page is not built")
def test_what_stands_in_the_head_cannot_end_it(ann: Person) -> None:
    table = ann.lay("dday n-02")
    answer = ann.http.get(f'/join/{table["id"]}/"><script>alert(1)<.x/y')
    assert "<script>alert" not in answer.text


def test_the_picture_of_a_table_is_a_png_of_the_size_messengers_want(ann: Person, ben: Person) -> None:
    for setup in ("dday n-02", "express utah units=1"):
        table = ann.lay(setup)
        answer = ben.http.get(f"/api/tables/{table['id']}/picture.png")
        assert answer.headers["content-type"] == "image/png"
        picture = Image.open(io.BytesIO(answer.content))
        assert (picture.format, picture.size) == ("PNG", (1200, 630))
        assert len(answer.content) < 300_000
    assert ben.fail("GET", "/api/tables/0000000000000000/picture.png", 404)["key"] == "no-such-table"


def test_a_picture_that_cannot_be_drawn_gives_way_to_the_sign_and_is_said_once(tmp_path: Path) -> None:
    # No worker has the time to paint: the game goes on, and the log says it once.
    with serving(tmp_path, HHOUR_WORK_SECONDS="0") as server, Person(server.url, "Ann") as ann:
        table = ann.lay("dday n-02")
        for _ in range(2):
            answer = ann.http.get(f"/api/tables/{table['id']}/picture.png", follow_redirects=False)
            assert (answer.status_code, answer.headers["location"]) == (302, "/icon-512.png")
        assert ann.get(f"/api/tables/{table['id']}")["status"] == "playing"
        assert server.log.read_text(encoding="utf-8").count("picture not drawn") == 1


def test_an_ended_game_is_stamped() -> None:
    plain, won = paint(Postcard("Omaha Beach", (), "n-02")), paint(Postcard("Omaha Beach", (), "n-02", "Victory", True))
    assert plain != won


def test_paths_of_sheets_become_points() -> None:
    assert lines("M1 2L3 4h2V0Z") == [[(1, 2), (3, 4), (5, 4), (5, 0), (1, 2)]]
    assert lines("M0 0q1 2 2 0t2 0")[0][-1] == (4, 0)
    oval = lines("M0 0a2 1 0 1 0 4 0a2 1 0 1 0 -4 0")[0]
    assert max(y for _, y in oval) == pytest.approx(1)
    assert min(y for _, y in oval) == pytest.approx(-1)
    with pytest.raises(ValueError, match="no path goes"):
        lines("M0 0C1 1 2 2 3 3")


def test_a_file_that_an_update_took_away_is_not_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = tmp_path / "assets" / "old.js"
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    monkeypatch.setattr(pages, "_files", lambda: {"assets/old.js": gone})
    request: Any = SimpleNamespace(headers={})
    asked: Any = pages.page.fn(request, "assets/old.js")
    with pytest.raises(Trouble) as told:
        asyncio.run(asked)
    assert (told.value.status, told.value.key) == (404, "no-such-page")

"""Whatever goes wrong is a sentence of the reader's language on the page, and the table goes on for the others."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from hhour.i18n import LANGUAGES, language
from tests.web.browser import Person
from tests.web.scenes import TWO, lay, lay_for_two, sit

New = Callable[..., Person]

# A second connection answers an old question, acts for another seat, breaks a rule, sends bytes and a bomb.
MISBEHAVE = """([id, code]) => new Promise((done) => {
  const place = location.origin.replace('http', 'ws')
  const socket = new WebSocket(`${place}/api/tables/${id}/socket?language=${code}`)
  const told = []
  const act = (seat, question_id, action) =>
    socket.send(JSON.stringify({ type: 'act', id: action + seat, seat, question_id, action }))
  socket.onmessage = (event) => {
    const said = JSON.parse(event.data)
    if (said.type === 'refused') told.push(said.error.sentence)
    if (told.length === 5) { socket.close(); done(told) }
    if (said.type !== 'hello') return
    act(1, 77, 'roll')
    act(2, 0, 'roll')
    act(1, 0, 'advance 5')
    socket.send(new Uint8Array([0, 1, 2]))
    socket.send('['.repeat(9000))
  }
})"""
every_language = pytest.mark.parametrize("code", LANGUAGES)


def says(code: str, key: str, **params: int | str) -> str:
    return language(code).text(f"problem-{key}", **params)


@every_language
def test_links_that_lead_nowhere(person: New, code: str) -> None:
    host, guest = person(), person(language=code)
    table = lay(host, TWO)
    closed, wrong = says(code, "no-such-table"), says(code, "wrong-key")
    guest.open("/join/0000000000000000#nothing")
    expect(guest.page.get_by_role("alert")).to_contain_text(wrong)
    guest.open(f"/join/{table['id']}#wrong")
    expect(guest.page.get_by_role("alert")).to_contain_text(wrong)
    guest.open(f"/table/{table['id']}")
    expect(guest.page.locator(".connection")).to_contain_text(closed)
    guest.open(f"/replay/{table['id']}/0")
    expect(guest.page.get_by_role("alert")).to_contain_text(closed)
    guest.open("/recover#wrong")
    guest.page.locator("main .go").click()
    expect(guest.page.get_by_role("alert")).to_contain_text(says(code, "wrong-recovery"))


@every_language
def test_a_hand_over_link_that_was_used(person: New, code: str) -> None:
    host, first, late = person(), person(), person(language=code)
    table = lay(host, watchable=True)
    key = host.context.request.post(f"/api/tables/{table['id']}/seats/1/hand-over").json()["key"]
    first.context.request.post(f"/api/tables/{table['id']}/join", data={"key": key})
    late.open(f"/join/{table['id']}#{key}")
    late.page.locator("main form .go").click()
    expect(late.page.get_by_role("alert")).to_contain_text(says(code, "wrong-key"))


@every_language
def test_a_full_table(person: New, code: str) -> None:
    host, guest, third = person(), person(), person(language=code)
    table = lay_for_two(host, guest)
    third.open(f"/join/{table['id']}#{table['key']}")
    third.page.locator("main form .go").click()
    expect(third.page.get_by_role("alert")).to_contain_text(says(code, "table-full"))
    host.answer()  # nobody else has noticed


@every_language
def test_a_name_of_ten_thousand_letters(person: New, code: str) -> None:
    me = person(language=code)
    me.open("/games")
    field = me.page.locator("#name")
    field.evaluate("it => it.removeAttribute('maxlength')")
    field.fill("N" * 10_000)
    me.page.locator("form.row", has=field).locator("button").click()
    expect(me.page.get_by_role("alert")).to_contain_text(says(code, "too-long", most=40))


@every_language
def test_a_file_that_is_no_record(person: New, code: str, tmp_path: Path) -> None:
    me = person(language=code)
    me.open("/games")
    told = set()
    for name, content in (("empty", b""), ("picture", bytes(range(256)) * 40), ("other", b"hh1 chess\n1 1 e4\n")):
        file = tmp_path / f"{name}.hh"
        file.write_bytes(content)
        with me.page.expect_response("**/api/records*") as answer:
            me.page.locator("input[type=file]").set_input_files(file)
        assert answer.value.status in (400, 422)
        sentence = answer.value.json()["error"]["sentence"]
        expect(me.page.get_by_role("alert")).to_have_text(sentence)
        told.add(sentence)
    assert len(told) >= 2
    if code != "en":
        assert not any("record" in sentence and "This" in sentence for sentence in told)
    big = tmp_path / "big.hh"
    big.write_bytes(b"x" * 600_000)
    me.page.locator("input[type=file]").set_input_files(big)
    expect(me.page.get_by_role("alert")).to_have_text(says(code, "too-large"))


@every_language
def test_an_action_out_of_turn_and_one_the_rules_forbid(person: New, code: str) -> None:
    me = person(language=code)
    table = lay(me)
    sit(me, table)
    told = me.page.evaluate(MISBEHAVE, [table["id"], code])
    keys = [
        says(code, "late"),
        says(code, "not-your-seat", seat=2),
        says(code, "binary-frame"),
        says(code, "malformed"),
    ]
    forbidden = [sentence for sentence in told if "B-" in sentence]
    assert len(forbidden) == 1
    assert sorted(told) == sorted([*keys, *forbidden])
    me.answer()  # and this page plays on
    assert me.seq == 1

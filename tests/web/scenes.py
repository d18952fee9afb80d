"""Tables laid without clicking, and games played to the moment a test is about."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Any

from hhour.kernel.table import Table
from tests.web.browser import PATIENCE, Person

TWO = "dday n-02 units=2"
_LEADS_NOWHERE = ("abandon", "give-up", "trade", "swap", "use", "stay")


def lay(host: Person, setup: str = "dday n-02", **wish: Any) -> dict[str, Any]:
    """A table of the host's, by a request instead of a form."""
    answer = host.context.request.post("/api/tables", data={"setup": setup, **wish}, timeout=PATIENCE)
    assert answer.status == 201, answer.text()
    table: dict[str, Any] = answer.json()
    return table


def sit(person: Person, table: dict[str, Any]) -> None:
    """Open a table one sits at, or may watch."""
    person.open(f"/table/{table['id']}")
    person.page.wait_for_selector(".next h2")


def join(guest: Person, table: dict[str, Any], name: str = "") -> None:
    """Take an open seat and sit down."""
    answer = guest.context.request.post(f"/api/tables/{table['id']}/join", data={"key": table["key"], "name": name})
    assert answer.status == 200, answer.text()
    sit(guest, table)


def lay_for_two(host: Person, guest: Person, setup: str = TWO, **wish: Any) -> dict[str, Any]:
    """A table with both sitting at it, each at a screen of their own."""
    table = lay(host, setup, **wish)
    sit(host, table)
    join(guest, table, "Ben")
    return table


def bring(person: Person, record: str, sign: str = ".next h2") -> dict[str, Any]:
    """A record goes on at a table where all seats are this person's; a finished one shows its end (`sign`: `.end`)."""
    answer = person.context.request.post("/api/records", data={"text": record}, timeout=PATIENCE)
    assert answer.status == 201, answer.text()
    table: dict[str, Any] = answer.json()
    person.open(f"/table/{table['id']}")
    person.page.wait_for_selector(sign)
    return table


def record_up_to(setup: str, verb: str, eager: Sequence[str] = (), tries: int = 300) -> str:
    """The record of a random game that has come to a choice of this verb; `eager` choices are taken where offered."""
    for number in range(tries):
        rng = random.Random(number)
        table = Table(setup, seed=f"scene{number}")
        for _ in range(300):
            waiting = table.waiting()
            if table.outcome or not waiting:
                break
            seat = waiting[0]
            choices = table.choices(seat)
            if any(choice.split()[0] == verb for choice in choices):
                return table.record.text(reveal=True)
            wanted = [choice for choice in choices if choice in eager]
            going = [choice for choice in choices if choice.split()[0] not in _LEADS_NOWHERE]
            table.apply(seat, rng.choice(wanted or going or choices))
    raise AssertionError(f"No game of {tries} came to {verb}.")


def play_to_the_end(*people: Person, limit: float = 120) -> None:
    """Everybody answers whenever they are asked, until the game is over for all."""
    end = time.monotonic() + limit
    while not all(one.is_over() for one in people):
        assert time.monotonic() < end, [one.question.inner_text() for one in people if not one.is_over()]
        for one in people:
            if one.is_asked() and not one.is_over():
                one.answer()
        time.sleep(0.02)


def open_menu(person: Person) -> None:
    """Who sits where, and what the host may do."""
    person.page.get_by_role("button", name="Table and seats").click()

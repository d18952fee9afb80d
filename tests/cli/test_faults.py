"""A mistake of ours does not end a game in the terminal, and leaves a trace that can be named."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hhour.dday.game import DDay
from hhour.faults import log_place, reference_of, trace, write_down
from hhour.i18n import LANGUAGES, language
from hhour.kernel.table import Table
from hhour.tui import commands
from hhour.tui.loop import Session
from tests.cli.test_screen import Window


def broken(*_args: object, **_words: object) -> None:
    raise ZeroDivisionError("the rules are wrong")


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_mistake_in_the_rules_is_told_with_its_number_and_the_game_goes_on(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HHOUR_HOME", str(tmp_path))
    table = Table("dday n-01 level=practice", seed="faults")
    session = Session(table, language(code), Window(100, 30), tmp_path / "game.json")
    session.choose_seat()
    with monkeypatch.context() as patch:
        patch.setattr(DDay, "act", broken)
        session.take("roll")
    line = json.loads(log_place().read_text("utf-8"))
    assert line["error"]["kind"] == "ZeroDivisionError"
    assert line["error"]["places"][-1]["in"] == "broken"
    assert line["typed"] == "roll"
    told = session.notes[-1]
    assert line["reference"] in told
    assert str(log_place()) in told
    session.take("roll")
    assert table.question(1) == "lock"


def test_a_command_that_fails_does_not_end_the_game_either(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HHOUR_HOME", str(tmp_path))
    session = Session(Table("dday n-01", seed="faults"), language("en"), Window(100, 30), tmp_path / "game.json")
    session.choose_seat()
    monkeypatch.setitem(commands.COMMANDS, "map", broken)
    session.take("map")
    assert reference_in(log_place()) in session.notes[-1]


def reference_in(place: Path) -> str:
    return str(json.loads(place.read_text("utf-8"))["reference"])


def test_a_fault_keeps_its_number_and_is_written_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HHOUR_HOME", str(tmp_path))
    fault = ZeroDivisionError("once")
    assert write_down(fault) == write_down(fault) == reference_of(fault)[0]
    assert len(log_place().read_text("utf-8").splitlines()) == 1


def test_a_disk_that_refuses_costs_only_the_trace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("no folder")
    monkeypatch.setenv("HHOUR_HOME", str(in_the_way))
    assert write_down(ZeroDivisionError()).startswith("F-")


def test_a_trace_tells_what_led_to_it() -> None:
    try:
        try:
            broken()
        except ZeroDivisionError as first:
            raise KeyError("then") from first
    except KeyError as error:
        told = trace(error)
    assert (told["kind"], told["cause"]["kind"]) == ("KeyError", "ZeroDivisionError")

"""An invasion before anything has happened: what an old save leaves out is read as this."""

from __future__ import annotations

from hhour.express.state import Invasion
from tests.express.beach import Situation
from tests.fresh import said
from tests.rule import rule


@rule("P-EXP-10")
def test_an_invasion_begins_with_nothing_but_the_landing_ahead() -> None:
    told = dict(Invasion(2).to_json())
    soldiers = told.pop("soldiers")
    assert said(told) == {"stage": -1, "going": 1, "landing": 1}
    assert isinstance(soldiers, list)
    assert [said(one) for one in soldiers] == [{"seat": 1}, {"seat": 2}]


@rule("P-SPEC-08")
def test_specialists_are_used_from_where_they_lie() -> None:
    t = Situation("express utah", 3, "general")
    t.axis("STAR STAR TOOL")
    t.tallies("SKULL STAR TOOL TOOL COURAGE COURAGE")
    told = {choice.action.text: choice.free for choice in t.table.offered(1)}
    assert told == {text: text.startswith("use") for text in t.choices(1)}
    assert set(told.values()) == {True, False}

"""What of the other modules waits for the beach, and what comes to sea (W-SEA-152)."""

from __future__ import annotations

from pathlib import Path

import pytest

from hhour.dday.rules.battle.field import Field
from hhour.i18n import language
from hhour.kernel.record import parse_record
from hhour.kernel.replaying import replay
from hhour.kernel.table import Table
from hhour.telling import tell_board
from tests.rule import rule


def crossing(setup: str) -> Table:
    """Every craft has been put on the water."""
    table = Table(setup, seed="sea")
    for seat in table.seats:
        assert table.question(seat) == "sea-start"
        table.apply(seat, table.choices(seat)[0])
    return table


@rule("W-GOLD-05")
@pytest.mark.parametrize("mode", ["regular", "touch", "rwbg", "wild"])
def test_no_gold_die_is_rolled_at_sea(mode: str) -> None:
    table = crossing(f"dday n-19 opts=sea,gold={mode}")
    assert table.question(1) == "roll", "nobody is asked for a Gold way"
    table.apply(1, "roll")
    assert table.play.force(1).tray.names == ("r1", "r2", "w1", "w2", "b1", "b2")


@rule("W-GEN-02", "A-SOLO-03")
def test_with_a_unit_that_nobody_plays_there_is_nobody_to_cross() -> None:
    games = [Table(f"dday n-05 opts=german,german-solitaire{more}", seed="sea") for more in ("", ",sea")]
    for _ in range(30):
        choices = [table.choices(2) for table in games]
        assert choices[0] == choices[1]
        for table in games:
            if choices[0]:
                table.apply(2, choices[0][0])
    assert [table.play.phase() for table in games] == [games[0].play.phase()] * 2


@rule("W-MISS-07")
def test_missions_are_drawn_when_the_battle_begins_ashore() -> None:
    table = crossing("dday n-19 opts=sea,missions")
    assert not [slug for slug in table.play.unit(1).held if not slug.startswith("naval-")]
    assert not [event for event in table.events if event.kind == "missions-drawn"]
    assert table.question(1) == "roll"


@rule("W-SEA-20", "W-SEA-154")
def test_the_bar_of_phases_shows_those_of_the_sea_at_sea_and_those_of_the_beach_ashore() -> None:
    def bar(table: Table) -> list[str]:
        return [phase["id"] for phase in tell_board(table, language("en"), "full")["phases"]]

    at_sea = ["ROLL", "SEA-UPKEEP", "SHELLING", "SEA-MOVE", "MINES"]
    ashore = ["ROLL", "UPKEEP", "MUSTER", "MOVE", "COMBAT"]
    assert bar(crossing("dday n-19 opts=sea")) == at_sea
    golden = Path(__file__).parents[1] / "golden"
    for name in ("dday-n-02-units-1-opts-sea", "dday-n-01-units-2-opts-sea-continuous-play"):
        record = parse_record((golden / f"{name}-won.hh").read_text(encoding="utf-8"))
        assert bar(replay(record.text(reveal=True))) == ashore
        assert bar(crossing(str(record.setup))) == at_sea


@rule("W-SHAEF-06")
def test_shaef_has_a_naval_specialist_of_its_own() -> None:
    table = crossing("dday n-19 units=6 opts=sea,shaef")
    held = {role.name: table.play.unit(role.seat).held for role in table.roles}
    assert held["shaef"] == ("naval-shaef",)
    assert held["poland"] == ("naval-poland",)


@rule("A-GEN-15", "W-SEA-152")
def test_the_german_takes_part_in_nothing_before_the_battle_and_then_in_what_is_his() -> None:
    table = Table("dday n-03 units=2 opts=german,sea", seed="sea")
    field = table.play
    assert isinstance(field, Field)
    plain = Table("dday n-03 units=2 opts=german", seed="sea").play
    assert isinstance(plain, Field)
    he, same = field.battle.forces[-1], plain.battle.forces[-1]
    stages = [stage for stage in field.book.slots if stage in plain.book.slots]
    assert not [stage for stage in field.book.slots if field.profile(he).takes_part(field, he, stage)]
    field.battle.away = 0
    parts = [stage for stage in stages if field.profile(he).takes_part(field, he, stage)]
    assert parts == [stage for stage in stages if plain.profile(same).takes_part(plain, same, stage)]
    assert 0 < len(parts) < len(stages)

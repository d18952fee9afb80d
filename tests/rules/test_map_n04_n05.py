"""B-MAP-N04 and B-MAP-N05: the notes on Gold and Juno Beach."""

from __future__ import annotations

from hhour.dday.rules.battle.state import IN_PLAY, SAFE
from hhour.dday.rules.dice.rolling import lock_count
from hhour.dday.rules.fight.defence import defence
from tests.rule import rule
from tests.table import Situation


@rule("B-MAP-N04-01", "B-MAP-N04-03")
def test_gold_is_won_only_with_a_safe_unit_in_each_bunker() -> None:
    for second, outcome in (("be", "won"), ("bw", "lost")):
        t = Situation("dday n-04 units=2")
        t.unit(1, sector="bw", soldiers=30)
        t.unit(2, sector=second, soldiers=30)
        t.dice("1 1")
        t.start_at("COMBAT")
        t.pass_until("ROLL")
        assert [t.get(seat).status for seat in (1, 2)] == [SAFE, SAFE]
        assert t.table.outcome == outcome
    assert t.events("lost")[0].rule == "B-MAP-N04-03"


@rule("B-MAP-N04-02")
def test_specialists_of_a_safe_unit_lower_the_def_of_their_bunker_only() -> None:
    t = Situation("dday n-04 units=3")
    t.unit(1, sector="bw", soldiers=30, cards=["medic", "corporal"])
    t.unit(2, sector=1, soldiers=30)
    t.unit(3, sector=2, soldiers=30)
    t.dice("1")
    t.start_at("COMBAT")
    t.answer(1, "lose soldiers")
    assert t.get(1).status == SAFE
    assert t.table.waiting() == [2, 3]
    t.unit(2, sector="bw")
    t.unit(3, sector="be")
    assert [defence(t.field, t.get(seat)) for seat in (2, 3)] == [15, 17]


@rule("B-MAP-N04-04")
def test_every_entry_into_a_bunker_of_gold_is_an_advance_for_four_courage() -> None:
    for start, bunker in ((9, "bw"), (10, "be"), (11, "bw"), (11, "be")):
        t = Situation("dday n-04 units=1")
        t.unit(1, sector=start, soldiers=60, courage=4, cards=["field-radio"])
        t.dice("1")
        t.start_at("MOVE")
        t.answer(1, f"advance {bunker}")
        assert t.get(1).courage == 0
        assert t.events("advances")[0].data["cost"] == 4
        poor = Situation("dday n-04 units=1")
        poor.unit(1, sector=start, soldiers=60, courage=3, cards=["field-radio"])
        poor.start_at("MOVE")
        assert poor.refused(1, f"advance {bunker}").rule == "B-MOVE-10"
    for start, bunker in ((9, "be"), (10, "bw")):
        far = Situation("dday n-04 units=1")
        far.unit(1, sector=start, soldiers=60, courage=9, cards=["field-radio"])
        far.start_at("MOVE")
        assert far.refused(1, f"advance {bunker}").key == "move-not-adjacent"


@rule("B-MAP-N04-05")
def test_the_first_unit_in_gold_8_draws_an_award_or_takes_the_victoria_cross() -> None:
    t = Situation("dday n-04 units=2")
    t.unit(1, sector=5, soldiers=60, courage=9)
    t.unit(2, sector=1, soldiers=60)
    t.start_at("MOVE")
    t.answer(1, "advance 8")
    assert t.choices(1) == ["draw", "take victoria-cross"]
    t.dice("1")
    t.answer(1, "take victoria-cross")
    assert t.get(1).awards == ("victoria-cross",)
    assert t.events("award")[0].rule == "B-MAP-N04-05"
    t.unit(2, sector=5, soldiers=60, courage=9)
    t.start_at("MOVE")
    t.dice("1")
    t.answer(2, "advance 8")
    t.pass_until("ROLL")
    assert t.get(2).awards == ()


@rule("B-MAP-N04-05")
def test_once_the_victoria_cross_is_gone_the_award_of_gold_8_is_drawn() -> None:
    t = Situation("dday n-04 units=2")
    t.unit(1, sector=5, soldiers=60, courage=9)
    t.unit(2, sector=1, soldiers=60, cards=["victoria-cross"])
    t.start_at("MOVE")
    t.dice("silver-star 1")
    t.answer(1, "advance 8")
    t.pass_until("ROLL")
    assert t.get(1).awards == ("silver-star",)
    assert t.events("award")[0].rule == "B-SECTOR-31"


def solo_in_bw() -> Situation:
    """Solo on Gold Beach: the first bunker is taken, entered from 9."""
    t = Situation("dday n-04 units=1")
    t.unit(1, sector=9, soldiers=90, courage=8, cards=["medic", "veteran", "bazooka"])
    t.start_at("MOVE")
    t.dice("1")
    t.answer(1, "advance bw")
    t.ready(1)
    t.answer(1, "lose soldiers")
    assert t.field.phase() == "ROLL"
    return t


@rule("B-MAP-N04-06", "B-MAP-N04-07", "B-MAP-N04-09")
def test_solo_the_unit_takes_one_bunker_goes_through_11_and_wins_in_the_other() -> None:
    t = solo_in_bw()
    assert t.events("bunker-taken")[0].rule == "B-MAP-N04-06"
    unit = t.get(1)
    assert (unit.status, unit.specialists, unit.items) == (IN_PLAY, ("medic", "veteran"), ("bazooka",))
    assert t.table.outcome == ""
    courage = unit.courage
    t.start_at("MOVE")
    t.answer(1, "move 11")
    t.pass_until("ROLL")
    assert unit.sector == t.field.book.index("11")
    assert t.get(1).courage == courage, "the way out costs nothing"
    t.start_at("MOVE")
    t.dice("1")
    t.answer(1, "advance be")
    t.ready(1)
    assert t.events("casualties")[-1].data["n"] == 17 + 1, "nobody lowers the DEF in solo play"
    t.answer(1, "lose soldiers")
    assert t.table.outcome == "won"


@rule("B-MAP-N04-07")
def test_solo_three_turns_in_the_bunker_each_cost_its_def() -> None:
    t = solo_in_bw()
    t.get(1).items = ()
    for _ in range(2):
        t.roll(1, "STAR STAR STAR STAR STAR STAR")
        t.dice("1")
        t.pass_until("MOVE")
        t.answer(1, "stay")
        t.answer(1, "lose soldiers")
    assert [event.data["n"] for event in t.events("casualties")] == [18, 18, 18]
    t.roll(1, "STAR STAR STAR STAR STAR STAR")
    t.pass_until("COMBAT")
    assert t.get(1).sector == t.field.book.index("11"), "it has to leave, and there is one way"


@rule("B-MAP-N04-08")
def test_solo_a_unit_that_entered_through_11_finds_no_way_to_the_second_bunker() -> None:
    t = Situation("dday n-04 units=1")
    t.unit(1, sector=11, soldiers=200, courage=9)
    t.unit(1, sector="bw", marker=1, cards=["field-radio"])
    t.dice("1")
    t.start_at("COMBAT")
    t.ready(1)
    t.start_at("MOVE")
    assert t.refused(1, "move 11").rule == "B-MOVE-04"
    t.get(1).marker = 4
    t.get(1).items = ()
    t.start_at("MOVE")
    assert t.table.outcome == "lost"


@rule("B-MAP-N05-01")
def test_scout_and_beachmaster_join_in_juno_4_and_9() -> None:
    for start, sector, cards, joined in ((2, 4, [], "scout"), (8, 9, ["veteran"], "beachmaster")):
        t = Situation("dday n-05 units=1")
        t.unit(1, sector=start, soldiers=60, courage=9, cards=list(cards))
        t.start_at("MOVE")
        t.answer(1, f"{'advance' if sector == 4 else 'move'} {sector}")
        assert joined in t.get(1).specialists
        assert t.events("joined")[0].data["cost"] == 0


@rule("B-MAP-N05-02")
def test_the_beachmaster_of_juno_9_gives_soldiers_only_if_he_was_there_before() -> None:
    for cards, gained in ((["veteran"], []), (["veteran", "beachmaster"], [3])):
        t = Situation("dday n-05 units=1")
        t.unit(1, sector=6, soldiers=60, courage=9, cards=[*cards, "minesweeper", "field-radio"])
        t.start_at("MOVE")
        t.answer(1, "advance 9")
        assert [event.data["n"] for event in t.events("gained")] == gained
        assert t.get(1).specialists.count("beachmaster") == 1


@rule("B-MAP-N05-04")
def test_the_general_cancels_the_attribute_of_juno_7() -> None:
    t = Situation("dday n-05 units=2 opts=bazooka-joe=all")
    t.unit(1, sector=7, soldiers=60)
    t.unit(2, sector=1, soldiers=60)
    assert lock_count(t.field, t.get(1)) == 3
    assert t.field.ground(t.get(1).sector).lock == 3
    t.give(2, "general")
    assert t.field.ground(t.get(1).sector).lock == 2
    assert lock_count(t.field, t.get(1)) == 1


@rule("B-MAP-N05-05")
def test_juno_8_takes_up_to_three_star_results_and_never_stored_stars() -> None:
    for tally, left in (("STAR STAR STAR STAR TOOL TOOL", 1), ("STAR STAR TOOL TOOL TOOL TOOL", 0)):
        t = Situation("dday n-05 units=1")
        t.unit(1, sector=8, soldiers=60, stars=5)
        t.start_at("ROLL")
        t.roll(1, tally)
        t.pass_until("MUSTER")
        assert t.get(1).stars == 5 + left
        assert {event.rule for event in t.events("result-removed")} == {"B-TALLY-08"}


@rule("B-MAP-N05-06")
def test_four_or_more_equal_results_in_juno_11_cost_three_soldiers_once() -> None:
    lost = {}
    for tally in ("STAR STAR STAR TOOL TOOL TOOL", "STAR STAR STAR STAR TOOL TOOL", "STAR STAR STAR STAR STAR STAR"):
        t = Situation("dday n-05 units=1")
        t.unit(1, sector=11, soldiers=40)
        t.tally(1, tally)
        t.start_at("UPKEEP")
        if "declared" in t.choices(1):
            t.answer(1, "declared")
        lost[tally.count("STAR")] = [event.data["n"] for event in t.events("casualties") if event.phase == "UPKEEP"]
    assert lost == {3: [], 4: [3], 6: [3]}


@rule("B-MAP-N05-07")
def test_the_flame_thrower_of_juno_lies_in_sector_13_only() -> None:
    t = Situation("dday n-05 units=1")
    assert "flame-thrower" not in t.field.battle.items
    t.unit(1, sector=10, soldiers=60, courage=9, cards=["medic"])
    t.start_at("MOVE")
    t.answer(1, "advance 13")
    assert t.get(1).items == ("flame-thrower",)
    assert t.events("found")[0].rule == "B-ITEM-12"

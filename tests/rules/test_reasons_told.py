"""Refusals that said something untrue: what is not there at all, and what was called by half its name."""

from __future__ import annotations

import pytest

from hhour.i18n import LANGUAGES, language
from hhour.kernel.refusal import Refusal
from hhour.telling import tell_refusal
from tests.rule import rule
from tests.table import Situation


def key(refused: Refusal) -> tuple[str, str]:
    return refused.rule, refused.key


@rule("B-MAP-N01-P04", "B-MAP-N01-T03", "B-MAP-N01-T05")
@pytest.mark.parametrize(("level", "no_items", "no_awards"), [("practice", "P04", "P04"), ("basic", "T03", "T05")])
def test_what_a_training_level_leaves_out_is_refused_by_its_own_rule(level: str, no_items: str, no_awards: str) -> None:
    t = Situation(f"dday n-01 units=1 level={level}")
    t.unit(1, sector=1, soldiers=9, courage=9, points=30)
    t.start_at("MUSTER")
    for asked in ("find grenade", "find tank"):
        assert key(t.refused(1, asked)) == (f"B-MAP-N01-{no_items}", "find-level")
    assert key(t.refused(1, "buy award")) == (f"B-MAP-N01-{no_awards}", "award-level")


@rule("B-MAP-N01-P04")
@pytest.mark.parametrize(("level", "reason"), [("practice", "recruit-level"), ("basic", "other-phase")])
def test_nobody_is_recruited_in_any_phase_where_a_level_has_no_specialists(level: str, reason: str) -> None:
    t = Situation(f"dday n-01 units=1 level={level}")
    t.roll(1, "STAR SOLDIER STAR SOLDIER STAR TOOL")
    assert t.refused(1, "recruit medic").key == reason


@rule("B-MAP-N01-T05")
def test_a_straight_earns_nothing_where_a_level_has_no_awards() -> None:
    t = Situation("dday n-01 units=1 level=basic")
    t.roll(1, "STAR SOLDIER STAR SOLDIER STAR TOOL")
    assert t.question(1) == "declare"
    assert key(t.refused(1, "straight")) == ("B-MAP-N01-T05", "award-level")


@rule("B-AWARD-01")
def test_the_award_of_a_straight_is_asked_by_its_own_rule() -> None:
    t = Situation("dday n-02 units=1")
    t.roll(1, "SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL")
    t.answer(1, "straight")
    assert t.question(1) == "straight-award"
    assert key(t.refused(1, "dance")) == ("B-AWARD-01", "not-offered")


@rule("B-SPEC-C05", "B-VEH-09", "B-SOLO-02", "B-TRADE-12")
def test_nothing_has_to_wait_that_the_unit_does_not_have() -> None:
    t = Situation("dday n-02 units=1")
    t.unit(1, sector=1, soldiers=9)
    t.roll(1, "COURAGE SOLDIER COURAGE SOLDIER COURAGE STAR")
    t.answer(1, "claim COURAGE")
    assert t.question(1) == "battle-cry"
    wanted = {"use medic": "not-yours", "abandon": "no-vehicle", "trade 2": "trade-solo", "swap 2": "swap-nobody"}
    assert {asked: t.refused(1, asked).key for asked in wanted} == wanted
    t.give(1, "field-radio")
    assert key(t.refused(1, "use field-radio")) == ("B-RWB-12", "answer-first")


@rule("B-MOVE-02")
def test_a_sector_called_by_half_its_name_is_asked_for_by_the_whole() -> None:
    t = Situation("dday n-04 units=2")
    t.unit(1, sector=9, soldiers=30, courage=9)
    t.start_at("MOVE")
    refused = t.refused(1, "advance bunker")
    assert key(refused) == ("B-MOVE-02", "sector-which")
    assert refused.params["options"] == "bw be"
    assert key(t.refused(1, "advance 99")) == ("B-MOVE-02", "move-no-sector")


@rule("B-MOVE-02", "B-DEAD-01")
def test_in_deadstick_a_number_stands_on_either_map() -> None:
    t = Situation("dday deadstick units=2")
    t.unit(1, sector="n-08:1", soldiers=30, courage=9)
    t.unit(2, sector="n-06:1", soldiers=30)
    t.start_at("MOVE")
    assert t.refused(1, "advance 5").params["options"] == "n-08:5 n-06:5"
    assert key(t.refused(1, "advance 15")) == ("B-MOVE-02", "sector-which")


@rule("B-MOVE-02")
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_bunker_that_is_not_there_takes_no_article(code: str) -> None:
    said = tell_refusal(Refusal("B-MOVE-02", "move-no-sector", {"sector": "bw"}), language(code), "dday")
    known = {"en": "There is no west bunker on this map.", "fr": "Il n'y a pas de bunker ouest sur cette carte."}
    assert said == f"{known.get(code, '这张地图上没有西碉堡。')} [B-MOVE-02]"

"""Setups that make no sense are refused with one sentence's key and the rule behind it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hhour.dday.rules.turn.options import check_setup
from hhour.kernel.refusal import SetupError
from hhour.kernel.setup import parse_setup
from hhour.kernel.table import Table
from tests.rule import marked, rule

SOURCE = Path(__file__).resolve().parents[2] / "src" / "hhour"

# setup, key of the sentence, rule behind it ("" where it is no matter of rules), one number or word it tells
WRONG = [
    ("dday n-02 opts=victory-pionts", "setup-unknown-option", "", "victory-points"),
    ("dday n-02 opts=zzz", "setup-unknown-option", "", "zzz"),
    ("dday n-02 opts=bazooka-joe", "setup-option-value", "B-OPT-02", "off, items, all"),
    ("dday n-02 opts=fresh-legs=maybe", "setup-option-value", "B-OPT-H01", "maybe"),
    ("dday n-02 opts=assault,assault-failure=always", "setup-option-value", "R-ASSAULT-06", "always"),
    ("dday n-99", "setup-unknown-map", "", "n-99"),
    ("dday deadstik", "setup-unknown-map", "", "deadstick"),
    ("dday zzzzzz", "setup-unknown-map", "", "n-01"),
    ("dday n-02 units=7", "setup-units", "B-SETUP-01", 7),
    ("dday n-02 units=5", "setup-units-need", "W-GEN-50", "shaef"),
    ("dday n-02 opts=heroes,war-heroes=hero-leo-mayor", "setup-option-part", "W-HERO-01", "hero-leo-major"),
    ("dday n-02 opts=heroes,war-heroes=zzz", "setup-option-part", "W-HERO-01", "hero-leo-major"),
    ("dday deadstick units=1", "setup-units", "B-DEAD-01", 2),
    ("dday n-08 units=1 opts=deadstick", "setup-units", "B-DEAD-01", 2),
    ("dday n-02 units=2 opts=deadstick", "setup-deadstick-map", "B-DEAD-01", "n-02"),
    ("dday n-02 boxes=atlantis", "setup-unknown-box", "", "atlantis"),
    ("dday n-02 colour=red", "setup-unknown-key", "", "colour"),
    ("dday n-02 gold=rwbg", "setup-option-key", "", "gold=rwbg"),
    ("dday n-02 sea=on", "setup-option-key", "", "sea"),
    ("dday n-02 level=basic", "setup-level-map", "B-MAP-N01-A01", "n-02"),
    ("dday n-02 opts=training-level=basic", "setup-level-map", "B-MAP-N01-A01", "basic"),
    ("dday n-01 level=expert", "setup-unknown-level", "B-MAP-01", "practice, basic, advanced"),
    ("dday n-01 opts=training-level=expert", "setup-unknown-level", "B-MAP-01", "expert"),
    ("dday n-01 level=basic opts=training-level=practice", "setup-twice", "", "level"),
    ("dday n-01 level=practice opts=random-specialists", "setup-level-option", "B-OPT-08", "practice"),
    ("dday n-01 level=practice opts=fight-back", "setup-level-option", "R-CRT-01", "fight-back"),
    ("dday n-01 level=basic opts=bazooka-joe=items", "setup-level-option", "B-OPT-02", "bazooka-joe"),
    ("dday n-01 level=basic opts=quartermasters-whim", "setup-level-option", "B-OPT-12", "basic"),
    ("dday n-01 level=basic opts=well-equipped", "setup-level-option", "B-OPT-07", "well-equipped"),
    ("dday n-01 level=basic opts=lucky-scavenger", "setup-level-option", "B-OPT-H02", "lucky-scavenger"),
    ("dday n-01 level=basic opts=pure-straight", "setup-level-option", "B-OPT-H05", "pure-straight"),
    ("dday n-01 level=basic opts=chosen-honour", "setup-level-option", "B-OPT-H08", "chosen-honour"),
    ("dday n-01 level=practice opts=assault,garrison-ai", "setup-level-option", "R-AI-01", "garrison-ai"),
    ("dday n-02 opts=garrison-ai", "setup-option-needs", "R-AI-01", "assault"),
    ("dday n-02 opts=assault-failure=repulsed", "setup-option-needs", "R-ASSAULT-06", "assault"),
    ("dday n-02 opts=deadstick-items=off", "setup-option-needs", "B-DEAD-06", "deadstick"),
    ("dday n-02 opts=random-specialists,bazooka-joe=all", "setup-options-clash", "B-OPT-08", "bazooka-joe"),
    ("dday n-02 opts=quartermasters-whim,bazooka-joe=items", "setup-options-clash", "B-OPT-12", "bazooka-joe"),
    ("dday n-02 opts=quartermasters-whim,bazooka-joe=all", "setup-options-clash", "B-OPT-12", "bazooka-joe"),
    ("dday n-02 opts=climb-from-below", "setup-no-cliff", "B-OPT-H07", "n-02"),
    ("dday deadstick units=2 opts=climb-from-below", "setup-no-cliff", "B-OPT-H07", "deadstick"),
    # the words of the line itself
    ("", "setup-empty", "", None),
    ("dday n-01 n-02", "setup-two-boards", "", "n-02"),
    ("dday n-01 units=2 units=3", "setup-twice", "", "units"),
    ("dday n-01 opts=victory-points,victory-points", "setup-twice", "", "victory-points"),
    ("dday n-01 units=two", "setup-not-a-number", "", "two"),
    ("dday n-01 units=0", "setup-not-a-number", "", "0"),
    ("dday n-01 units=-1", "setup-not-a-number", "", "-1"),
    ("ddya n-01", "setup-unknown-game", "", "dday"),
]


# every one a test of its rule
EACH = [marked(row, row[2], row[0]) if row[2] else pytest.param(row, id=row[0]) for row in WRONG]


@rule("B-OPT-01", "B-SETUP-01")
@pytest.mark.parametrize("row", EACH)
def test_a_setup_that_makes_no_sense_is_refused_with_its_rule(row: tuple[str, str, str, int | str | None]) -> None:
    setup, key, rule_id, told = row
    with pytest.raises(SetupError) as error:
        Table(setup, seed="x")
    refusal = error.value.refusal
    assert (refusal.key, refusal.rule) == (key, rule_id)
    if told is not None:
        assert told in refusal.params.values()


@rule("B-OPT-01")
def test_every_sentence_of_a_bad_setup_is_reached_by_one_of_these() -> None:
    keys: set[str] = set()
    for name in ("dday/rules/turn/options.py", "kernel/setup.py"):
        keys |= set(re.findall(r'"(setup-[a-z-]+)"', (SOURCE / name).read_text(encoding="utf-8")))
    keys.remove("setup-missing-box")  # the base game has one box; tests/boxes leave one out
    assert keys <= {key for _, key, _, _ in WRONG}


@rule("B-OPT-01")
def test_checking_a_setup_fills_in_defaults_and_leaves_the_question_alone() -> None:
    words = parse_setup("dday opts=training-level=basic,victory-points,fresh-legs=off")
    before = str(words)
    assert str(check_setup(words)) == "dday n-01 level=basic units=1 boxes=base opts=victory-points"
    assert str(words) == before
    assert str(check_setup(parse_setup("dday n-08 units=2 opts=deadstick"))).startswith("dday deadstick")


@rule("B-OPT-01")
def test_a_checked_setup_checks_again_to_itself() -> None:
    for text in ("dday n-01 level=practice", "dday deadstick units=2", "dday n-04 units=3 opts=bazooka-joe=all"):
        once = check_setup(parse_setup(text))
        assert check_setup(parse_setup(str(once))) == once

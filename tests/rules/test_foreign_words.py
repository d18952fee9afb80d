"""Whatever is typed at a question, it is never taken for another answer and never breaks anything, rule by rule."""

from __future__ import annotations

from typing import Any, cast

import pytest

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.turn.pick import ForcePick, Pick
from hhour.kernel.action import parse_action
from hhour.kernel.table import Table
from tests.rule import marked

SETUPS = (
    "dday n-01 units=2 opts=bazooka-joe=all,fight-back",
    "dday n-06 units=2 opts=garrison-ai,assault",
    "dday n-18 units=2 opts=german,battle-conditions,badges",
    "dday n-18 units=1 opts=german,german-solitaire",
    "dday n-02 units=2 opts=sea,missions,heroes,lead-the-way,gold=wild",
    "dday n-19 units=5 opts=shaef,gold=touch,way-to-hell-components",
)
Question = tuple[Field, str, Pick | ForcePick]


def questions() -> list[Any]:
    """Every kind of question with a choice, at the first table that knows it, marked with its rule."""
    found: dict[type, Any] = {}
    for setup in SETUPS:
        field = cast(Field, Table(setup, seed="words").play)
        for name, step in field.rules.steps.items():
            if isinstance(step, Pick | ForcePick) and type(step) not in found:
                found[type(step)] = marked((field, name, step), step.rule, name)
    return list(found.values())


def said(question: Question, words: str) -> str:
    """What the question itself says about an answer that it does not offer; '' for nothing."""
    field, name, step = question
    refused = step.why_not(field, field.battle.forces[0], (name, 0, 0, ""), parse_action(words))  # type: ignore[arg-type]
    return refused.key if refused is not None else ""


@pytest.mark.parametrize("question", questions())
def test_a_question_says_the_same_about_a_foreign_word_whatever_follows_it(question: Question) -> None:
    assert {said(question, f"dance{more}") for more in ("", " hero", " r1 r2", " r1 r2 STAR")} == {
        said(question, "sing")
    }


@pytest.mark.parametrize("question", questions())
def test_a_verb_with_nothing_or_too_much_after_it_is_answered_in_words(question: Question) -> None:
    verbs = question[0].rules.verbs
    keys = {said(question, f"{verb}{more}") for verb in verbs for more in ("", " x x x x")}
    assert said(question, "sing") in keys, "most verbs are foreign to it"


def test_these_are_most_of_the_questions_there_are() -> None:
    assert len(questions()) > 120

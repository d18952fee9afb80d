"""The rulebook in French and Chinese: every rule is there, with the same numbers, ids and codes."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from hhour import rulebook
from hhour.i18n import language
from hhour.quoting import quoted
from hhour.rulebook.library import Library, Translation, load
from hhour.rulebook.model import RulebookError
from hhour.rulebook.parse import ID, parse

LANGUAGES = ("fr", "zh")
ELSEWHERE = ("card", "sector")  # cards have their words in cards.ftl; a sector is values, not words
EXACT = re.compile(rf"\[[^\]]*\]|`[^`]*`|{ID}|[A-Z]+_[A-Z_]+\([^)]*\)|[A-Z]+\([A-Za-z0-9_,-]+\)")
DIGITS = re.compile(r"\d+")


def wanted() -> list[rulebook.Rule]:
    return [rule for rule in load().rules.values() if rule.kind not in ELSEWHERE]


def exact_parts(text: str) -> Counter[str]:
    """What no language may change: ids, codes, bracketed data, and every number in digits."""
    bare = text.replace("\N{MINUS SIGN}", "-")
    codes = Counter(part.replace(" ", "") for part in EXACT.findall(bare))
    return codes + Counter(DIGITS.findall(EXACT.sub(" ", bare)))


def text_of(rule: rulebook.Rule) -> str:
    """A row of a table counts by its cells: the words of the columns are not part of what it says."""
    return " ".join(rule.cells.values()) if rule.cells else rule.text


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_rule_is_there_in_every_language(code: str) -> None:
    missing = [rule.id for rule in wanted() if rule.id not in load().translation(code).texts]
    assert not missing, f"{len(missing)} rules lack {code}: {' '.join(missing[:40])}"


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_translation_keeps_every_number_id_and_code(code: str) -> None:
    texts = load().translation(code).texts
    wrong = {}
    for rule in wanted():
        if rule.id in texts and rule.kind != "ruling" and not rule.cells:
            there, here = exact_parts(text_of(rule)), exact_parts(texts[rule.id])
            if there != here:
                wrong[rule.id] = f"lacks {dict(there - here)}, adds {dict(here - there)}"
    assert not wrong, "\n".join(f"{rule_id}: {what}" for rule_id, what in list(wrong.items())[:40])


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_translated_row_and_ruling_name_no_other_ids(code: str) -> None:
    texts = load().translation(code).texts
    for rule in wanted():
        if rule.id in texts and (rule.cells or rule.kind == "ruling"):
            strangers = set(re.findall(ID, texts[rule.id])) - set(re.findall(ID, text_of(rule)))
            assert not strangers, f"{rule.id} names {strangers}"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_heading_is_translated(code: str) -> None:
    headings = load().translation(code).headings
    titles = {title for rule in load().rules.values() for title in (rule.chapter, rule.section)}
    assert titles <= headings.keys(), sorted(titles - headings.keys())


@pytest.mark.parametrize(("code", "letters"), [("fr", r"[\u4e00-\u9fff]"), ("zh", r"[éèàêç]")])
def test_a_translation_is_in_its_own_language(code: str, letters: str) -> None:
    strange = [rule_id for rule_id, text in load().translation(code).texts.items() if re.search(letters, text)]
    assert not strange


def test_chinese_rules_are_written_in_chinese() -> None:
    for rule_id, text in load().translation("zh").texts.items():
        words = EXACT.sub("", text)
        assert not re.search(r"[a-z]{4,} [a-z]{3,} [a-z]{3,}", words), f"{rule_id}: {text}"
        assert re.search(r"[\u4e00-\u9fff]", words), rule_id


@pytest.mark.parametrize("mark", [":", ";", "!", "?", "»"])
def test_french_sets_its_marks_off_by_a_space_that_does_not_break(mark: str) -> None:
    before = re.compile(rf"(?<=[ \w)]){re.escape(mark)}(?=\s|$)")
    for rule_id, text in load().translation("fr").texts.items():
        assert not before.search(EXACT.sub("", text)), f"{rule_id}: {text}"


def test_a_rule_is_quoted_in_the_readers_language() -> None:
    rule = rulebook.get("B-ROLL-03")
    assert rule is not None
    told = {code: quoted(rule, language(code)).text for code in ("en", "fr", "zh")}
    assert len(set(told.values())) == 3
    assert told["en"] == rule.text


def test_a_card_is_quoted_as_the_card_says_it() -> None:
    card = rulebook.card("medic")
    assert card is not None
    assert quoted(card, language("fr")).text == language("fr").attr("card-medic", "text")


def test_a_rule_is_found_by_the_words_of_the_readers_language() -> None:
    assert "B-MINE-02" in [rule.id for rule in rulebook.find("toubib mine", "fr")]
    assert rulebook.find("toubib verrouille", "en") == []


def test_a_language_without_a_translation_hears_english() -> None:
    book = parse("## 1. Rolling (T-ROLL)\n- **T-ROLL-01** Roll the dice. _(printed; S4)_", "test")
    library = Library([book])
    assert library.told(library.rules["T-ROLL-01"], "fr").text == "Roll the dice."


def test_a_translation_of_a_rule_that_is_not_there_is_refused() -> None:
    words = parse("## 1. Lancer (T-ROLL)\n- **T-ROLL-99** Lancez les dés.", "test")
    with pytest.raises(RulebookError, match="T-ROLL-99"):
        Translation({}, {}, [words])

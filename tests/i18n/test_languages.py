"""The three languages say the same things, completely, and each in its own words."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from hhour import rulebook
from hhour.dday.rules.box.shelf import shelf
from hhour.dday.rules.box.texts import missing, wanted, wanted_by_map
from hhour.dday.rules.map.atlas import box_of, scan, scenarios
from hhour.dday.rules.turn.options import LEVEL
from hhour.i18n import LANGUAGES, Language, UnknownLanguage, language
from hhour.kernel.games import games
from tests.i18n import catalogue, fluent_files
from tests.i18n.fluent_files import lines

HAN = re.compile(r"[\u4e00-\u9fff]")
ISOLATION_MARKS = re.compile("[\u2066-\u2069]")

# Marks that must be the same in every language, because records and screens use them.
SHARED_ATTRIBUTES = {"letter"}

# French for the same thing in the same letters (proper names, words that both languages share) bears this comment.
SAME = "As in English."

# Parts of sentences that only one language's grammar needs.
OF_GRAMMAR = {"colour-of-face"}

others = pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
every_language = pytest.mark.parametrize("code", LANGUAGES)


# The files


@others
def test_every_language_has_the_same_files(code: str) -> None:
    assert fluent_files.file_names(code) == fluent_files.file_names("en")


@every_language
def test_every_file_is_read_to_the_last_line(code: str) -> None:
    broken = [
        f"{name}: {entry.content!r}"
        for name in fluent_files.file_names(code)
        for entry in fluent_files.body(code, name)
        if isinstance(entry, ast.Junk)
    ]
    assert broken == []


@every_language
def test_no_text_is_defined_twice(code: str) -> None:
    counted = Counter(line.name for line in lines(code))
    assert [name for name, times in counted.items() if times > 1] == []


@others
def test_no_text_is_missing_and_none_is_left_over(code: str) -> None:
    english, other = ({line.name for line in lines(c)} for c in ("en", code))
    assert (sorted(english - other), sorted(other - english)) == ([], [])


@others
def test_a_text_stands_in_the_same_file_as_in_english(code: str) -> None:
    english = {line.name: line.file for line in lines("en")}
    assert [line.name for line in lines(code) if english.get(line.name) != line.file] == []


@others
def test_a_text_uses_the_same_variables_as_in_english(code: str) -> None:
    """What is written out is the same; what only chooses a form is the business of each language's grammar."""
    english = {line.name: line for line in lines("en")}
    for line in lines(code):
        if line.key not in OF_GRAMMAR:
            assert line.shown == english[line.name].shown, line.name
            assert line.variables <= english[line.name].variables, line.name


# The words


@others
def test_a_text_is_translated(code: str) -> None:
    english = {line.name: line for line in lines("en")}
    same = {
        line.key
        for line in lines(code)
        if line.is_worded and line.attribute not in SHARED_ATTRIBUTES and line.words == english[line.name].words
    }
    allowed = (
        {key for key, comment in fluent_files.comments(code).items() if SAME in comment} if code == "fr" else set()
    )
    assert (sorted(same - allowed), sorted(allowed - same)) == ([], [])


def card_names(code: str) -> dict[str, str]:
    """The cards of D-Day Dice and all its boxes by slug; the Pocket games are other games."""
    named = ((line.key.removeprefix("card-"), line) for line in lines(code) if line.key.startswith("card-"))
    pocket = ("express-", "bataille-")
    return {slug: line.words.strip() for slug, line in named if not line.attribute and not slug.startswith(pocket)}


@every_language
def test_no_two_cards_that_can_meet_bear_the_same_name(code: str) -> None:
    borne = Counter(card_names(code).values())
    assert len(borne) > 250
    assert [name for name, times in borne.items() if times > 1] == []


@others
def test_the_rulebook_calls_cards_by_their_names_in_its_language(code: str) -> None:
    english, named = card_names("en"), card_names(code)
    foreign = {name for slug, name in english.items() if " " in name and name not in named[slug]}
    speaking_of_names = {"W-GEN-33"}
    found = {
        (rule_id, name)
        for rule_id in rulebook.ids()
        if (rule := rulebook.get(rule_id)) is not None and rule_id not in speaking_of_names
        if not isinstance(rule, rulebook.Card)  # whose texts are Fluent's
        for name in foreign
        if name in rulebook.told(rule, code).text
    }
    assert found == set()


@others
def test_shared_marks_are_the_same_everywhere(code: str) -> None:
    marks = [{line.name: line.words for line in lines(c) if line.attribute in SHARED_ATTRIBUTES} for c in ("en", code)]
    assert marks[0] == marks[1] != {}


def test_the_letters_of_the_faces_are_told_apart() -> None:
    faces = ("skull", "star", "soldier", "two-soldiers", "courage", "tool")
    assert "".join(language("en").attr(f"face-{face}", "letter") for face in faces) == "KS12CT"


def test_chinese_is_written_in_han_characters() -> None:
    foreign = [
        line.name
        for line in lines("zh")
        if line.is_worded and line.attribute not in SHARED_ATTRIBUTES and not HAN.search(line.words)
    ]
    assert foreign == []


def test_french_keeps_its_double_signs_on_the_line() -> None:
    """A no-break space (U+00A0) stands before : ; ! and ?, so that no line begins with one."""
    assert [line.name for line in lines("fr") if re.search(r" [:;!?]", line.words)] == []


@every_language
@pytest.mark.parametrize("number", [0, 1, 2, 21])
def test_every_text_can_be_said(code: str, number: int) -> None:
    speaker = language(code)
    troubles = []
    for line in lines(code):
        forms = {f"{name}-{form}": "word" for name in line.variables for form in (*fluent_files.FORMS, "short")}
        given: dict[str, str | int] = {**dict.fromkeys(line.variables, number), **forms}
        said, errors = speaker.format(line.key, line.attribute, given)
        if errors or not said.strip() or "{" in said or ISOLATION_MARKS.search(said):
            troubles.append((line.name, said, errors))
    assert troubles == []


# The boxes


@pytest.mark.parametrize("box", list(shelf()))
def test_a_box_of_ours_says_all_it_must_in_every_language(box: str) -> None:
    shelved = shelf()[box]
    maps = [text for slug in (*scan(), *scenarios()) if box_of(slug) == box for text in wanted_by_map(slug)]
    lacking = missing([*wanted(shelved), *maps], LANGUAGES)
    assert [(code, text.name, text.place or shelved.where(text.word)) for text, code in lacking] == []


# The rulebook


@every_language
def test_every_card_has_the_name_of_the_rulebook_and_a_text(code: str) -> None:
    speaker = language(code)
    cards = catalogue.cards()
    assert cards
    for card in cards:
        key = f"card-{card.slug}"
        assert speaker.text(key) == card.names[code]
        assert speaker.has(key, "text"), key
        assert speaker.has(key, "solo") == card.differs_solo, key


@every_language
def test_every_map_has_a_name_and_a_history(code: str) -> None:
    keys = [*catalogue.maps(), "map-deadstick"]
    assert len(keys) == 9
    for key in keys:
        assert language(code).has(key), key
        assert language(code).has(key, "history"), key


def test_english_maps_are_called_as_in_the_rulebook() -> None:
    assert {key: language("en").text(key) for key in catalogue.maps()} == catalogue.maps()


@every_language
def test_every_option_and_every_value_has_words(code: str) -> None:
    speaker = language(code)
    options = catalogue.options()
    assert len(options) == 24
    for option, values in options.items():
        key = f"option-{option}"
        assert speaker.has(key), key
        assert speaker.has(key, "text"), key
        for value in values:
            is_plain = value in ("on", "off")
            named = speaker.has(f"option-value-{value}") if is_plain else speaker.has(key, f"value-{value}")
            assert named, f"{key} {value}"


def test_no_words_are_kept_for_a_card_or_option_that_does_not_exist() -> None:
    keys = {line.key for line in lines("en") if line.key.startswith(("card-", "option-"))}
    cards = {card.slug for card in rulebook.cards()} | {slug for box in shelf().values() for slug in box.cards}
    options = {LEVEL} | {option.key for game in games().values() for option in game.options()}
    named = {f"card-{slug}" for slug in cards} | {f"option-{key}" for key in options}
    named |= {f"option-{game}-{option.key}" for game in games() for option in games()[game].options()}
    assert keys - named == {"option-value-on", "option-value-off"}


def test_the_random_grounds_are_called_as_in_the_rulebook() -> None:
    grounds = catalogue.random_grounds()
    assert len(grounds) == 18
    assert {key: language("en").text(key) for key in grounds} == grounds


def test_every_word_of_the_base_maps_has_a_sentence() -> None:
    keys = {line.key for line in lines("en")}
    words = catalogue.sector_words()
    assert len(words) > 25
    for word in words:
        stem = "attr-" + word.lower().replace("_", "-")
        assert any(key == stem or key.startswith(f"{stem}-") for key in keys), word


# The loader


def test_numbers_choose_the_grammar_of_their_language() -> None:
    assert [language("en").text("count-soldiers", n=n) for n in (0, 1, 2)] == ["0 soldiers", "1 soldier", "2 soldiers"]
    assert [language("fr").text("count-stars", n=n) for n in (0, 1, 2)] == ["0 étoile", "1 étoile", "2 étoiles"]
    assert language("zh").text("count-soldiers", n=1) == "1 名士兵"


def test_names_are_filled_in() -> None:
    medic = language("fr").text("card-medic")
    assert language("fr").text("need-one", card=medic) == "Pour entrer, l'unité doit avoir\u00a0: Toubib."


def test_a_language_is_read_once() -> None:
    assert language("zh") is language("zh")


def test_an_unknown_language_is_refused_in_one_sentence() -> None:
    with pytest.raises(UnknownLanguage, match=r"^There is no language 'de'; choose en, fr or zh\.$") as refused:
        language("de")
    assert isinstance(refused.value, ValueError)


def test_a_missing_text_falls_back_to_english_and_then_to_its_key() -> None:
    sparse = Language("fr", {"card-medic": "card-medic = Toubib"})
    assert sparse.text("card-medic") == "Toubib"
    assert sparse.text("card-scout") == "Scout"
    assert sparse.attr("card-medic", "text") == language("en").attr("card-medic", "text")
    assert sparse.text("card-nobody") == "card-nobody"
    assert sparse.attr("card-nobody", "text") == "card-nobody.text"
    assert not sparse.has("card-scout")

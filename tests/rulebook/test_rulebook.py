"""The rulebook: what docs/rules says is what hhour.rulebook answers, and the catalogue agrees with itself."""

from __future__ import annotations

import doctest
import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from hhour import rulebook
from hhour.rulebook import Card, Rule, RulebookError, Sector
from hhour.rulebook.library import Library, folder, read
from hhour.rulebook.parse import parse

BASE = Path(__file__).parents[2] / "docs" / "rules" / "base.md"
TEXT = BASE.read_text(encoding="utf-8")
# Written apart from the parser, so that the two check each other.
HEADS = re.findall(r"^(?:- |\| )\*\*([A-Z]-[A-Z0-9-]+)\*\*", TEXT, re.MULTILINE)
CITED = re.findall(r"(?<![\w-])([ABPRW](?:-[A-Z]+)(?:-[A-Z0-9]+)*-?\d[A-Z0-9]*(?:-[A-Z0-9]+)*)", TEXT)
GROWING = {"W"}  # this box comes section by section; what is cited of it may still be to come
BOXES = {"A": "atlantikwall", "W": "way-to-hell", "P": "pocket"}


def rule_of(rule_id: str) -> Rule:
    found = rulebook.get(rule_id)
    assert found is not None, f"{rule_id} is not in the rulebook"
    return found


def card_of(slug: str) -> Card:
    found = rulebook.card(slug)
    assert found is not None, f"{slug} is no card"
    return found


def sector_of(rule_id: str) -> Sector:
    found = rule_of(rule_id)
    assert isinstance(found, Sector)
    return found


def words_in(section: str, column: str, header: str = "word") -> Iterator[str]:
    """The words of a vocabulary table, those that share a row one by one."""
    for table in rulebook.tables():
        if table.box == "base" and table.section.startswith(section) and table.header[0] == header:
            place = table.header.index(column)
            for row in table.rows:
                yield from re.split(r", (?![^(]*\))", row[place])


def map_words() -> list[tuple[Rule, str]]:
    """Every attribute and requirement of the map tables, with the row it stands in."""
    sectors = [
        (sector, word)
        for sector in rulebook.sectors()
        for word in (*sector.attributes, *sector.solo_attributes, sector.requirement)
        if word
    ]
    drawn = [rule_of(rule_id) for rule_id in rulebook.ids("base") if re.match(r"B-MAP-N06-R[ABC]\d", rule_id)]
    return [*sectors, *((row, row.cells["attribute"].split(":")[0]) for row in drawn)]


def shape(word: str) -> str:
    """BONUS(STAR,1) and BONUS(face,n) have one shape: the name and the number of arguments."""
    name, _, arguments = word.rstrip(")").partition("(")
    return f"{name}/{len(arguments.split(',')) if arguments else 0}"


# The catalogue agrees with itself


def test_every_id_of_the_catalogue_is_found_in_its_order() -> None:
    assert len(HEADS) > 800
    assert rulebook.ids("base") == HEADS


def test_no_id_stands_twice() -> None:
    assert [rule_id for rule_id, count in Counter(HEADS).items() if count > 1] == []


def test_every_id_that_a_text_cites_exists() -> None:
    known = set(rulebook.ids())
    topics = {rule_id.rsplit("-", 1)[0] for rule_id in known}
    unknown = {cited for cited in CITED if cited not in known | topics and cited[0] not in GROWING}
    assert len(CITED) > len(HEADS)
    assert unknown == set()


def test_every_timing_word_of_a_card_is_in_the_closed_list() -> None:
    allowed = set(words_in("2.1", "word"))
    used = {word for card in rulebook.cards() for word in card.timing}
    assert len(allowed) > 30
    assert "combat-before-mgf" in used
    assert used - allowed == set()


def test_every_card_has_a_timing_word_and_names_in_three_languages() -> None:
    for card in rulebook.cards():
        assert card.timing, card.id
        assert all(card.names[language] for language in ("en", "fr", "zh")), card.id


def test_every_word_of_a_map_is_in_the_closed_vocabulary() -> None:
    allowed = {shape(word) for word in words_in("13.1", "word")}
    used = {(rule.id, word) for rule, word in map_words()}
    assert len(used) > 80
    assert {(rule_id, word) for rule_id, word in used if shape(word) not in allowed} == set()


def test_every_word_of_a_map_is_defined_by_a_rule_that_names_it() -> None:
    for word, defined in zip_rows("13.1", "word", "defined in"):
        ids = [rule_id for rule_id in defined.split(", ") if rulebook.get(rule_id)]
        texts = " ".join(rule_of(rule_id).text for rule_id in ids)
        for name in re.findall(r"\b[A-Z_]{4,}\b", word):
            assert not ids or name in texts, f"{defined} does not speak of {name}"


def zip_rows(section: str, *columns: str) -> Iterator[tuple[str, ...]]:
    for table in rulebook.tables():
        if table.section.startswith(section) and set(columns) <= set(table.header):
            for row in table.rows:
                yield tuple(row[table.header.index(column)] for column in columns)


def test_every_slug_that_a_map_names_is_a_card() -> None:
    named = {
        (rule.id, slug)
        for rule, word in map_words()
        for slug in re.findall(r"[a-z]+(?:-[a-z]+)*", word.partition("(")[2])
    }
    kept = {(rule_id, slug) for rule_id, slug in named if slug not in {"any", "pay", "free", "d"}}
    assert len(kept) > 30
    assert {pair for pair in kept if rulebook.card(pair[1]) is None} == set()


def test_every_option_names_a_rule() -> None:
    options = list(zip_rows("21.", "key", "rule"))
    assert len(options) == 22
    assert [key for key, ids in options for rule_id in ids.split(", ") if rulebook.get(rule_id) is None] == []


def test_every_rule_says_where_it_comes_from() -> None:
    marks = ("printed", "derived", "reconstructed")
    silent = [rule_id for rule_id in rulebook.ids() if not any(mark in rule_of(rule_id).provenance for mark in marks)]
    assert silent == []


# Cards and sectors


@pytest.mark.parametrize(
    ("slug", "rule_id", "cost", "timing"),
    [
        ("grenade", "B-ITEM-C06", 10, ("combat-before-mgf",)),
        ("bangalore-torpedo", "B-ITEM-C02", 20, ("any",)),
        ("medic", "B-SPEC-C05", 4, ("casualties", "automatic")),
        ("quartermaster", "B-SPEC-C23", 2, ("upkeep", "muster", "automatic")),
        ("jeep", "B-VEH-C05", 12, ("window",)),
    ],
)
def test_a_card_has_its_cost_and_timing(slug: str, rule_id: str, cost: int, timing: tuple[str, ...]) -> None:
    card = card_of(slug)
    assert (card.id, card.cost, card.timing) == (rule_id, cost, timing)
    assert rulebook.get(rule_id) is card


def test_a_card_has_names_effect_and_solo_variant() -> None:
    card = card_of("shoulder-patch")
    assert dict(card.names) == {"en": "Shoulder Patch", "fr": "Écusson", "zh": "臂章"}
    assert card.effect.startswith("Lose 1 soldier")
    assert card.type == "regular"
    assert card_of("mortar").solo == "not available"


def test_same_in_the_cost_column_repeats_the_card_above() -> None:
    assert {card.cost for card in rulebook.cards("award")} == {"straight or 6 courage"}


def test_a_sector_has_its_values() -> None:
    sector = sector_of("B-MAP-N02-S08")
    assert (sector.map, sector.row, sector.sector, sector.defence) == ("N-02", 3, "8", (8,))
    assert (sector.mgf, sector.black, sector.attributes) == (1, False, ("CAPACITY(1)",))
    assert sector.requirement == "NEED(scout)"
    assert sector.provenance == "printed: CAPACITY(1); rest reconstructed"


def test_a_sector_may_have_several_def_values_and_attributes() -> None:
    assert sector_of("B-MAP-N02-S02").defence == (4, 8, 12)
    assert sector_of("B-MAP-N01-S02").attributes == ("BONUS(COURAGE,1)", "JOIN(scout)")
    assert sector_of("B-MAP-N02-S05").special_damage == "specialist"


def test_a_solo_attribute_replaces_the_one_before_it() -> None:
    sector = sector_of("B-MAP-N08-S09")
    assert sector.attributes == ("FREE_ITEM(dexedrine)",)
    assert sector.solo_attributes == ("FREE_ITEM(signalling-lamp)",)


def test_a_map_has_its_sectors_and_bunkers() -> None:
    assert len(rulebook.sectors("N-01")) == 11
    assert [sector.id for sector in rulebook.sectors("N-04") if sector.sector.startswith("bunker")] == [
        "B-MAP-N04-BW",
        "B-MAP-N04-BE",
    ]


# Provenance


@pytest.mark.parametrize(
    ("rule_id", "provenance", "source"),
    [
        ("B-ROLL-03", "printed", "S4 Roll"),
        ("B-TURN-12", "derived", ""),
        ("B-SETUP-06", "printed count, derived no limit; S4 Components", "S4 Components"),
        ("B-ITEM-C01", "printed", "S4"),
        ("B-ITEM-C06", "printed S4; bunkers derived", "S4"),
        ("B-MAP-N01-S01", "printed", "photo"),
        ("B-MAP-N02-S01", "reconstructed", ""),
        ("B-MAP-N06-RB3", "printed", "S4"),
        ("R-CRT-T4", "reconstructed", ""),
        ("B-AMB-16", "derived", ""),
    ],
)
def test_a_rule_tells_its_provenance_and_source(rule_id: str, provenance: str, source: str) -> None:
    rule = rule_of(rule_id)
    assert (rule.provenance, rule.source) == (provenance, source)


def test_the_mark_is_no_part_of_the_text() -> None:
    assert rule_of("B-TURN-01").text == "All Units play every turn at the same time."
    assert [rule_id for rule_id in rulebook.ids() if "_(" in rule_of(rule_id).text] == []


@pytest.mark.parametrize(
    ("rule_id", "kind", "section"),
    [
        ("B-ROLL-03", "rule", "3. ROLL (B-ROLL)"),
        ("B-ROLL-EX-01", "example", "3. ROLL (B-ROLL)"),
        ("B-ITEM-C06", "card", "9.1 Regular items (10)"),
        ("B-MAP-N01-B", "sector", "N-01 Exercise Tiger (B-MAP-N01)"),
        ("B-AMB-01", "ruling", "27. Ambiguities and rulings"),
        ("B-OPT-TIP-01", "tip", "21. Optional rules (B-OPT)"),
        ("R-CRT-T1", "row", "24. Fight back with the combat results table (R-CRT)"),
    ],
)
def test_a_rule_knows_its_kind_and_section(rule_id: str, kind: str, section: str) -> None:
    rule = rule_of(rule_id)
    assert (rule.kind, rule.section, rule.box) == (kind, section, "base")


# Asking


def test_an_id_is_found_in_any_case_and_an_unknown_one_is_none() -> None:
    assert rulebook.get(" b-roll-03 ") is rulebook.get("B-ROLL-03")
    assert rulebook.get("B-ROLL-99") is None


def test_find_takes_the_beginning_of_an_id() -> None:
    assert [rule.id for rule in rulebook.find("b-mgf-ex")] == ["B-MGF-EX-01", "B-MGF-EX-02"]


def test_find_wants_all_words_whatever_their_case() -> None:
    found = rulebook.find("LANDMINE medic")
    assert "B-MINE-02" in {rule.id for rule in found}
    for rule in found:
        words = f"{rule.section} {rule.text} {' '.join(rule.cells.values())}".lower()
        assert "landmine" in words
        assert "medic" in words


@pytest.mark.parametrize("words", ["ecusson", "ÉCUSSON", "臂章", "shoulder-patch", "shoulder patch"])
def test_find_knows_a_card_by_each_of_its_names(words: str) -> None:
    assert rulebook.find(words)[0].id == "B-ITEM-C07"


def test_find_puts_names_before_headings_before_text() -> None:
    ids = [rule.id for rule in rulebook.find("grenade")]
    assert ids.index("B-ITEM-C06") < ids.index("B-MGF-09")
    ids = [rule.id for rule in rulebook.find("landmines")]
    assert ids.index("B-MINE-01") < ids.index("B-SPEC-C06")


def test_an_exact_id_comes_before_the_rules_that_cite_it() -> None:
    assert rulebook.find("B-TALLY-01")[0].id == "B-TALLY-01"


@pytest.mark.parametrize("words", ["", "   ", "xyzzy"])
def test_find_finds_nothing_for_nothing(words: str) -> None:
    assert rulebook.find(words) == []


@pytest.mark.parametrize(
    ("wrong", "right"),
    [("B-ROL-03", "B-ROLL-03"), ("b-roll-3", "B-ROLL-03"), ("granade", "grenade"), ("landmnies", "landmines")],
)
def test_nearest_guesses_what_was_meant(wrong: str, right: str) -> None:
    assert rulebook.nearest(wrong)[0] == right


def test_nearest_does_not_guess_at_noise() -> None:
    assert rulebook.nearest("qqqqqqq") == []


def test_a_french_word_with_a_slip_is_told_in_french() -> None:
    assert rulebook.nearest("mouvemant", "fr")[0] == "mouvement"


def test_a_range_of_ids_cites_every_rule_in_it() -> None:
    assert rulebook.cites("B-AMB-01") == [f"B-TALLY-{number}" for number in range(12, 19)]
    assert rulebook.cites("B-OPT-14") == [f"B-OPT-{number}" for number in range(15, 22)]
    assert rulebook.cites("R-SCORE-05") == ["R-SCORE-02", "R-SCORE-03", "R-SCORE-01", "R-CRT-16"]


def test_related_names_what_a_rule_cites_and_the_rulings_on_it() -> None:
    assert rulebook.related("B-ROLL-15") == ["B-PRIO-01", "B-AMB-36"]
    assert rulebook.related("no such id") == []


def test_json_of_a_rule_a_card_and_a_sector_is_plain_data() -> None:
    rule = rulebook.to_json(rule_of("B-ROLL-03"))
    assert {"id", "text", "provenance", "source", "section"} <= rule.keys()
    card = rulebook.to_json(card_of("grenade"))
    assert (card["cost"], card["names"]["zh"], card["timing"]) == (10, "手榴弹", ["combat-before-mgf"])
    sector = rulebook.to_json(sector_of("B-MAP-N01-S05"))
    assert (sector["def"], sector["requirement"]) == ([3], "NEED(corporal)")
    assert rulebook.to_json(rule_of("R-CRT-T1"))["cells"]["4:1"] == "–"
    for rule_id in rulebook.ids():
        data = rulebook.to_json(rule_of(rule_id))
        assert json.loads(json.dumps(data)) == data


def test_rules_can_be_kept_in_sets() -> None:
    assert len({rule_of(rule_id) for rule_id in rulebook.ids()}) == len(rulebook.ids())


def test_the_examples_of_the_module_hold() -> None:
    results = doctest.testmod(rulebook)
    assert results.attempted > 0
    assert results.failed == 0


def test_the_examples_of_the_guide_hold() -> None:
    results = doctest.testfile(str(BASE.parents[1] / "guide" / "rulebook.md"), module_relative=False, encoding="utf-8")
    assert results.attempted > 0
    assert results.failed == 0


# Bad catalogues


def test_an_id_that_stands_twice_is_refused() -> None:
    twice = parse("- **B-X-01** One. _(derived)_\n- **B-X-01** Two. _(derived)_", "base")
    with pytest.raises(RulebookError, match=r"^B-X-01 stands twice"):
        Library([twice])


def test_a_row_of_the_wrong_length_is_refused_with_its_line() -> None:
    with pytest.raises(RulebookError, match=r"^base\.md, line 3: the row has 3 cells, its table 2\.$"):
        parse("| id | name |\n|---|---|\n| **B-X-01** | one | two |", "base")


def test_a_sector_whose_value_is_no_number_is_refused_with_its_id() -> None:
    columns = "id | row | sector | DEF | black | MGF | sd | attributes | requirement | start | printed facts"
    row = "**B-MAP-N01-S01** | 0 | 1 | two | no | 0 | – | – | – | – | –"
    with pytest.raises(RulebookError, match=r"^base\.md, line 3: B-MAP-N01-S01 cannot be read"):
        parse(f"| {columns} |\n{'|---' * 11}|\n| {row} |", "base")


def test_a_folder_without_catalogues_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("hhour.rulebook.library.INSTALLED", tmp_path / "a")
    monkeypatch.setattr("hhour.rulebook.library.IN_THE_REPO", tmp_path / "b")
    with pytest.raises(RulebookError, match=r"^The rulebook is missing"):
        folder()


def test_the_installed_rulebook_comes_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "base.md").write_text("- **B-X-01** One. _(derived)_\n", encoding="utf-8")
    monkeypatch.setattr("hhour.rulebook.library.INSTALLED", tmp_path)
    assert list(read(folder()).rules) == ["B-X-01"]


def test_a_readme_beside_the_catalogues_is_no_catalogue(tmp_path: Path) -> None:
    for name in ("README.md", "base.md"):
        (tmp_path / name).write_text("- **B-X-01** One. _(derived)_\n", encoding="utf-8")
    assert list(read(tmp_path).rules) == ["B-X-01"]


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "base.md").write_bytes(b"\xff\xfe\xff")
    with pytest.raises(RulebookError, match="cannot be read"):
        read(tmp_path)

"""rules, cards, maps, odds, version: the reference, for people and for programs."""

from __future__ import annotations

import builtins
import json
import re
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import hhour as library
from hhour import rulebook
from hhour.dday.rules.map.atlas import scan, scenarios
from hhour.i18n import language
from hhour.reference.cards import not_found
from hhour.reference.rules import origin
from tests.cli.conftest import Hhour, one_sentence
from tests.rule import rule

# rules


@pytest.mark.parametrize(
    ("rule_id", "key"),
    [
        ("W-GEN-33", "derived"),  # derived, W-AMB-08
        ("W-GEN-36", "derived"),  # derived: same cost, same effect, W-AMB-10
        ("W-GEN-01", "mixed"),  # printed: five modules; the names are ours
        ("W-SEAMAP-04", "mixed"),  # the 4 printed, the others reconstructed
    ],
)
def test_where_a_rule_comes_from_is_said_in_every_language(rule_id: str, key: str) -> None:
    rule = rulebook.get(rule_id)
    assert rule is not None
    for code in ("fr", "zh"):
        assert origin(language(code), rule.provenance) == language(code).text(f"provenance-{key}")


def test_rules_prints_one_rule_with_its_origin(hhour: Hhour) -> None:
    answer = hhour("rules", "b-roll-03")
    assert answer.code == 0
    assert answer.out.startswith("B-ROLL-03")
    assert "lock exactly two dice" in answer.out
    assert "Origin: printed" in answer.out


def test_rules_speak_the_language_asked_for(hhour: Hhour) -> None:
    french = hhour("rules", "b-roll-03", "--lang", "fr").out
    assert "verrouiller exactement deux dés" in french
    assert "imprimé" in french
    assert "骰" in hhour("rules", "b-roll-03", "--lang", "zh").out


def test_a_cost_that_is_no_number_is_told_in_the_language_asked_for(hhour: Hhour) -> None:
    assert "suite ou 6 points de courage" in hhour("cards", "silver-star", "--lang", "fr").out
    assert "en partie imprimé" in hhour("cards", "silver-star", "--lang", "fr").out


def test_rules_finds_words(hhour: Hhour) -> None:
    answer = hhour("rules", "black", "shield")
    assert answer.code == 0
    assert "B-SECTOR" in answer.out


def test_rules_shows_the_first_and_all_on_demand(hhour: Hhour) -> None:
    some, every = hhour("rules", "unit"), hhour("rules", "unit", "--all")
    assert "more; --all" in some.out
    assert "more; --all" not in every.out
    assert len(every.out) > len(some.out)


def test_rules_says_visibly_what_is_reconstructed(hhour: Hhour) -> None:
    ours = next(rule for rule in map(rulebook.get, rulebook.ids()) if rule and rule.provenance == "reconstructed")
    assert "Origin: reconstructed" in hhour("rules", ours.id).out


def test_rules_alone_is_the_table_of_contents(hhour: Hhour) -> None:
    answer = hhour("rules")
    assert "B-ROLL-01 .. " in answer.out
    assert "hhour rules B-ROLL-03" in answer.err


def test_rules_json_has_id_names_texts_values_provenance(hhour: Hhour) -> None:
    rule = json.loads(hhour("rules", "B-ROLL-03", "--json").out)
    assert rule["id"] == "B-ROLL-03"
    assert {"names", "texts", "values", "provenance"} <= rule.keys()
    assert rule["texts"]["en"].startswith("Directly after")
    assert len(json.loads(hhour("rules", "--json").out)) == len(rulebook.ids())
    assert [rule["id"] for rule in json.loads(hhour("rules", "B-ROLL-0", "--json").out)][:2] == [
        "B-ROLL-01",
        "B-ROLL-02",
    ]


def test_an_unknown_rule_is_told_with_the_nearest_spelling(hhour: Hhour) -> None:
    assert "B-ROLL-03" in one_sentence(hhour("rules", "B-ROLL-3"), 1)
    assert "'xyzzy'" in one_sentence(hhour("rules", "xyzzy"), 1)


# cards


def test_cards_prints_one_card_by_slug_or_by_name_in_any_language(hhour: Hhour) -> None:
    for words in ("medic", "Toubib", "医务兵", "B-SPEC-C05"):
        answer = hhour("cards", words)
        assert answer.code == 0
        assert answer.out.startswith("Medic  (medic, B-SPEC-C05)\nMedic / Toubib / 医务兵")
        assert "Origin: printed" in answer.out


def test_cards_lists_every_card_and_marks_what_is_ours(hhour: Hhour) -> None:
    answer = hhour("cards")
    for card in rulebook.cards():
        assert re.search(rf" {card.slug}( |$)", answer.out, re.MULTILINE)
    assert "(reconstructed)" in answer.out


def test_cards_speak_french_and_chinese(hhour: Hhour) -> None:
    assert hhour("cards", "medic", "--lang", "fr").out.startswith("Toubib")
    assert "医务兵" in hhour("cards", "medic", "--lang", "zh").out.splitlines()[0]


def test_cards_json_has_names_and_texts_in_three_languages(hhour: Hhour) -> None:
    card = json.loads(hhour("cards", "grenade", "--json").out)
    assert (card["slug"], card["values"]["cost"], card["provenance"]) == ("grenade", 10, "printed S4; bunkers derived")
    assert set(card["names"]) == set(card["texts"]) == {"en", "fr", "zh"}
    assert len({card["texts"][code] for code in card["texts"]}) == 3
    assert len(json.loads(hhour("cards", "--json").out)) == len(rulebook.cards())


def test_the_nearest_card_is_one_of_the_game_that_is_played() -> None:
    lang = language("en")
    assert "did you mean: medic?" in not_found(lang, "medc")
    assert "did you mean: medic?" in not_found(lang, "medc", ("B-",))
    assert "did you mean: Medic?" in not_found(lang, "medc", ("P-",))
    assert "vouliez-vous dire : Toubib ?" in not_found(language("fr"), "tobib").replace("\u00a0", " ")


def test_an_unknown_card_is_told_with_the_nearest_spelling(hhour: Hhour) -> None:
    assert "medic" in one_sentence(hhour("cards", "medc"), 1)
    one_sentence(hhour("cards", "xyzzyxyzzy"), 1)


# maps


@pytest.mark.parametrize("words", ["n-04", "N-04", "n04", "4", "gold", "Gold Beach"])
def test_maps_draws_a_map_by_any_of_its_names(hhour: Hhour, words: str) -> None:
    answer = hhour("maps", words)
    assert answer.code == 0
    assert answer.out.startswith("N-04  Gold Beach")
    assert "Sectors and ways: reconstructed." in answer.out
    assert "\x1b" not in answer.out


def test_maps_alone_lists_all(hhour: Hhour) -> None:
    answer = hhour("maps")
    listed = [line.split()[0] for line in answer.out.splitlines() if not line.startswith(" ")]
    assert listed[:8] == [f"n-0{number}" for number in range(1, 9)]
    assert listed == [*scan(), *scenarios(), "sea-a", "sea-b", "sea-c"]
    assert "deadstick" in listed
    assert "levels: practice, basic, advanced" in answer.out


@rule("W-SEAMAP-01", "W-SEAMAP-04")
@pytest.mark.parametrize(
    ("slug", "row"),
    [("sea-a", "A7 1#6   A8 0#8m"), ("sea-b", "B11 0#10  B12 0#8"), ("sea-c", "C15 0#10 C16 0#6")],
)
def test_maps_draws_the_sea_maps_without_a_game(hhour: Hhour, slug: str, row: str) -> None:
    drawn = hhour("maps", slug).out.splitlines()
    assert drawn[1] == "Beach (4 courage)"
    assert drawn[4].startswith(f"2   {row}")
    told = json.loads(hhour("maps", slug, "--json").out)
    assert (told["slug"], len(told["sectors"])) == (slug, told["rows"] * told["columns"])
    assert f"Sea Map {slug[-1].upper()} is drawn as text" in one_sentence(hhour("maps", slug, "--svg", "-"), 2)


def test_maps_draws_both_maps_of_deadstick(hhour: Hhour) -> None:
    answer = hhour("maps", "deadstick")
    assert "N-08  Merville Battery" in answer.out
    assert "N-06  Sword Beach" in answer.out


def test_maps_draws_svg_into_a_file(hhour: Hhour, tmp_path: Path) -> None:
    path = tmp_path / "tiger.svg"
    answer = hhour("maps", "n-01", "--svg", str(path), "--lang", "fr")
    assert (answer.code, answer.out) == (0, "")
    assert str(path) in answer.err
    assert ElementTree.parse(path).getroot().tag.endswith("svg")
    assert ElementTree.fromstring(hhour("maps", "n-01", "--svg", "-").out).tag.endswith("svg")


def test_maps_that_cannot_be_drawn_are_told(hhour: Hhour, tmp_path: Path) -> None:
    one_sentence(hhour("maps", "--svg", "x.svg"), 2)
    assert "n-08" in one_sentence(hhour("maps", "deadstick", "--svg", str(tmp_path / "x.svg")), 2)
    assert "no file" in one_sentence(hhour("maps", "n-01", "--svg", str(tmp_path / "no" / "x.svg")), 1)
    assert "folder" in one_sentence(hhour("maps", "n-01", "--svg", str(tmp_path)), 1)


def test_maps_json_has_sectors_values_and_provenance(hhour: Hhour) -> None:
    told: dict[str, Any] = json.loads(hhour("maps", "n-06", "--json").out)
    assert (told["id"], told["names"]["en"]) == ("n-06", "Sword Beach")
    assert told["provenance"] == {"geometry": "reconstructed", "ground": "reconstructed", "listing": "printed"}
    assert told["values"]["courage"]["bunker"] == 4
    assert len(told["sectors"]) == 16
    assert all({"id", "names", "texts", "values", "provenance", "def"} <= sector.keys() for sector in told["sectors"])
    every = json.loads(hhour("maps", "--json").out)
    assert [board["id"] for board in every][-1] == "deadstick"


def test_an_unknown_map_is_told_with_the_nearest(hhour: Hhour) -> None:
    assert "n-02 (Omaha Beach)" in one_sentence(hhour("maps", "omahha"), 1)
    one_sentence(hhour("maps", "?"), 1)


# odds and version


def test_odds_are_counted(hhour: Hhour) -> None:
    pytest.importorskip("numpy")
    assert "lock" in hhour("odds", "r:K,T w:S,2 b:2,C").out
    assert json.loads(hhour("odds", "r:K,T w:S,2 b:2,C", "--json").out)["best"]
    one_sentence(hhour("odds", "r:HORSE"), 2)


def test_odds_without_numpy_say_so(hhour: Hhour, monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any, **more: Any) -> Any:
        if name == "numpy" or name.startswith("hhour.advice.odds"):
            raise ImportError(name)
        return real(name, *rest, **more)

    for name in [name for name in sys.modules if name.startswith("hhour.advice.odds")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(builtins, "__import__", without)
    assert "numpy" in one_sentence(hhour("odds"), 1)


def test_version_tells_program_rules_and_format(hhour: Hhour) -> None:
    assert hhour("version").out == f"H-Hour {library.__version__}; rules: bataille 1, dday 9, express 1; records: hh2\n"
    assert hhour("--version").out == hhour("version").out
    assert json.loads(hhour("version", "--json").out)["rules"]["dday"] == 9


def test_a_card_tells_its_kind_and_moment_in_the_language_asked_for(hhour: Hhour) -> None:
    told = hhour("cards", "medic", "--lang", "fr").out
    assert "Spécialiste ordinaire" in told
    assert "quand l'unité subit des pertes" in told


@pytest.mark.parametrize(("code", "price"), [("fr", "4 étoiles"), ("zh", "红白蓝：一名士兵")])
def test_a_price_stands_whole_on_its_line(hhour: Hhour, code: str, price: str) -> None:
    game = "express utah" if code == "zh" else "dday n-06"
    said = hhour("play", game, "--lang", code, typed="cards\nquit\n").out
    assert [line for line in said.splitlines() if line.endswith(f" {price}")]

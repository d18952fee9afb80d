"""What the automated German answers to the questions his cards ask, one by one (A-OPT-33, A-OPT-34)."""

from __future__ import annotations

import pytest

from hhour.dday.boxes.atlantikwall.german import automaton, wishes
from hhour.dday.rules.dice.d6 import changers
from hhour.kernel.action import Action
from hhour.kernel.faces import COLOURLESS, TOOL, result
from tests.atlantikwall.german import Fortress, two_before_him
from tests.rule import rule

GOOD = "SOLDIER SOLDIER SOLDIER SOLDIER SOLDIER SOLDIER"


@pytest.fixture
def t() -> Fortress:
    """With 8 soldiers he likes soldiers best."""
    return two_before_him()


def answer(t: Fortress, question: str, *texts: str, number: int = 0) -> str:
    """What he answers if these are his choices; '' where his rules name none of them."""
    options = [Action(words[0], tuple(words[1:])) for words in map(str.split, texts)]
    chosen = automaton.ANSWERS[question](t.field, t.he, (question, number, 0, ""), options)
    return "" if chosen is None else chosen.text


@rule("A-OPT-34")
@pytest.mark.parametrize("question", ["shoot", "throw", "arrest", "snipe", "copy-unit", "hand-over"])
def test_whoever_he_aims_at_is_the_unit_in_the_highest_row(t: Fortress, question: str) -> None:
    assert answer(t, question, "aim 1", "aim 2", "pass") == "aim 2"
    assert answer(t, question, "aim medic 1", "aim medic 2") == "aim medic 2"
    assert answer(t, question, "aim 1", "pass") == ""


@rule("A-OPT-34")
@pytest.mark.parametrize("question", ["gas", "goliath", "labour", "emplace"])
def test_the_sector_he_aims_at_is_that_of_the_unit_in_the_highest_row(t: Fortress, question: str) -> None:
    assert answer(t, question, "target 4", "target 9", "target 3") == "target 9"
    assert answer(t, question, "target 4") == ""


@rule("A-OPT-33")
def test_he_chooses_cards_by_his_lists(t: Fortress) -> None:
    assert answer(t, "honour", "pass", "honour kommandant", "honour zwangsrekrut") == "honour zwangsrekrut"
    assert answer(t, "recall", "recall zwangsrekrut", "recall pionier", "pass") == "recall pionier"
    assert answer(t, "fetch", "fetch dog", "fetch gas", "pass") == "fetch gas"
    assert answer(t, "fetch", "pass", "fetch medic") == ""


@rule("A-OPT-32")
def test_of_decorations_he_takes_any_normal_one_and_rather_none_than_a_black_one(t: Fortress) -> None:
    assert answer(t, "enigma", "take wound-badge-gold", "pass") == "pass"
    assert answer(t, "enigma", "take flak-badge", "take wound-badge", "pass") == "take flak-badge"


@rule("A-OPT-33")
def test_a_die_is_set_to_the_best_face_unless_none_is_poor(t: Fortress) -> None:
    choices = ("set w1 STAR", "set w1 TWO_SOLDIERS", "set r1 TWO_SOLDIERS", "set w1 COURAGE", "enough")
    t.german_tally("SOLDIER SOLDIER STAR SOLDIER SOLDIER SOLDIER")
    assert answer(t, "set-face", *choices, number=1) == "set w1 TWO_SOLDIERS"
    t.german_tally(GOOD)
    assert answer(t, "set-face", *choices, number=1) == "enough"
    t.german_tally(GOOD.replace("SOLDIER", "TWO_SOLDIERS"))
    assert answer(t, "set-face", *choices, number=1) == "enough"
    assert answer(t, "skulls-become", "become STAR", "become SOLDIER", "become TOOL") == "become SOLDIER"


@rule("A-OPT-33")
def test_he_rolls_all_poor_dice_again_that_he_may(t: Fortress) -> None:
    t.german_tally("STAR SKULL SOLDIER TOOL COURAGE TWO_SOLDIERS")
    t.he.locked, t.he.removed = 1, 1 << 3
    assert answer(t, "reroll-some") == "reroll r2 k1"


@rule("A-OPT-33")
@pytest.mark.parametrize(
    ("tally", "painted"),
    [
        ("SOLDIER SOLDIER STAR SOLDIER TOOL COURAGE", "paint r1 black"),
        ("SOLDIER STAR SOLDIER SOLDIER TOOL COURAGE", "paint w1 black"),
        ("SOLDIER STAR TOOL STAR SOLDIER SOLDIER", "paint k1 white"),
        ("STAR TOOL SOLDIER COURAGE SOLDIER SOLDIER", "paint k1 red"),
        ("SOLDIER SOLDIER STAR TOOL COURAGE STAR", ""),  # two colours are missing
        ("SKULL SKULL SKULL STAR TOOL COURAGE", ""),  # nobody wants three SKULLs
        ("SOLDIER SOLDIER SOLDIER STAR SOLDIER TOOL", ""),  # there is a set already
    ],
)
def test_a_die_is_painted_where_that_completes_a_set(t: Fortress, tally: str, painted: str) -> None:
    t.german_tally(tally)
    every = [f"paint {die} {colour}" for die in t.he.tray.names for colour in ("red", "white", "black")]
    assert answer(t, "set-colour", *every) == painted
    assert wishes.wants(t.field, t.he, "hauptmann") is bool(painted)


@rule("A-OPT-33")
def test_low_gun_dice_are_fired_again(t: Fortress) -> None:
    t.german(cards=["tracer-bullets"])
    at = t.field.book.index
    t.field.battle.mgf = ((at("4"), 4, 5), (at("9"), 3, 6, 1))
    assert answer(t, "refire") == "refire 9 1 3"
    assert wishes.wants(t.field, t.he, "tracer-bullets")
    t.field.battle.mgf = ((at("9"), 4, 6),)
    assert answer(t, "refire") == ""
    assert not wishes.wants(t.field, t.he, "tracer-bullets")


@rule("A-OPT-33")
def test_a_number_is_set_as_high_as_can_be_and_everything_is_countered(t: Fortress) -> None:
    for question in ("react", "set-any"):
        assert answer(t, question, "set 1", "set 6", "pass") == "set 6"
        assert answer(t, question, "pass") == ""
    for question in ("counter-rwb", "counter-award", "booby-trap"):
        assert answer(t, question, "pass", "counter flak-badge") == "counter flak-badge"
        assert answer(t, question, "pass", "spring booby-traps") == "spring booby-traps"
        assert answer(t, question, "pass") == ""


@rule("A-OPT-33")
def test_the_dog_takes_any_die_if_the_one_he_aims_at_has_none_to_give(t: Fortress) -> None:
    t.german_tally("STAR STAR SKULL STAR STAR STAR")
    t.tally(2, GOOD)
    assert answer(t, "exchange-dice", "enough", "exchange r1 1:w2") == "exchange r1 1:w2"
    assert answer(t, "exchange-dice", "enough") == ""


@rule("A-OPT-33")
def test_a_periscope_is_for_the_guns_in_combat_and_for_poor_dice_else(t: Fortress) -> None:
    t.german_tally(GOOD)
    t.start_at("COMBAT")
    t.field.battle.mgf = ((t.field.book.index("9"), 4),)
    assert wishes.wants(t.field, t.he, "bunker-periscope")
    t.field.battle.mgf = ()
    assert not wishes.wants(t.field, t.he, "bunker-periscope")
    t.start_stage("adjust")
    assert not wishes.wants(t.field, t.he, "bunker-periscope")
    t.german_tally(GOOD.replace("SOLDIER", "STAR", 1))
    assert wishes.wants(t.field, t.he, "bunker-periscope")


@rule("A-OPT-33")
@pytest.mark.parametrize(
    ("theirs", "wanted"), [(GOOD, False), (GOOD.replace("SOLDIER", "TWO_SOLDIERS", 1), True), ("", False)]
)
def test_the_close_combat_clasp_is_for_a_tally_that_is_better_than_his(t: Fortress, theirs: str, wanted: bool) -> None:
    t.german_tally(GOOD)
    if theirs:
        t.tally(2, theirs)
    assert wishes.wants(t.field, t.he, "close-combat-clasp") is wanted


@rule("A-OPT-33")
def test_the_officers_cap_waits_for_his_dice(t: Fortress) -> None:
    t.he.faces = ()
    assert not wishes.wants(t.field, t.he, "officers-cap")
    t.german_tally(GOOD)
    assert wishes.wants(t.field, t.he, "officers-cap")


DICE = ("cancel r1", "cancel r2", "cancel k2")


@rule("A-OPT-28", "B-OPT-H04")
@pytest.mark.parametrize(
    ("version", "results", "wanted"),
    [
        (7, ("cancel colourless STAR",), "cancel k2"),
        (7, ("cancel colourless COURAGE",), "cancel k2"),
        (7, ("cancel colourless TOOL",), "cancel colourless TOOL"),
        (7, ("cancel black STAR", "cancel colourless TOOL"), "cancel colourless TOOL"),
        (6, ("cancel black STAR", "cancel colourless TOOL"), "cancel k2"),
    ],
)
def test_his_skulls_cancel_the_result_that_stands_last_in_his_order(
    version: int, results: tuple[str, ...], wanted: str
) -> None:
    t = two_before_him(version)
    t.german_tally("STAR SOLDIER SOLDIER SOLDIER SOLDIER COURAGE")
    assert answer(t, "cancel", *DICE, *results) == wanted


@rule("A-OPT-28", "B-OPT-H04")
@pytest.mark.parametrize(("version", "wanted"), [(6, "cancel k2"), (7, "cancel colourless TOOL")])
def test_with_kind_skulls_he_gives_up_a_result_that_is_no_die(version: int, wanted: str) -> None:
    t = Fortress("dday n-18 units=2 opts=german,kind-skulls", version=version)
    t.german(soldiers=0)
    for unit in t.field.battle.units:
        t.tally(unit.seat, "SOLDIER SOLDIER STAR STAR TOOL TOOL")
    t.german_tally("SOLDIER SKULL SOLDIER STAR STAR COURAGE")
    t.he.virtual = (result(TOOL, COLOURLESS),)
    t.start_at("UPKEEP")
    assert t.question(t.seat) == "cancel"
    assert automaton.decide(t.field, t.seat).text == wanted


@rule("A-CARD-DEC-18")
def test_any_dice_are_rolled_again_but_not_none_of_them(t: Fortress) -> None:
    t.german_tally(GOOD)
    t.he.locked = 1
    t.field.battle.lanes[3] = (("reroll-some", 0, 0, "long-service-medal"),)
    assert t.refused(3, "reroll r1").key == "locked"
    assert t.refused(3, "reroll").key == "not-offered"


@rule("A-GER-23")
def test_a_unit_beside_a_german_pays_its_own_prices(t: Fortress) -> None:
    t.get(1).stars = 9
    t.start_at("MUSTER")
    told = {choice.action.text: choice.costs for choice in t.table.offered(1, set())}
    recruits = {text: costs for text, costs in told.items() if text.startswith("recruit ")}
    assert recruits
    for text, costs in recruits.items():
        card = t.field.book.cards[text.split()[1]]
        assert [(cost.what, cost.n) for cost in costs] == [("stars", card.cost)]


@rule("A-CARD-GI-03")
def test_his_periscope_changes_the_dice_of_mines_only(t: Fortress) -> None:
    t.german(cards=["bunker-periscope"])
    assert changers(t.field, t.he, "mine") == ["bunker-periscope"]
    assert changers(t.field, t.he, "goliath") == []


@rule("A-OPT-29")
def test_every_set_and_straight_he_has_is_claimed_before_he_ends_his_declaration(t: Fortress) -> None:
    assert answer(t, "declare", "declared", "claim STAR", "straight") == "claim STAR"
    assert answer(t, "declare", "declared", "straight") == "straight"
    assert answer(t, "declare", "declared") == ""

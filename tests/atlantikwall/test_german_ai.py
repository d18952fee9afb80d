"""The automated German, his blind start, and the assault without a German (A-OPT-21 to -41, A-BLIND)."""

from __future__ import annotations

import random

import pytest

from hhour.dday.boxes.atlantikwall.german import automaton, wishes
from hhour.dday.boxes.atlantikwall.german.force import german
from hhour.kernel.faces import COURAGE, SKULL, SOLDIER, STAR, TOOL, TWO_SOLDIERS
from hhour.kernel.refusal import SetupError
from hhour.kernel.replaying import replay
from hhour.kernel.table import Table
from tests.atlantikwall.german import Fortress, two_before_him
from tests.rule import rule
from tests.table import Situation

STARS = "STAR STAR STAR STAR STAR STAR"


@pytest.fixture
def t() -> Fortress:
    """His 8 soldiers are short of 9."""
    return two_before_him()


def decides(t: Fortress) -> str:
    return automaton.decide(t.field, t.seat).text


@rule("A-OPT-21")
def test_nobody_sits_in_the_seat_of_an_automated_german_and_the_game_goes_on_by_itself() -> None:
    player = random.Random(4)
    table = Table("dday n-18 units=2 opts=german,german-ai", seed="automated")
    assert table.seats == (1, 2)
    for _ in range(250):
        if table.outcome:
            break
        assert 3 not in table.waiting()
        seat = player.choice(table.waiting())
        options = [word for word in table.choices(seat) if not word.startswith(("trade", "abandon"))]
        table.apply(seat, player.choice(options))
    assert any(event.kind == "rolled" and event.seat == 3 for event in table.events)
    assert table.refusal(3, "roll") is not None
    again = replay(table.record.text(reveal=True))
    assert again.save() == table.save()
    with pytest.raises(SetupError):
        Table("dday n-18 opts=german-ai", seed="x")


@rule("A-OPT-22", "A-OPT-23", "A-OPT-24")
def test_he_likes_soldiers_when_he_is_short_and_stars_while_a_defence_is_unmanned(t: Fortress) -> None:
    assert wishes.need(t.field) == 9
    assert wishes.face_order(t.field, t.he) == (TWO_SOLDIERS, SOLDIER, STAR, COURAGE, TOOL, SKULL)
    t.german(soldiers=9)
    assert wishes.face_order(t.field, t.he) == (STAR, TWO_SOLDIERS, COURAGE, SOLDIER, TOOL, SKULL)
    t.german(cards=["pionier", "maschinengewehr-schuetze"])
    assert wishes.face_order(t.field, t.he) == (TWO_SOLDIERS, COURAGE, STAR, SOLDIER, TOOL, SKULL)


@rule("A-OPT-25", "A-OPT-26", "A-OPT-EX-03")
def test_he_locks_the_best_two_and_rolls_again_what_is_none_of_the_first_two_faces(t: Fortress) -> None:
    t.start_at("ROLL")
    t.dice("STAR SOLDIER TWO_SOLDIERS SKULL TOOL SOLDIER")
    t.answer(3, "roll")
    assert decides(t) == "lock r2 w1"
    t.answer(3, "lock r2 w1")
    assert decides(t) == "reroll r1 w2 k1"


@rule("A-OPT-26")
def test_he_never_breaks_three_skulls_or_a_straight(t: Fortress) -> None:
    t.start_at("ROLL")
    t.dice("SKULL SOLDIER SKULL SOLDIER SKULL TOOL")
    t.answer(3, "roll", "lock r2 w2")
    assert decides(t) == "reroll k2"
    t.german_tally("SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL")
    assert decides(t) == "stop"


@rule("A-OPT-27")
def test_the_unteroffizier_rolls_the_worst_unlocked_die_unless_it_is_good(t: Fortress) -> None:
    for seat in (1, 2):
        t.tally(seat, STARS)
    t.german_tally("SKULL SOLDIER SOLDIER SOLDIER TOOL SOLDIER")
    t.he.locked = 1
    t.start_stage("adjust")
    assert decides(t) == "use unteroffizier"
    t.answer(3, "use unteroffizier")
    assert decides(t) == "reroll k1"
    t.german_tally("SOLDIER SOLDIER SOLDIER SOLDIER SOLDIER SOLDIER")
    assert not wishes.wants(t.field, t.he, "unteroffizier")
    t.he.locked = 0
    t.german_tally("SKULL SOLDIER SOLDIER SOLDIER SOLDIER SOLDIER")
    assert wishes.wants(t.field, t.he, "unteroffizier"), "the first die is one like the others"


@rule("A-OPT-28")
def test_his_skulls_cancel_what_he_likes_least(t: Fortress) -> None:
    t.german_tally("SKULL SOLDIER STAR TOOL COURAGE SOLDIER")
    t.start_stage("upkeep")
    t.pass_all("UPKEEP")
    assert t.question(3) == "cancel"
    assert decides(t) == "cancel w2"


@rule("A-OPT-29")
def test_his_choices_of_bonuses_are_written_down(t: Fortress) -> None:
    t.german_tally("TOOL STAR TOOL STAR SOLDIER STAR")
    t.field.push(3, "discipline")
    t.start_stage("upkeep")
    for question, stars, wanted in (
        ("dispatch", 0, "choose decoration"),
        ("discipline", 0, "black TOOL"),
        ("fanaticism", 1, "choose stars"),
        ("fanaticism", 0, "choose casualties"),
        ("ingenuity", 0, "choose look"),
    ):
        t.german(stars=stars)
        t.he.flags = 0
        t.field.battle.lanes[3] = ((question, 0, 0, ""),)
        assert decides(t) == wanted
    t.he.spent, t.he.points = ("schnapps", "gas", "dog"), 20
    assert decides(t) == "refind gas"
    t.he.deck.slots = ("wound-badge-gold", "flak-badge", "iron-cross-1", *t.he.deck.slots[3:])
    t.field.battle.lanes[3] = (("put-back", 3, 0, ""),)
    assert decides(t) == "top flak-badge"


@rule("A-OPT-29")
@pytest.mark.parametrize(
    ("tally", "wanted"),
    [
        ("SKULL STAR SKULL STAR SOLDIER STAR", "black SKULL"),  # a Dispatch is a set like others
        ("TOOL TOOL TOOL TOOL TOOL STAR", "black TOOL"),  # the second set of a face
        ("TOOL SKULL TOOL SKULL STAR STAR", "black TOOL"),  # of two the one he likes better
        ("TOOL STAR SOLDIER STAR COURAGE STAR", "choose courage"),
    ],
)
def test_discipline_adds_a_black_result_if_it_completes_any_other_set(t: Fortress, tally: str, wanted: str) -> None:
    t.german_tally(tally)
    t.start_stage("upkeep")
    t.field.battle.lanes[3] = (("discipline", 0, 0, ""),)
    t.german().flags = 0
    assert decides(t) == wanted


@rule("A-OPT-33")
@pytest.mark.parametrize(("soldiers", "wanted"), [(9, False), (10, False), (11, True), (12, True)])
def test_soldiers_are_brought_in_before_a_comparison_only_if_it_would_be_lost(soldiers: int, wanted: bool) -> None:
    t = Fortress()
    t.german(bare=True, soldiers=8, cards=["pionier", "zwangsrekrut", "iron-cross-2"])  # a force of 10, two cards
    t.unit(1, sector="bunker", soldiers=soldiers - 1, cards=["corporal"])
    t.storm()
    assert wishes.wants(t.field, t.he, "iron-cross-2") is wanted


@rule("A-OPT-30")
def test_he_saves_for_the_gunner_and_the_pionier_and_then_goes_by_his_list(t: Fortress) -> None:
    t.german(stars=2, courage=0, points=0)
    t.start_at("MUSTER")
    assert t.question(3) == "german-muster"
    assert decides(t) == "done"  # a Pionier would cost 2, but the gunner comes first
    t.german(stars=3)
    assert decides(t) == "recruit maschinengewehr-schuetze"
    t.german(cards=["maschinengewehr-schuetze", "pionier"], stars=4)
    assert decides(t) == "recruit zwangsrekrut"


@rule("A-OPT-31", "A-OPT-32")
def test_he_finds_by_his_list_and_buys_decorations_while_he_can(t: Fortress) -> None:
    t.german(stars=0, courage=5, points=12)
    t.start_at("MUSTER")
    assert decides(t) == "find field-telephone"  # short
    t.german(soldiers=50)
    assert decides(t) == "find goliath-mine"
    t.german(points=0)
    assert decides(t) == "decorate"
    t.field.battle.lanes[3] = (("straight-decoration", 0, 0, ""),)
    assert decides(t) == "take iron-cross-1"
    t.german(soldiers=1)
    assert decides(t) == "take eastern-front-medal"


@rule("A-OPT-33")
def test_cards_are_played_when_they_do_something_and_soldiers_are_held_back(t: Fortress) -> None:
    t.german(soldiers=20, cards=["field-telephone", "schnapps", "iron-cross-2"])
    t.start_at("MUSTER")
    assert decides(t) == "use schnapps"
    assert not wishes.wants(t.field, t.he, "field-telephone")
    t.german(soldiers=3)
    t.start_at("COMBAT")
    assert wishes.wants(t.field, t.he, "iron-cross-2")


@rule("A-OPT-34")
def test_he_aims_at_the_unit_in_the_highest_row_then_at_the_strongest(t: Fortress) -> None:
    assert wishes.target(t.field).seat == 2
    t.unit(1, sector=10, soldiers=31)
    assert wishes.target(t.field).seat == 1
    t.unit(1, soldiers=30)
    assert wishes.target(t.field).seat == 1


@rule("A-OPT-35")
def test_he_gives_specialists_up_by_his_list_and_never_for_a_shortfall(t: Fortress) -> None:
    t.german(cards=["pionier", "zwangsrekrut", "beobachter"])
    t.field.battle.lanes[3] = (("german-specialist", 0, 0, "sniper A-CARD-AS-02"),)
    assert decides(t) == "lose zwangsrekrut"
    t.he.specialists = ("pionier", "unteroffizier")
    assert decides(t) == "lose unteroffizier"
    t.field.battle.lanes[3] = (("german-pay", 12, 0, ""),)
    assert decides(t) == "pay"


@rule("A-OPT-33", "A-OPT-34", "A-CARD-GI-04")
def test_he_gives_his_worst_die_for_the_best_of_the_unit_in_the_highest_row(t: Fortress) -> None:
    t.german(cards=["dog"])
    t.german_tally("STAR STAR SKULL STAR STAR STAR")
    t.tally(1, "TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS")
    t.tally(2, "STAR STAR STAR TWO_SOLDIERS STAR STAR")
    t.field.battle.lanes[3] = (("exchange-dice", 1, 0, "dog"),)
    assert decides(t) == "exchange w1 2:w2"


@rule("A-OPT-33")
def test_of_a_units_specialists_he_kills_the_dearest(t: Fortress) -> None:
    t.unit(1, cards=["scout", "captain", "medic"])
    t.field.battle.lanes[3] = (("pick-specialist", 1, 0, "scharfschuetze"),)
    cards = t.field.book.cards
    dearest = max(("scout", "captain", "medic"), key=lambda slug: cards[slug].cost)
    assert decides(t) == f"kill {dearest}"


@rule("A-OPT-33", "A-CARD-GI-02")
def test_he_springs_his_traps_as_soon_as_he_can(t: Fortress) -> None:
    t.german(cards=["booby-traps"])
    t.field.battle.lanes[3] = (("booby-trap", 1, 0, ""),)
    assert decides(t) == "spring booby-traps"


@rule("A-OPT-36")
def test_he_never_takes_the_first_word(t: Fortress) -> None:
    t.german(cards=["dog"])
    t.unit(1, cards=["soe-agent"])
    for seat in (1, 2):
        t.tally(seat, STARS)
    t.german_tally(STARS)
    t.start_stage("adjust")
    assert "first" in t.choices(3)
    assert t.table.waiting() == [1]
    assert "first" not in [action.text for action in automaton.choices(t.field, 3)]


@rule("A-OPT-41", "A-OPT-EX-04")
def test_without_a_german_the_base_assault_works_on_these_maps() -> None:
    t = Situation("dday n-13 units=1 opts=assault,bazooka-joe=all")
    if t.question() == "start":
        t.answer(1, t.choices()[0])
    t.unit(1, sector="bunker", soldiers=9, cards=["scout", "corporal", "bazooka"])
    bunker = t.field.book.sectors[t.get().sector]
    kept, bunker.defence = bunker.defence, (12,)
    try:
        t.dice("1")
        t.field.battle.silenced = (9,) * len(t.field.book.sectors)
        t.start_at("COMBAT")
        t.answer(1, "use bazooka")
        t.pass_until("ROLL")
    finally:
        bunker.defence = kept
    assert (t.get().soldiers, len(t.get().specialists)) == (4, 2)
    assert t.table.outcome == "won"


# --- blind start ------------------------------------------------------------------------------------------------------


@rule("A-BLIND-01", "A-BLIND-02", "A-BLIND-03", "A-BLIND-05", "A-BLIND-EX-01")
@pytest.mark.parametrize(("chosen", "courage"), [(2, 11), (5, 8), (6, 7)])
def test_one_die_is_his_soldiers_and_the_others_his_courage(chosen: int, courage: int) -> None:
    t = Situation("dday n-03 units=3 opts=german,blind-start-german", dice="5 2 6")
    t.answer(4, f"muster {chosen}")
    he = german(t.field)
    assert (he.soldiers, he.courage) == (chosen, courage)
    assert he.specialists == ("unteroffizier",)


@rule("A-BLIND-04")
def test_against_one_unit_a_single_die_is_rolled() -> None:
    t = Situation("dday n-03 units=1 opts=german,blind-start-german", dice="3")
    he = german(t.field)
    assert (he.soldiers, he.courage) == (3, 0)


@rule("A-OPT-27")
def test_a_die_that_lies_aside_is_not_rolled_again(t: Fortress) -> None:
    for seat in (1, 2):
        t.tally(seat, STARS)
    t.german_tally("SKULL SOLDIER SOLDIER SOLDIER TOOL SOLDIER")
    t.he.removed = 1
    t.start_stage("adjust")
    t.answer(3, "use unteroffizier")
    assert decides(t) == "reroll k1"


@rule("A-OPT-33")
@pytest.mark.parametrize(("tally", "wanted"), [("SOLDIER", False), ("STAR", True)])
def test_dice_are_changed_only_while_one_is_none_of_the_first_two_faces(t: Fortress, tally: str, wanted: bool) -> None:
    t.german_tally(f"TWO_SOLDIERS SOLDIER SOLDIER SOLDIER SOLDIER {tally}")
    for card in ("infantry-assault-badge", "dog", "barbed-wire"):
        assert wishes.wants(t.field, t.he, card) is wanted

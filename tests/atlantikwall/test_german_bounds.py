"""Where the German's rules begin and end: bonuses, assaults, windows, moments, orders (A-RWB, A-ASSAULT, A-GEN)."""

from __future__ import annotations

from itertools import product

import pytest

from hhour.dday.boxes.atlantikwall.german.standing import ORDERS, STANDING, order_of
from hhour.dday.boxes.atlantikwall.german.trade import barred_by
from hhour.dday.boxes.atlantikwall.german.verbs import PRICE
from hhour.dday.rules.dice.tally import can_straight
from hhour.kernel.action import parse_action
from hhour.kernel.deck import Deck
from hhour.kernel.faces import FACES
from hhour.kernel.table import Table
from tests.atlantikwall.german import QUIET, Fortress
from tests.atlantikwall.german_cards import tallies
from tests.atlantikwall.solitaire import Lonely
from tests.rule import rule

NOWHERE = -1
PLAIN = "SOLDIER SOLDIER STAR STAR TOOL TOOL"


def upkeep(words: str, points: int = 0) -> Fortress:
    """The German comes to UPKEEP with this tally; the Units have nothing to claim."""
    t = Fortress()
    t.german(bare=True, soldiers=0, stars=0, courage=0, points=points)
    for seat in (1, 2):
        t.tally(seat, PLAIN)
    t.german_tally(words)
    t.start_at("UPKEEP")
    return t


# --- bonuses ----------------------------------------------------------------------------------------------------------


@rule("A-RWB-04")
@pytest.mark.parametrize(
    ("words", "claims", "offered"),
    [
        ("STAR TWO_SOLDIERS STAR TWO_SOLDIERS STAR TWO_SOLDIERS", ["TWO_SOLDIERS", "STAR"], False),
        ("STAR TOOL STAR COURAGE STAR SOLDIER", ["STAR"], True),  # it cancels one that no set needs
    ],
)
def test_a_black_skull_is_named_only_where_no_claimed_set_breaks(words: str, claims: list[str], offered: bool) -> None:
    t = upkeep(words)
    t.answer(3, *(f"claim {face}" for face in claims))
    assert t.question(3) == "discipline"
    faces = [face for face in FACES if offered or face != "SKULL"]
    assert t.choices(3) == [*(f"black {face}" for face in faces), "choose courage"]
    if not offered:
        refused = t.refused(3, "black SKULL")
        assert (refused.rule, refused.key) == ("A-RWB-04", "lead-skull")


@rule("A-RWB-04", "A-SOLO-41")
def test_a_black_skull_may_be_named_where_it_makes_a_dispatch() -> None:
    t = Lonely()
    t.german(bare=True, cards=["waffen-ss"])  # who ignore one SKULL
    t.german_tally("STAR SKULL STAR SKULL STAR SOLDIER")
    t.start_at("UPKEEP")
    t.answer(t.seat, "claim STAR", "black SKULL", "claim SKULL", "choose points")
    t.pass_all("MUSTER")
    assert (t.he.stars, t.he.points) == (3, 15)


@rule("A-RWB-07")
def test_fanaticism_costs_every_unit_one_soldier() -> None:
    t = upkeep("COURAGE SOLDIER COURAGE SOLDIER COURAGE SOLDIER")
    t.answer(3, "claim COURAGE", "choose casualties")
    lost = [(event.seat, event.data["n"]) for event in t.events("casualties") if event.rule == "A-RWB-07"]
    assert lost == [(1, 1), (2, 1)]


@rule("A-RWB-09")
@pytest.mark.parametrize(("points", "paid"), [(0, False), (1, True)])
def test_a_used_item_is_found_again_by_whoever_has_just_its_cost(points: int, paid: bool) -> None:
    t = upkeep("TOOL STAR TOOL STAR TOOL SOLDIER", points=points)  # three TOOLs bring 6
    t.he.offered = tuple(slug for slug in t.he.offered if slug != "schnapps")
    t.he.spent = ("schnapps",)
    t.answer(3, "claim TOOL")
    if paid:
        t.answer(3, "refind schnapps")
        assert (t.he.points, t.he.items) == (0, ("schnapps",))
        assert "schnapps" not in t.he.spent
    else:
        refused = t.refused(3, "refind schnapps")
        assert (refused.rule, refused.key) == ("A-RWB-09", "find-cost")
        assert refused.params == {"card": "schnapps", "cost": 7, "have": 6}


@rule("A-RWB-10", "A-RWB-08")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_ingenuity_asks_for_an_order_only_of_cards_that_can_have_one(left: int) -> None:
    t = upkeep("TOOL STAR TOOL STAR TOOL SOLDIER")
    shown = ["iron-cross-1", "iron-cross-2", "flak-badge"][:left]
    for slug in [one for one in t.he.deck.unplaced if one not in shown]:
        t.he.deck.take(slug)
    t.answer(3, "claim TOOL")
    t.dice(" ".join(shown))
    t.answer(3, "choose look")
    for place in range(left - 1):
        assert t.choices(3) == [f"top {slug}" for slug in shown[place:]]
        t.answer(3, f"top {shown[place]}")
    assert t.question(3) != "put-back"
    assert t.he.deck.slots == tuple(shown)


@rule("A-DECO-04", "A-RWB-04")
@pytest.mark.parametrize(("face", "offered"), [("TOOL", True), ("SKULL", False)])
def test_a_straight_needs_all_its_dice(face: str, offered: bool) -> None:
    t = tallies("SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL", cards=("officers-cap",))
    t.answer(3, "use officers-cap", f"black {face}")
    t.pass_all("UPKEEP")
    assert ("straight" in t.choices(3)) == offered, "a second SKULL cancels one of them"


@rule("A-DECO-09", "A-DECO-04")
@pytest.mark.parametrize("left", [True, False])
def test_a_straight_is_nothing_to_him_once_no_decoration_is_left(left: bool) -> None:
    t = Fortress()
    t.german(bare=True)
    if not left:
        t.he.deck = Deck()
    for seat in (1, 2):
        t.tally(seat, PLAIN)
    t.german_tally("SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL")
    assert can_straight(t.field, t.he) == left
    t.german_tally("SKULL STAR SOLDIER TWO_SOLDIERS COURAGE COURAGE")
    assert not can_straight(t.field, t.he)


# --- ASSAULT ----------------------------------------------------------------------------------------------------------


@rule("A-ASSAULT-04", "A-ASSAULT-08", "A-ASSAULT-09")
@pytest.mark.parametrize(
    ("allied", "german", "decided_by"),
    [
        ((7, 1), (9, 1), "A-ASSAULT-04"),
        ((9, 1), (7, 2), "A-ASSAULT-04"),
        ((7, 2), (8, 1), "A-ASSAULT-08"),
        ((8, 1), (7, 2), "A-ASSAULT-08"),
        ((7, 1), (7, 1), "A-ASSAULT-09"),
    ],
)
def test_a_comparison_names_the_rule_that_decided_it(
    allied: tuple[int, int], german: tuple[int, int], decided_by: str
) -> None:
    t = Fortress("dday n-03 units=2 opts=german,bazooka-joe=all")
    t.unit(1, sector="bunker", soldiers=allied[0], cards=["scout", "corporal"][: allied[1]])
    t.german(bare=True, soldiers=german[0], cards=["zahlmeister", "funker"][: german[1]])
    t.dice("iron-cross-2")
    t.storm()
    told = t.events("stormed")[0]
    assert (told.rule, told.data["allied"], told.data["german"]) == (decided_by, sum(allied), sum(german))


@rule("A-TRADE-01", "A-TRADE-02", "A-TRADE-03")
def test_the_top_row_is_barred_from_trading_even_where_no_line_leads_into_the_bunker() -> None:
    t = Fortress()
    book = t.field.book
    barred = {ground.id: barred_by(t.field, ground.index) for ground in book.sectors}
    near = {"9": "A-TRADE-02", "10": "A-TRADE-02", "bunker": "A-TRADE-03"}
    assert barred == {ground.id: near.get(ground.id, "") for ground in book.sectors}
    before = book.top_rows
    book.top_rows = 1 << book.index("1") | 1 << book.index("6")
    try:
        assert [barred_by(t.field, ground.index) for ground in book.sectors[:7]].count("A-TRADE-01") == 2
        assert barred_by(t.field, book.index("1")) == barred_by(t.field, book.index("6")) == "A-TRADE-01"
    finally:
        book.top_rows = before
    assert barred_by(t.field, NOWHERE) == ""


# --- moments and windows ----------------------------------------------------------------------------------------------


@rule("B-TURN-15", "A-GER-16")
@pytest.mark.parametrize("options", ["german", "german,battle-conditions", "german,german-solitaire"])
def test_every_turn_is_announced_once_whoever_comes_first_in_it(options: str) -> None:
    table = Table(f"dday n-18 opts={options}", seed="turns")
    while table.play.state.turn < 4 and not table.outcome:
        seat = table.waiting()[0]
        words = table.choices(seat)
        table.apply(seat, next((word for word in QUIET if word in words), words[-1]))
    told = [event.data["turn"] for event in table.events if event.kind == "turn"]
    assert told == list(range(1, len(told) + 1))
    assert len(told) == table.play.state.turn


@rule("A-CARD-GI-02")
@pytest.mark.parametrize(("start", "end", "asked"), [("9", "bunker", False), ("3", "6", True)])
def test_booby_traps_wait_for_whoever_moves_but_not_into_a_bunker(start: str, end: str, asked: bool) -> None:
    t = Fortress()
    t.german(soldiers=9, cards=["booby-traps"])
    t.unit(1, sector=start, courage=9)
    t.start_at("MOVE")
    t.pass_all("MOVE")
    t.answer(1, f"advance {end}")
    assert (t.question(3) == "booby-trap") == asked


@rule("A-GER-44")
@pytest.mark.parametrize("card", ["", "tracer-bullets"])
@pytest.mark.parametrize("gunner", [False, True])
def test_he_is_asked_about_the_guns_only_with_an_open_card_for_dice_that_were_rolled(card: str, gunner: bool) -> None:
    t = Fortress()
    cards = [*([card] if card else []), *(["maschinengewehr-schuetze"] if gunner else []), "iron-cross-2"]
    t.german(soldiers=30, cards=cards)
    t.unit(1, sector=7)
    t.unit(2, sector=7, cards=["binoculars"])
    t.dice("3" if gunner else "")
    t.start_at("COMBAT")
    while t.question(3) in ("before-fire", "german-pay"):
        t.quiet(t.table.waiting()[0])
    if gunner:
        assert t.question(2) == "after-fire", "the last Unit is asked like the others"
        t.answer(2, "ready")
    assert (t.question(3) == "after-fire") == (gunner and bool(card))


@rule("A-NOTE-09", "A-GEN-25")
def test_who_has_passed_may_act_again_once_the_german_has_taken_the_word() -> None:
    t = tallies(cards=("iron-cross-2",))
    for seat in (1, 2):
        t.unit(seat, cards=["captain"] if seat == 1 else ["binoculars"])
    t.start_stage("adjust")
    t.answer(1, "ready")
    assert t.table.waiting() == [2]
    t.answer(3, "first")
    assert t.table.waiting() == [3]
    t.answer(3, "ready")
    assert t.table.waiting() == [1, 2]


@rule("A-GEN-25")
def test_a_standing_order_is_the_own_seats_and_leaves_those_of_others() -> None:
    t = tallies(cards=("iron-cross-2",))
    seats = t.table.seats
    for seat, before, order in product(seats, ORDERS, ORDERS):
        for one in seats:
            for given in (*ORDERS, before):
                STANDING.do(t.field, t.field.force(one), given)
        STANDING.do(t.field, t.field.force(seat), order)
        assert [order_of(t.field, one) for one in seats] == [order if one == seat else before for one in seats]


@rule("A-CARD-DEC-20")
@pytest.mark.parametrize("rested", [True, False])
def test_a_unit_that_rests_locks_no_die_by_the_silver_wound_badge(rested: bool) -> None:
    t = Fortress()
    profile = t.field.profile(t.get(1))
    t.he.rested = t.field.battle.turn + (0 if rested else 1)
    assert profile.locks(t.field, t.get(1)) == (0 if rested else 2)
    assert profile.locks_by(t.field, t.get(1)) == ("A-CARD-DEC-20" if rested else "B-ROLL-03")


# --- COMBAT and what is told ------------------------------------------------------------------------------------------


@rule("A-GER-60", "A-GER-52")
def test_where_nothing_is_required_there_is_no_shortfall(monkeypatch: pytest.MonkeyPatch) -> None:
    t = Fortress()
    for ground in t.field.book.sectors:
        monkeypatch.setattr(ground, "defence", (0,))
    t.german(soldiers=0)
    t.start_at("COMBAT")
    assert (t.he.required, t.he.shortfall) == (0, 0)
    assert [unit.soldiers for unit in t.field.battle.units] == [30, 30]


@rule("A-CARD-GI-06")
def test_a_goliath_wrecks_a_vehicle_of_its_own_sector_and_of_no_other() -> None:
    t = Fortress("dday n-18 units=3 opts=german,bazooka-joe=all")
    t.german(soldiers=30, cards=["goliath-mine"])
    for seat, sector, cards in ((1, 3, ["jeep"]), (2, 3, []), (3, 4, ["tank"])):
        t.unit(seat, sector=sector, cards=cards)
    t.start_at("COMBAT")
    t.dice("6")
    t.answer(4, "use goliath-mine", "target 3")
    assert [unit.vehicle for unit in t.field.battle.units] == ["", "", "tank"]
    assert [event.data["n"] for event in t.events("casualties") if event.rule == "A-CARD-GI-06"] == [6, 6]


@rule("A-CARD-GI-09", "A-NOTE-15")
def test_tracers_tell_which_sector_was_fired_on_again() -> None:
    for options, kind, shown in (("", "refired", "dice"), (",grey-mgf-dice", "grey-refired", "faces")):
        t = Fortress(f"dday n-13 units=2 opts=german{options}")
        t.german(soldiers=30, cards=["maschinengewehr-schuetze", "tracer-bullets"])
        t.unit(1, sector=4)
        t.dice("SOLDIER" if options else "2")
        t.start_at("COMBAT")
        t.quiet(3)
        t.dice("STAR" if options else "5")
        t.answer(3, "use tracer-bullets", "refire 4 1")
        told = t.events(kind)[0]
        assert (told.rule, told.data) == ("A-CARD-GI-09", {"sector": "4", shown: ("STAR",) if options else (5,)})


@rule("A-CARD-AI-03")
def test_thermite_tells_where_the_guns_are_gone() -> None:
    t = Fortress()
    t.german(bare=True)
    t.unit(1, sector=7, cards=["thermite-grenade"])
    t.start_at("MUSTER")
    t.answer(1, "use thermite-grenade")
    told = t.events("effect")[0]
    assert (told.rule, told.data) == ("A-CARD-AI-03", {"what": "guns-gone", "sector": "7", "n": 0})


@rule("A-GER-23", "A-DECO-02")
@pytest.mark.parametrize(
    ("words", "costs"),
    [("recruit pionier", [("stars", 2)]), ("find dog", [("points", 7)]), ("decorate", [("courage", PRICE)])],
)
def test_what_he_may_buy_names_its_price_and_what_nobody_sells_has_none(
    words: str, costs: list[tuple[str, int]]
) -> None:
    t = Fortress()
    t.german(stars=9, points=20, courage=9)
    t.start_at("MUSTER")
    choice = t.table.game.choice(t.field, 3, parse_action(words))
    assert [(one.what, one.n) for one in choice.costs] == costs
    for wrong in (f"{words.split()[0]} nobody", f"{words.split()[0]} dog nobody"):
        t.table.game.choice(t.field, 3, parse_action(wrong))
        t.refused(3, wrong)

"""B-TALLY: virtual results, the adjustment window, penalties, what results are worth."""

from __future__ import annotations

import pytest

from hhour.dday.rules.dice.tally import item_points
from hhour.kernel.faces import BLUE, COLOURLESS, STAR, result
from tests.rule import rule
from tests.rules.test_roll import NOTHING, rolling
from tests.rules.test_setup import landed
from tests.table import Situation


def upkeep(faces: str, sector: str | int = 1, cards: list[str] | None = None, setup: str = "dday n-02") -> Situation:
    """A solo Unit with 10 soldiers and a Final Tally, at the first question of UPKEEP (or past it)."""
    t = landed(f"{setup} units=1")
    t.unit(1, sector=sector, soldiers=10, cards=cards)
    t.tally(1, faces)
    t.start_at("UPKEEP")
    return t


def booked(t: Situation, resource: str) -> int:
    """How much of a resource the results of the tally gave."""
    rules = {"soldiers": "B-TALLY-20", "stars": "B-TALLY-19", "courage": "B-TALLY-21", "points": "B-TALLY-22"}
    return sum(int(str(event.data["n"])) for event in t.events("gained") if event.rule == rules[resource])


def tally(t: Situation, seat: int = 1) -> list[str]:
    results = next(event for event in reversed(t.events("tally")) if event.seat == seat).data["results"]
    assert isinstance(results, tuple)
    return [str(result) for result in results]


# --- virtual results ----------------------------------------------------------------------------------------------


@rule("B-TALLY-01", "B-TALLY-02", "B-TALLY-07")
@pytest.mark.parametrize(
    ("name", "sector", "card", "result"),
    [
        ("n-02", 2, "", "colourless STAR"),
        ("n-02", 3, "", "colourless COURAGE"),
        ("n-06", 4, "", "colourless SKULL"),
        ("n-02", 1, "scout", "colourless TOOL"),
        ("n-02", 1, "armored-car", "colourless STAR"),
        ("n-02", 1, "bulldozer", "colourless COURAGE"),
        ("n-02", 1, "half-track", "colourless TOOL"),
    ],
)
def test_sector_scout_and_vehicles_add_a_colourless_result(name: str, sector: int, card: str, result: str) -> None:
    t = rolling(f"dday {name} units=1", sector, [card] if card else [])
    t.roll(1, NOTHING)
    assert tally(t).count(result) == 1
    assert len(tally(t)) == 7
    assert all(event.phase == "ROLL" for event in t.events("result-added"))


@rule("B-TALLY-01")
def test_the_toolkit_adds_two_virtual_tools() -> None:
    t = rolling(cards=["toolkit"])
    t.roll(1, NOTHING)
    t.answer(1, "use toolkit")
    assert tally(t).count("colourless TOOL") == 2
    assert t.get().points == 3
    assert t.why(t.events("result-added")[0]) == ["B-ITEM-C27", "B-ITEM-C27"]


@rule("B-TALLY-02")
def test_a_colourless_result_is_in_no_set() -> None:
    t = upkeep("STAR TOOL STAR TOOL COURAGE COURAGE")
    assert t.question() != "declare"
    t.tally(1, "STAR TOOL STAR TOOL COURAGE COURAGE")
    t.get().virtual = (result(STAR, COLOURLESS),)  # a colourless STAR in the place of the blue one
    t.start_at("UPKEEP")
    assert t.question() != "declare"
    t.tally(1, "STAR TOOL STAR TOOL COURAGE COURAGE")
    t.get().virtual = (result(STAR, BLUE),)  # a blue one
    t.start_at("UPKEEP")
    assert "claim STAR" in t.choices()


@rule("B-TALLY-03")
@pytest.mark.parametrize("card", ["grappling-hook", "rope-ladder"])
def test_a_hook_or_ladder_gives_a_skull_of_the_colour_a_set_lacks(card: str) -> None:
    t = rolling(cards=[card])
    t.roll(1, "STAR STAR SKULL TOOL SKULL TOOL")
    t.answer(1, f"use {card}")
    assert t.choices() == ["colour red", "colour white", "colour blue"]
    t.answer(1, "colour red", "claim SKULL")
    assert t.get().points >= 20


@rule("B-TALLY-03")
def test_the_snipers_of_a_random_sector_give_a_skull_of_any_colour() -> None:
    t = rolling("dday n-06 units=1", 7)
    t.field.battle.rolled = tuple(3 if place == t.get().sector else 0 for place in range(len(t.field.battle.rolled)))
    t.roll(1, "STAR STAR SKULL TOOL SKULL TOOL")
    t.answer(1, "colour red", "claim SKULL")
    assert t.get().points >= 20


@rule("B-TALLY-03")
def test_the_white_result_of_leadership_completes_a_set() -> None:
    t = upkeep("STAR COURAGE STAR TOOL STAR COURAGE")
    t.answer(1, "claim STAR", "white COURAGE")
    assert "claim COURAGE" in t.choices()


@rule("B-TALLY-03")
def test_the_medal_of_honor_gives_a_red_a_white_and_a_blue_result() -> None:
    t = rolling(cards=["medal-of-honor"])
    t.roll(1, NOTHING)
    t.answer(1, "use medal-of-honor", "add red TOOL", "add white TOOL", "add blue TOOL")
    assert "claim TOOL" in t.choices()


@rule("B-TALLY-04")
def test_no_virtual_result_is_locked_rolled_or_swapped() -> None:
    t = rolling("dday n-02 units=2", 2, ["lieutenant", "corporal", "scout"])
    t.unit(2, soldiers=60)
    t.roll(1, NOTHING)
    t.roll(2, NOTHING)
    assert len(t.get(1).virtual) == 2
    t.answer(1, "swap 2")
    dice = {"r1", "r2", "w1", "w2", "b1", "b2"}
    offers = [choice.split()[1:] for choice in t.choices(1) if choice.startswith("exchange")]
    assert len(offers) == 36
    assert all(set(offer) <= dice for offer in offers)
    t.answer(1, "cancel", "use corporal")
    assert {choice.split()[1] for choice in t.choices(1)} == {"w1", "w2", "b1", "b2"}


# --- the window ---------------------------------------------------------------------------------------------------


@rule("B-TALLY-05")
def test_the_window_opens_after_all_last_rolls_and_closes_when_all_are_ready() -> None:
    t = rolling("dday n-02 units=2", 1, ["corporal", "toolkit"])
    t.unit(2, soldiers=60, cards=["memorial-cross"])
    t.roll(1, NOTHING)
    assert t.refused(1, "use corporal").key in ("wrong-moment", "not-your-question")
    t.roll(2, NOTHING)
    t.answer(1, "use toolkit")
    t.answer(2, "use memorial-cross")
    t.dice("TOOL")
    assert t.field.phase() == "ROLL"
    t.answer(1, "use corporal", "reroll b1")
    assert t.field.phase() != "ROLL"
    assert tally(t).count("colourless TOOL") == 2
    assert tally(t).count("blue TOOL") == 1


@rule("B-TALLY-05")
def test_one_that_is_ready_may_still_act_while_another_is_not() -> None:
    t = rolling("dday n-02 units=2", 1, ["corporal"])
    t.unit(2, soldiers=60, cards=["corporal"])
    t.roll(1, NOTHING)
    t.roll(2, NOTHING)
    t.answer(1, "ready")
    assert t.table.waiting() == [2]
    t.dice("TOOL")
    t.answer(1, "use corporal", "reroll b1")
    t.answer(2, "ready")
    assert "blue TOOL" in tally(t)


@rule("B-TALLY-05")
@pytest.mark.parametrize("card", ["half-track", "lucky-charm"])
def test_what_touches_no_tally_keeps_nobody_from_being_ready(card: str) -> None:
    t = rolling(cards=[card])
    t.roll(1, NOTHING)
    assert (t.question(), t.field.phase()) == ("muster", "MUSTER")


@rule("B-TALLY-05")
def test_a_unit_that_rolls_again_is_outside_the_window() -> None:
    t = rolling("dday n-02 units=2", 1, ["silver-star", "corporal", "lieutenant"])
    t.unit(2, soldiers=60, cards=["corporal"])
    t.roll(1, NOTHING)
    t.roll(2, NOTHING)
    t.answer(1, "use silver-star")
    assert "swap 1" not in t.choices(2)
    t.dice(NOTHING)
    t.answer(1, "roll", "lock r1 r2")
    assert not any(choice.startswith(("use corporal", "swap")) for choice in t.choices(1))
    t.answer(1, "stop")
    assert {"use corporal", "swap 2"} <= set(t.choices(1))


@rule("B-TALLY-06")
@pytest.mark.parametrize("phase", ["UPKEEP", "MUSTER", "MOVE", "COMBAT"])
def test_an_award_is_played_at_the_end_of_roll_and_never_later(phase: str) -> None:
    t = landed("dday n-02 units=1")
    t.unit(1, sector=1, soldiers=50, stars=4, courage=3, cards=["memorial-cross", "field-radio"])
    t.tally(1, "STAR TOOL STAR TOOL STAR COURAGE")
    t.start_at(phase)
    assert t.field.phase() == phase
    assert "use memorial-cross" not in t.choices()
    assert t.refused(1, "use memorial-cross").rule == "B-AWARD-C04"


@rule("B-TALLY-06")
def test_an_award_is_not_played_before_the_last_roll() -> None:
    t = rolling(cards=["memorial-cross"])
    assert t.refused(1, "use memorial-cross").key == "wrong-moment"
    t.dice(NOTHING)
    t.answer(1, "roll", "lock r1 r2")
    assert t.refused(1, "use memorial-cross").key == "wrong-moment"
    t.answer(1, "stop", "use memorial-cross")
    assert t.events("gained")[0].data["n"] == 20


@rule("B-TALLY-07")
def test_the_ammo_box_changes_the_skull_of_the_sector_too() -> None:
    t = rolling("dday n-06 units=1", 4, ["ammo-box"])
    t.roll(1, "SKULL STAR STAR TOOL TOOL TOOL")
    t.answer(1, "use ammo-box", "become COURAGE")
    assert tally(t).count("colourless COURAGE") == 1
    assert tally(t).count("red COURAGE") == 1


@rule("B-TALLY-07")
@pytest.mark.parametrize(
    ("card", "answer", "result"),
    [
        ("distinguished-conduct-medal", "recruit scout", "colourless TOOL"),
        ("legion-of-merit", "take bulldozer", "colourless COURAGE"),
    ],
)
def test_who_comes_in_the_window_adds_his_result_from_the_next_turn_on(card: str, answer: str, result: str) -> None:
    t = rolling(cards=[card])
    t.roll(1, NOTHING)
    t.answer(1, f"use {card}", answer)
    t.pass_until("MOVE")
    assert result not in tally(t)
    t.pass_until("ROLL")
    t.roll(1, NOTHING)
    assert result in tally(t)


@rule("B-TALLY-08", "B-TALLY-10", "B-TALLY-EX-04")
def test_a_penalty_of_three_stars_takes_the_two_that_are_there_and_no_stored_ones() -> None:
    t = rolling("dday n-05 units=1", 8)
    t.unit(1, stars=5)
    t.roll(1, "STAR TOOL STAR COURAGE SOLDIER SOLDIER")
    assert not any("STAR" in result for result in tally(t))
    assert len(tally(t)) == 4
    assert t.get().stars == 5
    assert [event.rule for event in t.events("result-removed")] == ["B-TALLY-08", "B-TALLY-08"]


@rule("B-TALLY-08")
def test_a_penalty_takes_as_many_as_it_says_when_the_window_closes() -> None:
    t = rolling("dday n-05 units=1", 8, ["binoculars"])
    t.unit(1, stars=5)
    t.roll(1, "STAR STAR STAR STAR SOLDIER SOLDIER")
    assert t.events("result-removed") == []  # the window is still open
    t.answer(1, "use binoculars", "set b1 STAR")
    t.pass_until("MUSTER")
    assert len(t.events("result-removed")) == 3
    assert t.get().stars == 5 + 2


@rule("B-TALLY-09")
def test_the_player_chooses_which_results_a_penalty_removes() -> None:
    t = rolling("dday n-06 units=1", 6, ["armored-car"])
    t.field.battle.rolled = tuple(3 if place == t.get().sector else 0 for place in range(len(t.field.battle.rolled)))
    t.roll(1, "STAR TOOL STAR TOOL STAR COURAGE")
    assert t.choices() == ["remove r1", "remove w1", "remove b1", "remove colourless"]
    t.answer(1, "remove colourless")
    assert "claim STAR" in t.choices()


@rule("B-TALLY-09")
@pytest.mark.parametrize(
    ("tally", "offered"),
    [
        ("STAR TOOL STAR TOOL TOOL COURAGE", ["remove r1", "remove w1"]),
        ("TOOL STAR TOOL STAR TOOL COURAGE", ["remove r2", "remove w2"]),
    ],
)
def test_of_two_results_a_penalty_takes_the_one_the_player_names(tally: str, offered: list[str]) -> None:
    t = rolling("dday n-06 units=1", 6)
    t.field.battle.rolled = tuple(3 if place == t.get().sector else 0 for place in range(len(t.field.battle.rolled)))
    t.roll(1, tally)
    assert t.choices() == offered


@rule("B-TALLY-08", "B-TALLY-09")
@pytest.mark.parametrize(("tally", "asked"), [("STAR TOOL STAR TOOL STAR COURAGE", False), ("STAR " * 6, True)])
def test_where_a_penalty_takes_all_there_are_nobody_is_asked_which(tally: str, asked: bool) -> None:
    t = rolling("dday n-05 units=1", 8)  # it takes three STARs
    t.roll(1, tally)
    assert (t.question() == "penalty") is asked
    removed = [(event.data["face"], event.data["which"]) for event in t.events("result-removed")]
    assert removed == ([] if asked else [("STAR", "r1"), ("STAR", "w1"), ("STAR", "b1")])


@rule("B-TALLY-09")
def test_a_removed_die_is_in_no_set_and_no_victim_and_gives_nothing() -> None:
    t = rolling("dday n-06 units=1", 6)
    t.field.battle.rolled = tuple(3 if place == t.get().sector else 0 for place in range(len(t.field.battle.rolled)))
    t.roll(1, "STAR SKULL STAR SKULL STAR SKULL")
    t.answer(1, "remove r1", "claim SKULL")
    assert "claim STAR" not in t.choices()
    assert t.get().stars == 2
    t = rolling("dday n-06 units=1", 6)
    t.field.battle.rolled = tuple(3 if place == t.get().sector else 0 for place in range(len(t.field.battle.rolled)))
    t.roll(1, "STAR SKULL TOOL TOOL SKULL SKULL")
    assert [event.data["which"] for event in t.events("cancelled")] == ["w1", "w2"]


@rule("B-TALLY-09")
def test_a_penalty_may_take_what_a_vehicle_gives() -> None:
    t = rolling("dday n-05 units=1", 8, ["armored-car"])  # it takes three STARs
    t.roll(1, "STAR TOOL STAR TOOL STAR COURAGE")
    t.answer(1, "remove colourless", "remove r1", "remove w1")
    assert t.get().virtual == ()
    assert tally(t) == ["blue STAR", "blue COURAGE", "red TOOL", "white TOOL"]


@rule("B-TALLY-08", "B-TALLY-11")
def test_the_dispatch_case_copies_after_penalties_and_then_the_photographer_acts() -> None:
    t = rolling("dday n-05 units=2", 1, ["dispatch-case", "combat-photographer"])
    t.unit(2, sector=8, soldiers=60)
    t.roll(1, NOTHING)
    t.roll(2, "STAR STAR TOOL TOOL TOOL TOOL")
    t.answer(1, "use dispatch-case")  # there is but one other Unit to copy
    assert tally(t, 1) == tally(t, 2) == ["white TOOL", "white TOOL", "blue TOOL", "blue TOOL"]
    assert t.question(1) == "keep-tally"
    assert t.field.phase() == "ROLL"
    t.answer(1, "repeat")
    assert t.events("sacrificed", 1)[0].data["card"] == "combat-photographer"
    t = rolling(cards=["scout", "combat-photographer"])
    t.roll(1, NOTHING)
    t.answer(1, "pass")
    assert t.question() == "muster", "nobody else can keep it"


# --- what results are worth ---------------------------------------------------------------------------------------


@rule("B-TALLY-19", "B-TALLY-20", "B-TALLY-21")
def test_stars_soldiers_and_courage_are_worth_what_they_show() -> None:
    t = upkeep("STAR STAR SOLDIER TWO_SOLDIERS COURAGE COURAGE")
    assert (booked(t, "stars"), booked(t, "soldiers"), booked(t, "courage")) == (2, 1 + 2, 2)
    assert t.get().soldiers == 13


@rule("B-TALLY-20")
def test_one_and_two_soldiers_are_different_results() -> None:
    t = upkeep("SOLDIER STAR TWO_SOLDIERS STAR SOLDIER COURAGE")
    assert t.question() != "declare"
    assert booked(t, "soldiers") == 4
    t = upkeep("SKULL STAR SOLDIER SOLDIER COURAGE TOOL")
    assert "straight" not in t.choices()


@rule("B-TALLY-22")
def test_tools_give_item_points_by_the_table() -> None:
    assert [item_points(tools) for tools in range(9)] == [0, 1, 3, 6, 12, 24, 48, 72, 96]


@rule("B-TALLY-22")
@pytest.mark.parametrize(("tools", "points"), [(0, 0), (1, 1), (2, 3)])
def test_tools_on_the_dice_give_item_points(tools: int, points: int) -> None:
    t = upkeep(" ".join(["TOOL"] * tools + ["STAR"] * (2 - tools) + ["SOLDIER"] * 2 + ["COURAGE"] * 2))
    assert t.get().points == points


@rule("B-TALLY-23")
def test_the_table_is_applied_once_to_all_tools_of_the_turn() -> None:
    t = rolling("dday n-02 units=1", 4, ["scout"])
    t.unit(1, points=12)
    t.roll(1, "TOOL TOOL STAR STAR COURAGE COURAGE")
    assert booked(t, "points") == 12  # four TOOLs together: two dice, the Scout's, the sector's
    assert t.get().points == 24


@rule("B-TALLY-EX-05", "B-TALLY-22")
def test_seven_tools_give_72_item_points() -> None:
    t = rolling("dday n-02 units=1", 4, ["scout"])
    t.roll(1, "TOOL TOOL TOOL TOOL TOOL STAR")
    t.answer(1, "declared")
    assert t.get().points == 72

"""The dice of Pocket: faces, sets, straights and matching, each on the table where it can be seen."""

from __future__ import annotations

from collections import Counter

import pytest

from hhour import rulebook
from hhour.bataille.medals import MEDALS
from hhour.kernel.chance import enumerate_chance
from hhour.kernel.dice import ALL_DICE, SET_COLOURS, SLOTS
from hhour.kernel.faces import BLUE, COURAGE, FACES, RED, SKULL, SOLDIER, STAR, TOOL, TWO_SOLDIERS, WHITE
from hhour.kernel.table import Table
from hhour.pocket.tally import NOTHING, counted, is_straight, lacking, matches, sets
from hhour.pocket.terrain import BUNKER, TERRAIN
from tests.bataille.bench import Bench
from tests.pocket import Example, examples
from tests.rule import rule


@rule("P-DICE-01", "P-BAT-30")
def test_six_allied_dice_are_rolled_two_of_each_colour() -> None:
    bench = Bench()
    bench.oppose("landing", "STAR TOOL")
    assert list(bench.shown()) == ["r1", "r2", "w1", "w2", "b1", "b2"]
    view = bench.table.view(1)["attempt"]
    assert [die["colour"] for die in view["dice"]] == ["red", "red", "white", "white", "blue", "blue"]  # type: ignore[index]


@rule("P-DICE-02", "P-DICE-03")
def test_every_face_of_a_die_is_equally_likely() -> None:
    fallen = [(weight, face) for weight, face in enumerate_chance(lambda source: source.faces(1, 1, "roll", 1, 1)[0])]
    assert sorted(FACES[int(str(face))] for _, face in fallen) == sorted(FACES)
    assert {round(chance, 12) for chance, _ in fallen} == {round(1 / 6, 12)}
    assert FACES == ("SKULL", "STAR", "SOLDIER", "TWO_SOLDIERS", "COURAGE", "TOOL")


@rule("P-DICE-03")
def test_axis_dice_show_every_symbol_and_there_are_six_of_them() -> None:
    bench = Bench("bataille")
    bench.contest.axis_dice = 6
    bench.oppose("landing", "SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL")
    assert bench.axis() == list(FACES)


@rule("P-DICE-04")
@pytest.mark.parametrize("face", FACES)
def test_the_kommandant_die_shows_any_symbol(face: str) -> None:
    bench = Bench("bataille opts=kommandant")
    bench.oppose("landing", f"{face} TOOL", deploy=True)
    assert bench.contest.kommandant == 1
    assert bench.axis() == [face, "TOOL"]


@rule("P-DICE-05")
def test_the_terrain_die_has_six_faces_each_once() -> None:
    table = Table("bataille", seed="terrain")

    def thrown(chance: object) -> str:
        play = table.game.resume(table.rules, table.play.state.copy(), chance, None)  # type: ignore[arg-type]
        return str(play.pick("terrain", TERRAIN))

    seen = Counter(str(face) for _, face in enumerate_chance(thrown))
    assert seen == Counter(("landing", "barriers", "rally-point", "ordeal", "cliffs", "bunker"))


@rule("P-DICE-06")
def test_the_terrain_faces_are_numbered_from_landing_to_bunker() -> None:
    assert [TERRAIN.index(name) + 1 for name in ("landing", "barriers", "rally-point")] == [1, 2, 3]
    assert [TERRAIN.index(name) + 1 for name in ("ordeal", "cliffs", "bunker")] == [4, 5, 6]


@rule("P-DICE-08", "P-MEDAL-01")
def test_the_box_has_seven_medals_and_seven_specialists() -> None:
    assert [card.slug for card in rulebook.cards("medal")] == sorted(
        MEDALS, key=[card.slug for card in rulebook.cards("medal")].index
    )
    assert len(rulebook.cards("medal")) == len(set(MEDALS)) == 7
    assert len(rulebook.cards("express-specialist")) == 7


@rule("P-DICE-11", "P-BAT-04")
def test_the_program_keeps_the_scores() -> None:
    bench = Bench()
    assert [player["bank"] for player in bench.table.view(None)["players"]] == [0, 0]  # type: ignore[attr-defined]
    bench.bank_turn()
    assert [player["bank"] for player in bench.table.view(None)["players"]] == [2, 0]  # type: ignore[attr-defined]


@rule("P-DICE-15")
def test_a_skull_cancels_nothing_and_a_tool_gives_nothing() -> None:
    bench = Bench()
    bench.fight("landing", "STAR TOOL", "SKULL SKULL STAR TOOL SKULL SOLDIER")
    assert bench.contest.pot == 2
    assert bench.supply() == [medal.removeprefix("bataille-") for medal in MEDALS]


@rule("P-DICE-16")
def test_a_set_gives_its_medal_and_no_bonus_besides() -> None:
    bench = Bench()
    before = bench.contest.to_json()
    bench.fight("landing", "STAR TOOL", "STAR TOOL STAR SKULL STAR SKULL")
    assert bench.medals(1) == ["silver-star"]
    after = bench.contest.to_json()
    changed = {name for name in before if before[name] != after[name]}
    assert changed <= {"stage", "lanes", "asked", "holders", "pot", "axis", "faces", "in_play", "draws", "skirmish"}


@rule("P-DICE-17")
def test_no_die_is_ever_locked() -> None:
    bench = Bench()
    bench.oppose("landing", "STAR TOOL")
    bench.dice("SKULL SKULL SKULL SKULL SKULL STAR")
    bench.answer(1, "reroll r1 r2 w1 w2 b1 b2")
    assert "reroll r1 r2 w1 w2 b1 b2" in bench.choices()
    assert not any(choice.startswith("lock") for choice in bench.choices())


@rule("P-DICE-20")
def test_a_set_is_one_die_of_each_colour_with_one_symbol() -> None:
    assert sets((STAR, SKULL, STAR, SKULL, STAR, TOOL)) == counted([STAR])


@rule("P-DICE-21")
def test_three_equal_symbols_that_lack_a_colour_are_no_set() -> None:
    assert sets((STAR, STAR, STAR, TOOL, SKULL, SKULL)) == NOTHING


@rule("P-DICE-22", "P-DICE-23")
def test_six_dice_make_two_sets_of_one_symbol_or_of_two() -> None:
    assert sets((TOOL, SKULL, TOOL, SKULL, TOOL, SKULL)) == counted([TOOL, SKULL])
    assert sets((STAR,) * 6) == counted([STAR, STAR])


@rule("P-DICE-23")
def test_a_die_belongs_to_one_set_only() -> None:
    assert sets((STAR, STAR, STAR, STAR, STAR, TOOL)) == counted([STAR])


@rule("P-DICE-24", "P-DICE-26")
def test_only_coloured_dice_make_a_set_and_by_their_present_colour() -> None:
    faces = (STAR, SKULL, STAR, SKULL, STAR, TOOL)
    assert sets(faces, colours=(RED, RED, WHITE, WHITE, RED, BLUE)) == NOTHING
    assert sets(faces, colours=(BLUE, RED, WHITE, WHITE, RED, BLUE)) == counted([STAR])
    colourless = 3
    assert sets(faces, colours=(RED, RED, WHITE, WHITE, colourless, BLUE)) == NOTHING


@rule("P-DICE-25")
def test_five_dice_make_at_most_one_set() -> None:
    without_last = ALL_DICE & ~(1 << SLOTS.index("b2"))
    assert sets((STAR,) * 6, without_last) == counted([STAR])
    assert sets((STAR, TOOL, STAR, TOOL, STAR, TOOL), 0b010101) == counted([STAR])


@rule("P-DICE-26", "P-MEDAL-LOM-02", "P-MEDAL-LOM-03")
def test_a_changed_die_counts_with_its_new_result_and_its_old_colour() -> None:
    bench = Bench()
    bench.give(1, "legion-of-merit")
    bench.fight("landing", "STAR SKULL", "STAR TOOL STAR TOOL TOOL SKULL")
    bench.play(1, "legion-of-merit", "set b1 STAR", "enough")
    assert bench.medals(1) == ["silver-star"]


@rule("P-DICE-27", "P-BAT-52")
def test_a_set_cannot_be_declined() -> None:
    bench = Bench()
    bench.fight("landing", "SKULL SKULL", "STAR TOOL STAR TOOL STAR SOLDIER")
    assert bench.medals(1) == ["silver-star"]
    assert bench.events("lost")


@rule("P-DICE-28", "P-BAT-59")
def test_only_the_dice_of_the_active_player_make_sets() -> None:
    bench = Bench("bataille players=3")
    bench.fight("landing", "SKULL SKULL", "STAR TOOL STAR TOOL STAR SOLDIER")
    assert [bench.medals(seat) for seat in (1, 2, 3)] == [["silver-star"], [], []]


@rule("P-DICE-30", "P-DICE-33")
def test_a_straight_is_all_six_symbols_and_never_goes_with_a_set() -> None:
    faces = (SKULL, STAR, SOLDIER, TWO_SOLDIERS, COURAGE, TOOL)
    assert is_straight(faces)
    assert sets(faces) == NOTHING
    assert not is_straight((SKULL, SKULL, SOLDIER, TWO_SOLDIERS, COURAGE, TOOL))


@rule("P-DICE-31")
def test_five_dice_make_no_straight() -> None:
    bench = Bench()
    bench.oppose("bunker", "STAR TOOL")
    bench.dice("STAR SOLDIER TWO_SOLDIERS COURAGE TOOL")
    bench.answer(1, "leave b2", "stop")
    assert bench.medals(1) == []
    assert not is_straight((STAR, SOLDIER, TWO_SOLDIERS, COURAGE, TOOL, SKULL), ALL_DICE & ~(1 << 5))


@rule("P-DICE-32", "P-DICE-45")
def test_a_result_without_a_die_matches_but_makes_no_straight() -> None:
    (example,) = examples("P-DICE-EX-05")
    assert example.virtual == (SOLDIER,)
    assert not is_straight(example.faces)
    assert matches(counted(example.faces + example.virtual), counted(example.required))
    assert not matches(counted(example.faces), counted(example.required))


@rule("P-DICE-34")
def test_a_straight_made_with_a_medal_counts_like_a_rolled_one() -> None:
    bench = Bench()
    bench.give(1, "legion-of-merit")
    bench.fight("landing", "STAR SKULL", "SKULL STAR SOLDIER TWO_SOLDIERS COURAGE COURAGE")
    bench.play(1, "legion-of-merit", "set b2 TOOL", "enough")
    assert bench.medals(1) == ["victoria-cross"]


@rule("P-DICE-40", "P-DICE-42")
def test_matching_is_one_for_one_and_surplus_does_no_harm() -> None:
    tally = counted([STAR, TOOL, TOOL, SKULL, SOLDIER, COURAGE])
    assert not matches(tally, counted([STAR, STAR, TOOL]))
    assert lacking(tally, counted([STAR, STAR, TOOL])) == counted([STAR])
    assert matches(tally, counted([STAR, TOOL]))


@rule("P-DICE-41")
def test_colours_do_not_matter_for_matching() -> None:
    for place in range(6):
        faces = ["SKULL", "SKULL", "TOOL", "TOOL", "SOLDIER", "SOLDIER"]
        faces[place] = "STAR"
        faces[(place + 1) % 6] = "TWO_SOLDIERS"
        bench = Bench()
        bench.fight("landing", "STAR TWO_SOLDIERS", " ".join(faces))
        assert bench.contest.pot == 2


@rule("P-DICE-43")
def test_two_soldiers_are_not_a_two_soldiers_nor_the_reverse() -> None:
    assert not matches(counted([SOLDIER, SOLDIER]), counted([TWO_SOLDIERS]))
    assert not matches(counted([TWO_SOLDIERS]), counted([SOLDIER]))


@rule("P-DICE-44")
def test_dice_of_a_set_also_match() -> None:
    bench = Bench()
    bench.contest.axis_dice = 3
    bench.fight("landing", "STAR STAR STAR", "STAR SKULL STAR COURAGE STAR TOOL")
    assert bench.medals(1) == ["silver-star"]
    assert bench.contest.pot == 3


@rule("P-DICE-46")
def test_an_empty_requirement_is_always_matched() -> None:
    assert matches(NOTHING, NOTHING)
    assert matches(counted([STAR]), NOTHING)


# The worked examples: what stands in brackets is read from the rulebook.

EXAMPLES = [
    pytest.param("P-DICE-EX-01", marks=rule("P-DICE-EX-01")),
    pytest.param("P-DICE-EX-02", marks=rule("P-DICE-EX-02")),
    pytest.param("P-DICE-EX-03", marks=rule("P-DICE-EX-03")),
    pytest.param("P-DICE-EX-04", marks=rule("P-DICE-EX-04")),
    pytest.param("P-DICE-EX-05", marks=rule("P-DICE-EX-05")),
    pytest.param("P-DICE-EX-06", marks=rule("P-DICE-EX-06")),
    pytest.param("P-DICE-EX-07", marks=rule("P-DICE-EX-07")),
    pytest.param("P-DICE-EX-08", marks=rule("P-DICE-EX-08")),
    *("P-BAT-EX-02", "P-BAT-EX-03", "P-BAT-EX-04", "P-BAT-EX-06", "P-BAT-EX-07", "P-BAT-EX-08"),
    *("P-BAT-EX-09", "P-BAT-EX-10", "P-BAT-EX-11", "P-BAT-EX-17", "P-BAT-EX-24", "P-KOM-EX-02"),
]


def check(example: Example) -> None:
    found = sets(example.faces, colours=example.colours)
    assert tuple(face for face, number in enumerate(found) for _ in range(number)) == example.rwb
    assert is_straight(example.faces) == example.straight
    assert matches(counted(example.faces + example.virtual), counted(example.required)) == example.match


@pytest.mark.parametrize("rule_id", EXAMPLES)
def test_a_worked_example_is_read_as_it_says(rule_id: str) -> None:
    found = examples(rule_id)
    assert found
    for example in found:
        check(example)


def test_a_set_of_dice_has_the_colours_of_its_slots() -> None:
    assert [SLOTS[die][0] for die in range(6)] == ["rwb"[colour] for colour in SET_COLOURS]
    assert BUNKER == 5

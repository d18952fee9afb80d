"""The odds of Gold dice, in all four modes: against plain enumeration, and at a table against the rules."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hhour.advice.dday.counting import count
from hhour.advice.odds import BLOCKS, NAMED, UNROLLED, OddsError, advise, distribution, parse_dice, probability
from hhour.cli import main
from hhour.kernel.faces import FACES, SKULL, SOLDIER, STAR
from tests.lab import naive
from tests.lab.slow_tally import Settled, Table, results, settlements
from tests.rule import rule
from tests.way_to_hell.gold import rolling

GOAL = "soldiers+2*courage"
GOLD = 3  # the place of a Gold die among the colours


def worth(settled: Iterable[Settled], goal: str = GOAL) -> float:
    if goal == GOAL:
        return max((one.soldiers + 2.0 * one.courage for one in settled), default=0.0)
    if goal == "rwb":
        return max((float(any(one.sets)) for one in settled), default=0.0)
    return max((float(one.straight) for one in settled), default=0.0)


def named(roll: naive.Roll, goal: str = GOAL, five: bool = False) -> float:
    """The best of the three colours a Gold die can be given."""
    table = Table(five=five)
    coloured = ([(new if colour == GOLD else colour, face) for colour, face in roll] for new in range(3))
    return max(worth(settlements(results(dice, []), table), goal) for dice in coloured)


def blocks(roll: naive.Roll, goal: str = GOAL) -> float:
    """Without a set of the face the Gold die shows, or with one of the SKULLs taking the Gold die away.

    A SKULL that a Leadership adds comes too late for that Leadership, which is not seen here: roll no three STARs.
    """
    gold = next(face for colour, face in roll if colour == GOLD)
    stands = [one for one in settlements(results(list(roll), []), Table()) if not one.sets[gold]]
    rest = [die for die in roll if die[0] != GOLD]
    falls = [
        one
        for one in settlements(results(rest, []), Table(sharpshooter=True))
        if gold != SKULL and one.skulls - 3 * one.sets[SKULL] - one.straight >= 1
    ]
    return worth([*stands, *falls], goal)


def swapped(roll: naive.Roll, wild: int, goal: str = GOAL) -> float:
    """The best die to swap the Wild Die in for, or none."""
    tallies = [list(roll)]
    for die, (colour, face) in enumerate(roll):
        if face != SKULL:
            tallies.append([*roll[:die], (colour, wild), *roll[die + 1 :]])
    return max(worth(settlements(results(dice, []), Table()), goal) for dice in tallies)


def roll_of(text: str) -> naive.Roll:
    return tuple((colour, face) for colour, faces in enumerate(parse_dice(text)) for face in faces)


def kept(look: naive.Utility) -> naive.Utility:
    known: dict[naive.Roll, float] = {}
    return lambda roll: known[roll] if roll in known else known.setdefault(roll, look(roll))


# --- what the dice are worth as they lie ------------------------------------------------------------------------------


@rule("W-GOLD-11", "W-GOLD-13")
@settings(max_examples=60, deadline=None)
@given(faces=st.tuples(*[st.integers(0, 5)] * 6), goal=st.sampled_from([GOAL, "rwb", "straight"]))
def test_a_gold_die_is_worth_the_best_of_its_three_colours(faces: tuple[int, ...], goal: str) -> None:
    dice = (faces[:2], faces[2:4], faces[4:5], faces[5:])
    roll = tuple(zip((0, 0, 1, 1, 2, 3), faces, strict=True))
    assert advise(dice, goal, rerolls=0, gold=NAMED).value == named(roll, goal)


@rule("W-GOLD-34", "W-GOLD-41")
@settings(max_examples=60, deadline=None)
@given(faces=st.tuples(*[st.integers(0, 5)] * 5), goal=st.sampled_from([GOAL, "straight"]))
def test_of_four_dice_and_a_gold_one_five_results_are_a_straight(faces: tuple[int, ...], goal: str) -> None:
    dice = (faces[:2], faces[2:3], faces[3:4], faces[4:])
    roll = tuple(zip((0, 0, 1, 2, 3), faces, strict=True))
    assert advise(dice, goal, rerolls=0, gold=NAMED, five=True).value == named(roll, goal, five=True)


@rule("W-GOLD-54", "W-GOLD-55")
@settings(max_examples=60, deadline=None)
@given(faces=st.tuples(*[st.sampled_from([0, 2, 3, 4])] * 6), goal=st.sampled_from([GOAL, "rwb"]))
def test_a_gold_die_without_colour_blocks_the_sets_of_its_face_until_it_falls(
    faces: tuple[int, ...], goal: str
) -> None:
    dice = (faces[:2], faces[2:4], faces[4:5], faces[5:])
    roll = tuple(zip((0, 0, 1, 1, 2, 3), faces, strict=True))
    assert advise(dice, goal, rerolls=0, gold=BLOCKS).value == blocks(roll, goal)


@rule("W-GOLD-EX-03", "W-GOLD-EX-04")
def test_the_odds_know_the_worked_examples_of_the_seventh_die() -> None:
    assert advise("r:1,S w:1,T b:1,C g:1", "soldiers", rerolls=0, gold=BLOCKS).value == 4
    assert advise("r:1,S w:1,T b:1,C g:T", "soldiers", rerolls=0, gold=BLOCKS).value == 3 + 4
    assert advise("r:1,K w:1,T b:1,C g:1", "rwb:SOLDIER", rerolls=0, gold=BLOCKS).value == 1


@rule("W-GOLD-72", "W-GOLD-75")
@settings(max_examples=60, deadline=None)
@given(faces=st.tuples(*[st.integers(0, 5)] * 5), wild=st.integers(0, 5), goal=st.sampled_from([GOAL, "rwb"]))
def test_a_wild_die_is_worth_the_best_swap_or_none(faces: tuple[int, ...], wild: int, goal: str) -> None:
    dice = (faces[:2], faces[2:4], faces[4:])
    roll = tuple(zip((0, 0, 1, 1, 2), faces, strict=True))
    assert advise(dice, goal, rerolls=0, wild=wild).value == swapped(roll, wild, goal)


# --- locks and re-rolls -----------------------------------------------------------------------------------------------


def lock_values(text: str, locks: int, rerolls: int, look: naive.Utility) -> list[float]:
    return sorted(naive.lock_values(roll_of(text), locks, rerolls, kept(look)).values())


@rule("W-GOLD-10")
@pytest.mark.parametrize(("locks", "rerolls"), [(1, 2), (2, 1)])
def test_locking_and_rolling_a_gold_die_again_is_worth_what_enumeration_says(locks: int, rerolls: int) -> None:
    text = "r:SKULL w:STAR b:SOLDIER g:SOLDIER"
    advice = advise(text, GOAL, locks, rerolls, gold=NAMED)
    assert sorted(one.value for one in advice.locks) == pytest.approx(lock_values(text, locks, rerolls, named))


@rule("W-GOLD-51")
@pytest.mark.parametrize(("locks", "rerolls"), [(1, 2), (2, 1)])
def test_a_seventh_die_is_locked_and_rolled_again_as_enumeration_says(locks: int, rerolls: int) -> None:
    text = "r:SKULL w:SOLDIER b:SOLDIER g:SOLDIER"
    advice = advise(text, GOAL, locks, rerolls, gold=BLOCKS)
    assert sorted(one.value for one in advice.locks) == pytest.approx(lock_values(text, locks, rerolls, blocks))


@rule("W-GOLD-51")
@pytest.mark.parametrize(("locks", "rerolls"), [(5, 2), (4, 1)])
def test_all_seven_dice_are_locked_and_rolled_again_as_enumeration_says(locks: int, rerolls: int) -> None:
    text = "r:SKULL,TOOL w:STAR,SOLDIER b:SOLDIER,COURAGE g:SOLDIER"
    advice = advise(text, GOAL, locks, rerolls, gold=BLOCKS)
    expected = lock_values(text, locks, rerolls, blocks)
    assert sorted(one.value for one in advice.locks) == pytest.approx(expected, rel=0, abs=1e-12)


@rule("W-GOLD-71")
def test_a_wild_die_is_never_among_the_dice_to_lock_or_roll_again() -> None:
    text = "r:SKULL w:STAR,SOLDIER b:SOLDIER"
    advice = advise(text, GOAL, 1, 1, wild=SOLDIER)
    expected = lock_values(text, 1, 1, lambda roll: swapped(roll, SOLDIER))
    assert sorted(one.value for one in advice.locks) == pytest.approx(expected)
    assert {name for one in advice.rerolls for name in (*one.lock, *one.reroll)} == {"r1", "w1", "w2", "b1"}


@rule("W-GOLD-70")
def test_before_the_first_roll_the_wild_die_may_show_any_face() -> None:
    faces = [probability("rwb", leave_out="r w b", wild=face) for face in range(len(FACES))]
    assert probability("rwb", leave_out="r w b", wild=UNROLLED) == pytest.approx(sum(faces) / len(FACES))
    colours = [0, 1, 2]
    expected = naive.first_roll_value(colours, 1, 1, kept(lambda roll: swapped(roll, STAR, "rwb")))
    assert probability("rwb", locks=1, rerolls=1, leave_out="r w b", wild=STAR) == pytest.approx(expected)


@rule("W-GOLD-10")
def test_the_corporal_rolls_a_gold_die_again_too() -> None:
    text = "r:SOLDIER w:SOLDIER g:SKULL"
    expected = naive.best(roll_of(text), frozenset({0, 1}), 0, named, singles=1)
    assert advise(text, GOAL, rerolls=0, locked=["r1", "w1"], corporal=True).value == pytest.approx(expected)


def test_how_likely_each_amount_is_can_be_told_with_a_gold_die_but_not_with_a_wild_one() -> None:
    shares = distribution("soldiers", of="soldiers", leave_out="b", gold=NAMED)
    assert sum(shares.values()) == pytest.approx(1)
    mean = sum(soldiers * share for soldiers, share in shares.items())
    assert mean == pytest.approx(probability("soldiers", leave_out="b", gold=NAMED))
    with pytest.raises(OddsError):
        distribution("soldiers", of="soldiers", wild=STAR)


# --- at the table -----------------------------------------------------------------------------------------------------


@rule("W-GOLD-32", "W-GOLD-51", "W-GOLD-71", "W-CARD-GEN-03")
@pytest.mark.parametrize(
    ("mode", "cards", "way", "dice", "told"),
    [
        ("regular", ["general-gold"], "leave b1", "SKULL TOOL STAR STAR SOLDIER STAR", {"gold": NAMED}),
        ("touch", [], "leave r1 b1", "SKULL TOOL STAR STAR STAR", {"gold": NAMED, "five": True}),
        ("rwbg", [], "", "SKULL TOOL STAR STAR SOLDIER COURAGE STAR", {"gold": BLOCKS}),
        ("wild", [], "", "SKULL TOOL STAR STAR SOLDIER COURAGE STAR", {"wild": STAR}),
    ],
)
def test_the_table_offers_exactly_the_legal_locks_and_re_rolls_with_their_odds(
    mode: str, cards: list[str], way: str, dice: str, told: dict[str, object]
) -> None:
    t = rolling(mode, cards=cards)
    if way:
        t.answer(1, way)
    t.dice(dice)
    t.answer(1, "roll")
    counted = count(t.table, 1, "rwb")
    assert counted is not None
    legal = {choice for choice in t.choices(1) if choice.startswith("lock ")}
    assert {one.action for one in counted.best} == legal
    names = t.get().tray.names
    by_letter = {letter: [] for letter in "rwbg"}  # type: dict[str, list[str]]
    for name, face in zip(names, dice.split(), strict=True):
        by_letter[name[0]].append(face)
    text = " ".join(f"{letter}:{','.join(faces)}" for letter, faces in by_letter.items() if faces)
    asked = text.rsplit(" ", 1)[0] if mode == "wild" else text
    locks = len(counted.best[0].action.split()) - 1
    assert locks == (1 if mode == "touch" else 2)
    assert counted.best[0].value == pytest.approx(advise(asked, "rwb", locks=locks, alone=True, **told).value)  # type: ignore[arg-type]
    t.answer(1, counted.best[0].action)
    again = count(t.table, 1, "rwb")
    assert again is not None
    assert again.best[0].value == pytest.approx(counted.best[0].value)
    assert {one.action for one in again.best} == {c for c in t.choices(1) if c.split()[0] in ("reroll", "stop")}


def test_the_command_knows_gold_dice(capsys: pytest.CaptureFixture[str]) -> None:
    cases = [
        ("r:1,S w:1,T b:1,C g:1", "rwbg", "soldiers", "4.000"),
        ("r:K,T w:S b:2 g:C", "touch", "straight", "100.00 %"),
        ("r:C,K w:C,1 b:T,S g:C", "wild", "rwb:COURAGE", "100.00 %"),
        ("r:S,1 w:S,T b:C g:S", "regular", "rwb:STAR", "100.00 %"),
    ]
    for dice, mode, goal, value in cases:
        assert main(["odds", dice, "--gold", mode, "--goal", goal, "--rerolls", "0"]) == 0
        assert f" {value}  " in capsys.readouterr().out
    assert main(["odds", "--gold", "touch", "--leave-out", "r b", "--goal", "straight"]) == 0
    assert "52.51 %" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--gold", "silver"], "There is no Gold mode 'silver'; it is one of regular, touch, rwbg, wild."),
        (["r:S", "--gold", "rwbg"], "With --gold the Gold die is named too, like g:STAR."),
        (["--gold", "regular"], "name those with --leave-out"),
    ],
)
def test_a_gold_question_that_cannot_be_read_gets_one_sentence(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["odds", *words]) == 2
    assert said in capsys.readouterr().err


def test_all_choices_of_the_gold_way_are_compared_before_the_roll() -> None:
    """Two dice of different colours left out are better than two of one: sets need all three."""
    ways = {out: probability("rwb", locks=1, leave_out=out, gold=NAMED, five=True) for out in ("r r", "r w", "w b")}
    assert ways["r w"] == pytest.approx(ways["w b"], abs=0.02)
    assert ways["r w"] > ways["r r"]


def test_a_roll_of_seven_dice_lists_every_lock_and_re_roll() -> None:
    advice = advise("r:K,T w:S,2 b:2,C g:S", "rwb", gold=BLOCKS)
    assert len(advice.locks) == 21
    assert len(advice.rerolls) == 21 * 32

"""Dice, goals and commands as people type them, right and wrong."""

from __future__ import annotations

import io
import json
from contextlib import redirect_stderr, redirect_stdout

import pytest

from hhour.advice.odds import GOALS, DiceError, GoalError, OddsError, advise, parse_dice, parse_goal, probability
from hhour.advice.odds.parse import parse_faces, parse_penalties
from hhour.cli import main
from hhour.dday.rules.battle.book import Book
from hhour.i18n import LANGUAGES, language
from hhour.kernel.faces import FACES
from hhour.lab.simulate import rules_of
from tests.rule import rule


def command(args: list[str], json: bool = False) -> tuple[int, str]:
    """Exit code and text of `hhour odds ARGS`."""
    said = io.StringIO()
    with redirect_stdout(said), redirect_stderr(said):
        code = main(["odds", "--lang", "en", *args, *(["--json"] if json else [])])
    return code, said.getvalue().rstrip("\n")


EXAMPLE = "r:SKULL,TOOL w:STAR,TWO_SOLDIERS b:TWO_SOLDIERS,COURAGE"


@pytest.mark.parametrize(
    "text",
    [
        EXAMPLE,
        "r:skull,tool w:star,two_soldiers b:two_soldiers,courage",
        "b:2,C w:S,2 r:K,T",
        "red: sk , to   white:st,tw blue:TW,c",
    ],
)
def test_dice_can_be_written_in_full_or_short(text: str) -> None:
    assert parse_dice(text) == ((0, 5), (1, 3), (3, 4))


def test_fewer_dice_are_dice_left_out() -> None:
    assert parse_dice("b:C") == ((), (), (4,))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("r:SKULLS,TOOL", "There is no face 'SKULLS'; did you mean SKULL?"),
        ("r:CORAGE", "There is no face 'CORAGE'; did you mean COURAGE?"),
        ("r:XYZ", "There is no face 'XYZ'; the faces are SKULL, STAR, SOLDIER, TWO_SOLDIERS, COURAGE, TOOL."),
        ("x:SKULL", "There is no colour 'x'; the colours are r (red), w (white), b (blue), g (gold)."),
        ("r:STAR g:STAR,STAR", "There is one Gold die, not 2."),
        ("r:1,1,1", "There are two dice of colour r, not 3."),
        ("r:1 r:2", "The dice of colour r are given twice."),
        ("SKULL", "The dice 'SKULL' have no colour; write them like r:SKULL,TOOL."),
        (" ", "There are no dice; write them like r:SKULL,TOOL w:STAR,COURAGE b:SOLDIER,TOOL."),
    ],
)
def test_dice_that_do_not_exist_are_refused_in_one_sentence(text: str, says: str) -> None:
    with pytest.raises(DiceError) as refused:
        parse_dice(text)
    assert str(refused.value) == says


def test_a_locked_die_must_lie_on_the_table() -> None:
    with pytest.raises(DiceError, match=r"^There is no die 'b2'; the dice are r1, r2, b1\.$"):
        advise("r:1,1 b:2", "rwb", locked=["b2"])


@pytest.mark.parametrize(
    "text",
    ["luck", "soldiers>5", "rwb:", "soldiers+", "-1*soldiers", "", "straight>=2", "advance:3+d6", "survive:6+9d6"],
)
def test_a_goal_that_cannot_be_read_is_refused_with_the_list_of_goals(text: str) -> None:
    with pytest.raises(GoalError) as refused:
        parse_goal(text)
    assert all(goal in str(refused.value) for goal in GOALS)


def test_a_sum_of_goals_is_worth_its_parts_where_they_do_not_compete() -> None:
    dice = "r:2,2 w:C,1 b:T,S"
    value = advise(dice, "soldiers + 2*courage + 0.5 * stars", rerolls=0).value
    assert value == 5 + 2 + 0.5
    assert not parse_goal("2*rwb").is_chance
    assert parse_goal("RWB:sold").is_chance


@pytest.mark.parametrize(("locks", "rerolls"), [(-1, 2), (7, 2), (2, -1), (2, 7)])
def test_numbers_out_of_range_are_refused(locks: int, rerolls: int) -> None:
    with pytest.raises(OddsError, match=r"^The number of (locks|re-rolls) must be from 0 to 6, not -?\d\.$"):
        probability("rwb", locks=locks, rerolls=rerolls)


def test_the_command_prints_the_best_choices_first() -> None:
    code, text = command([EXAMPLE, "--goal", "rwb"])
    assert code == 0
    lines = text.splitlines()
    assert "    58.37 %  lock w2 b1, then re-roll r1 r2 w1" in lines[1:6]
    assert lines[6] == "    51.77 %  lock w1 b2, then re-roll r1 r2"
    assert lines[-3].strip() == "and 5 more with --json"
    assert lines[-2].startswith("Counted in: locks")
    assert lines[-1].startswith("Not counted in: dice traded")


def test_the_command_gives_programs_every_lock_and_re_roll() -> None:
    code, text = command([EXAMPLE, "--goal", "rwb"], json=True)
    report = json.loads(text)
    assert code == 0
    assert (len(report["locks"]), len(report["rerolls"])) == (15, 240)
    assert report["best"] == report["locks"][0]
    assert report["value"] == max(choice["value"] for choice in report["rerolls"])
    assert json.loads(command([EXAMPLE, "--goal", "rwb", "--json"])[1]) == report


def test_the_command_lists_re_rolls_once_the_locks_are_made() -> None:
    report = json.loads(command([EXAMPLE, "--locked", "w2,b1", "--rerolls", "1", "--json"])[1])
    assert report["locks"] == []
    assert len(report["rerolls"]) == 16
    assert set(report["rerolls"][0]) == {"reroll", "value"}


def test_the_command_answers_before_the_first_roll() -> None:
    report = json.loads(command(["--goal", "skulls>=4", "--locks", "0", "--virtual", "SKULL", "--json"])[1])
    assert report["value"] == pytest.approx(probability("skulls>=4", locks=0, virtual="SKULL"))
    assert " %\n" in command(["--goal", "survive:9", "--strength", "4"])[1]


def test_the_command_says_what_it_has_counted() -> None:
    report = json.loads(command([EXAMPLE, "--corporal", "--penalties", "STAR:2", "--sector", "n-03:6"], json=True)[1])
    assert {"Corporal", "the sector", "STAR −2"} <= set(report["counted"])
    assert "items and awards" in report["not_counted"]
    assert report["value"] == pytest.approx(
        advise(EXAMPLE, "rwb", locks=2, corporal=True, penalties=((1, 2),), skulls_stay=True, virtual="TOOL").value
    )


def test_a_sector_tells_what_survive_and_advance_ask() -> None:
    """N-03 sector 11 gives five soldiers for a face that is there four times; the rest is read off the map."""
    book = rules_of("dday n-03")[1]
    assert isinstance(book, Book)
    at = book.index("11")
    ground, cost = book.sectors[at], min(edge.cost for edge in book.edges[at] if edge.advance)
    assert ground.four_gain == 5
    assert ground.mgf
    around = ["--sector", "n-03:11", "--strength", "6"]
    stays = json.loads(command([EXAMPLE, "--goal", "survive", *around], json=True)[1])["value"]
    fire = f"survive:{ground.defence[1]}+{ground.mgf}d6"  # UPKEEP turns the marker before COMBAT
    assert stays == pytest.approx(advise(EXAMPLE, fire, strength=6, four_gain=5).value)
    moves = json.loads(command([EXAMPLE, "--goal", "advance", "--courage", "1", *around], json=True)[1])["value"]
    assert moves == pytest.approx(advise(EXAMPLE, f"advance:{cost - 1}").value)


def test_penalties_and_faces_are_read() -> None:
    assert parse_penalties("STAR:3, tool") == ((1, 3), (5, 1))
    assert parse_faces("SKULL,S 2") == (0, 1, 3)
    with pytest.raises(DiceError, match="cannot be read"):
        parse_penalties("STAR:x")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_explains_goals_cards_and_mistakes(code: str) -> None:
    lang = language(code)
    assert lang.text("odds-help-card", card=lang.text("card-corporal")) in command(["--help", "--lang", code])[1]
    assert command(["r:NOPE", "--lang", code]) == (2, lang.text("odds-no-face", face="NOPE", faces=", ".join(FACES)))


@pytest.mark.parametrize(
    "args",
    [
        ["r:NOPE"],
        [EXAMPLE, "--goal", "nope"],
        [EXAMPLE, "--locks", "many"],
        [EXAMPLE, "--locks", "9"],
        [EXAMPLE, "--locked", "g1"],
        [EXAMPLE, "--virtual", "gold:TOOL"],
        [EXAMPLE, "--leave-out", "b"],
        ["--leave-out", "x"],
        ["--locked", "r1"],
        ["--nope"],
        ["--goal", "survive"],
        ["--goal", "advance"],
        ["--sector", "n-99:1"],
        ["--sector", "n-03:99"],
        ["--sector", "n-03"],
        [EXAMPLE, "--strength", "-1"],
        [EXAMPLE, "--penalties", "STAR:many"],
        [EXAMPLE, "--idle", "HORSE"],
        [EXAMPLE, "more"],
    ],
)
def test_the_command_refuses_in_one_sentence_and_with_2(args: list[str]) -> None:
    code, text = command(args)
    assert code == 2
    assert text.endswith((".", "?"))
    assert "\n" not in text
    assert "Traceback" not in text


def test_the_command_explains_itself() -> None:
    code, text = command(["--help"])
    assert code == 0
    assert "--goal" in text


@rule("B-UPKEEP-07")
@pytest.mark.parametrize(("marker", "chevrons", "defence", "percent"), [(1, 2, 4, "91.04"), (2, 3, 6, "67.94")])
def test_survive_goes_by_the_marker_as_upkeep_leaves_it(marker: int, chevrons: int, defence: int, percent: str) -> None:
    asked = ["--goal", "survive", "--sector", "n-08:2", "--strength", "1", "--marker", str(marker)]
    code, said = command(asked, json=True)
    report = json.loads(said)
    assert code == 0
    assert report["values"] == {"chevrons": chevrons, "defence": defence, "guns": 0, "strength": 1, "saves": 0}
    assert f"{100 * report['value']:.2f}" == percent
    assert f"DEF {defence}" in command(asked)[1]
    assert any("Hero" in left for left in report["not_counted"])


def test_without_a_marker_the_first_turn_in_the_sector_is_meant() -> None:
    asked = ["--goal", "survive", "--sector", "n-08:2", "--strength", "1"]
    assert command(asked) == command([*asked, "--marker", "1"])


@pytest.mark.parametrize(("goal", "says"), [("rwb", "64,82 %"), ("soldiers", "7,854")])
def test_odds_are_written_as_the_reader_writes_them(goal: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "--lang", "fr", "--goal", goal]) == 0
    assert says in capsys.readouterr().out.splitlines()[0]


@rule("B-UPKEEP-10")
def test_where_one_may_stay_for_ever_the_marker_stands_still() -> None:
    for marker in (1, 3):
        code, said = command(["--goal", "survive", "--sector", "n-08:13", "--marker", str(marker)], json=True)
        assert code == 0
        assert json.loads(said)["values"]["chevrons"] == marker


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--marker", "1"], "--marker goes with a --sector."),
        (["--sector", "n-08:2", "--marker", "0"], "from 1 to 3"),
        (["--sector", "n-08:2", "--goal", "survive", "--marker", "3"], "must move on this turn"),
    ],
)
def test_a_marker_that_makes_no_sense_is_one_sentence(words: list[str], says: str) -> None:
    code, said = command(words)
    assert code == 2
    assert says in said
    assert "\n" not in said


@rule("A-RWB-03", "A-GER-12")
def test_the_germans_dice_are_named_as_they_are_at_the_table() -> None:
    code, said = command(["r:K,T w:S,2 k:2,C", "--german", "--goal", "soldiers"], json=True)
    told = json.loads(said)
    assert code == 0
    assert told["dice"] == "r:SKULL,TOOL w:STAR,TWO_SOLDIERS k:TWO_SOLDIERS,COURAGE"
    assert told["best"]["lock"] == ["w2", "k1"]
    code, said = command(["r:K,T w:S,2 black:2,C", "--german", "--goal", "soldiers", "--locked", "w2 k1"], json=True)
    assert json.loads(said)["locked"] == ["w2", "k1"]
    assert json.loads(said)["value"] == pytest.approx(told["value"])


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["r:K b:S", "--german"], "There is no German die 'b'; his dice are r (red), w (white) and k (black)."),
        (["r:K k:S,S,S", "--german"], "There are two dice of colour k, not 3."),
        (["r:K k:S", "--german", "--locked", "b1"], "There is no German die 'b1'"),
        (["--german", "--sector", "n-03:6"], "--german has no --sector: he stands in no sector"),
        (["--german", "--gold", "wild"], "--german has no --gold"),
    ],
)
def test_what_can_only_be_a_units_is_refused_for_the_german(args: list[str], says: str) -> None:
    code, said = command(args)
    assert code == 2
    assert said.startswith(says)

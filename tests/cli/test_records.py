"""Records from the command line: new, do, replay, verify."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path

import pytest

from hhour.kernel.table import Table
from tests.cli.conftest import Hhour, one_sentence

PRACTICE = "dday n-01 level=practice"


@pytest.fixture
def record(hhour: Hhour, tmp_path: Path) -> Path:
    """An empty record of a game with a seed."""
    path = tmp_path / "game.hh"
    path.write_text(hhour("new", PRACTICE, "--seed", "abc").out)
    return path


@pytest.fixture
def by_hand(hhour: Hhour, tmp_path: Path) -> Path:
    path = tmp_path / "hand.hh"
    path.write_text(hhour("new", "dday n-02", "--physical").out)
    return path


def finished(path: Path, seed: str = "abc") -> Path:
    """A whole game, always the first answer."""
    table = Table(PRACTICE, seed=seed)
    while not table.outcome:
        seat = table.waiting()[0]
        table.apply(seat, table.choices(seat)[0])
    path.write_text(str(table.record))
    return path


# new


def test_new_writes_a_header_with_the_seed_of_ones_own_file(hhour: Hhour) -> None:
    answer = hhour("new", "dday", "n-04", "units=2", "--seed", "s")
    assert answer.code == 0
    head = answer.out.split()
    assert head[:4] == ["hh2", "dday", "n-04", "units=2"]
    assert head[-1] == "seed=s"
    assert head[-2].startswith("seed#=")


def test_new_without_a_seed_makes_one_nobody_knows(hhour: Hhour) -> None:
    first, second = (hhour("new", PRACTICE).out for _ in range(2))
    assert first.split()[-1] != second.split()[-1]


def test_new_for_written_dice_has_no_seed(hhour: Hhour) -> None:
    assert hhour("new", PRACTICE, "--physical").out.split()[-1] == "seed#=-"


def test_new_draws_what_the_setup_draws_from_written_results(hhour: Hhour) -> None:
    setup = "dday n-02 opts=random-specialists"
    assert "Draw a card" in one_sentence(hhour("new", setup, "--physical"), 1)
    assert "--physical" in one_sentence(hhour("new", setup, "--dice", "medic"), 2)


# do


def test_do_appends_one_action_with_what_the_seed_shows(hhour: Hhour, record: Path) -> None:
    answer = hhour("do", str(record), "1", "roll")
    assert answer.code == 0
    assert "Unit 1 rolls" in answer.out
    table = Table(PRACTICE, seed="abc")
    table.apply(1, "roll")
    assert record.read_text().splitlines()[1:] == str(table.record).splitlines()[1:]


def test_do_and_replay_say_what_is_asked_next(hhour: Hhour, record: Path) -> None:
    asked = hhour("do", str(record), "1", "roll").err
    assert asked.startswith("Unit 1 is asked: Lock 2 dice")
    assert "lock r1 r2, lock r1 w1" in asked
    assert hhour("replay", str(record)).err == asked
    assert hhour("do", str(record), "1", "lock", "r1", "r2", "--json").err == ""


def test_do_knows_which_card_was_meant(hhour: Hhour, tmp_path: Path) -> None:
    path = tmp_path / "game.hh"
    path.write_text(hhour("new", "dday n-02", "--seed", "abc").out)
    assert "'use grenade'" in one_sentence(hhour("do", str(path), "1", "use", "granade"), 1)
    assert "xyzzy" in one_sentence(hhour("do", str(path), "1", "use", "xyzzy"), 1)


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (("lock", "r1", "r2"), "[B-ROLL-02]"),
        (("fly",), "[B-ROLL-02]"),
        (("use", "medic"), "[B-SPEC-C05]"),
        ((" ",), "[B-ROLL-02]"),
    ],
)
def test_do_refuses_with_a_sentence_and_leaves_the_file_alone(
    hhour: Hhour, record: Path, action: tuple[str, ...], sentence: str
) -> None:
    before = record.read_bytes()
    assert one_sentence(hhour("do", str(record), "1", *action), 1).endswith(sentence)
    assert record.read_bytes() == before


def test_do_refuses_a_seat_that_does_not_exist(hhour: Hhour, record: Path) -> None:
    one_sentence(hhour("do", str(record), "7", "roll"), 1)
    assert "number" in one_sentence(hhour("do", str(record), "one", "roll"), 2)


def test_do_takes_written_dice_after_an_arrow_or_an_option(hhour: Hhour, by_hand: Path) -> None:
    assert hhour("do", str(by_hand), "1", "roll > STAR SKULL STAR TOOL TOOL COURAGE").code == 0
    assert hhour("do", str(by_hand), "1", "lock", "r1", "r2").code == 0
    assert hhour("do", str(by_hand), "1", "reroll", "w1", "--dice", "skull").code == 0
    assert by_hand.read_text().splitlines()[1:] == [
        "1 1 roll > STAR SKULL STAR TOOL TOOL COURAGE",
        "2 1 lock r1 r2",
        "3 1 reroll w1 > SKULL",
    ]


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("roll",), 1),
        (("roll", "--dice", "STAR SKULL"), 1),
        (("roll", "--dice", "STAR SKULL STAR TOOL TOOL BEACH"), 1),
        (("roll", "--dice", "STAR SKULL STAR TOOL TOOL COURAGE STAR"), 1),
        (("roll > STAR", "--dice", "STAR"), 2),
    ],
)
def test_do_asks_for_exactly_the_dice_that_are_rolled(
    hhour: Hhour, by_hand: Path, words: tuple[str, ...], code: int
) -> None:
    before = by_hand.read_bytes()
    one_sentence(hhour("do", str(by_hand), "1", *words), code)
    assert by_hand.read_bytes() == before


def test_do_takes_no_written_dice_where_a_seed_rolls(hhour: Hhour, record: Path) -> None:
    assert "seed" in one_sentence(hhour("do", str(record), "1", "roll > STAR"), 2)


def test_do_can_undo_and_keeps_it_in_the_record(hhour: Hhour, record: Path) -> None:
    for words in ("roll", "lock r1 r2", "undo", "lock b1 b2"):
        assert hhour("do", str(record), "1", words).code == 0
    assert [line.split(" ", 2)[2] for line in record.read_text().splitlines()[2:]] == [
        "lock r1 r2",
        "undo",
        "lock b1 b2",
    ]
    assert hhour("verify", str(record)).code == 0
    one_sentence(hhour("do", str(record), "2", "undo"), 1)


def test_do_keeps_comments_and_the_right_to_read_the_file(hhour: Hhour, record: Path) -> None:
    record.write_text(record.read_text() + "# the first landing")
    record.chmod(0o640)
    assert hhour("do", str(record), "1", "roll").code == 0
    lines = record.read_text().splitlines()
    assert lines[1] == "# the first landing"
    assert lines[2].startswith("1 1 roll >")
    assert stat.S_IMODE(record.stat().st_mode) == 0o640
    assert [path.name for path in record.parent.iterdir() if path.name.endswith(".part")] == []


def test_do_writes_the_end_and_lets_nothing_follow_it(hhour: Hhour, tmp_path: Path) -> None:
    path = finished(tmp_path / "game.hh")
    lines = path.read_text().splitlines()
    seed = lines[-1].split()[-1]
    path.write_text("\n".join([f"{lines[0]} {seed}", *lines[1:-2]]) + "\n")
    last = lines[-2].split(" > ")[0].split()
    assert hhour("do", str(path), last[1], *last[2:]).code == 0
    assert path.read_text().splitlines()[-1] == " ".join(lines[-1].split()[:2])
    assert hhour("verify", str(path)).code == 0
    assert "over" in one_sentence(hhour("do", str(path), "1", "roll"), 1)


def test_do_prints_events_for_programs(hhour: Hhour, record: Path) -> None:
    events = [json.loads(line) for line in hhour("do", str(record), "1", "roll", "--json").out.splitlines()]
    assert [event["kind"] for event in events] == ["rolled"]


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_do_in_a_read_only_folder_is_told(hhour: Hhour, record: Path) -> None:
    record.parent.chmod(0o500)
    try:
        one_sentence(hhour("do", str(record), "1", "roll"), 1)
    finally:
        record.parent.chmod(0o700)


# replay


def test_replay_tells_the_game_in_sentences_by_turn(hhour: Hhour, tmp_path: Path) -> None:
    answer = hhour("replay", str(finished(tmp_path / "game.hh")))
    assert answer.code == 0
    assert "The battle begins" in answer.out
    assert "  Turn 2." in answer.out
    assert "The battle is lost, in turn" in answer.out


def test_replay_json_is_one_event_a_line_and_then_the_result(hhour: Hhour, tmp_path: Path) -> None:
    path = finished(tmp_path / "game.hh")
    *events, result = [json.loads(line) for line in hhour("replay", str(path), "--json").out.splitlines()]
    assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
    fields = ["seq", "turn", "phase", "kind", "seat", "data", "rule", "source", "cause", "audience"]
    assert all(list(event) == fields for event in events)
    assert result["outcome"] == "lost"
    assert result["units"][0]["soldiers"] == 0


def test_replay_stops_where_it_is_told(hhour: Hhour, tmp_path: Path) -> None:
    path = finished(tmp_path / "game.hh")
    answer = hhour("replay", str(path), "--to", "1", "--json")
    assert json.loads(answer.out.splitlines()[-1])["outcome"] == "running"
    assert json.loads(answer.out.splitlines()[-2])["kind"] == "rolled"
    one_sentence(hhour("replay", str(path), "--to", "-3"), 2)
    one_sentence(hhour("replay", str(path), "--to", "soon"), 2)


def test_replay_explains_an_event_by_its_rule(hhour: Hhour, tmp_path: Path) -> None:
    path = finished(tmp_path / "game.hh")
    assert "[B-ROLL-02]" in hhour("replay", str(path), "--why", "5").out
    assert json.loads(hhour("replay", str(path), "--why", "5", "--json").out)["rule"] == "B-ROLL-02"
    assert "99999" in one_sentence(hhour("replay", str(path), "--why", "99999"), 1)


@pytest.mark.parametrize(("code", "words"), [("fr", "La bataille est perdue"), ("zh", "战斗失败")])
def test_replay_speaks_french_and_chinese(hhour: Hhour, tmp_path: Path, code: str, words: str) -> None:
    assert words in hhour("replay", str(finished(tmp_path / "game.hh")), "--lang", code).out


HEAD = "hh1 dday n-01 level=practice units=1 boxes=base rules=1 seed#=-\n"
BROKEN = {
    "empty": "",
    "nothing but a comment": "# nothing\n",
    "another file": "Dear diary\n",
    "newer format": HEAD.replace("hh1", "hh3"),
    "newer rules": HEAD.replace("rules=1", "rules=99"),
    "rules that are no number": HEAD.replace("rules=1", "rules=one"),
    "unknown map": HEAD.replace("n-01 level=practice", "n-77"),
    "cut in the middle of a line": HEAD + "1 1 roll > STAR SKU",
    "cut before the dice": HEAD + "1 1 ro",
    "a number left out": HEAD + "2 1 roll > STAR STAR STAR STAR STAR STAR\n",
    "a line after the end": HEAD + "end lost\n1 1 roll\n",
    "no action": HEAD + "1 1\n",
    "against the rules": HEAD + "1 1 lock r1 r2\n",
    "a seat that is not there": HEAD + "1 5 roll\n",
    "dice left out": HEAD + "1 1 roll\n",
    "dice too many": HEAD + "1 1 roll > STAR STAR STAR STAR STAR STAR STAR\n",
    "a face that is none": HEAD + "1 1 roll > STAR STAR STAR STAR STAR HORSE\n",
}


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN.keys())
@pytest.mark.parametrize("command", ["replay", "do", "verify"])
def test_a_broken_record_is_told_in_one_sentence(hhour: Hhour, tmp_path: Path, text: str, command: str) -> None:
    path = tmp_path / "broken.hh"
    path.write_text(text)
    answer = hhour(command, str(path), *(("1", "roll") if command == "do" else ()))
    assert answer.code == 1
    told = (answer.out + answer.err).strip()
    assert len(told.splitlines()) == 1
    assert "inside H-Hour" not in told
    assert path.read_text() == text


def test_a_file_that_is_no_text_is_told(hhour: Hhour, tmp_path: Path) -> None:
    path = tmp_path / "picture.hh"
    path.write_bytes(bytes(range(256)))
    for command in ("replay", "verify"):
        assert "no record" in one_sentence(hhour(command, str(path)), 1)
    assert "no file" in one_sentence(hhour("replay", str(tmp_path / "missing.hh")), 1)
    assert "folder" in one_sentence(hhour("replay", str(tmp_path)), 1)


# verify


def test_verify_says_yes_to_a_true_record(hhour: Hhour, tmp_path: Path) -> None:
    answer = hhour("verify", str(finished(tmp_path / "game.hh")))
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith("True: every die follows from the revealed seed")


def test_verify_says_where_a_die_was_changed(hhour: Hhour, tmp_path: Path) -> None:
    path = finished(tmp_path / "game.hh")
    lines = path.read_text().splitlines()
    rolled = lines[1].partition(": ")[2]
    lines[1] = "1 1 roll > STAR STAR STAR STAR STAR STAR"
    path.write_text("# a comment moves the lines\n" + "\n".join(lines) + "\n")
    answer = hhour("verify", str(path), "--json")
    told = json.loads(answer.out)
    assert (answer.code, told["true"], told["verdict"], told["line"]) == (1, False, "dice-differ", 3)
    assert (told["expected"], told["found"]) == (rolled, "STAR STAR STAR STAR STAR STAR")
    assert "line 3" in hhour("verify", str(path)).out


def test_verify_speaks_french_and_chinese(hhour: Hhour, tmp_path: Path) -> None:
    path = finished(tmp_path / "game.hh")
    assert hhour("verify", str(path), "--lang", "fr").out.startswith("Vrai")
    assert hhour("verify", str(path), "--lang=zh").out.startswith("属实")

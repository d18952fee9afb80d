"""The General: what he learns from, what he remembers, and which files he refuses."""

from __future__ import annotations

import json
import sys
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hhour.bots.dday.judgement import COLUMNS, HIDDEN, MOVING, PLAN, VERSION, WAY, Judgement, JudgementError
from hhour.bots.registry import bot_names
from hhour.commands.lab import lab, sim
from hhour.env.zoo import TableEnv
from hhour.i18n import LANGUAGES, language
from hhour.kernel.action import Action
from hhour.lab.executors import Here
from hhour.lab.learning import Lessons, fit, loss
from hhour.lab.plots import plot_training
from hhour.lab.states import LabError
from hhour.lab.train import FILE, STORY, train
from hhour.lab.watching import _nearest, watch

WIDTH = len(COLUMNS)
SETUP = ["dday n-01 level=practice units=1 boxes=base"]


class Nobody(Executor):
    """Plays nothing: whoever asks him has forgotten what was kept."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Any:
        raise AssertionError("a game is played again")


def lessons(number: int) -> Lessons:
    """Games of one turn of which one thing decides: whoever has it wins, whatever the plan says."""
    draw = np.random.default_rng(number)
    shown = draw.normal(0, 0.3, (400, WIDTH))
    shown[:, WAY] = 1.0
    shown[:, len(MOVING)] = draw.integers(0, 2, 400)
    return Lessons.of_games([([[row.tolist()]], bool(row[len(MOVING)])) for row in shown])


def plain(plan: float = 0.0) -> list[float]:
    """A Unit of which nothing is known but the plan's logit, and that there is a way."""
    row = [0.0] * WIDTH
    row[PLAN], row[WAY] = plan, 1.0
    return row


def told(judgement: Judgement, turn: list[list[float]]) -> float:
    return float(Lessons.of_games([([turn], True)]).chances(judgement)[0])


def test_what_decides_games_is_learned_and_foretells_games_not_seen() -> None:
    judgement = fit(lessons(1), seed=7)
    unseen = lessons(2)
    assert loss(judgement, unseen) < 0.5 * loss(Judgement.untaught(), unseen)


def test_the_same_seed_learns_the_same() -> None:
    one, two = fit(lessons(1), seed=7), fit(lessons(1), seed=7)
    assert all((one.parts[name] == two.parts[name]).all() for name in one.parts)


def test_two_units_win_together_as_often_as_their_games_are_won() -> None:
    """What is fitted is the product: each Unit by itself is told more than the game's chance, not the same."""
    unit = plain()
    games = [([[unit, unit]], number % 4 < 2) for number in range(400)]
    judgement = fit(Lessons.of_games(games), seed=1)
    assert told(judgement, [unit, unit]) == pytest.approx(0.5, abs=0.05)
    assert told(judgement, [unit]) == pytest.approx(0.5**0.5, abs=0.05)


def test_what_does_not_hold_in_games_kept_apart_is_not_believed() -> None:
    """Ends that nothing explains, only the games learned from are all won: what is left of that is the plan."""
    draw = np.random.default_rng(3)
    rows = draw.normal(0, 0.3, (200, WIDTH))
    rows[:, PLAN], rows[:, WAY] = -2.0, 1.0
    games = [([[row.tolist()]], number % 5 != 4) for number, row in enumerate(rows)]
    judgement = fit(Lessons.of_games(games), seed=1)
    assert told(judgement, [rows[0].tolist()]) == pytest.approx(1 / (1 + np.exp(2)), abs=0.01)


def test_a_turn_is_taught_by_the_turn_after_it_too() -> None:
    """Of two turns the first is taught a fifth by what is thought of the second, and the rest by the end."""
    turn = [plain()]
    watched = Lessons.of_games([([turn, turn], True), ([turn], False)])
    assert watched.taught(np.array([0.9, 0.4, 0.7])) == pytest.approx([0.2 * 0.4 + 0.8, 1.0, 0.0])


def test_lessons_of_two_generations_are_those_of_all_their_games() -> None:
    turn = [[0.5] * WIDTH]
    one, two = [([turn, turn + turn], True), ([turn], False)], [([turn + turn, turn, turn], True)]
    both = Lessons.together([Lessons.of_games(one), Lessons.of_games(two)])
    for found, wanted in zip(both, Lessons.of_games(one + two), strict=True):
        assert (found == wanted).all()
    assert both.lengths.tolist() == [2, 1, 3]
    assert both.units.tolist() == [1, 2, 1, 2, 1, 1]


def test_games_are_parted_whole() -> None:
    turn = [[0.5] * WIDTH]
    seen, unseen = Lessons.of_games([([turn + turn] * (1 + number), number == 4) for number in range(10)]).parted()
    assert seen.lengths.tolist() == [1, 2, 3, 4, 6, 7, 8, 9]
    assert unseen.lengths.tolist() == [5, 10]
    assert unseen.won.tolist() == [1, 0]
    assert len(unseen.shown) == 30


def test_training_is_kept_resumed_and_told(tmp_path: Path) -> None:
    """Broken off after a generation and begun again, nothing is played twice; the file is small and plays."""
    folder = tmp_path / "school"
    first = train(folder, SETUP, 1, 2, "t", Here())
    again = train(folder, SETUP, 1, 2, "t", Nobody())
    assert again == first
    assert first[0]["setups"][SETUP[0]]["games"] == 2
    assert (folder / FILE).stat().st_size < 2_000_000
    further = train(folder, SETUP, 2, 2, "t", Here())
    assert further[0] == first[0]
    assert [one["generation"] for one in further] == [0, 1]
    assert Judgement.load(folder / FILE).parts["w1"].shape == (WIDTH, HIDDEN)
    plot_training(further, tmp_path / "learned.svg", language("fr"))
    assert "génération" in (tmp_path / "learned.svg").read_text(encoding="utf-8")
    with pytest.raises(LabError):
        train(folder, SETUP, 2, 3, "t", Nobody())  # another number of games is another run
    (folder / STORY).write_text("{}")
    with pytest.raises(LabError):
        train(folder, SETUP, 2, 2, "t", Nobody())


def test_a_generation_that_was_broken_off_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """With one worker games are told as they end; those are not played again, and what is learned is the same."""
    folder, told_of = tmp_path / "school", list[int]()

    def stop_after_eight(_title: str, done: int, _games: int) -> None:
        told_of.append(done)
        if done == 8:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        train(folder, SETUP, 1, 12, "t", Here(), stop_after_eight)
    assert told_of == [0, 4, 8]
    with (folder / "generation-0.part").open("ab") as cut:
        cut.write(b'["dday n-01')  # a power cut in the middle of a line
    with pytest.raises(LabError):
        train(folder, SETUP, 1, 12, "other", Nobody())
    played: list[Any] = []

    class Counting(Here):
        def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Any:
            played.append(args)
            return super().submit(fn, *args, **kwargs)

    story = train(folder, SETUP, 1, 12, "t", Counting())
    assert len(played) == 1
    assert story == train(tmp_path / "at once", SETUP, 1, 12, "t", Here())
    assert not (folder / "generation-0.part").exists()


def test_a_generation_that_was_broken_off_while_it_learned_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "school"
    with monkeypatch.context() as patch:
        patch.setattr("hhour.lab.train.fit", stopped)
        with pytest.raises(KeyboardInterrupt):
            train(folder, SETUP, 1, 4, "t", Here())
    assert train(folder, SETUP, 1, 4, "t", Nobody()) == train(tmp_path / "at once", SETUP, 1, 4, "t", Here())
    assert not (folder / "generation-0.part").exists()


def test_how_far_a_generation_is_counts_from_what_was_noted(tmp_path: Path) -> None:
    """The rate shown is that of the games played now: with the first word told after them it was thousands a second."""
    told_of: list[tuple[int, int]] = []
    train(tmp_path / "school", SETUP, 1, 8, "t", Here(), lambda _title, done, games: told_of.append((done, games)))
    assert told_of == [(0, 8), (4, 8), (8, 8)]


def stopped(*_: Any) -> Any:
    raise KeyboardInterrupt


def test_games_that_were_kept_and_cannot_be_read_are_one_sentence(tmp_path: Path) -> None:
    folder = tmp_path / "school"
    train(folder, SETUP, 1, 2, "t", Here())
    file = folder / "generation-0.npz"
    cut = file.read_bytes()[:200]
    narrow = lessons(1)._replace(shown=np.zeros((400, 4)))
    for kept in (lambda: file.write_bytes(cut), lambda: np.savez(file, **narrow._asdict())):
        kept()
        with pytest.raises(LabError) as refused:
            train(folder, SETUP, 1, 2, "t", Nobody())
        assert str(file) in refused.value.text(language("en"))


def broken(tmp_path: Path, kind: str) -> Path:
    file = tmp_path / "general.npz"
    parts: dict[str, Any] = dict(Judgement.untaught().parts)
    names = np.array(COLUMNS)
    match kind:
        case "rubbish":
            file.write_bytes(b"rubbish")
        case "empty":
            file.write_bytes(b"")
        case "version":
            np.savez(file, version=99, names=names, **parts)
        case "features":
            np.savez(file, version=VERSION, names=names[:-1], **parts)
        case "shape":
            np.savez(file, version=VERSION, names=names, **{**parts, "b1": np.zeros(3)})
        case "nan":
            np.savez(file, version=VERSION, names=names, **{**parts, "b2": np.array(np.nan)})
        case "large":
            file.write_bytes(b"0" * 3_000_000)
        case "flipped":
            np.savez_compressed(file, version=VERSION, names=names, **parts)
            data = bytearray(file.read_bytes())
            data[6] |= 0x20  # a kind of packing nobody knows
            data[data.rindex(b"PK\x01\x02") + 8] |= 0x20
            file.write_bytes(data)
        case "cut":
            np.savez(file, version=VERSION, names=names, **parts)
            file.write_bytes(file.read_bytes()[:-200])
    return file


@pytest.mark.parametrize(
    "kind", ["rubbish", "empty", "version", "features", "shape", "nan", "large", "flipped", "cut", "missing"]
)
def test_a_file_that_holds_no_general_is_refused_in_one_sentence(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = broken(tmp_path, kind)
    with pytest.raises(JudgementError) as refused:
        Judgement.load(file)
    for code in LANGUAGES:
        assert str(file) in refused.value.text(language(code))
    assert sim(["dday n-02", "--bot", f"general:{file}", "--games", "1"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "Traceback" not in said


def test_the_general_is_not_seated_while_nothing_trained_is_shipped() -> None:
    assert "general" not in bot_names("dday")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--games", "0"], "At least one game"),
        (["--generations", "0"], "At least one generation"),
        (["--setups", "bataille units=1"], "D-Day Dice alone"),
        (["--setups", "chess"], "chess"),
        (["--plot", "x.doc"], ".png"),
    ],
)
def test_what_cannot_be_trained_is_one_sentence(
    words: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert lab(["train", str(tmp_path / "school"), *words]) == 2
    said = capsys.readouterr().err
    assert told in said
    assert said.count("\n") == 1


def test_the_story_of_a_training_is_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["train", str(tmp_path / "school"), "--setups", SETUP[0], "--games", "1", "--generations", "1", "--json"]
    assert lab([*asked, "--quiet"]) == 0
    (first,) = json.loads(capsys.readouterr().out)["generations"]
    assert first["positions"] > 0
    assert first["loss"] >= 0


def test_games_to_learn_by_are_played_through_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every step of them is one that a researcher could make: a number within the mask."""
    steps: list[int] = []
    step = TableEnv.step

    def counted(table: TableEnv, action: int | None) -> None:
        steps.append(int(table.observe(table.agent_selection)["action_mask"][action]))
        step(table, action)

    monkeypatch.setattr(TableEnv, "step", counted)
    (turns, won), *_ = watch("dday n-01 level=practice units=2", "seen", [0], "")
    assert len(steps) > 40
    assert all(steps)
    assert won in (True, False)
    assert all(len(row) == WIDTH for turn in turns for row in turn)


def test_half_of_the_games_are_led_astray_once_and_forget_what_came_before() -> None:
    games = watch("dday n-01 level=practice units=1", "astray", range(12), "")
    again = watch("dday n-01 level=practice units=1", "astray", range(12), "")
    assert games == again
    assert len({len(turns) for turns, _ in games}) > 2


def test_a_gift_the_environment_does_not_list_becomes_the_nearest_it_does() -> None:
    listed = [Action("give", ("soldiers", "1")), Action("give", ("soldiers", "9")), Action("give", ("stars", "5"))]
    assert _nearest(listed, Action("give", ("soldiers", "7"))).text == "give soldiers 9"
    assert _nearest(listed, Action("give", ("soldiers", "4"))).text == "give soldiers 1"
    offered = [listed[-1], Action("offer"), Action("cancel")]  # the soldiers lie in the offer already
    assert _nearest(offered, Action("give", ("soldiers", "4"))).text == "offer"
    assert _nearest([offered[0], offered[2]], Action("give", ("soldiers", "4"))).text == "cancel"


def test_without_the_environment_nothing_is_trained_and_one_sentence_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "hhour.env.zoo", None)
    monkeypatch.setitem(sys.modules, "hhour.env", None)
    assert lab(["train", str(tmp_path / "school"), "--games", "1", "--quiet"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "hhour[rl]" in said

"""The General: what he learns from, what he remembers, and which files he refuses."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hhour.bots.dday.judgement import COLUMNS, HIDDEN, MOVING, PLAN, VERSION, WAY, Judgement, JudgementError, logit
from hhour.bots.registry import bot_names
from hhour.commands.lab import lab, sim
from hhour.env.zoo import TableEnv
from hhour.i18n import LANGUAGES, language
from hhour.kernel.action import Action
from hhour.lab.backing import back, better, beyond
from hhour.lab.executors import Here
from hhour.lab.learning import Lessons, error, fit
from hhour.lab.plots import plot_training
from hhour.lab.states import LabError
from hhour.lab.train import FILE, STORY, train
from hhour.lab.watching import KEPT, _nearest, watch
from tests.rule import rule
from tests.table import Situation

WIDTH = len(COLUMNS)
SETUP = ["dday n-01 level=practice units=1 boxes=base"]


NAMES = ["medic", "n-08:2"]


class Nobody(Executor):
    """Does nothing: whoever asks him has forgotten what was kept."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Any:
        raise AssertionError("something is done again")


class NoGames(Here):
    """Reckons, and plays nothing."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Any:
        assert fn is not watch, "a game is played again"
        return super().submit(fn, *args, **kwargs)


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two sweeps and a few steps are as good as all of them to see what is kept."""
    monkeypatch.setattr("hhour.lab.train.SWEEPS", 2)
    monkeypatch.setattr("hhour.lab.learning.STEPS", 40)


def plain(plan: float = 0.0) -> list[float]:
    """A Unit of which nothing is known but the plan's logit, and that there is a way."""
    row = [0.0] * WIDTH
    row[PLAN], row[WAY] = plan, 1.0
    return row


def lessons(number: int) -> Lessons:
    """Turns of which one thing decides, whatever the plan says."""
    draw = np.random.default_rng(number)
    shown = draw.normal(0, 0.3, (400, WIDTH))
    shown[:, WAY] = 1.0
    shown[:, len(MOVING)] = draw.integers(0, 2, 400)
    return Lessons.of([(row.tolist(), [], 0.1 + 0.8 * row[len(MOVING)]) for row in shown], NAMES)


def told(judgement: Judgement, marks: Sequence[str] = ()) -> float:
    return float(Lessons.of([(plain(), list(marks), 0.0)], NAMES).chances(judgement)[0])


def test_what_turns_are_worth_is_learned_and_holds_for_turns_not_seen() -> None:
    judgement = fit(lessons(1), NAMES, seed=7)
    unseen = lessons(2)
    assert error(judgement, unseen) < 0.2 * error(Judgement.untaught(NAMES), unseen)


def test_the_same_seed_learns_the_same() -> None:
    one, two = fit(lessons(1), NAMES, seed=7), fit(lessons(1), NAMES, seed=7)
    assert all((one.parts[name] == two.parts[name]).all() for name in one.parts)


def test_a_card_that_decides_is_learned_by_its_name_and_a_place_nobody_was_in_says_nothing() -> None:
    taught = [(plain(), ["medic"] if number % 2 else [], 0.1 + 0.8 * (number % 2)) for number in range(400)]
    judgement = fit(Lessons.of(taught, NAMES), NAMES, seed=1)
    assert told(judgement, ["medic"]) == pytest.approx(0.9, abs=0.05)
    assert told(judgement) == pytest.approx(0.1, abs=0.05)
    assert told(judgement, ["n-08:2"]) == told(judgement)


def test_lessons_are_parted_and_few_are_both() -> None:
    seen, unseen = lessons(3).parted()
    assert (len(seen.worth), len(unseen.worth)) == (360, 40)
    few = Lessons.of([(plain(), [], 0.5)] * 4, NAMES)
    assert few.parted() == (few, few)


def at_bunker(soldiers: int) -> dict[str, Any]:
    """One Unit before the last bunker of N-02, its dice in hand."""
    table = Situation("dday n-02 units=1")
    bunker = table.field.book.bunkers[0]
    before = next(n for n, edges in enumerate(table.field.book.edges) if any(e.target == bunker for e in edges))
    table.unit(1, sector=table.field.book.sectors[before].id, soldiers=soldiers, courage=9, marker=1)
    table.start_at("ROLL")
    table.dice("SOLDIER SKULL SOLDIER STAR TOOL COURAGE")
    table.answer(1, "roll")
    assert table.question(1) == "lock"
    return table.field.battle.to_json()


def test_a_turn_is_worth_what_the_exact_dice_make_of_the_turns_after_it(tmp_path: Path) -> None:
    """Who thinks nothing of the turns to come counts on the bunker alone, and the more men the surer it falls."""
    file = tmp_path / "general.npz"
    Judgement.untaught(NAMES).save(file)
    worths = [back("dday n-02 units=1", [(1, at_bunker(men))], str(file), "s", 0.0)[0][2] for men in (1, 12, 60)]
    assert worths == sorted(worths)
    assert worths[0] < 0.9 < worths[-1] <= 1.001


def test_what_turns_come_to_beyond_their_dice_is_added_to_what_they_are_worth(tmp_path: Path) -> None:
    file = tmp_path / "general.npz"
    Judgement.untaught(NAMES).save(file)
    plainly, more = (back("dday n-02 units=1", [(1, at_bunker(4))], str(file), "s", more)[0][2] for more in (0.0, 0.2))
    assert logit(more) - logit(plainly) == pytest.approx(0.2)
    settled = np.array([0.3, 0.7, 0.9, 0.99])
    assert beyond(list(zip(settled, better(settled, 0.2), strict=True))) == pytest.approx(0.2, abs=1e-4)
    assert beyond([(0.9, 0.2)]) == pytest.approx(0.0, abs=1e-4)  # nobody is taught that his turns are worth less
    assert beyond([]) == 0.0


@rule("B-MAP-N07-C01")
def test_on_a_cliff_too_where_nothing_is_locked_a_turn_is_worth_what_its_dice_make_of_it(tmp_path: Path) -> None:
    """Who was never taught there held 45 men on the cliff and thought them safe: 23 of 31 lost games ended so."""
    file = tmp_path / "general.npz"
    Judgement.untaught(NAMES).save(file)
    worths = []
    for marker in (1, 3):
        table = Situation("dday n-07 units=1")
        table.unit(1, sector="10", soldiers=40, courage=9, marker=marker, cards=["platoon-leader"])
        table.start_at("ROLL")
        table.dice("SOLDIER SKULL SOLDIER STAR TOOL COURAGE")
        table.answer(1, "roll")
        assert table.question(1) == "reroll"
        worths.append(back("dday n-07 units=1", [(1, table.field.battle.to_json())], str(file), "s", 0.0)[0][2])
    assert worths[1] < 0.3 < 0.45 < worths[0]  # four SKULLs of six dice, once or three times


def test_moments_are_kept_on_a_cliff_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("hhour.lab.watching.KEPT", 99)
    Judgement.untaught(NAMES).save(tmp_path / "general.npz")
    games = watch("dday n-07 units=1", "cliff", [0], str(tmp_path / "general.npz"))
    asked = {state["lanes"][seat][-1][0] for game in games for seat, state in game.moments}
    assert asked == {"lock", "reroll"}


def test_how_turns_came_out_is_noted_of_one_unit_alone(tmp_path: Path) -> None:
    Judgement.untaught(NAMES).save(tmp_path / "general.npz")
    for units in (1, 2):
        (game,) = watch(f"dday n-01 level=practice units={units}", "came out", [0], str(tmp_path / "general.npz"))
        assert (len(game.outcomes) > 4) == (units == 1)
        assert all(0 <= chance <= 1.001 for outcome in game.outcomes for chance in outcome)
    assert not game.outcomes


def test_beside_each_moment_stands_one_like_it_that_is_stronger_or_weaker(tmp_path: Path) -> None:
    file = tmp_path / "general.npz"
    Judgement.untaught(NAMES).save(file)
    moments = [(1, at_bunker(9))] * 12
    found = back("dday n-02 units=1", moments, str(file), "s", 0.0)
    strengths = [numbers[COLUMNS.index("strength")] for numbers, _, _ in found]
    assert len(set(strengths[::2])) == 1
    assert len(set(strengths[1::2])) > 4
    assert min(strengths) > 0
    assert found == back("dday n-02 units=1", moments, str(file), "s", 0.0)


@pytest.mark.usefixtures("short")
def test_training_is_kept_resumed_and_told(tmp_path: Path) -> None:
    """Broken off after a generation and begun again, nothing is done twice; the file is small and plays."""
    folder = tmp_path / "school"
    first = train(folder, SETUP, 1, 2, "t", Here())
    again = train(folder, SETUP, 1, 2, "t", Nobody())
    assert again == first
    assert first[0]["setups"][SETUP[0]]["games"] == 2
    assert (folder / FILE).stat().st_size < 2_000_000
    further = train(folder, SETUP, 2, 2, "t", Here())
    assert further[0] == first[0]
    assert [one["generation"] for one in further] == [0, 1]
    assert Judgement.load(folder / FILE).parts["w1"].shape[1] == HIDDEN
    assert further == train(tmp_path / "at once", SETUP, 2, 2, "t", Here())
    assert (folder / FILE).read_bytes() == (tmp_path / "at once" / FILE).read_bytes()
    plot_training(further, tmp_path / "learned.svg", language("fr"))
    assert "génération" in (tmp_path / "learned.svg").read_text(encoding="utf-8")
    with pytest.raises(LabError):
        train(folder, SETUP, 2, 3, "t", Nobody())  # another number of games is another run
    (folder / STORY).write_text("{}")
    with pytest.raises(LabError):
        train(folder, SETUP, 2, 2, "t", Nobody())


@pytest.mark.usefixtures("short")
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
    with (folder / "generation-0.jsonl").open("ab") as cut:
        cut.write(b'["dday n-01')  # a power cut in the middle of a line
    with pytest.raises(LabError):
        train(folder, SETUP, 1, 12, "other", Nobody())
    played: list[Any] = []

    class Counting(Here):
        def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Any:
            played.append(fn)
            return super().submit(fn, *args, **kwargs)

    story = train(folder, SETUP, 1, 12, "t", Counting())
    assert played.count(watch) == 1
    assert story == train(tmp_path / "at once", SETUP, 1, 12, "t", Here())


@pytest.mark.usefixtures("short")
def test_a_generation_that_was_broken_off_while_it_learned_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "school"
    with monkeypatch.context() as patch:
        patch.setattr("hhour.lab.train.fit", stopped)
        with pytest.raises(KeyboardInterrupt):
            train(folder, SETUP, 1, 4, "t", Here())
    assert train(folder, SETUP, 1, 4, "t", NoGames()) == train(tmp_path / "at once", SETUP, 1, 4, "t", Here())
    assert not list(folder.glob("general-0-*"))


@pytest.mark.usefixtures("short")
def test_how_far_a_generation_is_counts_from_what_was_noted(tmp_path: Path) -> None:
    """The rate shown is that of the games played now: with the first word told after them it was thousands a second."""
    told_of: list[tuple[str, int, int]] = []
    train(tmp_path / "school", SETUP, 1, 8, "t", Here(), lambda *told: told_of.append(told))
    assert [told[1:] for told in told_of if told[0] == f"0 {SETUP[0]}"] == [(0, 8), (4, 8), (8, 8)]
    for sweep in ("0 1/2", "0 2/2"):
        reckoned = [done for title, done, _ in told_of if title == sweep]
        assert reckoned[0] == 0
        assert reckoned[-1] == next(most for title, _, most in told_of if title == sweep)


def stopped(*_: Any) -> Any:
    raise KeyboardInterrupt


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("line", ['["dday n-09 units=1", []]', '["x"]', "7", "{", '["SETUP", [[7, [], true]]]'])
def test_games_that_were_kept_and_cannot_be_read_are_one_sentence(line: str, tmp_path: Path) -> None:
    folder = tmp_path / "school"
    train(folder, SETUP, 1, 2, "t", Here())
    file = folder / "generation-0.jsonl"
    head = file.read_text(encoding="utf-8").splitlines()[0]
    file.write_text(head + "\n" + line.replace("SETUP", SETUP[0]) + "\n", encoding="utf-8")
    with pytest.raises(LabError) as refused:
        train(folder, SETUP, 1, 2, "t", Nobody())
    assert str(file) in refused.value.text(language("en"))


def broken(tmp_path: Path, kind: str) -> Path:
    file = tmp_path / "general.npz"
    parts: dict[str, Any] = dict(Judgement.untaught(NAMES).parts)
    said: dict[str, Any] = {"version": VERSION, "columns": np.array(COLUMNS), "names": np.array(NAMES)}
    match kind:
        case "rubbish":
            file.write_bytes(b"rubbish")
        case "empty":
            file.write_bytes(b"")
        case "version":
            np.savez(file, **{**said, "version": 99}, **parts)
        case "features":
            np.savez(file, **{**said, "columns": np.array(COLUMNS[:-1])}, **parts)
        case "names":
            np.savez(file, **{**said, "names": np.array(NAMES[:-1])}, **parts)
        case "shape":
            np.savez(file, **said, **{**parts, "b1": np.zeros(3)})
        case "nan":
            np.savez(file, **said, **{**parts, "b2": np.array(np.nan)})
        case "large":
            file.write_bytes(b"0" * 3_000_000)
        case "flipped":
            np.savez_compressed(file, **said, **parts)
            data = bytearray(file.read_bytes())
            data[6] |= 0x20  # a kind of packing nobody knows
            data[data.rindex(b"PK\x01\x02") + 8] |= 0x20
            file.write_bytes(data)
        case "cut":
            np.savez(file, **said, **parts)
            file.write_bytes(file.read_bytes()[:-200])
    return file


@pytest.mark.parametrize(
    "kind", ["rubbish", "empty", "version", "features", "names", "shape", "nan", "large", "flipped", "cut", "missing"]
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


@pytest.mark.usefixtures("short")
def test_the_story_of_a_training_is_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["train", str(tmp_path / "school"), "--setups", SETUP[0], "--games", "1", "--generations", "1", "--json"]
    assert lab([*asked, "--quiet"]) == 0
    (first,) = json.loads(capsys.readouterr().out)["generations"]
    assert first["positions"] > 0
    assert first["loss"] >= 0


def test_games_to_learn_by_are_played_through_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Every step of them is one that a researcher could make: a number within the mask."""
    steps: list[int] = []
    step = TableEnv.step

    def counted(table: TableEnv, action: int | None) -> None:
        steps.append(int(table.observe(table.agent_selection)["action_mask"][action]))
        step(table, action)

    monkeypatch.setattr(TableEnv, "step", counted)
    Judgement.untaught(NAMES).save(tmp_path / "general.npz")
    (moments, _, won), *_ = watch("dday n-01 level=practice units=2", "seen", [0], str(tmp_path / "general.npz"))
    assert len(steps) > 40
    assert all(steps)
    assert won in (True, False)
    assert 0 < len(moments) <= KEPT
    assert {seat for seat, _ in moments} == {1, 2}


def test_half_of_the_games_are_led_astray_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    Judgement.untaught(NAMES).save(tmp_path / "general.npz")
    asked = "dday n-01 level=practice units=1", "astray", range(12), str(tmp_path / "general.npz")
    games = watch(*asked)
    assert games == watch(*asked)
    monkeypatch.setattr("hhour.lab.watching.LED_ASTRAY", 0.0)
    changed = sum(one != other for one, other in zip(games, watch(*asked), strict=True))
    assert 2 <= changed <= 10


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

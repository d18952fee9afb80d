"""Many games: the same table whatever the workers, resumable, honest intervals, plain refusals."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from hhour.commands.lab import command, lab, sim
from hhour.i18n import language
from hhour.lab.executors import Here, open_executor
from hhour.lab.figures import place_name, report, sign_test, table, told, wilson
from hhour.lab.simulate import Run, play, simulate

SETUP = "dday n-01 level=practice"


@pytest.fixture(scope="module")
def run() -> Run:
    return Run("dday n-02 units=2", ("recruit",), "seven").checked()


def test_two_workers_and_one_make_the_same_table(run: Run) -> None:
    alone = simulate(run, 40, Here())
    with open_executor(2) as executor:
        together = simulate(run, 40, executor)
    assert together == alone
    assert report(run, together) == report(run, alone)


def test_a_game_depends_on_its_number_alone(run: Run) -> None:
    assert play(run, 17) == simulate(run, 20, Here())[17]
    assert len({(result.turns, result.decisions) for result in simulate(run, 20, Here())}) > 5


def test_officers_play_the_same_game_again() -> None:
    run = Run("dday n-03", ("sergeant",), "again").checked()
    assert play(run, 3) == play(run, 3)


def test_a_run_that_was_broken_off_goes_on_where_it_stopped(run: Run, tmp_path: Path) -> None:
    whole = simulate(run, 30, Here())
    kept = tmp_path / "run.jsonl"
    simulate(run, 16, Here(), kept)
    lines = kept.read_text().splitlines()
    kept.write_text("\n".join([*lines[:12], lines[12][:20]]))  # the last line was cut off in the middle
    counted: list[int] = []
    resumed = simulate(run, 30, Here(), kept, lambda done, games: counted.append(done))
    assert counted[0] == 11
    assert resumed == whole
    assert simulate(run, 30, Here(), kept) == whole
    numbers = [json.loads(line)["number"] for line in kept.read_text().splitlines()[1:] if _is_whole(line)]
    assert sorted(numbers) == list(range(30))


def _is_whole(line: str) -> bool:
    try:
        json.loads(line)
    except ValueError:
        return False
    return True


def test_the_file_of_another_run_is_refused(run: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "run.jsonl"
    simulate(run, 2, Here(), kept)
    assert sim(["dday n-02 units=2", "--bot", "recruit", "--seed", "8", "--keep", str(kept)]) == 2
    assert "belongs to another run" in capsys.readouterr().err


# figures


def test_the_interval_is_wilsons() -> None:
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == pytest.approx(1)
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)


def test_a_split_as_of_a_fair_coin_is_no_proof() -> None:
    assert sign_test(5, 5) == 1
    assert sign_test(0, 8) == pytest.approx(2 / 256)
    assert sign_test(0, 0) == 1


def test_the_report_counts_deaths_cards_and_points(run: Run) -> None:
    results = simulate(run, 30, Here())
    data = report(run, results)
    assert data["games"] == 30
    assert data["wins"] + sum(data["deaths"].values()) >= 30
    assert data["mean_turns"] == pytest.approx(sum(result.turns for result in results) / 30)
    assert data["bought"]
    assert data["mean_points"] > 0
    assert table(results).count("\n") == 31


def test_who_drowns_is_counted_where_it_happened() -> None:
    run = Run("dday n-02 opts=sea", ("recruit",), "sea").checked()
    results = simulate(run, 12, Here())
    fell = {sector.split(":")[0] for result in results for sector in result.fell}
    assert fell & {"sea-a", "sea-b", "sea-c"}
    assert [result.number for result in results if result.outcome == "lost" and not result.fell] == []
    shown = told(report(run, results), language("en"))
    assert "wiped out in  sector A9" in shown
    assert "sea-a:" not in shown


def test_sim_prints_json_and_writes_csv_and_plot(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = ["--csv", str(tmp_path / "games.csv"), "--plot", str(tmp_path / "games.png")]
    words = ["sim", SETUP, "--bot", "recruit", "--games", "12", "--seed", "x", "--json", *files]
    assert command(words) == 0
    captured = capsys.readouterr()
    data = json.loads(captured.out)
    assert {"games", "wins", "interval", "mean_turns", "seed"} <= set(data)
    assert data["seed"] == "x"
    assert "12/12" in captured.err
    assert (tmp_path / "games.csv").read_text().startswith("game,outcome,turns")
    assert (tmp_path / "games.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("seed", ["1", "", "two words; and 'more'"])
def test_sim_can_be_repeated_from_what_it_prints(seed: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert sim([SETUP, "--bot", "recruit", "--games", "9", "--seed", seed, "--quiet"]) == 0
    first = capsys.readouterr().out
    again = shlex.split(first.splitlines()[-1].split("again")[1])[2:]
    assert sim([*again, "--quiet"]) == 0
    assert capsys.readouterr().out == first


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([SETUP, "--games", "0"], "At least one game"),
        ([SETUP, "--games", "-3"], "At least one game"),
        ([SETUP, "--games", "many"], "--games"),
        ([SETUP, "--bot", "capten"], "There is no bot 'capten' for dday; did you mean captain?"),
        ([SETUP, "--bot", ""], "There is no bot"),
        ([SETUP, "--workers", "0"], "At least one worker"),
        (["dday n-99"], "n-99"),
        (["backgammon"], "backgammon"),
        ([], "SETUP"),
        ([SETUP, "--dask", "tcp://127.0.0.1:9"], "No Dask scheduler answers at 'tcp://127.0.0.1:9'."),
        ([SETUP, "--dask", "nonsense://x"], "No Dask scheduler answers"),
        ([SETUP, "--csv", "/no/such/folder/x.csv"], "There is no folder"),
        (["dday n-02 units=2", "--bot", "recruit,recruit,recruit"], "3 bots are named for 2 seats"),
        (["dday n-02", "--plot", "games.doc"], "name a .png, .svg or .pdf file"),
        (["bataille players=2", "--bot", "seer"], "There is no bot 'seer' for bataille; there are recruit"),
        (["express utah", "--bot", "general:x.npz"], "There is no bot 'general:x.npz' for express"),
        (["dday n-02", "--dask", "nonsense"], "No Dask scheduler answers at 'nonsense'."),
    ],
)
def test_bad_input_is_one_sentence(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert sim(words) == 2
    said = capsys.readouterr().err
    assert told in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    "words", [["darts"], ["luck", "/no/such/file.hh"], ["compare", "captain"], ["difficulty", "--sergeant", "0"]]
)
def test_bad_questions_to_the_lab_are_one_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert lab(words) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_place_is_called_as_at_the_table() -> None:
    places = [place_name(sector, language("zh")) for sector in ("7", "bunker", "bw")]
    assert places[0] == "7"
    assert all(re.search("[\u4e00-\u9fff]", place) for place in places[1:])

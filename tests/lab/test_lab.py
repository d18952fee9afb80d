"""Comparing, measuring difficulty, and the luck report of one game."""

from __future__ import annotations

import json
import pickle
import re
from pathlib import Path

import matplotlib
import pytest
from matplotlib import font_manager

from hhour.bots.protocol import Bot, ask
from hhour.bots.registry import UnknownBot, bot
from hhour.commands.lab import command, lab
from hhour.i18n import LANGUAGES, language
from hhour.kernel.table import Table
from hhour.lab.compare import compare, told, verdict
from hhour.lab.difficulty import TUNED, measure, out_of_order, row_of, setups, with_those_before, write
from hhour.lab.executors import Here
from hhour.lab.figures import report, sure
from hhour.lab.luck import luck
from hhour.lab.luck_words import told as luck_told
from hhour.lab.plots import FONTS, _pyplot, plot_run
from hhour.lab.simulate import SEER, Run, play, simulate
from hhour.lab.states import LabError


def test_a_bot_is_not_better_than_itself() -> None:
    run = Run("dday n-01 level=practice", ("recruit",), "1")
    data = compare(run, run, 20, Here())
    assert (data["difference"], data["verdict"], data["only_a_won"], data["only_b_won"]) == (0, "open", 0, 0)
    assert "Verdict: open" in told(data, ("recruit", "recruit"), language("en"))


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_lab_speaks_every_language(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    lang = language(code)
    assert command(["sim", "dday n-01 level=practice", "--bot", "recruit", "--games", "3", "--quiet"], lang) == 0
    told_run = capsys.readouterr().out
    assert all(f"  {lang.text(f'lab-label-{key}')}" in told_run for key in ("won", "length", "again"))
    assert command(["lab", "compare", "recruit", "recruit", "--games", "3", "--quiet"], lang) == 0
    assert lang.text("lab-verdict-open", percent="100") in capsys.readouterr().out
    for words in (
        ["sim"],
        ["solve"],
        ["lab", "compare"],
        ["lab", "luck"],
        ["lab", "difficulty"],
        ["lab", "sides"],
        ["lab", "modules"],
    ):
        assert command([*words, "--help"], lang) == 0
        shown = "".join(capsys.readouterr().out.split())
        about = f"lab-about-{words[1]}" if len(words) > 1 else f"cli-about-{words[0]}"
        assert "".join(lang.text(about).split()) in shown
    assert command(["sim", "dday n-01", "--games", "0"], lang) == 2
    assert capsys.readouterr().err.strip() == lang.text("lab-games", n=0)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["sim", "dday n-01 level=practice", "--bot", "recruit", "--games", "3", "--quiet"], "56,1"),
        (["solve", "--state", "sector=9 marker=3 soldiers=8 courage=2"], "72,1355 %"),
        (["solve", "--state", "sector=9 marker=3 soldiers=8 courage=2", "--roll", "r:K,C w:C,2 b:1,S"], "85,0352 %"),
        (["lab", "compare", "recruit", "recruit", "--games", "3", "--quiet"], "+0,0"),
    ],
)
def test_a_fraction_is_written_as_the_reader_writes_it(
    words: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(words, language("fr")) == 0
    told_in_french = capsys.readouterr().out
    assert says in told_in_french
    assert not re.search(r"\d\.\d", told_in_french)
    assert command(words, language("zh")) == 0
    assert says.replace(",", ".").removesuffix(" %") in capsys.readouterr().out


def test_nothing_that_is_counted_is_quite_certain() -> None:
    told_sure = [sure(chance, language("en")) for chance in (0.05, 0.0001, 1e-6, 0.0)]
    assert told_sure == ["95.00", "99.99", ">99.99", "100.00"]
    assert sure(1e-6, language("fr")) == ">99,99"


def test_a_sentence_of_the_lab_comes_back_whole_from_a_worker() -> None:
    error = pickle.loads(pickle.dumps(LabError("lab-games", n=0)))
    assert (type(error), str(error), error.key) == (LabError, "At least one game must be played, not 0.", "lab-games")


def test_a_verdict_needs_proof() -> None:
    assert [verdict(9, 0), verdict(0, 9), verdict(3, 0), verdict(6, 5)] == ["a", "b", "open", "open"]


def test_compare_takes_two_setups_and_uses_the_same_dice(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["compare", "dday n-01 level=practice", "dday n-01 level=practice opts=fresh-legs", "--bot", "recruit"]
    assert lab([*words, "--games", "30", "--json", "--quiet"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["games"] == 30
    assert data["a"]["seed"] == data["b"]["seed"]
    assert data["interval"][0] <= data["difference"] <= data["interval"][1]


# difficulty


def test_every_map_and_level_is_measured() -> None:
    names = [name for name, _ in setups()]
    assert names[:3] == ["N-01 practice", "N-01 basic", "N-01 advanced"]
    assert names[3:] == [f"N-{number:02}" for number in (*range(2, 9), *range(13, 24))]
    assert setups(maps=["n-19"]) == [("N-19", "dday n-19 units=1")]


def test_the_page_is_written_from_figures_with_plots(tmp_path: Path) -> None:
    rows = []
    for name, setup in setups()[:2]:
        run = Run(setup, ("recruit",), "1").checked()
        rows.append(row_of(name, "recruit", None, report(run, simulate(run, 10, Here()))))
    page = write(rows, tmp_path).read_text(encoding="utf-8")
    assert "| N-01 practice | recruit |" in page
    for link in ("difficulty/win-rates.svg", "difficulty/lengths.svg"):
        assert link in page
        assert (tmp_path / link).read_text().startswith("<?xml")
    kept = json.loads((tmp_path / "difficulty" / "difficulty.json").read_text())
    assert [row["name"] for row in kept] == ["N-01 practice", "N-01 basic"]


def test_a_map_that_is_not_measured_anew_stays_on_the_page_with_the_command_it_was_measured_by(tmp_path: Path) -> None:
    write(with_those_before(measure({"recruit": 2}, "first", Here(), maps=["n-02", "n-19"]), tmp_path), tmp_path)
    again = measure({"recruit": 3}, "then", Here(), maps=["n-02", "n-07"])
    page = write(with_those_before(again, tmp_path), tmp_path).read_text(encoding="utf-8")
    kept = json.loads((tmp_path / "difficulty" / "difficulty.json").read_text())
    assert [(row["name"], row["games"], row["seed"]) for row in kept] == [
        ("N-02", 3, "then-n-02"),
        ("N-07", 3, "then-n-07"),
        ("N-19", 2, "first-n-19"),
    ]
    assert page.count("hhour lab difficulty --maps") == 2
    assert "hhour lab difficulty --maps n-02,n-07 --recruit 3 --seed then" in page
    assert "hhour lab difficulty --maps n-19 --recruit 2 --seed first" in page


def test_the_page_says_how_many_units_played_and_repeats_them(tmp_path: Path) -> None:
    rows = measure({"recruit": 2}, "two words", Here(), [1, 2], maps=["n-02"])
    page = write(with_those_before(rows, tmp_path), tmp_path).read_text(encoding="utf-8")
    assert "one Unit where no other number stands" in page
    assert "- `hhour lab difficulty --maps n-02 --recruit 2 --seed 'two words'`" in page
    assert "- `hhour lab difficulty --maps n-02 --recruit 2 --units 2 --seed 'two words'`" in page


def test_a_list_may_have_spaces_and_names_nothing_twice(tmp_path: Path) -> None:
    asked = ["sides", "--maps", "N-18, n-18", "--units", "1, 1", "--germans", "sergeant, sergeant", "--games", "1"]
    assert lab([*asked, "--quiet", "--folder", str(tmp_path)]) == 0
    assert (tmp_path / "sides.md").read_text(encoding="utf-8").count("| N-18 |") == 1


@pytest.mark.parametrize("figures", ["garbage", '[{"name": "N-02"}]', "[5]", "5", '{"name": "N-02"}'])
def test_figures_that_cannot_be_read_are_refused_before_anything_is_played(
    figures: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "difficulty").mkdir()
    file = tmp_path / "difficulty" / "difficulty.json"
    file.write_text(figures)
    monkeypatch.setattr("hhour.lab.difficulty.measure", None)  # whoever plays now fails
    assert lab(["difficulty", "--maps", "n-02", "--folder", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert str(file) in said
    assert said.count("\n") == 1


def test_an_order_is_asked_of_the_base_game_alone() -> None:
    def row(name: str, rate: float) -> dict[str, object]:
        return {"name": name, "bot": "captain", "win_rate": rate, "interval": [rate - 0.05, rate + 0.05]}

    assert out_of_order([row("N-08", 0.5), row("N-13", 0.9)], "captain") == []


def test_a_later_map_that_is_easier_beyond_noise_is_named() -> None:
    def row(name: str, rate: float) -> dict[str, object]:
        return {"name": name, "bot": "captain", "win_rate": rate, "interval": [rate - 0.05, rate + 0.05]}

    assert out_of_order([row("N-02", 0.5), row("N-03", 0.55)], "captain") == []
    assert len(out_of_order([row("N-02", 0.5), row("N-03", 0.7)], "captain")) == 1


def test_the_page_in_the_docs_is_the_work_of_the_command() -> None:
    docs = Path(__file__).parent.parent.parent / "docs"
    page = (docs / "difficulty.md").read_text(encoding="utf-8")
    figures = json.loads((docs / "difficulty" / "difficulty.json").read_text(encoding="utf-8"))
    assert {row["name"] for row in figures} == {name for name, _ in setups()}
    for row in figures:
        assert f"| {row['name']} | {row['bot']} | {100 * row['win_rate']:.1f} % |" in page


def test_no_two_maps_are_measured_with_the_same_dice(tmp_path: Path) -> None:
    rows = measure({"recruit": 1}, "apart", Here())
    assert len({row["seed"] for row in rows}) == len(rows) == len(setups())
    assert all(row["seed"].startswith("apart-") for row in rows)


def test_a_seed_the_maps_were_tuned_on_measures_nothing() -> None:
    with pytest.raises(LabError) as refused:
        measure({"recruit": 1}, TUNED[0], Here())
    assert TUNED[0] in refused.value.text(language("en"))


def test_the_seer_knows_the_dice_of_the_turn_and_the_table_does_not_change_them() -> None:
    """He plays by the rules on the very dice of the run, and rolls again what will be better."""
    run = Run("dday n-02 units=1", (SEER,), "foreseen").checked()
    seen = play(run, 0)
    assert seen == play(run, 0)
    assert seen.won
    with pytest.raises(UnknownBot):
        bot("dday", SEER)  # nobody can seat him at a table


@pytest.mark.parametrize("code", ["en", "fr", "zh"])
def test_plots_speak_the_reader_s_language_and_count_whole_turns(code: str, tmp_path: Path) -> None:
    lang = language(code)
    run = Run("dday n-02 units=1", ("recruit",), "plot").checked()
    data = report(run, simulate(run, 8, Here()))
    data["bought"] = {"corporal": 3, "lucky-charm": 1}
    data["turns"] = {"2": 1, "3": 4}
    file = tmp_path / "run.svg"
    plot_run(data, file, lang)
    drawn = file.read_text(encoding="utf-8")
    words = (lang.text("card-corporal"), lang.text("card-lucky-charm"), lang.text("bot-recruit-name"))
    for word in (*words, lang.text("lab-plot-won"), lang.text("lab-label-deaths")):
        assert word.replace("'", "&#39;") in drawn or word in drawn
    ticks = re.findall(r">(\d+\.\d+)</text>", drawn.partition(lang.text("lab-plot-won"))[2])
    assert ticks == []


def test_fonts_that_came_after_matplotlib_made_its_list_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """It keeps the list, and a plot in Chinese would show boxes until somebody deleted it."""
    manager = font_manager.fontManager
    monkeypatch.setattr(manager, "ttflist", [font for font in manager.ttflist if font.name == FONTS[0]])
    _pyplot()
    assert len(matplotlib.rcParams["font.family"]) > 1


# luck


def played(player: Bot, seed: str, setup: str = "dday n-01 level=practice") -> Table:
    table = Table(setup, seed=seed)
    while not table.outcome:
        table.apply(1, ask(player, table.game, table.play, 1).action)
    return table


def test_the_captain_gives_nothing_away_by_his_own_measure() -> None:
    data = luck(played(bot("dday", "captain"), "own").record.text(reveal=True))
    assert data["given_away"] == pytest.approx(0, abs=1e-3)
    assert data["outcome"] == "won"
    assert 0 <= data["percentile"] <= 100


def test_a_recruit_gives_away_much_and_is_told_where() -> None:
    data = luck(played(bot("dday", "recruit"), "blunder").record.text(reveal=True))
    assert data["given_away"] > 0.02
    costs = [one["cost"] for one in data["costly"]]
    assert costs == sorted(costs, reverse=True)
    assert data["costly"][0]["chosen"] != data["costly"][0]["better"]


def test_good_dice_are_good_luck() -> None:
    """The same first turn with a dream of a roll and with nothing at all."""
    found = []
    for faces in ("TWO_SOLDIERS " * 6, "SKULL SKULL STAR STAR TOOL TOOL"):
        table = Table("dday n-02", results=[])
        table.apply(1, "roll", faces.split())
        table.apply(1, "lock r1 w1")
        table.apply(1, "stop")
        found.append(luck(table.record.text(reveal=True)))
    good, bad = found
    assert good["luck"] > 0 > bad["luck"]
    assert good["percentile"] > 90
    assert bad["percentile"] < 10


def test_rolls_at_sea_and_of_the_german_are_not_reckoned_and_it_says_so() -> None:
    table = played(bot("dday", "recruit"), "sea", "dday n-01 opts=sea")
    data = luck(table.record.text(reveal=True))
    assert data["apart"] == sum(line.action == "roll" for line in table.record.lines) - len(data["turns"]) > 0
    assert str(data["apart"]) in luck_told(data).splitlines()[3]


def test_a_trade_begun_while_dice_lie_there_is_no_decision_about_dice() -> None:
    """Whoever only looks at what the other has gives nothing away."""
    costs = []
    for words in ([], ["trade 2", "cancel"]):
        table = Table("dday n-02 units=2", results=[])
        table.apply(1, "roll", ["TWO_SOLDIERS", "SKULL", "STAR", "STAR", "TOOL", "TOOL"])
        for action in (*words, "lock w1 b1"):
            table.apply(1, action)
        costs.append(luck(table.record.text(reveal=True))["costly"])
    plain, traded = costs
    assert [one["chosen"] for one in plain] == [one["chosen"] for one in traded] == ["lock w1 b1"]


def test_the_luck_report_of_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.hh"
    file.write_text(played(bot("dday", "sergeant"), "file", "dday n-02").record.text(reveal=True), encoding="utf-8")
    assert lab(["luck", str(file), "--plot", str(tmp_path / "luck.svg")]) == 0
    said = capsys.readouterr().out
    assert "points of the chance to win" in said
    assert "guns" in said
    assert (tmp_path / "luck.svg").exists()


def test_a_broken_record_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.hh"
    file.write_text("this is no record\n", encoding="utf-8")
    assert lab(["luck", str(file)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_the_map_picker_can_show_the_figures() -> None:
    from hhour.bots.difficulty import difficulty, win_rate

    assert {row["bot"] for row in difficulty()} == {"sergeant", "captain", "seer"}
    practice = win_rate("n-01", "practice", "captain")
    assert practice is not None
    assert practice > 0.9
    assert win_rate("n-99") is None

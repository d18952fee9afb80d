"""What a bot is shown, what it must not see, how it is found and how it explains itself."""

from __future__ import annotations

import random
import re
import time
from pathlib import Path

import pytest

from hhour.bots.protocol import Budget, Decision, Reason, Seat, Weighed, ask
from hhour.bots.registry import UnknownBot, bot, bot_names
from hhour.i18n import LANGUAGES, language
from hhour.kernel.action import Action
from hhour.kernel.table import Table
from hhour.telling import tell_action, teller

ROOT = Path(__file__).parent.parent.parent


class Peeker:
    """Rolls in thought and remembers what it saw."""

    name = "peeker"
    seconds = 1.0

    def __init__(self) -> None:
        self.seen: list[tuple[int, ...]] = []

    def decide(self, seat: Seat) -> Decision:
        for _ in range(3):
            trial = seat.trial()
            seat.game.act(trial, seat.seat, Action("roll"))
            self.seen.append(trial.state.units[0].faces)
        return Decision(seat.choices()[0], Reason("bot-only-choice"))


def test_a_bot_that_tries_things_out_changes_nothing_on_the_table() -> None:
    table = Table("dday n-02", seed="quiet")
    before = table.save()
    ask(Peeker(), table.game, table.play, 1, random.Random(1))
    assert table.save() == before


def test_a_bot_cannot_foresee_the_dice() -> None:
    table = Table("dday n-02", seed="secret")
    peeker = Peeker()
    for number in range(20):
        ask(peeker, table.game, table.play, 1, random.Random(number))
    table.apply(1, "roll")
    shown = table.play.state.units[0].faces
    assert len(set(peeker.seen)) > 50
    assert peeker.seen.count(shown) <= 1


def test_the_same_question_gets_the_same_answer() -> None:
    table = Table("dday n-03", seed="same")
    captain = bot("dday", "captain")
    while table.question(1) != "lock":
        table.apply(1, table.choices(1)[0])
    answers = {ask(captain, table.game, table.play, 1).action.text for _ in range(3)}
    assert len(answers) == 1


@pytest.mark.parametrize("others", ["recruit", "sergeant"])
def test_a_recruit_without_dice_of_his_own_does_not_trade_for_ever(others: str) -> None:
    """The same question gets the same answer, so whoever began and cancelled a trade would do so for ever."""
    players = [bot("dday", "recruit"), bot("dday", others)]
    for number in range(12):
        table = Table("dday n-02 units=2", seed=f"loop{number}")
        for _ in range(1500):
            if table.outcome:
                break
            seat = table.waiting()[0]
            table.apply(seat, ask(players[seat - 1], table.game, table.play, seat).action)
        assert table.outcome, f"seed loop{number} does not end"


def test_a_budget_ends_by_positions_and_by_the_clock() -> None:
    assert [Budget(nodes=2).spend(), Budget(nodes=2).spend(3)] == [True, False]
    late = Budget(seconds=0.001)
    time.sleep(0.005)
    assert not late.spend()


@pytest.mark.parametrize(("name", "limit"), [("recruit", 0.05), ("sergeant", 0.2), ("captain", 2.0)])
def test_bots_answer_in_time(name: str, limit: float) -> None:
    """Processor time, because the machine may be busy with others; the first answer fills the tables and is let be."""
    player = bot("dday", name)
    assert player.seconds == limit
    table = Table("dday n-05", seed="clock")
    spent = []
    while not table.outcome:
        start = time.process_time()
        decision = ask(player, table.game, table.play, 1)
        spent.append(time.process_time() - start)
        table.apply(1, decision.action)
    late = [each for each in spent if each > limit]
    assert len(late) <= 2, late
    assert sum(spent) / len(spent) < limit / 3


# finding bots


def test_every_game_has_a_recruit_and_dday_has_officers() -> None:
    assert bot_names("dday")[:3] == ["recruit", "sergeant", "captain"]
    assert bot_names("some-game-to-come") == ["recruit"]


def test_a_bot_that_is_not_there_is_refused_in_one_sentence() -> None:
    with pytest.raises(UnknownBot, match=r"^There is no bot 'capten' for dday; did you mean captain\?$"):
        bot("dday", "capten")


def test_another_package_adds_a_bot_by_an_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lazy_bot.py").write_text(
        "from hhour.bots.protocol import Decision, Reason\n"
        "class Lazy:\n"
        "    name = 'lazy'\n"
        "    seconds = 0.1\n"
        "    def decide(self, seat):\n"
        "        return Decision(seat.choices()[-1], Reason('bot-done'))\n"
    )
    info = tmp_path / "lazy_bot-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lazy-bot\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[hhour.bots]\ndday.lazy = lazy_bot:Lazy\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert "lazy" in bot_names("dday")
    table = Table("dday n-01", seed="lazy")
    assert ask(bot("dday", "lazy"), table.game, table.play, 1).action.text == "roll"


# explaining


def test_every_reason_a_bot_gives_has_a_sentence_in_every_language() -> None:
    sources = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "src/hhour/bots").rglob("*.py"))
    keys = set(re.findall(r'"(bot-[a-z-]+)"', sources)) | {
        "bot-stay",
        "bot-charge",
        "bot-move",
        "bot-claim",
        "bot-white",
    }
    assert len(keys) > 20
    for code in LANGUAGES:
        assert [key for key in sorted(keys) if not language(code).has(key)] == []


@pytest.mark.parametrize("name", ["recruit", "sergeant", "captain"])
def test_a_bot_explains_every_decision_in_one_sentence(name: str) -> None:
    player = bot("dday", name)
    table = Table("dday n-02", seed="told")
    said = set()
    while not table.outcome:
        decision = ask(player, table.game, table.play, 1)
        for code in LANGUAGES:
            sentence = decision.reason.text(code)
            assert sentence
            assert "{" not in sentence
            assert sentence.count(". ") == 0
        said.add(decision.reason.key)
        table.apply(1, decision.action)
    assert len(said) >= 2


def test_a_lock_is_explained_by_the_chance_to_survive() -> None:
    table = Table("dday n-01 level=practice", seed="lock")
    table.apply(1, "roll")
    reason = ask(bot("dday", "captain"), table.game, table.play, 1).reason
    told = re.fullmatch(
        r"Locks 2 dice: \d+ % to survive sector 1; (\S+) % to win this way; runner-up: (Lock .+) \((\S+) %\)\.",
        reason.text("en", table, 1),
    )
    assert told is not None, "nothing is said of an end that cannot come"
    assert told[2] in [tell_action(table, 1, action, language("en")) for action in table.choices(1)]
    assert not re.search(r"(red|white|blue) \d\b(?! m[ae]n)", told[2]), "dice are called by what they show"
    assert isinstance(reason.weighed, Weighed)
    assert reason.weighed.second <= reason.weighed.win
    assert 0 <= reason.weighed.lost <= 1


def test_the_captain_tells_what_a_move_brings_what_it_risks_and_what_was_next() -> None:
    """One sentence in every language, with the chance to win, the chance that it is the end, and the runner-up."""
    table = Table("dday n-02", seed="moves")
    captain = bot("dday", "captain")
    while table.question(1) != "move":
        table.apply(1, ask(captain, table.game, table.play, 1).action)
    decision = ask(captain, table.game, table.play, 1)
    weighed = decision.reason.weighed
    assert isinstance(weighed, Weighed)
    assert 0 < weighed.win <= 1.01
    assert 0 <= weighed.lost <= 1
    assert weighed.other is not None
    assert weighed.other != decision.action
    assert weighed.second <= weighed.win + 0.01
    for code in LANGUAGES:
        sentence = decision.reason.text(code)
        assert sentence.count("%") >= 3
        assert teller("dday").tell_action(weighed.other, language(code)) in sentence


def test_at_sea_the_captain_says_why_in_words_of_the_sea_and_with_its_chances() -> None:
    table = Table("dday n-02 opts=sea", seed="crossing")
    captain, said = bot("dday", "captain"), {}
    while table.play.is_away(table.play.unit(1)) and not table.outcome:
        decision = ask(captain, table.game, table.play, 1)
        if len(table.choices(1)) > 1:
            said[table.question(1)] = decision.reason
        table.apply(1, decision.action)
    assert {"sea-start", "lock", "reroll", "sea-move"} <= set(said)
    assert [question for question, reason in said.items() if reason.key == "bot-unweighed"] == []
    for code in LANGUAGES:
        assert "{" not in said["sea-move"].text(code, table, 1)
    chances = [reason for question, reason in said.items() if question in ("sea-move", "sea-leave")]
    assert any("%" in reason.text("en") for reason in chances)


@pytest.mark.parametrize(("chance", "told"), [(0.0, "0"), (1e-4, "<1"), (0.42, "42"), (0.999, ">99"), (1.0, "100")])
def test_what_can_happen_is_never_told_as_certain(chance: float, told: str) -> None:
    sentence = Reason("bot-ready", weighed=Weighed("dday", chance, 0.5)).text("en")
    assert f" {told} % to win" in sentence

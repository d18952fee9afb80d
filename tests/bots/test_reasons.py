"""Officers explain themselves: games over all boxes, and every decision with a sentence that says something."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

from hhour.bots.dday.captain import Captain
from hhour.bots.protocol import Budget, Decision, Margin, Reason, Second, Weighed, ask
from hhour.bots.registry import bot
from hhour.i18n import LANGUAGES, language
from hhour.kernel.action import Action
from hhour.kernel.chance import SeededChance
from hhour.kernel.games import game_of
from hhour.kernel.setup import parse_setup
from hhour.kernel.table import Table
from hhour.telling import tell_action
from tests.way_to_hell.missions import give
from tests.way_to_hell.missions import table as mission_table

SETUPS = (
    "dday n-01",
    "dday n-08",
    "dday n-02 units=2",
    "dday n-01 units=2 opts=german",
    "dday n-03 opts=german,german-solitaire",
    "dday n-02 opts=sea",
    "dday n-04 opts=missions",
    "dday n-06 units=2 opts=sea,missions,heroes,gold=wild",
    "dday n-20 opts=gold=touch,lead-the-way,heroes",
    "dday n-07 units=2 opts=continuous-play,sea",
    "dday n-19 opts=missions,mission-possible,gold=rwbg,way-to-hell-components",
    "dday n-22 units=5 opts=shaef,sea",
    "dday n-04 opts=gold=regular,sea",
    "dday n-02 units=2 opts=badges,battle-conditions,supply-snafu,playing-with-fire,forward-observation",
    "dday n-01 opts=assault,fight-back,grey-mgf-dice,atlantikwall-components",
    "bataille seats=2",
    "express gold players=2",
)
CAPTAINS = ("dday n-01", "dday n-02 opts=sea", "dday n-01 units=2 opts=german", "bataille seats=2", "express omaha")
MOST = 160  # decisions of a game

# what says nothing of the choice that was made
EMPTY = frozenset(("bot-only-choice", "bot-at-random"))
# The first answer is taken and said to be: these come up seldom, and no officer has learned to weigh them.
UNWEIGHED = frozenset(
    ("lose-specialist", "lose-vehicle", "pick-german", "thermite", "pair", "five-faces", "bless", "destroy-near")
) | frozenset(("give-results", "hero-paint", "hero-reroll", "reroll-three", "signal", "swap-give", "trade-with"))


def decisions(setup: str, name: str, seed: str) -> Iterator[tuple[str, Decision]]:
    """Every decision between two or more, with its question."""
    game = game_of(setup.split()[0])
    play = game.begin(game.rules(game.setup(parse_setup(setup))), SeededChance(seed), None)
    officer, rng = bot(game.name, name), random.Random(seed)
    for _ in range(MOST):
        if play.state.outcome:
            return
        seat = game.waiting(play)[0]
        decision = ask(officer, game, play, seat, rng, Budget())
        if len(game.choices(play, seat)) > 1:
            yield play.state.lanes[seat][-1][0], decision
        game.act(play, seat, decision.action)


@cache
def told(name: str) -> list[tuple[str, str, Reason]]:
    """Setup, question and reason of what was decided, once for each kind of sentence."""
    found: dict[tuple[str, str, str], Reason] = {}
    for setup in SETUPS if name == "sergeant" else CAPTAINS:
        for question, decision in decisions(setup, name, "reasons"):
            found.setdefault((setup, question, decision.reason.key), decision.reason)
    return [(setup, question, reason) for (setup, question, _), reason in found.items()]


OFFICERS = pytest.mark.parametrize("name", ["sergeant", "captain"])


@OFFICERS
def test_no_choice_is_explained_by_nothing(name: str) -> None:
    reasons = told(name)
    assert len({question for _, question, _ in reasons}) > 30
    empty = [(setup, question) for setup, question, reason in reasons if reason.key in EMPTY]
    assert empty == []
    unweighed = {question for _, question, reason in reasons if reason.key == "bot-unweighed"}
    assert unweighed <= UNWEIGHED


@OFFICERS
def test_every_sentence_is_whole_in_every_language(name: str) -> None:
    for setup, question, reason in told(name):
        for code in LANGUAGES:
            sentence = reason.text(code)
            where = (setup, question, code, sentence)
            assert not re.search(r"[{}]|\bbot-", sentence, re.IGNORECASE), where
            assert sentence.endswith("。" if code == "zh" else "."), where


@OFFICERS
def test_most_sentences_have_the_numbers_the_choice_was_made_by(name: str) -> None:
    numbered = [re.search(r"\d", reason.text("en")) is not None for _, _, reason in told(name)]
    assert sum(numbered) > 0.7 * len(numbered)


def test_a_margin_is_told_in_soldiers_and_names_the_runner_up() -> None:
    reason = Reason("bot-tally", weighed=Margin("dday", 2.54, Action("ready")))
    assert reason.text("en") == "Makes the most of the tally; ahead by 2.5 in soldiers; runner-up: Ready."
    assert "2,5" in reason.text("fr")
    assert "2.5" in reason.text("zh")


@pytest.mark.parametrize(
    ("margin", "says"),
    [
        (Margin("dday", 0.01, Action("ready")), "as good: Ready"),
        (Margin("dday", 1e6, Action("ready")), "the end: Ready"),
        (Margin("dday", 0.25, Action("ready"), is_share=True), "25 % better"),
        (Margin("dday", 0.0, Action("ready"), is_share=True), "as good: Ready"),
        (Second("dday", Action("ready"), 0.375), "runner-up: Ready (38 %)"),
        (Weighed("dday", 0.5, 0.0), "50 % to win this way"),
    ],
)
def test_what_the_runner_up_lacks_is_said_as_it_was_measured(margin: Margin | Second | Weighed, says: str) -> None:
    assert says in Reason("bot-tally", weighed=margin).text("en")


def test_a_hope_that_is_no_chance_is_never_told_as_one() -> None:
    """Who rolls for a Mission too counts it beside the chance to win: the sum is none."""
    ready, done = Action("ready"), Action("done")
    assert Captain().weighed([(ready, 1.25), (done, 1.0)], is_chance=False) == Margin("dday", 0.25, done, is_share=True)


@pytest.mark.parametrize("question", ["lock", "reroll"])
def test_dice_that_look_alike_are_no_runner_up(question: str) -> None:
    """Two blue dice with the same face: to take one or the other is the same answer."""
    table = Table("dday n-02", seed="alike")
    officer = bot("dday", "sergeant")
    compared = 0
    while not table.outcome and compared < 12:
        decision = ask(officer, table.game, table.play, 1)
        weighed = decision.reason.weighed
        if table.question(1) == question and weighed is not None and weighed.other is not None:
            compared += 1
            told, other = (tell_action(table, 1, one, language("en")) for one in (decision.action, weighed.other))
            assert told != other
        table.apply(1, decision.action)
    assert compared


def test_what_a_mission_spares_leaves_a_reason_its_numbers() -> None:
    """Where only the soldiers may fall because the Mission asks for the medic, *does this first* said nothing of it."""
    t = mission_table()
    give(t, "topham-crossing")
    t.unit(1, sector=1, soldiers=20, cards=["medic"])
    t.start_at("COMBAT")
    if t.question(1) != "fall":
        t.answer(1, "ready")
    assert t.choices(1) == ["lose soldiers", "lose medic"]
    reason = ask(bot("dday", "sergeant"), t.table.game, t.table.play, 1).reason
    assert reason.text("en").startswith("Lets soldiers fall, who can be replaced: casualties ")
